"""DEP, MIS: the roll for the sides, and deployment in batches."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.deployment import left_to, place_option, roll_off
from dicefront.games.spherewars.rules.events.setup import SidesChosen
from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.placing import Deploy, zone_of
from dicefront.games.spherewars.rules.setup import build_bands, first_state
from dicefront.games.spherewars.rules.state import DEPLOY, PREPARE, STRATEGY, State, is_there
from dicefront.games.spherewars.scenes import inch, where
from dicefront.kernel.testing import play_out, refusal_of

IMPS: Any = {
    "race": "packs_of_urueh",
    "recruits": [{"combatant": "pack_of_imps"}, {"combatant": "miz_rider"}],
}


def mustered() -> State:
    """Two bands of a pack of Imps and a rider, before the roll-off."""
    state = first_state(options_of(complete_options({})), [None, None])
    state.rosters = [IMPS, IMPS]
    play_out(build_bands(state))
    assert state.stage == PREPARE
    return state


def deploying(first: int = 0, edge: int = 0) -> State:
    """Side 0 won the roll-off."""
    state = mustered()
    played = play_out(roll_off(state), [(0, edge), (0, first)], [6, 1])
    assert played.told(SidesChosen) == [SidesChosen([0], edge == 0, [first])]
    return state


def row(state: State, side: int, count: int, x: float, y: float) -> Any:
    """An answer that puts so many of those who wait side by side."""
    waiting = left_to(state, side)[:count]
    return [[one.id, [inch(x + 1.2 * place), inch(y)]] for place, one in enumerate(waiting)]


@pytest.mark.rule("SW-COM-08", "SW-BAN-07", "SW-WIN-15")
def test_every_figure_of_a_group_is_a_combatant() -> None:
    state = mustered()
    assert [len(entry.members) for entry in state.bands[0].entries] == [5, 1]
    assert [one.price for one in state.combatants[:5]] == [10] * 5


@pytest.mark.rule("SW-DEP-01", "SW-MIS-04", "SW-MIS-05")
@pytest.mark.parametrize("edge", [0, 1])
def test_the_winner_chooses_his_edge_and_who_deploys_first(edge: int) -> None:
    state = deploying(first=1, edge=edge)
    assert state.edges == [edge, 1 - edge]
    assert (state.side, state.stage) == (1, DEPLOY)
    zone = zone_of(state, 0)
    assert (zone.low, zone.high) == ((0, inch(10)) if edge == 0 else (inch(30), inch(40)))


@pytest.mark.rule("SW-DEP-01", "SW-DIC-10")
def test_a_tie_is_rolled_again() -> None:
    state = mustered()
    play_out(roll_off(state), [(1, 0), (1, 0)], [4, 4, 2, 3])
    assert state.edges == [1, 0]


@pytest.mark.rule("SW-DEP-02", "SW-DEP-03", "SW-DEP-04", "SW-DEP-05")
def test_sides_deploy_by_turns_one_option_each_without_leaders() -> None:
    state = deploying()
    play_out(place_option(state), [(0, row(state, 0, 5, 5, 5))])
    assert state.side == 1
    play_out(place_option(state), [(1, row(state, 1, 5, 5, 35))])
    assert state.side == 0
    play_out(place_option(state), [(0, row(state, 0, 1, 20, 5))])
    play_out(place_option(state), [(1, row(state, 1, 1, 20, 35))])
    assert state.stage == STRATEGY
    assert all(is_there(one) for one in state.combatants)
    assert where(state.combatants[0]) == (5, 5)
    assert state.side == 0  # SW-ACT-19


@pytest.mark.rule("SW-DEP-03")
def test_a_side_that_deploys_alone_has_no_batches() -> None:
    state = deploying()
    state.placing[1] = []
    play_out(place_option(state), [(0, row(state, 0, 5, 5, 5))])
    assert (state.side, state.batch) == (0, 0)
    play_out(place_option(state), [(0, row(state, 0, 1, 20, 5))])
    assert state.stage == STRATEGY


@pytest.mark.rule("SW-DEP-06")
@pytest.mark.parametrize(
    ("x", "y", "reason"),
    [
        (20, 9.8, "spherewars.deploy.outside_zone"),
        (0.2, 5, "spherewars.deploy.outside_zone"),
        (20, 35, "spherewars.deploy.outside_zone"),
        (5.3, 5, "spherewars.way.no_room"),
    ],
)
def test_a_base_lies_wholly_in_its_zone_and_on_nobody(x: float, y: float, reason: str) -> None:
    state = deploying()
    play_out(place_option(state), [(0, row(state, 0, 5, 5, 5))])
    state.side = 0
    question = Deploy(state, left_to(state, 0))
    assert refusal_of(question, [[5, [inch(x), inch(y)]]]).reason == reason


@pytest.mark.rule("SW-DEP-04", "SW-DEP-05")
def test_a_group_is_placed_in_one_go() -> None:
    state = deploying()
    question = Deploy(state, left_to(state, 0))
    some = row(state, 0, 3, 5, 5)
    assert refusal_of(question, some).reason == "spherewars.deploy.one_option"
    mixed = [*row(state, 0, 5, 5, 5), [5, [inch(20), inch(5)]]]
    assert refusal_of(question, mixed).reason == "spherewars.deploy.one_option"
    apart = [[number, [inch(3 + 8 * number), inch(2)]] for number in range(5)]
    assert question.check(apart) is None


@pytest.mark.parametrize("answer", [None, [], 5, [[0]], [[0, [1]]], [[99, [1, 2]]], [["a", [1, 2]]], {}])
def test_what_is_no_placement_is_told_so(answer: object) -> None:
    state = deploying()
    assert refusal_of(Deploy(state, left_to(state, 0)), answer).reason == "kernel.unreadable"


def test_suggestions_are_legal() -> None:
    state = deploying()
    question = Deploy(state, left_to(state, 0))
    answers = question.answers()
    assert len(answers) >= 6
    assert all(question.check(answer) is None for answer in answers)
