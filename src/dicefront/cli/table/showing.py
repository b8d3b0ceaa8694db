"""What stands on the screen: board, news, question and choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from dicefront.kernel.question import Confirm, Question
from dicefront.parts.terminal.drawing import NO_MARKS, Room
from dicefront.parts.terminal.wording import Choice

if TYPE_CHECKING:
    from dicefront.cli.table.session import Session

LEAST_CHOICES, LINES_OF_NEWS = 5, 2
"""So many lines of choices are always shown, and so many lines are kept for what happened."""

FEW = 12
"""So many choices are always listed, whatever the board shows."""


class Showing:
    """The screens of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.choices: list[Choice] = []
        self.shown_news = 0
        self.alarm = "bold"

    # -- parts ----------------------------------------------------------------------------------

    def coloured(self, line: str) -> Text:
        """A line of news with the names of the players in their colours."""
        text = Text(line)
        if self.session.screen.colour:
            for player in range(len(self.session.sitters)):
                text.highlight_words([self.session.words.name(player)], self.session.board.colour_of(player))
            text.highlight_regex(r"\([A-Z]{2}-[A-Z]{3}-\d\d\)", "dim")
        return text

    def prompt(self, question: Question[Any]) -> str:
        name = self.session.words.name(question.player)
        return f"{name}> "

    def choice_lines(self, question: Question[Any], columns: int) -> list[Text]:
        """The choices with their numbers, flowing over as many lines as they need."""
        parts = [self.choice(number, choice) for number, choice in enumerate(self.choices, start=1)]
        wide = any(part.cell_len > columns // 2 for part in parts)
        wide = wide or self.session.words.is_detailed(question)
        return parts if wide else flow(parts, columns)

    def fitting_choices(
        self, question: Question[Any], columns: int, others: list[RenderableType]
    ) -> list[Text]:
        """The choices, or the first of them where all would leave no room for the board."""
        lines = self.choice_lines(question, columns)
        screen = self.session.screen
        if not screen.redraws:
            return lines
        least = self.session.board.least_lines(self.session.table.state)
        taken = sum(screen.height_of(thing) for thing in others) + LINES_OF_NEWS + 1
        most = max(LEAST_CHOICES, screen.room().height - least - taken)
        used = 0
        for number, line in enumerate(lines):
            used += screen.height_of(line)
            if used > most and number + 1 < len(self.choices):
                more = self.session.words.say("play.more-choices", count=len(self.choices))
                return [*lines[: max(number - 1, 1)], Text(more, "dim" if screen.colour else "")]
        return lines

    def choice(self, number: int, choice: Choice) -> Text:
        text = Text()
        text.append(f"{number} ", "dim" if self.session.screen.colour else "")
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
        session = self.session
        room = session.screen.room()
        rows = session.board.panel(
            session.table.state, session.viewer, Room(width, max(lines, most), room.colour, room.signs)
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
        for line in reversed(session.past):
            text = Text(line.strip(), "dim" if session.screen.colour else "")
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
        session = self.session
        screen, words, state = session.screen, session.words, session.table.state
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
        news = [self.coloured(line) for line in session.news]
        if screen.redraws:
            screen.clear()
            self.fitted(question, news, below)
        else:
            fresh = news if again else news[self.shown_news :]
            screen.show(*fresh)
            if (again or not isinstance(question, Confirm)) and session.board.is_set(state):
                screen.show(Text(), session.board.draw(state, session.viewer, question, screen.room()))
                screen.show(session.board.status(state, session.viewer))
            screen.show(*below)
        self.shown_news = len(session.news)

    def is_listed(self, question: Question[Any]) -> bool:
        return not self.session.words.is_long(question) or len(self.choices) <= FEW

    def fitted(
        self,
        question: Question[Any] | None,
        news: list[Text],
        below: list[RenderableType],
        reach: Mapping[int, str] = NO_MARKS,
    ) -> None:
        """Board, news and question, fitted to the terminal: the board gets what is left."""
        session = self.session
        screen, state = session.screen, session.table.state
        room = screen.room()
        beside = session.board.columns_beside(state, room) if session.board.is_set(state) else 0
        height_below = sum(screen.height_of(thing) for thing in below) + 1
        status = [] if beside else [session.board.status(state, session.viewer)]
        taken = height_below + sum(screen.height_of(thing) for thing in status)
        most_news = max(2, room.height - taken - session.board.least_lines(state))
        if sum(screen.height_of(line) for line in news) > most_news:
            news = self.last_lines(news, most_news)
        taken += sum(screen.height_of(line) for line in news)
        if not session.board.is_set(state):
            screen.show(*status, *news, *below)
            return
        left = screen.room(taken)
        board = session.board.draw(state, session.viewer, question, left, reach)
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
        session = self.session
        screen, state = session.screen, session.table.state
        told: list[RenderableType] = [self.coloured(line) for line in lines]
        if screen.redraws:
            screen.clear()
            self.fitted(None, [], told, marks)
        else:
            screen.show(session.board.draw(state, session.viewer, None, screen.room(), marks), *told)

    def last_lines(self, news: list[Text], most: int) -> list[Text]:
        screen = self.session.screen
        kept: list[Text] = []
        height = 1
        for line in reversed(news):
            height += screen.height_of(line)
            if height > most:
                break
            kept.insert(0, line)
        return [Text(self.session.words.say("play.more-news"), "dim"), *kept]

    def thinking(self, player: int) -> None:
        if self.session.screen.redraws:
            self.session.screen.say(
                self.session.words.say("play.thinking", player=self.session.words.name(player)), "dim"
            )

    def curtain(self, player: int) -> None:
        """An empty screen until the right person sits at it."""
        session = self.session
        session.screen.clear()
        session.headline(session.words.say("play.hand-over", player=session.words.name(player)))
        session.screen.ask(session.words.say("play.press-enter") + " ")

    def end(self, outcome: str, standings: list[str], file: str) -> None:
        """The last board and how it ended."""
        session = self.session
        screen, state, say = session.screen, session.table.state, session.words.say
        news = [self.coloured(line) for line in session.news]
        below: list[RenderableType] = [Text(outcome, "bold")]
        below.extend(self.coloured(line) for line in standings)
        key = session.table.header.get("key")
        if session.table.header.get("dice") != "manual" and isinstance(key, str):
            below.append(Text(say("play.key", key=key), "dim" if screen.colour else ""))
        below.append(Text(say("play.kept", file=file)))
        if session.table.header.get("practice"):
            below.append(Text(say("play.was-practice")))
        if screen.redraws:
            screen.clear()
            self.fitted(None, self.last_lines(news, 7) if len(news) > 7 else news, below)
        else:
            screen.show(
                *news[self.shown_news :],
                Text(),
                session.board.draw(state, session.viewer, None, screen.room()),
            )
            screen.show(session.board.status(state, session.viewer), *below)


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
