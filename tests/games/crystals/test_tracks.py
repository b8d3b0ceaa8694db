"""Tracks as data: own boards, and what is wrong with a file."""

from pathlib import Path
from typing import Any

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.tracks import Track, load_tracks, read_track, read_tracks
from dicefront.games.crystals.scenes import position, where
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of, read_log
from dicefront.kernel.testing import check_random_game
from tests.games.crystals.crystals_positions import move, replay

SMALL = """
[[track]]
id = "small"
players = 2
fields = 14
entries = [0, 7]
teleports = [2, 9]
"""

GOOD: dict[str, Any] = {"id": "small", "players": 2, "fields": 14, "entries": [0, 7], "teleports": [2, 9]}


@pytest.mark.rule("CR-BRD-15")
def test_a_track_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SMALL)
    track = load_tracks(str(path))["small"]
    assert track.to_json() == GOOD
    assert track.is_fair()


@pytest.mark.rule("CR-BRD-15", "CR-OPT-12")
def test_gates_laps_and_jumps_follow_from_the_track() -> None:
    state = position({"1S": "start", "2S": 8}, track=GOOD)
    move(state, "1S", 3)
    assert (where(state, "1S"), state.characters[0].step) == (9, 10)
    move(state, "2S", 1)
    assert where(state, "2S") == 2
    move(state, "1S", 5)
    assert state.crystals == [1, 0]


@pytest.mark.rule("CR-OPT-12")
@pytest.mark.parametrize("seed", range(3))
def test_a_match_on_a_track_of_ones_own_can_be_replayed_from_its_log(seed: int) -> None:
    data: Json = {"id": "odd", "players": 3, "fields": 25, "entries": [0, 9, 15], "teleports": [3, 8, 20]}
    table = GAME.table({"track": data}, seed=seed)
    check_random_game(table, Draw(seed), every=7)
    log = read_log(log_of(table).to_text())
    assert log.header["options"] == {**table.state.options.chosen, "track": data}
    assert replay(log).outcome == table.outcome


@pytest.mark.rule("CR-OPT-12")
def test_a_track_of_ones_own_fixes_players_and_length() -> None:
    assert GAME.complete_options({"track": GOOD})["side_length"] == "standard"
    full = GAME.complete_options({"track": GOOD})
    assert GAME.complete_options(full) == full
    with pytest.raises(BadData, match=r"options\.players: expected 2, as on the track small, got 3"):
        GAME.complete_options({"track": GOOD, "players": 3})
    with pytest.raises(BadData, match=r"options\.side_length: expected no length"):
        GAME.complete_options({"track": GOOD, "side_length": 7})
    with pytest.raises(BadData, match=r"options\.track: expected standard, got 'lost'"):
        GAME.complete_options({"track": "lost"})
    with pytest.raises(
        BadData, match=r"options\.track\.fields: expected a whole number from 12 to 60, got 3"
    ):
        GAME.complete_options({"track": {**GOOD, "fields": 3}})


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"id": ""}, r"t\.id: expected a name, got ''"),
    ({"id": 3}, r"t\.id: expected a name, got 3"),
    ({"players": 5}, r"t\.players: expected a whole number from 2 to 4, got 5"),
    ({"players": True}, r"t\.players: expected a whole number from 2 to 4, got True"),
    ({"fields": 61}, r"t\.fields: expected a whole number from 12 to 60, got 61"),
    ({"entries": 4}, r"t\.entries: expected a list of fields, got 4"),
    ({"entries": [0]}, r"t\.entries: expected 2 of them, one for each player, got \[0\]"),
    ({"entries": [0, 14]}, r"t\.entries\[1\]: expected a whole number from 0 to 13, got 14"),
    ({"entries": [7, 7]}, r"t\.entries\[1\]: expected a field not listed before, got 7"),
    ({"entries": [0, "7"]}, r"t\.entries\[1\]: expected a whole number from 0 to 13, got '7'"),
    ({"teleports": [2]}, r"t\.teleports: expected two teleports or more, got \[2\]"),
    ({"teleports": [9, 2]}, r"t\.teleports\[1\]: expected a field after F9, got 2"),
    ({"teleports": [2, 5, 9]}, r"t\.teleports\[0\]: expected 4 fields or more to the next teleport, got 3"),
    ({"teleports": [2, 13]}, r"t\.teleports\[1\]: expected 4 fields or more to the next teleport, got 3"),
    ({"colour": "red"}, r"t\.colour: expected no such field; known are id, players, .*, got 'red'"),
]


@pytest.mark.rule("CR-BRD-15")
@pytest.mark.parametrize(("change", "message"), WRONG)
def test_what_is_wrong_is_said_with_its_field(change: dict[str, Any], message: str) -> None:
    assert isinstance(read_track(GOOD, "t"), Track)
    with pytest.raises(BadData, match=f"^{message}"):
        read_track({**GOOD, **change}, "t")


@pytest.mark.parametrize("name", ["id", "players", "fields", "entries", "teleports"])
def test_a_missing_field_is_named(name: str) -> None:
    data = {key: value for key, value in GOOD.items() if key != name}
    with pytest.raises(BadData, match=rf"^t\.{name}: expected a field of that name"):
        read_track(data, "t")


def test_file_entry_and_field_are_named() -> None:
    with pytest.raises(BadData, match=r"^my\.toml: track 2 \(small\)\.id: expected an id not used before"):
        read_tracks(SMALL + SMALL, "my.toml")
    with pytest.raises(BadData, match=r"^my\.toml: track 1 \(small\)\.fields: expected .*, got 'many'"):
        read_tracks(SMALL.replace("14", '"many"'), "my.toml")
    with pytest.raises(BadData, match=r"^my\.toml: expected a file in TOML \(.*line 2"):
        read_tracks("[[track]]\nid = \n", "my.toml")
    with pytest.raises(BadData, match=r"^my\.toml: tracks: expected entries \[\[track\]\] and nothing else"):
        read_tracks("tracks = 1", "my.toml")
    with pytest.raises(BadData, match=r"^my\.toml: expected one entry \[\[track\]\] or more, got None"):
        read_tracks("", "my.toml")
    with pytest.raises(BadData, match=r"^t: expected a track with id, players"):
        read_track([], "t")


def test_a_file_that_is_not_there_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: expected a readable file"):
        load_tracks(str(tmp_path / "nowhere.toml"))
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"picture\.toml: expected text in UTF-8, got 'byte 0'"):
        load_tracks(str(path))
