"""``dicefront``: the commands, each loaded when it is called."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

import click
from click.shell_completion import CompletionItem

from dicefront.cli.host import Tables
from dicefront.parts.terminal.command import Group
from dicefront.parts.terminal.commands import commands_of_games
from dicefront.parts.terminal.errors import DONE, WRONG_USAGE, Failure, explain
from dicefront.parts.terminal.output import note, words
from dicefront.text.messages import LANGUAGES, choose_language

COMMANDS: Final = {
    "play": "dicefront.cli.play",
    "serve": "dicefront.cli.serve",
    "inbox": "dicefront.cli.inbox",
    "backup": "dicefront.cli.backup:backup",
    "restore": "dicefront.cli.backup:restore",
    "games": "dicefront.cli.games",
    "rules": "dicefront.cli.rules",
    "odds": "dicefront.cli.odds",
    "army": "dicefront.cli.army",
    "replay": "dicefront.cli.replay",
    "sim": "dicefront.cli.sim",
    "test": "dicefront.cli.test",
    "learn": "dicefront.cli.learn",
    "report": "dicefront.cli.report",
    "lab": "dicefront.cli.lab",
    "ratings": "dicefront.cli.ratings",
    "tournament": "dicefront.cli.tournament",
    "bench": "dicefront.cli.bench",
    "doctor": "dicefront.cli.doctor",
    "completion": "dicefront.cli.completion",
}
"""The module of each command, which holds it under the name ``command`` or the one behind the colon.

Games bring more.
"""


class Program(Group):
    """The program itself. ``--lang`` and ``--debug`` may stand anywhere in the call."""

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        given = list(sys.argv[1:] if args is None else args)
        debug = False
        try:
            given, language, debug = take_global_options(given)
            choose_language(language)
            extra["standalone_mode"] = False
            code = super().main(given, prog_name or "dicefront", **extra)
        except Exception as error:
            if debug:
                traceback.print_exception(error)
            line, code = explain(error)
            note(line)
        finally:
            choose_language(None)
        sys.exit(code if type(code) is int else DONE)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS, *commands_of_games()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = COMMANDS.get(cmd_name) or commands_of_games().get(cmd_name)
        if place is None:
            return None
        module, _, name = place.partition(":")
        found = getattr(import_module(module), name or "command")
        assert isinstance(found, click.Command)
        return found

    def short_help_of(self, ctx: click.Context, name: str) -> str:
        return words(f"cli.{name}.short")  # without loading the command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        return [
            CompletionItem(name, help=self.short_help_of(ctx, name))
            for name in self.list_commands(ctx)
            if name.startswith(incomplete)
        ]


def take_global_options(args: list[str]) -> tuple[list[str], str | None, bool]:
    """The call without ``--lang`` and ``--debug``, the language and whether to show traces."""
    rest: list[str] = []
    language: str | None = None
    debug = False
    waiting = iter(args)
    for arg in waiting:
        if arg == "--":
            return [*rest, arg, *waiting], language, debug
        if arg == "--debug":
            debug = True
        elif arg == "--lang" or arg.startswith("--lang="):
            language = arg.removeprefix("--lang=") if "=" in arg else next(waiting, "")
            if language not in LANGUAGES:
                raise Failure("cli.usage.language", WRONG_USAGE, name=language, known=", ".join(LANGUAGES))
        else:
            rest.append(arg)
    return rest, language, debug


def _version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from dicefront import __version__

        click.echo(f"dicefront {__version__}")
        ctx.exit()


@click.group("dicefront", cls=Program, help="cli.program.help", epilog="cli.program.examples")
@click.option("--lang", type=click.Choice(LANGUAGES), help="cli.option.lang")
@click.option("--debug", is_flag=True, help="cli.option.debug")
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="cli.option.version"
)
@click.pass_context
def main(ctx: click.Context, lang: str | None, debug: bool) -> None:
    del lang, debug  # taken before, wherever they stood in the call
    ctx.obj = Tables()


if __name__ == "__main__":
    main()
