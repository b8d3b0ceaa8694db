"""Characters in signs: who is meant, and what it can do."""

from __future__ import annotations

from dicefront.games.crystals.rules.roles import ATTACKER, ROLES
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.sign import Note, Sign


def named(state: State, number: int) -> Sign:
    """A character by its class."""
    role = ROLES[state.characters[number].role]
    note = Note(f"crystals.role.{role}", {"character": number, "role": role})
    return Sign(piece=number, note=note)


def abilities(role: int, level: int) -> list[Note]:
    """What a character of this class can do at a level; of an attacker that is not shown yet, nothing."""
    return [] if role == ATTACKER else [Note(f"crystals.ability.{ROLES[role]}", {"level": level})]
