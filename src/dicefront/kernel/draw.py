"""Chance for simulations: fast, and the same numbers in both builds and on every machine."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

A = TypeVar("A")

MASK: Final = 0xFFFFFFFF


def mix(word: i64) -> i64:
    """Scatter 32 bits (a permutation of 0 to 2**32 - 1 in which every bit depends on every bit).

    Multiplications are split so that no product leaves 63 bits: then compiled and interpreted agree.
    """
    word ^= word >> 16
    word = (word * 0xAAAD + ((word * 0x21F0 & 0xFFFF) << 16)) & 0xFFFFFFFF
    word ^= word >> 15
    word = (word * 0x2D97 + ((word * 0xD35A & 0xFFFF) << 16)) & 0xFFFFFFFF
    return word ^ (word >> 15)


def scatter(low: i64, high: i64, index: i64, part: i64) -> int:
    """32 bits that depend on a seed (in two halves), an index and a part alone: no stream, no memory."""
    count: i64 = index & 0xFFFFFFFF
    word = mix(low ^ mix((count * 0x9E37 + part * 0x7F4A7 + 0x5851F42D) & 0xFFFFFFFF))
    return int(mix((word + high + count) & 0xFFFFFFFF))


def scaled(word: i64, size: int) -> int:
    """32 bits scaled down to 0 to size - 1; a product of 63 bits stays in a register."""
    if size > 0x7FFFFFFF:
        return (int(word) * size) >> 32
    factor: i64 = size
    return int((word * factor) >> 32)


class Draw:
    """A stream of fair choices, made from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0
        self._low = seed & 0xFFFFFFFF
        self._high = (seed >> 32) & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        word = scatter(self._low, self._high, self.count, 1)
        self.count += 1
        return scaled(word, limit)

    def copy(self) -> Draw:
        twin = Draw(self.seed)
        twin.count = self.count
        return twin


def some_of(items: list[A], least: int, draw: Draw) -> list[A]:
    """Any of the items, at least so many, in any order."""
    left = items[:]
    found: list[A] = []
    for _ in range(least + draw.below(len(items) - least + 1)):
        found.append(left.pop(draw.below(len(left))))
    return found


def child_seed(seed: int, *path: int) -> int:
    """A seed of its own for each game, seat or worker: 64 bits that depend on all numbers given."""
    word = seed & 0xFFFFFFFFFFFFFFFF
    for step, number in enumerate(path):
        one, two = word & MASK, (word >> 32) & MASK
        low = scatter(one, two, number & MASK, 2 * step + 2)
        high = scatter(one ^ 0x6A09E667, two, (number >> 32 ^ number) & MASK, 2 * step + 3)
        word = (high << 32) | low
    return word
