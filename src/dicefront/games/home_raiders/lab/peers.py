"""The engine that Home Raiders is measured beside, and how fast it must be."""

from __future__ import annotations

from typing import Final

from dicefront.parts.lab.peers import Bar
from dicefront.parts.lab.showdown import FIRST_GENERATION, NINTH_GENERATION

PEERS: Final = [FIRST_GENERATION, NINTH_GENERATION]
BARS: Final = [
    Bar("home_raiders", FIRST_GENERATION.name, 5, 0),
    Bar("home_raiders", NINTH_GENERATION.name, 0, 0),
]
