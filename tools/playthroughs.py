"""Write the golden playthroughs and the digests of seeded games again.

    python -m tools.playthroughs [GAME ...]

A playthrough is a seeded random game as text: every question with the number of its candidates, every answer,
every throw and event, and the table at every round. The tests write them anew and compare: any change of
behaviour shows up as a difference that can be read.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.position import FORCED
from dicefront.kernel.table import Table
from dicefront.kernel.testing import checksum
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.matches import Playthrough

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
GAMES_PER_DIGEST = 24
LONG_GAMES_PER_DIGEST = 4
MOST_DECISIONS = 220


def file_of(rules: Game[Any], chosen: Playthrough) -> Path:
    return FOLDER / f"{rules.id}-{chosen.name}.txt"


def playthrough(rules: Game[Any], chosen: Playthrough) -> str:
    """One seeded random game as text."""
    table = rules.table(dict(chosen.options), seed=chosen.seed)
    draw = Draw(chosen.seed)
    lines = [
        f"{rules.id} {rules.rules}: {chosen.name}",
        f"options {compact(chosen.options)}",
        f"seed {chosen.seed}",
        "",
    ]
    lines.extend(told(table.told))
    drawn = ""
    for number in range(1, MOST_DECISIONS + 1):
        if not table.pending:
            break
        picture = rules.diagram(table.state)
        if number % 20 == 1 and picture != drawn:
            lines.extend(["", *moment(table, picture), ""])
            drawn = picture
        lines.extend(decision(table, draw, number))
    lines.extend(["", *moment(table, rules.diagram(table.state)), ""])
    end = table.outcome
    lines.append(f"after {table.throws} throws: {'not over yet' if end is None else compact(end.to_json())}")
    return "\n".join(lines) + "\n"


def decision(table: Table[Any], draw: Draw, number: int) -> list[str]:
    """One question, the answer drawn, and what came of it."""
    question = table.pending[draw.below(len(table.pending))]
    options = question.options()
    answer = options[draw.below(len(options))]
    words = table.game.spell(table.state, question, answer)
    count = len(table.entries)
    lines = [f"{number:>3}. player {question.player} {question.kind} ({len(options)}): {words}"]
    table.answer(question.player, question.write(answer))
    for entry in table.entries[count + 1 :]:
        if entry.kind == FORCED:
            lines.append(f"     forced for player {entry.player}: {compact(entry.value)}")
    return lines + told(table.told)


def told(events: list[Event]) -> list[str]:
    """Events with their arguments, throws in short."""
    lines: list[str] = []
    for event in events:
        if isinstance(event, Thrown):
            dice = " ".join(f"d{sides}={face}" for sides, face in zip(event.sides, event.faces, strict=True))
            lines.append(f"     thrown {event.purpose} [{event.rule}]: {dice}")
        else:
            lines.append(f"     {event.kind} {compact(event.args())}")
    return lines


def moment(table: Table[Any], picture: str) -> list[str]:
    """The table as it stands, with a digest of everything in it."""
    state = compact(table.game.encode(table.state))
    digest = blake2b(state.encode(), digest_size=8).hexdigest()
    return [*(f"  | {line}".rstrip() for line in picture.splitlines()), f"  state {digest}"]


def compact(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def games_per_digest(rules: Game[Any]) -> int:
    return LONG_GAMES_PER_DIGEST if lab_of(rules).is_long else GAMES_PER_DIGEST


def digest(rules: Game[Any]) -> str:
    """The digest of seeded games."""
    return checksum(rules, games_per_digest(rules), lab_of(rules).most)


def digests() -> str:
    """The digests of seeded games, one line a game."""
    lines = ["# Digests of seeded random games, written by python -m tools.playthroughs"]
    lines.extend(f"{name} {digest(game(name))}" for name in game_ids())
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in names or game_ids():
        rules = game(name)
        for chosen in lab_of(rules).playthroughs:
            path = file_of(rules, chosen)
            path.write_text(playthrough(rules, chosen), encoding="utf-8")
            print(path.relative_to(FOLDER.parent.parent))
    (FOLDER / "checksums.txt").write_text(digests(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
