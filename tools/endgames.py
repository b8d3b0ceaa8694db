"""How right the levels of computer players play endgames that can be solved.

    python -m tools.endgames GAME [-n POSITIONS] [--seed N] [--level LEVEL ...]

A decision is right if it gives away no more than half a percent of victory; positions in which all lines are
worth the same are not counted.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from dicefront.agents.levels import agent, levels
from dicefront.kernel.draw import child_seed
from dicefront.kernel.game import game
from dicefront.parts.lab.endings import RIGHT, ending
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.lab import lab_of

HEAD = ["game", "level", "positions", "right", "given away on the average", "longest decision"]
SHORT = "python -m tools.endgames crystals -n 2"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=100, metavar="POSITIONS", help="how many positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", action="append", metavar="LEVEL", help="only these levels")
    args = parser.parse_args()
    rules = game(args.game)
    endings = lab_of(rules).endings
    if endings is None:
        sys.exit(f"endgames: {args.game} has none that can be solved")
    print(made_by(" ".join(["python -m tools.endgames", *sys.argv[1:]]), SHORT, f"{args.n} positions"))
    print()
    for cells in [HEAD, ["---"] * len(HEAD)]:
        print(f"| {' | '.join(cells)} |")
    found = [ending(endings, rules, child_seed(args.seed, number)) for number in range(args.n)]
    for level in args.level or levels(args.game):
        lost: list[float] = []
        longest = 0.0
        for number, one in enumerate(found):
            start = process_time()
            lost.append(one.lost_by(agent(args.game, level, child_seed(args.seed, number, 1))))
            longest = max(longest, process_time() - start)
        right = 100 * sum(share <= RIGHT for share in lost) / args.n
        away = 100 * sum(lost) / args.n
        cells = [args.game, level, str(args.n), f"{right:.1f} %", f"{away:.2f} %", f"{longest:.2f} s"]
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
