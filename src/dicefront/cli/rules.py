"""``dicefront rules``: the rules in the terminal, and which of them the tests show."""

from __future__ import annotations

from typing import Any

import click

from dicefront.cli.citations import cited_rules, tests_folder
from dicefront.cli.command import group, json_option
from dicefront.cli.errors import DONE, NEGATIVE, UNREADABLE, WRONG_USAGE, Failure, suggestions
from dicefront.cli.games import title_of
from dicefront.cli.output import note, percent, show, show_json, words
from dicefront.cli.page import paragraph_lines, section_lines, wrapped
from dicefront.cli.parameters import GAME
from dicefront.kernel.game import Game, game, game_ids
from dicefront.text.catalogue import Catalogue, Paragraph, Section, catalogue_of

game_option = click.option("--game", "only", type=GAME, default=None, help="cli.rules.game")


@group("rules")
def command() -> None:
    pass


def rules_of(game: Game[Any]) -> Catalogue:
    """The catalogue of a game lies beside its code."""
    return catalogue_of(type(game).__module__.rsplit(".", 1)[0])


def _catalogues(only: Game[Any] | None) -> list[tuple[Game[Any], Catalogue]]:
    chosen = [only] if only is not None else [game(name) for name in game_ids()]
    return [(one, rules_of(one)) for one in chosen]


@command.command("show", help="cli.rules.show.help", epilog="cli.rules.show.examples")
@click.argument("names", metavar="PARAGRAPH|SECTION|GAME...", nargs=-1, required=True)
@game_option
@json_option
def show_rules(names: tuple[str, ...], only: Game[Any] | None, as_json: bool) -> None:
    name = " ".join(names)
    found: list[Paragraph | Section] = []
    for one, catalogue in _catalogues(only):
        if name.lower() in (one.id, title_of(one).lower()):
            show_contents(one, catalogue, as_json)
            return
        part = catalogue.paragraph(name) or catalogue.section(name)
        if part is not None:
            found.append(part)
    if not found:
        similar = [near for _, catalogue in _catalogues(only) for near in catalogue.similar_ids(name)]
        raise Failure("cli.rules.no_such", WRONG_USAGE, name=name, meant=suggestions(similar[:5]))
    if as_json:
        show_json([part.to_json() for part in found])
        return
    for number, part in enumerate(found):
        if number:
            show()
        lines = paragraph_lines(part) if isinstance(part, Paragraph) else section_lines(part)
        show("\n".join(lines))


def show_contents(game: Game[Any], catalogue: Catalogue, as_json: bool) -> None:
    """The sections of a game."""
    sections = [section for section in catalogue.sections if section.code]
    if as_json:
        contents = [
            {"code": section.code, "title": section.title, "paragraphs": len(section.paragraphs)}
            for section in sections
        ]
        show_json({"game": game.id, "rules": game.rules, "sections": contents})
        return
    show(f"{title_of(game)} {game.rules}")
    show("\n".join(wrapped(catalogue.blocks[0] if catalogue.blocks else "", "  ")))
    for section in sections:
        name = f"{catalogue.code}-{section.code}"
        show(f"  {name:7} {section.title} ({len(section.paragraphs)})")


@command.command("search", help="cli.rules.search.help", epilog="cli.rules.search.examples")
@click.argument("text", nargs=-1, required=True)
@game_option
@json_option
def search(text: tuple[str, ...], only: Game[Any] | None, as_json: bool) -> int:
    wanted = " ".join(text)
    catalogues = _catalogues(only)
    found = [paragraph for _, catalogue in catalogues for paragraph in catalogue.search(wanted)]
    if as_json:
        show_json([paragraph.to_json() for paragraph in found])
    for paragraph in [] if as_json else found:
        show("\n".join(wrapped(f"{paragraph.id}  {paragraph.text}", "", " " * (len(paragraph.id) + 2))))
    if found:
        return DONE
    similar = [word for _, catalogue in catalogues for word in catalogue.similar_words(wanted)]
    note(words("cli.rules.nothing", text=wanted) + suggestions(list(dict.fromkeys(similar))[:5]))
    return NEGATIVE


@command.command("coverage", help="cli.rules.coverage.help", epilog="cli.rules.coverage.examples")
@click.argument("only", metavar="[GAME]", type=GAME, required=False)
@json_option
def coverage(only: Game[Any] | None, as_json: bool) -> int:
    folder = tests_folder()
    if folder is None:
        raise Failure("cli.rules.no_tests", UNREADABLE)
    cited = cited_rules(folder)
    lines: list[dict[str, Any]] = []
    for one, catalogue in _catalogues(only):
        ids = [paragraph.id for paragraph in catalogue.paragraphs]
        named = [rule for rule in cited if rule.startswith(f"{catalogue.code}-")]
        lines.append(
            {
                "game": one.id,
                "rules": one.rules,
                "cited": sum(1 for rule in ids if rule in cited),
                "total": len(ids),
                "missing": [rule for rule in ids if rule not in cited],
                "unknown": sorted(rule for rule in named if rule not in ids),
            }
        )
    if as_json:
        show_json(lines)
    for line in [] if as_json else lines:
        _show_coverage(line)
    return DONE if all(not line["missing"] and not line["unknown"] for line in lines) else NEGATIVE


def _show_coverage(line: dict[str, Any]) -> None:
    share = percent(line["cited"] / line["total"] if line["total"] else 1.0, 1)
    show(f"{line['game']} {line['rules']}: {line['cited']}/{line['total']} ({share})")
    for kind in ("missing", "unknown"):
        if line[kind]:
            text = words(f"cli.rules.{kind}", ids=", ".join(line[kind]))
            show("\n".join(wrapped(text, "  ", "    ")))
