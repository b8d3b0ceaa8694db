"""What can go wrong with a request."""

from __future__ import annotations

import math

from dicefront.kernel.errors import TableError
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import note_of
from dicefront.parts.show.words import Note
from dicefront.server.protocol.errors import Problem


class Failed(Exception):
    """A request that cannot be granted: the status, and what the reader is told."""

    def __init__(
        self, status: int, reason: str, args: dict[str, Json] | None = None, rule: str = "-"
    ) -> None:
        super().__init__(f"{status} {reason}")
        self.status = status
        self.problem = Problem(code=reason, note=Note(id=f"server.{reason}", args=args or {}, rule=rule))
        self.retry_after: int | None = None


def too_many(wait: float) -> Failed:
    """The refusal for somebody who has to wait so many seconds."""
    failure = Failed(429, "too-many", {"seconds": math.ceil(wait)})
    failure.retry_after = math.ceil(wait)
    return failure


def failed_by(error: TableError, status: int = 422) -> Failed:
    """A refusal of the rules as an answer to a request."""
    failure = Failed(status, error.reason)
    failure.problem = Problem(code=error.reason, note=note_of(error.refusal))
    return failure
