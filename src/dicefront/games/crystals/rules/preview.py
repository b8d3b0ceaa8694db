"""What a move would do, worked out beforehand: for the player who chooses, never for the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from dicefront.games.crystals.rules.board import NOWHERE
from dicefront.games.crystals.rules.kills import Attack, Move, plan_move
from dicefront.games.crystals.rules.miner import lays_mine, mine_cover, passed_mines
from dicefront.games.crystals.rules.roles import TEAM, TOWER_SLOT
from dicefront.games.crystals.rules.scout import scout_earns
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.rules.tower import NO_COVER, push_back_step
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Plain

SIX: Final = 6


class Strike(Plain):
    """One attacked character, and the chance that its Tower saves it."""

    def __init__(self, character: int, field: int, saved: Fraction) -> None:
        self.character = character
        self.field = field
        self.saved = saved


class Finish(Plain):
    """One place where the mover can end, with its chance; field -1 is Start, or home if it comes home.

    ``mine`` is the owner of the mine that is there (``NOBODY`` if none), ``survives`` the chance to live
    through it, ``extra_turn`` whether a 6 or the Scout earns one, ``lays_mine`` whether the Miner leaves one.
    """

    def __init__(
        self,
        field: int,
        chance: Fraction,
        pushed_back: bool,
        mine: int,
        survives: Fraction,
        extra_turn: bool,
        lays_mine: bool,
    ) -> None:
        self.field = field
        self.chance = chance
        self.pushed_back = pushed_back
        self.mine = mine
        self.survives = survives
        self.extra_turn = extra_turn
        self.lays_mine = lays_mine


class Preview(Plain):
    """All that a move would do. ``landing`` and ``destination`` differ if the mover jumps; -1 is home."""

    def __init__(
        self,
        character: int,
        face: int,
        origin: int,
        landing: int,
        destination: int,
        jumps: bool,
        home: bool,
        wins: bool,
        strikes: list[Strike],
        clears: list[int],
        finishes: list[Finish],
    ) -> None:
        self.character = character
        self.face = face
        self.origin = origin
        self.landing = landing
        self.destination = destination
        self.jumps = jumps
        self.home = home
        self.wins = wins
        self.strikes = strikes
        self.clears = clears
        self.finishes = finishes

    @property
    def kills(self) -> Fraction:
        """How many characters the move kills on average."""
        return sum((1 - strike.saved for strike in self.strikes), Fraction(0))

    @property
    def dies(self) -> Fraction:
        """The chance that a mine kills the mover."""
        return sum((finish.chance * (1 - finish.survives) for finish in self.finishes), Fraction(0))

    @property
    def push_backs(self) -> list[Finish]:
        """The places to which the mover can be pushed back."""
        return [finish for finish in self.finishes if finish.pushed_back]

    def to_json(self) -> dict[str, Json]:
        """For a screen: fractions as text, such as ``1/6``."""
        return {
            "character": self.character,
            "face": self.face,
            "origin": self.origin,
            "landing": self.landing,
            "destination": self.destination,
            "jumps": self.jumps,
            "home": self.home,
            "wins": self.wins,
            "strikes": [
                {"character": strike.character, "field": strike.field, "saved": str(strike.saved)}
                for strike in self.strikes
            ],
            "clears": list(self.clears),
            "finishes": [
                {
                    "field": finish.field,
                    "chance": str(finish.chance),
                    "pushed_back": finish.pushed_back,
                    "mine": finish.mine,
                    "survives": str(finish.survives),
                    "extra_turn": finish.extra_turn,
                    "lays_mine": finish.lays_mine,
                }
                for finish in self.finishes
            ],
        }


def preview(state: State, mover: int, face: int = 0) -> Preview:
    """What moving this character does, by the die on the table or another face; the move must be legal."""
    face = face or state.face
    board = state.options.board
    move = plan_move(state, mover, face)
    player = mover // TEAM
    fields = board.field_at[player]
    home = move.destination == board.home
    strikes = [Strike(attack.target, attack.field, save_chance(attack.saves)) for attack in move.attacks]
    return Preview(
        mover,
        face,
        fields[move.origin],
        fields[move.landing],
        fields[move.destination],
        move.is_jump,
        home,
        home and state.crystals[player] + 1 >= state.options.crystals_to_win,
        strikes,
        passed_mines(state, player, move, move.destination) if state.options.pass_clears else [],
        finishes(state, move),
    )


def save_chance(saves: int) -> Fraction:
    return Fraction(saves, SIX)


def finishes(state: State, move: Move) -> list[Finish]:
    """Every place where the mover can end, with its chance: all ways the defence rolls can fall."""
    board = state.options.board
    player = move.mover // TEAM
    if move.destination == board.home:
        return [finish_at(state, move, move.destination, Fraction(1))]
    chances: dict[int, Fraction] = {}
    for saved in range(1 << len(move.attacks)):
        chance, held, emptied = fall(move.attacks, saved, board.field_at[player][move.destination])
        if chance == 0:
            continue
        step = (
            push_back_step(state, player, move.origin, move.destination, emptied)
            if held
            else move.destination
        )
        chances[step] = chances.get(step, Fraction(0)) + chance
    return [finish_at(state, move, step, chances[step]) for step in sorted(chances, reverse=True)]


def fall(attacks: list[Attack], saved: int, destination: int) -> tuple[Fraction, bool, list[int]]:
    """One way the defence rolls can fall: its chance, whether the destination is held, the fields emptied."""
    chance = Fraction(1)
    held = False
    emptied: list[int] = []
    for index in range(len(attacks)):
        attack = attacks[index]
        if saved >> index & 1:
            chance *= save_chance(attack.saves)
            held = held or attack.field == destination
        else:
            chance *= 1 - save_chance(attack.saves)
            emptied.append(attack.field)
    return chance, held, emptied


def finish_at(state: State, move: Move, final: int, chance: Fraction) -> Finish:
    """What waits for the mover on its final step."""
    player = move.mover // TEAM
    character = state.characters[move.mover]
    field = state.options.board.field_at[player][final]
    mine = NOBODY if field == NOWHERE else state.mines[field]
    survives = Fraction(1)
    if mine not in (NOBODY, player):
        survives = save_chance(cover_on_arrival(state, move.mover, field))
    return Finish(
        field,
        chance,
        final != move.destination,
        mine,
        survives,
        move.face == SIX or scout_earns(character, move.face, final),
        lays_mine(character, move.face, move.origin, state.stock[player]) and final != move.origin,
    )


def cover_on_arrival(state: State, mover: int, field: int) -> int:
    """The cover against a mine after the move: a Tower that moves covers itself (CR-TOW-06)."""
    if mover % TEAM != TOWER_SLOT:
        return mine_cover(state, mover // TEAM, field)
    return state.characters[mover].level() if state.options.aura_against_mines else NO_COVER
