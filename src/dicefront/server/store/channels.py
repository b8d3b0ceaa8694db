"""Where people want to be told, in the database: by mail and by webhook."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from dicefront.server.store.schema import channels, mail_codes, people

encode = msgspec.json.encode
Kind = Literal["mail", "hook"]


class Channel(Struct):
    """One way to reach somebody. ``new`` waits for its confirmation, ``off`` has failed too often."""

    person: str
    kind: Kind
    target: str
    secret: str
    key: str | None
    language: str
    games: list[str]
    since: float
    state: Literal["new", "on", "off"] = "new"
    claimed: float = 0.0
    due: float = 0.0
    failures: int = 0
    problem: str = ""
    sent: list[float] = field(default_factory=list)


def read_channel(connection: Connection, person: str, kind: Kind) -> Channel | None:
    """A channel of somebody."""
    found = connection.execute(select(channels).where(*is_channel(person, kind))).first()
    return None if found is None else _channel(found)


def find_channel(connection: Connection, secret: str) -> Channel | None:
    """The address that waits for a code with this fingerprint."""
    chosen = select(channels).where(channels.c.kind == "mail", channels.c.secret == secret)
    found = connection.execute(chosen.where(channels.c.state == "new")).first()
    return None if found is None else _channel(found)


def save_channel(connection: Connection, channel: Channel) -> None:
    """A channel as it is from now on; what it was before, and what was told over it, is forgotten."""
    remove_channel(connection, channel.person, channel.kind)
    connection.execute(insert(channels), msgspec.structs.asdict(channel) | _lists(channel))


def change_channel(connection: Connection, channel: Channel, **values: Any) -> bool:
    """Change something about a channel; False if it is gone, or leads elsewhere by now."""
    same = (*is_channel(channel.person, channel.kind), channels.c.since == channel.since)
    for name in ("games", "sent"):
        if name in values:
            values[name] = encode(values[name]).decode()
    return connection.execute(update(channels).where(*same).values(**values)).rowcount == 1


def remove_channel(connection: Connection, person: str, kind: Kind) -> None:
    connection.execute(delete(channels).where(*is_channel(person, kind)))


def stop_mail(connection: Connection, key: str) -> bool:
    """Forget the address that a key belongs to; False if there is none."""
    return connection.execute(delete(channels).where(channels.c.key == key)).rowcount == 1


def set_language(connection: Connection, person: str, language: str) -> None:
    connection.execute(update(channels).where(channels.c.person == person).values(language=language))


# -- codes --------------------------------------------------------------------------------------


def note_code(connection: Connection, fingerprint: str, now: float, since: float, most: int) -> bool:
    """Note that a code goes to an address; False if it got enough of them since then."""
    counted = select(func.count()).where(mail_codes.c.fingerprint == fingerprint, mail_codes.c.at > since)
    if connection.execute(counted).scalar_one() >= most:
        return False
    connection.execute(insert(mail_codes), {"fingerprint": fingerprint, "at": now})
    return True


def forget_old(connection: Connection, before: float) -> None:
    """Addresses that nobody confirmed in time, and when codes were sent to them."""
    connection.execute(delete(mail_codes).where(mail_codes.c.at < before))
    connection.execute(delete(channels).where(channels.c.state == "new", channels.c.since < before))


# -- sending ------------------------------------------------------------------------------------


def claim(connection: Connection, person: str, kind: Kind, now: float, until: float) -> Channel | None:
    """Take a channel, so that no other server sends over it; ``None`` if one does, or it is not its time."""
    free = (channels.c.claimed < now, channels.c.due <= now, channels.c.state != "off")
    taken = update(channels).where(*is_channel(person, kind), *free).values(claimed=until)
    return read_channel(connection, person, kind) if connection.execute(taken).rowcount == 1 else None


def free_channels(connection: Connection, now: float) -> list[Channel]:
    """The channels over which something may be sent now."""
    chosen = select(channels).where(
        channels.c.claimed < now, channels.c.due <= now, channels.c.state != "off"
    )
    return [_channel(row) for row in connection.execute(chosen)]


# -- who is here --------------------------------------------------------------------------------


def were_here(connection: Connection, present: list[str], now: float) -> None:
    """Note that people with channels are here."""
    reached = exists().where(channels.c.person == people.c.id)
    connection.execute(update(people).where(people.c.id.in_(present), reached).values(seen=now))


# -- rows ---------------------------------------------------------------------------------------


def is_channel(person: str, kind: Kind) -> tuple[Any, Any]:
    return channels.c.person == person, channels.c.kind == kind


def _lists(channel: Channel) -> dict[str, str]:
    return {"games": encode(channel.games).decode(), "sent": encode(channel.sent).decode()}


def _channel(row: Row[Any]) -> Channel:
    values = dict(row._mapping)
    values["games"] = msgspec.json.decode(row.games)
    values["sent"] = msgspec.json.decode(row.sent)
    return Channel(**values)
