"""Play many random games with varied options, and check that nothing ever breaks.

    python tools/random_games.py [GAME ...] [-n NUMBER] [--seed SEED] [--workers WORKERS] [--every K]

After every decision the invariants of the game must hold; at every K-th decision a clone, and a position read
back from JSON, must be the same as the table itself. At the end the log must replay to the same end.
A failure prints the command that plays that one game again, and its log is saved.
Exit code 4: a rules error was found.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic

from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of
from dicefront.kernel.testing import check_log, check_moment, option_sets
from dicefront.parts.lab.lab import lab_of

CHUNK = 50
SETS = 400
LONGEST = 20_000
RULES_ERROR = 4


class Failure:
    """One game that broke."""

    def __init__(self, name: str, seed: int, number: int, trace: str, log: str) -> None:
        self.name = name
        self.seed = seed
        self.number = number
        self.trace = trace
        self.log = log

    def report(self, folder: Path) -> str:
        path = folder / f"{self.name}-{self.seed}-{self.number}.log"
        if self.log:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(self.log, encoding="utf-8")
        command = f"python tools/random_games.py {self.name} --seed {self.seed} --only {self.number}"
        return f"{self.trace}\nlog: {path if self.log else 'none'}\nagain: {command} --every 1"


def play_one(name: str, seed: int, number: int, every: int) -> tuple[int, Failure | None]:
    """Game number so and so of a seed; returns its decisions, and what went wrong if anything did."""
    rules = game(name)
    sets = _sets(name, seed)
    table = None
    count = 0
    try:
        table = rules.table(sets[number % len(sets)], seed=child_seed(seed, number, 1))
        draw = Draw(child_seed(seed, number, 2))
        while table.pending:
            assert count < LONGEST, f"no end within {LONGEST} decisions"
            if every and count % every == number % every:
                check_moment(table)
            question = table.pending[draw.below(len(table.pending))]
            options = question.options()
            assert options, f"{question!r} has no candidate"
            table.answer(question.player, question.write(options[draw.below(len(options))]))
            problem = rules.problem_of_state(table.state)
            assert not problem, problem
            count += 1
        assert table.outcome is not None, "nothing is asked, and the game is not over"
        if every:
            check_log(table)
    except Exception:
        log = log_of(table).to_text() if table is not None else ""
        return count, Failure(name, seed, number, traceback.format_exc(), log)
    return count, None


_known_sets: dict[tuple[str, int], list[dict[str, Json]]] = {}


def _sets(name: str, seed: int) -> list[dict[str, Json]]:
    key = (name, seed)
    if key not in _known_sets:
        _known_sets[key] = option_sets(game(name), SETS, seed, lab_of(game(name)).most)
    return _known_sets[key]


def play_chunk(work: tuple[str, int, int, int, int]) -> tuple[int, int, list[Failure]]:
    """Some games in a row, in one worker: how many, with how many decisions, and the failures."""
    name, seed, first, last, every = work
    decisions = 0
    failures: list[Failure] = []
    for number in range(first, last):
        count, failure = play_one(name, seed, number, every)
        decisions += count
        if failure is not None:
            failures.append(failure)
    return last - first, decisions, failures


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play random games and check that nothing breaks.")
    parser.add_argument("games", nargs="*", help="which games; all of them if none is named")
    parser.add_argument("-n", "--number", type=int, default=1000, help="how many of each (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=int, default=50, help="clone and compare at every K-th decision (50)")
    parser.add_argument("--only", type=int, help="play this one game of the seed")
    parser.add_argument(
        "--logs", type=Path, default=Path("build/failures"), help="where broken games are saved"
    )
    given = parser.parse_args(arguments)
    failed = False
    for name in given.games or game_ids():
        failed = play_many(name, given) or failed
    return RULES_ERROR if failed else 0


def play_many(name: str, given: argparse.Namespace) -> bool:
    """All games of one kind; returns whether any failed."""
    first, last = (0, given.number) if given.only is None else (given.only, given.only + 1)
    work = [
        (name, given.seed, start, min(start + CHUNK, last), given.every)
        for start in range(first, last, CHUNK)
    ]
    started = monotonic()
    played = decisions = 0
    failures: list[Failure] = []
    with ProcessPoolExecutor(given.workers) as workers:
        for count, more, broken in workers.map(play_chunk, work):
            played += count
            decisions += more
            for failure in broken:
                print(failure.report(given.logs), file=sys.stderr)
            failures.extend(broken)
            if sys.stderr.isatty():
                print(f"\r{name}: {played} games", end="", file=sys.stderr, flush=True)
    seconds = monotonic() - started
    print(f"{name}: {played} games, {decisions} decisions, {len(failures)} failures, {seconds:.1f} s")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
