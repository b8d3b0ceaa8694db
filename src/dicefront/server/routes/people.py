"""Guests and accounts."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from dicefront.server.endpoints import JSON, Ask, Endpoint, Query, clear_cookie
from dicefront.server.problems import Failed
from dicefront.server.protocol.matches import History
from dicefront.server.protocol.people import Credentials, Me, Rename
from dicefront.server.registry import known_games
from dicefront.server.routes.channels import own_channels
from dicefront.server.store import friends as store_friends
from dicefront.server.store import matches as rows
from dicefront.server.store import people as store_people
from dicefront.server.store import studies as store_studies
from dicefront.server.store.away import read_away
from dicefront.server.store.channels import read_channel
from dicefront.server.store.people import Person


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
    name = ask.body(Rename).name.strip()
    if not name:
        raise Failed(422, "empty-name")
    return me_of(await ask.server.people.rename(await ask.person(), name))


async def sign_up(ask: Ask) -> Me:
    """The guest becomes an account and keeps everything."""
    given = ask.body(Credentials)
    return me_of(await ask.server.people.sign_up(await ask.person(), given.login, given.password))


async def sign_in(ask: Ask) -> Me:
    """Come in with name and password."""
    given = ask.body(Credentials)
    person, ask.new_cookie = await ask.server.people.sign_in(given.login, given.password)
    return me_of(person)


async def sign_out(ask: Ask) -> Response:
    """Leave: the key in this browser is worth nothing any more."""
    if ask.key:
        await ask.server.people.sign_out(ask.key)
    return gone(ask)


async def forget_me(ask: Ask) -> Response:
    """Delete everything that is kept about the one who asks."""
    person = await ask.visitor()
    if person is not None:
        await ask.server.people.remove(person)
    return gone(ask)


def gone(ask: Ask) -> Response:
    response = Response(status_code=204)
    clear_cookie(response, ask.server.settings.secure_cookies)
    return response


async def export_me(ask: Ask) -> Response:
    """Everything that is kept about the one who asks."""
    person = await ask.person()
    hall = ask.server.hall
    mails = ask.server.settings.mail is not None

    def read(connection: Any) -> dict[str, Any]:
        running = rows.own_matches(connection, person.id, False)
        over = rows.own_matches(connection, person.id, True)
        return {
            "me": me_of(person),
            "created": person.created,
            "seen": person.seen,
            "matches": [hall.info(row, person) for row in [*running, *over]],
            "lists": store_people.read_rosters(connection, person.id, None),
            "away": read_away(connection, person.id),
            "channels": own_channels(connection, person.id, mails),
            "friends": [friend.name for friend in store_friends.read_friends(connection, person.id)],
            "studies": store_studies.own_studies(connection, person.id),
            "experiments": store_studies.own_experiments(connection, person.id),
        }

    found = await ask.server.store.read(read)
    return Response(msgspec.json.encode(found), media_type=JSON)


async def history(ask: Ask) -> History:
    """Own matches that are over."""
    person = await ask.person()
    game = ask.query("game")
    found = await ask.server.store.read(
        lambda connection: rows.own_matches(connection, person.id, True, game)
    )
    return History(matches=[ask.server.hall.info(row, person) for row in found])


BY_GAME = Query("game", "of one game alone", values=[*known_games()])

ENDPOINTS = [
    Endpoint("GET", "/api/me", who_am_i, Me),
    Endpoint("PUT", "/api/me", rename, Me, body=Rename),
    Endpoint("DELETE", "/api/me", forget_me, None),
    Endpoint("GET", "/api/me/export", export_me, dict),
    Endpoint("GET", "/api/me/history", history, History, query=[BY_GAME]),
    Endpoint("POST", "/api/accounts", sign_up, Me, body=Credentials, errors=[409], gate="logins"),
    Endpoint("POST", "/api/session", sign_in, Me, body=Credentials, errors=[401], gate="logins"),
    Endpoint("DELETE", "/api/session", sign_out, None),
]
