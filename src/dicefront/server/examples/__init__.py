"""Small positions to play with beside the rules: worked out by the same rules as in a match."""

from __future__ import annotations

from collections.abc import Callable

from dicefront.kernel.ids import Json
from dicefront.server.examples.chessboard import board_example
from dicefront.server.examples.home_raiders import table_example

EXAMPLES: dict[str, Callable[[dict[str, Json]], dict[str, Json]]] = {
    "chessboard": board_example,
    "home_raiders": table_example,
}
