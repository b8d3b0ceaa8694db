"""Who is here: people with an open connection to this server."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator


class Connection:
    """An open connection: with which key it came, and how to end it."""

    def __init__(self, mark: str, end: Callable[[], object]) -> None:
        self.mark = mark
        self.end = end


class Presence:
    """People by their ids; each may have several connections."""

    def __init__(self) -> None:
        self.connections: Counter[str] = Counter()
        self._open: dict[str, set[Connection]] = {}
        self._left: set[str] = set()

    @contextlib.contextmanager
    def of(self, person: str, mark: str, end: Callable[[], object]) -> Iterator[None]:
        """Somebody is here for a while, by the key with this fingerprint."""
        connection = Connection(mark, end)
        self.connections[person] += 1
        self._open.setdefault(person, set()).add(connection)
        try:
            yield
        finally:
            self._open[person].discard(connection)
            self.connections[person] -= 1
            if not self.connections[person]:
                del self.connections[person], self._open[person]
                self._left.add(person)

    def show_out(self, person: str, mark: str | None = None) -> None:
        """End the connections of a person, all of them or those of one key: it is worth nothing any more."""
        for connection in list(self._open.get(person, ())):
            if mark is None or connection.mark == mark:
                connection.end()

    def lately(self) -> list[str]:
        """All who are here, or were since this was asked the last time."""
        found = sorted(self._left | set(self.connections))
        self._left.clear()
        return found
