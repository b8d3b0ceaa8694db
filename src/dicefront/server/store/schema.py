"""The tables. A change here comes with a migration in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

REVISION = "0011"
"""The migration that leads to these tables."""

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("skeleton", String(80), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Guests and accounts: a guest has no login. ``skeleton`` is how the login looks at a glance (``names``)."""

keys = Table(
    "keys",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("device", String(40), nullable=False, server_default=""),
)
"""The keys in people's cookies, as fingerprints: one for each browser."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(40), ForeignKey("people.id", ondelete="SET NULL")),
    Column("host_name", String(40), nullable=False),
    Column("dice", LargeBinary, nullable=False),
    Column("state", String(12), nullable=False),
    Column("watch_key", String(64), unique=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("asked", String(20), nullable=False),
    Column("waits", Text, nullable=False, server_default="[]"),
    Column("outcome", Text),
    Column("practice", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("matches_by_state", "state", "listed", "changed"),
    Index("ix_matches_host", "host"),
)
"""One row for each match. ``dice`` is the key of its dice, ``asked`` the seats that decide now, and ``waits``
since when people among them do."""

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(40), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("here", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("link_key", String(64), unique=True),
    Column("roster", Text, nullable=False),
    Column("secret", String(128), nullable=False, server_default=""),
    Column("device_key", String(64)),
    Index("seats_by_device", "device_key"),
)
"""Who sits where; ``open`` says that anybody may sit down. ``link_key`` opens an empty seat; and
``device_key`` is the fingerprint of a key that the player of a seat has made for another device."""

acts = Table(
    "acts",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""All that was done in a match, in order and never changed. The primary key is the fence: of two processes
that both believe to run a match only one can write the next act."""

chat = Table(
    "chat",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(128), nullable=False, server_default=""),
)
"""What was said at a table."""

rosters = Table(
    "rosters",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("roster", Text, nullable=False),
    Column("options", Text),
    Column("version", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)
"""Army lists as they are now."""

roster_versions = Table(
    "roster_versions",
    metadata,
    Column("id", String(40), ForeignKey("rosters.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("roster", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
"""Army lists as they were."""

studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("notes", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
"""Notes and arrows that somebody added to a replay; the match itself never changes."""

experiments = Table(
    "experiments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("wish", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("result", Text),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("claimed", Float, nullable=False, server_default="0"),
)
"""What somebody wanted to know by many games, and the answer so far.

A server that works on it has it alone until ``claimed``.
"""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("host", String(40), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("system", String(12), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("meetings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tournaments_by_state", "state", "changed"),
)
"""Tournaments. ``round`` is how many rounds were paired: of two servers that pair the next one, one does."""

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament", String(40), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("gone", Boolean, nullable=False),
)
"""Who plays in a tournament: people, and computers by their levels."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("match", String(40)),
    Column("person", String(40), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False, index=True),
)
"""What the operator of the server should read. A report outlives the match it is about."""

friends = Table(
    "friends",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)
"""Whom somebody calls a friend; the other need not do the same."""

away_days = Table(
    "away_days",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Integer, primary_key=True),
)
"""Days on which somebody's clocks stand still, counted from 1 January 1970."""

channels = Table(
    "channels",
    metadata,
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(4), primary_key=True),
    Column("target", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("key", String(64), unique=True),
    Column("state", String(3), nullable=False),
    Column("language", String(2), nullable=False),
    Column("games", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("claimed", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("problem", String(200), nullable=False),
    Column("sent", Text, nullable=False),
)
"""Where somebody wants to be told: by ``mail``, at most, and by a web ``hook``.

``secret`` is the fingerprint of the code that confirms an address, or what signs the messages of a hook;
``key`` ends the mail. ``claimed`` is until when one of the servers is at it, ``due`` when it is tried next.
"""

told = Table(
    "told",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("kind", String(4), primary_key=True),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("ended", Boolean, nullable=False),
    ForeignKeyConstraint(
        ["person", "kind"], ["channels.person", "channels.kind"], ondelete="CASCADE", name="told_by_channel"
    ),
)
"""What was last told of a match over a channel, so that nothing is told twice."""

mail_codes = Table(
    "mail_codes",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("at", Float, primary_key=True),
)
"""When codes were sent to an address, known by its fingerprint, during the last day: nobody is flooded."""

served = Table(
    "served",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("until", Float, nullable=False),
)
"""One row: how far the time has come that runs only while a server does (``steady``)."""

fallen = Table(
    "fallen",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("sides", Integer, primary_key=True),
    Column("face", Integer, primary_key=True),
    Column("times", Integer, nullable=False),
)
"""How often each face fell in all matches that ended here; with no sides, how many matches that were."""
