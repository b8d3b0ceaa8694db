"""AUN: the Unit abilities about formation and about being moved: Open formation and Firm stance."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.names import FIRM_STANCE, OPEN_FORMATION
from dicefront.games.home_raiders.rules.state import Character


def stands_firm(c: Character, mover: int) -> bool:
    """Firm stance (HR-AUN-06): enemies cannot move it; its own side may (HR-AUN-07)."""
    return c.kit.has[FIRM_STANCE] and mover != c.owner


def keeps_open_formation(c: Character) -> bool:
    """Open formation (HR-AUN-11)."""
    return c.kit.has[OPEN_FORMATION]
