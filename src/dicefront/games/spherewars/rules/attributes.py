"""ATT, TRA: what a combatant is like at this moment, by its profile and all that changes it."""

from __future__ import annotations

from dicefront.games.spherewars.rules.moments import SHAPE_ATTRIBUTE, SHAPE_COURAGE, asked
from dicefront.games.spherewars.rules.profile import NONE, SPECIAL
from dicefront.games.spherewars.rules.state import Combatant, State, is_hero
from dicefront.games.spherewars.rules.states import CONCUSSED
from dicefront.games.spherewars.rules.subjects import (
    ATTRIBUTES,
    COM,
    CON_ARCANE,
    CON_MUNDANE,
    DEX,
    FUR,
    MOV,
    POW,
    PRE,
    STR,
    Attribute,
    Courage,
)
from dicefront.kernel.modifier import Total

LEAST = 1
"""SW-ATT-14: no effect lowers an attribute below this."""
LEAST_OF_TIRED_HERO = 2
"""SW-ATT-16."""


def attribute(state: State, one: Combatant, which: int) -> Total:
    """SW-ATT-17: the attribute with its parts: gains and losses, and at least 1 in the end."""
    total = changed(state, one, which)
    if total.amount < LEAST and not (which == POW and is_powerless(one)):
        total.add("spherewars.reason.at_least_one", LEAST - total.amount, "SW-ATT-14")
    return total


def changed(state: State, one: Combatant, which: int) -> Total:
    """SW-ATT-17: fatigue with its own limit, then all gains and losses, to which a roll may add its own."""
    printed = printed_value(one, which)
    if printed == SPECIAL:
        printed = 0  # an ability of its own says what it is
    total = Total([])
    total.add("spherewars.attribute." + ATTRIBUTES[which], printed, "SW-COM-07")
    if which == DEX:
        total.add("spherewars.reason.fatigue", -fatigue_of(one, printed), "SW-FAT-01")
    found = Attribute(which, total)
    for trait in asked(one, SHAPE_ATTRIBUTE):
        trait.shape_attribute(state, one, found)
    if which == POW and is_powerless(one):
        total.add("spherewars.reason.powerless", -total.amount, "SW-ATT-15")
    return total


def value(state: State, one: Combatant, which: int) -> int:
    """The attribute as a number; ``NONE`` if the combatant lacks it (SW-ATT-11)."""
    if printed_value(one, which) == NONE:
        return NONE
    return attribute(state, one, which).amount


def is_powerless(one: Combatant) -> bool:
    """SW-ATT-15: a fleeing or concussed sorcerer has POW 0."""
    return one.fleeing or one.effects.has(CONCUSSED)


def fatigue_of(one: Combatant, dex: int) -> int:
    """SW-FAT-02, SW-FAT-03: what fatigue alone takes off; it has a limit of its own, higher for heroes."""
    least = min(LEAST_OF_TIRED_HERO if is_hero(one) else LEAST, dex)
    return min(one.fatigue, dex - least)


def printed_value(one: Combatant, which: int) -> int:
    """The number of the profile."""
    profile = one.profile
    if which == MOV:
        return profile.mov
    if which == DEX:
        return profile.dex
    if which == STR:
        return profile.str
    if which == CON_MUNDANE:
        return profile.con_mundane
    if which == CON_ARCANE:
        return profile.con_arcane
    if which == PRE:
        return profile.pre if profile.pre != NONE or not one.ranged else profile.pre_with_option
    if which == COM:
        return profile.com
    return profile.fur if which == FUR else profile.pow


def courage_of(state: State, one: Combatant) -> Courage:
    """Morale and fear at this moment (SW-TRA-04, SW-TRA-05, SW-TRA-07)."""
    profile = one.profile
    courage = Courage(profile.morale, profile.fear, profile.firm)
    for trait in asked(one, SHAPE_COURAGE):
        trait.shape_courage(state, one, courage)
    return courage
