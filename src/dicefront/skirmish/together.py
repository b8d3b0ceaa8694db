"""What the moves of several figures have in common: in which order they walk, and how somebody keeps up."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.skirmish.advance import Advance, advance
from dicefront.skirmish.battle import F
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.measuring import bodies_within, distance_of
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import square


def by_distance(walkers: list[F], x: i64, y: i64) -> list[F]:
    """Figures in the order of their distance from a point."""
    if len(walkers) == 1:
        return walkers
    keyed: list[tuple[int, int]] = []
    for place in range(len(walkers)):
        shape = walkers[place].body.shape
        keyed.append((square(shape.x, shape.y, x, y), place))
    keyed.sort()
    return [walkers[place] for _, place in keyed]


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
