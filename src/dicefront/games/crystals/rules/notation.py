"""Answers as text: a character is the letter of its class, since every player has one of each."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.roles import ATTACKER, ATTACKER_SLOT, LETTERS, ROLES, TEAM
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.errors import UnreadableAnswer, unreadable


def spell(state: State, answer: object) -> str:
    """``S``, ``R``, ``A``, ``M`` or ``T`` for a character; an attacker class is its name."""
    if type(answer) is int and 0 <= answer < len(state.characters):
        return letter(state, answer)
    return str(answer)


def letter(state: State, number: int) -> str:
    """The letter of a character; of an attacker that is not yet known, a question mark."""
    return LETTERS[state.characters[number].role]


def read_character(state: State, player: int, text: str) -> int:
    """The character meant by a letter or name of its class, by ``F7`` for its field, or by ``start``."""
    word = text.strip().lower()
    for number in range(TEAM * player, TEAM * player + TEAM):
        character = state.characters[number]
        names = [LETTERS[character.role].lower(), ROLES[character.role]]
        if character.role == ATTACKER:
            names += ["r", "a", "rider", "archer"]
        if number % TEAM == ATTACKER_SLOT:
            names.append(ROLES[ATTACKER])
        if character.step == ON_START:
            names.append("start")
        elif character.step > ON_START:
            names.append(f"f{state.field_of(character)}")
        if word in names:
            return number
    raise UnreadableAnswer(unreadable("S, R, A, M, T or the field of a character", text))


def read_attacker(text: str) -> str:
    """``rider`` or ``archer``, or their first letter."""
    word = text.strip().lower()
    for role in ("rider", "archer"):
        if word in (role, role[0]):
            return role
    raise UnreadableAnswer(unreadable("rider or archer", text))
