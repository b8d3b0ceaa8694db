"""What stands on the screen: board, news, question and choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from dicefront.cli.table.scene import Scene
from dicefront.kernel.question import Confirm, Question
from dicefront.parts.terminal.drawing import NO_MARKS, Room
from dicefront.parts.terminal.wording import Choice

LEAST_CHOICES, LINES_OF_NEWS = 5, 2
"""So many lines of choices are always shown, and so many lines are kept for what happened."""

FEW = 12
"""So many choices are always listed, whatever the board shows."""


class Showing:
    """The screens of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.choices: list[Choice] = []
        self.shown_news = 0
        self.alarm = "bold"

    # -- parts ----------------------------------------------------------------------------------

    def coloured(self, line: str) -> Text:
        """A line of news with the names of the players in their colours."""
        text = Text(line)
        if self.scene.screen.colour:
            for player in range(len(self.scene.sitters)):
                text.highlight_words([self.scene.words.name(player)], self.scene.board.colour_of(player))
            text.highlight_regex(r"\([A-Z]{2}-[A-Z]{3}-\d\d\)", "dim")
        return text

    def prompt(self, question: Question[Any]) -> str:
        name = self.scene.words.name(question.player)
        return f"{name}> "

    def choice_lines(self, question: Question[Any], columns: int) -> list[Text]:
        """The choices with their numbers, flowing over as many lines as they need."""
        parts = [self.choice(number, choice) for number, choice in enumerate(self.choices, start=1)]
        wide = any(part.cell_len > columns // 2 for part in parts)
        wide = wide or self.scene.words.is_detailed(question)
        return parts if wide else flow(parts, columns)

    def fitting_choices(
        self, question: Question[Any], columns: int, others: list[RenderableType]
    ) -> list[Text]:
        """The choices, or the first of them where all would leave no room for the board."""
        lines = self.choice_lines(question, columns)
        screen = self.scene.screen
        if not screen.redraws:
            return lines
        least = self.scene.board.least_lines(self.scene.table.state)
        taken = sum(screen.height_of(thing) for thing in others) + LINES_OF_NEWS + 1
        most = max(LEAST_CHOICES, screen.room().height - least - taken)
        used = 0
        for number, line in enumerate(lines):
            used += screen.height_of(line)
            if used > most and number + 1 < len(self.choices):
                more = self.scene.words.say("play.more-choices", count=len(self.choices))
                return [*lines[: max(number - 1, 1)], Text(more, "dim" if screen.colour else "")]
        return lines

    def choice(self, number: int, choice: Choice) -> Text:
        text = Text()
        text.append(f"{number} ", "dim" if self.scene.screen.colour else "")
        text.append(choice.written, "bold")
        if choice.text:
            text.append(" " + choice.text)
        if choice.note:
            text.append(f" {choice.note}" if choice.note.startswith("×") else f" ({choice.note})")
        return text

    def panel(self, width: int, lines: int, most: int) -> Grid | None:
        """The state of the match to stand beside the board, with the news below it.

        It is as high as the board, and up to ``most`` lines if it needs more.
        """
        scene = self.scene
        room = scene.screen.room()
        rows = scene.board.panel(
            scene.table.state, scene.viewer, Room(width, max(lines, most), room.colour, room.signs)
        )
        if not rows:
            return None
        grid = Grid.grid()
        used = 0
        for row in rows:
            grid.add_row(row)
            used += max(1, -(-row.cell_len // width))
        past: list[Text] = []
        used += 2
        for line in reversed(scene.past):
            text = Text(line.strip(), "dim" if scene.screen.colour else "")
            used += -(-text.cell_len // (width - 4))
            if used > lines:
                break
            past.insert(0, text)
        if past and len(rows) < lines:
            grid.add_row(Text())
            for text in past:
                grid.add_row(text)
        return grid

    # -- screens --------------------------------------------------------------------------------

    def decision(self, question: Question[Any], again: bool = False) -> None:
        """Everything a person needs for one decision."""
        scene = self.scene
        screen, words, state = scene.screen, scene.words, scene.table.state
        self.choices = words.choices(question, state)
        below: list[RenderableType] = [Text()] if screen.room().height > 30 else []
        below.append(Text(words.question(question, state), "bold"))
        below.extend(self.coloured(note) for note in words.notes(question, state))
        listed = self.is_listed(question)
        columns = screen.room().width - 1
        hint = words.hint(question, state)
        hints = [Text(hint, "dim" if screen.colour else "")] if hint else []
        if listed and isinstance(question, Confirm):
            hints = []
        if listed:
            below.extend(self.fitting_choices(question, columns, [*below, *hints]))
        below.extend(hints)
        news = [self.coloured(line) for line in scene.news]
        if screen.redraws:
            screen.clear()
            self.fitted(question, news, below)
        else:
            fresh = news if again else news[self.shown_news :]
            screen.show(*fresh)
            if (again or not isinstance(question, Confirm)) and scene.board.is_set(state):
                screen.show(Text(), scene.board.draw(state, scene.viewer, question, screen.room()))
                screen.show(scene.board.status(state, scene.viewer))
            screen.show(*below)
        self.shown_news = len(scene.news)

    def is_listed(self, question: Question[Any]) -> bool:
        return not self.scene.words.is_long(question) or len(self.choices) <= FEW

    def fitted(
        self,
        question: Question[Any] | None,
        news: list[Text],
        below: list[RenderableType],
        reach: Mapping[int, str] = NO_MARKS,
    ) -> None:
        """Board, news and question, fitted to the terminal: the board gets what is left."""
        scene = self.scene
        screen, state = scene.screen, scene.table.state
        room = screen.room()
        beside = scene.board.columns_beside(state, room) if scene.board.is_set(state) else 0
        height_below = sum(screen.height_of(thing) for thing in below) + 1
        status = [] if beside else [scene.board.status(state, scene.viewer)]
        taken = height_below + sum(screen.height_of(thing) for thing in status)
        most_news = max(2, room.height - taken - scene.board.least_lines(state))
        if sum(screen.height_of(line) for line in news) > most_news:
            news = self.last_lines(news, most_news)
        taken += sum(screen.height_of(line) for line in news)
        if not scene.board.is_set(state):
            screen.show(*status, *news, *below)
            return
        left = screen.room(taken)
        board = scene.board.draw(state, scene.viewer, question, left, reach)
        beside = min(beside, screen.width_of(board))
        panel = self.panel(room.width - beside - 2, screen.height_of(board), left.height) if beside else None
        if panel is not None:
            both = Grid.grid()
            both.add_column(width=beside, no_wrap=True)
            both.add_column()
            both.add_row(board, Padding(panel, (0, 0, 0, 2)))
            screen.show(both)
        else:
            screen.show(board)
        screen.show(*status, *news, *below)

    def reach(self, marks: Mapping[int, str], lines: list[str]) -> None:
        """The board with the marked spaces, and what they mean."""
        scene = self.scene
        screen, state = scene.screen, scene.table.state
        told: list[RenderableType] = [self.coloured(line) for line in lines]
        if screen.redraws:
            screen.clear()
            self.fitted(None, [], told, marks)
        else:
            screen.show(scene.board.draw(state, scene.viewer, None, screen.room(), marks), *told)

    def last_lines(self, news: list[Text], most: int) -> list[Text]:
        screen = self.scene.screen
        kept: list[Text] = []
        height = 1
        for line in reversed(news):
            height += screen.height_of(line)
            if height > most:
                break
            kept.insert(0, line)
        return [Text(self.scene.words.say("play.more-news"), "dim"), *kept]

    def thinking(self, player: int) -> None:
        if self.scene.screen.redraws:
            self.scene.screen.say(
                self.scene.words.say("play.thinking", player=self.scene.words.name(player)), "dim"
            )

    def curtain(self, player: int) -> None:
        """An empty screen until the right person sits at it."""
        scene = self.scene
        scene.screen.clear()
        scene.headline(scene.words.say("play.hand-over", player=scene.words.name(player)))
        scene.screen.ask(scene.words.say("play.press-enter") + " ")

    def end(self, outcome: str, standings: list[str], file: str) -> None:
        """The last board and how it ended."""
        scene = self.scene
        screen, state, say = scene.screen, scene.table.state, scene.words.say
        news = [self.coloured(line) for line in scene.news]
        below: list[RenderableType] = [Text(outcome, "bold")]
        below.extend(self.coloured(line) for line in standings)
        key = scene.table.header.get("key")
        if scene.table.header.get("dice") != "manual" and isinstance(key, str):
            below.append(Text(say("play.key", key=key), "dim" if screen.colour else ""))
        below.append(Text(say("play.kept", file=file)))
        if scene.table.header.get("practice"):
            below.append(Text(say("play.was-practice")))
        if screen.redraws:
            screen.clear()
            self.fitted(None, self.last_lines(news, 7) if len(news) > 7 else news, below)
        else:
            screen.show(
                *news[self.shown_news :],
                Text(),
                scene.board.draw(state, scene.viewer, None, screen.room()),
            )
            screen.show(scene.board.status(state, scene.viewer), *below)


def flow(parts: list[Text], columns: int) -> list[Text]:
    """Short texts side by side, two blanks between them."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 3 + part.cell_len <= columns:
            lines[-1].append("   ")
            lines[-1].append_text(part)
        else:
            lines.append(part.copy())
    return lines
