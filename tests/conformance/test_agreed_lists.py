"""By agreement any list is played that the rules can bear: whole games with random ones, and no leaks."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.agreement import AGREED, OPTION, ListAgreed
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of, read_log
from dicefront.kernel.testing import check_log, check_random_game, option_sets
from tests.conformance.registered import GAMES, share
from tests.conformance.test_leaks import known_to
from tests.conformance.wild import WILD

with_lists = pytest.mark.parametrize(
    "game", [one for one in GAMES if one.id in WILD], ids=[one.id for one in GAMES if one.id in WILD]
)


def open_options(game: Game[Any], number: int) -> dict[str, Json]:
    """Varied options under which each player brings a list of his own."""
    chosen: dict[str, Json] = {**option_sets(game, number + 1)[number], OPTION: AGREED}
    return chosen | ({"preset": "none", "free_armies": "open"} if game.id == "chessboard" else {})


def broken_lists(game: Game[Any], options: dict[str, Json], draw: Draw) -> list[Json]:
    """Two lists, the first of which breaks something."""
    full = game.complete_options(options)
    while True:
        rosters = [WILD[game.id](draw), WILD[game.id](draw)]
        if not any(game.problems(one, full) for one in rosters) and game.breaches(rosters[0], full):
            return rosters


def play(game: Game[Any], number: int, every: int) -> None:
    """A whole game with wild lists; invariants hold after every decision, and the log replays."""
    draw = Draw(number)
    options = open_options(game, number)
    rosters = broken_lists(game, options, draw)
    table = game.table(options, rosters if number % 2 else None, seed=number)
    if not number % 2:
        for player, roster in enumerate(rosters):
            table.answer(player, roster)
    assert [event.player for event in table.told if isinstance(event, ListAgreed)][:1] == [0]
    check_random_game(table, draw, every=every)
    check_log(table)


@with_lists
def test_games_with_lists_that_break_limits_play_to_the_end(game: Game[Any]) -> None:
    for number in range(max(4, share(game, 10))):
        play(game, number, 10)


@with_lists
def test_what_a_list_breaks_leaves_no_trace_before_lists_are_shown(game: Game[Any]) -> None:
    options: dict[str, Json] = {OPTION: AGREED}
    full = game.complete_options(options)
    for owner in (0, 1):
        other = 1 - owner
        given: dict[int | None, set[str]] = {other: set(), None: set()}
        answered: dict[int | None, set[str]] = {other: set(), None: set()}
        for number in range(6):
            rosters: list[Json] = [None, None]
            rosters[owner] = broken_lists(game, options, Draw(number))[0]
            assert game.breaches(rosters[owner], full)
            table = game.table(options, rosters)
            asked = game.table(options)
            asked.answer(owner, rosters[owner])
            for player in (other, None):
                given[player].add(known_to(table, player))
                answered[player].add(known_to(asked, player))
        for seen in [*given.values(), *answered.values()]:
            assert len(seen) == 1, "somebody can tell lists apart that are not shown yet"


@with_lists
def test_what_a_player_imagines_does_not_depend_on_what_the_other_list_breaks(game: Game[Any]) -> None:
    options: dict[str, Json] = {OPTION: AGREED}
    imagined = set()
    for number in range(6):
        table = game.table(options, [broken_lists(game, options, Draw(number))[0], None])
        imagined.add(str(game.encode(game.imagine(table.state, table.state, 1, Draw(1)))))
    assert len(imagined) == 1


@with_lists
def test_a_log_from_before_the_option_opens_as_it_was(game: Game[Any]) -> None:
    table = game.table({}, seed=3)
    table.take(0, table.pending[0].default())
    text = log_of(table).to_text()
    assert f'"{OPTION}": "legal", ' in text or f', "{OPTION}": "legal"' in text
    older = text.replace(f'"{OPTION}": "legal", ', "").replace(f', "{OPTION}": "legal"', "")
    assert OPTION not in older
    again = read_log(older).replay()
    assert game.encode(again.state) == game.encode(table.state)
