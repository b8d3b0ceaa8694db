"""What holds in every state at every decision."""

from __future__ import annotations

from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.scenery import floor_of, terrain_of
from dicefront.games.spherewars.rules.state import (
    DEAD,
    FLED,
    ROUND,
    STRATEGY,
    Combatant,
    State,
    is_ephemeral,
    is_there,
)
from dicefront.skirmish.figures import WAITING
from dicefront.skirmish.measuring import gap
from dicefront.skirmish.sheet import HAIR


def problem_of_state(state: State) -> str:
    """The first thing that is impossible about a state, or an empty text."""
    for problem in (
        problem_of_places(state),
        problem_of_wounds(state),
        problem_of_activation(state),
        problem_of_bands(state),
        problem_of_gems(state),
    ):
        if problem:
            return problem
    return ""


def problem_of_places(state: State) -> str:
    """SW-BAS-08, SW-BAS-10: bases lie on the table and overlap nobody."""
    standing = [one for one in state.combatants if is_there(one)]
    for place, one in enumerate(standing):
        shape = one.body.shape
        if not state.space.field.holds(shape.x, shape.y, shape.reach, HAIR):
            return f"combatant {one.id} is not wholly on the table"
        if floor_of(one.body) and not any(
            piece.top_floor >= floor_of(one.body) and piece.holds(one.body)
            for piece in terrain_of(state.space).pieces
        ):
            return f"combatant {one.id} is on a floor that is not there"
        for other in standing[place + 1 :]:
            if one.body.bottom == other.body.bottom and gap(one, other) < -TOL:
                return f"the combatants {one.id} and {other.id} overlap by {-gap(one, other)}"
    if state.stage >= STRATEGY:
        for one in state.combatants:
            if one.where == WAITING:
                return f"combatant {one.id} was not deployed"
    return ""


def problem_of_wounds(state: State) -> str:
    """SW-WOU-01, SW-WOU-03: who stands has wounds left, and no more than its profile says."""
    for one in state.combatants:
        if one.where in (DEAD, FLED):
            continue
        if one.wounds > one.profile.wounds or (one.wounds < 1 and not is_ephemeral(one)):
            return f"combatant {one.id} has {one.wounds} of {one.profile.wounds} wounds left"
        if one.fatigue < 0:
            return f"combatant {one.id} is less than rested"
    return ""


def problem_of_activation(state: State) -> str:
    """SW-ACT-02: one combatant of the side whose round it is acts at a time."""
    act = state.activation
    if act is None:
        return ""
    if state.stage != ROUND:
        return f"combatant {act.who} acts outside a round"
    one = state.combatants[act.who]
    if one.side != state.side:
        return f"combatant {act.who} acts in the round of the enemy"
    return ""


def problem_of_bands(state: State) -> str:
    """SW-DEP-04: everybody belongs to one entry of its band."""
    seen: list[Combatant] = []
    for band in state.bands:
        for entry in band.entries:
            for member in entry.members:
                one = state.combatants[member]
                if one in seen:
                    return f"combatant {member} belongs to two entries"
                seen.append(one)
    if len(seen) != len(state.combatants):
        return f"{len(state.combatants) - len(seen)} combatants belong to no entry"
    return ""


def problem_of_gems(state: State) -> str:
    """SW-SPE-05: no pool falls below 0."""
    for side, pool in enumerate(state.gems):
        if min(pool.own, pool.made, pool.casting, pool.dispelling) < 0:
            return f"the pool of side {side} is below 0"
    return ""
