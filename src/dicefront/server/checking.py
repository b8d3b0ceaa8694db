"""Do all matches that are not over still fit the rules? To be asked after a change of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import select

from dicefront.kernel.errors import TableError
from dicefront.server.match import new_course
from dicefront.server.migrating import bring_up_to_date
from dicefront.server.store.matches import read_acts, read_match
from dicefront.server.store.schema import matches
from dicefront.server.store.store import Store


class Verdict(Struct):
    """One match: how many acts it has, and what is wrong, if anything is."""

    match: str
    game: str
    rules: str
    acts: int
    problem: str


def check_matches(store: Store) -> Iterator[Verdict]:
    """Repeat every match that goes on or is paused, and name the first act of each that no longer fits."""
    with store.engine.connect() as connection:
        running = (
            select(matches.c.id).where(matches.c.state.in_(["running", "paused"])).order_by(matches.c.created)
        )
        for (id_,) in list(connection.execute(running)):
            row = read_match(connection, id_)
            if row is None:
                continue
            acts = read_acts(connection, id_)
            problem = ""
            bring_up_to_date(row, acts)
            try:
                course = new_course(row)
                for act in acts:
                    course.repeat(act)
            except TableError as error:
                problem = str(error)
            yield Verdict(row.id, row.game, row.rules, len(acts), problem)
