"""Push (HR-AMV-01 to HR-AMV-04): a movable object is shifted, and the pusher with it."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.moments import MAY_PUSH
from dicefront.games.home_raiders.rules.state import Character
from dicefront.kernel.errors import Refusal
from dicefront.skirmish.pushing import (
    is_behind,
    is_beside,
    is_laden,
    keeps_its_level,
    object_is_free,
    pusher_is_free,
)
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.units import root_up


def pushable(layout: Sheet, c: Character) -> list[int]:
    """HR-AMV-01, HR-AMV-03: the movable objects that carry nothing, touched now and when the action began."""
    if not c.kit.uses(MAY_PUSH):
        return []
    things = layout.space.things
    before = layout.state.space.things
    return [
        number
        for number in range(len(things))
        if things[number].movable
        and is_beside(layout, c, things[number])
        and (things[number] is before[number] or is_beside(layout, c, before[number]))
        and not is_laden(layout, number)
    ]


def push_problem(layout: Sheet, c: Character, number: int, dx: i64, dy: i64) -> Refusal | None:
    """Why a character may not push an object by so much."""
    if number not in pushable(layout, c):
        return Refusal(
            "home_raiders.push.cannot-be-pushed", "HR-AMV-01", {"character": c.id, "object": number}
        )
    length = root_up(dx * dx + dy * dy)
    if length == 0 or 2 * length > c.card.movement:
        half = c.card.movement // 2
        return Refusal(
            "home_raiders.push.too-far", "HR-AMV-01", {"character": c.id, "cost": length, "movement": half}
        )
    body = layout.body(c)
    thing = layout.space.things[number]
    if not is_behind(body.shape.x, body.shape.y, thing.shape, dx, dy):
        return Refusal("home_raiders.push.not-behind", "HR-AMV-02", {"character": c.id, "object": number})
    if not keeps_its_level(layout, thing, number, dx, dy):
        return Refusal("home_raiders.push.over-an-edge", "HR-AMV-02", {"character": c.id, "object": number})
    if not object_is_free(layout, c, thing, number, dx, dy):
        return Refusal(
            "home_raiders.push.something-in-the-way", "HR-AMV-02", {"character": c.id, "object": number}
        )
    if not pusher_is_free(layout, c, number, dx, dy):
        return Refusal("home_raiders.push.pusher-blocked", "HR-AMV-02", {"character": c.id, "object": number})
    return None
