"""MIS, WIN, SIZ: missions with their maps, and glory charts, as data."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE, HOME
from dicefront.games.spherewars.rules.missions import MISSIONS, MissionFile
from dicefront.games.spherewars.rules.scenery_file import INCH, SCENERY
from dicefront.kernel.errors import BadData
from dicefront.skirmish.datafiles import home_file

ALL = MISSIONS.missions


@pytest.mark.rule("SW-MIS-02", "SW-MIS-03")
def test_a_die_names_the_mission() -> None:
    assert [(one.face, name) for name, one in ALL.items()] == [
        (1, "death_of_the_enemy"),
        (2, "domination_of_the_dolmens"),
        (3, "destruction_of_the_camp"),
        (4, "sacking_of_the_relics"),
        (5, "crash"),
        (6, "last_survivor"),
    ]


@pytest.mark.rule("SW-MIS-05", "SW-MIS-06")
def test_the_maps() -> None:
    zones = {
        name: [(one.low / INCH, one.high / INCH) for one in mission.zones] for name, mission in ALL.items()
    }
    standard = [(0, 10), (30, 40)]
    assert zones == {
        "death_of_the_enemy": standard,
        "domination_of_the_dolmens": standard,
        "destruction_of_the_camp": standard,
        "sacking_of_the_relics": [],
        "crash": [(10, 14), (26, 30)],
        "last_survivor": standard,
    }


def allowed(name: str) -> tuple[list[str], list[str]]:
    """The sizes and the scenarios in which a mission is not played."""
    sizes = [size for size in CATALOGUE.sizes if not ALL[name].allows(size, "golothar_roads")]
    scenarios = [one for one in SCENERY.scenarios if not ALL[name].allows("epic", one)]
    return sizes, scenarios


@pytest.mark.rule("SW-MIS-17", "SW-MIS-22", "SW-MIS-27", "SW-MIS-31", "SW-MIS-37", "SW-MIS-39")
@pytest.mark.parametrize(
    ("name", "turns", "sizes", "scenarios"),
    [
        ("death_of_the_enemy", 6, ["scout"], []),
        ("domination_of_the_dolmens", 6, ["scout"], ["technocrat_city"]),
        ("destruction_of_the_camp", 4, ["scout"], ["darlime_village", "technocrat_city"]),
        ("sacking_of_the_relics", 4, ["scout"], ["darlime_village", "technocrat_city"]),
        ("crash", 0, ["scout"], ["darlime_village", "technocrat_city"]),
        ("last_survivor", 0, [], []),
    ],
)
def test_turns_sizes_and_scenarios(name: str, turns: int, sizes: list[str], scenarios: list[str]) -> None:
    assert ALL[name].turns == turns
    assert allowed(name) == (sizes, scenarios)


@pytest.mark.rule("SW-MIS-09", "SW-MIS-18", "SW-MIS-36", "SW-MIS-38")
def test_what_ends_when_a_side_is_eliminated() -> None:
    assert [name for name, one in ALL.items() if one.ends] == ["death_of_the_enemy", "crash", "last_survivor"]


@pytest.mark.rule("SW-MIS-15", "SW-MIS-16", "SW-MIS-20", "SW-MIS-21", "SW-MIS-25", "SW-MIS-26", "SW-MIS-30")
def test_what_gives_points_and_glory() -> None:
    rows = {name: (one.points, one.glory, one.reach / INCH) for name, one in ALL.items()}
    assert rows == {
        "death_of_the_enemy": ("blood", "leader", 0),
        "domination_of_the_dolmens": ("near", "most", 4),
        "destruction_of_the_camp": ("camp", "centre", 4),
        "sacking_of_the_relics": ("near", "drawn", 3),
        "crash": ("none", "none", 0),
        "last_survivor": ("none", "none", 0),
    }


def objects(name: str) -> list[tuple[str, float, float, int]]:
    found = ALL[name].objects
    return [(one.kind.id, one.place.x / INCH, one.place.y / INCH, one.side) for one in found]


@pytest.mark.rule("SW-MIS-19", "SW-MIS-24", "SW-MIS-28", "SW-MIS-10")
def test_the_objects_of_the_missions() -> None:
    assert objects("domination_of_the_dolmens") == [("dolmen", x, 20, -1) for x in (10, 20, 30)]
    assert objects("destruction_of_the_camp") == [("camp", 20, 5, 0), ("camp", 20, 35, 1)]
    spots = [(10, 10), (30, 10), (20, 20), (10, 30), (30, 30)]
    assert objects("sacking_of_the_relics") == [("relic", x, y, -1) for x, y in spots]
    sizes = {one.kind.size for mission in ALL.values() for one in mission.objects}
    radii = {one.kind.id: one.kind.radius / INCH for mission in ALL.values() for one in mission.objects}
    assert (sizes, radii) == ({0}, {"dolmen": 1, "camp": 3, "relic": 0.5})


@pytest.mark.rule("SW-MIS-23")
def test_the_central_piece_of_the_camp() -> None:
    camp = ALL["destruction_of_the_camp"]
    assert (camp.centre_kinds, camp.centre.x / INCH, camp.centre.y / INCH) == (["wood", "hill"], 20, 20)


@pytest.mark.rule("SW-MIS-31", "SW-MIS-32")
def test_in_the_relics_everybody_deploys_anywhere() -> None:
    assert [name for name, one in ALL.items() if one.anywhere] == ["sacking_of_the_relics"]


@pytest.mark.rule("SW-WIN-03", "SW-WIN-04", "SW-WIN-05", "SW-WIN-06", "SW-WIN-07")
@pytest.mark.parametrize(
    ("size", "difference", "more", "less"),
    [
        ("scout", 0, 1, 1),
        ("scout", 49, 1, 1),
        ("scout", 50, 2, 1),
        ("scout", 149, 3, 0),
        ("scout", 150, 4, 0),
        ("skirmish", 99, 1, 1),
        ("skirmish", 100, 2, 1),
        ("skirmish", 199, 3, 0),
        ("skirmish", 200, 4, 0),
        ("sovereign", 149, 1, 1),
        ("sovereign", 199, 2, 1),
        ("sovereign", 200, 3, 0),
        ("sovereign", 300, 4, 0),
        ("epic", 231, 2, 1),
        ("epic", 199, 1, 1),
        ("epic", 399, 3, 0),
        ("epic", 400, 4, 0),
    ],
)
def test_glory_charts(size: str, difference: int, more: int, less: int) -> None:
    row = MISSIONS.glory(size, difference)
    assert (row.more, row.less) == (more, less)


@pytest.mark.rule("SW-SIZ-07")
def test_how_long_games_take() -> None:
    assert [one.minutes for one in CATALOGUE.sizes.values()] == [(15, 20), (50, 60), (50, 60), (75, 90)]


@pytest.mark.parametrize(
    ("index", "change", "told"),
    [
        (0, {"zones": []}, "mission 1 (death_of_the_enemy).zones: expected two zones, or none"),
        (3, {"zones": [{"from": 0, "to": 4}]}, "(sacking_of_the_relics).zones: expected two zones, or none"),
        (0, {"sizes": ["tiny"]}, "(death_of_the_enemy).sizes[0]: expected one of scout"),
        (0, {"glory": "fame"}, "(death_of_the_enemy).glory: expected one of none, leader"),
        (
            0,
            {"glory": "centre"},
            "(death_of_the_enemy).centre: expected a central piece where it gives glory",
        ),
        (1, {"objects": [{"kind": "cat", "x": 1, "y": 1}]}, "objects 1.kind: expected one of hedge"),
        (1, {"prize": 3}, "(domination_of_the_dolmens).prize: expected no such entry"),
    ],
)
def test_a_broken_file_is_told(index: int, change: dict[str, Any], told: str) -> None:
    data: Any = copy.deepcopy(home_file(HOME, "missions.toml"))
    data["mission"][index].update(change)
    with pytest.raises(BadData) as caught:
        MissionFile(data, "missions.toml")
    assert told in str(caught.value)
