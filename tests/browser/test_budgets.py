"""Budgets: sizes hold always, times on a machine that is not busy; all are measured by ``budgets``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import budgets
from tests.browser.driver import Site


def kept(found: list[budgets.Budget], but: str = "none") -> None:
    """Nothing is above what fails a build."""
    assert [one.row() for one in found if one.value > one.limit and not one.what.startswith(but)] == []


@pytest.mark.long
def test_nothing_jumps_on_the_first_view_and_a_slow_phone_plays_within_its_time(
    browser: Any, site: Site
) -> None:
    kept(budgets.first_view(browser, site), but="largest")  # which is a matter of the machine more than ours


@pytest.mark.long
@pytest.mark.check(26)
def test_hands_are_answered_in_time_and_memory_is_bounded(browser: Any, site: Site) -> None:
    kept(budgets.reactions(browser, site, "chessboard", 14))


def test_answers_are_small(site: Site) -> None:
    kept([one for one in budgets.answers(site, "crystals", 30) if one.unit == "KiB"])


@pytest.mark.long
def test_answers_are_confirmed_in_time(site: Site) -> None:
    kept(budgets.least(lambda: budgets.answers(site, "crystals", 30)))


@pytest.mark.long
def test_the_first_move_is_made_in_time(browser: Any, site: Site) -> None:
    kept(budgets.least(lambda: budgets.first_move(browser, site)))


@pytest.mark.long
def test_any_position_of_a_replay_comes_in_time(browser: Any, site: Site) -> None:
    kept(budgets.jumps(browser, site))
