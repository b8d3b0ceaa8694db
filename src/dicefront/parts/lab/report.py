"""The designers' report on a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dicefront.kernel.ids import Json
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.record import Contender


@dataclass(frozen=True)
class Wish:
    """What is asked of a report: how many games of each kind, their seed, and whether a short form will do.

    ``searched`` is how many games by search are wanted besides. ``options`` are those of all games, where
    somebody chose them; ``armies`` are those that are to be judged, each against the field, instead of the
    field itself. ``more`` is how the call names both.
    """

    games: int
    searched: int
    seed: int
    short: bool
    options: dict[str, Json] | None = None
    armies: tuple[Contender, ...] = ()
    more: str = ""


class Report:
    """The games that a report needs, and the files that tell about them."""

    searches = False
    """Whether games by search may be asked for besides."""
    takes_own = False
    """Whether it takes options and armies."""

    def count(self, wish: Wish) -> int:
        """How many games it plays."""
        raise NotImplementedError

    def files(self, wish: Wish, engine: Engine, told: Callable[[int], None]) -> dict[str, str]:
        """Play the games; the files by name. ``told`` gets how many games have come to an end."""
        raise NotImplementedError
