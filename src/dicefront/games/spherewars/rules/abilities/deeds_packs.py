"""The deeds of the Packs of Urueh."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.deeds import AfflictDeed, Deed, StrikeDeed, aimed_at
from dicefront.games.spherewars.rules.abilities.passives import may_use
from dicefront.games.spherewars.rules.deeds import in_area
from dicefront.games.spherewars.rules.events.spells import GemsGained
from dicefront.games.spherewars.rules.feats import strike, wound_directly
from dicefront.games.spherewars.rules.moments import TRAITS, nothing
from dicefront.games.spherewars.rules.sharing import next_struck
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.games.spherewars.rules.states import has_power
from dicefront.games.spherewars.rules.subjects import SHOT, Blow, Feat, Shot
from dicefront.games.spherewars.rules.wounds import heal
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps


class GolotharsBlaze(Deed):
    """Fire strikes every enemy nearby who is not red-hot."""

    id: ClassVar[str] = "golothars_blaze"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        left = [one for one in in_area(state, feat) if not one.kit.holds(TRAITS["red_hot"])]
        while left:
            one = yield from next_struck(state, me, self.id, left)
            if is_there(one):
                yield from strike(state, feat, one, min(feat.successes, 2))


class KazagsCrack(AfflictDeed):
    """It stuns an enemy who does not fly."""

    id: ClassVar[str] = "kazags_crack"
    surely: ClassVar[bool] = True

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        if not target.walker.flies:
            return None
        return Refusal("spherewars.feat.flies", "SW-DEE-08", {"combatant": me.id, "target": target.id})


class FlamingShot(Deed):
    """The shots of this activation are stronger; with two successes neither range nor moving costs dice."""

    id: ClassVar[str] = "flaming_shot"

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        me.bear(self.id, ACTIVATION, me.id, min(feat.successes, 2))
        return nothing()

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        if blow.source == SHOT and me.effects.has(self.id):
            blow.strength.add(self.reason, 1, "SW-SHO-09")

    def shape_aim(self, state: State, me: Combatant, shot: Shot) -> None:
        if max(me.effects.values(self.id), default=0) > 1:
            for part in shot.bonus.parts[:]:
                if part.rule in ("SW-SHO-12", "SW-SHO-14"):
                    shot.dice(self.reason, -part.amount, "SW-SHO-19")


class BurningSlash(StrikeDeed):
    """A blow of strength one plus the successes, at most 3."""

    id: ClassVar[str] = "burning_slash"
    first: ClassVar[int] = 1
    more: ClassVar[int] = 1
    most: ClassVar[int] = 3


class LavaDart(StrikeDeed):
    """A ranged blow as strong as the successes, against less constitution."""

    id: ClassVar[str] = "lava_dart"
    more: ClassVar[int] = 1
    softer: ClassVar[int] = 1


class Crush(StrikeDeed):
    """A blow of strength two for each success, at most 4, against somebody smaller."""

    id: ClassVar[str] = "crush"
    more: ClassVar[int] = 2
    most: ClassVar[int] = 4

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        return self.at_height(me, target, me.profile.height - 1)


class EnergeticSuction(Deed):
    """It feeds on a red-hot friend: each wound heals one of the bearer, or gives a sorcerer a gem."""

    id: ClassVar[str] = "energetic_suction"

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        fits = target is not me and not target.profile.is_hero() and target.wounds > 0
        if fits and target.kit.holds(TRAITS["red_hot"]):
            return None
        return Refusal("spherewars.feat.wrong_kin", "SW-DEE-08", {"combatant": me.id, "target": target.id})

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        blow = yield from wound_directly(state, feat, target, min(feat.successes, 2, target.wounds))
        for _ in range(blow.taken):
            yield from self.feed(state, me)

    def feed(self, state: State, me: Combatant) -> Steps[None]:
        """A wound or a gem, as its owner likes if it has power (SW-SPE-15: the gem is an ordinary one)."""
        gem = has_power(me)
        if gem and me.wounds < me.profile.wounds:
            gem = yield from may_use(me, self, me, "SW-DEE-08")
        if gem:
            state.gems[me.side].own += 1
            yield GemsGained(me.id, 1)
        else:
            yield from heal(me, 1)
