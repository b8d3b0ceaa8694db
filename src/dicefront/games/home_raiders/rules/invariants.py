"""What holds in every state at every decision."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.active import kits_of, spread_over_team
from dicefront.games.home_raiders.rules.cards import HERO, LEADER, UNIT
from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.markers import MARKER_COUNT
from dicefront.games.home_raiders.rules.moments import EXTRA_WOUNDS, MOMENTS
from dicefront.games.home_raiders.rules.rounds import ready_troops
from dicefront.games.home_raiders.rules.state import (
    DEPLOY,
    DRAW,
    MARKERS,
    ROUND_START,
    SPOT,
    TURN,
    VANISHED,
    State,
)
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.contact import touches_marker
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.sheet import Sheet


def problem_of_state(state: State) -> str:
    """The first thing that is impossible about a state, or an empty text."""
    tables = problem_of_troops(state) or problem_of_places(state) or problem_of_markers(state)
    figures = problem_of_wounds(state) or problem_of_kits(state)
    return tables or figures or problem_of_rounds(state) or problem_of_pearls(state)


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
        for member in troop.members:
            kind = state.characters[member].card.troop
            if kind == LEADER and troop.leader != member:
                return f"the Leader {member} of troop {troop.id} does not lead it"
            if kind == HERO and (troop.card.troop == UNIT) != (member in troop.specialists):
                return f"the Hero {member} of troop {troop.id} is neither alone nor attached"
    for character in state.characters:
        if character.where != VANISHED and home[character.id] == NOBODY:
            return f"character {character.id} is in no troop"
    return ""


def problem_of_places(state: State) -> str:
    """HR-TAB-01, HR-TAB-09: everybody stands where it may: inside the border, on something, in nothing."""
    layout = Sheet(state)
    for character in state.characters:
        if character.where != ON_TABLE:
            continue
        shape = character.body.shape
        problem = place_problem(layout, character, shape.x, shape.y, character.body.bottom)
        if problem is not None:
            return f"character {character.id} at {shape.x}, {shape.y}: {problem}"
    if state.stage > DEPLOY:
        for character in state.characters:
            if character.where not in (ON_TABLE, VANISHED) and not state.troops[character.troop].held_back:
                return f"character {character.id} was not deployed"
    return ""


def problem_of_wounds(state: State) -> str:
    """HR-WND-02, HR-AHE-15, HR-WND-18: nobody stands with more tokens than it can bear."""
    for character in state.characters:
        champion = any(MOMENTS.is_used(EXTRA_WOUNDS, one) for one in character.card.abilities)
        bears = 2 if champion and state.options.advanced else 1
        if character.wounds < 0 or character.hurts < 0 or character.sitting_out < 0:
            return f"character {character.id} has less than nothing of something"
        if character.where != ON_TABLE:
            continue
        if not character.vanishing and character.wounds > bears:
            return f"character {character.id} stands with {character.wounds} Wound tokens"
        if character.vanishing and character.wounds < 2:
            return f"character {character.id} vanishes with {character.wounds} Wound tokens"
    return ""


def problem_of_kits(state: State) -> str:
    """HR-GEN-03, HR-UNT-05, HR-LDR-03: everybody has the abilities that its sources give it now."""
    if not state.options.advanced:
        for character in state.characters:
            if character.kit.traits:
                return f"character {character.id} has abilities at basic level"
        return ""
    spread = [spread_over_team(state, 0), spread_over_team(state, 1)]
    for troop in state.troops:
        kits = kits_of(state, troop, spread[troop.owner])
        for place, number in enumerate(troop.members):
            if state.characters[number].kit is not kits[place]:
                has, right = state.characters[number].kit.ids(), kits[place].ids()
                return f"character {number} has the abilities {has}, by its card and troop it has {right}"
    return ""


def problem_of_markers(state: State) -> str:
    """HR-OBJ-10, HR-OBJ-14: markers belong to their objective, and are controlled by who touches them."""
    if state.markers and state.objective != SPOT:
        return f"there are markers, and the objective is {state.objective}"
    if len(state.markers) > MARKER_COUNT:
        return f"there are {len(state.markers)} markers"
    if state.stage > MARKERS and state.objective == SPOT and len(state.markers) != MARKER_COUNT:
        return f"there are {len(state.markers)} markers after they were placed"
    for number, marker in enumerate(state.markers):
        if marker.controller == NOBODY:
            continue
        holder = state.characters[marker.controller]
        if holder.where != ON_TABLE:
            return f"marker {number} is controlled by character {holder.id}, who is gone"
        if not touches_marker(state, holder, marker):
            return f"marker {number} is controlled by character {holder.id}, who does not touch it"
    return ""


def problem_of_rounds(state: State) -> str:
    """HR-GEN-02, HR-ACT-01: rounds, turns and actions within their bounds."""
    constants = state.options.constants
    if state.round > constants.rounds or (state.stage > ROUND_START and state.round < 1):
        return f"round {state.round} of {constants.rounds}"
    if state.stage == TURN and not state.acting:
        return "a turn is taken by nobody"
    if state.stage in (DRAW, ROUND_START) and state.acting:
        return f"the troops {state.acting} act outside a turn"
    for troop in state.troops:
        if troop.actions < 0 or troop.actions > constants.actions + 1:
            return f"troop {troop.id} has {troop.actions} actions left"
        if troop.actions > 0 and troop.members and troop.id not in state.acting:
            return f"troop {troop.id} has {troop.actions} actions left and does not act"
        if troop.id in state.acting and not troop.activated:
            return f"troop {troop.id} acts and was not activated"
    return ""


def problem_of_pearls(state: State) -> str:
    """HR-RND-01, HR-RND-07, HR-ASP-10: for every troop that can still be activated a pearl is left."""
    for player in (0, 1):
        if state.bag[player] < 0:
            return f"the bag holds {state.bag}"
        named = state.disrupted[player]
        if named != NOBODY and state.troops[named].owner != player:
            return f"player {player} has to activate troop {named}, which is not his"
        if state.stage <= ROUND_START:
            continue
        drawn = 1 if state.stage == DRAW and state.player == player else 0
        ready = len(ready_troops(state, player))
        if state.bag[player] + drawn < ready:
            return f"player {player} has {state.bag[player]} pearls left for {ready} troops"
    return ""
