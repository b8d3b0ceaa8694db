"""Ids that nobody can guess."""

from __future__ import annotations

import secrets

import pytest

from dicefront.server.keys import new_id


def test_an_id_begins_with_no_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a prompt it would be taken for an option."""
    drawn = iter(["-ab", "--c", "d-e"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_id() == "d-e"
