"""Everything the server says by itself has a message in every language, and nothing else has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dicefront
from dicefront.text.messages import LANGUAGES, entry_name
from tests.text.emitted import messages_of

HOUSE = Path(dicefront.__file__).parent
SOURCES = sorted(
    path
    for folder in (
        HOUSE / "server",
        HOUSE / "parts" / "show",
        *HOUSE.glob("games/*/show"),
        *HOUSE.glob("games/*/rules"),
    )
    for path in folder.rglob("*.py")
)
WHOLE = re.compile(r'"(server\.[a-z0-9_.-]+[a-z0-9])"')
REASONS = re.compile(
    r'(?:Failed\(\s*\d+,\s*|forbid\(\s*|\.close\(\s*(?:[A-Z_]+,\s*)?|close_all\(\s*|Stop\(\s*)"([a-z-]+)"'
)
COMPOSED = [r"server-hook-(unreadable|not-https|private|slow|tls|unreachable|status)"]
"""Messages whose ids are put together; the tests of hooks meet them."""


def named() -> set[str]:
    found: set[str] = set()
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        found |= {entry_name(id_) for id_ in WHOLE.findall(text)}
        found |= {f"server-{reason}" for reason in REASONS.findall(text)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_has_every_message_it_names(language: str) -> None:
    assert sorted(named() - set(messages_of(language, "server.ftl"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_uses_every_message_it_has(language: str) -> None:
    unused = set(messages_of(language, "server.ftl")) - named()
    assert [entry for entry in sorted(unused) if not any(re.fullmatch(one, entry) for one in COMPOSED)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_mails_have_every_message_they_name_and_no_other(language: str) -> None:
    words = (HOUSE / "server" / "post" / "mails.py").read_text(encoding="utf-8")
    used = {entry_name(id_) for id_ in re.findall(r"[\"'](mail\.[a-z-]+)[\"']", words)}
    assert used == set(messages_of(language, "mail.ftl"))
