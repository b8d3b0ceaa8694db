"""Any orders that a hand may give: samples, which no list of suggestions limits."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.moves import CARRY, CIRCLE, PUSH_IT, Move, Orders
from dicefront.games.home_raiders.rules.orders import Terms
from dicefront.games.home_raiders.rules.special_moves import ABOARD, enemy_to_circle, passengers_of
from dicefront.games.home_raiders.rules.state import Character
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.gesture import Deed
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.anywhere import any_place_near, any_way
from dicefront.tabletop.angles import TURN, towards

SIDE: Final = TURN // 3


def any_orders(terms: Terms, movers: list[Character], deeds: list[Deed], share: float, draw: Draw) -> Orders:
    """Some of the movers in any order, each by a way of its own or with a deed of its own.

    They go at most this ``share`` of what they have left.
    """
    found: Orders = []
    for c in some_of(movers, 1, draw):
        own = [deed for deed in deeds if deed.figure == c.id]
        far = int(max(0, terms.allowances[c.id]) * share)
        if own and draw.below(2):
            found.append(_any_deed(terms, c, own[draw.below(len(own))], far, draw))
        elif far > 0:
            found.append(Move(c.id, any_way(c, far, draw)))
    return found


def _any_deed(terms: Terms, c: Character, deed: Deed, far: int, draw: Draw) -> Move:
    shape = c.body.shape
    if deed.name == CIRCLE:
        other = terms.state.characters[enemy_to_circle(terms.sheet(), c)].body.shape
        end = towards(other.x, other.y, draw.below(TURN), shape.reach + other.reach)
        return Move(c.id, [[end.x, end.y]], CIRCLE)
    if deed.name == PUSH_IT:
        end = any_place_near(0, 0, far // 2, draw)
        return Move(c.id, [], PUSH_IT, deed.items[draw.below(len(deed.items))], end.x, end.y)
    way = any_way(c, far, draw)
    if deed.name == CARRY:
        return Move(c.id, way, CARRY, passengers=_any_passengers(terms, c, deed, way[-1], draw))
    group = deed.items[draw.below(len(deed.items))] if deed.items else NOBODY
    return Move(c.id, way, deed.name, troop=group)


def _any_passengers(terms: Terms, c: Character, deed: Deed, end: list[int], draw: Draw) -> list[list[int]]:
    """Whole troops in any order, each put down somewhere on one side of the carrier."""
    numbers = [passengers_of(troop, c) for troop in terms.state.troops]
    troops = [aboard for aboard in numbers if aboard and aboard[0] in deed.items]
    found: list[list[int]] = []
    for aboard in some_of(troops, 1, draw):
        side = draw.below(TURN)
        for number in some_of(aboard, len(aboard), draw):
            away = c.body.shape.reach + terms.state.characters[number].body.shape.reach + draw.below(ABOARD)
            place = towards(end[0], end[1], side + draw.below(SIDE), away)
            found.append([number, place.x, place.y])
    return found
