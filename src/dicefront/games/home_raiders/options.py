"""OPT: the options of a match, read once and then plain numbers."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.constants import Constants
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option

OPTIONS: Final = [
    Option("level", ["advanced", "basic"], "advanced", "HR-OPT-01"),
    Option("formation_mode", ["chain", "all"], "chain", "HR-OPT-02"),
    Option("leader_shots", ["protected", "nearest"], "protected", "HR-OPT-03"),
    Option("wipe_out", ["objective", "win"], "objective", "HR-OPT-04"),
    Option("layout", ["rolled", "direct", "cunning"], "rolled", "HR-OPT-05"),
    Option("objective", ["rolled", "vanish", "portal", "spot"], "rolled", "HR-OPT-06"),
    Option("vanish_count", ["characters", "stars"], "characters", "HR-OPT-07"),
    Option("stars", [6], 6, "HR-OPT-08", 2, 30),
]


class Options:
    """The options in force: never changed during a match (HR-OPT-09), and shared by its states."""

    def __init__(self, chosen: dict[str, Json], constants: Constants) -> None:
        self.chosen = chosen
        self.constants = constants
        self.advanced = chosen["level"] == "advanced"
        self.chain = chosen["formation_mode"] == "chain"
        self.leaders_protected = chosen["leader_shots"] == "protected"
        self.wipe_out_wins = chosen["wipe_out"] == "win"
        self.layout = str(chosen["layout"])
        self.objective = str(chosen["objective"])
        self.count_stars = chosen["vanish_count"] == "stars"
        stars = chosen["stars"]
        assert isinstance(stars, int)
        self.stars = stars
