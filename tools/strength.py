"""How much better the levels of computer players are: the table of ``docs/opponents.md``.

    python -m tools.strength [--list] [--games N] [--workers N] [LINE ...]

Every line is a sequential test with a seed of its own, fixed beforehand; the same call plays the same games.
A line is named by its number in the table. Without any all are tested, which takes hours.
The last lines say whether the network of a game is as good as its hand-written knowledge.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from click.testing import CliRunner

from dicefront.agents.levels import network
from dicefront.cli.main import main as dicefront
from dicefront.kernel.game import game, game_ids
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.matches import Contest, as_good

NETWORKS = 4501
"""The seed of the first contest of a network; the others have the next ones."""
AT_MOST = 400
SHORT = "python -m tools.strength --games 2 1"
HEAD = ["line", "game", "seats", "better", "than", "Elo", "games", "share of wins (95 %)", "verdict"]


def contests() -> list[tuple[str, Contest]]:
    """The contests of all games, each with the id of its game, in the order of the table."""
    found = [(one, contest) for one in game_ids() for contest in lab_of(game(one)).contests]
    learned = [one for one in game_ids() if network(one) is not None]
    titles = {one: next(contest.title for other, contest in found if other == one) for one in learned}
    return found + [
        (one, as_good(titles[one].partition(",")[0], NETWORKS + number, AT_MOST))
        for number, one in enumerate(learned)
    ]


def call(game_id: str, contest: Contest, games: int) -> list[str]:
    """The arguments of ``dicefront``."""
    found = ["test", game_id, "--a", contest.better, "--b", contest.than]
    found += ["--elo0", str(contest.elo0), "--elo1", str(contest.elo)]
    most = min(games, contest.games) if games else contest.games
    found += ["--seed", str(contest.seed), "-n", str(most)]
    if contest.seats > 2:
        found += ["--seats", str(contest.seats)]
    for option in contest.options:
        found += ["-o", option]
    return found


def row(number: int, contest: Contest, found: dict[str, Any]) -> list[str]:
    """A contest as a row of the table."""
    share, low, high = (100 * value for value in found["share_of_a"])
    return [
        str(number),
        contest.title,
        str(contest.seats),
        contest.better,
        contest.than,
        f"{contest.elo0} or {contest.elo}",
        str(found["games"]),
        f"{share:.1f} % ({low:.1f} to {high:.1f})",
        str(found["test"]["verdict"]),
    ]


def tested(game_id: str, contest: Contest, games: int, workers: int) -> dict[str, Any]:
    """Run the test of a contest; whatever it says, that is its result."""
    asked = [*call(game_id, contest, games), "--workers", str(workers), "--json", "--quiet"]
    result = CliRunner().invoke(dicefront, asked, prog_name="dicefront")
    if result.exit_code not in (0, 1) or not result.stdout:
        sys.exit(f"strength: {contest.title}: {result.output}")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="at most so many games a line")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="only say which line is which call")
    parser.add_argument("lines", nargs="*", type=int, metavar="LINE", help="numbers of lines")
    args = parser.parse_args()
    rows: list[list[str]] = []
    played = 0
    for number, (game_id, contest) in enumerate(contests(), start=1):
        if args.list:
            print(number, *call(game_id, contest, args.games))
        elif not args.lines or number in args.lines:
            found = tested(game_id, contest, args.games, args.workers)
            played += found["games"]
            rows.append(row(number, contest, found))
            print(f"| {' | '.join(rows[-1])} |", file=sys.stderr)
    if args.list:
        return
    made = " ".join(["python -m tools.strength", *sys.argv[1:]])
    print(made_by(made, SHORT, f"{played} games"))
    print()
    for cells in [HEAD, ["---"] * len(HEAD), *rows]:
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
