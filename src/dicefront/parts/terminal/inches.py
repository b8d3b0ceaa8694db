"""Lengths and places in inches, as players type and read them; ``inch`` is one in the units of a game."""

from __future__ import annotations

import re
from typing import Final

PLACE: Final = re.compile(r"\(?(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)(?:\s*[,;]\s*(\d+(?:\.\d+)?))?\)?")


def exact_inches(length: int, inch: int) -> str:
    """A length with as many digits as make it the same length again when it is typed."""
    return f"{length / inch:.4f}".rstrip("0").rstrip(".")


def place_typed(text: str, inch: int, limit: int) -> list[int] | None:
    """``12.5,8`` as a point, ``12.5,8,3.7`` with its height, in units; ``None`` if it is neither."""
    match = PLACE.fullmatch(text.strip())
    if match is None:
        return None
    numbers = [round(float(part) * inch) for part in match.groups() if part is not None]
    return numbers if all(-limit <= number <= limit for number in numbers) else None
