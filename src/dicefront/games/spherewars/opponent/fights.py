"""What combatants, fights, shots and threats are worth, in hundredths of a band point: plain numbers."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.chances import Damage, Duel, Hit, duel, duel_answered, passes

POINT: Final = 100.0
LEADERSHIP: Final = 1.5  # a leader is worth half as much again while his band can lose morale by his death
LAST_WOUND: Final = 0.5  # what is left of the worth of somebody who has all but died
FLEEING: Final = 0.45
"""What is left of the worth of a fugitive: he may regroup, or be trapped, or leave the table."""
ENGAGEMENT: Final = 0.8  # the chance that somebody in reach by twice MOV comes, and is not stopped on the way
CROWD: Final = [1.0, 0.7, 0.5, 0.35]
"""How much each further threat counts: who has been struck once is struck again only if he lives."""
SLOW: Final = 2  # sW-PUR-08: whoever is no faster is caught without a roll


def worth(price: int, leads: bool) -> float:
    """What a combatant with all its wounds is worth."""
    return price * POINT * (LEADERSHIP if leads else 1.0)


def share(left: int, full: int, scored: bool) -> float:
    """The share of its worth that a combatant still has with so many wounds left.

    ``scored`` says that half of it is lost with half of the wounds (SW-WIN-13); others only get weaker.
    """
    if left <= 0:
        return 0.0
    health = LAST_WOUND + (1.0 - LAST_WOUND) * min(left, full) / full
    if scored and left * 2 <= full:
        return 0.5 * health
    return health


def losses(whole: float, left: int, full: int, scored: bool) -> list[float]:
    """What a combatant loses with 0, 1 and more wounds, up to all it has left; the ephemeral have none."""
    if full <= 0:
        return [0.0, whole]  # SW-WOU-10
    now = share(left, full, scored)
    return [whole * (now - share(left - wounds, full, scored)) for wounds in range(left + 1)]


class Fighter:
    """One side of a fight in plain numbers.

    ``losses`` are what it loses with 0, 1 and more wounds. ``test`` is the number of its morale roll if it is
    wounded and lives, 0 if it makes none; ``tries`` is 2 if it is Firm. ``speed`` are its dice in a pursuit,
    ``chases`` says that it may pursue, ``counters`` that it has Counterattack. ``blows`` are its damage
    rolls by the critical of the roll before (SW-CRI-05); whoever may not win has none.
    """

    def __init__(
        self,
        dice: int,
        skill: int,
        blows: list[Damage],
        losses: list[float],
        test: int = 0,
        tries: int = 1,
        speed: int = 4,
        chases: bool = True,
        counters: bool = False,
    ) -> None:
        self.dice = dice
        self.skill = skill
        self.blows = blows
        self.losses = losses
        self.test = test
        self.tries = tries
        self.speed = speed
        self.chases = chases
        self.counters = counters


def loss_of_flight(fugitive: Fighter, winner: Fighter, left: float) -> float:
    """What somebody worth so much loses on average by fleeing from the winner (SW-PUR-03 to SW-PUR-08)."""
    caught = 0.0
    if winner.chases:
        caught = 1.0 if fugitive.speed <= SLOW else duel(winner.speed, fugitive.speed).win
    return left * (caught + (1.0 - caught) * (1.0 - FLEEING))


def loss_of_blow(blow: Damage, victim: Fighter, winner: Fighter) -> float:
    """What the victim of a damage roll loses on average, flight and pursuit included."""
    losses = victim.losses
    last = len(losses) - 1
    total = blow.dead * losses[last]
    fails = 1.0 - passes(victim.test, victim.tries) if victim.test else 0.0
    for wounds in range(1, len(blow.wounds)):
        chance = blow.wounds[wounds]
        if wounds >= last:
            total += chance * losses[last]
        else:
            total += chance * losses[wounds]
            if fails > 0.0:
                total += chance * fails * loss_of_flight(victim, winner, losses[last] - losses[wounds])
    return total


def dexterity(mine: Fighter, theirs: Fighter, support: int, their_support: int) -> Duel:
    """The dexterity roll with so many dice of supporters; two who counterattack cancel out (SW-ABI-13)."""
    dice, their_dice = mine.dice + support, theirs.dice + their_support
    edge = mine.skill - theirs.skill
    if mine.counters == theirs.counters:
        return duel(dice, their_dice, edge)
    if mine.counters:
        return duel_answered(dice, their_dice, edge)
    other = duel_answered(their_dice, dice, -edge)
    return Duel(other.lost, other.tied, other.won, other.ways)


def fight_value(mine: Fighter, theirs: Fighter, support: int = 0, their_support: int = 0) -> float:
    """What a fight brings the first fighter's side: what the enemy loses minus what it loses itself."""
    rolled = dexterity(mine, theirs, support, their_support)
    value = 0.0
    for critical in range(len(mine.blows)):
        value += rolled.win_by[critical] * loss_of_blow(mine.blows[critical], theirs, mine)
    for critical in range(len(theirs.blows)):
        value -= rolled.lose_by[critical] * loss_of_blow(theirs.blows[critical], mine, theirs)
    return value


def kill_chance(mine: Fighter, theirs: Fighter, support: int = 0, their_support: int = 0) -> float:
    """The chance that the enemy dies of the blow."""
    rolled = dexterity(mine, theirs, support, their_support)
    left = len(theirs.losses) - 1
    chance = 0.0
    for critical in range(len(mine.blows)):
        chance += rolled.win_by[critical] * mine.blows[critical].kills(left)
    return chance


def plain_loss(blow: Damage, losses: list[float]) -> float:
    """What the victim of a shot, a deed or a spell loses on average: nobody flees from these (SW-MOR-13)."""
    last = len(losses) - 1
    total = blow.dead * losses[last]
    for wounds in range(1, len(blow.wounds)):
        total += blow.wounds[wounds] * losses[min(wounds, last)]
    return total


def shot_value(aimed: Hit, blows: list[Damage], losses: list[float]) -> float:
    """What a shot takes from its target on average."""
    value = 0.0
    for critical in range(len(blows)):
        value += aimed.hit_by[critical] * plain_loss(blows[critical], losses)
    return value


def exposure(threats: list[float]) -> float:
    """What all enemies who can reach a place take on average, the worst threat first."""
    total = 0.0
    ordered = sorted([threat for threat in threats if threat > 0.0], reverse=True)
    for place in range(len(ordered)):
        total += ordered[place] * CROWD[min(place, len(CROWD) - 1)]
    return total


def reach(gap: float, speed: float) -> float:
    """The chance that an enemy gets into contact over this gap; ``speed`` is its MOV as a length.

    A gap within single MOV is a charge, one within twice MOV an engagement that something may stop.
    """
    if gap <= speed:
        return 1.0
    return ENGAGEMENT if gap <= 2.0 * speed else 0.0
