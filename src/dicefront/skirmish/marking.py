"""Placing markers before a game: where one lies well, and how far from other markers and from home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question, picked
from dicefront.kernel.sign import Sign
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.footing import surfaces_at, with_height
from dicefront.skirmish.measuring import from_thing
from dicefront.skirmish.missions import can_be_reached, is_covered, to_markers
from dicefront.skirmish.placing import Place, place_in
from dicefront.skirmish.sheet import Sheet, empty_sheet
from dicefront.skirmish.space import Thing

PROPOSED: Final = 12
SAMPLED: Final = 6
"""So many places are tried for a sample."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MarkerPlacing(Question[Place]):
    """Where the middle of a marker lies: ``[x, y, z]``. A game adds why a place is refused, and proposals."""

    def __init__(self, player: int, kind: str, rule: str, state: Battle[Figure]) -> None:
        super().__init__(player, kind, rule, finite=False)
        self.state = state

    def problem_of(self, place: Place) -> Refusal | None:
        """Why a marker may not lie there."""
        raise NotImplementedError

    def read(self, answer: object) -> Place | Refusal:
        place = place_in(answer)
        if place is None:
            return unreadable("a place [x, y, z] in hundredths of a millimetre", answer)
        problem = self.problem_of(place)
        return place if problem is None else problem

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

    def sample(self, draw: Draw) -> Place:
        """Anywhere on the table; a candidate where that is not legal."""
        space = self.state.space
        for _ in range(SAMPLED):
            x = draw.below(space.width)
            y = draw.below(space.depth)
            for z in surfaces_at(space, x, y):
                if self.problem_of(Place(x, y, z)) is None:
                    return Place(x, y, z)
        return super().sample(draw)

    def show(self, value: Place) -> Sign:
        return picked(PLACE_POINT, value.to_json())


def lies_well(state: Battle[Figure], x: i64, y: i64, z: i64) -> bool:
    """On the table or a climbable top, wholly inside, where a figure of each side could stand in contact."""
    return z in surfaces_at(state.space, x, y) and _lies_free(
        empty_sheet(state), smallest_figures(state), x, y, z
    )


def _lies_free(sheet: Sheet, figures: list[Figure], x: i64, y: i64, z: i64) -> bool:
    """Whether a marker may lie on this surface, and these figures can reach it."""
    if not sheet.space.field.holds(x, y, sheet.tolerances.marker_radius, 0):
        return False
    return not is_covered(sheet.state, x, y, z) and can_be_reached(sheet, figures, x, y, z)


def smallest_figures(state: Battle[Figure]) -> list[Figure]:
    """For each side the first figure with its smallest base."""
    found: dict[int, Figure] = {}
    for one in state.figures:
        best = found.get(one.side)
        if best is None or one.walker.radius < best.walker.radius:
            found[one.side] = one
    return [found[side] for side in sorted(found)]


def spots(state: Battle[Figure], home: Thing, pitch: int, apart: int) -> list[tuple[int, int, int, int]]:
    """The places of a lattice that keep some distance to other markers, farthest from home first.

    As lists of the distance from the edge of the marker to home, x, y and z.
    """
    found: list[tuple[int, int, int, int]] = []
    radius = state.tolerances.marker_radius
    for _, x, y, z in good_places(state, pitch):
        if to_markers(state, x, y, z) >= apart:
            found.append((from_thing(home, x, y, radius, z), x, y, z))
    found.sort(reverse=True)
    return found


def good_places(state: Battle[Figure], pitch: int) -> list[tuple[int, int, int, int]]:
    """The places of a lattice where markers may lie; they depend on objects alone, so once for a table."""
    space = state.space
    figures = smallest_figures(state)
    key = (
        pitch,
        state.tolerances.marker_radius,
        int(figures[0].walker.radius),
        -int(figures[-1].walker.radius),
    )
    if key not in space.lattices:
        sheet = empty_sheet(state)
        found: list[tuple[int, int, int, int]] = []
        for x in range(pitch // 2, space.width, pitch):
            for y in range(pitch // 2, space.depth, pitch):
                for z in surfaces_at(space, x, y):
                    if _lies_free(sheet, figures, x, y, z):
                        found.append((0, x, y, z))
        space.lattices[key] = found
    return space.lattices[key]


def a_few(legal: list[tuple[int, int, int, int]]) -> list[Place]:
    """Some of the places, from near to far."""
    near_first = legal[::-1]
    count = min(PROPOSED, len(near_first))
    chosen = [near_first[number * (len(near_first) - 1) // max(count - 1, 1)] for number in range(count)]
    return [Place(x, y, z) for _, x, y, z in chosen]
