"""What players of Crystals type: a class by its letter or its name in any language, or a place."""

from __future__ import annotations

import re
from typing import Any

from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.experience import EXPERIENCE
from dicefront.games.crystals.rules.roles import ATTACKER, ATTACKER_SLOT, ROLES, TEAM
from dicefront.games.crystals.rules.setup import ATTACKER_CHOICE, ATTACKERS
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.errors import UnreadableAnswer, unreadable
from dicefront.kernel.question import Question
from dicefront.parts.terminal.wording import Wording
from dicefront.text.messages import LANGUAGES, Messages

_PARTS = re.compile(r"[\s,]+")
_OF_A_SEAT = re.compile(r"([1-4])([a-z?]+)|([a-z?]+)([1-4])")


def _names() -> dict[str, list[str]]:
    """How each class can be called: its letter and its name, in every language."""
    found: dict[str, list[str]] = {}
    for role in ROLES:
        names = [role]
        for language in LANGUAGES:
            messages = Messages(language)
            names.append(messages.text(f"crystals.role-{role}").lower())
            names.append(messages.text(f"crystals.play.letter-{role}").lower())
        found[role] = names
    return found


class Reader:
    """Turns typed lines into answers."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.names = _names()

    def read(self, question: Question[Any], state: State, text: str) -> object:
        word = text.strip().lower()
        if question.kind == ATTACKER_CHOICE:
            for role in ATTACKERS:
                if word in self.names[role]:
                    return role
        else:
            number = self.character(state, question.player, word)
            if number is not None:
                return number
        raise UnreadableAnswer(unreadable(self.words.say("crystals.play.a-character"), text))

    def character(self, state: State, player: int, word: str) -> int | None:
        """The character of a seat that is meant: by letter, name, field, or as the one on Start."""
        for number in range(TEAM * player, TEAM * player + TEAM):
            character = state.characters[number]
            names = list(self.names[ROLES[character.role]])
            if number % TEAM == ATTACKER_SLOT:
                names += self.names[ROLES[ATTACKER]]
                if character.role == ATTACKER:
                    names += [name for role in ATTACKERS for name in self.names[role]]
            if character.step == ON_START:
                names.append("start")
            elif character.step > ON_START:
                names.append(f"f{state.field_of(character)}")
            if word in names:
                return number
        return None

    def meant(self, state: State, player: int, words: list[str]) -> list[int]:
        """All that are named: ``S`` an own one, ``2S`` or ``S2`` that of a seat, ``F7`` on a field."""
        found: list[int] = []
        for word in (part.lower() for part in words):
            of_a_seat = _OF_A_SEAT.fullmatch(word)
            if of_a_seat and not re.fullmatch(r"f[1-4]", word):
                seat = int(of_a_seat[1] or of_a_seat[4]) - 1
                if seat < state.options.seats:
                    number = self.character(state, seat, of_a_seat[2] or of_a_seat[3])
                    found += [] if number is None else [number]
                continue
            field = re.fullmatch(r"f(\d+)", word)
            if field:
                found += [n for n, one in enumerate(state.characters) if state.field_of(one) == int(field[1])]
                continue
            number = self.character(state, player, word)
            found += [] if number is None else [number]
        return found

    def parts(self, question: Question[Any], text: str) -> list[str]:
        """Several points of experience can be given in one line: ``S S M``."""
        words = [word for word in _PARTS.split(text.strip()) if word]
        return words if question.kind == EXPERIENCE and len(words) > 1 else [text]
