"""What the moves of several figures have in common: in which order they walk, and how somebody keeps up."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from dicefront.skirmish.advance import Advance, advance
from dicefront.skirmish.battle import Battle, F
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.measuring import bodies_within, distance_of
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import square


@mypyc_attr(acyclic=True)
class Step:
    """A path of one figure, by its number."""

    def __init__(self, figure: int, path: list[list[int]]) -> None:
        self.figure = figure
        self.path = path


class Party:
    """Figures that move together: who they are, who of them walks how far, and what their formation is.

    ``members`` are numbers of figures, ``allowances`` what is left to each of all figures; those with nothing
    do not walk. Neighbours are within ``distance``, in a ``chain`` or each of all others.
    """

    def __init__(
        self,
        state: Battle[Figure],
        members: list[int],
        walkers: list[Figure],
        allowances: list[int],
        distance: int,
        chain: bool,
    ) -> None:
        self.state = state
        self.members = members
        self.walkers = walkers
        self.allowances = allowances
        self.distance = distance
        self.chain = chain

    def bodies(self, sheet: Sheet) -> list[Base]:
        """Where the members are on a sheet."""
        return sheet.bodies_of(self.members)

    def staying(self, sheet: Sheet, walkers: list[Figure]) -> list[Base]:
        """The bodies of those who do not walk."""
        found: list[Base] = []
        if len(walkers) == len(self.members):
            return found
        walking = [walker.id for walker in walkers]
        for member in self.members:
            body = sheet.bodies[member]
            if body is not None and member not in walking:
                found.append(body)
        return found


def by_distance(walkers: list[F], x: i64, y: i64) -> list[F]:
    """Figures in the order of their distance from a point."""
    if len(walkers) == 1:
        return walkers
    found: list[F] = []
    squares: list[int] = []
    for walker in walkers:
        shape = walker.body.shape
        away = square(shape.x, shape.y, x, y)
        place = len(found)
        while place > 0 and away < squares[place - 1]:
            place -= 1
        found.insert(place, walker)
        squares.insert(place, away)
    return found


def body_after(c: Figure, step: Advance | None) -> Base:
    """The body of a figure after its step, or where it stands."""
    if step is None:
        return c.body
    return Base(step.walk.x, step.walk.y, c.walker.radius, step.walk.z, c.walker.height)


def is_linked(body: Base, placed: list[Base], distance: i64) -> bool:
    """Whether a body is near enough to one of those who have their places."""
    return any(bodies_within(body, other, distance) for other in placed)


def closer_to(sheet: Sheet, c: Figure, placed: list[Base], allowance: i64) -> Advance | None:
    """Towards the nearest of those who have their places."""
    body = sheet.body(c)
    best = placed[0]
    least = distance_of(body, best)
    for other in placed:
        away = distance_of(body, other)
        if away < least:
            least = away
            best = other
    point = contact_towards(body.shape.x, body.shape.y, c.walker.radius, best.shape)
    return advance(sheet, c, point.x, point.y, allowance)
