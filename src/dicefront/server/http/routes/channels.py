"""Being told by mail and by webhook (C-5): setting it up, confirming, choosing games, and ending it."""

from __future__ import annotations

import re
import secrets

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from dicefront.parts.show.words import Note
from dicefront.server.http.endpoints import ID, Ask, Endpoint, refuse
from dicefront.server.keys import fingerprint, new_key
from dicefront.server.post.courier import CODE_SECONDS
from dicefront.server.post.hooks import problem_with
from dicefront.server.problems import Failed, too_many
from dicefront.server.protocol.channels import (
    Channels,
    HookInfo,
    HookMade,
    MailCode,
    MailConfirmed,
    MailInfo,
    SetChannels,
    SetHook,
    SetMail,
)
from dicefront.server.registry import known_games
from dicefront.server.server import Server
from dicefront.server.store import channels as store
from dicefront.server.store.channels import Channel
from dicefront.server.store.rows import Person

CODES_A_DAY = 3
"""At most so many codes go to one address in a day."""
ADDRESS = re.compile(r"[!-~]+@[!-~]+")


def shown(mails: bool, mail: Channel | None, hook: Channel | None) -> Channels:
    return Channels(
        mails=mails,
        mail=None
        if mail is None
        else MailInfo(address=mail.target, state=mail.state, sent=bool(mail.secret), games=mail.games),
        hook=None
        if hook is None
        else HookInfo(
            url=hook.target,
            state="off" if hook.state == "off" else "on",
            games=hook.games,
            problem=problem_note(hook.problem),
        ),
    )


def problem_note(problem: str) -> Note | None:
    """The last failure of a webhook in words; a status is told with its number."""
    if not problem:
        return None
    reason, _, status = problem.partition(" ")
    return Note(id=f"server.hook-{reason}", args={"status": status} if status else {})


def own_channels(connection: Connection, person: str, mails: bool) -> Channels:
    """How somebody is told; of a site that sends mail or does not."""
    mail = store.read_channel(connection, person, "mail")
    hook = store.read_channel(connection, person, "hook")
    return shown(mails, mail, hook)


async def channels_of(ask: Ask, person: Person) -> Channels:
    mails = ask.server.settings.mail is not None
    return await ask.server.store.read(lambda connection: own_channels(connection, person.id, mails))


async def my_channels(ask: Ask) -> Channels:
    """How one is told besides on the page."""
    person = await ask.visitor()
    if person is None:
        return shown(ask.server.settings.mail is not None, None, None)
    return await channels_of(ask, person)


async def set_mail(ask: Ask) -> Channels:
    """Be told by mail, once the address is confirmed by the code that is sent there."""
    given = ask.body(SetMail)
    if ask.server.settings.mail is None:
        raise Failed(409, "no-mail")
    if not ADDRESS.fullmatch(given.address):
        raise Failed(422, "wrong-content", {"problem": "address"})
    person = await ask.person()
    now = ask.server.courier.clock()
    channel = Channel(person.id, "mail", given.address, "", new_key(), given.language, [*known_games()], now)
    mark = fingerprint(given.address.lower())

    def write(connection: Connection) -> bool:
        if not store.note_code(connection, mark, now, now - CODE_SECONDS, CODES_A_DAY):
            return False
        store.save_channel(connection, channel)
        return True

    if not await ask.server.store.write(write):
        raise too_many(CODE_SECONDS)
    ask.server.courier.wake()
    return await channels_of(ask, person)


async def confirm_mail(ask: Ask) -> MailConfirmed:
    """The code has arrived: from now on the address is used."""
    mark = fingerprint(ask.body(MailCode).code)
    now = ask.server.courier.clock()

    def write(connection: Connection) -> Channel | None:
        channel = store.find_channel(connection, mark)
        if channel is None or channel.since < now - CODE_SECONDS:
            return None
        store.change_channel(connection, channel, state="on", secret="", since=now)
        return channel

    channel = await ask.server.store.write(write)
    if channel is None:
        raise Failed(404, "no-such-code")
    return MailConfirmed(address=channel.target)


async def remove_mail(ask: Ask) -> None:
    """End the mails; the address is forgotten."""
    person = await ask.person()
    await ask.server.store.write(lambda connection: store.remove_channel(connection, person.id, "mail"))


async def set_hook(ask: Ask) -> HookMade:
    """Be told by messages to an address of one's own; they are signed with the secret of the answer."""
    given = ask.body(SetHook)
    problem = problem_with(given.url, ask.server.settings.local_hooks)
    if problem is not None:
        raise Failed(422, f"hook-{problem}")
    person = await ask.person()
    secret = secrets.token_hex(32)
    now = ask.server.courier.clock()
    games = [*known_games()]
    channel = Channel(person.id, "hook", given.url, secret, None, "en", games, now, "on")
    await ask.server.store.write(lambda connection: store.save_channel(connection, channel))
    ask.server.courier.wake()
    return HookMade(secret=secret, channels=await channels_of(ask, person))


async def try_hook_again(ask: Ask) -> Channels:
    """Switch a webhook on again that has failed too often."""
    person = await ask.person()

    def write(connection: Connection) -> None:
        channel = store.read_channel(connection, person.id, "hook")
        if channel is not None:
            store.change_channel(connection, channel, state="on", failures=0, problem="", due=0.0, sent=[])

    await ask.server.store.write(write)
    ask.server.courier.wake()
    return await channels_of(ask, person)


async def remove_hook(ask: Ask) -> None:
    """End the messages to the webhook; its address is forgotten."""
    person = await ask.person()
    await ask.server.store.write(lambda connection: store.remove_channel(connection, person.id, "hook"))


async def set_channels(ask: Ask) -> Channels:
    """Choose the games one is told about, for each channel, and the language of mails."""
    given = ask.body(SetChannels)
    person = await ask.person()
    wanted = {"mail": given.mail, "hook": given.hook}

    def write(connection: Connection) -> None:
        for kind, games in wanted.items():
            channel = store.read_channel(connection, person.id, kind)  # type: ignore[arg-type]
            if channel is not None and games is not None:
                chosen = [game for game in known_games() if game in games]
                store.change_channel(connection, channel, games=chosen)
        if given.language is not None:
            store.set_language(connection, person.id, given.language)

    await ask.server.store.write(write)
    return await channels_of(ask, person)


async def unsubscribe(server: Server, request: Request) -> Response:
    """End the mails of the person whose key came with them, by a click or by a mail program.

    The key is worth nothing else, and no cookie is looked at.
    """
    try:
        await server.gates.let_in(request, "requests")
        key = str(request.path_params["key"])
        known = ID.fullmatch(key)
        if not known or not await server.store.write(lambda connection: store.stop_mail(connection, key)):
            raise Failed(404, "no-such-mail")
    except Failed as failure:
        return refuse(failure)
    return Response(status_code=204)


ENDPOINTS = [
    Endpoint("GET", "/api/me/channels", my_channels, Channels),
    Endpoint("PUT", "/api/me/channels", set_channels, Channels, body=SetChannels),
    Endpoint("PUT", "/api/me/mail", set_mail, Channels, body=SetMail, errors=[409], gate="channels"),
    Endpoint("DELETE", "/api/me/mail", remove_mail, None),
    Endpoint("POST", "/api/mail", confirm_mail, MailConfirmed, body=MailCode, errors=[404], gate="logins"),
    Endpoint("PUT", "/api/me/hook", set_hook, HookMade, body=SetHook, gate="channels"),
    Endpoint("POST", "/api/me/hook/again", try_hook_again, Channels, gate="channels"),
    Endpoint("DELETE", "/api/me/hook", remove_hook, None),
]
