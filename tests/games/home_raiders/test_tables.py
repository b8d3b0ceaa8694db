"""TAB: the combat space, objects, ready-made tables and tables strewn at random."""

import re
from importlib.resources import files
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.optionsfile import complete_options, options_of
from dicefront.games.home_raiders.rules.portals import place_portal
from dicefront.games.home_raiders.rules.setup import first_state, lay_table
from dicefront.games.home_raiders.rules.tables import (
    KINDS,
    READY_MADE,
    ROOMS,
    STREWN,
    WALKABLE,
    portal_rooms,
    proposed_objects,
    proposed_size,
    read_table_file,
    strewn_table,
    table_file_of,
)
from dicefront.games.home_raiders.scenes import hero, inch, own_table, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.log import log_of, read_log
from dicefront.kernel.testing import offered, play_out
from dicefront.skirmish.scenery import read_kind
from dicefront.skirmish.strewing import apart
from dicefront.skirmish.tables import is_fair, problems
from tests.games.home_raiders.musters import at_portal, mustered


def complaint(data: Json) -> str:
    with pytest.raises(BadData) as caught:
        read_table_file(data, "mine")
    return str(caught.value)


# -- the combat space ---------------------------------------------------------------------------


@pytest.mark.rule("HR-TAB-01")
def test_the_space_follows_the_size_of_the_teams() -> None:
    sizes = [proposed_size(stars) for stars in (2, 4, 5, 8, 9, 12, 13, 30)]
    assert sizes == [[24, 24]] * 2 + [[30, 30]] * 2 + [[36, 36]] * 2 + [[48, 36]] * 2
    state = first_state(options_of(complete_options({"stars": 10})), [None, None])
    assert (state.space.width, state.space.depth) == (36 * INCH, 36 * INCH)


@pytest.mark.rule("HR-TAB-01")
def test_no_base_crosses_the_border() -> None:
    state = position(hero(0, "nl-captain-shefin", (15, 15)), size=(30, 24))
    captain = state.characters[0]
    assert standing_problem(state, captain, 1250, 5000, 0) is None
    for x, y in ((1240, 5000), (inch(30) - 1240, 5000), (5000, 1240), (5000, inch(24) - 1240)):
        refusal = standing_problem(state, captain, x, y, 0)
        assert refusal is not None
        assert refusal.rule == "HR-TAB-01"


@pytest.mark.rule("HR-TAB-01")
@pytest.mark.parametrize(
    ("table", "stars", "expected"),
    [
        ("shelf", 30, "900 square inches or more for 30 Stars, got '44 by 20 inches'"),
        (own_table(width=17), 6, "a number from 18 to 120, got 17"),
        (own_table(depth=200), 6, "a number from 18 to 120, got 200"),
        ("ballroom", 6, "random"),
        (7, 6, "random"),
    ],
)
def test_spaces_that_cannot_be_used_are_refused(table: Json, stars: int, expected: str) -> None:
    with pytest.raises(BadData, match=re.escape(expected)):
        complete_options({"table": table, "stars": stars})


@pytest.mark.rule("HR-TAB-01", "HR-TAB-09")
def test_a_table_without_room_to_stand_is_refused() -> None:
    kinds: Any = [
        {"id": "slab", "name_en": "slab", "width": 30, "depth": 28, "height": 5, "climbable": False}
    ]
    full = own_table({"kind": "slab", "x": 15, "y": 15}, kinds=kinds)
    with pytest.raises(BadData, match="room to stand on 60 square inches or more for 6 Stars, got '0 square"):
        complete_options({"table": full})
    assert isinstance(full, dict)
    with pytest.raises(BadData, match="room to stand"):
        complete_options({"table": {**full, "id": "shelf"}})  # also under the name of a ready-made one
    kinds[0]["climbable"] = True
    assert complete_options({"table": full})["table"] == full


@pytest.mark.rule("HR-TAB-13")
def test_a_table_of_ones_own_is_not_called_like_one_that_is_strewn() -> None:
    own = own_table({"kind": "mug", "x": 15, "y": 15})
    assert isinstance(own, dict)
    with pytest.raises(BadData, match="an id that no other kind of table has"):
        complete_options({"table": {**own, "id": "random-kitchen"}})


# -- objects ------------------------------------------------------------------------------------


@pytest.mark.rule("HR-TAB-06")
def test_the_standard_objects_are_those_of_the_catalogue() -> None:
    text = files("dicefront.games.home_raiders").joinpath("rules.md").read_text("utf-8")
    rows = re.findall(
        r"^\| ([a-z ]+) \| (.*?) \| ([\d.]+) \| (yes|no) \| (yes|no) \| (yes|no) \|$", text, re.M
    )
    assert len(rows) == 12
    for name, footprint, height, movable, uneven, climbable in rows:
        kind = KINDS[name.replace(" ", "-")]
        sizes = sorted(inch(float(number)) for number in re.findall(r"[\d.]+", footprint))
        assert kind.round == footprint.startswith("disc")
        assert sorted({kind.width, kind.depth}) == sizes
        assert kind.height == inch(float(height))
        flags = [kind.movable, kind.uneven, kind.climbable]
        assert flags == [word == "yes" for word in (movable, uneven, climbable)]


@pytest.mark.rule("HR-TAB-06")
def test_mugs_and_phones_move_and_screens_and_lamps_do_not() -> None:
    assert [KINDS[name].movable for name in ("mug", "phone", "computer-screen", "lamp")] == [
        True,
        True,
        False,
        False,
    ]
    assert [KINDS[name].uneven for name in ("keyboard", "heap-of-pens", "notebook")] == [True, True, False]


@pytest.mark.rule("HR-TAB-03", "HR-TAB-04")
def test_players_agree_on_the_flags_of_every_object() -> None:
    heavy = {"kind": "mug", "x": 10, "y": 10, "movable": False, "uneven": True, "climbable": True}
    file = read_table_file(own_table(heavy, {"kind": "mug", "x": 20, "y": 20}), "mine")
    assert [(one.movable, one.uneven, one.climbable) for one in file.things] == [
        (False, True, True),
        (True, False, False),
    ]


@pytest.mark.rule("HR-TAB-05")
def test_objects_are_discs_rectangles_or_polygons_with_a_height() -> None:
    kinds: Any = [
        {"id": "coaster", "name_en": "coaster", "diameter": 4, "height": 0.2},
        {"id": "wedge", "name_en": "wedge", "corners": [[-2, -1], [2, -1], [0, 3]], "height": 2},
    ]
    objects: Any = [{"kind": "coaster", "x": 5, "y": 5}, {"kind": "wedge", "x": 15, "y": 15, "turn": 90}]
    file = read_table_file(own_table(*objects, kinds=kinds), "mine")
    disc, wedge = file.things
    assert (disc.shape.round, disc.shape.reach, disc.bottom, disc.top) == (True, inch(2), 0, inch(0.2))
    corners = sorted(corner.pair() for corner in wedge.shape.corners())
    assert corners == [[inch(12), inch(15)], [inch(16), inch(13)], [inch(16), inch(17)]]
    assert (disc.movable, disc.uneven, disc.climbable) == (True, False, True)


@pytest.mark.rule("HR-TAB-05")
def test_stacked_things_are_separate_objects() -> None:
    book = {"kind": "paperback", "x": 10, "y": 10}
    file = read_table_file(own_table(book, {"kind": "mug", "x": 10, "y": 10, "on": "paperback 1"}), "mine")
    assert [one.name for one in file.things] == ["paperback 1", "mug 1"]
    assert (file.things[1].bottom, file.things[1].top) == (inch(0.8), inch(0.8) + inch(3.7))
    assert "mug 1 rests on nothing" in complaint(
        own_table(book, {"kind": "mug", "x": 20, "y": 10, "on": "paperback 1"})
    )
    assert "the name of an object listed before" in complaint(
        own_table({"kind": "mug", "x": 5, "y": 5, "on": "tin 1"})
    )


@pytest.mark.rule("HR-TAB-05")
@pytest.mark.parametrize(
    ("objects", "expected"),
    [
        ([{"kind": "mug", "x": 1, "y": 10}], "mug 1 lies beyond the border"),
        ([{"kind": "mug", "x": 10, "y": 10}, {"kind": "tin", "x": 11, "y": 10}], "mug 1 and tin 1 overlap"),
        ([{"kind": "mop", "x": 10, "y": 10}], "mine: objects 1.kind: expected one of mug,"),
        ([{"kind": "mug", "x": 10}], "mine: objects 1.y: expected an entry of that name"),
        ([{"kind": "mug", "x": 10, "y": "5"}], "mine: objects 1.y: expected a number"),
        ([{"kind": "mug", "x": 10, "y": 5, "tilt": 3}], "mine: objects 1.tilt: expected no such entry"),
        ([4], "mine: objects 1: expected an object, got 4"),
    ],
)
def test_problems_of_a_table_name_the_object(objects: list[Any], expected: str) -> None:
    assert expected in complaint(own_table(*objects))


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ({"id": "a", "name_en": "a", "height": 1}, "one of diameter, width and depth, corners"),
        ({"id": "a", "name_en": "a", "height": 1, "width": 2, "diameter": 2}, "one of diameter"),
        ({"id": "a", "name_en": "a", "height": 1, "width": 2}, "depth: expected an entry"),
        ({"id": "a", "name_en": "a", "height": 0, "diameter": 2}, "height: expected a number"),
        ({"id": "a", "name_en": "a", "height": 1, "corners": [[0, 0], [1, 0]]}, "corners: expected 3 to 16"),
        (
            {"id": "a", "name_en": "a", "height": 1, "corners": [[0, 0], [1, 0], [2, 0]]},
            "corners: expected a simple polygon",
        ),
        (
            {"id": "a", "name_en": "a", "height": 1, "corners": [[0, 0], [1, 0], 5]},
            "corners[2]: expected a corner",
        ),
        (
            {"id": "a", "name_en": "a", "height": 1, "corners": [[0, 0], [1, 0], [1, 1, 1]]},
            "corners[2]: expected a corner",
        ),
        (
            {"id": "a", "name_en": "a", "height": 1, "diameter": 2, "rooms": ["moon"]},
            "rooms[0]: expected one of",
        ),
    ],
)
def test_problems_of_a_kind_name_the_entry(kind: Json, expected: str) -> None:
    with pytest.raises(BadData) as caught:
        read_kind(kind, "mine", INCH, ROOMS, "HR-TAB-05")
    assert expected in str(caught.value)


@pytest.mark.rule("HR-TAB-07")
def test_a_portal_is_an_object_of_one_team_and_like_others_of_its_kind() -> None:
    state = at_portal(mustered())
    portal = state.space.things[state.space.owned_by(0)]
    assert (portal.owner, portal.kind, portal.movable, portal.climbable) == (0, "tin", True, True)
    assert (KINDS["tin"].movable, KINDS["tin"].climbable) == (True, True)
    assert state.space.owned_by(1) == NOBODY


@pytest.mark.rule("HR-TAB-07", "HR-OPT-11")
def test_by_the_option_portals_stay_where_they_are_and_nobody_climbs_them() -> None:
    state = at_portal(mustered(portals="fixed"))
    portal = state.space.things[state.space.owned_by(0)]
    assert (portal.kind, portal.movable, portal.climbable) == ("tin", False, False)


@pytest.mark.rule("HR-TAB-07", "HR-OPT-11")
@pytest.mark.parametrize("portals", ["objects", "fixed"])
def test_what_was_agreed_for_a_table_goes_before_the_option(portals: str) -> None:
    agreed = own_table(portals={"movable": False, "climbable": True})
    state = at_portal(mustered(table=agreed, portals=portals))
    portal = state.space.things[state.space.owned_by(0)]
    assert (portal.movable, portal.climbable) == (False, True)


@pytest.mark.rule("HR-TAB-07")
def test_players_may_agree_that_portals_can_be_moved_and_climbed() -> None:
    state = at_portal(mustered(table=own_table(portals={"movable": True, "climbable": True})))
    portal = state.space.things[state.space.owned_by(0)]
    assert (portal.movable, portal.climbable) == (True, True)


@pytest.mark.rule("HR-TAB-08")
def test_a_character_is_an_upright_cylinder() -> None:
    state = position(hero(0, "gr-big-cog", (10, 10, 0)))
    body = state.characters[0].body
    assert (body.shape.reach, body.bottom, body.top) == (2500, 0, inch(2.4))
    assert body.shape.reach == pytest.approx(50 / 50.8 * INCH, abs=1)


# -- how many -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-TAB-02")
def test_thirty_by_thirty_inches_take_13_to_18_objects() -> None:
    assert proposed_objects(inch(30), inch(30)) == [13, 18]


@pytest.mark.rule("HR-TAB-02")
@pytest.mark.parametrize("stars", [2, 6, 12, 20])
@pytest.mark.parametrize("name", STREWN)
def test_strewn_tables_are_full_enough_and_fair(stars: int, name: str) -> None:
    file = table_file_of(name, stars)
    fewest, most = proposed_objects(file.width, file.depth)
    things = strewn_table(file, 1000 * stars)
    assert fewest <= len(things) <= most
    assert is_fair(things, file.width, file.depth)
    assert problems(things, file.width, file.depth) == []
    room = name.removeprefix("random").removeprefix("-")
    assert all(not room or room in KINDS[one.kind].themes for one in things)


@pytest.mark.rule("HR-TAB-02")
def test_an_odd_number_of_objects_has_one_in_the_middle() -> None:
    """36 by 36 inches take up to 27: an odd number is neither missed nor exceeded."""
    file = table_file_of("random", 12)
    fewest, most = proposed_objects(file.width, file.depth)
    tables = [strewn_table(file, seed) for seed in range(12)]
    assert all(fewest <= len(things) <= most for things in tables)
    odd = [things for things in tables if len(things) % 2]
    assert odd
    for things in odd:
        assert any((one.shape.x, one.shape.y) == (inch(18), inch(18)) for one in things)


@pytest.mark.rule("HR-TAB-13", "HR-TAB-02")
def test_strewn_tables_leave_gaps_and_places_for_portals() -> None:
    file = table_file_of("random", 6)
    for seed in range(15):
        things = strewn_table(file, seed)
        for room in portal_rooms(file.width, file.depth):
            assert all(apart(one.shape, room, WALKABLE) >= 0 for one in things)
        narrow = [
            (one.name, other.name)
            for number, one in enumerate(things)
            for other in things[number + 1 :]
            if apart(one.shape, other.shape, WALKABLE) < WALKABLE
        ]
        assert not narrow


@pytest.mark.rule("HR-TAB-13")
def test_the_same_throw_strews_the_same_table_and_another_one_another() -> None:
    state = first_state(options_of(complete_options({})), [None, None])
    again = state.copy()
    other = state.copy()
    for one, dice in ((state, [4, 50]), (again, [4, 50]), (other, [4, 51])):
        played = play_out(lay_table(one), dice=dice)
        assert played.purposes == ["home_raiders.table"]
    keys = [[thing.shape.key() for thing in one.space.things] for one in (state, again, other)]
    assert keys[0] == keys[1]
    assert keys[0] != keys[2]


@pytest.mark.rule("HR-TAB-13")
@pytest.mark.parametrize("count", [0, 1, 40])
def test_a_table_may_be_used_as_it_is_found(count: int) -> None:
    tins = [{"kind": "tin", "x": 4 + 4.5 * (n % 7), "y": 4 + 4 * (n // 7)} for n in range(count)]
    state = mustered(table=own_table(*tins, width=36, depth=30))
    assert len(state.space.things) == count


# -- ready-made tables --------------------------------------------------------------------------


@pytest.mark.parametrize("file", list(READY_MADE.values()), ids=list(READY_MADE))
def test_ready_made_tables_are_fair_and_have_room_for_portals(file: Any) -> None:
    assert is_fair(file.things, file.width, file.depth)
    assert problems(file.things, file.width, file.depth) == []
    for corner, sides in ((False, ["south", "east"]), (True, ["south-west", "south-east"])):
        for side in sides:
            state = at_portal(mustered(table=file.id), side, corner)
            state.player = 1
            play_out(place_portal(state))
            assert problems(state.space.things, file.width, file.depth) == []


def test_there_are_ready_made_tables_for_small_medium_and_large_games() -> None:
    for stars, name in (
        (4, "bedside-table"),
        (8, "shelf"),
        (8, "kitchen-counter"),
        (12, "desk"),
        (30, "living-room-floor"),
    ):
        assert table_file_of(name, stars).id == name


def test_a_table_that_is_lopsided_is_not_fair() -> None:
    file = read_table_file(own_table({"kind": "mug", "x": 10, "y": 10}), "mine")
    assert not is_fair(file.things, file.width, file.depth)
    twice = read_table_file(own_table({"kind": "mug", "x": 10, "y": 10}, mirrored=True), "mine")
    assert [one.name for one in twice.things] == ["mug 1", "mug 2"]
    assert is_fair(twice.things, twice.width, twice.depth)
    middle = read_table_file(
        own_table({"kind": "keyboard", "x": 15, "y": 15, "turn": 30}, mirrored=True), "mine"
    )
    assert len(middle.things) == 1


def test_a_table_may_bring_its_own_constants() -> None:
    options = options_of(complete_options({"table": own_table(constants={"rounds": 4})}))
    assert options.constants.rounds == 4
    assert "mine.constants.round: expected no such entry" in complaint(own_table(constants={"round": 4}))


@pytest.mark.rule("HR-OPT-09")
def test_a_table_of_ones_own_stands_in_the_log_of_a_match() -> None:
    own = own_table({"kind": "mug", "x": 12, "y": 15}, mirrored=True)
    match = GAME.table({"table": own, "stars": 4, "layout": "direct"}, seed=5)
    draw = Draw(5)
    for _ in range(6):
        question = match.pending[0]
        options = offered(question)
        match.answer(question.player, options[draw.below(len(options))])
    log = read_log(log_of(match).to_text())
    given = log.header["options"]
    assert isinstance(given, dict)
    assert given["table"] == own
    again = log.replay()
    assert again.state.space.things[1].shape.key() == match.state.space.things[1].shape.key()
