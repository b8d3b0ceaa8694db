"""MIS, SIZ, TAB: what the players agree on before the game."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.options import OPTIONS, complete_options, options_of
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.setup import first_state
from dicefront.games.spherewars.rules.state import CLEAR
from dicefront.games.spherewars.scenes import inches
from dicefront.kernel.errors import BadData

THE_FORD: Any = {
    "id": "the_ford",
    "name_en": "The Ford",
    "sizes": ["scout"],
    "densities": ["low", "common"],
    "not_in": ["technocrat_city"],
    "weather": "stormy",
    "turns": 3,
    "zones": [{"from": 0, "to": 8}, {"from": 32, "to": 40}],
    "points": "near",
    "glory": "most",
    "reach": 4,
    "objects": [{"kind": "dolmen", "x": 10, "y": 20}],
}


AT_EDGE: Any = {"x": 20, "y": 2, "kinds": ["wood"]}
ON_DOLMEN: Any = {"x": 12, "y": 20, "kinds": ["wood", "hill"]}


def refused(given: Any) -> BadData:
    with pytest.raises(BadData) as caught:
        complete_options(given)
    return caught.value


@pytest.mark.rule("SW-MIS-01", "SW-TAB-01", "SW-TAB-04")
def test_what_is_left_out_is_neutral() -> None:
    options = options_of(complete_options(None))
    assert (options.density, options.scenario, options.weather) == ("none", "golothar_roads", "none")
    state = first_state(options, [None, None])
    assert (inches(state.space.width), inches(state.space.depth)) == (40, 40)
    assert (state.space.things, state.weather) == ([], CLEAR)


@pytest.mark.rule("SW-MIS-01")
def test_every_option_names_its_paragraph_and_allows_its_default() -> None:
    assert all(one.rule.startswith("SW-") and one.allows(one.default) for one in OPTIONS)
    names = [one.name for one in OPTIONS]
    assert names[:6] == ["points", "mission", "density", "scenario", "field", "weather"]


@pytest.mark.rule("SW-SIZ-01", "SW-SIZ-02", "SW-SIZ-03", "SW-SIZ-04", "SW-SIZ-05")
@pytest.mark.parametrize(
    ("points", "size"),
    [
        (100, "scout"),
        (499, "scout"),
        (500, "skirmish"),
        (749, "skirmish"),
        (750, "sovereign"),
        (999, "sovereign"),
        (1000, "epic"),
        (3000, "epic"),
    ],
)
def test_points_over_the_whole_range_of_sizes(points: int, size: str) -> None:
    assert options_of(complete_options({"points": points})).points == points
    assert CATALOGUE.size_of(points).id == size


@pytest.mark.rule("SW-SIZ-01")
@pytest.mark.parametrize("points", [0, 99, 3001, -5, "many", True])
def test_points_out_of_range(points: Any) -> None:
    assert refused({"points": points}).rule == "SW-SIZ-01"


@pytest.mark.rule("SW-MIS-17", "SW-MIS-22", "SW-MIS-27", "SW-MIS-31", "SW-MIS-37", "SW-MIS-39")
@pytest.mark.parametrize("mission", list(MISSIONS.missions))
@pytest.mark.parametrize("points", [300, 500, 750, 1000])
@pytest.mark.parametrize("scenario", list(SCENERY.scenarios))
def test_a_mission_is_played_only_where_it_may_be(mission: str, points: int, scenario: str) -> None:
    given: Any = {"mission": mission, "points": points, "scenario": scenario}
    one = MISSIONS.missions[mission]
    if one.allows(CATALOGUE.size_of(points).id, scenario):
        assert complete_options(given)["mission"] == mission
    else:
        assert refused(given).rule == one.rule


@pytest.mark.rule("SW-TAB-01", "SW-TRN-02")
def test_another_table_and_another_length() -> None:
    options = options_of(complete_options({"width": 48, "depth": 36, "turns": 3}))
    assert (inches(options.width), inches(options.depth), options.turns) == (48, 36, 3)
    assert refused({"width": 20}).rule == "SW-TAB-01"


@pytest.mark.parametrize("given", [5, [], {"points": {}}, {"glory": 3}, {"weather": "snow"}, {"density": {}}])
def test_what_is_no_option_is_told(given: Any) -> None:
    assert "options" in str(refused(given))


@pytest.mark.rule("SW-MIS-03")
def test_a_mission_of_ones_own() -> None:
    full = complete_options({"mission": THE_FORD, "density": "low"})
    options = options_of(full)
    assert options.mission is not None
    assert (options.mission.id, options.mission.name_nl, options.mission.turns) == ("the_ford", "The Ford", 3)
    state = first_state(options, [None, None])
    assert state.mission == "the_ford"
    again = GAME.decode(GAME.encode(state))
    assert again.mission == "the_ford"
    assert complete_options(full) == full


@pytest.mark.rule("SW-MIS-03")
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"sizes": ["epic"]}, "options.mission: expected the_ford in one of the sizes epic"),
        ({"turns": 0}, "options.mission.turns: expected a limit of turns"),
        ({"objects": []}, "options.mission.objects: expected objects, which give points or glory"),
        ({"points": "camp"}, "options.mission.objects: expected one camp of each side"),
        ({"id": "crash"}, "options.mission.id: expected an id that no mission of the game has"),
        ({"weather": "snow"}, "options.mission.weather: expected one of stormy"),
        ({"densities": ["high"]}, "options.density: expected one of high"),
        ({"not_in": ["golothar_roads"]}, "options.scenario: expected the_ford in another scenario"),
        ({"prize": 3}, "options.mission.prize: expected no such entry"),
        ({"not_in": [*SCENERY.scenarios]}, "options.mission.not_in: expected one scenario at least"),
        (
            {"glory": "centre", "centre": AT_EDGE},
            "options.mission.centre: expected a place wholly on the table",
        ),
        (
            {"glory": "centre", "centre": ON_DOLMEN},
            "options.mission.centre: expected a place where no object",
        ),
    ],
)
def test_a_broken_mission_of_ones_own(change: dict[str, Any], told: str) -> None:
    assert told in str(refused({"mission": {**THE_FORD, **change}, "density": "low"}))


@pytest.mark.rule("SW-MIS-03", "SW-DEN-04")
def test_a_density_is_rolled_only_where_one_fits() -> None:
    """No die names a mission's lack of scenery."""
    bare: Any = {**THE_FORD, "densities": ["none"]}
    assert refused({"mission": bare, "density": "random"}).where == "options.density"
    assert complete_options({"mission": bare, "density": "none"})["density"] == "none"
    some: Any = {**THE_FORD, "densities": ["none", "low"]}
    assert complete_options({"mission": some, "density": "random"})["density"] == "random"


@pytest.mark.rule("SW-CON-22")
def test_printed_prices() -> None:
    assert options_of(complete_options({"printed_prices": "yes"})).printed_prices
    assert not options_of(complete_options({})).printed_prices
