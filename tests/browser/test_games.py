"""Whole games, played by mouse, by keyboard alone, by touch, in Dutch, against the computer."""

from __future__ import annotations

import re
from typing import Any

import pytest

from dicefront.kernel.game import game_ids
from tests.browser.driver import Toucher, Typist


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("chessboard", marks=pytest.mark.long),
        pytest.param("crystals", marks=pytest.mark.long),
        pytest.param("home_raiders", marks=pytest.mark.long),
        pytest.param("spherewars", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_is_played_by_mouse(invite: Any, game: str) -> None:
    anna = invite()
    anna.play_now(game)
    assert anna.play() > 10
    assert anna.text("[data-testid=ending]") in ("You won", "You lost", "A draw")


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.check(27)
def test_a_whole_game_is_played_by_keyboard_alone(invite: Any, game: str) -> None:
    anna = invite(Typist)
    anna.play_now(game)
    assert anna.play() > 10
    anna.page.wait_for_selector("[data-testid=ending]")


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.check(27)
def test_a_whole_game_is_played_by_touch_on_a_phone_in_dutch(invite: Any, game: str) -> None:
    anna = invite(Toucher, language="nl-NL")
    anna.play_now(game)
    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert anna.play() > 10
    assert anna.text("[data-testid=ending]") in ("Je hebt gewonnen", "Je hebt verloren", "Remise")
    assert anna.page.evaluate("document.documentElement.lang") == "nl"
    assert "[" not in anna.text(".prompt")


def test_the_first_minute_leads_to_a_decision_dice_and_their_reason(invite: Any) -> None:
    anna = invite(motion="normal", hints=True)
    anna.open("/")
    anna.page.click("[data-play=chessboard]")  # the first click
    anna.wait_for_turn()
    anna.page.wait_for_selector(".hint")
    anna.decide()  # a target and its attack
    anna.wait_for_turn()
    while not anna.sees(".tray li"):  # dice that fall after the decision
        anna.decide()
        anna.wait_for_turn()
    anna.page.wait_for_selector(".tray .result .why")
    anna.page.click(".tray .result .why")
    card = anna.page.wait_for_selector(".why[role=dialog]")
    assert card.query_selector(".rule") is not None
    card.query_selector(".rule").click()
    anna.page.wait_for_selector(".why[role=dialog] .text a")
    assert anna.decisions <= 8  # those of a minute


def test_the_log_and_the_tray_tell_the_same_faces(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    assert anna.wait_for_turn()
    while not anna.sees(".tray li"):
        anna.decide()
        assert anna.wait_for_turn()
    faces = anna.page.eval_on_selector_all(
        ".tray svg", "list => list.map(one => one.getAttribute('aria-label'))"
    )
    assert faces
    assert all(" shows " in face for face in faces)


def test_the_text_table_offers_what_the_table_offers_in_the_same_order(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    anna.page.click("[role=tab]:has-text('Text table')")

    def count(selector: str) -> int:
        return len(anna.page.query_selector_all(selector))

    def agree() -> bool:
        pieces = max(1, count(".prompt .pieces button"))
        buttons = count(".prompt .buttons button[data-answer]")
        return count(".texttable ol button") == count("[data-spot]") * pieces + buttons > 0

    for _ in range(12):
        assert anna.wait_for_turn()
        assert anna.until(agree)
        before = anna.state
        anna.page.click(".texttable ol button >> nth=0")
        anna.wait_for_answer(before)


def test_what_is_not_possible_says_why_with_the_paragraph(invite: Any) -> None:
    anna = invite()
    anna.play_now("chessboard")
    anna.wait_for_turn()
    anna.page.mouse.click(*anna.middle(".camera svg"))
    refusal = anna.page.wait_for_selector(".refusal")
    assert "CB-" in refusal.inner_text()


def test_a_game_that_brings_nothing_to_the_client_is_played_from_the_list_of_candidates(invite: Any) -> None:
    anna = invite()

    def forget(route: Any) -> None:
        """The registry of games, without one of them."""
        text, count = re.subn(r"id:[`\"']crystals[`\"'],code:", "id:'elsewhere',code:", route.fetch().text())
        assert count == 1
        route.fulfill(body=text, content_type="text/javascript")

    anna.page.route("**/assets/core-*.js", forget)
    anna.play_now("crystals")
    for _ in range(6):
        assert anna.wait_for_turn()
        before = anna.state
        anna.page.click("[data-testid=plain] li button >> nth=0")
        anna.wait_for_answer(before)
    anna.page.wait_for_selector(".lines:has-text('puts the Scout on Start')")
    assert not anna.sees(".camera")
