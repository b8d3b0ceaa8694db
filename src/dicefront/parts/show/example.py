"""A small position to play with beside the rules, worked out by the same rules as in a match."""

from __future__ import annotations

from collections.abc import Callable

from dicefront.kernel.ids import Json

Example = Callable[[dict[str, Json]], dict[str, Json]]
"""From a position as the client describes it to what the rules make of it; ``BadData`` if it does not fit."""
