"""Settings that reach the table, and texts of any length."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.driver import Person, Toucher
from tests.browser.test_screens import SCREENS
from tests.browser.visits import fits, visit


def longer(source: str) -> str:
    """The messages of a built text, each two fifths longer, as some language may need."""

    def stretch(line: re.Match[str]) -> str:
        words = re.sub(r"\{[^}]*\}", "", line[2])
        return f"{line[1]}{line[2]} {'ë' * max(1, round(len(words) * 0.4))}"

    return re.sub(r"^([a-z][\w-]* = )([^{\n]+|[^\n]*\})$", stretch, source, flags=re.MULTILINE)


def test_texts_are_made_longer_by_two_fifths() -> None:
    assert longer("web-menu = Menukaarten\n") == "web-menu = Menukaarten ëëëë\n"


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_language_with_longer_texts_fits_every_screen(invite: Any, phone: bool) -> None:
    anna: Person = invite(Toucher if phone else Person)

    def stretch(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=longer(answer.text()))

    anna.context.route(re.compile(r"/assets/(web|lobby|replay|labpage|builder|table)-[\w-]+\.js$"), stretch)
    for path in SCREENS:
        visit(anna, path)
        assert "ëë" in anna.text("body"), path
        assert fits(anna), path
        cut = anna.page.evaluate(
            """() => [...document.querySelectorAll('button, .button, label, h1, h2')]
                .filter((one) => one.offsetParent && !one.matches('.hidden-text'))
                .filter((one) => getComputedStyle(one).overflowX === 'hidden')
                .filter((one) => one.scrollWidth > one.clientWidth + 1)
                .map((one) => one.innerText)"""
        )
        assert cut == [], path
    anna.play_now("chessboard")
    anna.wait_for_turn()
    assert fits(anna)


def test_lengths_are_told_in_centimetres_if_wished(invite: Any) -> None:
    anna = invite()
    anna.open("/me")
    anna.page.select_option("label:has-text('Lengths on the table') select", "cm")
    anna.play_now("home_raiders")
    for _ in range(20):
        assert anna.wait_for_turn()
        drawn = anna.page.eval_on_selector_all(
            ".table text, .table li, .table p", "all => all.map(one => one.textContent)"
        )
        if any(re.search(r"\d cm", text) for text in drawn):
            assert not any("″" in text for text in drawn)
            assert "61.0 by 61.0 centimetres" in anna.text(".lines")
            return
        anna.decide()
    raise AssertionError("expected a length in centimetres on the table, got none")


def test_somebody_who_talks_too_much_is_muted_and_phrases_are_enough(invite: Any) -> None:
    anna, bram = invite(), invite()
    anna.open("/new/crystals")
    anna.page.check("input[name=who][value=link]")
    anna.page.click("[data-testid=start]")
    bram.page.goto(anna.page.wait_for_selector("[data-testid=seat-link]").input_value())
    bram.page.fill("#name", "Bram")
    bram.page.click("[data-testid=sit]")
    for person in (anna, bram):
        person.page.wait_for_selector(".table")
    # A guest is called by the name that was given.
    bram.page.wait_for_selector("header .person:has-text('Bram')", state="attached")
    bram.page.click("button:has-text('Chat')")
    bram.page.fill("#chat-text", "I always win")
    bram.page.keyboard.press("Enter")
    line = ".chat .lines >> text=I always win"
    new = anna.page.wait_for_selector("[data-testid=unread]")
    assert new.get_attribute("aria-label") == "1 new message"
    anna.page.click("button:has-text('Chat')")
    anna.page.wait_for_selector("[data-testid=unread]", state="detached")
    anna.page.wait_for_selector(line)
    anna.page.click("[data-mute=Bram]")
    anna.page.wait_for_selector(line, state="detached")
    anna.page.click("[data-mute=Bram]")
    anna.page.wait_for_selector(line)
    bram.page.wait_for_selector(line)
    assert not bram.sees("[data-mute=Bram]")  # nobody is to mute or report themselves
    bram.page.click(".chat button:has-text('Well played')")
    anna.page.wait_for_selector(".chat .lines >> text=Well played")
    table = anna.page.url
    anna.open("/me")
    anna.page.select_option("label:has-text('Chat') select", "presets")
    anna.page.goto(table)
    anna.page.click("button:has-text('Chat')")
    anna.page.wait_for_selector(".chat .lines >> text=Well played")
    assert not anna.sees(line)
    assert not anna.sees("#chat-text")


def test_an_account_lists_its_devices_signs_them_out_and_gets_another_password(invite: Any) -> None:
    anna, phone = invite(), invite(language="nl-NL", phone=True)
    anna.open("/me")
    anna.page.fill("input[autocomplete=username]", "anna.browser")
    anna.page.fill("input[autocomplete=current-password]", "12345678")
    anna.page.click("text=Make an account")
    anna.page.wait_for_selector("text=A password needs at least 10 characters.")
    anna.page.fill("input[autocomplete=current-password]", "correct horse")
    anna.page.click("text=Make an account")
    anna.page.wait_for_selector("[data-testid=devices] li")
    phone.open("/me")
    phone.page.fill("input[autocomplete=username]", "anna.browser")
    phone.page.fill("input[autocomplete=current-password]", "correct horse")
    phone.page.click("form button.main")
    phone.page.wait_for_selector("[data-testid=devices] li:nth-child(2)")
    anna.page.reload()
    anna.page.click("[data-testid=devices] button")
    anna.page.wait_for_selector("[data-testid=devices] li:nth-child(2)", state="detached")
    phone.page.reload()
    phone.page.wait_for_selector("text=Account maken")
    anna.page.fill("input[autocomplete=current-password]", "correct horse")
    anna.page.fill("input[autocomplete=new-password]", "battery staple")
    anna.page.click("form button:has-text('Change the password')")
    anna.page.wait_for_selector("text=The password is changed.")
