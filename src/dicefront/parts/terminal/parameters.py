"""Arguments that several commands take: games and their options."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.options import read_option
from dicefront.parts.terminal.errors import suggestions
from dicefront.parts.terminal.output import words
from dicefront.parts.terminal.part import option_from_file

if TYPE_CHECKING:
    from dicefront.kernel.game import Game


class GameType(click.ParamType[Any]):
    """The id of a game; the command gets the game itself."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game[Any]:
        if not isinstance(value, str):
            found: Game[Any] = value
            return found
        known = game_ids()
        if value not in known:
            meant = suggestions(get_close_matches(value, known))
            self.fail(words("cli.games.unknown", name=value, known=", ".join(known)) + meant, param, ctx)
        return game(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(name) for name in game_ids() if name.startswith(incomplete)]


GAME = GameType()

option_option = click.option(
    "-o", "--option", "options", multiple=True, help="cli.option.option", metavar="NAME=VALUE"
)
"""``--option points=40``; read with ``read_options``."""


def read_options(game: Game[Any], given: tuple[str, ...]) -> dict[str, Json]:
    """All options of a game: those given in the call, and the defaults of the rest."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Json] = {}
    for part in given:
        name, mark, value = part.partition("=")
        if not mark:
            raise click.UsageError(words("cli.options.no_value", given=part))
        if name not in known:
            meant = suggestions(get_close_matches(name, list(known)))
            meant = meant or " " + words("cli.options.known", known=", ".join(known))
            raise click.UsageError(words("cli.options.unknown", name=name, game=game.id) + meant)
        own = option_from_file(game, name, value)
        if own is not None:
            chosen[name] = own
            continue
        try:
            chosen[name] = read_option(known[name], value)
        except BadData as error:
            raise bad_option(error) from error
    try:
        return game.complete_options(chosen)
    except BadData as error:
        raise bad_option(error) from error


def bad_option(error: BadData) -> click.UsageError:
    """A value that does not fit is a mistake in the call, not in a file."""
    rule = "" if error.rule == "-" else f" [{error.rule}]"
    return click.UsageError(words(error.reason, **error.arguments) + rule)
