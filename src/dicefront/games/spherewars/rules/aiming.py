"""SHO, EQU: the dice, the target number and the strength of a shot (S5, S9)."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.attributes import attribute, changed, value
from dicefront.games.spherewars.rules.contact import touching_friends
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.melee import shape_blow
from dicefront.games.spherewars.rules.moments import (
    SHAPE_AIM,
    SHAPE_AIM_AT_FRIEND,
    SHAPE_AIM_AT_ME,
    asked,
)
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import FLAT, HUGE, LARGE, SMALL
from dicefront.games.spherewars.rules.rows import BEARER
from dicefront.games.spherewars.rules.scenery_file import BARE, DENSE
from dicefront.games.spherewars.rules.shelter import (
    cover_of,
    elevation_of,
    height_for_shots,
)
from dicefront.games.spherewars.rules.sight import is_airborne, is_obstructed, sees_to_shoot
from dicefront.games.spherewars.rules.state import (
    State,
    activation_of,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import (
    CON_MUNDANE,
    LONG,
    MEASURED,
    MOV,
    PRE,
    SHOT,
    STR,
    Blow,
    Shot,
)
from dicefront.games.spherewars.rules.weather import add_heat, add_storm
from dicefront.tabletop.sight import PARTIAL

LONG_RANGE: Final = 8 * INCH
"""SW-SHO-14."""
QUICK: Final = 6
"""SW-EQU-25: the least difficulty of a shot against a charge or while speeding up."""
IN_MOVEMENT: Final = "shot_in_movement"
TOTAL: Final = "total_penetration"
PARTLY: Final = "partial_penetration"

BY_HEIGHT: Final = {FLAT: -2, SMALL: -1, LARGE: 1, HUGE: 2}
"""SW-SHO-11: dice by the height of the target; colossal counts as huge."""


def aim(state: State, shot: Shot) -> None:
    """S5, X3: dice and target number are fixed (SW-SHO-05 to SW-SHO-20)."""
    shooter, target = shot.shooter, shot.target
    shot.pre = attribute(state, shooter, PRE)
    height = height_for_shots(state, target)
    shot.dice("spherewars.reason.height", BY_HEIGHT.get(min(height, HUGE), 0), "SW-SHO-11")
    mov = value(state, target, MOV)
    shot.number.add("spherewars.attribute.mov", mov, "SW-SHO-05")
    add_heat(state, target, shot.number)
    mov = shot.number.amount
    if is_airborne(state, target):
        shot.number.add("spherewars.reason.flies", 1, "SW-FLY-06")
    if shot.quick:
        shot.number.add("spherewars.reason.quick_shot", max(QUICK, mov + 1) - mov, "SW-EQU-25")
    else:
        aim_at_leisure(state, shot)
    add_storm(state, shooter, shot.number)
    if shot.changed:
        shot.number.add("spherewars.reason.changed_target", 1, "SW-SHO-28")
    for trait in asked(shooter, SHAPE_AIM):
        trait.shape_aim(state, shooter, shot)
    for trait in asked(target, SHAPE_AIM_AT_ME):
        trait.shape_aim_at_me(state, target, shot)
    for friend in touching_friends(state, target):
        for trait in asked(friend, SHAPE_AIM_AT_FRIEND):
            trait.shape_aim_at_friend(state, friend, shot)
    if shot.expert != shot.inexpert:
        amount = -1 if shot.expert else 1
        shot.number.add("spherewars.reason.skill", amount, "SW-ABI-19")


def weight_of(state: State, shot: Shot) -> list[int]:
    """What hidden artefacts may change of a shot."""
    again = Shot(shot.shooter, shot.target, shot.weapon, shot.quick)
    again.against_charge, again.split, again.changed = shot.against_charge, shot.split, shot.changed
    aim(state, again)
    return [again.total().amount, again.number.amount]


def aim_at_leisure(state: State, shot: Shot) -> None:
    """SW-SHO-12 to SW-SHO-18: what changes the dice of a shot of the combat phase."""
    shooter, target = shot.shooter, shot.target
    if activation_of(state).moved and not shot.can(IN_MOVEMENT):
        shot.dice("spherewars.reason.moved", -1, "SW-SHO-12")
    if target.fleeing or target.effects.has(STUNNED) or target.effects.has(PARALYSED):
        shot.dice("spherewars.reason.helpless", 1, "SW-SHO-13")
    if is_far(shot):
        shot.dice("spherewars.reason.long_range", -1, "SW-SHO-14")
    covered = cover_of(state, target, shooter) > BARE
    if covered:  # SW-SCN-08, SW-SCN-11
        shot.pre.add("spherewars.reason.cover", -1, "SW-SCN-08")
    partial = sees_to_shoot(state, shooter, target) == PARTIAL
    if partial and (not covered or is_obstructed(state, shooter, target)):  # SW-SHO-16
        shot.dice("spherewars.reason.partial_sight", -1, "SW-SHO-15")
    if shot.is_split():
        shot.dice("spherewars.reason.split", -1, "SW-SHO-18")


def is_far(shot: Shot) -> bool:
    """SW-SHO-14: whether a shot is made at long range, measured or supposed."""
    if shot.range == MEASURED:
        return not within(shot.shooter.body, shot.target.body, LONG_RANGE)
    return shot.range == LONG


def blow_of_shot(state: State, shot: Shot, precise: int) -> Blow:
    """SW-SHO-08 to SW-SHO-10: strength and target number of a hit."""
    shooter, target = shot.shooter, shot.target
    blow = Blow(SHOT, shooter, target, False)
    if shot.weapon.strength == BEARER:
        blow.strength = changed(state, shooter, STR)  # SW-EQU-37
        blow.strength.add("spherewars.trait." + shot.weapon.id, shot.weapon.bonus, "SW-EQU-21")
    else:
        blow.strength.add("spherewars.trait." + shot.weapon.id, shot.weapon.strength, "SW-SHO-08")
    blow.strength.add("spherewars.reason.precise_blow", precise, "SW-CRI-05")
    if not shot.against_charge:
        if elevation_of(state, target) < elevation_of(state, shooter):
            blow.strength.add("spherewars.reason.from_above", 1, "SW-SCN-35")
        if cover_of(state, target, shooter) == DENSE:
            blow.strength.add("spherewars.reason.cover", -1, "SW-SCN-11")
    if is_airborne(state, target):
        blow.strength.add("spherewars.reason.flies", -1, "SW-FLY-06")
    blow.number = changed(state, target, CON_MUNDANE)  # SW-ATK-04, SW-ATK-05
    if penetrates(shot):
        blow.number.add("spherewars.reason.penetration", -1, "SW-SHO-10")
    shape_blow(state, blow)
    return blow


def penetrates(shot: Shot) -> bool:
    """SW-EQU-26, SW-EQU-34, SW-EQU-35: total penetration always, partial within half the range."""
    if shot.can(TOTAL):
        return True
    half = shot.weapon.range_in * INCH // 2
    near = shot.against_charge or within(shot.shooter.body, shot.target.body, half)
    return shot.can(PARTLY) and near
