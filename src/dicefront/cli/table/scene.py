"""What is on the table, and who looks at it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from dicefront.cli.table.screen import Screen
from dicefront.cli.table.seats import Sitter
from dicefront.kernel.event import Event, seen_by
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.table import Table
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.text.messages import Messages


class Scene:
    """A table with those who sit at it, its screen, its language, and what was told."""

    def __init__(self, table: Table[Any], sitters: list[Sitter], screen: Screen, messages: Messages) -> None:
        self.table = table
        self.sitters = sitters
        self.screen = screen
        self.news: list[str] = []
        self.past: list[str] = []
        self.speak(messages)

    def speak(self, messages: Messages) -> None:
        """Use a language from now on."""
        self.messages = messages
        self.words = wording_of(self.table.game, messages, [sitter.name for sitter in self.sitters])
        self.words.watch(self.table.state)
        self.board = board_of(self.table.game, self.words)

    @property
    def humans(self) -> list[PlayerId]:
        return [player for player, sitter in enumerate(self.sitters) if sitter.is_human]

    @property
    def is_hot_seat(self) -> bool:
        return len(self.humans) > 1

    @property
    def viewer(self) -> PlayerId:
        """Whose side is at the bottom: the only person at the table, or the first seat for several."""
        return self.humans[0] if len(self.humans) == 1 else 0

    @property
    def audience(self) -> PlayerId | None:
        """Who reads along: one person sees what that seat sees, several only what all may see."""
        return self.humans[0] if len(self.humans) == 1 else None

    def hear(self, events: list[Event]) -> None:
        """Take what happened into the news."""
        seen = [event for event in seen_by(events, self.audience) if not self.words.is_ending(event)]
        self.news.extend(self.words.tell(seen, self.table.state))
        self.words.watch(self.table.state)

    def headline(self, text: str) -> None:
        self.screen.show(Text(text, "bold"))
