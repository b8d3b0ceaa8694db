"""What is news to somebody, and when it is time for a mail. Nothing here reads a clock or the store."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from dicefront.server.match.clocks import DAY, counted
from dicefront.server.store.channels import Channel
from dicefront.server.store.rows import Wait
from dicefront.server.store.standings import Standing, Told

STAGES: Final[list[Literal["turn", "half", "tenth"]]] = ["turn", "half", "tenth"]
"""How urgent it is: just one's turn, half of the time left, a tenth of it left (C-5)."""

MAILS_A_DAY: Final = 2
ONLINE: Final = 60.0
"""Somebody who was here so many seconds ago counts as still here."""
GATHER: Final = 600.0
"""A mail waits so many seconds after the news, and after its reader has left: more may come."""
APART: Final = 6 * 3600.0
"""So far apart are two mails, in seconds, unless time runs out."""


class News(Struct):
    """One match that somebody could be told about; ``new`` unless that was done already."""

    kind: Literal["turn", "half", "tenth", "over"]
    match: str
    game: str
    seat: int
    new: bool
    at: float
    left: float | None
    told: Told
    """What has been told once this is."""


def stage_of(wait: Wait, days: list[int], now: float) -> int:
    """How urgent a decision is; a day away, on which the clock stands still, reminds of nothing."""
    if not wait.limit or int(now // DAY) in days:
        return 0
    left = time_left(wait, days, now)
    return 2 if left <= wait.limit / 10 else 1 if left <= wait.limit / 2 else 0


def time_left(wait: Wait, days: list[int], now: float) -> float:
    return max(0.0, wait.limit - counted(wait.since, now, days))


def news_of(standing: Standing, days: list[int], now: float) -> News:
    """What there is to tell of a match."""
    wait, told = standing.wait, standing.told
    if wait is None:
        after = Told(told.turn, told.question, told.stage, True)
        at = standing.changed
        return News("over", standing.match, standing.game, standing.seat, not told.ended, at, None, after)
    stage = stage_of(wait, days, now)
    reminded = told.stage if told.question == wait.question else 0
    new = told.turn != wait.turn or stage > reminded
    left = time_left(wait, days, now) if wait.limit else None
    after = Told(wait.turn, wait.question, max(stage, reminded))
    return News(STAGES[stage], standing.match, standing.game, standing.seat, new, wait.began, left, after)


def all_news(channel: Channel, standings: list[Standing], days: list[int], now: float) -> list[News]:
    """What there is to tell over a channel, each match once: of several seats the most urgent."""
    found: dict[str, News] = {}
    for standing in standings:
        if standing.game not in channel.games:
            continue
        news = news_of(standing, days, now)
        before = found.get(news.match)
        if before is None or news.told.stage > before.told.stage:
            found[news.match] = news
    return list(found.values())


def unseen(news: list[News], seen: float) -> list[News]:
    """What is new to somebody who was last here then: turns and results from before were on the page."""
    return [one for one in news if one.new and (one.kind in ("half", "tenth") or one.at > seen)]


def is_time_for_mail(channel: Channel, news: list[News], seen: float, now: float) -> bool:
    """At most two mails a day, none while the reader is here, none without news (C-5)."""
    fresh = unseen(news, seen)
    lately = [at for at in channel.sent if at > now - DAY]
    if not fresh or now - seen < ONLINE or len(lately) >= MAILS_A_DAY:
        return False
    if any(one.kind in ("half", "tenth") for one in fresh):
        return True
    gathered = now - max(seen, min(one.at for one in fresh)) >= GATHER
    return gathered and all(now - at >= APART for at in lately)
