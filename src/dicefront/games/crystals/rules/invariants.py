"""What holds in every state at every decision."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import IN_BASE, ON_START
from dicefront.games.crystals.rules.ending import champions
from dicefront.games.crystals.rules.roles import (
    ARCHER,
    ATTACKER,
    ATTACKER_SLOT,
    FIRST_EXPERIENCE,
    FOUR,
    FULL_EXPERIENCE,
    MINES,
    RIDER,
    TEAM,
)
from dicefront.games.crystals.rules.state import CHOOSE_FIRST_SPAWNS, PLAY, ROLL_FOR_FIRST_TURN, State
from dicefront.kernel.ids import NOBODY


def problem_of_state(state: State) -> str:
    """The first thing that is impossible about a state, or an empty text."""
    for problem in (
        problem_of_characters(state),
        problem_of_places(state),
        problem_of_mines(state),
        problem_of_crystals(state),
        problem_of_levels(state),
        problem_of_turns(state),
    ):
        if problem:
            return problem
    return ""


def problem_of_characters(state: State) -> str:
    """CR-SET-04, CR-SET-05, CR-EXP-01, CR-EXP-03."""
    for number, character in enumerate(state.characters):
        slot = number % TEAM
        if character.owner != number // TEAM:
            return f"character {number} belongs to seat {character.owner}"
        if slot != ATTACKER_SLOT and character.role != FOUR[slot]:
            return f"character {number} has the role {character.role}"
        if slot == ATTACKER_SLOT:
            open_roles = [RIDER, ARCHER] if state.stage >= ROLL_FOR_FIRST_TURN else [ATTACKER]
            if character.role not in open_roles:
                return f"attacker {number} has the role {character.role}"
        if not FIRST_EXPERIENCE <= character.experience <= FULL_EXPERIENCE:
            return f"character {number} has {character.experience} experience"
        if not IN_BASE <= character.step <= state.options.board.gate:
            return f"character {number} is on step {character.step}"
        if state.gone[character.owner] and character.step != IN_BASE:
            return f"character {number} plays for a seat that conceded"
    return ""


def problem_of_places(state: State) -> str:
    """Fields and Starts hold at most one character, and are in step with the characters (CR-BRD-11)."""
    occupants = [NOBODY] * state.options.board.length
    starts = [NOBODY] * state.options.seats
    for number, character in enumerate(state.characters):
        if character.step == IN_BASE:
            continue
        places, place = occupants, state.field_of(character)
        if character.step == ON_START:
            places, place = starts, character.owner
        if places[place] != NOBODY:
            return f"characters {places[place]} and {number} stand on one place"
        places[place] = number
    for field, number in enumerate(occupants):
        if state.occupants[field] != number:
            return f"occupants[{field}] is {state.occupants[field]}, by the characters it is {number}"
    for seat, number in enumerate(starts):
        if state.starts[seat] != number:
            return f"starts[{seat}] is {state.starts[seat]}, by the characters it is {number}"
    return ""


def problem_of_mines(state: State) -> str:
    """CR-BRD-12, CR-MIN-04."""
    seats = state.options.seats
    laid = [0] * seats
    for field, owner in enumerate(state.mines):
        if owner == NOBODY:
            continue
        if not 0 <= owner < seats:
            return f"the mine on field {field} belongs to seat {owner}"
        if state.occupants[field] != NOBODY:
            return f"field {field} holds a character and a mine"
        laid[owner] += 1
    for seat in range(seats):
        if laid[seat] + state.stock[seat] != MINES:
            return f"seat {seat} has {laid[seat]} mines on the board and {state.stock[seat]} in base"
        if state.gone[seat] and laid[seat] > 0:
            return f"seat {seat} conceded and has mines on the board"
    return ""


def problem_of_crystals(state: State) -> str:
    """CR-SET-03, CR-WIN-01, CR-WIN-04."""
    if sum(state.crystals) + state.middle != 2 * state.options.seats + 1:
        return f"there are {state.crystals} crystals with the players and {state.middle} in the middle"
    if state.outcome is None:
        if state.middle < 1:
            return "the crystals ran out"
        for seat, crystals in enumerate(state.crystals):
            if crystals >= state.options.crystals_to_win:
                return f"seat {seat} has {crystals} crystals, and the game goes on"
    return ""


def problem_of_levels(state: State) -> str:
    """CR-WIN-02, CR-WIN-11: victory by levels comes as soon as a player's points are assigned (CR-RES-08)."""
    options = state.options
    if state.outcome is not None or not options.levels_win:
        return ""
    for seat in range(options.seats):
        count = champions(state, seat)
        playing = not state.gone[seat]  # CR-WIN-10
        if playing and count >= options.champions_to_win and state.earned[seat] == 0:
            return f"seat {seat} has {count} characters at the highest level, and the game goes on"
    return ""


def problem_of_turns(state: State) -> str:
    """CR-TRN-01, CR-XTR-04, CR-WIN-08, CR-WIN-09, CR-SET-06."""
    options = state.options
    if options.extra_turn_limit and state.extra_turns > options.extra_turn_limit:
        return f"{state.extra_turns} extra turns in a row"
    if options.round_limit and max(state.turns) > options.round_limit:
        return f"{max(state.turns)} turns"
    if not 0 <= state.player < options.seats:
        return f"seat {state.player} is on turn"
    if state.outcome is not None:
        return ""
    if sum(1 for gone in state.gone if not gone) < 2:
        return "everybody but one has conceded"
    if state.stage == PLAY and state.face == 0 and state.gone[state.player]:
        return f"seat {state.player} is on turn and has conceded"
    for seat in range(options.seats):
        if state.gone[seat] and state.earned[seat] > 0:
            return f"seat {seat} has conceded and earned points"
        known = state.secrets[seat] != ATTACKER
        if known != (state.stage == CHOOSE_FIRST_SPAWNS):
            return f"seat {seat} has the secret {state.secrets[seat]} in stage {state.stage}"
    return ""
