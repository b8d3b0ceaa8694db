"""Tournaments: who meets whom, and how they stand. Pure, for programs in the lab and people on a server.

Players are numbers, in the order of their seeding. A meeting brings each of its two players from 0 to 1
point; one who has no opponent in a round has a bye. In a round robin everybody meets everybody; in the Swiss
system those meet who have as many points and have not met; in a knockout the loser is out, a meeting without
a winner is played again, twice at most, and then the player with the better seed goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Final

ROUND_ROBIN, SWISS, KNOCKOUT = "round_robin", "swiss", "knockout"
SYSTEMS: Final = (ROUND_ROBIN, SWISS, KNOCKOUT)
BYE: Final = -1
REPLAYS: Final = 2
TRIES: Final = 5_000
"""After so many steps the search for a round without repeated meetings gives up and allows them."""

Pairing = tuple[int, int]
"""Two players, the first of whom sits first; ``BYE`` in place of the second if there is no opponent."""


@dataclass(frozen=True)
class Meeting:
    """A meeting that was decided, with the points of its two players."""

    round: int
    players: Pairing
    points: tuple[float, float]

    @property
    def is_bye(self) -> bool:
        return self.players[1] == BYE


@dataclass(frozen=True)
class Standing:
    """How a player stands. ``rank`` is shared by those whom nothing tells apart."""

    player: int
    rank: int
    points: float
    tie_break: float
    """The points of all opponents (Swiss) or of those beaten (round robin); the rounds won in a knockout."""
    won: int
    drawn: int
    lost: int


def rounds_of(system: str, players: int, wanted: int = 0) -> int:
    """How many rounds there will be; of a Swiss tournament as many as are wanted, if that is not too many."""
    if players < 2:
        return 0
    if system == ROUND_ROBIN:
        return players - 1 + players % 2
    least = ceil(log2(players))
    return least if system == KNOCKOUT else min(wanted or least, players - 1 + players % 2)


def next_round(
    system: str, players: int, met: Sequence[Meeting], gone: frozenset[int] = frozenset(), wanted: int = 0
) -> list[Pairing]:
    """Who meets next, when all meetings so far are decided; nobody if the tournament is over."""
    done = max((meeting.round for meeting in met), default=-1) + 1
    if system == KNOCKOUT:
        return knockout_round(players, met, gone)
    if done >= rounds_of(system, players, wanted):
        return []
    return circle(players, done) if system == ROUND_ROBIN else swiss_round(players, met, gone)


# -- round robin --------------------------------------------------------------------------------


def circle(players: int, round: int) -> list[Pairing]:
    """A round of the circle: one player stays, the others move on by one place each round."""
    even = players + players % 2
    ring = [0, *((one - round) % (even - 1) + 1 for one in range(even - 1))]
    found: list[Pairing] = []
    for place in range(even // 2):
        low, high = sorted((ring[place], ring[even - 1 - place]))
        if high >= players:
            found.append((low, BYE))
        else:  # so everybody sits first as often as second, or once more
            found.append((low, high) if (low + high) % 2 else (high, low))
    return found


# -- Swiss --------------------------------------------------------------------------------------


def swiss_round(players: int, met: Sequence[Meeting], gone: frozenset[int]) -> list[Pairing]:
    """Players with equal points meet; no two meet twice as long as that can be avoided."""
    order = [one.player for one in standings(SWISS, players, met) if one.player not in gone]
    found: list[Pairing] = []
    if len(order) % 2:
        had = {meeting.players[0] for meeting in met if meeting.is_bye}
        resting = next((one for one in reversed(order) if one not in had), order[-1])
        order.remove(resting)
        found.append((resting, BYE))
    together = {frozenset(meeting.players) for meeting in met}
    pairs = _matched(order, together, [TRIES]) or _matched(order, set(), [TRIES])
    first = [sum(meeting.players[0] == one for meeting in met) for one in range(players)]
    fair = [(b, a) if first[a] > first[b] else (a, b) for a, b in pairs or []]
    return fair + found


def _matched(order: list[int], together: set[frozenset[int]], left: list[int]) -> list[Pairing] | None:
    """The players in pairs that have not met, the best with the next best who will do."""
    if not order:
        return []
    best = order[0]
    for other in order[1:]:
        left[0] -= 1
        if left[0] < 0:
            return None
        if frozenset((best, other)) not in together:
            rest = _matched([one for one in order if one not in (best, other)], together, left)
            if rest is not None:
                return [(best, other), *rest]
    return None


# -- knockout -----------------------------------------------------------------------------------


def bracket(players: int) -> list[Pairing]:
    """The first round: the best meets the last, and the two best can meet in the final alone."""
    order = [0]
    while len(order) < players:
        size = 2 * len(order)
        order = [one for seed in order for one in (seed, size - 1 - seed)]
    return [(a, b if b < players else BYE) for a, b in zip(order[::2], order[1::2], strict=True)]


def knockout_round(players: int, met: Sequence[Meeting], gone: frozenset[int]) -> list[Pairing]:
    """The next round of the bracket, or again the meetings of this one that have no winner."""
    if players < 2:
        return []
    ties = bracket(players)
    while True:
        again = [pairing for tie in ties if (pairing := _replay(tie, met, gone)) is not None]
        if again:
            return again
        through = [_through(tie, met, gone) for tie in ties]
        if len(through) == 1:
            return []
        ties = list(zip(through[::2], through[1::2], strict=True))


def _between(tie: Pairing, met: Sequence[Meeting]) -> list[Meeting]:
    return [meeting for meeting in met if set(meeting.players) == set(tie)]


def _replay(tie: Pairing, met: Sequence[Meeting], gone: frozenset[int]) -> Pairing | None:
    """The meeting that a tie still needs, with seats swapped each time."""
    held = _between(tie, met)
    if held and (len(held) > REPLAYS or held[-1].points[0] != held[-1].points[1] or gone & set(tie)):
        return None
    return (tie[1], tie[0]) if len(held) % 2 and BYE not in tie else tie


def _through(tie: Pairing, met: Sequence[Meeting], gone: frozenset[int]) -> int:
    last = _between(tie, met)[-1]
    one, other = last.players
    if last.points[0] == last.points[1]:
        staying = sorted(set(tie) - gone - {BYE}) or sorted(set(tie) - {BYE})
        return staying[0]
    return one if last.points[0] > last.points[1] else other


# -- standings ----------------------------------------------------------------------------------


def standings(
    system: str, players: int, met: Sequence[Meeting], gone: frozenset[int] = frozenset()
) -> list[Standing]:
    """Everybody, best first; of those who are equal the better seed comes first."""
    points = [0.0] * players
    results: list[list[tuple[int, float]]] = [[] for _ in range(players)]
    counts = [[0, 0, 0] for _ in range(players)]
    for meeting in met:
        for place, player in enumerate(meeting.players):
            if player == BYE:
                continue
            mine, theirs = meeting.points[place], meeting.points[1 - place]
            points[player] += mine
            if not meeting.is_bye:
                results[player].append((meeting.players[1 - place], mine))
                counts[player][0 if mine > theirs else 1 if mine == theirs else 2] += 1
    reached = _rounds_won(players, met, gone) if system == KNOCKOUT else []

    def tie_break(player: int) -> float:
        if system == KNOCKOUT:
            return reached[player]
        return sum(points[other] * (mine if system == ROUND_ROBIN else 1) for other, mine in results[player])

    breaks = [tie_break(player) for player in range(players)]

    def worth(player: int) -> tuple[float, ...]:
        if system == KNOCKOUT:
            return (breaks[player],)
        return (points[player], breaks[player], counts[player][0])

    order = sorted(range(players), key=lambda player: ([-one for one in worth(player)], player))
    found: list[Standing] = []
    for place, player in enumerate(order):
        equal = bool(found) and worth(order[place - 1]) == worth(player)
        rank = found[-1].rank if equal else place + 1
        found.append(Standing(player, rank, points[player], breaks[player], *counts[player]))
    return found


def _rounds_won(players: int, met: Sequence[Meeting], gone: frozenset[int]) -> list[int]:
    """How many rounds of the bracket each player has come through."""
    won = [0] * players
    ties = bracket(players) if players > 1 else []
    while ties:
        decided = [tie for tie in ties if _replay(tie, met, gone) is None]
        through = [_through(tie, met, gone) for tie in decided]
        for player in through:
            won[player] += 1
        if len(decided) < len(ties) or len(ties) == 1:
            break
        ties = list(zip(through[::2], through[1::2], strict=True))
    return won
