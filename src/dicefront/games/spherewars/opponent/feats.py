"""What deeds and spells do, about, and which deeds are worth trying: fury costs nothing."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.fights import POINT
from dicefront.games.spherewars.opponent.harm import HARM, harm_of, might
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
    usable_deeds,
)
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.rows import AbilityRow
from dicefront.games.spherewars.rules.state import Combatant
from dicefront.games.spherewars.rules.subjects import DEED, Feat

HELP: Final = 0.06  # what it gives a friend, or the user itself
SUMMONED: Final = 0.5  # what a summoned combatant is worth beside one that was recruited
SOON: Final = 10.0  # enemies within so many inches make it worthwhile to get ready


def value_of_deed(scene: Scene, user: Combatant, row: AbilityRow) -> float:
    """What the best use of a deed gains with all fury that is left."""
    chance = passes(row.difficulty, max(fury_left(scene.state, user), 1))
    return chance * value_of_effect(scene, user, row)


def value_of_dice(scene: Scene, user: Combatant, deed: str, options: list[int]) -> list[float]:
    """What so much fury gains in a deed, and the rest in the best one that may still follow."""
    row = CATALOGUE.abilities[deed]
    gain = value_of_effect(scene, user, row)
    later = [CATALOGUE.abilities[one] for one in usable_deeds(scene.state, user)]
    gains = [value_of_effect(scene, user, other) for other in later]
    found: list[float] = []
    for dice in options:
        left = max(options) - dice
        rest = [gains[place] * passes(later[place].difficulty, left) for place in range(len(later))]
        found.append(gain * passes(row.difficulty, dice) + (max(rest, default=0.0) if left else 0.0))
    return found


def value_of_effect(scene: Scene, user: Combatant, row: AbilityRow, target: Combatant | None = None) -> float:
    """What a deed or spell that succeeds does, to the target named or to the best one."""
    if target is not None:
        return value_of_target(scene, user, row, target)
    if row.target in AIMED:
        found = targets_of(scene.state, user, row)
        return max([value_of_target(scene, user, row, one) for one in found], default=-1.0)
    if row.target.startswith("area"):
        return value_of_area(scene, user, row)
    if row.summons:
        return SUMMONED * POINT * CATALOGUE.profiles[row.summons[0]].bp_each
    return HELP * might(row) * scene.left(user) if is_near(scene, user) else 0.0


def value_of_target(scene: Scene, user: Combatant, row: AbilityRow, target: Combatant) -> float:
    """What it does to somebody; less than nothing out of range (SW-DEE-09, SW-SPE-36)."""
    if not in_range(Feat(DEED, user, row, target)):
        return -1.0
    if row.target in ENEMY:
        return harm_of(scene.state, user, row, target, scene.losses_of(target))
    return HELP * might(row) * scene.left(target) if is_near(scene, target) else 0.0


def value_of_area(scene: Scene, user: Combatant, row: AbilityRow) -> float:
    """What it does to all whom it strikes or helps."""
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
