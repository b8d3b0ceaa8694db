"""Battles of random bands in a small space, where everything meets: shared by several tests."""

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.options import INCH, MOST_POINTS
from dicefront.games.spherewars.rules.state import STRATEGY, State
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.skirmish.figures import ON_TABLE, place

POINTS = [600, 300, 500, 260]
GRID = 2.6
"""Inches between two places: the largest bases stand in contact with nobody at the start."""
MIDDLE = 20


def battle(seed: int) -> State:
    """Two bands of any race, mixed up in the middle of the table, before the first turn."""
    draw = Draw(seed)
    points = min(POINTS[seed % len(POINTS)], MOST_POINTS)
    rosters = [BuildBand(seat, points).sample(draw) for seat in range(2)]
    options: Json = {"points": points, "measuring": "closed" if seed % 5 == 4 else "open"}
    table = GAME.table(options, rosters, seed=seed)
    while table.state.stage != STRATEGY:
        table.take(table.pending[0].player, table.pending[0].default())
    state = table.state.copy()
    mix(state, draw)
    return state


def mix(state: State, draw: Draw) -> None:
    """Everybody stands somewhere on a grid in the middle."""
    there = [one for one in state.combatants if one.where == ON_TABLE]
    side = 1
    while side * side < len(there) + 2:
        side += 1
    spots = [
        (MIDDLE + GRID * (x - side / 2), MIDDLE + GRID * (y - side / 2))
        for x in range(side)
        for y in range(side)
    ]
    for one in there:
        x, y = spots.pop(draw.below(len(spots)))
        place(one, round(x * INCH), round(y * INCH), 0)


def battle_table(seed: int) -> Table[State]:
    """A table at which such a battle begins."""
    return Table(GAME, Position(battle(seed), 0, []), FastDice(seed))
