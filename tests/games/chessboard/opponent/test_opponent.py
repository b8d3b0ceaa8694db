"""What computer players know about Chessboard Skirmish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.agents.greedy import Greedy
from dicefront.agents.levels import agent
from dicefront.agents.search import Search
from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.opponent.battle import PRESSING, Battle, balance, material
from dicefront.games.chessboard.opponent.chances import BY_HAND, WITH_BOW, chance
from dicefront.games.chessboard.opponent.knowledge import EVALUATION, turn_lines
from dicefront.games.chessboard.opponent.layout import layout_of
from dicefront.games.chessboard.opponent.turns import ATTACK, Turns
from dicefront.games.chessboard.rules.odds import attack_odds
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.game import game
from dicefront.kernel.position import Position
from dicefront.kernel.seat import Agent, Seat, play
from dicefront.kernel.table import Table
from dicefront.parts.opponent.evaluation import CERTAIN, WON
from dicefront.tabletop.grid import NAMES


def table_at(state: ChessState, dice: Sequence[int] = ()) -> Table[ChessState]:
    """A table that goes on from a position, with scripted dice."""
    return Table(GAME, Position(state, 0, []), ScriptedDice(list(dice)))


def turn_of(player: Agent, state: ChessState, dice: tuple[int, ...] = ()) -> tuple[str, str, object]:
    """Whom a player activates, where it goes and whom it attacks."""
    table = table_at(state, dice)
    seat = Seat(table, state.turn)
    mini = player.answer(seat)
    assert isinstance(mini, int)
    start = NAMES[state.minis[mini].space]
    table.answer(state.turn, mini)
    space = player.answer(seat)
    assert isinstance(space, int)
    table.answer(state.turn, space)
    attack: Any = None
    if table.question(state.turn) is not None and table.pending[0].kind == ATTACK:
        attack = player.answer(seat)
    return start, NAMES[space], attack


def greedy() -> Greedy:
    return Greedy(EVALUATION, 1)


def search(nodes: int = 60) -> Search:
    return Search(EVALUATION, 1, None, nodes)


THINKING = ["search", "foresight"]
"""The modules that may look at the clock."""
THINKERS = pytest.mark.parametrize("thinker", [greedy, search])


@THINKERS
def test_an_enemy_that_can_be_struck_is_struck(thinker: Any) -> None:
    state = position(south={"d4": "d8", "a1": "d6"}, north={"d6": "d4", "h8": "d4 spent"})
    start, _, attack = turn_of(thinker(), state)
    assert (start, attack) == ("d4", ["melee", mini_at(state, "d6").id])


@THINKERS
def test_the_second_infiltrator_walks_in_and_wins(thinker: Any) -> None:
    state = position(
        south={"c8": "d4", "e6": "d6", "a1": "d12"},
        north={"h1": "d4", "h2": "d20"},
        scenario="infiltrate",
    )
    start, space, _ = turn_of(thinker(), state)
    assert start == "e6"
    assert space[1] == "8"


@THINKERS
def test_the_carrier_goes_home_rather_than_fighting(thinker: Any) -> None:
    state = position(
        south={"b3": "d6 carrier", "e5": "d8"}, north={"c4": "d4", "e6": "d4"}, scenario="retrieve"
    )
    table = table_at(state)
    agent = thinker()
    mini = agent.answer(Seat(table, SOUTH))
    assert mini == mini_at(state, "b3").id
    table.answer(SOUTH, mini)
    assert agent.answer(Seat(table, SOUTH)) == s("a1")


def test_a_reroll_is_used_as_the_odds_say() -> None:
    state = position(south={"d4": "d8 hero"}, north={"d5": "d8"})
    table = table_at(state, [1, 8])
    for answer in (0, s("d4"), ["melee", 1]):
        table.answer(SOUTH, answer)
    assert table.pending[0].kind == "chessboard.reroll.attack"
    assert greedy().answer(Seat(table, SOUTH)) is True


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    state = position(south={"d4": "d8", "c2": "d6 bow"}, north={"e6": "d10", "f7": "d4 armor:1"})
    assert balance(state, SOUTH) == -balance(state, NORTH)
    assert [EVALUATION.evaluate(state, player) for player in (SOUTH, NORTH)] == [
        balance(state, SOUTH),
        balance(state, NORTH),
    ]


def test_bigger_dice_and_equipment_are_worth_more() -> None:
    state = position(
        south={"b1": "d4", "c1": "d6", "d1": "d20", "e1": "d6 armor:1", "f1": "d6 bow", "g1": "d6 gun"},
        north={"b8": "d6 hero"},
    )
    d4, d6, d20, armored, bow, gun, hero = (material(mini) for mini in state.minis)
    assert d4 < d6 < d20
    assert d6 < bow < gun < armored
    assert hero > d6


def test_chances_are_those_of_the_exact_odds() -> None:
    state = position(south={"d4": "d8 bow hero"}, north={"d5": "d10"})
    archer, target = state.minis
    for kind, name in ((BY_HAND, "melee"), (WITH_BOW, "bow")):
        odds = attack_odds(state, archer, target, name)
        assert chance(kind, archer, target, False) == int(odds.defeat * CERTAIN)


def test_danger_comes_only_from_enemies_that_can_get_there() -> None:
    state = position(south={"a1": "d6"}, north={"d1": "d4"})
    near, far = (
        position(south={"a1": "d6"}, north={"c1": "d4"}),
        position(south={"a1": "d6"}, north={"h8": "d4"}),
    )
    dangers = [Battle(one).danger(one.minis[0], s("a1"), -1, 0) for one in (near, state, far)]
    assert dangers[0] == dangers[1] > dangers[2] == 0


def test_an_enemy_that_has_acted_is_less_of_a_danger_and_none_in_the_last_round() -> None:
    ready = position(south={"a1": "d6"}, north={"b2": "d8"})
    spent = position(south={"a1": "d6"}, north={"b2": "d8 spent"})
    last = position(south={"a1": "d6"}, north={"b2": "d8 spent"}, scenario="survival", round=3)
    dangers = [Battle(one).danger(one.minis[0], s("a1"), -1, 0) for one in (ready, spent, last)]
    assert dangers[0] > dangers[1] > dangers[2] == 0


def test_walls_lengthen_ways_and_stop_lines() -> None:
    clear = layout_of(position(south={"a1": "d4"}))
    walled = layout_of(position(south={"a1": "d4"}, obstacles=["b2", "a2"]))
    assert (clear.steps[s("a1")][s("a3")], walled.steps[s("a1")][s("a3")]) == (2, 4)
    assert clear.fire_low[s("a1")] >> s("a3") & 1
    assert not walled.fire_low[s("a1")] >> s("a3") & 1


def test_lines_differ_in_miniatures_and_are_all_legal() -> None:
    state = position(south={"b2": "d8", "e2": "d8", "g2": "d6"}, north={"d5": "d6", "f5": "d6"})
    lines = turn_lines(state, SOUTH, 9)
    assert len(lines) == 9
    assert {line.answers[0] for line in lines} == {0, 1, 2}
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    for line in lines:
        table = table_at(state, [1] * 20)
        table.answer(SOUTH, line.answers[0])
        table.answer(SOUTH, line.answers[1])
        if line.answers[2] is not None:
            table.answer(SOUTH, line.answers[2])


def test_a_game_that_is_over_is_worth_everything() -> None:
    state = position(south={"d4": "d8"}, north={"d5": "d4"})
    table = table_at(state, [8, 1, 1])
    for answer in (0, s("d4"), ["melee", 1]):
        table.answer(SOUTH, answer)
    assert table.outcome is not None
    assert [EVALUATION.evaluate(table.state, player) for player in (SOUTH, NORTH)] == [WON, -WON]


def test_with_nodes_the_clock_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped() -> float:
        raise AssertionError("somebody looked at the clock")

    for module in THINKING:
        monkeypatch.setattr(f"dicefront.agents.{module}.monotonic", stopped)
    state = position(south={"d4": "d8", "c2": "d6"}, north={"e6": "d8", "f7": "d6"})
    assert isinstance(search(40).answer(Seat(table_at(state), SOUTH)), int)


def test_a_time_limit_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1000))
    for module in THINKING:
        monkeypatch.setattr(f"dicefront.agents.{module}.monotonic", lambda: float(next(times)))
    state = position(south={"d4": "d8", "c2": "d6"}, north={"e6": "d8", "f7": "d6"})
    Search(EVALUATION, 1, seconds=25.0).answer(Seat(table_at(state), SOUTH))
    assert next(times) <= 30


def test_the_search_sees_ahead_what_the_first_look_misses() -> None:
    """Striking at the weaker enemy looks best; played on, the stronger one then wins more often than not."""
    state = position(south={"f1": "d4", "d4": "d8"}, north={"c1": "d8 spent", "h6": "d6"})
    dice = (1,) * 20
    assert turn_of(greedy(), state, dice)[2] == ["melee", mini_at(state, "h6").id]
    master = agent("chessboard", "master", 1, nodes=2_000)
    assert turn_of(master, state, dice)[2] == ["melee", mini_at(state, "c1").id]


@pytest.mark.rule("CB-END-06")
def test_greedy_presses_on_when_rounds_stay_quiet() -> None:
    """Most of these games ended by quiet rounds before a player who is not ahead dared to attack."""
    for seed in range(4):
        table = game("chessboard").table({"preset": "first_game"}, seed=child_seed(1, seed))
        play(table, [agent("chessboard", "greedy", seed), agent("chessboard", "greedy", seed + 1)])
        assert table.outcome is not None
        assert table.outcome.reason == "chessboard.last-standing"


@pytest.mark.rule("CB-END-06", "CB-END-07")
def test_only_a_player_who_is_not_ahead_loses_fear_in_quiet_rounds() -> None:
    def fears(state: ChessState) -> list[int]:
        return Turns(state).battle.fear

    even = position({"b2": "d6"}, {"h8": "d6"})
    ahead = position({"b2": "d6", "c2": "d6"}, {"h8": "d6"})
    assert fears(even) == fears(ahead) == [CERTAIN, CERTAIN]
    even.quiet = ahead.quiet = 3
    assert fears(even) == [PRESSING[3], PRESSING[3]]
    assert fears(ahead) == [CERTAIN, PRESSING[3]]
    even.quiet = 99
    assert fears(even) == [PRESSING[-1], PRESSING[-1]]
    assert Battle(even).fear == [CERTAIN, CERTAIN]
