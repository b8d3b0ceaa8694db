"""Every screen in both languages, both themes and both sizes: nobody is left out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Person, Toucher, serious_issues
from tests.browser.visits import fits, visit

SCREENS = [
    "/",
    "/new",
    "/armies",
    "/armies/spherewars",
    "/maps",
    "/replays",
    "/rules/chessboard",
    "/rules/crystals",
    "/lab",
    "/lab?part=odds&game=spherewars",
    "/lab?part=matchups&game=home_raiders",
    "/lab?part=units&game=chessboard",
    "/lab?part=dice",
    "/rules/crystals/status",
    "/me",
    "/nowhere",
]
DECISIONS = {"spherewars": 24}
"""How many are looked at; a band is set out before anybody acts."""
LONGEST = "/rules/spherewars"
"""Looked at on phones alone: it has as much to look at as all others together."""
LOOKS = [
    pytest.param("en-GB", "light", False, id="English, light, desk"),
    pytest.param("nl-NL", "dark", True, id="Dutch, dark, phone"),
    pytest.param("nl-NL", "light", False, id="Dutch, light, desk", marks=pytest.mark.long),
    pytest.param("en-GB", "dark", False, id="English, dark, desk", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("language", "scheme", "phone"), LOOKS)
def test_no_screen_has_a_serious_issue_lacks_a_text_or_asks_another_site(
    invite: Any, language: str, scheme: str, phone: bool
) -> None:
    anna = invite(Toucher if phone else Person, language=language, scheme=scheme)
    found: list[str] = []
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    for path in [*SCREENS, *[LONGEST] * phone]:
        visit(anna, path)
        found += [f"{path} {issue}" for issue in serious_issues(anna.page)]
        assert fits(anna), path
        text = anna.page.inner_text("body")
        assert "[web." not in text
        assert "[server." not in text
    assert "\n".join(found) == ""
    assert [url for url in asked if not url.startswith((anna.site.address, "data:", "blob:"))] == []


TABLES = [
    pytest.param(game, *look.values, id=f"{game}, {look.id}", marks=[pytest.mark.long] * is_long)
    for game, longs in {
        "chessboard": (True, True),
        "crystals": (True, True),
        "home_raiders": (False, False),
        "spherewars": (True, False),
    }.items()
    for look, is_long in zip(LOOKS[:2], longs, strict=True)
]


@pytest.mark.parametrize(("game", "language", "scheme", "phone"), TABLES)
def test_no_table_has_a_serious_issue(
    invite: Any, game: str, language: str, scheme: str, phone: bool
) -> None:
    anna = invite(Toucher if phone else Person, language=language, scheme=scheme)
    anna.play_now(game)
    found: list[str] = []
    kinds: set[str] = set()
    for _ in range(DECISIONS.get(game, 16)):
        if not anna.wait_for_turn():
            break  # a short match is over
        if anna.state[1] not in kinds:
            kinds.add(anna.state[1])
            found += [f"{anna.state[1]} {issue}" for issue in serious_issues(anna.page)]
        anna.decide()
    assert kinds
    assert "\n".join(found) == ""


def test_text_of_twice_the_size_fits(invite: Any) -> None:
    anna = invite()
    anna.open("/me")
    anna.page.fill("input[type=range]", "200")
    for path in ["/", "/new", "/armies", "/me"]:
        visit(anna, path)
        assert fits(anna), path


def test_what_fails_is_told_made_anew_once_and_reported_with_one_click(invite: Any) -> None:
    anna = invite()
    visit(anna, "/rules/crystals")
    anna.page.evaluate("setTimeout(() => { throw new Error('a handler fails'); })")
    anna.page.click("[data-testid=report]")
    anna.page.wait_for_selector("[role=status]:has-text('It was sent')")
    asked: list[str] = []

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"matches": [{"id": "broken", "game": "crystals"}]})

    anna.page.route("**/api/me/history", answer)
    anna.open("/replays")
    anna.page.wait_for_selector("[data-testid=stumbled]")
    assert len(asked) == 2  # made anew once
    anna.page.click("[data-testid=stumbled] [data-testid=report]")
    anna.page.wait_for_selector("[data-testid=stumbled]:has-text('It was sent')")
    anna.page.unroute("**/api/me/history")
    anna.page.click("[data-testid=stumbled] button:has-text('Reload')")
    anna.page.wait_for_selector("[data-testid=samples]")
    assert anna.errors  # seen, and meant
    anna.errors.clear()
