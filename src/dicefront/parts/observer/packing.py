"""Four columns in a word."""

from __future__ import annotations

from mypy_extensions import i64


def packed(one: i64, two: i64 = 0, three: i64 = 0, four: i64 = 0) -> i64:
    """Four numbers of 15 bits in one word, the first in its lowest bits."""
    return one | (two << 16) | (three << 32) | (four << 48)


def fitting(number: i64) -> i64:
    """A number as a column can hold it."""
    if number < 0:
        return 0
    return 32_767 if number > 32_767 else number
