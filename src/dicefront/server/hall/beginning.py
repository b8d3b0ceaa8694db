"""The beginning of a match: its first act, done when the last seat is taken."""

from __future__ import annotations

import time

from dicefront.kernel.errors import TableError
from dicefront.server.course.course import new_course
from dicefront.server.match.clocks import Clocks
from dicefront.server.match.waiting import waits_of
from dicefront.server.problems import failed_by
from dicefront.server.store.acts import BEGIN, Act
from dicefront.server.store.rows import MatchRow


def begin(row: MatchRow, now: float) -> Act:
    """The first act of a match; the row is brought up to it, and the clocks run from ``now`` on."""
    course = new_course(row)
    act = Act(BEGIN, at=time.time())
    try:
        course.perform(act)
    except TableError as error:
        raise failed_by(error) from error
    row.state = "running"
    row.changed = act.at
    row.entries = course.entries
    row.asked = [question.player for question in course.pending]
    clocks = Clocks(row.settings.clock, len(row.seats))
    clocks.ask([seat for seat in row.asked if row.seats[seat].kind == "person"], [], now)
    row.waits = waits_of(row, course, clocks)
    outcome = course.running.outcome
    if outcome is not None:
        row.outcome, row.state = outcome.to_json(), "over"
    return act
