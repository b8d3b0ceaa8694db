"""A site that sends mail and webhooks to sinks, with a clock that tests set."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from dicefront.server.match.clocks import DAY
from dicefront.server.settings import MailServer
from tests.server.meeting import two_players
from tests.server.serving import PATIENCE, Running, Visitor, running
from tests.server.sinks import HookSink, MailSink, link_in

HOUR = 3600.0
MINUTE = 60.0
PUBLIC = "https://dice.example"
NEVER = 0.0
"""The courier goes round when a test says so, and not by itself."""


class Site:
    """A server, its sinks, and the people who visit it."""

    def __init__(self, server: Running, mails: MailSink, hooks: HookSink) -> None:
        self.server = server
        self.mails = mails
        self.hooks = hooks
        self.visitors: list[Visitor] = []

    @property
    def courier(self) -> Any:
        return self.server.server.courier

    def visitor(self) -> Visitor:
        self.visitors.append(Visitor(self.server.address))
        return self.visitors[-1]

    def after(self, seconds: float) -> None:
        """Let the courier make its round so long after now."""
        self.courier.clock = lambda: time.time() + seconds
        self.server.do(self.courier.note_presence())
        self.server.do(self.courier.deliver())

    def wait_until_alone(self) -> None:
        """Until the server has noticed that everybody is gone."""
        wait_until(lambda: not self.server.server.presence.connections)

    def confirmed(self, person: Visitor, address: str, language: str = "en") -> None:
        """Somebody gets mail at an address."""
        person.put("/api/me/mail", {"address": address, "language": language})
        self.after(0)
        person.post("/api/mail", {"code": link_in(self.mails.to(address)[-1], "confirm")})
        self.mails.mails.clear()

    def match(self, **wishes: Any) -> tuple[str, Visitor, Visitor]:
        """A match, whose turn it is, and who waits; with a clock of four days unless wished otherwise."""
        id_, *people = two_players(self.visitor, "crystals", **{"clock": {"bank": int(4 * DAY)}, **wishes})
        seat = self.server.server.hall.matches[id_].row.waits[0].seat
        return id_, people[seat], people[1 - seat]


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


@contextlib.contextmanager
def site(folder: Path, **changes: Any) -> Iterator[Site]:
    mails, hooks = MailSink(), HookSink()
    mail = MailServer(host="127.0.0.1", port=mails.port, sender="table@dice.example", tls="none")
    usual = {"mail": mail, "public": PUBLIC, "local_hooks": True, "courier_seconds": NEVER}
    with running(folder, **{**usual, **changes}) as server:
        found = Site(server, mails, hooks)
        yield found
        for one in found.visitors:
            one.close()
    mails.down()
    hooks.close()
