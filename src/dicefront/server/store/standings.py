"""How matches stand for people who want to be told, and what they were told."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, Select, and_, delete, exists, insert, or_, select

from dicefront.server.store.channels import Channel, is_channel
from dicefront.server.store.rows import Wait
from dicefront.server.store.schema import channels, matches, seats, told

OLD_RESULTS = 3 * 86_400.0
"""A match that ended longer ago, in seconds, is no news."""


class Told(Struct):
    """What was last told of a match over a channel."""

    turn: int = -1
    question: int = -1
    stage: int = 0
    ended: bool = False


class Standing(Struct):
    """How a match stands for somebody with a channel, and what was told of it."""

    match: str
    game: str
    seat: int
    over: bool
    changed: float
    wait: Wait | None
    told: Told


def read_standings(
    connection: Connection, now: float, lag: float, of: Channel | None = None
) -> dict[tuple[str, str], list[Standing]]:
    """How matches stand for people with channels: where they are waited for, and what has ended.

    Times are those of the day; that of the clocks is behind it by ``lag``.
    A match against computers without a clock waits for nobody's sake, and is left out.
    """
    found: dict[tuple[str, str], list[Standing]] = {}
    for row in connection.execute(_chosen(now, of)):
        standing = _standing(row, lag)
        if standing is not None:
            found.setdefault((row.person, row.kind), []).append(standing)
    return found


def _chosen(now: float, of: Channel | None) -> Select[Any]:
    """Every seat of a person with a channel whose match waits for somebody, or ended lately."""
    others = seats.alias()
    somebody = exists().where(
        others.c.match == matches.c.id, others.c.kind == "person", others.c.person != seats.c.person
    )
    chosen = (
        select(
            channels.c.person,
            channels.c.kind,
            matches.c.id,
            matches.c.game,
            matches.c.state,
            matches.c.asked,
            matches.c.waits,
            matches.c.changed,
            somebody.label("shared"),
            seats.c.seat,
            told.c.turn,
            told.c.question,
            told.c.stage,
            told.c.ended,
        )
        .select_from(channels)
        .join(seats, and_(seats.c.person == channels.c.person, seats.c.kind == "person"))
        .join(matches, matches.c.id == seats.c.match)
        .outerjoin(
            told,
            and_(
                told.c.person == channels.c.person,
                told.c.kind == channels.c.kind,
                told.c.match == matches.c.id,
            ),
        )
        .where(channels.c.state == "on")
        .where(
            or_(
                and_(matches.c.state == "running", matches.c.asked != "[]"),
                and_(
                    matches.c.state == "over",
                    matches.c.changed > channels.c.since,
                    matches.c.changed > now - OLD_RESULTS,
                    somebody,
                ),
            )
        )
        .order_by(matches.c.changed, seats.c.seat)
    )
    return chosen if of is None else chosen.where(*is_channel(of.person, of.kind))


def _standing(row: Row[Any], lag: float) -> Standing | None:
    wait = None
    if row.state == "running":
        waits = msgspec.json.decode(row.waits, type=list[Wait])
        asked = msgspec.json.decode(row.asked, type=list[int])
        for one in waits:
            one.since += lag
        if not waits:  # not touched since this is kept
            waits = [Wait(seat, 0, row.changed, 0, row.changed, 0.0) for seat in asked]
        wait = next((one for one in waits if one.seat == row.seat), None)
        if wait is None or not (row.shared or wait.limit):
            return None
    said = Told() if row.turn is None else Told(row.turn, row.question, row.stage, bool(row.ended))
    return Standing(row.id, row.game, row.seat, row.state == "over", row.changed, wait, said)


def note_told(connection: Connection, channel: Channel, match: str, said: Told) -> None:
    """What was told of a match over a channel."""
    same = (told.c.person == channel.person, told.c.kind == channel.kind, told.c.match == match)
    connection.execute(delete(told).where(*same))
    values = {"person": channel.person, "kind": channel.kind, "match": match}
    connection.execute(insert(told), values | msgspec.structs.asdict(said))
