"""``dicefront report``: the figures that a designer asks for, as a page with plots."""

from __future__ import annotations

import shlex
from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import click

from dicefront.cli.files import make_sure_of, write_whole
from dicefront.cli.sim import RAY, SEED_OPTION, STORE, WORKERS, contender, how_to_resume, keeping, players
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.lab import units
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.lab import games_with, lab_of
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.report import Wish
from dicefront.parts.terminal.command import Command, json_option, quiet_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, STOPPED, WRONG_USAGE, Failure
from dicefront.parts.terminal.output import note, progress, show, show_json, words
from dicefront.parts.terminal.parameters import GAME, option_option, read_options


def on_game(game: Game[Any], wish: Wish, engine: Engine, quiet: bool) -> tuple[dict[str, str], int]:
    """The files of the report on a game, and how many games were played."""
    report = lab_of(game).report
    if report is None:
        raise none_for(game, games_with(lambda lab: lab.report))
    if wish.searched and not report.searches:
        raise Failure("report.not-searched", WRONG_USAGE, game=game.id)
    if wish.more and not report.takes_own:
        raise Failure("report.not-own", WRONG_USAGE, game=game.id)
    total = report.count(wish)
    if not total:
        raise Failure("report.nobody", NEGATIVE, game=game.id)
    with progress(words("report.games"), total, quiet) as advance:
        return report.files(wish, engine, advance), total


def on_units(game: Game[Any], wish: Wish, engine: Engine, quiet: bool) -> tuple[dict[str, str], int]:
    """The file with what units are worth, and how many games were played."""
    if lab_of(game).forces is None:
        raise none_for(game, games_with(lambda lab: lab.forces))
    if wish.armies:
        raise click.UsageError(words("report.units-draw"))
    trial = units.Trial(game.id, max(wish.games // 2, 1), wish.seed, wish.options, wish.more)
    records: list[Record] = []
    with progress(words("report.games"), 2 * trial.pairs, quiet) as advance:
        for record in engine.play(trial.fixtures()):
            records.append(record)
            advance(1)
    today = date.today().isoformat()
    return {f"units_{game.id}.toml": units.to_toml(trial, trial.worths(records), today)}, len(records)


def judged(
    game: Game[Any], options: dict[str, Json] | None, armies: tuple[str, ...]
) -> tuple[Contender, ...]:
    """Armies of one's own, each with a name that no other one has."""
    full = game.complete_options(None) if options is None else options
    found = [contender(game, full, "greedy", army) for army in armies]
    times = Counter(one.army for one in found)
    return tuple(
        replace(one, army=f"{one.army} ({place})") if times[one.army] > 1 else one
        for place, one in enumerate(found, start=1)
    )


def none_for(game: Game[Any], known: list[str]) -> Failure:
    return Failure("report.none", NEGATIVE, game=game.id, known=", ".join(known))


@click.command("report", cls=Command, help="report.help", epilog="report.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("-n", "games", type=click.IntRange(2), default=1000, show_default=True, help="report.n")
@click.option("--searched", type=click.IntRange(0), default=0, show_default=True, help="report.searched")
@click.option("--short", is_flag=True, help="report.short")
@click.option("--units", "only_units", is_flag=True, help="report.units")
@click.option("--with", "armies", metavar="ARMY", multiple=True, help="report.with")
@option_option
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
    armies: tuple[str, ...],
    options: tuple[str, ...],
    seed: int,
    workers: int,
    ray: str | None,
    store: Path | None,
    out: Path,
    as_json: bool,
    quiet: bool,
) -> int:
    chosen = read_options(game, options) if options else None
    own = judged(game, chosen, armies)
    given = [("-o", one) for one in options] + [("--with", one) for one in armies]
    more = shlex.join([word for pair in given for word in pair])
    wish = Wish(games, searched, seed, short, chosen, own, more)
    make_sure_of(out)
    engine = keeping(players(workers, ray), store, quiet)
    try:
        written, count = (on_units if only_units else on_game)(game, wish, engine, quiet)
    except KeyboardInterrupt:
        note(words("report.stopped") if store is None else how_to_resume(None, store), quiet)
        return STOPPED
    for name, content in written.items():
        write_whole(out / name, content)
    if as_json:
        show_json({"game": game.id, "games": count, "seed": seed, "files": [*map(str, written)]})
    else:
        for name in written:
            show(words("report.written", path=str(out / name)))
    return DONE
