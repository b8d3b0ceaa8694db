"""The forces of a game for the lab: one side, what it is made of, and what that costs."""

from __future__ import annotations

from dataclasses import dataclass

from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json


@dataclass(frozen=True)
class Force:
    """One side: its roster, the units in it, and what kind of enemy it is."""

    roster: Json
    units: frozenset[str]
    kinds: frozenset[str]


class Forces:
    """How forces of a game are drawn and what their units cost."""

    def drawn(self, options: dict[str, Json], draw: Draw) -> Force:
        """Any force within the options."""
        raise NotImplementedError

    def costs(self, options: dict[str, Json]) -> dict[str, int]:
        """What every unit costs."""
        raise NotImplementedError
