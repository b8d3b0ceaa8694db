"""Who is asked: every catalogue says it, and for whatever one player decides there is one right player."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.game import Game
from tests.conformance.deciders import DECIDERS, TAKING_PART, check_deciders, decisions
from tests.conformance.registered import asked, every_game

EVERYBODY = {
    *("Each player", "each player", "Each player in turn", "each player in turn"),
    *("both agree", "both, sealed", "all, active first", "the player behind first", "owners of leaders"),
    *TAKING_PART,
}
"""Who decides where it may be anybody: all at once, one after the other, or all who take part."""


@every_game
def test_whoever_else_is_asked_is_found_out(game: Game[Any]) -> None:
    who = {decision.key: decision.who for decision in decisions(game)}
    open_to_all: set[str] = set()
    for kind, tables in asked(game.id).items():
        decider = who[kind.removeprefix(game.id + ".")]
        wrong = 0
        for table in tables:
            expected = DECIDERS[game.id][decider](table.state, table.pending[0], None)
            question = table.pending[0]
            right = question.player
            for seat in set(range(table.seats)) - set(expected):
                question.player = seat
                with pytest.raises(AssertionError, match=r"but by .* it is for|somebody is asked twice"):
                    check_deciders(table)
                wrong += 1
            question.player = right
        if not wrong:
            open_to_all.add(decider)
    assert open_to_all <= EVERYBODY
