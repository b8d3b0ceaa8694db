"""What a fight or a shot would come to, for those who look before they choose: exact chances with reasons."""

from __future__ import annotations

from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot
from dicefront.games.spherewars.rules.chances import (
    CLASSES,
    Clash,
    Damage,
    Duel,
    Hit,
    clash,
    damage,
    duel,
    duel_answered,
    hit,
    shot,
)
from dicefront.games.spherewars.rules.melee import CHARGE_BONUS, blow_of, hand_of
from dicefront.games.spherewars.rules.moments import ANSWER_LOSS, SHAPE_CHARGE, asked
from dicefront.games.spherewars.rules.rows import RangedRow
from dicefront.games.spherewars.rules.state import Activation, Combatant, State, joining_by
from dicefront.games.spherewars.rules.subjects import MEASURED, Blow, Charge, Hand, Shot
from dicefront.kernel.modifier import Total


class FightProspect:
    """A fight as its first fighter sees it: both hands, the roll, the blow, and what comes of it."""

    def __init__(
        self, own: Hand, other: Hand, rolled: Duel, strength: Total, number: Total, ends: Clash
    ) -> None:
        self.own = own
        self.other = other
        self.rolled = rolled
        self.strength = strength
        self.number = number
        self.ends = ends


class ShotProspect:
    """A shot: its dice, the number to reach, and what comes of it."""

    def __init__(self, dice: Total, number: Total, aimed: Hit, blow: Blow, ends: Clash) -> None:
        self.dice = dice
        self.number = number
        self.aimed = aimed
        self.strength = blow.strength
        self.against = blow.number
        self.ends = ends


def fight_prospect(state: State, one: Combatant, enemy: Combatant, charges: bool = False) -> FightProspect:
    """What a fight would come to now; ``charges`` counts the bonus of a charge that is not made yet."""
    own, other = hand_of(state, one, enemy), hand_of(state, enemy, one)
    rolled = dexterity(own, other)
    bonus = bonus_if_charged(state, one, enemy) if charges else 0
    mine = [blow_of(state, one, enemy, precise + bonus) for precise in range(CLASSES)]
    theirs = [blow_of(state, enemy, one, precise) for precise in range(CLASSES)]
    ends = clash(
        rolled,
        [damage(blow.strength.amount, blow.number.amount) for blow in mine] if own.wins else [],
        one.wounds,
        [damage(blow.strength.amount, blow.number.amount) for blow in theirs] if other.wins else [],
        enemy.wounds,
    )
    return FightProspect(own, other, rolled, mine[0].strength, mine[0].number, ends)


def dexterity(own: Hand, other: Hand) -> Duel:
    """The dexterity roll of two hands; two who counterattack cancel out (SW-ABI-13)."""
    edge = own.skill() - other.skill()
    counters = [len(asked(hand.fighter, ANSWER_LOSS)) > 0 for hand in (own, other)]
    if counters[0] == counters[1]:
        return duel(own.count(), other.count(), edge)
    if counters[0]:
        return duel_answered(own.count(), other.count(), edge)
    turned = duel_answered(other.count(), own.count(), -edge)
    return Duel(turned.lost, turned.tied, turned.won, turned.ways)


def bonus_if_charged(state: State, one: Combatant, enemy: Combatant) -> int:
    """SW-MOV-20: what a charge would add; nothing more where it was joined already."""
    if joining_by(state, one, enemy) is not None:
        return 0
    charge = Charge(one, enemy, CHARGE_BONUS, True)
    for user in [one, enemy]:
        for trait in asked(user, SHAPE_CHARGE):
            trait.shape_charge(state, user, charge)
    return 0 if charge.denied else charge.bonus


def shot_prospect(
    state: State,
    shooter: Combatant,
    target: Combatant,
    weapon: RangedRow,
    quick: bool,
    split: bool,
    far: int = MEASURED,
) -> ShotProspect:
    """What a shot would come to from where both stand, or supposing short or long range."""
    if state.activation is None or state.activation.who != shooter.id:
        state = state.copy()
        state.activation = Activation(shooter.id)
        shooter, target = state.combatants[shooter.id], state.combatants[target.id]
    aimed = Shot(shooter, target, weapon, quick)
    aimed.split = split
    aimed.range = far
    aim(state, aimed)
    dice = aimed.total()
    blows = [blow_of_shot(state, aimed, precise) for precise in range(CLASSES)]
    rolls: list[Damage] = [damage(blow.strength.amount, blow.number.amount) for blow in blows]
    chance = hit(dice.amount, aimed.number.amount)
    return ShotProspect(dice, aimed.number, chance, blows[0], shot(chance, rolls, target.wounds))
