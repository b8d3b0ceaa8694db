"""OBJ: the markers of Strategic spot."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.events.setup import MarkerPlaced
from dicefront.games.home_raiders.rules.markers import PlaceMarker, place_marker
from dicefront.games.home_raiders.rules.portals import place_portal
from dicefront.games.home_raiders.rules.state import MARKERS, PORTALS, RECKON, SPOT, State
from dicefront.games.home_raiders.scenes import inch, marker, own_table, team
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import offered, play_out, refusal_of
from tests.games.home_raiders.musters import at_portal, mustered

RADIUS = 1270


def placing(*markers: Any, beginner: int = 0, **options: Json) -> State:
    """Portals stand at the south and at the north side, tins both; the next marker is to be placed."""
    state = at_portal(mustered(**options))
    state.player, state.stage = 1, PORTALS
    play_out(place_portal(state))
    state.first = beginner
    state.markers = list(markers)
    state.player = beginner if len(markers) % 2 == 0 else 1 - beginner
    state.stage, state.objective = MARKERS, SPOT
    return state


def refused(state: State, x: float, y: float, z: float = 0) -> tuple[str, str]:
    refusal = refusal_of(PlaceMarker(state), [inch(x), inch(y), inch(z)])
    return refusal.reason.rpartition(".")[2], refusal.rule


def allowed(state: State, x: float, y: float, z: float = 0) -> bool:
    return PlaceMarker(state).check([inch(x), inch(y), inch(z)]) is None


@pytest.mark.rule("HR-OBJ-10", "HR-OBJ-21")
def test_a_marker_lies_at_least_15_inches_from_the_own_portal() -> None:
    """From edge to edge: the tin ends at 3 inches, so the middle of the marker lies at 18.5 or beyond."""
    state = placing()
    assert allowed(state, 15, 18.5)
    assert refused(state, 15, 18.49) == ("near_portal", "HR-OBJ-10")
    assert allowed(placing(beginner=1), 15, 11.5)
    assert refused(placing(beginner=1), 15, 11.51) == ("near_portal", "HR-OBJ-10")


@pytest.mark.rule("HR-OBJ-10")
def test_markers_lie_at_least_5_inches_from_every_other() -> None:
    mine = placing(marker(0, 10, 22), marker(1, 25, 8))
    assert allowed(mine, 16, 22)
    assert refused(mine, 15.99, 22) == ("near_marker", "HR-OBJ-10")
    theirs = placing(marker(1, 10, 22), marker(0, 25, 8))
    assert refused(theirs, 15.99, 22) == ("near_marker", "HR-OBJ-10")


@pytest.mark.rule("HR-OBJ-10")
def test_markers_lie_where_a_character_could_reach_contact() -> None:
    kinds: Any = [{"id": "box", "name_en": "box", "width": 4, "depth": 4, "height": 3, "climbable": False}]
    objects: list[Any] = [
        {"kind": "mug", "x": 5, "y": 22},
        {"kind": "stack-of-books", "x": 24, "y": 22},
        {"kind": "box", "x": 15, "y": 19.55},
        {"kind": "box", "x": 15, "y": 24.45},
    ]
    state = placing(table=own_table(*objects, kinds=kinds))
    assert refused(state, 5, 22) == ("out_of_reach", "HR-OBJ-10")
    assert refused(state, 5, 22, 3.7) == ("out_of_reach", "HR-OBJ-10")
    assert allowed(state, 24, 22, 4)
    assert refused(state, 24, 22) == ("out_of_reach", "HR-OBJ-10")
    assert refused(state, 8, 22, 4) == ("out_of_reach", "HR-OBJ-10")
    assert refused(state, 0.4, 22) == ("out_of_reach", "HR-OBJ-10")
    # The boxes leave a gap of 0.9 inches, too narrow for any base.
    assert refused(state, 15, 22) == ("out_of_reach", "HR-OBJ-10")
    assert allowed(state, 17.3, 22)


@pytest.mark.rule("HR-OBJ-11", "HR-SQD-11")
@pytest.mark.parametrize("first", [0, 1])
def test_four_markers_are_placed_in_turn_beginning_with_the_first_to_deploy(first: int) -> None:
    state = placing(beginner=first)
    placed: list[MarkerPlaced] = []
    while state.stage == MARKERS:
        played = play_out(place_marker(state), [(state.player, offered(PlaceMarker(state))[0])])
        assert played.kinds == ["home_raiders.setup.marker"]
        placed += played.told(MarkerPlaced)
    assert [one.player for one in placed] == [first, 1 - first, first, 1 - first]
    assert [one.player for one in state.markers] == [first, 1 - first, first, 1 - first]
    assert (state.stage, state.player) == (RECKON, first)


@pytest.mark.rule("HR-OBJ-12")
def test_on_a_small_space_a_marker_goes_to_the_farthest_place() -> None:
    """18 inches deep, and a box of 9 by 4.5 inches for a Portal: 13.1 inches in the corners, at best."""
    roster = team("gremlins", "gr-ragmen", portal="tissue-box")
    state = placing(first=roster, second=roster, table=own_table(width=18, depth=18))
    proposals = offered(PlaceMarker(state))
    assert sorted(answer[:2] for answer in proposals) == [
        [inch(0.5), inch(17.5)],
        [inch(17.5), inch(17.5)],
    ]
    assert allowed(state, 0.5, 17.5)
    assert refused(state, 2, 17.5) == ("not_farthest", "HR-OBJ-12")
    state.markers = [marker(0, 0.5, 17.5), marker(1, 17.5, 17.5)]
    assert refused(state, 2, 17.5) == ("near_marker", "HR-OBJ-10")
    proposals = offered(PlaceMarker(state))
    assert proposals
    assert all(PlaceMarker(state).check(answer) is None for answer in proposals)


def test_proposals_are_spread_and_legal() -> None:
    state = placing(table="desk")
    proposals = offered(PlaceMarker(state))
    assert len(proposals) == 12
    assert all(PlaceMarker(state).check(answer) is None for answer in proposals)
    assert len({tuple(answer) for answer in proposals}) == 12


@pytest.mark.parametrize("answer", [None, [], [1, 2], [1, 2, 3.5], [True, 2, 3], [10**9, 0, 0], "15,20", {}])
def test_what_is_no_place_cannot_be_read(answer: Json) -> None:
    assert refusal_of(PlaceMarker(placing()), answer).reason == "kernel.unreadable"
