"""Options that come from files: one module for each game that has some, named as its id."""

from __future__ import annotations

from importlib import import_module

from dicefront.kernel.ids import Json


def from_file(game: str, name: str, value: str) -> Json:
    """What a file says about an option; ``None`` if the value names no file. ``BadData`` names the place."""
    module = f"{__name__}.{game}"
    try:
        found: Json = import_module(module).from_file(name, value)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return found
