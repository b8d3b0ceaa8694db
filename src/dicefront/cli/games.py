"""``dicefront games``: what can be played, with which options and armies."""

from __future__ import annotations

from typing import Any

import click

from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.options import Option
from dicefront.parts.terminal.command import command as new_command
from dicefront.parts.terminal.command import json_option
from dicefront.parts.terminal.output import show, show_json, words
from dicefront.parts.terminal.parameters import GAME
from dicefront.parts.terminal.part import armies_of
from dicefront.text.messages import Messages


@new_command("games")
@click.argument("name", metavar="[GAME]", type=GAME, required=False)
@json_option
def command(name: Game[Any] | None, as_json: bool) -> None:
    if name is None:
        found = [game(one) for one in game_ids()]
        if as_json:
            show_json([summary(one) for one in found])
        else:
            list_games(found)
    elif as_json:
        show_json(details(name))
    else:
        show_game(name)


def summary(game: Game[Any]) -> dict[str, object]:
    return {"id": game.id, "rules": game.rules, "code": game.code}


def details(game: Game[Any]) -> dict[str, object]:
    armies = armies_of(game)
    return {
        **summary(game),
        "options": [option.to_json() for option in game.options],
        "armies": [] if armies is None else armies.ready_made(),
    }


def title_of(game: Game[Any]) -> str:
    """The name of a game; a game that brings no texts goes by its id."""
    title = f"{game.id}.title"
    return words(title) if Messages().has(title) else game.id


def list_games(found: list[Game[Any]]) -> None:
    width = max(len(one.id) for one in found)
    for one in found:
        show(f"{one.id:{width}}  {title_of(one)} {one.rules}")
        if Messages().has(f"{one.id}.about"):
            show(f"{'':{width}}  {words(f'{one.id}.about')}")


def show_game(game: Game[Any]) -> None:
    show(f"{title_of(game)} {game.rules}")
    if Messages().has(f"{game.id}.about"):
        show(words(f"{game.id}.about"))
    show()
    show(words("cli.games.options"))
    for option in game.options:
        show_option(game, option)
    armies = armies_of(game)
    if armies is not None:
        show()
        show(words("cli.games.armies"))
        ready = armies.ready_made()
        width = max(len(str(army["name"])) for army in ready)
        for army in ready:
            minis = army["minis"]
            assert isinstance(minis, list)
            show(
                f"  {army['points']!s:>3}  {army['name']!s:{width}}  {', '.join(str(mini) for mini in minis)}"
            )


def show_option(game: Game[Any], option: Option) -> None:
    shown = ["-" if value is None else str(value) for value in option.values]
    values = [
        f"{text} *" if value == option.default else text
        for text, value in zip(shown, option.values, strict=True)
    ]
    if option.low <= option.high:
        numbers = words("cli.games.numbers", low=str(option.low), high=str(option.high))
        is_number = type(option.default) is int and option.default not in option.values
        values.append(f"{numbers} ({option.default} *)" if is_number else numbers)
    show(f"  {option.name:17} {', '.join(values)}  [{option.rule}]")
    title = f"{game.id}.option.{option.name}"
    if Messages().has(f"{title}.about"):
        show(f"  {'':17} {words(title)}: {words(f'{title}.about')}")
