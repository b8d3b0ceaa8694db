"""A second judge of SphereWars dice, written from the catalogue without a line of the rules.

Dice are lists of faces, 6 is the Sphere. Nothing here is quick.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, zip_longest
from math import factorial


def hands(dice: int) -> Iterator[tuple[list[int], int]]:
    """All hands of so many dice, from high to low, each with the ways in which it falls."""
    for faces in combinations_with_replacement((6, 5, 4, 3, 2, 1), dice):
        ways = factorial(dice)
        for times in Counter(faces).values():
            ways //= factorial(times)
        yield list(faces), ways


def winner(
    first: list[int], second: list[int], experts: tuple[bool, bool], inexperts: tuple[bool, bool]
) -> int | None:
    """Which of two fighters wins an opposed roll: 0, 1 or nobody (DIC-04 to DIC-09, ABI-15 to ABI-18)."""
    both = [sorted(first)[::-1], sorted(second)[::-1]]
    skilled = [experts[seat] and not inexperts[seat] for seat in (0, 1)]
    clumsy = [inexperts[seat] and not experts[seat] for seat in (0, 1)]
    if skilled != [True, True] and clumsy != [True, True]:
        for seat in (0, 1):
            other = 1 - seat
            if skilled[seat] and clumsy[other] and both[0][0] == both[1][0]:
                return seat
            enough = len(first) > 1 and len(second) > 1 and both[0][:2] == both[1][:2]
            if enough and (skilled[seat] or clumsy[other]):
                return seat
    for one, another in zip_longest(*both):
        if one is None or another is None:
            longer = 0 if another is None else 1
            unpaired = both[longer][min(len(first), len(second)) :]
            return longer if any(face != 1 for face in unpaired) else None
        if one != another:
            return 0 if one > another else 1
    return None


def confirmed(target: int) -> Fraction:
    """The chance that a die is a success in the end."""
    if target >= 7:
        return Fraction(1, 6) * confirmed(target - 5)
    return Fraction(sum(face >= target and face != 1 for face in range(1, 7)), 6)


def wounds(faces: list[int], target: int) -> Iterator[tuple[Fraction, int | str]]:
    """What a damage roll does: each result with its chance, as a number of wounds or as "dead"."""
    spheres = faces.count(6)
    if spheres >= 3:
        yield Fraction(1), "dead"
    elif target <= 6:
        yield Fraction(1), sum(face >= target and face != 1 for face in faces) + (spheres == 2)
    elif spheres == 2:
        yield Fraction(1), 3
    elif spheres == 1:
        yield confirmed(target - 5), 1
        yield 1 - confirmed(target - 5), 0
    else:
        yield Fraction(1), 0


def cast(casting: list[int], dispelling: list[int], changed_target: bool = False) -> int:
    """The successes of a spell (SPE-30 to SPE-33, UNC-02, UNC-04, UNC-07)."""
    if casting.count(6) >= 3:
        return 3
    if casting.count(1) >= 3:
        return 0
    removed = (1, 2, 3) if changed_target else (1, 2)
    mine = sorted([face for face in casting if face not in removed])[::-1][:3]
    theirs = sorted([face for face in dispelling if face not in (1, 2)])[::-1][:3]
    return sum(face > (theirs[place] if place < len(theirs) else 0) for place, face in enumerate(mine))


def backlash(casting: list[int]) -> tuple[bool, bool, bool, int]:
    """Whether the caster dies, takes a wound, is concussed; and the gems that come back (UNC)."""
    ones, spheres = casting.count(1), casting.count(6)
    back = 0
    if spheres >= 3 and ones < 3:
        back = len(casting)
    elif spheres == 2:
        back = 1
    return ones >= 3, ones == 2, any(casting.count(face) >= 3 for face in (2, 3, 4, 5)), back
