"""``dicefront report``: the figures that a designer asks for, as a page with plots."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import click

from dicefront.cli.files import write_whole
from dicefront.cli.sim import RAY, SEED_OPTION, STORE, WORKERS, how_to_resume, keeping, players
from dicefront.kernel.game import Game
from dicefront.lab import units
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.lab import games_with, lab_of
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.report import Wish
from dicefront.parts.terminal.command import Command, json_option, quiet_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, STOPPED, WRONG_USAGE, Failure
from dicefront.parts.terminal.output import note, progress, show, show_json, words
from dicefront.parts.terminal.parameters import GAME


def on_game(game: Game[Any], wish: Wish, engine: Engine, quiet: bool) -> tuple[dict[str, str], int]:
    """The files of the report on a game, and how many games were played."""
    report = lab_of(game).report
    if report is None:
        raise none_for(game, games_with(lambda lab: lab.report))
    if wish.searched and not report.searches:
        raise Failure("report.not-searched", WRONG_USAGE, game=game.id)
    total = report.count(wish)
    with progress(words("report.games"), total, quiet) as advance:
        return report.files(wish, engine, advance), total


def on_units(
    game: Game[Any], games: int, seed: int, engine: Engine, quiet: bool
) -> tuple[dict[str, str], int]:
    """The file with what units are worth, and how many games were played."""
    if lab_of(game).forces is None:
        raise none_for(game, games_with(lambda lab: lab.forces))
    trial = units.Trial(game.id, max(games // 2, 1), seed)
    records: list[Record] = []
    with progress(words("report.games"), 2 * trial.pairs, quiet) as advance:
        for record in engine.play(trial.fixtures()):
            records.append(record)
            advance(1)
    today = date.today().isoformat()
    return {f"units_{game.id}.toml": units.to_toml(trial, trial.worths(records), today)}, len(records)


def none_for(game: Game[Any], known: list[str]) -> Failure:
    return Failure("report.none", NEGATIVE, game=game.id, known=", ".join(known))


@click.command("report", cls=Command, help="report.help", epilog="report.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("-n", "games", type=click.IntRange(2), default=1000, show_default=True, help="report.n")
@click.option("--searched", type=click.IntRange(0), default=0, show_default=True, help="report.searched")
@click.option("--short", is_flag=True, help="report.short")
@click.option("--units", "only_units", is_flag=True, help="report.units")
@SEED_OPTION
@WORKERS
@RAY
@STORE
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("docs/reports"),
    show_default=True,
    help="report.out",
)
@json_option
@quiet_option
def command(
    game: Game[Any],
    games: int,
    searched: int,
    short: bool,
    only_units: bool,
    seed: int,
    workers: int,
    ray: str | None,
    store: Path | None,
    out: Path,
    as_json: bool,
    quiet: bool,
) -> int:
    engine = keeping(players(workers, ray), store, quiet)
    try:
        if only_units:
            written, count = on_units(game, games, seed, engine, quiet)
        else:
            written, count = on_game(game, Wish(games, searched, seed, short), engine, quiet)
    except KeyboardInterrupt:
        note(words("report.stopped") if store is None else how_to_resume(None, store), quiet)
        return STOPPED
    out.mkdir(parents=True, exist_ok=True)
    for name, content in written.items():
        write_whole(out / name, content)
    if as_json:
        show_json({"game": game.id, "games": count, "seed": seed, "files": [*map(str, written)]})
    else:
        for name in written:
            show(words("report.written", path=str(out / name)))
    return DONE
