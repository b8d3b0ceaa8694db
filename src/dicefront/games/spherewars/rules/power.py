"""UNC: uncontrolled power, read from the dice of the caster before any of them is removed (SW-UNC-01)."""

from __future__ import annotations

from dicefront.games.spherewars.rules.dice import SPHERE

SUPERIOR = 3
"""SW-UNC-02, SW-UNC-04, SW-UNC-06: so many alike are a superior or an unstable power."""
INFERIOR = 2
"""SW-UNC-03, SW-UNC-05: exactly so many are an inferior one."""


class Power:
    """What the casting dice say beside their successes."""

    def __init__(self, faces: list[int]) -> None:
        spheres, ones = faces.count(SPHERE), faces.count(1)
        self.indestructible = spheres >= SUPERIOR  # SW-UNC-02
        self.kills = ones >= SUPERIOR  # SW-UNC-04
        self.opposed = self.indestructible and self.kills  # SW-UNC-07
        self.wounds = ones == INFERIOR  # SW-UNC-05
        self.returns_one = spheres == INFERIOR  # SW-UNC-03
        self.unstable = any(faces.count(face) >= SUPERIOR for face in range(2, SPHERE))  # SW-UNC-06

    def fails(self) -> bool:
        """SW-UNC-04, SW-UNC-07: the spell fails, whatever else the dice show."""
        return self.kills and not self.indestructible

    def returned(self, gems: int) -> int:
        """SW-UNC-02, SW-UNC-03, SW-UNC-07: how many of the gems used come back."""
        if self.indestructible:
            return 0 if self.opposed else gems
        return 1 if self.returns_one else 0

    def is_superior(self) -> bool:
        """SW-CON-26."""
        return self.indestructible or self.kills

    def is_any(self) -> bool:
        """SW-CON-25: whether any power got out of hand."""
        return self.is_superior() or self.wounds or self.returns_one or self.unstable


CONTROLLED = Power([])
"""Before the dice are read."""
