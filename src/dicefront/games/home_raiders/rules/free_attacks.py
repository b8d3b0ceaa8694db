"""SQF: the free attacks on those who break away."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.close_combat import free_close_attack, has_dice
from dicefront.games.home_raiders.rules.moments import SLIPS_FROM, asked
from dicefront.games.home_raiders.rules.signs import sign_of_free_attacks
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY
from dicefront.kernel.draw import Draw, some_of
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PICK_SEVERAL, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.contact import touches, touching_enemies
from dicefront.skirmish.figures import ON_TABLE

RIGHT: Final = "HR-CON-03"


class FreeAttacks(Question[list[list[int]]]):
    """HR-SQF-02: which of the left enemies attack whom, in which order: a list of ``[enemy, mover]``."""

    def __init__(self, state: State, player: int, pairs: list[list[int]]) -> None:
        super().__init__(player, "home_raiders.react.free-attack", RIGHT, len(pairs) <= 2)
        self.state = state
        self.pairs = pairs

    def read(self, answer: object) -> list[list[int]] | Refusal:
        if not isinstance(answer, list):
            return unreadable("a list of [enemy, mover]", answer)
        used: list[list[int]] = []
        for pair in answer:
            if (
                not isinstance(pair, list)
                or len(pair) != 2
                or type(pair[0]) is not int
                or type(pair[1]) is not int
            ):
                return unreadable("[enemy, mover]", pair)
            if pair not in self.pairs:
                return Refusal(
                    "home_raiders.contact.not-left", RIGHT, {"character": pair[0], "mover": pair[1]}
                )
            if pair in used:
                return Refusal("home_raiders.contact.attacks-twice", RIGHT, {"character": pair[0]})
            used.append([pair[0], pair[1]])
        return used

    def gesture(self) -> Gesture:
        """Pairs in the order in which they attack."""
        items: list[Json] = [[pair[0], pair[1]] for pair in self.pairs]
        return Gesture(PICK_SEVERAL, items, 0, len(items), of=[PIECE, PIECE])

    def sample(self, draw: Draw) -> list[list[int]]:
        return some_of(self.pairs, 0, draw)

    def candidates(self) -> list[list[list[int]]]:
        """All of them, none, each alone; of two also the other order."""
        everything = [pair[:] for pair in self.pairs]
        found: list[list[list[int]]] = [everything, []]
        if len(self.pairs) > 1:
            found.append([pair[:] for pair in reversed(self.pairs)])
            for pair in self.pairs:
                found.append([pair[:]])
        return found

    def show(self, value: list[list[int]]) -> Sign:
        return sign_of_free_attacks(self.state, value)

    def args(self) -> dict[str, Json]:
        pairs: list[Json] = [[pair[0], pair[1]] for pair in self.pairs]
        return {"pairs": pairs}


def slips_away(mover: Character, enemy: Character) -> bool:
    """Whether a mover breaks away from an enemy without a free attack."""
    return any(ability.slips_from(enemy) for ability in asked(mover, SLIPS_FROM))


def left_pairs(state: State, movers: list[Character]) -> list[list[int]]:
    """HR-SQF-01: all pairs of an enemy and the character that breaks away from it."""
    pairs: list[list[int]] = []
    for mover in movers:
        for enemy in touching_enemies(state, mover):
            if not slips_away(mover, enemy) and not enemy.vanishing and has_dice(state, enemy):
                pairs.append([enemy.id, mover.id])
    return pairs


def free_attacks(state: State, movers: list[Character]) -> Steps[None]:
    """SQF: the free attacks against all who break away (HR-CON-02, HR-CON-03, HR-CON-08)."""
    pairs = left_pairs(state, movers)
    if not pairs:
        return
    player = state.characters[pairs[0][0]].owner
    for enemy_id, mover_id in (yield from ask(FreeAttacks(state, player, pairs))):
        enemy = state.characters[enemy_id]
        mover = state.characters[mover_id]
        # HR-SQF-03: both have to be there, and to touch still.
        if enemy.where == ON_TABLE and mover.where == ON_TABLE and touches(state, enemy, mover):
            yield from free_close_attack(state, enemy, mover, BREAK_AWAY)
