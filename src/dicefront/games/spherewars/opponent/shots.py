"""What shots are worth: those that are declared, exactly; those that a place would allow, at a glance."""

from __future__ import annotations

from dicefront.games.spherewars.opponent.fights import shot_value
from dicefront.games.spherewars.rules.aiming import BY_HEIGHT, IN_MOVEMENT, LONG_RANGE, aim, blow_of_shot
from dicefront.games.spherewars.rules.attributes import attribute, value
from dicefront.games.spherewars.rules.chances import CLASSES, damage, hit
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import SHAPE_AIM, SHAPE_AIM_AT_ME, asked
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import HUGE, NONE
from dicefront.games.spherewars.rules.rows import RangedRow
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.state import SPEED_UP, Combatant, State, activation_of, is_ephemeral
from dicefront.games.spherewars.rules.subjects import MOV, PRE, Shot
from dicefront.games.spherewars.rules.weather import add_heat, add_storm


def value_of_shot(state: State, shot: Shot, losses: list[float]) -> float:
    """What an aimed shot takes from its target on average."""
    if is_ephemeral(shot.target):
        return losses[-1]  # SW-SHO-38
    blows = [blow_of_shot(state, shot, precise) for precise in range(CLASSES)]
    rolls = [damage(blow.strength.amount, blow.number.amount) for blow in blows]
    return shot_value(hit(shot.total().amount, shot.number.amount), rolls, losses)


def value_of_aims(state: State, question: DeclareShot, aims: list[Aim], losses: list[list[float]]) -> float:
    """What the shots of one activation take; ``losses`` are those of the targets, aim by aim."""
    quick = activation_of(state).action == SPEED_UP
    split = len({one.target for one in aims}) > 1
    total = 0.0
    for number in range(len(aims)):
        one = aims[number]
        weapon, target = question.weapons[one.weapon], state.combatants[one.target]
        if not within(question.shooter.body, target.body, weapon.range_in * INCH):
            continue
        shot = Shot(question.shooter, target, weapon, quick)
        shot.split = split
        aim(state, shot)
        total += value_of_shot(state, shot, losses[number])
    return total


def shot_from(
    state: State, shooter: Combatant, target: Combatant, gap: float, moved: bool, losses: list[float]
) -> float:
    """What a shot over this gap would take, if nothing is in the way; all weapons are fired."""
    if not shooter.ranged or value(state, shooter, PRE) == NONE:
        return 0.0
    total = 0.0
    for weapon in shooter.ranged:
        if gap <= weapon.range_in * INCH:
            total += value_of_shot(state, aimed(state, shooter, target, weapon, gap, moved), losses)
    return total


def aimed(
    state: State, shooter: Combatant, target: Combatant, weapon: RangedRow, gap: float, moved: bool
) -> Shot:
    """A shot at leisure in the open (SW-SHO-05 to SW-SHO-14)."""
    shot = Shot(shooter, target, weapon, False)
    shot.pre = attribute(state, shooter, PRE)
    shot.dice("spherewars.reason.height", BY_HEIGHT.get(min(target.profile.height, HUGE), 0), "SW-SHO-11")
    if gap > LONG_RANGE:
        shot.dice("spherewars.reason.long_range", -1, "SW-SHO-14")
    if moved and not shot.can(IN_MOVEMENT):
        shot.dice("spherewars.reason.moved", -1, "SW-SHO-12")
    if target.fleeing:
        shot.dice("spherewars.reason.helpless", 1, "SW-SHO-13")
    shot.number.add("spherewars.attribute.mov", value(state, target, MOV), "SW-SHO-05")
    add_heat(state, target, shot.number)
    add_storm(state, shooter, shot.number)
    for trait in asked(shooter, SHAPE_AIM):
        trait.shape_aim(state, shooter, shot)
    for trait in asked(target, SHAPE_AIM_AT_ME):
        trait.shape_aim_at_me(state, target, shot)
    if shot.expert != shot.inexpert:
        shot.number.add("spherewars.reason.skill", -1 if shot.expert else 1, "SW-ABI-19")
    return shot
