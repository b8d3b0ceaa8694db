"""Seeded games come out the same on both builds, on every machine, whatever the order of hashes, whatever
was played before.

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
from tools.playthroughs import digest

ROOT = Path(__file__).parents[2]

PROGRAM = """
import json, sys
from hashlib import blake2b
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.playout import play_on
from dicefront.kernel.testing import checksum, option_sets
from tests.conformance.registered import share
backwards = sys.argv[1] == "backwards"
lines = []
for name in game_ids():
    lines.append(f"{name} {checksum(game(name), share(game(name), 5))}" if not backwards else "")
    cases = list(enumerate(option_sets(game(name), 40)))
    for number, options in reversed(cases) if backwards else cases:
        table = game(name).table(options, seed=number)
        play_on(table, Draw(number), 8)
        played = json.dumps([entry.to_json() for entry in table.entries], sort_keys=True)
        lines.append(f"{name} {number} {blake2b(played.encode()).hexdigest()}")
    lines.append(f"{name} {checksum(game(name), share(game(name), 5))}" if backwards else "")
print("\\n".join(sorted(lines)))
"""


def recorded() -> dict[str, str]:
    """The digests by game, from the file beside the playthroughs."""
    lines = (ROOT / "tests" / "playthroughs" / "checksums.txt").read_text(encoding="utf-8").splitlines()
    return {line.split()[0]: line.split()[1] for line in lines if line and not line.startswith("#")}


@every_game
def test_seeded_games_are_what_they_were(game: Game[Any]) -> None:
    assert game.id in recorded(), "no digest is recorded; run python -m tools.playthroughs"
    same = digest(game) == recorded()[game.id]
    assert same, f"{game.id} plays otherwise than before; if that is meant: python -m tools.playthroughs"


def test_neither_the_order_of_hashes_nor_what_was_played_before_has_an_influence() -> None:
    outputs = []
    for seed, order in (("1", "forwards"), ("4242", "backwards")):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, order],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        outputs.append(done.stdout.splitlines())
    assert outputs[0] == outputs[1]
    for game in GAMES:
        assert f"{game.id} {checksum(game, share(game, 5))}" in outputs[0]
