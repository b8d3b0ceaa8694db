"""Matches of SphereWars that tools play."""

from __future__ import annotations

from typing import Final

from dicefront.parts.lab.matches import CLEARLY, Contest, Playthrough, Sample, ladder

PLAYTHROUGHS: Final = [
    Playthrough("last-survivor", 1, {"mission": "last_survivor", "points": 100}),
    Playthrough("crash", 2, {"mission": "crash", "points": 500}),
    Playthrough("death-of-the-enemy", 3, {"mission": "death_of_the_enemy", "points": 500}),
    Playthrough("dolmens", 4, {"mission": "domination_of_the_dolmens", "points": 500}),
    Playthrough("camp", 5, {"mission": "destruction_of_the_camp", "points": 500}),
    Playthrough("relics", 6, {"mission": "sacking_of_the_relics", "points": 500}),
    Playthrough("four", 7, {"seats": 4, "points": 100}),
]

SAMPLE: Final = Sample(
    {"points": 500, "density": "common", "scenario": "darlime_village"}, ["greedy", "greedy"], 2
)
"""With scenery, shots, spells, orders and consumables, which a band of scouts has not."""

CONTESTS: Final = [
    Contest("SphereWars", "greedy", "random", CLEARLY, 60, 100),
    *ladder("SphereWars", 4401, 400, 100),
]
