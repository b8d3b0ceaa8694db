"""CON: consumables about targets, orders, the strategic roll and dice."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.abilities.artefacts import Artefact
from dicefront.games.spherewars.rules.abilities.consumables import Consumable, grades
from dicefront.games.spherewars.rules.attributes import courage_of, value
from dicefront.games.spherewars.rules.contact import touches, touching_enemies
from dicefront.games.spherewars.rules.deeds import targets_of
from dicefront.games.spherewars.rules.dice import BEST, WHOLE, Permission, least_face, throw_again, throw_die
from dicefront.games.spherewars.rules.events.fighting import RolledAgain
from dicefront.games.spherewars.rules.moments import TRAITS, nothing
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.orders import can_issue, knows, receiver_refused
from dicefront.games.spherewars.rules.profile import LEADER
from dicefront.games.spherewars.rules.secrets import open_kit, weigh
from dicefront.games.spherewars.rules.shooting import targets
from dicefront.games.spherewars.rules.sides import STRATEGIST
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_own, is_there
from dicefront.games.spherewars.rules.states import FEARFUL, enter_state
from dicefront.games.spherewars.rules.subjects import DEED, EFFECT, FUR, Attribute, Occasion, Use
from dicefront.kernel.effects import ACTIVATION, TURN
from dicefront.kernel.procedure import Steps
from dicefront.kernel.traits import Forms

# -- other targets --------------------------------------------------------------------------------


def is_seen_target(me: Combatant, occasion: Occasion) -> bool:
    """SW-CON-11: whether somebody of the user's band is the target of a shot, or of a spell needing sight."""
    cast = occasion.cast
    if not occasion.subjects or not occasion.actors or not is_own(me, occasion.subjects[0]):
        return False
    attacker = occasion.actors[0]
    return is_enemy(me, attacker) and (cast is None or cast.row.sight)


@mypyc_attr(allow_interpreted_subclasses=True)
class MistScroll(Consumable):
    """On ``least`` or more the attacker must choose another target (SW-CON-11, SW-CON-12)."""

    rules: ClassVar[str] = "SW-CON-11 to SW-CON-12"
    forms: ClassVar[Forms] = grades("mist_scroll", least=[5, 3, 0])
    least: ClassVar[int] = 0

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        if occasion.window == "counter_shot" or not is_seen_target(me, occasion):
            return False
        return occasion.subjects[0] is me and occasion.misted is not me

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        face = self.least
        if self.least:
            face = yield from throw_die("mist", "SW-CON-11", me.owner)
        if face >= self.least:
            occasion.misted = me
            if occasion.cast is not None:
                occasion.cast.misted = me.id


class ChoiceBlow(Consumable):
    """Somebody else of the band becomes the target; that costs the attacker nothing."""

    id: ClassVar[str] = "choice_blow"

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        return occasion.window != "counter_shot" and is_seen_target(me, occasion)

    def uses(self, state: State, me: Combatant, occasion: Occasion) -> list[Use]:
        cast, attacker = occasion.cast, occasion.actors[0]
        legal = targets(state, attacker) if cast is None else []
        if cast is not None:
            legal = [one.id for one in targets_of(state, attacker, cast.row)]
        now = occasion.subjects[0]
        others = [state.combatants[number] for number in legal]
        return [Use(self.id, me.id, one.id) for one in others if is_own(one, me) and one is not now]

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        occasion.named = state.combatants[use.target]
        if occasion.cast is not None:
            occasion.cast.target = occasion.named
        return nothing()


# -- orders ---------------------------------------------------------------------------------------


class CommandScroll(Consumable):
    """SW-CON-23, SW-CON-24: an order outside the pool; better ones reach who has had an order already."""

    rules: ClassVar[str] = "SW-CON-23 to SW-CON-24"

    def may_repeat(self, receiver: Combatant, order: str) -> bool:
        return False

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        return me.profile.rank == LEADER and can_issue(me) and self.has_use(state, me, occasion)

    def has_use(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        """Whether there is anybody to give an order to."""
        known = [order for order in occasion.usable if knows(state.bands[me.band], order)]
        for one in state.combatants:
            for order in known:
                if self.may_give(state, me, one, order, occasion):
                    return True
        return False

    def uses(self, state: State, me: Combatant, occasion: Occasion) -> list[Use]:
        known = [order for order in occasion.usable if knows(state.bands[me.band], order)]
        return [
            Use(self.id, me.id, one.id, order)
            for one in state.combatants
            for order in known
            if self.may_give(state, me, one, order, occasion)
        ]

    def may_give(
        self, state: State, me: Combatant, receiver: Combatant, order: str, occasion: Occasion
    ) -> bool:
        """Whether somebody may be given an order in this window."""
        if receiver.id in occasion.received or not TRAITS[order].suits(state, receiver, occasion):
            return False
        return receiver_refused(state, me, receiver, order, self.may_repeat(receiver, order)) is None


class InferiorCommandScroll(CommandScroll):
    """Under the usual rules."""

    id: ClassVar[str] = "inferior_command_scroll"


class SuperiorCommandScroll(CommandScroll):
    """Also to who has had a different order."""

    id: ClassVar[str] = "superior_command_scroll"

    def may_repeat(self, receiver: Combatant, order: str) -> bool:
        return order not in receiver.heard


class SublimeCommandScroll(CommandScroll):
    """Even the same order again."""

    id: ClassVar[str] = "sublime_command_scroll"

    def may_repeat(self, receiver: Combatant, order: str) -> bool:
        return True


# -- the strategic roll ---------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Papyrus(Consumable):
    """SW-CON-06: of a leader who is not fleeing."""

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        return me.profile.rank == LEADER and not me.fleeing


class StrategicPapyrus(Papyrus):
    """Strategist for this turn."""

    id: ClassVar[str] = "strategic_papyrus"
    rules: ClassVar[str] = "SW-CON-10"

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        me.bear(STRATEGIST, TURN)
        return nothing()


@mypyc_attr(allow_interpreted_subclasses=True)
class TacticalPapyrus(Papyrus):
    """More dice in the strategic roll of this turn."""

    rules: ClassVar[str] = "SW-CON-29"
    forms: ClassVar[Forms] = grades("tactical_papyrus", dice=[1, 2, 3])
    dice: ClassVar[int] = 1

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        me.bear(self.id, TURN)
        return nothing()

    def strategy_dice(self, state: State, me: Combatant, deployment: bool) -> int:
        return 0 if deployment else self.dice


class StrategicBlow(Papyrus):
    """A player rolls all dice of the strategic roll again."""

    id: ClassVar[str] = "strategic_blow"

    def uses(self, state: State, me: Combatant, occasion: Occasion) -> list[Use]:
        firsts: dict[int, int] = {}
        for one in state.combatants:
            firsts.setdefault(one.owner, one.id)
        return [Use(self.id, me.id, first) for first in firsts.values()]

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        seat = state.combatants[use.target].owner
        for number, band in enumerate(state.bands):
            if band.seat == seat:
                yield from throw(state, number, me, self.id, WHOLE, occasion)


class TacticalRing(Artefact):
    """SW-ART-30: the best die of the strategic roll may be rolled again, once for each roll."""

    id: ClassVar[str] = "tactical_ring"
    rules: ClassVar[str] = "SW-ART-30"

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        return me.profile.rank == LEADER and of_bearer(self.id, me) not in occasion.rolls[me.band].used

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        yield from throw(state, me.band, me, self.id, BEST, occasion)


def of_bearer(item: str, me: Combatant) -> str:
    """SW-DIC-23: the permission that an item gives its bearer; another one's is a permission of its own."""
    return f"{item} of {me.id}"


def throw(state: State, band: int, me: Combatant, item: str, which: int, occasion: Occasion) -> Steps[None]:
    """Dice of the strategic roll of a band are rolled again."""
    rolled = occasion.rolls[band]
    again, before = Permission(of_bearer(item, me), "SW-ART-30", which), rolled.faces[:]
    for dice in rolled.offers(again)[:1]:
        yield from throw_again(rolled, again, dice, "strategy", state.bands[band].seat)
        yield RolledAgain(me.id, item, before, rolled.faces[:])


# -- deeds and fights -----------------------------------------------------------------------------


class ConcoctionOfTheChangingRage(Consumable):
    """FUR +1 for the activation; used at its bearer himself, the die joins the deed at hand."""

    id: ClassVar[str] = "concoction_of_the_changing_rage"

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        feat = occasion.feat
        if feat is None or feat.user is not me or feat.source != DEED:
            return False
        return value(state, me, FUR) >= 0 and not me.effects.has(self.id)

    def uses(self, state: State, me: Combatant, occasion: Occasion) -> list[Use]:
        return [Use(self.id, me.id, me.id), Use(self.id, me.id)]

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        me.bear(self.id, ACTIVATION)
        if occasion.feat is not None and use.target == me.id:
            occasion.feat.dice += 1
        return nothing()

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == FUR:
            attribute.change(self.reason, 1, "SW-CON-09")


class DraughtOfCinders(Consumable):
    """All dice of a deed that failed are rolled again."""

    id: ClassVar[str] = "draught_of_cinders"

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        feat = occasion.feat
        return feat is not None and feat.user is me and len(self.failed(occasion)) > 0

    def failed(self, occasion: Occasion) -> list[int]:
        """The places of the dice that failed."""
        feat = occasion.feat
        least = 0 if feat is None else least_face(feat.row.difficulty)
        return [place for place, face in enumerate(occasion.rolls[0].faces) if face < least]

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        rolled = occasion.rolls[0]
        before = rolled.faces[:]
        again = Permission(self.id, "SW-CON-09", WHOLE)
        yield from throw_again(rolled, again, self.failed(occasion), "deed", me.owner)
        yield RolledAgain(me.id, self.id, before, rolled.faces[:])


class OintmentOfPanic(Consumable):
    """An enemy in contact who frightens less makes a morale roll or becomes fearful."""

    id: ClassVar[str] = "ointment_of_panic"

    def uses(self, state: State, me: Combatant, occasion: Occasion) -> list[Use]:
        own = courage_of(state, me).fear
        foes = [one for one in touching_enemies(state, me) if known_fear(state, one) < own]
        return [Use(self.id, me.id, one.id) for one in foes]

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        target = state.combatants[use.target]
        yield from weigh([me, target], lambda: [int(is_less(state, target, me))])
        if not is_there(target) or not touches(state, me, target) or not is_less(state, target, me):
            return
        if not (yield from passes(state, target, EFFECT, me)):
            yield from enter_state(state, target, FEARFUL, me.id)


def is_less(state: State, one: Combatant, other: Combatant) -> bool:
    return courage_of(state, one).fear < courage_of(state, other).fear


def known_fear(state: State, one: Combatant) -> int:
    """How frightening somebody is as far as everybody knows."""
    kit, one.kit = one.kit, open_kit(one)
    fear = courage_of(state, one).fear
    one.kit = kit
    return fear
