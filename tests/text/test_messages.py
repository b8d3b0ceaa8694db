"""Messages: ids in, sentences out."""

from __future__ import annotations

import pytest

from dicefront.text.messages import LANGUAGES, Messages, choose_language, preferred_language


def test_a_message_takes_its_arguments_in_both_languages() -> None:
    args = {"distance": 5, "mini": "d8", "move": 4}
    assert Messages("en").text("chessboard.move.too_far", args) == "Too far: 5 steps, d8 can make 4."
    assert Messages("nl").text("chessboard.move.too_far", args) == "Te ver: 5 stappen, d8 kan er 4 zetten."


def test_a_missing_message_shows_its_id() -> None:
    assert Messages("nl").text("chessboard.no.such") == "[chessboard.no.such]"
    assert Messages("en").text("nogame.no.such") == "[nogame.no.such]"
    assert not Messages("en").has("chessboard.no.such")
    assert Messages("en").has("chessboard.moved")


def test_no_marks_for_writing_directions_get_into_the_terminal() -> None:
    text = Messages("en").text("kernel.resigned", {"player": "South"})
    assert text == "South gives up."
    assert text.isascii()


def test_plurals_follow_the_language() -> None:
    english, dutch = Messages("en"), Messages("nl")
    assert "1 miniature," in english.text("chessboard.army.too_small", {"size": 1, "least": 5})
    assert "2 miniatures," in english.text("chessboard.army.too_small", {"size": 2, "least": 5})
    assert "1 miniatuur," in dutch.text("chessboard.army.too_small", {"size": 1, "least": 5})
    assert "2 miniaturen," in dutch.text("chessboard.army.too_small", {"size": 2, "least": 5})


def test_truth_lists_and_nothing_become_words() -> None:
    english = Messages("en")
    assert "accepts" in english.text("kernel.draw-answered", {"player": "North", "accepted": True})
    assert "declines" in english.text("kernel.draw-answered", {"player": "North", "accepted": False})
    assert english.text("chessboard.obstacles-set", {"spaces": ["c3", "d4"]}) == "Obstacles: c3, d4"
    assert english.text("chessboard.obstacles-set", {"spaces": None}) == "Obstacles: -"


def test_nobody_wins_a_draw() -> None:
    end = {"winner": -1, "reason": "both agreed", "rule": "CB-END-03"}
    assert Messages("en").text("chessboard.game-ended", end) == "The game is drawn: both agreed (CB-END-03)"
    assert Messages("nl").text("chessboard.game-ended", {**end, "winner": "Zuid"}).startswith("Zuid wint")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl-BE"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "nl_NL@euro"}, "nl"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "nl_NL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "en_GB", "DICEFRONT_LANG": "nl"}, "nl"),
        ({"LC_ALL": "nl_NL", "DICEFRONT_LANG": "xx"}, "nl"),
    ],
)
def test_the_locale_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_chosen_language_goes_before_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DICEFRONT_LANG", "en")
    choose_language("nl")
    try:
        assert preferred_language() == "nl"
        assert Messages().language == "nl"
    finally:
        choose_language(None)
    assert preferred_language() == "en"


def test_there_are_two_languages() -> None:
    assert LANGUAGES == ["en", "nl"]
