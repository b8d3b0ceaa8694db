"""The few names that every module uses."""

from __future__ import annotations

from typing import Final, TypeAlias

PlayerId: TypeAlias = int
"""A seat at the table, counted from 0."""

RuleId: TypeAlias = str
"""A paragraph of a rules catalogue, such as ``CB-MOV-06``; ``-`` where a matter is the table's own."""

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""Plain data, as JSON knows it."""

NO_RULE: Final = "-"
NOBODY: Final = -1

MOST_SEATS: Final = 6
"""No table has more seats: messages, colours and names reach so far."""
