"""Other engines, measured beside ours: random legal play, with the legal answers listed at every decision.

Each is asked in the quickest way it offers, and every decision with at least one legal answer counts, even
where there is no choice; ours counts a decision only where there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from dicefront.parts.lab.stopwatch import Stopwatch

LONGEST_GAME: Final = 5_000


@dataclass(frozen=True)
class Bar:
    """How many times as fast as a peer a game must be, compiled and pure; 0 asks for nothing."""

    game: str
    peer: str
    compiled: float
    pure: float


class Peer:
    """An engine to compare with; ``open`` gives what plays one game, and what copies a position if it can."""

    def __init__(
        self, name: str, package: str, module: str, open: Callable[[], tuple[Callable[[], int], Any]]
    ) -> None:
        self.name = name
        self.package = package
        self.module = module
        self.open = open

    def version(self) -> str | None:
        """The version that is installed; ``None`` if it is not."""
        try:
            return version(self.package) if find_spec(self.module) is not None else None
        except PackageNotFoundError:
            return None

    def row(self) -> PeerRow:
        """The engine, loaded and ready to be measured."""
        play, copy = self.open()
        return PeerRow(self, play, copy)


class PeerRow:
    """An engine that is being measured."""

    def __init__(self, peer: Peer, play: Callable[[], int], copy: Callable[[], object] | None) -> None:
        self.peer = peer
        self.play = play
        self.copy = copy
        self.rate = Stopwatch()
        self.measuring = False
        self.least_laps = 0

    def settle(self, seconds: float, most: int) -> None:
        """Play laps of so long until the rate stands still; then it is measured."""
        self.rate.settle(lambda: self.lap(seconds), most, self.least_laps)
        self.measuring = True

    def lap(self, seconds: float) -> None:
        """Measure for so long."""
        self.rate.lap(self.play, seconds)

    def close(self) -> None:
        """Nothing more is measured."""


# -- a peer of several games ----------------------------------------------------------------------


def _backgammon() -> tuple[Callable[[], int], Callable[[], object]]:
    import pyspiel

    game = pyspiel.load_game("backgammon")
    random = Random(1)
    throws: dict[bool, list[int]] = {}

    def start(limit: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        count = 0
        while count < limit and not state.is_terminal():
            if state.is_chance_node():
                opening = state.move_number() == 0  # the first throw also says who begins
                if opening not in throws:
                    throws[opening] = _tickets(state.chance_outcomes())
                tickets = throws[opening]
                state.apply_action(tickets[random.randrange(len(tickets))])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[random.randrange(len(actions))])
                count += 1
        return state, count

    middle, _ = start(40)
    return lambda: start(LONGEST_GAME)[1], middle.clone


def _tickets(chances: list[tuple[int, float]]) -> list[int]:
    """Every outcome as often as its chance asks for: drawing one is quicker than adding up chances."""
    least = min(chance for _, chance in chances)
    return [outcome for outcome, chance in chances for _ in range(round(chance / least))]


BACKGAMMON: Final = Peer("OpenSpiel backgammon", "open_spiel", "pyspiel", _backgammon)
