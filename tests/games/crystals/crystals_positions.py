"""What tests of Crystals say often, beside the scenes of the game."""

from collections.abc import Sequence
from typing import Any

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.flow import turn
from dicefront.games.crystals.rules.kills import Move, plan_move
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.resolution import is_uneventful, resolve, walk
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.scout import scout_earns
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, where
from dicefront.kernel.log import Log, LoggedDice
from dicefront.kernel.position import ANSWER, DEFAULTED, RESIGN, THROW
from dicefront.kernel.procedure import Steps
from dicefront.kernel.table import Table
from dicefront.kernel.testing import Played, Script, play_out


def chosen(names: Sequence[str]) -> Script:
    """The answers that name these characters, each from the seat of the character."""
    return [(number_of(name) // TEAM, number_of(name)) for name in names]


def places(state: State, *names: str) -> dict[str, int | str]:
    return {name: where(state, name) for name in names}


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
