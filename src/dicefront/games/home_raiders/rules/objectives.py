"""OBJ: what counts for each objective, and the control of markers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.cards import UNIT
from dicefront.games.home_raiders.rules.events.playing import ControlLost, MarkerTaken
from dicefront.games.home_raiders.rules.state import PORTAL, STANDING, VANISH, VANISHED, Character, State
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.contact import touches_marker, touches_thing
from dicefront.skirmish.space import Thing
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.units import root_up

STAR: Final = 720_720
"""The parts of a Star in which HR-OBJ-22 counts: exact for any Force up to 16."""


def count(state: State) -> list[int]:
    """HR-SQE-02: how far each seat is with the objective of the match."""
    if state.objective == VANISH:
        return [vanished(state, 1), vanished(state, 0)]
    if state.objective == PORTAL:
        return [at_portal(state, 0), at_portal(state, 1)]
    return [controlled(state, 0), controlled(state, 1)]


# -- Vanish the enemy -----------------------------------------------------------------------------


def vanished(state: State, player: int) -> int:
    """HR-OBJ-03, HR-OBJ-04: a player's own losses, whatever the cause; HR-OBJ-22 weighs them by Stars."""
    total = 0
    for character in state.characters:
        if character.owner == player and character.where == VANISHED:
            total += worth(character) if state.options.count_stars else 1
    return total


def worth(character: Character) -> int:
    """HR-OBJ-22: cost divided by Force, in parts of a Star."""
    card = character.card
    return card.cost * STAR // (card.force if card.troop == UNIT else 1)  # HR-CRD-02


# -- Control the Portal ---------------------------------------------------------------------------


def at_portal(state: State, player: int) -> int:
    """HR-OBJ-07, HR-OBJ-08: own characters in base contact with the other team's Portal."""
    number = state.space.owned_by(1 - player)
    if number == NOBODY:
        return 0
    portal = state.space.things[number]
    total = 0
    for character in state.characters:
        if (
            character.owner == player
            and character.where == STANDING
            and touches_thing(state, character, portal)
        ):
            total += 1
    return total


# -- Strategic spot -------------------------------------------------------------------------------


def controlled(state: State, player: int) -> int:
    """HR-OBJ-17, HR-OBJ-18: the markers a player controls, no matter who placed them."""
    total = 0
    for marker in state.markers:
        if controls(state, player, marker):
            total += 1
    return total


def controls(state: State, player: int, marker: Marker) -> bool:
    return marker.controller != NOBODY and state.characters[marker.controller].owner == player


def markers_to_take(state: State, character: Character) -> list[int]:
    """HR-OBJ-13, HR-OBJ-16: the markers in base contact that a Generic action brings under control."""
    found: list[int] = []
    for number in range(len(state.markers)):
        marker = state.markers[number]
        holder = marker.controller
        if holder == character.id:
            continue
        if holder != NOBODY and state.characters[holder].owner != character.owner:
            continue
        if touches_marker(state, character, marker):
            found.append(number)
    return found


def markers_held_by_enemies(state: State, character: Character) -> list[int]:
    """HR-OBJ-16: the markers in base contact that cannot be taken while an enemy controls them."""
    found: list[int] = []
    for number in range(len(state.markers)):
        marker = state.markers[number]
        if controls(state, 1 - character.owner, marker) and touches_marker(state, character, marker):
            found.append(number)
    return found


def take_marker(state: State, character: Character, number: int) -> Steps[None]:
    """HR-OBJ-13: the character controls the marker from now on."""
    state.markers[number].controller = character.id
    yield MarkerTaken(character.id, number)


def release(state: State) -> list[int]:
    """HR-OBJ-14: drop the control of whoever is gone or lost contact; the markers concerned.

    To be called after every change of places.
    """
    lost: list[int] = []
    for number in range(len(state.markers)):
        marker = state.markers[number]
        if marker.controller != NOBODY:
            holder = state.characters[marker.controller]
            if holder.where != STANDING or not touches_marker(state, holder, marker):
                marker.controller = NOBODY
                lost.append(number)
    return lost


def holders(state: State) -> list[int]:
    """Who controls each marker now."""
    return [marker.controller for marker in state.markers]


def tell_lost_control(state: State, before: list[int]) -> Steps[None]:
    """HR-OBJ-14: tell which markers that were controlled before are so no more."""
    release(state)
    for number in range(len(before)):
        if before[number] != NOBODY and state.markers[number].controller == NOBODY:
            yield ControlLost(number, before[number])


def farthest(state: State, player: int) -> int:
    """HR-OBJ-19: the distance of a player's farthest controlled marker to his own Portal; -1 without one."""
    number = state.space.owned_by(player)
    best = -1
    for marker in state.markers:
        if number != NOBODY and controls(state, player, marker):
            best = max(best, marker_to_thing(state, marker, state.space.things[number]))
    return best


def marker_to_thing(state: State, marker: Marker, thing: Thing) -> int:
    """HR-OBJ-21: from the edge of a marker to the nearest point of an object, height counting (HR-GEN-07)."""
    radius: i64 = state.options.constants.marker_radius
    aside = max(gap_of_disc(marker.x, marker.y, radius, thing.shape), 0)
    z: i64 = marker.z
    rise: i64 = 0
    if z > thing.top:
        rise = z - thing.top
    elif z < thing.bottom:
        rise = thing.bottom - z
    return root_up(aside * aside + rise * rise)
