"""Armies on paper: a sheet with a glossary, cards to cut out, or a plain list, in either language."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from dicefront.kernel.ids import Json
from dicefront.text.sheet import Sheet

Printing = Callable[[str, Json, dict[str, Json], str, str], Sheet]
"""Name, roster, options, kind of sheet and language; ``BadData`` if the roster cannot be read."""


def printing_of(game_id: str) -> Printing | None:
    """How the armies of a game are printed; ``None`` if it has none."""
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        return None
    found: Printing = import_module(name).printed
    return found
