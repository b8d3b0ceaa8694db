"""OBJ: what counts for each objective, and the control of markers."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import UNIT
from dicefront.games.home_raiders.rules.events.playing import ControlLost, MarkerTaken
from dicefront.games.home_raiders.rules.state import PORTAL, VANISH, VANISHED, Character, State
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.battle import on_table
from dicefront.skirmish.contact import touches_thing
from dicefront.skirmish.missions import controlled, controls, marker_to_thing, release

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
    lost = [one for one in state.characters if one.owner == player and one.where == VANISHED]
    return sum(worth(one) for one in lost) if state.options.count_stars else len(lost)


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
    return sum(1 for one in on_table(state) if one.owner == player and touches_thing(state, one, portal))


# -- Strategic spot -------------------------------------------------------------------------------


def take_marker(state: State, character: Character, number: int) -> Steps[None]:
    """HR-OBJ-13: the character controls the marker from now on."""
    state.markers[number].controller = character.id
    yield MarkerTaken(character.id, number)


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
