"""MVT: what a path costs, at which height it runs, and what stands in its way.

A path is straight legs of the base centre (HR-MVT-02). It is cut where the centre crosses the edge of a
climbable object; on each piece the mover stands at one height. Lengths along a path are 64ths of a unit.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.games.home_raiders.abilities.movement import (
    climbing_cost,
    flies,
    may_drop,
    passes_through,
    uneven_factor,
)
from dicefront.games.home_raiders.layout import HAIR, NO_ONE, Layout, Near
from dicefront.games.home_raiders.space import Thing
from dicefront.games.home_raiders.state import Character
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import to_segment
from dicefront.tabletop.path import GRAIN, comes_nearer
from dicefront.tabletop.point import square
from dicefront.tabletop.shapes import Segment, Shape
from dicefront.tabletop.units import root_up, rounded

ASLANT: Final = 3
"""Within so many base radii of the place where it climbs, the object climbed does not hinder a base."""

# What is wrong with a path.
FREE: Final = 0
BEYOND_BORDER: Final = 1
OBJECT_IN_WAY: Final = 2
CHARACTER_IN_WAY: Final = 3
STOPPED: Final = 4  # by an enemy it touches (HR-MVT-10)
TOO_FAR: Final = 5
NO_FOOTING: Final = 6
OBJECT_AT_END: Final = 7
CHARACTER_AT_END: Final = 8
OTHER_LEVEL: Final = 9
NOT_STRAIGHT: Final = 10  # a flight

FAULTS: Final = [
    ("", ""),
    ("home_raiders.place.beyond-the-border", "HR-TAB-01"),
    ("home_raiders.move.object-in-the-way", "HR-MVT-03"),
    ("home_raiders.move.character-in-the-way", "HR-MVT-03"),
    ("home_raiders.move.stopped-by-enemy", "HR-MVT-10"),
    ("home_raiders.move.too-far", "HR-MVT-02"),
    ("home_raiders.place.no-footing", "HR-MVT-04"),
    ("home_raiders.place.object-in-the-way", "HR-MVT-04"),
    ("home_raiders.place.character-in-the-way", "HR-MVT-04"),
    ("home_raiders.move.other-level", "HR-MVT-08"),
    ("home_raiders.move.not-straight", "HR-AMV-19"),
]


@mypyc_attr(acyclic=True)
class Piece:
    """A straight part of a path at one height; ``start`` and ``end`` are lengths along the path.

    ``leg`` is the length at which its leg begins, ``over`` are the numbers of the climbable objects under it.
    """

    def __init__(
        self, ax: i64, ay: i64, bx: i64, by: i64, z: i64, start: i64, end: i64, leg: i64, over: list[int]
    ) -> None:
        self.ax = ax
        self.ay = ay
        self.bx = bx
        self.by = by
        self.z = z
        self.start = start
        self.end = end
        self.leg = leg
        self.over = over


@mypyc_attr(acyclic=True)
class Change:
    """Where a path changes its height by more than a step, and the objects it climbs there."""

    def __init__(self, at: i64, things: list[int], low: i64, high: i64) -> None:
        self.at = at
        self.things = things
        self.low = low
        self.high = high


NO_CHANGE: Final[list[Change]] = []


@mypyc_attr(acyclic=True)
class Walk:
    """A judged path: its cost and its end, or what is wrong with it.

    ``met`` are the enemies touched at the end that were not touched at the start, ``culprit`` the object or
    character that is in the way.
    """

    def __init__(self, x: i64, y: i64, z: i64) -> None:
        self.fault = FREE
        self.culprit = NOBODY
        self.cost: i64 = 0
        self.x = x
        self.y = y
        self.z = z
        self.met: list[int] = NO_ONE
        self.pieces: list[Piece] = []
        self.changes: list[Change] = NO_CHANGE

    def trace(self) -> list[list[int]]:
        """The way as points with heights, for those who draw it."""
        found: list[list[int]] = []
        for piece in self.pieces:
            for point in ([piece.ax, piece.ay, piece.z], [piece.bx, piece.by, piece.z]):
                if not found or found[-1] != point:
                    found.append(point)
        if found and found[-1][2] != self.z:
            found.append([self.x, self.y, self.z])
        return found


def refusal_of(c: Character, walk: Walk, allowance: int) -> Refusal:
    """A judged path that is not allowed, in words to be."""
    reason, rule = FAULTS[walk.fault]
    args: dict[str, Json] = {"character": c.id}
    if walk.fault in (OBJECT_IN_WAY, OBJECT_AT_END):
        args["object"] = walk.culprit
    elif walk.fault in (CHARACTER_IN_WAY, STOPPED, CHARACTER_AT_END):
        args["other"] = walk.culprit
    elif walk.fault == TOO_FAR:
        args["cost"] = walk.cost
        args["movement"] = allowance
    return Refusal(reason, rule, args)


def walk(layout: Layout, c: Character, points: list[list[int]], allowance: i64, may_fly: bool = True) -> Walk:
    """Judge a path of waypoints ``[x, y]`` or ``[x, y, z]`` after the start, for one character.

    The start is where the layout has it. Nothing is looked at beyond the first fault.
    """
    if may_fly and flies(c):
        return fly(layout, c, points, allowance)
    body = layout.body(c)
    found = Walk(body.shape.x, body.shape.y, body.bottom)
    if not points:
        return found
    last = points[len(points) - 1]
    found.x = last[0]
    found.y = last[1]
    for point in points:
        if not layout.holds(c, point[0], point[1]):
            found.fault = BEYOND_BORDER
            return found
    near = layout.near(c, _looking(c, points, allowance))
    _lay_out(layout, near, c, body.shape.x, body.shape.y, body.bottom, points, found)
    if not _is_clear(layout, near, c, found):
        return found
    if found.cost > allowance:
        found.fault = TOO_FAR
        return found
    _end(layout, c, found, body.bottom, last)
    return found


def _looking(c: Character, points: list[list[int]], allowance: i64) -> i64:
    """How far round the start of the action one has to look: as far as the path goes, or the card lets it."""
    far: i64 = min(allowance, c.card.movement)
    shape = c.body.shape
    for point in points:
        dx = point[0] - shape.x
        dy = point[1] - shape.y
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        if dx > far:
            far = dx
        if dy > far:
            far = dy
    return far


# -- heights and cost -----------------------------------------------------------------------------


def _lay_out(
    layout: Layout, near: Near, c: Character, x: i64, y: i64, z: i64, points: list[list[int]], found: Walk
) -> None:
    """The pieces of a path with their heights, the climbs, and the cost (HR-MVT-02 to HR-MVT-09)."""
    pieces = found.pieces
    walked: i64 = 0
    for point in points:
        bx: i64 = point[0]
        by: i64 = point[1]
        length = root_up(square(x, y, bx, by) * (GRAIN * GRAIN))
        if length:
            _cut_leg(near, x, y, bx, by, walked, length, pieces)
            walked += length
        x = bx
        y = by
    things = layout.space.things
    step: i64 = layout.constants.step
    cost = walked
    extra = uneven_factor(c) - 1
    before: list[int] = NO_ONE
    gap_until: i64 = -1
    for place, piece in enumerate(pieces):
        over = piece.over
        level = z
        if (z or over) and piece.start >= gap_until:
            level = height_over(things, over, z, step)
            if level < z - step:
                bridged = _end_of_gap(things, pieces, place, z, step, c.card.radius * GRAIN)
                if bridged >= 0:
                    gap_until = bridged
                    level = z
        rise = level - z
        if rise > step or rise < -step:
            if not found.changes:
                found.changes = []
            if rise > 0:
                found.changes.append(Change(piece.start, _climbed(things, over, z, level), z, level))
                cost += climbing_cost(c, rise) * GRAIN
            else:
                found.changes.append(Change(piece.start, _climbed(things, before, level, z), level, z))
                if not may_drop(c):
                    cost += climbing_cost(c, -rise) * GRAIN
        z = level
        piece.z = z
        before = over
        if extra and over and _is_uneven(things, over, z):
            cost += (piece.end - piece.start) * extra
    found.z = z
    found.cost = (cost + GRAIN - 1) // GRAIN


def _cut_leg(
    near: Near, ax: i64, ay: i64, bx: i64, by: i64, walked: i64, length: i64, pieces: list[Piece]
) -> None:
    """Cut a leg where it crosses the edges of climbable objects; the heights are found later."""
    left = min(ax, bx)
    right = max(ax, bx)
    low = min(ay, by)
    high = max(ay, by)
    crossed: list[int] | None = None
    for place, thing in enumerate(near.things):
        shape = thing.shape
        reach = shape.reach
        x = shape.x
        y = shape.y
        if (
            thing.climbable
            and x + reach >= left
            and x - reach <= right
            and y + reach >= low
            and y - reach <= high
        ):
            if crossed is None:
                crossed = [place]
            else:
                crossed.append(place)
    if crossed is None:
        pieces.append(Piece(ax, ay, bx, by, 0, walked, walked + length, walked, NO_ONE))
        return
    at: list[float] = []
    for place in crossed:
        add_crossings(ax, ay, bx, by, near.things[place].shape, at)
    at.append(1.0)
    at.sort()
    dx = float(bx - ax)
    dy = float(by - ay)
    start = 0.0
    sx = ax
    sy = ay
    from_: i64 = walked
    for end in at:
        till = walked + rounded(end * float(length))
        if till <= from_:
            continue
        middle = (start + end) / 2.0
        px = float(ax) + middle * dx
        py = float(ay) + middle * dy
        over: list[int] = []
        for place in crossed:
            if _holds(near.things[place].shape, px, py):
                over.append(near.numbers[place])
        ex = bx
        ey = by
        if end < 1.0:
            ex = ax + rounded(end * dx)
            ey = ay + rounded(end * dy)
        pieces.append(Piece(sx, sy, ex, ey, 0, from_, till, walked, over))
        start = end
        sx = ex
        sy = ey
        from_ = till


def pieces_of(layout: Layout, c: Character, bx: i64, by: i64) -> list[Piece]:
    """A straight line from where somebody stands, in pieces at the heights of one who does not climb."""
    body = layout.body(c)
    ax = body.shape.x
    ay = body.shape.y
    z = body.bottom
    length = root_up(square(ax, ay, bx, by) * (GRAIN * GRAIN))
    found: list[Piece] = []
    if length:
        _cut_leg(layout.near(c, (length + GRAIN) // GRAIN), ax, ay, bx, by, 0, length, found)
    things = layout.space.things
    step: i64 = layout.constants.step
    for piece in found:
        level: i64 = 0
        for number in piece.over:
            if things[number].top <= z + step:
                level = max(level, things[number].top)
        z = level
        piece.z = z
    return found


def add_crossings(ax: i64, ay: i64, bx: i64, by: i64, shape: Shape, at: list[float]) -> None:
    """How far along a leg, from 0 to 1, its centre crosses the outline of a shape."""
    dx = float(bx - ax)
    dy = float(by - ay)
    if shape.round:
        px = float(ax - shape.x)
        py = float(ay - shape.y)
        whole = dx * dx + dy * dy
        middle = -(px * dx + py * dy) / whole
        rest = middle * middle - (px * px + py * py - float(shape.reach * shape.reach)) / whole
        if rest > 0.0:
            half = math.sqrt(rest)
            if 0.0 < middle - half < 1.0:
                at.append(middle - half)
            if 0.0 < middle + half < 1.0:
                at.append(middle + half)
        return
    for edge in shape.edges:
        turn = dx * float(edge.dy) - dy * float(edge.dx)
        if turn != 0.0:
            qx = float(edge.ax - ax)
            qy = float(edge.ay - ay)
            on_leg = (qx * float(edge.dy) - qy * float(edge.dx)) / turn
            if 0.0 < on_leg < 1.0:
                on_edge = (qx * dy - qy * dx) / turn
                if 0.0 <= on_edge <= 1.0:
                    at.append(on_leg)


def _holds(shape: Shape, x: float, y: float) -> bool:
    """Whether a point lies inside a shape."""
    if shape.round:
        dx = x - float(shape.x)
        dy = y - float(shape.y)
        return dx * dx + dy * dy < float(shape.reach * shape.reach)
    inside = False
    for edge in shape.edges:
        ay = float(edge.ay)
        if (ay <= y) != (float(edge.by) <= y):
            if x < float(edge.ax) + (y - ay) * float(edge.dx) / float(edge.dy):
                inside = not inside
    return inside


def height_over(things: list[Thing], over: list[int], z: i64, step: i64) -> i64:
    """The height at which somebody who comes at a height goes on over some objects.

    Up onto what stands before the feet (HR-MVT-08), also several storeys; else onto the highest top that is
    no more than a step above, or down to it.
    """
    best: i64 = 0
    top = z
    climbs = True
    while climbs:
        climbs = False
        for number in over:
            thing = things[number]
            if thing.top <= z + step:
                best = max(best, thing.top)
            elif thing.bottom <= top + step and thing.top > top + step:
                top = thing.top
                climbs = True
    return top if top > z else best


def _end_of_gap(things: list[Thing], pieces: list[Piece], first: int, z: i64, step: i64, widest: i64) -> i64:
    """HR-MVT-09: where a gap ends that is narrow enough to be crossed at the same height; -1 if it is not.

    It is crossed straight: its width is measured along one leg.
    """
    start = pieces[first].start
    leg = pieces[first].leg
    for number in range(first + 1, len(pieces)):
        piece = pieces[number]
        if piece.start - start > widest or piece.leg != leg:
            return -1
        level = height_over(things, piece.over, z, step)
        if z - step <= level <= z + step:
            return piece.start
    return -1


def _climbed(things: list[Thing], over: list[int], low: i64, high: i64) -> list[int]:
    return [number for number in over if low < things[number].top <= high]


def _is_uneven(things: list[Thing], over: list[int], z: i64) -> bool:
    for number in over:
        thing = things[number]
        if thing.uneven and thing.top == z:
            return True
    return False


# -- hindrances -----------------------------------------------------------------------------------


def _is_clear(layout: Layout, near: Near, c: Character, found: Walk) -> bool:
    """HR-MVT-03, HR-MVT-10: nothing is in the way, and no enemy stops the move before its end."""
    radius: i64 = c.card.radius
    height: i64 = c.card.height
    step: i64 = layout.constants.step
    bodies = layout.bodies
    ghost = passes_through(c)
    for piece in found.pieces:
        left = min(piece.ax, piece.bx) - radius
        right = max(piece.ax, piece.bx) + radius
        low = min(piece.ay, piece.by) - radius
        high = max(piece.ay, piece.by) + radius
        z = piece.z
        top = z + height
        for place, thing in enumerate(near.things):
            shape = thing.shape
            reach = shape.reach
            x = shape.x
            y = shape.y
            if x + reach > left and x - reach < right and y + reach > low and y - reach < high:
                if min(top, thing.top) - max(z, thing.bottom) > step:
                    number = near.numbers[place]
                    if _hinders(
                        piece, radius - HAIR, shape, number, found.changes, radius * (ASLANT * GRAIN)
                    ):
                        found.fault = OBJECT_IN_WAY
                        found.culprit = number
                        return False
        if ghost:
            continue
        leg: Segment | None = None
        for number in near.others:
            body = bodies[number]
            if body is None:
                continue
            shape = body.shape
            reach = shape.reach
            x = shape.x
            y = shape.y
            if x + reach <= left or x - reach >= right or y + reach <= low or y - reach >= high:
                continue
            if min(top, body.top) - max(z, body.bottom) > step:
                if leg is None:
                    leg = Segment(piece.ax, piece.ay, piece.bx, piece.by)
                if to_segment(x, y, leg) < radius + reach - HAIR:
                    found.fault = CHARACTER_IN_WAY
                    found.culprit = number
                    return False
    if ghost:
        return True
    for number in near.enemies:
        body = bodies[number]
        if body is not None and _is_stopped_by(layout, c, body, found):
            found.fault = STOPPED
            found.culprit = number
            return False
    return True


def _hinders(piece: Piece, room: i64, shape: Shape, number: int, changes: list[Change], aslant: i64) -> bool:
    """Whether an object is in the way of a piece; near the place where it is climbed it is not."""
    start = piece.start
    end = piece.end
    for change in changes:
        if number in change.things:
            if change.at - aslant <= start and change.at + aslant >= end:
                return False
            if change.at - aslant <= start:
                start = max(start, change.at + aslant)
            elif change.at + aslant >= end:
                end = min(end, change.at - aslant)
    if start >= end:
        return False
    ax = piece.ax
    ay = piece.ay
    bx = piece.bx
    by = piece.by
    if start > piece.start or end < piece.end:
        dx = float(bx - ax)
        dy = float(by - ay)
        whole = float(piece.end - piece.start)
        first = float(start - piece.start) / whole
        last = float(end - piece.start) / whole
        ax = piece.ax + rounded(first * dx)
        ay = piece.ay + rounded(first * dy)
        bx = piece.ax + rounded(last * dx)
        by = piece.ay + rounded(last * dy)
    return comes_nearer(Segment(ax, ay, bx, by), room, shape, True)


def _is_stopped_by(layout: Layout, c: Character, body: Base, found: Walk) -> bool:
    """HR-MVT-10, HR-MVT-14: whether an enemy touched anew ends the move before the path does.

    The path may go on until it is nearest to that enemy, so that the bases touch indeed.
    """
    pieces = found.pieces
    shape = body.shape
    far = c.card.radius + shape.reach + layout.constants.contact_gap
    rise: i64 = layout.constants.contact_rise
    x = shape.x
    y = shape.y
    touching = False
    for number in range(len(pieces)):
        piece = pieces[number]
        if piece.z - body.bottom > rise or body.bottom - piece.z > rise:
            touching = False
            continue
        if number == 0 and square(piece.ax, piece.ay, x, y) <= far * far:
            touching = True
        if touching:
            touching = square(piece.bx, piece.by, x, y) <= far * far
            continue
        if min(piece.ax, piece.bx) - far > x or max(piece.ax, piece.bx) + far < x:
            continue
        if min(piece.ay, piece.by) - far > y or max(piece.ay, piece.by) + far < y:
            continue
        leg = Segment(piece.ax, piece.ay, piece.bx, piece.by)
        if to_segment(x, y, leg) > far:
            continue
        if number < len(pieces) - 1:
            return True
        past = (piece.bx - x) * leg.dx + (piece.by - y) * leg.dy
        return past > 0 and past * past > HAIR * HAIR * leg.square
    return False


def _end(layout: Layout, c: Character, found: Walk, start_z: i64, last: list[int]) -> None:
    """HR-MVT-04: the end must be a legal place to stand; what is touched there anew is noted."""
    radius: i64 = c.card.radius
    x = found.x
    y = found.y
    if not layout.footing(x, y, found.z, radius):
        found.z = _rest(layout, x, y, found.z, radius)
        if found.z < 0:
            found.fault = NO_FOOTING
            return
    if len(last) > 2 and last[2] != found.z:
        found.fault = OTHER_LEVEL
        return
    number = layout.solid_at(c, x, y, found.z)
    if number != NOBODY:
        found.fault = OBJECT_AT_END
        found.culprit = number
        return
    number = layout.body_at(c, x, y, found.z, NO_ONE)
    if number != NOBODY:
        found.fault = CHARACTER_AT_END
        found.culprit = number
        return
    _note_met(layout, c, found, start_z)


def _note_met(layout: Layout, c: Character, found: Walk, start_z: i64) -> None:
    at_end = layout.touched_at(c, found.x, found.y, found.z)
    if at_end:
        body = layout.body(c)
        at_start = layout.touched_at(c, body.shape.x, body.shape.y, start_z)
        found.met = [number for number in at_end if number not in at_start]


def _rest(layout: Layout, x: i64, y: i64, z: i64, radius: i64) -> i64:
    """Half on a sheet of paper: the footing no more than a step away, or -1 (HR-TAB-09)."""
    step: i64 = layout.constants.step
    best: i64 = -1
    if z <= step:
        best = 0
    for thing in layout.space.things:
        if thing.climbable and z - step <= thing.top <= z + step and thing.top > best:
            if layout.footing(x, y, thing.top, radius):
                best = thing.top
    return best


# -- flight ---------------------------------------------------------------------------------------


def fly(layout: Layout, c: Character, points: list[list[int]], allowance: i64) -> Walk:
    """Flight (HR-AMV-19 to HR-AMV-21): one straight line in space, over everything.

    Without a height it goes to the highest place to stand over the point that it reaches.
    """
    body = layout.body(c)
    found = Walk(body.shape.x, body.shape.y, body.bottom)
    if not points:
        return found
    point = points[0]
    found.x = point[0]
    found.y = point[1]
    if len(points) > 1:
        found.fault = NOT_STRAIGHT
        return found
    if not layout.holds(c, point[0], point[1]):
        found.fault = BEYOND_BORDER
        return found
    aside = square(body.shape.x, body.shape.y, found.x, found.y)
    if len(point) > 2:
        found.z = point[2]
        found.cost = root_up(aside + (found.z - body.bottom) * (found.z - body.bottom))
    else:
        _choose_height(layout, c, found, body.bottom, aside, allowance)
    end: i64 = root_up(aside) * GRAIN
    found.pieces.append(
        Piece(body.shape.x, body.shape.y, body.shape.x, body.shape.y, body.bottom, 0, 0, 0, NO_ONE)
    )
    found.pieces.append(Piece(found.x, found.y, found.x, found.y, found.z, end, end, 0, NO_ONE))
    if found.cost > allowance:
        found.fault = TOO_FAR
        return found
    if not layout.footing(found.x, found.y, found.z, c.card.radius):
        found.fault = NO_FOOTING
        return found
    _end(layout, c, found, body.bottom, [])
    return found


def _choose_height(
    layout: Layout, c: Character, found: Walk, start_z: i64, aside: i64, allowance: i64
) -> None:
    """The highest top in reach that carries the base, else the table."""
    found.z = 0
    found.cost = root_up(aside + start_z * start_z)
    for thing in layout.space.things:
        if thing.climbable and thing.top > found.z:
            shape = thing.shape
            reach = shape.reach
            if not (-reach <= found.x - shape.x <= reach and -reach <= found.y - shape.y <= reach):
                continue
            rise = thing.top - start_z
            cost = root_up(aside + rise * rise)
            if cost <= allowance and layout.may_stand(c, found.x, found.y, thing.top):
                found.z = thing.top
                found.cost = cost
