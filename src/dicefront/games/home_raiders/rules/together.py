"""What the moves of several have in common: who walks, in which order, and how somebody keeps up."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.orders import (
    Terms,
)
from dicefront.games.home_raiders.rules.state import Character
from dicefront.skirmish.advance import Advance, advance
from dicefront.skirmish.measuring import bodies_within, distance_of
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import square


def walkers_of(terms: Terms) -> list[Character]:
    """Those who have inches to walk."""
    return [mover for mover in terms.movers if terms.allowances[mover.id] > 0]


def by_distance(walkers: list[Character], x: i64, y: i64) -> list[Character]:
    if len(walkers) == 1:
        return walkers
    keyed: list[tuple[int, int]] = []
    for place in range(len(walkers)):
        shape = walkers[place].body.shape
        keyed.append((square(shape.x, shape.y, x, y), place))
    keyed.sort()
    return [walkers[place] for _, place in keyed]


def body_after(c: Character, step: Advance | None) -> Base:
    """The body of a character after its step, or where it stands."""
    if step is None:
        return c.body
    return Base(step.walk.x, step.walk.y, c.card.radius, step.walk.z, c.card.height)


def those_staying(terms: Terms, layout: Sheet, walkers: list[Character]) -> list[Base]:
    """The bodies of those in the Unit who do not walk."""
    walking = [walker.id for walker in walkers]
    found: list[Base] = []
    for member in terms.troop.members:
        body = layout.bodies[member]
        if body is not None and member not in walking:
            found.append(body)
    return found


def is_linked(body: Base, placed: list[Base], distance: i64) -> bool:
    return any(bodies_within(body, other, distance) for other in placed)


def closer_to(layout: Sheet, c: Character, placed: list[Base], allowance: i64) -> Advance | None:
    """Towards the nearest of those who have their places."""
    body = layout.body(c)
    best = placed[0]
    least = distance_of(body, best)
    for other in placed:
        away = distance_of(body, other)
        if away < least:
            least = away
            best = other
    point = contact_towards(body.shape.x, body.shape.y, c.card.radius, best.shape)
    return advance(layout, c, point.x, point.y, allowance)
