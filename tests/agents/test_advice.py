"""Why this? Advice in every game: lines that may be played, with chances, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dicefront.agents.advice import BEST, advise, judge
from dicefront.agents.levels import agent, all_levels, knowledge
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table

GAMES = [found for found in game_ids() if knowledge(found) is not None]
FEW_NODES = 40
DECISIONS = {"chessboard": 90, "crystals": 60, "home_raiders": 18, "spherewars": 60}
"""So many decisions of a match are passed."""
EVERY = {"chessboard": 5, "crystals": 4, "home_raiders": 8, "spherewars": 8}

AT_FIRST = 4
"""So many decisions are all looked at: here answers are sealed."""

HIDING: dict[str, tuple[Json, list[Json] | None]] = {
    "chessboard": ({"deployment": "hidden", "army_mode": "free"}, None),
    "home_raiders": ({}, [None, "nl-6-survey"]),
    "spherewars": ({"points": 750}, ["sovereign_alliance_banner", "book_sovereign_adepts"]),
}
"""Options and forces with which players hide something from each other, for games in which they may."""


def moments(game_id: str, options: Json, rosters: list[Json] | None, seed: int) -> Iterator[Table[Any]]:
    """A table before every so many decisions of a match."""
    table = game(game_id).table(options, rosters, seed=seed)
    players = [agent(game_id, "greedy", child_seed(seed, seat)) for seat in range(table.seats)]
    for number in range(DECISIONS[game_id]):
        if not table.pending:
            break
        if number % EVERY[game_id] == 0 or number < AT_FIRST:
            yield table
        player = table.pending[0].player
        table.answer(player, players[player].answer(Seat(table, player)))


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_names_lines_that_may_be_played_with_their_chances(game_id: str) -> None:
    told = 0
    for table in moments(game_id, None, None, 4):
        question = table.pending[0]
        lines = advise(game_id, Seat(table, question.player), 1, nodes=FEW_NODES)
        assert 1 <= len(lines) <= BEST
        for line in lines:
            assert question.check(line.answer) is None
            assert line.spelled
            assert 0.0 <= line.share <= 1.0
        told += len(lines) == BEST and lines[0].answer != lines[1].answer
    assert told


@pytest.mark.parametrize("game_id", GAMES)
def test_a_decision_is_judged_beside_the_best_line(game_id: str) -> None:
    judged = 0
    for table in moments(game_id, None, None, 4):
        question = table.pending[0]
        answer = question.write(question.options()[-1])
        found = judge(game_id, Seat(table, question.player), answer, 1, nodes=FEW_NODES)
        if found is None:
            continue
        judged += 1
        assert (found.player, found.played.answer) == (question.player, answer)
        assert question.check(found.best.answer) is None
        assert 0.0 <= found.lost <= 1.0
    assert judged


@pytest.mark.parametrize("game_id", GAMES)
def test_neither_levels_nor_advice_see_what_is_hidden(game_id: str) -> None:
    """Two tables that a seat cannot tell apart get the same answers, all through a match."""
    options, rosters = HIDING.get(game_id, (None, None))
    differed = 0
    for number, table in enumerate(moments(game_id, options, rosters, 6)):
        player = table.pending[0].player
        twin = Seat(table, player).imagine(Draw(child_seed(8, number)))
        differed += twin.position().to_json(table.game) != table.position().to_json(table.game)
        here, there = Seat(table, player), Seat(twin, player)
        for level in all_levels():
            first, second = (
                agent(game_id, level.id, number, nodes=FEW_NODES).answer(seat) for seat in (here, there)
            )
            assert first == second, f"{level.id} at decision {number}"
        hints = [
            [line.to_json() for line in advise(game_id, seat, 1, nodes=FEW_NODES)] for seat in (here, there)
        ]
        assert hints[0] == hints[1]
    assert differed or game_id not in HIDING
