"""What tests of Chessboard Skirmish say often, beside the scenes of the game."""

from collections.abc import Iterable, Sequence
from typing import Any

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.movement import Move, reach
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.setup import layout_problem
from dicefront.games.chessboard.rules.state import ChessState, Mini
from dicefront.games.chessboard.scenes import ChessScene, mini_at, space
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.tabletop.grid import NAMES, members


def scene(state: ChessState, *texts: str, dice: Sequence[int] = ()) -> ChessScene:
    """Play a position to the question after the answers; every face must have been thrown."""
    played = ChessScene(GAME, state, list(dice)).play(*texts)
    assert played.waiting or played.outcome
    return played.done()


def spaces(text: str) -> list[int]:
    """The spaces of names with blanks between them, in ascending order."""
    return sorted(space(name) for name in text.split())


def names(numbers: Iterable[int]) -> list[str]:
    """The names of spaces, in the order given."""
    return [NAMES[number] for number in numbers]


def options(**given: Json) -> Options:
    """The options given, and the usual ones for the rest."""
    return Options(complete_options(given))


def table_at(state: ChessState, dice: Sequence[int] = ()) -> Table[ChessState]:
    """A table that goes on from a position, with scripted dice."""
    return Table(GAME, Position(state, 0, []), ScriptedDice(list(dice)))


def match(
    south: Sequence[str] | None = None,
    north: Sequence[str] | None = None,
    dice: Sequence[int] = (),
    **chosen: Json,
) -> Table[ChessState]:
    """A match from its very beginning; an army that is not given is asked for at the table."""
    rosters: list[Json] = [None if minis is None else {"minis": list(minis)} for minis in (south, north)]
    return GAME.table(dict(chosen), rosters, dice=ScriptedDice(list(dice)))


def play(table: Table[ChessState], *texts: str) -> list[Event]:
    """Answer the pending questions one after the other in notation; returns all that happened."""
    told: list[Event] = []
    for text in texts:
        assert table.pending, f"nobody is asked, so nobody can answer {text!r}"
        question = table.pending[0]
        told += table.answer(question.player, GAME.read(table.state, question, text))
    return told


def of_kind(events: Iterable[Event], kind: type[Event]) -> list[Any]:
    """The events of one class."""
    return [event for event in events if isinstance(event, kind)]


def dice_left(table: Table[ChessState]) -> list[int]:
    """The scripted faces that nobody needed; a test with dice ends with asserting that there are none."""
    assert isinstance(table.dice, ScriptedDice)
    return table.dice.left()


def short(question: Question[Any]) -> str:
    return f"{'SN'[question.player]} {question.kind.removeprefix('chessboard.')}"


def move_question(state: ChessState, name: str, owner: int = -1) -> Move:
    """The question where the miniature on a space goes."""
    return Move(state, mini_at(state, name, owner))


def attacks_at(state: ChessState, mini: Mini, space: int) -> list[Json]:
    """Every attack from a space, as it is written."""
    return [aim.written() for aim in attacks_from(state, mini, space)]


def attack_question(state: ChessState, name: str, owner: int = -1) -> Attack:
    """The question whom the miniature on a space attacks."""
    return Attack(state, mini_at(state, name, owner), [])


def ends(state: ChessState, name: str, owner: int = -1) -> list[str]:
    """Where the miniature on a space can end its move."""
    low, high = reach(state, mini_at(state, name, owner))
    return [NAMES[number] for number in members(low, high)]


def scattered(draw: Draw, minis: int, obstacles: int, gaps: str) -> list[str]:
    """Spaces for so many miniatures, and behind them obstacles that leave the board whole (CB-OBS-03)."""
    free = list(range(8, 56))
    picked = [free.pop(draw.below(len(free))) for _ in range(minis)]
    walls: list[int] = []
    while len(walls) < obstacles:
        number = free.pop(draw.below(len(free)))
        if layout_problem([*walls, number], options(diagonal_gaps=gaps, scenario="retrieve")) is None:
            walls.append(number)
    return [NAMES[number] for number in [*picked, *walls]]
