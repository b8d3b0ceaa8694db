"""Rolls by themselves, without what an attack or a deed adds to them."""

from __future__ import annotations

from dicefront.games.spherewars.rules.dice import Successes, settle, throw_dice
from dicefront.kernel.ids import NOBODY, PlayerId, RuleId
from dicefront.kernel.procedure import Steps


def roll_successes(
    count: int, target: int, purpose: str, rule: RuleId, player: PlayerId = NOBODY, criticals: bool = False
) -> Steps[Successes]:
    """SW-DIC-13 to SW-DIC-18: a target number roll in which nothing is rolled again."""
    rolled = yield from throw_dice(count, purpose, rule, player)
    return (yield from settle(rolled, target, criticals, purpose, player))
