"""``dicefront army``: armies that are written down: checked, and printed as sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from dicefront.cli.games import title_of
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import NO_RULE, Json
from dicefront.kernel.terms import family_of
from dicefront.parts.terminal.armies import Armies, Problem
from dicefront.parts.terminal.armyfile import ArmyText, find_army
from dicefront.parts.terminal.command import group, json_option, quiet_option, verbose_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, UNREADABLE, WRONG_USAGE, Failure
from dicefront.parts.terminal.output import note, show, show_json, tinted, words
from dicefront.parts.terminal.parameters import GAME, option_option, read_options
from dicefront.parts.terminal.part import armies_of, wording_of
from dicefront.server.show import printing_of
from dicefront.text.messages import Messages, preferred_language


@group("army")
def command() -> None:
    pass


@command.command("check", help="cli.army.check.help", epilog="cli.army.check.examples")
@click.argument("army", metavar="FILE|NAME|TEXT")
@click.option("--game", "only", type=GAME, default=None, help="cli.army.check.game")
@option_option
@json_option
@quiet_option
@verbose_option
def check(
    army: str, only: Game[Any] | None, options: tuple[str, ...], as_json: bool, quiet: bool, verbose: bool
) -> int:
    game = only or game_of(army)
    armies = the_armies(game)
    chosen = read_options(game, options)
    written = find_army(army, armies, chosen)
    problems = armies.problems(written.entries, chosen)
    if as_json:
        show_json(report(game, armies, chosen, written, problems))
    elif not quiet:
        print_report(game, armies, chosen, written, problems, verbose)
    if any(problem.unreadable for problem in problems):
        return UNREADABLE
    return DONE if is_playable(problems) else NEGATIVE


@command.command("print", help="cli.army.print.help", epilog="cli.army.print.examples")
@click.argument("army", metavar="FILE|NAME|TEXT")
@click.option("--game", "only", type=GAME, default=None, help="cli.army.check.game")
@click.option("--out", type=click.Path(dir_okay=False), default=None, help="cli.army.print.out")
@option_option
@json_option
@quiet_option
def print_sheet(
    army: str, only: Game[Any] | None, out: str | None, options: tuple[str, ...], as_json: bool, quiet: bool
) -> int:
    game = only or game_of(army)
    armies = the_armies(game)
    chosen = read_options(game, options)
    written = find_army(army, armies, chosen)
    problems = armies.problems(written.entries, chosen)
    if any(problem.unreadable for problem in problems):
        print_report(game, armies, chosen, written, problems, False)
        return UNREADABLE
    printing = printing_of(game.id)
    if printing is None:
        raise Failure("cli.army.no_sheet", WRONG_USAGE, game=title_of(game))
    title = title_of_army(written)
    roster = armies.roster(title, written.entries, chosen)
    sheet = printing(title, roster, chosen, "sheet", preferred_language())
    is_pdf = out is not None and out.lower().endswith(".pdf")
    if out is None:
        show(sheet.to_svg().rstrip("\n"))
    else:
        Path(out).write_bytes(sheet.to_pdf() if is_pdf else sheet.to_svg().encode())
        if as_json:
            kind = "pdf" if is_pdf else "svg"
            legal = is_playable(problems)
            show_json({"file": out, "format": kind, "pages": len(sheet.pages), "legal": legal})
        else:
            note(words("cli.army.printed", file=out, pages=len(sheet.pages)), quiet)
    for problem in problems:
        note(f"{_sentence(game, written, problem)} {problem.rule}", quiet)
    return DONE if is_playable(problems) else NEGATIVE


def is_playable(problems: list[Problem]) -> bool:
    """Whether the options let an army be played, by agreement or without."""
    return all(problem.agreed for problem in problems)


def title_of_army(written: ArmyText) -> str:
    """The name for a sheet: that of the army, or of the file it is in."""
    return written.name or Path(written.source).stem


def game_of(army: str) -> Game[Any]:
    """The game whose army is meant; the first with armies if it cannot be told."""
    found = [game(name) for name in game_ids()]
    for one in found:
        armies = armies_of(one)
        if armies is not None and armies.recognises(army):
            return one
    return next(one for one in found if armies_of(one) is not None)


def the_armies(game: Game[Any]) -> Armies:
    armies = armies_of(game)
    if armies is None:
        raise Failure("cli.army.none", WRONG_USAGE, game=title_of(game))
    return armies


def report(
    game: Game[Any], armies: Armies, options: dict[str, Json], written: ArmyText, problems: list[Problem]
) -> dict[str, object]:
    """The verdict as plain data."""
    costs = [armies.cost(text, options) for text in written.entries]
    entries = [
        {"entry": index + 1, "line": written.lines[index] or None, "text": text, "cost": costs[index]}
        for index, text in enumerate(written.entries)
    ]
    return {
        "source": written.source,
        "name": written.name,
        "game": game.id,
        "rules": game.rules,
        "legal": is_playable(problems),
        "cost": armies.total(written.entries, options),
        "budget": armies.budget(options),
        "entries": entries,
        "problems": [as_data(problem, written) for problem in problems],
        "warnings": [as_data(one, written) for one in armies.warnings(written.entries, options)],
    }


def as_data(problem: Problem, written: ArmyText) -> dict[str, object]:
    """A problem or a warning as plain data."""
    return {
        "reason": problem.reason,
        "rule": None if problem.rule == NO_RULE else problem.rule,
        "args": problem.args,
        "agreed": problem.agreed,
        "entry": problem.entry + 1 if problem.entry >= 0 else None,
        "line": written.lines[problem.entry] or None if problem.entry >= 0 else None,
    }


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
            cost = armies.cost(entry, options)
            show(f"  {index + 1:>2}  {entry:24} {'?' if cost is None else cost}")
    agreed, error = tinted(words("cli.army.agreed"), "yellow"), tinted(words("cli.army.error"), "red")
    marked = [(agreed if problem.agreed else error, problem) for problem in problems]
    warning = tinted(words("cli.army.warning"), "yellow")
    marked += [(warning, one) for one in armies.warnings(written.entries, options)]
    for mark, one in marked:
        rule = "" if one.rule == NO_RULE else one.rule
        show(f"  {mark}  {_sentence(game, written, one)}  {rule}".rstrip())
    show(words("cli.army.verdict", count=sum(not problem.agreed for problem in problems)))


def _headline(game: Game[Any], armies: Armies, options: dict[str, Json], written: ArmyText) -> str:
    name = (
        f"{written.source} ({written.name})" if written.name not in ("", written.source) else written.source
    )
    budget = armies.budget(options)
    if budget is None:
        return words("cli.army.headline_free", name=name, game=title_of(game), count=len(written.entries))
    cost = armies.total(written.entries, options)
    unit = words(f"cli.army.unit_{armies.unit}")
    return words("cli.army.headline", name=name, game=title_of(game), cost=cost, budget=budget, unit=unit)


def _sentence(game: Game[Any], written: ArmyText, problem: Problem) -> str:
    """What is wrong, with the entry and its line in front."""
    args = in_words(game, problem)
    if problem.entry < 0:
        return words(problem.reason, **args)
    text = written.entries[problem.entry]
    line = written.lines[problem.entry]
    where = words("cli.army.line", line=line) if line else words("cli.army.number", number=problem.entry + 1)
    if problem.unreadable:
        return words("cli.army.not_understood", where=where, text=text, expected=problem.args["expected"])
    return f"{where}: {words(problem.reason, **{**args, 'entry': text})}"


def in_words(game: Game[Any], problem: Problem) -> dict[str, object]:
    """The arguments of a problem, with the names of what has one of its own."""
    wording = wording_of(game, Messages(preferred_language()))
    named = {name for name in problem.args if family_of(game.terms.get(name, ""))}
    return {
        name: wording.word(name, value, None, problem.reason) if name in named else value
        for name, value in problem.args.items()
    }
