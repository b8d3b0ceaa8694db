"""What a match tells its readers: the first message, what happened since, who is here, and what was said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from dicefront.server.course.showing import match_info
from dicefront.server.match.company import Company
from dicefront.server.match.delay import Delay
from dicefront.server.match.snapshot import chat_line, snapshot
from dicefront.server.match.state import MatchState
from dicefront.server.protocol.basis import PROTOCOL
from dicefront.server.protocol.from_server import Presence, Update, Welcome
from dicefront.server.protocol.matches import MatchInfo
from dicefront.server.protocol.replays import Seen
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.steady import wall
from dicefront.server.store.rows import Said

encode: Final = msgspec.json.encode


class Telling:
    """Tells all readers of a match what each may know; spectators learn it after the delay."""

    def __init__(self, state: MatchState, company: Company, delay: Delay, now: Callable[[], float]) -> None:
        self.state = state
        self.company = company
        self.delay = delay
        self.now = now
        self._told: dict[int, int] = {}
        """How many events the readers of each seat were told."""

    def begin(self) -> None:
        """All that happened so far is known."""
        self._told = {reader: len(stream) for reader, stream in self.state.course.streams.items()}

    def welcome(self, reader: Reader) -> None:
        """The first message: all that happened after the last event the reader has."""
        late = not reader.plays and self.delay.seconds
        reader.send(encode(self._late_welcome(reader) if late else self._welcome(reader)))

    def _welcome(self, reader: Reader) -> Welcome:
        state = self.state
        stream = state.course.streams[reader.seat]
        anew = reader.last > len(stream)
        start = 0 if anew else reader.last
        return Welcome(
            protocol=PROTOCOL,
            match=self.info_for(reader),
            seat=None if reader.seat == SPECTATOR else reader.seat,
            commitment=state.commitment,
            key=state.key_if_over(),
            online=self.company.online(),
            away=self.company.away(),
            anew=anew or start == 0,
            events=self._until_now(reader.seat)[start:],
            last=self._told.get(reader.seat, len(stream)),
            snapshot=snapshot(state, reader.seat, self.now()),
            chat=[chat_line(line) for line in state.lines],
            here=not reader.aside,
        )

    def _until_now(self, seat: int) -> list[Seen]:
        """The events that readers of a seat were told; between two orders these are all there are."""
        stream = self.state.course.streams[seat]
        return stream[: self._told.get(seat, len(stream))]

    def _late_welcome(self, reader: Reader) -> Welcome:
        """The first message to a spectator who may see the match as it was some time ago."""
        state = self.state
        glimpse, lines = self.delay.visible(), self.delay.audible()
        reader.last = glimpse.told
        reader.heard = lines[-1].number if lines else 0
        return Welcome(
            protocol=PROTOCOL,
            match=self.info_for(reader),
            seat=None,
            commitment=state.commitment,
            key=state.key_if_over(),
            online=self.company.online(),
            away=self.company.away(),
            anew=True,
            events=state.course.streams[SPECTATOR][: glimpse.told],
            last=glimpse.told,
            snapshot=glimpse.snapshot,
            chat=[chat_line(line) for line in lines],
            here=True,
        )

    def broadcast(self, back: int | None = None) -> None:
        """Tell every reader what happened since the last time, and how the match stands."""
        state = self.state
        seats = {reader.seat for reader in self.company.readers}
        messages: dict[int, bytes] = {}
        for seat, stream in state.course.streams.items():
            start = self._told.get(seat, 0)
            self._told[seat] = len(stream)
            if seat in seats:
                update = Update(
                    events=stream[start:],
                    last=len(stream),
                    snapshot=snapshot(state, seat, self.now()),
                    back=back,
                    key=state.key_if_over(),
                )
                messages[seat] = encode(update)
        for reader in self.company.readers:
            if reader.plays or not self.delay.seconds:
                reader.send(messages[reader.seat])
        self.delay.note(wall())

    def presence(self, but: Reader | None = None) -> None:
        """Tell everybody who is here."""
        online, away = self.company.online(), self.company.away()
        watching = sum(1 for reader in self.company.readers if not reader.plays)
        for reader in self.company.readers:
            if reader is not but:
                info = self.info_for(reader)
                reader.send(encode(Presence(online=online, away=away, watching=watching, match=info)))

    def chat(self, line: Said) -> None:
        """Tell everybody what was said."""
        for reader in self.company.readers:
            if not self.delay.concerns(reader):
                reader.heard = line.number
                reader.send(encode(chat_line(line)))
        if self.delay.seconds:
            self.delay.note_talk()

    def info_for(self, reader: Reader) -> MatchInfo:
        """The match as this reader sees it from outside."""
        seat = reader.seat if reader.plays else None
        info = match_info(self.state.row, reader.person, self.state.commitment, seat)
        if self.delay.concerns(reader) and info.seat is None:
            info.entries = self.delay.visible().snapshot.entry
        return info
