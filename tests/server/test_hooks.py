"""Webhooks (C-5): signed, tried again with growing pauses, and never to an address they must not reach."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from dicefront.server.match.clocks import DAY
from dicefront.server.post import hooks
from dicefront.server.post.courier import PAUSES
from dicefront.server.post.hooks import HookFailed, deliver, is_public, problem_with
from tests.server.posting import HOUR, PUBLIC, Site, site, wait_until
from tests.server.serving import PATIENCE, Visitor


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as found:
        yield found


def kinds(place: Site) -> list[str]:
    return [one["kind"] for one in place.hooks.messages]


def test_a_turn_its_reminders_and_the_end_are_posted_each_once(place: Site) -> None:
    match, anna, bram = place.match()
    anna.put("/api/me/hook", {"url": place.hooks.address})
    for days in (0, 0.1, 2.1, 2.2, 3.7, 3.8):
        place.after(days * DAY)
    with bram.sit(match, bram.get(f"/api/matches/{match}")["seat"]) as south:
        south.command("resign")
    place.after(0)
    place.after(HOUR)
    assert kinds(place) == ["hello", "turn", "reminder", "reminder", "over"]
    _, turn, half, tenth, over = place.hooks.messages
    seat = anna.get(f"/api/matches/{match}")["seat"]
    assert turn | {"id": "", "at": 0} == {
        "id": "",
        "kind": "turn",
        "at": 0,
        "url": f"{PUBLIC}/g/{match}",
        "match": match,
        "game": "crystals",
        "seat": seat,
        "players": ["Anna", "Bram"],
        "share": None,
        "left": pytest.approx(4 * DAY, abs=5 * PATIENCE),
        "places": None,
    }
    assert (half["share"], tenth["share"]) == (50, 10)
    assert half["left"] == pytest.approx(1.9 * DAY, abs=5 * PATIENCE)
    assert over["places"][seat] == 1
    assert over["url"] == f"{PUBLIC}/r/{match}"
    assert len({one["id"] for one in place.hooks.messages}) == 5


def test_the_courier_goes_round_by_itself_and_notes_who_is_here(tmp_path: Path) -> None:
    with site(tmp_path, courier_seconds=0.05) as place:
        match, anna, _ = place.match()
        anna.put("/api/me/hook", {"url": place.hooks.address})
        wait_until(lambda: kinds(place) == ["hello", "turn"])
        before = anna.get("/api/me/export")["seen"]
        with anna.sit(match, anna.get(f"/api/matches/{match}")["seat"]):
            wait_until(lambda: last_seen(place, anna) > before)
        assert kinds(place) == ["hello", "turn"]


def last_seen(place: Site, person: Visitor) -> float:
    """When somebody was here, as the store knows it."""
    place.server.server.people.forget(person.get("/api/me")["id"])
    return float(person.get("/api/me/export")["seen"])


def test_messages_are_signed_with_a_secret_that_is_shown_once(place: Site) -> None:
    anna = place.visitor()
    secret = anna.put("/api/me/hook", {"url": place.hooks.address})["secret"]
    assert secret not in anna.http.get("/api/me/channels").text
    place.after(0)
    headers, body = place.hooks.got[0]
    found = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", headers["x-dicefront-signature"])
    assert found is not None
    wanted = hmac.new(secret.encode(), f"{found[1]}.".encode() + body, hashlib.sha256).hexdigest()
    assert found[2] == wanted
    assert headers["content-type"] == "application/json"


def test_a_webhook_that_fails_rests_longer_each_time_and_is_switched_off_in_the_end(place: Site) -> None:
    anna = place.visitor()
    place.hooks.status = 500
    anna.put("/api/me/hook", {"url": place.hooks.address})
    place.after(0)
    at, tries = 0.0, [len(place.hooks.got)]
    for pause in PAUSES:
        place.after(at + pause - 10)
        at += pause + 10
        place.after(at)
        tries.append(len(place.hooks.got))
    assert tries == [1, 2, 3, 4, 5, 6]
    assert len({one["id"] for one in place.hooks.messages}) == 1
    shown = anna.get("/api/me/channels")["hook"]
    assert shown["state"] == "off"
    assert shown["problem"]["id"] == "server.hook-status"
    assert shown["problem"]["args"] == {"status": "500"}
    assert anna.get("/api/me")["hook_off"]
    place.after(10 * DAY)
    assert len(place.hooks.got) == 6
    place.hooks.status = 204
    anna.post("/api/me/hook/again")
    place.after(10 * DAY)
    assert len(place.hooks.got) == 7
    assert anna.get("/api/me/channels")["hook"]["problem"] is None
    assert not anna.get("/api/me")["hook_off"]


def test_a_webhook_that_says_it_is_gone_is_switched_off_at_once(place: Site) -> None:
    anna = place.visitor()
    place.hooks.status = 410
    anna.put("/api/me/hook", {"url": place.hooks.address})
    place.after(0)
    assert anna.get("/api/me/channels")["hook"]["state"] == "off"


def test_no_redirection_is_followed(place: Site) -> None:
    anna = place.visitor()
    place.hooks.status = 307
    anna.put("/api/me/hook", {"url": place.hooks.address})
    place.after(0)
    assert len(place.hooks.got) == 1
    assert anna.get("/api/me/channels")["hook"]["problem"]["args"] == {"status": "307"}


def test_games_are_switched_off_one_by_one_and_the_webhook_is_removed(place: Site) -> None:
    _, anna, _ = place.match()
    anna.put("/api/me/hook", {"url": place.hooks.address})
    anna.put("/api/me/channels", {"hook": ["chessboard"]})
    place.after(0)
    assert kinds(place) == ["hello"]
    anna.put("/api/me/channels", {"hook": ["crystals"]})
    place.after(0)
    assert kinds(place) == ["hello", "turn"]
    anna.delete("/api/me/hook")
    place.after(2.1 * DAY)
    assert kinds(place) == ["hello", "turn"]
    assert anna.get("/api/me/channels")["hook"] is None


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "192.0.0.192",
        "192.0.0.9",
        "192.88.99.1",
        "198.18.0.1",
        "240.0.0.1",
        "fec0::1",
        "fc00::1",
        "64:ff9b:1::1",
        "::127.0.0.1",
        "::808:808",
        "::ffff:192.0.0.192",
        "::ffff:169.254.169.254",
        "3fff::1",
        "5f00::1",
        "100::1",
        "2001:db8::1",
        "2001:0:7f00:1::",
    ],
)
def test_addresses_that_are_not_for_everybody_are_refused(address: str) -> None:
    assert not is_public(address)
    host = f"[{address}]" if ":" in address else address
    assert problem_with(f"https://{host}/", False) == "private"
    with pytest.raises(HookFailed, match="private"):
        asyncio.run(deliver(f"https://{host}:9/", b"", {}, False))


def test_public_addresses_are_fine() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")
    assert problem_with("https://example.org:8443/a?b=c", False) is None


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        ("http://example.org/", "not-https"),
        ("https://localhost/", "private"),
        ("https://a.localhost/", "private"),
        ("https://user:word@example.org/", "unreadable"),
        ("https:///path", "unreadable"),
        ("https://example.org:x/", "unreadable"),
        ("https://exam ple.org/", "unreadable"),
        ("https://example.org/\r\nX: y", "unreadable"),
        ("https://[::1", "unreadable"),
        ("ftp://example.org/", "unreadable"),
        ("https://exämple.org/", "unreadable"),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused(place: Site, target: str, problem: str) -> None:
    assert problem_with(target, False) == problem
    place.server.server.settings.local_hooks = False
    refused = place.visitor().http.put("/api/me/hook", json={"url": target})
    assert refused.status_code == 422
    assert refused.json()["code"] == f"hook-{problem}"


def test_a_name_that_leads_to_a_private_address_is_refused_when_it_is_looked_up() -> None:
    with pytest.raises(HookFailed, match="private"):
        asyncio.run(deliver("https://localhost:9/", b"", {}, False))


def test_a_webhook_is_sent_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name leads elsewhere as soon as it was looked up; nobody looks it up again."""
    looked: list[str] = []
    connected: list[str] = []

    class Loop:
        async def getaddrinfo(self, host: str, port: int, **_: object) -> list[tuple[object, ...]]:
            looked.append(host)
            address = "93.184.216.34" if len(looked) == 1 else "127.0.0.1"
            return [(0, 0, 0, "", (address, port))]

    async def connect(address: str, *_: object, **__: object) -> None:
        connected.append(address)
        raise ConnectionRefusedError

    async def send() -> None:
        parts = urlsplit("https://rebinding.example/")
        await hooks.post(parts, await hooks.look_up(parts, False), b"", {})

    monkeypatch.setattr("dicefront.server.post.hooks.asyncio.get_running_loop", Loop)
    monkeypatch.setattr("dicefront.server.post.hooks.asyncio.open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(send())
    assert (looked, connected) == (["rebinding.example"], ["93.184.216.34"])


def test_without_encryption_nothing_leaves_this_machine() -> None:
    assert problem_with("http://127.0.0.1:8000/", True) is None
    assert problem_with("http://192.168.1.1/", True) == "private"
    with pytest.raises(HookFailed, match="private"):
        asyncio.run(deliver("http://192.0.2.1/", b"", {}, True))


@pytest.mark.parametrize(
    ("answer", "reason"),
    [(b"", "unreachable"), (b"SSH-2.0\r\n", "unreachable"), (b"x" * 100_000, "unreachable"), (None, "slow")],
)
def test_an_answer_that_is_none_ends_soon(
    monkeypatch: pytest.MonkeyPatch, answer: bytes | None, reason: str
) -> None:
    monkeypatch.setattr(hooks, "SECONDS", 0.3 if reason == "slow" else PATIENCE)
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        connection, _ = listening.accept()
        with connection, contextlib.suppress(OSError):  # the other side may have enough before this one ends
            if answer is None:
                connection.recv(10_000)
                connection.recv(1)  # until the other side has enough
            else:
                connection.sendall(answer)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    with pytest.raises(HookFailed, match=reason):
        asyncio.run(deliver(f"http://127.0.0.1:{listening.getsockname()[1]}/", b"{}", {}, True))
    thread.join(PATIENCE)
    listening.close()
