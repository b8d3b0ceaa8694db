"""HTH, SIT: who is in base contact and who is in combat."""

from __future__ import annotations

from dicefront.games.spherewars.rules.state import Combatant, State, is_ephemeral
from dicefront.skirmish.contact import touching_enemies


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
