"""Deeds that single out one enemy, and Bull Rush."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.spherewars.rules.abilities.deeds import Deed, aimed_at
from dicefront.games.spherewars.rules.abilities.passives import may_use
from dicefront.games.spherewars.rules.abilities.weapons import holds_off, is_hampered
from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.dragging import follow
from dicefront.games.spherewars.rules.feats import strike
from dicefront.games.spherewars.rules.forcing import nearest_enemies
from dicefront.games.spherewars.rules.moments import STATE, Trait, nothing
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.profile import ELITE, LARGE, SUPERIOR
from dicefront.games.spherewars.rules.pushing import push_back
from dicefront.games.spherewars.rules.state import (
    NEXT_ACTIVATION,
    OWN_ROUND,
    Combatant,
    State,
    activation_of,
    is_hero,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import EFFECT, Feat, Force, Hand, Join
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.kernel.effects import TURN
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps

CHALLENGED: Final = "challenged"


class Grudge(Deed):
    """A die more against one enemy, who bears the effect."""

    until: ClassVar[str] = TURN

    def hold(self, me: Combatant, feat: Feat) -> None:
        aimed_at(feat).bear(self.id, self.until, me.id, min(feat.successes, 2))

    def bears_it(self, me: Combatant, enemy: Combatant) -> int:
        """How strong the grudge of the bearer against somebody is: 0, 1 or 2."""
        found = [effect.value for effect in enemy.effects.named(self.id) if effect.source == me.id]
        return max(found, default=0)

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        if self.bears_it(me, hand.enemy):
            hand.dice(self.reason, 1, "SW-DEE-08")


class Obsession(Grudge):
    """With two successes it attacks that enemy like a Hardened Attacker (SW-ABI-29)."""

    id: ClassVar[str] = "obsession"
    until: ClassVar[str] = OWN_ROUND

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        self.hold(me, feat)
        return nothing()

    def shape_join(self, state: State, me: Combatant, join: Join) -> None:
        hard = join.mover is me and self.bears_it(me, join.target) > 1
        if hard and not is_hampered(me) and not holds_off(join.target):
            join.charge = True


class ChallengersCraving(Grudge):
    """With two successes an enemy of rank may have to come for it."""

    id: ClassVar[str] = "challengers_craving"

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if is_hero(target) or target.profile.rank in (ELITE, SUPERIOR):
            return None
        return Refusal("spherewars.feat.low_rank", "SW-DEE-08", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        self.hold(me, feat)
        if feat.successes > 1 and not (yield from passes(state, target, EFFECT, me)):
            target.bear(CHALLENGED, NEXT_ACTIVATION, me.id)


class Challenged(Trait):
    """SW-ABI-33: it is Impetuous, and only the challenger draws it."""

    id: ClassVar[str] = CHALLENGED
    family: ClassVar[str] = STATE
    rules: ClassVar[str] = "SW-ABI-33"

    def forced_action(self, state: State, me: Combatant, stride: Stride) -> Force | None:
        challengers = [state.combatants[effect.source] for effect in me.effects.named(self.id)]
        return Force("SW-ABI-33", nearest_enemies(state, me, stride, challengers))


class BullRush(Deed):
    """A blow at an enemy whom it has joined; who lives is pushed back, and it may follow."""

    id: ClassVar[str] = "bull_rush"

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if activation_of(state).has_joined(target.id):
            return None
        return Refusal("spherewars.feat.not_joined", "SW-DEE-08", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        yield from strike(state, feat, target, min(2 + feat.successes, 4))
        if not is_there(target) or target.profile.height > LARGE or stopped(state, me):
            return
        joined = activation_of(state).joining_of(target.id)
        keeps = joined is not None and joined.whole
        yield from push_back(state, me, target, 2)
        if touches(state, me, target) or not is_there(target):
            return
        if (yield from may_use(me, self, target, "SW-MOV-33")):
            yield from follow(state, me, target, self.id, keeps)
