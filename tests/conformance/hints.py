"""What the tests for every game cannot find out by themselves; a new game adds its lines here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicefront.kernel.ids import Json
from dicefront.kernel.table import Table
from tests.games.home_raiders.battles import DEED_SCENES, battle_table, deed_table, edge_table
from tests.games.home_raiders.names import (
    BODYGUARD,
    KNOCK_BACK,
    MESSENGER,
    REPLACEMENT,
    ROUNDHOUSE_ATTACK,
    SELFISH_FIGHTER,
    SUCKER_PUNCH,
)
from tests.games.spherewars import battles

ROSTERS: dict[str, list[Json]] = {
    "chessboard": [
        {"name": "Line", "minis": ["d6", "d6", "d6", "d6", "d6"]},
        {"name": "Captain", "minis": ["d8 hero", "d6", "d4", "d4", "d4"]},
        {"name": "", "minis": ["d4 gun", "d4", "d4", "d4", "d4 armor:2"]},
    ],
    "crystals": [],
    "home_raiders": ["nl-6-garrison", "nl-6-survey"],
    "spherewars": ["scout_scions_tide", "scout_adepts_glade"],
}
"""Secrets that are there before the first question: rosters that differ in what others may not see.

Sealed answers are found by the tests themselves. A game that hides nothing has an empty list.
"""

HEROES: Json = {"name": "", "minis": ["d6 hero", "d6 hero", "d6 hero", "d6 hero", "d6 hero"]}

TANGLED: Json = {
    "faction": "freeloaders",
    "portal": "tin",
    "troops": [
        {"ref": "socks", "card": "fl-sock-thieves", "copies": 1},
        {"ref": "snorl", "card": "fl-nap-king-snorl", "copies": 1},
        {"ref": "tangle", "card": "fl-the-tangle", "copies": 1},
        {"ref": "jack", "card": "fl-keyring-jack", "copies": 1},
    ],
}

RARE: dict[str, list[tuple[Json, list[Json]]]] = {
    "chessboard": [({"scenario": "retrieve", "points": 50, "obstacles": "checkers"}, [HEROES, HEROES])],
    "home_raiders": [({}, ["gr-6-scrapyard", "ld-6-sweep"]), ({}, ["gr-6-short-circuit", TANGLED])],
    "spherewars": [
        ({"field": "placed", "density": "low"}, ["scout_adepts_burrow", "scout_packs_embers"]),
    ],
}
"""Options and rosters with which questions come up that random play with any options hardly ever meets."""

WEIGHT: dict[str, int] = {"home_raiders": 12, "spherewars": 12}
"""How many times longer a random game takes than one of Chessboard: so many fewer are played."""


Ids = Callable[[Any], range]

PIECES: dict[str, Ids] = {
    "chessboard": lambda state: range(len(state.minis)),
    "crystals": lambda state: range(len(state.characters)),
    "home_raiders": lambda state: range(len(state.characters)),
    "spherewars": lambda state: range(len(state.combatants)),
}
"""The numbers of all pieces at a moment."""

SPACES: dict[str, Ids] = {
    "chessboard": lambda _: range(64),
    "crystals": lambda state: range(-1, state.options.board.length),  # -1 is Start
    "home_raiders": lambda _: range(0),
    "spherewars": lambda _: range(0),
}
"""The numbers of all spaces."""


RARELY_USED = [
    KNOCK_BACK,
    SELFISH_FIGHTER,
    REPLACEMENT,
    ROUNDHOUSE_ATTACK,
    SUCKER_PUNCH,
    BODYGUARD,
    MESSENGER,
]


def small_battle(number: int) -> Table[Any]:
    """A battle in which everybody has an ability that is seldom used, or any abilities."""
    if number % 8 == 0:
        return edge_table(number)
    if number in (5, 10, 15, 30):
        return battle_table(number, ROUNDHOUSE_ATTACK)  # where a wound leaves another enemy to strike
    seed = number if number % 4 == 3 else 2 * number  # mostly on level ground, which is quick
    return battle_table(seed, RARELY_USED[number % len(RARELY_USED)] if number % 3 else -1)


SMALL: dict[str, Callable[[int], Table[Any]]] = {
    "home_raiders": small_battle,
    "spherewars": battles.small_battle,
}
"""Positions by number, for heavy games: played out quickly, and everything that is rare happens there."""

SHORT: dict[str, list[int]] = {"home_raiders": [0, 1, 2, 3], "spherewars": [7, 42, 45, 49, 50]}
"""Those of them that are looked at decision by decision: short, and of many kinds of questions."""

SCENES: dict[str, tuple[int, Callable[[int], Table[Any]]]] = {"home_raiders": (len(DEED_SCENES), deed_table)}
"""So many positions by number that are played before all others, as a moment of them is worth a look."""

DEEDS: dict[str, list[str]] = {
    "home_raiders": ["carry", "join", "leave", "push", "relocate", "shoot"],
}
"""What figures may do with their moves, by the names of the deeds in gestures."""

SMALL_TABLES = 300
"""How many of them are played at most until every kind of question was asked."""

WITHIN: dict[str, dict[str, str]] = {
    "home_raiders": {
        "team.merge": "team.cards",
        "setup.portal-object": "team.cards",
        "deploy.specialist": "deploy.leader",
        "turn.pass": "turn.activate",
        "turn.leader-action": "turn.action",
        "turn.marker": "turn.action",
        "move.push": "move.path",
        "move.running-shot": "move.path",
        "move.drop": "move.path",
        "move.transport": "move.path",
        "move.relocate": "move.path",
        "move.redeploy": "move.path",
        "melee.rampage": "melee.target",
        "shoot.options": "shoot.target",
        "shoot.parabolic": "shoot.target",
        "generic.grapple": "generic.use",
        "generic.heal": "generic.use",
    },
}
"""Decisions of a catalogue that are part of the answer to another question."""

OUTSIDE = ("game.", "table.", "campaign.")
"""Keys of decisions that are made before, beside or after a match."""
