"""Relocate (HR-AMV-26): round the one enemy in base contact, without leaving it."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.moments import MAY_CIRCLE
from dicefront.games.home_raiders.rules.state import Character
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.circling import way_round
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import Walk


def enemy_to_circle(layout: Sheet, c: Character) -> int:
    """The one enemy it touches; ``NOBODY`` without the ability, or if it touches none or several."""
    if not c.kit.uses(MAY_CIRCLE):
        return NOBODY
    body = layout.body(c)
    touched = layout.touched_at(c, body.shape.x, body.shape.y, body.bottom)
    return touched[0] if len(touched) == 1 else NOBODY


def relocation(layout: Sheet, c: Character, path: list[list[int]]) -> Walk | None:
    """HR-AMV-26: the judged way round to a point; none if there is nothing to circle.

    Its length is that of the centre's path; it is compared with the Movement value by whoever asks.
    """
    enemy = enemy_to_circle(layout, c)
    if enemy == NOBODY or len(path) != 1:
        return None
    return way_round(layout, c, enemy, path[0][0], path[0][1])
