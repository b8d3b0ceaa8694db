"""When traits are asked: all moments of SphereWars, one method each.

Facts write into the subject they are given and change nothing else: previews and computer players ask them
too. Vetoes return why something may not be done. Happenings are ``Steps`` and may ask players and roll dice.

``me`` is the bearer. Procedures open moments and import no trait; traits may call any procedure.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from dicefront.games.spherewars.rules.dice import Permission
from dicefront.games.spherewars.rules.ground import Gait
from dicefront.games.spherewars.rules.state import Activation, Cloud, Combatant, State
from dicefront.games.spherewars.rules.subjects import (
    Attribute,
    Bet,
    Blow,
    Charge,
    Courage,
    Exposure,
    Feat,
    Fight,
    Force,
    Hand,
    Join,
    Occasion,
    Shot,
    Support,
    Test,
    Use,
)
from dicefront.games.spherewars.rules.walking import Stride
from dicefront.kernel.effects import Effect
from dicefront.kernel.errors import Refusal
from dicefront.kernel.procedure import Steps
from dicefront.kernel.traits import Kit, Moment, Moments
from dicefront.kernel.traits import Trait as KernelTrait

UNIVERSAL: Final = "universal"
DEED: Final = "deed"
SPELL: Final = "spell"
PASSIVE: Final = "passive"
EQUIPMENT: Final = "equipment"
STATE: Final = "state"
ORDER: Final = "order"
EXCLUSIVE: Final = "exclusive"
ARTEFACT: Final = "artefact"
CONSUMABLE: Final = "consumable"
FAMILIES: Final = [
    UNIVERSAL, DEED, SPELL, PASSIVE, EQUIPMENT, STATE, ORDER, EXCLUSIVE, ARTEFACT, CONSUMABLE,
]  # fmt: skip


def nothing() -> Steps[None]:
    """What happens where no trait has anything to do."""
    return
    yield


def nobody_else(one: Combatant) -> Steps[Combatant]:
    """It strikes whom it was aimed at."""
    return one
    yield


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(KernelTrait):
    """Base of the abilities, weapons and items; ``reason`` is the message with its name.

    ``into_combat`` says of a deed that it may be aimed at an enemy in combat with others (SW-DEE-17),
    ``in_focus`` of a passive that it is used in the concentration phase like a deed (SW-ACT-30),
    ``heals_bearer`` of a deed that it does nothing else, ``optional`` of a happening that its owner may leave
    it out (SW-ACT-18). ``grants`` are traits that its bearer has while it is under the effect or carries it,
    ``lends`` is a spell that its bearer may then cast.
    """

    into_combat: ClassVar[bool] = False
    in_focus: ClassVar[bool] = False
    heals_bearer: ClassVar[bool] = False
    optional: ClassVar[bool] = False
    grants: ClassVar[list[str]] = []
    lends: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__()
        self.reason = "spherewars.trait." + self.id

    # -- attributes -----------------------------------------------------------------------------------

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        """SW-ATT-14 to SW-ATT-17: what it changes of the bearer's attributes."""

    # -- before the game, and the strategic roll ------------------------------------------------------

    def deploys_last(self, state: State, me: Combatant) -> bool:
        """SW-ABI-39: whether the bearer is deployed after all others."""
        return False

    def strategy_dice(self, state: State, me: Combatant, deployment: bool) -> int:
        """T2, SW-DEP-01: dice that the bearer adds to the strategic or deployment roll of its band."""
        return 0

    # -- moving ---------------------------------------------------------------------------------------

    def forced_action(self, state: State, me: Combatant, stride: Stride) -> Force | None:
        """A4: what drives the bearer, whose way to contact may be as long as ``stride`` says."""
        return None

    def after_rush(self, state: State, me: Combatant, target: Combatant) -> Steps[None]:
        """M7: the bearer was driven straight at somebody."""
        return nothing()

    def more_actions(self, state: State, me: Combatant) -> list[str]:
        """A4: words of movement actions that only the bearer has; each is done by ``move_specially``."""
        return []

    def move_specially(self, state: State, me: Combatant, word: str) -> Steps[None]:
        """A4: an action of ``more_actions`` is carried out."""
        return nothing()

    def after_pace(self, state: State, me: Combatant, faces: list[int]) -> Steps[None]:
        """A4: the bearer has rolled for its random movement."""
        return nothing()

    def after_standing(self, state: State, me: Combatant) -> Steps[None]:
        """A4: the bearer has stood still in its movement phase."""
        return nothing()

    def heeds_move(self, state: State, me: Combatant, mover: Combatant) -> bool:
        """A5: whether the bearer may answer the movement phase of an enemy."""
        return False

    def after_enemy_move(self, state: State, me: Combatant, mover: Combatant) -> Steps[None]:
        """A5: an enemy has finished its movement phase."""
        return nothing()

    def can_avoid(self, state: State, me: Combatant) -> bool:
        """J9: whether the bearer may get out of the way of those who join it."""
        return False

    def avoid_contact(self, state: State, me: Combatant, join: Join) -> Steps[None]:
        """J9: the bearer is joined and may get out of the way; then it is taken out of ``join.joined``."""
        return nothing()

    def refuse_action(self, state: State, me: Combatant, action: int) -> Refusal | None:
        """Why the bearer may not choose a movement action in A4."""
        return None

    def may_leave(self, state: State, me: Combatant) -> bool:
        """SW-ACT-06: whether the bearer may run out of combat in A4."""
        return False

    def shape_gait(self, state: State, me: Combatant, gait: Gait) -> None:
        """SW-MOV-10: which scenery the bearer may enter, and which takes no MOV from it."""

    def shape_join(self, state: State, me: Combatant, join: Join) -> None:
        """J9: what turns an engagement into a charge or the reverse; asked of the mover and the joined."""

    def outruns_shots(self, state: State, me: Combatant, join: Join) -> bool:
        """J9: whether nobody may shoot at the bearer who joins; what that comes to is settled."""
        return False

    def after_contact(self, state: State, me: Combatant, join: Join) -> Steps[None]:
        """J10: what joining combat sets off; asked of the mover and the joined."""
        return nothing()

    # -- fighting -------------------------------------------------------------------------------------

    def before_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        """H4: what happens before the dexterity roll."""
        return nothing()

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        """H5: what it changes of the bearer's own hand."""

    def shape_foes_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        """H5, H13: what it changes of the hand of the bearer's enemy."""

    def shape_support(self, state: State, me: Combatant, support: Support) -> None:
        """H5: whether a supporter counts; asked of the supporter and the fighter."""

    def rerolls(
        self, state: State, me: Combatant, purpose: str, against: Combatant | None = None
    ) -> Permission | None:
        """H7, H10, L4: which dice of the bearer's roll may be rolled again; ``purpose`` is what it is for.

        ``against`` is the victim of a damage roll.
        """
        return None

    def raise_die(self, state: State, me: Combatant, hand: Hand) -> None:
        """H7: what it makes of the bearer's dice once they lie on the table."""

    def after_dexterity(self, state: State, me: Combatant) -> None:
        """H6: the bearer has rolled for dexterity."""

    def answer_loss(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        """H7: what the loser of the comparison may still do."""
        return nothing()

    def shape_charge(self, state: State, me: Combatant, charge: Charge) -> None:
        """H10: what it changes of the charge bonus; asked of the charger and the charged."""

    def before_damage(self, state: State, me: Combatant) -> Steps[None]:
        """H10: what is rolled before the strength of the bearer's damage roll is fixed."""
        return nothing()

    def shape_blow(self, state: State, me: Combatant, blow: Blow) -> None:
        """H10 and every damage roll: what the striker's trait changes of strength and target number."""

    def shape_number(self, state: State, me: Combatant, blow: Blow) -> None:
        """The same once strength is fixed: what it does to the target number by strength (SW-EQU-07)."""

    def more_dice(self, state: State, me: Combatant, blow: Blow) -> None:
        """The same once the target number is fixed: dice of the striker that are no strength."""

    def after_damage(self, state: State, me: Combatant, blow: Blow) -> None:
        """H10, S9: the bearer has rolled damage."""

    def shape_blow_on_me(self, state: State, me: Combatant, blow: Blow) -> None:
        """The same for a trait of the victim."""

    def after_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        """H12: abilities that answer the blow."""
        return nothing()

    def leave_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        """H14: abilities that follow the fight; asked of the activated combatant."""
        return nothing()

    # -- shooting -------------------------------------------------------------------------------------

    def refuse_shot(self, state: State, me: Combatant) -> Refusal | None:
        """Why the bearer may not shoot."""
        return None

    def shape_aim(self, state: State, me: Combatant, shot: Shot) -> None:
        """S5, X3: what a trait of the shooter changes of the dice and the target number."""

    def shape_aim_at_me(self, state: State, me: Combatant, shot: Shot) -> None:
        """S5, X3: the same for a trait of the target."""

    def after_shot(self, state: State, me: Combatant, shot: Shot) -> None:
        """S5: the bearer shoots at a target that is settled."""

    def stays_hidden(self, state: State, me: Combatant, attacker: Combatant) -> bool:
        """S1, S4, P1, P5: whether the bearer cannot be the target of a shot or of a spell by sight."""
        return False

    def shape_aim_at_friend(self, state: State, me: Combatant, shot: Shot) -> None:
        """S5, X3: the same for a trait of a friend who touches the target."""

    # -- deeds ----------------------------------------------------------------------------------------

    def refuse_feat(self, state: State, me: Combatant, use: int) -> Refusal | None:
        """Why the bearer may perform no deeds or cast no spells."""
        return None

    def target_refused(self, state: State, me: Combatant, target: Combatant) -> Refusal | None:
        """D1, D3: of a deed or spell, why it cannot be aimed at somebody; distances are measured later."""
        return None

    def perform(self, state: State, me: Combatant, feat: Feat) -> Steps[None]:
        """D7, P14: of a deed or spell, what it does."""
        return nothing()

    # -- spells ---------------------------------------------------------------------------------------

    def cast_refused(self, state: State, me: Combatant) -> Refusal | None:
        """P1: of a spell, why the bearer cannot cast it now, whatever the target."""
        return None

    def shape_bet(self, state: State, me: Combatant, bet: Bet) -> None:
        """P6, P11: what it changes of a bet of the bearer's side: the maximum, coins, dice, faces removed."""

    def redirect(self, state: State, me: Combatant, attacker: Combatant) -> Steps[Combatant]:
        """S8, P14: who suffers a hit or a spell that needs sight instead of the bearer."""
        return nobody_else(me)

    def refuse_push(self, state: State, me: Combatant) -> bool:
        """SW-MOV-33: whether no enemy effect moves the bearer; asked only when it would."""
        return False

    def shape_hand_in_cloud(self, state: State, cloud: Cloud, hand: Hand) -> None:
        """H5: of a spell that is a cloud, what it changes of the hand of anybody."""

    # -- wounds and morale ----------------------------------------------------------------------------

    def save(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        """K2: what may cancel wounds of the bearer."""
        return nothing()

    def take_wounds_for(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        """K2, after saves: the bearer may take wounds of a friend."""
        return nothing()

    def after_wounding(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        """K3: what follows from having wounded; asked of the striker."""
        return nothing()

    def critical(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        """K3: the exclusive critical of a race; asked of the striker who chose it (SW-CRI-08, SW-CRI-11)."""
        return nothing()

    def at_own_death(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        """K4: what the bearer's death sets off."""
        return nothing()

    def at_friends_death(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        """K4: what the death of a friend on the table sets off; the dead has left it already."""
        return nothing()

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        """L1, L2, H12: what it changes of the bearer's morale and fear."""

    def shape_test(self, state: State, me: Combatant, test: Test) -> None:
        """L2: what it changes of a morale roll; asked of the tester."""

    def stays_put(self, state: State, me: Combatant) -> bool:
        """K6, L6: whether the bearer can neither make an annihilation movement nor pursue."""
        return False

    def presence_reach(self, state: State, me: Combatant, leader: Combatant) -> int:
        """SW-MOR-07: from how many inches away a leader helps the bearer."""
        return 5

    def must_pursue(self, state: State, me: Combatant) -> bool:
        """L6: whether the bearer has no choice (SW-PUR-02)."""
        return False

    def when_due(self, state: State, me: Combatant, effect: Effect) -> Steps[None]:
        """A9: a delayed effect on the bearer takes place (SW-WOU-18)."""
        return nothing()

    # -- orders ---------------------------------------------------------------------------------------

    def refuse_order(self, state: State, me: Combatant, order: str) -> Refusal | None:
        """SW-ORD-12: why the bearer cannot receive an order."""
        return None

    def order_reach(self, state: State, me: Combatant, receiver: Combatant) -> int:
        """SW-ORD-15: how many inches the orders of the bearer reach to somebody."""
        return 5

    def may_order(self, state: State, me: Combatant, receiver: Combatant) -> bool:
        """SW-ORD-03: whether the bearer, neither leader nor messenger, may order somebody of its band."""
        return False

    def takes_over(self, state: State, me: Combatant) -> bool:
        """SW-ORD-06: whether the bearer keeps the order pool of its band, which has just lost its leader."""
        return False

    def suits(self, state: State, receiver: Combatant, occasion: Occasion) -> bool:
        """Of an order: whether it means anything to a receiver in a window, by open facts."""
        return False

    def obey(self, state: State, receiver: Combatant, occasion: Occasion) -> Steps[None]:
        """Of an order: what it does when the window has closed (SW-ORD-42)."""
        return nothing()

    # -- items ----------------------------------------------------------------------------------------

    def fits(self, state: State, me: Combatant, occasion: Occasion) -> bool:
        """SW-CON-04: of an item, whether the bearer might use it in a window, by open facts alone."""
        return occasion.takes_part(me)

    def uses(self, state: State, me: Combatant, occasion: Occasion) -> list[Use]:
        """Of an item that fits: the ways in which it may be used."""
        return [Use(self.id, me.id)]

    def be_used(self, state: State, me: Combatant, use: Use, occasion: Occasion) -> Steps[None]:
        """SW-ACT-17: of an item, what it does when it is used in a window."""
        return nothing()

    def may_focus(self, state: State, me: Combatant) -> bool:
        """SW-ART-11: of an item of the concentration phase, whether it may be used now, by open facts."""
        return True

    def secret_reroll(self, state: State, me: Combatant, purpose: str) -> Permission | None:
        """Of a hidden artefact, which dice it may have rolled again; whoever could carry it is asked."""
        return None

    def at_round(self, state: State, me: Combatant) -> Steps[None]:
        """T5: a round begins."""
        return nothing()

    def at_update(self, state: State, me: Combatant) -> Steps[None]:
        """T9, SW-TRN-15: the pools have been filled."""
        return nothing()

    # -- weather --------------------------------------------------------------------------------------

    def feels(self, state: State, me: Combatant, exposure: Exposure) -> None:
        """SW-WEA-10, SW-WEA-11: what the bearer feels of the weather."""

    # -- the activation -------------------------------------------------------------------------------

    def at_start(self, state: State, me: Combatant, activation: Activation) -> Steps[None]:
        """A3 (a): what happens when the bearer is activated."""
        return nothing()

    def forced_roll(self, state: State, me: Combatant) -> Steps[bool]:
        """A3 (c): a roll that decides whether the bearer is driven in its movement phase."""
        return False
        yield

    def steal_away(self, state: State, me: Combatant) -> Steps[None]:
        """A3 (d): a move before the movement phase."""
        return nothing()


MOMENTS: Final = Moments(Trait)

SHAPE_ATTRIBUTE: Final = MOMENTS.moment("shape_attribute")
REFUSE_ACTION: Final = MOMENTS.moment("refuse_action")
MAY_LEAVE: Final = MOMENTS.moment("may_leave")
SHAPE_GAIT: Final = MOMENTS.moment("shape_gait")
SHAPE_JOIN: Final = MOMENTS.moment("shape_join")
OUTRUNS_SHOTS: Final = MOMENTS.moment("outruns_shots")
AFTER_CONTACT: Final = MOMENTS.moment("after_contact")
BEFORE_FIGHT: Final = MOMENTS.moment("before_fight")
SHAPE_HAND: Final = MOMENTS.moment("shape_hand")
SHAPE_FOES_HAND: Final = MOMENTS.moment("shape_foes_hand")
SHAPE_SUPPORT: Final = MOMENTS.moment("shape_support")
REROLLS: Final = MOMENTS.moment("rerolls")
RAISE_DIE: Final = MOMENTS.moment("raise_die")
AFTER_DEXTERITY: Final = MOMENTS.moment("after_dexterity")
ANSWER_LOSS: Final = MOMENTS.moment("answer_loss")
SHAPE_CHARGE: Final = MOMENTS.moment("shape_charge")
SHAPE_BLOW: Final = MOMENTS.moment("shape_blow")
SHAPE_NUMBER: Final = MOMENTS.moment("shape_number")
MORE_DICE: Final = MOMENTS.moment("more_dice")
AFTER_DAMAGE: Final = MOMENTS.moment("after_damage")
SHAPE_BLOW_ON_ME: Final = MOMENTS.moment("shape_blow_on_me")
AFTER_FIGHT: Final = MOMENTS.moment("after_fight")
LEAVE_FIGHT: Final = MOMENTS.moment("leave_fight")
REFUSE_SHOT: Final = MOMENTS.moment("refuse_shot")
SHAPE_AIM: Final = MOMENTS.moment("shape_aim")
SHAPE_AIM_AT_ME: Final = MOMENTS.moment("shape_aim_at_me")
REFUSE_FEAT: Final = MOMENTS.moment("refuse_feat")
TARGET_REFUSED: Final = MOMENTS.moment("target_refused")
PERFORM: Final = MOMENTS.moment("perform")
SAVE: Final = MOMENTS.moment("save")
AFTER_WOUNDING: Final = MOMENTS.moment("after_wounding")
CRITICAL: Final = MOMENTS.moment("critical")
AT_OWN_DEATH: Final = MOMENTS.moment("at_own_death")
WHEN_DUE: Final = MOMENTS.moment("when_due")
SHAPE_COURAGE: Final = MOMENTS.moment("shape_courage")
SHAPE_TEST: Final = MOMENTS.moment("shape_test")
STAYS_PUT: Final = MOMENTS.moment("stays_put")
MUST_PURSUE: Final = MOMENTS.moment("must_pursue")
PRESENCE_REACH: Final = MOMENTS.moment("presence_reach")
ORDER_REACH: Final = MOMENTS.moment("order_reach")
REFUSE_ORDER: Final = MOMENTS.moment("refuse_order")
SUITS: Final = MOMENTS.moment("suits")
OBEY: Final = MOMENTS.moment("obey")
FEELS: Final = MOMENTS.moment("feels")
AT_START: Final = MOMENTS.moment("at_start")
FORCED_ROLL: Final = MOMENTS.moment("forced_roll")
STEAL_AWAY: Final = MOMENTS.moment("steal_away")
DEPLOYS_LAST: Final = MOMENTS.moment("deploys_last")
STRATEGY_DICE: Final = MOMENTS.moment("strategy_dice")
FORCED_ACTION: Final = MOMENTS.moment("forced_action")
AFTER_RUSH: Final = MOMENTS.moment("after_rush")
MORE_ACTIONS: Final = MOMENTS.moment("more_actions")
MOVE_SPECIALLY: Final = MOMENTS.moment("move_specially")
AFTER_PACE: Final = MOMENTS.moment("after_pace")
AFTER_STANDING: Final = MOMENTS.moment("after_standing")
AFTER_ENEMY_MOVE: Final = MOMENTS.moment("after_enemy_move")
AVOID_CONTACT: Final = MOMENTS.moment("avoid_contact")
BEFORE_DAMAGE: Final = MOMENTS.moment("before_damage")
AFTER_SHOT: Final = MOMENTS.moment("after_shot")
STAYS_HIDDEN: Final = MOMENTS.moment("stays_hidden")
TAKE_WOUNDS_FOR: Final = MOMENTS.moment("take_wounds_for")
AT_FRIENDS_DEATH: Final = MOMENTS.moment("at_friends_death")
MAY_ORDER: Final = MOMENTS.moment("may_order")
TAKES_OVER: Final = MOMENTS.moment("takes_over")
CAST_REFUSED: Final = MOMENTS.moment("cast_refused")
SHAPE_BET: Final = MOMENTS.moment("shape_bet")
REDIRECT: Final = MOMENTS.moment("redirect")
REFUSE_PUSH: Final = MOMENTS.moment("refuse_push")
SHAPE_HAND_IN_CLOUD: Final = MOMENTS.moment("shape_hand_in_cloud")
SHAPE_AIM_AT_FRIEND: Final = MOMENTS.moment("shape_aim_at_friend")
SECRET_REROLL: Final = MOMENTS.moment("secret_reroll")
AT_ROUND: Final = MOMENTS.moment("at_round")
AT_UPDATE: Final = MOMENTS.moment("at_update")


TRAITS: Final[dict[str, Trait]] = {}
"""All traits by their ids, once ``abilities.all`` has found them."""


_brought: Final[dict[Trait, list[list[Trait]]]] = {}


def asked(one: Combatant, moment: Moment) -> list[Trait]:
    """The traits of a combatant that are asked at a moment: those of its kit, then those among its effects.

    An effect that lies on it twice is asked once; what it grants is asked as well. Not to be changed.
    """
    users = cast("list[Trait]", one.kit.users(moment))
    found = users
    for effect in one.effects.all:
        bringer = TRAITS.get(effect.id)
        if bringer is None:
            continue
        for trait in brought(bringer)[moment.number]:
            if trait not in found:
                if found is users:
                    found = users[:]
                found.append(trait)
    return found


def brought(bringer: Trait) -> list[list[Trait]]:
    """The trait of an effect and those that it grants, by the numbers of the moments that they use."""
    found = _brought.get(bringer)
    if found is None:
        traits = [bringer, *[TRAITS[other] for other in bringer.grants]]
        found = [[trait for trait in traits if MOMENTS.is_used(moment, trait)] for moment in MOMENTS.all]
        _brought[bringer] = found
    return found


def has_trait(one: Combatant, id: str) -> bool:
    """Whether a combatant has a trait, by its kit or by an effect, which may grant it."""
    return one.kit.names(id) or one.effects.has(id) or id in granted(one)


def granted(one: Combatant) -> list[str]:
    """The traits that effects on a combatant grant it."""
    found: list[str] = []
    for effect in one.effects.all:
        if effect.id in TRAITS:
            found += TRAITS[effect.id].grants
    return found


def deploys_last(state: State, one: Combatant) -> bool:
    """SW-ABI-39: whether it is an infiltrator; missions may switch that off (SW-ABI-44)."""
    return any(trait.deploys_last(state, one) for trait in asked(one, DEPLOYS_LAST))


def stays_hidden(state: State, target: Combatant, attacker: Combatant) -> bool:
    """S1, S4, P1, P5: whether somebody who was named cannot be shot at, nor be aimed at by sight."""
    return any(trait.stays_hidden(state, target, attacker) for trait in asked(target, STAYS_HIDDEN))


def kit_of(traits: list[Trait]) -> Kit:
    """The kit with these traits."""
    return MOMENTS.kit(cast("list[KernelTrait]", traits))
