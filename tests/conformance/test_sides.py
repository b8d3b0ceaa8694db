"""Contract 8, for every game: seats belong to sides, allies share a place, and nobody waits for who left."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.draw import Draw
from dicefront.kernel.game import Game
from dicefront.kernel.ids import MOST_SEATS
from dicefront.kernel.playout import play_randomly
from tests.conformance.registered import every_game, moments


@every_game
def test_every_seat_has_a_side_and_allies_share_a_place(game: Game[Any]) -> None:
    for number, table in enumerate(moments(game, 6, seed=8)):
        sides = game.sides(table.state)
        assert len(sides) == table.seats <= MOST_SEATS
        assert len(set(sides)) > 1, "nobody to play against"
        play_randomly(table, Draw(number))
        assert table.outcome is not None
        assert game.sides(table.state) == sides, "nobody changes sides"
        for side in sides:
            shared = {place for place, one in zip(table.outcome.places, sides, strict=True) if one == side}
            assert len(shared) == 1
        assert sum(table.outcome.shares(sides)) > 0


@every_game
def test_a_surrender_waits_for_the_end_of_the_procedure_unless_it_ends_the_game(game: Game[Any]) -> None:
    for number, table in enumerate(moments(game, 8, seed=9)):
        before = game.encode(table.state)
        leaver = number % table.seats
        others = [question for question in table.pending if question.player != leaver]
        table.resign(leaver)
        if table.is_over:
            assert table.pending == []
            continue
        assert table.has_left(leaver)
        assert all(question.player != leaver for question in table.pending)
        if others and not game.leaves_at_once:
            assert game.encode(table.state) == before, "a rule was disturbed by somebody who left"
