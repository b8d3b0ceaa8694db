"""What the parts ``show`` of games tell the server; a game without one gets what works for every game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from dicefront.parts.show.example import Example
from dicefront.parts.show.ledger import Ledger
from dicefront.parts.show.paper import Printing
from dicefront.parts.show.screen import Screen
from dicefront.server.registry import rules_of


def _named(game_id: str, name: str) -> Any:
    """What the door of a game's part names; ``None`` if it names no such thing."""
    return getattr(rules_of(game_id).part("show"), name, None)


@cache
def screen_of(game_id: str) -> Screen:
    """The screen of a game; a game without one of its own gets plain lists."""
    kind: type[Screen] = _named(game_id, "SCREEN") or Screen
    return kind(rules_of(game_id))


def ledger_of(game_id: str) -> Ledger:
    """An empty ledger; a game that nobody wrote one for has no stakes."""
    kind: type[Ledger] = _named(game_id, "LEDGER") or Ledger
    return kind()


def printing_of(game_id: str) -> Printing | None:
    """How the armies of a game are printed; ``None`` if it has none."""
    found: Printing | None = _named(game_id, "printed")
    return found


def example_of(game_id: str) -> Example | None:
    """The example of a game; ``None`` if it has none."""
    found: Example | None = _named(game_id, "EXAMPLE")
    return found


def file_of(game_id: str, name: str) -> str | None:
    """The text of a file beside the door of a game's part; ``None`` if there is no such file."""
    part = rules_of(game_id).part("show")
    file = None if part is None else files(part) / name
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None


@cache
def measured(game_id: str, name: str) -> dict[str, Any]:
    """Figures that were worked out beforehand, with their date, rules and number of games; or nothing."""
    return tomllib.loads(file_of(game_id, f"{name}.toml") or "")
