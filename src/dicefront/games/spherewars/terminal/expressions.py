"""Odds of SphereWars outside a match: ``4 -> 3`` is a dexterity roll, ``3 at 5`` a target number."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from dicefront.games.spherewars.rules.chances import duel, successes
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.odds import Odds

OPPOSED: Final = re.compile(r"(\d{1,2})\s*(?:->|→|against|tegen)\s*(\d{1,2})")
TARGET: Final = re.compile(r"(\d{1,2})\s*(?:at|op)\s*(\d{1,2})")
MOST: Final = 12
SHAPE: Final = "dice against dice, 4 -> 3, or dice at a target number, 3 at 5; at most 12 dice"


def read(text: str, _options: dict[str, Json]) -> Odds:
    """What an expression asks for; ``BadData`` says what is not understood."""
    wanted = text.strip().lower()
    opposed, target = OPPOSED.fullmatch(wanted), TARGET.fullmatch(wanted)
    if opposed and all(1 <= int(part) <= MOST for part in opposed.groups()):
        return against(int(opposed[1]), int(opposed[2]))
    if target and 1 <= int(target[1]) <= MOST and 2 <= int(target[2]) <= MOST:
        return reaching(int(target[1]), int(target[2]))
    raise BadData("odds", SHAPE, text)


def against(dice: int, other: int) -> Odds:
    """SW-DIC-04: the chances to win, tie and lose."""
    found = duel(dice, other)
    ways = found.ways
    outcomes = {
        "win": Fraction(sum(found.won), ways),
        "tie": Fraction(found.tied, ways),
        "lose": Fraction(sum(found.lost), ways),
    }
    sums = {"critical": Fraction(sum(found.won[1:]), ways)}
    return Odds(f"{dice} -> {other}", outcomes, sums, "SW-DIC-04")


def reaching(dice: int, target: int) -> Odds:
    """SW-DIC-13: the chances of each number of successes; above 6 a Sphere needs more (SW-DIC-17)."""
    parts = [Fraction(one).limit_denominator(6 ** (2 * dice)) for one in successes(dice, target)]
    parts[0] = 1 - sum(parts[1:], Fraction(0))
    names = ["none", "one", "two"]
    outcomes = dict(zip(names, parts, strict=False))
    if dice > 2:
        outcomes["more"] = sum(parts[3:], Fraction(0))
    return Odds(f"{dice} at {target}", outcomes, {"success": 1 - parts[0]}, "SW-DIC-13")
