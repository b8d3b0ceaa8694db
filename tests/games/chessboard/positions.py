"""Positions of Chessboard Skirmish for tests, written as they are spoken of.

    state = board(south={"b1": "d8 hero"}, north={"b2": "d6 armor:1"}, obstacles=["c3"], tally="points")
    table = table_at(state, dice=[5, 5, 3])
    events = play(table, "b1", "b1", "xb2", "no")

Every miniature on the board is ready, a Hero has its re-roll, and all Armor is there, unless words behind the
miniature say otherwise: ``spent``, ``used`` (the re-roll is gone), ``worn:1`` (so much Armor is gone),
``carrier`` (of the marker). South's miniatures are numbered first, then South's reserves, then North's.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.army import profile, read_wish
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.setup import layout_problem
from dicefront.games.chessboard.rules.state import (
    DEFEATED,
    NORTH,
    NOWHERE,
    PLAYERS,
    RESERVE,
    SOUTH,
    ChessState,
    Mini,
)
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.tabletop.grid import NAMES, space_named


def s(name: str) -> int:
    """The space of a name such as ``d4``."""
    space = space_named(name)
    assert space >= 0, f"no space is called {name!r}"
    return space


def spaces(text: str) -> list[int]:
    """The spaces of names with blanks between them, in ascending order."""
    return sorted(s(name) for name in text.split())


def names(numbers: Iterable[int]) -> list[str]:
    """The names of spaces, in the order given."""
    return [NAMES[number] for number in numbers]


def options(**given: Json) -> Options:
    """The options given, and the usual ones for the rest."""
    return Options(complete_options(given))


def board(
    south: Mapping[str, str] | None = None,
    north: Mapping[str, str] | None = None,
    *,
    obstacles: Sequence[str] = (),
    south_reserve: Sequence[str] = (),
    north_reserve: Sequence[str] = (),
    marker: str = "",
    turn: int = SOUTH,
    round: int = 1,
    phase: str = "turn",
    finished: Sequence[int] = (),
    quiet: int = 0,
    **chosen: Json,
) -> ChessState:
    """The middle of a round, with the player ``turn`` about to choose a miniature."""
    state = ChessState(
        options=options(**chosen),
        phase=phase,
        armies=[[], []],
        breaches=[[], []],
        minis=[],
        obstacles=sorted(s(name) for name in obstacles),
        deployer=SOUTH,
        placed=0,
        stops=0,
        round=round,
        turn=turn,
        finished=[player in finished for player in PLAYERS],
        busy=False,
        quiet=quiet,
        marker=s(marker) if marker else NOWHERE,
        carrier=NOBODY,
        outcome=None,
    )
    for owner, standing, waiting in ((SOUTH, south, south_reserve), (NORTH, north, north_reserve)):
        for name, text in (standing or {}).items():
            _add(state, owner, text, s(name))
        for text in waiting:
            _add(state, owner, text, RESERVE)
    problem = GAME.problem_of_state(state)
    assert not problem, problem
    return state


def _add(state: ChessState, owner: int, text: str, space: int) -> None:
    words = text.split()
    worn = [word for word in words if word.startswith("worn:")]
    kept = [word for word in words if word not in ("spent", "used", "carrier", *worn)]
    kind = profile(read_wish(" ".join(kept), text), state.options)
    mini = Mini(len(state.minis), owner, kind, space, kind.armor, space >= 0, kind.hero)
    mini.ready = mini.ready and "spent" not in words
    mini.reroll = mini.reroll and "used" not in words
    for word in worn:
        mini.armor -= int(word.removeprefix("worn:"))
    if "carrier" in words:
        assert state.carrier == NOBODY, "only one miniature carries the marker"
        state.carrier = mini.id
    state.minis.append(mini)
    state.armies[owner].append(kind)


def minis_at(state: ChessState, name: str) -> list[Mini]:
    """Who stands on a space, South first."""
    return [mini for mini in state.minis if mini.space == s(name)]


def mini_at(state: ChessState, name: str, owner: int = NOBODY) -> Mini:
    """The only miniature on a space, or the one of this owner."""
    found = [mini for mini in minis_at(state, name) if owner in (NOBODY, mini.owner)]
    assert len(found) == 1, f"on {name} stand {found}"
    return found[0]


def where(state: ChessState, owner: int) -> list[str]:
    """Where the miniatures of a player are, by number: a space, ``reserve`` or ``defeated``."""
    words = {RESERVE: "reserve", DEFEATED: "defeated"}
    return [words.get(mini.space) or NAMES[mini.space] for mini in state.minis if mini.owner == owner]


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


def scattered(draw: Draw, minis: int, obstacles: int, gaps: str) -> list[str]:
    """Spaces for so many miniatures, and behind them obstacles that leave the board whole (CB-OBS-03)."""
    free = list(range(8, 56))
    picked = [free.pop(draw.below(len(free))) for _ in range(minis)]
    walls: list[int] = []
    while len(walls) < obstacles:
        space = free.pop(draw.below(len(free)))
        if layout_problem([*walls, space], options(diagonal_gaps=gaps, scenario="retrieve")) is None:
            walls.append(space)
    return [NAMES[space] for space in [*picked, *walls]]
