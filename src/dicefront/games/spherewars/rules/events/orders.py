"""What happens with orders."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import ACTIVATION, MOVEMENT, Event


class OrderIssued(Event):
    """SW-ORD-16, SW-ORD-41: an order is declared and measured; ``reaches`` if the receiver is near enough."""

    kind: ClassVar[str] = "spherewars.order_issued"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, order: str, issuer: int, combatant: int, reaches: bool) -> None:
        self.order = order
        self.issuer = issuer
        self.combatant = combatant
        self.reaches = reaches


class Relocated(Event):
    """SW-ORD-50: a combatant has moved by order."""

    kind: ClassVar[str] = "spherewars.relocated"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, combatant: int, way: list[list[int]]) -> None:
        self.combatant = combatant
        self.way = way
