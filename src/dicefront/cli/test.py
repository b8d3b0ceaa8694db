"""``dicefront test``: is one computer player better than another? Stops as soon as that is clear."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from dicefront.cli.sim import (
    RAY,
    SEATS,
    SEED_OPTION,
    STORE,
    WORKERS,
    bounds,
    broken_match,
    contender,
    how_to_resume,
    known_to,
    made,
    opened,
    players,
    sides_of,
    title,
    with_seats,
)
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.lab.sprt import ACCEPTED, REJECTED, UNDECIDED, Hypotheses, Sprt, elo_of
from dicefront.lab.store import Store
from dicefront.lab.summary import Summary
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.series import Series, pair_score
from dicefront.parts.lab.statistics import Interval
from dicefront.parts.terminal.command import Command, json_option, quiet_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, STOPPED
from dicefront.parts.terminal.output import note, number, progress, show, show_json, words
from dicefront.parts.terminal.parameters import GAME, option_option

SMALLEST_RISK = 1e-6

MOST_ELO = 4000.0


@click.command("test", cls=Command, help="lab.test.help", epilog="lab.test.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("--a", "level_a", metavar="LEVEL", required=True, help="lab.test.a")
@click.option("--b", "level_b", metavar="LEVEL", required=True, help="lab.test.b")
@click.option("--army", metavar="ARMY", help="lab.test.army")
@click.option("--elo0", type=float, default=0.0, show_default=True, help="lab.test.elo0")
@click.option("--elo1", type=float, default=10.0, show_default=True, help="lab.test.elo1")
@click.option(
    "--alpha",
    type=click.FloatRange(SMALLEST_RISK, 0.5),
    default=0.05,
    show_default=True,
    help="lab.test.alpha",
)
@click.option(
    "--beta", type=click.FloatRange(SMALLEST_RISK, 0.5), default=0.05, show_default=True, help="lab.test.beta"
)
@click.option("-n", "games", type=click.IntRange(2), default=20_000, show_default=True, help="lab.test.n")
@SEED_OPTION
@WORKERS
@RAY
@SEATS
@option_option
@STORE
@json_option
@quiet_option
def command(
    game: Game[Any],
    level_a: str,
    level_b: str,
    army: str | None,
    elo0: float,
    elo1: float,
    alpha: float,
    beta: float,
    games: int,
    seed: int,
    workers: int,
    ray: str | None,
    seats: int | None,
    options: tuple[str, ...],
    store: Path | None,
    as_json: bool,
    quiet: bool,
) -> int:
    if not (abs(elo0) <= MOST_ELO and abs(elo1) <= MOST_ELO):
        raise click.UsageError(words("lab.test.finite"))
    if elo0 >= elo1:
        raise click.UsageError(words("lab.test.order", elo0=f"{elo0:g}", elo1=f"{elo1:g}"))
    full = with_seats(game, options, seats)
    contenders = (contender(game, full, level_a, army), contender(game, full, level_b, army))
    series = Series(game.id, game.rules, full, game.seats(full), contenders, seed, sides_of(game, full))
    test = Sprt(Hypotheses(elo0, elo1, alpha, beta))
    kept = None if store is None else opened(store, series)
    try:
        records, stopped = run(series, test, (games + 1) // 2, players(workers, ray), quiet, kept)
    finally:
        if kept is not None:
            kept.close()
    summary = Summary(series, records)
    if as_json:
        show_json(to_json(summary, test))
    else:
        show_test(summary, test)
    if stopped:
        note(words("lab.test.stopped") if store is None else how_to_resume(None, store), quiet)
        return STOPPED
    return DONE if test.verdict() == ACCEPTED else NEGATIVE


def run(
    series: Series, test: Sprt, pairs: int, engine: Engine, quiet: bool, kept: Store | None = None
) -> tuple[list[Record], bool]:
    """Play pairs until the test is decided; returns the records and whether somebody stopped it."""
    known = {} if kept is None else known_to(kept, quiet)
    missing = (index for index in range(pairs) if index not in known)
    fresh = engine.play(fixture for index in missing for fixture in series.pair(index))
    records: list[Record] = []
    try:
        with progress(words("lab.sim.pairs"), pairs, quiet) as advance:
            for index in range(pairs):
                twins = known[index] if index in known else (next(fresh), next(fresh))
                for record in twins:
                    if record.problem:
                        raise broken_match(series, record)
                    if kept is not None and index not in known:
                        kept.add(record)
                records += twins
                advance(1)
                if test.add(pair_score(*twins)) != UNDECIDED:
                    break
    except KeyboardInterrupt:
        return records, True
    return records, False


def elo_interval(share: Interval) -> list[float | None]:
    """The difference in Elo with its bounds; ``None`` where it has none."""
    values = [elo_of(share.value), elo_of(share.low), elo_of(share.high)]
    return [round(value, 2) if abs(value) != float("inf") else None for value in values]


def to_json(summary: Summary, test: Sprt) -> dict[str, Json]:
    tested = test.hypotheses
    return {
        **summary.to_json(),
        "elo": [*elo_interval(summary.share_of_a())],
        "test": {
            "elo0": tested.elo0,
            "elo1": tested.elo1,
            "alpha": tested.alpha,
            "beta": tested.beta,
            "ratio": round(test.ratio(), 4),
            "lower": round(tested.lower, 4),
            "upper": round(tested.upper, 4),
            "verdict": test.verdict(),
        },
    }


def show_test(summary: Summary, test: Sprt) -> None:
    """The answer for people."""
    series, tested = summary.series, test.hypotheses
    a, b = (title(who) for who in series.contenders)
    verdict = test.verdict()
    known = {ACCEPTED: "lab.test.accepted", REJECTED: "lab.test.rejected", UNDECIDED: "lab.test.undecided"}
    show(words(known[verdict], a=a, b=b, elo0=f"{tested.elo0:g}", elo1=f"{tested.elo1:g}"))
    won, shared, lost = (str(count) for count in summary.results_of_a())
    show(words("lab.sim.share", share=bounds(summary.share_of_a()), won=won, shared=shared, lost=lost))
    elo = ["?" if value is None else number(value, 0) for value in elo_interval(summary.share_of_a())]
    show(words("lab.test.elo", elo=elo[0], low=elo[1], high=elo[2]))
    ratio, lower, upper = (number(value, 2) for value in (test.ratio(), tested.lower, tested.upper))
    show(words("lab.test.ratio", ratio=ratio, lower=lower, upper=upper))
    show(made(summary))
