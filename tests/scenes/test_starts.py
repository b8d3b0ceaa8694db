"""Ready positions: somebody who has never played is asked at once, with real rules and free dice."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.log import log_of, read_log
from dicefront.kernel.position import THROW
from dicefront.kernel.table import Table
from dicefront.parts.scenes.starts import Starts

ALL = [(name, start) for name in game_ids() for start in game(name).starts()]


def faces(table: Table[Any]) -> list[Any]:
    return [entry.value for entry in table.entries if entry.kind == THROW]


def play(table: Table[Any], draw: Draw, most: int) -> None:
    while table.pending and most:
        question = table.pending[0]
        answers = question.options()
        table.answer(question.player, question.write(answers[draw.below(len(answers))]))
        most -= 1


def test_every_game_begins_at_once_for_a_newcomer() -> None:
    assert [name for name, start in ALL if start == "first_fight"] == game_ids()
    assert all(game(name).starts()[0] == "first_fight" for name in game_ids())


@pytest.mark.parametrize(("name", "start"), ALL)
def test_the_first_seat_is_asked_and_the_dice_are_free(name: str, start: str) -> None:
    table = game(name).table(start=start, seed=1)
    assert [question.player for question in table.pending] == [0]
    assert len(table.pending[0].options()) > 1
    assert table.header["start"] == start
    thrown = set()
    for seed in range(8):
        again = game(name).table(start=start, seed=seed)
        while again.pending and not faces(again):
            play(again, Draw(len(again.entries)), 1)
        thrown.add(str(faces(again)))
    assert len(thrown) > 1


@pytest.mark.parametrize(("name", "start"), ALL)
def test_a_match_from_a_ready_position_is_repeated_from_its_log(name: str, start: str) -> None:
    table = game(name).table(start=start, seed=2)
    play(table, Draw(3), 25)
    log = read_log(log_of(table).to_text())
    again = log.replay(after=FastDice(0))
    assert again.game.encode(again.state) == table.game.encode(table.state)
    assert again.header["start"] == start


@pytest.mark.parametrize("name", game_ids())
def test_a_ready_position_brings_its_own_options_and_armies(name: str) -> None:
    rules = game(name)
    with pytest.raises(BadData, match="start: expected one of first_fight"):
        rules.table(start="second_fight")
    seats = rules.seats(rules.part("scenes").STARTS.of("first_fight").options)
    with pytest.raises(BadData, match="rosters"):
        rules.table(rosters=[{}] * seats, start="first_fight")
    with pytest.raises(BadData, match="options: expected those of first_fight"):
        rules.table(options={}, start="first_fight")


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"diagram": "x"}, r"data/starts.toml: broken: expected .*8 lines"),
        ({"south": {"z9": "d8"}}, r"data/starts.toml: broken: .*a space from a1 to h8"),
        ({"colour": "red"}, r"data/starts.toml: broken: .*colour"),
        ({"south": {"b2": "d8"}, "answers": [99]}, r"data/starts.toml: broken.answers\[0\]"),
        ({"answers": "b2"}, r"data/starts.toml: broken.answers: expected a list"),
    ],
)
def test_a_mistake_is_told_with_file_entry_and_field(entry: dict[str, Any], told: str) -> None:
    board = game("chessboard")
    starts: Starts[Any] = Starts(board, board.part("scenes").STARTS.build)
    starts._data = {"broken": entry}
    with pytest.raises(BadData, match=told):
        starts.of("broken")
