"""Piles of objects that make room for another: which are in its way, and the nearest places for them."""

from __future__ import annotations

from typing import Final

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import Battle, on_table
from dicefront.skirmish.figures import Figure, place
from dicefront.skirmish.footing import fault_at, nearest_footing
from dicefront.skirmish.scenery import Kind
from dicefront.skirmish.sheet import Sheet, under
from dicefront.skirmish.space import Space, Thing
from dicefront.skirmish.walks import FREE
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.distance import gap
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.scenery import lies_in
from dicefront.tabletop.shapes import Prism, Shape, place_in, shifted
from dicefront.tabletop.units import root_up

DIRECTIONS: Final = 48
STRIDE: Final = 635
FARTHEST_SHIFT: Final = 152_400

EQUALLY_NEAR: Final = 4
"""What rounding adds: places that differ by no more are equally near."""

DIFFERENT: Final = 1270
"""Places nearer to each other are no choice."""

SIDES: Final = ["south", "east", "north", "west"]
CORNERS: Final = ["south-west", "south-east", "north-east", "north-west"]
"""Opposite ones are two places apart."""


def in_the_way(space: Space, newcomer: Thing) -> int:
    """The first object that overlaps a new one, or what it is stacked on; ``NOBODY`` if none does."""
    for number in range(len(space.things)):
        if overlap(space.things[number].shape, newcomer.shape):
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


def free_places(state: Battle[Figure], pile: list[int], newcomer: Thing) -> list[list[int]]:
    """The nearest places where a pile has room, as places of the middle of its lowest object."""
    start = state.space.things[pile[0]].shape
    found: list[tuple[int, int, int]] = []
    for number in range(DIRECTIONS):
        place = nearest_in(state, pile, newcomer, TURN * number // DIRECTIONS)
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


def nearest_in(state: Battle[Figure], pile: list[int], newcomer: Thing, bearing: int) -> Point | None:
    """The first place in a direction where a pile has room, to the unit."""
    start = state.space.things[pile[0]].shape
    far = STRIDE
    while not has_room(state, pile, newcomer, towards(start.x, start.y, bearing, far)):
        far += STRIDE
        beyond = towards(start.x, start.y, bearing, far)
        if far > FARTHEST_SHIFT or not state.space.field.holds(beyond.x, beyond.y, 0, 0):
            return None
    near = far - STRIDE
    while far - near > 1:
        middle = (near + far) // 2
        if has_room(state, pile, newcomer, towards(start.x, start.y, bearing, middle)):
            far = middle
        else:
            near = middle
    return towards(start.x, start.y, bearing, far)


def has_room(state: Battle[Figure], pile: list[int], newcomer: Thing, spot: Point) -> bool:
    """Whether a pile can lie with its middle at a spot: inside the border, in nothing and on nobody."""
    things = state.space.things
    start = things[pile[0]].shape
    for number in pile:
        thing = things[number]
        shape = shifted(thing.shape, spot.x - start.x, spot.y - start.y)
        if not lies_in(shape, state.space.field) or overlap(shape, newcomer.shape):
            return False
        for other in range(len(things)):
            if other not in pile and collide(thing, shape, things[other]):
                return False
        for figure in on_table(state):
            if collide(thing, shape, figure.body) and not is_on(state.space, pile, figure):
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


def is_on(space: Space, pile: list[int], figure: Figure) -> bool:
    """Whether a figure stands on an object of a pile, and is carried along."""
    body = figure.body
    for number in pile:
        thing = space.things[number]
        if body.bottom == thing.top and under(thing, body.shape.x, body.shape.y):
            return True
    return False


def shift(state: Battle[Figure], pile: list[int], x: int, y: int) -> None:
    """Put a pile elsewhere, with everybody on it."""
    start = state.space.things[pile[0]].shape
    dx, dy = x - start.x, y - start.y
    riders = [figure for figure in on_table(state) if is_on(state.space, pile, figure)]
    for number in pile:
        state.space = state.space.with_shifted(number, dx, dy)
    for rider in riders:
        place(rider, rider.body.shape.x + dx, rider.body.shape.y + dy, rider.body.bottom)


def take_away(state: Battle[Figure], pile: list[int]) -> None:
    """Take a pile off the table."""
    things = [thing for number, thing in enumerate(state.space.things) if number not in pile]
    state.space = Space(state.space.width, state.space.depth, things)


def step_aside(state: Battle[Figure]) -> None:
    """Figures in the way of an object just put down, or without footing, go to the nearest free place."""
    for figure in on_table(state):
        shape = figure.body.shape
        if fault_at(Sheet(state), figure, shape.x, shape.y, figure.body.bottom).fault == FREE:
            continue
        spots = nearest_footing(state, figure, shape.x, shape.y, 0)
        if spots:
            place(figure, spots[0].x, spots[0].y, 0)


def extent(shape: Shape) -> list[int]:
    """The smallest upright rectangle round a footprint: left, low, right, high."""
    if shape.round:
        r = shape.reach
        return [shape.x - r, shape.y - r, shape.x + r, shape.y + r]
    corners = shape.corners()
    xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
    return [min(xs), min(ys), max(xs), max(ys)]


def at_border(kind: Kind, side: str, space: Space) -> Shape:
    """An object inside the border and touching it, at the middle of a side or in a corner.

    Its broad side lies along its side.
    """
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
