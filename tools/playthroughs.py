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
from dicefront.kernel.ids import Json
from dicefront.kernel.position import FORCED
from dicefront.kernel.table import Table
from dicefront.kernel.testing import checksum

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
GAMES_PER_DIGEST = 24
HEAVY = {"home_raiders": 4}
"""Games that take long are played less often for their digest."""
MOST_DECISIONS = 220


class Scene:
    """One playthrough: what is played, and with which luck."""

    def __init__(self, name: str, seed: int, options: dict[str, Json]) -> None:
        self.name = name
        self.seed = seed
        self.options = options


SCENES: dict[str, list[Scene]] = {
    "chessboard": [
        Scene("last-standing", 1, {"points": 20}),
        Scene("infiltrate", 2, {"scenario": "infiltrate", "obstacles": "gates"}),
        Scene("retrieve", 3, {"scenario": "retrieve", "obstacles": "ruins", "points": 20}),
        Scene("retrieve-free", 4, {"scenario": "retrieve", "pickup": "free", "army_mode": "free"}),
        Scene("survival", 5, {"scenario": "survival", "overtime": "on", "points": 50, "tally": "points"}),
        Scene("hidden", 6, {"deployment": "hidden", "obstacles": "random", "hero_timing": "informed"}),
        Scene("placed", 7, {"obstacles": "placed", "diagonal_gaps": "closed", "enemy_spaces": "pass"}),
        Scene(
            "open-armies",
            8,
            {
                "army_mode": "free",
                "free_armies": "open",
                "line_of_fire": "miniatures",
                "enemy_spaces": "closed",
                "obstacles": "random_symmetric",
                "round_limit": 3,
            },
        ),
    ],
    "crystals": [
        Scene("two", 1, {}),
        Scene("three", 2, {"players": 3, "last_teleport": "home", "mine_trigger": "pass_clears"}),
        Scene("four", 3, {"players": 4, "crystals_to_win": 2, "teleport_origin_kill": "yes"}),
        Scene("crystals-only", 4, {"victory": "crystals", "aura_covers": "attacks", "extra_turn_limit": 1}),
        Scene("short-sides", 5, {"side_length": 3, "last_teleport": "lap", "round_limit": 30}),
    ],
    "home_raiders": [
        Scene("vanish", 1, {"objective": "vanish", "table": "kitchen-counter", "stars": 4}),
        Scene("portal", 2, {"objective": "portal", "layout": "cunning", "table": "shelf"}),
        Scene("spot", 3, {"objective": "spot", "layout": "direct", "table": "bedside-table"}),
        Scene("basic", 4, {"level": "basic", "stars": 4, "wipe_out": "win"}),
        Scene(
            "all-rulings",
            5,
            {
                "formation_mode": "all",
                "leader_shots": "nearest",
                "vanish_count": "stars",
                "portals": "fixed",
                "blast": "seen",
                "long_shots": "dice",
                "ground": "shot",
            },
        ),
    ],
}


def scenes(rules: Game[Any]) -> list[Scene]:
    """The scenes of a game; one that has none of its own is played as it comes."""
    return SCENES.get(rules.id, [Scene("default", 1, {})])


def file_of(rules: Game[Any], scene: Scene) -> Path:
    return FOLDER / f"{rules.id}-{scene.name}.txt"


def playthrough(rules: Game[Any], scene: Scene) -> str:
    """One seeded random game as text."""
    table = rules.table(dict(scene.options), seed=scene.seed)
    draw = Draw(scene.seed)
    lines = [
        f"{rules.id} {rules.rules}: {scene.name}",
        f"options {compact(scene.options)}",
        f"seed {scene.seed}",
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
    table.answer(question.player, answer)
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
    return HEAVY.get(rules.id, GAMES_PER_DIGEST)


def digests() -> str:
    """The digests of seeded games, one line a game."""
    lines = ["# Digests of seeded random games, written by python -m tools.playthroughs"]
    lines.extend(f"{name} {checksum(game(name), games_per_digest(game(name)))}" for name in game_ids())
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in names or game_ids():
        rules = game(name)
        for scene in scenes(rules):
            path = file_of(rules, scene)
            path.write_text(playthrough(rules, scene), encoding="utf-8")
            print(path.relative_to(FOLDER.parent.parent))
    (FOLDER / "checksums.txt").write_text(digests(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
