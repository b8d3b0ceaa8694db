"""All registered games, the options they are tried with, and their catalogues."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import Game, game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.log import Log, log_of
from dicefront.kernel.playout import play_on
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.kernel.testing import option_sets
from dicefront.parts.lab.lab import lab_of
from tests.conformance.deciders import check_deciders, decisions
from tests.conformance.hints import OUTSIDE, RARE, SCENES, SMALL, SMALL_TABLES, WEIGHT, WITHIN

GAMES: list[Game[Any]] = [game(name) for name in game_ids()]
SETS_PER_GAME = 66

every_game = pytest.mark.parametrize("game", GAMES, ids=[one.id for one in GAMES])


def share(game: Game[Any], count: int) -> int:
    """How many of so many games or moments are tried with a game: fewer of a heavy one, but always some."""
    weight = WEIGHT.get(game.id, 1)
    return count if weight == 1 else max(1, count // weight)


def with_options(count: int) -> pytest.MarkDecorator:
    """Every game with its share of so many sets of options."""
    cases = [
        pytest.param(game, options, number, id=f"{game.id}-{number}")
        for game in GAMES
        for number, options in enumerate(option_sets(game, share(game, count), 0, lab_of(game).most))
    ]
    return pytest.mark.parametrize(("game", "options", "seed"), cases)


def moments(game: Game[Any], count: int, seed: int = 0) -> list[Table[Any]]:
    """Tables in the middle of different games, spread over the options; of a heavy game always the same."""
    if WEIGHT.get(game.id, 1) == 1:
        return _moments(game, count, seed)
    kept = logs(game.id)[: max(2, count // 4)]
    return [log.replay(after=FastDice(seed)) for log in kept]


@cache
def logs(name: str) -> list[Log]:
    """Moments of a heavy game, played once."""
    return [log_of(table) for table in _moments(game(name), 5, 0)]


def _moments(game: Game[Any], count: int, seed: int) -> list[Table[Any]]:
    found: list[Table[Any]] = []
    for number, options in enumerate(option_sets(game, count, seed, lab_of(game).most)):
        table = game.table(options, seed=number)
        draw = Draw(number)
        play_on(table, draw, draw.below(120))
        if table.pending:
            found.append(table)
    return found


def moments_by_kind(game: Game[Any], games: int, each: int) -> dict[str, list[Table[Any]]]:
    """For every kind of question some tables at which it is asked, in each of its forms."""
    found: dict[str, list[Table[Any]]] = {}
    scenes, scene = SCENES.get(game.id, (0, None))
    for number in range(scenes):
        assert scene is not None
        collect(scene(number), number, each, 60, found)
    cases: list[tuple[Json, list[Json] | None]] = [(options, None) for options in option_sets(game, games)]
    for rare in RARE.get(game.id, []):
        cases.extend([rare] * share(game, 4))
    limit = 1500 if share(game, 1500) == 1500 else 150
    for number, (options, rosters) in enumerate(cases):
        table = game.table(options, rosters, seed=number)
        collect(table, number, each, limit, found)
    for number in range(SMALL_TABLES if game.id in SMALL else 0):
        if len(found) < len(decision_keys(game)) or unasked(game, found):
            collect(SMALL[game.id](number), number, each, 1500, found)
    return found


@cache
def asked(name: str) -> dict[str, list[Table[Any]]]:
    """For every form of every kind of question of a game a table or two at which it is asked, found once."""
    found = game(name)
    return moments_by_kind(found, games=share(found, 40), each=1 if name in WEIGHT else 2)


def collect(table: Table[Any], seed: int, each: int, limit: int, found: dict[str, list[Table[Any]]]) -> None:
    """Play a game at random, and keep copies of the table at every kind of question; each has its player."""
    draw = Draw(seed)
    before = None
    for _ in range(limit):
        if not table.pending:
            break
        check_deciders(table, before)
        before = table.pending[0]
        known = found.setdefault(before.kind, [])
        alike = [one for one in known if form_of(one.pending[0]) == form_of(before)]
        if len(alike) < each and (not alike or draw.below(3) == 0):
            known.append(table.clone(FastDice(seed)))
        play_on(table, draw, 1)


def form_of(question: Question[Any]) -> tuple[str, ...]:
    """What tells questions of one kind apart: their class, their gesture, and its deeds."""
    gesture = question.gesture()
    return type(question).__name__, gesture.kind, *sorted({deed.name for deed in gesture.deeds})


def unasked(game: Game[Any], found: dict[str, list[Table[Any]]]) -> set[str]:
    """The classes of questions of a game, but for bases of others, that no table asks."""
    asked_for = {type(table.pending[0]).__name__ for tables in found.values() for table in tables}
    return set(classes_of(game)) - asked_for


def classes_of(game: Game[Any]) -> list[str]:
    """The classes of questions that a game has of its own, but for bases of others."""
    found: list[str] = []
    left: list[type[Question[Any]]] = [Question]
    while left:
        kinds = left.pop().__subclasses__()
        left += kinds
        found += [one.__name__ for one in kinds if not one.__subclasses__() and game.home in one.__module__]
    return found


def catalogue(game: Game[Any]) -> str:
    """The rules of a game as its players read them."""
    return resources.files(game.home).joinpath("rules.md").read_text(encoding="utf-8")


def paragraphs(game: Game[Any]) -> list[str]:
    """The ids of all paragraphs, in the order of the catalogue."""
    return re.findall(rf"^- \*\*({game.code}-[A-Z]+-\d+)\*\*", catalogue(game), re.MULTILINE)


def decision_keys(game: Game[Any]) -> list[str]:
    """The keys of the decisions listed in section DEC that are questions of a match."""
    within = WITHIN.get(game.id, {})
    listed = [decision.key for decision in decisions(game)]
    assert all(key in listed for pair in within.items() for key in pair), "a key that is not there"
    return [key for key in listed if key not in within and not key.startswith(OUTSIDE)]
