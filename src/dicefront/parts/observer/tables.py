"""Many matches of one game in one process, stepped together and begun anew when they end."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from dicefront.kernel.draw import child_seed
from dicefront.kernel.ids import Json
from dicefront.parts.observer.episode import Episode
from dicefront.parts.observer.observer import Observer


class Tables:
    """Matches side by side.

    After ``begin`` and after every ``step`` each table waits for the decision of one seat. ``put`` gets the
    number of each table and the words of the observation of this seat; ``asked`` holds the seats.
    ``rewards`` (one number for each seat of each table), ``terminated`` and ``truncated`` tell about the
    decision just made; a match that ended has begun anew already. ``took`` is how many decisions each match
    had when it ended.
    """

    def __init__(
        self,
        observer: Observer,
        count: int,
        options: Json,
        rosters: list[Json] | None,
        limit: int,
        put: Callable[[int, list[int]], object],
        first: int = 0,
    ) -> None:
        self.count = count
        self.first = first
        self.seats = observer.seats
        self.put = put
        self.seed = 0
        self.rewards = array("f", [0.0] * (count * self.seats))
        self.asked = array("b", bytes(count))
        self.terminated = bytearray(count)
        self.truncated = bytearray(count)
        self.took = array("q", [0] * count)
        self.begun = [0] * count
        self.episodes = [Episode(observer, options, rosters, limit, False) for _ in range(count)]

    def begin(self, seed: int) -> None:
        """New matches at all tables, each with a seed of its own."""
        self.seed = seed
        self.rewards = array("f", [0.0] * (self.count * self.seats))
        for index in range(self.count):
            self.begun[index] = 0
            self.terminated[index] = 0
            self.truncated[index] = 0
            self.took[index] = 0
            self._begin(index)
            self._observe(index)

    def step(self, actions: list[int]) -> None:
        """One decision at each table."""
        episodes = self.episodes
        for index in range(self.count):
            episode = episodes[index]
            episode.act(actions[index])
            if episode.over:
                self._end(index, episode)
                self._begin(index)
            elif self.terminated[index] or self.truncated[index]:
                self._clear(index)
            self._observe(index)

    def _end(self, index: int, episode: Episode) -> None:
        """Tell how a match ended."""
        self.terminated[index] = 1 if episode.terminated else 0
        self.truncated[index] = 0 if episode.terminated else 1
        self.took[index] = episode.decisions
        place = index * self.seats
        for reward in episode.rewards():
            self.rewards[place] = reward
            place += 1

    def _clear(self, index: int) -> None:
        """What was told about the end of a match is over."""
        self.terminated[index] = 0
        self.truncated[index] = 0
        place = index * self.seats
        for seat in range(self.seats):
            self.rewards[place + seat] = 0.0

    def _begin(self, index: int) -> None:
        number = self.begun[index]
        self.begun[index] = number + 1
        self.episodes[index].begin(child_seed(self.seed, self.first + index, number))

    def _observe(self, index: int) -> None:
        episode = self.episodes[index]
        seat = episode.asked()
        out: list[int] = []
        episode.write(seat, out)
        self.put(index, out)
        self.asked[index] = seat
