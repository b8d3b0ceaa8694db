"""What a player is asked at a table that an opponent imagines."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.errors import BadData
from dicefront.kernel.table import Table


def asked(table: Table[Any], player: int) -> Any:
    """The question to a player at an imagined table."""
    question = table.question(player)
    if question is None:
        raise BadData(f"imagined table of seat {player}", "the same question as at the real one", "none")
    return question
