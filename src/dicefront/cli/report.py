"""``dicefront report``: the figures that a designer asks for, as a page with plots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from dicefront.cli.command import Command, json_option, quiet_option
from dicefront.cli.errors import DONE, NEGATIVE, Failure
from dicefront.cli.files import write_whole
from dicefront.cli.output import progress, show, show_json, words
from dicefront.cli.parameters import GAME
from dicefront.cli.sim import SEED_OPTION, WORKERS
from dicefront.kernel.game import Game
from dicefront.lab.report import Played, figures_of, lines, play_lines
from dicefront.lab.report_text import files_of


@click.command("report", cls=Command, help="report.help", epilog="report.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("-n", "games", type=click.IntRange(2), default=1000, show_default=True, help="report.n")
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
    game: Game[Any], games: int, seed: int, workers: int, out: Path, as_json: bool, quiet: bool
) -> int:
    if game.id != "crystals":
        raise Failure("report.none", NEGATIVE, game=game.id)
    wanted = lines(games)
    played: list[Played] = []
    with progress(words("report.games"), sum(line.games for line in wanted), quiet) as advance:
        for one in play_lines(wanted, seed, workers):
            played.append(one)
            advance(1)
    out.mkdir(parents=True, exist_ok=True)
    written = files_of(figures_of(wanted, played), games, seed)
    for name, content in written.items():
        write_whole(out / name, content)
    if as_json:
        show_json({"game": game.id, "games": len(played), "seed": seed, "files": [*map(str, written)]})
    else:
        for name in written:
            show(words("report.written", path=str(out / name)))
    return DONE
