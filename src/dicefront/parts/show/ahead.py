"""Thinking ahead: the table as it would stand after answers that a player only thinks of.

It is an imagined table, so what the player cannot know is drawn anew and nothing can leak. Windows are passed
by everybody, and it ends where dice would fall or where somebody else decides.
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, refused
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.show.screen import Screen

MOST_STEPS: Final = 8
"""So many answers can be thought of, or sent, one after the other."""

MOST_WINDOWS: Final = 64
MOST_LEADS: Final = 4
SEED: Final = 1


class Ahead:
    """An imagined table, and what its player would be asked there; nothing if nobody can say."""

    def __init__(self, table: Table[Any], question: Question[Any] | None) -> None:
        self.table = table
        self.question = question


def ahead(screen: Screen, table: Table[Any], player: PlayerId, line: list[Json]) -> Ahead:
    """The table after these answers of a player. ``TableError`` if one of them is refused.

    Nothing follows an answer after which the rules would tell what nobody may know yet (``Screen.foresees``).
    """
    imagined = Seat(table, player).imagine(Draw(SEED))
    question = imagined.question(player)
    for answer in line:
        if question is None:
            break
        throws = imagined.throws
        meant = question.read(answer)
        if isinstance(meant, Refusal):
            raise refused(meant)
        if not screen.foresees(imagined.state, question, meant):
            return Ahead(imagined, None)
        imagined.answer(player, answer)
        question = _asked_next(imagined, player, throws)
    return Ahead(imagined, question)


def _asked_next(table: Table[Any], player: PlayerId, throws: int) -> Question[Any] | None:
    """What the player is asked once all windows are passed, if no die falls before."""
    for _ in range(MOST_WINDOWS):
        if table.throws != throws or len(table.pending) != 1:
            return None
        question = table.pending[0]
        if question.kind not in table.game.windows:
            return question if question.player == player else None
        table.take(question.player, question.decline())
    return None
