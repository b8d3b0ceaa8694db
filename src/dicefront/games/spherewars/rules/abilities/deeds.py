"""DEE: what deeds have in common."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.deeds import in_area
from dicefront.games.spherewars.rules.feats import afflict, strike, wound_directly
from dicefront.games.spherewars.rules.moments import DEED, Trait
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.games.spherewars.rules.states import STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import Feat
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps


class Deed(Trait):
    """Base of all deeds."""

    family: ClassVar[str] = DEED
    rules: ClassVar[str] = "SW-DEE-08"

    def at_height(self, me: Combatant, target: Combatant, most: int) -> Refusal | None:
        """For deeds that reach only those of some height or smaller."""
        if target.profile.height <= most:
            return None
        return Refusal("spherewars.feat.too_tall", "SW-DEE-08", {"combatant": me.id, "target": target.id})


def aimed_at(feat: Feat) -> Combatant:
    """The target of a deed that needs one."""
    assert feat.target is not None
    return feat.target


class StrikeDeed(Deed):
    """A damage roll of strength ``first``, and ``more`` for each success, up to ``most``."""

    first: ClassVar[int] = 0
    more: ClassVar[int] = 0
    most: ClassVar[int] = 9
    softer: ClassVar[int] = 0  # by how much the constitution counts lower

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        strength = min(self.first + self.more * feat.successes, self.most)
        yield from strike(state, feat, aimed_at(feat), strength, self.softer)


class StunningBlow(Deed):
    """Strength 2; with two successes strength 3, and who is wounded is stunned."""

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        target = aimed_at(feat)
        blow = yield from strike(state, feat, target, 2 if feat.successes == 1 else 3)
        if feat.successes > 1 and blow.taken and is_there(target):
            yield from enter_state(state, target, STUNNED, me.id)


class WoundDeed(Deed):
    """A direct wound for each success, no more than ``most`` (SW-DEE-12, SW-CRI-14)."""

    most: ClassVar[int] = 9

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        yield from wound_directly(state, feat, aimed_at(feat), min(feat.successes, self.most))


class AfflictDeed(Deed):
    """A state unless a morale roll is passed; with two successes without a roll, if ``surely``."""

    state: ClassVar[str] = STUNNED
    surely: ClassVar[bool] = False

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        roll = feat.successes == 1 or not self.surely
        yield from afflict(state, feat, aimed_at(feat), self.state, roll)


class RoarDeed(Deed):
    """Everybody in the area rolls for morale or enters a state; with two successes the roll is harder."""

    state: ClassVar[str] = STUNNED

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        for one in in_area(state, feat):
            if is_there(one):
                yield from afflict(state, feat, one, self.state, True, 1 if feat.successes > 1 else 0)
