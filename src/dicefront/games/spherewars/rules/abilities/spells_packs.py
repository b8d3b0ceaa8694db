"""The spells of the Packs of Urueh that summon somebody or strike a place."""

from __future__ import annotations

from typing import ClassVar

from dicefront.games.spherewars.rules.abilities.spells import Spell
from dicefront.games.spherewars.rules.feats import strike
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import has_trait, nothing
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.sharing import next_struck
from dicefront.games.spherewars.rules.sight import in_cloud
from dicefront.games.spherewars.rules.spells import spot
from dicefront.games.spherewars.rules.state import (
    Cloud,
    Combatant,
    State,
    is_enemy,
    is_own,
    is_there,
)
from dicefront.games.spherewars.rules.subjects import Cast, Feat, Hand
from dicefront.games.spherewars.rules.summoning import summon
from dicefront.kernel.effects import GAME
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps
from dicefront.tabletop.point import Point

RED_HOT = "red_hot"


def place_of(feat: Feat) -> Point:
    """The place at which a spell was aimed (SW-SPE-45)."""
    assert isinstance(feat, Cast)
    assert feat.place is not None
    return feat.place


def no_more(me: Combatant, spell: str) -> Refusal:
    return Refusal("spherewars.spell.no_more", "SW-SPE-18", {"combatant": me.id, "trait": spell})


class HailOfFire(Spell):
    """Everybody near a place who is not red-hot is struck, one after the other (SW-WOU-17)."""

    id: ClassVar[str] = "hail_of_fire"
    radius: ClassVar[int] = 2

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        left = self.struck(state, me, place_of(feat))
        while left:
            one = yield from next_struck(state, me, self.id, left)
            if is_there(one):
                yield from strike(state, feat, one, 2)

    def struck(self, state: State, me: Combatant, place: Point) -> list[Combatant]:
        """Everybody who would be struck if it came down at a place."""
        centre = spot(place)
        return [
            one
            for one in state.combatants
            if is_there(one)
            and (is_enemy(me, one) or is_own(me, one))  # SW-MUL-12
            and within(centre, one.body, self.radius * INCH)
            and not has_trait(one, RED_HOT)
        ]


class SulphuricFumes(Spell):
    """A cloud that dims sight and takes a die from enemies in it who are not red-hot."""

    id: ClassVar[str] = "sulphuric_fumes"
    radius: ClassVar[int] = 2

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        at = place_of(feat)
        state.clouds = [*state.clouds, Cloud(self.id, me.id, at.x, at.y, self.radius * INCH)]
        return nothing()

    def shape_hand_in_cloud(self, state: State, cloud: Cloud, hand: Hand) -> None:
        fighter = hand.fighter
        foe = is_enemy(state.combatants[cloud.source], fighter)
        if foe and in_cloud(cloud, fighter.body) and not has_trait(fighter, RED_HOT):
            hand.dice(self.reason, -1, "SW-SPE-35")


class ImpSummoner(Spell):
    """An Imp near the caster; three in a game."""

    id: ClassVar[str] = "imp_summoner"
    most: ClassVar[int] = 3

    def cast_refused(self, state: State, me: Combatant) -> Refusal | None:
        return no_more(me, self.id) if self.brought(me) >= self.most else None

    def brought(self, me: Combatant) -> int:
        return max(me.effects.values(self.id), default=0)

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        before = len(state.combatants)
        yield from summon(state, feat, "imp", 10)
        brought = self.brought(me) + len(state.combatants) - before
        me.shake_off(self.id)
        me.bear(self.id, GAME, me.id, brought)


class MagmaOfProcreation(Spell):
    """An Ash, an Imp or a Sorrep near the caster."""

    id: ClassVar[str] = "magma_of_procreation"
    born: ClassVar[list[tuple[str, int]]] = [("ash", 8), ("imp", 10), ("sorrep", 17)]

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        profile, worth = self.born[feat.successes - 1]
        yield from summon(state, feat, profile, worth)


class SummonAshes(Spell):
    """An Ash for each success, up to six of the band on the table."""

    id: ClassVar[str] = "summon_ashes"
    most: ClassVar[int] = 6

    def cast_refused(self, state: State, me: Combatant) -> Refusal | None:
        return no_more(me, self.id) if self.standing(state, me) >= self.most else None

    def standing(self, state: State, me: Combatant) -> int:
        ashes = [one for one in state.combatants if is_own(me, one) and one.profile.id == "ash"]
        return len([one for one in ashes if is_there(one)])

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        for _ in range(min(feat.successes, self.most - self.standing(state, me))):
            yield from summon(state, feat, "ash", 0)
