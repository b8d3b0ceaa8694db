"""``dicefront odds``: exact chances."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import click

from dicefront.cli.chart import svg_chart
from dicefront.cli.files import write_whole
from dicefront.cli.games import title_of
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game
from dicefront.parts.terminal.command import command as new_command
from dicefront.parts.terminal.command import json_option, quiet_option
from dicefront.parts.terminal.errors import WRONG_USAGE, Failure
from dicefront.parts.terminal.odds import Odds
from dicefront.parts.terminal.output import note, percent, show, show_json, tinted, words
from dicefront.parts.terminal.parameters import GAME, option_option, read_options
from dicefront.parts.terminal.part import reader_of

BAR: Final = 40
"""Width of a full bar."""
EIGHTHS: Final = " ▏▎▍▌▋▊▉"


@new_command("odds")
@click.argument("game", type=GAME)
@click.argument("expression", metavar="EXPR", nargs=-1, required=True)
@option_option
@click.option("--svg", type=click.Path(dir_okay=False, path_type=Path), help="cli.odds.svg", metavar="FILE")
@json_option
@quiet_option
def command(
    game: Game[Any],
    expression: tuple[str, ...],
    options: tuple[str, ...],
    svg: Path | None,
    as_json: bool,
    quiet: bool,
) -> None:
    reader = reader_of(game)
    if reader is None:
        raise Failure("cli.odds.none", WRONG_USAGE, game=title_of(game))
    try:
        odds = reader(" ".join(expression), read_options(game, options))
    except BadData as error:
        rule = "" if error.rule == "-" else f" [{error.rule}]"
        raise click.UsageError(words(error.reason, **error.arguments) + rule) from error
    if svg is not None:
        bars = [(label(game, name), chance) for name, chance in odds.outcomes.items()]
        write_whole(svg, svg_chart(odds.asked, [(name, chance, _chance(chance)) for name, chance in bars]))
        note(words("cli.odds.written", file=str(svg)), quiet)
    if as_json:
        show_json(report(game, odds))
    else:
        show_table(game, odds)


def report(game: Game[Any], odds: Odds) -> dict[str, object]:
    return {
        "game": game.id,
        "rules": game.rules,
        "asked": odds.asked,
        "rule": odds.rule,
        **{name: _exact(chance) for name, chance in {**odds.outcomes, **odds.sums}.items()},
    }


def _exact(chance: Fraction) -> dict[str, object]:
    return {"exact": str(chance), "percent": round(float(chance) * 100, 2)}


def _chance(chance: Fraction) -> str:
    return f"{percent(chance)} ({chance})"


def label(game: Game[Any], outcome: str) -> str:
    """An outcome in words."""
    return words(f"{game.id}.odds.{outcome}")


def show_table(game: Game[Any], odds: Odds) -> None:
    show(f"{odds.asked}  [{odds.rule}, {title_of(game)} {game.rules}]")
    everything = {**odds.outcomes, **odds.sums}
    width = max(len(label(game, name)) for name in everything)
    exact = max(len(str(chance)) for chance in everything.values())
    for name, chance in everything.items():
        bar = tinted(drawn_bar(chance), "cyan") if name in odds.outcomes else ""
        show(f"  {label(game, name):{width}}  {chance!s:>{exact}}  {percent(chance):>8}  {bar}".rstrip())


def drawn_bar(chance: Fraction) -> str:
    """A bar whose length is the chance, to an eighth of a character."""
    eighths = round(chance * BAR * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
