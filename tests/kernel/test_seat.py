"""Seats: what a player may know, and what can be imagined of the rest."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.seat import Agent, Seat, play
from dicefront.kernel.testing import describe
from tests.kernel.feud import FEUD, Feud, FeudState
from tests.kernel.toy import TOY

RICH: Json = [1, 1, 4]


class First(Agent):
    """Answers with the first candidate and remembers what it saw."""

    name = "first"

    def __init__(self) -> None:
        self.views: list[Json] = []

    def answer(self, seat: Seat[Any]) -> object:
        self.views.append(seat.view)
        return seat.options[0]


def test_agents_play_a_match_to_its_end() -> None:
    agents: list[Agent] = [First(), First(), First()]
    outcome = play(TOY.table({"seats": 3}, seed=1), agents)

    assert len(outcome.places) == 3
    with pytest.raises(BadData, match="match: expected an end within 4 decisions"):
        play(TOY.table({"seats": 3}, seed=1), agents, limit=4)


def test_a_seat_without_a_question_says_so() -> None:
    table = TOY.table(rosters=[RICH, RICH])
    table.answer(0, 1)
    with pytest.raises(BadData, match="seat 0: expected a question"):
        _ = Seat(table, 0).question
    assert Seat(table, 1).options == [1, 4]


def test_a_seat_is_told_what_it_may_know() -> None:
    table = TOY.table(rosters=[RICH, [1, 2, 3]])
    table.answer(0, 4)
    table.answer(1, 1)
    table.answer(0, False)

    assert [event.kind for event in Seat(table, 0).told()] == ["toy.prize-seen"]
    assert [event.kind for event in Seat(table, 1).told()] == ["toy.prize-taken"]


def test_imagined_tables_fit_what_the_player_sees_and_vary_what_it_does_not() -> None:
    table = TOY.table({"seats": 3})
    table.answer(1, RICH)
    seat = Seat(table, 0)
    seen, asked = seat.view, describe(seat.question)
    hidden = set()
    for seed in range(30):
        imagined = seat.imagine(Draw(seed))
        assert TOY.view(imagined.state, 0) == seen
        question = imagined.question(0)
        assert question is not None
        assert describe(question) == asked
        assert [other.player for other in imagined.pending] == [other.player for other in table.pending]
        imagined.answer(0, RICH)
        imagined.answer(2, RICH)
        hidden.add(str(imagined.state.hands[1]))
    assert len(hidden) == 3, "any hand may be on the other's slip"
    assert table.pending[0].player == 0, "the real table is where it was"


def test_the_own_slip_is_kept_in_what_is_imagined() -> None:
    table = TOY.table({"seats": 3})
    table.answer(0, RICH)
    table.answer(1, RICH)
    imagined = Seat(table, 2).imagine(Draw(1))
    imagined.answer(2, [1, 2, 3])
    assert imagined.state.hands[2] == [1, 2, 3]

    table = TOY.table(rosters=[None, None])
    table.answer(1, RICH)
    own = Seat(table, 1).imagine(Draw(1))
    own.answer(0, [2, 2, 2])
    assert own.state.hands == [[2, 2, 2], RICH]


def test_an_imagined_table_throws_other_dice() -> None:
    table = TOY.table(rosters=[[2, 2, 2], [2, 2, 2]])
    faces = set()
    for seed in range(20):
        imagined = Seat(table, 0).imagine(Draw(seed))
        imagined.answer(0, 2)
        imagined.answer(1, 2)
        faces.add(str([entry.value for entry in imagined.entries]))
    assert len(faces) > 10


def test_what_the_running_procedure_used_is_there_in_all_that_is_imagined() -> None:
    """Contract 10: the tail is played again on what is imagined, so a charm shown in it must be held."""
    table = FEUD.table({"seats": 3}, rosters=[[1, 1], [5, 4], [2]])
    table.answer(0, 1)  # a clash of seat 0 and seat 1
    table.answer(0, None)
    table.answer(1, 5)
    assert [entry.value for entry in table.position().tail] == [1, None, 5]
    hidden = set()
    for seed in range(60):
        imagined = Seat(table, 2).imagine(Draw(seed))
        assert imagined.state.shown == [[], [5], []]
        assert imagined.state.charms[2] == [2]
        assert [one.kind for one in imagined.pending] == ["feud.window.clash"]
        hidden.add(tuple(imagined.state.charms[1]))
    assert hidden == {(), (1,), (2,), (3,), (4,), (5,)}, "what is left of the charms stays unknown"


def test_imagining_without_the_live_state_would_break_in_the_middle_of_a_procedure() -> None:
    class Forgetful(Feud):
        def imagine(self, checkpoint: FeudState, live: FeudState, player: int, draw: Draw) -> FeudState:
            return super().imagine(checkpoint, checkpoint, player, draw)

    table = Forgetful().table({"seats": 3}, rosters=[[1, 1], [5, 4], [2]])
    table.answer(0, 1)
    table.answer(0, None)
    table.answer(1, 5)
    broken = 0
    for seed in range(60):
        try:
            Seat(table, 2).imagine(Draw(seed))
        except ValueError:
            broken += 1  # the charm that was used is not there
    assert broken > 20


def test_a_number_is_the_sum_of_its_reasons() -> None:
    total = Total([Modifier("x.base", 8, "X-1"), Modifier("x.halved", -4, "X-2")])

    assert total.amount == 4
    assert total.to_json() == {
        "amount": 4,
        "parts": [
            {"reason": "x.base", "amount": 8, "rule": "X-1"},
            {"reason": "x.halved", "amount": -4, "rule": "X-2"},
        ],
    }
    assert Total([]).amount == 0
    assert total == Total([Modifier("x.base", 8, "X-1"), Modifier("x.halved", -4, "X-2")])
    assert total != Total([Modifier("x.base", 8, "X-1")])
