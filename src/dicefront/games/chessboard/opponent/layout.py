"""Distances and lines on a board with obstacles, worked out once for each layout."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.chessboard.rules.state import ChessState
from dicefront.tabletop.grid import BETWEEN, NEIGHBOURS, SPACES, Halves, halves, is_gap

FAR: Final = 63
KEPT: Final = 32

_NOT_A: Final = 0xFEFEFEFE
_NOT_H: Final = 0x7F7F7F7F
_FULL: Final = 0xFFFFFFFF
_TOP_RANK: Final = 0xFF000000
_BOTTOM_RANK: Final = 0x000000FF


class Layout:
    """``steps[a][b]`` is how far b is from a on foot, ``fire`` the spaces in a clear line, in two halves."""

    def __init__(self, obstacles: list[int], closed_gaps: bool) -> None:
        self.steps: list[list[int]] = [_steps(space, obstacles, closed_gaps) for space in range(SPACES)]
        seen = [_in_line(space, obstacles, closed_gaps) for space in range(SPACES)]
        self.fire_low: list[int] = [int(sight[0]) for sight in seen]
        self.fire_high: list[int] = [int(sight[1]) for sight in seen]


def _steps(start: int, obstacles: list[int], closed_gaps: bool) -> list[int]:
    counts = [FAR] * SPACES
    counts[start] = 0
    frontier = [start]
    count = 0
    while frontier:
        count += 1
        fresh: list[int] = []
        for space in frontier:
            for other in NEIGHBOURS[space]:
                if counts[other] != FAR or other in obstacles:
                    continue
                if closed_gaps and is_gap(space, other, obstacles):
                    continue
                counts[other] = count
                fresh.append(other)
        frontier = fresh
    return counts


def _in_line(start: int, obstacles: list[int], closed_gaps: bool) -> Halves:
    found: list[int] = []
    for end in range(SPACES):
        between = BETWEEN[start][end]
        if between is None or any(space in obstacles for space in between):
            continue
        here, open_way = start, True
        if closed_gaps:
            for space in [*between, end]:
                open_way = open_way and not is_gap(here, space, obstacles)
                here = space
        if open_way:
            found.append(end)
    return halves(found)


_known: dict[tuple[tuple[int, ...], bool], Layout] = {}


def layout_of(state: ChessState) -> Layout:
    """The layout of a match."""
    key = (tuple(state.obstacles), state.options.closed_gaps)
    layout = _known.get(key)
    if layout is None:
        if len(_known) >= KEPT:
            _known.clear()
        layout = _known[key] = Layout(state.obstacles, state.options.closed_gaps)
    return layout


def widened(low: i64, high: i64) -> Halves:
    """A set of spaces with all their neighbours."""
    wide_low: i64 = low | (low << 1 & _NOT_A) | (low >> 1 & _NOT_H)
    wide_high: i64 = high | (high << 1 & _NOT_A) | (high >> 1 & _NOT_H)
    tall_low: i64 = wide_low | (wide_low << 8 & _FULL) | wide_low >> 8 | (wide_high & _BOTTOM_RANK) << 24
    tall_high: i64 = wide_high | (wide_high << 8 & _FULL) | wide_high >> 8 | (wide_low & _TOP_RANK) >> 24
    return tall_low, tall_high
