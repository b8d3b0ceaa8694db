"""The Miner and the mines (MIN)."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.events import MineCleared, MineKilled, MineLaid, MineSurvived, MineTaken
from dicefront.games.crystals.rules.kills import Move
from dicefront.games.crystals.rules.roles import MINER, ROLES
from dicefront.games.crystals.rules.state import Character, State, lift
from dicefront.games.crystals.rules.tower import MINE_ROLLS, NO_COVER, cover
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps


def passed_mines(state: State, player: int, move: Move, final: int) -> list[int]:
    """The mined fields a mover has passed: all it counted but its final field (CR-MIN-14, CR-MIN-18)."""
    board = state.options.board
    fields = board.field_at[player]
    last = min(move.landing, board.gate)
    return [
        fields[step]
        for step in range(move.origin + 1, last + 1)
        if step != final and state.mines[fields[step]] != NOBODY
    ]


def clear_passed_mines(state: State, player: int, move: Move, final: int) -> Steps[None]:
    """Mines on fields that are passed go back without kill or experience (CR-MIN-14)."""
    for field in passed_mines(state, player, move, final):
        owner = state.mines[field]
        take_up(state, field)
        yield MineCleared(owner, field)


def settle_mine(state: State, mover: int, field: int) -> Steps[None]:
    """The mover's final field has a mine (CR-MIN-10 to CR-MIN-12)."""
    character = state.characters[mover]
    player, role = character.owner, ROLES[character.role]
    owner = state.mines[field]
    take_up(state, field)
    if owner == player:
        state.earned[player] += 1  # CR-MIN-12
        yield MineTaken(player, mover, role, field)
        return
    saves = mine_cover(state, player, field)
    if saves != NO_COVER:
        faces: list[int] = yield MINE_ROLLS[player]
        if faces[0] <= saves:
            state.earned[player] += 1  # CR-TOW-12; the mine's owner receives nothing (CR-MIN-11)
            yield MineSurvived(player, mover, role, field, owner)
            return
    lift(state, mover)
    state.earned[owner] += 1  # CR-MIN-16: the mine's point is the only one
    yield MineKilled(player, mover, role, field, owner)


def mine_cover(state: State, player: int, field: int) -> int:
    """The highest face that saves from a mine, by the Tower where it stands after the move (CR-TOW-06)."""
    return cover(state, player, field) if state.options.aura_against_mines else NO_COVER  # CR-TOW-07


def lays_mine(character: Character, face: int, origin: int, stock: int) -> bool:
    """Whether a move leaves a mine, if the field is then free (CR-MIN-01, CR-MIN-03, CR-MIN-04)."""
    return character.role == MINER and face <= character.level() and origin != ON_START and stock > 0


def lay_mine(state: State, player: int, field: int) -> Steps[None]:
    """A mine goes to the field the Miner left, if nobody stands there now (CR-MIN-06)."""
    if state.occupants[field] == NOBODY:
        state.mines[field] = player
        state.stock[player] -= 1
        yield MineLaid(player, field)


def take_up(state: State, field: int) -> None:
    """A mine returns to its owner's base."""
    state.stock[state.mines[field]] += 1
    state.mines[field] = NOBODY
