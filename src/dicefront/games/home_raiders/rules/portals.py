"""SET: the Portals, and objects in their way (HR-SQD-06, HR-SQD-08)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.setup import ObjectShifted, PortalPlaced
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.generator import lies_in
from dicefront.games.home_raiders.rules.objects import Kind
from dicefront.games.home_raiders.rules.state import ATTACH, DIRECT, Character, State, place
from dicefront.games.home_raiders.rules.team import read_team
from dicefront.kernel.gesture import PLACE_POINT
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.battle import on_table
from dicefront.skirmish.footing import nearest_footing
from dicefront.skirmish.sheet import under
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.distance import gap
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Prism, Shape, place_in, shifted
from dicefront.tabletop.units import root_up

SIDES: Final = ["south", "east", "north", "west"]
CORNERS: Final = ["south-west", "south-east", "north-east", "north-west"]
"""Opposite ones are two places apart."""

DIRECTIONS: Final = 48
STRIDE: Final = INCH // 4
FARTHEST_SHIFT: Final = 60 * INCH
EQUALLY_NEAR: Final = 4
"""What rounding adds: places that differ by no more are equally near."""

DIFFERENT: Final = INCH // 2
"""Places nearer to each other are no choice."""


def place_portal(state: State) -> Steps[None]:
    """HR-SET-07: the first to deploy chooses side or corner; the other Portal stands opposite."""
    player = state.player
    names = SIDES if state.layout == DIRECT else CORNERS
    if player == state.first:
        args: dict[str, Json] = {"layout": "direct" if state.layout == DIRECT else "cunning"}
        side = yield from choose(player, "home_raiders.setup.portal-place", "HR-SET-07", names, args)
    else:
        side = names[(names.index(side_of(state, state.first)) + 2) % 4]
    portal = portal_at(state, player, side)
    yield from clear_the_way(state, portal)
    state.space = state.space.with_more(portal)
    step_aside(state)
    yield PortalPlaced(player, len(state.space.things) - 1, side)
    state.stage = ATTACH


def portal_at(state: State, player: int, side: str) -> Thing:
    """HR-TAB-07, HR-OPT-11: the Portal of a player, which can do what others of its kind can.

    What the players agreed for their table goes before.
    """
    file = state.options.table_file
    fixed = state.options.portals_fixed
    kind = file.kinds[read_team(state.rosters[player], state.options).portal]
    shape = portal_shape(kind, side, state.space)
    movable, climbable = file.portals_movable, file.portals_climbable
    if movable is None:
        movable = kind.movable and not fixed
    if climbable is None:
        climbable = kind.climbable and not fixed
    name = f"portal {player + 1}"
    return Thing(name, kind.id, shape, 0, kind.height, movable, kind.uneven, climbable, player)


def portal_shape(kind: Kind, side: str, space: Space) -> Shape:
    """HR-SET-03, HR-SET-04: inside the border and touching it; its broad side lies along its side."""
    if side in CORNERS:
        turn = 180 if CORNERS.index(side) >= 2 else 0
    else:
        turn = 90 * SIDES.index(side)
    shape = kind.shape(0, 0, turn)
    left, low, right, high = extent(shape)
    x = (space.width - left - right) // 2
    y = (space.depth - low - high) // 2
    if "south" in side:
        y = -low
    elif "north" in side:
        y = space.depth - high
    if "west" in side:
        x = -left
    elif "east" in side:
        x = space.width - right
    return shifted(shape, x, y)


def extent(shape: Shape) -> list[int]:
    """The smallest upright rectangle round a footprint: left, low, right, high."""
    if shape.round:
        r = shape.reach
        return [shape.x - r, shape.y - r, shape.x + r, shape.y + r]
    corners = shape.corners()
    xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
    return [min(xs), min(ys), max(xs), max(ys)]


def side_of(state: State, player: int) -> str:
    """The side or corner at which a player's Portal stands."""
    space = state.space
    portal = space.things[space.owned_by(player)]
    left, low, right, high = extent(portal.shape)
    names = SIDES if state.layout == DIRECT else CORNERS
    kind = state.options.table_file.kinds[portal.kind]
    for name in names:
        if extent(portal_shape(kind, name, space)) == [left, low, right, high]:
            return name
    raise AssertionError(f"the Portal of player {player} stands at no side and in no corner")


# -- objects in the way -------------------------------------------------------------------------


def clear_the_way(state: State, portal: Thing) -> Steps[None]:
    """HR-SET-07: objects in the way go to the nearest free place; equally near ones are a choice."""
    while True:
        number = in_the_way(state.space, portal)
        if number == NOBODY:
            return
        pile = resting_on(state.space, number)
        places = free_places(state, pile, portal)
        if not places:
            take_away(state, pile)  # no room left anywhere: nothing but a table full of objects comes to that
            continue
        spot = places[0]
        if len(places) > 1:
            args: dict[str, Json] = {"object": number}
            kind = "home_raiders.setup.portal-place"
            spot = yield from choose(state.player, kind, "HR-SET-07", places, args, hand=PLACE_POINT)
        shift(state, pile, spot[0], spot[1])
        yield ObjectShifted(number, spot[0], spot[1])


def in_the_way(space: Space, portal: Thing) -> int:
    """The first object that overlaps a Portal, or what it is stacked on; ``NOBODY`` if none does."""
    for number in range(len(space.things)):
        if overlap(space.things[number].shape, portal.shape):
            below = number
            while space.things[below].bottom > 0:
                below = support_of(space, below)
            return below
    return NOBODY


def support_of(space: Space, number: int) -> int:
    """The object on which a stacked one rests."""
    thing = space.things[number]
    for other in range(len(space.things)):
        base = space.things[other]
        if base.top == thing.bottom and place_in(base.shape, thing.shape.x, thing.shape.y) >= 0:
            return other
    raise AssertionError(f"{thing.name} rests on nothing")


def resting_on(space: Space, number: int) -> list[int]:
    """An object and everything stacked on it, itself first."""
    pile = [number]
    for below in pile:  # grows while it is read
        base = space.things[below]
        for other in range(len(space.things)):
            thing = space.things[other]
            if other in pile or thing.bottom != base.top:
                continue
            if place_in(base.shape, thing.shape.x, thing.shape.y) >= 0:
                pile.append(other)
    return pile


def free_places(state: State, pile: list[int], portal: Thing) -> list[list[int]]:
    """The nearest places where a pile has room, as places of the middle of its lowest object."""
    start = state.space.things[pile[0]].shape
    found: list[tuple[int, int, int]] = []
    for number in range(DIRECTIONS):
        place = nearest_in(state, pile, portal, TURN * number // DIRECTIONS)
        if place is not None:
            away = square(start.x, start.y, place.x, place.y)
            found.append((away, place.x, place.y))
    if not found:
        return []
    found.sort()
    most = root_up(found[0][0]) + EQUALLY_NEAR
    places: list[list[int]] = []
    for away, x, y in found:
        other = all(square(x, y, place[0], place[1]) >= DIFFERENT * DIFFERENT for place in places)
        if root_up(away) <= most and other:
            places.append([x, y])
    return places


def nearest_in(state: State, pile: list[int], portal: Thing, bearing: int) -> Point | None:
    """The first place in a direction where a pile has room, to the unit."""
    start = state.space.things[pile[0]].shape
    far = STRIDE
    while not has_room(state, pile, portal, towards(start.x, start.y, bearing, far)):
        far += STRIDE
        beyond = towards(start.x, start.y, bearing, far)
        if far > FARTHEST_SHIFT or not state.space.field.holds(beyond.x, beyond.y, 0, 0):
            return None
    near = far - STRIDE
    while far - near > 1:
        middle = (near + far) // 2
        if has_room(state, pile, portal, towards(start.x, start.y, bearing, middle)):
            far = middle
        else:
            near = middle
    return towards(start.x, start.y, bearing, far)


def has_room(state: State, pile: list[int], portal: Thing, spot: Point) -> bool:
    """Whether a pile can lie with its middle at a spot: inside the border, in nothing and on nobody."""
    things = state.space.things
    start = things[pile[0]].shape
    for number in pile:
        thing = things[number]
        shape = shifted(thing.shape, spot.x - start.x, spot.y - start.y)
        if not lies_in(shape, state.space.field) or overlap(shape, portal.shape):
            return False
        for other in range(len(things)):
            if other not in pile and collide(thing, shape, things[other]):
                return False
        for character in on_table(state):
            if collide(thing, shape, character.body) and not is_on(state.space, pile, character):
                return False
    return True


def collide(thing: Thing, shape: Shape, other: Prism) -> bool:
    """Whether an object with its footprint elsewhere would be in another solid."""
    if min(thing.top, other.top) <= max(thing.bottom, other.bottom):
        return False
    return overlap(shape, other.shape)


def overlap(one: Shape, other: Shape) -> bool:
    """Whether two footprints overlap; those whose discs lie apart do not."""
    far = one.reach + other.reach
    return square(one.x, one.y, other.x, other.y) < far * far and gap(one, other) < 0


def is_on(space: Space, pile: list[int], character: Character) -> bool:
    """Whether a character stands on an object of a pile, and is carried along."""
    body = character.body
    for number in pile:
        thing = space.things[number]
        if body.bottom == thing.top and under(thing, body.shape.x, body.shape.y):
            return True
    return False


def shift(state: State, pile: list[int], x: int, y: int) -> None:
    """Put a pile elsewhere, with everybody on it."""
    start = state.space.things[pile[0]].shape
    dx, dy = x - start.x, y - start.y
    riders = [character for character in on_table(state) if is_on(state.space, pile, character)]
    for number in pile:
        state.space = state.space.with_shifted(number, dx, dy)
    for rider in riders:
        place(rider, rider.body.shape.x + dx, rider.body.shape.y + dy, rider.body.bottom)


def take_away(state: State, pile: list[int]) -> None:
    """Take a pile off the table."""
    things = [thing for number, thing in enumerate(state.space.things) if number not in pile]
    state.space = Space(state.space.width, state.space.depth, things)


def step_aside(state: State) -> None:
    """Whoever stands where a Portal was put, or lost its footing, goes to the nearest free place."""
    for character in on_table(state):
        shape = character.body.shape
        if standing_problem(state, character, shape.x, shape.y, character.body.bottom) is None:
            continue
        spots = nearest_footing(state, character, shape.x, shape.y, 0)
        if spots:
            place(character, spots[0].x, spots[0].y, 0)
