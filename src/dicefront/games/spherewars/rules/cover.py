"""SCN: what scenery does for those who stand in it when somebody shoots at them or joins them."""

from __future__ import annotations

from dicefront.games.spherewars.rules.scenery import Piece, gives_cover, terrain_of
from dicefront.games.spherewars.rules.scenery_file import BARE
from dicefront.games.spherewars.rules.sight import is_airborne
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.tabletop.bases import Base
from dicefront.tabletop.path import crosses


def cover_of(state: State, target: Combatant, attacker: Combatant) -> int:
    """SW-SCN-15: the density of the densest piece that protects a target from an attacker; bare for none.

    A flyer in the air has no cover (SW-FLY-09).
    """
    best = BARE
    if is_airborne(state, target):
        return best
    for piece in terrain_of(state.space).pieces:
        if gives_cover(piece) and piece.density > best and covers(piece, target.body, attacker.body):
            best = piece.density
    return best


def covers(piece: Piece, target: Base, attacker: Base) -> bool:
    """SW-SCN-14, SW-SCN-40: the target alone is in it, or touches a line that lies between the two."""
    if piece.lineal:
        return piece.touches(target) and crosses([attacker.centre(), target.centre()], piece.shape)
    return piece.holds(target) and not piece.holds(attacker) and not piece.is_roof(target)


def is_below(state: State, one: Combatant, other: Base) -> bool:
    """SW-SCN-34: whether a combatant is on a lower level than a body."""
    terrain = terrain_of(state.space)
    return terrain.elevation(one.body) < terrain.elevation(other)
