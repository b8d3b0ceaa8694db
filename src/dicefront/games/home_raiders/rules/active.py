"""Which abilities a character has at a moment (HR-UNT-05, HR-UNT-06, HR-LDR-03, General, Messenger, Stun)."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.names import (
    ACTION_GROUP,
    AIM,
    DEFENSIVE_STANCE,
    DODGE,
    FAST_RECOVERY,
    GENERAL,
    IRON_SPIRITS,
    LEAD_BY_EXAMPLE,
    RECKON,
    REDEPLOY,
    REPLACEMENT,
    WARRIOR_MONK,
)
from dicefront.games.home_raiders.rules.cards import UNIT
from dicefront.games.home_raiders.rules.kits import Kit, kit_of
from dicefront.games.home_raiders.rules.state import STANDING, Character, State, Troop, equip
from dicefront.kernel.ids import NOBODY

WORK_ON_THE_UNIT: Final = [AIM, WARRIOR_MONK, FAST_RECOVERY, DEFENSIVE_STANCE, RECKON, DODGE]
"""Leader abilities that all characters of the Unit have; the others the Leader has by itself (HR-ALD-15)."""

OF_THE_LEADER: Final = [LEAD_BY_EXAMPLE, REPLACEMENT, GENERAL, REDEPLOY]


def is_unit_ability(number: int) -> bool:
    return ACTION_GROUP <= number <= IRON_SPIRITS


def is_leader_ability(number: int) -> bool:
    return AIM <= number <= REDEPLOY


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
                equip(state.characters[number], kits[place])


def kits_of(state: State, troop: Troop, spread: list[int]) -> list[Kit]:
    """What the members of a troop have now, with what is spread over their team (``spread_over_team``)."""
    of_unit = unit_abilities(state, troop)
    of_leaders = spread[:]
    if troop.leader != NOBODY:
        of_leaders += shared_by(state.characters[troop.leader])  # HR-LDR-03
    for lender in troop.lent_by:  # HR-AHE-10, HR-AHE-11
        of_leaders += shared_by(state.characters[lender])
    return [kit_of(own_abilities(state.characters[number], of_unit) + of_leaders) for number in troop.members]


def unit_abilities(state: State, troop: Troop) -> list[int]:
    """HR-UNT-05: those of the Unit card, as long as somebody of that card is left."""
    if troop.card.troop != UNIT:
        return []
    for number in troop.members:
        if state.characters[number].card.troop == UNIT:
            return [ability for ability in troop.card.abilities if is_unit_ability(ability)]
    return []


def own_abilities(character: Character, of_unit: list[int]) -> list[int]:
    """HR-UNT-05, HR-UNT-06: what a character has by its card and its Unit, less what Stun took from it."""
    found: list[int] = []
    for number in character.card.abilities:
        if is_leader_ability(number):
            if not character.confused and number not in character.stunned:  # HR-ASP-14
                found.append(number)
        elif not is_unit_ability(number) and number not in character.stunned:
            found.append(number)
    for number in of_unit:
        if number not in character.stunned:  # HR-ASP-16: lost for this character only
            found.append(number)
    return found


def shared_by(leader: Character) -> list[int]:
    """The Leader abilities that work on others through a Leader now (HR-LDR-03, HR-ASP-14, HR-ASP-16)."""
    if leader.where != STANDING or leader.confused:
        return []
    return [number for number in WORK_ON_THE_UNIT if leader.card.has[number] and number not in leader.stunned]


def is_general(leader: Character) -> bool:
    """HR-ALD-14, HR-ALD-16: whether its abilities work on the whole team now."""
    return (
        leader.card.has[GENERAL]
        and leader.where == STANDING
        and not leader.confused
        and GENERAL not in leader.stunned
    )


def spread_over_team(state: State, player: int) -> list[int]:
    """HR-ALD-14: the abilities that Generals spread over a whole team, Heroes included."""
    found: list[int] = []
    for character in state.characters:
        if character.owner == player and is_general(character):
            found += shared_by(character)
    return found
