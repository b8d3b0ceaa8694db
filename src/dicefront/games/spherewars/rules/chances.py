"""Exact chances of all kinds of roll, for previews and computer players.

Pure numbers: how many dice, which target number, how many gems. Every table is made when it is first asked
for, and kept. Ways are counted in whole numbers; only the last division makes a chance of them.
"""

from __future__ import annotations

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


# -- spells -------------------------------------------------------------------------------------

KEPT: Final = 3
"""SW-SPE-31: the best dice that are kept."""

LEAST_KEPT: Final = 3
"""SW-SPE-31: dice that show less are removed; after a changed target those that show 3 as well."""


def _keep(kept: int, face: int) -> int:
    """Kept dice with one more: a number of three digits to the base of 8, the best one first."""
    first, second, third = kept >> 6, kept >> 3 & 7, kept & 7
    if face > first:
        return face << 6 | first << 3 | second
    if face > second:
        return first << 6 | face << 3 | second
    return first << 6 | second << 3 | face if face > third else kept


def score(casting: int, dispelling: int) -> int:
    """SW-SPE-32, SW-SPE-33: the successes of kept dice against kept dice."""
    found = 0
    for place in (6, 3, 0):
        if casting >> place & 7 > dispelling >> place & 7:
            found += 1
    return found


_kept: Final[dict[int, list[dict[int, int]]]] = {}


def kept_dice(gems: int, least: int = LEAST_KEPT) -> list[dict[int, int]]:
    """Ways to keep dice out of so many gems, by the 1s among all dice: none, one, two, three and more."""
    key = gems * 8 + least
    found = _kept.get(key)
    if found is not None:
        return found
    found = [{0: 1}, {}, {}, {}] if gems <= 0 else [{}, {}, {}, {}]
    if gems > 0:
        before = kept_dice(gems - 1, least)
        for ones in range(4):
            for kept, ways in before[ones].items():
                for face in range(1, SIDES + 1):
                    now = found[min(ones + 1, 3) if face == 1 else ones]
                    new = _keep(kept, face) if face >= least else kept
                    now[new] = now.get(new, 0) + ways
    _kept[key] = found
    return found


TWO_SPHERES: Final = SPHERE << 3 | SPHERE
ALL_SPHERES: Final = TWO_SPHERES << 3 | SPHERE

_spells: Final[dict[int, list[float]]] = {}


def spell(gems: int, against: int, least: int = LEAST_KEPT) -> list[float]:
    """SW-SPE-30 to SW-SPE-33: the chances of 0 to 3 successes with so many gems against so many.

    Three Spheres cannot be dispelled, three 1s fail unless there are three Spheres as well (SW-UNC-02,
    SW-UNC-04, SW-UNC-07).
    """
    if gems <= 0:
        return [1.0, 0.0, 0.0, 0.0]
    key = (gems * 64 + against) * 8 + least
    found = _spells.get(key)
    if found is None:
        found = _spells[key] = _count_spell(gems, against, least)
    return found


def _count_spell(gems: int, against: int, least: int) -> list[float]:
    dispelling: dict[int, int] = {}
    for part in kept_dice(against):
        for kept, ways in part.items():
            dispelling[kept] = dispelling.get(kept, 0) + ways
    counts = [0, 0, 0, 0]
    casting = kept_dice(gems, least)
    all_dispelled: int = SIDES**against
    for ones in range(4):
        for mine, ways in casting[ones].items():
            if mine == ALL_SPHERES:
                counts[3] += ways * all_dispelled
            elif ones == 3:
                counts[0] += ways * all_dispelled
            else:
                for theirs, times in dispelling.items():
                    counts[score(mine, theirs)] += ways * times
    total: int = SIDES ** (gems + against)
    return [count / total for count in counts]


def spell_works(gems: int, against: int, needed: int, least: int = LEAST_KEPT) -> float:
    """SW-SPE-34: the chance of at least so many successes."""
    return sum(spell(gems, against, least)[needed:])


class Risk(Plain):
    """What casting dice do to the caster, who dies, is wounded or concussed; and the gems that come back."""

    def __init__(self, die: float, wound: float, concuss: float, back: float) -> None:
        self.die = die
        self.wound = wound
        self.concuss = concuss
        self.back = back


_risks: Final[dict[int, Risk]] = {}


def risk(gems: int) -> Risk:
    """UNC: uncontrolled power in so many casting dice."""
    found = _risks.get(gems)
    if found is None:
        found = _risks[gems] = _count_risk(gems)
    return found


def _count_risk(gems: int) -> Risk:
    total: int = SIDES**gems
    by_ones = [sum(part.values()) for part in kept_dice(gems)]
    back = 0
    parts = kept_dice(gems)
    for ones in range(4):
        for kept, ways in parts[ones].items():
            if kept == ALL_SPHERES:
                back += gems * ways if ones < 3 else 0  # SW-UNC-02, SW-UNC-07
            elif kept >> 3 == TWO_SPHERES:
                back += ways  # SW-UNC-03
    return Risk(by_ones[3] / total, by_ones[2] / total, 1.0 - _without_three(gems) / total, back / total)


def _without_three(gems: int) -> int:
    """SW-UNC-06: the ways in which none of the faces 2 to 5 is shown by three dice."""
    shown = [1]  # ways of the dice so far, by how many dice have been dealt with
    for _ in range(4):
        more = [0] * (min(len(shown) + 2, gems + 1))
        for used in range(len(shown)):
            for count in range(min(2, gems - used) + 1):
                more[used + count] += shown[used] * comb(gems - used, count)
        shown = more
    total = 0
    for used in range(len(shown)):
        total += shown[used] * 2 ** (gems - used)
    return total
