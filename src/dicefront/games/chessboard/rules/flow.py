"""RND, TRN, SEQ: rounds, turns and what comes next."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicefront.games.chessboard.rules.attack import FAILED, SUCCEEDED, attack_step
from dicefront.games.chessboard.rules.ending import win
from dicefront.games.chessboard.rules.events import (
    Activated,
    Entered,
    InitiativeWon,
    Reinforcing,
    RoundBegun,
    RoundEnded,
    RoundFinished,
)
from dicefront.games.chessboard.rules.movement import move
from dicefront.games.chessboard.rules.scenarios import end_of_round
from dicefront.games.chessboard.rules.setup import (
    PlaceOne,
    contest,
    deploy,
    lay_marker,
    muster,
    roll_off,
    set_obstacles,
)
from dicefront.games.chessboard.rules.skills import offer_free_pick_up, skill_step
from dicefront.games.chessboard.rules.state import (
    NORTH,
    RESERVE,
    SOUTH,
    ChessState,
    Mini,
    free_starting_spaces,
    is_over,
    on_board,
    reserves,
)
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_PIECE, Gesture
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign


def next_procedure(state: ChessState) -> Steps[None] | None:
    """What happens now (CB-SET-01, section SEQ)."""
    if state.outcome is not None:
        return None
    phase = state.phase
    if phase == "turn":
        return take_turn(state)
    if phase == "round":
        return open_round(state)
    if phase == "round-end":
        return close_round(state)
    if phase == "armies":
        return muster(state)
    if phase == "roll-off":
        return roll_off(state)
    if phase == "obstacles":
        return set_obstacles(state)
    if phase == "marker":
        return lay_marker(state)
    return deploy(state)


# -- rounds -------------------------------------------------------------------------------------


def open_round(state: ChessState) -> Steps[None]:
    """CB-SEQ-05, CB-SEQ-06: everybody on the board becomes ready, then initiative."""
    state.round += 1
    state.busy = False
    state.finished = [False, False]
    for mini in state.minis:
        mini.ready = mini.on_board
        mini.reroll = mini.profile.hero and mini.space >= -1  # CB-RND-06, CB-HER-03: those not defeated
    yield RoundBegun(state.round)
    south, north = yield from contest(state, "chessboard.initiative", "CB-RND-01")
    first = SOUTH if south > north else NORTH  # CB-RND-02
    yield InitiativeWon(first, south, north)
    state.phase = "turn"
    yield from pass_turn_to(state, first)


def close_round(state: ChessState) -> Steps[None]:
    """CB-SEQ-08: the checks at the end of a round."""
    state.quiet = 0 if state.busy else state.quiet + 1  # CB-END-05
    yield RoundEnded(state.round, state.quiet)
    ended = end_of_round(state)
    if ended is not None:
        yield ended
    state.phase = "round"


# -- turns --------------------------------------------------------------------------------------


def can_enter(state: ChessState, player: PlayerId) -> bool:
    """Whether a reserve is waiting and an own starting space is free."""
    for mini in state.minis:
        if mini.space == RESERVE and mini.owner == player:
            return bool(free_starting_spaces(state, player))
    return False


def has_ready(state: ChessState, player: PlayerId) -> bool:
    """Whether a player has a miniature that can still be activated in this round."""
    for mini in state.minis:  # noqa: SIM110 - asked every turn, and a generator costs more than the loop
        if mini.ready and mini.owner == player:
            return True
    return False


def can_act(state: ChessState, player: PlayerId) -> bool:
    """CB-TRN-03, CB-DEP-10, CB-TRN-06: a ready miniature, or a reinforcement turn."""
    return has_ready(state, player) or (not state.finished[player] and can_enter(state, player))


def is_stranded(state: ChessState, player: PlayerId) -> bool:
    """CB-DEP-14: nobody on the board, and no reserve able to enter."""
    for mini in state.minis:
        if mini.owner == player and mini.space >= 0:
            return False
    return not can_enter(state, player)


def pass_turn_to(state: ChessState, player: PlayerId) -> Steps[None]:
    """CB-SEQ-07, CB-TRN-02, CB-TRN-03, CB-RND-07: who takes the next turn, if anybody does."""
    for candidate in (player, 1 - player):
        if is_stranded(state, candidate):
            yield win(state, 1 - candidate, "chessboard.stranded", "CB-DEP-14")
            return
        if can_act(state, candidate):
            state.turn = candidate
            return
    state.phase = "round-end"


@mypyc_attr(free_list_len=1)
class Activate(Question[int | None]):
    """CB-DEC-04: which ready miniature, or ``None`` to declare the round finished for the army."""

    def __init__(self, state: ChessState) -> None:
        super().__init__(state.turn, "chessboard.turn.activate", "CB-DEC-04")
        self.state = state

    def check(self, answer: object) -> Refusal | None:
        if answer is None:
            return None
        minis = self.state.minis
        if type(answer) is not int or not 0 <= answer < len(minis):
            return unreadable("the number of a miniature, or null to finish the round", answer)
        mini = minis[answer]
        if mini.owner != self.player:
            return Refusal("chessboard.activate.not_yours", "CB-TRN-04", {"mini": answer})
        if mini.space < 0:
            return Refusal("chessboard.activate.not_on_board", "CB-TRN-01", {"mini": answer})
        if not mini.ready:
            return Refusal("chessboard.activate.spent", "CB-TRN-01", {"mini": answer})
        return None

    def candidates(self) -> list[int | None]:
        found: list[int | None] = []
        for mini in self.state.minis:
            if mini.ready and mini.owner == self.player:
                found.append(mini.id)
        found.append(None)
        return found

    def gesture(self) -> Gesture:
        return Gesture(PICK_PIECE, optional=True)

    def show(self, value: int | None) -> Sign:
        """Where the miniature stands, or how many would do nothing in this round."""
        if value is not None:
            return Sign(piece=value, space=self.state.minis[value].space)
        undone = Note("chessboard.show.left-undone", {"count": ready_count(self.state, self.player)})
        return Sign(note=Note("chessboard.show.finish", None, "CB-TRN-06"), notes=[undone])


def take_turn(state: ChessState) -> Steps[None]:
    """CB-SEQ-09 to CB-SEQ-15: one turn of the player who is on turn."""
    player = state.turn
    if has_ready(state, player):
        chosen = yield from ask(Activate(state))
        if chosen is None:
            finish_round(state, player)
            yield RoundFinished(player)
        else:
            mini = state.minis[chosen]
            yield Activated(player, chosen)
            yield from activate(state, mini)
            mini.ready = False  # CB-TRN-01
    else:
        yield Reinforcing(player)
    if not is_over(state):
        if can_enter(state, player):
            yield from enter_reserves(state, player)  # CB-TRN-11
        yield from pass_turn_to(state, 1 - player)


def finish_round(state: ChessState, player: PlayerId) -> None:
    """CB-TRN-06: all own ready miniatures become spent."""
    state.finished[player] = True
    for mini in state.minis:
        if mini.owner == player:
            mini.ready = False


def activate(state: ChessState, mini: Mini) -> Steps[None]:
    """CB-TRN-07: move, attack, Skill, each of them optional and in this order."""
    dropped = yield from move(state, mini)
    if is_over(state):
        return
    retrieve = state.options.scenario == "retrieve"
    if retrieve:
        yield from offer_free_pick_up(state, mini, dropped)
        if is_over(state):
            return
    attacked = yield from attack_step(state, mini)
    if attacked == FAILED or is_over(state) or not retrieve:  # CB-TRN-08, CB-SKL-02
        return
    if attacked == SUCCEEDED:  # CB-SEQ-12: nobody is asked again what was just declined
        yield from offer_free_pick_up(state, mini, dropped)
        if is_over(state):
            return
    yield from skill_step(state, mini, dropped, attacked == SUCCEEDED)


# -- reserves -----------------------------------------------------------------------------------


class EnterReserve(PlaceOne):
    """CB-DEC-13: which reserve enters on which available starting space."""

    def __init__(self, state: ChessState, player: PlayerId, waiting: list[Mini], spaces: list[int]) -> None:
        super().__init__(player, "chessboard.turn.reserve", "CB-DEC-13", state, waiting, spaces)

    def args(self) -> dict[str, Json]:
        return {"waiting": len(self.waiting), "spaces": len(self.spaces)}


def enter_reserves(state: ChessState, player: PlayerId) -> Steps[None]:
    """CB-DEP-07 to CB-DEP-09: as many reserves as there is room must enter, one per space."""
    while can_enter(state, player):
        waiting, spaces = reserves(state, player), free_starting_spaces(state, player)
        placing = yield from ask(EnterReserve(state, player, waiting, spaces))
        mini = state.minis[placing.mini]
        mini.space = placing.space
        mini.ready = not state.finished[player]  # CB-DEP-09, CB-TRN-06
        state.busy = True  # CB-END-05
        yield Entered(player, mini.id, mini.space)


def ready_count(state: ChessState, player: PlayerId) -> int:
    """How many miniatures a player has still to activate in this round."""
    return sum(1 for mini in on_board(state, player) if mini.ready)
