"""What happens before the first turn."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import SETUP, Event
from dicefront.kernel.ids import Json


class BandsShown(Event):
    """The bands of all seats are shown."""

    kind: ClassVar[str] = "spherewars.bands_shown"
    category: ClassVar[str] = SETUP

    def __init__(self, rosters: list[Json]) -> None:
        self.rosters = rosters


class SidesChosen(Event):
    """SW-DEP-01: the winners of the roll, whether they have the near edge, and who deploys first."""

    kind: ClassVar[str] = "spherewars.sides_chosen"
    category: ClassVar[str] = SETUP

    def __init__(self, winners: list[int], near: bool, players: list[int]) -> None:
        self.winners = winners
        self.near = near
        self.players = players


class Deployed(Event):
    """SW-DEP-04: a combatant or a group is placed: ``[[combatant, [x, y, z]], ...]``."""

    kind: ClassVar[str] = "spherewars.deployed"
    category: ClassVar[str] = SETUP

    def __init__(self, player: int, placements: list[list[Json]]) -> None:
        self.player = player
        self.placements = placements

    def args(self) -> dict[str, Json]:
        return {
            "player": self.player,
            "combatants": [put[0] for put in self.placements],
            "placements": list[Json](self.placements),
        }
