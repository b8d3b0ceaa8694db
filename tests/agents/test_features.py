"""What networks see of positions, in every game: as much as they should, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from dicefront.agents.levels import agent, knowledge
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import Evaluation

GAMES = [found for found in game_ids() if knowledge(found) is not None]
USUAL: dict[str, Json] = {"crystals": {"players": 3}, "spherewars": {"points": 750}}
FORCES: dict[str, list[Json]] = {"spherewars": ["sovereign_alliance_banner", "book_sovereign_adepts"]}
"""Where heroes may hide something."""
LARGEST = 1 << 20
STEPS = 60
LONG = {"home_raiders": 20, "spherewars": 30}
"""Fewer steps, where they take longer."""


def evaluation_of(game_id: str) -> Evaluation:
    found: Evaluation = knowledge(game_id).EVALUATION
    return found


def moments(game_id: str, seed: int) -> Iterator[Table[Any]]:
    """A table before every decision of the first part of a match."""
    table = game(game_id).table(USUAL.get(game_id), FORCES.get(game_id), seed=seed)
    players = [agent(game_id, "greedy", child_seed(seed, seat)) for seat in range(table.seats)]
    for _ in range(LONG.get(game_id, STEPS)):
        if not table.pending:
            break
        yield table
        player = table.pending[0].player
        table.answer(player, players[player].answer(Seat(table, player)))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_side_sees_all_features_by_their_names(game_id: str) -> None:
    evaluation = evaluation_of(game_id)
    assert len(set(evaluation.features)) == len(evaluation.features) > 0
    for table in moments(game_id, 1):
        seen = evaluation.viewpoints(table.state)
        assert {evaluation.side(table.state, seat) for seat in range(table.seats)} == set(range(len(seen)))
        assert [len(side) for side in seen] == [len(evaluation.features)] * len(seen)
        assert all(abs(number) < LARGEST for side in seen for number in side)


def first_force_given(game_id: str) -> Iterator[Table[Any]]:
    """A table at which one seat has brought a force that the other does not know yet, if there are forces."""
    rules = game(game_id)
    question = rules.table(USUAL.get(game_id), seed=1).pending[0]
    if question.kind.endswith((".army.build", ".team.cards", ".band.build")):
        yield rules.table(USUAL.get(game_id), [question.write(question.options()[0]), None], seed=1)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_hidden_changes_no_feature(game_id: str) -> None:
    """On imagined tables everything that a seat cannot know is drawn anew; the features stay the same."""
    evaluation = evaluation_of(game_id)
    rules = game(game_id)
    differed = 0
    for table in chain(first_force_given(game_id), moments(game_id, 2)):
        for seat in range(table.seats):
            imagined = rules.imagine(table.state, table.state, seat, Draw(child_seed(9, differed)))
            assert evaluation.viewpoints(imagined) == evaluation.viewpoints(table.state)
            differed += rules.encode(imagined) != rules.encode(table.state)
    assert differed


def test_a_seat_that_gave_up_sees_nothing() -> None:
    evaluation = evaluation_of("crystals")
    table = game("crystals").table({"players": 3}, seed=1)
    while not evaluation.weighs(table.pending[0]):
        question = table.pending[0]
        table.take(question.player, evaluation.answer(table.state, question))
    table.resign(2)
    assert [bool(side) for side in evaluation.viewpoints(table.state)] == [True, True, False]
    assert sum(evaluation.share(table.state, seat) for seat in range(3)) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("game_id", GAMES)
def test_both_sides_see_the_same_match(game_id: str) -> None:
    """What is my own to one side is the enemy's to the other, and the rest is the same for all."""
    evaluation = evaluation_of(game_id)
    names = evaluation.features
    own = [place for place, name in enumerate(names) if name.startswith(("own_", "seat0_"))]
    other = [place for place, name in enumerate(names) if name.startswith(("foe_", "seat1_"))]
    rest = [
        place
        for place, name in enumerate(names)
        if not name.startswith(("own_", "foe_", "seat")) and name != "balance"
    ]
    assert own
    assert len(own) == len(other)
    for table in moments(game_id, 3):
        seen = evaluation.viewpoints(table.state)
        for place, side in enumerate(seen):
            after = seen[(place + 1) % len(seen)]
            assert [side[one] for one in other] == [after[one] for one in own]
            assert [side[one] for one in rest] == [after[one] for one in rest]
