"""``dicefront odds home_raiders``: pools and cards, with what changes them."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.odds import win_odds
from tests.cli.conftest import Run


def hit(run: Run, expression: str) -> Fraction:
    result = run("odds", "home_raiders", expression, "--json")
    assert result.exit_code == 0, result.output
    return Fraction(json.loads(result.stdout)["hit"]["exact"])


@pytest.mark.rule("HR-DIC-07")
def test_pools_are_typed_as_in_the_catalogue(run: Run) -> None:
    assert hit(run, "W2 R1 +1 -> W2") == win_odds(Pool(2, 1, 0), 1, Pool(2, 0, 0), 0)
    assert hit(run, "b3 -> -") == win_odds(Pool(0, 0, 3), 0, Pool(0, 0, 0), 0)


@pytest.mark.parametrize(
    ("expression", "attack", "defence"),
    [
        ("W2 R1 far -> W2", Pool(2, 0, 0), Pool(2, 0, 0)),
        ("W2 upgrade -> R2 downgrade", Pool(0, 2, 0), Pool(2, 0, 0)),
        ("W2 -> W2 ground obscured", Pool(2, 0, 0), Pool(0, 0, 2)),
        ("nl-guardmen -> nl-guardmen", Pool(1, 1, 0), Pool(2, 1, 0)),
        ("gr-rodbearers shoot -> nl-guardmen wounded", Pool(1, 1, 0), Pool(1, 1, 0)),
    ],
)
def test_cards_and_circumstances_change_pools(run: Run, expression: str, attack: Pool, defence: Pool) -> None:
    assert hit(run, expression) == win_odds(attack, 0, defence, 0)


@pytest.mark.parametrize(
    "expression", ["W2", "W2 -> ", "W2 far -> W2 far", "W99 -> W1", "nobody -> W1", "W1 -> W1 -> W1"]
)
def test_what_is_not_understood_is_told(run: Run, expression: str) -> None:
    result = run("odds", "home_raiders", expression)
    assert result.exit_code == 2
    assert "expected" in result.stderr


def test_the_answer_in_dutch(run: Run) -> None:
    result = run("odds", "home_raiders", "W1 -> W1", "--lang", "nl")
    assert "raak" in result.stdout
    assert "afgeslagen" in result.stdout
