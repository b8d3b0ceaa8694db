"""How the dice of a turn can fall, as far as it matters: the attack, the Skill roll, the next initiative."""

from __future__ import annotations

from typing import Any, Final

from dicefront.agents.evaluation.base import CERTAIN, Fate, Plan
from dicefront.agents.evaluation.chessboard.chances import TYPE_NAMES, chance
from dicefront.agents.evaluation.chessboard.turns import ACTIVATE, ATTACK, MOVE
from dicefront.games.chessboard.odds import initiative_odds, skill_odds
from dicefront.games.chessboard.state import NORTH, SOUTH, ChessState, Mini, best_die
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question

HIGH: Final = 100
LOW: Final = 1
NEGLIGIBLE: Final = 24
"""Fates that are rarer than this, out of 1024, are left out."""


def fates_of_turn(state: ChessState, question: Question[Any], plan: Plan) -> list[Fate]:
    """All fates of a plan."""
    fates = [Fate(CERTAIN)]
    mini = _mini_of(state, question, plan)
    if ATTACK in plan.kinds:
        attack = plan.answers[plan.kinds.index(ATTACK)]
        if isinstance(attack, list):
            fates = attack_fates(state, mini, attack)
    if MOVE in plan.kinds and state.marker >= 0 and state.options.pickup == "skill":
        if plan.answers[plan.kinds.index(MOVE)] == state.marker:
            fates = _product(fates, skill_fates(mini))
    if _ends_round(state, mini):
        fates = _product(fates, initiative_fates(state))
    return fates


def _mini_of(state: ChessState, question: Question[Any], plan: Plan) -> Mini:
    number = plan.answers[0] if plan.kinds[0] == ACTIVATE else question.args()["mini"]
    assert isinstance(number, int)
    return state.minis[number]


def attack_fates(state: ChessState, mini: Mini, attack: list[object]) -> list[Fate]:
    """The target fails its Save, or does not."""
    target = attack[1]
    assert isinstance(target, int)
    hit = chance(TYPE_NAMES.index(str(attack[0])), mini, state.minis[target], state.options.informed_heroes)
    through = Fate(hit)
    through.where("chessboard.attack", NOBODY, HIGH)
    through.where("chessboard.defense", NOBODY, LOW)
    through.where("chessboard.save", NOBODY, LOW)
    held = Fate(CERTAIN - hit)
    held.where("chessboard.attack", NOBODY, LOW)
    held.where("chessboard.defense", NOBODY, HIGH)
    return [fate for fate in (through, held) if fate.weight >= NEGLIGIBLE]


def skill_fates(mini: Mini) -> list[Fate]:
    """The marker is picked up, or is not."""
    luck = int(skill_odds(mini.die, mini.reroll) * CERTAIN)
    success = Fate(luck).where("chessboard.skill", NOBODY, HIGH)
    failure = Fate(CERTAIN - luck).where("chessboard.skill", NOBODY, LOW)
    return [fate for fate in (success, failure) if fate.weight >= NEGLIGIBLE]


def initiative_fates(state: ChessState) -> list[Fate]:
    """Either side acts first in the next round."""
    luck = int(initiative_odds(best_die(state, SOUTH), best_die(state, NORTH)) * CERTAIN)
    fates: list[Fate] = []
    for weight, first in ((luck, SOUTH), (CERTAIN - luck, NORTH)):
        fate = Fate(weight).where("chessboard.initiative", first, HIGH)
        fates.append(fate.where("chessboard.initiative", 1 - first, LOW))
    return fates


def _ends_round(state: ChessState, mini: Mini) -> bool:
    return all(not other.ready or other is mini for other in state.minis)


def _product(left: list[Fate], right: list[Fate]) -> list[Fate]:
    return [one.and_then(other) for one in left for other in right]
