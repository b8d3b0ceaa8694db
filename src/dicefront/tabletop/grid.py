"""Boards of 8 x 8 spaces: names, distances, straight lines and how far one can walk.

Spaces are numbered 0 (a1) to 63 (h8), rank by rank. A set of spaces is kept as two halves of 32 bits, ranks
1 to 4 and ranks 5 to 8: so it never leaves a machine word, and both builds compute the same.
"""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

SIZE: Final = 8
SPACES: Final = 64
NAMES: Final = [f"{file}{rank}" for rank in range(1, 9) for file in "abcdefgh"]

Halves: TypeAlias = tuple[i64, i64]
"""A set of spaces: ranks 1 to 4, ranks 5 to 8."""

LAST: Final = 0x80000000
"""The last space of a half; the others are found by shifting it down.

Not by shifting 1 up: mypyc writes that 1 with 32 bits, so that h4 and h8 would come out negative.
"""

_NOT_A: Final = 0xFEFEFEFE
_NOT_H: Final = 0x7F7F7F7F
_FULL: Final = 0xFFFFFFFF
_TOP_RANK: Final = 0xFF000000
_BOTTOM_RANK: Final = 0x000000FF


def space_named(name: str) -> int:
    """The space of a name such as ``d4``; -1 if there is none."""
    return NAMES.index(name) if name in NAMES else -1


def distance(one: int, other: int) -> int:
    """Steps between two spaces, straight or diagonal."""
    files = (one & 7) - (other & 7)
    ranks = (one >> 3) - (other >> 3)
    if files < 0:
        files = -files
    if ranks < 0:
        ranks = -ranks
    return files if files > ranks else ranks


def _neighbours(space: int) -> list[int]:
    return [other for other in range(SPACES) if other != space and distance(space, other) == 1]


NEIGHBOURS: Final = [_neighbours(space) for space in range(SPACES)]
"""The adjacent spaces of every space, in ascending order."""


def half_turn(space: int) -> int:
    """Where a space comes to lie when the board is turned by half."""
    return 63 - space


def line(start: int, end: int) -> list[int] | None:
    """The spaces strictly between two spaces in a straight line; ``None`` if they are in no line."""
    files = (end & 7) - (start & 7)
    ranks = (end >> 3) - (start >> 3)
    length = max(abs(files), abs(ranks))
    if length == 0 or (files and ranks and abs(files) != abs(ranks)):
        return None
    step = (ranks // length) * SIZE + files // length
    return [start + step * count for count in range(1, length)]


BETWEEN: Final = [[line(start, end) for end in range(SPACES)] for start in range(SPACES)]
"""For every pair of spaces what ``line`` says."""


def corner_pair(start: int, end: int) -> list[int]:
    """The two spaces a diagonal step squeezes between; empty for a straight step."""
    if start & 7 == end & 7 or start >> 3 == end >> 3:
        return []
    return [(start >> 3) * SIZE + (end & 7), (end >> 3) * SIZE + (start & 7)]


CORNERS: Final = [
    [corner_pair(start, end) if distance(start, end) == 1 else [] for end in range(SPACES)]
    for start in range(SPACES)
]
"""For every pair of adjacent spaces what ``corner_pair`` says."""


def by_bytes(items: list[T]) -> list[list[list[T]]]:
    """Items of the spaces for ``gathered``: what each value of each byte of a set holds."""
    return [
        [[items[first + bit] for bit in range(8) if value >> bit & 1] for value in range(256)]
        for first in range(0, SPACES, 8)
    ]


def gathered(low: i64, high: i64, table: list[list[list[T]]]) -> list[T]:
    """The items of the spaces of a set, in ascending order of the spaces."""
    found: list[T] = []
    for byte in range(4):
        part = int(low >> (8 * byte) & 0xFF)
        if part:
            found.extend(table[byte][part])
    for byte in range(4):
        part = int(high >> (8 * byte) & 0xFF)
        if part:
            found.extend(table[4 + byte][part])
    return found


_MEMBERS: Final = by_bytes(list(range(SPACES)))


def members(low: i64, high: i64) -> list[int]:
    """The spaces of a set, in ascending order."""
    return gathered(low, high, _MEMBERS)


def contains(low: i64, high: i64, space: int) -> bool:
    """Whether a set holds a space."""
    place: i64 = space
    if place < 32:
        return (low >> place) & 1 == 1
    return (high >> (place - 32)) & 1 == 1


def halves(spaces: list[int]) -> Halves:
    """The set of the spaces given."""
    low: i64 = 0
    high: i64 = 0
    for space in spaces:
        place: i64 = space
        if place < 32:
            low |= LAST >> (31 - place)
        else:
            high |= LAST >> (63 - place)
    return low, high


def spread(start: int, steps: int, pass_low: i64, pass_high: i64, stop_low: i64, stop_high: i64) -> Halves:
    """Where a walk of at most ``steps`` steps can end, its start included.

    A walk goes on through the ``pass`` spaces and ends in the ``stop`` spaces; it enters no others.
    """
    low: i64 = 0
    high: i64 = 0
    place: i64 = start
    if place < 32:
        low = LAST >> (31 - place)
    else:
        high = LAST >> (63 - place)
    walk_low = low
    walk_high = high
    enter_low: i64 = pass_low | stop_low
    enter_high: i64 = pass_high | stop_high
    count: i64 = steps
    while count > 0:
        count -= 1
        wide_low: i64 = walk_low | (walk_low << 1 & _NOT_A) | (walk_low >> 1 & _NOT_H)
        wide_high: i64 = walk_high | (walk_high << 1 & _NOT_A) | (walk_high >> 1 & _NOT_H)
        tall_low: i64 = wide_low | (wide_low << 8 & _FULL) | wide_low >> 8 | (wide_high & _BOTTOM_RANK) << 24
        tall_high: i64 = wide_high | (wide_high << 8 & _FULL) | wide_high >> 8 | (wide_low & _TOP_RANK) >> 24
        tall_low &= enter_low
        tall_high &= enter_high
        next_low: i64 = walk_low | (tall_low & pass_low)
        next_high: i64 = walk_high | (tall_high & pass_high)
        low |= tall_low
        high |= tall_high
        if next_low == walk_low and next_high == walk_high:
            break
        walk_low = next_low
        walk_high = next_high
    return low, high


def spread_closed(start: int, steps: int, passing: Halves, stopping: Halves, obstacles: list[int]) -> Halves:
    """As ``spread``, but no diagonal step squeezes between two obstacles."""
    reached = [start]
    frontier = [start]
    for _ in range(steps):
        fresh: list[int] = []
        for space in frontier:
            for other in NEIGHBOURS[space]:
                if other in reached or other in fresh or is_gap(space, other, obstacles):
                    continue
                if contains(passing[0], passing[1], other):
                    fresh.append(other)
                elif contains(stopping[0], stopping[1], other):
                    reached.append(other)
        reached.extend(fresh)
        frontier = fresh
    return halves(reached)


def is_gap(start: int, end: int, obstacles: list[int]) -> bool:
    """Whether a step between adjacent spaces squeezes diagonally between two obstacles."""
    pair = CORNERS[start][end]
    return len(pair) == 2 and pair[0] in obstacles and pair[1] in obstacles
