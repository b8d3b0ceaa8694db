"""What the tests for every game cannot find out by themselves; a new game adds its lines here."""

from __future__ import annotations

from dicefront.kernel.ids import Json

ROSTERS: dict[str, list[Json]] = {
    "chessboard": [
        {"name": "Line", "minis": ["d6", "d6", "d6", "d6", "d6"]},
        {"name": "Captain", "minis": ["d8 hero", "d6", "d4", "d4", "d4"]},
        {"name": "", "minis": ["d4 gun", "d4", "d4", "d4", "d4 armor:2"]},
    ],
    "crystals": [],
}
"""Secrets that are there before the first question: rosters that differ in what others may not see.

Sealed answers are found by the tests themselves. A game that hides nothing has an empty list.
"""

HEROES: Json = {"name": "", "minis": ["d6 hero", "d6 hero", "d6 hero", "d6 hero", "d6 hero"]}

RARE: dict[str, list[tuple[Json, list[Json]]]] = {
    "chessboard": [({"scenario": "retrieve", "points": 50, "obstacles": "checkers"}, [HEROES, HEROES])],
}
"""Options and rosters with which questions come up that random play with any options hardly ever meets."""
