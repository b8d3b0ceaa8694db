"""Matches of Crystals that tools play."""

from __future__ import annotations

from typing import Final

from dicefront.parts.lab.matches import CLEARLY, SOMEWHAT, Contest, Playthrough, Sample, ladder

PLAYTHROUGHS: Final = [
    Playthrough("two", 1, {}),
    Playthrough("three", 2, {"players": 3, "last_teleport": "home", "mine_trigger": "pass_clears"}),
    Playthrough("four", 3, {"players": 4, "crystals_to_win": 2, "teleport_origin_kill": "yes"}),
    Playthrough("crystals-only", 4, {"victory": "crystals", "aura_covers": "attacks", "extra_turn_limit": 1}),
    Playthrough("short-sides", 5, {"side_length": 3, "last_teleport": "lap", "round_limit": 30}),
]

SAMPLE: Final = Sample({"players": 3}, ["greedy", "search", "greedy"], 3)

CONTESTS: Final = [
    *(Contest("Crystals", "greedy", "random", CLEARLY, 7, 200, seats) for seats in (2, 3, 4)),
    Contest("Crystals", "search", "greedy", SOMEWHAT, 202, 600, 2),
    Contest("Crystals", "search", "greedy", SOMEWHAT, 101, 600, 3),
    Contest("Crystals", "search", "greedy", SOMEWHAT, 404, 600, 4),
    *ladder("Crystals", 4101, 1000, 400),
    *ladder("Crystals", 4103, 1000, seats=3),
    *ladder("Crystals", 4104, 1000, seats=4),
]
