"""Short names for kinds: ``move`` or ``turn.move`` for a question whose kind ends so."""

from __future__ import annotations

from collections.abc import Iterable


def plain(name: str) -> str:
    """A name with its words joined by underscores, as Python spells them."""
    return name.replace(".", "_").replace("-", "_")


def means(name: str, kind: str) -> bool:
    """Whether a short name means a kind: it is the whole of it, or its last words."""
    return f"_{plain(kind)}".endswith(f"_{plain(name)}")


def listed(words: Iterable[object], most: int = 12) -> str:
    """Words with commas between them, or semicolons where they have commas, and how many were left out."""
    shown = [str(word) for word in words]
    more = f" and {len(shown) - most} more" if len(shown) > most else ""
    between = "; " if any(", " in word for word in shown) else ", "
    return (between.join(shown[:most]) or "nothing") + more
