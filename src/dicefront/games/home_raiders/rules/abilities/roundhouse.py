"""ACC: Roundhouse attack."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.close_combat import CloseCombatAbility
from dicefront.games.home_raiders.rules.close_combat import (
    ATTACKED,
    blows_in,
    blows_problem,
    has_dice,
    make_attack,
    melee_targets,
    ways_to_strike,
)
from dicefront.games.home_raiders.rules.moments import OPTION
from dicefront.games.home_raiders.rules.signs import nothing, sign_of_blows
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import MELEE, ROUNDHOUSE, Attack, Blow
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Sign


class RoundhouseAttack(CloseCombatAbility):
    """A wound gives a free attack on another enemy not attacked this turn."""

    id = "roundhouse-attack"
    rules = "HR-ACC-02 to HR-ACC-03"
    weight = 1.0
    use = OPTION
    order = 3

    def after_attacking(self, state: State, attack: Attack) -> Steps[None]:
        attacker = attack.attacker
        if not attack.may_choose() or not attack.wounded or not has_dice(state, attacker):
            return
        spared = [*attacker.effects.values(ATTACKED), attack.reserved]
        targets = [target for target in melee_targets(state, attacker) if target.id not in spared]
        if not targets:
            return
        blow = yield from ask(Roundhouse(state, attack, targets))
        if blow is not None:
            free = Attack(MELEE, ROUNDHOUSE, attacker, state.characters[blow.target])
            free.options = blow.options[:]
            free.reserved = attack.reserved
            yield from make_attack(state, free)


class Roundhouse(Question[Blow | None]):
    """HR-ACC-02, HR-ACC-22: null, ``[target]`` or ``[target, "sucker-punch"]``."""

    def __init__(self, state: State, attack: Attack, targets: list[Character]) -> None:
        super().__init__(attack.attacker.owner, "home_raiders.melee.roundhouse", "HR-ACC-02")
        self.state = state
        self.attack = attack
        self.targets = targets

    def read(self, answer: object) -> Blow | Refusal | None:
        if answer is None:
            return None
        if not isinstance(answer, list):
            return unreadable('[target], [target, "sucker-punch"] or null', answer)
        blows = blows_in(answer, len(self.state.characters))
        if isinstance(blows, Refusal):
            return blows
        if len(blows) != 1:
            return unreadable("one target", answer)
        blow = blows[0]
        attacker = self.attack.attacker
        problem = blows_problem(self.state, attacker, blows)
        if problem is not None:
            return problem
        who: dict[str, Json] = {"attacker": attacker.id, "target": blow.target}
        if blow.target == self.attack.reserved:
            return Refusal("home_raiders.melee.reserved", "HR-ACC-22", who)
        if blow.target in attacker.effects.values(ATTACKED):
            return Refusal("home_raiders.melee.attacked-already", "HR-ACC-02", who)
        return blow

    def candidates(self) -> list[Blow | None]:
        found: list[Blow | None] = [None]
        found.extend(ways_to_strike(self.attack.attacker, self.targets))
        return found

    def show(self, value: Blow | None) -> Sign:
        return nothing() if value is None else sign_of_blows(self.state, self.attack.attacker.id, [value])

    def args(self) -> dict[str, Json]:
        return {"attacker": self.attack.attacker.id}
