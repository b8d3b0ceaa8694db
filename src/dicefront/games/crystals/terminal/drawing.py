"""The board of Crystals in a terminal: the whole track as a ring, Starts and ways home inside it.

A character shows its owner as a number (and colour), its class as a letter and its level as notches:
``1S⠆`` is the Scout of player 1 at level 2. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from dicefront.games.crystals.rules.board import ON_START, gate_of
from dicefront.games.crystals.rules.choosing import MoveQuestion
from dicefront.games.crystals.rules.preview import preview
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.games.crystals.terminal.glyphs import AIM, FAINT, Glyphs
from dicefront.games.crystals.terminal.panel import Panel
from dicefront.games.crystals.terminal.ring import Canvas, Ring, ring_of, square_columns
from dicefront.kernel.ids import NOBODY, PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.terminal.drawing import NO_MARKS, Room

RAISED = dict(zip("123456", "¹²³⁴⁵⁶", strict=True))
"""A roll beside a character, so that nobody takes it for the number of a player."""

NARROW, WIDEST = 5, 8
PLAIN = 8
"""Widths of a field; in plain text the notches need more room."""

NARROW_PANEL, WIDE_PANEL = 34, 52
WIDE_SCREEN = 100
MOST_ROWS = 14
"""A ring that is squeezed to make room for the panel gets no higher than this."""

GROUND, OTHER_GROUND, TELEPORT = "#343940", "#3f454d", "#54437a"
INK = "#e8e8e8"
MARK = "bold #7CFC9A"


class Drawing(Glyphs):
    """The board with its side panel."""

    def draw(
        self,
        state: State,
        viewer: PlayerId,
        question: Question[Any] | None,
        room: Room,
        reach: Mapping[int, str] = NO_MARKS,
    ) -> RenderableType:
        marks = Marks(self, state, question, room, reach)
        return Group(*Painter(self, state, viewer, room, marks).lines())

    def columns_beside(self, state: State, room: Room) -> int:
        least = NARROW if room.signs else PLAIN
        fields = state.options.board.length
        columns = min(square_columns(fields), (room.width - NARROW_PANEL - 1) // least)
        if columns < 4 or (fields + 5) // 2 - columns > max(MOST_ROWS, square_columns(fields)):
            return 0
        panel = WIDE_PANEL if room.width >= WIDE_SCREEN else NARROW_PANEL
        width = min(WIDEST, max(least, (room.width - panel - 1) // columns))
        return columns * width + 1

    def least_lines(self, state: State) -> int:
        fields = state.options.board.length
        return max((fields + 5) // 2 - square_columns(fields), 2 * state.options.seats + 1)

    # -- words about the match ------------------------------------------------------------------

    def status(self, state: State, viewer: PlayerId) -> Text:
        """The seats line by line, where there is no room beside the board."""
        say, words = self.words.say, self.crystal_words
        lines = [Text(self.headline(state) + ".")]
        for seat in range(state.options.seats):
            line = Text(f"{seat + 1} {words.name(seat)}", self.colour_of(seat))
            if state.gone[seat]:
                lines.append(line + Text(" " + say("crystals.play.has-left"), FAINT))
                continue
            args = words.progress(state, seat)
            goal = f"/{args['all']}" if state.options.levels_win else ""
            parts = [
                f"{say('crystals.play.crystals')} {args['crystals']}/{args['goal']}",
                f"{say('crystals.play.levels')} {args['points']}{goal}",
                f"{say('crystals.play.mines')} {args['mines']}",
            ]
            line.append(": " + ", ".join(parts) + " |", "not bold")
            panel = Panel(self, state, Room(40, 1, False, True))
            for number in range(TEAM * seat, TEAM * seat + TEAM):
                role = words.letter(words.role(state, number))
                line.append(f" {role}{state.characters[number].experience} {panel.place(number)}", "not bold")
            lines.append(line)
        return Text("\n").join(lines)

    def panel(self, state: State, viewer: PlayerId, room: Room) -> list[Text]:
        return Panel(self, state, room).lines()

    def legend(self) -> list[Text]:
        return [Text(line) for line in self.words.say("crystals.play.legend").splitlines()]


class Marks:
    """What is marked: who can move and where to, who would be attacked, or what was asked for."""

    def __init__(
        self,
        board: Drawing,
        state: State,
        question: Question[Any] | None,
        room: Room,
        reach: Mapping[int, str],
    ) -> None:
        self.fields: dict[int, Text] = {}
        self.ghosts: dict[int, str] = {}
        for field, sign in reach.items():
            if sign.isdecimal() and state.occupants[field] == NOBODY and state.mines[field] == NOBODY:
                self.ghosts[field] = sign
                self.fields[field] = Text(board.sign("go", room), MARK)
            else:
                self.fields[field] = Text(RAISED.get(sign, sign) if room.signs else sign, MARK)
                self.ghosts[field] = ""
        self.on_start = False
        self.home = False
        if not isinstance(question, MoveQuestion) or reach:
            return
        for number in question.movers:
            character = state.characters[number]
            seen = preview(state, number)
            if character.step == ON_START:
                self.on_start = True
            else:
                self.fields.setdefault(state.field_of(character), Text(board.sign("can", room), MARK))
            for strike in seen.strikes:
                self.fields[strike.field] = Text(board.sign("aim", room), AIM)
            if seen.home:
                self.home = True
                continue
            letter = board.crystal_words.letter(board.crystal_words.role(state, number))
            self.ghosts[seen.destination] = self.ghosts.get(seen.destination, "") + letter
            self.fields.setdefault(seen.destination, Text(board.sign("go", room), MARK))


class Painter:
    """One drawing of the board."""

    def __init__(self, board: Drawing, state: State, viewer: PlayerId, room: Room, marks: Marks) -> None:
        self.board = board
        self.state = state
        self.viewer = viewer
        self.room = room
        self.marks = marks
        self.track = state.options.board.track
        columns, self.width = self.measures()
        self.ring: Ring = ring_of(self.track, viewer, columns)
        self.height = 2 if room.signs and self.width > NARROW and room.height >= 2 * self.ring.rows else 1

    def measures(self) -> tuple[int, int]:
        """Columns of the ring and width of a field, so that all fits."""
        least = NARROW if self.room.signs else PLAIN
        wanted = square_columns(self.track.fields)
        beside = self.board.columns_beside(self.state, self.room)
        free = (beside or self.room.width) - 1
        columns = min(wanted, free // least)
        rows = (self.track.fields + 5) // 2 - columns
        if not beside and rows + self.state.options.seats > self.room.height:
            columns = min(columns + rows + self.state.options.seats - self.room.height, free // (least - 1))
        return columns, min(WIDEST, free // columns)

    def lines(self) -> list[Text]:
        canvas = Canvas(self.ring.rows * self.height)
        for field in range(self.track.fields):
            row, column = self.ring.places[field]
            for line, text in enumerate(self.field(field)):
                canvas.put(row * self.height + line, 1 + column * self.width, text)
        taken: list[tuple[int, int]] = []
        beside = [(self.track.entries[seat], self.start(seat)) for seat in range(self.track.players)]
        beside += [(gate_of(self.track, seat), self.home(seat)) for seat in range(self.track.players)]
        for field, text in beside:
            place = self.ring.inside(field, taken)
            if place is not None:  # on a small track there is no room for all; the panel has them
                taken.append(place)
                canvas.put(place[0] * self.height, 1 + place[1] * self.width, text)
        self.put_middle(canvas)
        return canvas.render()

    def put_middle(self, canvas: Canvas) -> None:
        """Crystals and die inside the ring, where there is room."""
        state, say = self.state, self.board.words.say
        texts = [Text(" ".join([self.board.sign("crystal", self.room)] * state.middle), "bold")]
        if state.stage == PLAY and state.outcome is None:
            if state.face:
                texts.append(Text(say("crystals.play.die", face=state.face), "bold"))
            turn = say("crystals.play.turn", player=self.board.words.name(state.player))
            texts.append(Text(turn, self.board.colour_of(state.player) if self.room.colour else ""))
        line = (len(canvas.lines) - len(texts)) // 2
        for text in texts:
            column = 1 + (self.ring.columns * self.width - text.cell_len) // 2
            if 0 <= line < len(canvas.lines) and canvas.is_free(line, column, text.cell_len):
                canvas.put(line, column, text)
            line += 1

    # -- one place ------------------------------------------------------------------------------

    def field(self, field: int) -> list[Text]:
        """The lines of one field: mark, who or what is there, and its number."""
        teleport = field in self.track.teleports
        content = self.content(field)
        mark = self.marks.fields.get(field)
        first = Text()
        if self.width > NARROW:
            first.append_text(mark if mark is not None else Text(" "))
            first.append("[" if teleport else " ")
        elif mark is not None:
            first.append_text(mark)
        else:
            first.append("[" if teleport else " ")
        if self.height == 1:
            content.rstrip()
        first.append_text(content)
        room = self.width - first.cell_len
        first.append(("]" if teleport else "").ljust(room)[:room])
        lines = [first]
        if self.height > 1:
            lines.append(Text(f"F{field}".center(self.width), FAINT if self.room.colour else "dim"))
        if self.room.colour:
            ground = TELEPORT if teleport else (GROUND, OTHER_GROUND)[field % 2]
            lines = [self.on_ground(line, ground) for line in lines]
        return lines

    def on_ground(self, line: Text, ground: str) -> Text:
        text = Text(style=f"{INK} on {ground}")
        text.append_text(line)
        text.truncate(self.width)
        text.append(" " * (self.width - text.cell_len))
        return text

    def content(self, field: int) -> Text:
        number, mine = self.state.occupants[field], self.state.mines[field]
        if number != NOBODY:
            return self.token(number)
        if mine != NOBODY:
            return Text(f"*{mine + 1}".ljust(3), self.colour(mine))
        if field in self.marks.ghosts:
            return Text(self.marks.ghosts[field].ljust(3), MARK if self.room.colour else "bold")
        text = "" if self.height > 1 else str(field)
        return Text(text.ljust(3), FAINT if self.room.colour else "")

    def token(self, number: int) -> Text:
        """Owner, class and level of a character."""
        words = self.board.crystal_words
        level = self.state.characters[number].level()
        letter = words.letter(words.role(self.state, number))
        notches = self.board.notches(level, self.room).ljust(1 if self.room.signs else 3)
        return Text(f"{number // TEAM + 1}{letter}{notches}", self.colour(number // TEAM))

    def start(self, seat: int) -> Text:
        """``(1S⠆)``: Start, with the character on it."""
        number = self.state.starts[seat]
        text = Text("(", self.colour(seat))
        if self.marks.on_start and seat == self.state.player:
            text = Text(self.board.sign("can", self.room), MARK)
        text.append_text(Text(f"{seat + 1}  ", self.colour(seat)) if number == NOBODY else self.token(number))
        text.append(")", self.colour(seat))
        text.truncate(self.width)
        return text

    def home(self, seat: int) -> Text:
        goes = self.marks.home and seat == self.state.player
        mark = Text(self.board.sign("go", self.room) if goes else " ", MARK)
        return mark + Text(f"{self.board.sign('home', self.room)}{seat + 1}", self.colour(seat))

    def colour(self, seat: int) -> str:
        return self.board.colour_of(seat) if self.room.colour else "bold"
