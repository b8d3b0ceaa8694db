"""All registered games, the options they are tried with, and their catalogues."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on
from dicefront.kernel.table import Table
from dicefront.kernel.testing import option_sets
from tests.conformance.hints import RARE

GAMES: list[Game[Any]] = [game(name) for name in game_ids()]
SETS_PER_GAME = 66

every_game = pytest.mark.parametrize("game", GAMES, ids=[one.id for one in GAMES])


def with_options(count: int) -> pytest.MarkDecorator:
    """Every game with so many sets of options."""
    cases = [
        pytest.param(game, options, number, id=f"{game.id}-{number}")
        for game in GAMES
        for number, options in enumerate(option_sets(game, count))
    ]
    return pytest.mark.parametrize(("game", "options", "seed"), cases)


def moments(game: Game[Any], count: int, seed: int = 0) -> list[Table[Any]]:
    """Tables in the middle of different games, spread over the options."""
    found: list[Table[Any]] = []
    for number, options in enumerate(option_sets(game, count, seed)):
        table = game.table(options, seed=number)
        draw = Draw(number)
        play_on(table, draw, draw.below(120))
        if table.pending:
            found.append(table)
    return found


def moments_by_kind(game: Game[Any], games: int, each: int) -> dict[str, list[Table[Any]]]:
    """For every kind of question some tables at which it is asked."""
    found: dict[str, list[Table[Any]]] = {}
    cases: list[tuple[Json, list[Json] | None]] = [(options, None) for options in option_sets(game, games)]
    for rare in RARE.get(game.id, []):
        cases.extend([rare] * 4)
    for number, (options, rosters) in enumerate(cases):
        table = game.table(options, rosters, seed=number)
        draw = Draw(number)
        for _ in range(1500):
            if not table.pending:
                break
            known = found.setdefault(table.pending[0].kind, [])
            if len(known) < each and (not known or draw.below(3) == 0):
                known.append(table.clone(FastDice(number)))
            play_on(table, draw, 1)
    return found


def catalogue(game: Game[Any]) -> str:
    """The rules of a game as its players read them."""
    package = type(game).__module__.rpartition(".")[0]
    return resources.files(package).joinpath("rules.md").read_text(encoding="utf-8")


def paragraphs(game: Game[Any]) -> list[str]:
    """The ids of all paragraphs, in the order of the catalogue."""
    return re.findall(rf"^- \*\*({game.code}-[A-Z]+-\d+)\*\*", catalogue(game), re.MULTILINE)


def decision_keys(game: Game[Any]) -> list[str]:
    """The keys of the decisions listed in section DEC, in order."""
    lines = re.findall(rf"^- \*\*{game.code}-DEC-\d+\*\*.*$", catalogue(game), re.MULTILINE)
    keys: list[str] = []
    for line in lines:
        for key in re.findall(r"`([a-z]+(?:[.-][a-z-]+)+)`", line):
            if "." in key and key not in keys:
                keys.append(key)
    return keys
