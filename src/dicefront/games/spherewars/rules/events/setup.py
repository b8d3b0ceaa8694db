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


class Prepared(Event):
    """SW-MIS-01: the mission, how much scenery there will be, and where the battle takes place."""

    kind: ClassVar[str] = "spherewars.prepared"
    category: ClassVar[str] = SETUP

    def __init__(self, mission: str, density: str, scenario: str) -> None:
        self.mission = mission
        self.density = density
        self.scenario = scenario


class PieceLaid(Event):
    """SW-SCE-03: a piece of scenery is laid: ``[x, y, degrees]``."""

    kind: ClassVar[str] = "spherewars.piece_laid"
    category: ClassVar[str] = SETUP

    def __init__(self, player: int, scenery: str, spot: list[Json]) -> None:
        self.player = player
        self.scenery = scenery
        self.spot = spot

    def args(self) -> dict[str, Json]:
        return {
            "player": self.player,
            "scenery": self.scenery,
            "place": self.spot[:2],
            "degrees": self.spot[2],
        }


class PieceDropped(Event):
    """SW-DEN-05, SW-SCE-10: a piece is too much, or finds no place; the battlefield is complete."""

    kind: ClassVar[str] = "spherewars.piece_dropped"
    category: ClassVar[str] = SETUP

    def __init__(self, player: int, scenery: str) -> None:
        self.player = player
        self.scenery = scenery


class WeatherTold(Event):
    """SW-WEA-02, SW-WEA-03: the weather, and the dice that tell it; none where it was settled."""

    kind: ClassVar[str] = "spherewars.weather_told"
    category: ClassVar[str] = SETUP

    def __init__(self, weather: str, faces: list[int]) -> None:
        self.weather = weather
        self.faces = faces


class DeploysFirst(Event):
    """SW-MIS-32: the players who won the roll and must place first, anywhere on the table."""

    kind: ClassVar[str] = "spherewars.deploys_first"
    category: ClassVar[str] = SETUP

    def __init__(self, players: list[int]) -> None:
        self.players = players


class InfiltratorsBegin(Event):
    """SW-ABI-43: whose infiltrators are placed first."""

    kind: ClassVar[str] = "spherewars.infiltrators_begin"
    category: ClassVar[str] = SETUP

    def __init__(self, players: list[int]) -> None:
        self.players = players
