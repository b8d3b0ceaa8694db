"""The computer opponents of Home Raiders: legal, reproducible, and sensible in small positions."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.agents.evaluation.home_raiders.ground import ground_of
from dicefront.agents.evaluation.home_raiders.knowledge import HOME_RAIDERS
from dicefront.agents.evaluation.home_raiders.places import Scene, objective
from dicefront.agents.greedy import Greedy
from dicefront.agents.levels import agent, levels
from dicefront.agents.raiding import Raider
from dicefront.games.home_raiders.constants import INCH
from dicefront.games.home_raiders.game import GAME
from dicefront.games.home_raiders.state import SPOT
from dicefront.kernel.seat import Agent, Seat
from tests.games.home_raiders.scenes import block, hero, marker, move_to, scene

TEAMS = ["nl-6-garrison", "gr-6-scrapyard", "ff-6-windowsill", "fl-6-sewing-box", "ld-6-chimney"]
RADIUS = 1250


def played(agents: list[Agent], options: dict[str, Any], seed: int, decisions: int) -> list[object]:
    """The first answers of a match; the table refuses any that is illegal."""
    table = GAME.table(options, [TEAMS[seed % 5], TEAMS[(seed + 1) % 5]], seed=seed)
    seats: list[Seat[Any]] = [Seat(table, seat) for seat in range(2)]
    answers: list[object] = []
    while table.pending and len(answers) < decisions:
        player = table.pending[0].player
        answer = agents[player].answer(seats[player])
        table.answer(player, answer)
        answers.append(answer)
    return answers


def test_home_raiders_has_all_levels() -> None:
    assert levels("home_raiders") == ["random", "greedy", "search"]
    assert isinstance(agent("home_raiders", "greedy", 1), Greedy)
    assert isinstance(agent("home_raiders", "search", 1), Raider)


@pytest.mark.parametrize(
    ("goal", "level"),
    [("vanish", "advanced"), ("portal", "advanced"), ("spot", "advanced"), ("portal", "basic")],
)
def test_greedy_answers_every_question_legally(goal: str, level: str) -> None:
    agents: list[Agent] = [Greedy(HOME_RAIDERS, 1), Greedy(HOME_RAIDERS, 2)]
    assert played(agents, {"objective": goal, "level": level}, len(goal), 1000)


@pytest.mark.parametrize(
    "options", [{"formation_mode": "all"}, {"leader_shots": "nearest", "wipe_out": "win"}]
)
def test_greedy_plays_by_the_options(options: dict[str, Any]) -> None:
    assert played([Greedy(HOME_RAIDERS, 1), Greedy(HOME_RAIDERS, 2)], options, 2, 1000)


def test_a_search_with_nodes_always_answers_the_same() -> None:
    runs = [played([Raider(HOME_RAIDERS, seat, nodes=4) for seat in range(2)], {}, 3, 24) for _ in range(2)]
    assert runs[0] == runs[1]


def test_the_way_leads_round_what_cannot_be_climbed() -> None:
    wall = block(14, 4, 16, 26, 6, climbable=False)
    state = scene(hero(0, "nl-ada-brass", (5, 15)), hero(1, "nl-ada-brass", (25, 15)), things=[wall])
    round_it = ground_of(state.space, RADIUS).way(5 * INCH, 15 * INCH, 25 * INCH, 15 * INCH)
    assert 26 * INCH < round_it < 34 * INCH
    course = ground_of(state.space, RADIUS).course(5 * INCH, 15 * INCH, 25 * INCH, 15 * INCH, 40 * INCH)
    assert not any(14 * INCH < x < 16 * INCH and 4 * INCH < y < 26 * INCH for x, y in course)


def test_the_way_over_free_ground_is_the_straight_line() -> None:
    state = scene(hero(0, "nl-ada-brass", (5, 15)), hero(1, "nl-ada-brass", (25, 15)))
    way = ground_of(state.space, RADIUS).way(5 * INCH, 15 * INCH, 25 * INCH, 15 * INCH)
    assert 20 * INCH <= way <= 21 * INCH


def test_a_place_nearer_to_a_free_marker_is_better() -> None:
    state = scene(
        hero(0, "nl-ada-brass", (5, 15)), hero(1, "nl-ada-brass", (25, 28)), markers=[marker(0, 15, 15)]
    )
    state.objective = SPOT
    runner = state.characters[0]
    far = objective(Scene(state, 0), runner, runner.body)
    near = objective(Scene(state, 0), runner, move_to(state, 0, 10, 15).body)
    assert near > far > 0
