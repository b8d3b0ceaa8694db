"""Resolution of a move (RES): one step list, from the landing field to the Miner's mine."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import NOWHERE
from dicefront.games.crystals.rules.ending import take_crystal
from dicefront.games.crystals.rules.events import Jumped, Moved, PushedBack
from dicefront.games.crystals.rules.kills import Move, settle_attacks
from dicefront.games.crystals.rules.miner import clear_passed_mines, lay_mine, lays_mine, settle_mine
from dicefront.games.crystals.rules.roles import MINER, ROLES, TEAM
from dicefront.games.crystals.rules.state import State, lift, put
from dicefront.games.crystals.rules.tower import push_back_step
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps


def is_uneventful(state: State, move: Move) -> bool:
    """Whether a move meets nobody and nothing: most moves do, and need no step list."""
    return (
        not move.attacks
        and move.destination == move.landing
        and move.destination <= state.options.board.gate
        and state.mines[state.options.board.field_at[move.mover // TEAM][move.destination]] == NOBODY
        and not state.options.pass_clears
        and state.characters[move.mover].role != MINER
    )


def walk(state: State, move: Move) -> Moved:
    """An uneventful move."""
    mover = move.mover
    character = state.characters[mover]
    fields = state.options.board.field_at[character.owner]
    lift(state, mover)
    put(state, mover, move.destination)
    return Moved(
        character.owner,
        mover,
        ROLES[character.role],
        move.face,
        fields[move.origin],
        fields[move.destination],
    )


def resolve(state: State, move: Move) -> Steps[int]:
    """Make a move and settle all that follows; gives the step on which the mover ends, alive or not."""
    board = state.options.board
    mover = move.mover
    character = state.characters[mover]
    player, role = character.owner, ROLES[character.role]
    stock = state.stock[player]  # CR-MIN-05: mines that come back in this turn are not laid again in it

    fields = board.field_at[player]
    came_from = fields[move.origin]
    lift(state, mover)
    final = move.destination
    if final == board.home:  # CR-RES-01
        yield take_crystal(state, move)
        if state.outcome is not None:
            return final
    else:
        yield Moved(player, mover, role, move.face, came_from, fields[move.landing])
        if final != move.landing:
            yield Jumped(player, mover, role, fields[move.landing], fields[final])
        held = False
        if move.attacks:
            held = yield from settle_attacks(state, move)  # CR-RES-03
        if held:
            final = push_back_step(state, player, move.origin, final, [])
            yield PushedBack(player, mover, role, fields[final])
        put(state, mover, final)  # CR-RES-04
    if state.options.pass_clears:
        yield from clear_passed_mines(state, player, move, final)  # CR-RES-05
    field = fields[final]
    if field != NOWHERE and state.mines[field] != NOBODY:
        yield from settle_mine(state, mover, field)
    if lays_mine(character, move.face, move.origin, stock):
        yield from lay_mine(state, player, came_from)  # CR-RES-06
    return final
