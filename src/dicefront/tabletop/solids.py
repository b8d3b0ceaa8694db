"""One number for all prisms that are equal, so that memories have short keys.

A number is given once and never again: when the list of known ones is full it is forgotten, and an equal
prism gets a new number later. Two prisms with the same number are equal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.tabletop.shapes import Prism

REMEMBERED: Final = 50_000


class _Register:
    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], int] = {}
        self.last: i64 = 0


_register: Final = _Register()


def serial_of(prism: Prism) -> i64:
    """The number of a prism; it keeps it, since it is never changed."""
    if prism.serial == 0:
        _enter(prism)
    return prism.serial


def _enter(prism: Prism) -> None:
    key = (prism.bottom, prism.top, *prism.shape.key())
    known = _register.known.get(key)
    if known is None:
        if len(_register.known) >= REMEMBERED:
            _register.known.clear()
        _register.last += 1
        known = _register.known[key] = _register.last
    prism.serial = known
