"""For whom a match waits: kept in its row, so that the courier need not load the match."""

from __future__ import annotations

from dicefront.server.course.course import Course
from dicefront.server.match.clocks import Clocks
from dicefront.server.store.rows import MatchRow, Wait


def waits_of(row: MatchRow, course: Course, clocks: Clocks) -> list[Wait]:
    """The people who decide now. Somebody who is asked one thing after the other is waited for once."""
    before = {one.seat: one for one in row.waits}
    found: list[Wait] = []
    for seat, since in clocks.since.items():
        old = before.get(seat)
        turn, began = (course.acts, course.changed_at) if old is None else (old.turn, old.began)
        found.append(Wait(seat, turn, began, course.number_of(seat), since, clocks.slow_limit(seat)))
    return found
