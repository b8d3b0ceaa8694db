"""Dice that fell on the whole site, counted when a match ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, insert, select, update

from dicefront.server.protocol.replays import Seen
from dicefront.server.store.rows import MatchRow
from dicefront.server.store.schema import fallen

GAMES = 0
"""Under this number of sides the games themselves are counted."""


def faces_in(events: Iterable[Seen]) -> Counter[tuple[int, int]]:
    """How often each face of each kind of die fell for players; the table itself has none."""
    found: Counter[tuple[int, int]] = Counter()
    for seen in events:
        args: Any = seen.args
        if seen.kind == "kernel.thrown" and args["player"] >= 0:
            found.update(zip(args["sides"], args["faces"], strict=True))
    return found


def count_dice(connection: Connection, row: MatchRow, events: Iterable[Seen]) -> None:
    """Count the dice of a match that has ended, unless they were given: practice, and real dice."""
    if not row.practice and not row.settings.seeded and not row.settings.by_hand:
        add_fallen(connection, row.game, faces_in(events))


def add_fallen(connection: Connection, game: str, faces: Counter[tuple[int, int]]) -> None:
    """Add the dice of one match."""
    for (sides, face), count in sorted((faces + Counter({(GAMES, 0): 1})).items()):
        place = (fallen.c.game == game, fallen.c.sides == sides, fallen.c.face == face)
        added = connection.execute(update(fallen).where(*place).values(times=fallen.c.times + count))
        if added.rowcount == 0:
            values = {"game": game, "sides": sides, "face": face, "times": count}
            connection.execute(insert(fallen).values(values))


def read_fallen(connection: Connection, game: str | None) -> tuple[int, dict[int, list[int]]]:
    """How many games were counted, and the counts of all faces for each kind of die."""
    chosen = select(fallen) if game is None else select(fallen).where(fallen.c.game == game)
    games = 0
    found: dict[int, list[int]] = {}
    for row in connection.execute(chosen):
        if row.sides == GAMES:
            games += row.times
        else:
            found.setdefault(row.sides, [0] * row.sides)[row.face - 1] += row.times
    return games, dict(sorted(found.items()))
