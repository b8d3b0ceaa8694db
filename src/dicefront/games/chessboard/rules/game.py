"""Chessboard Skirmish as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard.rules import army, diagram, notation, view
from dicefront.games.chessboard.rules.army import candidate_armies, given_rosters, profiles
from dicefront.games.chessboard.rules.attack import why_no_attack
from dicefront.games.chessboard.rules.codec import STATE, decode_state
from dicefront.games.chessboard.rules.flow import next_procedure
from dicefront.games.chessboard.rules.heroes import WINDOWS
from dicefront.games.chessboard.rules.options import OPTIONS, Options, complete_options
from dicefront.games.chessboard.rules.state import NOWHERE, SOUTH, ChessState, Profile
from dicefront.games.chessboard.rules.terms import TERMS
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Game, drawn, won_by
from dicefront.kernel.ids import NOBODY, Json, PlayerId
from dicefront.kernel.position import Entry
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question


def first_state(options: Options, rosters: list[Json]) -> ChessState:
    """The state before anything has happened; an army that is empty is asked for at the table."""
    armies: list[list[Profile]] = []
    breaches: list[list[Refusal]] = []
    for roster in rosters:
        armies.append([] if roster is None else profiles(roster, options))
        breaches.append([] if roster is None else army.breaches(roster, options))
    nobody_finished = [False, False]
    return ChessState(
        options,
        "armies",
        armies,
        breaches,
        [],
        [],
        SOUTH,
        0,
        0,
        0,
        SOUTH,
        nobody_finished,
        False,
        0,
        NOWHERE,
        NOBODY,
        None,
    )


class Chessboard(Game[ChessState]):
    """Dice-rated miniatures on a chessboard."""

    def __init__(self) -> None:
        super().__init__("chessboard", "1.0", "CB", OPTIONS, TERMS, WINDOWS)

    def complete_options(self, given: Json) -> dict[str, Json]:
        return complete_options(given)

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> ChessState:
        chosen = Options(options)
        return first_state(chosen, given_rosters(chosen, rosters))

    def problems(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        return army.problems(roster, Options(options))

    def breaches(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        return army.breaches(roster, Options(options))

    def next_procedure(self, state: ChessState) -> Steps[None] | None:
        return next_procedure(state)

    def view(self, state: ChessState, player: PlayerId | None) -> Json:
        return view.view(state)

    def imagine(self, checkpoint: ChessState, live: ChessState, player: PlayerId, draw: Draw) -> ChessState:
        """Only an army that is not shown yet is unknown."""
        imagined = checkpoint.copy()
        other = 1 - player
        if checkpoint.phase == "armies" and checkpoint.armies[other]:
            choices = candidate_armies(checkpoint.options)
            armies = list(checkpoint.armies)
            armies[other] = profiles(choices[draw.below(len(choices))], checkpoint.options)
            imagined.armies = armies
            breaches = checkpoint.breaches
            imagined.breaches = [one if seat == player else [] for seat, one in enumerate(breaches)]
        return imagined

    def resign(self, state: ChessState, player: PlayerId) -> None:
        """CB-END-02."""
        state.outcome = won_by(1 - player, 2, "chessboard.conceded", "CB-END-02")

    def agree_draw(self, state: ChessState) -> None:
        """CB-END-03."""
        state.outcome = drawn(2, "chessboard.agreed", "CB-END-03")

    def why_not_asked(
        self, state: ChessState, player: PlayerId, answer: object, entries: list[Entry]
    ) -> Refusal | None:
        return why_no_attack(state, player, answer, entries)

    def turn(self, state: ChessState) -> Json:
        return [state.round, state.turn]

    def activation(self, state: ChessState) -> Json:
        return [state.round, state.turn, sum(1 for mini in state.minis if mini.ready)]

    def encode(self, state: ChessState) -> Json:
        return STATE.encode(state)

    def decode(self, data: Json) -> ChessState:
        return decode_state(data)

    def spell(self, state: ChessState, question: Question[Any], answer: object) -> str:
        return notation.spell(state, question, answer)

    def read(self, state: ChessState, question: Question[Any], text: str) -> object:
        return notation.read(state, question, text)

    def diagram(self, state: ChessState) -> str:
        return diagram.diagram(state)

    def problem_of_state(self, state: ChessState) -> str:
        return view.impossible(state)


GAME: Final = Chessboard()
