"""What two people ask each other at the table, and the one connection that every page has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Person
from tests.browser.matches import between, play_until

MENU = ".plates .menu > button"


def from_menu(person: Person, *words: str) -> None:
    person.page.click(MENU)
    for word in words:
        person.page.click(f".menu .card button:has-text('{word}')")


def both_read(people: list[Person], selector: str, words: str) -> None:
    """Asker and asked read the same words."""
    for person in people:
        person.page.wait_for_selector(f"{selector}:text-is('{words}')")


@pytest.mark.check(29)
def test_asker_and_asked_read_the_same_words(invite: Any) -> None:
    anna, bram = invite(), invite()
    between(anna, bram, "crystals", options={"players": 2, "side_length": 3})
    assert [person.page.evaluate("sockets.length") for person in (anna, bram)] == [1, 1]
    mover = play_until([anna, bram], lambda person: person.state[1] == "crystals.turn.move")
    mover.decide()
    from_menu(anna, "Ask to take back")
    words = "Anna asks to take back. The answer of Bram is not here yet."
    both_read([anna, bram], "[data-testid=back-open] span", words)
    bram.page.click("[data-testid=back-open] button:has-text('No') >> nth=0")
    refused = "Bram does not want to take back: the game goes on."
    both_read([anna, bram], "[data-testid=back-refused]", refused)
    from_menu(anna, "Ask to take back")
    bram.page.click("[data-testid=back-open] button:has-text('Yes')")
    for person in (anna, bram):
        person.page.wait_for_selector("text=It was taken back: everybody agreed.")
        assert not person.sees("[data-testid=back-refused]")

    from_menu(anna, "Give up", "Really give up")
    first = anna.page.url
    for person in (anna, bram):  # the bar and the dock say the same
        person.page.wait_for_selector(".ending")
        assert person.text("[data-testid=headline]") == person.text(".prompt .question") == "Bram won"
    anna.page.click(".ending button:has-text('Rematch')")
    words = "A rematch? Anna has agreed, Bram is asked."
    both_read([anna, bram], "[data-testid=rematch] span", words)
    assert anna.page.url == first  # who asks waits here
    bram.page.click("[data-testid=rematch] button:has-text('Decline')")
    both_read([anna, bram], "[data-testid=rematch] span", "Bram does not want a rematch now.")
    bram.page.click(".ending button:has-text('Rematch')")
    anna.page.click("[data-testid=rematch] button:has-text('Accept')")
    for person in (anna, bram):
        person.page.wait_for_function("first => location.href !== first", arg=first)
        person.page.wait_for_selector(".table[data-over=false]")
    assert anna.page.url == bram.page.url


def test_a_page_that_is_refused_says_so_and_connects_again(invite: Any) -> None:
    anna = invite(language="nl-NL")
    anna.open("/")
    anna.page.wait_for_selector("[data-play]")
    filled = """async () => {
      window.many = [];
      for (let number = 0; number < 40; number += 1) {
        const socket = new WebSocket(`ws://${location.host}/api/lobby/socket`);
        many.push(socket);
        const end = await new Promise((done) => {
          socket.onmessage = () => done("");
          socket.onclose = (event) => done(event.reason);
        });
        if (end) return end;
      }
      return "never";
    }"""
    assert anna.page.evaluate(filled) == "too-many-sockets"
    other = anna.context.new_page()
    other.goto(anna.page.url)
    said = other.wait_for_selector("[data-testid=refused]:has-text('te veel')").inner_text()
    assert "Poging" in said
    anna.page.evaluate("() => { for (const one of many) one.close(); }")
    other.wait_for_selector("[data-testid=refused]", state="detached")


def test_a_new_visitor_who_is_quick_becomes_one_guest(invite: Any) -> None:
    anna, known = invite(), invite()
    known.open("/")
    known.page.wait_for_selector("header .person:has-text('Guest')")
    guest = known.request("GET", "/api/me")["data"]
    key = next(one["value"] for one in known.context.cookies() if one["name"] == "dicefront")
    held: list[Any] = []
    anna.page.route("**/api/me", lambda route: held.append(route))  # noqa: PLW0108 - it must be a function
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.method))
    anna.open("/")
    anna.page.click("[data-play=crystals]")
    assert anna.until(lambda: held)
    anna.page.wait_for_selector("[data-play=crystals][disabled]")
    anna.page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    assert "POST" not in asked  # a match that was set up now would belong to another guest
    cookie = f"dicefront={key}; Path=/; HttpOnly; SameSite=Lax"
    held[0].fulfill(json=guest, headers={"Set-Cookie": cookie})
    anna.page.wait_for_selector(".table")
    assert anna.page.get_attribute(".table", "data-seat") == "0"
