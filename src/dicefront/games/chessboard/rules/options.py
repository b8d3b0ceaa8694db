"""OPT: the options of Chessboard Skirmish, with values and defaults as the catalogue has them."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.agreement import AGREED, lists_option
from dicefront.kernel.chosen import Chosen
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option, complete

OPTIONS: Final = [
    Option("scenario", ["last_standing", "infiltrate", "retrieve", "survival"], "last_standing", "CB-OPT-01"),
    Option("army_mode", ["points", "free"], "points", "CB-OPT-02"),
    Option("points", [20, 30, 40, 50], 30, "CB-OPT-03"),
    Option("figure_weapons", ["paid", "free"], "paid", "CB-OPT-04"),
    Option("free_armies", ["mirrored", "open"], "mirrored", "CB-OPT-05"),
    Option(
        "obstacles",
        [
            "none",
            "placed",
            "random",
            "random_symmetric",
            "pillars",
            "ruins",
            "gates",
            "maze",
            "checkers",
        ],
        "none",
        "CB-OPT-06",
    ),
    Option("obstacle_count", [], 10, "CB-OPT-07", 0, 32),
    Option("deployment", ["alternate", "hidden"], "alternate", "CB-OPT-08"),
    Option("enemy_spaces", ["stop", "pass", "closed"], "stop", "CB-OPT-09"),
    Option("diagonal_gaps", ["open", "closed"], "open", "CB-OPT-10"),
    Option("line_of_fire", ["obstacles", "miniatures"], "obstacles", "CB-OPT-11"),
    Option("hero_timing", ["immediate", "informed"], "immediate", "CB-OPT-12"),
    Option("infiltrate_check", ["immediate", "end_of_round"], "immediate", "CB-OPT-13"),
    Option("pickup", ["skill", "free"], "skill", "CB-OPT-14"),
    Option("survival_rounds", [3, 4, 5, 6], 3, "CB-OPT-15"),
    Option("overtime", ["off", "on"], "off", "CB-OPT-16"),
    Option("tally", ["miniatures", "points"], "miniatures", "CB-OPT-17"),
    Option("round_limit", [0], 0, "CB-OPT-18", 3, 100),
    Option("quiet_limit", [0], 8, "CB-OPT-19", 3, 50),
    Option("army_min", ["auto"], "auto", "CB-OPT-21", 1, 6),
    Option("armor_limit", [0], 0, "CB-OPT-22", 1, 3),
    Option("preset", ["none", "first_game"], "none", "CB-OPT-23"),
    lists_option("CB-OPT-24"),
]

FIRST_GAME: Final[dict[str, Json]] = {
    "scenario": "last_standing",
    "army_mode": "points",
    "points": 30,
    "obstacles": "pillars",
}
FIRST_GAME_ARMY: Final = "Vanguard"

CHEAPEST_DIE: Final = 4


class Options(Chosen):
    """The options of one match, fixed at set-up."""

    def __init__(self, given: dict[str, Json]) -> None:
        super().__init__(given)
        self.scenario: Final = str(given["scenario"])
        self.army_mode: Final = str(given["army_mode"])
        self.points: Final = _number(given["points"])
        self.figure_weapons: Final = str(given["figure_weapons"])
        self.free_armies: Final = str(given["free_armies"])
        self.obstacles: Final = str(given["obstacles"])
        self.obstacle_count: Final = _number(given["obstacle_count"])
        self.deployment: Final = str(given["deployment"])
        self.enemy_spaces: Final = str(given["enemy_spaces"])
        self.closed_gaps: Final = given["diagonal_gaps"] == "closed"
        self.miniatures_block: Final = given["line_of_fire"] == "miniatures"
        self.informed_heroes: Final = given["hero_timing"] == "informed"
        self.infiltrate_check: Final = str(given["infiltrate_check"])
        self.pickup: Final = str(given["pickup"])
        self.survival_rounds: Final = _number(given["survival_rounds"])
        self.overtime: Final = given["overtime"] == "on"
        self.tally: Final = str(given["tally"])
        self.round_limit: Final = _number(given["round_limit"])
        self.quiet_limit: Final = _number(given["quiet_limit"])
        self.free_min: Final = 2 if self.scenario == "infiltrate" else 1  # CB-ARM-05, CB-ARM-13
        self.army_min: Final = self._least_army(given["army_min"])
        self.armor_limit: Final = _number(given["armor_limit"])
        self.preset: Final = str(given["preset"])
        self.lists_agreed: Final = given["lists"] == AGREED

    def _least_army(self, chosen: Json) -> int:
        """CB-OPT-21, CB-ARM-05: how many miniatures an army needs in points mode."""
        least = _number(chosen) if type(chosen) is int else (4 if self.points == 20 else 5)
        return max(least, self.free_min)


def complete_options(given: Json) -> dict[str, Json]:
    """All options, checked by themselves and together (CB-OPT-20, CB-OPT-21, CB-OPT-23)."""
    full = complete(OPTIONS, given)
    if full["preset"] == "first_game":
        chosen = given if isinstance(given, dict) else {}
        for name, value in FIRST_GAME.items():
            if name in chosen and chosen[name] != value:
                raise BadData(
                    f"options.{name}", f"{value} with the preset first_game", chosen[name], "CB-OPT-23"
                )
            full[name] = value
    if full["obstacles"] == "checkers" and full["diagonal_gaps"] == "closed":
        raise BadData(
            "options.obstacles", "another layout with diagonal_gaps closed", "checkers", "CB-OPT-20"
        )
    least, points = full["army_min"], full["points"]
    if full["army_mode"] == "points" and type(least) is int and type(points) is int:
        if least * CHEAPEST_DIE > points:
            affordable = points // CHEAPEST_DIE
            raise BadData(
                "options.army_min", f"at most {affordable} with {points} points", least, "CB-OPT-21"
            )
    return full


def _number(value: Json) -> int:
    assert type(value) is int
    return value
