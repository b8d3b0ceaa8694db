"""Standing choices: answers that a player has given beforehand to a kind of question (X-4, X-11)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.plain import same
from dicefront.kernel.question import Question
from dicefront.server.screens import Screen

MOST_CHOICES = 50


class Choice(Struct):
    """One of them; it ends when the turn or activation it was made in is over, or never."""

    kind: str
    answer: Any
    until: Literal["always", "activation", "turn"]
    moment: Json = None


class Choices:
    """The standing choices of all seats."""

    def __init__(self, screen: Screen, seats: int) -> None:
        self.screen = screen
        self._chosen: list[dict[str, Choice]] = [{} for _ in range(seats)]

    def moment(self, until: str, state: Any) -> Json:
        """What must stay the same for a choice to go on."""
        if until == "turn":
            return self.screen.turn(state)
        return self.screen.activation(state) if until == "activation" else None

    def set(self, player: PlayerId, value: dict[str, Any]) -> None:
        """Set or clear a choice, as the act says."""
        chosen = self._chosen[player]
        chosen.pop(value["kind"], None)
        if not value["clear"] and len(chosen) < MOST_CHOICES:
            choice = Choice(value["kind"], value["answer"], value["until"], value["moment"])
            chosen[choice.kind] = choice

    def of(self, player: PlayerId) -> list[Choice]:
        return list(self._chosen[player].values())

    def find(self, question: Question[Any], state: Any) -> list[Any]:
        """The standing answer to a question in a list; empty without one that is legal and still holds."""
        choice = self._chosen[question.player].get(question.kind)
        if choice is None or question.check(choice.answer) is not None:
            return []
        if choice.until != "always" and not same(choice.moment, self.moment(choice.until, state)):
            return []
        return [choice.answer]
