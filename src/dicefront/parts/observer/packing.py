"""Four columns in a word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[list[int]] = [0] * 4096
"""Empty words."""


def add_empty(out: list[int], count: int) -> None:
    """Empty words where a table has fewer rows than it may have; a slice is quicker than word by word."""
    while count > len(NOTHING):
        out.extend(NOTHING)
        count -= len(NOTHING)
    if count > 0:
        out.extend(NOTHING[:count])


def packed(one: i64, two: i64 = 0, three: i64 = 0, four: i64 = 0) -> i64:
    """Four numbers of 15 bits in one word, the first in its lowest bits."""
    return one | (two << 16) | (three << 32) | (four << 48)


def fitting(number: i64) -> i64:
    """A number as a column can hold it."""
    if number < 0:
        return 0
    return 32_767 if number > 32_767 else number
