"""``dicefront sim``: many games between computer players, and what they show."""

from __future__ import annotations

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from dicefront.agents.levels import known_levels
from dicefront.cli.files import make_sure_of
from dicefront.kernel.game import Game
from dicefront.kernel.ids import MOST_SEATS, Json
from dicefront.lab.engine import engine
from dicefront.lab.keeping import KeepingEngine
from dicefront.lab.results import Pair, line, pairs_of, read_results, write_results
from dicefront.lab.store import Busy, Store
from dicefront.lab.summary import Summary
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.series import Series
from dicefront.parts.lab.statistics import Interval
from dicefront.parts.terminal.armyfile import SUFFIXES, find_army
from dicefront.parts.terminal.command import Command, json_option, quiet_option
from dicefront.parts.terminal.errors import (
    DONE,
    NEGATIVE,
    RULES_ERROR,
    STOPPED,
    UNREADABLE,
    WRONG_USAGE,
    Failure,
)
from dicefront.parts.terminal.output import note, number, percent, progress, show, show_json, words
from dicefront.parts.terminal.parameters import GAME, option_option, read_options
from dicefront.parts.terminal.part import armies_of
from dicefront.text.messages import Messages

SEED = 1
WORKERS = click.option(
    "-w", "--workers", type=click.IntRange(0, 256), default=1, show_default=True, help="lab.option.workers"
)
STORE = click.option("--store", type=click.Path(file_okay=False, path_type=Path), help="lab.sim.store")
RAY = click.option("--ray", metavar="ADDRESS", help="lab.option.ray")
SEATS = click.option("--seats", type=click.IntRange(2, MOST_SEATS), default=None, help="lab.option.seats")
SEED_OPTION = click.option("--seed", type=int, default=SEED, show_default=True, help="cli.option.seed")


@click.command("sim", cls=Command, help="lab.sim.help", epilog="lab.sim.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("--a", "army_a", metavar="ARMY", help="lab.sim.a")
@click.option("--b", "army_b", metavar="ARMY", help="lab.sim.b")
@click.option("-n", "games", type=click.IntRange(2), default=1000, show_default=True, help="lab.sim.n")
@SEED_OPTION
@WORKERS
@RAY
@click.option("--level", default="greedy", show_default=True, metavar="LEVEL", help="lab.sim.level")
@click.option("--level-a", metavar="LEVEL", help="lab.sim.level_a")
@click.option("--level-b", metavar="LEVEL", help="lab.sim.level_b")
@SEATS
@option_option
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="lab.sim.out")
@click.option("--resume", is_flag=True, help="lab.sim.resume")
@STORE
@json_option
@click.option("--jsonl", "as_lines", is_flag=True, help="lab.sim.jsonl")
@quiet_option
def command(
    game: Game[Any],
    army_a: str | None,
    army_b: str | None,
    games: int,
    seed: int,
    workers: int,
    ray: str | None,
    level: str,
    level_a: str | None,
    level_b: str | None,
    seats: int | None,
    options: tuple[str, ...],
    out: Path | None,
    resume: bool,
    store: Path | None,
    as_json: bool,
    as_lines: bool,
    quiet: bool,
) -> int:
    full = with_seats(game, options, seats)
    contenders = (
        contender(game, full, level_a or level, army_a),
        contender(game, full, level_b or level, army_b),
    )
    series = Series(game.id, game.rules, full, game.seats(full), contenders, seed, sides_of(game, full))
    known: dict[int, Pair] = {}
    if resume:
        if out is None:
            raise click.UsageError(words("lab.sim.resume_without_file"))
        if out.is_file():
            known = {pair[0].pair: pair for pair in pairs_of(read_results(out, series))}
    if out is not None:
        make_sure_of(out.parent)
    kept = None
    if store is not None:
        if resume:
            raise click.UsageError(words("lab.sim.store_resumes"))
        kept = opened(store, series)
        known = known_to(kept, quiet)
    try:
        played = players(workers, ray)
        records, stopped = simulate(series, known, (games + 1) // 2, played, quiet, as_lines, kept)
    finally:
        if kept is not None:
            kept.close()
    if out is not None:
        write_results(out, series, records)
    summary = Summary(series, records)
    if as_json:
        show_json(summary.to_json())
    elif not as_lines:
        show_summary(summary)
    if stopped:
        note(how_to_resume(out, store), quiet)
        return STOPPED
    return DONE


def needs_duckdb() -> None:
    """Results in Parquet need an extra; say so before anything is played."""
    if find_spec("duckdb") is None:
        raise Failure("lab.ask.needs", WRONG_USAGE)


def players(workers: int, ray: str | None) -> Engine:
    """What plays: processes on this machine, or a cluster."""
    if ray is not None and find_spec("ray") is None:
        raise Failure("lab.option.needs_ray", WRONG_USAGE)
    return engine(workers, ray)


def opened(folder: Path, series: Series) -> Store:
    """The folder for the results of a series."""
    needs_duckdb()
    try:
        return Store(folder, series)
    except Busy as error:
        raise Failure("lab.sim.busy", NEGATIVE, folder=str(error)) from error


def keeping(engine: Engine, folder: Path | None, quiet: bool) -> Engine:
    """What plays, and keeps what it plays in a folder if one is given."""
    if folder is None:
        return engine
    needs_duckdb()
    return KeepingEngine(engine, lambda series: opened(folder, series), lambda kept: known_to(kept, quiet))


def known_to(kept: Store, quiet: bool) -> dict[int, Pair]:
    """The pairs that were kept before; files that cannot be read are named."""
    known = kept.pairs()
    for file in kept.set_aside:
        note(words("lab.sim.set_aside", file=str(file)), quiet)
    return known


def simulate(
    series: Series,
    known: dict[int, Pair],
    pairs: int,
    engine: Engine,
    quiet: bool,
    as_lines: bool,
    kept: Store | None = None,
) -> tuple[list[Record], bool]:
    """Play the pairs that are not known yet; returns all records, and whether somebody stopped it."""
    found = {index: pair for index, pair in known.items() if index < pairs}
    missing = [index for index in range(pairs) if index not in found]
    fixtures = (fixture for index in missing for fixture in series.pair(index))
    twins: list[Record] = []
    stopped = False
    try:
        with progress(words("lab.sim.pairs"), len(missing), quiet) as advance:
            for record in engine.play(fixtures):
                if record.problem:
                    raise broken_match(series, record)
                twins.append(record)
                if kept is not None:
                    kept.add(record)
                if as_lines:
                    show(line(record.to_json()))
                if len(twins) == 2:
                    found[record.pair] = (twins[0], twins[1])
                    twins.clear()
                    advance(1)
    except KeyboardInterrupt:
        stopped = True
    return [record for index in sorted(found) for record in found[index]] + twins, stopped


def broken_match(series: Series, record: Record) -> Failure:
    """A match that the rules could not play to its end."""
    return Failure(
        "lab.sim.broken", RULES_ERROR, game=series.game, pair=str(record.pair), seed=str(series.seed),
        problem=record.problem,
    )  # fmt: skip


def how_to_resume(out: Path | None, store: Path | None = None) -> str:
    """What to call to go on with what was stopped."""
    if store is not None:
        return words("lab.sim.stopped_with_file", call=shlex.join(["dicefront", *sys.argv[1:]]))
    if out is None:
        return words("lab.sim.stopped")
    call = [word for word in sys.argv[1:] if word != "--resume"]
    return words("lab.sim.stopped_with_file", call=shlex.join(["dicefront", *call, "--resume"]))


# -- what is compared ---------------------------------------------------------------------------


def with_seats(game: Game[Any], given: tuple[str, ...], seats: int | None) -> dict[str, Json]:
    """The options of the game, with the number of seats asked for."""
    named = game.seat_option()
    full = read_options(game, given if named is None or seats is None else (*given, f"{named}={seats}"))
    if seats is not None and game.seats(full) != seats:
        raise click.UsageError(words("lab.sim.seats", game=game.id, seats=str(game.seats(full))))
    return full


def sides_of(game: Game[Any], options: dict[str, Json]) -> tuple[int, ...]:
    """The side of every seat; empty if every seat is its own."""
    sides = game.sides(game.setup(options, [None] * game.seats(options)))
    return tuple(sides) if len(set(sides)) < len(sides) else ()


def contender(game: Game[Any], options: dict[str, Json], level: str, army: str | None) -> Contender:
    """One side of the comparison; wrong levels and armies are told before the first match."""
    known = known_levels(game.id)
    if level not in known:
        raise click.UsageError(words("lab.level.unknown", name=level, known=", ".join(known)))
    if army is None:
        return Contender(level)
    armies = armies_of(game)
    if armies is None:
        raise click.UsageError(words("lab.sim.no_armies", game=game.id))
    text = find_army(army, armies, options)
    problems = [one for one in armies.problems(text.entries, options) if not one.agreed]
    if problems:
        first = problems[0]
        problem = f"{words(first.reason, **first.args)} [{first.rule}]"
        code = UNREADABLE if first.unreadable else NEGATIVE
        raise Failure("lab.sim.bad_army", code, army=text.source, problem=problem)
    stem = Path(army).stem if Path(army).suffix.lower() in SUFFIXES else ""
    name = text.name or stem or ", ".join(text.entries)
    return Contender(level, armies.roster(name, text.entries, options), name)


# -- words --------------------------------------------------------------------------------------


def bounds(share: Interval) -> str:
    """A share with its interval: ``53.4 % (51.2 – 55.6)``."""
    return f"{percent(share.value, 1)} ({number(share.low * 100, 1)} – {number(share.high * 100, 1)})"


def title(who: Contender) -> str:
    return f"{who.army} ({who.level})" if who.army else who.level


def ending(reason: str) -> str:
    return words(reason) if Messages().has(reason) else reason


def made(summary: Summary) -> str:
    """How the answer came about, so that anybody can repeat it."""
    series, games = summary.series, str(summary.games)
    return words("lab.sim.made", seed=str(series.seed), game=series.game, rules=series.rules, games=games)


def show_summary(summary: Summary) -> None:
    """The answer for people."""
    series = summary.series
    if not summary.games:
        show(words("lab.sim.nothing"))
        return
    a, b = (title(who) for who in series.contenders)
    show(words("lab.sim.title", a=a, b=b))
    won, shared, lost = (str(count) for count in summary.results_of_a())
    show(words("lab.sim.share", share=bounds(summary.share_of_a()), won=won, shared=shared, lost=lost))
    for seat, share in enumerate(summary.seat_shares()):
        show(words("lab.sim.seat", seat=str(seat + 1), share=bounds(share)))
    rounds = summary.rounds()
    decisions = number(summary.decisions().value, 1)
    if rounds is None:
        show(words("lab.sim.length", decisions=decisions))
    else:
        show(words("lab.sim.length_rounds", rounds=number(rounds.value, 1), decisions=decisions))
    for reason, share in summary.endings():
        show(words("lab.sim.ending", share=percent(share.value, 1), reason=ending(reason)))
    show(made(summary))
