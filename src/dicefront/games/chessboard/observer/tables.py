"""The words of ``data/observation.toml``, without views and signs in between."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dicefront.games.chessboard.rules.army import MIXED_ARMIES, BuildArmy
from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.flow import Activate
from dicefront.games.chessboard.rules.movement import Move
from dicefront.games.chessboard.rules.setup import PlaceOne
from dicefront.games.chessboard.rules.state import RESERVE, ChessState, Mini
from dicefront.kernel.game import Game, State
from dicefront.kernel.question import Question
from dicefront.parts.observer.observer import Observer
from dicefront.parts.observer.packing import add_empty, fitting, packed
from dicefront.parts.observer.schema import CANDIDATE, Schema

OBSTACLES: Final = 32
MINIS: Final = 24
MINI_WORDS: Final = 3
ON_BOARD: Final = 1
IN_RESERVE: Final = 2
BEATEN: Final = 3


class ChessObserver(Observer):
    """Writes what a seat sees: everything on the table is open (CB-BRD-08)."""

    def __init__(self, game: Game[Any], schema: Schema) -> None:
        super().__init__(game, schema)
        columns = schema.table("game").columns
        self.scenarios = columns[0].numbers
        self.phases = columns[1].numbers
        self.army = self.note_number("chessboard.show.army")
        self.ready_army = self.note_number("server.ready-army")
        self.stay = self.note_number("chessboard.show.stay")
        self.finish = self.note_number("chessboard.show.finish")
        self.no_attack = self.note_number("chessboard.show.no-attack")

    def write_tables(self, state: State, seat: int, out: list[int]) -> None:
        assert isinstance(state, ChessState)
        scenario: i64 = self.scenarios[state.options.scenario]
        phase: i64 = self.phases.get(state.phase, len(self.phases) + 1)
        turn: i64 = relative(state.turn, seat)
        quiet: i64 = fitting(state.quiet)
        out.append(packed(scenario, phase, fitting(state.round), turn))
        out.append(packed(quiet, fitting(state.marker + 1), fitting(state.carrier + 1)))
        for player in range(2):
            out.append(packed(1, relative(player, seat), 1 if state.finished[player] else 0))
        left = OBSTACLES
        for space in state.obstacles:
            out.append(packed(1, space + 1))
            left -= 1
        add_empty(out, left)
        left = MINIS
        for mini in state.minis:
            if left == 0:
                break
            write_mini(mini, seat, out)
            left -= 1
        add_empty(out, left * MINI_WORDS)

    def write_candidates(self, question: Question[Any], first: int, last: int, out: list[int]) -> None:
        if isinstance(question, Move):
            self._write_moves(question, first, last, out)
        elif isinstance(question, Activate):
            self._write_activations(question, first, last, out)
        elif isinstance(question, Attack):
            self._write_attacks(question, first, last, out)
        elif isinstance(question, PlaceOne):
            places = question.options()
            for index in range(first, last):
                place = places[index]
                out.append(packed(CANDIDATE, 0, place.mini + 1))
                out.append(packed(0, place.space + 1))
        elif isinstance(question, BuildArmy):
            ready = len(question.options()) - MIXED_ARMIES  # these come first
            for index in range(first, last):
                out.append(packed(CANDIDATE, self.ready_army if index < ready else self.army))
                out.append(0)
        else:
            super().write_candidates(question, first, last, out)

    def _write_moves(self, question: Move, first: int, last: int, out: list[int]) -> None:
        ways = question.options()
        mini = question.mini
        piece: i64 = mini.id + 1
        moved: i64 = packed(CANDIDATE, 0, piece)
        stays: i64 = packed(CANDIDATE, self.stay, piece)
        start = mini.space
        for index in range(first, last):
            end = ways[index].end
            out.append(stays if end == start else moved)
            out.append(packed(0, end + 1))

    def _write_activations(self, question: Activate, first: int, last: int, out: list[int]) -> None:
        chosen = question.options()
        minis = question.state.minis
        for index in range(first, last):
            number = chosen[index]
            if number is None:
                out.append(packed(CANDIDATE, self.finish))
                out.append(0)
            else:
                out.append(packed(CANDIDATE, 0, number + 1))
                out.append(packed(0, minis[number].space + 1))

    def _write_attacks(self, question: Attack, first: int, last: int, out: list[int]) -> None:
        aims = question.options()
        piece: i64 = question.mini.id + 1
        for index in range(first, last):
            aim = aims[index]
            if aim is None:
                out.append(packed(CANDIDATE, self.no_attack, piece))
                out.append(0)
            else:
                note = self.note_number(f"chessboard.type.{aim.type}")
                out.append(packed(CANDIDATE, note, piece, aim.target + 1))
                out.append(packed(0, question.state.minis[aim.target].space + 1))


def relative(player: i64, seat: i64) -> i64:
    """1 for the seat that looks, 2 for the other, 0 for nobody."""
    if player < 0:
        return 0
    return 1 if player == seat else 2


def write_mini(mini: Mini, seat: i64, out: list[int]) -> None:
    """The three words of a miniature."""
    profile = mini.profile
    space: i64 = mini.space
    where: i64 = ON_BOARD
    if space < 0:
        where = IN_RESERVE if space == RESERVE else BEATEN
        space = -1
    ready: i64 = 1 if mini.ready else 0
    hero: i64 = 1 if profile.hero else 0
    reroll: i64 = 1 if mini.reroll else 0
    bow: i64 = 1 if profile.bow else 0
    gun: i64 = 1 if profile.gun else 0
    out.append(packed(1, relative(mini.owner, seat), profile.die, space + 1))
    out.append(packed(where, mini.armor, ready, hero))
    out.append(packed(reroll, bow, gun, fitting(profile.tally)))
