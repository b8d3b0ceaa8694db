"""ACT-20: traits that everybody knows, or that are held in secret or not at all, and whether they are used.

Who could hold something is asked whether he does or not. A player who has said nothing is asked only about
what everybody knows; what is hidden is used by a policy, for those who have it and for those who have not.
"""

from __future__ import annotations

from typing import Any, Final

from dicefront.kernel.ids import Json, PlayerId, RuleId
from dicefront.kernel.question import Choose, Confirm, Question
from dicefront.kernel.window import ASK, StandingChoice, Window

KNOWN: Final = "known"
"""The call that holds where everybody knows that a player has what he is asked about."""

USE: Final = "use"
"""The policy of those who use what they have at the first occasion."""


class MayUse(Confirm):
    """Whether a trait is used: ``held`` says that the player has it, ``known`` that everybody knows."""

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        rule: RuleId,
        args: dict[str, Json],
        known: bool = True,
        held: bool = True,
    ) -> None:
        super().__init__(player, kind, rule, args, True, True)
        self.known = known
        self.held = held

    def calls(self) -> list[str]:
        return [KNOWN] if self.known else []


class WhoStandsIn(Choose[int | None]):
    """Who suffers what was to strike somebody else: open to all."""

    def calls(self) -> list[str]:
        return [KNOWN]


def use_if_held(_state: Any, question: Question[Any]) -> object:
    """The policy *use*."""
    return question.held if isinstance(question, MayUse) else question.decline()


def reaction(kind: str, rule: RuleId) -> Window:
    usual = StandingChoice(ASK, [[KNOWN]], USE)
    return Window(kind, rule, policies={USE: use_if_held}, usual=usual, secret=True, may_call=[KNOWN])


ABILITY: Final = reaction("spherewars.react.ability", "SW-ORD-62")
COUNTERATTACK: Final = reaction("spherewars.fight.counterattack", "SW-ABI-11")
