"""OBJ: the objective, and the markers of Strategic spot (HR-SQD-10, HR-SQD-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.setup import MarkerPlaced, ObjectiveFound
from dicefront.games.home_raiders.rules.setup import roll_white
from dicefront.games.home_raiders.rules.state import MARKERS, PORTAL, RECKON, SPOT, VANISH, Character, State
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question, picked
from dicefront.kernel.sign import Sign
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.footing import surfaces_at, with_height
from dicefront.skirmish.measuring import from_thing
from dicefront.skirmish.missions import can_be_reached, is_covered, to_markers
from dicefront.skirmish.placing import Place, place_in

OBJECTIVES: Final = ["", "vanish", "portal", "spot"]
MARKER_COUNT: Final = 4
FROM_PORTAL: Final = 15 * INCH
FROM_MARKERS: Final = 5 * INCH
LATTICE: Final = INCH
COARSE: Final = 3 * INCH
PROPOSED: Final = 12
SAMPLED: Final = 6
"""So many places are tried for a sample."""


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


class PlaceMarker(Question[Place]):
    """``setup.marker``: the middle of a marker as ``[x, y, z]``."""

    def __init__(self, state: State) -> None:
        super().__init__(state.player, "home_raiders.setup.marker", "HR-OBJ-10", finite=False)
        self.state = state

    def read(self, answer: object) -> Place | Refusal:
        place = place_in(answer)
        if place is None:
            return unreadable("a place [x, y, z] in hundredths of a millimetre", answer)
        problem = marker_problem(self.state, self.player, place.x, place.y, place.z)
        return place if problem is None else problem

    def write(self, value: Place) -> Json:
        return value.to_json()

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT)

    def from_hand(self, form: Json) -> Json:
        """A hand that names no height means the highest surface there on which a marker lies well."""
        place = place_in(with_height(self.state.space, form))
        if place is None or (isinstance(form, list) and len(form) > 2):
            return form
        for z in reversed(surfaces_at(self.state.space, place.x, place.y)):
            if lies_well(self.state, place.x, place.y, z):
                return [place.x, place.y, z]
        return place.to_json()

    def candidates(self) -> list[Place]:
        return proposed_spots(self.state, self.player)

    def sample(self, draw: Draw) -> Place:
        """Anywhere on the table; a candidate where that is not legal."""
        space = self.state.space
        for _ in range(SAMPLED):
            x = draw.below(space.width)
            y = draw.below(space.depth)
            for z in surfaces_at(space, x, y):
                if marker_problem(self.state, self.player, x, y, z) is None:
                    return Place(x, y, z)
        return super().sample(draw)

    def show(self, value: Place) -> Sign:
        return picked(PLACE_POINT, value.to_json())

    def args(self) -> dict[str, Json]:
        return {"left": (MARKER_COUNT - len(self.state.markers) + 1) // 2}


# -- the judge ----------------------------------------------------------------------------------


def marker_problem(state: State, player: int, x: int, y: int, z: int) -> Refusal | None:
    """HR-OBJ-10, HR-OBJ-12: why a marker may not lie here."""
    if not lies_well(state, x, y, z):
        return Refusal("home_raiders.marker.out_of_reach", "HR-OBJ-10")
    gap = to_markers(state, x, y, z)
    away = to_own_portal(state, player, x, y, z)
    if gap >= FROM_MARKERS and away >= FROM_PORTAL:
        return None
    spots = farthest_spots(state, player)
    if not spots:
        return None  # a table without any place that keeps the distance: anywhere will do
    if gap < FROM_MARKERS:
        near: dict[str, Json] = {"distance": gap, "limit": FROM_MARKERS}
        return Refusal("home_raiders.marker.near_marker", "HR-OBJ-10", near)
    if spots[0][0] >= FROM_PORTAL:
        args: dict[str, Json] = {"distance": away, "limit": FROM_PORTAL}
        return Refusal("home_raiders.marker.near_portal", "HR-OBJ-10", args)
    if away < spots[0][0]:
        far: dict[str, Json] = {"distance": away, "limit": spots[0][0]}
        return Refusal("home_raiders.marker.not_farthest", "HR-OBJ-12", far)
    return None


def lies_well(state: State, x: i64, y: i64, z: i64) -> bool:
    """HR-OBJ-10: on the table or a climbable top, wholly inside, where a figure could stand in contact."""
    radius = state.options.constants.marker_radius
    if not state.space.field.holds(x, y, radius, 0) or z not in surfaces_at(state.space, x, y):
        return False
    return not is_covered(state, x, y, z) and can_be_reached(state, [*smallest_figures(state)], x, y, z)


def smallest_figures(state: State) -> list[Character]:
    """For each team a character with its smallest base."""
    found: list[Character] = []
    for player in (0, 1):
        best: Character | None = None
        for one in state.characters:
            if one.owner == player and (best is None or one.card.radius < best.card.radius):
                best = one
        if best is not None:
            found.append(best)
    return found


def to_own_portal(state: State, player: int, x: i64, y: i64, z: i64) -> int:
    """HR-OBJ-21: from the edge of a marker to the nearest point of its player's Portal."""
    portal = state.space.things[state.space.owned_by(player)]
    return from_thing(portal, x, y, state.options.constants.marker_radius, z)


# -- proposals ----------------------------------------------------------------------------------


def proposed_spots(state: State, player: int) -> list[Place]:
    """A few legal places, from near to far; never none."""
    legal = [spot for spot in spots(state, player, COARSE, FROM_MARKERS) if spot[0] >= FROM_PORTAL]
    if not legal:
        farthest = farthest_spots(state, player)
        if not farthest:
            farthest = spots(state, player, LATTICE, 0)
        assert farthest, "there is no place for a marker"
        least = min(farthest[0][0], FROM_PORTAL)
        legal = [spot for spot in farthest if spot[0] >= least]
    legal.reverse()
    count = min(PROPOSED, len(legal))
    chosen = [legal[number * (len(legal) - 1) // max(count - 1, 1)] for number in range(count)]
    return [Place(x, y, z) for _, x, y, z in chosen]


def farthest_spots(state: State, player: int) -> list[tuple[int, int, int, int]]:
    """HR-OBJ-12: all places that keep 5 inches to the other markers, farthest from the own Portal first."""
    return spots(state, player, LATTICE, FROM_MARKERS)


def spots(state: State, player: int, pitch: int, apart: int) -> list[tuple[int, int, int, int]]:
    """The places of a lattice that keep some distance to the other markers, farthest first."""
    found: list[tuple[int, int, int, int]] = []
    for _, x, y, z in good_places(state, pitch):
        if to_markers(state, x, y, z) >= apart:
            found.append((to_own_portal(state, player, x, y, z), x, y, z))
    found.sort(reverse=True)
    return found


def good_places(state: State, pitch: int) -> list[tuple[int, int, int, int]]:
    """The places of a lattice where markers may lie; they depend on objects alone, so once for a table."""
    space = state.space
    figures = smallest_figures(state)
    key = (pitch, state.options.constants.marker_radius, figures[0].card.radius, -figures[1].card.radius)
    if key not in space.lattices:
        found: list[tuple[int, int, int, int]] = []
        for x in range(pitch // 2, space.width, pitch):
            for y in range(pitch // 2, space.depth, pitch):
                for z in surfaces_at(space, x, y):
                    if lies_well(state, x, y, z):
                        found.append((0, x, y, z))
        space.lattices[key] = found
    return space.lattices[key]
