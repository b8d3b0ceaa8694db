"""Colours and progress bars: on a terminal only, and not against the reader's wish."""

from __future__ import annotations

import sys
from fractions import Fraction

import pytest

from dicefront.parts.terminal.output import EVERY, Pace, is_coloured, number, percent, progress, tinted
from dicefront.text.messages import choose_language


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_colours_are_for_terminals(terminal: None) -> None:
    assert is_coloured()
    assert tinted("red", "red") == "\x1b[31mred\x1b[0m"


def test_no_color_is_respected(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert tinted("red", "red") == "red"


def test_a_file_gets_no_colours(terminal: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert tinted("red", "red") == "red"


def test_no_progress_is_shown_outside_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("games", 3) as advance:
        advance(1)
    assert capsys.readouterr() == ("", "")


def test_progress_is_shown_on_a_terminal_unless_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    with progress("games", 3, quiet=True) as advance:
        advance(1)
    assert capsys.readouterr().err == ""
    with progress("games", 3) as advance:
        advance(3)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "games" in captured.err


def test_numbers_follow_the_language() -> None:
    try:
        choose_language("en")
        assert (number(4.25, 1), percent(Fraction(5, 8))) == ("4.2", "62.50 %")
        choose_language("nl")
        assert (number(4.25, 1), percent(Fraction(5, 8))) == ("4,2", "62,50%")
    finally:
        choose_language(None)


def test_long_work_tells_its_rate_and_the_time_left_into_a_file() -> None:
    choose_language("en")
    now = [0.0]
    told: list[str] = []
    pace = Pace("pairs", 400, told.append, lambda: now[0])
    for _ in range(4):
        now[0] += EVERY / 2
        pace.advance(30)
    choose_language(None)
    assert told == [
        "60 of 400 pairs, 1.0 a second, 0:05:40 left",
        "120 of 400 pairs, 1.0 a second, 0:04:40 left",
    ]
