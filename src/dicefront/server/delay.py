"""Delay for spectators: what they may know already, while a match runs (N-4, R-4)."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from dicefront.server.course import SPECTATOR
from dicefront.server.protocol.from_server import Update
from dicefront.server.protocol.table import Snapshot
from dicefront.server.telling import snapshot

if TYPE_CHECKING:
    from dicefront.server.match import Match

A_LITTLE = 0.02
"""Later than the delay, in seconds, so that a timer never wakes too early."""


class Glimpse:
    """How a match stood for spectators at some moment, and how many events there had been by then."""

    def __init__(self, at: float, told: int, snapshot: Snapshot) -> None:
        self.at = at
        self.told = told
        self.snapshot = snapshot


class Delay:
    """The glimpses of a match that are younger than the delay, and the last one that is older."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seconds = match.row.settings.delay
        self._kept: deque[Glimpse] = deque()
        self._told: Glimpse | None = None

    def note(self, at: float) -> None:
        """Something happened; spectators are told when the time has come."""
        if not self.seconds:
            return
        self._kept.append(self._now(at))
        if self.match.row.state == "over":
            self.tell()
        else:
            asyncio.get_running_loop().call_later(self.seconds + A_LITTLE, self.tell)

    def _now(self, at: float) -> Glimpse:
        return Glimpse(at, len(self.match.course.streams[SPECTATOR]), snapshot(self.match, SPECTATOR))

    def visible(self) -> Glimpse:
        """What spectators may see by now: at first nothing but that there is a match; in the end, all."""
        now = time.time()
        if not self.seconds or self.match.row.state == "over":
            return self._now(now)
        while len(self._kept) > 1 and self._kept[1].at <= now - self.seconds:
            self._kept.popleft()
        first = self._kept[0] if self._kept else self._now(self.match.course.changed_at)
        return first if first.at <= now - self.seconds else Glimpse(first.at, 0, hidden(first.snapshot))

    def tell(self) -> None:
        """Tell spectators what they may know by now, and did not."""
        glimpse = self.visible()
        if glimpse is self._told:
            return
        self._told = glimpse
        stream = self.match.course.streams[SPECTATOR]
        for reader in self.match.company.readers:
            if not reader.plays:
                update = Update(
                    events=stream[reader.last : glimpse.told],
                    last=glimpse.told,
                    snapshot=glimpse.snapshot,
                    key=self.match.key_if_over(),
                )
                reader.last = glimpse.told
                reader.send(msgspec.json.encode(update))


def hidden(snapshot: Snapshot) -> Snapshot:
    """The same match before anything was to be seen."""
    return msgspec.structs.replace(snapshot, entry=0, view=None, asked=[], clocks=[], draw=None, back=None)
