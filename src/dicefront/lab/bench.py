"""Speed and size of the rules, beside other engines, in one run.

Decisions are counted in random play with the legal answers listed at each of them. Rates are per second of
processor time on one core. Every engine first plays until its rate stands still. Then all are measured in
short laps in turn; the middle lap and the best one are told, and a bar asks for the lesser of both ratios.

Games of one kind differ by more than laps should: a warm-up lap always plays the same ones, and a lap that
is measured plays several new ones. Before that, what the engines loaded is taken from the collector of
cycles: with all peers in the process a single search through it took longer than ten games.

A clone is measured in the middle of decisions: positions from random games in which something was answered
or thrown since the last checkpoint. The bytes of a position are those of a clone with its state, its
running procedure and its question, as the allocator of Python counts them (tracemalloc), over many clones
held at once.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Any, Final

from dicefront._collector import spare_collections
from dicefront.agents.levels import agent, known_levels
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.playout import play_on, play_randomly
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.peers import Bar, Peer, PeerRow
from dicefront.parts.lab.stopwatch import MOST_LAPS, Stopwatch, microseconds

LAPS: Final = 5
GREEDY_LAPS: Final = 3
"""Greedy games are long and differ: more laps would not make their rate steadier."""
LEAST_GAMES: Final = 10
LEAST_GREEDY: Final = 3
"""So many games are played in a lap at least."""
MEASURED: Final = 1_000_000
"""Games from this number on are measured, lower ones warm up."""
POSITIONS: Final = 12
CLONES_TIMED: Final = 400
CLONES_HELD: Final = 300


class GameRow:
    """A game of ours that is being measured."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rate = Stopwatch()
        self.kept = Stopwatch()
        self.greedy = Stopwatch()
        self.clones: list[float] = []
        self.bytes = 0
        self.count = 0

    def settle(self, slot: float, most: int) -> None:
        """Play laps of the same games until each rate stands still."""
        laps: list[tuple[Stopwatch, Callable[[float], None], int]] = [
            (self.rate, self.lap, most),
            (self.kept, self.lap_kept, most),
        ]
        if self.has_greedy:
            laps.append((self.greedy, self.lap_greedy, min(most, GREEDY_LAPS)))
        for watch, lap, most_laps in laps:
            watch.settle(partial(self._again, lap, slot), most_laps)
        self.count = MEASURED

    def _again(self, lap: Callable[[float], None], slot: float) -> None:
        self.count = 0
        lap(slot)

    def lap(self, slot: float) -> None:
        """Random play."""
        self.rate.lap(self._play, slot, LEAST_GAMES)

    def lap_kept(self, slot: float) -> None:
        """Random play at tables that keep their history."""
        self.kept.lap(partial(self._play, True), slot / 2, LEAST_GAMES)

    def lap_greedy(self, slot: float) -> None:
        """Play between two who take what looks best at once."""
        self.greedy.lap(self._play_greedy, slot / 2, LEAST_GREEDY)

    def _play(self, keep: bool = False) -> int:
        self.count += 1
        table = self.game.table(seed=self.count, keep=keep)
        return play_randomly(table, Draw(child_seed(self.count, 1)))

    def _play_greedy(self) -> int:
        self.count += 1
        table = self.game.table(seed=self.count)
        seats = [Seat(table, seat) for seat in range(table.seats)]
        agents = [agent(self.game.id, "greedy", child_seed(self.count, 2, seat.player)) for seat in seats]
        count = 0
        while table.pending:
            player = table.pending[0].player
            table.answer(player, agents[player].answer(seats[player]))
            count += 1
        return count

    @property
    def has_greedy(self) -> bool:
        return "greedy" in known_levels(self.game.id)

    def measure_clones(self) -> None:
        for table in positions(self.game, POSITIONS):
            self.clones.append(microseconds(_cloning(table), CLONES_TIMED))
        self.bytes = bytes_of_clones(positions(self.game, POSITIONS), CLONES_HELD)

    @property
    def clone_at_most(self) -> float:
        """The bar for a clone."""
        return lab_of(self.game).clone_at_most

    @property
    def clone(self) -> float:
        """The middle one of the positions."""
        return median(self.clones) if self.clones else 0.0


def _cloning(table: Table[Any]) -> Callable[[], object]:
    dice = FastDice(1)
    return lambda: table.clone(dice)


def positions(game: Game[Any], wanted: int) -> list[Table[Any]]:
    """Tables in the middle of a decision, from random games that have been going on for a while."""
    found: list[Table[Any]] = []
    for seed in range(40 * wanted):
        table = game.table(seed=child_seed(seed, 7))
        play_on(table, Draw(child_seed(seed, 8)), 60 + 13 * (seed % 11))
        if table.pending and table.position().tail:
            found.append(table)
            if len(found) == wanted:
                break
    return found


def bytes_of_clones(tables: Sequence[Table[Any]], clones: int) -> int:
    """What one clone holds, on the average."""
    dice = FastDice(1)
    if not tables:
        return 0
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = [tables[index % len(tables)].clone(dice) for index in range(clones)]
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return (after - before) // len(held)


def all_peers() -> list[Peer]:
    """The engines that any game is measured beside, each of them once."""
    found: dict[str, Peer] = {}
    for rules in map(game, game_ids()):
        for peer in lab_of(rules).peers:
            found.setdefault(peer.name, peer)
    return list(found.values())


class Bench:
    """One run: games and peers in turn, lap by lap."""

    def __init__(self, games: Sequence[Game[Any]], peers: Sequence[Peer] | None = None) -> None:
        if peers is None:
            peers = all_peers()
        self.games = [GameRow(game) for game in games]
        self.missing = [peer for peer in peers if peer.version() is None]
        self.peers: list[PeerRow] = [peer.row() for peer in peers if peer.version() is not None]
        self.peer_clones: dict[str, float] = {}

    def run(self, seconds: float, told: Callable[[], None] = lambda: None, warm_up: int = MOST_LAPS) -> None:
        """Measure each rate for so many seconds in all; ``told`` is called after each of the ``steps``."""
        slot = seconds / LAPS
        spare_collections()
        for row in self.games:
            row.settle(slot, warm_up)
        for peer in self.peers:
            peer.settle(slot, warm_up)
        told()
        for _ in range(LAPS):
            for row in self.games:
                row.lap(slot)
                row.lap_kept(slot)
                if row.has_greedy:
                    row.lap_greedy(slot)
            for peer in self.peers:
                peer.lap(slot)
            told()
        for row in self.games:
            row.measure_clones()
        for peer in self.peers:
            if peer.copy is not None:
                self.peer_clones[peer.peer.name] = microseconds(peer.copy, CLONES_TIMED)
            peer.close()
        told()

    @property
    def steps(self) -> int:
        return LAPS + 2

    @property
    def played(self) -> int:
        """How many games were measured, warm-up not counted."""
        ours = sum(row.rate.played + row.kept.played + row.greedy.played for row in self.games)
        return ours + sum(peer.rate.played for peer in self.peers)

    def ratio(self, bar: Bar) -> float | None:
        """How many times as fast as the peer, by middle laps or by best laps, whichever is less.

        ``None`` if one of them was not measured.
        """
        ours = next((row.rate for row in self.games if row.game.id == bar.game), None)
        theirs = next((row.rate for row in self.peers if row.peer.name == bar.peer), None)
        if ours is None or theirs is None or not theirs.usual:
            return None
        return min(ours.usual / theirs.usual, ours.best / theirs.best)

    def bars(self) -> list[Bar]:
        """The bars of the games that were measured."""
        return [bar for row in self.games for bar in lab_of(row.game).bars]
