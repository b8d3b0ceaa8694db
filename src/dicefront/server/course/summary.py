"""A match in numbers: rounds, points by kind, and the pieces that did most."""

from __future__ import annotations

from typing import Final

from dicefront.server.course.course import Course
from dicefront.server.protocol.replays import Doer, Summary
from dicefront.server.show import screen_of

MOST: Final = 3


def summary_of(course: Course) -> Summary:
    """What is told at the end of a match."""
    table = course.running
    screen = screen_of(table.game.id)
    return Summary(
        rounds=screen.rounds(table.state),
        sides=table.game.sides(table.state),
        points=screen.points(table.state),
        doers=doers_of(course),
    )


def doers_of(course: Course) -> list[Doer]:
    """The pieces by what their deeds were worth; the first of equals comes first."""
    found: dict[int, Doer] = {}
    for deed in course.ledger.deeds:
        doer = found.setdefault(deed.piece, Doer(piece=deed.piece, deeds=0, worth=0.0))
        doer.deeds += 1
        doer.worth += deed.worth
    best = sorted(found.values(), key=lambda doer: (-round(doer.worth, 6), doer.piece))[:MOST]
    for doer in best:
        doer.worth = round(doer.worth, 2)
    return best
