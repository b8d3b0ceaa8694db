"""Opponents of every level answer every question, legally and always the same."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from dicefront.agents.levels import agent, is_quick, known_levels, levels, levels_of, read_levels
from dicefront.agents.noticing import Noticing
from dicefront.games.chessboard.scenes import position
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, State, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of
from dicefront.kernel.position import Position
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Agent, Seat, play
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import Evaluation, Line
from tests.conformance.hints import ROSTERS

FEW_NODES = 40
SIX = ["child", "novice", "casual", "steady", "expert", "master"]
LONG = {"home_raiders", "spherewars"}
"""Games that take long to play; what is left out for them here stands in tests of their own."""
SHORT = [found for found in game_ids() if "master" in levels(found) and found not in LONG]


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
@pytest.mark.parametrize("level", ["random", "child", "steady", "greedy"])
def test_opponents_play_any_options_to_the_end(game_id: str, level: str) -> None:
    draw = Draw(11)
    for seed in range(1 if game_id in LONG else 6):
        options = any_options(game(game_id), draw)
        assert played(game_id, level, options, seed).outcome is not None


@pytest.mark.parametrize("game_id", SHORT)
def test_the_search_plays_any_options_to_the_end(game_id: str) -> None:
    draw = Draw(12)
    for seed in range(3):
        options = any_options(game(game_id), draw)
        assert played(game_id, "master", options, seed).outcome is not None


@pytest.mark.parametrize("game_id", SHORT)
@pytest.mark.parametrize("level", ["random", "novice", "greedy", "master"])
def test_the_same_seed_plays_the_same_match(game_id: str, level: str) -> None:
    first, second = (log_of(played(game_id, level, None, 5)).to_text() for _ in range(2))
    assert first == second


def test_every_game_has_a_level_and_unknown_ones_are_named() -> None:
    assert levels("chessboard") == SIX
    assert known_levels("chessboard") == [*SIX, "random", "greedy", "search", "learned", "handmade"]
    assert levels("a game of somebody else") == ["random"]
    with pytest.raises(BadData) as error:
        agent("chessboard", "clever", 1)
    assert (
        error.value.arguments["expected"]
        == f"one of {', '.join(SIX)}, random, greedy, search, learned, handmade"
    )


@pytest.mark.parametrize("game_id", game_ids())
def test_levels_err_less_from_one_to_the_next(game_id: str) -> None:
    errors = [level.overlooks * 100 + level.misjudges for level in levels_of(game_id)]
    assert errors[:-1] == sorted(set(errors[:-1]), reverse=True)
    assert [is_quick(level) for level in SIX] == [True] * 5 + [False]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[child]\noverlooks = 101\nmisjudges = 0\nthinks = 0", "here child.overlooks"),
        ("[child]\noverlooks = 1\nmisjudges = true\nthinks = 0", "here child.misjudges"),
        ("[child]\noverlooks = 1", "here child"),
        ("[greedy]\noverlooks = 1\nmisjudges = 0\nthinks = 0", "here greedy"),
        ("child", "here"),
    ],
)
def test_what_is_wrong_in_a_file_of_levels_is_named(text: str, place: str) -> None:
    with pytest.raises(BadData) as error:
        read_levels(text, "here")
    assert error.value.arguments["where"] == place


def test_who_overlooks_things_plays_worse_and_never_illegally() -> None:
    """A child sees two things and takes either; it still wins nothing against one that overlooks nothing."""
    won = 0.0
    for seed in range(6):
        table = game("crystals").table(seed=seed)
        agents = [small_agent("crystals", "expert", 1), small_agent("crystals", "child", 2)]
        play(table, agents)
        assert table.outcome is not None
        won += table.outcome.places[0] == 1
    assert won >= 5


class Ladder(Evaluation):
    """A miniature is worth as much as its number, and no decision is worth a rehearsal."""

    def lines(self, state: State, question: Question[Any], width: int) -> list[Line]:
        known = [one for one in question.options() if one is not None]
        return [Line(one, [question.kind], [one]) for one in sorted(known, reverse=True)]

    def answer(self, state: State, question: Question[Any]) -> object:
        return 0


def activated(overlooks: int, misjudges: int) -> set[object]:
    """Which of six miniatures such a player activates, in many matches."""
    south = dict.fromkeys(["b1", "c1", "d1", "e1", "f1", "g1"], "d6")
    table = Table(game("chessboard"), Position(position(south=south, north={"d8": "d6"}), 0, []), FastDice(1))
    return {Noticing(Ladder(""), seed, overlooks, misjudges).answer(Seat(table, 0)) for seed in range(200)}


def test_weak_levels_err_by_what_they_do_not_see_and_by_misjudging_never_at_random() -> None:
    assert activated(0, 0) == {5}
    assert activated(100, 0) == {1, 2, 3, 4, 5}, "of two that it sees the better one, so never the worst"
    assert activated(0, 50) == {3, 4, 5}, "what is far behind does not seem better"


@pytest.mark.parametrize("game_id", [found for found in game_ids() if ROSTERS[found]])
@pytest.mark.parametrize("level", SIX)
def test_no_level_reads_what_is_hidden(game_id: str, level: str) -> None:
    """Whatever the other player has chosen in secret, the same seed answers the same."""
    rules = game(game_id)
    answers: list[object] = []
    for roster in ROSTERS[game_id]:
        table = rules.table(rosters=[None, roster], seed=7)
        answers.append(small_agent(game_id, level, 3).answer(Seat(table, 0)))
    assert len(ROSTERS[game_id]) > 1
    assert all(answer == answers[0] for answer in answers)


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
