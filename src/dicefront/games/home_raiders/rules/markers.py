"""OBJ: the objective, and the markers of Strategic spot (HR-SQD-10, HR-SQD-11)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.setup import MarkerPlaced, ObjectiveFound
from dicefront.games.home_raiders.rules.setup import roll_white
from dicefront.games.home_raiders.rules.state import MARKERS, PORTAL, RECKON, SPOT, VANISH, State
from dicefront.games.home_raiders.rules.view import OBJECTIVES
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.marking import MarkerPlacing, a_few, lies_well, spots
from dicefront.skirmish.measuring import from_thing
from dicefront.skirmish.missions import to_markers
from dicefront.skirmish.placing import Place

MARKER_COUNT: Final = 4
FROM_PORTAL: Final = 15 * INCH
FROM_MARKERS: Final = 5 * INCH
LATTICE: Final = INCH
COARSE: Final = 3 * INCH


def roll_objective(state: State) -> Steps[None]:
    """HR-SQD-10, HR-OBJ-01, HR-OBJ-02: two white dice of the second to deploy; HR-OPT-06."""
    if state.options.objective == "rolled":
        second = 1 - state.first
        one = yield from roll_white("home_raiders.objective", "HR-OBJ-01", second)
        other = yield from roll_white("home_raiders.objective", "HR-OBJ-01", second)
        state.objective = SPOT if one != other else PORTAL if one else VANISH
    else:
        state.objective = OBJECTIVES.index(state.options.objective)
    yield ObjectiveFound(OBJECTIVES[state.objective])
    state.player = state.first
    state.stage = MARKERS if state.objective == SPOT else RECKON


def place_marker(state: State) -> Steps[None]:
    """HR-SQD-11, HR-OBJ-11: one at a time in turn, beginning with the first to deploy."""
    player = state.player
    spot = yield from ask(PlaceMarker(state))
    state.markers.append(Marker(player, spot.x, spot.y, spot.z, NOBODY))
    yield MarkerPlaced(player, len(state.markers) - 1, spot.x, spot.y, spot.z)
    if len(state.markers) < MARKER_COUNT:
        state.player = 1 - player
    else:
        state.player = state.first
        state.stage = RECKON


class PlaceMarker(MarkerPlacing):
    """``setup.marker``: the middle of a marker as ``[x, y, z]``."""

    def __init__(self, state: State) -> None:
        super().__init__(state.player, "home_raiders.setup.marker", "HR-OBJ-10", state)

    def problem_of(self, place: Place) -> Refusal | None:
        """HR-OBJ-10, HR-OBJ-12, HR-OBJ-21: why a marker may not lie here."""
        state, x, y, z = self.state, place.x, place.y, place.z
        if not lies_well(state, x, y, z):
            return Refusal("home_raiders.marker.out_of_reach", "HR-OBJ-10")
        gap = to_markers(state, x, y, z)
        portal = state.space.things[state.space.owned_by(self.player)]
        away = from_thing(portal, x, y, state.tolerances.marker_radius, z)
        if gap >= FROM_MARKERS and away >= FROM_PORTAL:
            return None
        farthest = self.spots(LATTICE, FROM_MARKERS)
        if not farthest:
            return None  # a table without any place that keeps the distance: anywhere will do
        if gap < FROM_MARKERS:
            near: dict[str, Json] = {"distance": gap, "limit": FROM_MARKERS}
            return Refusal("home_raiders.marker.near_marker", "HR-OBJ-10", near)
        if farthest[0][0] >= FROM_PORTAL:
            args: dict[str, Json] = {"distance": away, "limit": FROM_PORTAL}
            return Refusal("home_raiders.marker.near_portal", "HR-OBJ-10", args)
        if away < farthest[0][0]:
            far: dict[str, Json] = {"distance": away, "limit": farthest[0][0]}
            return Refusal("home_raiders.marker.not_farthest", "HR-OBJ-12", far)
        return None

    def spots(self, pitch: int, apart: int) -> list[tuple[int, int, int, int]]:
        """Places of a lattice that keep some distance to other markers, farthest from the Portal first."""
        space = self.state.space
        return spots(self.state, space.things[space.owned_by(self.player)], pitch, apart)

    def candidates(self) -> list[Place]:
        """A few legal places, from near to far; never none (HR-OBJ-12)."""
        legal = [spot for spot in self.spots(COARSE, FROM_MARKERS) if spot[0] >= FROM_PORTAL]
        if not legal:
            farthest = self.spots(LATTICE, FROM_MARKERS) or self.spots(LATTICE, 0)
            assert farthest, "there is no place for a marker"
            least = min(farthest[0][0], FROM_PORTAL)
            legal = [spot for spot in farthest if spot[0] >= least]
        return a_few(legal)

    def args(self) -> dict[str, Json]:
        return {"left": (MARKER_COUNT - len(self.state.markers) + 1) // 2}
