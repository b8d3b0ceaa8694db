"""Chessboard Skirmish as a game of the kernel."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.chessboard import army, diagram, notation, view
from dicefront.games.chessboard.army import candidate_armies, given_rosters, profiles
from dicefront.games.chessboard.flow import next_procedure
from dicefront.games.chessboard.options import OPTIONS, Options, complete_options
from dicefront.games.chessboard.state import NOWHERE, SOUTH, ChessState, Mini, Profile
from dicefront.kernel.agreement import BREACH
from dicefront.kernel.chosen import ChosenCodec
from dicefront.kernel.codec import BOOLEAN, INTEGER, TEXT, Integer, ListOf, Maybe, Record, Text
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.game import Game, Outcome, drawn, won_by
from dicefront.kernel.ids import NOBODY, Json, PlayerId
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question

PHASES: Final = ["armies", "roll-off", "obstacles", "marker", "deployment", "round", "turn", "round-end"]


PROFILE: Final = Record(
    Profile,
    {
        "die": INTEGER,
        "armor": INTEGER,
        "bow": BOOLEAN,
        "gun": BOOLEAN,
        "hero": BOOLEAN,
        "figure": TEXT,
        "tally": INTEGER,
    },
)
MINI: Final = Record(
    Mini,
    {
        "id": Integer(0, 23),
        "owner": Integer(0, 1),
        "profile": PROFILE,
        "space": Integer(-2, 63),
        "armor": Integer(0, 99),
        "ready": BOOLEAN,
        "reroll": BOOLEAN,
    },
)
OUTCOME: Final = Record(Outcome, {"reason": TEXT, "rule": TEXT, "places": ListOf(INTEGER, 2)})
STATE: Final = Record(
    ChessState,
    {
        "options": ChosenCodec(complete_options, Options),
        "phase": Text(PHASES),
        "armies": ListOf(ListOf(PROFILE), 2),
        "breaches": ListOf(ListOf(BREACH), 2),
        "minis": ListOf(MINI),
        "obstacles": ListOf(Integer(0, 63)),
        "deployer": Integer(0, 1),
        "placed": Integer(0, 32),
        "stops": Integer(0, 2),
        "round": Integer(0, 10_000),
        "turn": Integer(0, 1),
        "finished": ListOf(BOOLEAN, 2),
        "busy": BOOLEAN,
        "quiet": Integer(0, 10_000),
        "marker": Integer(-1, 63),
        "carrier": Integer(-1, 23),
        "outcome": Maybe(OUTCOME),
    },
    {"breaches": [[], []]},
)


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
        super().__init__("chessboard", "1.0", "CB", OPTIONS)

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

    def imagine(self, state: ChessState, player: PlayerId, draw: Draw) -> ChessState:
        """Only an army that is not shown yet is unknown."""
        imagined = state.copy()
        other = 1 - player
        if state.phase == "armies" and state.armies[other]:
            choices = candidate_armies(state.options)
            armies = list(state.armies)
            armies[other] = profiles(choices[draw.below(len(choices))], state.options)
            imagined.armies = armies
            imagined.breaches = [one if seat == player else [] for seat, one in enumerate(state.breaches)]
        return imagined

    def resign(self, state: ChessState, player: PlayerId) -> None:
        """CB-END-02."""
        state.outcome = won_by(1 - player, 2, "chessboard.conceded", "CB-END-02")

    def agree_draw(self, state: ChessState) -> None:
        """CB-END-03."""
        state.outcome = drawn(2, "chessboard.agreed", "CB-END-03")

    def encode(self, state: ChessState) -> Json:
        return STATE.encode(state)

    def decode(self, data: Json) -> ChessState:
        return STATE.decode(data, "state")

    def spell(self, state: ChessState, question: Question[Any], answer: object) -> str:
        return notation.spell(state, question, answer)

    def read(self, state: ChessState, question: Question[Any], text: str) -> object:
        return notation.read(state, question, text)

    def diagram(self, state: ChessState) -> str:
        return diagram.diagram(state)

    def problem_of_state(self, state: ChessState) -> str:
        return view.impossible(state)


GAME: Final = Chessboard()
