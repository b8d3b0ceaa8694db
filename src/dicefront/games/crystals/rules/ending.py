"""Victory and end (WIN)."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import IN_BASE
from dicefront.games.crystals.rules.events import CameHome
from dicefront.games.crystals.rules.kills import Move
from dicefront.games.crystals.rules.roles import FULL_EXPERIENCE, MINES, ROLES, TEAM
from dicefront.games.crystals.rules.state import State, lift
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY


def take_crystal(state: State, move: Move) -> CameHome:
    """A character came home: it is in base again, and its player takes a crystal (CR-LAP-05, CR-WIN-01)."""
    character = state.characters[move.mover]
    player = character.owner
    character.step = IN_BASE
    state.crystals[player] += 1
    state.middle -= 1
    if state.crystals[player] >= state.options.crystals_to_win:
        end(state, [player], "crystals.end.crystals", "CR-WIN-01")
    origin = state.options.board.field_at[player][move.origin]
    role = ROLES[character.role]
    return CameHome(player, move.mover, role, move.face, origin, state.crystals[player], state.middle)


def check_levels(state: State, player: int) -> None:
    """All four characters at the highest level win (CR-WIN-02), unless only crystals do (CR-WIN-05).

    Two are enough if champions win (CR-WIN-11).
    """
    options = state.options
    if not options.levels_win or champions(state, player) < options.champions_to_win:
        return
    if options.champions_to_win == TEAM:
        end(state, [player], "crystals.end.levels", "CR-WIN-02")
    else:
        end(state, [player], "crystals.end.champions", "CR-WIN-11")


def champions(state: State, player: int) -> int:
    """How many characters of a player are at the highest level."""
    count = 0
    for number in range(TEAM * player, TEAM * player + TEAM):
        if state.characters[number].experience == FULL_EXPERIENCE:
            count += 1
    return count


def check_rounds(state: State) -> None:
    """The game ends when every player still in it has had all turns (CR-WIN-06)."""
    limit = state.options.round_limit
    playing = [seat for seat in range(state.options.seats) if not state.gone[seat]]
    if any(state.turns[seat] < limit for seat in playing):
        return
    best = max(standing(state, seat) for seat in playing)
    winners = [seat for seat in playing if standing(state, seat) == best]
    end(state, winners, "crystals.end.rounds", "CR-WIN-06")


def concede(state: State, player: int) -> None:
    """A player leaves: characters and mines go, crystals stay (CR-WIN-08). The last one wins (CR-WIN-09).

    This can happen while a procedure waits for an answer. Procedures therefore look at ``gone`` after every
    question, and points that are still to be assigned lapse (CR-WIN-10).
    """
    state.gone[player] = True
    for number in range(TEAM * player, TEAM * player + TEAM):
        lift(state, number)
    for field in range(state.options.board.length):
        if state.mines[field] == player:
            state.mines[field] = NOBODY
    state.stock[player] = MINES
    state.earned[player] = 0
    left = [seat for seat in range(state.options.seats) if not state.gone[seat]]
    if len(left) == 1:
        end(state, left, "crystals.end.conceded", "CR-WIN-09")


def end(state: State, winners: list[int], reason: str, rule: str) -> None:
    """The game is over; all others are ranked by crystals, then experience, then equal (CR-WIN-07)."""
    places: list[int] = []
    others = [seat for seat in range(state.options.seats) if seat not in winners]
    for seat in range(state.options.seats):
        if seat in winners:
            places.append(1)
        else:
            mine = standing(state, seat)
            better = [other for other in others if standing(state, other) > mine]
            places.append(1 + len(winners) + len(better))
    state.outcome = Outcome(reason, rule, places)


def standing(state: State, player: int) -> int:
    """Crystals first, then experience in all, as one number to compare."""
    return 100 * state.crystals[player] + total_experience(state, player)


def total_experience(state: State, player: int) -> int:
    total = 0
    for number in range(TEAM * player, TEAM * player + TEAM):
        total += state.characters[number].experience
    return total
