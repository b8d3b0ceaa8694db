"""CON, SQM: breaking away from enemies in base contact, and the free attacks that follow."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.events.moving import BrokeAway, StayedPut
from dicefront.games.home_raiders.rules.free_attacks import free_attacks, left_pairs
from dicefront.games.home_raiders.rules.state import Character, State, Troop, can_act
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question, picked_pieces
from dicefront.kernel.sign import Sign
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.contact import touches_an_enemy, touching_enemies

EVERY_SUBSET: Final = 3
"""Up to so many characters in contact all choices of who breaks away are listed."""


class BreakAway(Question[list[int]]):
    """HR-CON-08: which characters in base contact break away; the others stay where they are."""

    def __init__(self, player: int, troop: int, touching: list[int]) -> None:
        super().__init__(player, "home_raiders.move.break-away", "HR-CON-08", len(touching) <= EVERY_SUBSET)
        self.troop = troop
        self.touching = touching

    def read(self, answer: object) -> list[int] | Refusal:
        if not isinstance(answer, list):
            return unreadable("a list of characters", answer)
        found: list[int] = []
        for number in range(len(answer)):
            member = answer[number]
            if type(member) is not int:
                return unreadable("a list of characters", answer)
            if member not in self.touching or answer.index(member) != number:
                return Refusal("home_raiders.contact.need-not-break-away", self.rule, {"character": member})
            found.append(member)
        return found

    def gesture(self) -> Gesture:
        return Gesture(PICK_SEVERAL, list[Json](self.touching), 0, len(self.touching), of=[PIECE])

    def sample(self, draw: Draw) -> list[int]:
        return some_of(self.touching, 0, draw)

    def candidates(self) -> list[list[int]]:
        """Nobody; everybody; and some of them."""
        found: list[list[int]] = [[], self.touching[:]]
        if len(self.touching) <= EVERY_SUBSET:
            for mask in range(1, 2 ** len(self.touching) - 1):
                found.append(
                    [self.touching[place] for place in range(len(self.touching)) if mask // 2**place % 2]
                )
        else:
            for member in self.touching:
                found.append([member])
        return found

    def show(self, value: list[int]) -> Sign:
        return picked_pieces(value)

    def args(self) -> dict[str, Json]:
        touching: list[Json] = list(self.touching)
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
