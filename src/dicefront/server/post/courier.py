"""The courier: tells people who are not here, by mail and by webhook (C-5).

Nothing waits in a queue. Every few seconds each server looks into the store for what is to be told. The
server that claims a channel there sends, and notes what was told once the other side has taken it. So a mail
server that is down delays mails and loses none, and a mail always tells how things stand when it is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from dicefront.server.keeping import begin
from dicefront.server.keys import fingerprint, new_key
from dicefront.server.match.clocks import DAY, no_lag
from dicefront.server.people.presence import Presence
from dicefront.server.post.errands import Errand, hello_of, look_around, message_of, take_errand
from dicefront.server.post.hooks import HookFailed, deliver, signature
from dicefront.server.post.mails import Letterhead
from dicefront.server.post.smtp import AddressFailed, MailDown, hand_in
from dicefront.server.protocol.channels import HookMessage
from dicefront.server.settings import Settings
from dicefront.server.store.channels import Channel, Kind, change_channel, forget_old, were_here
from dicefront.server.store.standings import note_told
from dicefront.server.store.store import Store

log = logging.getLogger("dicefront.courier")

PAUSES: Final = [30.0, 120.0, 600.0, 3600.0, 4 * 3600.0]
"""After each failure a channel rests so many seconds; after one more it is switched off."""
GONE: Final = "status 410"
"""With this answer a webhook says that it wants nothing any more."""
DOWN: Final = [30.0, 60.0, 120.0, 300.0, 900.0]
"""So long nothing is handed in at a mail server that is down."""
CODE_SECONDS: Final = DAY
"""An address must be confirmed within this time."""
TIDY_EVERY: Final = 3600.0
MAILS_AT_ONCE: Final = 2
HOOKS_AT_ONCE: Final = 16


class Courier:
    """Sends what is to be told. ``clock`` gives the time, in seconds since the epoch."""

    def __init__(self, settings: Settings, store: Store, presence: Presence) -> None:
        self.settings = settings
        self.store = store
        self.presence = presence
        self.clock: Callable[[], float] = time.time
        self.lag: Callable[[], float] = no_lag
        self.kinds: list[Kind] = ["hook"] if settings.mail is None else ["mail", "hook"]
        self._limits = {"mail": asyncio.Semaphore(MAILS_AT_ONCE), "hook": asyncio.Semaphore(HOOKS_AT_ONCE)}
        self._wake = asyncio.Event()
        self._stopping = False
        self._tidied = 0.0
        self._mail_after = 0.0
        self._mail_failures = 0

    # -- the task -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Look for something to tell until the server stops; never, if the setting is 0."""
        seconds = self.settings.courier_seconds
        watching = begin("noting who is here", self._watch)
        while seconds and not self._stopping:
            self._wake.clear()
            try:
                await self.deliver()
            except Exception:
                log.exception("the courier stumbled")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), seconds)
        watching.cancel()

    async def _watch(self) -> None:
        """Note who is here; beside the deliveries, so that a slow receiver makes nobody seem to be away."""
        while self.settings.courier_seconds:
            try:
                await self.note_presence()
            except Exception:
                log.exception("nobody was noted")
            await asyncio.sleep(self.settings.courier_seconds)

    def wake(self) -> None:
        """Somebody waits for a message: look at once."""
        self._wake.set()

    def stop(self) -> None:
        """End after what is being sent."""
        self._stopping = True
        self._wake.set()

    async def note_presence(self) -> None:
        """Note who is here, for all servers."""
        present = self.presence.lately()
        if present:
            await self.store.write(partial(were_here, present=present, now=self.clock()))

    async def deliver(self) -> None:
        """Tell everybody what there is to tell now."""
        now = self.clock()
        if now - self._tidied > TIDY_EVERY:
            self._tidied = now
            await self.store.write(partial(forget_old, before=now - CODE_SECONDS))
        kinds = [kind for kind in self.kinds if kind != "mail" or now >= self._mail_after]
        found = await self.store.read(partial(look_around, now=now, kinds=kinds, lag=self.lag()))
        await asyncio.gather(*(self._carry(person, kind) for person, kind in found))

    async def _carry(self, person: str, kind: Kind) -> None:
        async with self._limits[kind]:
            now = self.clock()
            if kind == "mail" and now < self._mail_after:
                return
            try:
                take = partial(take_errand, person=person, kind=kind, now=now, lag=self.lag())
                errand = await self.store.write(take)
                if errand is not None:
                    await (self._mail(errand, now) if kind == "mail" else self._call(errand, now))
            except Exception:
                log.exception("nothing was sent to %s by %s", person, kind)

    async def _change(self, channel: Channel, **values: Any) -> None:
        await self.store.write(lambda connection: change_channel(connection, channel, **values))

    async def _failed(self, channel: Channel, problem: str, now: float) -> None:
        """The channel rests for a while; in the end it is switched off, which its owner is told."""
        failures = channel.failures + 1
        off = failures > len(PAUSES) or problem == GONE
        await self._change(
            channel,
            claimed=0.0,
            failures=failures,
            problem=problem,
            state="off" if off else channel.state,
            due=now if off else now + PAUSES[failures - 1],
        )

    # -- mail -----------------------------------------------------------------------------------

    async def _mail(self, errand: Errand, now: float) -> None:
        server, channel = self.settings.mail, errand.channel
        assert server is not None
        head = Letterhead(server, self.settings.public_address())
        code = new_key() if channel.state == "new" else ""
        try:
            if code:
                await hand_in(server, head.code(channel, code, now))
            else:
                await hand_in(server, head.digest(channel, errand.name, errand.news, errand.rows, now))
        except MailDown as error:
            log.warning("the mail server takes no mail: %s", error)
            self._mail_after = now + DOWN[min(self._mail_failures, len(DOWN) - 1)]
            self._mail_failures += 1
            await self._change(channel, claimed=0.0)
            return
        except AddressFailed as error:
            await self._failed(channel, str(error), now)
            return
        self._mail_failures = 0
        values: dict[str, Any] = {"claimed": 0.0, "failures": 0, "problem": ""}
        if code:
            values["secret"] = fingerprint(code)
        else:
            values["sent"] = [*channel.sent, now][-2:]

        def note(connection: Connection) -> None:
            if change_channel(connection, channel, **values):
                for news in errand.news:
                    note_told(connection, channel, news.match, news.told)

        await self.store.write(note)

    # -- webhooks -------------------------------------------------------------------------------

    async def _call(self, errand: Errand, now: float) -> None:
        channel, public = errand.channel, self.settings.public_address()
        try:
            if not channel.sent:
                await self._post(channel, hello_of(channel, public, now), now)
                await self._change(channel, sent=[now])
            for news in errand.news:
                await self._post(
                    channel, message_of(channel, news, errand.rows[news.match], public, now), now
                )

                def note(connection: Connection, match: str = news.match, told: Any = news.told) -> None:
                    if change_channel(connection, channel, sent=[now]):
                        note_told(connection, channel, match, told)

                await self.store.write(note)
        except HookFailed as error:
            await self._failed(channel, str(error), now)
            return
        await self._change(channel, claimed=0.0, failures=0, problem="")

    async def _post(self, channel: Channel, message: HookMessage, now: float) -> None:
        body = msgspec.json.encode(message)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Dicefront",
            "X-Dicefront-Id": message.id,
            "X-Dicefront-Signature": signature(channel.secret, int(now), body),
        }
        await deliver(channel.target, body, headers, self.settings.local_hooks)
