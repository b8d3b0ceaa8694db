"""Play many games with varied options, and check that nothing ever breaks.

    python tools/random_games.py [GAME ...] [-n NUMBER] [--seed SEED] [--workers WORKERS] [--every K]
                                 [--set OPTION=VALUE,VALUE ...] [--level LEVEL] [--by OPTION,OPTION]
                                 [--diary FILE]

After every decision the invariants of the game must hold. At every K-th decision a clone, and a position read
back from JSON, must be the same as the table itself, every candidate must be accepted and spelled, and what a
player imagines must look the same to him. At the end the log must replay to the same end.
Players answer at random: mostly any candidate, sometimes anything that the question samples, and an army is
made up as often as it is taken ready-made; with ``--level`` that computer player answers.
Games are kept as small as the lab keeps them; an option that is ``--set`` is drawn out of these values.
``--by`` counts games and decisions by the options named. ``--diary`` adds a line to a file as soon as a game
is over: its seed, number, decisions and options, and what went wrong.
A failure prints the command that plays that one game again, and its log is saved.
Exit code 4: a rules error was found.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from dicefront.agents.levels import agent
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.kernel.testing import (
    check_imagined,
    check_log,
    check_moment,
    check_terms,
    check_words,
    option_sets,
)
from dicefront.parts.lab.lab import lab_of
from dicefront.skirmish.lists import BuildList

CHUNK = 50
SETS = 400
LONGEST = 20_000
SAMPLED = 8
"""One answer in so many is sampled; the others are candidates."""
ARMIES = 2
"""One army in so many is sampled."""
TRIES = 200
RULES_ERROR = 4


@dataclass(frozen=True)
class Hunt:
    """What is played: a game, its options, who answers, and how often all is compared."""

    name: str
    seed: int
    every: int = 50
    level: str = "random"
    values: dict[str, list[Json]] = field(default_factory=dict)
    by: list[str] = field(default_factory=list)
    longest: int = LONGEST
    diary: Path | None = None

    def again(self, number: int) -> str:
        """The command that plays one game again."""
        given = [f" --set {name}={','.join(map(str, found))}" for name, found in self.values.items()]
        level = "" if self.level == "random" else f" --level {self.level}"
        one = f"{self.name} --seed {self.seed} --only {number} --every 1"
        return f"python tools/random_games.py {one}{level}{''.join(given)}"


class Failure:
    """One game that broke."""

    def __init__(self, hunt: Hunt, number: int, trace: str, log: str) -> None:
        self.hunt = hunt
        self.number = number
        self.trace = trace
        self.log = log

    def report(self, folder: Path) -> str:
        path = folder / f"{self.hunt.name}-{self.hunt.seed}-{self.number}.log"
        if self.log:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(self.log, encoding="utf-8")
        return f"{self.trace}\nlog: {path if self.log else 'none'}\nagain: {self.hunt.again(self.number)}"


@dataclass
class Played:
    """What was played: games and decisions, also by the options that are counted, and what broke.

    ``longest`` is the processor time of the longest decision: its answer is chosen, judged and carried out.
    """

    games: int = 0
    decisions: int = 0
    longest: float = 0.0
    by: dict[str, tuple[int, int]] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)

    def add(self, games: int, decisions: int, settings: list[str]) -> None:
        self.games += games
        self.decisions += decisions
        for setting in settings:
            before = self.by.get(setting, (0, 0))
            self.by[setting] = (before[0] + games, before[1] + decisions)

    def join(self, other: Played) -> None:
        self.add(other.games, other.decisions, [])
        self.longest = max(self.longest, other.longest)
        self.failures.extend(other.failures)
        for setting, (games, decisions) in other.by.items():
            before = self.by.get(setting, (0, 0))
            self.by[setting] = (before[0] + games, before[1] + decisions)


def play_one(hunt: Hunt, number: int) -> tuple[int, float, Failure | None]:
    """Game number so and so of a hunt.

    Returns its decisions, the processor time of the longest one, and what went wrong if anything did.
    """
    rules = game(hunt.name)
    table: Table[Any] | None = None
    count = 0
    longest = 0.0
    try:
        table = rules.table(options_for(hunt, number), seed=child_seed(hunt.seed, number, 1))
        draw = Draw(child_seed(hunt.seed, number, 2))
        agents = [
            agent(hunt.name, hunt.level, child_seed(hunt.seed, number, 3 + seat))
            for seat in range(table.seats)
        ]
        while table.pending:
            assert count < hunt.longest, f"no end within {hunt.longest} decisions"
            if hunt.every and count % hunt.every == number % hunt.every:
                check_moment(table)
                check_terms(table)
                check_words(table)
                check_imagined(table, Draw(count))
            question = table.pending[draw.below(len(table.pending))]
            started = process_time()
            if hunt.level != "random":
                answer = agents[question.player].answer(Seat(table, question.player))
            elif draw.below(ARMIES if isinstance(question, BuildList) else SAMPLED):
                options = question.options()
                assert options, f"{question!r} has no candidate"
                answer = question.write(options[draw.below(len(options))])
            else:
                answer = question.write(question.sample(draw))
            table.answer(question.player, answer)
            longest = max(longest, process_time() - started)
            problem = rules.problem_of_state(table.state)
            assert not problem, problem
            count += 1
        assert table.outcome is not None, "nothing is asked, and the game is not over"
        if hunt.every:
            check_log(table)
    except Exception:
        log = log_of(table).to_text() if table is not None else ""
        return count, longest, Failure(hunt, number, traceback.format_exc(), log)
    return count, longest, None


_known_sets: dict[tuple[str, int], list[dict[str, Json]]] = {}


def options_for(hunt: Hunt, number: int) -> dict[str, Json]:
    """The options of a game: varied, and out of the values that were given where some were."""
    rules = game(hunt.name)
    key = (hunt.name, hunt.seed)
    if key not in _known_sets:
        _known_sets[key] = option_sets(rules, SETS, hunt.seed, lab_of(rules).most)
    varied = _known_sets[key][number % SETS]
    draw = Draw(child_seed(hunt.seed, number, 0))
    for _ in range(TRIES if hunt.values else 1):
        drawn = {name: found[draw.below(len(found))] for name, found in hunt.values.items()}
        if _is_accepted(rules, {**varied, **drawn}):
            return {**varied, **drawn}
    return drawn if _is_accepted(rules, drawn) else varied


def _is_accepted(rules: Game[Any], options: dict[str, Json]) -> bool:
    try:
        rules.complete_options(options)
    except BadData:
        return False
    return True


def play_chunk(work: tuple[Hunt, int, int]) -> Played:
    """Some games in a row, in one worker."""
    hunt, first, last = work
    found = Played()
    for number in range(first, last):
        count, longest, failure = play_one(hunt, number)
        found.longest = max(found.longest, longest)
        full = game(hunt.name).complete_options(options_for(hunt, number))
        found.add(1, count, [f"{name} {full[name]}" for name in hunt.by])
        if hunt.diary is not None:
            keep(hunt, number, count, full, failure)
        if failure is not None:
            found.failures.append(failure)
    return found


def keep(hunt: Hunt, number: int, count: int, options: dict[str, Json], failure: Failure | None) -> None:
    """A line in the diary; what went wrong comes below it."""
    assert hunt.diary is not None
    fault = f"FAULT\n{failure.trace}{hunt.again(number)}" if failure is not None else "sound"
    who = f"{hunt.name} {hunt.level} seed {hunt.seed} game {number} every {hunt.every}"
    with hunt.diary.open("a", encoding="utf-8") as file:
        print(f"{who}: {count} decisions, {json.dumps(options)}: {fault}", file=file)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all of them if none is named")
    parser.add_argument("-n", "--number", type=int, default=1000, help="how many of each (1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=int, default=50, help="compare at every K-th decision (50)")
    parser.add_argument("--only", type=int, help="play this one game of the seed")
    parser.add_argument("--level", default="random", help="who answers (random)")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE,...", dest="values")
    parser.add_argument("--by", default="", metavar="OPTION,...", help="count by these options")
    parser.add_argument("--diary", type=Path, help="where a line is added for every game")
    parser.add_argument("--longest", type=int, default=LONGEST, help="decisions of a game at most")
    parser.add_argument(
        "--logs", type=Path, default=Path("build/failures"), help="where broken games are saved"
    )
    given = parser.parse_args(arguments)
    values = dict(_values(one) for one in given.values)
    by = [one for one in given.by.split(",") if one]
    failed = False
    for name in given.games or game_ids():
        hunt = Hunt(name, given.seed, given.every, given.level, values, by, given.longest, given.diary)
        failed = play_many(hunt, given) or failed
    return RULES_ERROR if failed else 0


def _values(text: str) -> tuple[str, list[Json]]:
    """An option with its values, as they are written in a call."""
    name, _, values = text.partition("=")
    return name, [int(one) if one.isdigit() else one for one in values.split(",")]


def play_many(hunt: Hunt, given: argparse.Namespace) -> bool:
    """All games of one kind; returns whether any failed."""
    first, last = (0, given.number) if given.only is None else (given.only, given.only + 1)
    work = [(hunt, start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]
    started = monotonic()
    played = Played()
    with ProcessPoolExecutor(given.workers) as workers:
        for some in workers.map(play_chunk, work):
            played.join(some)
            for failure in some.failures:
                print(failure.report(given.logs), file=sys.stderr)
            if sys.stderr.isatty():
                print(f"\r{hunt.name}: {played.games} games", end="", file=sys.stderr, flush=True)
    seconds = monotonic() - started
    counted = f"{played.games} games, {played.decisions} decisions, {len(played.failures)} failures"
    print(f"{hunt.name}: {counted}, {seconds:.1f} s, longest decision {played.longest * 1000:.0f} ms")
    for setting, (games, decisions) in sorted(played.by.items()):
        print(f"  {setting}: {games} games, {decisions} decisions")
    return bool(played.failures)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
