"""Markers: where they may lie, and who controls them."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import Battle, Marker
from dicefront.skirmish.contact import touches_marker
from dicefront.skirmish.figures import ON_TABLE, Figure
from dicefront.skirmish.measuring import between_discs, from_thing
from dicefront.skirmish.sheet import Sheet, under
from dicefront.skirmish.space import Thing
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.units import LIMIT


def controlled(state: Battle[Figure], side: int) -> int:
    """How many markers a side controls, no matter who placed them."""
    total = 0
    for marker in state.markers:
        if controls(state, side, marker):
            total += 1
    return total


def controls(state: Battle[Figure], side: int, marker: Marker) -> bool:
    """Whether a figure of a side controls a marker."""
    return marker.controller != NOBODY and state.figures[marker.controller].side == side


def is_held_against(state: Battle[Figure], figure: Figure, marker: Marker) -> bool:
    """Whether an enemy of a figure controls a marker."""
    return marker.controller != NOBODY and state.figures[marker.controller].side != figure.side


def markers_to_take(state: Battle[Figure], figure: Figure) -> list[int]:
    """The markers in base contact that somebody may bring under control."""
    found: list[int] = []
    for number in range(len(state.markers)):
        marker = state.markers[number]
        holder = marker.controller
        if holder == figure.id:
            continue
        if is_held_against(state, figure, marker):
            continue
        if touches_marker(state, figure, marker):
            found.append(number)
    return found


def markers_held_by_enemies(state: Battle[Figure], figure: Figure) -> list[int]:
    """The markers in base contact that cannot be taken while an enemy controls them."""
    found: list[int] = []
    for number in range(len(state.markers)):
        marker = state.markers[number]
        if is_held_against(state, figure, marker) and touches_marker(state, figure, marker):
            found.append(number)
    return found


def release(state: Battle[Figure]) -> list[int]:
    """End the control by figures that are gone or lost contact; returns those markers.

    To be called after every change of places.
    """
    lost: list[int] = []
    for number in range(len(state.markers)):
        marker = state.markers[number]
        if marker.controller != NOBODY:
            holder = state.figures[marker.controller]
            if holder.where != ON_TABLE or not touches_marker(state, holder, marker):
                marker.controller = NOBODY
                lost.append(number)
    return lost


def holders(state: Battle[Figure]) -> list[int]:
    """Who controls each marker now."""
    return [marker.controller for marker in state.markers]


def marker_to_thing(state: Battle[Figure], marker: Marker, thing: Thing) -> int:
    """From the edge of a marker to the nearest point of an object, height counting."""
    return from_thing(thing, marker.x, marker.y, state.tolerances.marker_radius, marker.z)


def is_covered(state: Battle[Figure], x: i64, y: i64, z: i64) -> bool:
    """Whether an object stands on the middle of the place."""
    step = state.tolerances.step
    for thing in state.space.things:  # noqa: SIM110 - asked for every point of a lattice
        if thing.bottom <= z < thing.top - step and under(thing, x, y):
            return True
    return False


def can_be_reached(sheet: Sheet, figures: list[Figure], x: i64, y: i64, z: i64) -> bool:
    """Whether each of some figures finds a place in contact with the marker, on a sheet without figures."""
    return all(
        sheet.may_stand(figure, x, y, z) or _stands_beside(sheet, figure, x, y, z) for figure in figures
    )


def _stands_beside(sheet: Sheet, figure: Figure, x: i64, y: i64, z: i64) -> bool:
    far = sheet.tolerances.marker_radius + figure.walker.radius
    for number in range(16):
        spot = towards(x, y, TURN * number // 16, far)
        if sheet.may_stand(figure, spot.x, spot.y, z):
            return True
    return False


def to_markers(state: Battle[Figure], x: i64, y: i64, z: i64) -> int:
    """The distance to the nearest marker, from edge to edge; far enough if there is none."""
    least = 2 * LIMIT
    radius: i64 = state.tolerances.marker_radius
    for marker in state.markers:
        least = min(least, between_discs(x, y, z, marker.x, marker.y, marker.z, 2 * radius))
    return least
