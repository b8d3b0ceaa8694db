"""WEA: the weather."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules import turn
from dicefront.games.spherewars.rules.aiming import aim
from dicefront.games.spherewars.rules.bets import prepare
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.melee import tire
from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.pace import pace_of, roll_pace
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.setup import first_state
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.rules.subjects import Cast, Hand, Shot
from dicefront.games.spherewars.rules.weather import (
    begin_weather,
    change_weather,
    lost_face,
    storms,
    suffocates,
    weather_of,
)
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.effects import ACTION
from dicefront.kernel.testing import play_out
from tests.games.spherewars.profiles import made

LEVELS = list(SCENERY.weathers)
PLAIN = "postulant"  # MOV 4


def fresh(**options: Any) -> State:
    return first_state(options_of(complete_options(options)), [None, None])


def in_weather(name: str, *traits: str, profile: str | Profile = PLAIN) -> State:
    """One with these traits and an ordinary enemy, in some weather."""
    state = position(one(0, profile, (20, 20), traits=traits), one(1, PLAIN, (20, 30)))
    state.weather = LEVELS.index(name)
    return state


def aimed(state: State, shooter: int = 1, target: int = 0, quick: bool = False) -> int:
    """The number to reach for a shot."""
    weapon = position(one(0, "lookout", (1, 1)), one(1, PLAIN, (5, 5))).combatants[0].ranged[0]
    shot = Shot(state.combatants[shooter], state.combatants[target], weapon, quick)
    aim(state, shot)
    return shot.number.amount


@pytest.mark.rule("SW-WEA-01", "SW-WEA-02")
@pytest.mark.parametrize("total", range(2, 13))
def test_two_dice_tell_the_starting_weather(total: int) -> None:
    state = fresh(weather="rolled")
    play_out(begin_weather(state), [], [total // 2, total - total // 2])
    told = ["stormy"] * 2 + ["rainy"] * 2 + ["clear"] * 3 + ["sunny"] * 2 + ["suffocating"] * 2
    assert weather_of(state).id == told[total - 2]


@pytest.mark.rule("SW-WEA-01", "SW-MIS-01")
def test_the_weather_is_optional() -> None:
    state = fresh()
    play_out(begin_weather(state))
    play_out(change_weather(state))
    assert weather_of(state).id == "clear"


@pytest.mark.rule("SW-WEA-01", "SW-WEA-02", "SW-WEA-03", "SW-MIS-01")
def test_the_weather_may_be_agreed_and_changes_like_any_other() -> None:
    state = fresh(weather="suffocating")
    assert play_out(begin_weather(state)).rolls == []
    assert weather_of(state).id == "suffocating"
    play_out(change_weather(state), [], [2, 1])
    assert weather_of(state).id == "sunny"


@pytest.mark.rule("SW-WEA-01", "SW-WEA-02", "SW-WEA-03")
def test_the_weather_of_a_mission_is_that_of_the_first_turn_and_changes() -> None:
    ford: dict[str, Any] = {"id": "flood", "sizes": ["scout"], "weather": "stormy", "turns": 0, "ends": True}
    ford["deployment"] = "anywhere"
    state = fresh(weather="rolled", mission=ford)
    assert play_out(begin_weather(state)).rolls == []
    assert weather_of(state).id == "stormy"
    play_out(change_weather(state), [], [5, 5])
    assert weather_of(state).id == "rainy"


@pytest.mark.rule("SW-WEA-03")
@pytest.mark.parametrize(
    ("before", "faces", "after"),
    [
        ("suffocating", [6, 5], "suffocating"),
        ("suffocating", [2, 1], "sunny"),
        ("clear", [2, 2], "rainy"),
        ("clear", [3, 2], "clear"),
        ("clear", [5, 4], "clear"),
        ("clear", [5, 5], "sunny"),
        ("stormy", [1, 1], "stormy"),
    ],
)
def test_the_weather_changes_by_one_level(before: str, faces: list[int], after: str) -> None:
    state = fresh(weather="rolled")
    state.weather = LEVELS.index(before)
    play_out(change_weather(state), [], faces)
    assert weather_of(state).id == after


@pytest.mark.rule("SW-TRN-12", "SW-WEA-03")
def test_updating_rolls_for_the_weather() -> None:
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 30)))
    state.options = options_of(complete_options({"weather": "rolled"}))
    state.activation = None
    play_out(turn.updating(state), [], [6, 6])
    assert weather_of(state).id == "sunny"


@pytest.mark.rule("SW-WEA-04")
@pytest.mark.parametrize("name", ["rainy", "clear", "sunny"])
def test_three_weathers_do_nothing(name: str) -> None:
    state = in_weather(name)
    me = state.combatants[0]
    assert (pace_of(state, me).single.mov, aimed(state), lost_face(state, me)) == (4, 4, 2)
    assert not suffocates(state, me)


@pytest.mark.rule("SW-WEA-05")
def test_the_heat_slows_down_and_makes_an_easier_target() -> None:
    state = in_weather("suffocating")
    pace = pace_of(state, state.combatants[0])
    assert (pace.single.mov, pace.double.mov * pace.double.times) == (3, 6)
    assert aimed(state) == 3


@pytest.mark.rule("SW-ORD-43")
@pytest.mark.parametrize(("mov", "number"), [(1, 6), (3, 6), (5, 6), (6, 6), (7, 7)])
def test_in_the_heat_hit_the_dirt_goes_by_the_movement_that_is_left(mov: int, number: int) -> None:
    state = in_weather("suffocating", profile=made("target", mov=mov))
    state.combatants[0].bear("hit_the_dirt", ACTION)
    assert aimed(state) == number


@pytest.mark.rule("SW-WEA-06")
@pytest.mark.parametrize(
    ("profile", "faces", "far", "number"), [("rider", [5, 4], 8, 3), ("crab_man", [5], 4, 2)]
)
def test_random_movement_in_the_heat(profile: str, faces: list[int], far: int, number: int) -> None:
    state = in_weather("suffocating", profile=profile)
    me = state.combatants[0]
    me.kit = state.combatants[1].kit  # without being red-hot
    pace = play_out(roll_pace(state, me), [], faces).result
    assert pace is not None
    assert pace.single.mov == far
    assert aimed(state) == number


@pytest.mark.rule("SW-WEA-07", "SW-WEA-12")
@pytest.mark.parametrize(("name", "tired"), [("clear", 0), ("suffocating", 1)])
def test_in_the_heat_the_tireless_get_tired(name: str, tired: int) -> None:
    state = in_weather(name, "tireless")
    me, enemy = state.combatants
    play_out(tire(state, Hand(me, enemy)))
    assert me.fatigue == tired


@pytest.mark.rule("SW-WEA-07")
@pytest.mark.parametrize(("name", "tired"), [("clear", 0), ("suffocating", 1)])
def test_in_the_heat_the_insignificant_tire(name: str, tired: int) -> None:
    state = in_weather(name, "insignificant")
    me, enemy = state.combatants
    play_out(tire(state, Hand(enemy, me)))
    assert enemy.fatigue == tired


@pytest.mark.rule("SW-WEA-08", "SW-EQU-25")
def test_a_storm_makes_shots_harder() -> None:
    state = in_weather("stormy")
    assert aimed(state) == 5
    assert aimed(state, quick=True) == 7


@pytest.mark.rule("SW-WEA-09")
def test_in_a_storm_casters_lose_their_threes() -> None:
    state = in_weather("stormy")
    assert lost_face(state, state.combatants[0]) == 3


@pytest.mark.rule("SW-WEA-10", "SW-WEA-11", "SW-WEA-12", "SW-ABI-04", "SW-ABI-48")
@pytest.mark.parametrize(
    ("trait", "name", "heat", "storm"),
    [
        ("aquatic", "stormy", False, False),
        ("aquatic", "suffocating", True, True),
        ("red_hot", "suffocating", False, False),
        ("red_hot", "stormy", True, True),
        ("red_hot", "clear", False, False),
        ("aquatic", "clear", False, False),
    ],
)
def test_who_feels_what(trait: str, name: str, heat: bool, storm: bool) -> None:
    state = in_weather(name, trait)
    me, other = state.combatants
    assert (suffocates(state, me), storms(state, me)) == (heat, storm)
    assert (suffocates(state, other), storms(state, other)) == (name == "suffocating", name == "stormy")


@pytest.mark.rule("SW-WEA-12")
def test_a_red_hot_tireless_fighter_keeps_its_dexterity_in_the_heat() -> None:
    state = in_weather("suffocating", "tireless", "red_hot")
    me, enemy = state.combatants
    play_out(tire(state, Hand(me, enemy)))
    play_out(tire(state, Hand(enemy, me)))
    assert (me.fatigue, enemy.fatigue) == (0, 1)


@pytest.mark.rule("SW-WEA-12", "SW-WEA-08")
def test_the_storm_is_that_of_the_shooter() -> None:
    state = in_weather("stormy", "aquatic")
    assert aimed(state, shooter=0, target=1) == 4
    assert aimed(state, shooter=1, target=0) == 5


@pytest.mark.rule("SW-WEA-09", "SW-SPE-29")
@pytest.mark.parametrize(
    ("name", "changed", "lost"),
    [("clear", False, 2), ("stormy", False, 3), ("clear", True, 3), ("stormy", True, 3)],
)
def test_what_a_caster_loses_in_the_final_outcome(name: str, changed: bool, lost: int) -> None:
    state = in_weather(name)
    cast = Cast(state.combatants[0], CATALOGUE.abilities["lightning_sphere"], None)
    cast.changed = changed
    prepare(state, cast)
    assert cast.casting.lost == lost
