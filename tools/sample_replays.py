"""Play the sample replays again: those that are shown to somebody who has none of their own.

    python -m tools.sample_replays [GAME ...]

Each is a match between computers, with dice that can be checked. They are played again when the rules have
changed so much that the old ones no longer fit.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

from dicefront.agents.levels import agent
from dicefront.kernel.dice import SeededDice
from dicefront.kernel.game import game
from dicefront.kernel.log import log_of
from dicefront.kernel.seat import play
from dicefront.parts.lab.lab import games_with, lab_of
from dicefront.parts.lab.matches import Sample


def sample_log(game_id: str, sample: Sample) -> str:
    """The log of a sample, with the key of its dice."""
    key = blake2b(f"{game_id} {sample.seed}".encode(), digest_size=32, person=b"dicefront-sample").digest()
    dice = SeededDice(key)
    table = game(game_id).table(sample.options, dice=dice)
    play(table, [agent(game_id, level, sample.seed + seat) for seat, level in enumerate(sample.levels)])
    log = log_of(table)
    log.header |= {
        "key": key.hex(),
        "commitment": dice.commitment(),
        "players": [{"name": "", "level": level} for level in sample.levels],
    }
    return log.to_text()


def file_of(game_id: str) -> Path:
    """Where the sample of a game lies: beside the door of its part ``show``."""
    return Path(game(game_id).part("show").__file__).with_name("sample.jsonl")


def main(names: list[str]) -> None:
    for name in names or games_with(lambda lab: lab.sample):
        sample = lab_of(game(name)).sample
        if sample is None:
            sys.exit(f"sample_replays: {name} has no sample")
        file_of(name).write_text(sample_log(name, sample), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
