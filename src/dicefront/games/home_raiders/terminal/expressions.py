"""Odds of Home Raiders: ``W2 R1 +1 -> W2``, ``gr-ragmen -> nl-guardmen``, ``gr-rodbearers shoot far -> W2``.

A side is a pool in the notation of the catalogue with its Boost, or a card, perhaps ``wounded``. Abilities
are left out, since most need a table; ``upgrade`` and ``downgrade`` stand for what they would do. ``shoot``
takes the Shooting dice of a card, ``far`` says that the target is beyond range, ``ground`` that it lies on
the ground, ``obscured`` that it is partially obscured.
"""

from __future__ import annotations

import re
from typing import Final

from dicefront.games.home_raiders.rules.cards import CLOSE_COMBAT, DEFENCE, SHOOTING, Pool, TraitDice
from dicefront.games.home_raiders.rules.odds import win_odds
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.pools import Build, finish
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.terminal.odds import Odds

SHAPES: Final = '"W2 R1 +1 -> W2", "gr-ragmen -> nl-guardmen" or "gr-rodbearers shoot -> nl-guardmen ground"'
MOST_DICE: Final = 12
SHOOTS: Final = ("shoot", "schiet")
ATTACKING: Final = ("upgrade", "downgrade", "far", "wounded", *SHOOTS)
DEFENDING: Final = ("upgrade", "downgrade", "ground", "obscured", "wounded")
_DICE = re.compile(r"([wrb])(\d+)")
_BOOST = re.compile(r"\+(\d+)")
WHY: Final = "home_raiders.reason.boost"
RULE: Final = "HR-DIC-07"


def read(expression: str, options: dict[str, Json]) -> Odds:
    """The odds that an expression asks for."""
    sides = re.split(r"->|→|=>", expression.strip().lower())
    if len(sides) != 2:
        raise BadData("expression", SHAPES, expression)
    full = options_of(options)
    words = sides[0].split()
    trait = SHOOTING if any(word in SHOOTS for word in words) else CLOSE_COMBAT
    attack = _side(words, "attacker", trait, ATTACKING, full)
    defence = _side(sides[1].split(), "target", DEFENCE, DEFENDING, full)
    win = win_odds(attack.pool, attack.full_boost(), defence.pool, defence.full_boost())
    asked = f"{_spelled(attack)} -> {_spelled(defence)}"
    return Odds(asked, {"hit": win, "held": 1 - win}, {}, RULE)


def _side(words: list[str], where: str, trait: int, known: tuple[str, ...], options: Options) -> Build:
    """A pool with its changes, built as the rules build it (HR-DIC-21)."""
    dice, rest = _dice(words, where, trait, options)
    changes = [word for word in rest if word in known]
    strange = [word for word in rest if word not in known]
    if strange:
        raise BadData(
            where, "a card, dice such as W2 R1, a Boost such as +1, or " + ", ".join(known), strange[0]
        )
    build = Build(dice.wounded if "wounded" in changes else dice.healthy, dice.boost)
    for word in changes:
        if word in ("upgrade", "ground", "obscured"):
            build.upgrade(WHY, RULE)
        elif word == "downgrade":
            build.downgrade(WHY, RULE)
        elif word == "far":
            build.discard_strongest(WHY, RULE)
    finish(build)
    return build


def _dice(words: list[str], where: str, trait: int, options: Options) -> tuple[TraitDice, list[str]]:
    """The dice of a card or as they are listed, and the words that are none."""
    for word in words:
        if word in options.cards.cards:
            rest = [other for other in words if other != word]
            return options.cards.cards[word].dice[trait], rest
    counts = {"w": 0, "r": 0, "b": 0}
    boost = 0
    rest = []
    for word in words:
        dice, added = _DICE.fullmatch(word), _BOOST.fullmatch(word)
        if dice:
            counts[dice[1]] += int(dice[2])
        elif added:
            boost += int(added[1])
        elif word != "-":
            rest.append(word)
    if sum(counts.values()) > MOST_DICE or boost > MOST_DICE:
        raise BadData(where, f"at most {MOST_DICE} dice and Boosts", " ".join(words))
    if not any(counts.values()) and "-" not in words:
        raise BadData(where, "a card, or dice such as W2 R1", " ".join(words) or "nothing")
    pool = Pool(counts["w"], counts["r"], counts["b"])
    return TraitDice(pool, Pool(0, 0, 0), boost), rest


def _spelled(build: Build) -> str:
    boost = build.full_boost()
    return build.pool.text() + (f" +{boost}" if boost else "")
