"""WOU, and Ashes of the Packs: the ephemeral on the way of others."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.defence_area import land
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.events.moving import Moved
from dicefront.games.spherewars.rules.joining import Trajectory
from dicefront.games.spherewars.rules.movement import action_refused, choose_move
from dicefront.games.spherewars.rules.profile import EPHEMERAL, Profile
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.state import DEAD, MOVE, State, activation_of, is_there
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.testing import Played, play_out
from dicefront.tabletop.sight import OPEN
from tests.games.spherewars.profiles import PLAIN, made

ASH = made("ash", abilities=("ashes",), wounds_level=EPHEMERAL, wounds=0)
WEAK = made("weak_one", con_mundane=2, wounds=1)


def setting(runner: Profile, *others: Any) -> State:
    """Number 0 stands at (20, 10) and is about to run north."""
    return position(one(0, runner, (20, 10)), *others, stage=MOVE)


def run_north(state: State, far: float, faces: list[int], *answers: Any) -> Played[None]:
    return play_out(choose_move(state), [(0, "run"), (0, [[inch(20), inch(far)]]), *answers], faces)


@pytest.mark.rule("SW-WOU-10", "SW-WOU-13")
@pytest.mark.parametrize(("hot", "dice"), [((), [4]), (("red_hot",), [])])
def test_an_ash_burns_the_enemy_that_touches_it(hot: tuple[str, ...], dice: list[int]) -> None:
    runner = made("runner", universal=hot, con_mundane=4)
    state = setting(runner, one(1, ASH, (20, 12)))
    played = run_north(state, 14, dice)
    assert state.combatants[1].where == DEAD
    assert state.combatants[0].wounds == (5 if hot else 4)
    assert [blow.strength.amount for blow in played.told(DamageRolled)] == ([] if hot else [1])
    assert where(state.combatants[0]) == (20, 14)  # the move goes on


@pytest.mark.rule("SW-WOU-13", "SW-ACT-24", "SW-DEF-05")
def test_the_first_ash_kills_a_runner_before_the_second_and_before_a_defence_area() -> None:
    state = setting(WEAK, one(1, ASH, (20, 11.5)), one(1, ASH, (20, 12.8)), one(1, PLAIN, (21.5, 14)))
    played = run_north(state, 14, [5])
    assert [is_there(someone) for someone in state.combatants] == [False, False, True, True]
    assert "spherewars.jump.at" not in played.kinds
    assert played.told(Moved)[0].way[-1][1] < inch(13)
    assert where(state.combatants[0])[1] == pytest.approx(10.5, abs=0.02)
    assert activation_of(state).over


@pytest.mark.rule("SW-WOU-13", "SW-DEF-05", "SW-DEF-07")
def test_who_survives_the_ash_enters_the_defence_area() -> None:
    state = setting(PLAIN, one(1, ASH, (20, 11.5)), one(1, PLAIN, (21.5, 13)))
    run_north(state, 14, [1], (1, inch(2)))
    assert not is_there(state.combatants[1])
    assert where(state.combatants[0]) == (20, 12)
    assert activation_of(state).stopped


@pytest.mark.rule("SW-WOU-13", "SW-FLY-02")
def test_a_flyer_touches_an_ash_only_where_it_lands() -> None:
    flyer = made("flyer", fly=True, con_mundane=4)
    state = setting(flyer, one(1, ASH, (20, 12)), one(1, ASH, (20, 14.9)))
    run_north(state, 14, [1])
    assert [is_there(someone) for someone in state.combatants] == [True, True, False]


@pytest.mark.rule("SW-WOU-12")
def test_of_two_ashes_that_touch_none_is_left() -> None:
    state = setting(ASH, one(1, ASH, (20, 12)))
    run_north(state, 14, [])
    assert [is_there(someone) for someone in state.combatants] == [False, False]


@pytest.mark.rule("SW-WOU-13")
def test_an_ash_joins_nobody() -> None:
    state = setting(ASH, one(1, PLAIN, (20, 15)))
    refusal = action_refused(state, state.combatants[0], "join")
    assert refusal is not None
    assert refusal.reason == "spherewars.move.ephemeral"


@pytest.mark.rule("SW-WOU-14")
def test_an_ash_hinders_sight_like_others() -> None:
    state = setting(PLAIN, one(1, PLAIN, (20, 15)), one(1, ASH, (20, 12)))
    shooter, target = state.combatants[0], state.combatants[1]
    assert sees(state, shooter, target) != OPEN
    state.combatants[2].where = DEAD
    assert sees(state, shooter, target) == OPEN


@pytest.mark.rule("SW-WOU-13")
def test_a_way_to_an_enemy_leads_over_an_ash_beside_it() -> None:
    """The way that is proposed may be drawn: an Ash at the resting place is in nobody's way either."""
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 24)), one(1, ASH, (20, 22.6)), stage=MOVE)
    question = Trajectory(state, state.combatants[0], state.combatants[1])
    ways = question.candidates()
    assert ways
    assert all(question.check(question.write(way)) is None for way in ways)


@pytest.mark.rule("SW-DEF-07", "SW-WOU-13")
def test_who_jumps_destroys_the_ashes_on_its_way() -> None:
    mover, guard = one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 23))
    state = position(mover, guard, one(0, "ash", (20, 22)), one(0, PLAIN, (5, 5)), stage=MOVE)
    play_out(land(state, state.combatants[0], [state.combatants[1]]), dice=[1])
    assert not is_there(state.combatants[2])
