"""Lengths: hundredths of a millimetre, as whole numbers.

Data say inches and millimetres; the loader converts them here, and what
leaves a remainder is an error, not a rounding.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Final

from mypy_extensions import i64

MILLIMETRE: Final = 100
INCH: Final = 2540

LIMIT: Final = 1_048_576
"""No coordinate lies further from the origin (10 m), and no height or radius is larger.

Differences then stay below 2^21, products of two below 2^43 and sums of a few below 2^46: everything but the
square of a product fits a machine word with room to spare, so it is computed there (`i64`). Squares of
products are left to Python's own integers; see `distance.to_line`.
"""


def exactly(value: str | int | float, unit: int) -> int:
    """So many units of a length; an error if that is not a whole number of hundredths of a millimetre."""
    length = Fraction(str(value)) * unit
    if length.denominator != 1:
        raise ValueError(
            f"expected a length in hundredths of a millimetre, got {value} x {unit} = {float(length)}"
        )
    return length.numerator


def nearest(value: str | int | float, unit: int) -> int:
    """The whole number nearest to so many units, for tolerances; halves are rounded up."""
    return math.floor(Fraction(str(value)) * unit + Fraction(1, 2))


def inches(value: str | int | float) -> int:
    """Inches, as cards and tables give them, in the hundredths of a millimetre of positions; rounded."""
    return nearest(value, INCH)


def root_down(square: i64) -> i64:
    """The largest whole number whose square is not larger; for squares below 2^60."""
    root: i64 = int(math.sqrt(float(square)))
    while root * root > square:
        root -= 1
    while (root + 1) * (root + 1) <= square:
        root += 1
    return root


def root_up(square: i64) -> i64:
    """The smallest whole number whose square is not smaller; for squares below 2^60."""
    root = root_down(square)
    return root if root * root == square else root + 1


def rounded(value: float) -> i64:
    """The nearest whole number; halves are rounded up, alike in both builds."""
    whole: i64 = math.floor(value + 0.5)
    return whole
