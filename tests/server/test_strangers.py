"""Visitors whom the server does not know yet."""

from __future__ import annotations

import pytest

from tests.server.serving import Running, Visitor


@pytest.mark.parametrize("path", ["/api/me/history", "/api/studies", "/api/experiments", "/api/lists"])
def test_reading_makes_nobody_a_guest(server: Running, path: str) -> None:
    """A page reads these beside ``/api/me``: two guests at once would be one too many."""
    stranger = Visitor(server.address)
    assert next(iter(stranger.get(path).values())) == []
    assert stranger.http.cookies.get("dicefront") is None
    stranger.get("/api/me")
    assert stranger.key
    stranger.close()


@pytest.mark.parametrize("path", ["/api/friends", "/api/me/away", "/api/me/channels", "/api/me/devices"])
def test_reading_about_oneself_makes_nobody_a_guest(server: Running, path: str) -> None:
    """The page of the settings reads these, and may be the first that somebody opens."""
    stranger, guest = Visitor(server.address), Visitor(server.address)
    found = stranger.get(path)
    assert stranger.http.cookies.get("dicefront") is None
    guest.get("/api/me")
    assert found.keys() == guest.get(path).keys()
    for one in (stranger, guest):
        one.close()


def test_who_merely_looks_at_a_match_has_no_friends_there(server: Running) -> None:
    stranger, host = Visitor(server.address), Visitor(server.address)
    match = host.new_match("crystals")["match"]["id"]
    assert stranger.get(f"/api/matches/{match}/friends") == {"friends": [], "possible": []}
    assert stranger.http.cookies.get("dicefront") is None
    for one in (stranger, host):
        one.close()


@pytest.mark.parametrize(
    "path", ["/api/me/history?game=AAA", f"/api/studies?match={'x' * 200}", "/api/lists?game=AAA"]
)
def test_a_bad_address_is_refused_to_strangers_too(server: Running, path: str) -> None:
    stranger = Visitor(server.address)
    assert stranger.http.get(path).status_code == 400
    stranger.close()
