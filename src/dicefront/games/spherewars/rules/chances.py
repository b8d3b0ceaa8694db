"""Exact chances of opposed rolls, target numbers and damage, for previews and computer players.

Pure numbers: how many dice, which target number. Every table is made when it is first asked
for, and kept. Ways are counted in whole numbers; only the last division makes a chance of them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import comb
from typing import ClassVar, Final

from dicefront.games.spherewars.rules.dice import SIDES, SPHERE, critical_of
from dicefront.kernel.plain import Plain

CLASSES: Final = 3
"""Classes of a critical: none, two Spheres, three and more."""


# -- opposed rolls ------------------------------------------------------------------------------


class Duel(Plain):
    """How an opposed roll can end, in ways out of ``ways``; wins and losses by the winner's critical."""

    DERIVED: ClassVar[tuple[str, ...]] = ("win_by", "lose_by", "win", "tie", "lose")

    def __init__(self, won: list[int], tied: int, lost: list[int], ways: int) -> None:
        self.won = won
        self.tied = tied
        self.lost = lost
        self.ways = ways
        self.win_by = [count / ways for count in won]
        self.lose_by = [count / ways for count in lost]
        self.win = sum(won) / ways
        self.tie = tied / ways
        self.lose = sum(lost) / ways


_duels: Final[dict[int, Duel]] = {}
_below: Final[dict[int, tuple[int, int, int]]] = {}


def duel(first: int, second: int, edge: int = 0) -> Duel:
    """SW-DIC-04 to SW-DIC-09, SW-ABI-15 to SW-ABI-17: so many dice against so many.

    The edge is that of ``dice.compare``.
    """
    first, second = max(first, 1), max(second, 1)
    key = (first * 64 + second) * 8 + edge + 2
    found = _duels.get(key)
    if found is None:
        if edge >= 0:
            found = _count_duel(first, second, edge)
        else:
            other = _count_duel(second, first, -edge)
            found = Duel(other.lost, other.tied, other.won, other.ways)
        _duels[key] = found
    return found


def duel_answered(first: int, second: int, edge: int = 0) -> Duel:
    """SW-ABI-11 to SW-ABI-14: the same if the first fighter, having lost, rolls his second-best die again.

    He does so always: what is lost cannot be lost more. Ways are six times as many.
    """
    first, second = max(first, 1), max(second, 1)
    key = 1 << 20 | (first * 64 + second) * 8 + edge + 2
    found = _duels.get(key)
    if found is None:
        found = _duels[key] = _count_answered(first, second, edge)
    return found


EIGHTS: Final[list[int]] = [pow(8, place) for place in range(64)]
"""By these a hand is moved up and down by dice; compiled, a shift of 1 would be 32 bits wide."""


class _Hands:
    """All sorted hands of so many dice, worst first, each as a number to the base of 8, best die first.

    ``ways`` says how often each falls, ``below`` how many ways lie below each place, by their critical.
    ``kept`` is each without its second-best die, among the ``fewer`` hands of one die less, and ``grown``
    what each of those becomes with a die more, by its face.
    """

    def __init__(self, dice: int, fewer: _Hands | None) -> None:
        found: dict[int, int] = {} if fewer else {0: 1}
        grown: list[int] = []
        if fewer is not None:
            for hand, ways in zip(fewer.all, fewer.ways):
                for face in range(1, SIDES + 1):
                    more = _insert(hand, face)
                    grown.append(more)
                    found[more] = found.get(more, 0) + ways
        self.dice = dice
        self.all: list[int] = sorted(found)
        self.ways: list[int] = [found[hand] for hand in self.all]
        self.numbers: dict[int, int] = {hand: number for number, hand in enumerate(self.all)}
        self.criticals: list[int] = [_critical(hand, dice) for hand in self.all]
        self.below: list[list[int]] = [[0] for _ in range(CLASSES)]
        for critical in range(CLASSES):
            for hand in range(len(self.all)):
                own = self.ways[hand] if critical == self.criticals[hand] else 0
                self.below[critical].append(self.below[critical][hand] + own)
        self.grown: list[int] = [self.numbers[more] for more in grown]
        self.kept: list[int] = (
            [] if fewer is None else [fewer.numbers[_without(one, dice)] for one in self.all]
        )

    def ranks(self, pairs: int) -> list[int]:
        """Numbers by which hands compare: their first dice, filled up with 1s, which are as good as none."""
        if pairs <= self.dice:
            return [hand // EIGHTS[self.dice - pairs] for hand in self.all]
        more = EIGHTS[pairs - self.dice]
        return [hand * more + (more - 1) // 7 for hand in self.all]


_all_hands: Final[dict[int, _Hands]] = {}


def _hands(dice: int) -> _Hands:
    found = _all_hands.get(dice)
    if found is None:
        found = _all_hands[dice] = _Hands(dice, _hands(dice - 1) if dice else None)
    return found


def _insert(hand: int, face: int) -> int:
    """A hand with one die more, sorted."""
    place = 0
    better = hand
    while better % 8 and better % 8 < face:
        better //= 8
        place += 1
    return (better * 8 + face) * EIGHTS[place] + hand % EIGHTS[place]


def _without(hand: int, dice: int) -> int:
    """A hand without its second-best die, or without its only one."""
    place = max(dice - 2, 0)
    return hand // EIGHTS[place + 1] * EIGHTS[place] + hand % EIGHTS[place]


def _critical(hand: int, dice: int) -> int:
    """The critical of a hand, by its Spheres."""
    spheres = 0
    while spheres < dice and hand // EIGHTS[dice - spheres - 1] % 8 == SPHERE:
        spheres += 1
    return critical_of(spheres)


def _count_answered(first: int, second: int, edge: int) -> Duel:
    """Every hand against all hands of the enemy; where it loses, every hand that it may become."""
    needed = 3 - abs(edge)
    if edge == 0 or min(first, second) < needed:
        edge, needed = 0, max(first, second)
    mine, fewer, theirs = _hands(first), _hands(first - 1), _hands(second)
    ranks = theirs.ranks(needed)
    lower = [bisect_left(ranks, rank) for rank in mine.ranks(needed)]
    upper = [bisect_right(ranks, rank) for rank in mine.ranks(needed)]
    beaten = upper if edge > 0 else lower  # where the hands end that lose to it
    stronger = lower if edge < 0 else upper  # where those begin that beat it
    total: list[int] = [sum([below[place] for below in theirs.below]) for place in range(len(ranks) + 1)]
    won, lost = [0] * CLASSES, [0] * CLASSES
    tied = 0
    for hand in range(len(mine.all)):
        ways, start = mine.ways[hand], stronger[hand]
        won[mine.criticals[hand]] += SIDES * ways * total[beaten[hand]]
        tied += SIDES * ways * (total[start] - total[beaten[hand]])
        better = even = 0
        kept = mine.kept[hand]
        for die in range(SIDES):
            then = mine.grown[SIDES * kept + die]
            end, rest = max(beaten[then], start), max(stronger[then], start)
            better += total[end] - total[start]
            even += total[rest] - total[end]
            for critical in range(CLASSES):
                below = theirs.below[critical]
                lost[critical] += ways * (below[len(ranks)] - below[rest])
        won[fewer.criticals[kept]] += ways * better  # SW-CRI-02
        tied += ways * even
    return Duel(won, tied, lost, SIDES ** (first + second + 1))


def _count_duel(first: int, second: int, edge: int) -> Duel:
    """Split the Spheres of both hands, so that the critical of the winner is known."""
    pairs = 0 if edge == 0 else 3 - edge
    won, lost = [0] * CLASSES, [0] * CLASSES
    tied = 0
    for i in range(first + 1):
        for j in range(second + 1):
            ways = comb(first, i) * comb(second, j)
            wins, ties, losses = _decide(SPHERE, first - i, second - j, i, j, pairs)
            won[critical_of(i)] += ways * wins
            tied += ways * ties
            lost[critical_of(j)] += ways * losses
    return Duel(won, tied, lost, SIDES ** (first + second))


def _decide(face: int, first: int, second: int, i: int, j: int, pairs: int) -> tuple[int, int, int]:
    """Ways to win, tie and lose if ``i`` and ``j`` dice show this face, and so many others less.

    ``pairs`` is how many equal pairs the first hand still needs for its edge; 0 if it has none.
    """
    if i == j and (pairs == 0 or i < pairs):
        return _count_below(face - 1, first, second, pairs - i if pairs else 0)
    ways: int = (face - 1) ** (first + second)
    if i > j or (pairs and j >= i >= pairs):
        return ways, 0, 0
    return 0, 0, ways


def _count_below(face: int, first: int, second: int, pairs: int) -> tuple[int, int, int]:
    """Ways to win, tie and lose with dice that show at most this face."""
    if face == 1:  # all the rest are 1s: SW-DIC-06, SW-DIC-08
        if pairs and min(first, second) >= pairs:
            return 1, 0, 0
        return 0, 1, 0
    key = ((face * 64 + first) * 64 + second) * 4 + pairs
    found = _below.get(key)
    if found is None:
        wins = ties = losses = 0
        for i in range(first + 1):
            for j in range(second + 1):
                ways = comb(first, i) * comb(second, j)
                won, tied, lost = _decide(face, first - i, second - j, i, j, pairs)
                wins += ways * won
                ties += ways * tied
                losses += ways * lost
        found = _below[key] = (wins, ties, losses)
    return found


# -- target numbers -----------------------------------------------------------------------------


def success(target: int) -> float:
    """SW-DIC-13 to SW-DIC-17: the chance of one die, extra dice included."""
    if target <= SPHERE:
        return (7 - max(target, 2)) / SIDES
    return success(target - 5) / SIDES


def passes(target: int, tries: int = 1) -> float:
    """SW-MOR-01 to SW-MOR-06, SW-FLE-17: the chance of a morale roll; Firm has two tries."""
    return 1.0 - (1.0 - success(target)) ** tries


def successes(dice: int, target: int) -> list[float]:
    """The chances of each number of successes in a roll without criticals, such as a deed roll."""
    dice = max(dice, 1)
    chance = success(target)
    return [comb(dice, count) * chance**count * (1 - chance) ** (dice - count) for count in range(dice + 1)]


def _ways(dice: int, target: int, spheres: int, others: int) -> float:
    """The chance of so many Spheres, and so many lower dice that reach the target number up to 6."""
    low = min(max(target, 2), SPHERE)
    ways: int = comb(dice, spheres) * comb(dice - spheres, others)
    ways *= (SPHERE - low) ** others * (low - 1) ** (dice - spheres - others)
    total: int = SIDES**dice
    return ways / total


class Hit(Plain):
    """A precision roll: the chance to miss, and to hit by the critical of the roll."""

    DERIVED: ClassVar[tuple[str, ...]] = ("hit",)

    def __init__(self, miss: float, hit_by: list[float]) -> None:
        self.miss = miss
        self.hit_by = hit_by
        self.hit = sum(hit_by)


_hits: Final[dict[int, Hit]] = {}


def hit(dice: int, target: int) -> Hit:
    """SW-SHO-05, SW-CRI-05, SW-CRI-12, SW-CRI-13: a precision roll."""
    dice = max(dice, 1)
    target = max(target, 2)
    key = dice * 64 + target
    found = _hits.get(key)
    if found is None:
        by = [0.0] * CLASSES
        for spheres in range(dice + 1):
            for others in range(dice - spheres + 1):
                if spheres + others:
                    by[critical_of(spheres)] += _ways(dice, target, spheres, others) * _holds(target, spheres)
        found = _hits[key] = Hit(1.0 - sum(by), by)
    return found


def _holds(target: int, spheres: int) -> float:
    """SW-CRI-13: the chance that a single Sphere is confirmed; two and more need not be (SW-CRI-12)."""
    return success(target - 5) if target > SPHERE and spheres == 1 else 1.0


class Damage(Plain):
    """A damage roll by its wounds, and the chance of a deadly blow.

    ``plain`` is without a critical, ``brutal`` with two Spheres, before the wound they add.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("wounds", "mean")

    def __init__(self, plain: list[float], brutal: list[float], dead: float) -> None:
        self.plain = plain
        self.brutal = brutal
        self.dead = dead
        self.wounds = [*plain, 0.0]
        for count in range(len(brutal)):
            self.wounds[count + 1] += brutal[count]  # SW-CRI-07
        self.mean = 0.0
        for count in range(len(self.wounds)):
            self.mean += count * self.wounds[count]

    def kills(self, left: int) -> float:
        """The chance that somebody with so many wounds left dies (SW-WOU-03, SW-CRI-09)."""
        return self.dead + sum(self.wounds[max(left, 1) :])

    def hurts(self, left: int) -> float:
        """The chance that somebody with so many wounds left is wounded and lives."""
        return sum(self.wounds[1 : max(left, 1)])

    def taken(self, left: int) -> float:
        """How many wounds somebody with so many left loses on average; the dead lose all they have."""
        total = left * self.dead
        for count in range(len(self.wounds)):
            total += min(count, left) * self.wounds[count]
        return total


_damages: Final[dict[int, Damage]] = {}


def damage(strength: int, target: int) -> Damage:
    """SW-HTH-12, SW-CRI-07, SW-CRI-09, SW-CRI-12, SW-CRI-13: a damage roll."""
    strength = max(strength, 1)
    target = max(target, 2)
    key = strength * 64 + target
    found = _damages.get(key)
    if found is None:
        found = _damages[key] = _count_damage(strength, target)
    return found


def _count_damage(dice: int, target: int) -> Damage:
    plain, brutal = [0.0] * (dice + 1), [0.0] * (dice + 1)
    dead = 0.0
    for spheres in range(dice + 1):
        held = _holds(target, spheres)
        for others in range(dice - spheres + 1):
            chance = _ways(dice, target, spheres, others)
            if spheres > 2:
                dead += chance
            elif spheres == 2:
                brutal[2 + others] += chance
            else:
                plain[spheres + others] += chance * held
                plain[others] += chance * (1.0 - held)
    return Damage(plain, brutal, dead)


# -- a fight ------------------------------------------------------------------------------------


class Clash(Plain):
    """A fight as its first fighter sees it.

    ``kill`` and ``hurt``: the enemy dies, or is wounded and lives; ``die`` and ``bleed``: the same of
    himself; ``dealt`` and ``taken``: wounds on average.
    """

    def __init__(
        self, kill: float, hurt: float, dealt: float, die: float, bleed: float, taken: float
    ) -> None:
        self.kill = kill
        self.hurt = hurt
        self.dealt = dealt
        self.die = die
        self.bleed = bleed
        self.taken = taken


def clash(rolled: Duel, mine: list[Damage], left: int, theirs: list[Damage], right: int) -> Clash:
    """SW-HTH-04, SW-CRI-05: a dexterity roll and the winner's damage roll, which stands in the list by the
    critical of his dexterity roll; an empty list is that of somebody who may not win (SW-STA-13).

    ``left`` and ``right`` are the wounds that the first and the second fighter have left.
    """
    found = Clash(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for critical in range(len(mine)):
        chance, blow = rolled.win_by[critical], mine[critical]
        found.kill += chance * blow.kills(right)
        found.hurt += chance * blow.hurts(right)
        found.dealt += chance * blow.taken(right)
    for critical in range(len(theirs)):
        chance, blow = rolled.lose_by[critical], theirs[critical]
        found.die += chance * blow.kills(left)
        found.bleed += chance * blow.hurts(left)
        found.taken += chance * blow.taken(left)
    return found


def shot(aimed: Hit, blows: list[Damage], left: int) -> Clash:
    """SW-SHO-05, SW-SHO-08, SW-CRI-05: a shot, with its damage roll by the critical of the precision roll."""
    found = Clash(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for critical in range(CLASSES):
        chance, blow = aimed.hit_by[critical], blows[critical]
        found.kill += chance * blow.kills(left)
        found.hurt += chance * blow.hurts(left)
        found.dealt += chance * blow.taken(left)
    return found
