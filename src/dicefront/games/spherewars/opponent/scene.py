"""What a computer player sees on the table: fights between all pairs, and what places are worth."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.spherewars.opponent.fights import (
    FLEEING,
    Fighter,
    exposure,
    fight_value,
    kill_chance,
    losses,
    reach,
    worth,
)
from dicefront.games.spherewars.opponent.goals import goals_of, prize_at, turns_left, turns_of
from dicefront.games.spherewars.opponent.harm import harm_in_contact
from dicefront.games.spherewars.opponent.shots import shot_from
from dicefront.games.spherewars.rules.attributes import courage_of, value
from dicefront.games.spherewars.rules.chances import CLASSES, Damage, damage
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.melee import blow_of, shape_hand
from dicefront.games.spherewars.rules.moments import ANSWER_LOSS, SHAPE_SUPPORT, asked
from dicefront.games.spherewars.rules.morale import fear_between, test_of
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.profile import PLAIN, UNBREAKABLE, VARIABLE
from dicefront.games.spherewars.rules.prospects import bonus_if_charged
from dicefront.games.spherewars.rules.state import (
    Combatant,
    State,
    is_ephemeral,
    is_hero,
    is_leader,
    is_there,
)
from dicefront.games.spherewars.rules.subjects import BLOOD, MOV, Hand, Support
from dicefront.games.spherewars.rules.supporting import MOST_SUPPORTERS

AVERAGE_PACE: Final = [7.0, 3.5]
"""What variable and clumsy movement come to on average, in inches (SW-RND-01, SW-RND-02)."""

OFFENCE: Final = 0.6  # what an attack that a place allows is worth beside one that is made
PATIENCE: Final = 0.8  # what an attack is worth one turn later
DANGER: Final = 0.35  # how much of what enemies threaten is feared: they may have better to do
LASTS: Final = 0.8  # who is in contact fights again: in the enemy's round, and in the next turn
GANG: Final = 0.8  # how much of what friends could do to the same enemy counts: they may do something else
MOST_FOLLOWERS: Final = 3
PULL: Final = 0.006
"""What each inch to the nearest enemy costs, as a share of the combatant's worth; more as turns go by."""
PATIENT: Final = 8.0  # after so many turns the pull is twice as strong, and then stronger and stronger
LIMITED: Final = 0.3  # the same as a share of all turns, if they are limited and only enemies give points
DARE: Final = 6.0
"""What contact is worth beside an inch nearer to the enemy: nothing is won by standing next to it."""
COMPANY: Final = 0.01  # what a friend nearby is worth, as a share of the combatant's own worth
MOST_COMPANY: Final = 3  # so many friends are company enough
NEARBY: Final = 4.0


class Scene:
    """What stays the same while one side weighs its answers in one position."""

    def __init__(self, state: State, side: int) -> None:
        self.state = state
        self.side = side
        self.own: list[Combatant] = []
        self.enemies: list[Combatant] = []
        for one in state.combatants:
            if is_there(one):
                (self.own if one.side == side else self.enemies).append(one)
        self.goals = goals_of(state, side)
        self.turns_left = turns_left(state)
        patience = PATIENT if self.goals else LIMITED * turns_of(state) or PATIENT
        self.haste = PULL * (1.0 + (state.turn / patience) ** 2)
        self.offence, self.danger, self.lasts = OFFENCE, DANGER, LASTS
        if self.turns_left == 0:
            self.expect_the_end()
        self.relocations: dict[int, float] = {}  # what the order gains, for each who may receive it
        self._losses: dict[int, list[float]] = {}
        self._speeds: dict[int, float] = {}
        self._busy: dict[int, bool] = {}
        self._supports: dict[int, int] = {}
        self._shots: dict[int, float] = {}
        self._gangs: dict[int, float] = {}
        self._weights: dict[int, list[float]] = {}
        self._furies: dict[int, float] = {}
        self._around: dict[int, list[Combatant]] = {}
        self._fighters: dict[int, Fighter] = {}
        self._fights: dict[int, float] = {}

    def expect_the_end(self) -> None:
        """In the last turn nothing is prepared any more; in its last round nobody need fear the enemy."""
        self.haste = self.offence = 0.0
        self.lasts = 0.5 * LASTS  # in the round of the other side
        if self.state.side != self.state.first:
            self.lasts = 0.0
            if self.state.side == self.side:
                self.danger = 0.0

    # -- combatants -------------------------------------------------------------------------------------

    def losses_of(self, one: Combatant) -> list[float]:
        """What it loses with each wound."""
        found = self._losses.get(one.id)
        if found is None:
            whole = worth(one.price, is_leader(one)) * (FLEEING if one.fleeing else 1.0)
            found = self._losses[one.id] = losses(whole, one.wounds, one.profile.wounds, is_hero(one))
        return found

    def left(self, one: Combatant) -> float:
        """What it is worth now."""
        return self.losses_of(one)[-1]

    def speed(self, one: Combatant) -> float:
        """How far it goes with single MOV; random movement is the same for all actions."""
        found = self._speeds.get(one.id)
        if found is None:
            kind = one.profile.mov_kind
            if kind == PLAIN:
                found = float(value(self.state, one, MOV) * INCH)
            else:
                found = AVERAGE_PACE[0 if kind == VARIABLE else 1] * INCH / 2.0
            self._speeds[one.id] = found
        return found

    def busy(self, one: Combatant) -> bool:
        """Whether it is in combat and stays there."""
        found = self._busy.get(one.id)
        if found is None:
            found = self._busy[one.id] = fights(self.state, one)
        return found

    # -- fights -----------------------------------------------------------------------------------------

    def fighter(self, one: Combatant, enemy: Combatant, charges: bool) -> Fighter:
        """One side of a fight, without supporters."""
        key = (one.id * 1024 + enemy.id) * 2 + int(charges)
        found = self._fighters.get(key)
        if found is None:
            found = self._fighters[key] = fighter_of(self, one, enemy, charges)
        return found

    def fight(
        self, one: Combatant, enemy: Combatant, charges: bool, support: int = 0, their_support: int = 0
    ) -> float:
        """What it is worth to one side that its combatant fights an enemy in its activation.

        Dice that the enemy loses by fatigue count as support below 0.
        """
        if is_ephemeral(enemy):
            return self.left(enemy)
        if is_ephemeral(one):
            return 0.0
        support, their_support = min(support, MOST_SUPPORTERS), max(min(their_support, MOST_SUPPORTERS), -4)
        key = (((one.id * 1024 + enemy.id) * 2 + int(charges)) * 4 + support) * 8 + their_support + 4
        found = self._fights.get(key)
        if found is None:
            mine, theirs = self.fighter(one, enemy, charges), self.fighter(enemy, one, False)
            found = self._fights[key] = fight_value(mine, theirs, support, their_support)
        return found

    def kills(self, one: Combatant, enemy: Combatant, charges: bool, support: int) -> float:
        """The chance that the enemy dies in that fight."""
        if is_ephemeral(enemy):
            return 1.0
        mine, theirs = self.fighter(one, enemy, charges), self.fighter(enemy, one, False)
        return kill_chance(mine, theirs, min(support, MOST_SUPPORTERS))

    def fight_here(self, one: Combatant, enemy: Combatant, charges: bool = False) -> float:
        """The same for two who touch, with the supporters that both have now."""
        return self.fight(one, enemy, charges, self.helpers(one, enemy), self.helpers(enemy, one))

    def around(self, one: Combatant) -> list[Combatant]:
        """The enemies of a combatant who touch it and can support."""
        found = self._around.get(one.id)
        if found is None:
            shape = one.body.shape
            found = self.touching(one.side, float(shape.x), float(shape.y), float(shape.reach))
            self._around[one.id] = found
        return found

    def touching(self, side: int, x: float, y: float, radius: float) -> list[Combatant]:
        """The enemies of a side who would touch a base at a place and can support."""
        found: list[Combatant] = []
        for other in self.enemies if side == self.side else self.own:
            if not other.fleeing and not is_ephemeral(other) and gap_at(other, x, y, radius) <= TOL:
                found.append(other)
        return found

    def fury(self, one: Combatant, enemy: Combatant) -> float:
        """What its deeds take from an enemy in contact."""
        key = one.id * 1024 + enemy.id
        found = self._furies.get(key)
        if found is None:
            found = self._furies[key] = harm_in_contact(self.state, one, enemy, self.losses_of(enemy))
        return found

    # -- shots ------------------------------------------------------------------------------------------

    def shot(self, shooter: Combatant, target: Combatant, gap: float, moved: bool) -> float:
        """What shots over this gap take from a target on average, if nothing is in the way."""
        if not shooter.ranged or shooter.fleeing or self.busy(target) or self.busy(shooter):
            return 0.0
        key = ((shooter.id * 1024 + target.id) * 64 + int(gap / INCH)) * 2 + int(moved)
        found = self._shots.get(key)
        if found is None:
            found = shot_from(self.state, shooter, target, gap, moved, self.losses_of(target))
            self._shots[key] = found
        return found

    def best_shot(self, one: Combatant, x: float, y: float, moved: bool) -> float:
        """The best shot that a place allows at once."""
        best = 0.0
        if one.ranged:
            for enemy in self.enemies:
                gap = gap_at(enemy, x, y, float(one.walker.radius))
                if gap > TOL:
                    best = max(best, self.shot(one, enemy, gap, moved))
        return best

    # -- places -----------------------------------------------------------------------------------------

    def value_at(self, one: Combatant, x: float, y: float) -> float:
        """How good a place out of contact is: attacks from there, threats to it, the way to the enemy."""
        radius = float(one.walker.radius)
        speed = self.speed(one)
        threats: list[float] = []
        best = 0.0
        nearest = math.inf
        for enemy in self.enemies:
            gap = gap_at(enemy, x, y, radius)
            nearest = min(nearest, gap)
            best = max(best, self.promise(one, enemy, gap, speed))
            threats.append(max(self.threat(enemy, one, gap), self.shot(enemy, one, gap, True)))
        mine = self.left(one)
        total = mine * self.prize(one, x, y)
        best = max(best, self.best_shot(one, x, y, False))
        total += self.offence * best - self.danger * exposure(threats)
        if nearest < math.inf:
            total -= self.haste * mine * nearest / INCH
        company = 0
        for friend in self.own:
            if friend is not one and gap_at(friend, x, y, radius) <= NEARBY * INCH:
                company += 1
        return total + COMPANY * min(company, MOST_COMPANY) * mine

    def prize(self, one: Combatant, x: float, y: float) -> float:
        """How good a place is for the mission, as a share of a combatant's worth."""
        if not self.goals or one.side != self.side or is_ephemeral(one):
            return 0.0
        weights = self._weights.get(one.id)
        if weights is None:
            weights = self._weights[one.id] = [goal.weight(one) for goal in self.goals]
        radius, speed = float(one.walker.radius), self.speed(one)
        return prize_at(self.goals, weights, self.turns_left, x, y, radius, speed)

    def promise(self, one: Combatant, enemy: Combatant, gap: float, speed: float) -> float:
        """What an attack over this gap is worth, the later the less."""
        turns = max(math.ceil(gap / max(2.0 * speed, 1.0)) - 1, 0)
        if enemy.fleeing:
            return self.left(enemy) * math.pow(PATIENCE, turns + 1)  # it may be gone by then
        gain = self.fight(one, enemy, gap <= speed and not self.at_random(one), self.helpers(one, enemy))
        gain += self.gang(one, enemy)
        return gain * math.pow(PATIENCE, turns) if gain > 0.0 else 0.0

    def threat(self, enemy: Combatant, one: Combatant, gap: float) -> float:
        """What an enemy over this gap takes on average if it comes."""
        if enemy.fleeing or self.busy(enemy):
            return 0.0
        speed = self.speed(enemy)
        chance = reach(gap, speed)
        if chance == 0.0:
            return 0.0
        if one.fleeing:
            return chance * self.left(one)
        return chance * self.fight(enemy, one, gap <= speed and not self.at_random(enemy))

    def at_random(self, one: Combatant) -> bool:
        """SW-RND-03: whether its movement is random, so that it never charges."""
        return one.profile.mov_kind != PLAIN

    def helpers(self, one: Combatant, enemy: Combatant) -> int:
        """The dice of those who already support somebody against an enemy."""
        return sum([self.support(friend) for friend in self.around(enemy) if friend is not one])

    def support(self, one: Combatant) -> int:
        """The dice that a combatant adds as a supporter (SW-SUP-02, SW-SUP-06, SW-SUP-07)."""
        found = self._supports.get(one.id)
        if found is None:
            support = Support(one, one)
            for trait in asked(one, SHAPE_SUPPORT):
                trait.shape_support(self.state, one, support)
            found = self._supports[one.id] = support.dice if support.counts else 0
        return found

    def followers(self, one: Combatant, enemy: Combatant) -> list[Combatant]:
        """Friends who can still join the same enemy in this round."""
        found: list[Combatant] = []
        shape = enemy.body.shape
        x, y, radius = float(shape.x), float(shape.y), float(shape.reach)
        for friend in self.own if one.side == self.side else self.enemies:
            if friend is one or friend.activated or friend.fleeing or self.busy(friend):
                continue
            if gap_at(friend, x, y, radius) <= 2.0 * self.speed(friend):
                found.append(friend)
        return found[:MOST_FOLLOWERS]

    def gang(self, one: Combatant, enemy: Combatant) -> float:
        """What friends gain who join the same enemy afterwards, beyond what they would gain without it.

        The enemy is tired then, and each supports the next; but whoever kills it leaves nothing to others.
        """
        key = one.id * 1024 + enemy.id
        known = self._gangs.get(key)
        if known is None:
            dice = self.helpers(one, enemy)
            after = self.chain(one, enemy, dice + self.support(one), 1)
            alive = 1.0 - self.kills(one, enemy, False, dice)
            known = self._gangs[key] = GANG * (alive * after - self.chain(one, enemy, dice, 0))
        return known

    def chain(self, one: Combatant, enemy: Combatant, dice: int, fights_before: int) -> float:
        """What friends gain who join an enemy one after the other, if so many have fought it before."""
        total, alive = 0.0, 1.0
        for friend in self.followers(one, enemy):
            gain = self.fight(friend, enemy, False, dice, -fights_before)
            if gain > 0.0:
                total += alive * gain
                alive *= 1.0 - self.kills(friend, enemy, False, dice)
                dice += self.support(friend)
                fights_before += 1
        return total

    # -- joining combat ---------------------------------------------------------------------------------

    def contact_value(self, one: Combatant, target: Combatant, x: float, y: float, charges: bool) -> float:
        """What it is worth to come into contact with an enemy at a place and to fight it."""
        if target.fleeing:
            return self.left(target) + 0.5 * self.value_at(one, x, y)
        radius = float(one.walker.radius)
        helped = self.helpers(one, target)
        others = [enemy for enemy in self.touching(one.side, x, y, radius) if enemy is not target]
        against = sum([self.support(enemy) for enemy in others])
        total = self.fight(one, target, charges, helped, against) + self.gang(one, target)
        later = helped + sum([self.support(friend) for friend in self.followers(one, target)])
        total += self.lasts * self.fight(one, target, False, later, against)
        total += (DARE * self.haste + self.prize(one, x, y)) * self.left(one)
        total += self.fury(one, target)
        for enemy in others:
            total -= self.lasts * max(self.fight(enemy, one, False, 1), 0.0)
        for friend in self.around(target):
            if friend is not one:
                total += self.help(one, friend, target, helped - self.support(friend))
        total -= 0.5 * self.danger * self.danger_at(one, x, y, [target, *others])
        return total

    def help(self, one: Combatant, friend: Combatant, enemy: Combatant, dice: int) -> float:
        """What it is worth to a friend that one more fights and supports against the same enemy.

        Who is activated later finds it tired (SW-FAT-01); support counts in the enemy's round too.
        """
        more = dice + self.support(one)
        before = self.fight(friend, enemy, False, dice)
        gain = 2.0 * self.lasts * (self.fight(friend, enemy, False, more) - before)
        if not friend.activated:
            gain += self.fight(friend, enemy, False, more, -1) - before
        return gain

    def danger_at(self, one: Combatant, x: float, y: float, touched: list[Combatant]) -> float:
        """What enemies beside those touched threaten at a place."""
        radius = float(one.walker.radius)
        threats: list[float] = []
        for enemy in self.enemies:
            if enemy not in touched:
                threats.append(self.threat(enemy, one, gap_at(enemy, x, y, radius)))
        return exposure(threats)


def gap_at(other: Combatant, x: float, y: float, radius: float) -> float:
    """The gap between a combatant and a base at a place."""
    shape = other.body.shape
    return max(math.hypot(float(shape.x) - x, float(shape.y) - y) - float(shape.reach) - radius, 0.0)


def fighter_of(scene: Scene, one: Combatant, enemy: Combatant, charges: bool) -> Fighter:
    """One side of a fight as the rules count it, in plain numbers."""
    state = scene.state
    hand = Hand(one, enemy)
    shape_hand(state, hand)
    blows = blows_of(state, one, enemy, charges) if hand.wins else []
    return Fighter(
        hand.count(),
        hand.skill(),
        blows,
        scene.losses_of(one),
        number_for_blood(state, one, enemy),
        2 if courage_of(state, one).firm else 1,
        value(state, one, MOV),
        True,
        len(asked(one, ANSWER_LOSS)) > 0,
    )


def number_for_blood(state: State, loser: Combatant, winner: Combatant) -> int:
    """The number of its morale roll after a wound; 0 if it makes none (SW-MOR-03, SW-MOR-10, SW-MOR-12)."""
    courage = courage_of(state, loser)
    fear = fear_between(courage, courage_of(state, winner))
    if courage.morale == UNBREAKABLE or fear < 0:
        return 0
    if fear == 0 and winner.profile.height <= loser.profile.height:
        return 0
    test = test_of(state, loser, BLOOD, winner)
    return 0 if test.exempt else test.number.amount


def blows_of(state: State, striker: Combatant, victim: Combatant, charges: bool) -> list[Damage]:
    """The damage rolls after a dexterity roll without a critical, with two Spheres and with more."""
    bonus = bonus_if_charged(state, striker, victim) if charges else 0
    blows = [blow_of(state, striker, victim, precise + bonus) for precise in range(CLASSES)]
    return [damage(blow.strength.amount, blow.number.amount) for blow in blows]
