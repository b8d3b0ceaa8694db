"""One server and one browser for all tests of the client.

They need Chromium, the package playwright and the built client.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.asking import ASKER
from tests.browser.driver import Person, Site, chromium, missing, start_browser
from tests.browser.hands import HANDS
from tests.browser.matches import from_sample
from tests.parts import leave_out

Invite = Callable[..., Any]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not chromium():
        leave_out("Chromium")
    assert not missing(), "for the tests in the browser there is no " + ", no ".join(missing())
    running = Site(Path(tmp_path_factory.mktemp("site")))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if not chromium():
        leave_out("Chromium")
    found, running = start_browser()
    yield found
    found.close()
    running.stop()


@pytest.fixture
def invite(browser: Any, site: Site) -> Iterator[Invite]:
    """Invites a person; at the end nobody may have seen an error of the page."""
    people: list[Person] = []

    def come(kind: type[Person] = Person, **more: Any) -> Person:
        person = kind(browser, site, **more)
        people.append(person)
        return person

    yield come
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.leave()
    assert errors == []


def seated(browser: Any, site: Site, hand: str, game: str, kind: str) -> Iterator[Person]:
    """Somebody at a match, with one page for all gestures; at the end there may be no error of the page."""
    person = HANDS[hand](browser, site)
    person.context.add_init_script(ASKER)
    from_sample(person, game, kind)
    yield person
    errors = person.errors
    person.leave()
    assert errors == []


@pytest.fixture(scope="module", params=list(HANDS))
def anna(request: pytest.FixtureRequest, browser: Any, site: Site) -> Iterator[Person]:
    """Somebody at a measured table, that of Home Raiders."""
    yield from seated(browser, site, request.param, "home_raiders", "home_raiders.turn.activate")


@pytest.fixture(scope="module", params=list(HANDS))
def bea(request: pytest.FixtureRequest, browser: Any, site: Site) -> Iterator[Person]:
    """Somebody at a board, that of Chessboard Skirmish."""
    yield from seated(browser, site, request.param, "chessboard", "chessboard.turn.move")


@pytest.fixture(scope="module", params=list(HANDS))
def clara(request: pytest.FixtureRequest, browser: Any, site: Site) -> Iterator[Person]:
    """Somebody who goes from match to match with one page."""
    person = HANDS[request.param](browser, site)
    yield person
    errors = person.errors
    person.leave()
    assert errors == []
