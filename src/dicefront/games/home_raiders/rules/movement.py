"""MVT, SQM: the Movement action of a troop, and the steps back of Defensive stance."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.any_orders import any_orders
from dicefront.games.home_raiders.rules.breaking import break_away, contacts_of
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.moving import (
    Carried,
    Flew,
    Moved,
    Pushed,
    Relocated,
)
from dicefront.games.home_raiders.rules.ground import somebody_is_down
from dicefront.games.home_raiders.rules.leaders import go_alone, join_unit, units_to_join
from dicefront.games.home_raiders.rules.moments import AFTER_MOVING, asked
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
    orders_in,
)
from dicefront.games.home_raiders.rules.orders import (
    ANYHOW,
    CLOSER,
    FORMED,
    Judged,
    Terms,
    closing_up,
    joins,
    judge,
    walkers_of,
)
from dicefront.games.home_raiders.rules.shooting import ranged_attack_action
from dicefront.games.home_raiders.rules.special_moves import enemy_to_circle
from dicefront.games.home_raiders.rules.special_orders import deeds_of
from dicefront.games.home_raiders.rules.state import Character, State, Troop, can_act
from dicefront.games.home_raiders.rules.suggested import suggested_orders, unit_orders
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import MOVES, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, PASSES, Mark, Note, Sign
from dicefront.kernel.terms import PIECE
from dicefront.skirmish.contact import touches_an_enemy, touching_enemies
from dicefront.skirmish.figures import ON_TABLE, place
from dicefront.skirmish.goals import Goal
from dicefront.skirmish.missions import release
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import Walk

SAMPLED: Final = 16
"""So many orders are tried when any are wanted."""

NO_CONTACTS: Final[dict[int, list[int]]] = {}

# -- who may move ---------------------------------------------------------------------------------


def can_move(state: State, troop: Troop, movers: list[Character]) -> bool:
    """Whether a Movement action is open to any of these; in base contact, too, since one may break away."""
    if somebody_is_down(state, troop):  # HR-GTG-05
        return False
    return any(mover.troop == troop.id and can_act(mover) and mover.card.movement > 0 for mover in movers)


def must_close_up(state: State, troop: Troop, movers: list[Character]) -> bool:
    """HR-UNT-03, HR-UNT-04: out of formation, and there is a move that shortens the gap."""
    if in_formation(state, troop):
        return False
    terms = Terms(state, troop, [mover for mover in movers if can_act(mover)], CLOSER)
    allow(terms, [])
    return closing_up(terms).gap >= 0


def allow(terms: Terms, free: list[int]) -> None:
    """Give everybody the inches of its card; whoever touches an enemy and did not break away has none."""
    for mover in terms.movers:
        if mover.id in free or not touches_an_enemy(terms.state, mover):
            terms.allowances[mover.id] = mover.card.movement
        elif enemy_to_circle(Sheet(terms.state), mover) >= 0:
            terms.circling.append(mover.id)


# -- the orders (HR-SQM-04) --------------------------------------------------------------------------


class GiveOrders(Question[Orders]):
    """The moves of all in their order, as the module ``orders`` describes them; ``[]`` if nobody moves.

    ``apart`` marks the move of a Leader whose Unit does something else: it cannot leave it (HR-ALD-17).
    """

    def __init__(self, terms: Terms, kind: str, rule: str, apart: bool = False) -> None:
        super().__init__(terms.troop.owner, kind, rule, False)
        self.terms = terms
        self.apart = apart
        self.known = False
        self.judged: Judged | None = None

    def read(self, answer: object) -> Orders | Refusal:
        orders = self.understood(answer)
        if orders is None:
            return unreadable("a list of moves [character, [[x, y], ...]]", answer)
        problem = self.problem_of(orders)
        return orders if problem is None else problem

    def understood(self, answer: object) -> Orders | None:
        return orders_in(answer)

    def write(self, value: Orders) -> Json:
        return [move.to_json() for move in value]

    def gesture(self) -> Gesture:
        movers = self.movers()
        deeds = deeds_of(self.terms) if self.terms.special else []
        if self.apart:
            deeds = [deed for deed in deeds if deed.name not in (LEAVE, JOIN)]
        return Gesture(MOVES, [mover.id for mover in movers], 0, len(movers), of=[PIECE], deeds=deeds)

    def problem_of(self, orders: Orders) -> Refusal | None:
        """What the judge has against orders; its word is remembered."""
        self._look_for_best()
        judged = self.judged = judge(self.terms, orders)
        refusal = judged.refusal
        return leaving_problem(orders) if refusal is None and self.apart else refusal

    def candidates(self) -> list[Orders]:
        self._look_for_best()
        found = suggested_orders(self.terms)
        return [orders for orders in found if leaving_problem(orders) is None] if self.apart else found

    def sample(self, draw: Draw) -> Orders:
        """Any moves and deeds, each somewhere else; a candidate where none that were tried are legal."""
        movers, deeds = self.movers(), self.gesture().deeds
        for tries in range(SAMPLED):
            orders = any_orders(self.terms, movers, deeds, 1.0 - tries / SAMPLED, draw) if movers else []
            if self.problem_of(orders) is None:
                return orders
        return super().sample(draw)

    def show(self, value: Orders) -> Sign:
        """The ways as they are written; what they cost and touch is told when somebody tries them."""
        if not value:
            return Sign(note=Note("home_raiders.show.stay"))
        sign = Sign(piece=value[0].character)
        for move in value:
            shape = self.terms.state.characters[move.character].body.shape
            way = [[shape.x, shape.y], *move.path]
            if move.kind == PUSH_IT:
                way.append([shape.x + move.dx, shape.y + move.dy])
            if sign.point is None:
                sign.point = way[-1]
            if len(way) > 1:
                sign.marks.append(Mark(PASSES, move.character, points=way))
                sign.marks.append(Mark(GOES, move.character, points=[way[-1]]))
            for number, x, y, *_ in move.passengers:
                sign.marks.append(Mark(GOES, number, points=[[x, y]]))
            if move.kind:
                how: dict[str, Json] = {"character": move.character, "how": move.kind}
                sign.notes.append(Note("home_raiders.show.how", how))
        movers: list[Json] = [move.character for move in value]
        place: list[Json] = [] if sign.point is None else [*sign.point]
        sign.note = Note("home_raiders.show.moves", {"characters": movers, "place": place})
        return sign

    def judgement(self, orders: Orders) -> Judged:
        """The judge's word on orders that are legal; it may have been asked for when they were read."""
        found = self.judged
        return judge(self.terms, orders) if found is None or found.orders is not orders else found

    def _look_for_best(self) -> None:
        """HR-UNT-03: what can be had at best, before orders out of formation are judged."""
        if self.terms.formation == CLOSER and not self.known:
            self.known = True
            self.terms.best = closing_up(self.terms).gap

    def default(self) -> Orders:
        """Whoever runs out of time stays, unless the Unit has to close up."""
        nobody: Orders = []
        return nobody if self.problem_of(nobody) is None else self.options()[0]

    def movers(self) -> list[Character]:
        """Who may move."""
        allowances, circling = self.terms.allowances, self.terms.circling
        return [mover for mover in self.terms.movers if allowances[mover.id] >= 0 or mover.id in circling]

    def args(self) -> dict[str, Json]:
        """Who may move, and how far: 0 for those who can only use Relocate."""
        movers: list[Json] = []
        left: list[Json] = []
        for mover in self.movers():
            movers.append(mover.id)
            left.append(max(0, self.terms.allowances[mover.id]))
        return {"troop": self.terms.troop.id, "characters": movers, "movement": left}

    def towards(self, x: int, y: int, enemy: int = NOBODY) -> Orders:
        """Orders for all towards a point or into contact with an enemy; empty if they would part them."""
        walkers = walkers_of(self.terms)
        if not walkers or self.terms.formation == CLOSER:
            return []
        return unit_orders(self.terms, self.terms.sheet(), walkers, Goal(x, y, enemy))


def leaving_problem(orders: Orders) -> Refusal | None:
    """HR-ALD-17: a Leader leaves only when its Unit declares a Movement action."""
    for move in orders:
        if move.kind in (LEAVE, JOIN):
            return Refusal("home_raiders.move.cannot-leave", "HR-ALD-17", {"character": move.character})
    return None


def somebody_may_move(terms: Terms) -> bool:
    return any(terms.allowances[mover.id] > 0 or mover.id in terms.circling for mover in terms.movers)


# -- the action -----------------------------------------------------------------------------------


def movement_action(
    state: State,
    troop: Troop,
    movers: list[Character],
    duty: bool,
    free: bool = False,
    apart: bool = False,
) -> Steps[None]:
    """SQM: breaking away, the orders, Running shot and the rest of the way, Redeploy.

    ``duty`` says that the Unit has to close up (HR-UNT-03); ``free`` that no action is spent (HR-ALD-06), so
    that there is no second one for Running shot; ``apart`` that the rest of the Unit does something else.
    """
    formed = in_formation(state, troop)
    named = [mover for mover in movers if can_act(mover)]
    loose, stuck = yield from break_away(state, troop, named)
    # HR-CON-11, HR-GTG-08: a troop forced to the ground is not able; who lies there already hinders nobody
    able = [mover for mover in named if can_act(mover) and mover.troop == troop.id and mover.id not in stuck]
    terms = Terms(state, troop, able, formation_asked(state, troop, formed, duty))
    terms.special = True
    terms.may_shoot = not free and troop.actions >= 2
    allow(terms, loose)
    if not somebody_may_move(terms):
        return
    judged = yield from ask_orders(terms, apart)
    moves = judged.orders
    shooters = [state.characters[move.character] for move in moves if move.kind == SHOOT]
    touched = contacts_of(state, able) if shooters else NO_CONTACTS
    yield from carry_out(terms, judged)
    if shooters:
        yield from shoot_running(state, troop, shooters)
    yield from redeploy(state, troop, moves)  # its move is over, so the others finish theirs without it
    if shooters:
        yield from finish_moves(terms, moves, judged, touched)


def formation_asked(state: State, troop: Troop, formed: bool, duty: bool) -> int:
    """HR-MVT-12: in formation before, in formation afterwards, unless somebody was displaced meanwhile."""
    if in_formation(state, troop):
        return FORMED
    return CLOSER if duty and not formed else ANYHOW


def ask_orders(terms: Terms, apart: bool = False) -> Steps[Judged]:
    """The orders that were answered, with the judge's word on them."""
    question = GiveOrders(terms, "home_raiders.move.path", "HR-MVT-01", apart)
    orders = yield from ask(question)
    return question.judgement(orders)


def carry_out(terms: Terms, judged: Judged, touched: dict[int, list[int]] = NO_CONTACTS) -> Steps[None]:
    """HR-MVT-15: the moves become final together.

    ``touched`` are the enemies that somebody touched when a move began that is finished now (HR-AMV-09).
    """
    state = terms.state
    for number in range(len(judged.orders)):
        move = judged.orders[number]
        c = state.characters[move.character]
        walk = judged.walks[number]
        yield from make_move(state, c, move, walk, judged.aboard[number])
        met = any(enemy not in touched.get(c.id, []) for enemy in walk.met)
        for ability in asked(c, AFTER_MOVING):
            ability.after_moving(c, met)
    release(state)


def make_move(state: State, c: Character, move: Move, walk: Walk, aboard: list[list[int]]) -> Steps[None]:
    """One move on the combat space; ``aboard`` are the passengers and where they are set down."""
    if move.kind == PUSH_IT:
        state.space = state.space.with_shifted(move.thing, move.dx, move.dy)
        place(c, walk.x, walk.y, walk.z)
        yield Pushed(c.id, move.thing, move.dx, move.dy)
        return
    if move.kind == CIRCLE:
        enemy = enemy_to_circle(Sheet(state), c)
        place(c, walk.x, walk.y, walk.z)
        yield Relocated(c.id, enemy, walk.trace(), walk.cost)
        return
    if not move.path:
        return
    place(c, walk.x, walk.y, walk.z)
    if c.walker.flies:
        yield Flew(c.id, walk.trace(), walk.cost, walk.met)
    else:
        yield Moved(c.id, walk.trace(), walk.cost, walk.met)
    if move.kind == CARRY:
        for number, x, y, z in aboard:
            place(state.characters[number], x, y, z)
            yield Carried(number, c.id, x, y, z)


# -- Running shot (HR-SQM-05) ----------------------------------------------------------------------


def shoot_running(state: State, troop: Troop, shooters: list[Character]) -> Steps[None]:
    """HR-AMV-11: the second action is spent as a Ranged attack in the middle of the first."""
    for shooter in shooters:
        shooter.sitting_out += 1
    yield from ranged_attack_action(state, troop, shooters, troop.actions - 1)


def finish_moves(before: Terms, moves: Orders, judged: Judged, touched: dict[int, list[int]]) -> Steps[None]:
    """HR-AMV-11, HR-AMV-13: everybody may finish its move with the inches left, unless on the ground.

    ``touched`` are the contacts of everybody when the action began.
    """
    state = before.state
    troop = before.troop
    able = [mover for mover in before.movers if can_act(mover) and mover.troop == troop.id]
    if not able:
        return
    terms = Terms(state, troop, able, FORMED if in_formation(state, troop) else CLOSER)
    for mover in able:
        spent = inches_spent(mover, moves, judged)
        if spent < 0 and before.allowances[mover.id] >= 0:  # it broke away, and has not moved yet (HR-CON-09)
            held = any(enemy.id not in touched[mover.id] for enemy in touching_enemies(state, mover))
        else:
            held = touches_an_enemy(state, mover)
        if not held:
            terms.allowances[mover.id] = max(0, mover.card.movement - max(0, spent))
    if somebody_may_move(terms):
        rest = yield from ask_orders(terms)
        yield from carry_out(terms, rest, touched)


def inches_spent(mover: Character, moves: Orders, judged: Judged) -> int:
    """What a character has used of its Movement before the interruption; -1 if it has not moved.

    Whoever came into contact has ended its move there (HR-MVT-10), and so has who moved in a special way.
    """
    for number in range(len(moves)):
        move = moves[number]
        if move.character != mover.id or (move.kind in (WALK, SHOOT) and not move.path):
            continue
        walk = judged.walks[number]
        if move.kind not in (WALK, SHOOT) or judged.layout.touched_at(mover, walk.x, walk.y, walk.z):
            return mover.card.movement
        return walk.cost
    return -1


# -- Redeploy (HR-SQM-07) --------------------------------------------------------------------------


def redeploy(state: State, troop: Troop, moves: Orders) -> Steps[None]:
    """HR-ALD-17, HR-ALD-20: a Leader that left is a Unit of its own, or joins the Unit it named.

    After a Running shot it may be gone, lead another Unit, or find nobody to join (HR-SQM-05).
    """
    for move in moves:
        c = state.characters[move.character]
        if move.kind not in (LEAVE, JOIN) or c.where != ON_TABLE or c.troop != troop.id:
            continue
        if move.kind == JOIN:
            unit = state.troops[move.troop]
            if unit in units_to_join(state, c) and joins(Sheet(state), c, unit):
                yield from join_unit(state, c, unit)
                continue
        if len(troop.members) > 1:
            yield from go_alone(state, c)


# -- Defensive stance (HR-ALD-04, HR-ALD-05) -------------------------------------------------------


def step_back(state: State, troop: Troop) -> Steps[None]:
    """Each character of the Unit may move up to 1 inch, without free attacks and without new contacts."""
    movers = [
        state.characters[member]
        for member in troop.members
        if state.characters[member].where == ON_TABLE and not state.characters[member].vanishing
    ]
    if not movers:
        return
    terms = Terms(state, troop, movers, FORMED if in_formation(state, troop) else ANYHOW)
    terms.stepping = True
    for mover in movers:
        terms.allowances[mover.id] = INCH
    question = GiveOrders(terms, "home_raiders.react.defensive-stance", "HR-ALD-05")
    orders = yield from ask(question)
    yield from carry_out(terms, question.judgement(orders))
