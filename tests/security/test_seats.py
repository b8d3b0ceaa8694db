"""Seats: only who sits there acts, on the own devices, and nobody gets a key to a seat that is taken."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from dicefront.kernel.draw import Draw
from tests.server.meeting import SHORT, TWO, play_out, two_players
from tests.server.serving import Running, Seat, Visitor, Visitors


def entered(address: str, match: str, seat: int | None, cookie: str | None, key: str | None) -> Any:
    """How somebody is received at a seat: ``welcome`` or ``closing``."""
    found = Seat(address, match, seat, 0, cookie, key)
    try:
        return found.wait("closing", "welcome")
    finally:
        found.close()


# -- keys ---------------------------------------------------------------------------------------


def test_the_key_of_a_seat_is_dead_once_somebody_sits_there(visitor: Visitors) -> None:
    anna, bram, eve = visitor(), visitor(), visitor()
    made = anna.new_match("crystals", seats=TWO)
    match, key = made["match"]["id"], made["links"][0]["key"]
    bram.post(f"/api/invitations/{key}", {"name": "Bram"})
    eve.get("/api/me")
    for cookie in (anna.key, eve.key, None):
        refused = entered(anna.address, match, 1, cookie, key)
        assert (refused["type"], refused["code"]) == ("closing", "not-your-seat")
    eve.post(f"/api/invitations/{key}", {}, 409)
    assert bram.post(f"/api/invitations/{key}", {})["seat"] == 1  # it still leads Bram to his own seat
    for path in (f"/api/matches/{match}?key={key}", f"/api/matches/{match}"):
        assert not eve.get(path)["seats"][1]["mine"]


def test_the_host_gets_keys_of_empty_seats_only(visitor: Visitors) -> None:
    anna, bram = visitor(), visitor()
    seats = [{"who": "me"}, {"who": "link"}, {"who": "open"}]
    made = anna.new_match("crystals", seats=seats, options={**SHORT["crystals"], "players": 3})
    match = made["match"]["id"]
    assert [link["seat"] for link in made["links"]] == [1, 2]
    bram.post(f"/api/matches/{match}/join", {"seat": 2})
    assert [link["seat"] for link in anna.get(f"/api/matches/{match}/links")["links"]] == [1]
    visitor().post(f"/api/invitations/{made['links'][0]['key']}", {})
    assert anna.get(f"/api/matches/{match}/links")["links"] == []


def test_a_seat_that_somebody_has_taken_cannot_be_taken_again(visitor: Visitors) -> None:
    anna, bram, eve = visitor(), visitor(), visitor()
    made = anna.new_match("crystals", seats=[{"who": "me"}, {"who": "open"}])
    match = made["match"]["id"]
    bram.post(f"/api/matches/{match}/join", {})
    eve.post(f"/api/matches/{match}/join", {}, 409)
    anna.post(f"/api/invitations/{made['links'][0]['key']}", {}, 409)


# -- other devices ------------------------------------------------------------------------------


def test_a_player_goes_on_on_another_device_by_a_link_of_their_own(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    phone = visitor()
    key = bram.post(f"/api/matches/{match}/device")["key"]
    found = phone.get(f"/api/invitations/{key}")
    assert (found["seat"], found["device"]) == (1, True)
    assert phone.get(f"/api/matches/{match}?key={key}")["seat"] == 1
    assert phone.get(f"/api/matches/{match}/replay?seat=1&key={key}")["viewer"] == 1
    with bram.sit(match, 1) as laptop, phone.sit(match, 1, key=key) as other:
        assert not laptop.wait("seated")["here"]
        assert other.welcome["match"]["seat"] == 1
        assert other.command("offer-draw")["type"] == "done"
    assert entered(anna.address, match, 0, None, key)["code"] == "not-your-seat"
    phone.post(f"/api/matches/{match}/device", None, 403)  # the link plays the seat and makes no other links


def test_only_the_player_makes_a_link_and_a_new_one_ends_the_one_before(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    first = bram.post(f"/api/matches/{match}/device")["key"]
    visitor().post(f"/api/matches/{match}/device", None, 403)
    with Seat(anna.address, match, 1, 0, None, first) as lost:
        second = bram.post(f"/api/matches/{match}/device")["key"]
        assert lost.wait("closing")["code"] == "not-your-seat"
    assert entered(anna.address, match, 1, None, first)["code"] == "not-your-seat"
    with Seat(anna.address, match, 1, 0, None, second) as phone, bram.sit(match, 1) as laptop:
        bram.delete(f"/api/matches/{match}/device")
        assert phone.wait("closing")["code"] == "not-your-seat"
        assert laptop.command("ping")["type"] == "pong"
    links = anna.get(f"/api/matches/{match}/links")
    assert second not in msgspec.json.encode(links).decode()


# -- accounts that are gone ---------------------------------------------------------------------


def test_an_open_connection_ends_when_its_account_is_deleted(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    with bram.sit(match, 1) as north, anna.sit(match, 0) as south:
        bram.delete("/api/me")
        with contextlib.suppress(ConnectionClosed):  # it may have heard already
            north.send({"type": "resign", "id": "late"})
        assert north.wait("closing", "done")["code"] in ("signed-out", "not-your-seat")
        while south.wait("presence")["online"] != [True, False]:
            continue
        assert south.command("ping")["type"] == "pong"
        assert south.snapshot["outcome"] is None
    assert entered(anna.address, match, 1, bram.http.cookies.get("dicefront"), None)["type"] == "closing"


def test_a_key_that_another_server_has_ended_acts_no_more(visitor: Visitors, server: Running) -> None:
    match, _, bram = two_players(visitor)
    with bram.sit(match, 1) as north:
        people = server.server.people

        async def end_elsewhere() -> None:
            """The key goes from the store; this server hears nothing but forgets what it knew in time."""
            person = await people.who(bram.key)
            assert person is not None
            await people.sign_out(bram.key)

        server.do(end_elsewhere())
        north.send({"type": "resign", "id": "late"})
        assert north.wait("closing", "done")["code"] == "signed-out"


def test_signing_out_ends_the_connections_of_that_browser_only(visitor: Visitors) -> None:
    match, _, bram = two_players(visitor)
    bram.post("/api/accounts", {"login": "bram-of-seats", "password": "quite long and odd"})
    phone = visitor()
    phone.post("/api/session", {"login": "bram-of-seats", "password": "quite long and odd"})
    with phone.sit(match, 1) as other, bram.sit(match, 1) as laptop:
        phone.delete("/api/session")
        assert other.wait("closing")["code"] == "signed-out"
        assert laptop.command("offer-draw")["type"] == "done"


# -- matches without spectators -----------------------------------------------------------------


def over(visitor: Visitors, **wishes: Any) -> tuple[str, Visitor, Visitor]:
    """A match that is over."""
    match, anna, bram = two_players(visitor, "crystals", options=SHORT["crystals"], **wishes)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        play_out([south, north], Draw(2), 4)
        assert south.command("resign")["type"] == "done"
        north.until(lambda now: now["outcome"] is not None)
    return match, anna, bram


def test_a_private_match_that_is_over_stays_with_those_who_played_it(visitor: Visitors) -> None:
    match, anna, bram = over(visitor, watch=False)
    eve = visitor()
    study = {"match": match, "title": "How I won", "notes": []}
    kept = bram.post("/api/studies", study)["id"]
    wish = {"entry": 1, "games": 1, "seed": 1}
    for stranger in (eve,):
        for path in ("replay", "replay?seat=all", "positions/1", "log", "luck", "now"):
            stranger.get(f"/api/matches/{match}/{path}", 403)
        stranger.post(f"/api/matches/{match}/branch", {"entry": 1}, 403)
        stranger.post(f"/api/matches/{match}/chances", wish, 403)
        stranger.post("/api/studies", study, 403)
        stranger.put(f"/api/studies/{kept}", study, 403)
        stranger.get(f"/api/studies/{kept}", 403)
    for player in (anna, bram):
        entry = player.get(f"/api/matches/{match}/replay?seat=all")["steps"][1]["entry"]
        player.post(f"/api/matches/{match}/branch", {"entry": entry})
        player.get(f"/api/studies/{kept}")


def test_a_match_with_spectators_can_be_studied_by_everybody_once_it_is_over(visitor: Visitors) -> None:
    match, _, _ = over(visitor)
    eve = visitor()
    entry = eve.get(f"/api/matches/{match}/replay?seat=all")["steps"][1]["entry"]
    eve.post(f"/api/matches/{match}/branch", {"entry": entry})
    kept = eve.post("/api/studies", {"match": match, "title": "Theirs", "notes": []})["id"]
    visitor().get(f"/api/studies/{kept}")


# -- talk ---------------------------------------------------------------------------------------


def test_a_line_of_chat_that_is_sent_twice_is_said_once_and_none_is_lost(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor)
    first = Seat(anna.address, match, 0, 0, anna.key, None)
    for number in range(5):  # before the welcome
        first.send({"type": "say", "id": f"line {number}", "text": f"line {number}"})
    answered = [first.wait("done", "refused") for _ in range(5)]
    assert [(one["type"], one["id"]) for one in answered] == [("done", f"line {n}") for n in range(5)]
    first.close()
    with anna.sit(match, 0) as again:
        assert again.command("say", id="line 4", text="line 4")["type"] == "done"
    with bram.sit(match, 1) as north:
        assert [line["text"] for line in north.welcome["chat"]] == [f"line {number}" for number in range(5)]
