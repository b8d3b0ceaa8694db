"""ATK, DEF, DIE: attack roll, Defense roll, Save and Armor."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.events import ArmorUsed, Attacked, Defeated, Defended, Hit, Saved
from dicefront.games.chessboard.rules.heroes import offer_reroll, throw
from dicefront.games.chessboard.rules.lines import BOW, TYPES, attack_problem, attacks_from
from dicefront.games.chessboard.rules.scenarios import last_standing, lay_down
from dicefront.games.chessboard.rules.state import DEFEATED, ChessState, Mini
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.position import THROW, Entry
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question

SAVE: Final = FIGURES.save


@mypyc_attr(free_list_len=1)
class Attack(Question[Json]):
    """CB-DEC-07: no attack, or ``[type, target]``."""

    def __init__(self, state: ChessState, mini: Mini, targets: list[Json]) -> None:
        super().__init__(mini.owner, "chessboard.turn.attack", "CB-DEC-07")
        self.state = state
        self.mini = mini
        self.targets = targets

    def check(self, answer: object) -> Refusal | None:
        if answer is None:
            return None
        if not isinstance(answer, list) or len(answer) != 2:
            return unreadable("[type, target], or null for no attack", answer)
        type_, target = answer
        if not isinstance(type_, str) or type_ not in TYPES:
            return unreadable("melee, bow or gun", type_)
        if type(target) is not int or not 0 <= target < len(self.state.minis):
            return unreadable("the number of a miniature", target)
        return attack_problem(self.state, self.mini, self.mini.space, type_, self.state.minis[target])

    def candidates(self) -> list[Json]:
        found: list[Json] = [None]
        found.extend(self.targets)
        return found

    def args(self) -> dict[str, Json]:
        return {"mini": self.mini.id}


LATELY: Final = 8
"""So many entries back an activation is looked for: reserves that enter and initiative come behind it."""

NO_ATTACK: Final = 0
FAILED: Final = 1
SUCCEEDED: Final = 2


def attack_step(state: ChessState, mini: Mini) -> Steps[int]:
    """CB-SEQ-13: no attack, or one; returns how it went."""
    targets = attacks_from(state, mini, mini.space)
    if not targets:
        return NO_ATTACK
    answer = yield Attack(state, mini, targets)
    if not isinstance(answer, list):
        return NO_ATTACK
    defeated = yield from attack(state, mini, state.minis[answer[1]], answer[0])
    return SUCCEEDED if defeated else FAILED


def why_no_attack(
    state: ChessState, player: PlayerId, answer: object, entries: list[Entry]
) -> Refusal | None:
    """Why a miniature that has just moved was not asked for this attack: nobody was in its reach (CB-SEQ-13).

    Its activation and its move are the last two answers, as long as nobody else has answered since.
    """
    if not isinstance(answer, list) or len(answer) != 2 or not isinstance(answer[0], str):
        return None
    answers = [entry for entry in entries[-LATELY:] if entry.kind < THROW]
    if len(answers) < 2 or answers[-1].player != player or answers[-2].player != player:
        return None
    chosen, end = answers[-2].value, answers[-1].value
    if isinstance(end, list) and end:
        end = end[-1]
    if type(chosen) is not int or not 0 <= chosen < len(state.minis):
        return None
    mini = state.minis[chosen]
    if mini.owner != player or mini.space < 0 or end not in (mini.space, []):
        return None
    return Attack(state, mini, []).check(answer)


def attack(state: ChessState, attacker: Mini, target: Mini, type: str) -> Steps[bool]:
    """CB-SEQ-16 to CB-SEQ-22: attack roll, Defense roll, Save, Armor; returns whether the target fell."""
    state.busy = True  # CB-END-05
    yield Attacked(attacker.id, target.id, type)
    strike, guard = yield from exchange(state, attacker, target, type)
    hit = result(type, strike)
    if hit < guard:  # CB-DEF-02, CB-DEF-03: a tie is enough
        yield Defended(attacker.id, target.id, type, strike, hit, guard)
        return False
    yield Hit(attacker.id, target.id, type, strike, hit, guard)
    save = yield from throw(target, "save")  # CB-DEF-04
    save = yield from offer_reroll(target, "save", save, SAVE)
    if save >= SAVE:  # CB-DIE-09, CB-DEF-05, CB-DEF-09
        yield Saved(target.id, save)
        return False
    if target.armor:  # CB-DEF-06, CB-DEF-08, CB-HER-06: nobody is asked
        target.armor -= 1
        yield ArmorUsed(target.id, save, target.armor)
        return False
    yield from defeat(state, target, save)
    return True


def exchange(state: ChessState, attacker: Mini, target: Mini, type: str) -> Steps[tuple[int, int]]:
    """CB-SEQ-17, CB-SEQ-18: the attack die and the Defense die, Hero re-rolls included."""
    strike = yield from throw(attacker, "attack")
    if state.options.informed_heroes:  # CB-HER-05: see both dice first
        guard = yield from throw(target, "defence")
        strike = yield from offer_reroll(attacker, "attack", strike, guard, target.id, type)
    else:  # CB-HER-04: decide before the next die
        strike = yield from offer_reroll(attacker, "attack", strike, 0, target.id, type)
        guard = yield from throw(target, "defence")
    guard = yield from offer_reroll(target, "defence", guard, result(type, strike), attacker.id, type)
    return strike, guard


def result(type: str, face: int) -> int:
    """CB-DIE-05 to CB-DIE-07, CB-HER-07: a bow halves its roll, rounded up."""
    return (face + 1) // 2 if type == BOW else face


def attack_result(type: str, face: int) -> Total:
    """The attack result with its reasons."""
    parts = [Modifier("chessboard.number.roll", face, "CB-DIE-02")]
    if type == BOW:
        parts.append(Modifier("chessboard.number.halved_up", result(type, face) - face, "CB-DIE-06"))
    return Total(parts)


def defeat(state: ChessState, target: Mini, save: int) -> Steps[None]:
    """CB-SEQ-22, CB-DEF-07: a marker drops, the miniature leaves the board, and the army may be beaten."""
    space = target.space
    if state.carrier == target.id:
        yield lay_down(state, target, space)  # CB-RET-10
    target.space = DEFEATED
    target.ready = False
    target.reroll = False
    yield Defeated(target.id, save, space)
    ended = last_standing(state, target.owner)
    if ended is not None:
        yield ended
