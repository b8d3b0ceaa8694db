"""Forced moves and falls (FAL, HR-ACC-08 to HR-ACC-10, HR-ASP-01, HR-ASP-02, Firm stance)."""

import math
from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.events.moving import Fell, Shoved
from dicefront.games.home_raiders.rules.forced import ForcedMove, fall, move_by_force
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.games.home_raiders.scenes import (
    block,
    card,
    hero,
    inch,
    inches,
    marker,
    position,
    tin,
    unit,
    where,
)
from dicefront.kernel.testing import Played, offered, play_out
from dicefront.skirmish.falling import landings
from dicefront.skirmish.space import Thing

BASE = 2500 / 2540
KNOCK = "home_raiders.melee.knock-back"
MANIPULATE = "home_raiders.spirit.manipulate"


def knocked(
    state: State, most: float, to: tuple[float, float] | None, *more: tuple[int, Any]
) -> Played[bool]:
    """Character 0 knocks character 1 back."""
    attacker, target = state.characters[:2]
    answer = None if to is None else [inch(to[0]), inch(to[1])]
    steps = move_by_force(state, attacker.owner, target, inch(most), KNOCK, "HR-ACC-07", attacker)
    return play_out(steps, [(0, answer), *more])


def manipulated(
    state: State, to: tuple[float, float], *more: tuple[int, Any], dice: list[int] | None = None
) -> Played[bool]:
    """Character 0 moves character 1 by its Spirit."""
    steps = move_by_force(
        state, state.characters[0].owner, state.characters[1], inch(3), MANIPULATE, "HR-ASP-01", None
    )
    return play_out(steps, [(0, [inch(to[0]), inch(to[1])]), *more], dice)


def question(state: State, most: float, away: bool = True) -> ForcedMove:
    attacker, target = state.characters[:2]
    return ForcedMove(
        attacker.owner, KNOCK, "HR-ACC-07", state, target, inch(most), attacker if away else None
    )


def refused(state: State, most: float, to: tuple[float, float], away: bool = True) -> str:
    refusal = question(state, most, away).check([inch(to[0]), inch(to[1])])
    return "" if refusal is None else refusal.reason.removeprefix("home_raiders.forced.")


def pair(things: Sequence[Thing] = (), x: float = 5, z: float = 0, **more: Any) -> State:
    """An attacker and a target to its right, in base contact."""
    return position(hero(0, card(), (x, 5, z)), hero(1, card(), (x + BASE, 5, z)), things=things, **more)


@pytest.mark.rule("HR-ACC-08")
def test_the_target_is_moved_in_a_straight_line_up_to_the_surplus() -> None:
    state = pair()
    knocked(state, 3, (8.9, 5))
    assert where(state.characters[1]) == (8.9, 5.0, 0.0)
    assert refused(pair(), 3, (9.1, 5)) == "too-far"


@pytest.mark.rule("HR-ACC-08")
def test_it_must_end_out_of_base_contact_with_the_attacker() -> None:
    assert refused(pair(), 3, (5 + BASE + 0.01, 5)) == "still-in-contact"
    assert refused(pair(), 3, (5 + BASE + 0.1, 5)) == ""


@pytest.mark.rule("HR-ACC-08")
def test_it_stops_at_the_border_at_objects_and_at_characters() -> None:
    border = pair(x=27.5)
    knocked(border, 3, (31, 5))
    assert where(border.characters[1])[0] == pytest.approx(30 - BASE / 2, abs=0.001)
    wall = pair([block(8, 3, 9, 7, 1)])
    knocked(wall, 3, (8.9, 5))
    assert where(wall.characters[1])[0] == pytest.approx(8 - BASE / 2, abs=0.002)
    crowd = position(hero(0, card(), (5, 5)), hero(1, card(), (5 + BASE, 5)), hero(1, card(), (8.5, 5)))
    knocked(crowd, 3, (8.9, 5))
    assert where(crowd.characters[1])[0] == pytest.approx(8.5 - BASE, abs=0.002)


@pytest.mark.rule("HR-ACC-08")
def test_if_it_cannot_get_out_of_contact_it_is_not_moved_at_all() -> None:
    cage = [
        block(5 + BASE * 1.5, 3, 9, 7, 4, climbable=False),
        block(5.4, 5.5, 8, 7, 4, climbable=False),
        block(5.4, 3, 8, 4.5, 4, climbable=False),
    ]
    state = pair(cage)
    steps = move_by_force(state, 0, state.characters[1], inch(3), KNOCK, "HR-ACC-07", state.characters[0])
    assert play_out(steps).result is False
    assert where(state.characters[1])[0] == pytest.approx(5 + BASE, abs=0.001)


@pytest.mark.rule("HR-ACC-08")
def test_a_narrow_way_out_is_found_between_the_usual_directions() -> None:
    """Two posts at the base of the target leave it no way but those between 15 and 25 degrees."""
    posts = []
    for angle in (math.radians(115), math.radians(-75)):
        far = BASE / 2 + 0.5
        posts.append(tin(5 + BASE + far * math.cos(angle), 5 + far * math.sin(angle), 1, 4, False))
    asked = question(pair(posts), 3)
    found = [option for option in offered(asked) if option is not None]
    assert found
    for x, y in found:
        assert 13 < math.degrees(math.atan2(y - inch(5), x - inch(5 + BASE))) < 27
    played = knocked(pair(posts), 3, (5 + BASE + 2, 5 + 0.7))
    assert played.result


@pytest.mark.rule("HR-ACC-08")
def test_nobody_is_shoved_up_a_wall_but_over_a_step() -> None:
    step = pair([block(7, 3, 12, 7, 0.25)])
    knocked(step, 3, (8.9, 5))
    assert where(step.characters[1]) == (8.9, 5.0, 0.25)


@pytest.mark.rule("HR-ACC-09", "HR-FAL-02")
def test_over_the_edge_of_a_stack_four_high_the_target_falls_and_is_wounded() -> None:
    stack = [block(2, 2, 5 + BASE + 0.5, 8, 4)]
    state = pair(stack, z=4)
    played = knocked(state, 2, (5 + BASE + 2, 5))
    assert state.characters[1].wounds == 1
    (fell,) = played.told(Fell)
    assert inches(fell.drop) == 4.0
    assert where(state.characters[1])[0] == pytest.approx(5 + BASE + 0.5 + BASE / 2, abs=0.002)
    assert where(state.characters[1])[1:] == (5.0, 0.0)


@pytest.mark.rule("HR-FAL-02", "HR-ACC-09")
def test_the_second_token_from_a_fall_makes_it_vanish() -> None:
    stack = [block(2, 2, 5 + BASE + 0.5, 8, 4)]
    state = pair(stack, z=4)
    state.characters[1].wounds = 1
    knocked(state, 2, (5 + BASE + 2, 5))
    assert state.troops[1].members == []


@pytest.mark.rule("HR-FAL-02")
def test_a_fall_of_three_inches_exactly_does_nothing() -> None:
    state = pair([block(2, 2, 5 + BASE + 0.5, 8, 3)], z=3)
    knocked(state, 2, (5 + BASE + 2, 5))
    assert (state.characters[1].wounds, where(state.characters[1])[2]) == (0, 0.0)


@pytest.mark.rule("HR-FAL-02")
def test_from_a_tin_of_4_3_onto_a_box_of_1_5_is_a_drop_of_2_8() -> None:
    things = [tin(5, 5, 3, 4.3), block(6.2, 3, 12, 7, 1.5)]
    state = position(hero(0, card(), (20, 20)), hero(1, card(), (5.5, 5, 4.3)), things=things)
    played = manipulated(state, (8, 5))
    assert [inches(fell.drop) for fell in played.told(Fell)] == [2.8]
    assert state.characters[1].wounds == 0


@pytest.mark.rule("HR-ASP-02", "HR-FAL-02")
def test_a_sniper_moved_over_the_edge_of_a_tin_is_wounded() -> None:
    state = position(hero(0, card(), (20, 20)), hero(1, card(), (5, 5, 4.3)), things=[tin(5, 5, 3, 4.3)])
    played = manipulated(state, (8, 5))
    assert [inches(fell.drop) for fell in played.told(Fell)] == [4.3]
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-ASP-01", "HR-ASP-02")
def test_manipulation_goes_three_inches_in_any_direction_and_may_end_in_contact() -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, card(), (8, 5)))
    assert refused(state, 3, (8, 8.01), away=False) == "too-far"
    manipulated(state, (5.5, 5))
    assert where(state.characters[1])[0] == pytest.approx(5 + BASE, abs=0.002)


@pytest.mark.rule("HR-FAL-01")
def test_the_centre_has_to_go_over_the_edge() -> None:
    state = pair([block(2, 2, 5 + BASE + 1, 8, 4)], z=4)
    assert not knocked(state, 2, (5 + BASE + 0.7, 5)).told(Fell)
    assert where(state.characters[1])[2] == 4.0


@pytest.mark.rule("HR-FAL-01")
def test_a_step_down_is_no_fall() -> None:
    state = pair([block(2, 2, 7, 8, 0.25)], z=0.25)
    played = knocked(state, 3, (8.9, 5))
    assert not played.told(Fell)
    assert where(state.characters[1]) == (8.9, 5.0, 0.0)


@pytest.mark.rule("HR-FAL-03")
def test_the_inches_left_after_a_fall_are_lost() -> None:
    state = pair([block(2, 2, 7, 8, 1)], z=1)
    knocked(state, 3, (8.9, 5))
    assert where(state.characters[1])[0] == pytest.approx(7 + BASE / 2, abs=0.002)


@pytest.mark.rule("HR-FAL-01")
@pytest.mark.parametrize(("height", "falls"), [(0.25, False), (0.3, True)])
def test_more_than_a_step_down_is_a_fall(height: float, falls: bool) -> None:
    state = pair([block(2, 2, 7, 8, height)], z=height)
    played = knocked(state, 3, (8.9, 5))
    assert bool(played.told(Fell)) == falls
    assert where(state.characters[1])[2] == 0.0


@pytest.mark.rule("HR-OBJ-14", "HR-ACC-08")
@pytest.mark.parametrize("height", [0, 1])
def test_whoever_is_moved_away_from_its_marker_controls_it_no_more(height: float) -> None:
    """Along the table, and over an edge."""
    things = [block(2, 2, 7, 8, height)] if height else []
    state = pair(things, z=height)
    state.markers = [marker(0, 5 + BASE, 5, height, controller=1)]
    knocked(state, 3, (8.9, 5))
    assert state.markers[0].controller == -1


@pytest.mark.rule("HR-FAL-04", "HR-FAL-02")
def test_a_box_right_beside_the_stack_is_the_next_surface_below() -> None:
    state = pair([block(2, 2, 7, 8, 4), block(7, 2, 12, 8, 1.5)], z=4)
    (fell,) = knocked(state, 3, (8.9, 5)).told(Fell)
    assert inches(fell.drop) == 2.5
    assert where(state.characters[1]) == pytest.approx((7 + BASE / 2, 5.0, 1.5), abs=0.002)
    assert state.characters[1].wounds == 0


@pytest.mark.rule("HR-FAL-04")
def test_where_the_next_surface_has_no_room_it_is_the_one_below_that() -> None:
    """A ledge too narrow to stand on, and the table beside it; a box as high as the ledge is elsewhere."""
    state = pair([block(2, 2, 7, 8, 4), block(7, 2, 7.3, 8, 1.5), block(15, 2, 20, 8, 1.5)], z=4)
    (fell,) = knocked(state, 3, (8.9, 5)).told(Fell)
    assert inches(fell.drop) == 4.0
    assert where(state.characters[1])[2] == 0.0


@pytest.mark.rule("HR-FAL-04")
def test_the_one_who_caused_the_move_chooses_between_equally_near_places() -> None:
    state = position(
        hero(0, card(), (20, 20)),
        hero(1, card(), (6, 5, 4)),
        hero(1, card(), (7 + BASE / 2, 5)),
        things=[block(2, 2, 7, 8, 4)],
    )
    places = landings(state, state.characters[1], inch(7), inch(5), 0)
    assert len(places) == 2
    played = play_out(fall(state, 0, state.characters[1], inch(7), inch(5), inch(4), 0), [(0, places[1])])
    assert [(asked.player, asked.kind) for asked in played.questions] == [(0, "home_raiders.fall.place")]
    shape = state.characters[1].body.shape
    assert [shape.x, shape.y, 0] == places[1]


@pytest.mark.rule("HR-FAL-05")
def test_nobody_below_is_harmed_and_the_posture_is_kept() -> None:
    state = position(
        hero(0, card(), (20, 20)),
        hero(1, card(), (6, 5, 4)),
        hero(1, card(), (7 + BASE / 2, 5.3)),
        things=[block(2, 2, 7, 8, 4)],
    )
    state.characters[1].down = True
    manipulated(state, (8.5, 5))
    assert (state.characters[2].wounds, state.characters[1].down) == (0, True)


@pytest.mark.rule("HR-FAL-06", "HR-AMV-14")
def test_feather_fall_takes_no_token_from_any_fall() -> None:
    state = position(
        hero(0, card(), (20, 20)),
        hero(1, card(abilities=["feather-fall"]), (6, 5, 4)),
        things=[block(2, 2, 7, 8, 4)],
    )
    assert manipulated(state, (8.5, 5)).told(Fell)
    assert state.characters[1].wounds == 0


@pytest.mark.rule("HR-FAL-06")
def test_a_fall_is_no_attack_but_its_token_can_regenerate() -> None:
    state = position(
        hero(0, card(), (20, 20)),
        hero(1, card(abilities=["regeneration", "flicker"]), (6, 5, 4)),
        hero(1, card(), (12, 5)),
        things=[block(2, 2, 7, 8, 4)],
    )
    played = manipulated(state, (8.5, 5), dice=[6])
    assert state.characters[1].wounds == 0
    assert not [kind for kind in played.kinds if "react" in kind]


@pytest.mark.rule("HR-ACC-10", "HR-CON-06")
def test_a_forced_move_causes_no_free_attack_and_may_break_the_formation() -> None:
    state = position(
        hero(0, card(), (5, 5)),
        unit(1, card(), (5 + BASE, 5), (5 + BASE, 7)),
        hero(0, card(), (5 + 2 * BASE, 5.2)),
    )
    played = knocked(state, 3, (5 + BASE, 2.1))
    assert played.kinds == [KNOCK]
    assert not in_formation(state, state.troops[1])


@pytest.mark.rule("HR-AUN-06")
def test_firm_stance_is_not_moved_by_enemies() -> None:
    state = position(hero(0, card(), (5, 5)), unit(1, card(abilities=["firm-stance"]), (5 + BASE, 5)))
    steps = move_by_force(state, 0, state.characters[1], inch(3), KNOCK, "HR-ACC-07", state.characters[0])
    assert play_out(steps).result is False


@pytest.mark.rule("HR-AUN-07")
def test_firm_stance_may_be_moved_by_its_own_side() -> None:
    state = position(hero(0, card(), (5, 5)), unit(0, card(abilities=["firm-stance"]), (9, 5)))
    assert manipulated(state, (11, 5)).told(Shoved)
    assert where(state.characters[1])[0] == 11.0


@pytest.mark.rule("HR-ACC-07")
def test_to_be_moved_is_optional_for_who_moves() -> None:
    state = pair()
    assert knocked(state, 3, None).result is False
    assert offered(question(state, 3))[0] is None


@pytest.mark.rule("HR-ACC-08")
def test_every_proposed_direction_is_legal() -> None:
    state = pair([block(2, 2, 7, 8, 4), tin(9, 4, 2, 3)], z=4)
    asked = question(state, 3)
    assert len(offered(asked)) > 4
    assert all(asked.check(answer) is None for answer in offered(asked))


def test_a_forced_move_survives_any_answer() -> None:
    asked = question(pair(), 3)
    for answer in (0, True, "x", [], [1], [1, 2, 3], [1.5, 2], [True, 2], {"x": 1}, [10**30, 0], [[1, 2]]):
        assert asked.check(answer) is not None
