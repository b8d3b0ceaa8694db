"""What a network sees of a position: every seat in turn from the viewpoint, its characters, and the match.

Times are sixteenths of a turn, as in ``standing``; chances to be hit are 36ths. Attackers that are still
secret (CR-SET-06) are in no character yet, so all of it is open.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.opponent.reach import FACES_IN
from dicefront.games.crystals.opponent.standing import cover_of, hits_on, times_left
from dicefront.games.crystals.rules.roles import ARCHER, ATTACKER_SLOT, FULL_EXPERIENCE, LEVELS, TEAM
from dicefront.games.crystals.rules.state import State

SLOTS: Final = ["scout", "attacker", "miner", "tower"]
OF_A_CHARACTER: Final = ["base", "start", "way", "experience", "level", "danger", "soon", "now", "mined"]
OF_A_SEAT: Final = [
    "playing", "on_turn", "needed", "stock", "points", "time", "hope", "archer", "laid",
    *[f"{slot}_{name}" for slot in SLOTS for name in OF_A_CHARACTER],
]  # fmt: skip
MOST_SEATS: Final = 4
OF_THE_MATCH: Final = ["two", "three", "four", "either", "champions", "fields", "middle", "extra", "face"]
FEATURES: Final = [
    *[f"seat{seat}_{name}" for seat in range(MOST_SEATS) for name in OF_A_SEAT],
    *OF_THE_MATCH,
]
LONG: Final = 400
"""Times beyond it look alike: a seat that is so late has lost."""
FACES: Final = 6


def viewpoints(state: State) -> list[list[int]]:
    """The features as every seat sees them; a seat that is gone sees nothing."""
    seats = state.options.seats
    masks = hits_on(state)
    times = times_left(state)
    blocks = [seat_features(state, seat, masks, times) for seat in range(seats)]
    match = match_features(state)
    none = [0] * len(OF_A_SEAT)
    found: list[list[int]] = []
    for seat in range(seats):
        seen: list[int] = []
        for place in range(MOST_SEATS):
            seen += blocks[(seat + place) % seats] if place < seats else none
        found.append([] if state.gone[seat] else seen + match)
    return found


def seat_features(state: State, seat: int, masks: dict[int, dict[int, int]], times: list[int]) -> list[int]:
    """What one seat has and where it stands."""
    options = state.options
    points = 0
    found: list[int] = []
    for number in range(TEAM * seat, TEAM * seat + TEAM):
        points += FULL_EXPERIENCE - state.characters[number].experience
        found += character_features(state, number, masks.get(number))
    hope = 0
    for threats in masks.values():
        if seat in threats:
            hope += FACES_IN[threats[seat]]
    archer = 1 if state.characters[TEAM * seat + ATTACKER_SLOT].role == ARCHER else 0
    laid = 0
    for owner in state.mines:
        if owner == seat:
            laid += 1
    playing = 0 if state.gone[seat] else 1
    on_turn = 1 if state.player == seat else 0
    needed = options.crystals_to_win - state.crystals[seat]
    time = min(times[seat], LONG)
    return [playing, on_turn, needed, state.stock[seat], points, time, hope, archer, laid, *found]


def character_features(state: State, number: int, threats: dict[int, int] | None) -> list[int]:
    """Where a character stands, what it has learned, and who can hit it."""
    character = state.characters[number]
    board = state.options.board
    owner = character.owner
    step = character.step
    seats = state.options.seats
    danger = soon = now = 0
    if threats is not None and step > 0:
        unsaved = FACES - cover_of(state, owner, step)
        order = (owner - state.player) % seats
        for other, mask in threats.items():
            hits = FACES_IN[mask] * unsaved
            danger += hits
            if (other - state.player) % seats < order:
                soon += hits
            if other == state.player and state.face and mask & 1 << state.face:
                now = unsaved
    mined = 0
    if step >= 0:
        for face in range(1, FACES + 1):
            if step + face <= board.gate:
                laid = state.mines[board.field_at[owner][step + face]]
                if laid >= 0 and laid != owner:
                    mined += 1
    return [
        1 if step < 0 else 0,
        1 if step == 0 else 0,
        max(step, 0) * 48 // board.home,
        character.experience,
        LEVELS[character.experience],
        danger,
        soon,
        now,
        mined,
    ]


def match_features(state: State) -> list[int]:
    """What is the same for everybody."""
    options = state.options
    found = [1 if options.seats == seats else 0 for seats in range(2, MOST_SEATS + 1)]
    found.append(1 if options.levels_win else 0)
    found.append(1 if options.champions_to_win < TEAM else 0)
    return [*found, options.board.length, state.middle, state.extra_turns, state.face]
