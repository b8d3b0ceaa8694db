"""Which deeds are worth trying, and on whom: fury costs nothing, so whatever may help is tried."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.chances import passes
from dicefront.games.spherewars.rules.deeds import (
    AIMED,
    ENEMY,
    fury_left,
    in_area,
    in_range,
    targets_of,
)
from dicefront.games.spherewars.rules.focus import NO_FEAT
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.rows import AbilityRow
from dicefront.games.spherewars.rules.state import Combatant
from dicefront.games.spherewars.rules.subjects import DEED, Feat

HARM: Final = 0.15
"""What a deed that succeeds takes from its target, as a share of its worth, about."""
HELP: Final = 0.06
"""What it gives a friend, or the user itself."""
SOON: Final = 10.0
"""Enemies within so many inches make it worthwhile to get ready."""


def value_of_feat(scene: Scene, user: Combatant, id: str) -> float:
    """What the best use of a deed gains; to end the phase gains nothing."""
    if id == NO_FEAT:
        return 0.0
    row = CATALOGUE.abilities[id]
    chance = passes(row.difficulty, max(fury_left(scene.state, user), 1))
    if row.target in AIMED:
        found = targets_of(scene.state, user, row)
        return chance * max([value_of_target(scene, user, row, target) for target in found], default=-1.0)
    if row.target.startswith("area"):
        return chance * value_of_area(scene, user, row)
    return chance * HELP * scene.left(user) if is_near(scene, user) else 0.5


def value_of_target(scene: Scene, user: Combatant, row: AbilityRow, target: Combatant) -> float:
    """What a deed that succeeds does to somebody; less than nothing out of range (SW-DEE-09)."""
    if not in_range(Feat(DEED, user, row, target)):
        return -1.0
    if row.target in ENEMY:
        return HARM * scene.left(target)
    return HELP * scene.left(target) if is_near(scene, target) else 0.5


def value_of_area(scene: Scene, user: Combatant, row: AbilityRow) -> float:
    """What a deed does to all whom it strikes or helps."""
    total = 0.0
    for one in in_area(scene.state, Feat(DEED, user, row, None)):
        if one.side != user.side:
            total += HARM * scene.left(one)
        elif row.target == "area_all":
            total -= HARM * scene.left(one)
        else:
            total += HELP * scene.left(one)
    return total


def is_near(scene: Scene, one: Combatant) -> bool:
    """Whether it will fight or be fought soon."""
    shape = one.body.shape
    for enemy in scene.enemies:
        if gap_at(enemy, float(shape.x), float(shape.y), float(shape.reach)) <= SOON * INCH:
            return True
    return False
