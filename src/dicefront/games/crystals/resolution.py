"""Resolution of a move (RES): one step list, from the landing field to the Miner's mine."""

from __future__ import annotations

from dicefront.games.crystals.board import NOWHERE
from dicefront.games.crystals.ending import take_crystal
from dicefront.games.crystals.events import Jumped, Moved, PushedBack
from dicefront.games.crystals.kills import origin_field, plan_move, settle_attacks
from dicefront.games.crystals.miner import clear_passed_mines, lay_mine, lays_mine, settle_mine
from dicefront.games.crystals.roles import ROLES
from dicefront.games.crystals.scout import scout_earns
from dicefront.games.crystals.state import State, lift, put
from dicefront.games.crystals.tower import push_back_step
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps


def resolve(state: State, mover: int, face: int) -> Steps[bool]:
    """Move a character and settle all that follows; whether its ability earned an extra turn (CR-RES-07)."""
    board = state.options.board
    character = state.characters[mover]
    player, role = character.owner, ROLES[character.role]
    stock = state.stock[player]  # CR-MIN-05: mines that come back in this turn are not laid again in it

    move = plan_move(state, mover, face)  # CR-RES-01, CR-RES-02
    fields = board.field_at[player]
    came_from = origin_field(state, move)
    lift(state, mover)
    final = move.destination
    if final == board.home:
        yield take_crystal(state, mover, move)
        if state.outcome is not None:
            return False
    else:
        yield Moved(player, mover, role, face, came_from, fields[move.landing])
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
    if lays_mine(character, face, move.origin, stock):
        yield from lay_mine(state, player, came_from)  # CR-RES-06
    return scout_earns(character, face, final)
