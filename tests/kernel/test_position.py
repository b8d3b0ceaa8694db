"""Positions: any moment as plain data and back; broken ones are named, and never open a table."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, BrokenLog, TableError
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on
from dicefront.kernel.position import Position, read_entry, read_position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import fingerprint
from tests.kernel.toy import TOY, Toy, ToyState

OTHERS: list[Json] = [None, -1, 99, "x", [], {}, True]


def at_note() -> Table[ToyState]:
    """In the middle of a procedure, after sealed bids, throws and an answer."""
    table = TOY.table({"seats": 3}, rosters=[[2, 2, 2]] * 3, seed=1)
    for seat in range(3):
        table.answer(seat, 2)
    table.answer(table.pending[0].player, True)
    return table


def saved(table: Table[Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(table.position().to_json(TOY)))
    return data


def opened(data: Json) -> Table[ToyState]:
    return Table(TOY, read_position(TOY, data), FastDice(1), judge=True)


def test_a_position_comes_back_as_it_was_and_plays_on() -> None:
    table = at_note()
    table.offer_draw(1)
    again = opened(saved(table))

    assert fingerprint(again) == fingerprint(table)
    assert again.offer == 1
    play_on(again, Draw(1), 5)
    assert again.throws >= table.throws


def test_a_position_is_not_changed_by_who_plays_on_from_it() -> None:
    table = at_note()
    position = table.position()
    before = json.dumps(position.to_json(TOY))
    for seed in range(3):
        play_on(Table(TOY, position, FastDice(seed)), Draw(seed), 10)

    assert json.dumps(position.to_json(TOY)) == before
    assert json.dumps(table.position().to_json(TOY)) == before


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "chess"}, "position.game"),
        ({"throws": -1}, "position.throws"),
        ({"throws": True}, "position.throws"),
        ({"tail": None}, "position.tail"),
        ({"tail": ["answer"]}, r"position.tail\[0\]"),
        ({"tail": [["guess", 0, 1]]}, r"position.tail\[0\].*one of answer, forced"),
        ({"tail": [["answer", 3, 1]]}, r"position.tail\[0\].*a seat from 0 to 2"),
        ({"tail": [["answer", -1, 1]]}, "the number of a seat"),
        ({"tail": [["throw", 0, [True]]]}, "a list of faces"),
        ({"agreed": [0, 0]}, "position.agreed"),
        ({"agreed": 0}, "position.agreed"),
        ({"agreed": [3]}, r"position.agreed.*seats from 0 to 2"),
        ({"rules": "9.9"}, r"position\.rules.*2\.0, or older rules that toy can read.*9\.9"),
        ({"rules": None}, r"position\.rules.*the version of the rules, such as 2\.0"),
    ],
)
def test_a_broken_position_is_named(change: dict[str, Any], where: str) -> None:
    with pytest.raises(BrokenLog, match=where):
        read_position(TOY, saved(at_note()) | change)
    with pytest.raises(BrokenLog, match=r"position.*an object"):
        read_position(TOY, [1])


class Migrating(Toy):
    """Rules that can read what version 1.9 wrote: points were called coins."""

    def migrate_position(self, rules: str, position: dict[str, Json]) -> dict[str, Json] | None:
        checkpoint = position.get("checkpoint")
        if rules != "1.9" or not isinstance(checkpoint, dict):
            return None
        renamed: dict[str, Json] = {
            "points" if key == "coins" else key: part for key, part in checkpoint.items()
        }
        return {**position, "checkpoint": renamed}


def test_a_position_of_older_rules_is_migrated_where_the_game_knows_how() -> None:
    table = at_note()
    data = saved(table) | {"rules": "1.9"}
    data["checkpoint"]["coins"] = data["checkpoint"].pop("points")
    game = Migrating()
    again = Table(game, read_position(game, data), FastDice(1), judge=True)
    assert fingerprint(again) == fingerprint(table)
    with pytest.raises(BrokenLog, match=r"position\.rules"):
        read_position(game, data | {"rules": "1.8"})


def test_a_judged_table_judges_the_state_too() -> None:
    position = at_note().position()
    position.checkpoint.points = [1]
    with pytest.raises(BrokenLog, match=r"position.checkpoint.*points for somebody"):
        Table(TOY, position, FastDice(1), judge=True)
    position = Position(TOY.table(rosters=[[2, 2, 2]] * 2).state, 0, [], [2])
    with pytest.raises(BrokenLog, match=r"position.agreed.*seats from 0 to 1"):
        Table(TOY, position, FastDice(1), judge=True)


def test_a_state_that_cannot_be_is_named() -> None:
    data = saved(at_note())
    data["checkpoint"]["points"] = [1]
    with pytest.raises(BrokenLog, match=r"position.checkpoint.*points for somebody"):
        read_position(TOY, data)
    del data["checkpoint"]["points"]
    with pytest.raises(BadData, match=r"state.points: expected an entry of that name"):
        read_position(TOY, data)


@pytest.mark.parametrize(
    ("tail", "problem"),
    [
        ([["answer", 2, True]], "an answer of player"),
        ([["answer", None, 7]], "a legal answer to toy.double .kernel.unreadable: expected="),
        ([["throw", 0, [3]]], "an answer"),
        ([["answer", None, True], ["answer", None, 17]], "a legal answer to toy.rob"),
        ([["accept-draw", 1, None]], "an act that is possible now"),
        ([["offer-draw", 3, None]], "a seat from 0 to 2"),
        ([["offer-draw", 1, None], ["accept-draw", 1, None]], "an act that is possible now"),
    ],
)
def test_a_tail_that_does_not_fit_is_named(tail: list[list[Any]], problem: str) -> None:
    table = at_note()
    winner = table.state.winner
    if winner == 2:
        tail = [[kind, 0 if seat == 2 else seat, value] for kind, seat, value in tail]
    filled = [[kind, winner if seat is None else seat, value] for kind, seat, value in tail]
    with pytest.raises(BrokenLog, match=problem):
        opened(saved(table) | {"tail": filled})


def test_a_tail_of_sealed_answers_is_judged_too() -> None:
    data = saved(TOY.table(rosters=[[2, 2, 2]] * 2))
    with pytest.raises(BrokenLog, match="an answer of somebody who is asked"):
        opened(data | {"tail": [["answer", 0, 2], ["answer", 0, 2]]})
    with pytest.raises(BrokenLog, match=r"a legal answer to toy.bid"):
        opened(data | {"tail": [["answer", 1, 5]]})
    with pytest.raises(BrokenLog, match="a face of a d6"):
        opened(data | {"tail": [["answer", 0, 2], ["answer", 1, 2], ["throw", 0, [7]]]})
    with pytest.raises(BrokenLog, match=r"a throw of 1 dice for toy.tie"):
        opened(data | {"tail": [["answer", 0, 2], ["answer", 1, 2], ["answer", 0, [7]]]})


def test_a_tail_longer_than_the_game_is_named() -> None:
    data = saved(TOY.table(rosters=[[2, 2, 2]] * 2))
    with pytest.raises(BrokenLog, match=r"tail\[1\].*the end of the game"):
        opened(data | {"tail": [["resign", 0, None], ["answer", 1, 2]]})


def test_whatever_is_changed_in_a_position_it_opens_or_says_why() -> None:
    """Every place of the data is replaced by something else: never an error of another kind."""
    original = saved(at_note())
    for path in places(original):
        for other in OTHERS:
            data = json.loads(json.dumps(original))
            part = data
            for step in path[:-1]:
                part = part[step]
            part[path[-1]] = other
            with contextlib.suppress(TableError):
                opened(data)


def places(data: Any) -> list[list[Any]]:
    found: list[list[Any]] = []
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        found.append([key])
        if isinstance(value, (dict, list)):
            found.extend([[key, *path] for path in places(value)])
    return found


def test_an_entry_reads_what_it_wrote() -> None:
    for entry in at_note().entries:
        assert read_entry(json.loads(json.dumps(entry.to_json())), "x") == entry
