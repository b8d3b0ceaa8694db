"""Orders while they are made up: everybody gets a place, one after the other, and the formation is kept."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.moves import Move, Orders
from dicefront.games.home_raiders.rules.orders import FORMED, Terms, party_of
from dicefront.games.home_raiders.rules.state import Character
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.skirmish.advance import Advance, advance
from dicefront.skirmish.measuring import distance_of
from dicefront.skirmish.routes import legal_way
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.together import body_after, is_linked
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards
from dicefront.tabletop.point import Point, square

FOLLOWED: Final = 3
"""So many of those in front are tried to keep up with."""
SLACK: Final = 20
"""A formation is not stretched to the last hundredth."""


class Draft:
    """Orders while they are made up: who has its place, and the moves so far.

    ``places`` are the numbers of those who have moved, each with its new place and height.
    """

    def __init__(self, terms: Terms, walkers: list[Character]) -> None:
        self.terms = terms
        self.sheet = terms.sheet()
        self.distance = formation_distance(terms.state, terms.troop)
        self.formed = terms.formation == FORMED
        self.moves: Orders = []
        self.places: list[int] = []
        self.placed = party_of(terms).staying(self.sheet, [*walkers])

    def fits(self, body: Base) -> bool:
        """Whether a place keeps the formation with those who have theirs."""
        if not self.formed or not self.placed:
            return True
        return is_linked(body, self.placed, self.distance)

    def put(self, c: Character, step: Advance | None) -> None:
        """Give a character its place."""
        if step is None:
            self.placed.append(c.body)
            return
        body = body_after(c, step)
        self.sheet.bodies[c.id] = body
        self.places += [c.id, body.shape.x, body.shape.y, body.bottom]
        self.placed.append(body)
        self.moves.append(Move(c.id, [[point[0], point[1]] for point in step.path]))

    def follow(self, c: Character) -> bool:
        """Towards the nearest of those who have their places; false if it cannot keep up."""
        if self.fits(c.body):
            self.put(c, None)
            return True
        allowance = self.terms.allowances[c.id]
        keyed = sorted((distance_of(c.body, self.placed[place]), place) for place in range(len(self.placed)))
        for away, place in keyed[:FOLLOWED]:
            other = self.placed[place]
            point = contact_towards(c.body.shape.x, c.body.shape.y, c.card.radius, other.shape)
            step = advance(self.sheet, c, point.x, point.y, allowance)
            if step is None or not self.fits(body_after(c, step)):
                near = linked_point(c, other, self.distance)
                step = exactly(self.sheet, c, near.x, near.y, None, allowance)
            if step is not None and self.fits(body_after(c, step)):
                self.put(c, step)
                return True
            if away > allowance + self.distance:
                break
        return False


def linked_point(c: Character, other: Base, distance: int) -> Point:
    """The nearest point, straight on, from which a character is in formation with another."""
    far = max(distance - SLACK, 0)
    return contact_towards(c.body.shape.x, c.body.shape.y, c.card.radius + far, other.shape)


def exactly(sheet: Sheet, c: Character, x: int, y: int, z: int | None, allowance: int) -> Advance | None:
    """The cheapest way to a point itself, if there is one; no way is shorter than the straight line."""
    shape = sheet.body(c).shape
    if square(shape.x, shape.y, x, y) > allowance * allowance:
        return None
    route = legal_way(sheet, c, x, y, z, allowance)
    return None if route is None else Advance(route.path, route.walk)
