"""K5, K6: what a death leads to. Every list that hurts or moves somebody ends with ``answer``."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.annihilation import annihilator, may_move_on, move_on
from dicefront.games.spherewars.rules.elimination import look_for_end
from dicefront.games.spherewars.rules.morale import mourn
from dicefront.games.spherewars.rules.state import Combatant, State, stopped
from dicefront.games.spherewars.rules.subjects import Blow, Cast, Occasion
from dicefront.games.spherewars.rules.windows import KILL, WindowKind, open_on, open_window
from dicefront.kernel.ids import NOBODY, PlayerId
from dicefront.kernel.procedure import Steps

NO_BLOWS: Final[list[Blow]] = []


def answer(state: State, blows: list[Blow] = NO_BLOWS) -> Steps[None]:
    """What follows from one effect as a whole (SW-WOU-17): K5, then K6; ``blows`` are those it struck.

    Then it is seen whether a side is eliminated (SW-TRN-17). K6 brings nobody back, so it is not asked for
    where the game is over already.
    """
    yield from mourn(state)  # K5
    yield from look_for_end(state)
    killer = annihilator(blows)
    if killer is not None and not stopped(state, killer):  # K6
        occasion = yield from open_window(state, KILL, [killer])
        if may_move_on(state, killer):
            yield from move_on(state, killer, occasion.further)
            yield from mourn(state)
            yield from look_for_end(state)


def step_in(
    state: State,
    kind: WindowKind,
    subjects: list[Combatant],
    chooser: PlayerId = NOBODY,
    cast: Cast | None = None,
) -> Steps[Occasion]:
    """A window of the lists A, M, J, D, P, H and S, and what relocations in it lead to (SW-TRN-17)."""
    occasion = Occasion(kind.name, subjects, cast)
    yield from step_in_on(state, kind, occasion, chooser)
    return occasion


def order_first(state: State, kind: WindowKind, seat: PlayerId) -> Steps[bool]:
    """SW-ORD-24: a window that a seat asked for in the place of its choice; whether somebody stepped in."""
    occasion = Occasion(kind.name, [])
    occasion.wished = seat
    yield from step_in_on(state, kind, occasion)
    return occasion.used


def step_in_on(state: State, kind: WindowKind, occasion: Occasion, chooser: PlayerId = NOBODY) -> Steps[None]:
    """The same for an occasion that says more."""
    yield from open_on(state, kind, occasion, chooser)
    if occasion.moved:
        yield from answer(state)
