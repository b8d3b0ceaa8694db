"""HR-GEN-13: which of several effects that fall at the same moment comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from dicefront.games.home_raiders.rules.moments import Due
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose

T = TypeVar("T")

# What is put into an order: the argument ``what`` of the question.
HURTS: Final = "hurts"
BLAST: Final = "blast"
SENT_ON: Final = "sent-on"
SWAN_SONG: Final = "swan-song"
SHRAPNEL: Final = "shrapnel"
REPLACEMENT: Final = "replacement"
RECOVERY: Final = "recovery"
DEFLECT: Final = "deflect"
MESSENGER: Final = "messenger"


def in_turn(
    state: State,
    what: str,
    effects: list[T],
    whose: Callable[[T], Character],
    may: Callable[[T], bool],
    carry_out: Callable[[T], Steps[None]],
) -> Steps[None]:
    """Carry out effects that fall at the same moment, one after the other; what may not be done drops out."""
    waiting = effects[:]
    while True:
        waiting = [one for one in waiting if may(one)]
        if not waiting:
            return
        numbers: list[int] = []
        for one in waiting:
            if whose(one).id not in numbers:
                numbers.append(whose(one).id)
        chosen = yield from next_of(state, numbers, what)
        effect = next(one for one in waiting if whose(one).id == chosen)
        waiting.remove(effect)
        yield from carry_out(effect)


def abilities_in_turn(
    state: State,
    what: str,
    waiting: list[Due],
    may: Callable[[Due], bool],
    carry_out: Callable[[Due], Steps[None]],
) -> Steps[None]:
    """The same for abilities that are asked at one moment."""
    return in_turn(state, what, waiting, lambda one: one.me, may, carry_out)


def next_of(state: State, waiting: list[int], what: str) -> Steps[int]:
    """The character whose effect comes next: first those of the active player, in the order he likes."""
    ready = [number for number in waiting if state.characters[number].owner == state.player]
    if not ready:
        ready = waiting
    chosen = yield from say_next(state.characters[ready[0]].owner, ready, what, "HR-GEN-13")
    return chosen


def say_next(player: int, waiting: list[int], what: str, rule: str) -> Steps[int]:
    """A player says which of these characters comes next; one alone needs no decision."""
    if len(waiting) == 1:
        return waiting[0]
    args: dict[str, Json] = {"what": what}
    chosen = yield from choose(player, "home_raiders.turn.order", rule, waiting[:], args, hand=PICK_PIECE)
    return chosen
