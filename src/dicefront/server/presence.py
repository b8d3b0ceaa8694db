"""Who is here: people with an open connection to this server."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator


class Presence:
    """People by their ids; each may have several connections."""

    def __init__(self) -> None:
        self.connections: Counter[str] = Counter()
        self._left: set[str] = set()

    @contextlib.contextmanager
    def of(self, person: str) -> Iterator[None]:
        """Somebody is here for a while."""
        self.connections[person] += 1
        try:
            yield
        finally:
            self.connections[person] -= 1
            if not self.connections[person]:
                del self.connections[person]
                self._left.add(person)

    def lately(self) -> list[str]:
        """All who are here, or were since this was asked the last time."""
        found = sorted(self._left | set(self.connections))
        self._left.clear()
        return found
