"""Opponents of every level answer every question, legally and always the same."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from dicefront.agents.levels import agent, levels
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of
from dicefront.kernel.seat import Agent, Seat, play
from dicefront.kernel.table import Table

FEW_NODES = 8
LONG = {"home_raiders", "spherewars"}
"""Games that take long to play; what is left out for them here stands in tests of their own."""
SHORT = [found for found in game_ids() if "search" in levels(found) and found not in LONG]


def small_agent(game_id: str, level: str, seed: int) -> Agent:
    """An opponent of that level that does not think long."""
    return agent(game_id, level, seed, nodes=FEW_NODES)


def any_options(rules: Game[Any], draw: Draw) -> dict[str, Json]:
    """Any options that fit together, some of them left at what is usual."""
    for _ in range(100):
        chosen: dict[str, Json] = {}
        for option in rules.options:
            if option.values and draw.below(2):
                chosen[option.name] = option.values[draw.below(len(option.values))]
        try:
            return rules.complete_options(chosen)
        except BadData:
            continue
    raise AssertionError("no options fit together")


def played(game_id: str, level: str, options: Json, seed: int) -> Table[Any]:
    rules = game(game_id)
    table = rules.table(options, seed=seed)
    play(table, [small_agent(game_id, level, child_seed(seed, seat)) for seat in range(table.seats)])
    return table


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_opponents_play_any_options_to_the_end(game_id: str, level: str) -> None:
    draw = Draw(11)
    for seed in range(1 if game_id in LONG else 12):
        options = any_options(game(game_id), draw)
        assert played(game_id, level, options, seed).outcome is not None


@pytest.mark.parametrize("game_id", SHORT)
def test_the_search_plays_any_options_to_the_end(game_id: str) -> None:
    draw = Draw(12)
    for seed in range(3):
        options = any_options(game(game_id), draw)
        assert played(game_id, "search", options, seed).outcome is not None


@pytest.mark.parametrize("game_id", SHORT)
@pytest.mark.parametrize("level", ["random", "greedy", "search"])
def test_the_same_seed_plays_the_same_match(game_id: str, level: str) -> None:
    first, second = (log_of(played(game_id, level, None, 5)).to_text() for _ in range(2))
    assert first == second


def test_every_game_has_a_level_and_unknown_ones_are_named() -> None:
    assert levels("chessboard") == ["random", "greedy", "search"]
    assert levels("a game of somebody else") == ["random"]
    with pytest.raises(BadData) as error:
        agent("chessboard", "clever", 1)
    assert error.value.arguments["expected"] == "one of random, greedy, search"


def test_rules_do_not_load_their_opponent() -> None:
    script = (
        "import sys; from dicefront.kernel.game import game, game_ids\n"
        "for found in game_ids(): game(found)\n"
        "print([name for name in sys.modules if 'opponent' in name])\n"
        "print(game('chessboard').part('opponent').__name__)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "dicefront.games.chessboard.opponent"]


def test_opponents_change_nothing_at_the_table() -> None:
    rules = game("chessboard")
    table = rules.table(seed=3)
    agents = [small_agent("chessboard", "search", 1), small_agent("chessboard", "greedy", 2)]
    for _ in range(40):
        player = table.pending[0].player
        before = (rules.encode(table.state), len(table.entries), table.pending[0])
        answer = agents[player].answer(Seat(table, player))
        assert (rules.encode(table.state), len(table.entries), table.pending[0]) == before
        table.answer(player, answer)
