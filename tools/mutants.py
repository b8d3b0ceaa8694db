"""Break the rules at random, one line at a time, and see whether the tests notice.

    python -m tools.mutants [GAME ...] [skirmish] [-n NUMBER] [--seed SEED] [--workers WORKERS]
        [--minutes MINUTES] [--narrow | --citing] [--again] [--at FILE:LINE ...]

A mutant is one small change in a function that cites a paragraph: a comparison turned, a number moved by one,
a condition negated or dropped, an effect left out, the wrong player asked. The tests that cite the paragraph
run first, then the other tests of the game; a mutant that none of them notices has survived.

No file is changed: the tests are collected once, and every mutant lives in a process of its own, split off
from that one, in which its function has another body. A function that has already worked while modules were
loaded is read anew, with the change, in a fresh process.

What was tried is kept in build/mutants, so a run that was stopped goes on where it was; --again forgets it.
--at tries every change of the lines it names, whether they were tried before or not.
--citing asks only the tests that cite the paragraph: quick, and enough to see where a test of the rule is
missing. Another test may still notice; a run without --citing tries only what survived.
What games of figures share, ``skirmish``, cites no paragraph: all its functions are broken. Its own tests run
first, then those of the games that use it.
Recordings (playthroughs and checksums) take no part: they notice every change and cannot say which is right.
Exit code 1: something has survived.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FrameType, FunctionType
from typing import TYPE_CHECKING, Any

from dicefront.kernel.draw import Draw
from tools.breaking import SKIRMISH, Mutant, mutants_of, mutated

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "dicefront" / "games"
KEPT = ROOT / "build" / "mutants"
GAMES = sorted(path.parent.name for path in RULES.glob("*/rules.md"))

NOTICED, SURVIVED, ENDLESS = "noticed", "survived", "endless"
UNFIT = "unfit"
"""A body that a function of a running process cannot take on; it is tried in a fresh process."""
SECONDS = 30
"""Of computing time for one test; one that needs more runs in circles, and that is noticed."""
MEMORY = 6 * 2**30


# -- which of them are tried ----------------------------------------------------------------------


def all_mutants(games: list[str]) -> list[Mutant]:
    """Every change that is possible in the rules of some games."""
    found: list[Mutant] = []
    for game in games:
        home = RULES.parent / SKIRMISH if game == SKIRMISH else RULES / game / "rules"
        for path in sorted(home.rglob("*.py")):
            found.extend(mutants_of(game, str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")))
    return found


def describe(mutant: Mutant) -> None:
    """Fill in what its place says before and after the change."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    _, mutant.before, mutant.after = mutated(source, mutant.number)


def drawn(games: list[str], number: int, seed: int) -> list[Mutant]:
    """So many changes at random, no two in one line; always the same for a seed."""
    found = all_mutants(games)
    draw = Draw(seed)
    chosen: list[Mutant] = []
    lines: set[tuple[str, int]] = set()
    while found and len(chosen) < number:
        mutant = found.pop(draw.below(len(found)))
        if (mutant.file, mutant.line) not in lines:
            lines.add((mutant.file, mutant.line))
            describe(mutant)
            chosen.append(mutant)
    return chosen


def named(games: list[str], lines: list[str]) -> list[Mutant]:
    """Every change of the lines that are named: ``FILE:LINE``, where the end of the path will do."""
    chosen: list[Mutant] = []
    for mutant in all_mutants(games):
        if any(f"/{mutant.file}:{mutant.line}".endswith(f"/{line}") for line in lines):
            describe(mutant)
            chosen.append(mutant)
    return chosen


# -- the tests ------------------------------------------------------------------------------------


def tests_of(game: str, narrow: bool) -> list[str]:
    """The tests that know a game's rules; recordings and the tests of its other parts are left out."""
    own = sorted((ROOT / "tests" / (SKIRMISH if game == SKIRMISH else f"games/{game}")).glob("test_*.py"))
    found = [str(path.relative_to(ROOT)) for path in own]
    if narrow:
        return found
    if game == SKIRMISH:
        return found + [test for user in users_of_skirmish() for test in tests_of(user, True)]
    found += ["tests/conformance/test_games.py", "tests/conformance/test_judges.py"]
    found.extend(
        str(path.relative_to(ROOT)) for path in (ROOT / "tests/differential").glob(f"test_{game}*.py")
    )
    return found


def users_of_skirmish() -> list[str]:
    """The games whose rules are built on it."""
    return [
        game
        for game in GAMES
        if any("dicefront.skirmish" in path.read_text("utf-8") for path in (RULES / game).rglob("*.py"))
    ]


class Trial:
    """A pytest plugin: it collects the tests of a game, and runs them for each mutant in another process."""

    def __init__(
        self, mutants: list[Mutant], citing: bool, report: Callable[[Mutant, str, str], bool]
    ) -> None:
        self.mutants = mutants
        self.citing = citing  # whether only the tests that cite a paragraph are asked
        self.report = report
        self.worked: set[tuple[str, str]] = set()  # functions that were called while modules were loaded
        self.sound: set[str] = set()  # tests that noticed something and pass when nothing is broken
        self.unsound: set[str] = set()

    def pytest_collection(self, session: pytest.Session) -> None:
        sys.setprofile(self.note)

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            self.worked.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        if session.testsfailed:
            sys.exit("the tests cannot be loaded")
        for mutant in self.mutants:
            if (str(ROOT / mutant.file), mutant.function) in self.worked:
                verdict, by = run_fresh(mutant, self.citing)
            else:
                verdict, by = self.try_out(mutant, in_order(session.items, mutant, self.citing))
            if not self.report(mutant, verdict, by):
                break
        return True

    def try_out(self, mutant: Mutant, items: list[pytest.Item]) -> tuple[str, str]:
        """Whether a test notices the mutant; a test that fails without any mutant notices nothing."""
        while True:
            asked = [item for item in items if item.nodeid not in self.unsound]
            verdict, by = split_off(mutant, asked)
            if verdict == UNFIT:
                return run_fresh(mutant, self.citing)
            if verdict != NOTICED or by in self.sound:
                return verdict, by
            alone = [item for item in items if item.nodeid == by]
            if split_off(None, alone)[0] == SURVIVED:
                self.sound.add(by)
            else:
                self.unsound.add(by)
                print(f"fails without a mutant, and is left out: {by}", flush=True)


def in_order(items: list[pytest.Item], mutant: Mutant, citing: bool) -> list[pytest.Item]:
    """Those that cite a broken paragraph, the other tests of the rules, and what holds for all games."""

    def rank(item: pytest.Item) -> int:
        if any(rule in mutant.rules for mark in item.iter_markers("rule") for rule in mark.args):
            return 0
        if mutant.game == SKIRMISH and f"tests/{SKIRMISH}/" in item.nodeid:
            return 0
        return 1 if f"games/{mutant.game}/" in item.nodeid else 2

    mine = [item for item in items if "conformance" not in item.nodeid or mutant.game in item.nodeid]
    return sorted((item for item in mine if not citing or rank(item) == 0), key=rank)


def split_off(mutant: Mutant | None, items: list[pytest.Item]) -> tuple[str, str]:
    """Run tests with one function changed, up to the first that fails; this process stays as it is."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with suppress(BaseException):
            if mutant is None or change_body(mutant):
                os.write(writing, (first_failure(items) or "-").encode())
            else:
                os.write(writing, UNFIT.encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    if told == UNFIT:
        return UNFIT, ""
    if told == "-":
        return SURVIVED, ""
    return (NOTICED, told) if told else (ENDLESS, "")


def limit() -> None:
    """So much computing time and memory for the next test, and the process ends."""
    until = int(process_time()) + SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))


def first_failure(items: list[pytest.Item]) -> str:
    """Run tests one after the other; the name of the first that fails, or an empty text."""
    from _pytest.runner import runtestprotocol

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    for place, item in enumerate(items):
        limit()
        following = items[place + 1] if place + 1 < len(items) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return item.nodeid
    return ""


def change_body(mutant: Mutant) -> bool:
    """Give a function of this process the body of the mutant, wherever it was imported to, if it fits."""
    path = ROOT / mutant.file
    tree, _, _ = mutated(path.read_text(encoding="utf-8"), mutant.number)
    code = code_of(compile(tree, str(path), "exec", dont_inherit=True), mutant.function)
    module = sys.modules[".".join(path.relative_to(ROOT / "src").with_suffix("").parts)]
    found: Any = module
    for name in mutant.function.split("."):
        found = vars(found)[name]
    found = getattr(found, "__wrapped__", found)
    if isinstance(found, property):
        found = found.fget
    assert isinstance(found, FunctionType)
    if len(code.co_freevars) != len(found.__code__.co_freevars):  # a constructor without its super()
        return False
    found.__code__ = code
    return True


def code_of(code: CodeType, name: str) -> CodeType:
    """The code of a function or method inside that of its module."""
    for part in name.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return code


# -- a fresh process ------------------------------------------------------------------------------


def run_fresh(mutant: Mutant, citing: bool) -> tuple[str, str]:
    """Run the tests in a process that reads the changed source."""
    command = [sys.executable, "-m", "tools.mutants", "--fresh", mutant.file, str(mutant.number)]
    done = subprocess.run(
        [*command, "citing" if citing else "all", mutant.game, *mutant.rules],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    for line in done.stdout.splitlines():
        if line.startswith("verdict "):
            by = line.removeprefix("verdict ")
            return (NOTICED, by) if by != "-" else (SURVIVED, "")
    return ENDLESS if done.returncode < 0 else NOTICED, "loading"


class Fresh:
    """A pytest plugin that runs all tests in their order until one fails."""

    def __init__(self, mutant: Mutant, citing: bool) -> None:
        self.mutant = mutant
        self.citing = citing
        self.failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        told = os.dup(1)
        if session.testsfailed:  # a module cannot be loaded any more
            os.write(told, b"\nverdict loading\n")
            return True
        self.failed = first_failure(in_order(session.items, self.mutant, self.citing))
        os.write(told, f"\nverdict {self.failed or '-'}\n".encode())
        return True


def fresh(words: list[str]) -> int:
    """What a fresh process does: read one file with its change, and run the tests."""
    file, number, tests, game, *rules = words
    mutant = Mutant(game, file, "", int(number), 0, "")
    mutant.rules = rules
    path = ROOT / file
    tree, _, _ = mutated(path.read_text(encoding="utf-8"), mutant.number)
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if Path(self.path).resolve() == path:
            return compile(tree, str(path), "exec", dont_inherit=True)
        return usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
    limit()
    citing = tests == "citing"
    return test(tests_of(game, citing), Fresh(mutant, citing))


def test(paths: list[str], plugin: object) -> int:
    import pytest

    os.chdir(ROOT)
    return int(pytest.main([*paths, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"], plugins=[plugin]))


# -- the run --------------------------------------------------------------------------------------


class Results:
    """What became of every mutant, in a file that a later run goes on with."""

    def __init__(self, path: Path, again: bool) -> None:
        self.path = path
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if again:
            path.unlink(missing_ok=True)
        self.verdicts: dict[str, str] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                one = json.loads(line)
                self.verdicts[one["mutant"]] = one["verdict"]

    def take_over(self, others: Results) -> None:
        """What only some of the tests were asked about needs no others if they noticed it."""
        for mutant, verdict in others.verdicts.items():
            if verdict != SURVIVED:
                self.verdicts.setdefault(mutant, verdict)

    def add(self, mutant: Mutant, verdict: str, by: str) -> None:
        self.verdicts[mutant.name] = verdict
        entry = {"mutant": mutant.name, "rules": mutant.rules, "verdict": verdict, "by": by}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--fresh"]:
        return fresh(arguments[1:])
    parser = argparse.ArgumentParser(description="Break rules at random, and see whether the tests notice.")
    parser.add_argument(
        "games", nargs="*", choices=[*GAMES, SKIRMISH, []], help="which games; all of them if none is named"
    )
    parser.add_argument("-n", "--number", type=int, default=300, help="how many lines are broken (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long; the next run goes on")
    parser.add_argument("--narrow", action="store_true", help="leave out what is tested of all games alike")
    parser.add_argument("--citing", action="store_true", help="only the tests that cite the paragraph")
    parser.add_argument("--again", action="store_true", help="forget what was tried before")
    parser.add_argument(
        "--at", nargs="+", action="extend", metavar="FILE:LINE", help="every change of these lines instead"
    )
    parser.add_argument("--part", help=argparse.SUPPRESS)  # what one worker does: "1/2"
    given = parser.parse_args(arguments)
    if os.environ.get("DICEFRONT_PURE") != "1":  # compiled functions have no body to change
        os.environ["DICEFRONT_PURE"] = "1"
        os.execv(sys.executable, [sys.executable, "-m", "tools.mutants", *arguments])
    games = given.games or [*GAMES, SKIRMISH]
    kept, citing = KEPT / f"{given.seed}.jsonl", KEPT / f"{given.seed}-citing.jsonl"
    if given.at:
        kept = citing = KEPT / "named.jsonl"
    elif given.citing:
        kept = citing
    forget = bool(given.again or given.at) and not given.part
    results = Results(kept, forget)
    results.take_over(Results(citing, forget))
    mutants = named(games, given.at) if given.at else drawn(games, given.number, given.seed)
    if given.workers > 1:
        share_out(given.workers, arguments)
    else:
        try_all(mutants, results, given)
    if given.part:
        return 0  # who shared the work out tells what came of it, once
    results = Results(kept, False)
    results.take_over(Results(citing, False))
    return told(mutants, results)


def share_out(workers: int, arguments: list[str]) -> None:
    """Each worker takes every so-many-th mutant."""

    def work(part: int) -> None:
        words = [*arguments, "--workers", "1", "--part", f"{part + 1}/{workers}"]
        words = [word for word in words if word != "--again"]
        subprocess.run([sys.executable, "-m", "tools.mutants", *words], cwd=ROOT, check=False)

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(work, range(workers)))


def try_all(mutants: list[Mutant], results: Results, given: argparse.Namespace) -> None:
    """All that was not tried yet, one game after the other."""
    seconds = given.minutes * 60
    mine, of = (int(word) for word in (given.part or "1/1").split("/"))
    left = [
        one
        for place, one in enumerate(mutants)
        if place % of == mine - 1 and one.name not in results.verdicts
    ]
    started = monotonic()

    def report(mutant: Mutant, verdict: str, by: str) -> bool:
        results.add(mutant, verdict, by)
        print(f"{verdict:9}{mutant.name} [{', '.join(mutant.rules)}]", flush=True)
        return not seconds or monotonic() - started < seconds

    for game in [*GAMES, SKIRMISH]:
        own = [one for one in left if one.game == game]
        if own and (not seconds or monotonic() - started < seconds):
            child = os.fork()  # each game is collected in a process without the tests of the others
            if child == 0:
                test(tests_of(game, given.narrow or given.citing), Trial(own, given.citing, report))
                os._exit(0)
            os.waitpid(child, 0)


def told(mutants: list[Mutant], results: Results) -> int:
    """The sum, and every survivor with its paragraphs."""
    tried = [one for one in mutants if one.name in results.verdicts]
    survivors = [one for one in tried if results.verdicts[one.name] == SURVIVED]
    print(f"{len(tried)} of {len(mutants)} tried, {len(survivors)} survived")
    for one in survivors:
        print(f"  {', '.join(one.rules)}\n    {one.name}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
