"""``dicefront army``: armies that are written down."""

from __future__ import annotations

from typing import Any

import click

from dicefront.cli.armies import Armies, Problem, armies_of
from dicefront.cli.armyfile import ArmyText, find_army
from dicefront.cli.command import group, json_option, quiet_option, verbose_option
from dicefront.cli.errors import DONE, NEGATIVE, UNREADABLE, WRONG_USAGE, Failure
from dicefront.cli.games import title_of
from dicefront.cli.output import show, show_json, tinted, words
from dicefront.cli.parameters import GAME, option_option, read_options
from dicefront.kernel.game import Game
from dicefront.kernel.ids import NO_RULE, Json


@group("army")
def command() -> None:
    pass


@command.command("check", help="cli.army.check.help", epilog="cli.army.check.examples")
@click.argument("army", metavar="FILE|NAME|TEXT")
@click.option("--game", "game", type=GAME, default="chessboard", help="cli.army.check.game")
@option_option
@json_option
@quiet_option
@verbose_option
def check(
    army: str, game: Game[Any], options: tuple[str, ...], as_json: bool, quiet: bool, verbose: bool
) -> int:
    armies = armies_of(game)
    if armies is None:
        raise Failure("cli.army.none", WRONG_USAGE, game=title_of(game))
    chosen = read_options(game, options)
    written = find_army(army, armies)
    problems = armies.problems(written.entries, chosen)
    if as_json:
        show_json(report(game, armies, chosen, written, problems))
    elif not quiet:
        print_report(game, armies, chosen, written, problems, verbose)
    if any(problem.unreadable for problem in problems):
        return UNREADABLE
    return NEGATIVE if problems else DONE


def report(
    game: Game[Any], armies: Armies, options: dict[str, Json], written: ArmyText, problems: list[Problem]
) -> dict[str, object]:
    """The verdict as plain data."""
    entries = [
        {"entry": index + 1, "line": written.lines[index] or None, "text": text, "cost": armies.cost(text)}
        for index, text in enumerate(written.entries)
    ]
    return {
        "source": written.source,
        "name": written.name,
        "game": game.id,
        "rules": game.rules,
        "legal": not problems,
        "cost": total(armies, written),
        "budget": armies.budget(options),
        "entries": entries,
        "problems": [
            {
                "reason": problem.reason,
                "rule": None if problem.rule == NO_RULE else problem.rule,
                "args": problem.args,
                "entry": problem.entry + 1 if problem.entry >= 0 else None,
                "line": written.lines[problem.entry] or None if problem.entry >= 0 else None,
            }
            for problem in problems
        ],
    }


def total(armies: Armies, written: ArmyText) -> int:
    """The points of all entries that can be read."""
    return sum(armies.cost(entry) or 0 for entry in written.entries)


def print_report(
    game: Game[Any],
    armies: Armies,
    options: dict[str, Json],
    written: ArmyText,
    problems: list[Problem],
    verbose: bool,
) -> None:
    show(_headline(game, armies, options, written))
    if verbose:
        for index, entry in enumerate(written.entries):
            show(f"  {index + 1:>2}  {entry:24} {armies.cost(entry) or '?'}")
    for problem in problems:
        rule = "" if problem.rule == NO_RULE else problem.rule
        show(f"  {tinted(words('cli.army.error'), 'red')}  {_sentence(written, problem)}  {rule}".rstrip())
    show(words("cli.army.verdict", count=len(problems)))


def _headline(game: Game[Any], armies: Armies, options: dict[str, Json], written: ArmyText) -> str:
    name = (
        f"{written.source} ({written.name})" if written.name not in ("", written.source) else written.source
    )
    budget = armies.budget(options)
    if budget is None:
        return words("cli.army.headline_free", name=name, game=title_of(game), count=len(written.entries))
    return words(
        "cli.army.headline", name=name, game=title_of(game), cost=total(armies, written), budget=budget
    )


def _sentence(written: ArmyText, problem: Problem) -> str:
    """What is wrong, with the entry and its line in front."""
    if problem.entry < 0:
        return words(problem.reason, **problem.args)
    text = written.entries[problem.entry]
    line = written.lines[problem.entry]
    where = words("cli.army.line", line=line) if line else words("cli.army.number", number=problem.entry + 1)
    if problem.unreadable:
        return words("cli.army.not_understood", where=where, text=text, expected=problem.args["expected"])
    return f"{where}: {words(problem.reason, **{**problem.args, 'mini': text})}"
