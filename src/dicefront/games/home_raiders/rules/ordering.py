"""HR-GEN-13: which of several effects that fall at the same moment comes next."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.state import State
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose

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
