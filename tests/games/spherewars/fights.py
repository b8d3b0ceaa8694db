"""Fights for tests: two in base contact, and what came of it."""

from __future__ import annotations

from typing import Any

from dicefront.games.spherewars.rules.events.fighting import (
    DexterityDecided,
)
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.testing import Played, play_out

S = 6
CENTRE = (20.0, 20.0)
NORTH = (20.0, 21.0)
WEST, EAST, SOUTH = (19.0, 20.0), (21.0, 20.0), (20.0, 19.0)


def duel(own: Profile, other: Profile, **more: Any) -> State:
    """Two combatants in base contact; the first is activated."""
    return position(one(0, own, CENTRE), one(1, other, NORTH), **more)


def fought(state: State, dice: list[int], answers: list[tuple[int, Any]] | None = None) -> Played[None]:
    """The fight of number 0 with number 1 unless other answers are given."""
    return play_out(fight(state), [(0, 1)] if answers is None else answers, dice)


def winner(played: Played[None]) -> int:
    decided: DexterityDecided = played.told(DexterityDecided)[0]
    return decided.victor
