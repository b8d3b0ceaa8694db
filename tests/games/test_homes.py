"""The home of a game: its door loads the rules, and no part beside them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from dicefront.kernel.game import game, game_ids

LOADED = "import sys, {home}; print('rich' in sys.modules, '{home}.terminal' in sys.modules)"


@pytest.mark.parametrize("name", game_ids())
def test_a_game_is_loaded_without_what_a_terminal_needs(name: str) -> None:
    program = LOADED.format(home=game(name).home)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
