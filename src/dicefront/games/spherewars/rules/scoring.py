"""MIS, WIN: blood, mission and glory points, and the end of a game that is counted.

While a game lasts its scores are shown with the prices that everybody knows (SW-WIN-08).
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.dice import throw_die
from dicefront.games.spherewars.rules.events.playing import GameOver, Scored
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.missions import BLOOD, CAMP, CENTRE, DRAWN, LEADER, MISSIONS, MOST, NEAR
from dicefront.games.spherewars.rules.options import SIDES, TOL
from dicefront.games.spherewars.rules.profile import SUPERIOR
from dicefront.games.spherewars.rules.secrets import price_of_items
from dicefront.games.spherewars.rules.sides import leaders_dead, points_of_side
from dicefront.games.spherewars.rules.state import DEAD, FLED, Combatant, State, is_hero, is_there, mission_of
from dicefront.kernel.game import Outcome
from dicefront.kernel.ids import NOBODY, Json, RuleId
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.shapes import Shape

NOT_DRAWN: Final = NOBODY


class Score(Plain):
    """The points of a side; ``glory`` comes from the chart, ``special`` from the mission (SW-WIN-02)."""

    def __init__(self, blood: int, points: int) -> None:
        self.blood = blood
        self.points = points
        self.glory = 0
        self.special = 0

    def total(self) -> int:
        return self.glory + self.special


# -- what somebody is worth ---------------------------------------------------------------------------


def price_of(state: State, one: Combatant, known: bool) -> int:
    """SW-WIN-08, SW-WIN-15, SW-WIN-17: what a combatant is worth; ``known``: without hidden consumables."""
    items = one.shown if known or not one.hidden else [*one.shown, *one.hidden]
    return one.price + price_of_items(state, items) if items else one.price


def loss_of(state: State, one: Combatant, known: bool) -> int:
    """SW-WIN-10 to SW-WIN-14: what the enemy gets for a combatant as it is."""
    if one.where in (DEAD, FLED) or one.fleeing:
        return price_of(state, one, known)
    weighty = is_hero(one) or one.profile.rank == SUPERIOR
    if weighty and is_there(one) and 2 * one.wounds <= one.profile.wounds:
        return price_of(state, one, known) // 2  # SW-WIN-13
    return 0


def blood_points(state: State, side: int, known: bool = False) -> int:
    """SW-WIN-09: what the other side has lost, by any cause."""
    return sum([loss_of(state, one, known) for one in state.combatants if one.side != side])


# -- objects of the mission ---------------------------------------------------------------------------


def object_shapes(state: State) -> list[Shape]:
    """The objects of the mission, which lie on the table before everything else."""
    return [thing.shape for thing in state.space.things[: len(mission_of(state).objects)]]


def central_shape(state: State) -> Shape:
    """SW-MIS-23: the central piece, which lies right after the objects."""
    return state.space.things[len(mission_of(state).objects)].shape


def enemy_camp(state: State, side: int) -> list[Shape]:
    """SW-MIS-24: the camp at the edge of the other side."""
    objects = mission_of(state).objects
    shapes = object_shapes(state)
    return [shapes[place] for place in range(len(objects)) if objects[place].side == state.edges[1 - side]]


def is_near(one: Combatant, shapes: list[Shape], reach: int) -> bool:
    """SW-MIS-11, SW-MIS-13: whether it counts for any of some objects; those who flee do not."""
    if not is_there(one) or one.fleeing:
        return False
    base = one.body.shape
    return any(gap_of_disc(base.x, base.y, base.reach, shape) <= reach + TOL for shape in shapes)


def points_near(state: State, side: int, shapes: list[Shape], reach: int, known: bool) -> int:
    """SW-MIS-12: what a side has near at least one of some objects, everybody once."""
    near = [one for one in state.combatants if one.side == side and is_near(one, shapes, reach)]
    return sum([price_of(state, one, known) for one in near])


def holder_of(state: State, shape: Shape, reach: int, known: bool = False) -> int:
    """SW-MIS-14: the side that controls an object, or ``NOBODY``."""
    own, other = [points_near(state, side, [shape], reach, known) for side in range(SIDES)]
    return NOBODY if own == other else 0 if own > other else 1


# -- points -------------------------------------------------------------------------------------------


def mission_points(state: State, side: int, known: bool = False) -> int:
    """SW-MIS-15, SW-MIS-20, SW-MIS-25, SW-MIS-29: what the mission gives a side."""
    mission = mission_of(state)
    if mission.points == BLOOD:
        return blood_points(state, side, known)
    if mission.points == NEAR:
        return points_near(state, side, object_shapes(state), mission.reach, known)
    if mission.points == CAMP:
        return points_near(state, side, enemy_camp(state, side), 0, known)
    return 0


def special_glory(state: State, drawn: int, known: bool = False) -> list[int]:
    """SW-MIS-16, SW-MIS-21, SW-MIS-26, SW-MIS-30: the special glory point by side."""
    mission = mission_of(state)
    if mission.glory == LEADER:
        return [int(leaders_dead(state, 1 - side)) for side in range(SIDES)]  # SW-MUL-08
    holder = NOBODY
    shapes = object_shapes(state)
    if mission.glory == MOST:
        held = [holder_of(state, shape, mission.reach, known) for shape in shapes]
        for side in range(SIDES):
            if 2 * held.count(side) > len(held):
                holder = side
    elif mission.glory == CENTRE:
        holder = holder_of(state, central_shape(state), mission.reach, known)
    elif mission.glory == DRAWN and NOT_DRAWN < drawn < len(shapes):
        holder = holder_of(state, shapes[drawn], mission.reach, known)
    return [int(holder == side) for side in range(SIDES)]


def scores_of(state: State, known: bool, drawn: int = NOT_DRAWN) -> list[Score]:
    """SW-WIN-02, SW-WIN-03: the points of both sides as things are."""
    found = [
        Score(blood_points(state, side, known), mission_points(state, side, known)) for side in range(SIDES)
    ]
    if not mission_of(state).is_scored():
        return found
    size = CATALOGUE.size_of(points_of_side(state.options)).id
    row = MISSIONS.glory(size, abs(found[0].points - found[1].points))
    ahead = 0 if found[0].points >= found[1].points else 1
    found[ahead].glory, found[1 - ahead].glory = row.more, row.less
    for side, special in enumerate(special_glory(state, drawn, known)):
        found[side].special = special
    return found


# -- the end ------------------------------------------------------------------------------------------


def turn_limit(state: State) -> int:
    """SW-TRN-02: how many turns the game lasts; 0 is no limit."""
    return state.options.turns or mission_of(state).turns


def is_last_turn(state: State) -> bool:
    """SW-MIS-07, SW-TRN-18: whether the game ends with this turn."""
    return state.turn >= turn_limit(state) > 0


def end_by_points(state: State) -> Steps[None]:
    """SW-WIN-01: the game is over, and the points decide; a mission without points is a draw."""
    mission = mission_of(state)
    if not mission.is_scored():
        yield from end_game(state, [], "spherewars.end.time", "SW-TRN-02")
        return
    drawn = NOT_DRAWN
    if mission.glory == DRAWN:  # SW-MIS-30: a Sphere names none
        face = yield from throw_die("relic", "SW-MIS-30")
        drawn = face - 1
    scores = scores_of(state, False, drawn)
    for side, score in enumerate(scores):
        yield Scored(seats_of_side(state, side), score.points, score.blood, score.glory, score.special)
    if scores[0].total() != scores[1].total():
        ahead = 0 if scores[0].total() > scores[1].total() else 1
        yield from end_game(state, [ahead], "spherewars.end.glory", "SW-WIN-01")
    elif scores[0].blood != scores[1].blood:
        ahead = 0 if scores[0].blood > scores[1].blood else 1
        yield from end_game(state, [ahead], "spherewars.end.blood", "SW-WIN-01")
    else:
        yield from end_game(state, [], "spherewars.end.equal", "SW-WIN-01")


def end_game(state: State, winners: list[int], reason: str, rule: RuleId) -> Steps[None]:
    """The sides that win are first; without any it is a draw."""
    places = [1] * state.options.seats
    for band in state.bands:
        if winners and band.side not in winners:
            places[band.seat] = 2
    state.outcome = Outcome(reason, rule, places)
    yield GameOver(reason, rule, places)


# -- what is shown ------------------------------------------------------------------------------------


def scores_view(state: State) -> list[Json]:
    """The points of both sides as everybody may know them; at the end with everything (SW-WIN-08)."""
    if not state.bands or not state.mission:
        return []
    found = scores_of(state, state.outcome is None)
    return [
        {"blood": one.blood, "points": one.points, "glory": one.glory, "special": one.special}
        for one in found
    ]
