"""What is to be sent now over a channel; read from the store, where all servers see the same."""

from __future__ import annotations

import hashlib

from msgspec import Struct
from sqlalchemy import Connection

from dicefront.server.post.news import News, all_news, is_time_for_mail, unseen
from dicefront.server.protocol.channels import HookMessage
from dicefront.server.store.away import read_away
from dicefront.server.store.channels import Channel, Kind, change_channel, claim, free_channels
from dicefront.server.store.matches import read_match
from dicefront.server.store.people import read_person
from dicefront.server.store.rows import MatchRow
from dicefront.server.store.standings import Standing, read_standings

CLAIM = 180.0
"""For so many seconds a server that has taken a channel has it alone; if it dies, another one goes on."""
AT_ONCE = 3
"""So many messages are posted to a webhook before others have their turn."""
SHARES = {"half": 50, "tenth": 10}


class Errand(Struct):
    """Something to send. A channel that is new is asked to confirm itself, or greeted, and nothing else."""

    channel: Channel
    name: str
    news: list[News]
    rows: dict[str, MatchRow]


def look_around(connection: Connection, now: float, kinds: list[Kind], lag: float) -> list[tuple[str, Kind]]:
    """The channels with something to send."""
    standings = read_standings(connection, now, lag)
    found: list[tuple[str, Kind]] = []
    for channel in free_channels(connection, now):
        known = standings.get((channel.person, channel.kind), [])
        if channel.kind in kinds and errand_of(connection, channel, known, now) is not None:
            found.append((channel.person, channel.kind))
    return found


def take_errand(connection: Connection, person: str, kind: Kind, now: float, lag: float) -> Errand | None:
    """Claim a channel and what there is to send; ``None`` if another server did, or nothing is left to do."""
    channel = claim(connection, person, kind, now, now + CLAIM)
    if channel is None:
        return None
    known = read_standings(connection, now, lag, channel).get((person, kind), [])
    errand = errand_of(connection, channel, known, now)
    if errand is None:
        change_channel(connection, channel, claimed=0.0)
    return errand


def errand_of(
    connection: Connection, channel: Channel, standings: list[Standing], now: float
) -> Errand | None:
    """What is to be sent over a channel; ``None`` if that is nothing."""
    person = read_person(connection, channel.person)
    if person is None:
        return None
    if channel.state == "new":
        return None if channel.secret else Errand(channel, person.name, [], {})
    news = all_news(channel, standings, read_away(connection, channel.person), now)
    if channel.kind == "mail":
        if not is_time_for_mail(channel, news, person.seen, now):
            return None
        fresh = unseen(news, person.seen)
        news = [one for one in news if one.kind != "over" or one in fresh]
    else:
        news = [one for one in news if one.new][:AT_ONCE]
        if not news and channel.sent:
            return None
    found = [read_match(connection, one.match) for one in news]
    rows = {row.id: row for row in found if row is not None}
    return Errand(channel, person.name, [one for one in news if one.match in rows], rows)


def hello_of(channel: Channel, public: str, now: float) -> HookMessage:
    """The first message to a webhook."""
    return HookMessage(id=_id(channel, "hello", str(channel.since)), kind="hello", at=now, url=public)


def message_of(channel: Channel, news: News, row: MatchRow, public: str, now: float) -> HookMessage:
    """What a webhook is told of a match."""
    told = news.told
    over = news.kind == "over"
    return HookMessage(
        id=_id(channel, news.kind, row.id, str(told.question if news.kind in SHARES else told.turn)),
        kind="reminder" if news.kind in SHARES else "over" if over else "turn",
        at=now,
        match=row.id,
        game=row.game,
        seat=news.seat,
        players=[seat.name for seat in row.seats],
        url=f"{public}/{'r' if over else 'g'}/{row.id}",
        share=SHARES.get(news.kind),
        left=None if news.left is None else round(news.left),
        places=row.outcome["places"] if over and row.outcome is not None else None,
    )


def _id(channel: Channel, *parts: str) -> str:
    return hashlib.sha256(":".join([channel.person, channel.kind, *parts]).encode()).hexdigest()[:24]
