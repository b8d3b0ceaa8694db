"""Changes of matches, for those who look at the lobby: everybody hears of the own ones alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from dicefront.server.store.rows import MatchRow


class Changes:
    """Wakes those whom a change concerns: who sits at the match, and its host.

    On a busy site something changes all the time; were everybody woken, all open pages would read the store
    again and again.
    """

    def __init__(self) -> None:
        self.count = 0
        self._waiting: dict[str, set[asyncio.Event]] = {}

    def happened(self, row: MatchRow | None = None) -> None:
        """A match changed; one that nobody has at hand concerns everybody."""
        self.count += 1
        people = list(self._waiting) if row is None else {row.host, *(seat.person for seat in row.seats)}
        for person in people:
            for event in self._waiting.get(person or "", ()):
                event.set()

    @contextlib.contextmanager
    def concerning(self, person: str) -> Iterator[asyncio.Event]:
        """What is set when something changes for a person; for nobody in particular it never is."""
        event = asyncio.Event()
        if person:
            self._waiting.setdefault(person, set()).add(event)
        try:
            yield event
        finally:
            if person:
                self._waiting[person].discard(event)
                if not self._waiting[person]:
                    del self._waiting[person]
