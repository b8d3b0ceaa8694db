"""Clocks, absence, and being told: nothing happens behind anyone's back."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.driver import LONG, Person
from tests.browser.matches import between

CLOCK = {"bank": 12, "gain": 0}


def asked_and_other(people: list[Person]) -> tuple[Person, Person]:
    until = time.monotonic() + LONG / 1000
    while time.monotonic() < until:
        for person in people:
            if person.state[0]:
                return person, next(one for one in people if one is not person)
        people[0].page.wait_for_timeout(20)
    raise AssertionError("expected somebody to be asked")


@pytest.mark.long
def test_the_clock_warns_at_a_fifth_and_a_tenth_and_the_others_may_claim_the_win(invite: Any) -> None:
    anna, bram = invite(), invite()
    between(anna, bram, "chessboard", options={"preset": "first_game"}, clock=CLOCK)
    slow, other = asked_and_other([anna, bram])
    slow.page.wait_for_selector(".clock[data-urgency='1']")
    slow.page.wait_for_selector("text=a fifth of the time is left")
    assert not other.sees("[data-testid=gone]")
    slow.page.wait_for_selector(".clock[data-urgency='2']")
    gone = other.page.wait_for_selector("[data-testid=gone]")
    assert "has run out" in gone.inner_text()
    other.page.click("text=Claim the win")
    other.page.wait_for_selector("[data-testid=ending]:has-text('You won')")
    slow.page.wait_for_selector("[data-testid=ending]:has-text('You lost')")
    slow.page.wait_for_selector(".lines:has-text('claims the win')")
    assert "gives up" not in slow.text(".lines")


def test_time_is_given_with_one_click(invite: Any) -> None:
    anna, bram = invite(), invite()
    between(anna, bram, "chessboard", options={"preset": "first_game"}, clock={"bank": 1800})
    anna.page.wait_for_selector(".plates li:has-text('Bram') .give")
    anna.page.click(".plates li:has-text('Bram') .give")
    bram.page.wait_for_selector(".lines:has-text('gave 300 seconds to Bram')")
    minutes = int(bram.text(".plates li:has-text('Bram') .clock").split(":")[0])
    assert 30 <= minutes <= 35  # of the half hour, some may be gone


@pytest.mark.long
def test_out_of_time_the_computer_may_play_on(invite: Any) -> None:
    anna, bram = invite(), invite()
    between(anna, bram, "chessboard", options={"preset": "first_game"}, clock={"bank": 3})
    slow, other = asked_and_other([anna, bram])
    other.page.wait_for_selector("[data-testid=gone]")
    other.page.click("text=Let the computer play on")
    other.page.wait_for_selector(".lines:has-text('plays on for')")
    slow.page.wait_for_selector(".plates:has-text('computer')")
    assert slow.text(".plates").count("computer") == 1


def test_the_plate_says_how_long_somebody_has_been_away(invite: Any) -> None:
    anna, bram = invite(), invite()
    between(anna, bram, "chessboard", options={"preset": "first_game"})
    anna.page.wait_for_selector(".plates li:has-text('Bram'):has-text('here')")
    bram.page.close()
    anna.page.wait_for_selector(".plates li:has-text('Bram') >> text=/away \\d+:\\d\\d/")


NOTES = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    window.asked = true;
    return this.permission = "granted";
  }
  constructor(title, more) { window.told.push([title, more.body]); }
  close() {}
};
"""


def test_a_turn_is_announced_in_the_title_the_icon_and_by_the_system_once_it_was_asked_for(
    invite: Any,
) -> None:
    anna, bram = invite(), invite()
    anna.context.add_init_script(NOTES)
    between(anna, bram, "chessboard", options={"preset": "first_game"})
    assert not anna.page.evaluate("window.asked")
    anna.page.click("[aria-label='Table menu']")
    anna.page.check("[data-testid=notify]")
    anna.page.wait_for_function("() => window.asked")
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'})")
    for _ in range(40):
        person, _other = asked_and_other([anna, bram])
        if person is bram:
            anna.page.evaluate("() => { window.told.length = 0; }")
            bram.decide()
            break
        anna.decide()
    anna.page.wait_for_function("() => window.told.length > 0")
    assert anna.page.title() == "Your turn · Dicefront"
    assert anna.page.get_attribute("link[rel=icon]", "href") == "/icon-turn.svg"
