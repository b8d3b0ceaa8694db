"""The board of Chessboard Skirmish in a terminal.

A space is nine characters wide and one to three lines high. A miniature shows its owner (``▲`` plays up,
``▼`` down; hollow once it is spent), its die, and below it weapons, Armor left and the re-roll of a Hero; an
engaged pair stands side by side. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.flow import Activate, ready_count
from dicefront.games.chessboard.rules.movement import Move
from dicefront.games.chessboard.rules.scenarios import ENOUGH_INFILTRATORS, Drop, tally_lines
from dicefront.games.chessboard.rules.setup import PlaceObstacle
from dicefront.games.chessboard.rules.state import DEFEATED, PLAYERS, SOUTH, ChessState, Mini, reserves
from dicefront.games.chessboard.terminal import chances
from dicefront.games.chessboard.terminal.words import Words, is_deploying
from dicefront.kernel.game import Game
from dicefront.kernel.ids import NOBODY, PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.terminal.drawing import NO_MARKS, Board, Room
from dicefront.tabletop.grid import NAMES, SIZE

CELL = 9
HALF = 4
BOARD_WIDTH = SIZE * CELL + 5
PANEL_WIDTH = 34
SIGNS = {"up": "▲", "down": "▼", "up-spent": "△", "down-spent": "▽", "dot": "·", "can": "•", "spent": "✓",
         "wall": "▒", "marker": "◆", "aim": "×", "line": "│"}  # fmt: skip
LETTERS = {"dot": ".", "can": "*", "spent": "+", "wall": "#", "marker": "M", "aim": "x", "line": "|"}

DARK, LIGHT, WALL = "#3a3f46", "#565c64", "#22252a"
INK = "#e8e8e8"
FAINT = "#a9adb3"
MARK = "bold #7CFC9A"
AIM = "bold #ff6b6b"


class Drawing(Board):
    """The board with its side panel."""

    side_panel_from = BOARD_WIDTH + PANEL_WIDTH
    panel_width = PANEL_WIDTH

    def __init__(self, game: Game[Any], words: Words) -> None:
        super().__init__(game, words)
        self.chess_words = words

    # -- the board ------------------------------------------------------------------------------

    def draw(
        self,
        state: ChessState,
        viewer: PlayerId,
        question: Question[Any] | None,
        room: Room,
        reach: Mapping[int, str] = NO_MARKS,
    ) -> RenderableType:
        marks = self.marks(state, question, room)
        if reach:
            marks = {space: Text(self.sign("dot", room), MARK) for space in reach}
        acting = question.mini.id if isinstance(question, (Move, Attack, Drop)) else NOBODY
        painter = Painter(self, state, viewer, room, marks, acting)
        return Group(*painter.lines())

    def marks(self, state: ChessState, question: Question[Any] | None, room: Room) -> dict[int, Text]:
        """What stands in spaces that can be chosen: a dot for a way, a cross with the odds for a target."""
        dot, can, aim = self.sign("dot", room), self.sign("can", room), self.sign("aim", room)
        found: dict[int, Text] = {}
        if isinstance(question, Activate):
            for answer in question.options():
                if answer is not None:
                    found[state.minis[answer].space] = Text(can, MARK)
        elif isinstance(question, Move):
            for way in question.options():
                best = chances.best_attack(state, question.mini, way.end)
                text = Text(dot if way.end != question.mini.space else "", MARK)
                if best is not None:
                    text.append(aim + best.short(), AIM)
                found[way.end] = text
        elif isinstance(question, Attack):
            for target in question.targets:
                one = chances.prospect(state, question.mini, question.mini.space, target)
                known = found.get(one.target.space)
                if known is None or one.type == "melee":
                    found[one.target.space] = Text(aim + one.short(), AIM)
        elif question is not None and is_deploying(question):
            for space in self.chess_words.free_spaces(state, question):
                found[space] = Text(dot, MARK)
        elif isinstance(question, (PlaceObstacle, Drop)):
            for answer in question.options():
                if answer is not None:
                    found[answer] = Text(dot, MARK)
        return found

    def sign(self, name: str, room: Room) -> str:
        return SIGNS[name] if room.signs else LETTERS[name]

    def is_set(self, state: ChessState) -> bool:
        return state.phase != "armies"

    # -- words about the match ------------------------------------------------------------------

    def status(self, state: ChessState, viewer: PlayerId) -> Text:
        say = self.words.say
        parts = [Text(self.headline(state))]
        if state.minis:
            line = Text(say("chessboard.play.ready") + " " if state.round else "")
            for player in PLAYERS:
                line.append(self.words.name(player), self.colour_of(player))
                which = "strength" if state.round else "strength-setup"
                line.append(" " + say(f"chessboard.play.{which}", **self._strength(state, player)))
                line.append("  " if player == SOUTH else "")
            parts.append(line)
        goal = self.goal(state)
        if goal:
            parts.append(Text(goal))
        return Text("  ").join(parts)

    def _strength(self, state: ChessState, player: PlayerId) -> dict[str, object]:
        on_board, far, points = tally_lines(state)[player]
        waiting = len(reserves(state, player))
        return {
            "ready": ready_count(state, player),
            "minis": on_board,
            "far": far,
            "points": points,
            "reserve": waiting,
        }

    def headline(self, state: ChessState) -> str:
        """Round and turn in a few words."""
        say = self.words.say
        if state.phase in ("armies", "roll-off", "obstacles", "marker", "deployment"):
            return say(f"chessboard.play.phase-{state.phase}")
        return say("chessboard.play.round", round=state.round, player=self.words.name(state.turn))

    def goal(self, state: ChessState) -> str:
        """What the scenario is about, as it stands."""
        say, scenario = self.words.say, state.options.scenario
        if scenario == "infiltrate":
            south, north = (line[1] for line in tally_lines(state))
            return say(
                "chessboard.play.goal-infiltrate", south=south, north=north, needed=ENOUGH_INFILTRATORS
            )
        if scenario == "survival":
            return say(
                "chessboard.play.goal-survival", round=state.round, rounds=state.options.survival_rounds
            )
        if scenario == "retrieve":
            if state.carrier != NOBODY:
                return say(
                    "chessboard.play.goal-carried", mini=self.chess_words.label(state.minis[state.carrier])
                )
            if state.marker >= 0:
                return say("chessboard.play.goal-marker", space=NAMES[state.marker])
        return ""

    def panel(self, state: ChessState, viewer: PlayerId, room: Room) -> list[Text]:
        say = self.words.say
        scenario = say(f"chessboard.value.{state.options.scenario}")
        lines = [Text(self.headline(state), "bold"), Text(scenario, FAINT), Text()]
        for player in (1 - viewer, viewer) if state.minis else ():
            name, seat = self.words.name(player), self.words.seat_name(player)
            lines.append(Text(name if name == seat else f"{name} · {seat}", self.colour_of(player)))
            which = "panel-strength" if state.round else "strength-setup"
            lines.append(Text("  " + say(f"chessboard.play.{which}", **self._strength(state, player))))
            for mini in reserves(state, player):
                kit = self.chess_words.kit(mini)
                lines.append(Text(f"  {say('chessboard.play.in-reserve')} d{mini.die} {kit}".rstrip(), FAINT))
            fallen = [
                f"d{mini.die}" for mini in state.minis if mini.owner == player and mini.space == DEFEATED
            ]
            if fallen:
                lines.append(Text("  " + say("chessboard.play.fallen", dice=" ".join(fallen)), FAINT))
        first = self.chess_words.first_to_act
        if first != NOBODY:
            lines.extend([Text(), Text(say("chessboard.play.initiative", player=self.words.name(first)))])
        if state.options.scenario == "last_standing":
            lines.extend([Text(), Text(say("chessboard.play.goal-last_standing"))])
        elif self.goal(state):
            lines.extend([Text(), Text(self.goal(state))])
        if state.quiet:
            limit = state.options.quiet_limit
            lines.append(Text(say("chessboard.play.quiet-rounds", quiet=state.quiet, limit=limit), FAINT))
        return lines

    def legend(self) -> list[Text]:
        return [Text(line) for line in self.words.say("chessboard.play.legend").splitlines()]


class Painter:
    """One drawing of the board."""

    def __init__(
        self,
        board: Drawing,
        state: ChessState,
        viewer: PlayerId,
        room: Room,
        marks: dict[int, Text],
        acting: int,
    ) -> None:
        self.board = board
        self.state = state
        self.viewer = viewer
        self.room = room
        self.marks = marks
        self.acting = acting
        self.ranks = list(range(SIZE - 1, -1, -1)) if viewer == SOUTH else list(range(SIZE))
        self.files = list(range(SIZE)) if viewer == SOUTH else list(range(SIZE - 1, -1, -1))

    def lines(self) -> list[Text]:
        """The board with its coordinates, as high as there is room."""
        heights = self.heights()
        drawn: list[Text] = []
        rule = self.rule()
        for rank, height in zip(self.ranks, heights, strict=True):
            if rule is not None and not self.room.colour and self.has_rules():
                drawn.append(rule)
            cells = [self.cell(rank * SIZE + file, height) for file in self.files]
            for line in range(height):
                name = str(rank + 1) if line == (height - 1) // 2 else " "
                last = line == height - 1
                drawn.append(self.row(name, [cell[line] for cell in cells], last))
        if rule is not None and self.has_rules():
            drawn.append(rule)
        drawn.append(self.file_names())
        return drawn

    def has_rules(self) -> bool:
        """Lines between the ranks: where there are no colours, and height does not matter."""
        return not self.room.colour and self.room.height >= 34

    def rule(self) -> Text | None:
        if self.room.colour:
            return None
        return Text("  +" + ("-" * (CELL - 1) + "+") * SIZE)

    def heights(self) -> list[int]:
        """Two lines for a rank whose miniatures have something to show there, more where there is room."""
        free = self.room.height - 1 - (SIZE + 1 if self.has_rules() else 0)
        if self.has_rules():
            free = min(free, SIZE)
        if free >= SIZE * 3:
            return [3] * SIZE
        if free >= SIZE * 2:
            return [2] * SIZE
        return [2 if self.needs_two(rank) else 1 for rank in self.ranks]

    def needs_two(self, rank: int) -> bool:
        for space in range(rank * SIZE, rank * SIZE + SIZE):
            minis = self.minis_on(space)
            if any(self.kit(mini, CELL) for mini in minis):
                return True
        return False

    def row(self, name: str, cells: list[Text], last: bool) -> Text:
        row = Text(f"{name} ", FAINT if self.room.colour else "")
        line = self.board.sign("line", self.room)
        if self.room.colour:
            row = Text(f" {name} ", FAINT)
            for cell in cells:
                row.append_text(cell)
            row.append(f" {name}", FAINT)
            return row
        for cell in cells:
            row.append(line)
            if last and not self.has_rules():
                cell.stylize("underline")
            row.append_text(cell)
        row.append(line + f" {name}".rstrip())
        return row

    def file_names(self) -> Text:
        names = "".join("abcdefgh"[file].center(CELL) for file in self.files)
        return Text((" " * 3 if self.room.colour else " " * 2) + names, FAINT if self.room.colour else "")

    # -- one space ------------------------------------------------------------------------------

    def minis_on(self, space: int) -> list[Mini]:
        """Who stands on a space, those of the player at the bottom first."""
        minis = [mini for mini in self.state.minis if mini.space == space]
        return sorted(minis, key=lambda mini: mini.owner != self.viewer)

    @property
    def width(self) -> int:
        return CELL if self.room.colour else CELL - 1

    def cell(self, space: int, height: int) -> list[Text]:
        """The lines of one space."""
        dark = (space % SIZE + space // SIZE) % 2 == 0
        ground = f"on {DARK if dark else LIGHT}" if self.room.colour else ""
        if space in self.state.obstacles:
            wall = self.board.sign("wall", self.room) * self.width
            style = f"#8a8f96 on {WALL}" if self.room.colour else ""
            return [Text(wall, style) for _ in range(height)]
        minis = self.minis_on(space)
        if len(minis) == 2:
            lines = self.pair(minis, space)
        elif minis:
            lines = self.single(minis[0], space)
        else:
            lines = self.empty(space, height)
        lines = lines[:height] if height < 3 or not minis else [lines[0], lines[1], *lines[2:]]
        while len(lines) < height:
            lines.append(Text())
        return [self.on_ground(line, ground) for line in lines]

    def on_ground(self, line: Text, ground: str) -> Text:
        """A line as wide as the space, on its colour."""
        full = Text(style=f"{INK} {ground}" if ground else "")
        full.append_text(line)
        full.truncate(self.width)
        full.append(" " * (self.width - full.cell_len))
        return full

    def empty(self, space: int, height: int) -> list[Text]:
        mark = self.marks.get(space, Text())
        if self.state.marker == space:
            mark = Text(self.board.sign("marker", self.room), "bold #ffffff") + mark
        padded = Text(" " * ((self.width - mark.cell_len) // 2)) + mark
        return [padded] if height == 1 else [Text()] * ((height - 1) // 2) + [padded]

    def single(self, mini: Mini, space: int) -> list[Text]:
        """Owner, die and mark on the first line, equipment on the second."""
        mark = self.marks.get(space, Text())
        token = self.token(mini)
        first = Text("[" if mini.id == self.acting else " ", "bold") + token
        if mini.id == self.acting:
            first.append("]", "bold")
        if self.carries(mini) or self.state.marker == space:
            first.append(self.board.sign("marker", self.room), "bold #ffffff")
        if not mark.plain and self.is_spent(mini):
            mark = Text(self.board.sign("spent", self.room), FAINT if self.room.colour else "dim")
        gap = self.width - first.cell_len - mark.cell_len
        first.append(" " * max(0, gap if mark.cell_len > 2 else gap - 1))
        first.append_text(mark)
        second = Text(" " + self.kit(mini, self.width - 1), self.style(mini))
        return [first, second]

    def pair(self, minis: list[Mini], space: int) -> list[Text]:
        """Engaged: side by side, the player at the bottom on the left."""
        first, second, third = Text(), Text(), Text()
        for mini in minis:
            first.append_text(self.padded(self.token(mini), HALF))
            second.append_text(self.padded(Text(self.kit(mini, HALF), self.style(mini)), HALF))
        if self.carries(minis[0]) or self.carries(minis[1]) or self.state.marker == space:
            first.append(self.board.sign("marker", self.room), "bold #ffffff")
        mark = self.marks.get(space)
        if mark is not None:
            fits_below = not second.plain.strip()
            if fits_below:
                second = Text(" " * max(0, self.width - mark.cell_len)) + mark
            else:
                third.append_text(mark)
            if first.cell_len + 1 <= self.width:
                first.append(mark.plain[:1], AIM)
        return [first, second, third]

    def padded(self, text: Text, width: int) -> Text:
        text.truncate(width)
        text.append(" " * (width - text.cell_len))
        return text

    def token(self, mini: Mini) -> Text:
        """Owner and die: ``▲d8``, or ``Sd8`` in plain text."""
        if self.room.signs:
            way = "up" if mini.owner == self.viewer else "down"
            owner = SIGNS[way + ("-spent" if self.is_spent(mini) else "")]
        else:
            owner = self.board.words.seat_name(mini.owner)[:1]
        return Text(f"{owner}d{mini.die}", self.style(mini))

    def style(self, mini: Mini) -> Style:
        style = Style.parse(self.board.colour_of(mini.owner)) if self.room.colour else Style(bold=True)
        return style + Style(bold=False, dim=True) if self.is_spent(mini) else style

    def is_spent(self, mini: Mini) -> bool:
        return self.state.phase == "turn" and not mini.ready and mini.id != self.acting

    def carries(self, mini: Mini) -> bool:
        return mini.id == self.state.carrier

    def kit(self, mini: Mini, width: int) -> str:
        """Weapons, Armor left and Hero: in words if they fit, else as letters."""
        profile, say = mini.profile, self.board.words.say
        weapons = [item for item in ("bow", "gun") if getattr(profile, item)]
        armor = f"A{mini.armor}" if mini.armor else ""
        hero = ("H" if mini.reroll or self.state.phase != "turn" else "h") if profile.hero else ""
        words = [say(f"chessboard.equipment-{item}") for item in weapons]
        long = " ".join(part for part in [*words, armor, hero] if part)
        if len(long) <= width:
            return long
        short = "".join(item[0] for item in weapons) + armor + hero
        if len(short) <= width:
            return short
        return "".join(item[0] for item in weapons) + armor[1:] + hero
