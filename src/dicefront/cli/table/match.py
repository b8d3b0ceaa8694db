"""A match at the terminal: what answers and commands do to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dicefront.cli.table import saving
from dicefront.cli.table.scene import Scene
from dicefront.cli.table.screen import Screen
from dicefront.cli.table.seats import Sitter
from dicefront.cli.table.showing import Showing
from dicefront.kernel.errors import TableError
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.terminal.wording import Step
from dicefront.text.messages import Messages

PAST_KEPT = 20
"""So many lines of what happened before are kept for the side of the board."""


class Match(Scene):
    """The scene, what is shown of it, and the file it is kept in."""

    def __init__(
        self, table: Table[Any], sitters: list[Sitter], screen: Screen, messages: Messages, path: Path
    ) -> None:
        super().__init__(table, sitters, screen, messages)
        self.path = path
        self.record = saving.SaveFile(path)
        self.plan: list[Step] = []
        self.at_keyboard: PlayerId | None = None
        self.holding: set[PlayerId] = set()
        """Those who want to be asked in every window."""

    def speak(self, messages: Messages) -> None:
        super().speak(messages)
        self.showing = Showing(self)

    # -- the file -------------------------------------------------------------------------------

    def save(self) -> None:
        self.record.save(self.table)

    def leave(self) -> None:
        """Keep the game, and say where."""
        saving.save(self.table, self.path)
        self.say_where()

    def say_where(self) -> None:
        self.screen.say(self.words.say("play.saved", file=str(self.path)))

    # -- what happens ---------------------------------------------------------------------------

    def turn_page(self) -> None:
        """What was told before is old."""
        self.past = [*self.past, *self.news][-PAST_KEPT:]
        self.news.clear()
        self.showing.shown_news = 0

    def give(self, player: PlayerId, answer: object) -> None:
        """Put an answer on the table; what follows is told."""
        told = self.table.answer(player, answer)
        self.save()
        self.hear([event for event in told if not self.words.is_echo(event)])

    def refuse(self, error: TableError, question: Question[Any] | None) -> None:
        self.screen.say(self.words.refusal(error.refusal, question, self.table.state), self.showing.alarm)

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.show(self.showing.coloured(line))
