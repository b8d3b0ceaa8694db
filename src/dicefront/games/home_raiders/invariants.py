"""What holds in every state at every decision."""

from __future__ import annotations

from dicefront.games.home_raiders.abilities.names import CHAMPION
from dicefront.games.home_raiders.cards import LEADER, UNIT
from dicefront.games.home_raiders.state import (
    DEPLOY,
    DRAW,
    ROUND_START,
    SPOT,
    STANDING,
    TURN,
    VANISHED,
    State,
)
from dicefront.kernel.ids import NOBODY
from dicefront.tabletop.bases import base_gap, share_height


def problem_of_state(state: State) -> str:
    """The first thing that is impossible about a state, or an empty text."""
    for problem in (
        problem_of_troops(state),
        problem_of_places(state),
        problem_of_wounds(state),
        problem_of_markers(state),
        problem_of_rounds(state),
    ):
        if problem:
            return problem
    return ""


def problem_of_troops(state: State) -> str:
    """Every character that is not gone belongs to one troop of its own side (HR-LDR-02, HR-GEN-11)."""
    home = [NOBODY] * len(state.characters)
    for troop in state.troops:
        for member in troop.members:
            character = state.characters[member]
            if home[member] != NOBODY:
                return f"character {member} is in the troops {home[member]} and {troop.id}"
            home[member] = troop.id
            if character.owner != troop.owner or character.troop != troop.id:
                return f"character {member} of troop {character.troop} is listed in troop {troop.id}"
            if character.where == VANISHED:
                return f"character {member} has vanished and is listed in troop {troop.id}"
        if troop.leader != NOBODY:
            if troop.leader not in troop.members:
                return f"the Leader {troop.leader} of troop {troop.id} is not in it"
            if state.characters[troop.leader].card.troop != LEADER:
                return f"the Leader {troop.leader} of troop {troop.id} is none"
        for specialist in troop.specialists:
            if specialist not in troop.members:
                return f"the Specialist {specialist} of troop {troop.id} is not in it"
        leaders = sum(1 for member in troop.members if state.characters[member].card.troop == LEADER)
        if leaders > 1:
            return f"troop {troop.id} has {leaders} Leaders"
    for character in state.characters:
        if character.where != VANISHED and home[character.id] == NOBODY:
            return f"character {character.id} is in no troop"
    return ""


def problem_of_places(state: State) -> str:
    """HR-TAB-01, HR-TAB-09: inside the border, no two bodies in one place, nobody in mid-air."""
    constants = state.options.constants
    there = [character for character in state.characters if character.where == STANDING]
    for number, character in enumerate(there):
        body = character.body
        shape = body.shape
        if not state.space.field.holds(shape.x, shape.y, shape.reach, constants.contact_gap):
            return f"character {character.id} stands over the border at {shape.x}, {shape.y}"
        for other in there[number + 1 :]:
            if share_height(body, other.body, constants.step):
                gap = base_gap(body, other.body)
                if gap < -constants.contact_gap:
                    return f"characters {character.id} and {other.id} overlap by {-gap}"
        ground = [thing.top for thing in state.space.things if thing.climbable]
        if body.bottom != 0 and body.bottom not in ground:
            return f"character {character.id} stands at the height {body.bottom}, where nothing is"
    if state.stage > DEPLOY:
        for character in state.characters:
            if character.where not in (STANDING, VANISHED) and not state.troops[character.troop].held_back:
                return f"character {character.id} was not deployed"
    return ""


def problem_of_wounds(state: State) -> str:
    """HR-WND-02, HR-AHE-15: nobody stands with more tokens than it can bear."""
    for character in state.characters:
        bears = 2 if character.card.has[CHAMPION] and state.options.advanced else 1
        if character.where == STANDING and not character.vanishing and character.wounds > bears:
            return f"character {character.id} stands with {character.wounds} Wound tokens"
        if not state.options.advanced and character.kit.numbers:
            return f"character {character.id} has abilities at basic level"
    return ""


def problem_of_markers(state: State) -> str:
    """HR-OBJ-10, HR-OBJ-14."""
    if state.markers and state.objective != SPOT:
        return f"there are markers, and the objective is {state.objective}"
    if len(state.markers) > 4:
        return f"there are {len(state.markers)} markers"
    for number, marker in enumerate(state.markers):
        if marker.controller != NOBODY and state.characters[marker.controller].where != STANDING:
            return f"marker {number} is controlled by character {marker.controller}, who is gone"
    return ""


def problem_of_rounds(state: State) -> str:
    """HR-RND-01, HR-RND-03, HR-GEN-02."""
    if state.round > state.options.constants.rounds:
        return f"round {state.round} of {state.options.constants.rounds}"
    if min(state.bag) < 0:
        return f"the bag holds {state.bag}"
    if state.stage == TURN and not state.acting:
        return "a turn is taken by nobody"
    if state.stage in (DRAW, ROUND_START) and state.acting:
        return f"the troops {state.acting} act outside a turn"
    for troop in state.troops:
        if troop.actions < 0 or troop.actions > state.options.constants.actions + 1:
            return f"troop {troop.id} has {troop.actions} actions left"
        if troop.members and troop.card.troop == UNIT and len(troop.members) > 60:
            return f"troop {troop.id} has {len(troop.members)} members"
    return ""
