"""What a deed or a spell takes from those whom it is aimed at, where it strikes or wounds exactly."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.fights import plain_loss
from dicefront.games.spherewars.rules.abilities.deeds import StrikeDeed, WoundDeed
from dicefront.games.spherewars.rules.abilities.spells import StrikeSpell
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.chances import damage, passes
from dicefront.games.spherewars.rules.deeds import ENEMY
from dicefront.games.spherewars.rules.feats import blow_of_feat
from dicefront.games.spherewars.rules.moments import DEED as DEED_FAMILY
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.rows import DEED as DEED_USE
from dicefront.games.spherewars.rules.rows import AbilityRow
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import DEED, FUR, SPELL, Feat

HARM: Final = 0.15  # what any other deed that succeeds takes from its target, as a share of its worth, about


def harm_of(state: State, user: Combatant, row: AbilityRow, target: Combatant, losses: list[float]) -> float:
    """What it takes with one success; ``losses`` are what the target loses with 0, 1 and more wounds."""
    trait, is_deed = TRAITS[row.id], row.use == DEED_USE
    strength = softer = 0
    if isinstance(trait, WoundDeed):
        return losses[min(1, trait.most)]
    if isinstance(trait, StrikeDeed):
        strength, softer = min(trait.first + trait.more, trait.most), trait.softer
    elif isinstance(trait, StrikeSpell):
        strength = trait.strength
    if strength == 0:
        return HARM * might(row) * losses[-1]
    blow = blow_of_feat(state, Feat(DEED if is_deed else SPELL, user, row, target), target, strength, softer)
    return plain_loss(damage(blow.strength.amount, blow.number.amount), losses)


def might(row: AbilityRow) -> float:
    """How much more than a deed it does: spells do, and the more successes they need the more."""
    return 1.0 if row.use == DEED_USE else 1.0 + 0.5 * max(row.difficulty, 1)


def harm_in_contact(state: State, user: Combatant, target: Combatant, losses: list[float]) -> float:
    """What the best deed of somebody takes from an enemy in contact, with all its fury (SW-DEE-04)."""
    fury = value(state, user, FUR)
    best = 0.0
    if fury > 0:
        for trait in user.kit.traits:
            if trait.family == DEED_FAMILY:
                row = CATALOGUE.abilities[trait.id]
                if row.target in ENEMY:
                    harm = passes(row.difficulty, fury) * harm_of(state, user, row, target, losses)
                    best = max(best, harm)
    return best
