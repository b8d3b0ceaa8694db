"""OBJ: what counts, and the control of markers."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.ending import judge
from dicefront.games.home_raiders.rules.events.playing import ControlLost
from dicefront.games.home_raiders.rules.objectives import (
    STAR,
    count,
    farthest,
    take_marker,
    tell_lost_control,
)
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.scenes import block, card, hero, marker, position, put, unit
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import play_out
from dicefront.skirmish.missions import holders, marker_to_thing, markers_to_take, release
from tests.games.home_raiders.names import bear


def vanish(state: State, *numbers: int) -> None:
    for number in numbers:
        state.characters[number].where = VANISHED
        state.troop_of(state.characters[number]).members.remove(number)


def three_each(objective: str = "vanish", **options: Any) -> State:
    return position(
        unit(0, card(cost=2, force=3), (5, 5), (7, 5), (9, 5)),
        unit(1, card(cost=1, force=3), (5, 25), (7, 25), (9, 25)),
        hero(1, card("hero", cost=2, force=1), (20, 20)),
        objective=objective,
        **options,
    )


@pytest.mark.rule("HR-OBJ-03", "HR-OBJ-04")
def test_whoever_made_more_characters_vanish_wins() -> None:
    state = three_each()
    vanish(state, 0, 3, 4)
    assert count(state) == [2, 1]
    ended = judge(state)
    assert ended.winner == 0
    assert ended.rule == "HR-OBJ-03"
    assert state.outcome is not None
    assert state.outcome.winners == [0]


@pytest.mark.rule("HR-OBJ-05")
def test_a_teleported_character_has_not_vanished() -> None:
    state = three_each()
    bear(state.characters[0], "eager-teleport")
    assert count(state) == [0, 0]


@pytest.mark.rule("HR-OBJ-06")
def test_equal_losses_are_a_draw() -> None:
    state = three_each()
    vanish(state, 0, 3)
    assert judge(state).winner == NOBODY
    assert state.outcome is not None
    assert state.outcome.is_draw
    assert state.outcome.rule == "HR-OBJ-06"


@pytest.mark.rule("HR-OBJ-22", "HR-OPT-07")
def test_counted_in_stars_a_hero_weighs_more_than_members_of_a_cheap_unit() -> None:
    state = three_each(vanish_count="stars")
    vanish(state, 0, 1, 2, 6)  # a Unit of 2 Stars against a Hero of 2 Stars
    assert count(state) == [2 * STAR, 2 * STAR]
    vanish(state, 3)
    assert count(state)[0] - count(state)[1] == STAR // 3
    assert judge(state).winner == 0


PORTALS = [block(13, 0, 17, 2, 3, portal=0, climbable=False), block(13, 28, 17, 30, 3, portal=1)]


@pytest.mark.rule("HR-OBJ-07", "HR-OBJ-08")
def test_characters_beside_and_on_top_of_the_enemy_portal_count() -> None:
    state = position(
        unit(0, card(), (14, 27.508), (15.5, 29, 3), (16, 26)),
        unit(1, card(), (14, 2.492), (15.5, 27.508)),
        things=PORTALS,
        objective="portal",
    )
    state.characters[0].down = True
    state.characters[0].wounds = 1
    assert count(state) == [2, 1]  # the second of the other side stands at its own Portal
    assert judge(state).winner == 0


@pytest.mark.rule("HR-OBJ-09")
def test_nobody_at_a_portal_is_a_draw() -> None:
    state = position(
        hero(0, card("hero"), (5, 5)), hero(1, card("hero"), (5, 25)), things=PORTALS, objective="portal"
    )
    assert judge(state).winner == NOBODY
    assert state.outcome is not None
    assert state.outcome.rule == "HR-OBJ-09"


def spot(*places: tuple[int, float, float, int]) -> State:
    return position(
        unit(0, card(), (5, 20), (10, 20)),
        unit(1, card(), (5, 10), (10, 10)),
        things=PORTALS,
        markers=[marker(player, x, y, 0, controller) for player, x, y, controller in places],
        objective="spot",
    )


@pytest.mark.rule("HR-OBJ-13")
def test_a_character_in_contact_takes_control_of_a_marker() -> None:
    state = spot((0, 5, 20.9, NOBODY), (1, 20, 20, NOBODY))
    assert markers_to_take(state, state.characters[0]) == [0]
    assert markers_to_take(state, state.characters[1]) == []  # no contact
    play_out(take_marker(state, state.characters[0], 0))
    assert holders(state) == [0, NOBODY]
    assert markers_to_take(state, state.characters[0]) == []


@pytest.mark.rule("HR-OBJ-14")
def test_control_lasts_until_the_character_leaves_the_marker() -> None:
    state = spot((0, 5, 20.9, 0), (0, 10, 20.9, 1))
    assert release(state) == []
    put(state, 0, 5, 19)
    assert release(state) == [0]
    assert holders(state) == [NOBODY, 1]


@pytest.mark.rule("HR-OBJ-14")
def test_control_ends_when_the_character_vanishes() -> None:
    state = spot((0, 5, 20.9, 0), (0, 10, 20.9, 1), (1, 20, 20, NOBODY))
    before = holders(state)
    vanish(state, 0)
    played = play_out(tell_lost_control(state, before))
    lost = played.told(ControlLost)
    assert [(event.marker, event.character) for event in lost] == [(0, 0)]
    assert holders(state) == [NOBODY, 1, NOBODY]


@pytest.mark.rule("HR-OBJ-16")
def test_a_marker_of_the_other_side_cannot_be_taken_while_its_control_lasts() -> None:
    state = spot((0, 5, 20.9, 0))
    put(state, 2, 5, 21.8)
    assert markers_to_take(state, state.characters[2]) == []
    state.markers[0].controller = NOBODY
    assert markers_to_take(state, state.characters[2]) == [0]


@pytest.mark.rule("HR-OBJ-17", "HR-OBJ-18")
def test_more_markers_win_no_matter_who_placed_them() -> None:
    state = spot((1, 5, 20.9, 0), (1, 10, 20.9, 1), (0, 5, 10.9, 2), (0, 20, 20, NOBODY))
    assert count(state) == [2, 1]
    ended = judge(state)
    assert ended.winner == 0
    assert ended.rule == "HR-OBJ-18"


@pytest.mark.rule("HR-OBJ-19", "HR-OBJ-21")
def test_with_one_marker_each_the_one_farther_from_its_own_portal_wins() -> None:
    # The example: 18.2 against 21.0 inches, from the edge of the marker to the Portal.
    state = spot((0, 15, 2 + 18.2 + 0.5, 0), (1, 15, 28 - 21 - 0.5, 2))
    assert marker_to_thing(state, state.markers[0], state.space.things[0]) == round(18.2 * INCH)
    assert [farthest(state, 0), farthest(state, 1)] == [round(18.2 * INCH), 21 * INCH]
    ended = judge(state)
    assert ended.winner == 1
    assert ended.rule == "HR-OBJ-19"
    others = spot(
        (0, 15, 20, 0), (1, 15, 10, 2), (0, 15, 27, NOBODY)
    )  # that nobody controls counts for nobody
    assert farthest(others, 0) == farthest(others, 1) == round(17.5 * INCH)


@pytest.mark.rule("HR-OBJ-21")
def test_a_marker_above_a_portal_is_farther_by_its_height() -> None:
    state = spot((0, 15, 6.5, NOBODY))
    state.markers[0].z = 6 * INCH  # 4 aside and 3 above the top
    assert marker_to_thing(state, state.markers[0], state.space.things[0]) == 5 * INCH


@pytest.mark.rule("HR-OBJ-20")
def test_equally_far_markers_or_none_are_a_draw() -> None:
    state = spot((0, 15, 20, 0), (1, 15, 10, 2))
    assert farthest(state, 0) == farthest(state, 1)
    assert judge(state).winner == NOBODY
    assert state.outcome is not None
    assert state.outcome.rule == "HR-OBJ-20"
    state = spot((0, 15, 20, NOBODY))
    assert judge(state).winner == NOBODY
