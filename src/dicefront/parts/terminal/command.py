"""Commands whose help speaks the language of the reader.

Help texts are message ids, looked up when the help is shown: ``@command("games")`` takes its help from
``cli.games.help`` and its examples from ``cli.games.examples``; an option says ``help="cli.games.verbose"``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

import click

from dicefront.parts.terminal.errors import suggestions
from dicefront.parts.terminal.output import words

_ID = re.compile(r"[a-z_]+(\.[a-z0-9_-]+)+")


def looked_up(text: str) -> str:
    """The message if the text is the id of one, else the text."""
    return words(text) if _ID.fullmatch(text) else text


class SpokenHelp(click.Command):
    """The parts of a help page, in the language of the reader."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words("cli.help.usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.help:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(looked_up(self.help))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        help_option = self.get_help_option(ctx)
        rows = []
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is None or isinstance(parameter, click.Argument):
                continue
            names, text = record
            rows.append((names, words("cli.help.help") if parameter is help_option else _option_help(text)))
        if rows:
            with formatter.section(words("cli.help.options")):
                formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.epilog:
            with formatter.section(words("cli.help.examples")):
                for line in looked_up(self.epilog).splitlines():
                    formatter.write(" " * formatter.current_indent + line + "\n")

    def get_short_help_str(self, limit: int = 45) -> str:
        text = looked_up(self.help or "").split("\n\n")[0].replace("\n", " ")
        return click.formatting.wrap_text(text, width=10_000).split(". ")[0].rstrip(".")


class Command(SpokenHelp):
    """A command."""


class Group(SpokenHelp, click.Group):
    """A command with commands below it."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        SpokenHelp.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, self.short_help_of(ctx, name)) for name in self.list_commands(ctx)]
        with formatter.section(words("cli.help.commands")):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        is_typed = not name.startswith("-") and not ctx.resilient_parsing
        if is_typed and self.get_command(ctx, name) is None:
            meant = suggestions(get_close_matches(name, self.list_commands(ctx)))
            raise click.UsageError(words("cli.usage.no_such_command", name=name) + meant, ctx)
        return super().resolve_command(ctx, args)

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        found = self.get_command(ctx, name)
        return "" if found is None else found.get_short_help_str()


def command(id: str) -> Callable[[Callable[..., Any]], Command]:
    """Make a command of a function; ``id`` is its name, with that of its group in front: ``army.check``."""
    return click.command(
        id.rsplit(".", 1)[-1], cls=Command, help=f"cli.{id}.help", epilog=f"cli.{id}.examples"
    )


def group(id: str) -> Callable[[Callable[..., Any]], Group]:
    """Make a group of a function."""
    return click.group(id.rsplit(".", 1)[-1], cls=Group, help=f"cli.{id}.help", epilog=f"cli.{id}.examples")


json_option = click.option("--json", "as_json", is_flag=True, help="cli.option.json")
quiet_option = click.option("-q", "--quiet", is_flag=True, help="cli.option.quiet")
verbose_option = click.option("-v", "--verbose", is_flag=True, help="cli.option.verbose")
seed_option = click.option("--seed", type=int, default=None, help="cli.option.seed")


def _option_help(text: str) -> str:
    """The help of an option: click has put default values and ranges behind it already."""
    main, mark, extra = text.partition("  [")
    extra = re.sub(r"\bdefault: ", words("cli.help.default") + " ", extra)
    extra = re.sub(r"\brequired\b", words("cli.help.required"), extra)
    return looked_up(main) + mark + extra
