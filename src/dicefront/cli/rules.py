"""``dicefront rules``: the rules in the terminal, and which of them the tests show."""

from __future__ import annotations

from typing import Any

import click

from dicefront.cli.games import title_of
from dicefront.cli.page import level_of, paragraph_lines, section_lines, wrapped
from dicefront.kernel.game import Game, game, game_ids
from dicefront.parts.terminal.command import Group, json_option
from dicefront.parts.terminal.errors import DONE, NEGATIVE, UNREADABLE, WRONG_USAGE, Failure, suggestions
from dicefront.parts.terminal.output import note, percent, show, show_json, words
from dicefront.parts.terminal.parameters import GAME
from dicefront.text.catalogue import catalogue_of
from dicefront.text.citations import cited_rules, tests_folder
from dicefront.text.messages import preferred_language
from dicefront.text.rulebook import Catalogue, Paragraph, Section

game_option = click.option("--game", "only", type=GAME, default=None, help="cli.rules.game")


class Rules(Group):
    """``rules GAME MOV`` is short for ``rules show MOV --game GAME``, and the same for searching."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] in game_ids():
            name, rest = args[0], args[1:]
            if rest[:1] == ["search"]:
                args = ["search", "--game", name, *rest[1:]]
            elif all(arg.startswith("-") for arg in rest):
                args = ["show", name, *rest]
            else:
                args = ["show", "--game", name, *rest]
        return super().resolve_command(ctx, args)


@click.group("rules", cls=Rules, help="cli.rules.help", epilog="cli.rules.examples")
def command() -> None:
    pass


def rules_of(game: Game[Any]) -> Catalogue:
    """The catalogue of a game lies beside its code, in the language of the reader if it is translated."""
    return catalogue_of(game.home)


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
    note_language(
        [one for part in found for one in (part.paragraphs if isinstance(part, Section) else [part])]
    )
    for number, part in enumerate(found):
        if number:
            show()
        lines = paragraph_lines(part) if isinstance(part, Paragraph) else section_lines(part)
        show("\n".join(lines))


def note_language(paragraphs: list[Paragraph]) -> None:
    """Say so if rules are shown in another language than the reader's."""
    if any(paragraph.language != preferred_language() for paragraph in paragraphs):
        note(words("cli.rules.not_translated"))


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
    note_language(catalogue.paragraphs)
    show(f"{title_of(game)} {game.rules}")
    show("\n".join(wrapped(catalogue.blocks[0] if catalogue.blocks else "", "  ")))
    part = ""
    for section in sections:
        if section.part != part:
            part = section.part
            show(f"\n  {part}")
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
    else:
        note_language(found)
    for paragraph in [] if as_json else found:
        line = f"{paragraph.id}  {level_of(paragraph)}{paragraph.text}"
        show("\n".join(wrapped(line, "", " " * (len(paragraph.id) + 2))))
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
