"""Numbers that carry their reasons."""

from __future__ import annotations

from dicefront.kernel.ids import Json, RuleId
from dicefront.kernel.plain import Plain


class Modifier(Plain):
    """One part of a number: a message id, the amount and the paragraph that grants it."""

    def __init__(self, reason: str, amount: int, rule: RuleId) -> None:
        self.reason = reason
        self.amount = amount
        self.rule = rule

    def to_json(self) -> dict[str, Json]:
        return {"reason": self.reason, "amount": self.amount, "rule": self.rule}


class Total(Plain):
    """A number as the sum of its parts: used by the rules, and shown to whoever asks why."""

    def __init__(self, parts: list[Modifier]) -> None:
        self.parts = parts

    @property
    def amount(self) -> int:
        amount = 0
        for part in self.parts:
            amount += part.amount
        return amount

    def add(self, reason: str, amount: int, rule: RuleId) -> None:
        """One part more; nothing is noted that changes nothing."""
        if amount:
            self.parts.append(Modifier(reason, amount, rule))

    def to_json(self) -> dict[str, Json]:
        return {"amount": self.amount, "parts": [part.to_json() for part in self.parts]}
