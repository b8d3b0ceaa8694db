"""The table of SphereWars in a terminal: a map to scale, with the bands beside it.

A combatant shows its label, ``A7``: the letter of its seat and its number. Scenery is shaded by its height
and carries its number. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.state import (
    BUILD_BANDS,
    STRATEGY,
    Combatant,
    State,
    is_leader,
    is_there,
)
from dicefront.games.spherewars.rules.view import STAGES
from dicefront.games.spherewars.terminal.words import Words
from dicefront.kernel.game import Game
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.terminal.drawing import NO_MARKS, Board, Room
from dicefront.skirmish.space import Thing

PANEL: Final = 40
RULER: Final = 3
ASPECT: Final = 2
"""A line is about so many times as high as a column is wide."""
LEAST_LINES, MOST_LINES = 15, 42
NOTHING: Final = -1
SHADES, PLAIN_SHADES = "░▒▓", ".:#"
FAINT: Final = "#8b9096"
GROUNDS: Final = ["#2b2f33", "#4a4032", "#5d4d38", "#73603f"]
REACH: Final = "#24452c"


class Drawing(Board):
    """The map with the bands beside it."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        super().__init__(game, words)
        self.sphere_words = words

    def is_set(self, state: State) -> bool:
        return state.stage > BUILD_BANDS

    def least_lines(self, state: State) -> int:
        return LEAST_LINES if self.is_set(state) else 0

    def columns_beside(self, state: State, room: Room) -> int:
        free = room.width - PANEL - 2
        return (
            min(free, columns_of(state, room.height - 4))
            if room.signs and free >= LEAST_LINES * ASPECT
            else 0
        )

    def draw(
        self,
        state: State,
        viewer: PlayerId,
        question: Question[Any] | None,
        room: Room,
        reach: Mapping[int, str] = NO_MARKS,
    ) -> RenderableType:
        lines = max(LEAST_LINES, min(room.height, MOST_LINES))
        free = (
            room.width - PANEL - 2
            if room.signs and room.width - PANEL >= LEAST_LINES * ASPECT
            else room.width
        )
        columns = min(free, columns_of(state, lines))
        return Group(*Map(self, state, Room(columns, lines, room.colour, room.signs), reach).lines())

    def status(self, state: State, viewer: PlayerId) -> Text:
        return Text("\n").join(
            [Text(self.headline(state) + "."), *self.bands(state, Room(100, 40, False, False))]
        )

    def panel(self, state: State, viewer: PlayerId, room: Room) -> list[Text]:
        title = Text(self.headline(state), "bold" if room.colour else "")
        return [title, *self.bands(state, room)][: room.height]

    def headline(self, state: State) -> str:
        """The mission, the turn, and whose round it is."""
        say = self.words.say
        parts = [str(self.words.named("mission", state.mission, state))] if state.mission else []
        if state.stage < STRATEGY:
            parts.append(say(f"spherewars.play.stage-{STAGES[state.stage]}"))
        else:
            parts.append(say("spherewars.play.turn", turn=max(state.turn, 1)))
        return ", ".join(parts)

    def bands(self, state: State, room: Room) -> list[Text]:
        """Every band: its orders and gems, and a line for each who is on the table."""
        found: list[Text] = []
        for number, band in enumerate(state.bands):
            gems = state.gems[band.side]
            args = {"orders": band.orders + band.extra_orders, "gems": gems.own + gems.made}
            head = f"{self.words.name(band.seat)}: " + self.words.say("spherewars.play.pools", **args)
            found.append(Text(head, self.colour_of(band.seat) if room.colour else ""))
            own = [one for one in state.combatants if one.band == number and is_there(one)]
            found += [self.line_of(state, one, room) for one in own]
        return found

    def line_of(self, state: State, one: Combatant, room: Room) -> Text:
        """``> A7 Werelynx 4/5 tired 1``."""
        words = self.sphere_words
        acts = state.activation is not None and state.activation.who == one.id
        sign = ">" if acts else "." if one.activated else "o"
        lead = "*" if is_leader(one) else ""
        text = f"{sign} {words.label(state, one.id)} {words.profile(one)}{lead} {words.condition(one)}"
        return Text(text.rstrip()[: room.width], "dim" if room.colour and one.activated else "")

    def legend(self) -> list[Text]:
        return [Text(line) for line in self.words.say("spherewars.play.legend").splitlines()]


def columns_of(state: State, lines: int) -> int:
    """How many columns a map of so many lines has, rulers included."""
    return RULER + round(max(lines - 1, 1) * ASPECT * state.space.width / state.space.depth)


class Map:
    """One drawing of the table; the first row is the north."""

    def __init__(self, board: Drawing, state: State, room: Room, reach: Mapping[int, str]) -> None:
        self.board = board
        self.state = state
        self.room = room
        space = state.space
        scale = max(
            space.width / max(room.width - RULER, 10), space.depth / (ASPECT * max(room.height - 1, 4))
        )
        self.columns = max(1, round(space.width / scale))
        self.rows = max(1, round(space.depth / (ASPECT * scale)))
        self.cells = [[" "] * self.columns for _ in range(self.rows)]
        self.styles = [[FAINT] * self.columns for _ in range(self.rows)]
        self.grounds = [[GROUNDS[0]] * self.columns for _ in range(self.rows)]
        self.taken: set[tuple[int, int]] = set()
        self.lay_scenery()
        self.lay_reach(reach)
        self.put_figures()

    def middle(self, row: int, column: int) -> tuple[int, int]:
        space = self.state.space
        x = (2 * column + 1) * space.width // (2 * self.columns)
        return x, space.depth - (2 * row + 1) * space.depth // (2 * self.rows)

    def cell(self, x: int, y: int) -> tuple[int, int]:
        space = self.state.space
        column = min(max(x * self.columns // space.width, 0), self.columns - 1)
        return min(max((space.depth - y) * self.rows // space.depth, 0), self.rows - 1), column

    def lay_scenery(self) -> None:
        """The highest piece in each cell, and the number of each piece in its middle."""
        space = self.state.space
        tops = [[NOTHING] * self.columns for _ in range(self.rows)]
        for row in range(self.rows):
            for column in range(self.columns):
                for number in space.scenery.under(*self.middle(row, column)):
                    tops[row][column] = max(tops[row][column], space.things[number].top)
        for thing in space.things:
            for row, column in self.outline(thing):  # a fence lies under the middle of no cell
                tops[row][column] = max(tops[row][column], thing.top)
        shades = SHADES if self.room.signs else PLAIN_SHADES
        for row in range(self.rows):
            for column in range(self.columns):
                if tops[row][column] != NOTHING:
                    level = min(tops[row][column] // 2, len(shades) - 1)
                    self.cells[row][column] = shades[level]
                    self.grounds[row][column] = GROUNDS[level + 1]
        for number, thing in enumerate(space.things):
            self.write(*self.cell(thing.shape.x, thing.shape.y), str(number + 1), "bold")

    def outline(self, thing: Thing) -> list[tuple[int, int]]:
        """The cells that a thin piece crosses; wide ones show as they are."""
        if thing.shape.closed:
            return []
        found: list[tuple[int, int]] = []
        steps = 2 * max(self.rows, self.columns)
        for edge in thing.shape.edges:
            for step in range(steps + 1):
                x = edge.ax + (edge.bx - edge.ax) * step // steps
                y = edge.ay + (edge.by - edge.ay) * step // steps
                found.append(self.cell(x, y))
        return found

    def lay_reach(self, reach: Mapping[int, str]) -> None:
        """Where those asked about could run to."""
        for number, sign in reach.items():
            area = self.board.sphere_words.reach_area(self.state, self.state.combatants[number])
            for row in range(self.rows):
                for column in range(self.columns):
                    if area.contains(*self.middle(row, column)):
                        self.cells[row][column] = sign
                        self.grounds[row][column] = REACH

    def put_figures(self) -> None:
        for one in self.state.combatants:
            if is_there(one):
                acts = self.state.activation is not None and self.state.activation.who == one.id
                style = (self.board.colour_of(one.owner) if self.room.colour else "") + (
                    " reverse" if acts else ""
                )
                label = self.board.sphere_words.label(self.state, one.id)
                self.place(*self.cell(one.body.shape.x, one.body.shape.y), label, style)

    def place(self, row: int, column: int, text: str, style: str) -> None:
        """A label at its place, or as near as there is room."""
        near = [(abs(r) * ASPECT + abs(c), row + r, column + c) for r in range(-3, 4) for c in range(-6, 7)]
        for _, r, c in sorted(near):
            wanted = {(r, c + place) for place in range(len(text))}
            if 0 <= r < self.rows and 0 <= c <= self.columns - len(text) and not wanted & self.taken:
                self.taken |= wanted
                self.write(r, c, text, style)
                return

    def write(self, row: int, column: int, text: str, style: str) -> None:
        for place, sign in enumerate(text):
            if column + place < self.columns:
                self.cells[row][column + place] = sign
                self.styles[row][column + place] = style

    def lines(self) -> list[Text]:
        """The map with its rulers: inches to the north on the left, to the east below.

        With closed measuring there are none (SW-BAS-17).
        """
        rows = [self.line(row) for row in range(self.rows)]
        return [*rows, self.bottom()] if self.state.options.open_measuring else rows

    def line(self, row: int) -> Text:
        high = self.middle(row, 0)[1] + self.state.space.depth // (2 * self.rows)
        inch = high // (5 * INCH) * 5
        is_mark = inch and high - self.state.space.depth // self.rows < inch * INCH
        shown = str(inch) if is_mark and self.state.options.open_measuring else ""
        text = Text(
            shown.rjust(RULER - 1) + ("│" if self.room.signs else "|"), FAINT if self.room.colour else ""
        )
        for column in range(self.columns):
            style = self.styles[row][column]
            ground = f" on {self.grounds[row][column]}" if self.room.colour else ""
            plain = style if self.room.colour or "#" not in style else ""
            text.append(self.cells[row][column], plain + ground)
        return text

    def bottom(self) -> Text:
        marks = [" "] * (self.columns + RULER + 2)
        for inch in range(0, self.state.space.width // INCH + 1, 5):
            start = RULER + self.cell(inch * INCH, 0)[1]
            marks[start : start + len(str(inch))] = list(str(inch))
        return Text("".join(marks).rstrip(), FAINT if self.room.colour else "")
