"""Kills (KIL): who is attacked by a move, and what becomes of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.crystals.rules.attackers import range_direction
from dicefront.games.crystals.rules.events import Killed, Saved
from dicefront.games.crystals.rules.roles import ROLES, TEAM
from dicefront.games.crystals.rules.state import Character, State, lift
from dicefront.games.crystals.rules.teleports import destination_step
from dicefront.games.crystals.rules.tower import DEFENCE_ROLLS, NO_COVER, cover
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps


@mypyc_attr(acyclic=True)
class Attack:
    """One attacked character, and the highest face that saves it; all noted before the move (CR-TOW-09)."""

    def __init__(self, target: int, field: int, saves: int) -> None:
        self.target = target
        self.field = field
        self.saves = saves


NO_ATTACKS: Final[list[Attack]] = []
"""The attacks of most moves; nobody adds to it."""


@mypyc_attr(acyclic=True)
class Move:
    """A move as it is found before anything happens (CR-RES-01, CR-RES-02): steps of the mover's own lap."""

    def __init__(
        self, mover: int, face: int, origin: int, landing: int, destination: int, attacks: list[Attack]
    ) -> None:
        self.mover = mover
        self.face = face
        self.origin = origin
        self.landing = landing
        self.destination = destination
        self.attacks = attacks

    @property
    def is_jump(self) -> bool:
        return self.landing != self.destination


def plan_move(state: State, mover: int, face: int) -> Move:
    """Find landing field, destination and attacks of a legal move; changes nothing."""
    board = state.options.board
    character = state.characters[mover]
    owner = character.owner
    origin = character.step
    landing = origin + face
    if landing > board.gate:  # CR-LAP-03: the exact number is not needed
        return Move(mover, face, origin, board.home, board.home, NO_ATTACKS)
    destination = destination_step(state, mover, owner, landing)
    if destination == board.home:
        return Move(mover, face, origin, landing, destination, NO_ATTACKS)
    attacks = find_attacks(state, character, landing, destination)
    return Move(mover, face, origin, landing, destination, attacks)


def find_attacks(state: State, character: Character, landing: int, destination: int) -> list[Attack]:
    """All attacked characters in the order in which they are settled (CR-RES-03).

    Own characters are skipped and shield nobody (CR-KIL-05, CR-RNG-04).
    """
    board = state.options.board
    occupants = state.occupants
    owner = character.owner
    fields = board.field_at[owner]
    attacks = NO_ATTACKS
    if landing != destination and state.options.origin_kill:  # CR-TEL-06, CR-TEL-07
        if occupants[fields[landing]] != NOBODY:
            attacks = add_attack(state, attacks, owner, fields[landing])
    field = fields[destination]
    if occupants[field] != NOBODY:  # CR-KIL-01
        attacks = add_attack(state, attacks, owner, field)
    direction = range_direction(character.role)
    if direction != 0:
        for _ in range(character.level()):
            field += direction
            if field < 0:
                field = board.length - 1
            elif field == board.length:
                field = 0
            if occupants[field] != NOBODY:
                attacks = add_attack(state, attacks, owner, field)
    return attacks


def add_attack(state: State, attacks: list[Attack], attacker: int, field: int) -> list[Attack]:
    """The attacks and one more, if an opponent's character stands on the field."""
    target = state.occupants[field]
    owner = target // TEAM
    if owner == attacker:
        return attacks
    attack = Attack(target, field, cover(state, owner, field))
    if not attacks:
        return [attack]
    attacks.append(attack)
    return attacks


def settle_attacks(state: State, move: Move) -> Steps[bool]:
    """Settle all attacks one by one (CR-RES-03); whether the character on the destination was saved.

    Nobody can be spared (CR-KIL-06), and every covered character rolls once (CR-TOW-08).
    """
    player = state.characters[move.mover].owner
    destination = state.options.board.field_at[player][move.destination]
    held = False
    for attack in move.attacks:
        target = state.characters[attack.target]
        owner = target.owner
        saved = False
        if attack.saves != NO_COVER:
            faces: list[int] = yield DEFENCE_ROLLS[owner]
            saved = faces[0] <= attack.saves
        if saved:
            state.earned[owner] += 1  # CR-TOW-12
            held = held or attack.field == destination
            yield Saved(owner, attack.target, ROLES[target.role], attack.field, player)
        else:
            lift(state, attack.target)  # CR-KIL-02; experience stays (CR-KIL-03)
            state.earned[player] += 1  # CR-KIL-04
            yield Killed(owner, attack.target, ROLES[target.role], attack.field, player)
    return held
