"""What deeds and spells do to those they strike: blows, direct wounds, states."""

from __future__ import annotations

from dicefront.games.spherewars.rules.attributes import changed
from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.melee import shape_blow
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.states import enter_state
from dicefront.games.spherewars.rules.subjects import CON_ARCANE, CON_MUNDANE, EFFECT, SPELL, Blow, Feat
from dicefront.games.spherewars.rules.wounds import hurt, roll_damage
from dicefront.kernel.procedure import Steps


def blow_of_feat(state: State, feat: Feat, victim: Combatant, strength: int, softer: int = 0) -> Blow:
    """SW-DEE-11, SW-SPE-41: a damage roll of a deed against mundane, of a spell against arcane constitution.

    ``softer`` is by how much the constitution counts lower.
    """
    blow = Blow(feat.source, feat.user, victim, touches(state, feat.user, victim))
    name = "spherewars.trait." + feat.row.id
    blow.strength.add(name, strength, "SW-SPE-41" if feat.source == SPELL else "SW-DEE-11")
    blow.number = changed(state, victim, CON_ARCANE if feat.source == SPELL else CON_MUNDANE)
    blow.number.add(name, -softer, "SW-ATK-05")
    shape_blow(state, blow)
    return blow


def strike(state: State, feat: Feat, victim: Combatant, strength: int, softer: int = 0) -> Steps[Blow]:
    """A damage roll of so much strength and the wounds it causes; what follows is answered at the end."""
    blow = blow_of_feat(state, feat, victim, strength, softer)
    yield from roll_damage(state, blow)
    yield from hurt(state, [blow])
    feat.blows.append(blow)
    return blow


def wound_directly(state: State, feat: Feat, victim: Combatant, wounds: int) -> Steps[Blow]:
    """SW-WOU-19: wounds without a damage roll, which give no criticals."""
    blow = Blow(feat.source, feat.user, victim, touches(state, feat.user, victim))
    blow.direct = True
    blow.wounds = wounds
    yield from hurt(state, [blow])
    feat.blows.append(blow)
    return blow


def afflict(
    state: State, feat: Feat, victim: Combatant, which: str, roll: bool, harder: int = 0
) -> Steps[None]:
    """A state, unless a morale roll that the effect allows is passed (SW-MOR-20)."""
    if roll and (yield from passes(state, victim, EFFECT, feat.user, harder)):
        return
    yield from enter_state(state, victim, which, feat.user.id)
