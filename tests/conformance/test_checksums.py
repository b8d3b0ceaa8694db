"""Seeded games come out the same on both builds, on every machine, and whatever the order of hashes is.

After a change of behaviour that is meant, write the new digests with `python -m tools.playthroughs`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from dicefront.kernel.game import Game
from dicefront.kernel.testing import checksum
from tests.conformance.registered import GAMES, every_game, share
from tools.playthroughs import games_per_digest

ROOT = Path(__file__).parents[2]

PROGRAM = """
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.testing import checksum
from tests.conformance.registered import share
for name in game_ids():
    print(name, checksum(game(name), share(game(name), 5)))
"""


def recorded() -> dict[str, str]:
    """The digests by game, from the file beside the playthroughs."""
    lines = (ROOT / "tests" / "playthroughs" / "checksums.txt").read_text(encoding="utf-8").splitlines()
    return {line.split()[0]: line.split()[1] for line in lines if line and not line.startswith("#")}


@every_game
def test_seeded_games_are_what_they_were(game: Game[Any]) -> None:
    assert game.id in recorded(), "no digest is recorded; run python -m tools.playthroughs"
    same = checksum(game, games_per_digest(game)) == recorded()[game.id]
    assert same, f"{game.id} plays otherwise than before; if that is meant: python -m tools.playthroughs"


def test_the_order_of_hashes_has_no_influence() -> None:
    outputs = []
    for seed in ("1", "4242"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    for game in GAMES:
        assert f"{game.id} {checksum(game, share(game, 5))}" in outputs[0]
