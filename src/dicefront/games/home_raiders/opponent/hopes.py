"""What a move can gain at most: known long before the move itself is made up.

Nobody gets nearer to anything than by its inches in a straight line. So no place in reach is better than one
that is nearer to everything by that much, in full view of every target and out of all danger.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.opponent.moves import RUNNING
from dicefront.games.home_raiders.opponent.places import CONTACT, OFFENCE, Scene, in_time
from dicefront.games.home_raiders.opponent.worth import MARKER, PLACE
from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moments import MAY_SHOOT_RUNNING
from dicefront.games.home_raiders.rules.special_moves import troops_to_carry
from dicefront.games.home_raiders.rules.state import PORTAL, SPOT, Character, Troop, members_of
from dicefront.games.home_raiders.rules.targets import range_against
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.measuring import plan_gap
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.units import root_up

ROUNDING: Final = 4
"""What rounding may add to the length of a move."""
UNLIMITED: Final = 1e12


def hope_of(scene: Scene, troop: Troop) -> float:
    """No Movement action of a troop gains more than this."""
    total = 0.0
    for c in members_of(scene.state, troop):
        if troops_to_carry(scene.state, Sheet(scene.state), c):  # they get farther than by their own inches
            return UNLIMITED
        if c.kit.uses(MAY_SHOOT_RUNNING):
            total += RUNNING
        total += max(best_place(scene, c) - scene.value_at(c, c.body), 0.0)
    return 1.000001 * total + 0.001


def best_place(scene: Scene, c: Character) -> float:
    """No place that a character reaches with one move is better than this."""
    return OFFENCE * best_attack(scene, c) + best_objective(scene, c)


def best_attack(scene: Scene, c: Character) -> float:
    """The best attack, now or later, from any place in reach (``places.fighting``)."""
    stride = float(max(c.card.movement, INCH))
    shooter = c.card.dice[SHOOTING].healthy.size() > 0
    now = scene.yet(0.0)
    best = 0.0
    for enemy in scene.enemies:
        least = nearest(c, plan_gap(c.body, enemy.body))
        gain = scene.token(enemy)
        strike = scene.blow(c, enemy) * gain
        best = max(best, strike * (now if least <= CONTACT else scene.yet(0.5 + float(least) / stride)))
        if shooter:
            reach = range_against(c.card.range, enemy)
            near = max(scene.shot(c, enemy, False, False), scene.shot(c, enemy, False, True)) * gain
            far = max(scene.shot(c, enemy, True, False), scene.shot(c, enemy, True, True)) * gain
            later = now if least <= reach else 0.9 * scene.yet(0.3 + float(least - reach) / stride)
            best = max(best, near * later, far * now)
    return best


def best_objective(scene: Scene, c: Character) -> float:
    """The most that any place in reach does for the objective (``places.objective``)."""
    state = scene.state
    shape = c.body.shape
    stride = float(max(c.card.movement, INCH))
    actions = scene.actions_of(c)
    if state.objective == PORTAL and scene.portal is not None:
        least = nearest(c, gap_of_disc(shape.x, shape.y, shape.reach, scene.portal.shape))
        return PLACE if least <= CONTACT else 0.9 * PLACE * in_time(actions, float(least) / stride)
    if state.objective != SPOT:
        return 0.0
    best = 0.0
    radius = state.options.constants.marker_radius
    for number, marker in enumerate(state.markers):
        if marker.controller == c.id:
            return MARKER
        if marker.controller != NOBODY and state.characters[marker.controller].owner == scene.player:
            continue
        gap = root_up(square(shape.x, shape.y, marker.x, marker.y)) - shape.reach - radius
        least = nearest(c, gap)
        share = 0.25 if marker.controller != NOBODY else 0.7
        if scene.nearest[number] != c.troop:
            share *= 0.4
        worth = MARKER * share * in_time(actions, 1.0 + float(least) / stride)
        if least <= CONTACT and marker.controller == NOBODY:
            worth += 0.2 * MARKER
        best = max(best, worth)
    return best


def nearest(c: Character, gap: int) -> int:
    """How near a character gets at best to what is so far away."""
    return max(gap - c.card.movement - ROUNDING, 0)
