"""Abilities that work before the first round: Scouts, Explorer, Specialist, Sworn enemy, Reckon."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.names import (
    EXPLORER,
    RECKON,
    SCOUTS,
    SPECIALIST,
    SWORN_ENEMY,
)
from dicefront.games.home_raiders.rules.cards import HERO, UNIT
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.measuring import bodies_within
from dicefront.tabletop.bases import Base

SCOUTING_DISTANCE: Final = 12 * INCH


# -- Scouts, Explorer -----------------------------------------------------------------------------


def may_be_held_back(state: State, troop: Troop) -> bool:
    """HR-DEP-06, HR-AUN-04, HR-AHE-05: a Unit with Scouts, whoever is attached to it, or an Explorer."""
    ability = SCOUTS if troop.card.troop == UNIT else EXPLORER
    return state.characters[troop.members[0]].kit.has[ability]


def is_far_from(body: Base, enemies: list[Base]) -> bool:
    """HR-AUN-04, HR-AHE-05: further than 12 inches from every enemy character."""
    for enemy in enemies:  # noqa: SIM110 - asked for every point of a lattice
        if bodies_within(body, enemy, SCOUTING_DISTANCE):
            return False
    return True


# -- Specialist -----------------------------------------------------------------------------------


def may_join_units(character: Character) -> bool:
    """HR-AHE-18, HR-HRO-02: a Hero that may be deployed inside a Unit."""
    return character.card.troop == HERO and character.kit.has[SPECIALIST]


# -- Sworn enemy ----------------------------------------------------------------------------------


def unsworn(state: State, player: int) -> list[Character]:
    """Those with Sworn enemy who have named nobody yet (HR-AHE-13)."""
    return [
        character
        for character in state.characters
        if character.owner == player and character.kit.has[SWORN_ENEMY] and character.sworn == NOBODY
    ]


def nameable(state: State, player: int) -> list[int]:
    """HR-AHE-13, HR-GEN-15: the Leaders and Heroes of the opposing team."""
    return [one.id for one in state.characters if one.owner != player and one.card.troop != UNIT]


# -- Reckon ---------------------------------------------------------------------------------------


def reckoning_troops(state: State, player: int) -> list[Troop]:
    """HR-ALD-06, HR-ALD-14: the troops that may still move for free, through their Leader or a General."""
    return [
        troop
        for troop in state.troops
        if troop.owner == player
        and troop.id not in state.done
        and any(member.kit.has[RECKON] for member in members_of(state, troop))
    ]
