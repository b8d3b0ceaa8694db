"""Being told elsewhere than on the page: the settings, the pages that mails lead to, and reminders (C-5)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from dicefront.server.match.clocks import DAY
from dicefront.server.settings import STATIC
from dicefront.server.store.schema import matches
from tests.browser.driver import Person, Site
from tests.server.posting import Site as Post
from tests.server.posting import site as post_office
from tests.server.serving import Visitor
from tests.server.sinks import link_in


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    with post_office(tmp_path, static=STATIC) as found:
        yield found


@pytest.fixture
def anna(browser: Any, post: Post, tmp_path: Path) -> Iterator[Person]:
    place = Site(tmp_path)
    place.address = post.server.address
    person = Person(browser, place)
    yield person
    person.leave()
    assert person.errors == []


def test_mail_and_webhook_are_set_up_chosen_per_game_and_ended(anna: Person, post: Post) -> None:
    page = anna.page
    anna.open("/me")
    page.fill("#mail-address", "anna@mail.example")
    page.click("[data-testid=mail] form button")
    page.wait_for_selector("[data-testid=mail]:has-text('on its way to anna@mail.example')")
    page.fill("#hook-url", post.hooks.address)
    page.click("[data-testid=hook] form button")
    assert len(page.input_value("#hook-secret")) == 64
    post.after(0)
    mail = post.mails.mails[0]
    anna.open(f"/confirm/{link_in(mail, 'confirm')}")
    page.click("main button.main")
    page.wait_for_selector("text=anna@mail.example is confirmed")
    anna.open("/me")
    page.wait_for_selector("text=Mail goes to anna@mail.example")
    assert not anna.sees("#hook-secret")
    with page.expect_response("**/api/me/channels"):
        page.uncheck("[aria-label='Crystals: Mail']")
    anna.open("/me")
    page.wait_for_selector("[aria-label='Crystals: Mail']:not(:checked)")
    assert page.is_checked("[aria-label='Crystals: Webhook']")
    page.click("[data-testid=hook] [data-testid=remove]")
    page.wait_for_selector("#hook-url")
    anna.open(f"/unsubscribe/{link_in(mail, 'unsubscribe')}")
    page.wait_for_selector("text=You get no more mail")
    anna.open("/me")
    page.wait_for_selector("#mail-address")


def test_an_open_page_reminds_once_when_half_of_the_time_is_gone(anna: Person, post: Post) -> None:
    match, asked, _ = post.match()
    begin_earlier(post, match, 2.5 * DAY)
    wear(anna, asked)
    told = "text=Half of your time is gone in your game against"
    anna.open("/rules/crystals")
    anna.page.wait_for_selector(told)
    anna.open("/me")
    anna.page.wait_for_selector(".turns")  # the lobby has been told
    assert not anna.sees(told)


def begin_earlier(post: Post, match: str, seconds: float) -> None:
    """Let the time for all decisions of a match have begun so much earlier."""
    waits = [list(one) for one in msgspec.to_builtins(post.server.server.hall.matches[match].row.waits)]
    for wait in waits:
        wait[4] -= seconds
    change = update(matches).where(matches.c.id == match).values(waits=msgspec.json.encode(waits).decode())
    post.server.do(post.server.server.store.write(lambda connection: connection.execute(change).rowcount))


def wear(person: Person, visitor: Visitor) -> None:
    """The browser is that of a visitor."""
    cookie = {"name": "dicefront", "value": visitor.key, "url": visitor.address}
    person.context.add_cookies([cookie])
