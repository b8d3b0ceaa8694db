"""Random games over bands of all races and sizes, with everything checked that holds at every decision."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.bands import random_band
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.recruiting import band_problems
from dicefront.games.spherewars.rules.setup import build_bands
from dicefront.games.spherewars.rules.state import STRATEGY, Combatant, State
from dicefront.games.spherewars.rules.turn import fill_pools
from dicefront.games.spherewars.scenes import put
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_imagined, check_moment, check_terms, option_sets, play_out
from dicefront.skirmish.measuring import gap

RACES = list(CATALOGUE.races)
NARROW = 11
"""Bands are thrown together in a field of so many inches each way, so that they meet at once."""


def play(table: Table[State], draw: Draw, limit: int, every: int) -> int:
    """Play at random for so many decisions; every so often all that is known of a moment is checked."""
    count = 0
    while table.pending and count < limit:
        problem = GAME.problem_of_state(table.state)
        assert problem == "", f"after {count} decisions, in {table.where()}: {problem}"
        check_terms(table)
        if count % every == every - 1:
            check_moment(table)
            check_imagined(table, Draw(count))
        question = table.pending[draw.below(len(table.pending))]
        options = question.options()
        answer = question.sample(draw) if draw.below(5) == 0 else options[draw.below(len(options))]
        table.take(question.player, answer)
        count += 1
    return count


def any_band(race: str, points: int, seed: int) -> Json:
    """A band of a race, put together at random."""
    for number in range(40):
        band = random_band(race, points, Draw(100 * seed + number))
        if not band_problems(band, points):
            return band.written()
    raise AssertionError(f"no band of {race} for {points} points")


def melee(races: list[str], options: dict[str, Json], seed: int) -> Table[State]:
    """Bands of these races on one heap, before the first strategic roll."""
    full = GAME.complete_options({**options, "seats": len(races)})
    points = full["points"]
    assert isinstance(points, int)
    rosters: list[Json] = [any_band(race, points, seed + place) for place, race in enumerate(races)]
    state = GAME.setup(full, rosters)
    play_out(build_bands(state))
    draw = Draw(seed)
    for one in state.combatants:
        throw_in(state, one, draw)
    state.placing = [[] for _ in state.bands]
    state.stage = STRATEGY
    fill_pools(state)
    return Table(GAME, Position(state, 0, []), FastDice(seed), keep=True)


def throw_in(state: State, one: Combatant, draw: Draw) -> None:
    """Put somebody somewhere in the middle where there is room, a little apart from everybody."""
    there = [other for other in state.combatants if other.id < one.id]
    for widening in range(400):
        wide = (NARROW + widening // 20) * 100
        x, y = (2000 - wide // 2 + draw.below(wide)) / 100, (2000 - wide // 2 + draw.below(wide)) / 100
        put(one, x, y)
        if all(gap(one, other) > 50 for other in there):
            return
    raise AssertionError(f"no room for {one.id}")


@pytest.mark.parametrize("number", range(6))
def test_games_with_all_options_keep_the_rules(number: int) -> None:
    given = option_sets(GAME, 6, seed=1)[number]
    table = GAME.table(given, seed=number)
    play(table, Draw(number), 100, 33)


@pytest.mark.parametrize("points", [200, 400])
@pytest.mark.parametrize("first", range(4))
def test_bands_on_one_heap_keep_the_rules(points: int, first: int) -> None:
    other = (first + 1 + points % 3) % 4
    table = melee([RACES[first], RACES[other]], {"points": points}, points + first)
    play(table, Draw(first), 250, 83)


def test_four_bands_on_one_heap_keep_the_rules() -> None:
    play(melee(RACES, {"points": 300}, 4), Draw(4), 250, 83)
