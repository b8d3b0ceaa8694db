"""MIS, DEN, SCE: a game is prepared, and the battlefield is laid."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.battlefield import (
    APART,
    PlacePiece,
    any_spot,
    first_spot,
    lay_piece,
)
from dicefront.games.spherewars.rules.events.setup import PieceDropped, PieceLaid
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.options import TOL, complete_options, options_of
from dicefront.games.spherewars.rules.own_field import lies_in
from dicefront.games.spherewars.rules.placing import zone_of
from dicefront.games.spherewars.rules.preparing import prepare_game
from dicefront.games.spherewars.rules.scenery import FLOOR, terrain_of, thing_of
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.setup import build_bands, first_state
from dicefront.games.spherewars.rules.state import LAY_FIELD, ROLL_OFF, State
from dicefront.games.spherewars.scenes import inch, inches
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import play_out, refusal_of
from dicefront.skirmish.space import Space
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap
from tests.games.spherewars.bodies import body

SCOUTS: Any = {"race": "packs_of_urueh", "recruits": [{"combatant": "pack_of_imps"}]}


def mustered(**options: Any) -> State:
    """Bands are there; the game is still to be prepared."""
    state = first_state(options_of(complete_options(options)), [None, None])
    state.rosters = [SCOUTS, SCOUTS]
    play_out(build_bands(state))
    return state


def prepared(dice: list[int], **options: Any) -> State:
    state = mustered(**options)
    play_out(prepare_game(state), [], dice)
    return state


def laying(density: str = "low", scenario: str = "golothar_roads", **options: Any) -> State:
    """Side 0 lays the first piece."""
    return prepared([6, 1], density=density, scenario=scenario, field="placed", **options)


def on_field(state: State, *pieces: tuple[str, float, float, int]) -> None:
    things = [thing_of(kind, kind, inch(x), inch(y), turn) for kind, x, y, turn in pieces]
    state.space = Space(state.options.width, state.options.depth, things)


# -- what dice settle ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-MIS-01", "SW-TAB-04")
def test_with_nothing_agreed_no_die_is_thrown() -> None:
    state = prepared([])
    assert (state.mission, state.density, state.scenario) == ("last_survivor", "none", "golothar_roads")
    assert state.stage == LAY_FIELD
    play_out(lay_piece(state))
    assert (state.stage, state.space.things) == (ROLL_OFF, [])


@pytest.mark.rule("SW-MIS-02")
def test_a_random_mission_that_forbids_the_size_is_rolled_again() -> None:
    assert prepared([3, 5, 6], mission="random").mission == "last_survivor"


@pytest.mark.rule("SW-MIS-02")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_names_the_mission_where_the_size_allows_all(face: int) -> None:
    centre = [1] if face == 3 else []
    assert MISSIONS.missions[prepared([face, *centre], mission="random", points=500).mission].face == face


@pytest.mark.rule("SW-DEN-04")
@pytest.mark.parametrize(
    ("face", "density"), [(1, "low"), (2, "low"), (3, "common"), (5, "high"), (6, "high")]
)
def test_a_d3_names_the_density(face: int, density: str) -> None:
    assert prepared([face, 6, 1], density="random").density == density


@pytest.mark.rule("SW-SCE-01")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_names_the_scenario(face: int) -> None:
    assert SCENERY.scenarios[prepared([face], scenario="random").scenario].face == face


@pytest.mark.rule("SW-SCE-01", "SW-MIS-37")
def test_a_scenario_that_the_mission_forbids_is_rolled_again() -> None:
    state = prepared([5, 1, 4], mission="crash", points=500, scenario="random")
    assert state.scenario == "unuk_glaciers"


# -- objects of the missions ---------------------------------------------------------------------------


@pytest.mark.rule("SW-MIS-10", "SW-MIS-19", "SW-MIS-24", "SW-MIS-28")
@pytest.mark.parametrize(
    ("mission", "kinds", "dice"),
    [
        ("domination_of_the_dolmens", ["dolmen"] * 3, []),
        ("sacking_of_the_relics", ["relic"] * 5, []),
        ("destruction_of_the_camp", ["camp", "camp", "wood"], [3]),
        ("destruction_of_the_camp", ["camp", "camp", "hill"], [4]),
    ],
)
def test_a_mission_puts_its_objects_on_the_table(mission: str, kinds: list[str], dice: list[int]) -> None:
    state = prepared(dice, mission=mission, points=500)
    assert [thing.kind for thing in state.space.things] == kinds
    assert state.laid == 0


@pytest.mark.rule("SW-MIS-23")
def test_the_central_piece_may_be_agreed() -> None:
    state = prepared([], mission="destruction_of_the_camp", points=500, central_piece="hill")
    hill = state.space.things[-1]
    assert (hill.kind, inches(hill.shape.x), inches(hill.shape.y)) == ("hill", 20, 20)


@pytest.mark.rule("SW-MIS-04", "SW-TAB-01")
def test_maps_are_stretched_to_the_table() -> None:
    state = prepared([], mission="domination_of_the_dolmens", points=500, width=48, depth=60)
    places = [(inches(thing.shape.x), inches(thing.shape.y)) for thing in state.space.things]
    assert places == [(12, 30), (24, 30), (36, 30)]
    assert (inches(zone_of(state, 1).low), inches(zone_of(state, 1).high)) == (45, 60)


# -- laying pieces -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SCE-02")
@pytest.mark.parametrize(("dice", "side"), [([5, 2], 0), ([2, 5], 1), ([4, 4, 1, 3], 1)])
def test_the_higher_die_lays_the_first_piece(dice: list[int], side: int) -> None:
    assert prepared(dice, density="low").side == side


@pytest.mark.rule("SW-SCE-02", "SW-SCE-03", "SW-SCE-09")
def test_players_lay_pieces_in_turn() -> None:
    state = laying()
    play_out(lay_piece(state), [(0, [inch(20), inch(20), 0])], [4, 4])
    assert ([thing.kind for thing in state.space.things], state.laid, state.side) == (["wood"], 2, 1)
    play_out(lay_piece(state), [(1, "fence"), (1, [inch(10), inch(10), 45])], [2, 2])
    assert (state.space.things[1].kind, state.laid, state.side) == ("fence", 3, 0)


@pytest.mark.rule("SW-SCE-03", "SW-SCE-04", "SW-SCE-05", "SW-SCE-06", "SW-SCE-07", "SW-SCE-08", "SW-SCE-09")
@pytest.mark.parametrize("scenario", list(SCENERY.scenarios))
@pytest.mark.parametrize("total", range(2, 13))
def test_the_sum_of_two_dice_names_the_piece(scenario: str, total: int) -> None:
    state = laying(scenario=scenario)
    kinds = SCENERY.scenarios[scenario].table[total]
    answers: list[tuple[int, Any]] = [(0, kinds[-1])] if len(kinds) > 1 else []
    spot = [inch(20), inch(20), 0]
    play_out(lay_piece(state), [*answers, (0, spot)], [total // 2, total - total // 2])
    assert state.space.things[0].kind == kinds[-1]
    assert state.laid == SCENERY.kinds[kinds[0]].size


@pytest.mark.rule("SW-DEN-01", "SW-DEN-05")
def test_at_the_lower_figure_both_must_want_more() -> None:
    state = laying()
    state.laid = 3
    play_out(lay_piece(state), [(0, True), (1, False)])
    assert state.stage == ROLL_OFF
    state = laying()
    state.laid = 3
    play_out(lay_piece(state), [(0, True), (1, True), (0, [inch(20), inch(20), 0])], [4, 4])
    assert (state.stage, state.laid) == (LAY_FIELD, 5)


@pytest.mark.rule("SW-DEN-05")
def test_a_piece_that_would_pass_the_upper_figure_ends_the_field() -> None:
    state = laying()
    state.laid = 5
    played = play_out(lay_piece(state), [(0, True), (1, True)], [4, 4])
    assert any(isinstance(event, PieceDropped) for event in played.events)
    assert (state.stage, state.laid) == (ROLL_OFF, 5)


@pytest.mark.rule("SW-DEN-02", "SW-DEN-05")
def test_common_density_goes_on_from_eight_and_stops_at_eleven() -> None:
    state = prepared([6, 1], density="common", scenario="eastern_woods")
    state.laid = 8
    play_out(lay_piece(state), [], [4, 1, 1, 1])
    assert (state.laid, state.stage) == (11, LAY_FIELD)
    play_out(lay_piece(state))
    assert state.stage == ROLL_OFF


@pytest.mark.rule("SW-SCE-10")
@pytest.mark.parametrize(
    ("spot", "reason"),
    [
        ((20, 20, 7), "turn"),
        ((2.9, 20, 0), "off_table"),
        ((20, 38.1, 0), "off_table"),
        ((27.9, 30, 0), "too_near"),
        ((10, 20.8, 0), "too_near"),
    ],
)
def test_where_a_piece_may_not_lie(spot: tuple[float, float, int], reason: str) -> None:
    state = laying()
    on_field(state, ("wood", 20, 30, 0), ("stable", 10, 14.9, 0))
    answer = [inch(spot[0]), inch(spot[1]), spot[2]]
    assert refusal_of(PlacePiece(state, 0, "rubble"), answer).reason == f"spherewars.field.{reason}"


@pytest.mark.rule("SW-SCE-10")
def test_two_inches_apart_and_at_the_edge_is_enough() -> None:
    state = laying()
    on_field(state, ("wood", 20, 30, 0))
    assert PlacePiece(state, 0, "rubble").check([inch(28), inch(30), 0]) is None
    assert PlacePiece(state, 0, "rubble").check([inch(3), inch(2), 180]) is None


@pytest.mark.rule("SW-SCE-10")
@pytest.mark.parametrize(
    ("left", "right", "found"), [(10.3, 20.8, 15.5), (10.2, 20.3, 15.25), (10.3, 20.4, None)]
)
def test_a_place_between_whole_inches_is_found(left: float, right: float, found: float | None) -> None:
    """Houses leave a lane in which only the middle of a wood fits, with two inches on either side."""
    state = laying()
    rows = range(2, 40, 4)
    on_field(state, *[("house", x, y, 0) for x in (left - 2.5, right + 2.5, 33.5) for y in rows])
    spot = first_spot(state, "wood")
    assert (spot.x if spot else None) == (None if found is None else inch(found))


@pytest.mark.rule("SW-SCE-10")
def test_a_piece_without_any_place_is_dropped() -> None:
    state = laying(scenario="technocrat_city")
    spots = [(x, y) for x in range(4, 40, 8) for y in range(4, 40, 8)]
    on_field(state, *[("hill", x, y, 0) for x, y in spots])
    assert first_spot(state, "house") is None
    played = play_out(lay_piece(state), [], [4, 4])
    assert any(isinstance(event, PieceDropped) for event in played.events)
    assert state.stage == ROLL_OFF


@pytest.mark.parametrize("answer", [None, 3, [], [1, 2], ["a", 1, 2], [1, 2, 3, 4], {}, [True, 1, 0]])
def test_what_is_no_place_is_told_so(answer: Any) -> None:
    assert refusal_of(PlacePiece(laying(), 0, "wood"), answer).reason == "kernel.unreadable"


def test_a_hand_may_leave_out_the_turn() -> None:
    question = PlacePiece(laying(), 0, "wall")
    assert question.from_hand([5, 6]) == question.from_hand([5, 6, 0]) == [5, 6, 0]
    assert question.from_hand([5, 6, 0, 90]) == [5, 6, 90]
    value = question.options()[0]
    assert question.from_hand(question.in_hand(value)) == question.write(value)


def test_suggested_places_are_legal() -> None:
    state = laying()
    on_field(state, ("lake", 20, 20, 30))
    question = PlacePiece(state, 0, "farm")
    assert len(question.answers()) > 20
    assert all(question.check(answer) is None for answer in question.answers())
    assert question.check(question.write(question.sample(Draw(4)))) is None


# -- fields laid by dice -------------------------------------------------------------------------------


def generate(state: State, seed: int) -> None:
    """Lay the whole field, every throw from a seed."""
    draw = Draw(seed)
    while state.stage == LAY_FIELD:
        steps: Steps[None] = lay_piece(state)
        value: object = None
        while True:
            try:
                step: Any = steps.send(value)
            except StopIteration:
                break
            sides = getattr(step, "sides", None)
            value = None if sides is None else [1 + draw.below(side) for side in sides]


@pytest.mark.rule("SW-DEN-01", "SW-DEN-02", "SW-DEN-03", "SW-DEN-05", "SW-SCE-10", "SW-SCE-13")
@pytest.mark.parametrize("density", list(SCENERY.densities))
@pytest.mark.parametrize("scenario", list(SCENERY.scenarios))
def test_generated_fields_obey_every_limit(density: str, scenario: str) -> None:
    for seed in range(3):
        state = prepared([6, 1], density=density, scenario=scenario)
        generate(state, seed)
        row = SCENERY.densities[density]
        total = sum(SCENERY.kinds[thing.kind].size for thing in state.space.things)
        assert total == state.laid
        assert row.least <= total <= row.most
        table = [kind for kinds in SCENERY.scenarios[scenario].table.values() for kind in kinds]
        for number, thing in enumerate(state.space.things):
            assert thing.kind in table
            assert lies_in(thing.shape, state.space.field)
            for other in state.space.things[:number]:
                assert gap(thing.shape, other.shape) >= APART - TOL


@pytest.mark.rule("SW-SCE-10", "SW-MIS-10")
def test_a_generated_field_keeps_off_the_objects_of_the_mission() -> None:
    for seed in range(4):
        state = prepared([1, 6, 1], mission="destruction_of_the_camp", points=500, density="high")
        generate(state, seed)
        objects, pieces = state.space.things[:3], state.space.things[3:]
        assert state.laid == sum(SCENERY.kinds[thing.kind].size for thing in pieces)
        assert all(gap(one.shape, other.shape) >= APART - TOL for one in objects for other in pieces)


def test_a_field_by_dice_is_told_piece_by_piece() -> None:
    state = prepared([6, 1], density="low")
    played = play_out(lay_piece(state), [], [4, 4, 1, 17])
    laid = [event for event in played.events if isinstance(event, PieceLaid)]
    assert [event.scenery for event in laid] == ["wood"]
    spot = any_spot(prepared([6, 1], density="low"), "wood", Draw(17))
    assert laid[0].spot == spot.to_json()


# -- a field agreed on ---------------------------------------------------------------------------------

OWN: Any = {
    "pieces": [
        {"kind": "wood", "x": 10, "y": 20},
        {"kind": "crater", "x": 30, "y": 20},
        {"kind": "wall", "x": 20, "y": 10, "turn": 90},
    ],
    "kinds": [
        {"kinds": ["crater"], "size": 2, "height": "flat", "density": "dense", "shape": {"radius": 2}},
    ],
}


@pytest.mark.rule("SW-SCE-13", "SW-SCN-02", "SW-SCN-03")
def test_players_may_agree_on_any_field_and_on_own_kinds() -> None:
    state = prepared([], field=OWN, density="high")
    play_out(lay_piece(state))
    assert [thing.kind for thing in state.space.things] == ["wood", "crater", "wall"]
    crater = terrain_of(state.space).pieces[1]
    assert (crater.density, crater.height) == (2, 0)
    again = GAME.decode(GAME.encode(state))
    assert terrain_of(again.space).pieces[1].density == 2


@pytest.mark.rule("SW-SCN-03")
def test_players_may_agree_on_other_values_of_a_type() -> None:
    wood = {"kinds": ["wood"], "size": 2, "height": "huge", "density": "dense", "shape": {"radius": 1}}
    state = prepared([], field={"pieces": [{"kind": "wood", "x": 9, "y": 9}], "kinds": [wood]})
    piece = terrain_of(state.space).pieces[0]
    assert (piece.height, piece.density, inches(piece.shape.reach)) == (4, 2, 1)
    assert SCENERY.kinds["wood"].density == 1


@pytest.mark.rule("SW-SCN-33", "SW-SCN-03")
@pytest.mark.parametrize(("more", "floor", "level"), [
    ({"floors": 1}, 1, 1), ({"floors": 1}, 0, 0), ({"floors": 1, "roof": True}, 2, 3), ({}, 0, 0),
])  # fmt: skip
def test_a_building_of_ones_own_raises_those_on_its_floors(more: Any, floor: int, level: int) -> None:
    """A building with several floors has the elevation feature as well."""
    inn = {
        "kinds": ["inn"],
        "size": 2,
        "height": "large",
        "density": "sparse",
        "features": ["building"],
        **more,
    }
    inn |= {"shape": {"length": 5, "width": 4}, "doors": ["long"]}
    state = prepared([], field={"pieces": [{"kind": "inn", "x": 20, "y": 20}], "kinds": [inn]})
    guest = body(20, 20)
    upstairs = Base(guest.shape.x, guest.shape.y, guest.shape.reach, floor * FLOOR, floor * FLOOR + 2)
    assert terrain_of(state.space).elevation(upstairs) == level


@pytest.mark.rule("SW-SCE-13")
@pytest.mark.parametrize(
    ("piece", "told"),
    [
        ({"kind": "cloud", "x": 1, "y": 1}, "pieces 1.kind: expected one of hedge"),
        ({"kind": "wood", "x": 1, "y": 20}, "pieces 1: expected a place wholly on the table"),
        ({"kind": "wood", "x": 20}, "pieces 1.y: expected an entry of that name"),
        ({"kind": "wood", "x": 20, "y": 20, "turn": 400}, "pieces 1.turn: expected a whole number"),
    ],
)
def test_a_broken_field_is_told(piece: Any, told: str) -> None:
    with pytest.raises(BadData) as caught:
        complete_options({"field": {"pieces": [piece]}})
    assert told in str(caught.value)
