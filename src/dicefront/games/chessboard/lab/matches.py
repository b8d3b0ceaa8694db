"""Matches of Chessboard Skirmish that tools play."""

from __future__ import annotations

from typing import Final

from dicefront.parts.lab.matches import CLEARLY, SOMEWHAT, Contest, Playthrough, Sample, ladder

PLAYTHROUGHS: Final = [
    Playthrough("last-standing", 1, {"points": 20}),
    Playthrough("infiltrate", 2, {"scenario": "infiltrate", "obstacles": "gates"}),
    Playthrough("retrieve", 3, {"scenario": "retrieve", "obstacles": "ruins", "points": 20}),
    Playthrough("retrieve-free", 4, {"scenario": "retrieve", "pickup": "free", "army_mode": "free"}),
    Playthrough("survival", 5, {"scenario": "survival", "overtime": "on", "points": 50, "tally": "points"}),
    Playthrough("hidden", 6, {"deployment": "hidden", "obstacles": "random", "hero_timing": "informed"}),
    Playthrough("placed", 7, {"obstacles": "placed", "diagonal_gaps": "closed", "enemy_spaces": "pass"}),
    Playthrough(
        "open-armies",
        8,
        {
            "army_mode": "free",
            "free_armies": "open",
            "line_of_fire": "miniatures",
            "enemy_spaces": "closed",
            "obstacles": "random_symmetric",
            "round_limit": 3,
        },
    ),
]

SAMPLE: Final = Sample({"points": 20}, ["greedy", "search"], 8)


def scenario(title: str, *options: str) -> Contest:
    title = f"Chessboard Skirmish, {title}"
    return Contest(title, "search", "greedy", SOMEWHAT, 919, 600, options=options)


CONTESTS: Final = [
    Contest("Chessboard Skirmish", "greedy", "random", CLEARLY, 7, 200),
    scenario("Last standing"),
    scenario("Infiltrate", "scenario=infiltrate"),
    scenario("Survival", "scenario=survival"),
    scenario("Retrieve", "scenario=retrieve"),
    *ladder("Chessboard Skirmish", 4201, 1000, 400),
    *ladder("Chessboard Skirmish, Infiltrate", 4202, 1000, options=("scenario=infiltrate",)),
    *ladder("Chessboard Skirmish, Retrieve", 4203, 1000, options=("scenario=retrieve",)),
    *ladder("Chessboard Skirmish, Survival", 4204, 1000, options=("scenario=survival",)),
]
