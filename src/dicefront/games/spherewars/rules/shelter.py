"""SCN: what scenery does for those in it: cover, higher ground, deep water."""

from __future__ import annotations

from dicefront.games.spherewars.rules.scenery import WATER, Piece, gives_cover, terrain_of
from dicefront.games.spherewars.rules.scenery_file import BARE
from dicefront.games.spherewars.rules.sight import is_airborne
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.tabletop.path import crosses


def cover_of(state: State, one: Combatant, against: Combatant) -> int:
    """SW-SCN-14, SW-SCN-15, SW-SCN-40: the density that covers somebody against another; ``BARE`` if none.

    Of several pieces the densest counts. Flyers have no cover (SW-FLY-09).
    """
    best = BARE
    if not one.walker.flies:
        for piece in terrain_of(state.space).pieces:
            if piece.density > best and gives_cover(piece) and _covers(piece, one, against):
                best = piece.density
    return best


def _covers(piece: Piece, one: Combatant, against: Combatant) -> bool:
    if piece.lineal:
        line = [against.body.centre(), one.body.centre()]
        return piece.touches(one.body) and crosses(line, piece.shape)
    return piece.holds(one.body) and not piece.is_roof(one.body) and not piece.holds(against.body)


def elevation_of(state: State, one: Combatant) -> int:
    """SW-SCN-34: the elevation level of a combatant; none for those in the air."""
    return 0 if is_airborne(state, one) else terrain_of(state.space).elevation(one.body)


def is_in_deep(state: State, one: Combatant) -> bool:
    """SW-SCN-26: in deep water or deep lava, from where nobody shoots and casts."""
    if is_airborne(state, one):
        return False
    return any(piece.deep for piece in terrain_of(state.space).around(one.body))


def is_in_water(state: State, one: Combatant) -> bool:
    """Whether a combatant is in aquatic or deep aquatic scenery (SW-SCN-01)."""
    if is_airborne(state, one):
        return False
    return any(piece.filled == WATER for piece in terrain_of(state.space).around(one.body))


def height_for_shots(state: State, one: Combatant) -> int:
    """SW-SIT-26: the height for the size modifiers of shots: lowered by water and lava, never raised."""
    if is_airborne(state, one):
        return one.profile.height
    return terrain_of(state.space).lowered(one.body, one.profile.height)
