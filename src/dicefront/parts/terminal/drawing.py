"""What the table needs of a drawing, and the plain one that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from dicefront.kernel.game import Game
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.question import Question
from dicefront.parts.terminal.wording import Wording

NO_MARKS: Final[Mapping[int, str]] = {}

SEAT_COLOURS: Final = (
    "bold #7cc4ff",
    "bold #ffb000",
    "bold #5fd787",
    "bold #ff87d7",
    "bold #d7d7d7",
    "bold #c59a6d",
)
"""Blue, orange, green, magenta, white and brown: one for each seat that a table may have."""


class Room:
    """How much there is to draw on: columns, lines, and whether colours and signs beyond ASCII show."""

    def __init__(self, width: int, height: int, colour: bool, signs: bool) -> None:
        self.width = width
        self.height = height
        self.colour = colour
        self.signs = signs


class Board:
    """The table as it is drawn for a seat."""

    side_panel_from = 10_000
    """The width from which on the panel stands beside the board; below it is only one line."""

    panel_width = 30
    """How wide the panel is then; the board has the rest."""

    def __init__(self, game: Game[Any], words: Wording) -> None:
        self.game = game
        self.words = words

    def draw(
        self,
        state: Any,
        viewer: PlayerId,
        question: Question[Any] | None,
        room: Room,
        reach: Mapping[int, str] = NO_MARKS,
    ) -> RenderableType:
        """The table; ``question`` marks what can be chosen, ``reach`` spaces that were asked for."""
        return Text(self.game.diagram(state))

    def columns_beside(self, state: Any, room: Room) -> int:
        """How wide the board is with the panel beside it; 0 if there is no room for the panel."""
        return self.side_panel_from - self.panel_width if room.width >= self.side_panel_from else 0

    def least_lines(self, state: Any) -> int:
        """So many lines the board needs, however much there is to tell."""
        return 12

    def is_set(self, state: Any) -> bool:
        """Whether there is anything to draw yet."""
        return True

    def status(self, state: Any, viewer: PlayerId) -> Text:
        """The state of the match in one line."""
        return Text("")

    def panel(self, state: Any, viewer: PlayerId, room: Room) -> list[Text]:
        """The state of the match line by line, to stand beside the board in as much room as is given."""
        return []

    def legend(self) -> list[Text]:
        """What the signs mean."""
        return []

    def colour_of(self, player: PlayerId) -> str:
        """The colour of a seat: the first ones are told apart by nearly everybody."""
        return SEAT_COLOURS[player % len(SEAT_COLOURS)]
