"""Time: banks, time for a move, and the soft timer of reactions."""

from __future__ import annotations

from collections.abc import Callable

from dicefront.kernel.ids import PlayerId
from dicefront.server.protocol.table import SeatClock
from dicefront.server.store.rows import Clock

LAG = 1.0
"""So much of every answer is not charged: network and animation (C-2)."""

NO_TIME = 1e12
DAY = 86_400.0

SLOW = DAY / 2
"""A bank or a time for one answer from which on a game is played over days, and days away count (C-6)."""


def counted(since: float, now: float, days: list[int]) -> float:
    """The seconds between two moments that count: neither the first one nor those of days away."""
    away = sum(max(0.0, min(now, (day + 1) * DAY) - max(since, day * DAY)) for day in days)
    return max(0.0, now - since - LAG - away)


def no_lag() -> float:
    return 0.0


class Clocks:
    """The clocks of a match. All times are those of ``Steady``, and come from outside.

    ``lag`` says how far that time is behind the time of day, by which days away are counted.
    """

    def __init__(self, control: Clock | None, seats: int) -> None:
        self.control = control
        self.left = [float(control.bank) if control is not None else 0.0] * seats
        self.since: dict[PlayerId, float] = {}
        self.away: dict[PlayerId, list[int]] = {}
        self.reacting: list[PlayerId] = []
        self.lag: Callable[[], float] = no_lag

    def ask(self, players: list[PlayerId], reacting: list[PlayerId], now: float) -> None:
        """These decide now; the time of those who decided already goes on."""
        self.since = {player: self.since.get(player, now) for player in players}
        self.reacting = reacting

    def used(self, player: PlayerId, now: float) -> float:
        """The seconds that count of the present decision."""
        days = self.away.get(player, []) if self.is_slow() else []
        lag = self.lag() if days else 0.0
        return counted(self.since.get(player, now) + lag, now + lag, days)

    def slow_limit(self, player: PlayerId) -> float:
        """All the time that there is for the present decision of a game over days; 0 in any other game."""
        control = self.control
        if control is None or not self.is_slow():
            return 0.0
        limits = [limit for limit in (control.move, control.bank and self.left[player]) if limit]
        return min(limits, default=0.0)

    def is_slow(self) -> bool:
        """Whether a game goes on over days."""
        control = self.control
        return control is not None and max(control.bank, control.move) >= SLOW

    def is_away(self, player: PlayerId, now: float) -> bool:
        return self.is_slow() and int((now + self.lag()) // DAY) in self.away.get(player, [])

    def answered(self, player: PlayerId, now: float) -> None:
        """A decision is made: its time is charged, and the gain is added."""
        control = self.control
        if control is not None and control.bank and player in self.since:
            left = max(0.0, self.left[player] - self.used(player, now)) + control.gain
            self.left[player] = min(left, max(control.most, self.left[player])) if control.most else left
        self.since.pop(player, None)

    def give(self, player: PlayerId, seconds: float) -> None:
        self.left[player] += seconds

    def bank_left(self, player: PlayerId, now: float) -> float:
        return max(0.0, self.left[player] - (self.used(player, now) if player in self.since else 0.0))

    def answer_left(self, player: PlayerId, now: float) -> float | None:
        """The seconds until the default answer is given, if it is given by itself."""
        control = self.control
        if control is None or player not in self.since:
            return None
        limits = [limit for limit in (control.move, control.soft if player in self.reacting else 0) if limit]
        return max(0.0, min(limits) - self.used(player, now)) if limits else None

    def is_out(self, player: PlayerId, now: float) -> bool:
        """Whether the bank of somebody who decides is empty."""
        control = self.control
        if control is None or not control.bank or player not in self.since:
            return False
        return self.left[player] <= self.used(player, now)

    def due(self, now: float) -> tuple[list[PlayerId], float]:
        """Those whose answer is overdue, and the seconds until the next one may be."""
        late: list[PlayerId] = []
        wait = NO_TIME
        for player in self.since:
            left = self.answer_left(player, now)
            if left is not None:
                if left <= 0.0:
                    late.append(player)
                else:
                    wait = min(wait, left)
            if self.control is not None and self.control.bank:
                left = self.bank_left(player, now)
                if left > 0.0:
                    wait = min(wait, left)
        return late, wait

    def show(self, now: float) -> list[SeatClock]:
        """All clocks for a screen; empty without a time control."""
        if self.control is None:
            return []
        return [
            SeatClock(
                left=round(self.bank_left(player, now), 1),
                runs=player in self.since and not self.is_away(player, now),
                answer_left=self.answer_left(player, now),
            )
            for player in range(len(self.left))
        ]
