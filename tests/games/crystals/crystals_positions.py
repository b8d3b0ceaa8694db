"""Positions of Crystals for tests, written as they are spoken of.

    state = position({"1S": 5, "2M": 8, "2T": "start"}, experience={"2T": 2}, mines={7: 2})

A character is the number of its seat, counted from 1, and the letter of its class; it stands on a field or on
``start``, and whoever is not named is in base. A seat has a Rider unless its Archer is named. All positions
are for two players with ``side_length`` = 7, unless options say otherwise.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.flow import turn
from dicefront.games.crystals.rules.kills import Move, plan_move
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.options import complete_options, options_of
from dicefront.games.crystals.rules.resolution import is_uneventful, resolve, walk
from dicefront.games.crystals.rules.roles import ARCHER, ATTACKER, ATTACKER_SLOT, LETTERS, RIDER, TEAM
from dicefront.games.crystals.rules.scout import scout_earns
from dicefront.games.crystals.rules.state import PLAY, State, new_state, put
from dicefront.kernel.ids import Json
from dicefront.kernel.log import Log, LoggedDice
from dicefront.kernel.position import ANSWER, DEFAULTED, RESIGN, THROW
from dicefront.kernel.procedure import Steps
from dicefront.kernel.table import Table
from dicefront.kernel.testing import Played, Script, play_out

SLOTS = {"S": 0, "R": 1, "A": 1, "M": 2, "T": 3}


def position(
    characters: Mapping[str, int | str] | None = None,
    *,
    players: int = 2,
    turn_of: int = 1,
    experience: Mapping[str, int] | None = None,
    mines: Mapping[int, int] | None = None,
    crystals: Sequence[int] = (),
    **options: Json,
) -> State:
    """A match in the middle of play; ``turn_of`` is the seat on turn, counted from 1."""
    chosen: dict[str, Json] = {"players": players, "side_length": 7, **options}
    if isinstance(chosen.get("track"), dict):
        del chosen["side_length"]
    state = new_state(options_of(complete_options(chosen)))
    state.stage = PLAY
    state.player = turn_of - 1
    state.secrets = [ATTACKER] * players
    for seat in range(players):
        state.characters[TEAM * seat + ATTACKER_SLOT].role = RIDER
    for name in [*(characters or {}), *(experience or {})]:
        if name[1] == "A":
            state.characters[number_of(name)].role = ARCHER
    for name, place in (characters or {}).items():
        seat = int(name[0]) - 1
        step = ON_START if place == "start" else state.options.board.step_at[seat][int(place)]
        put(state, number_of(name), step)
    for name, points in (experience or {}).items():
        state.characters[number_of(name)].experience = points
    for field, seat in (mines or {}).items():
        state.mines[field] = seat - 1
        state.stock[seat - 1] -= 1
    for seat, count in enumerate(crystals):
        state.crystals[seat] = count
        state.middle -= count
    assert GAME.problem_of_state(state) == "", GAME.problem_of_state(state)
    return state


def number_of(name: str) -> int:
    """The number of a character, such as 6 for ``2M``."""
    return TEAM * (int(name[0]) - 1) + SLOTS[name[1]]


def chosen(names: Sequence[str]) -> Script:
    """The answers that name these characters, each from the seat of the character."""
    return [(number_of(name) // TEAM, number_of(name)) for name in names]


def name_of(state: State, number: int) -> str:
    return f"{number // TEAM + 1}{LETTERS[state.characters[number].role]}"


def where(state: State, name: str) -> int | str:
    """The field of a character, or ``start`` or ``base``."""
    character = state.characters[number_of(name)]
    if character.step > ON_START:
        return state.field_of(character)
    return "start" if character.step == ON_START else "base"


def places(state: State, *names: str) -> dict[str, int | str]:
    return {name: where(state, name) for name in names}


def mines_of(state: State) -> dict[int, int]:
    """The mines on the board: the seat, counted from 1, by field."""
    return {field: seat + 1 for field, seat in enumerate(state.mines) if seat >= 0}


def move(state: State, name: str, face: int, dice: Sequence[int] = ()) -> Played[bool]:
    """Make one move with the rolls of defence it needs; experience stays in ``state.earned``."""
    mover = number_of(name)
    assert mover in legal_movers(state, mover // TEAM, face), f"{name} cannot move {face}"
    state.face = face
    played = play_out(make_move(state, mover, face), dice=list(dice))
    state.face = 0
    problem = GAME.problem_of_state(state)
    assert not problem, problem
    return played


def make_move(state: State, mover: int, face: int) -> Steps[bool]:
    """A move and nothing else of its turn; whether the Scout has earned an extra turn."""
    planned = plan_move(state, mover, face)
    final = planned.destination
    if is_uneventful(state, planned):
        yield walk(state, planned)
    else:
        final = yield from resolve(state, planned)
    return state.outcome is None and scout_earns(state.characters[mover], face, final)


def plan(state: State, name: str, face: int) -> Move:
    return plan_move(state, number_of(name), face)


def movers(state: State, seat: int, face: int) -> list[str]:
    """The characters of a seat, counted from 1, that can use a face."""
    return [name_of(state, number) for number in legal_movers(state, seat - 1, face)]


def play_turn(state: State, answers: Sequence[str] = (), dice: Sequence[int] = ()) -> Played[None]:
    """Play one turn, or one extra turn, of the seat on turn; answers are names of characters."""
    return play_out(turn(state), chosen(answers), list(dice))


def kinds(played: Played[Any]) -> list[str]:
    """The kinds of all that was told, without the name of the game."""
    return [type(event).kind.removeprefix("crystals.") for event in played.events]


def replay(log: Log) -> Table[State]:
    """Play a match again from its log, whether or not the package is installed with its register of games."""
    throws = [entry.value for entry in log.entries if entry.kind == THROW and isinstance(entry.value, list)]
    table = GAME.table(log.header["options"], dice=LoggedDice(throws))
    for entry in log.entries:
        if entry.kind == ANSWER:
            table.answer(entry.player, entry.value)
        elif entry.kind == RESIGN:
            table.resign(entry.player)
        else:
            assert entry.kind in (THROW, DEFAULTED)
    return table
