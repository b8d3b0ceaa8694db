"""SCN: the floors of a building, how somebody on foot changes them, and ways to those on another floor."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules import aftermath
from dicefront.games.spherewars.rules.contact import touches as touching
from dicefront.games.spherewars.rules.defence_area import can_jump, exerts_area, land
from dicefront.games.spherewars.rules.events.moving import Climbed
from dicefront.games.spherewars.rules.measuring import in_area, touches
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.scenery import FLOOR, Piece, floor_of, terrain_of
from dicefront.games.spherewars.rules.state import (
    Combatant,
    State,
    activation_of,
    is_enemy,
    is_ephemeral,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import Route
from dicefront.games.spherewars.rules.walking import Stride, fits_at, travel, way_through
from dicefront.games.spherewars.rules.ways import (
    SIDES_OF_WALL,
    bases,
    beside,
    body_at,
    ground_of,
    kept_off,
    others_on_floor,
    way_into_contact,
)
from dicefront.games.spherewars.rules.wounds import destroy_ephemerals
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask, confirm
from dicefront.kernel.question import Choose
from dicefront.kernel.sign import Note, Sign
from dicefront.skirmish.figures import place
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import INSIDE, place_in
from dicefront.tabletop.ways import Way

GROUND: Final = 0


def building_of(state: State, one: Combatant) -> Piece | None:
    """The building with several floors in which somebody is; flyers enter none (SW-SCN-31, SW-SCN-55)."""
    if not one.walker.flies:
        for piece in terrain_of(state.space).pieces:
            if piece.top_floor and piece.holds(one.body):
                return piece
    return None


def on_floor(one: Combatant, floor: int) -> Combatant:
    """Somebody as it would be on a floor of the building in which it is: itself, or a copy of it."""
    if floor_of(one.body) == floor:
        return one
    found = one.copy()
    place(found, one.body.shape.x, one.body.shape.y, floor * FLOOR)
    return found


def has_room_on(state: State, one: Combatant, floor: int) -> bool:
    """SW-SCN-58, SW-MOV-06: whether it overlaps nobody there and comes into contact with no enemy."""
    there = on_floor(one, floor)
    radius, field = one.walker.radius, state.space.field
    if not fits_at(there.body.centre(), radius, bases(state, there, []), field):
        return False
    return not any(
        is_enemy(one, other) and not is_ephemeral(other) and touches(there.body, other.body)
        for other in others_on_floor(state, there)
    )


# -- a run or speeding up -----------------------------------------------------------------------------


def change_floor(
    state: State, mover: Combatant, stride: Stride, way: list[Point], watched: bool
) -> Steps[int]:
    """SW-SCN-33: before or after a way, as many floors as there are inches left; how many it climbed.

    Enemies on the floor to which it comes may jump if it is ``watched`` (SW-DEF-05).
    """
    house = building_of(state, mover)
    if house is None:
        return 0
    own = floor_of(mover.body)
    floors = floors_in_reach(state, mover, house, inches_left(state, mover, stride, way))
    floor = own if len(floors) == 1 else (yield from ask(WhichFloor(mover, house, floors)))
    if floor != own:
        yield from climb(state, mover, floor)
        if watched and not stopped(state, mover):
            yield from meet_guards(state, mover)
    return abs(floor - own)


def inches_left(state: State, mover: Combatant, stride: Stride, way: list[Point]) -> int:
    """What is left of a move after a way, in whole inches; the building costs MOV as well (SW-MOV-07)."""
    goings, end = ground_of(state, mover).goings, mover.body.centre()
    going = travel(way, mover.walker.radius, stride, goings)
    lost = sum(
        one.lost
        for number, one in enumerate(goings)
        if number in going.touched or (one.inside and place_in(one.shape, end.x, end.y) == INSIDE)
    )
    return (stride.allowance(lost) - length(way) + TOL) // INCH


def floors_in_reach(state: State, mover: Combatant, house: Piece, inches: int) -> list[int]:
    """The floors to which somebody can climb with so many inches, its own first."""
    own = floor_of(mover.body)
    others = [floor for floor in range(house.top_floor + 1) if 0 < abs(floor - own) <= inches]
    return [own, *[floor for floor in others if has_room_on(state, mover, floor)]]


def climb(state: State, mover: Combatant, floor: int) -> Steps[None]:
    """SW-SCN-33: the mover changes floor; the touch of enemies there destroys the ephemeral (SW-WOU-13)."""
    activation_of(state).moved = True
    yield Climbed(mover.id, floor)
    place(mover, mover.body.shape.x, mover.body.shape.y, floor * FLOOR)
    yield from destroy_ephemerals(state, mover)
    yield from aftermath.answer(state)


def meet_guards(state: State, mover: Combatant) -> Steps[None]:
    """SW-DEF-05: who comes up or down into a defence area may be jumped at, and is stopped (SW-DEF-10)."""
    jumpers = yield from who_jump(state, mover, [])
    if jumpers:
        activation_of(state).stopped = True
        yield from land(state, mover, jumpers)


def who_jump(state: State, mover: Combatant, joined: list[Combatant]) -> Steps[list[Combatant]]:
    """The enemies who jump at somebody on the floor to which it comes."""
    jumpers: list[Combatant] = []
    for guard in guards_at(state, mover, joined):
        args: dict[str, Json] = {"combatant": guard.id, "enemy": mover.id}
        if (yield from confirm(guard.owner, "spherewars.jump.too", "SW-DEF-05", args, reaction=True)):
            jumpers.append(guard)
    return jumpers


def guards_at(state: State, mover: Combatant, joined: list[Combatant]) -> list[Combatant]:
    """The enemies in whose defence areas somebody is on its floor, and who can jump at it (SW-DEF-18)."""
    here = [mover.body.centre()]
    return [
        guard
        for guard in others_on_floor(state, mover)
        if is_enemy(mover, guard)
        and guard not in joined
        and exerts_area(state, guard)
        and in_area(mover.body, guard.body)
        and not terrain_of(state.space).separate(mover.body, guard.body)
        and can_jump(state, guard, mover, here, 0)
    ]


class WhichFloor(Choose[int]):
    """``move.floor``: to which floor somebody climbs; the first is its own."""

    def __init__(self, mover: Combatant, house: Piece, floors: list[int]) -> None:
        args: dict[str, Json] = {"combatant": mover.id}
        super().__init__(mover.owner, "spherewars.move.floor", "SW-SCN-33", floors, args)
        self.house = house
        self.own = floors[0]

    def show(self, value: int) -> Sign:
        if value == self.own:
            return Sign(note=Note("spherewars.show.same_floor"))
        if value > self.house.kind.floors:
            return Sign(note=Note("spherewars.show.roof"))
        return Sign(note=Note("spherewars.show.floor", {"number": value}))


# -- joining combat on another floor --------------------------------------------------------------------


def needs_route(state: State, mover: Combatant, target: Combatant) -> bool:
    """SW-SCN-58: whether a target is on another floor, or on one of another building."""
    if floor_of(mover.body) != floor_of(target.body):
        return True
    return floor_of(mover.body) != GROUND and building_of(state, mover) is not building_of(state, target)


def route_to(state: State, mover: Combatant, target: Combatant) -> Route | None:
    """SW-SCN-58: the shortest way, on the target's floor in the same building, otherwise on the ground.

    ``None`` if there is none, or no room where it changes floor.
    """
    house, floor = building_of(state, mover), GROUND
    if house is not None and house is building_of(state, target):
        floor = floor_of(target.body)
    if mover.walker.flies or (floor != floor_of(mover.body) and not has_room_on(state, mover, floor)):
        return None
    walker = on_floor(mover, floor)
    if floor == floor_of(target.body):
        way = way_into_contact(state, walker, walker.body, target, beside(state, walker, target))
    else:
        way = way_below(state, walker, target)
    if way is None:
        return None
    return Route(way.points, floor, floor_of(target.body), abs(floor - floor_of(mover.body)))


def way_below(state: State, walker: Combatant, target: Combatant) -> Way | None:
    """The shortest way to a place below a free resting place beside a target upstairs."""
    radius, field, shape = walker.walker.radius, state.space.field, target.body.shape
    ground = ground_of(state, walker)
    solids = kept_off(state, walker, []) + ground.solids
    upstairs = on_floor(walker, floor_of(target.body))
    taken = bases(state, upstairs, [])
    best: Way | None = None
    for part in range(SIDES_OF_WALL):
        end = towards(shape.x, shape.y, TURN * part // SIDES_OF_WALL, shape.reach + radius)
        if terrain_of(state.space).separate(body_at(upstairs, end), target.body):
            continue
        if not fits_at(end, radius, taken, field, ground.barriers):
            continue
        points = way_through([walker.body.centre(), end], radius, False, solids, field, ground.barriers)
        if points and (best is None or length(points) < best.length):
            best = Way(length(points), points)
    return best


def moved_to(one: Combatant, at: Point) -> Combatant:
    """Somebody as it would be at another place of its floor."""
    found = one.copy()
    place(found, at.x, at.y, one.body.bottom)
    return found


def set_out(state: State, mover: Combatant, route: Route, stride: Stride) -> Steps[None]:
    """The mover climbs to the floor of its way, or as far towards it as its move lasts."""
    own = floor_of(mover.body)
    climbed = min(route.first_climb, inches_left(state, mover, stride, [mover.body.centre()]))
    floor = own + climbed if route.floor > own else own - climbed
    if floor != own and has_room_on(state, mover, floor):
        yield from climb(state, mover, floor)


def come_up(state: State, mover: Combatant, route: Route) -> Steps[None]:
    """J10: at the end of its way the mover climbs to its target; contact begins there (SW-MOV-20)."""
    if route.last != route.floor:
        yield from climb(state, mover, route.last)
    for joined in activation_of(state).joined:
        joined.whole = touching(state, mover, state.combatants[joined.enemy])
