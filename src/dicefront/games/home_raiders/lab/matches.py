"""Matches of Home Raiders that tools play."""

from __future__ import annotations

from typing import Final

from dicefront.parts.lab.matches import CLEARLY, SOMEWHAT, Contest, Playthrough, Sample, ladder

PLAYTHROUGHS: Final = [
    Playthrough("vanish", 1, {"objective": "vanish", "table": "kitchen-counter", "stars": 4}),
    Playthrough("portal", 2, {"objective": "portal", "layout": "cunning", "table": "shelf"}),
    Playthrough("spot", 3, {"objective": "spot", "layout": "direct", "table": "bedside-table"}),
    Playthrough("basic", 4, {"level": "basic", "stars": 4, "wipe_out": "win"}),
    Playthrough(
        "all-rulings",
        5,
        {
            "formation_mode": "all",
            "leader_shots": "nearest",
            "vanish_count": "stars",
            "portals": "fixed",
            "blast": "seen",
            "long_shots": "dice",
            "ground": "shot",
        },
    ),
]

SAMPLE: Final = Sample({"objective": "portal"}, ["greedy", "search"], 7)


def objective(title: str, name: str) -> Contest:
    title = f"Home Raiders, {title}"
    return Contest(title, "greedy", "random", CLEARLY, 40, 200, options=(f"objective={name}",))


CONTESTS: Final = [
    objective("Vanish the enemy", "vanish"),
    objective("Control the Portal", "portal"),
    objective("Strategic spot", "spot"),
    Contest("Home Raiders", "search", "greedy", SOMEWHAT, 808, 300),
    *ladder("Home Raiders", 4301, 400, 100),
]
