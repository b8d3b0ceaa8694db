"""Random play, inside the compiled build: for playouts, fuzzing and benchmarks."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.table import Table


def play_randomly(table: Table[Any], draw: Draw, limit: int = 100_000) -> int:
    """Answer every question with any candidate until the game ends; returns the number of answers."""
    for count in range(limit):
        pending = table.pending
        if not pending:
            return count
        question = pending[0]
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
    if table.pending:
        raise BadData("random game", f"an end within {limit} decisions", table.pending[0])
    return limit


def play_on(table: Table[Any], draw: Draw, decisions: int) -> int:
    """Answer at most so many questions at random; returns how many were left to do when the game ended."""
    while decisions > 0:
        pending = table.pending
        if not pending:
            return decisions
        question = pending[0]
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
        decisions -= 1
    return 0
