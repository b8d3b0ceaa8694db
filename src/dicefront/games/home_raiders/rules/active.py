"""Which abilities a character has at a moment (HR-UNT-05, HR-UNT-06, HR-LDR-03, General, Messenger, Stun)."""

from __future__ import annotations

from typing import cast

from dicefront.games.home_raiders.rules.cards import LEADER as LEADER_CARD
from dicefront.games.home_raiders.rules.cards import UNIT as UNIT_CARD
from dicefront.games.home_raiders.rules.moments import (
    LEADER,
    MOMENTS,
    SHAPE_GAIT,
    SPREADS,
    UNIT,
    Ability,
    kit_of,
)
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.walking import Gait, walker_of
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.traits import Kit, Trait
from dicefront.skirmish.figures import ON_TABLE


def settle(state: State) -> None:
    """Work out the kit of everybody who is in a troop; whoever vanished keeps the kit of its last moment.

    To be called whenever somebody vanishes, joins or leaves a troop, is stunned or confused, and when a
    round ends. At basic level nobody has abilities (HR-GEN-03).
    """
    if not state.options.advanced:
        return
    spread = [spread_over_team(state, 0), spread_over_team(state, 1)]
    for troop in state.troops:
        if troop.members:
            kits = kits_of(state, troop, spread[troop.owner])
            for place, number in enumerate(troop.members):
                if state.characters[number].kit is not kits[place]:
                    equip(state.characters[number], kits[place])


def equip(character: Character, kit: Kit) -> None:
    """Give a character the abilities it has from now on, and the gait that comes with them."""
    character.kit = kit
    gait = Gait()
    for ability in cast("list[Ability]", kit.users(SHAPE_GAIT)):
        ability.shape_gait(gait)
    character.walker = walker_of(character.card, gait)


def kits_of(state: State, troop: Troop, spread: list[Trait]) -> list[Kit]:
    """What the members of a troop have now, with what is spread over their team (``spread_over_team``)."""
    of_unit = unit_abilities(state, troop)
    of_leaders = spread[:]
    if troop.leader != NOBODY:
        of_leaders += shared_by(state.characters[troop.leader])  # HR-LDR-03
    for lender in troop.lent_by:  # HR-AHE-10, HR-AHE-11
        of_leaders += shared_by(state.characters[lender])
    return [kit_of(own_abilities(state.characters[number], of_unit) + of_leaders) for number in troop.members]


def unit_abilities(state: State, troop: Troop) -> list[Trait]:
    """HR-UNT-05: those of the Unit card, as long as somebody of that card is left."""
    if not any(state.characters[number].card.troop == UNIT_CARD for number in troop.members):
        return []
    return [ability for ability in troop.card.abilities if ability.family == UNIT]


def own_abilities(character: Character, of_unit: list[Trait]) -> list[Trait]:
    """HR-UNT-05, HR-UNT-06: what a character has by its card and its Unit, less what Stun took from it.

    A confused Leader has no Leader abilities (HR-ASP-14).
    """
    own = [ability for ability in character.card.abilities if ability.family != UNIT]
    if not character.effects.all:
        return own + of_unit
    barred = LEADER if character.effects.has("confuse") else ""
    stunned = character.effects.values("stun")
    return [
        ability for ability in own + of_unit if ability.family != barred and ability.number not in stunned
    ]


def shared_by(leader: Character) -> list[Trait]:
    """The Leader abilities that work on others through a Leader now (HR-LDR-03, HR-ASP-14, HR-ASP-16)."""
    if leader.where != ON_TABLE:
        return []
    own = own_abilities(leader, [])
    return [ability for ability in own if isinstance(ability, Ability) and ability.shared]


def is_general(leader: Character) -> bool:
    """HR-ALD-14, HR-ALD-16: whether its abilities work on the whole team now."""
    if leader.where != ON_TABLE or leader.card.troop != LEADER_CARD:
        return False
    return any(MOMENTS.is_used(SPREADS, ability) for ability in own_abilities(leader, []))


def spread_over_team(state: State, player: int) -> list[Trait]:
    """HR-ALD-14: the abilities that Generals spread over a whole team, Heroes included."""
    generals = [one for one in state.characters if one.owner == player and is_general(one)]
    return [ability for general in generals for ability in shared_by(general)]
