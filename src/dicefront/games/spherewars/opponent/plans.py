"""What a combatant can do in its activation, and what each choice is worth: moves, charges, whom to fight."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.rules.contact import foes_of
from dicefront.games.spherewars.rules.defence_area import entered
from dicefront.games.spherewars.rules.pace import Pace
from dicefront.games.spherewars.rules.state import Combatant
from dicefront.games.spherewars.rules.walking import Stride, counts_as_shortest, travel
from dicefront.games.spherewars.rules.ways import ground_of, touched_at
from dicefront.tabletop.path import point_along
from dicefront.tabletop.point import Point
from dicefront.tabletop.ways import Way

HALF_HEARTED: Final = 0.02
"""What it costs to declare a joining that does not reach: the move is then no longer free."""
WATCHFUL: Final = 0.8  # how often an enemy jumps whom it would help


class Attack:
    """The best attack of one combatant: on whom, what it gains, and how likely it kills."""

    def __init__(self, target: Combatant | None, gain: float, kill: float) -> None:
        self.target = target
        self.gain = gain
        self.kill = kill


def best_attack(scene: Scene, one: Combatant, friends: int = 0) -> Attack:
    """The best fight that is in reach as the crow flies, perhaps after friends struck the same enemy.

    Nobody need attack, but who is in contact must fight (SW-ACT-05).
    """
    best = Attack(None, 0.0, 0.0)
    if one.fleeing:
        return best
    if scene.busy(one):
        for foe in foes_of(scene.state, one):
            helped = scene.helpers(one, foe) + friends
            gain = scene.fight(one, foe, False, helped, scene.helpers(foe, one) - friends)
            if best.target is None or gain > best.gain:
                best = Attack(foe, gain, scene.kills(one, foe, False, helped))
        return best
    shape = one.body.shape
    speed = scene.speed(one)
    for enemy in scene.enemies:
        gap = gap_at(enemy, float(shape.x), float(shape.y), float(shape.reach))
        if gap > 2.0 * speed:
            continue
        if enemy.fleeing:
            gain, kill = scene.left(enemy), 1.0
        else:
            charges = gap <= speed and not scene.at_random(one)
            helped = scene.helpers(one, enemy) + friends
            gain = scene.fight(one, enemy, charges, helped, -friends)
            kill = scene.kills(one, enemy, charges, helped)
        if gain > best.gain:
            best = Attack(enemy, gain, kill)
    return best


def order_of_activation(scene: Scene, waiting: list[Combatant]) -> list[float]:
    """How good it is that each of these acts now and not last.

    Who joins an enemy supports those who fight it afterwards; who kills it leaves them nothing.
    """
    attacks = [best_attack(scene, one) for one in waiting]
    found: list[float] = []
    for place in range(len(waiting)):
        found.append(attacks[place].gain - gain_of_last(scene, waiting, attacks, place))
    return found


def gain_of_last(scene: Scene, waiting: list[Combatant], attacks: list[Attack], place: int) -> float:
    """What remains for one who waits: others kill its enemy first, or tire it and support."""
    target = attacks[place].target
    alive = 1.0
    friends = 0
    for number in range(len(attacks)):
        if number != place and target is not None and attacks[number].target is target:
            alive *= 1.0 - attacks[number].kill
            friends += 1
    if friends == 0:
        return attacks[place].gain
    return alive * best_attack(scene, waiting[place], friends).gain


# -- moves ----------------------------------------------------------------------------------------------


def values_of_ways(scene: Scene, mover: Combatant, drawn: list[list[Point]], stride: Stride) -> list[float]:
    """What it is worth to go each of these ways, which end out of contact, as far as the stride allows.

    Who might jump is looked at for the best ones alone: a jump makes no way better.
    """
    goings = ground_of(scene.state, mover).goings
    ways = [travel(way, mover.walker.radius, stride, goings).way for way in drawn]
    found: list[float] = []
    for way in ways:
        end = way[-1]
        value = scene.value_at(mover, float(end.x), float(end.y))
        if stride.times == 1:  # SW-ACT-07: after a run it shoots
            value += scene.best_shot(mover, float(end.x), float(end.y), len(way) > 1)
        found.append(value)
    best = -math.inf
    for place in sorted(range(len(ways)), key=lambda number: -found[number]):
        if found[place] <= best:
            break
        found[place] = intercepted(scene, mover, ways[place], [], found[place])
        best = max(best, found[place])
    return found


def value_of_joining(
    scene: Scene, mover: Combatant, target: Combatant, way: list[Point], pace: Pace, best: Way
) -> float:
    """What it is worth to join combat by a way; ``best`` is the shortest one."""
    radius, goings = mover.walker.radius, ground_of(scene.state, mover).goings
    if not travel(way, radius, pace.double, goings, joins=True).reaches:  # SW-MOV-26
        return values_of_ways(scene, mover, [way], pace.double)[0] - HALF_HEARTED * scene.left(mover)
    end = way[-1]
    charges = (
        not pace.is_random
        and counts_as_shortest(way, best)
        and travel(way, radius, pace.single, goings, joins=True).reaches
    )
    value = scene.contact_value(mover, target, float(end.x), float(end.y), charges)
    return intercepted(scene, mover, way, touched_at(scene.state, mover, end), value)


def intercepted(
    scene: Scene, mover: Combatant, way: list[Point], joined: list[Combatant], value: float
) -> float:
    """The value of a move if those whose areas it enters jump where that helps them (SW-DEF-05)."""
    for one in entered(scene.state, mover, way, joined):
        at = point_along(way, one.entry.start())
        stopped = scene.contact_value(mover, one.guard, float(at.x), float(at.y), False)
        if stopped < value:
            value += WATCHFUL * (stopped - value)
    return value
