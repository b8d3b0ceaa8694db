"""What sheets of all games share: a title, cards nine to a page, and a glossary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.text.messages import Messages
from dicefront.text.sheet import MARGIN, Sheet, wrapped

Printing = Callable[[str, Json, dict[str, Json], str, str], Sheet]
"""Name, roster, options, kind of sheet and language; ``BadData`` if the roster cannot be read.

The kinds are a sheet with a glossary, cards to cut out, and a plain list.
"""

GREY: Final = "#555555"
PAPER: Final = "#f3efe6"
TOP: Final = 92
GAP: Final = 10
CARD_WIDTH: Final = 178.0
CARD_HEIGHT: Final = 249.0
"""63 by 88 millimetres, the size of playing cards: three by three fit on a page."""


class Paper:
    """A sheet being drawn from top to bottom, page by page, in one language."""

    def __init__(self, game_id: str, title: str, language: str, problems: list[Refusal]) -> None:
        self.game_id = game_id
        self.messages = Messages(language)
        self.dutch = language == "nl"
        self.sheet = Sheet(title)
        self.inner = self.sheet.width - 2 * MARGIN
        self.y = float(TOP)
        rules = ", ".join(dict.fromkeys(problem.rule for problem in problems))
        self.warning = self.messages.text("sheet.not-legal", {"rules": rules}) if rules else ""
        """A list that is not legal says so on every kind of paper, with what it breaks."""

    def words(self, id: str, **args: object) -> str:
        """What the game says on paper."""
        return self.messages.text(f"{self.game_id}.sheet.{id}", args)

    def called(self, english: str, dutch: str) -> str:
        """A name in the language of the reader."""
        return dutch if self.dutch else english

    def title(self, name: str, parts: list[str]) -> None:
        self.sheet.text(MARGIN, 54, name, 20, True)
        self.sheet.text(MARGIN, 74, " · ".join(parts), 10, colour=GREY)
        self.sheet.text(MARGIN, 87, self.warning, 9, True)

    def room_for(self, height: float) -> float:
        """Where something of this height begins: here, or at the top of the next page."""
        if self.y + height > self.sheet.height - MARGIN:
            self.sheet.new_page()
            self.y = float(MARGIN)
        begun = self.y
        self.y += height
        return begun

    def lines(self, text: str, size: float, x: float, width: float, indent: float = 0) -> None:
        """A text in lines below each other."""
        for number, line in enumerate(wrapped(text, size, width - indent)):
            y = self.room_for(size * 1.3)
            self.sheet.text(x + (indent if number else 0), y + size, line, size)

    def glossary(self, entries: list[tuple[str, str]]) -> None:
        """Every name once, with what it means."""
        if not entries:
            return
        y = self.room_for(26)
        self.sheet.text(MARGIN, y + 18, self.messages.text("sheet.glossary"), 12, True)
        for name, text in entries:
            self.lines(f"{name}: {text}", 8.5, MARGIN, self.inner, 10)
            self.y += 2

    def cards(self, count: int, draw: Callable[[int, float, float], None]) -> None:
        """Cards three by three; ``draw`` gets the number and the upper left corner."""
        left = (self.sheet.width - 3 * CARD_WIDTH) / 2
        top = (self.sheet.height - 3 * CARD_HEIGHT) / 2
        for number in range(count):
            place = number % 9
            if number and place == 0:
                self.sheet.new_page()
            if place == 0:
                self.sheet.text(MARGIN, top / 2, self.warning, 9, True)
            x, y = left + CARD_WIDTH * (place % 3), top + CARD_HEIGHT * (place // 3)
            self.sheet.box(x, y, CARD_WIDTH, CARD_HEIGHT, "#ffffff", "#000000")
            draw(number, x, y)
