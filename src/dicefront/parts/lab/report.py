"""The designers' report on a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dicefront.parts.lab.engine import Engine


@dataclass(frozen=True)
class Wish:
    """What is asked of a report: how many games of each kind, their seed, and whether a short form will do.

    ``searched`` is how many games by search are wanted besides.
    """

    games: int
    searched: int
    seed: int
    short: bool


class Report:
    """The games that a report needs, and the files that tell about them."""

    searches = False
    """Whether games by search may be asked for besides."""

    def count(self, wish: Wish) -> int:
        """How many games it plays."""
        raise NotImplementedError

    def files(self, wish: Wish, engine: Engine, told: Callable[[int], None]) -> dict[str, str]:
        """Play the games; the files by name. ``told`` gets how many games have come to an end."""
        raise NotImplementedError
