"""What the program does for a command that a game brings: it sets up tables."""

from __future__ import annotations

from typing import Any, Final

from dicefront.kernel.game import Game, Outcome
from dicefront.kernel.ids import Json

SERVER: Final = "server"
"""The program throws the dice."""
MANUAL: Final = "manual"
"""People throw the dice and type the faces."""


class Wishes:
    """How a new game is to be set up, as it was asked for in the call."""

    def __init__(
        self,
        options: tuple[str, ...] = (),
        preset: str | None = None,
        seats: int | None = None,
        opponents: tuple[str, ...] = (),
        hot_seat: bool = False,
        names: tuple[str, ...] = (),
        side: str = "",
        army: str | None = None,
        enemy_army: str | None = None,
        seed: int | None = None,
        dice: str = SERVER,
        seconds: float = 2.0,
    ) -> None:
        self.options = options
        self.preset = preset
        self.seats = seats
        self.opponents = opponents
        self.hot_seat = hot_seat
        self.names = names
        self.side = side
        self.army = army
        self.enemy_army = enemy_army
        self.seed = seed
        self.dice = dice
        self.seconds = seconds


class Host:
    """The program that runs the command; a command gets it with ``click.pass_obj``."""

    def play(
        self,
        game: Game[Any],
        wishes: Wishes,
        options: dict[str, Json],
        rosters: list[Json],
        plain: bool,
        aside: bool,
    ) -> Outcome | None:
        """Play a match at this terminal with these options and armies; ``None`` if it was left unfinished.

        ``plain`` draws nothing anew; ``aside`` leaves standard output to data.
        """
        raise NotImplementedError
