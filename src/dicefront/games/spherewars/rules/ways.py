"""BAS: the ways of combatants, from waypoints to whole paths (SW-BAS-09 to SW-BAS-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.ground import OPEN_GROUND, Gait, Ground, ground_for
from dicefront.games.spherewars.rules.measuring import gap, touches
from dicefront.games.spherewars.rules.moments import SHAPE_GAIT, asked
from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.scenery import floor_of, terrain_of
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_ephemeral, is_there
from dicefront.games.spherewars.rules.walking import (
    FARTHEST,
    fits_at,
    tract,
    way_through,
    way_to_contact,
)
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json
from dicefront.skirmish.sheet import HAIR
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.barriers import NO_BARRIERS
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.path import cut, last_free, length, nearest_along
from dicefront.tabletop.point import Point, apart, read_point
from dicefront.tabletop.shapes import Disc, Shape
from dicefront.tabletop.ways import Way

MOST_WAYPOINTS: Final = 200
"""A way round many bases is written with all the points of its curves."""
PLATES: Final = "plates"
SIDES_OF_WALL: Final = 24
"""So many places round an enemy are looked at where a wall cuts off the nearest one."""
ROOM: Final = 2 * TOL + 4
"""What a way keeps between two bases so that they do not touch: a way may come nearer by the tolerance."""


def pair(point: Point) -> Json:
    """A point as it is written in answers and messages."""
    return [point.x, point.y]


def pairs(way: list[Point]) -> list[Json]:
    return [pair(point) for point in way]


def body_at(one: Combatant, at: Point) -> Base:
    """The body of a combatant at another place of its floor."""
    return Base(at.x, at.y, one.walker.radius, one.body.bottom, one.walker.height)


def others_on_floor(state: State, one: Combatant) -> list[Combatant]:
    """Everybody else on the table whom it may meet: those on other floors are out of its way (SW-SCN-58)."""
    return [
        other
        for other in state.combatants
        if other is not one and is_there(other) and other.body.bottom == one.body.bottom
    ]


def bases(state: State, one: Combatant, passed: list[Combatant]) -> list[Shape]:
    """The bases that a combatant may not overlap (SW-BAS-08, SW-BAS-09), some left out.

    Ephemeral enemies are in nobody's way (SW-WOU-13).
    """
    return [
        other.body.shape
        for other in others_on_floor(state, one)
        if other not in passed and not (is_ephemeral(other) and is_enemy(one, other))
    ]


def kept_off(state: State, mover: Combatant, joined: list[Combatant]) -> list[Shape]:
    """The same for a way that touches no enemy but those joined (SW-MOV-06): other enemies are kept off."""
    found: list[Shape] = []
    for other in others_on_floor(state, mover):
        shape = other.body.shape
        if not is_enemy(mover, other) or other in joined:
            found.append(shape)
        elif not is_ephemeral(other):
            room = min(ROOM, gap(mover.body, other.body))
            found.append(Disc(shape.x, shape.y, shape.reach + room))
    return found


def ground_of(state: State, one: Combatant) -> Ground:
    """The scenery as a combatant meets it."""
    if not state.space.things:
        return OPEN_GROUND
    return ground_for(terrain_of(state.space), gait_of(state, one))


def gait_of(state: State, one: Combatant) -> Gait:
    """How a combatant walks, by its traits (SW-MOV-10)."""
    gait = Gait(one.walker.radius, one.profile.height, one.walker.flies)
    gait.plated = PLATES in one.profile.armour
    gait.upstairs = floor_of(one.body) > 0
    for trait in asked(one, SHAPE_GAIT):
        trait.shape_gait(state, one, gait)
    return gait


def has_room(state: State, one: Combatant, at: Point, in_the_way: list[Shape]) -> bool:
    """SW-BAS-08, SW-SCN-38, SW-SCN-56: whether a combatant may rest at a place."""
    ground = ground_of(state, one)
    radius: i64 = one.walker.radius
    if not fits_at(at, radius, in_the_way + ground.solids, state.space.field, ground.barriers):
        return False
    return all(gap_of_disc(at.x, at.y, radius, line) >= -TOL for line in ground.lines())


def shortened(
    state: State,
    one: Combatant,
    way: list[Point],
    limit: i64,
    others: list[Shape],
    taken: list[Shape] | None = None,
) -> list[Point]:
    """SW-BAS-20: a way up to a length, drawn back to where the combatant may rest.

    It rests across no line and no wall, and on no base that is ``taken`` meanwhile; a flyer also needs room
    among the ``others`` and beside what is impassable (SW-FLY-02), while on foot it does not get there.
    """
    ground = ground_of(state, one)
    whole = length(way)
    if whole <= limit + TOL:
        limit = whole
    shapes = ground.lines()
    if taken is not None:
        shapes += taken
    if one.walker.flies:
        shapes += others + ground.solids
    limit = last_free(way, one.walker.radius, limit, shapes, TOL)
    return way if limit >= whole else cut(way, limit)


def impassable_to(state: State, one: Combatant) -> list[Shape]:
    """SW-FLE-22, SW-MOV-33: the scenery that stops flights and forced moves of a combatant."""
    return ground_of(state, one).impassable()


def way_into_contact(
    state: State,
    mover: Combatant,
    body: Base,
    target: Combatant,
    others: list[Shape],
    limit: i64 = FARTHEST,
    any_will_do: bool = False,
) -> Way | None:
    """SW-MOV-17: the shortest way to contact with an enemy from where a body stands, or any."""
    ground = ground_of(state, mover)
    solids = others + ground.solids
    field, flies = state.space.field, mover.walker.flies
    is_near = is_near_wall(state, mover, target)
    for soon in (True, False) if any_will_do else (False,):
        way = way_to_contact(body, target.body, flies, solids, field, limit, ground.barriers, soon)
        if way is None or not is_near or not is_walled_off(state, mover, way.points[-1], target):
            return way
    past = way_past_walls(state, mover, body, target, solids, limit, any_will_do)
    if past is not None or any_will_do:
        return past
    # only some places were looked at; who asked for any way may have been shown one to another place
    way = way_to_contact(body, target.body, flies, solids, field, limit, ground.barriers, any_will_do=True)
    return None if way is None or is_walled_off(state, mover, way.points[-1], target) else way


def shortest(state: State, mover: Combatant, target: Combatant, limit: int = FARTHEST) -> Way | None:
    """SW-MOV-17: the shortest legal way to contact with an enemy, if it is no longer than the limit."""
    return way_into_contact(state, mover, mover.body, target, beside(state, mover, target), limit)


def beside(state: State, mover: Combatant, target: Combatant) -> list[Shape]:
    """The bases that a way to contact with an enemy goes round: all but his."""
    return [shape for shape in kept_off(state, mover, [target]) if shape is not target.body.shape]


def is_walled_off(state: State, mover: Combatant, at: Point, target: Combatant) -> bool:
    """SW-SCN-56: whether a wall is between a combatant at a place and another: then they do not touch."""
    return terrain_of(state.space).separate(body_at(mover, at), target.body)


def is_near_wall(state: State, mover: Combatant, target: Combatant) -> bool:
    """SW-SCN-56, SW-SCN-58: whether a wall or a floor may be between somebody and who touches him."""
    return terrain_of(state.space).may_separate(mover.body, target.body)


def way_past_walls(
    state: State,
    mover: Combatant,
    body: Base,
    target: Combatant,
    solids: list[Shape],
    limit: i64,
    any_will_do: bool,
) -> Way | None:
    """The shortest way to one of some places round an enemy that no wall cuts off from it, or any.

    The nearest places are looked at first: to those that lie further away, as the crow flies, than the best
    way is long there is no shorter one.
    """
    radius, field = mover.walker.radius, state.space.field
    barriers = ground_of(state, mover).barriers
    shape, start = target.body.shape, body.centre()
    ends = [
        towards(shape.x, shape.y, TURN * place // SIDES_OF_WALL, shape.reach + radius)
        for place in range(SIDES_OF_WALL)
    ]
    ends.sort(key=lambda end: apart(start, end))
    around = [*solids, shape]
    best: Way | None = None
    for end in ends:
        if best is not None and apart(start, end) >= best.length:
            break
        if is_walled_off(state, mover, end, target) or not fits_at(end, radius, solids, field, barriers):
            continue
        points = way_through([start, end], radius, mover.walker.flies, around, field, barriers)
        far = length(points) if points else limit + 1
        if far <= limit and (best is None or far < best.length):
            best = Way(far, points)
            if any_will_do:
                break
    return best


def touched_at(state: State, one: Combatant, at: Point) -> list[Combatant]:
    """SW-BAS-07: the enemies whom a combatant would touch at a place."""
    body = body_at(one, at)
    terrain = terrain_of(state.space)
    return [
        other
        for other in others_on_floor(state, one)
        if is_enemy(one, other) and touches(body, other.body) and not terrain.separate(body, other.body)
    ]


def read_waypoints(answer: object) -> list[Point] | Refusal:
    """The waypoints ``[[x, y], ...]`` of an answer."""
    if not isinstance(answer, list) or len(answer) > MOST_WAYPOINTS:
        return unreadable(f"a list of up to {MOST_WAYPOINTS} points", answer)
    found: list[Point] = []
    for part in answer:
        point = read_point(part)
        if point is None:
            return unreadable("points [x, y]", part)
        found.append(point)
    return found


def draw_way(
    state: State, mover: Combatant, waypoints: list[Point], in_the_way: list[Shape]
) -> list[Point] | Refusal:
    """SW-BAS-12: the path over some waypoints, with the shortest legal way between each two.

    A flyer needs room only where it ends (SW-FLY-02). What was found before is read as it is: its legs are
    free with room to spare.
    """
    radius, field = mover.walker.radius, state.space.field
    land = tract(radius, in_the_way, field, NO_BARRIERS)
    for place, point in enumerate(waypoints):
        args: dict[str, Json] = {"combatant": mover.id, "place": pair(point)}
        if not field.holds(point.x, point.y, radius, HAIR):
            return Refusal("spherewars.way.off_the_table", "SW-BAS-10", args)
        passes = place < len(waypoints) - 1 and mover.walker.flies
        if not passes and not land.fits(point):
            return Refusal("spherewars.way.no_room", "SW-BAS-08", args)
    ground = ground_of(state, mover)
    way = way_through(
        [mover.body.centre(), *waypoints],
        radius,
        mover.walker.flies,
        in_the_way + ground.solids,
        field,
        ground.barriers,
    )
    if not way:
        return Refusal("spherewars.way.blocked", "SW-BAS-09", {"combatant": mover.id})
    return way


def is_open_as_drawn(state: State, mover: Combatant, way: list[Point], in_the_way: list[Shape]) -> bool:
    """SW-BAS-09: whether somebody can go along a way that was found before, with room to spare."""
    if mover.walker.flies:
        return True
    ground = ground_of(state, mover)
    obstacles = in_the_way + ground.solids
    return tract(mover.walker.radius, obstacles, state.space.field, ground.barriers).has_spare_room(way)


def far_along(way: list[Point], at: Point) -> int:
    """How far along a way the point of it lies that is nearest to a place."""
    return nearest_along(way, at.x, at.y)
