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


@pytest.mark.parametrize(
    "path", ["/api/me/history?game=AAA", f"/api/studies?match={'x' * 200}", "/api/lists?game=AAA"]
)
def test_a_bad_address_is_refused_to_strangers_too(server: Running, path: str) -> None:
    stranger = Visitor(server.address)
    assert stranger.http.get(path).status_code == 400
    stranger.close()
