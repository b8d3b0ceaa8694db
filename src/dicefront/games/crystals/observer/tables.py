"""The words of ``data/observation.toml``, without views and signs in between."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dicefront.games.crystals.rules.choosing import MoveQuestion
from dicefront.games.crystals.rules.ending import total_experience
from dicefront.games.crystals.rules.experience import ExperienceQuestion
from dicefront.games.crystals.rules.kills import plan_move
from dicefront.games.crystals.rules.roles import ARCHER, RIDER, ROLES
from dicefront.games.crystals.rules.setup import FirstSpawnQuestion
from dicefront.games.crystals.rules.spawning import SpawnQuestion
from dicefront.games.crystals.rules.state import PLAY, Character
from dicefront.games.crystals.rules.state import State as TrackState
from dicefront.kernel.game import Game, State
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.parts.observer.observer import Observer
from dicefront.parts.observer.packing import add_empty, fitting, packed
from dicefront.parts.observer.schema import CANDIDATE, Schema

MINES: Final = 4
TELEPORTS: Final = 16


class TrackObserver(Observer):
    """Writes what a seat sees: everything but the secret choices of the others."""

    def __init__(self, game: Game[Any], schema: Schema) -> None:
        super().__init__(game, schema)
        self.role_notes = [self.note_number(f"crystals.role.{role}") for role in ROLES]

    def write_tables(self, state: State, seat: int, out: list[int]) -> None:
        assert isinstance(state, TrackState)
        seats: i64 = self.seats
        options = state.options
        player: i64 = relative(state.player, seat, seats) if state.stage == PLAY else 0
        own = state.secrets[seat]
        attacker: i64 = 1 if own == RIDER else 2 if own == ARCHER else 0
        out.append(packed(player, state.face, state.middle, options.crystals_to_win))
        fields: i64 = options.board.track.fields
        out.append(packed(fitting(state.extra_turns), attacker, fields, options.round_limit))
        for number in range(self.seats):
            mines: i64 = state.stock[number]
            crystals: i64 = state.crystals[number]
            gone: i64 = 1 if state.gone[number] else 0
            experience: i64 = total_experience(state, number)
            out.append(packed(1, relative(number, seat, seats), crystals, experience))
            out.append(packed(mines, fitting(state.earned[number]), fitting(state.turns[number]), gone))
        for character in state.characters:
            write_character(state, character, seat, seats, out)
        left = MINES * self.seats
        for field in range(len(state.mines)):
            owner = state.mines[field]
            if owner != NOBODY:
                out.append(packed(1, field + 1, relative(owner, seat, seats)))
                left -= 1
        add_empty(out, left)
        left = TELEPORTS
        for field in options.board.track.teleports:
            if left == 0:
                break
            out.append(packed(1, field + 1))
            left -= 1
        add_empty(out, left)

    def write_candidates(self, question: Question[Any], first: int, last: int, out: list[int]) -> None:
        if isinstance(question, MoveQuestion):
            self._write_moves(question, first, last, out)
        elif isinstance(question, (ExperienceQuestion, SpawnQuestion, FirstSpawnQuestion)):
            self._write_characters(question.state, question.options(), first, last, out)
        else:
            super().write_candidates(question, first, last, out)

    def _write_moves(self, question: MoveQuestion, first: int, last: int, out: list[int]) -> None:
        state = question.state
        movers = question.options()
        board = state.options.board
        fields = board.field_at[question.player]
        for index in range(first, last):
            mover = movers[index]
            end = plan_move(state, mover, state.face).destination
            space: i64 = 0 if end == board.home else fields[end] + 1
            note: i64 = self.role_notes[state.characters[mover].role]
            out.append(packed(CANDIDATE, note, mover + 1))
            out.append(packed(0, space))

    def _write_characters(
        self, state: TrackState, numbers: list[int], first: int, last: int, out: list[int]
    ) -> None:
        for index in range(first, last):
            number = numbers[index]
            note: i64 = self.role_notes[state.characters[number].role]
            out.append(packed(CANDIDATE, note, number + 1))
            out.append(0)


def relative(player: i64, seat: i64, seats: i64) -> i64:
    """1 for the seat that looks, 2 for the next one, and so on; 0 for nobody."""
    if player < 0:
        return 0
    return 1 + (player - seat + seats) % seats


def write_character(state: TrackState, character: Character, seat: i64, seats: i64, out: list[int]) -> None:
    """The two words of a character."""
    role: i64 = character.role + 1
    step: i64 = character.step + 1
    field: i64 = state.field_of(character) + 1
    experience: i64 = character.experience
    level: i64 = character.level()
    out.append(packed(1, relative(character.owner, seat, seats), role, step))
    out.append(packed(field, experience, level))
