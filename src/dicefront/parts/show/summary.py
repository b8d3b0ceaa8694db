"""How a match stands or ended, in numbers: what a screen tells at the end of it."""

from __future__ import annotations

from collections.abc import Sequence

from dicefront.parts.show.message import Out


class Points(Out):
    """One kind of points: its message, what every seat has of it, and its paragraph (``-`` for none)."""

    id: str
    values: Sequence[float]
    rule: str = "-"
