"""The classes of characters, their levels, and how they are named in events, views and notation."""

from __future__ import annotations

from typing import Final

SCOUT: Final = 0
RIDER: Final = 1
ARCHER: Final = 2
MINER: Final = 3
TOWER: Final = 4
ATTACKER: Final = 5
"""A Rider or an Archer, as long as the choice is secret (CR-SET-06)."""

ROLES: Final = ["scout", "rider", "archer", "miner", "tower", "attacker"]
LETTERS: Final = ["S", "R", "A", "M", "T", "?"]

FOUR: Final = [SCOUT, ATTACKER, MINER, TOWER]
"""The characters of a player in the order of their numbers (CR-SET-04)."""

TEAM: Final = 4
CHAMPIONS: Final = 2
"""Characters at the highest level that win with `victory` = `champions` (CR-WIN-11)."""
ATTACKER_SLOT: Final = 1
TOWER_SLOT: Final = 3

MINES: Final = 4
"""Mines of each player (CR-MIN-04)."""

FIRST_EXPERIENCE: Final = 1
FULL_EXPERIENCE: Final = 5
TOP_LEVEL: Final = 3
LEVELS: Final = [0, 1, 2, 2, 2, 3]
"""Level by experience (CR-EXP-02)."""
