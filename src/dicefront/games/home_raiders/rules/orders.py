"""Orders for a Movement action: who may move how far, and the judge of the whole (SQM)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.faults import refusal_of
from dicefront.games.home_raiders.rules.leaders import may_leave, units_to_join
from dicefront.games.home_raiders.rules.moments import MAY_CHANGE_UNITS, MAY_SHOOT_RUNNING
from dicefront.games.home_raiders.rules.moves import (
    CARRY,
    CIRCLE,
    JOIN,
    LEAVE,
    PUSH_IT,
    SHOOT,
    WALK,
    Move,
    Orders,
)
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.shooting import can_shoot_now
from dicefront.games.home_raiders.rules.special_moves import carriage_problem, push_problem, relocation
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.units import formation_distance
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.closing import Closing, close_up
from dicefront.skirmish.figures import Figure
from dicefront.skirmish.formation import are_linked, straggling
from dicefront.skirmish.judge import walk
from dicefront.skirmish.measuring import bodies_within
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.together import Party, Step
from dicefront.skirmish.walks import FREE, TOO_FAR, Walk
from dicefront.tabletop.bases import Base

JOINING: Final = 3 * INCH
"""How near a Leader comes to the Unit it joins (HR-ALD-20)."""

# What is asked of the formation at the end.
ANYHOW: Final = 0
FORMED: Final = 1  # HR-MVT-12
CLOSER: Final = 2  # HR-UNT-03


@mypyc_attr(acyclic=True)
class Terms:
    """Who may move in an action, how far, and what is asked of the end.

    ``allowances`` are the inches left by character, -1 for whoever may not walk (HR-CON-01); ``circling`` may
    still use Relocate. ``special`` says that the other kinds of moving are open, ``may_shoot`` Running shot.
    ``stepping`` marks Defensive stance: no contact with new enemies (HR-ALD-05).
    """

    def __init__(self, state: State, troop: Troop, movers: list[Character], formation: int) -> None:
        self.state = state
        self.troop = troop
        self.movers = movers
        self.formation = formation
        self.allowances: list[int] = [-1] * len(state.characters)
        self.circling: list[int] = []
        self.special = False
        self.may_shoot = False
        self.stepping = False
        self.best = NOBODY  # the least straggling that is known to be possible, for CLOSER
        self._sheet: Sheet | None = None

    def sheet(self) -> Sheet:
        """Where everybody stands before the action, to move on; what is near whom is looked up once."""
        if self._sheet is None:
            self._sheet = Sheet(self.state)
        return self._sheet.copy()


@mypyc_attr(acyclic=True)
class Judged:
    """Orders after the judge: what is wrong with them, or the way of everybody and where all end."""

    def __init__(self, layout: Sheet, orders: Orders) -> None:
        self.refusal: Refusal | None = None
        self.layout = layout
        self.orders = orders
        self.walks: list[Walk] = []
        self.aboard: list[list[list[int]]] = []  # for each move the passengers with places and heights
        self.left = NOBODY  # the Leader that is not counted in the formation any more

    def is_refused(self) -> bool:
        """Asked anew each time: whoever judges a move leaves its refusal here."""
        return self.refusal is not None


# -- judging --------------------------------------------------------------------------------------


def judge(terms: Terms, orders: Orders) -> Judged:
    """The only judge of orders."""
    judged = Judged(terms.sheet(), orders)
    judge_moves(terms, orders, judged)
    return judged


def judge_moves(terms: Terms, moves: Orders, judged: Judged) -> None:
    """Every move in its turn, later movers seeing earlier ones at their new places (HR-MVT-11)."""
    seen: list[int] = []
    for move in moves:
        judged.refusal = _mover_problem(terms, move, seen)
        if judged.is_refused():
            return
        seen.append(move.character)
        seen.extend(carried_fellows(terms, move))
        c = terms.state.characters[move.character]
        one = _judge_move(terms, c, move, judged)
        if judged.is_refused():
            return
        judged.walks.append(one)
        judged.layout.move(c, one.x, one.y, one.z)
        aboard = [passenger[:] for passenger in move.passengers]
        judged.aboard.append(aboard)
        if move.kind == CARRY:
            judged.refusal = carriage_problem(terms.state, judged.layout, c, aboard)
            judged.layout.forget()
        elif move.kind == JOIN and not joins(judged.layout, c, terms.state.troops[move.troop]):
            judged.refusal = Refusal(
                "home_raiders.move.too-far-to-join", "HR-ALD-20", {"character": c.id, "troop": move.troop}
            )
        elif move.kind == SHOOT:
            judged.refusal = _interruption_problem(judged.layout, c, one)
        if judged.is_refused():
            return
    judged.refusal = end_problem(terms, judged)
    if not judged.is_refused():
        judged.refusal = _shot_problem(terms, moves, judged)


def _mover_problem(terms: Terms, move: Move, seen: list[int]) -> Refusal | None:
    number = move.character
    for mover in terms.movers:
        if mover.id == number:
            break
    else:
        return Refusal("home_raiders.move.not-a-mover", "HR-MVT-01", {"character": number})
    if number in seen:
        return Refusal("home_raiders.move.moves-twice", "HR-MVT-01", {"character": number})
    for fellow in carried_fellows(terms, move):
        if fellow in seen:
            return Refusal("home_raiders.move.moves-twice", "HR-AMV-22", {"character": fellow})
    if terms.allowances[number] < 0 and not (move.kind == CIRCLE and number in terms.circling):
        return Refusal("home_raiders.move.in-contact", "HR-CON-01", {"character": number})
    if move.kind != WALK and not terms.special:
        return Refusal("home_raiders.move.not-now", "HR-SQM-01", {"character": number})
    return None


def carried_fellows(terms: Terms, move: Move) -> list[int]:
    """HR-AMV-22: those of the same Unit who are carried, and so do not move by themselves."""
    return [passenger[0] for passenger in move.passengers if passenger[0] in terms.troop.members]


def _judge_move(terms: Terms, c: Character, move: Move, judged: Judged) -> Walk:
    """One move; the refusal is left in ``judged``."""
    layout = judged.layout
    allowance = terms.allowances[c.id]
    if move.kind == CIRCLE:
        one = relocation(layout, c, move.path)
        if one is None:
            judged.refusal = Refusal("home_raiders.move.no-relocation", "HR-AMV-26", {"character": c.id})
            return _nowhere(layout, c)
        allowance = c.card.movement
        if one.fault == FREE and one.cost > allowance:
            judged.refusal = Refusal(
                "home_raiders.move.too-far",
                "HR-AMV-26",
                {"character": c.id, "cost": one.cost, "movement": allowance},
            )
    elif move.kind == PUSH_IT:
        judged.refusal = push_problem(layout, c, move.thing, move.dx, move.dy)
        if judged.refusal is not None:
            return _nowhere(layout, c)
        layout.replace(layout.space.with_shifted(move.thing, move.dx, move.dy))
        body = layout.body(c)
        return Walk(body.shape.x + move.dx, body.shape.y + move.dy, body.bottom)
    else:
        judged.refusal = _kind_problem(terms, c, move, judged)
        if judged.refusal is not None:
            return _nowhere(layout, c)
        if move.kind == SHOOT:
            allowance = min(allowance, c.card.movement // 2)  # HR-AMV-11
        aboard = _aboard(move, layout)
        if aboard:
            layout.forget()
        away = [layout.bodies[number] for number in aboard]
        for number in aboard:
            layout.bodies[number] = None
        one = walk(layout, c, move.path, allowance)
        for place in range(len(aboard)):
            layout.bodies[aboard[place]] = away[place]
    if one.fault != FREE and judged.refusal is None:
        judged.refusal = refusal_of(c, one, allowance)
        if move.kind == SHOOT and one.fault == TOO_FAR:
            judged.refusal = Refusal(judged.refusal.reason, "HR-AMV-11", judged.refusal.args)
    if judged.refusal is None and move.kind == CARRY and one.cost == 0:
        judged.refusal = Refusal("home_raiders.move.carrier-stays", "HR-AMV-27", {"character": c.id})
    if judged.refusal is None and terms.stepping and one.met:  # HR-ALD-05
        judged.refusal = Refusal(
            "home_raiders.move.new-contact", "HR-ALD-05", {"character": c.id, "other": one.met[0]}
        )
    return one


def _interruption_problem(layout: Sheet, c: Character, one: Walk) -> Refusal | None:
    """HR-AMV-12: not in base contact with an enemy."""
    touched = layout.touched_at(c, one.x, one.y, one.z)
    if not touched:
        return None
    return Refusal("home_raiders.move.in-contact", "HR-AMV-12", {"character": c.id, "other": touched[0]})


def _shot_problem(terms: Terms, moves: list[Move], judged: Judged) -> Refusal | None:
    """HR-AMV-11, HR-ACT-12: somebody who interrupts its move has a target where it stands then.

    A Leader that leaves with Redeploy counts no more in the formation (HR-SQM-05).
    """
    layout = judged.layout
    shooters = [move.character for move in moves if move.kind == SHOOT]
    if not shooters:
        return None
    for move in moves:
        if move.kind == CARRY:
            return Refusal("home_raiders.move.carries-and-shoots", "HR-AMV-27", {"character": move.character})
    state = terms.state
    bodies = bodies_at_end(terms, layout, judged.left)
    if not are_linked(bodies, formation_distance(state, terms.troop), state.options.chain):
        return Refusal("home_raiders.formation.broken", "HR-AMV-12", {"troop": terms.troop.id})
    then = state.copy()
    then.space = layout.space
    for number in range(len(layout.bodies)):
        body = layout.bodies[number]
        if body is not None:
            then.characters[number].body = body
    for shooter in shooters:
        if can_shoot_now(then, then.characters[shooter], 1):
            return None
    return Refusal("home_raiders.move.nobody-to-shoot", "HR-AMV-11", {"character": shooters[0]})


def _aboard(move: Move, layout: Sheet) -> list[int]:
    """Who is off the layout while the carrier moves; somebody who is not there is refused afterwards."""
    found: list[int] = []
    for passenger in move.passengers:
        number = passenger[0]
        if 0 <= number < len(layout.bodies) and number != move.character and number not in found:
            found.append(number)
    return found


def _nowhere(layout: Sheet, c: Character) -> Walk:
    body = layout.body(c)
    return Walk(body.shape.x, body.shape.y, body.bottom)


def _kind_problem(terms: Terms, c: Character, move: Move, judged: Judged) -> Refusal | None:
    """Whether a character may move in this special way at all."""
    if move.kind == SHOOT:
        if not terms.may_shoot or not can_shoot_running(terms.state, c):
            return Refusal("home_raiders.move.no-running-shot", "HR-AMV-11", {"character": c.id})
    elif move.kind == CARRY:
        if not move.path:
            return Refusal("home_raiders.move.carrier-stays", "HR-AMV-27", {"character": c.id})
    elif move.kind == LEAVE:
        if not may_leave(terms.state, c) or not move.path:
            return Refusal("home_raiders.move.cannot-leave", "HR-ALD-17", {"character": c.id})
        judged.left = c.id
    elif move.kind == JOIN:
        if not c.kit.uses(MAY_CHANGE_UNITS) or not move.path:
            return Refusal("home_raiders.move.cannot-join", "HR-ALD-20", {"character": c.id})
        for troop in units_to_join(terms.state, c):
            if troop.id == move.troop:
                judged.left = c.id
                return None
        return Refusal("home_raiders.move.cannot-join", "HR-ALD-20", {"character": c.id})
    return None


def can_shoot_running(state: State, c: Character) -> bool:
    """HR-AMV-11: it has the ability, and dice to shoot with."""
    return c.kit.uses(MAY_SHOOT_RUNNING) and dice_of(state, c, SHOOTING).size() > 0


def walkers_of(terms: Terms) -> list[Character]:
    """Those who have inches to walk."""
    return [mover for mover in terms.movers if terms.allowances[mover.id] > 0]


# -- all together ---------------------------------------------------------------------------------


def party_of(terms: Terms) -> Party:
    """Those who move in an action, as figures that keep together."""
    state = terms.state
    distance = formation_distance(state, terms.troop)
    walkers: list[Figure] = [*walkers_of(terms)]
    return Party(state, terms.troop.members, walkers, terms.allowances, distance, state.options.chain)


def orders_of(steps: list[Step]) -> Orders:
    """Steps as orders."""
    return [Move(step.figure, step.path) for step in steps]


def closing_up(terms: Terms) -> Closing:
    """HR-UNT-03, HR-UNT-04: how a Unit out of formation closes up."""
    return close_up(party_of(terms))


# -- the end --------------------------------------------------------------------------------------


def bodies_at_end(terms: Terms, layout: Sheet, left: int) -> list[Base]:
    """The bodies of the Unit at the end, without a Leader that left."""
    return layout.bodies_of([member for member in terms.troop.members if member != left])


def end_problem(terms: Terms, judged: Judged) -> Refusal | None:
    """HR-MVT-12, HR-UNT-03: what is wrong with the formation after the last move."""
    if terms.formation == ANYHOW:
        return None
    state = terms.state
    distance = formation_distance(state, terms.troop)
    bodies = bodies_at_end(terms, judged.layout, judged.left)
    if are_linked(bodies, distance, state.options.chain):
        return None
    gap = straggling(bodies, distance, state.options.chain)
    if terms.formation == CLOSER:
        before = bodies_at_end(terms, terms.sheet(), NOBODY)
        if terms.best != 0 and gap < straggling(before, distance, state.options.chain):
            return None
        if terms.best < 0:  # HR-UNT-04: nothing shortens the gap, so the duty is lifted
            return None
        return Refusal(
            "home_raiders.formation.must-close-up", "HR-UNT-03", {"troop": terms.troop.id, "gap": gap}
        )
    return Refusal(
        "home_raiders.formation.broken",
        "HR-MVT-12",
        {"troop": terms.troop.id, "distance": distance, "gap": gap},
    )


def joins(layout: Sheet, leader: Character, troop: Troop) -> bool:
    """HR-ALD-20: whether a Leader stands within 3 inches of a Unit, also of one in Open formation."""
    body = layout.body(leader)
    for member in troop.members:
        other = layout.bodies[member]
        if other is not None and bodies_within(body, other, JOINING):
            return True
    return False
