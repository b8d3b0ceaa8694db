"""How much better the levels of computer players are: the table of ``docs/opponents.md``.

    python -m tools.strength [--games N] [--workers N] [LINE ...]

Every line is a sequential test with a seed of its own, fixed beforehand; the same call plays the same games.
A line is named by its number in the table. Without any all are tested, which takes hours.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from typing import Any

from click.testing import CliRunner

from dicefront.cli.main import main as dicefront
from dicefront.parts.lab.heading import made_by

SHORT = "python -m tools.strength --games 2 1"
HEAD = ["line", "game", "seats", "better", "than", "games", "share of wins (95 %)", "verdict"]
CLEARLY, SOMEWHAT = 100, 60
"""The difference in Elo that is tested for."""


@dataclass(frozen=True)
class Line:
    """One test: what is played, who should be better than whom, and with which luck."""

    title: str
    game: str
    better: str
    than: str
    elo: int
    seed: int
    games: int
    seats: int = 2
    options: tuple[str, ...] = ()

    def call(self, games: int, workers: int) -> list[str]:
        """The arguments of ``dicefront``."""
        found = ["test", self.game, "--a", self.better, "--b", self.than, "--elo1", str(self.elo)]
        found += ["--seed", str(self.seed), "-n", str(min(games, self.games) if games else self.games)]
        found += ["--workers", str(workers), "--json", "--quiet"]
        if self.seats > 2:
            found += ["--seats", str(self.seats)]
        for option in self.options:
            found += ["-o", option]
        return found


def scenario(title: str, name: str, seed: int) -> Line:
    chosen = () if name == "last_standing" else (f"scenario={name}",)
    title = f"Chessboard Skirmish, {title}"
    return Line(title, "chessboard", "search", "greedy", SOMEWHAT, seed, 600, options=chosen)


def objective(title: str, name: str) -> Line:
    chosen = (f"objective={name}",)
    title = f"Home Raiders, {title}"
    return Line(title, "home_raiders", "greedy", "random", CLEARLY, 40, 200, options=chosen)


LINES = [
    Line("Chessboard Skirmish", "chessboard", "greedy", "random", CLEARLY, 7, 200),
    scenario("Last standing", "last_standing", 919),
    scenario("Infiltrate", "infiltrate", 919),
    scenario("Survival", "survival", 919),
    scenario("Retrieve", "retrieve", 919),
    *(Line("Crystals", "crystals", "greedy", "random", CLEARLY, 7, 200, seats) for seats in (2, 3, 4)),
    Line("Crystals", "crystals", "search", "greedy", SOMEWHAT, 202, 600, 2),
    Line("Crystals", "crystals", "search", "greedy", SOMEWHAT, 101, 600, 3),
    Line("Crystals", "crystals", "search", "greedy", SOMEWHAT, 404, 600, 4),
    objective("Vanish the enemy", "vanish"),
    objective("Control the Portal", "portal"),
    objective("Strategic spot", "spot"),
    Line("Home Raiders", "home_raiders", "search", "greedy", SOMEWHAT, 808, 300),
]


def row(number: int, line: Line, found: dict[str, Any]) -> list[str]:
    """One test as a row of the table."""
    share, low, high = (100 * value for value in found["share_of_a"])
    return [
        str(number),
        line.title,
        str(line.seats),
        line.better,
        line.than,
        str(found["games"]),
        f"{share:.1f} % ({low:.1f} to {high:.1f})",
        str(found["test"]["verdict"]),
    ]


def tested(line: Line, games: int, workers: int) -> dict[str, Any]:
    """Run one test; whatever it says, that is its result."""
    result = CliRunner().invoke(dicefront, line.call(games, workers), prog_name="dicefront")
    if result.exit_code not in (0, 1) or not result.stdout:
        sys.exit(f"strength: {line.title}: {result.output}")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="at most so many games a line")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("lines", nargs="*", type=int, metavar="LINE", help="numbers of lines")
    args = parser.parse_args()
    rows: list[list[str]] = []
    played = 0
    for number, line in enumerate(LINES, start=1):
        if not args.lines or number in args.lines:
            found = tested(line, args.games, args.workers)
            played += found["games"]
            rows.append(row(number, line, found))
    call = " ".join(["python -m tools.strength", *sys.argv[1:]])
    print(made_by(call, SHORT, f"{played} games"))
    print()
    for cells in [HEAD, ["---"] * len(HEAD), *rows]:
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
