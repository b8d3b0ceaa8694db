"""The examples run, in short form."""

from __future__ import annotations

import pytest

from examples import random_play


@pytest.mark.parametrize("name", ["chessboard", "crystals", "home_raiders", "spherewars"])
def test_random_play(name: str) -> None:
    won = random_play.main(name, matches=1, limit=60)
    assert len(won) == 2
    assert sum(won) == pytest.approx(0)
