"""All who sit at a match or watch it: who is there, and on which device somebody plays."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dicefront.server.match.state import MatchState
from dicefront.server.protocol.from_server import Seated
from dicefront.server.readers import Reader
from dicefront.server.store.rows import SeatRow

encode = msgspec.json.encode


def may_play(seat: SeatRow, reader: Reader) -> bool:
    """Only who sits there: on any device of the account, or on one that has the key the player made."""
    return seat.person == reader.person and (not reader.mark or seat.admits(reader.mark))


class Company:
    """The readers of a match. Of several at one seat the newest plays; the others watch and can take over."""

    def __init__(self, state: MatchState, now: Callable[[], float]) -> None:
        self.state = state
        self.now = now
        self.readers: list[Reader] = []
        self.away_since: dict[int, float] = {}
        self._playing: dict[int, Reader] = {}

    def enter(self, reader: Reader) -> None:
        """A reader comes; unless it wants to stay aside, it plays its seat from now on."""
        self.readers.append(reader)
        self.away_since.pop(reader.seat, None)
        if reader.plays and not (reader.aside and reader.seat in self._playing):
            self.take_over(reader)

    def take_over(self, reader: Reader) -> None:
        """This device plays the seat; the one that did so before is told."""
        before = self._playing.get(reader.seat)
        self._playing[reader.seat] = reader
        reader.aside = False
        if before is not None and before is not reader:
            before.aside = True
            before.send(encode(Seated(here=False)))

    def leave(self, reader: Reader) -> bool:
        """A reader goes; another device at that seat plays on. Whether it was here."""
        if reader not in self.readers:
            return False
        self.readers.remove(reader)
        if self._playing.get(reader.seat) is reader:
            del self._playing[reader.seat]
            others = [other for other in self.readers if other.seat == reader.seat]
            if others:
                self.take_over(others[-1])
                others[-1].send(encode(Seated(here=True)))
            else:
                self.away_since[reader.seat] = self.now()
        return True

    def send_off_strangers(self) -> None:
        """Who has no right to a seat any more has to go: the account or the key of a device is gone."""
        for reader in list(self.readers):
            if reader.plays and not may_play(self.state.row.seats[reader.seat], reader):
                reader.close("not-your-seat", False)
                self.leave(reader)

    def close(self, code: str, retry: bool) -> None:
        """Everybody has to go."""
        for reader in self.readers:
            reader.close(code, retry)
        self.readers = []
        self._playing = {}

    def plays_here(self, reader: Reader) -> bool:
        """Whether this reader, and no other device, plays its seat."""
        return self._playing.get(reader.seat) is reader

    def is_online(self, seat: int) -> bool:
        return any(reader.seat == seat for reader in self.readers)

    def online(self) -> list[bool]:
        return [row.kind == "computer" or self.is_online(row.seat) for row in self.state.row.seats]

    def away(self) -> list[int]:
        """For how many seconds nobody has sat on each seat; 0 for those who are here."""
        now = self.now()
        since = [self.away_since.get(row.seat) for row in self.state.row.seats]
        return [0 if left is None else 1 + int(now - left) for left in since]
