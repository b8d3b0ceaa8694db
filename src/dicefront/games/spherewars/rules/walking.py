"""MOV, RND, FLY: how a combatant walks, how far a way takes it, and ways to contact, in flight and by force.

Everything here is about bodies and shapes. ``obstacles`` are always those that the mover may not pass: other
bases (SW-BAS-09) and pieces that it cannot enter (SW-SCN-16).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.skirmish.figures import Walker
from dicefront.skirmish.sheet import HAIR
from dicefront.tabletop.arrivals import shortest_landing
from dicefront.tabletop.barriers import NO_BARRIERS, Barrier, Tract, off_strips
from dicefront.tabletop.bases import Base
from dicefront.tabletop.path import (
    GRAIN,
    Stretch,
    crossed_at,
    cut,
    first_within,
    last_free,
    length,
    point_along,
    stretches_inside,
    stretches_near,
)
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Field, Polygon, Shape
from dicefront.tabletop.skirting import Run, skirt, slide
from dicefront.tabletop.ways import Way

AS_SHORT: Final = INCH // 10
"""SW-MOV-17: a way longer than the shortest by no more than this still counts as shortest."""

FARTHEST: Final = 100 * INCH
"""No way on a table is longer."""


def walker_of(profile: Profile) -> Walker:
    """The walker of a profile; the table is a plane, so heights are levels and nothing is climbed."""
    return Walker(
        radius=profile.radius,
        height=max(profile.height, 1),
        allowance=profile.mov * INCH,
        climb=1,
        easy=0,
        rough=1,
        flies=profile.fly,
        hindered=True,
        stopped=False,
        drops=False,
    )


# -- how far a way takes somebody -------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Stride:
    """How far a move may go: ``full`` in the open, less with every piece of scenery on the way.

    ``mov`` counts in inches and ``times`` twice for speeding up and engaging (SW-MOV-08). Of a random move
    ``higher`` is the length with a piece on the way (SW-RND-07, SW-RND-09); -1 of all others. ``climbed`` are
    the floors that were changed, an inch each (SW-SCN-33).
    """

    def __init__(self, mov: int, times: int, higher: int = -1, climbed: int = 0) -> None:
        self.mov = mov
        self.times = times
        self.higher = higher
        self.climbed = climbed

    def allowance(self, lost: int) -> int:
        """The length that is left with so many points lost to pieces on the way."""
        if self.higher >= 0:
            return INCH * max((self.higher if lost else self.mov) - self.climbed, 0)
        return INCH * max(self.times * max(self.mov - lost, 1) - self.climbed, 0)

    def after_climbing(self, floors: int) -> Stride:
        """What is left of it when so many floors have been changed."""
        return Stride(self.mov, self.times, self.higher, self.climbed + floors) if floors else self


@mypyc_attr(acyclic=True)
class Going:
    """A piece of scenery as one walker meets it: it costs ``lost`` points of MOV (SW-MOV-07).

    While its centre is on one of the ``strips``, the piece has no effect (SW-SCN-20). A ``lineal`` piece
    counts only if it is crossed (SW-SCN-39), and nobody ends a move across it (SW-SCN-38). A building counts
    while the centre is ``inside`` (SW-SCN-55).
    """

    def __init__(
        self, shape: Shape, lost: int, strips: list[Polygon], lineal: bool, inside: bool = False
    ) -> None:
        self.shape = shape
        self.lost = lost
        self.strips = strips
        self.lineal = lineal
        self.inside = inside


@mypyc_attr(acyclic=True)
class Travel:
    """How far a way takes somebody: the ``way`` as far as it goes and its ``length``.

    ``reaches`` says that it goes to the end, ``touched`` are the numbers of the pieces that counted.
    """

    def __init__(self, way: list[Point], length: int, reaches: bool, touched: list[int]) -> None:
        self.way = way
        self.length = length
        self.reaches = reaches
        self.touched = touched


def travel(way: list[Point], radius: i64, stride: Stride, pieces: list[Going], joins: bool = False) -> Travel:
    """SW-MOV-07 to SW-MOV-09, SW-BAS-20: how far a way takes a base, from piece to piece.

    Each piece that it comes to shortens the allowance; before one that it cannot enter with what is left it
    stops, and where the allowance ends as well. A move that ``joins`` may end across a line (SW-SCN-41).
    """
    whole = length(way)
    limit: i64 = stride.allowance(0)
    lost = 0
    touched: list[int] = []
    for at, number in entries_of(way, radius, pieces):
        if at > (limit + TOL) * GRAIN:
            break
        left = stride.allowance(lost + pieces[number].lost)
        if at > (left + TOL) * GRAIN:
            limit = _before(way, at, limit, stride, pieces[number])
            break
        limit = left
        lost += pieces[number].lost
        touched.append(number)
    if whole <= limit + TOL:
        limit = whole
    if not joins:
        limit = _off_lines(way, radius, limit, pieces)
    if limit >= whole:
        return Travel(way, whole, True, touched)
    kept = cut(way, limit)
    return Travel(kept, length(kept), False, touched)


def entries_of(way: list[Point], radius: i64, pieces: list[Going]) -> list[tuple[int, int]]:
    """Where a way first comes to each piece that counts, in 64ths of a unit, with the number of the piece."""
    found: list[tuple[int, int]] = []
    for number in range(len(pieces)):
        piece = pieces[number]
        if piece.lost == 0:
            continue
        if piece.lineal:
            at = crossed_at(way, piece.shape)
            if at >= 0:
                found.append((at, number))
            continue
        inside = felt(way, radius, piece)
        if inside:
            found.append((inside[0].start, number))
    found.sort()
    return found


def felt(way: list[Point], radius: i64, piece: Going) -> list[Stretch]:
    """SW-SCN-01, SW-SCN-20: the parts of a way on which a base is in a piece, and on no crossing place."""
    if piece.inside:
        return stretches_inside(way, piece.shape)
    return off_strips(way, stretches_near(way, piece.shape, radius + TOL), piece.strips)


def _before(way: list[Point], at: i64, limit: i64, stride: Stride, piece: Going) -> i64:
    """Where somebody stops who comes to a piece that it cannot enter."""
    if stride.higher >= 0:
        # SW-RND-08: with the centre on the edge of the piece.
        edge = first_within(way, piece.shape, 0)
        return min(limit, edge) if edge >= 0 else limit
    return max(at // GRAIN - 1, 0)


def _off_lines(way: list[Point], radius: i64, limit: i64, pieces: list[Going]) -> i64:
    """SW-SCN-38: back to where the base lies across no line."""
    return last_free(way, radius, limit, [piece.shape for piece in pieces if piece.lineal], TOL)


def before_contact(way: list[Point], radius: i64, others: list[Shape]) -> list[Point]:
    """SW-MOV-06, SW-MOV-27: a way as far as it comes into contact with none of some bases.

    Those touched at its start do not count.
    """
    limit: i64 = length(way)
    for shape in others:
        at = first_within(way, shape, radius + TOL)
        if at > 0:
            limit = min(limit, max(at - 2, 0))
    return cut(way, limit)


# -- ways -------------------------------------------------------------------------------------------


def inner(field: Field) -> Field:
    """SW-BAS-10: the table for those who may overlap others by the tolerance, but not leave the table."""
    less = TOL - HAIR
    return Field(field.left + less, field.low + less, field.right - less, field.high - less)


def tract(
    radius: i64, obstacles: list[Shape], field: Field, barriers: list[Barrier], limit: i64 = FARTHEST
) -> Tract:
    """SW-BAS-08 to SW-BAS-10: where a base of this size goes, and where it may rest."""
    return Tract(radius, obstacles, barriers, inner(field), TOL, limit)


def is_free(
    way: list[Point],
    radius: i64,
    obstacles: list[Shape],
    field: Field,
    barriers: list[Barrier] = NO_BARRIERS,
) -> bool:
    """SW-BAS-08 to SW-BAS-10: whether a way overlaps nothing and stays on the table."""
    return tract(radius, obstacles, field, barriers).is_free(way)


def fits_at(
    at: Point, radius: i64, obstacles: list[Shape], field: Field, barriers: list[Barrier] = NO_BARRIERS
) -> bool:
    """SW-BAS-08, SW-BAS-10: whether a base has room at a place; a flyer needs no more (SW-FLY-02)."""
    return tract(radius, obstacles, field, barriers).fits(at)


def way_through(
    waypoints: list[Point],
    radius: i64,
    flies: bool,
    obstacles: list[Shape],
    field: Field,
    barriers: list[Barrier] = NO_BARRIERS,
) -> list[Point]:
    """SW-BAS-12: the shortest legal way from each waypoint to the next; empty if there is none."""
    if flies:
        return [one for place, one in enumerate(waypoints) if not place or one != waypoints[place - 1]]
    land = tract(radius, obstacles, field, barriers)
    found = [waypoints[0]]
    for place in range(1, len(waypoints)):
        leg = land.way(waypoints[place - 1], waypoints[place])
        if leg is None:
            return []
        found += leg.points[1:]
    return found


def way_to_contact(
    mover: Base,
    target: Base,
    flies: bool,
    obstacles: list[Shape],
    field: Field,
    limit: i64 = FARTHEST,
    barriers: list[Barrier] = NO_BARRIERS,
    any_will_do: bool = False,
) -> Way | None:
    """SW-MOV-17: the shortest way to contact with a target, with the place of arrival at its end.

    ``obstacles`` do not hold the target. ``None`` if no place beside the target is free (SW-MOV-15), or none
    within the limit. A flyer goes straight over everything to the nearest place that is free (SW-FLY-04).
    Where ``any_will_do``, the way may be a longer one that is found sooner.
    """
    land = tract(mover.shape.reach, obstacles, field, barriers, limit)
    if not flies:
        return land.contact(mover.centre(), target.shape, any_will_do)
    return shortest_landing(
        mover.centre(), target.shape, mover.shape.reach, land.solids, inner(field), TOL, limit
    )


def counts_as_shortest(way: list[Point], shortest: Way) -> bool:
    """SW-MOV-17: whether a way to contact is as good as the shortest one; to a further side it is longer."""
    return length(way) <= shortest.length + AS_SHORT + TOL


# -- flight and force -------------------------------------------------------------------------------


def flee(
    body: Base,
    direction: Point,
    far: i64,
    obstacles: list[Shape],
    enemies: list[Shape],
    field: Field,
    sides: list[int],
) -> Run:
    """SW-FLE-01 to SW-FLE-11: the flight of somebody on foot.

    ``direction`` is a vector of any length, ``obstacles`` are friends, combats and what is impassable,
    ``enemies`` those who are free. ``sides`` are the choices so far, ``LEFT`` or ``RIGHT`` of an obstacle; a
    run that ``ASKS`` needs one more. It ends ``DONE``, ``CAUGHT`` by an enemy, on the edge (``LEFT_FIELD``)
    or ``HELD`` beside an obstacle.
    """
    return skirt(
        body.centre(),
        direction.x,
        direction.y,
        far,
        body.shape.reach,
        obstacles,
        enemies,
        field,
        TOL,
        sides,
    )


def fly_off(body: Base, direction: Point, far: i64, others: list[Shape], field: Field) -> Run:
    """SW-FLE-12: the flight of a flyer: over everything, to the last point where its base is free."""
    over = slide(body.centre(), direction.x, direction.y, far, body.shape.reach, [], [], field, TOL)
    last = last_free(over.points, body.shape.reach, over.length, others, TOL)
    if last >= over.length:
        return over
    return Run([over.points[0], point_along(over.points, last)], last, over.end, over.obstacle, over.feared)


def push(
    body: Base, direction: Point, far: i64, obstacles: list[Shape], enemies: list[Shape], field: Field
) -> Run:
    """SW-MOV-33, SW-PUR-10: a straight move that stops at obstacles and at the edge of the table.

    ``enemies`` are those with whom it may not end in contact; where it may, they are among the obstacles.
    """
    return slide(
        body.centre(), direction.x, direction.y, far, body.shape.reach, obstacles, enemies, field, TOL
    )
