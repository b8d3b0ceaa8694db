"""Why a request failed, and whether the server lives."""

from __future__ import annotations

from dicefront.parts.show.message import Out
from dicefront.parts.show.words import Note


class Problem(Out):
    """Why a request failed: a code to look up or copy, and the message for the reader."""

    code: str
    note: Note


class Health(Out):
    """A sign of life."""

    ok: bool
    matches: int
    sockets: int
