"""Where everybody stands while orders are judged or made up: a sheet beside the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import ON_TABLE, Figure
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import depth, gap_of_disc
from dicefront.tabletop.shapes import INSIDE, place_in
from dicefront.tabletop.widened import Widened

HAIR: Final = 2
"""Two hundredths of a millimetre, what rounding to the lattice may add: such an overlap is a touch."""


@mypyc_attr(acyclic=True)
class Near:
    """What somebody could meet with an allowance: ``numbers`` of objects, and other figures.

    ``things`` and ``walls`` are those of the whole space, by number. ``others`` are the numbers of all
    figures near enough and of its own troop, wherever they are; ``enemies`` those of them who are enemies.
    """

    def __init__(self, allowance: i64, things: list[Thing], walls: list[Widened]) -> None:
        self.allowance = allowance
        self.things = things
        self.walls = walls
        self.numbers: list[int] = []
        self.others: list[int] = []
        self.enemies: list[int] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """The bodies on the table by number of the figure; ``None`` where somebody is not there."""

    def __init__(self, state: Battle[Figure], like: Sheet | None = None) -> None:
        self.state = state
        self.tolerances = state.tolerances
        self.space: Space
        self.bodies: list[Base | None]
        self._near: list[Near | None]
        if like is None:
            self.space = state.space
            self.bodies = [figure.body if figure.where == ON_TABLE else None for figure in state.figures]
            self._near = [None] * len(self.bodies)
        else:
            self.space = like.space
            self.bodies = like.bodies[:]
            self._near = like._near

    def copy(self) -> Sheet:
        """Another sheet to move on; it knows as well what is near whom."""
        return Sheet(self.state, self)

    def move(self, c: Figure, x: i64, y: i64, z: i64) -> None:
        """Put a figure elsewhere on the sheet: one of the troop that moves."""
        self.bodies[c.id] = Base(x, y, c.walker.radius, z, c.walker.height)

    def replace(self, space: Space) -> None:
        """Another space, after a push."""
        self.space = space
        self.forget()

    def forget(self) -> None:
        """Forget what was near: others than those of one troop have moved."""
        self._near = [None] * len(self.bodies)

    def near(self, c: Figure, allowance: i64) -> Near:
        """What a figure could meet that starts from where it stands in the state."""
        found = self._near[c.id]
        if found is None or found.allowance < allowance:
            found = self._near[c.id] = self._look_round(c, allowance)
        return found

    def _look_round(self, c: Figure, allowance: i64) -> Near:
        things = self.space.things
        found = Near(allowance, things, self.space.walls(c.walker.radius).widened)
        shape = c.body.shape
        x = shape.x
        y = shape.y
        wide = allowance + shape.reach + self.tolerances.contact_gap + HAIR
        for number in range(len(things)):
            other = things[number].shape
            far = wide + other.reach
            if -far < other.x - x < far and -far < other.y - y < far:
                found.numbers.append(number)
        for figure in self.state.figures:
            body = self.bodies[figure.id]
            if body is None or figure is c:
                continue
            other = body.shape
            far = wide + other.reach
            if figure.troop == c.troop or (-far < other.x - x < far and -far < other.y - y < far):
                found.others.append(figure.id)
                if figure.side != c.side:
                    found.enemies.append(figure.id)
        return found

    def body(self, c: Figure) -> Base:
        """Where a figure is on the sheet."""
        found = self.bodies[c.id]
        return c.body if found is None else found

    def bodies_of(self, numbers: list[int]) -> list[Base]:
        """Where those of these figures are who are there."""
        found: list[Base] = []
        for number in numbers:
            body = self.bodies[number]
            if body is not None:
                found.append(body)
        return found

    # -- who and what is in the way ---------------------------------------------------

    def holds(self, c: Figure, x: i64, y: i64) -> bool:
        """Whether a base lies wholly inside the border."""
        return self.space.field.holds(x, y, c.walker.radius, HAIR)

    def footing(self, x: i64, y: i64, z: i64, radius: i64) -> bool:
        """Whether the table or a climbable top at this height carries a base with its centre here."""
        if z == 0:
            return True
        for thing in self.space.things:
            if thing.top == z and thing.climbable:
                shape = thing.shape
                reach = shape.reach
                if -reach <= x - shape.x <= reach and -reach <= y - shape.y <= reach:
                    if 2 * depth(shape, x, y) >= radius:
                        return True
        return False

    def solid_at(self, c: Figure, x: i64, y: i64, z: i64, near: Near | None = None) -> int:
        """The object whose solid overlaps a body at this place by more than a step, or ``NOBODY``.

        ``near`` spares a look at what is farther away.
        """
        if near is not None:
            radius = c.walker.radius
            for number in near.numbers:
                shape = near.things[number].shape
                far = radius + shape.reach
                if -far < x - shape.x < far and -far < y - shape.y < far:
                    if self.is_solid(c, near.things[number], x, y, z):
                        return number
            return NOBODY
        for number, thing in enumerate(self.space.things):
            if self.is_solid(c, thing, x, y, z):
                return number
        return NOBODY

    def is_solid(self, c: Figure, thing: Thing, x: i64, y: i64, z: i64) -> bool:
        """Whether the solid of an object overlaps a body at this place by more than a step."""
        radius: i64 = c.walker.radius
        shape = thing.shape
        far = radius + shape.reach
        if not (-far < x - shape.x < far and -far < y - shape.y < far):
            return False
        if min(z + c.walker.height, thing.top) - max(z, thing.bottom) <= self.tolerances.step:
            return False
        return gap_of_disc(x, y, radius, shape) < -HAIR

    def body_at(self, c: Figure, x: i64, y: i64, z: i64, ignore: list[int], near: Near | None = None) -> int:
        """The other figure whose body overlaps a body at this place by more than a step, or ``NOBODY``."""
        if near is not None:
            radius = c.walker.radius
            for number in near.others:
                body = self.bodies[number]
                if body is not None:
                    shape = body.shape
                    far = radius + shape.reach
                    if -far < x - shape.x < far and -far < y - shape.y < far:
                        if self._is_in_the_way(c, number, x, y, z) and number not in ignore:
                            return number
            return NOBODY
        for number in range(len(self.bodies)):
            if number != c.id and self._is_in_the_way(c, number, x, y, z) and number not in ignore:
                return number
        return NOBODY

    def _is_in_the_way(self, c: Figure, number: int, x: i64, y: i64, z: i64) -> bool:
        body = self.bodies[number]
        if body is None:
            return False
        shape = body.shape
        far = c.walker.radius + shape.reach - HAIR
        dx = shape.x - x
        dy = shape.y - y
        if dx >= far or dx <= -far or dy >= far or dy <= -far or dx * dx + dy * dy >= far * far:
            return False
        return min(z + c.walker.height, body.top) - max(z, body.bottom) > self.tolerances.step

    def may_stand(self, c: Figure, x: i64, y: i64, z: i64) -> bool:
        """Whether a figure may stand at a place."""
        return (
            self.holds(c, x, y)
            and self.footing(x, y, z, c.walker.radius)
            and self.solid_at(c, x, y, z) == NOBODY
            and self.body_at(c, x, y, z, NO_ONE) == NOBODY
        )

    # -- contact ----------------------------------------------------------------------------------

    def touched_at(self, c: Figure, x: i64, y: i64, z: i64, near: Near | None = None) -> list[int]:
        """The enemies a figure touches at a place, ascending; not to be changed."""
        found = NO_ONE
        if near is not None:
            for number in near.enemies:
                if self._is_touched(c, number, x, y, z):
                    found = [*found, number]
            return found
        for other in self.state.figures:
            if other.side != c.side and self._is_touched(c, other.id, x, y, z):
                found = [*found, other.id]
        return found

    def _is_touched(self, c: Figure, number: int, x: i64, y: i64, z: i64) -> bool:
        body = self.bodies[number]
        if body is None:
            return False
        shape = body.shape
        far = c.walker.radius + self.tolerances.contact_gap + shape.reach
        dx = shape.x - x
        dy = shape.y - y
        if not (-far <= dx <= far and -far <= dy <= far and dx * dx + dy * dy <= far * far):
            return False
        rise: i64 = self.tolerances.contact_rise
        return -rise <= body.bottom - z <= rise


NO_ONE: Final[list[int]] = []


def empty_sheet(state: Battle[Figure]) -> Sheet:
    """A sheet on which nobody stands."""
    found = Sheet(state)
    found.bodies = [None] * len(state.figures)
    return found


def under(thing: Thing, x: i64, y: i64) -> bool:
    """Whether a point lies inside the footprint of an object."""
    shape = thing.shape
    reach = shape.reach
    if not (-reach < x - shape.x < reach and -reach < y - shape.y < reach):
        return False
    return place_in(shape, x, y) == INSIDE
