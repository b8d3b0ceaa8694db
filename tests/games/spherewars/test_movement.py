"""MOV, RND: the movement phase, step list M."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.moving import Moved, PaceRolled, SlowedDown
from dicefront.games.spherewars.rules.movement import DrawPath, choose_move, reach_of
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import CLUMSY, VARIABLE
from dicefront.games.spherewars.rules.state import (
    MOVE,
    RUN,
    SPEED_UP,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import FEARFUL, PARALYSED, STUNNED, enter_state
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.games.spherewars.scenes import inch, inches, one, position, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from dicefront.text.messages import Messages
from tests.games.spherewars.profiles import ASH, PLAIN, made

CENTRE = (20.0, 20.0)
FAR = (39.0, 39.0)
WALKER = made("walker", mov=4)


def scene(*others: Any, mover: Any = WALKER) -> State:
    """The mover in the middle and one enemy far away, so that somebody is there."""
    return position(one(0, mover, CENTRE), one(1, PLAIN, FAR), *others, stage=MOVE)


def at(*points: tuple[float, float]) -> list[list[int]]:
    """Waypoints in inches."""
    return [[inch(x), inch(y)] for x, y in points]


def moved(state: State, action: str, *points: tuple[float, float], dice: Any = None) -> Played[None]:
    return play_out(choose_move(state), [(0, action), (0, at(*points))], dice)


def told(played: Played[None]) -> Moved:
    found: Moved = played.told(Moved)[0]
    return found


# -- what may be done -------------------------------------------------------------------------------


@pytest.mark.rule("SW-ACT-03", "SW-MOV-01", "SW-MOV-04")
def test_a_combatant_stands_runs_speeds_up_or_joins_combat() -> None:
    state = scene()
    played = play_out(choose_move(state), [(0, "stand")])
    assert played.questions[0].options() == ["stand", "run", "speed_up", "join"]
    assert activation_of(state).action == STAND
    assert not activation_of(state).moved
    assert where(actor_of(state)) == CENTRE


@pytest.mark.rule("SW-ACT-06", "SW-MOV-03", "SW-HTH-22")
def test_who_is_in_combat_can_only_stand_still() -> None:
    state = scene(one(1, PLAIN, (20, 21)))
    assert play_out(choose_move(state)).questions == []
    assert activation_of(state).action == STAND


@pytest.mark.rule("SW-MOV-03", "SW-STA-06", "SW-STA-11", "SW-STA-17")
@pytest.mark.parametrize(
    ("which", "allowed"),
    [(STUNNED, []), (PARALYSED, []), (FEARFUL, ["stand", "run", "speed_up"])],
)
def test_states_restrict_movement(which: str, allowed: list[str]) -> None:
    state = scene()
    play_out(enter_state(state, actor_of(state), which))
    if not allowed:
        assert play_out(choose_move(state)).questions == []
        return
    played = play_out(choose_move(state), [(0, "stand")])
    assert played.questions[0].options() == allowed
    assert refusal_of(played.questions[0], "join").rule.startswith("SW-STA")


# -- running and speeding up ------------------------------------------------------------------------


@pytest.mark.rule("SW-MOV-05", "SW-MOV-02", "SW-BAS-11")
def test_a_run_leads_up_to_mov_inches_by_any_path() -> None:
    state = scene()
    moved(state, "run", (20, 22), (22, 22))
    assert where(actor_of(state)) == (22, 22)
    assert activation_of(state).action == RUN
    assert activation_of(state).moved


@pytest.mark.rule("SW-BAS-20", "SW-BAS-15", "SW-MOV-09")
@pytest.mark.parametrize(("action", "end"), [("run", 24.0), ("speed_up", 28.0)])
def test_a_path_that_is_too_long_is_cut_off(action: str, end: float) -> None:
    state = scene()
    played = moved(state, action, (35, 20))
    assert where(actor_of(state)) == (end, 20)
    assert inches(told(played).length) == end - 20


@pytest.mark.rule("SW-MOV-11", "SW-MOV-12", "SW-BAS-06", "SW-BAS-19")
@pytest.mark.parametrize(("gap", "action"), [(4.9, RUN), (5.0, SPEED_UP)])
def test_nobody_speeds_up_with_an_enemy_closer_than_five_inches(gap: float, action: int) -> None:
    state = scene(one(1, PLAIN, (20, 21 + gap)))
    played = moved(state, "speed_up", (30, 20))
    assert activation_of(state).action == action
    assert len(played.told(SlowedDown)) == (action == RUN)
    assert where(actor_of(state)) == ((24, 20) if action == RUN else (28, 20))


@pytest.mark.rule("SW-BAS-09", "SW-BAS-12", "SW-BAS-13")
def test_the_way_goes_round_others_and_counts_with_its_full_length() -> None:
    base = made("wide", mov=9, radius=1500)
    state = position(one(0, base, (17, 20)), one(0, base, (20, 20)), one(1, PLAIN, FAR), stage=MOVE)
    played = moved(state, "run", (23, 20))
    assert abs(told(played).length - inch(6.49)) <= inch(0.05)
    assert where(actor_of(state)) == (23, 20)


@pytest.mark.rule("SW-MOV-06")
def test_a_run_touches_no_enemy() -> None:
    state = scene(one(1, PLAIN, (22, 20)))
    question = DrawPath(state, actor_of(state), Stride(4, 1))
    assert refusal_of(question, at((21, 20))).reason == "spherewars.way.no_room"
    played = play_out(choose_move(state), [(0, "run"), (0, at((23.5, 20))), (1, None)])  # round the enemy
    way = told(played).way
    assert all((x - inch(22)) ** 2 + (y - inch(20)) ** 2 > inch(1.01) ** 2 for x, y in way)


@pytest.mark.rule("SW-WOU-13", "SW-WOU-10", "SW-BAS-09")
def test_an_ephemeral_enemy_is_in_nobodys_way() -> None:
    state = scene(one(1, ASH, (22, 20)))
    moved(state, "run", (24, 20))
    assert where(actor_of(state)) == (24, 20)


@pytest.mark.rule("SW-BAS-10", "SW-BAS-08")
def test_a_base_stays_on_the_table_and_overlaps_nobody() -> None:
    state = scene(one(0, PLAIN, (22, 20)))
    question = DrawPath(state, actor_of(state), Stride(4, 1))
    assert refusal_of(question, at((0.3, 20))).reason == "spherewars.way.off_the_table"
    assert refusal_of(question, at((22.5, 20))).reason == "spherewars.way.no_room"


@pytest.mark.parametrize("answer", [None, 3, "north", [[1]], [["a", 2]], [[1.5, 2]], [[1, 2]] * 400, {}])
def test_what_is_no_path_is_told_so(answer: object) -> None:
    state = scene()
    assert refusal_of(DrawPath(state, actor_of(state), Stride(4, 1)), answer).reason == "kernel.unreadable"


@pytest.mark.rule("SW-BAS-12")
def test_a_way_of_many_points_is_read_as_it_is_written() -> None:
    """Every base on the way adds the points of its curve."""
    state = scene()
    question = DrawPath(state, actor_of(state), Stride(4, 1))
    way = question.read(at(*[(20 + 0.1 * number, 20) for number in range(1, 80)]))
    assert isinstance(way, list)
    assert len(way) == 80
    assert question.read(question.write(way)) == way


def test_all_suggested_paths_are_legal_and_differ() -> None:
    state = scene(one(1, PLAIN, (22, 20)), one(0, PLAIN, (20, 22)))
    question = DrawPath(state, actor_of(state), Stride(4, 1))
    answers = question.answers()
    assert len(answers) > 10
    assert all(question.check(answer) is None for answer in answers)
    assert len({str(answer) for answer in answers}) == len(answers)


STOUT = made("stout", radius=1500)


def beside_a_gap(mover: tuple[int, int], other: tuple[int, int]) -> State:
    """Somebody stout, and two friends with a gap between them that is hardly wide enough."""
    places = [mover, (56500, 23500), other]
    (mx, my), (ax, ay), (bx, by) = [(x / INCH, y / INCH) for x, y in places]
    friends = [one(0, STOUT, (ax, ay)), one(0, PLAIN, (bx, by))]
    return position(one(0, STOUT, (mx, my)), *friends, one(1, PLAIN, FAR), stage=MOVE)


@pytest.mark.rule("SW-BAS-09", "SW-BAS-12")
@pytest.mark.parametrize(
    ("mover", "other", "goal"),
    [
        ((62460, 22118), (56402, 17774), (49336, 22118)),
        ((62927, 22137), (60166, 19100), (53647, 12857)),
        ((61283, 23812), (60817, 27267), (56261, 35936)),
    ],
)
def test_no_path_is_suggested_through_a_gap_that_its_corners_do_not_fit(
    mover: tuple[int, int], other: tuple[int, int], goal: tuple[int, int]
) -> None:
    """A way round a base has corners outside its curve, which may not have room beside the next base."""
    state = beside_a_gap(mover, other)
    question = DrawPath(state, actor_of(state), Stride(6, 1))
    tight = reach_of(state, actor_of(state), Stride(6, 1)).way(*goal)
    assert tight is not None  # there is a way, but it cannot be drawn
    found = question.candidates()
    assert found
    assert tight.points not in found
    for way in found:
        assert question.read(question.write(way)) == way


# -- random movement --------------------------------------------------------------------------------


@pytest.mark.rule("SW-RND-01", "SW-RND-06", "SW-ATT-13")
def test_variable_movement_adds_two_dice() -> None:
    state = scene(mover=made("rider", mov=4, mov_kind=VARIABLE))
    played = play_out(choose_move(state), [(0, "move"), (0, "run"), (0, at((38, 20)))], [5, 4])
    assert played.told(PaceRolled)[0].faces == [5, 4]
    assert where(actor_of(state)) == (29, 20)
    assert activation_of(state).action == RUN


@pytest.mark.rule("SW-RND-02")
def test_clumsy_movement_is_one_die() -> None:
    state = scene(mover=made("golem", mov=3, mov_kind=CLUMSY))
    play_out(choose_move(state), [(0, "move"), (0, "run"), (0, at((38, 20)))], [3])
    assert where(actor_of(state)) == (23, 20)


@pytest.mark.rule("SW-RND-05")
def test_random_movement_may_be_left_out_before_and_after_the_roll() -> None:
    rider = made("rider", mov=4, mov_kind=VARIABLE)
    state = scene(mover=rider)
    play_out(choose_move(state), [(0, "stand")])
    assert activation_of(state).action == STAND
    state = scene(mover=rider)
    play_out(choose_move(state), [(0, "move"), (0, "stand")], [1, 1])
    assert activation_of(state).action == STAND


@pytest.mark.rule("SW-MOV-02", "SW-MOV-05")
def test_a_run_without_a_length_is_told_as_staying() -> None:
    state = scene()
    stays = told(play_out(choose_move(state), [(0, "run"), (0, [])]))
    assert (stays.action, stays.length) == ("stay", 0)
    assert activation_of(state).action == RUN
    words = Messages("en").text("spherewars.moved", {"combatant": "A1", "action": "stay"})
    assert words.endswith("stays where it is.")
