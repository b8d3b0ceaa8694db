"""OPT: the options of a match as data, with what they mean."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules import tables
from dicefront.games.home_raiders.rules.cardfile import HOUSE, read_card_set
from dicefront.games.home_raiders.rules.cards import CardSet, ReadyTeam
from dicefront.games.home_raiders.rules.constants import Constants
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS, read_ready_teams
from dicefront.kernel.agreement import lists_option
from dicefront.kernel.chosen import Reader
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option, complete
from dicefront.kernel.plain import as_json, own

MOST_STARS: Final = 30

OPTIONS: Final = [
    Option("level", ["advanced", "basic"], "advanced", "HR-OPT-01"),
    Option("formation_mode", ["chain", "all"], "chain", "HR-OPT-02"),
    Option("leader_shots", ["protected", "nearest"], "protected", "HR-OPT-03"),
    Option("wipe_out", ["objective", "win"], "objective", "HR-OPT-04"),
    Option("layout", ["rolled", "direct", "cunning"], "rolled", "HR-OPT-05"),
    Option("objective", ["rolled", "vanish", "portal", "spot"], "rolled", "HR-OPT-06"),
    Option("vanish_count", ["characters", "stars"], "characters", "HR-OPT-07"),
    Option("stars", [6], 6, "HR-OPT-08", 2, MOST_STARS),
    # Also as plain data: a table of one's own, and factions, cards and teams of one's own.
    Option("table", tables.table_names(), tables.RANDOM, "HR-TAB-01"),
    Option("cards", [None], None, "HR-CRD-01"),
    lists_option("HR-OPT-10"),
    Option("portals", ["objects", "fixed"], "objects", "HR-OPT-11"),
    Option("blast", ["everybody", "seen"], "everybody", "HR-OPT-12"),
    Option("long_shots", ["pinning", "dice"], "pinning", "HR-OPT-13"),
    Option("ground", ["action", "shot"], "action", "HR-OPT-14"),
]


def read_options(chosen: dict[str, Json], constants: Constants | None = None) -> Options:
    """The options that a complete list means."""
    stars = chosen["stars"]
    assert isinstance(stars, int)
    table_file = tables.table_file_of(chosen["table"], stars)
    cards = cards_of(chosen["cards"])
    return Options(chosen, table_file, cards, teams_of(chosen["cards"], cards), constants)


def cards_of(chosen: Json) -> CardSet:
    """The cards that come with the game, and those of the option ``cards``."""
    return HOUSE if chosen is None else read_card_set(chosen, "options.cards", HOUSE)


def teams_of(chosen: Json, cards: CardSet) -> dict[str, ReadyTeam]:
    """The ready-made teams, and those of the option ``cards``."""
    return HOUSE_TEAMS if chosen is None else read_ready_teams(chosen, "options.cards", cards, HOUSE_TEAMS)


def complete_options(given: Json) -> dict[str, Json]:
    """All options with their values; tables and cards of one's own are judged too."""
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise BadData("options", "an object", given)
    data = {name: value for name, value in given.items() if isinstance(value, dict)}
    for name in data:
        if name not in ("table", "cards"):
            expected = next((one.wanted() for one in OPTIONS if one.name == name), "no such option")
            raise BadData(f"options.{name}", expected, data[name])
    full = complete(OPTIONS, {name: value for name, value in given.items() if name not in data})
    for name, value in data.items():
        full[name] = as_json(own(value))
    options_of(full)
    return full


_reader: Final = Reader(read_options)


def options_of(full: dict[str, Json]) -> Options:
    """The options of a match, from a complete list; worked out once for each list."""
    return _reader.of(full)
