"""``dicefront report``: the figures that a designer asks for, as a page with plots."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

import click

from dicefront.cli.files import write_whole
from dicefront.cli.sim import SEED_OPTION, WORKERS
from dicefront.kernel.game import Game
from dicefront.lab import balance, balance_text, report_text, units
from dicefront.lab.engine import engine
from dicefront.lab.match import Record
from dicefront.lab.report import Played, figures_of, lines, play_lines
from dicefront.parts.terminal.command import Command, json_option, quiet_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, WRONG_USAGE, Failure
from dicefront.parts.terminal.output import progress, show, show_json, words
from dicefront.parts.terminal.parameters import GAME


def on_crystals(
    games: int, searched: int, seed: int, workers: int, quiet: bool, short: bool
) -> tuple[dict[str, str], int]:
    """The files of the report on Crystals, and how many games were played."""
    if searched:
        raise Failure("report.not-searched", WRONG_USAGE, game="crystals")
    wanted = [line for line in lines(games) if not short or line.level != "search"]
    played: list[Played] = []
    with progress(words("report.games"), sum(line.games for line in wanted), quiet) as advance:
        for one in play_lines(wanted, seed, workers):
            played.append(one)
            advance(1)
    return report_text.files_of(figures_of(wanted, played), games, seed), len(played)


def on_home_raiders(
    games: int, searched: int, seed: int, workers: int, quiet: bool, short: bool
) -> tuple[dict[str, str], int]:
    """The files of the report on Home Raiders, and how many games were played."""
    bouts = {
        field: balance.bouts(field, games if field.level == balance.GREEDY else searched, seed)
        for field in balance.fields(searched)[: 1 if short else None]
    }
    if short:
        bouts = {field: wanted[:1] for field, wanted in bouts.items()}
    total = sum(2 * bout.pairs for wanted in bouts.values() for bout in wanted)
    meetings: dict[balance.Field, Sequence[balance.Meeting]] = {}
    with progress(words("report.games"), total, quiet) as advance:
        for field, wanted in bouts.items():
            records: list[Record] = []
            for record in balance.play_all(wanted, workers):
                records.append(record)
                advance(1)
            meetings[field] = balance.meetings_of(wanted, records)
    return balance_text.files_of(meetings, games, searched, seed), total


def on_units(game: str, games: int, seed: int, workers: int, quiet: bool) -> tuple[dict[str, str], int]:
    """The file with what units are worth, and how many games were played."""
    trial = units.Trial(game, max(games // 2, 1), seed)
    records: list[Record] = []
    with progress(words("report.games"), 2 * trial.pairs, quiet) as advance:
        for record in engine(workers).play(trial.fixtures()):
            records.append(record)
            advance(1)
    today = date.today().isoformat()
    return {f"units_{game}.toml": units.to_toml(trial, trial.worths(records), today)}, len(records)


REPORTS: Final = {"crystals": on_crystals, "home_raiders": on_home_raiders}


@click.command("report", cls=Command, help="report.help", epilog="report.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("-n", "games", type=click.IntRange(2), default=1000, show_default=True, help="report.n")
@click.option("--searched", type=click.IntRange(0), default=0, show_default=True, help="report.searched")
@click.option("--short", is_flag=True, help="report.short")
@click.option("--units", "only_units", is_flag=True, help="report.units")
@SEED_OPTION
@WORKERS
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
    out: Path,
    as_json: bool,
    quiet: bool,
) -> int:
    known = units.GAMES if only_units else REPORTS
    if game.id not in known:
        raise Failure("report.none", NEGATIVE, game=game.id, known=", ".join(known))
    if only_units:
        written, count = on_units(game.id, games, seed, workers, quiet)
    else:
        written, count = REPORTS[game.id](games, searched, seed, workers, quiet, short)
    out.mkdir(parents=True, exist_ok=True)
    for name, content in written.items():
        write_whole(out / name, content)
    if as_json:
        show_json({"game": game.id, "games": count, "seed": seed, "files": [*map(str, written)]})
    else:
        for name in written:
            show(words("report.written", path=str(out / name)))
    return DONE
