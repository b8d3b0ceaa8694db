"""DIC: dice, hands that are compared, target numbers with their extra dice, dice rolled again.

A face is a number from 1 to 6; 6 is the Sphere. Dice on the table lie sorted from high to low.
"""

from __future__ import annotations

from typing import Final

from dicefront.kernel.ids import NOBODY, PlayerId, RuleId
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, roll

SIDES: Final = 6
SPHERE: Final = 6

PURPOSE: Final = "spherewars.dice."
"""What dice are rolled for is a word; with this before it, it has a message."""

WON: Final = 1
TIED: Final = 0
LOST: Final = -1

EXPERT: Final = 1
INEXPERT: Final = -1


# -- hands that are compared --------------------------------------------------------------------


def sort_hand(faces: list[int]) -> list[int]:
    """SW-DIC-04: dice from high to low."""
    return sorted(faces, reverse=True)


def edge_of(first: int, second: int) -> int:
    """SW-ABI-15 to SW-ABI-18: what the skill of two fighters comes to: +2 to -2, seen from the first.

    A skill is ``EXPERT``, ``INEXPERT`` or 0; whoever is both at once is neither, and equal ones cancel out.
    """
    return first - second


def compare(first: list[int], second: list[int], edge: int = 0) -> int:
    """SW-DIC-04 to SW-DIC-09: whether the first of two sorted hands has won, tied or lost.

    With an ``edge`` of 1 the first hand wins if the two best dice of both are equal, with an edge of 2 if the
    best dice are (SW-ABI-15 to SW-ABI-17); a negative edge is the other hand's.
    """
    pairs = min(len(first), len(second))
    for place in range(pairs):
        if first[place] != second[place]:
            return WON if first[place] > second[place] else LOST
        if edge and place == 2 - abs(edge):
            return WON if edge > 0 else LOST
    if len(first) > pairs and first[pairs] > 1:
        return WON
    if len(second) > pairs and second[pairs] > 1:
        return LOST
    return TIED


# -- criticals ----------------------------------------------------------------------------------


def critical_of(spheres: int) -> int:
    """SW-CRI-01: 0 without a critical, 1 for two Spheres, 2 for three and more."""
    if spheres < 2:
        return 0
    return 1 if spheres == 2 else 2


# -- dice on the table --------------------------------------------------------------------------


class Permission(Plain):
    """SW-DIC-23: a right to roll dice again.

    ``source`` tells one permission from another. ``which`` is ``ANY_ONE`` die, the ``BEST`` one, the
    ``SECOND_BEST`` one or the ``WHOLE`` hand; only dice that show ``highest`` at most may be taken. With
    ``counts`` at false the new die gives no criticals (SW-CRI-02).
    """

    def __init__(
        self, source: str, rule: RuleId, which: int, highest: int = SPHERE, counts: bool = True
    ) -> None:
        self.source = source
        self.rule = rule
        self.which = which
        self.highest = highest
        self.counts = counts


ANY_ONE: Final = 0
BEST: Final = 1
SECOND_BEST: Final = 2
WHOLE: Final = 3


class Rolled:
    """The dice of one roll, from high to low: what each shows, and whether it counts for criticals.

    For those who roll again when they fail: ``number`` is what a die must reach, ``rival`` the hand that it
    is compared with, ``failed`` says that the roll was read and did not succeed.
    """

    def __init__(self, faces: list[int]) -> None:
        self.faces = sort_hand(faces)
        self.counting: list[bool] = [True] * len(faces)
        self.used: list[str] = []  # the permissions used on this roll
        self.number = 0
        self.rival: Rolled | None = None
        self.edge = 0
        self.failed = False

    def meet(self, rival: Rolled, edge: int = 0) -> None:
        """Two hands are compared."""
        self.rival, self.edge = rival, edge
        rival.rival, rival.edge = self, -edge

    def is_failing(self) -> bool:
        """Whether it would come to nothing as the dice lie."""
        if self.rival is not None:
            return compare(self.faces, self.rival.faces, self.edge) != WON
        best = self.faces[0] if self.faces else 0
        return self.failed or (self.number > 0 and best < least_face(self.number))

    def spheres(self) -> int:
        """SW-CRI-02: the Spheres that count for criticals."""
        found = 0
        for place in range(len(self.faces)):
            if self.faces[place] == SPHERE and self.counting[place]:
                found += 1
        return found

    def critical(self) -> int:
        return critical_of(self.spheres())

    def total(self) -> int:
        """SW-DIC-01: the faces added up, a Sphere as 6."""
        return sum(self.faces)

    def replace(self, place: int, face: int, counts: bool) -> None:
        """Another face instead of that of one die; the dice stay sorted."""
        del self.faces[place]
        del self.counting[place]
        new = 0
        while new < len(self.faces) and self.faces[new] >= face:
            new += 1
        self.faces.insert(new, face)
        self.counting.insert(new, counts)

    def offers(self, permission: Permission) -> list[list[int]]:
        """SW-DIC-23: the places of the dice that a permission may roll again, one list for each choice."""
        faces = self.faces
        if permission.source in self.used:
            return []
        if permission.which == BEST:
            places = [0]
        elif permission.which == SECOND_BEST:
            places = [min(1, len(faces) - 1)]
        else:
            places = list(range(len(faces)))
        allowed = [place for place in places if faces[place] <= permission.highest]
        if permission.which == WHOLE:
            return [allowed] if allowed else []
        offers: list[list[int]] = []
        for place in allowed:  # of equal dice one is as good as the other
            if place == allowed[0] or faces[place] != faces[place - 1]:
                offers.append([place])
        return offers


def throw_dice(count: int, purpose: str, rule: RuleId, player: PlayerId = NOBODY) -> Steps[Rolled]:
    """SW-DIC-20, SW-DIC-24: throw dice, at least one."""
    faces = yield from roll([SIDES] * max(count, 1), PURPOSE + purpose, rule, player)
    return Rolled(faces)


def throw_both(counts: list[int], purpose: str, rule: RuleId, players: list[PlayerId]) -> Steps[list[Rolled]]:
    """SW-DIC-11, SW-DIC-12: both hands of an opposed roll, nothing between; the active player's first."""
    first = yield from throw_dice(counts[0], purpose, rule, players[0])
    second = yield from throw_dice(counts[1], purpose, rule, players[1])
    return [first, second]


def throw_until_won(
    counts: list[int], purpose: str, rule: RuleId, players: list[PlayerId]
) -> Steps[list[Rolled]]:
    """SW-DIC-10: an opposed roll that needs a winner: a tie is rolled again in full."""
    while True:
        hands = yield from throw_both(counts, purpose, rule, players)
        if compare(hands[0].faces, hands[1].faces) != TIED:
            return hands


def throw_again(
    rolled: Rolled, permission: Permission, places: list[int], purpose: str, player: PlayerId = NOBODY
) -> Steps[None]:
    """SW-DIC-23: roll the dice at these places again; the new faces replace the old ones."""
    rolled.used.append(permission.source)
    faces = yield from roll([SIDES] * len(places), PURPOSE + purpose, permission.rule, player)
    for place in sorted(places, reverse=True):
        del rolled.faces[place]
        del rolled.counting[place]
    for face in faces:
        rolled.faces.append(0)
        rolled.counting.append(True)
        rolled.replace(len(rolled.faces) - 1, face, permission.counts)


def d3(face: int) -> int:
    """SW-DIC-02: a die read as a D3."""
    return (face + 1) // 2


def throw_die(purpose: str, rule: RuleId, player: PlayerId = NOBODY) -> Steps[int]:
    """Throw one die."""
    faces = yield from roll([SIDES], PURPOSE + purpose, rule, player)
    return faces[0]


def throw_d3(purpose: str, rule: RuleId, player: PlayerId = NOBODY) -> Steps[int]:
    """SW-DIC-02: throw a D3."""
    face = yield from throw_die(purpose, rule, player)
    return d3(face)


# -- target numbers -----------------------------------------------------------------------------


class Successes:
    """How a target number roll ended: its successes, the extra dice of each Sphere, and its critical.

    ``critical`` is 0 in rolls that give none.
    """

    def __init__(
        self, rolled: Rolled, target: int, successes: int, extra: list[list[int]], critical: int
    ) -> None:
        self.rolled = rolled
        self.target = target
        self.successes = successes
        self.extra = extra
        self.critical = critical


def least_face(target: int) -> int:
    """SW-DIC-14, SW-DIC-16: the face that a die must show at least, so as not to fail at once."""
    return min(max(target, 2), SPHERE)


def needs_extra(target: int) -> bool:
    """SW-DIC-16: whether a Sphere must be confirmed by an extra die."""
    return target > SPHERE


def count_successes(faces: list[int], target: int) -> int:
    """SW-DIC-13 to SW-DIC-15: the dice that succeed, or, from 7 on, the Spheres that may become successes."""
    least = least_face(target)
    found = 0
    for face in faces:
        if face >= least:
            found += 1
    return found


def settle(
    rolled: Rolled, target: int, criticals: bool, purpose: str, player: PlayerId = NOBODY
) -> Steps[Successes]:
    """SW-DIC-13 to SW-DIC-18: count the successes of dice on the table, with the extra dice they need.

    ``criticals`` says whether the roll can give criticals; one makes every Sphere a success (SW-CRI-12).
    """
    critical = rolled.critical() if criticals else 0
    found = count_successes(rolled.faces, target)
    if not needs_extra(target) or critical:
        return Successes(rolled, target, found, [], critical)
    extra: list[list[int]] = [[] for _ in range(found)]
    rolling = list(range(found))
    successes = 0
    rule = "SW-DIC-16"
    while rolling:
        target_left = target - 5 * (len(extra[rolling[0]]) + 1)
        faces = yield from roll([SIDES] * len(rolling), PURPOSE + purpose, rule, player)
        again: list[int] = []
        for number in range(len(rolling)):
            extra[rolling[number]].append(faces[number])
            if faces[number] >= least_face(target_left):
                again.append(rolling[number])
        if not needs_extra(target_left):
            successes = len(again)
            break
        rolling = again
        rule = "SW-DIC-17"
    return Successes(rolled, target, successes, extra, critical)


# -- how many dice ------------------------------------------------------------------------------

FLOOR: Final = "spherewars.reason.at_least_one"
"""The reason of the part that brings a number up to 1."""


def at_least_one(parts: list[Modifier], rule: RuleId) -> list[Modifier]:
    """The parts of a number, and one more if they come to less than 1."""
    amount = sum([part.amount for part in parts])
    return parts if amount >= 1 else [*parts, Modifier(FLOOR, 1 - amount, rule)]


def number_of_dice(attribute: Total, bonus: list[Modifier], penalties: list[Modifier]) -> Total:
    """SW-DIC-20, SW-DIC-21: the changed attribute, at least 1; bonus dice; penalty dice; at least one die."""
    parts = at_least_one(attribute.parts, "SW-DIC-21")
    return Total(at_least_one([*parts, *bonus, *penalties], "SW-DIC-20"))
