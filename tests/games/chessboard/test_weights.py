"""How much an answer of Chessboard Skirmish weighs, and what a whole deployment is called."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.flow import Activate
from dicefront.games.chessboard.rules.movement import TO, Move
from dicefront.games.chessboard.rules.setup import DeployAll, Placing
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.games.chessboard.scenes import mini_at, position, space
from dicefront.games.chessboard.show import SCREEN
from dicefront.parts.show.weights import GRAVE, PLAIN, QUIET
from dicefront.text.messages import Messages

SHOWN: Any = SCREEN(GAME)


@pytest.fixture
def state() -> ChessState:
    return position(south={"b1": "d8", "c1": "d6", "d1": "d4 spent"}, north={"b8": "d6"})


@pytest.mark.rule("CB-TRN-06")
def test_to_finish_the_round_with_miniatures_left_is_grave_and_says_how_many(state: ChessState) -> None:
    found = SHOWN.candidate(state, Activate(state), None)
    assert found.weight == GRAVE
    assert [(note.id, note.args) for note in found.notes] == [("chessboard.show.left-undone", {"count": 2})]


@pytest.mark.rule("CB-MOV-01")
def test_to_stay_is_quiet_and_to_move_is_not(state: ChessState) -> None:
    question = Move(state, mini_at(state, "b1"))
    assert SHOWN.candidate(state, question, TO[space("b1")]).weight == QUIET
    assert SHOWN.candidate(state, question, TO[space("b2")]).weight == PLAIN


@pytest.mark.rule("CB-DEP-03")
def test_a_whole_deployment_is_called_by_who_stands_where(state: ChessState) -> None:
    placings = [Placing(0, space("a1")), Placing(1, space("e2"))]
    note = SHOWN.candidate(state, DeployAll(state, 0), placings).note
    assert note.args == {"pieces": [0, 1], "spaces": [space("a1"), space("e2")]}
    said = Messages("en").text(note.id, {"pieces": "d8, d6", "spaces": "a1, e2"})
    assert said == "d8, d6 on a1, e2"
