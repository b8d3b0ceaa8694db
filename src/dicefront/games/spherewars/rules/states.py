"""STA: the four states of a combatant. What each of them does, its trait says in ``abilities.states``."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.events.fighting import StateEntered
from dicefront.games.spherewars.rules.events.spells import GemsLost, LatentEnded
from dicefront.games.spherewars.rules.state import (
    LATENT,
    NEXT_ACTIVATION,
    Combatant,
    State,
    is_ephemeral,
    is_there,
)
from dicefront.kernel.effects import Effect, Effects
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps

STUNNED: Final = "stunned"
PARALYSED: Final = "paralysed"
FEARFUL: Final = "fearful"
CONCUSSED: Final = "concussed"
COWED: Final = "cowed"
"""SW-ABI-21, SW-ABI-23: not a state; it cannot win a fight in this activation."""
STATES: Final = [STUNNED, PARALYSED, FEARFUL, CONCUSSED]


def enter_state(
    state: State, one: Combatant, which: str, source: int = NOBODY, spared: str = ""
) -> Steps[None]:
    """SW-STA-01: it lasts until the end of the first activation that begins from now on.

    To enter it again adds nothing (SW-STA-24); only sorcerers become concussed (SW-STA-21).
    The latent spells of who enters it end, but for one that is ``spared`` (SW-STA-05, SW-UNC-06).
    """
    if not is_there(one) or (which == CONCUSSED and not one.profile.is_sorcerer()):
        return
    if which == CONCUSSED:
        yield from lose_gems(state, one)  # SW-STA-22
    one.bear(which, NEXT_ACTIVATION, source)
    yield StateEntered(one.id, which)
    yield from end_latent(state, one, spared)


def is_in_state(one: Combatant) -> bool:
    """Whether it is in any state (SW-STA-03)."""
    return any(one.effects.has(which) for which in STATES)


def exerts_area(one: Combatant) -> bool:
    """SW-DEF-19, SW-DEF-20: whether nothing about itself takes its defence area from it."""
    if one.fleeing or is_ephemeral(one):
        return False
    return not one.effects.has(PARALYSED) and not one.effects.has(FEARFUL)


# -- sorcerers ------------------------------------------------------------------------------------


def has_power(one: Combatant) -> bool:
    """SW-SPE-14: a sorcerer on the table who is neither fleeing nor paralysed nor concussed."""
    if not one.profile.is_sorcerer() or not is_there(one) or one.fleeing:
        return False
    return not one.effects.has(PARALYSED) and not one.effects.has(CONCUSSED)


def lose_gems(state: State, one: Combatant) -> Steps[None]:
    """SW-SPE-05: a sorcerer is about to die, flee or be concussed; once between two updatings.

    Who is fleeing or concussed already has no power and nothing more to lose.
    """
    if not one.profile.is_sorcerer() or one.gems_lost or one.fleeing or one.effects.has(CONCUSSED):
        return
    one.gems_lost = True
    lost = state.gems[one.side].lose(one.profile.pow)
    if lost:
        yield GemsLost(one.id, lost)


def end_latent(state: State, caster: Combatant, spared: str = "") -> Steps[None]:
    """SW-SPE-39, SW-STA-05: the latent spells of a caster end, but for one that is spared (SW-UNC-06)."""
    ended: list[str] = []
    for one in state.combatants:
        over = [effect for effect in one.effects.all if is_latent(effect, caster, spared)]
        if over:
            ended += [effect.id for effect in over]
            one.effects = Effects([effect for effect in one.effects.all if effect not in over])
    over_clouds = [one for one in state.clouds if one.source == caster.id and one.trait != spared]
    if over_clouds:
        ended += [cloud.trait for cloud in over_clouds]
        state.clouds = [one for one in state.clouds if one not in over_clouds]
    for trait in dict.fromkeys(ended):
        yield LatentEnded(caster.id, trait)


def is_latent(effect: Effect, caster: Combatant, spared: str) -> bool:
    """Whether an effect is a latent spell of a caster, and not the one that is spared."""
    return effect.until == LATENT and effect.source == caster.id and effect.id != spared
