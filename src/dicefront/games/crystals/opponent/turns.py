"""Turns on a copy of the state, played by the rules themselves with dice that fall as wanted."""

from __future__ import annotations

from typing import Any, Final

from dicefront.games.crystals.rules.experience import EXPERIENCE
from dicefront.games.crystals.rules.flow import turn
from dicefront.games.crystals.rules.movement import MOVE
from dicefront.games.crystals.rules.roles import TEAM, TOWER_SLOT
from dicefront.games.crystals.rules.spawning import in_base, must_spawn
from dicefront.games.crystals.rules.state import State, put
from dicefront.kernel.dice import Roll
from dicefront.kernel.question import Question

MOVE_ROLL: Final = "crystals.move"
SAVED: Final = [1]
NOT_SAVED: Final = [6]

FIRST_OF_ALL: Final = [1, 0, 3, 2]
"""In which order characters are spawned, by slot: attacker, Scout, Tower, Miner."""
TEACHING: Final = [[0, 90, 30, 31, 32], [0, 100, 40, 41, 42], [0, 60, 10, 11, 12], [0, 80, 20, 21, 22]]
"""Who learns first, by slot and experience: everybody to level 2, then one after another to level 3."""


def spawn_choice(choices: list[int]) -> int:
    """Which of the characters in base is spawned."""
    for slot in FIRST_OF_ALL:
        for number in choices:
            if number % TEAM == slot:
                return number
    return choices[0]


def learner(state: State, choices: list[int]) -> int:
    """Which character gets a point: the most experienced one if champions win."""
    if state.options.champions_to_win < TEAM:
        return max(choices, key=lambda number: state.characters[number].experience)
    return max(choices, key=lambda number: TEACHING[number % TEAM][state.characters[number].experience])


def usual_answer(state: State, question: Question[Any]) -> int:
    """The answer to what is asked on the way, without a thought."""
    choices: list[int] = question.options()
    return learner(state, choices) if question.kind == EXPERIENCE else spawn_choice(choices)


def before_the_roll(state: State) -> State:
    """The same moment as the beginning of a turn, so that the turn can be played again with this roll."""
    start = state.copy()
    if start.extra_turns == 0:
        start.turns[start.player] -= 1
    start.face = 0
    return start


def spawned(state: State) -> State:
    """The beginning of a turn with the character on Start that would be spawned there."""
    if not must_spawn(state, state.player):
        return state
    ready = state.copy()
    put(ready, spawn_choice(in_base(state, state.player)), 0)
    return ready


def outcomes(state: State, face: int, mover: int) -> list[tuple[int, State]]:
    """Every way a turn can go with this roll and this mover: weights, and states when it is over."""
    waiting: list[tuple[int, list[bool]]] = [(1, [])]
    found: list[tuple[int, State]] = []
    while waiting:
        weight, saves = waiting.pop()
        after = state.copy()
        doubt = play_turn(after, face, mover, saves)
        if doubt == 0:
            found.append((weight * 6 ** (MOST_ROLLS - len(saves)), after))
        else:
            waiting.append((weight * (6 - doubt), [*saves, False]))
            waiting.append((weight * doubt, [*saves, True]))
    return found


MOST_ROLLS: Final = 5
"""Characters that one move can attack, and a mine."""


def play_turn(state: State, face: int, mover: int, saves: list[bool]) -> int:
    """Play a turn to its end and give 0, or up to a defence roll that is not listed and give its chance."""
    procedure = turn(state)
    rolled = 0
    value: Any = None
    try:
        while True:
            step = next(procedure) if value is None else procedure.send(value)
            value = None
            if isinstance(step, Roll):
                if step.purpose == MOVE_ROLL:
                    value = [face]
                elif rolled < len(saves):
                    value = SAVED if saves[rolled] else NOT_SAVED
                    rolled += 1
                else:
                    return state.characters[TEAM * step.player + TOWER_SLOT].level()
            elif isinstance(step, Question):
                value = mover if step.kind == MOVE else usual_answer(state, step)
    except StopIteration:
        return 0
