"""K5, K6: what a death leads to. Every list that hurts or moves somebody ends with ``answer``."""

from __future__ import annotations

from dicefront.games.spherewars.rules.elimination import look_for_end
from dicefront.games.spherewars.rules.morale import mourn
from dicefront.games.spherewars.rules.state import State
from dicefront.kernel.procedure import Steps


def answer(state: State) -> Steps[None]:
    """What follows from one effect as a whole (SW-WOU-17); then whether a side is eliminated (SW-TRN-17)."""
    yield from mourn(state)  # K5
    yield from look_for_end(state)
