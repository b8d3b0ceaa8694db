"""Windows to react: said once, done on the server from then on, and changed whenever one likes."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.driver import Person
from tests.browser.matches import HERO_GAME, HEROES, between, play_until

ANSWERED = "before => document.querySelector('.table').dataset.number !== before"
WINDOW = ".tag:has-text('reaction')"


def is_asked_to_react(person: Person) -> bool:
    return person.state[1].startswith("chessboard.reroll.") and person.sees(WINDOW)


def armies_of_heroes(invite: Any, **wish: Any) -> list[Person]:
    anna, bram = invite(), invite()
    between(anna, bram, "chessboard", [HEROES, HEROES], options=HERO_GAME, **wish)
    return [anna, bram]


@pytest.fixture
def heroes(invite: Any) -> list[Person]:
    return armies_of_heroes(invite)


def log_of(person: Person) -> str:
    return person.text(".lines")


def test_an_ability_is_used_from_now_on_and_only_its_player_reads_why(invite: Any) -> None:
    heroes = armies_of_heroes(invite, clock={"bank": 3_000, "soft": 300})
    before = [time.monotonic()]

    def is_asked(person: Person) -> bool:
        now = time.monotonic()
        if is_asked_to_react(person):
            return True
        before.append(now)  # not asked yet
        return False

    reacting = play_until(heroes, is_asked)
    other = next(person for person in heroes if person is not reacting)
    number = reacting.state[0]
    early = not reacting.sees("[data-testid=soft]")  # five seconds of peace
    assert early or time.monotonic() - before[-2] > 5
    reacting.page.clock.install()
    reacting.page.clock.fast_forward(6_000)
    reacting.page.wait_for_selector("[data-testid=soft]")
    other.page.wait_for_selector(".prompt .question:has-text('reaction')")
    reacting.page.click("[data-testid=more]")
    reacting.page.click("button:has-text('For this ability')")
    reacting.page.click("[data-ability=react]")
    reacting.page.wait_for_function(
        "before => document.querySelector('.table').dataset.number !== before", arg=number
    )
    reacting.page.wait_for_selector(".lines .auto:has-text('standing choice: Re-roll')")
    told = reacting.page.locator(".lines p:not(.auto)").last.inner_text()
    assert other.until(lambda: told in log_of(other))
    assert "standing choice" not in log_of(other)
    reacting.page.click("[role=tab]:has-text('Reactions')")
    listed = reacting.page.wait_for_selector("[data-order]")
    assert "use it" in listed.inner_text()
    listed.query_selector("button").click()
    reacting.page.wait_for_selector("[data-order]", state="detached")


@pytest.mark.long
def test_passing_for_the_activation_declines_this_window_and_is_listed(heroes: list[Person]) -> None:
    reacting = play_until(heroes, is_asked_to_react)
    number = reacting.state[0]
    reacting.page.click("[data-testid=more]")
    reacting.page.click("[data-pass=activation]")
    reacting.page.wait_for_function(
        "before => document.querySelector('.table').dataset.number !== before", arg=number
    )
    assert "re-rolls" not in log_of(reacting).splitlines()[-1]


def test_conditions_are_set_in_the_panel_and_modes_by_keys(heroes: list[Person]) -> None:
    anna = heroes[0]
    anna.page.click("[data-testid=propose] button:has-text('Show proposals')")
    assert "lost at the end of the round anyway" in anna.text(".reactions li:has([data-propose])")
    anna.page.click("[data-propose='chessboard.reroll.save']")
    proposed = anna.page.wait_for_selector("[data-order='chessboard.reroll.save']")
    assert "at least 50 %" in proposed.inner_text()
    anna.page.click("h3:has-text('Standing choices')")
    for key, mode in (("p", "pass"), ("h", "hold"), ("h", "usual")):
        anna.page.keyboard.press(key)
        anna.page.wait_for_selector(f"input[name=reacting][value={mode}]:checked")
    anna.page.click("summary:has-text('Ask me even so')")
    anna.page.uncheck("label:has-text('one of mine is attacked') input")
    assert not anna.page.is_checked("[data-interrupt=near]")  # no distance was chosen yet
    anna.page.check("[data-interrupt=near]")
    anna.page.fill("label:has-text('Within how far') input", "4")
    anna.page.keyboard.press("Tab")
    anna.page.click("summary:has-text('A new standing choice')")
    anna.page.select_option("label:has-text('When') select", "chessboard.reroll.defence")
    anna.page.select_option("label:has-text('Then') select", "pass")
    anna.page.fill("label:has-text('within a distance') input", "1")
    anna.page.fill("label:has-text('so often') input", "2")
    anna.page.check("label:has-text('only if it sees') input")
    anna.page.fill("label:has-text('have a re-roll left') input", "1")
    anna.page.click("[data-testid=order-add]")
    added = anna.page.wait_for_selector("[data-order='chessboard.reroll.defence']")
    assert (
        "within 1 if it sees the enemy while at least 1 Heroes have a re-roll, 2 times" in added.inner_text()
    )
    anna.page.reload()
    anna.page.wait_for_selector(".table")
    anna.page.click("[role=tab]:has-text('Reactions')")
    anna.page.wait_for_selector("[data-order] >> nth=1")
    assert len(anna.page.query_selector_all("[data-order]")) == 2
    anna.page.click("summary:has-text('Ask me even so')")
    assert not anna.page.is_checked("label:has-text('one of mine is attacked') input")
    assert anna.page.input_value("label:has-text('Within how far') input") == "4"


@pytest.mark.long
def test_a_re_roll_is_offered_on_the_die_with_both_chances(heroes: list[Person]) -> None:
    reacting = play_until(heroes, lambda person: person.state[1].startswith("chessboard.reroll."))
    again = reacting.page.wait_for_selector(".tray [data-die-answer=true]")
    assert "%" in again.inner_text()
    assert "%" in reacting.text(".tray [data-die-answer=false]")
    before = reacting.state
    again.click()
    reacting.wait_for_answer(before)
    reacting.page.wait_for_selector(".tray .die.rerolled")
    play_until(heroes, lambda person: person.sees(".tray .die.success, .tray .die.failure"))


def test_somebody_may_wish_to_be_asked_only_in_some_cases(invite: Any) -> None:
    anna, _ = armies_of_heroes(invite)
    anna.page.click("[role=tab]:has-text('Reactions')")
    anna.page.click("summary:has-text('A new standing choice')")
    anna.page.select_option("label:has-text('Then') select", "calls")
    assert anna.page.is_disabled("[data-testid=order-add]")  # in no case is no wish
    anna.page.check("[data-call=leader]")
    anna.page.check("[data-call=ending]")
    anna.page.click("[data-testid=order-add]")
    listed = anna.page.wait_for_selector("[data-order]").inner_text()
    assert "ask me only when a Hero of mine is attacked or it is my last miniature" in listed
    anna.page.reload()
    anna.page.wait_for_selector(".table")
    anna.page.click("[role=tab]:has-text('Reactions')")
    assert "only when" in anna.page.wait_for_selector("[data-order]").inner_text()  # the server keeps it
