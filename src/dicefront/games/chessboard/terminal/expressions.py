"""Odds of Chessboard Skirmish: ``d8 hero bow -> d6 armor:1``, ``initiative d8 d6``, ``skill d6 hero``."""

from __future__ import annotations

import re
from typing import Final

from dicefront.games.chessboard.rules.army import Wish, read_wish
from dicefront.games.chessboard.rules.duel import skill_odds
from dicefront.games.chessboard.rules.lines import BOW, GUN, MELEE
from dicefront.games.chessboard.rules.odds import duel_odds, initiative_odds
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.odds import Odds

SHAPES: Final = '"d8 hero bow -> d6 armor:1", "initiative d8 d6" or "skill d6 hero"'


def read(expression: str, options: dict[str, Json]) -> Odds:
    """The odds that an expression asks for."""
    text = expression.strip().lower()
    if text.startswith("initiative"):
        return _initiative(text.removeprefix("initiative"))
    if text.startswith("skill"):
        return _skill(text.removeprefix("skill"))
    sides = re.split(r"->|→|=>|>", text)
    if len(sides) != 2:
        raise BadData("expression", SHAPES, expression)
    return _attack(sides[0], sides[1], options["hero_timing"] == "informed")


def _attack(left: str, right: str, informed: bool) -> Odds:
    words = left.split()
    kinds = [word for word in words if word in (MELEE, BOW, GUN)]
    if len(kinds) > 1:
        raise BadData("attacker", "one attack type", left.strip(), "CB-ATK-02")
    attacker = _mini(" ".join(word for word in words if word != MELEE), "attacker")
    target = _mini(right, "target")
    if attacker.armor:
        raise BadData("attacker", "a die, hero, and melee, bow or gun: its Armor plays no part", left.strip())
    if target.bow or target.gun:
        raise BadData("target", "a die, hero, armor:N: its weapons play no part", right.strip())
    type_ = kinds[0] if kinds else MELEE
    odds = duel_odds(type_, attacker.die, attacker.hero, target.die, target.hero, target.armor, informed)
    outcomes = {"miss": odds.miss, "saved": odds.saved, "armor": odds.armor, "defeat": odds.defeat}
    if not target.armor:
        del outcomes["armor"]
    asked = f"{_spelled(attacker)} {type_} -> {_spelled(target)}"
    return Odds(asked, outcomes, {"hit": odds.hit}, "CB-ODD-01")


def _initiative(text: str) -> Odds:
    words = re.split(r"[^a-z0-9]+", text.strip())
    if len(words) != 2:
        raise BadData("initiative", "two dice, such as initiative d8 d6", text.strip(), "CB-RND-01")
    own, other = _mini(words[0], "initiative"), _mini(words[1], "initiative")
    first = initiative_odds(own.die, other.die)
    asked = f"initiative d{own.die} d{other.die}"
    return Odds(asked, {"first": first, "second": 1 - first}, {}, "CB-ODD-05")


def _skill(text: str) -> Odds:
    mini = _mini(text, "skill")
    success = skill_odds(mini.die, mini.hero)
    return Odds(f"skill {_spelled(mini)}", {"success": success, "failure": 1 - success}, {}, "CB-DIE-10")


def _mini(text: str, where: str) -> Wish:
    wish = read_wish(text.strip(), where)
    if wish.figure:
        raise BadData(where, "a die and what it carries", wish.figure)
    return wish


def _spelled(mini: Wish) -> str:
    words = [f"d{mini.die}"]
    if mini.hero:
        words.append("hero")
    if mini.armor:
        words.append(f"armor:{mini.armor}")
    return " ".join(words)
