"""Set-up (SET): secret choices, then the roll for the first turn."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.events import Revealed, Spawned, Tied, WentFirst
from dicefront.games.crystals.rules.labels import abilities
from dicefront.games.crystals.rules.roles import (
    ARCHER,
    ATTACKER,
    ATTACKER_SLOT,
    FIRST_EXPERIENCE,
    LEVELS,
    RIDER,
    ROLES,
    TEAM,
)
from dicefront.games.crystals.rules.spawning import sign_of_spawn
from dicefront.games.crystals.rules.state import CHOOSE_FIRST_SPAWNS, PLAY, ROLL_FOR_FIRST_TURN, State, put
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_PIECE, Gesture
from dicefront.kernel.procedure import Steps, ask_all, roll_die
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign

ATTACKER_CHOICE: Final = "crystals.setup.attacker"
FIRST_SPAWN: Final = "crystals.setup.first-spawn"

ATTACKERS: Final = ["rider", "archer"]
FIRST_LEVEL: Final = LEVELS[FIRST_EXPERIENCE]


class AttackerQuestion(Question[str]):
    """Rider or Archer (CR-DEC-01). The answer is the name of the class."""

    def __init__(self, player: int) -> None:
        super().__init__(player, ATTACKER_CHOICE, "CR-DEC-01")

    def check(self, answer: object) -> Refusal | None:
        if not isinstance(answer, str):
            return unreadable("rider or archer", answer)
        if answer in ATTACKERS:
            return None
        return Refusal("crystals.setup.no_attacker", "CR-SET-05", {"role": answer})

    def candidates(self) -> list[str]:
        return list(ATTACKERS)

    def show(self, value: str) -> Sign:
        note = Note(f"crystals.role.{value}")
        return Sign(note=note, notes=abilities(ROLES.index(value), FIRST_LEVEL))


class FirstSpawnQuestion(Question[int]):
    """The first character on Start (CR-DEC-02). The answer is the number of a character."""

    def __init__(self, player: int, state: State) -> None:
        super().__init__(player, FIRST_SPAWN, "CR-DEC-02")
        self.state = state

    def check(self, answer: object) -> Refusal | None:
        if type(answer) is not int:
            return unreadable("the number of a character", answer)
        if TEAM * self.player <= answer < TEAM * self.player + TEAM:
            return None
        return Refusal("crystals.setup.not_yours", "CR-SET-08", {"character": answer})

    def candidates(self) -> list[int]:
        return list(range(TEAM * self.player, TEAM * self.player + TEAM))

    def gesture(self) -> Gesture:
        return Gesture(PICK_PIECE)

    def show(self, value: int) -> Sign:
        return sign_of_spawn(self.state, value)


def choose_attackers(state: State) -> Steps[None]:
    """Everybody chooses Rider or Archer (CR-SET-05); it stays secret until the next choice is made."""
    questions: list[Question[str]] = [AttackerQuestion(seat) for seat in range(state.options.seats)]
    answers = yield from ask_all(questions)
    for seat in range(state.options.seats):
        state.secrets[seat] = RIDER if answers[seat] == "rider" else ARCHER
    state.stage = CHOOSE_FIRST_SPAWNS


def choose_first_spawns(state: State) -> Steps[None]:
    """Everybody chooses the first character in secret; then all choices are shown together (CR-SET-06)."""
    questions: list[Question[int]] = [FirstSpawnQuestion(seat, state) for seat in range(state.options.seats)]
    answers = yield from ask_all(questions)
    for seat in range(state.options.seats):
        role = state.secrets[seat]
        state.secrets[seat] = ATTACKER
        state.characters[TEAM * seat + ATTACKER_SLOT].role = role
        if not state.gone[seat]:
            first = answers[seat]
            put(state, first, ON_START)  # CR-SET-08
            yield Revealed(seat, ROLES[role], ROLES[state.characters[first].role])
            yield Spawned(seat, first, ROLES[state.characters[first].role])
    state.stage = ROLL_FOR_FIRST_TURN


def roll_for_first_turn(state: State) -> Steps[None]:
    """The single lowest number goes first; those who share it roll again (CR-SET-09, CR-SET-10)."""
    rolling = [seat for seat in range(state.options.seats) if not state.gone[seat]]
    while True:
        lowest = 7
        sharing: list[int] = []
        for seat in rolling:
            face = yield from roll_die(6, "crystals.first-turn", "CR-SET-09", seat)
            if face < lowest:
                lowest = face
                sharing = []
            if face == lowest:
                sharing.append(seat)
        if len(sharing) == 1:
            break
        rolling = sharing
        yield Tied(lowest, len(sharing))
    state.player = sharing[0]
    state.stage = PLAY
    yield WentFirst(sharing[0], lowest)
