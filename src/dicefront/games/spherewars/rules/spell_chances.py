"""Exact chances of spells, gems against gems, and of what casting does to the caster.

Pure numbers, counted as in ``chances``.
"""

from __future__ import annotations

from math import comb
from typing import Final

from dicefront.games.spherewars.rules.dice import SIDES, SPHERE
from dicefront.kernel.plain import Plain

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
