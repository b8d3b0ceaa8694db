"""SCN, DEN, SCE, WEA: kinds of scenery, densities, scenarios and weathers as data."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import HOME
from dicefront.games.spherewars.rules.profile import HEIGHTS
from dicefront.games.spherewars.rules.scenery_file import (
    DENSITIES,
    INCH,
    SCENERY,
    WEATHER_FALLS,
    WEATHER_RISES,
    SceneryFile,
)
from dicefront.kernel.errors import BadData
from dicefront.skirmish.datafiles import home_file

LINE, BROOK, RIVER, DISC = (6, 0, 0, 0), (0, 12, 3, 0), (0, 14, 4, 0), (0, 0, 0, 4)
WATER, LAVA = "stream mire marsh", "lava_stream lava_pool"
DEEP, DEEP_LAVA = "deep_river lake swamp", "lava_river lava_lake"
HOUSES = "house stable farm laboratory hospital monument scion_building"
HILLS = "hill mountain rock"


row = pytest.param


@pytest.mark.rule("SW-SCE-11")
@pytest.mark.parametrize(
    ("kinds", "size", "height", "density", "features", "shape"),
    [
        row("hedge wall fence", 1, "small", "sparse", "lineal", LINE, marks=pytest.mark.rule("SW-SCN-44")),
        row(WATER, 2, "flat", "sparse", "aquatic", BROOK, marks=pytest.mark.rule("SW-SCN-45")),
        row(LAVA, 2, "flat", "sparse", "red_hot", BROOK, marks=pytest.mark.rule("SW-SCN-46")),
        row(DEEP, 3, "flat", "dense", "deep_aquatic", RIVER, marks=pytest.mark.rule("SW-SCN-47")),
        row(DEEP_LAVA, 3, "flat", "dense", "deep_red_hot", RIVER, marks=pytest.mark.rule("SW-SCN-48")),
        row("wood", 2, "large", "sparse", "", (0, 0, 0, 3), marks=pytest.mark.rule("SW-SCN-49")),
        row("leafy_wood jungle", 3, "huge", "dense", "", DISC, marks=pytest.mark.rule("SW-SCN-50")),
        row("rubble ruins", 2, "common", "sparse", "", (0, 6, 4, 0), marks=pytest.mark.rule("SW-SCN-51")),
        row(HOUSES, 2, "large", "sparse", "building", (0, 5, 4, 0), marks=pytest.mark.rule("SW-SCN-52")),
        row(
            "tower watchtower", 2, "huge", "sparse", "building elevation", (0, 3, 3, 0),
            marks=pytest.mark.rule("SW-SCN-53"),
        ),
        row(HILLS, 3, "huge", "bare", "elevation", DISC, marks=pytest.mark.rule("SW-SCN-54")),
    ],
)  # fmt: skip
def test_types_of_scenery(
    kinds: str, size: int, height: str, density: str, features: str, shape: tuple[int, ...]
) -> None:
    for kind in kinds.split():
        one = SCENERY.kinds[kind]
        assert (one.size, HEIGHTS[one.height], DENSITIES[one.density]) == (size, height, density)
        assert one.features == features.split()
        assert (one.line, one.length, one.width, one.radius) == tuple(part * INCH for part in shape)


@pytest.mark.rule("SW-SCN-04", "SW-SCE-03")
def test_whatever_dice_name_has_a_size_of_one_to_three_points() -> None:
    tables = [scenario.table for scenario in SCENERY.scenarios.values()]
    rolled = {name for table in tables for kinds in table.values() for name in kinds}
    assert {SCENERY.kinds[name].size for name in rolled} == {1, 2, 3}


@pytest.mark.rule("SW-SCN-06")
def test_there_are_four_densities_of_pieces() -> None:
    data: Any = copy.deepcopy(home_file(HOME, "scenery.toml"))
    for density in ("bare", "sparse", "dense", "impassable"):
        data["scenery"][0]["density"] = density
        kind = SceneryFile(data, "scenery.toml").kinds["hedge"]
        assert DENSITIES[kind.density] == density
    data["scenery"][0]["density"] = "thick"
    with pytest.raises(BadData, match="density"):
        SceneryFile(data, "scenery.toml")


@pytest.mark.rule("SW-SCN-21", "SW-SCE-12")
def test_water_and_lava_have_crossing_places() -> None:
    kinds = ("stream", "lava_stream", "deep_river", "lava_river")
    assert [SCENERY.kinds[kind].crossings for kind in kinds] == [1, 1, 2, 2]


@pytest.mark.rule("SW-SCE-14")
def test_openings_and_floors() -> None:
    house, tower = SCENERY.kinds["house"], SCENERY.kinds["tower"]
    assert (house.doors, house.windows, house.slots) == (["long", "long"], ["short", "short"], [])
    assert (len(tower.doors), len(tower.slots), tower.floors, tower.roof) == (1, 3, 2, True)
    assert (house.floors, house.roof) == (0, False)
    assert tower.is_("elevation")


@pytest.mark.rule("SW-DEN-01", "SW-DEN-02", "SW-DEN-03", "SW-DEN-04")
def test_densities() -> None:
    rows = [(one.id, one.face, one.least, one.most) for one in SCENERY.densities.values()]
    assert rows == [("low", 1, 3, 6), ("common", 2, 9, 12), ("high", 3, 19, 22)]


@pytest.mark.rule("SW-SCE-01")
def test_a_die_names_the_scenario() -> None:
    assert {one.face: one.id for one in SCENERY.scenarios.values()} == {
        1: "darlime_village",
        2: "eastern_woods",
        3: "volcanic_entrances",
        4: "unuk_glaciers",
        5: "technocrat_city",
        6: "golothar_roads",
    }


@pytest.mark.rule("SW-SCE-04", "SW-SCE-05", "SW-SCE-06", "SW-SCE-07", "SW-SCE-08", "SW-SCE-09")
@pytest.mark.parametrize(
    ("scenario", "table"),
    [
        (
            "darlime_village",
            {2: "wood", 3: "hedge fence wall", 6: "house stable farm", 10: "rubble", 11: HILLS, 12: "tower"},
        ),
        (
            "eastern_woods",
            {2: "deep_river lake", 4: HILLS, 6: "wood", 9: "leafy_wood", 11: "ruins", 12: "tower"},
        ),
        ("volcanic_entrances", {2: "rubble", 5: "lava_stream", 7: "lava_river lava_lake", 10: HILLS}),
        (
            "unuk_glaciers",
            {2: "ruins", 3: "scion_building", 5: "deep_river lake", 8: HILLS, 12: "watchtower"},
        ),
        ("technocrat_city", {2: "house laboratory hospital monument"}),
        (
            "golothar_roads",
            {
                2: "stream",
                3: "rubble",
                4: "hedge fence wall",
                6: "house stable farm",
                8: "wood",
                10: "hill",
                12: "tower",
            },
        ),
    ],
)
def test_the_tables_of_the_scenarios(scenario: str, table: dict[int, str]) -> None:
    expected, row = {}, ""
    for total in range(2, 13):
        row = table.get(total, row)
        expected[total] = row.split()
    assert SCENERY.scenarios[scenario].table == expected


@pytest.mark.rule("SW-SCE-03", "SW-SCN-44")
def test_kinds_to_choose_from_have_one_size_and_are_told_apart() -> None:
    assert SCENERY.kinds["hedge"] is not SCENERY.kinds["wall"]
    for scenario in SCENERY.scenarios.values():
        for kinds in scenario.table.values():
            assert len({SCENERY.kinds[kind].size for kind in kinds}) == 1


@pytest.mark.rule("SW-WEA-01", "SW-WEA-02")
def test_the_weathers_in_rising_order_and_how_a_game_begins() -> None:
    rows = [(one.level, one.id, one.first, one.last) for one in SCENERY.weathers.values()]
    assert rows == [
        (0, "stormy", 2, 3),
        (1, "rainy", 4, 5),
        (2, "clear", 6, 8),
        (3, "sunny", 9, 10),
        (4, "suffocating", 11, 12),
    ]


@pytest.mark.rule("SW-WEA-03")
def test_the_sums_that_change_the_weather() -> None:
    assert (WEATHER_FALLS, WEATHER_RISES) == (4, 10)


@pytest.mark.rule("SW-WEA-04", "SW-WEA-05", "SW-WEA-07", "SW-WEA-08", "SW-WEA-09", "SW-SPE-31")
def test_what_weathers_do() -> None:
    rows = {one.id: (one.mov, one.tires_all, one.difficulty, one.lost) for one in SCENERY.weathers.values()}
    nothing = (0, False, 0, 2)
    assert rows == {
        "stormy": (0, False, 1, 3),
        "rainy": nothing,
        "clear": nothing,
        "sunny": nothing,
        "suffocating": (-1, True, 0, 2),
    }


@pytest.mark.parametrize(
    ("part", "index", "change", "told"),
    [
        ("scenery", 0, {"size": 9}, "scenery 1.size: expected a whole number from 0 to 3"),
        (
            "scenery",
            0,
            {"shape": {"line": 6, "radius": 2}},
            "scenery 1.shape: expected a line, a length and a",
        ),
        ("scenery", 1, {"crossings": 0}, "scenery 2.crossings: expected at least 1, got 0 [SW-SCN-21]"),
        ("scenery", 3, {"crossings": 1}, "scenery 4.crossings: expected at least 2, got 1 [SW-SCN-21]"),
        ("scenery", 1, {"kinds": ["hedge"]}, "scenery 2.kinds: expected kinds not listed before"),
        ("scenery", 5, {"features": ["dark"]}, "scenery 6.features[0]: expected one of lineal"),
        ("scenery", 5, {"features": ["lineal"]}, "scenery 6.shape: expected a line, for a lineal piece"),
        (
            "scenery",
            1,
            {"shape": {"radius": 3}},
            "scenery 2.shape: expected a length and a width, for crossing",
        ),
        (
            "scenery",
            8,
            {"shape": {"radius": 3}},
            "scenery 9.shape: expected a length and a width, for a building",
        ),
        (
            "scenery",
            8,
            {"doors": ["long"] * 3},
            "scenery 9: expected one opening at most in each of the two long",
        ),
        ("scenery", 8, {"doors": [], "windows": []}, "scenery 9.doors: expected a door or a window"),
        ("scenery", 8, {"features": []}, "scenery 9.features: expected building, for openings and floors"),
        ("density", 0, {"most": 1}, "density 1 (low).most: expected a whole number from 3"),
        (
            "scenario",
            4,
            {"table": [{"from": 2, "to": 11, "kinds": ["house"]}]},
            "table: expected a row for 12",
        ),
        (
            "scenario",
            4,
            {"table": [{"from": 2, "to": 12, "kinds": ["igloo"]}]},
            "technocrat_city.table: expected a kind of scenery, got 'igloo'",
        ),
        (
            "scenario",
            4,
            {"table": [{"from": 2, "to": 12, "kinds": ["house", "hedge"]}]},
            "technocrat_city.table: expected kinds of one size",
        ),
        ("weather", 0, {"to": 1}, "weather 1 (stormy).to: expected a whole number from 2 to 12"),
    ],
)
def test_a_broken_file_is_told(part: str, index: int, change: dict[str, Any], told: str) -> None:
    data: Any = copy.deepcopy(home_file(HOME, "scenery.toml"))
    data[part][index].update(change)
    with pytest.raises(BadData) as caught:
        SceneryFile(data, "scenery.toml")
    assert told in str(caught.value)
