"""LST, INF, RET, SUR: what the scenarios add to a turn and to the end of a round."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.ending import decide_by_tally, tally_winner, win
from dicefront.games.chessboard.rules.events import GameEnded, MarkerDropped, MarkerPickedUp, Overtime
from dicefront.games.chessboard.rules.state import (
    NORTH,
    NOWHERE,
    OWN_CORNERS,
    PLAYERS,
    SOUTH,
    START_SPACES,
    ChessState,
    Mini,
    army,
    on_board,
)
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_SPACE, Gesture
from dicefront.kernel.ids import NOBODY, Json, PlayerId
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.tabletop.grid import SPACES

ENOUGH_INFILTRATORS: Final = 2
MOST_OVERTIME: Final = 3


# -- Last standing ------------------------------------------------------------------------------


def last_standing(state: ChessState, loser: PlayerId) -> GameEnded | None:
    """CB-LST-01, CB-LST-02: a player without miniatures on the board and in reserve loses."""
    if army(state, loser):
        return None
    return win(state, 1 - loser, "chessboard.last-standing", "CB-LST-02")


# -- Infiltrate ---------------------------------------------------------------------------------


def infiltrators(state: ChessState, player: PlayerId) -> int:
    """CB-INF-01, CB-INF-02, CB-INF-05: own miniatures on starting spaces of the opponent."""
    goal = START_SPACES[1 - player]
    return sum(1 for mini in state.minis if mini.owner == player and mini.space in goal)


def infiltrated(state: ChessState) -> GameEnded | None:
    """CB-INF-06: at the end of a round; if both have done it, the larger number wins."""
    south, north = infiltrators(state, SOUTH), infiltrators(state, NORTH)
    if max(south, north) < ENOUGH_INFILTRATORS or south == north:
        return None
    return win(state, SOUTH if south > north else NORTH, "chessboard.infiltrated", "CB-INF-06")


# -- victory by movement ------------------------------------------------------------------------


def moved_to_victory(state: ChessState, mini: Mini) -> GameEnded | None:
    """CB-SEQ-11: Infiltrate with the immediate check (CB-INF-03), and Retrieve (CB-RET-11)."""
    scenario = state.options.scenario
    if scenario == "infiltrate" and state.options.infiltrate_check == "immediate":
        if infiltrators(state, mini.owner) >= ENOUGH_INFILTRATORS:
            return win(state, mini.owner, "chessboard.infiltrated", "CB-INF-03")
    elif scenario == "retrieve" and state.carrier == mini.id and mini.space in OWN_CORNERS[mini.owner]:
        return win(state, mini.owner, "chessboard.retrieved", "CB-RET-11")
    return None


# -- Retrieve -----------------------------------------------------------------------------------


class Drop(Question[int | None]):
    """CB-DEC-06: whether and where on its way the carrier drops the marker; ``None`` keeps it."""

    def __init__(self, mini: Mini, places: list[int]) -> None:
        super().__init__(mini.owner, "chessboard.turn.drop", "CB-DEC-06")
        self.mini = mini
        self.places = places

    def check(self, answer: object) -> Refusal | None:
        if answer is None:
            return None
        if type(answer) is not int or not 0 <= answer < SPACES:
            return unreadable("a space from 0 to 63, or null to keep the marker", answer)
        if answer not in self.places:
            return Refusal("chessboard.drop.not_on_the_way", "CB-RET-08", {"space": answer})
        return None

    def candidates(self) -> list[int | None]:
        found: list[int | None] = [None]
        found.extend(self.places)
        return found

    def gesture(self) -> Gesture:
        return Gesture(PICK_SPACE, optional=True, places=[*self.places])

    def show(self, value: int | None) -> Sign:
        return Sign(note=Note("chessboard.show.turn.drop.none")) if value is None else Sign(space=value)

    def args(self) -> dict[str, Json]:
        return {"mini": self.mini.id}


def drop(state: ChessState, mini: Mini, places: list[int]) -> Steps[bool]:
    """CB-RET-08: the carrier may drop the marker in one of these spaces; returns whether it did."""
    space = yield from ask(Drop(mini, places))
    if space is None:
        return False
    yield lay_down(state, mini, space)
    return True


def lay_down(state: ChessState, mini: Mini, space: int) -> MarkerDropped:
    """CB-RET-10, CB-RET-13: the marker lies in a space again."""
    state.carrier = NOBODY
    state.marker = space
    return MarkerDropped(mini.id, space)


def take_up(state: ChessState, mini: Mini) -> Steps[None]:
    """CB-RET-07, CB-RET-12: the miniature carries the marker, and wins at once on an own corner."""
    state.carrier = mini.id
    state.marker = NOWHERE
    yield MarkerPickedUp(mini.id, mini.space)
    if mini.space in OWN_CORNERS[mini.owner]:
        yield win(state, mini.owner, "chessboard.retrieved", "CB-RET-12")


# -- Survival and the end of a round ------------------------------------------------------------


def end_of_round(state: ChessState) -> GameEnded | Overtime | None:
    """CB-RND-08: Infiltrate, Survival, quiet rounds, round limit; the first that applies ends the game."""
    options = state.options
    if options.scenario == "infiltrate" and options.infiltrate_check == "end_of_round":
        ended = infiltrated(state)
        if ended is not None:
            return ended
    overtime: Overtime | None = None
    if options.scenario == "survival" and state.round >= options.survival_rounds:  # CB-SUR-01
        last = options.survival_rounds + MOST_OVERTIME
        if not options.overtime or tally_winner(state) != NOBODY or state.round >= last:  # CB-SUR-03
            return decide_by_tally(state, "chessboard.survived", "CB-SUR-02")
        overtime = Overtime(state.round + 1)
    if options.quiet_limit and state.quiet >= options.quiet_limit:  # CB-END-06
        return decide_by_tally(state, "chessboard.quiet", "CB-END-06")
    if options.round_limit and state.round >= options.round_limit and options.scenario != "survival":
        return decide_by_tally(state, "chessboard.round-limit", "CB-END-04")
    return overtime


def tally_lines(state: ChessState) -> list[list[int]]:
    """For each player the miniatures on the board, those on the far side, and the tally points."""
    lines: list[list[int]] = []
    for player in PLAYERS:
        minis = on_board(state, player)
        lines.append([len(minis), infiltrators(state, player), sum(mini.profile.tally for mini in minis)])
    return lines
