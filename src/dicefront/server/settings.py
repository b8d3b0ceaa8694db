"""How a server is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct, field

STATIC = Path(__file__).parent / "static"
"""Where the built client lies; the build of ``web`` writes it, and the wheel ships it."""


class Limits(Struct, kw_only=True):
    """What one visitor may ask for. Rates are per second, with a reserve for short bursts."""

    requests: float = 20.0
    requests_reserve: int = 120
    logins: float = 0.1
    logins_reserve: int = 10
    account_logins: float = 0.02
    account_logins_reserve: int = 10
    slow_logins: float = 0.02
    new_matches: float = 0.5
    new_matches_reserve: int = 30
    channels: float = 0.02
    channels_reserve: int = 10
    commands: float = 30.0
    commands_reserve: int = 120
    commands_per_address: float = 300.0
    commands_per_address_reserve: int = 2_400
    frames: float = 100.0
    frames_reserve: int = 1_000
    requests_ahead: int = 32
    connections: int = 5_000
    connections_per_address: int = 1_000
    request_seconds: float = 20.0
    answer_seconds: float = 120.0
    head: int = 32 * 1024
    body: int = 256 * 1024
    message: int = 64 * 1024
    bad_messages: int = 50
    line_waiting: int = 256 * 1024
    sockets_per_visitor: int = 24
    sockets_per_address: int = 600
    lines_per_socket: int = 16
    requests_per_address: float = 200.0
    requests_per_address_reserve: int = 2_400
    guests: float = 1.0
    guests_reserve: int = 300
    guests_in_all: int = 200_000
    idle_guest_seconds: float = 2 * 86_400.0
    storage: int = 20 * 1024**3
    matches_per_person: int = 200
    matches_a_day: int = 300
    matches_in_all: int = 20_000
    acts_per_match: int = 20_000
    choices_per_match: int = 1_000
    standing_bytes: int = 2 * 1024
    chat_lines_per_match: int = 2_000
    lists_per_person: int = 200
    list_bytes: int = 32 * 1024
    versions_per_list: int = 50
    lists_bytes_per_person: int = 4 * 1024 * 1024
    study_bytes: int = 64 * 1024
    open_tables_per_person: int = 20
    chat_lines_kept: int = 200
    studies_per_person: int = 200
    experiments_per_person: int = 3
    tournaments_per_person: int = 5
    players_in_tournament: int = 32
    players_in_round_robin: int = 12
    experiment_seconds: float = 120.0
    depth: int = 24
    work: float = 0.25
    work_reserve: float = 20.0
    work_waiting: int = 40
    job_seconds: float = 4.0
    worker_memory: int = 1024 * 1024 * 1024


class MailServer(Struct, kw_only=True):
    """Where mail is handed in, and from whom it comes."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: Literal["tls", "starttls", "none"] = "starttls"


SCHEMES: dict[str, tuple[Literal["tls", "starttls", "none"], int]] = {
    "smtps": ("tls", 465),
    "smtp": ("starttls", 587),
    "smtp+plain": ("none", 25),
}
"""How an address of a mail server begins: what it says about encryption, and the usual port."""


def mail_server(address: str, sender: str) -> MailServer:
    """A mail server by its address, such as ``smtp://user:password@host:587``; ValueError if it is none."""
    parts = urlsplit(address)
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise ValueError("expected smtps://, smtp:// or smtp+plain:// with a host")
    if "@" not in sender:
        raise ValueError("expected the address mail is sent from, with --sender")
    tls, port = SCHEMES[parts.scheme]
    return MailServer(
        host=parts.hostname,
        port=parts.port or port,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        tls=tls,
    )


class Settings(Struct, kw_only=True):
    """All settings. Without ``redis`` the server is the only one that uses its database.

    Without ``mail`` no mail is sent. ``public`` is the address of the site in mails and webhooks, and
    ``local_hooks`` lets webhooks go to this machine and to private networks, for development.
    Every ``courier_seconds`` the server looks for what there is to send.
    ``think_seconds`` is the time of an opponent that searches, ``think_nodes`` a number of positions instead,
    with which the same dice are always played the same, and ``think_limit`` ends one that hangs.
    ``desk_workers`` work out what may be slow (see ``docs/security.md``).
    ``database`` is an address as SQLAlchemy knows them; without one it is a SQLite file in ``data``.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8137
    database: str = ""
    redis: str = ""
    static: Path = STATIC
    quick_workers: int = 1
    slow_workers: int = 2
    think_seconds: float = 2.0
    think_limit: float = 20.0
    think_nodes: int = 0
    desk_workers: int = 2
    playout_seconds: float = 2.0
    secure_cookies: bool = False
    behind_proxy: bool = False
    lease_seconds: float = 5.0
    idle_seconds: float = 300.0
    table_seconds: float = 600.0
    public: str = ""
    mail: MailServer | None = None
    local_hooks: bool = False
    courier_seconds: float = 5.0
    limits: Limits = field(default_factory=Limits)

    def database_address(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{self.data / 'dicefront.sqlite'}"

    def public_address(self) -> str:
        """The address of the site, without a slash at its end."""
        return self.public.rstrip("/") or self.own_address()

    def own_address(self) -> str:
        """Where a browser on this machine finds the server."""
        host = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"
