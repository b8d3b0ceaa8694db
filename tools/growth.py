"""What a decision costs, and how that grows with the figures: two tables of ``docs/speed.md``.

    python -m tools.growth GAME [--options JSON ...] [--games N] [--kinds N]

Games of figures are played at random, with all candidates listed at every decision. The first table has a
line for each of the options: processor time for a decision, and for each figure that is on the table then.
The second one has the kinds of questions whose candidates took most of the time.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections import defaultdict
from statistics import quantiles
from time import process_time_ns
from typing import Any, Final

from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.game import Game, game
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on
from dicefront.kernel.table import Table
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.lab import lab_of

SHORT: Final = "python -m tools.growth home_raiders --games 1"
STRETCH: Final = 20
"""So many decisions are timed together."""
MICROSECOND: Final = 1_000
GROWTH: Final = ["options", "figures", "decisions", "µs a decision", "µs a decision and figure"]
KINDS: Final = ["question", "asked", "candidates", "µs to list them", "99 of 100"]


class Cost:
    """Decisions of some games, what they took, and the figures that were on the table, over all decisions."""

    def __init__(self) -> None:
        self.decisions = 0
        self.nanoseconds = 0
        self.figures = 0

    def cells(self) -> list[str]:
        figures = self.figures / self.decisions
        each = self.nanoseconds / self.decisions / MICROSECOND
        return [f"{figures:.1f}", f"{self.decisions:,}", f"{each:.1f}", f"{each / figures:.2f}"]


class Listing:
    """How long it took to list the candidates of one kind of question."""

    def __init__(self) -> None:
        self.candidates = 0
        self.nanoseconds: list[int] = []

    def cells(self) -> list[str]:
        asked = len(self.nanoseconds)
        most = quantiles(self.nanoseconds, n=100)[98] if asked > 1 else self.nanoseconds[0]
        each = sum(self.nanoseconds) / asked / MICROSECOND
        return [f"{asked:,}", f"{self.candidates / asked:.1f}", f"{each:.1f}", f"{most / MICROSECOND:.0f}"]


def on_the_table(rules: Game[Any], table: Table[Any]) -> int:
    """How many figures are there now."""
    left = lab_of(rules).figures(table.state)["left"]
    assert isinstance(left, list)
    return sum(count for count in left if isinstance(count, int))


def time_games(rules: Game[Any], options: Json, games: int) -> Cost:
    """Random games, timed in stretches; only what is played with figures on the table counts."""
    cost = Cost()
    for seed in range(games):
        table = rules.table(options, seed=seed)
        draw = Draw(child_seed(seed, 1))
        while table.pending:
            figures = on_the_table(rules, table)
            before = process_time_ns()
            left = play_on(table, draw, STRETCH)
            took = process_time_ns() - before
            if figures:
                cost.decisions += STRETCH - left
                cost.figures += figures * (STRETCH - left)
                cost.nanoseconds += took
    return cost


def time_questions(rules: Game[Any], options: Json, games: int, found: dict[str, Listing]) -> None:
    """The same games once more, with every question timed by itself."""
    for seed in range(games):
        table = rules.table(options, seed=seed)
        draw = Draw(child_seed(seed, 1))
        while table.pending:
            question = table.pending[0]
            before = process_time_ns()
            candidates = question.options()
            found[question.kind].nanoseconds.append(process_time_ns() - before)
            found[question.kind].candidates += len(candidates)
            table.take(question.player, candidates[draw.below(len(candidates))])


def written(rules: Game[Any], costs: list[tuple[Json, Cost]], kinds: list[tuple[str, Listing]]) -> str:
    call = " ".join(["python -m tools.growth", *map(shlex.quote, sys.argv[1:])])
    total = sum(cost.decisions for _, cost in costs)
    lines = [made_by(call, SHORT, f"{total:,} decisions", timed=True), ""]
    lines += heading(GROWTH)
    for options, cost in costs:
        lines.append(f"| `{json.dumps(options)}` | {' | '.join(cost.cells())} |")
    lines += ["", *heading(KINDS)]
    for kind, listing in kinds:
        lines.append(f"| `{kind.removeprefix(rules.id + '.')}` | {' | '.join(listing.cells())} |")
    return "\n".join(lines)


def heading(titles: list[str]) -> list[str]:
    return [f"| {' | '.join(titles)} |", f"| --- |{' ---: |' * (len(titles) - 1)}"]


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--options", nargs="+", default=["{}"], help="options of the match, as JSON")
    parser.add_argument("--games", type=int, default=20, help="with each of the options")
    parser.add_argument("--kinds", type=int, default=10, help="how many kinds of questions are named")
    args = parser.parse_args(given)
    rules = game(args.game)
    chosen: list[Json] = [json.loads(text) for text in args.options]
    costs = [(options, time_games(rules, options, args.games)) for options in chosen]
    found: dict[str, Listing] = defaultdict(Listing)
    for options in chosen:
        time_questions(rules, options, args.games, found)
    kinds = sorted(found.items(), key=lambda one: -sum(one[1].nanoseconds))[: args.kinds]
    print(written(rules, costs, kinds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
