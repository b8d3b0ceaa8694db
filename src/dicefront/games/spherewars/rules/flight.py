"""FLE: the flights of combatants (L5, L7)."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.contact import fights, touching_enemies
from dicefront.games.spherewars.rules.events.morale import BeganToFlee, Fled, LeftTable
from dicefront.games.spherewars.rules.measuring import nearest_edges, towards_edge
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.shifting import shift
from dicefront.games.spherewars.rules.state import (
    FIRST_FLIGHT,
    FLED,
    Combatant,
    State,
    is_enemy,
    is_ephemeral,
    is_there,
)
from dicefront.games.spherewars.rules.states import end_latent, lose_gems
from dicefront.games.spherewars.rules.subjects import MOV
from dicefront.games.spherewars.rules.walking import flee as run_away
from dicefront.games.spherewars.rules.walking import fly_off
from dicefront.games.spherewars.rules.ways import impassable_to
from dicefront.games.spherewars.rules.wounds import end_activation_of, leave_table, trap
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.tabletop.outlines import LEFT, RIGHT
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Shape
from dicefront.tabletop.skirting import ASKS, CAUGHT, LEFT_FIELD, Run

EDGES: Final = ["south", "east", "north", "west"]
"""The edges of the table by their numbers."""
SIDES_OF_WAY: Final = {"left": LEFT, "right": RIGHT}


# -- flights --------------------------------------------------------------------------------------


def begin_to_flee(state: State, one: Combatant) -> Steps[None]:
    """L5: it flees from now on, and if it is the activated one, its activation is over (SW-ACT-25)."""
    yield from lose_gems(state, one)  # SW-SPE-05
    one.flight = FIRST_FLIGHT
    end_activation_of(state, one)
    yield BeganToFlee(one.id)


def flee_from(state: State, fugitive: Combatant, cause: Point) -> Steps[None]:
    """SW-FLE-03: the first flight, straight away from its cause."""
    if fugitive.body.centre() == cause:  # there is no direction away from it
        yield from flee_to_edge(state, fugitive)
    else:
        yield from flee(state, fugitive, away_from(fugitive, cause))


def away_from(fugitive: Combatant, cause: Point) -> Point:
    """SW-FLE-03: the direction from a place to a fugitive."""
    shape = fugitive.body.shape
    return Point(shape.x - cause.x, shape.y - cause.y)


def flee_to_edge(state: State, fugitive: Combatant) -> Steps[None]:
    """SW-FLE-05: later flights, straight to the nearest edge; of two equally near ones the owner chooses."""
    nearest = nearest_edges(fugitive.body, state.space.field)
    edge = EDGES[nearest[0]]
    if len(nearest) > 1:
        edge = yield from choose(
            fugitive.owner,
            "spherewars.flight.edge",
            "SW-FLE-05",
            [EDGES[one] for one in nearest],
            {"combatant": fugitive.id},
            names="edge",
        )
    yield from flee(state, fugitive, towards_edge(EDGES.index(edge)))


def flee(state: State, fugitive: Combatant, direction: Point) -> Steps[None]:
    """SW-FLE-01 to SW-FLE-12: a flight of exactly MOV, unless something stops it."""
    far = value(state, fugitive, MOV) * INCH
    obstacles, feared = in_the_way(state, fugitive)
    shapes = [foe.body.shape for foe in feared]
    run = yield from way_of_flight(state, fugitive, direction, far, obstacles, shapes)
    yield Fled(fugitive.id, [point.pair() for point in run.points])
    if run.end == LEFT_FIELD:  # SW-FLE-06, SW-FLE-23: it is lost, but not dead
        leave_table(state, fugitive, FLED)
        yield from end_latent(state, fugitive)
        yield LeftTable(fugitive.id)
        return
    yield from shift(state, fugitive, run.points)
    if fugitive.walker.flies:  # SW-FLE-12: any enemy, also one in combat
        feared = [foe for foe in touching_enemies(state, fugitive) if not foe.fleeing]
    elif run.end == CAUGHT:
        feared = [feared[run.feared]]
    else:
        return
    if feared and is_there(fugitive):
        yield from trap(state, fugitive, feared[0])  # SW-FLE-07, SW-FLE-12


def way_of_flight(
    state: State,
    fugitive: Combatant,
    direction: Point,
    far: int,
    obstacles: list[Shape],
    feared: list[Shape],
) -> Steps[Run]:
    """SW-FLE-09 to SW-FLE-12: round what is in the way, each time on the side that the owner chooses."""
    body, field = fugitive.body, state.space.field
    if fugitive.walker.flies:
        return fly_off(body, direction, far, obstacles + feared, field)
    sides: list[int] = []
    while True:
        run = run_away(body, direction, far, obstacles, feared, field, sides)
        if run.end != ASKS:
            return run
        side = yield from choose(
            fugitive.owner,
            "spherewars.flight.side",
            "SW-FLE-09",
            list(SIDES_OF_WAY),
            {"combatant": fugitive.id, "place": list[Json](run.points[-1].pair())},
            names="side_of_way",
        )
        sides.append(SIDES_OF_WAY[side])


def in_the_way(state: State, fugitive: Combatant) -> tuple[list[Shape], list[Combatant]]:
    """What a fugitive skirts, and the enemies who trap it (SW-FLE-07, SW-FLE-09, SW-FLE-10).

    Friends, impassable scenery and combats are skirted; free enemies trap. The ephemeral are in nobody's way
    (SW-WOU-13), and an enemy who flees himself traps nobody.
    """
    obstacles = impassable_to(state, fugitive)
    feared: list[Combatant] = []
    for other in state.combatants:
        if other is fugitive or not is_there(other) or other.body.bottom != fugitive.body.bottom:
            continue
        if not is_enemy(fugitive, other) or other.fleeing or fights(state, other):
            obstacles.append(other.body.shape)
        elif not is_ephemeral(other):
            feared.append(other)
    return obstacles, feared
