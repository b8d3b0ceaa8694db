"""What can be laid over a table of Home Raiders: bands of reach, danger, and zones."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.formations import NEAR
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.show.sight import enemies_of, strikes
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.figures import WAITING
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.routes import reach_of
from dicefront.tabletop.bases import Base

CELLS: Final = 24
"""So many cells of danger lie along the longer side of a table."""


def bands(state: State, c: Character, activations: int) -> Json:
    """Where somebody gets with one Movement action, with a whole activation, or with two of them.

    More than one action is an estimate: a climb must be finished within its action (HR-MVT-08). Those
    who move along with it are in nobody's way: their player says who goes first (HR-SQM-04).
    """
    state = without_company(state, c)
    c = state.characters[c.id]
    actions = state.options.constants.actions
    counts = [1, actions] if activations == 1 else [actions, activations * actions]
    found: list[Json] = []
    for count in counts:
        reach = reach_of(state, c, count * c.card.movement)
        levels: list[Json] = [level.to_json() for level in reach.levels]
        found.append({"actions": count, "limit": reach.allowance, "levels": levels})
    return {"piece": c.id, "bands": found}


def without_company(state: State, c: Character) -> State:
    """The table as if all others of a troop had left already."""
    there = state.copy()
    for member in there.troops[c.troop].members:
        if member != c.id:
            there.characters[member].where = WAITING
    return there


def danger(state: State, c: Character) -> Json:
    """How many enemies could shoot at somebody or reach it, for every point of the table (T-18)."""
    cell = max(INCH, -(-max(state.space.width, state.space.depth) // CELLS))
    there = state.copy()
    ghost = there.characters[c.id]
    enemies = enemies_of(there, ghost)
    rows: list[Json] = []
    for y in range(cell // 2, state.space.depth, cell):
        row: list[Json] = []
        for x in range(cell // 2, state.space.width, cell):
            height = surfaces_at(state.space, x, y)[-1]
            ghost.body = Base(x, y, c.card.radius, height, c.card.height)
            row.append(sum(1 for enemy in enemies if any(strikes(there, enemy, ghost))))
        rows.append(row)
    return {"piece": c.id, "cell": cell, "rows": rows}


def zones(state: State) -> Json:
    """Round each Portal where its owner deploys (HR-DEP-02), and round each marker where it is touched."""
    found: list[Json] = []
    for player in (0, 1):
        number = state.space.owned_by(player)
        if number != NOBODY:
            shape = state.space.things[number].shape
            corners: list[Json] = [[int(one.x), int(one.y)] for one in shape.corners()]
            round_ones: list[Json] = [[int(shape.x), int(shape.y)]]
            around = NEAR if corners else NEAR + int(shape.reach)
            found.append(zone("deploy", player, corners or round_ones, around, "HR-DEP-02"))
    constants = state.options.constants
    for marker in state.markers:
        around = constants.marker_radius + constants.contact_gap
        found.append(zone("marker", None, [[marker.x, marker.y]], around, "HR-OBJ-13"))
    return {"zones": found}


def zone(kind: str, player: int | None, corners: list[Json], around: int, rule: str) -> Json:
    """Everything so near to an outline or a point."""
    return {"kind": kind, "player": player, "corners": corners, "around": around, "rule": rule}
