"""Tables with several people: one screen, two browsers by a link, spectators, cuts, replays."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.driver import Person, Site
from tests.browser.matches import between, match_of, play_until
from tests.browser.test_table import danger_of_somebody
from tests.browser.visits import wait_for_change
from tests.server.serving import free_port


def set_up(person: Person, who: str, game: str = "chessboard") -> None:
    """A short game from the page for new games."""
    person.open(f"/new/{game}")
    person.page.check(f"input[name=who][value={who}]")
    if game == "chessboard":
        person.page.select_option("label:has-text('Scenario') select", "survival")
    elif game == "crystals":
        person.page.select_option("label:has-text('Side length') select", "3")
        person.page.select_option("label:has-text('Crystals to win') select", "2")
    person.page.click("[data-testid=start]")


def test_two_people_at_one_screen_hand_it_over_for_what_is_private(invite: Any) -> None:
    both = invite()
    set_up(both, "here")
    both.page.wait_for_selector("[data-testid=look]")
    covered = both.page.evaluate("document.elementFromPoint(400, 400).closest('.cover') !== null")
    assert covered
    for _ in range(16):
        assert both.wait_for_turn()
        both.decide()
    assert both.decisions > 8


@pytest.mark.long
def test_two_people_play_a_whole_game_at_one_screen(invite: Any) -> None:
    both = invite()
    set_up(both, "here")
    assert both.play() > 20
    assert re.fullmatch(r"\w+ won|A draw", both.text("[data-testid=ending]"))


@pytest.mark.long
@pytest.mark.parametrize("game", ["chessboard", "crystals"])
def test_two_people_play_a_whole_game_in_two_browsers_by_a_link(invite: Any, game: str) -> None:
    anna, bram = invite(), invite(language="nl-NL")
    set_up(anna, "link", game)
    link = anna.page.wait_for_selector("[data-testid=seat-link]").input_value()
    bram.page.goto(link)
    bram.page.fill("#name", "Bram")
    bram.page.click("[data-testid=sit]")
    bram.page.wait_for_selector(".table")
    anna.page.wait_for_selector(".table")
    for _ in range(4000):
        if anna.state[2] and bram.state[2]:
            break
        for person in (anna, bram):
            if person.state[0]:
                person.decide()
        anna.page.wait_for_timeout(20)
    anna.page.wait_for_selector("[data-testid=ending]")
    assert {anna.text("[data-testid=ending]"), bram.text("[data-testid=ending]")} in (
        {"You won", "Je hebt verloren"},
        {"You lost", "Je hebt gewonnen"},
        {"A draw", "Remise"},
    )
    assert "Bram" in anna.text(".plates")


def test_a_spectator_sees_the_table_and_is_asked_nothing(invite: Any) -> None:
    anna, cleo = invite(), invite()
    anna.play_now("chessboard")
    anna.wait_for_turn()
    cleo.page.goto(anna.page.url)
    cleo.page.wait_for_selector(".table")
    for _ in range(4):
        assert anna.wait_for_turn()
        anna.decide()
    cleo.page.wait_for_selector("[data-mini]")
    assert not cleo.sees("[data-spot]")
    anna.page.wait_for_selector("text=1 watching")


def test_a_player_goes_on_on_another_device_until_the_link_is_ended(invite: Any) -> None:
    anna, bram, phone = invite(), invite(), invite(language="nl-NL")
    match = between(anna, bram, "chessboard")
    play_until([anna, bram], lambda one: one is bram and one.state[0] != "")
    bram.page.click("[aria-label='Table menu']")
    bram.page.click("[data-testid=device]")
    assert "A new link replaces an earlier one." in bram.text("[role=dialog]")
    bram.page.click("[data-testid=device-make]")
    link = bram.page.wait_for_selector("[data-testid=device-link]").input_value()
    bram.page.click("[role=dialog] button:has-text('QR code')")
    bram.page.wait_for_selector("[role=dialog] svg[aria-label='QR code of the link']")
    assert phone.context.cookies() == []
    phone.page.goto(link)
    phone.page.wait_for_selector(".table[data-seat='1']")
    assert match_of(phone) == match
    bram.page.wait_for_selector("[data-testid=elsewhere]")
    assert phone.wait_for_turn()
    phone.decide()
    play_until([anna, phone], lambda one: one is phone and one.state[0] != "")
    phone.page.click("[aria-label='Menu van de tafel']")
    phone.page.wait_for_selector("text=Opgeven")
    assert not phone.sees("[data-testid=device]")  # the link plays the seat and makes no other links
    bram.page.click("[data-testid=device-end]")
    bram.page.wait_for_selector("[role=dialog] >> text=No link opens your seat now.")
    assert not bram.sees("[data-testid=device-link]")
    phone.page.wait_for_selector("[data-testid=sent-off]:has-text('De link naar deze plaats is beëindigd.')")
    phone.page.wait_for_selector(".table[data-number='']")  # and is asked nothing


def press_again(person: Person) -> None:
    """Connect again; the page also tries by itself, so that the button may be gone by now."""
    person.page.evaluate("document.querySelector('.banner button')?.click()")
    person.page.wait_for_selector(".banner", state="detached")


def test_after_a_cut_the_match_goes_on_and_nothing_is_asked_twice(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    for _ in range(5):
        assert anna.wait_for_turn()
        anna.decide()
        anna.page.evaluate("() => { window.cut = true; for (const one of sockets) one.close(); }")
        anna.page.wait_for_selector(".banner")
        anna.page.evaluate("() => { window.cut = false; }")
        press_again(anna)
    assert anna.wait_for_turn()
    lines = anna.page.eval_on_selector_all(".lines p", "list => list.map(one => one.innerText)")
    deployed = [line for line in lines if "deploys" in line]
    assert len(deployed) == len(set(deployed))


def test_a_server_that_is_killed_comes_back_with_the_match(invite: Any, browser: Any, tmp_path: Any) -> None:
    site = Site(tmp_path)
    site.address = f"http://127.0.0.1:{free_port()}"  # nobody takes it while the server is down
    site.start()
    try:
        anna = Person(browser, site)
        anna.play_now("chessboard")
        for _ in range(3):
            assert anna.wait_for_turn()
            anna.decide()
        assert anna.wait_for_turn()
        before = anna.text(".lines")
        site.kill()
        anna.page.wait_for_selector(".banner")
        site.start()
        press_again(anna)
        assert anna.text(".lines").startswith(before[:200])
        assert anna.wait_for_turn()
        anna.decide()
        anna.leave()
    finally:
        site.stop()


def given_up(person: Person, decisions: int = 12, game: str = "chessboard", own_secret: bool = False) -> None:
    """A match that is over: some decisions, then the player gives up if it goes on.

    The page mixes a secret of its own into the dice if it sets up the match itself.
    """
    if own_secret:
        person.first_fight(game)
    else:
        person.play_now(game)
    for _ in range(decisions):
        if not person.wait_for_turn():
            break
        person.decide()
    if person.wait_for_turn():
        give_up(person)
    person.page.wait_for_selector("[data-testid=ending]")


def give_up(person: Person) -> None:
    """End a match."""
    person.page.click("[aria-label='Table menu']")
    person.page.click("text=Give up")
    person.page.click("text=Really give up")
    person.page.wait_for_selector("[data-testid=ending]")
    assert person.text("[data-testid=headline]").endswith(" won")
    assert not person.sees(".plates li.turn")  # nobody is to act any more


def test_nobody_is_in_danger_any_more_once_a_match_is_over(invite: Any) -> None:
    anna = invite()
    anna.play_now("crystals")
    play_until([anna], lambda person: person.state[1] == "crystals.turn.move")
    assert "%" in danger_of_somebody(anna)
    give_up(anna)
    anna.page.wait_for_selector("[data-testid=danger]", state="detached")


def test_a_replay_is_scrubbed_checked_and_played_on_from_any_position(invite: Any) -> None:
    anna = invite()
    given_up(anna)
    anna.page.click(".ending a:has-text('Replay')")
    anna.page.wait_for_selector("[data-testid=timeline]")
    anna.page.keyboard.press("End")
    anna.page.wait_for_selector("text=gives up >> nth=0")
    last = anna.text("[data-testid=position]")
    anna.page.keyboard.press("ArrowLeft")
    wait_for_change(anna, "[data-testid=position]", last)
    before = anna.page.url
    anna.page.fill("[data-testid=timeline]", "6")
    anna.page.wait_for_function("before => location.href !== before", arg=before)
    here = anna.page.url
    assert "#" in here
    anna.page.goto(here)
    assert anna.until(lambda: anna.page.input_value("[data-testid=timeline]") == "6")
    anna.page.click("summary:has-text('Check the dice')")
    anna.page.click("button:has-text('Check') >> nth=-1")
    assert "come from the key" in anna.page.wait_for_selector("[data-testid=verdict]").inner_text()
    anna.page.click("[data-testid=branch]")
    anna.page.click("[data-testid=branch-start]")
    anna.page.wait_for_selector(".table")
    assert anna.wait_for_turn()


def test_what_was_done_can_be_undone_until_dice_fall(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    while anna.state[1] != "chessboard.turn.activate":
        assert anna.wait_for_turn()
        if anna.state[1] != "chessboard.turn.activate":
            anna.decide()
    before = anna.state
    chosen = anna.best_spot()
    anna.choose(chosen)
    anna.page.wait_for_selector("[data-testid=commit]")
    assert anna.state == before  # selected, not yet decided
    anna.choose(chosen)
    anna.wait_for_answer(before)
    assert anna.wait_for_turn()
    assert anna.state[1] == "chessboard.turn.move"
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("[data-asked='chessboard.turn.activate']")


def test_the_language_changes_without_loading_the_page_again(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    assert anna.wait_for_turn()
    anna.page.evaluate("window.same = true")
    anna.page.click("[data-testid=site-menu]")
    anna.page.click("header button[lang=nl]")
    anna.page.wait_for_selector("text=Welke miniatuur komt waar")
    assert anna.page.evaluate("window.same")
