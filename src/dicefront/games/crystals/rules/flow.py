"""Turns (TRN, SEQ) and extra turns (XTR), and what is played next."""

from __future__ import annotations

from dicefront.games.crystals.rules.choosing import MoveQuestion
from dicefront.games.crystals.rules.ending import check_rounds
from dicefront.games.crystals.rules.events import ExtraTurn, ExtraTurnLost, NoMove
from dicefront.games.crystals.rules.experience import assign_experience, somebody_earned
from dicefront.games.crystals.rules.kills import plan_move
from dicefront.games.crystals.rules.movement import MOVE_ROLLS, legal_movers
from dicefront.games.crystals.rules.resolution import is_uneventful, resolve, walk
from dicefront.games.crystals.rules.scout import scout_earns
from dicefront.games.crystals.rules.setup import choose_attackers, choose_first_spawns, roll_for_first_turn
from dicefront.games.crystals.rules.spawning import SPAWN_END, SPAWN_START, must_spawn, spawn
from dicefront.games.crystals.rules.state import CHOOSE_ATTACKERS, CHOOSE_FIRST_SPAWNS, PLAY, State
from dicefront.kernel.procedure import Steps, ask


def next_procedure(state: State) -> Steps[None] | None:
    """The procedure to run now."""
    if state.outcome is not None:
        return None
    if state.stage == PLAY:
        return turn(state)
    if state.stage == CHOOSE_ATTACKERS:
        return choose_attackers(state)
    if state.stage == CHOOSE_FIRST_SPAWNS:
        return choose_first_spawns(state)
    return roll_for_first_turn(state)


def turn(state: State) -> Steps[None]:
    """One turn of the player on turn, or one extra turn (CR-TRN-01, CR-SEQ-01 to CR-SEQ-14)."""
    player = state.player
    if state.extra_turns == 0:
        state.turns[player] = state.turns[player] + 1
    if must_spawn(state, player):  # CR-SEQ-01
        yield from spawn(state, player, SPAWN_START)
        if state.gone[player]:
            return pass_the_turn(state)

    faces: list[int] = yield MOVE_ROLLS[player]  # CR-SEQ-02, CR-TRN-02
    face = faces[0]
    state.face = face
    extra = face == 6  # CR-SEQ-11, CR-XTR-01
    movers = legal_movers(state, player, face)  # CR-SEQ-03
    if movers:
        mover = movers[0]
        if len(movers) > 1:
            mover = yield from ask(MoveQuestion(player, state, movers))
            if state.gone[player]:
                return pass_the_turn(state)
        move = plan_move(state, mover, face)  # CR-SEQ-04, CR-SEQ-05
        final = move.destination
        if is_uneventful(state, move):
            yield walk(state, move)
        else:
            final = yield from resolve(state, move)  # CR-SEQ-06 to CR-SEQ-09
        extra = extra or scout_earns(state.characters[mover], face, final)  # CR-SEQ-10
        if state.outcome is None and somebody_earned(state):
            yield from assign_experience(state, player)  # CR-SEQ-12
        if state.outcome is not None:
            return None
    else:
        yield NoMove(player, face)  # CR-TRN-07

    if must_spawn(state, player):  # CR-SEQ-13
        yield from spawn(state, player, SPAWN_END)
    if extra and not state.gone[player]:  # CR-SEQ-14
        limit = state.options.extra_turn_limit
        if limit == 0 or state.extra_turns < limit:
            state.extra_turns += 1
            state.face = 0
            yield ExtraTurn(player, state.extra_turns)
            return None
        yield ExtraTurnLost(player, limit)
    return pass_the_turn(state)


def pass_the_turn(state: State) -> None:
    """The next seat clockwise that still plays is on turn (CR-SET-11, CR-WIN-08)."""
    if state.options.round_limit != 0:
        check_rounds(state)
    state.face = 0
    state.extra_turns = 0
    seats = state.options.seats
    seat = (state.player + 1) % seats
    while state.gone[seat]:
        seat = (seat + 1) % seats
    state.player = seat
