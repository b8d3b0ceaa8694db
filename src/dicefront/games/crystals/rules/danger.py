"""How likely a character is to be killed before its owner's next turn.

What is computed, exactly: every opponent who comes to play before the owner does makes one turn of one roll,
each from the board as it is now. Before that roll it spawns, if it must, whichever character threatens most;
with every face it moves the legal character that is most likely to kill, defence rolls included. The opponent
on turn is counted with the die that lies on the table, if it lies there and is not used yet.

Extra turns, and changes of the board in between, are left out: the number is exact for one roll of every
opponent. Chances of several opponents are joined as if they did not depend on each other. A character in
base or on Start is safe (CR-STA-01), and mines do not kill who is standing (CR-MIN-17).
"""

from __future__ import annotations

from fractions import Fraction

from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.experience import somebody_earned
from dicefront.games.crystals.rules.kills import Move, plan_move
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.preview import SIX, fall, save_chance
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.spawning import in_base, must_spawn
from dicefront.games.crystals.rules.state import State, lift, put
from dicefront.games.crystals.rules.tower import push_back_step
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Plain

NEVER = Fraction(0)
CERTAIN = Fraction(1)
"""Most characters are in no danger most of the time: then nothing is added or multiplied."""


class Danger(Plain):
    """The chances of one character to be killed: by each seat, and in all."""

    def __init__(self, character: int, by_seat: list[Fraction], total: Fraction) -> None:
        self.character = character
        self.by_seat = by_seat
        self.total = total

    def to_json(self) -> dict[str, Json]:
        """For a screen: fractions as text, such as ``1/6``."""
        return {
            "character": self.character,
            "by_seat": [str(chance) for chance in self.by_seat],
            "total": str(self.total),
        }


def danger(state: State, character: int) -> Danger:
    """The chances of this character to be killed before its owner's next turn, by one roll of each."""
    owner = state.characters[character].owner
    by_seat = [NEVER] * state.options.seats
    safe = CERTAIN
    if state.characters[character].step > ON_START:
        for seat in seats_before(state, owner):
            chance = threat(state, seat, character)
            if chance is not NEVER:
                by_seat[seat] = chance
                safe *= 1 - chance
    return Danger(character, by_seat, NEVER if safe is CERTAIN else 1 - safe)


def seats_before(state: State, owner: int) -> list[int]:
    """The opponents who come to play before this owner's next turn, in order.

    While experience is assigned the move of this turn is made: the seat on turn is not one of them any more.
    """
    seats = state.options.seats
    first = owner if state.player == owner else state.player
    if state.player == owner or somebody_earned(state):
        first += 1
    count = (owner - first) % seats
    return [seat for seat in ((first + turn) % seats for turn in range(count)) if not state.gone[seat]]


def threat(state: State, seat: int, character: int) -> Fraction:
    """The chance that one turn of this seat kills the character, if the seat wants nothing else."""
    if state.player == seat and state.face:
        return kill_chance(state, seat, character, state.face)
    boards = [state]
    if must_spawn(state, seat):
        boards = [with_spawn(state, number) for number in in_base(state, seat)]
    best = NEVER
    for board in boards:
        faces = NEVER
        for face in range(1, SIX + 1):
            chance = kill_chance(board, seat, character, face)
            if chance is not NEVER:
                faces += chance
        if faces is not NEVER:
            best = max(best, faces / SIX)
    return best


def with_spawn(state: State, number: int) -> State:
    """The same board with one more character on Start."""
    spawned = state.copy()
    put(spawned, number, ON_START)
    return spawned


def kill_chance(state: State, seat: int, character: int, face: int) -> Fraction:
    """The best chance this seat has to kill the character with this face."""
    best = NEVER
    for mover in legal_movers(state, seat, face):
        for attack in plan_move(state, mover, face).attacks:
            if attack.target == character:
                best = max(best, 1 - save_chance(attack.saves))
    return best


def danger_after(state: State, mover: int, face: int) -> Fraction | None:
    """The danger to the mover after a move, over all ways its defence rolls can fall.

    ``None`` where there is nothing to say: at home, on Start, or on the mine of an opponent.
    """
    board = state.options.board
    move = plan_move(state, mover, face)
    if move.destination == board.home:
        return None
    total = NEVER
    fields = board.field_at[mover // TEAM]
    for saved in range(1 << len(move.attacks)):
        chance, held, emptied = fall(move.attacks, saved, fields[move.destination])
        if chance == 0:
            continue
        final = move.destination
        if held:
            final = push_back_step(state, mover // TEAM, move.origin, final, emptied)
        if final == ON_START or state.mines[fields[final]] not in (NOBODY, mover // TEAM):
            return None
        after = danger(_moved(state, move, saved, final), mover).total
        if after is not NEVER:
            total += chance * after
    return total


def _moved(state: State, move: Move, saved: int, final: int) -> State:
    """The board after a move, with those gone who were not saved."""
    after = state.copy()
    for index, attack in enumerate(move.attacks):
        if not saved >> index & 1:
            lift(after, attack.target)
    lift(after, move.mover)
    put(after, move.mover, final)
    return after
