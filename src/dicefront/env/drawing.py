"""The table as text: what the terminal draws for a seat."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from dicefront.kernel.ids import NOBODY
from dicefront.kernel.table import Table
from dicefront.parts.terminal.drawing import Room
from dicefront.parts.terminal.part import board_of, wording_of
from dicefront.text.messages import Messages

WIDTH, HEIGHT = 100, 40


def drawn(table: Table[Any], viewer: int) -> str:
    """The table as one seat sees it, with the question that waits for it."""
    rules = table.game
    board = board_of(rules, wording_of(rules, Messages("en")))
    seat = 0 if viewer == NOBODY else viewer
    lines = StringIO()
    console = Console(
        file=lines, width=WIDTH, height=HEIGHT, color_system=None, force_terminal=False, _environ={}
    )
    console.print(board.status(table.state, seat))
    if board.is_set(table.state):
        room = Room(WIDTH, HEIGHT, False, True)
        console.print(board.draw(table.state, seat, table.question(seat), room))
    question = table.question(seat)
    if question is not None:
        console.print(f"seat {seat}: {question.kind} [{question.rule}], {len(question.options())} candidates")
    return lines.getvalue()
