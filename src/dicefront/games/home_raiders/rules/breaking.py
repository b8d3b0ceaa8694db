"""CON, SQM: breaking away from enemies in base contact, and the free attacks that follow."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.events.moving import BrokeAway, StayedPut
from dicefront.games.home_raiders.rules.free_attacks import free_attacks, left_pairs
from dicefront.games.home_raiders.rules.state import Character, State, Troop, can_act
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import PickPieces
from dicefront.skirmish.contact import touches_an_enemy, touching_enemies

EVERY_SUBSET: Final = 3
"""Up to so many characters in contact all choices of who breaks away are listed."""


class BreakAway(PickPieces):
    """HR-CON-08: which characters in base contact break away; the others stay where they are."""

    def __init__(self, player: int, troop: int, touching: list[int]) -> None:
        finite = len(touching) <= EVERY_SUBSET
        kind = "home_raiders.move.break-away"
        super().__init__(player, kind, "HR-CON-08", touching, 0, len(touching), finite)
        self.troop = troop

    def stranger(self, piece: int) -> Refusal:
        return Refusal("home_raiders.contact.need-not-break-away", self.rule, {"character": piece})

    def candidates(self) -> list[list[int]]:
        """Nobody; everybody; and some of them."""
        found: list[list[int]] = [[], self.pieces[:]]
        if len(self.pieces) <= EVERY_SUBSET:
            for mask in range(1, 2 ** len(self.pieces) - 1):
                found.append(
                    [self.pieces[place] for place in range(len(self.pieces)) if mask // 2**place % 2]
                )
        else:
            for member in self.pieces:
                found.append([member])
        return found

    def args(self) -> dict[str, Json]:
        touching: list[Json] = list(self.pieces)
        return {"troop": self.troop, "characters": touching}


def break_away(state: State, troop: Troop, movers: list[Character]) -> Steps[tuple[list[int], list[int]]]:
    """HR-SQM-02, HR-SQM-03: who breaks away, and the free attacks.

    Returns who may move though in contact, and who broke away in vain (HR-CON-10). Whoever slips away from
    all its enemies need not be named: nobody attacks it.
    """
    slipping: list[int] = []
    named: list[int] = []
    for mover in movers:
        if touches_an_enemy(state, mover):
            if left_pairs(state, [mover]):
                named.append(mover.id)
            else:
                slipping.append(mover.id)
    if not named:
        return slipping, []
    away = yield from ask(BreakAway(troop.owner, troop.id, named))
    if not away:
        return slipping, []
    leaving = [state.characters[number] for number in [*slipping, *away]]
    touched = contacts_of(state, leaving)
    yield BrokeAway(troop.id, away)
    yield from free_attacks(state, [c for c in leaving if c.id in away])
    free: list[int] = []
    stuck: list[int] = []
    for c in leaving:
        if not can_act(c):
            continue
        if all(enemy.id in touched[c.id] for enemy in touching_enemies(state, c)):
            free.append(c.id)
        else:
            stuck.append(c.id)
            yield StayedPut(c.id)  # HR-CON-10
    return free, stuck


def contacts_of(state: State, movers: list[Character]) -> dict[int, list[int]]:
    """The enemies that each of these touches."""
    return {mover.id: [enemy.id for enemy in touching_enemies(state, mover)] for mover in movers}
