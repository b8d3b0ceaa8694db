"""DEF, DIE: attack roll, Defense roll, Save and Armor."""

from __future__ import annotations

from dicefront.games.chessboard.rules.duel import SAVE, result
from dicefront.games.chessboard.rules.events import ArmorUsed, Attacked, Defeated, Defended, Hit, Saved
from dicefront.games.chessboard.rules.heroes import offer_reroll, throw
from dicefront.games.chessboard.rules.lines import BOW
from dicefront.games.chessboard.rules.scenarios import last_standing, lay_down
from dicefront.games.chessboard.rules.state import DEFEATED, ChessState, Mini
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.procedure import Steps


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
        strike = yield from offer_reroll(attacker, "attack", strike, guard, target, type)
    else:  # CB-HER-04: decide before the next die
        strike = yield from offer_reroll(attacker, "attack", strike, 0, target, type)
        guard = yield from throw(target, "defence")
    guard = yield from offer_reroll(target, "defence", guard, result(type, strike), attacker, type)
    return strike, guard


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
