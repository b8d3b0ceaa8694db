"""What the lab knows about a game. Each game says only what it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, ClassVar

from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.parts.lab.endings import Endings
from dicefront.parts.lab.forces import Forces
from dicefront.parts.lab.matches import Contest, Playthrough, Sample
from dicefront.parts.lab.peers import Bar, Peer
from dicefront.parts.lab.report import Report


class Lab:
    """A game in the lab: its figures, its report, its forces, and the speed that is asked of it."""

    is_long = False
    """Whether a match takes so long that tools play fewer of them."""
    most: ClassVar[dict[str, int]] = {}
    """The most of an option in games at random: more of it, and a game would take minutes."""
    playthroughs: Sequence[Playthrough] = (Playthrough("default", 1, {}),)
    """Golden playthroughs."""
    sample: Sample | None = None
    contests: Sequence[Contest] = ()
    report: Report | None = None
    endings: Endings | None = None
    """Endgames that can be solved."""
    forces: Forces | None = None
    """For games whose players bring a force."""
    peers: Sequence[Peer] = ()
    """Other engines that the game is measured beside."""
    bars: Sequence[Bar] = ()
    clone_at_most: float = inf
    """Microseconds a clone may take, compiled."""

    def figures(self, state: Any) -> dict[str, Json]:
        """What a finished match shows beyond who won."""
        return {}


def lab_of(rules: Game[Any]) -> Lab:
    """The game in the lab: its part ``lab`` names it ``LAB``."""
    part = rules.part("lab")
    found: Lab = Lab() if part is None else part.LAB
    return found


def games_with(has: Callable[[Lab], object]) -> list[str]:
    """The ids of the games that have something for the lab."""
    return [found for found in game_ids() if has(lab_of(game(found))) is not None]
