"""HTH, SIT: who is in base contact and who is in combat."""

from __future__ import annotations

from dicefront.games.spherewars.rules.scenery import terrain_of
from dicefront.games.spherewars.rules.state import Combatant, State, is_ephemeral
from dicefront.skirmish import contact


def touches(state: State, one: Combatant, other: Combatant) -> bool:
    """SW-BAS-07, SW-SCN-57: base contact, with no wall between the two."""
    if not contact.touches(state, one, other):
        return False
    return not terrain_of(state.space).separate(one.body, other.body)


def touching_enemies(state: State, one: Combatant) -> list[Combatant]:
    """The enemies in base contact with a combatant (SW-BAS-07, SW-SCN-57)."""
    found = contact.touching_enemies(state, one)
    terrain = terrain_of(state.space)
    if not found or not terrain.pieces:
        return found
    return [enemy for enemy in found if not terrain.separate(one.body, enemy.body)]


def touching_friends(state: State, one: Combatant) -> list[Combatant]:
    """The friends in base contact with a combatant (SW-BAS-07, SW-SCN-57)."""
    found = contact.touching_friends(state, one)
    terrain = terrain_of(state.space)
    return [friend for friend in found if not terrain.separate(one.body, friend.body)]


def foes_of(state: State, one: Combatant) -> list[Combatant]:
    """SW-HTH-01: the enemies with whom it is in hand-to-hand combat."""
    if one.fleeing or is_ephemeral(one):
        return []
    return [foe for foe in touching_enemies(state, one) if not foe.fleeing and not is_ephemeral(foe)]


def fights(state: State, one: Combatant) -> bool:
    """SW-HTH-01: whether it is in hand-to-hand combat."""
    return len(foes_of(state, one)) > 0


def combat_of(state: State, one: Combatant) -> list[Combatant]:
    """SW-SIT-22: all who are linked to it by base contact between enemies, itself first."""
    found = [one]
    for member in found:  # the list grows while it is read
        for foe in foes_of(state, member):
            if foe not in found:
                found.append(foe)
    return found if len(found) > 1 else []
