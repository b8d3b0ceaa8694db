"""OPT: the options of a match in force, as plain numbers. They are read in ``optionsfile``."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import CardSet, ReadyTeam
from dicefront.games.home_raiders.rules.constants import Constants
from dicefront.games.home_raiders.rules.tables import TableFile
from dicefront.kernel.agreement import AGREED
from dicefront.kernel.chosen import Chosen
from dicefront.kernel.ids import Json


class Options(Chosen):
    """The options in force: never changed during a match (HR-OPT-09), and shared by its states.

    ``table_file`` is the table (without objects, if they are strewn), ``cards`` and ``teams`` all in use.
    """

    def __init__(
        self,
        chosen: dict[str, Json],
        table_file: TableFile,
        cards: CardSet,
        teams: dict[str, ReadyTeam],
        constants: Constants | None = None,
    ) -> None:
        super().__init__(chosen)
        self.advanced: Final = chosen["level"] == "advanced"
        self.chain: Final = chosen["formation_mode"] == "chain"
        self.leaders_protected: Final = chosen["leader_shots"] == "protected"
        self.wipe_out_wins: Final = chosen["wipe_out"] == "win"
        self.layout: Final = str(chosen["layout"])
        self.objective: Final = str(chosen["objective"])
        self.count_stars: Final = chosen["vanish_count"] == "stars"
        stars = chosen["stars"]
        assert isinstance(stars, int)
        self.stars: Final = stars
        self.lists_agreed: Final = chosen["lists"] == AGREED
        self.portals_fixed: Final = chosen["portals"] == "fixed"
        self.blast_spares_hidden: Final = chosen["blast"] == "seen"
        self.pinning_at_any_range: Final = chosen["long_shots"] == "pinning"
        self.ground_each_shot: Final = chosen["ground"] == "shot"
        self.table_file: Final = table_file
        self.cards: Final = cards
        self.teams: Final = teams
        self.proposals: list[Json] = []  # teams for computer players, once somebody asked for them
        self.constants: Final = table_file.constants if constants is None else constants
