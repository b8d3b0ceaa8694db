"""Whether a path is allowed, and where it ends.

A path is straight legs of the base centre, on the table and over what can be climbed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.levels import lay_out
from dicefront.skirmish.sheet import HAIR, NO_ONE, Near, Sheet
from dicefront.skirmish.walks import (
    BEYOND_BORDER,
    FIGURE_AT_END,
    FIGURE_IN_WAY,
    NO_FOOTING,
    NOT_STRAIGHT,
    OBJECT_AT_END,
    OBJECT_IN_WAY,
    OTHER_LEVEL,
    STOPPED,
    TOO_FAR,
    Change,
    Piece,
    Walk,
)
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import to_segment
from dicefront.tabletop.path import GRAIN, comes_nearer, passes_by
from dicefront.tabletop.point import square
from dicefront.tabletop.shapes import Segment, Shape
from dicefront.tabletop.units import root_up, rounded

ASLANT: Final = 3
"""Within so many base radii of the place where it climbs, the object climbed does not hinder a base."""


def walk(sheet: Sheet, c: Figure, points: list[list[int]], allowance: i64, may_fly: bool = True) -> Walk:
    """Judge a path of waypoints ``[x, y]`` or ``[x, y, z]`` after the start, for one figure.

    The start is where the sheet has it. Nothing is looked at beyond the first fault.
    """
    if may_fly and c.walker.flies:
        return fly(sheet, c, points, allowance)
    body = sheet.body(c)
    found = Walk(body.shape.x, body.shape.y, body.bottom)
    if not points:
        return found
    last = points[len(points) - 1]
    found.x = last[0]
    found.y = last[1]
    for point in points:
        if not sheet.holds(c, point[0], point[1]):
            found.fault = BEYOND_BORDER
            return found
    near = sheet.near(c, _looking(c, points, allowance))
    lay_out(sheet, near, c, body.shape.x, body.shape.y, body.bottom, points, found)
    if not _is_clear(sheet, near, c, found):
        return found
    if found.cost > allowance:
        found.fault = TOO_FAR
        return found
    _end(sheet, near, c, found, body.bottom, last)
    return found


def _looking(c: Figure, points: list[list[int]], allowance: i64) -> i64:
    """How far round the start of the action one has to look: as far as the path goes, or one move."""
    far: i64 = min(allowance, c.walker.allowance)
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


# -- hindrances -----------------------------------------------------------------------------------


def _is_clear(sheet: Sheet, near: Near, c: Figure, found: Walk) -> bool:
    """Nothing is in the way, and no enemy stops the move before its end."""
    radius: i64 = c.walker.radius
    height: i64 = c.walker.height
    step: i64 = sheet.tolerances.step
    bodies = sheet.bodies
    walker = c.walker
    for piece in found.pieces:
        left = min(piece.ax, piece.bx) - radius
        right = max(piece.ax, piece.bx) + radius
        low = min(piece.ay, piece.by) - radius
        high = max(piece.ay, piece.by) + radius
        z = piece.z
        top = z + height
        for number in near.numbers:
            thing = near.things[number]
            shape = thing.shape
            reach = shape.reach
            x = shape.x
            y = shape.y
            if x + reach > left and x - reach < right and y + reach > low and y - reach < high:
                if min(top, thing.top) - max(z, thing.bottom) > step and not passes_by(
                    piece.ax, piece.ay, piece.bx, piece.by, radius, shape
                ):
                    if _hinders(
                        piece, radius - HAIR, shape, number, found.changes, radius * (ASLANT * GRAIN)
                    ):
                        found.fault = OBJECT_IN_WAY
                        found.culprit = number
                        return False
        if not walker.hindered:
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
            if min(top, body.top) - max(z, body.bottom) > step and not passes_by(
                piece.ax, piece.ay, piece.bx, piece.by, radius, shape
            ):
                if leg is None:
                    leg = Segment(piece.ax, piece.ay, piece.bx, piece.by)
                if to_segment(x, y, leg) < radius + reach - HAIR:
                    found.fault = FIGURE_IN_WAY
                    found.culprit = number
                    return False
    if not walker.stopped:
        return True
    for number in near.enemies:
        body = bodies[number]
        if body is not None and _is_stopped_by(sheet, c, body, found):
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


def _is_stopped_by(sheet: Sheet, c: Figure, body: Base, found: Walk) -> bool:
    """Whether an enemy touched anew ends the move before the path does.

    The path may go on until it is nearest to that enemy, so that the bases touch indeed.
    """
    pieces = found.pieces
    shape = body.shape
    far = c.walker.radius + shape.reach + sheet.tolerances.contact_gap
    rise: i64 = sheet.tolerances.contact_rise
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


def _end(sheet: Sheet, near: Near, c: Figure, found: Walk, start_z: i64, last: list[int]) -> None:
    """The end must be a legal place to stand; what is touched there anew is noted."""
    radius: i64 = c.walker.radius
    x = found.x
    y = found.y
    if not sheet.footing(x, y, found.z, radius):
        found.z = _rest(sheet, x, y, found.z, radius)
        if found.z < 0:
            found.fault = NO_FOOTING
            return
    if len(last) > 2 and last[2] != found.z:
        found.fault = OTHER_LEVEL
        return
    number = sheet.solid_at(c, x, y, found.z, near)
    if number != NOBODY:
        found.fault = OBJECT_AT_END
        found.culprit = number
        return
    number = sheet.body_at(c, x, y, found.z, NO_ONE, near)
    if number != NOBODY:
        found.fault = FIGURE_AT_END
        found.culprit = number
        return
    _note_met(sheet, near, c, found, start_z)


def _note_met(sheet: Sheet, near: Near, c: Figure, found: Walk, start_z: i64) -> None:
    at_end = sheet.touched_at(c, found.x, found.y, found.z, near)
    if at_end:
        body = sheet.body(c)
        at_start = sheet.touched_at(c, body.shape.x, body.shape.y, start_z)
        found.met = [number for number in at_end if number not in at_start]


def _rest(sheet: Sheet, x: i64, y: i64, z: i64, radius: i64) -> i64:
    """The height of the footing that is no more than a step away, or -1: for a base half on a low top."""
    step: i64 = sheet.tolerances.step
    best: i64 = -1
    if z <= step:
        best = 0
    for thing in sheet.space.things:
        if thing.climbable and z - step <= thing.top <= z + step and thing.top > best:
            if sheet.footing(x, y, thing.top, radius):
                best = thing.top
    return best


# -- flight ---------------------------------------------------------------------------------------


def fly(sheet: Sheet, c: Figure, points: list[list[int]], allowance: i64) -> Walk:
    """Flight: one straight line in space, over everything.

    Without a height it goes to the highest place to stand over the point that it reaches.
    """
    body = sheet.body(c)
    found = Walk(body.shape.x, body.shape.y, body.bottom)
    if not points:
        return found
    point = points[0]
    found.x = point[0]
    found.y = point[1]
    if len(points) > 1:
        found.fault = NOT_STRAIGHT
        return found
    if not sheet.holds(c, point[0], point[1]):
        found.fault = BEYOND_BORDER
        return found
    aside = square(body.shape.x, body.shape.y, found.x, found.y)
    if len(point) > 2:
        found.z = point[2]
        found.cost = root_up(aside + (found.z - body.bottom) * (found.z - body.bottom))
    else:
        _choose_height(sheet, c, found, body.bottom, aside, allowance)
    end: i64 = root_up(aside) * GRAIN
    found.pieces.append(
        Piece(body.shape.x, body.shape.y, body.shape.x, body.shape.y, body.bottom, 0, 0, 0, NO_ONE)
    )
    found.pieces.append(Piece(found.x, found.y, found.x, found.y, found.z, end, end, 0, NO_ONE))
    if found.cost > allowance:
        found.fault = TOO_FAR
        return found
    if not sheet.footing(found.x, found.y, found.z, c.walker.radius):
        found.fault = NO_FOOTING
        return found
    _end(sheet, sheet.near(c, _looking(c, points, allowance)), c, found, body.bottom, [])
    return found


def _choose_height(sheet: Sheet, c: Figure, found: Walk, start_z: i64, aside: i64, allowance: i64) -> None:
    """The highest top in reach that carries the base, else the table."""
    found.z = 0
    found.cost = root_up(aside + start_z * start_z)
    for thing in sheet.space.things:
        if thing.climbable and thing.top > found.z:
            shape = thing.shape
            reach = shape.reach
            if not (-reach <= found.x - shape.x <= reach and -reach <= found.y - shape.y <= reach):
                continue
            rise = thing.top - start_z
            cost = root_up(aside + rise * rise)
            if cost <= allowance and sheet.may_stand(c, found.x, found.y, thing.top):
                found.z = thing.top
                found.cost = cost
