"""Days away (C-6): up to fourteen a year on which the own clocks of slow games stand still."""

from __future__ import annotations

import time
from collections import Counter
from datetime import date, timedelta

from sqlalchemy import Connection

from dicefront.server.http.endpoints import Ask, Endpoint
from dicefront.server.match.clocks import DAY
from dicefront.server.problems import Failed
from dicefront.server.protocol.people import AwayDays, SetAway
from dicefront.server.store import matches as store_matches
from dicefront.server.store.away import read_away, set_away

MOST_A_YEAR = 14
FIRST = date(1970, 1, 1)
YEARS_AHEAD = 2


def written(day: int) -> str:
    return (FIRST + timedelta(days=day)).isoformat()


def number_of(text: str) -> int:
    """A day by its date; refused if there is none."""
    try:
        return (date.fromisoformat(text) - FIRST).days
    except ValueError as error:
        raise Failed(422, "no-such-day", {"day": text}) from error


def today() -> int:
    return int(time.time() // DAY)


def shown(days: list[int]) -> AwayDays:
    year = written(today())[:4]
    used = sum(1 for day in days if written(day)[:4] == year)
    return AwayDays(days=[written(day) for day in days if day >= today()], left=MOST_A_YEAR - used)


async def my_away_days(ask: Ask) -> AwayDays:
    """The own days away that are still to come, and how many are left this year."""
    person = await ask.visitor()
    if person is None:
        return shown([])
    return shown(await ask.server.store.read(lambda connection: read_away(connection, person.id)))


async def set_away_days(ask: Ask) -> AwayDays:
    """Say on which days one is away; today may be one of them, days that have been stay."""
    person = await ask.person()
    now = today()
    wished = sorted({number_of(text) for text in ask.body(SetAway).days})
    if any(not now <= day < now + YEARS_AHEAD * 366 for day in wished):
        raise Failed(422, "no-such-day", {"day": written(wished[0])})

    def write(connection: Connection) -> list[int] | None:
        days = [day for day in read_away(connection, person.id) if day < now] + wished
        if max(Counter(written(day)[:4] for day in days).values(), default=0) > MOST_A_YEAR:
            return None
        set_away(connection, person.id, wished, now)
        return days

    days = await ask.server.store.write(write)
    if days is None:
        raise Failed(409, "too-many-days", {"most": MOST_A_YEAR})
    mine = await ask.server.store.read(lambda connection: store_matches.own_matches(connection, person.id))
    for row in mine:
        if row.settings.clock is not None:
            await ask.server.hall.poke(row.id, row)
    return shown(days)


ENDPOINTS = [
    Endpoint("GET", "/api/me/away", my_away_days, AwayDays),
    Endpoint("PUT", "/api/me/away", set_away_days, AwayDays, body=SetAway, errors=[409]),
]
