"""Sentences on the screens that were wrong once: they are looked at in both languages."""

from __future__ import annotations

import pytest

from dicefront.text.messages import LANGUAGES, Messages
from tests.text.emitted import FILES, path_in


def test_whose_turn_it_is_is_told_in_a_sentence() -> None:
    assert Messages("nl").text("web.your-turn-badge", {"count": 1}) == "Jij bent aan de beurt"
    assert Messages("nl").text("web.your-turn-badge", {"count": 2}) == "In 2 partijen aan de beurt"
    assert Messages("en").text("web.your-turn-badge", {"count": 2}) == "Your turn in 2 games"


HINTS = (
    "web.hint-select",
    "web.hint-move",
    "crystals.web.hint-move",
    "home_raiders.web.hint-piece",
    "home_raiders.web.hint-path",
    "home_raiders.web.hint-place",
)


@pytest.mark.parametrize("hint", HINTS)
def test_a_finger_taps_and_a_mouse_clicks(hint: str) -> None:
    for language, taps, clicks in (("en", "Tap ", "Click "), ("nl", "Tik ", "Klik ")):
        words = Messages(language)
        assert words.text(hint, {"touch": True}).startswith(taps)
        assert words.text(hint, {"touch": False}).startswith(clicks)


def test_the_call_of_the_die_has_the_words_of_its_question() -> None:
    dutch = Messages("nl")
    asked = dutch.text("home_raiders.setup.call", {})
    assert dutch.text("home_raiders.call.blank", {}) in asked
    assert dutch.text("home_raiders.call.ace", {}).lower() in asked.lower()


def test_a_sealed_choice_reads_like_no_leak() -> None:
    told = Messages("en").text("server.sealed", {"player": "Player 2", "number": 1, "fingerprint": ""})
    assert told == "Player 2 made a secret choice (seal 1 of this game)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pool_without_dice_is_told_without_a_gap(language: str) -> None:
    for kind in ("spirit", "defence", "melee"):
        told = Messages(language).text(
            "home_raiders.web.no-dice", {"type": kind, "character": "Sal", "total": 0}
        )
        assert ": ," not in told
        assert told.endswith("0.")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the next Close combat attack"), ("nl", "de volgende hand tot hand aanval")],
)
def test_a_grapple_lasts_for_one_attack(language: str, words: str) -> None:
    named = {"success": True, "character": "Sal", "target": "Rag"}
    told = Messages(language).text("home_raiders.grapple-tried", named)
    assert words in told


def test_dutch_screens_split_no_compound() -> None:
    for file in FILES:
        assert "vecht ruimte" not in path_in("nl", file).read_text(encoding="utf-8"), file
