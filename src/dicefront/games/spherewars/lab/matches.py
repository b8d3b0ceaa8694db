"""Matches of SphereWars that tools play."""

from __future__ import annotations

from typing import Final

from dicefront.parts.lab.matches import CLEARLY, Contest, Playthrough, Sample

PLAYTHROUGHS: Final = [Playthrough("last-survivor", 1, {"mission": "last_survivor"})]

SAMPLE: Final = Sample({}, ["greedy", "greedy"], 1)

CONTESTS: Final = [Contest("SphereWars", "greedy", "random", CLEARLY, 60, 100)]
