"""At which height a path runs, and what it costs.

It is cut where the centre of the base crosses the edge of a climbable object; on each piece the mover stands
at one height. Lengths along a path are 64ths of a unit.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from dicefront.skirmish.figures import Figure
from dicefront.skirmish.sheet import NO_ONE, Near, Sheet
from dicefront.skirmish.space import Thing
from dicefront.skirmish.walks import Change, Piece, Walk
from dicefront.tabletop.path import GRAIN, passes_by
from dicefront.tabletop.point import square
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.units import root_up, rounded


def lay_out(
    sheet: Sheet, near: Near, c: Figure, x: i64, y: i64, z: i64, points: list[list[int]], found: Walk
) -> None:
    """The pieces of a path with their heights, the climbs, and the cost."""
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
    things = sheet.space.things
    step: i64 = sheet.tolerances.step
    cost = walked
    extra = c.walker.rough - 1
    before: list[int] = NO_ONE
    gap_until: i64 = -1
    for place, piece in enumerate(pieces):
        over = piece.over
        level = z
        if (z or over) and piece.start >= gap_until:
            level = height_over(things, over, z, step)
            if level < z - step:
                bridged = _end_of_gap(things, pieces, place, z, step, c.walker.radius * GRAIN)
                if bridged >= 0:
                    gap_until = bridged
                    level = z
        rise = level - z
        if rise > step or rise < -step:
            if not found.changes:
                found.changes = []
            if rise > 0:
                found.changes.append(Change(piece.start, _climbed(things, over, z, level), z, level))
                cost += c.walker.cost_of(rise) * GRAIN
            else:
                found.changes.append(Change(piece.start, _climbed(things, before, level, z), level, z))
                if not c.walker.drops:
                    cost += c.walker.cost_of(-rise) * GRAIN
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
    for number in near.numbers:
        thing = near.things[number]
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
            and not passes_by(ax, ay, bx, by, 0, shape)
        ):
            if crossed is None:
                crossed = [number]
            else:
                crossed.append(number)
    if crossed is None:
        pieces.append(Piece(ax, ay, bx, by, 0, walked, walked + length, walked, NO_ONE))
        return
    at: list[float] = []
    for number in crossed:
        add_crossings(ax, ay, bx, by, near.things[number].shape, at)
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
        over = NO_ONE
        for number in crossed:
            if _holds(near.things[number].shape, px, py):
                over = [*over, number]
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


def pieces_of(sheet: Sheet, c: Figure, bx: i64, by: i64) -> list[Piece]:
    """A straight line from where somebody stands, in pieces at the heights of one who does not climb."""
    body = sheet.body(c)
    ax = body.shape.x
    ay = body.shape.y
    z = body.bottom
    length = root_up(square(ax, ay, bx, by) * (GRAIN * GRAIN))
    found: list[Piece] = []
    if length:
        _cut_leg(sheet.near(c, (length + GRAIN) // GRAIN), ax, ay, bx, by, 0, length, found)
    things = sheet.space.things
    step: i64 = sheet.tolerances.step
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

    Up onto what stands before the feet, also several storeys; else onto the highest top that is
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
    """Where a gap ends that is narrow enough to be crossed at the same height; -1 if it is not.

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
