"""The options of a match (OPT): read once, and then plain numbers."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.board import HOME, LAP, STAY, Board
from dicefront.games.crystals.rules.roles import CHAMPIONS, TEAM
from dicefront.games.crystals.rules.tracks import read_track, ready_made
from dicefront.kernel.chosen import Chosen, Reader
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option, complete

STANDARD: Final = "standard"
SIDE_LENGTHS: Final = [0, 0, 7, 7, 5]
"""The usual side length by number of players (CR-OPT-02)."""

OPTIONS: Final = [
    Option("players", [2, 3, 4], 2, "CR-OPT-01"),
    Option("side_length", [STANDARD, 3, 5, 7, 9], STANDARD, "CR-OPT-02"),
    Option("track", [STANDARD], STANDARD, "CR-OPT-12"),
    Option("crystals_to_win", [3, 2], 3, "CR-OPT-03"),
    Option("victory", ["either", "crystals", "champions"], "either", "CR-OPT-04"),
    Option("last_teleport", ["stay", "home", "lap"], "stay", "CR-OPT-05"),
    Option("teleport_origin_kill", ["no", "yes"], "no", "CR-OPT-06"),
    Option("mine_trigger", ["end", "pass_clears"], "end", "CR-OPT-07"),
    Option("aura_covers", ["all", "attacks"], "all", "CR-OPT-08"),
    Option("extra_turn_limit", [0], 0, "CR-OPT-09", 1, 5),
    Option("round_limit", [0], 0, "CR-OPT-10", 10, 200),
]

LAST_TELEPORTS: Final = {"stay": STAY, "home": HOME, "lap": LAP}


class Options(Chosen):
    """The options in force: never changed during a match (CR-OPT-11), and shared by its states."""

    def __init__(self, chosen: dict[str, Json], board: Board) -> None:
        super().__init__(chosen)
        self.board: Final = board
        self.seats: Final = board.track.players
        self.crystals_to_win: Final = _number(chosen, "crystals_to_win")
        self.levels_win: Final = chosen["victory"] != "crystals"
        self.champions_to_win: Final = CHAMPIONS if chosen["victory"] == "champions" else TEAM
        self.origin_kill: Final = chosen["teleport_origin_kill"] == "yes"
        self.pass_clears: Final = chosen["mine_trigger"] == "pass_clears"
        self.aura_against_mines: Final = chosen["aura_covers"] == "all"
        self.extra_turn_limit: Final = _number(chosen, "extra_turn_limit")
        self.round_limit: Final = _number(chosen, "round_limit")


def complete_options(given: Json) -> dict[str, Json]:
    """All options with their values; the standard side length becomes the usual one for the players."""
    own: Json = given.get("track", STANDARD) if isinstance(given, dict) else STANDARD
    if not isinstance(own, dict) or not isinstance(given, dict):
        full = complete(OPTIONS, given)
        if full["side_length"] == STANDARD:
            full["side_length"] = SIDE_LENGTHS[_number(full, "players")]
        return full
    track = read_track(own, "options.track")
    given = {"players": track.players, **given, "track": STANDARD}
    full = complete(OPTIONS, given)
    if full["players"] != track.players:
        expected = f"{track.players}, as on the track {track.id}"
        raise BadData("options.players", expected, full["players"], "CR-OPT-12")
    if full["side_length"] != STANDARD:
        expected = "no length beside a track of one's own"
        raise BadData("options.side_length", expected, full["side_length"], "CR-OPT-12")
    full["track"] = track.to_json()
    return full


def _read(full: dict[str, Json]) -> Options:
    if full["track"] == STANDARD:
        track = ready_made(_number(full, "players"), _number(full, "side_length"))
    else:
        track = read_track(full["track"], "options.track")
    return Options(full, Board(track, LAST_TELEPORTS[str(full["last_teleport"])]))


_reader: Final = Reader(_read)


def options_of(full: dict[str, Json]) -> Options:
    """The options of a match, from a complete list; worked out once for each list."""
    return _reader.of(full)


def _number(chosen: dict[str, Json], name: str) -> int:
    value = chosen[name]
    assert isinstance(value, int)
    return value
