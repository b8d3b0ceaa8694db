"""Tables of any game: strewn at random, read from data, cleared for a new object."""

from __future__ import annotations

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.skirmish.clearing import free_places, in_the_way, resting_on, shift, step_aside
from dicefront.skirmish.codec import SpaceCodec, ThingCodec
from dicefront.skirmish.scenery import read_kind
from dicefront.skirmish.space import Space, Thing
from dicefront.skirmish.strewing import Strewer, apart, strewn
from dicefront.skirmish.tables import is_fair, problems, read_objects, standing_room
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Polyline, rectangle
from tests.skirmish.scenes import INCH, Muster, block, inch, walker

WOOD = {"id": "wood", "name_en": "Wood", "width": 4, "depth": 3, "height": 3, "rooms": ["valley"]}
ROCK = {"id": "rock", "name_en": "Rock", "diameter": 2, "height": 1, "climbable": False}
KINDS = {
    name: read_kind(data, name, INCH, ["valley"], "-") for name, data in [("wood", WOOD), ("rock", ROCK)]
}


@pytest.mark.parametrize("seed", range(5))
def test_a_strewn_table_is_fair_and_leaves_gaps_and_what_is_kept_free(seed: int) -> None:
    wide, room = 40 * INCH, rectangle(0, 0, 8 * INCH, 8 * INCH)
    strewer = Strewer(wide, wide, Draw(seed), 9, 36, 2 * INCH, INCH, [room])
    things = strewn(strewer, list(KINDS.values()))
    assert is_fair(things, wide, wide)
    assert problems(things, wide, wide) == []
    for number, one in enumerate(things):
        assert apart(one.shape, room, INCH) >= 0
        assert all(apart(one.shape, other.shape, 2 * INCH) >= 2 * INCH for other in things[:number])


def test_lengths_are_in_the_unit_of_the_game() -> None:
    assert (KINDS["wood"].width, KINDS["wood"].themes) == (4 * INCH, ["valley"])
    data: dict[str, Json] = {
        "objects": [{"kind": "wood", "x": 10, "y": 5}, {"kind": "rock", "x": 10, "y": 5, "on": "wood 1"}]
    }
    things = read_objects(data, "mine", KINDS, 24 * INCH, 24 * INCH, INCH)
    assert [(one.name, one.shape.x, one.bottom) for one in things] == [
        ("wood 1", 10 * INCH, 0),
        ("rock 1", 10 * INCH, 3 * INCH),
    ]
    with pytest.raises(BadData, match="one of wood, rock"):
        read_objects({"objects": [{"kind": "lake", "x": 1, "y": 1}]}, "mine", KINDS, INCH, INCH, INCH)


def test_a_table_full_of_objects_leaves_no_room_to_stand() -> None:
    solid = block(0, 0, 24, 24, 5, climbable=False)
    assert standing_room([], 24 * INCH, 24 * INCH, walker(), INCH, 50) == 50
    assert standing_room([solid], 24 * INCH, 24 * INCH, walker(), INCH, 50) == 0


def test_objects_make_room_for_another_one_and_figures_step_aside() -> None:
    pile, top = block(10, 10, 12, 12, 1), block(10.5, 10.5, 11.5, 11.5, 1)
    top.bottom, top.top = inch(1), inch(2)
    muster = Muster(pile, top)
    rider, walker_by = muster.add(0, 11, 11, 2), muster.add(1, 9, 9)
    newcomer = block(8, 8, 11, 11, 3)
    assert in_the_way(muster.state.space, newcomer) == 0
    assert resting_on(muster.state.space, 0) == [0, 1]
    place = free_places(muster.state, [0, 1], newcomer)[0]
    shift(muster.state, [0, 1], place[0], place[1])
    moved = muster.state.space.things
    assert in_the_way(muster.state.space, newcomer) == -1
    assert (moved[1].shape.x, rider.body.shape.x) == (moved[0].shape.x, moved[0].shape.x)
    muster.state.space = muster.state.space.with_more(newcomer)
    step_aside(muster.state)
    assert walker_by.body.shape.x != inch(9) or walker_by.body.shape.y != inch(9)


def test_spaces_are_plain_data_with_owners_of_any_number_of_seats() -> None:
    camp = block(1, 1, 3, 3, 2)
    camp.owner = 5
    codec = SpaceCodec(ThingCodec("camp", 6))
    data = codec.encode(Space(24 * INCH, 24 * INCH, [camp]))
    assert isinstance(data, dict)
    again = codec.decode(data, "space")
    assert again.owned_by(5) == 0
    assert codec.encode(again) == data
    with pytest.raises(BadData, match="owner"):
        SpaceCodec(ThingCodec("camp", 2)).decode(data, "space")


def test_lines_and_flat_pieces_are_plain_data_where_a_game_has_them() -> None:
    hedge = Thing("hedge", "hedge", Polyline([Point(0, 0), Point(9000, 50)]), 0, 0, False, False, False, -1)
    codec = SpaceCodec(ThingCodec("owner", 2, drawn=True))
    data = codec.encode(Space(24 * INCH, 24 * INCH, [hedge]))
    again = codec.decode(data, "space")
    assert codec.encode(again) == data
    assert not again.things[0].shape.closed
    with pytest.raises(BadData):
        SpaceCodec(ThingCodec("owner", 2)).decode(data, "space")
