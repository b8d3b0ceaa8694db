"""K5, K6: what a death leads to. Every list that hurts or moves somebody ends with ``answer``."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.annihilation import annihilator, move_on
from dicefront.games.spherewars.rules.elimination import look_for_end
from dicefront.games.spherewars.rules.morale import mourn
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.rules.subjects import Blow
from dicefront.kernel.procedure import Steps

NO_BLOWS: Final[list[Blow]] = []


def answer(state: State, blows: list[Blow] = NO_BLOWS) -> Steps[None]:
    """What follows from one effect as a whole (SW-WOU-17): K5, then K6; ``blows`` are those it struck.

    Then it is seen whether a side is eliminated (SW-TRN-17). K6 brings nobody back, so it is not asked for
    where the game is over already.
    """
    yield from mourn(state)  # K5
    yield from look_for_end(state)
    killer = annihilator(state, blows)
    if killer is not None:  # K6
        yield from move_on(state, killer)
        yield from mourn(state)
        yield from look_for_end(state)
