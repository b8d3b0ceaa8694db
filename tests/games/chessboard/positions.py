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
from dicefront.games.chessboard.scenes import ChessScene, army, mini_at, space
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.scenes import begin
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


def opened(state: ChessState, dice: Sequence[int] = ()) -> ChessScene:
    """A position at its first question, with scripted dice."""
    return started(ChessScene(GAME, state, list(dice)))


def match(
    south: Sequence[str] | None = None,
    north: Sequence[str] | None = None,
    dice: Sequence[int] = (),
    **chosen: Any,
) -> ChessScene:
    """A match from its very beginning; an army that is not given is asked for at the table."""
    rosters = [None if minis is None else army(*minis) for minis in (south, north)]
    begun = begin("chessboard", *rosters, dice=list(dice), **chosen)
    assert isinstance(begun, ChessScene)
    return started(begun)


def started(scene: ChessScene) -> ChessScene:
    """The scene at its first question, for which there must be dice."""
    scene.play()
    assert scene.waiting or scene.outcome
    return scene


def of_kind(events: Iterable[Event], kind: type[Event]) -> list[Any]:
    """The events of one class."""
    return [event for event in events if isinstance(event, kind)]


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
