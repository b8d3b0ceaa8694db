"""Delay for spectators: what they may know already, while a match runs (N-4, R-4).

Everything they are told is behind by the delay: events, views, looks at the table, what the players say to
each other, and how far the match is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from dicefront.kernel.errors import NotYourDecision, Refusal
from dicefront.kernel.game import Game
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.server.course.dice import MatchDice
from dicefront.server.match.company import Company
from dicefront.server.match.snapshot import chat_line, snapshot
from dicefront.server.match.state import MatchState
from dicefront.server.protocol.from_server import Update
from dicefront.server.protocol.table import Snapshot
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.steady import wall
from dicefront.server.store.rows import Said

A_LITTLE = 0.02
"""Later than the delay, in seconds, so that a timer never wakes too early."""


class Glimpse:
    """How a match stood for spectators at some moment, and how many events there had been by then.

    ``position`` is there for those who want to look at the table.
    """

    def __init__(self, at: float, told: int, snapshot: Snapshot, position: Position[Any] | None) -> None:
        self.at = at
        self.told = told
        self.snapshot = snapshot
        self.position = position
        self._table: Table[Any] | None = None

    def table(self, game: Game[Any]) -> Table[Any]:
        """The table as it stood."""
        if self._table is None:
            if self.position is None:
                raise NotYourDecision(Refusal("server.not-begun", "-"))
            self._table = Table(game, self.position, MatchDice(b"0" * 32), True, False, True)
        return self._table


class Delay:
    """The glimpses of a match that are younger than the delay, and the last one that is older."""

    def __init__(self, state: MatchState, company: Company, now: Callable[[], float]) -> None:
        self.state = state
        self.company = company
        self.now = now
        self.seconds = state.row.settings.delay
        self._kept: deque[Glimpse] = deque()
        self._told: Glimpse | None = None

    def note(self, at: float) -> None:
        """Something happened; spectators are told when the time has come."""
        if not self.seconds:
            return
        self._kept.append(self._now(at))
        if self.state.is_over():
            self.tell()
        else:
            asyncio.get_running_loop().call_later(self.seconds + A_LITTLE, self.tell)

    def note_talk(self) -> None:
        """Somebody said something; spectators hear it when the time has come."""
        asyncio.get_running_loop().call_later(self.seconds + A_LITTLE, self.tell_talk)

    def concerns(self, reader: Reader) -> bool:
        """Whether a reader is behind."""
        return not reader.plays and bool(self.seconds) and not self.state.is_over()

    def table_for(self, reader: Reader) -> Table[Any]:
        """The table that a reader may look at."""
        running = self.state.course.running
        return self.visible().table(self.state.course.game) if self.concerns(reader) else running

    def _now(self, at: float) -> Glimpse:
        table = self.state.course.table
        position = None if table is None else table.position()
        told = len(self.state.course.streams[SPECTATOR])
        return Glimpse(at, told, snapshot(self.state, SPECTATOR, self.now()), position)

    def visible(self) -> Glimpse:
        """What spectators may see by now: at first only that there is a match, in the end everything."""
        now = wall()
        if not self.seconds or self.state.is_over():
            return self._now(now)
        while len(self._kept) > 1 and self._kept[1].at <= now - self.seconds:
            self._kept.popleft()
        first = self._kept[0] if self._kept else self._now(self.state.course.changed_at)
        if first.at <= now - self.seconds:
            return first
        return Glimpse(first.at, 0, hidden(first.snapshot), None)

    def audible(self) -> list[Said]:
        """What was said at the table as far as spectators may know it."""
        if not self.seconds or self.state.is_over():
            return self.state.lines
        until = wall() - self.seconds
        return [line for line in self.state.lines if line.at <= until]

    def tell_talk(self) -> None:
        """Tell spectators what they may hear by now, and did not."""
        lines = self.audible()
        for reader in self.company.readers:
            if not reader.plays:
                for line in lines:
                    if line.number > reader.heard:
                        reader.send(msgspec.json.encode(chat_line(line)))
                reader.heard = lines[-1].number if lines else 0

    def tell(self) -> None:
        """Tell spectators what they may know by now, and did not."""
        if self.state.is_over():
            self.tell_talk()
        glimpse = self.visible()
        if glimpse is self._told:
            return
        self._told = glimpse
        stream = self.state.course.streams[SPECTATOR]
        for reader in self.company.readers:
            if not reader.plays:
                update = Update(
                    events=stream[reader.last : glimpse.told],
                    last=glimpse.told,
                    snapshot=glimpse.snapshot,
                    key=self.state.key_if_over(),
                )
                reader.last = glimpse.told
                reader.send(msgspec.json.encode(update))


def hidden(snapshot: Snapshot) -> Snapshot:
    """The same match before anything was to be seen."""
    return msgspec.structs.replace(snapshot, entry=0, view=None, asked=[], clocks=[], draw=None, back=None)
