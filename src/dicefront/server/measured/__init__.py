"""Figures that were worked out beforehand, each with the games it is based on, its date and its rules."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def measured(name: str) -> dict[str, Any]:
    """A file of figures; empty if nothing was worked out."""
    file = files(__name__) / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
