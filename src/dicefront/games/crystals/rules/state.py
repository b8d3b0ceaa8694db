"""The state of a match: plain data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.crystals.rules.board import IN_BASE, ON_START
from dicefront.games.crystals.rules.options import Options, complete_options, options_of
from dicefront.games.crystals.rules.roles import (
    ATTACKER,
    FIRST_EXPERIENCE,
    FOUR,
    FULL_EXPERIENCE,
    LEVELS,
    MINES,
    ROLES,
    TEAM,
)
from dicefront.kernel.chosen import ChosenCodec
from dicefront.kernel.codec import BOOLEAN, TEXT, Integer, ListOf, Maybe, Record, Word
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Outcome
from dicefront.kernel.game import State as KernelState
from dicefront.kernel.ids import NOBODY, Json

CHOOSE_ATTACKERS: Final = 0
CHOOSE_FIRST_SPAWNS: Final = 1
ROLL_FOR_FIRST_TURN: Final = 2
PLAY: Final = 3

STAGES: Final = ["attackers", "first_spawns", "first_turn", "play"]
"""How the stages are written in positions."""


@mypyc_attr(acyclic=True)
class Character:
    """One figure: whose, of which class, where on its lap, and how experienced."""

    def __init__(self, owner: int, role: int, step: int, experience: int) -> None:
        self.owner = owner
        self.role = role
        self.step = step
        self.experience = experience

    def copy(self) -> Character:
        return Character(self.owner, self.role, self.step, self.experience)

    def level(self) -> int:
        """CR-EXP-02."""
        return LEVELS[self.experience]


@mypyc_attr(acyclic=True)
class State(KernelState):
    """Everything about a match between two procedures, and the die of the turn that runs.

    Character ``4 * seat + slot`` is of that seat: Scout, attacker, Miner, Tower. ``occupants`` (character by
    field) and ``starts`` (character by seat) say the same as the characters and are kept in step with them;
    ``mines`` are owners by field, and ``stock`` the mines in base. ``NOBODY`` marks an empty place.
    """

    def __init__(
        self,
        options: Options,
        stage: int,
        player: int,
        face: int,
        extra_turns: int,
        turns: list[int],
        characters: list[Character],
        occupants: list[int],
        starts: list[int],
        mines: list[int],
        stock: list[int],
        crystals: list[int],
        middle: int,
        earned: list[int],
        gone: list[bool],
        secrets: list[int],
        outcome: Outcome | None,
    ) -> None:
        super().__init__()
        self.options = options
        self.stage = stage
        self.player = player
        self.face = face
        self.extra_turns = extra_turns
        self.turns = turns
        self.characters = characters
        self.occupants = occupants
        self.starts = starts
        self.mines = mines
        self.stock = stock
        self.crystals = crystals
        self.middle = middle
        self.earned = earned
        self.gone = gone
        self.secrets = secrets
        self.outcome = outcome

    def copy(self) -> State:
        return State(
            self.options,
            self.stage,
            self.player,
            self.face,
            self.extra_turns,
            self.turns[:],
            [character.copy() for character in self.characters],
            self.occupants[:],
            self.starts[:],
            self.mines[:],
            self.stock[:],
            self.crystals[:],
            self.middle,
            self.earned[:],
            self.gone[:],
            self.secrets[:],
            self.outcome,
        )

    def field_of(self, character: Character) -> int:
        """The loop field on which a character stands; ``NOWHERE`` in base and on Start."""
        step = character.step
        return -1 if step <= ON_START else self.options.board.field_at[character.owner][step]


def new_state(options: Options) -> State:
    """The table before the first choice (CR-SET-03, CR-SET-04, CR-SET-07)."""
    seats = options.seats
    length = options.board.length
    characters: list[Character] = []
    for seat in range(seats):
        for role in FOUR:
            characters.append(Character(seat, role, IN_BASE, FIRST_EXPERIENCE))
    return State(
        options,
        CHOOSE_ATTACKERS,
        0,
        0,
        0,
        [0] * seats,
        characters,
        [NOBODY] * length,
        [NOBODY] * seats,
        [NOBODY] * length,
        [MINES] * seats,
        [0] * seats,
        2 * seats + 1,  # CR-SET-03
        [0] * seats,
        [False] * seats,
        [ATTACKER] * seats,
        None,
    )


# -- places -------------------------------------------------------------------------------------


def lift(state: State, number: int) -> None:
    """Take a character off the loop or its Start; it is nowhere until it is put down."""
    character = state.characters[number]
    step = character.step
    if step > ON_START:
        state.occupants[state.options.board.field_at[character.owner][step]] = NOBODY
    elif step == ON_START:
        state.starts[character.owner] = NOBODY
    character.step = IN_BASE


def put(state: State, number: int, step: int) -> None:
    """Put a character that is nowhere on Start or on the loop."""
    character = state.characters[number]
    character.step = step
    if step == ON_START:
        state.starts[character.owner] = number
    else:
        state.occupants[state.options.board.field_at[character.owner][step]] = number


# -- files --------------------------------------------------------------------------------------

PLACE: Final = Integer(NOBODY, 15)
COUNT: Final = Integer(0, 1 << 31)

CHARACTER: Final = Record(
    Character,
    {
        "owner": Integer(0, 3),
        "role": Word(ROLES),
        "step": Integer(IN_BASE, 60),
        "experience": Integer(FIRST_EXPERIENCE, FULL_EXPERIENCE),
    },
)

OUTCOME: Final = Record(Outcome, {"reason": TEXT, "rule": TEXT, "places": ListOf(Integer(1, 4))})

STATE: Final = Record(
    State,
    {
        "options": ChosenCodec(complete_options, options_of),
        "stage": Word(STAGES),
        "player": Integer(0, 3),
        "face": Integer(0, 6),
        "extra_turns": COUNT,
        "turns": ListOf(COUNT),
        "characters": ListOf(CHARACTER),
        "occupants": ListOf(PLACE),
        "starts": ListOf(PLACE),
        "mines": ListOf(Integer(NOBODY, 3)),
        "stock": ListOf(Integer(0, MINES)),
        "crystals": ListOf(Integer(0, 9)),
        "middle": Integer(0, 9),
        "earned": ListOf(COUNT),
        "gone": ListOf(BOOLEAN),
        "secrets": ListOf(Word(ROLES)),
        "outcome": Maybe(OUTCOME),
    },
    {"occupants": [], "starts": []},
)


def decode_state(data: Json) -> State:
    """A state from plain data, with lists of the right lengths."""
    state = STATE.decode(data, "state")
    if isinstance(data, dict):
        _fill_in(state, "occupants" not in data, "starts" not in data)
    seats, length = state.options.seats, state.options.board.length
    by_seat = [state.turns, state.starts, state.stock, state.crystals, state.earned, state.secrets]
    if any(len(column) != seats for column in by_seat) or len(state.gone) != seats:
        raise BadData("state", f"{seats} numbers in every list by seat", [len(column) for column in by_seat])
    if len(state.characters) != TEAM * seats:
        raise BadData("state.characters", f"{TEAM * seats} of them", f"{len(state.characters)}")
    if len(state.occupants) != length or len(state.mines) != length:
        raise BadData("state.occupants and state.mines", f"{length} fields each", f"{len(state.occupants)}")
    return state


def _fill_in(state: State, occupants: bool, starts: bool) -> None:
    """Who stands where, by field and by seat, as the characters say."""
    if occupants:
        state.occupants = [NOBODY] * state.options.board.length
    if starts:
        state.starts = [NOBODY] * state.options.seats
    for number, character in enumerate(state.characters):
        if character.owner >= state.options.seats or character.step > state.options.board.gate:
            continue  # refused by the invariants
        if character.step > ON_START and occupants:
            state.occupants[state.field_of(character)] = number
        elif character.step == ON_START and starts:
            state.starts[character.owner] = number
