"""Scenes of Chessboard Skirmish: positions written as they are spoken of, or drawn.

    scene(south={"b1": "d8 hero"}, north={"b2": "d6 armor:1"}, obstacles=["c3"], dice=[5, 5, 3])

Every miniature on the board is ready, a Hero has its re-roll, and all Armor is there, unless words behind the
miniature say otherwise: ``spent``, ``used`` (the re-roll is gone), ``worn:1`` (so much Armor is gone),
``carrier`` (of the marker). South's miniatures are numbered first, then South's reserves, then North's.

A ``diagram`` has eight lines of eight spaces, rank 8 on top: ``.`` is empty, ``#`` an obstacle, ``M`` the
marker, ``S8`` a d8 of South, ``N6`` a d6 of North; any other letter stands for a miniature of ``south`` or
``north``, which then name letters instead of spaces. What ``print(scene)`` shows can be read again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from dicefront.games.chessboard.rules.army import profile, read_wish
from dicefront.games.chessboard.rules.events import Activated, InitiativeWon, Reinforcing, RoundFinished
from dicefront.games.chessboard.rules.game import GAME
from dicefront.games.chessboard.rules.options import Options, complete_options
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
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.parts.scenes.answers import SceneError
from dicefront.parts.scenes.dice import DiceScript
from dicefront.parts.scenes.scene import Scene
from dicefront.parts.scenes.starts import Starts
from dicefront.tabletop.grid import NAMES, SIZE, space_named

__all__ = [
    "NORTH",
    "SOUTH",
    "STARTS",
    "ChessScene",
    "army",
    "mini_at",
    "minis_at",
    "position",
    "scene",
    "space",
    "where",
]

SEATS = "SN"


class ChessScene(Scene[ChessState]):
    """A scene of Chessboard Skirmish; the seats are called S and N."""

    def seat_name(self, seat: int) -> str:
        return SEATS[seat]

    def plays_turn(self) -> bool:
        return self.state.phase == "turn"

    def round_goes_on(self) -> bool:
        return self.state.phase != "round"

    def mini(self, name: str, owner: int = NOBODY) -> Mini:
        """The miniature on a space; of an engaged pair the one of this owner."""
        return mini_at(self.state, name, owner)

    def where(self, owner: int) -> list[str]:
        """Where the miniatures of a player are, by number: a space, ``reserve`` or ``defeated``."""
        return where(self.state, owner)

    @property
    def turns(self) -> str:
        """Whose turns there were, in order; ``|`` opens a round."""
        text = ""
        for event in self.events:
            if isinstance(event, Activated | Reinforcing | RoundFinished):
                text += SEATS[event.player]
            elif isinstance(event, InitiativeWon):
                text += "|"
        return text


SCENE = ChessScene


def scene(
    south: Mapping[str, str] | None = None,
    north: Mapping[str, str] | None = None,
    *,
    dice: DiceScript = (),
    seed: int | None = None,
    ask_all: bool = False,
    **setup: Any,
) -> ChessScene:
    """The middle of a round, with the player ``turn`` about to choose a miniature.

    ``setup`` is what ``position`` takes: a diagram, obstacles, reserves, a marker, and options.
    """
    return ChessScene(GAME, position(south, north, **setup), dice, seed, ask_all)


def position(
    south: Mapping[str, str] | None = None,
    north: Mapping[str, str] | None = None,
    *,
    diagram: str = "",
    obstacles: Sequence[str] = (),
    south_reserve: Sequence[str] = (),
    north_reserve: Sequence[str] = (),
    marker: str = "",
    turn: int = SOUTH,
    round: int = 1,
    phase: str = "turn",
    finished: Sequence[int] = (),
    quiet: int = 0,
    **options: Json,
) -> ChessState:
    """The state of such a position, for those who run single procedures of the rules."""
    drawn = Drawing(diagram, [south or {}, north or {}]) if diagram else None
    blocked = [space(name, f"obstacles[{number}]") for number, name in enumerate(obstacles)]
    lying = space(marker, "marker") if marker else NOWHERE
    state = ChessState(
        options=Options(complete_options(options)),
        phase=phase,
        armies=[[], []],
        breaches=[[], []],
        minis=[],
        obstacles=sorted([*blocked, *drawn.obstacles] if drawn else blocked),
        deployer=SOUTH,
        placed=0,
        stops=0,
        round=round,
        turn=turn,
        finished=[player in finished for player in PLAYERS],
        busy=False,
        quiet=quiet,
        marker=drawn.marker if drawn and drawn.marker != NOWHERE else lying,
        carrier=NOBODY,
        outcome=None,
    )
    names = ("south", "north")
    for owner, standing, waiting in ((SOUTH, south, south_reserve), (NORTH, north, north_reserve)):
        if drawn:
            for text, place in drawn.minis[owner]:
                _add(state, owner, text, place, f"{names[owner]}, on {NAMES[place]}")
        else:
            for name, text in (standing or {}).items():
                _add(state, owner, text, space(name, names[owner]), f"{names[owner]}[{name!r}]")
        for number, text in enumerate(waiting):
            _add(state, owner, text, RESERVE, f"{names[owner]}_reserve[{number}]")
    problem = GAME.problem_of_state(state)
    if problem:
        raise BadData("position", "a position that can occur", problem)
    return state


def _ready(options: dict[str, Json], data: dict[str, Any], _: str) -> ChessState:
    state = position(**data)
    state.options = Options(options)
    return state


STARTS = Starts(GAME, _ready)
"""The positions of ``data/starts.toml``, which say what ``position`` takes."""


def _add(state: ChessState, owner: int, text: str, place: int, where: str) -> None:
    words = text.split()
    worn = [word for word in words if word.startswith("worn:")]
    kept = [word for word in words if word not in ("spent", "used", "carrier", *worn)]
    kind = profile(read_wish(" ".join(kept), where), state.options)
    mini = Mini(len(state.minis), owner, kind, place, kind.armor, place >= 0, kind.hero)
    mini.ready = mini.ready and "spent" not in words
    mini.reroll = mini.reroll and "used" not in words
    for word in worn:
        lost = word.removeprefix("worn:")
        if not lost.isdecimal() or int(lost) > mini.armor:
            raise BadData(where, f"worn:0 to worn:{mini.armor}, as much as it has Armor", word, "CB-DEF-08")
        mini.armor -= int(lost)
    if "carrier" in words:
        if state.carrier != NOBODY:
            raise BadData(where, "one carrier of the marker", "a second one", "CB-RET-13")
        state.carrier = mini.id
    state.minis.append(mini)
    state.armies[owner].append(kind)


def army(*minis: str, name: str = "") -> Json:
    """An army to begin a match with: ``army("d8 hero", "d6", "d4 bow")``."""
    return {"name": name, "minis": list(minis)}


class Drawing:
    """What a diagram shows: miniatures by owner, each with its words and its space."""

    def __init__(self, text: str, letters: list[Mapping[str, str]]) -> None:
        self.letters = letters
        self.minis: list[list[tuple[str, int]]] = [[], []]
        self.obstacles: list[int] = []
        self.marker = NOWHERE
        lines = [line.split() for line in text.splitlines() if line.strip()]
        if lines and lines[-1] == list("abcdefgh"):
            lines.pop()
        if len(lines) != SIZE:
            raise BadData("diagram", f"{SIZE} lines, rank {SIZE} on top", f"{len(lines)} lines")
        for number, words in enumerate(lines):
            rank = SIZE - number
            if words[0] == str(rank):
                words = words[1:]
            cells = list(words[0]) if len(words) == 1 else words
            if len(cells) != SIZE:
                expected = f"{SIZE} spaces"
                raise BadData(f"diagram, rank {rank}", expected, f"{len(cells)}: {' '.join(words)}")
            for file, cell in enumerate(cells):
                self._read(cell, (rank - 1) * SIZE + file)
        for owner, known in enumerate(letters):
            for letter in known:
                if all(known[letter] != text for text, _ in self.minis[owner]):
                    name = ("south", "north")[owner]
                    raise BadData(f"{name}[{letter!r}]", "a letter of the diagram", "one it does not have")

    def _read(self, cell: str, place: int) -> None:
        if cell in (".", "#", "####"):
            if cell != ".":
                self.obstacles.append(place)
            return
        owner = next((owner for owner, known in enumerate(self.letters) if cell in known), NOBODY)
        if owner != NOBODY:
            self.minis[owner].append((self.letters[owner][cell], place))
            return
        if not re.fullmatch(r"((S|N)\d+){0,2}M?", cell) or not cell:
            expected = "., #, M, S8, N6, or a letter of south or north"
            raise BadData(f"diagram, space {NAMES[place]}", expected, cell)
        found = re.findall(r"([SN])(\d+)", cell)
        for number, (side, die) in enumerate(found):
            carries = " carrier" if cell.endswith("M") and number == len(found) - 1 else ""
            self.minis[SEATS.index(side)].append((f"d{die}{carries}", place))
        if cell == "M":
            self.marker = place


# -- reading a position -------------------------------------------------------------------------


def space(name: str, where: str = "space") -> int:
    """The number of a space such as ``d4``."""
    found = space_named(name)
    if found < 0:
        raise BadData(where, "a space from a1 to h8", name)
    return found


def minis_at(state: ChessState, name: str) -> list[Mini]:
    """Who stands on a space, South first."""
    return [mini for mini in state.minis if mini.space == space(name)]


def mini_at(state: ChessState, name: str, owner: int = NOBODY) -> Mini:
    """The only miniature on a space, or the one of this owner."""
    found = [mini for mini in minis_at(state, name) if owner in (NOBODY, mini.owner)]
    if len(found) != 1:
        raise SceneError(f"{len(found)} miniatures stand on {name}: {found}")
    return found[0]


def where(state: ChessState, owner: int) -> list[str]:
    """Where the miniatures of a player are, by number: a space, ``reserve`` or ``defeated``."""
    words = {RESERVE: "reserve", DEFEATED: "defeated"}
    return [words.get(mini.space) or NAMES[mini.space] for mini in state.minis if mini.owner == owner]
