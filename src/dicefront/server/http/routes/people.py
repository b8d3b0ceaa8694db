"""Guests and accounts."""

from __future__ import annotations

from starlette.responses import Response

from dicefront.server.cookies import clear_cookie
from dicefront.server.course.showing import info_for
from dicefront.server.http.endpoints import Ask, Endpoint, Query
from dicefront.server.keys import fingerprint
from dicefront.server.problems import Failed
from dicefront.server.protocol.matches import History
from dicefront.server.protocol.people import Credentials, Device, Devices, Me, NewPassword, Rename
from dicefront.server.registry import known_games
from dicefront.server.server import Server
from dicefront.server.store import matches as store_matches
from dicefront.server.store.channels import read_channel
from dicefront.server.store.rows import Person

ID_LENGTH = 16
"""So much of its fingerprint names a key to its owner."""


def me_of(person: Person) -> Me:
    return Me(id=person.id, name=person.name, guest=person.login is None, login=person.login)


async def who_am_i(ask: Ask) -> Me:
    """Who is asking; somebody new becomes a guest."""
    person = await ask.person()
    hook = await ask.server.store.read(lambda connection: read_channel(connection, person.id, "hook"))
    found = me_of(person)
    found.hook_off = hook is not None and hook.state == "off"
    return found


async def rename(ask: Ask) -> Me:
    """Take another name."""
    return me_of(await ask.server.people.rename(await ask.person(), ask.body(Rename).name))


async def sign_up(ask: Ask) -> Me:
    """The guest becomes an account and keeps everything."""
    given, guest = ask.body(Credentials), await ask.person()
    person, ask.new_cookie = await ask.server.people.sign_up(guest, given.login, given.password, ask.device)
    ask.server.presence.show_out(person.id)  # they came with the old key
    return me_of(person)


async def sign_in(ask: Ask) -> Me:
    """Come in with name and password."""
    given = ask.body(Credentials)
    person, ask.new_cookie = await ask.server.people.sign_in(
        given.login, given.password, ask.address, ask.device
    )
    return me_of(person)


async def change_password(ask: Ask) -> Me:
    """Take another password; other browsers have to sign in again."""
    given, person = ask.body(NewPassword), await ask.person()
    ask.new_cookie = await ask.server.people.change_password(
        person, given.old, given.new, ask.address, ask.device
    )
    ask.server.presence.show_out(person.id)
    return me_of(person)


async def devices(ask: Ask) -> Devices:
    """The browsers that have a key of the one who asks."""
    person = await ask.visitor()
    if person is None:
        return Devices(devices=[])
    here = fingerprint(ask.key or "")
    return Devices(
        devices=[
            Device(
                id=row.fingerprint[:ID_LENGTH],
                name=row.device,
                created=row.created,
                seen=row.seen,
                here=row.fingerprint == here,
            )
            for row in await ask.server.people.keys_of(person)
        ]
    )


async def revoke(ask: Ask) -> None:
    """Sign another browser out."""
    person, wanted = await ask.person(), ask.path("id")
    for row in await ask.server.people.keys_of(person):
        if row.fingerprint[:ID_LENGTH] == wanted:
            await ask.server.people.revoke(person, row.fingerprint)
            ask.server.presence.show_out(person.id, row.fingerprint)
            return
    raise Failed(404, "no-such-device")


async def revoke_others(ask: Ask) -> None:
    """Sign all other browsers out."""
    person, here = await ask.person(), fingerprint(ask.new_cookie or ask.key or "")
    others = [row.fingerprint for row in await ask.server.people.keys_of(person) if row.fingerprint != here]
    for mark in others:
        await ask.server.people.revoke(person, mark)
        ask.server.presence.show_out(person.id, mark)


async def sign_out(ask: Ask) -> Response:
    """Leave: the key in this browser is worth nothing any more."""
    person = await ask.visitor()
    if ask.key:
        await ask.server.people.sign_out(ask.key)
    if person is not None and ask.key:
        ask.server.presence.show_out(person.id, fingerprint(ask.key))
    return gone(ask)


async def forget_me(ask: Ask) -> Response:
    """Delete everything that is kept about the one who asks."""
    person = await ask.visitor()
    if person is not None:
        await forget(ask.server, person)
    return gone(ask)


async def forget(server: Server, person: Person) -> None:
    """Delete somebody; the tables where that person sat are told, and all open connections end."""
    at = await server.store.read(lambda connection: store_matches.own_matches(connection, person.id))
    await server.people.remove(person)
    server.presence.show_out(person.id)
    for row in at:
        await server.hall.poke(row.id, row)


def gone(ask: Ask) -> Response:
    response = Response(status_code=204)
    clear_cookie(response, ask.server.settings.secure_cookies)
    return response


async def history(ask: Ask) -> History:
    """Own matches that are over, latest first; ``before`` one of them, for the next page."""
    person, game, before = await ask.visitor(), ask.query("game"), ask.query("before")
    if person is None:
        return History(matches=[])
    found = await ask.server.store.read(
        lambda connection: store_matches.finished_before(connection, person.id, game, before, A_PAGE + 1)
    )
    return History(matches=[info_for(row, person) for row in found[:A_PAGE]], more=len(found) > A_PAGE)


A_PAGE = 60
"""So many matches that are over are sent at once."""
BEFORE = Query("before", "only matches that ended before this one", longest=64)
BY_GAME = Query("game", "of one game alone", values=[*known_games()])

ENDPOINTS = [
    Endpoint("GET", "/api/me", who_am_i, Me),
    Endpoint("PUT", "/api/me", rename, Me, body=Rename),
    Endpoint("DELETE", "/api/me", forget_me, None),
    Endpoint("GET", "/api/me/history", history, History, query=[BY_GAME, BEFORE]),
    Endpoint("POST", "/api/accounts", sign_up, Me, body=Credentials, errors=[409], gate="logins"),
    Endpoint("POST", "/api/session", sign_in, Me, body=Credentials, errors=[401], gate="logins"),
    Endpoint("DELETE", "/api/session", sign_out, None),
    Endpoint(
        "PUT", "/api/me/password", change_password, Me, body=NewPassword, errors=[401, 409], gate="logins"
    ),
    Endpoint("GET", "/api/me/devices", devices, Devices),
    Endpoint("DELETE", "/api/me/devices", revoke_others, None),
    Endpoint("DELETE", "/api/me/devices/{id}", revoke, None),
]
