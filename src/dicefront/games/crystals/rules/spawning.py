"""Spawning (SPN): from base to Start, twice a turn."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.board import IN_BASE, ON_START
from dicefront.games.crystals.rules.events import Spawned
from dicefront.games.crystals.rules.labels import abilities, named
from dicefront.games.crystals.rules.roles import ROLES, TEAM
from dicefront.games.crystals.rules.state import State, put
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_PIECE, Gesture
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign

SPAWN_START: Final = "crystals.turn.spawn-start"
SPAWN_END: Final = "crystals.turn.spawn-end"


class SpawnQuestion(Question[int]):
    """Which character goes from base to Start (CR-DEC-03, CR-DEC-06). The answer is its number."""

    def __init__(self, player: int, kind: str, state: State, choices: list[int]) -> None:
        super().__init__(player, kind, "CR-DEC-03" if kind == SPAWN_START else "CR-DEC-06")
        self.state = state
        self.choices = choices
        self._options = choices

    def check(self, answer: object) -> Refusal | None:
        if type(answer) is not int:
            return unreadable("the number of a character", answer)
        if answer in self.choices:
            return None
        if not TEAM * self.player <= answer < TEAM * self.player + TEAM:
            return Refusal("crystals.spawn.not_yours", "CR-SPN-01", {"character": answer})
        role = ROLES[self.state.characters[answer].role]
        return Refusal("crystals.spawn.not_in_base", "CR-SPN-01", {"character": answer, "role": role})

    def candidates(self) -> list[int]:
        return self.choices

    def gesture(self) -> Gesture:
        return Gesture(PICK_PIECE)

    def show(self, value: int) -> Sign:
        return sign_of_spawn(self.state, value)


def sign_of_spawn(state: State, number: int) -> Sign:
    """Who comes to Start, and what it can do."""
    sign = named(state, number)
    character = state.characters[number]
    sign.notes = abilities(character.role, character.level())
    return sign


def must_spawn(state: State, player: int) -> bool:
    """Whether the own Start is empty and the base holds a character (CR-SPN-01, CR-SPN-05)."""
    if state.starts[player] != NOBODY or state.gone[player]:
        return False
    for number in range(TEAM * player, TEAM * player + TEAM):
        if state.characters[number].step == IN_BASE:
            return True
    return False


def in_base(state: State, player: int) -> list[int]:
    """The characters of a player that can be spawned."""
    first = TEAM * player
    return [number for number in range(first, first + TEAM) if state.characters[number].step == IN_BASE]


def spawn(state: State, player: int, kind: str) -> Steps[None]:
    """One character of choice goes from base to Start, and nothing else happens (CR-SPN-03, CR-SPN-04)."""
    choices = in_base(state, player)
    number = choices[0]
    if len(choices) > 1:
        number = yield from ask(SpawnQuestion(player, kind, state, choices))
        if state.gone[player]:
            return
    put(state, number, ON_START)
    yield Spawned(player, number, ROLES[state.characters[number].role])
