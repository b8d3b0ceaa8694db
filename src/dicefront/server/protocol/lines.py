"""The socket of a page: lines that are opened and closed; what goes over them is in the other modules."""

from __future__ import annotations

from dicefront.parts.show.message import Out
from dicefront.server.protocol.basis import Id, In


class OpenLine(In, tag="open", tag_field="type"):
    """Open a line: to a match, or to the lobby without one."""

    match: Id | None = None


class CloseLine(In, tag="close", tag_field="type"):
    """The client no longer needs a line."""


class LineClosed(Out, tag="closed", tag_field="type"):
    """The server has closed a line, for a reason that its last message gave."""

    code: int
    reason: str
