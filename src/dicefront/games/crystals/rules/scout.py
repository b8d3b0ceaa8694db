"""The Scout (SCT): its extra turns."""

from __future__ import annotations

from dicefront.games.crystals.rules.board import ON_START
from dicefront.games.crystals.rules.roles import SCOUT
from dicefront.games.crystals.rules.state import Character


def scout_earns(character: Character, face: int, final: int) -> bool:
    """Whether moving this character earns an extra turn by its ability (CR-SCT-01, CR-SCT-02).

    Experience is assigned later, so the level is that of the roll (CR-SCT-03). Home and mines change nothing
    (CR-SCT-04); a Scout pushed back onto Start earns none (CR-STA-04).
    """
    return character.role == SCOUT and face <= character.level() and final != ON_START
