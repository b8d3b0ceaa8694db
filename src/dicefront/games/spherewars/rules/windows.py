"""ACT, ORD: windows, in which players issue orders and use items while something else is going on."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.item_windows import (
    CALLS,
    ENEMY,
    FLEEING,
    HERO,
    ITEM_WINDOWS,
    NEVER,
    TARGET,
    WISHED,
    calls_of,
    sign_of_use,
)
from dicefront.games.spherewars.rules.items import is_use, might_use, possible_uses, read_use, use_up
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.orders import (
    BY_THE_ALLIANCE,
    DEVOUR,
    FADE_AWAY,
    HIT_THE_DIRT,
    HOLD,
    INCINERATE,
    RELOCATE,
    TO_THE_DEATH,
    Order,
    issue,
    order_refused,
    possible_orders,
    reaches,
    read_order,
)
from dicefront.games.spherewars.rules.reactions import ABILITY, COUNTERATTACK
from dicefront.games.spherewars.rules.relocating import relocate
from dicefront.games.spherewars.rules.rerolls import REROLL
from dicefront.games.spherewars.rules.state import END, Combatant, State, is_there
from dicefront.games.spherewars.rules.subjects import Cast, Occasion, Use
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_ONE, Gesture
from dicefront.kernel.ids import NOBODY, Json, PlayerId, RuleId
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.sign import HITS, Mark, Note, Sign
from dicefront.kernel.window import ASK, StandingChoice, Window
from dicefront.kernel.window import window as turns

# Who is asked in a window.
EVERYBODY: Final = 0  # SW-ACT-14
ITS_OWNER: Final = 1  # the owner of the first subject
ITS_SIDE: Final = 2  # the owner of the first subject, then his allies
PARTAKERS: Final = 3  # the owners of all subjects
REACTIVE: Final = 4  # the side whose round it is not


# Calls beside those of item_windows.
ORDER: Final = "order"  # he could give an order, whatever the distances
CONTACT: Final = "contact"  # who is activated touches an enemy
FREE: Final = "free"  # and who touches none
LAST: Final = "last"  # his last combatant has acted in this round
ORDER_CALLS: Final = [*CALLS, ORDER, CONTACT, FREE, LAST]


class WindowKind(Window):
    """A window by its name: the orders that are usable in it, and who is asked."""

    def __init__(
        self, name: str, rule: RuleId, usable: list[str], usual: StandingChoice, asked: int = EVERYBODY
    ) -> None:
        super().__init__("spherewars.window." + name, rule, usual=usual, secret=True, may_call=ORDER_CALLS)
        self.name = name
        self.usable = usable
        self.asked = asked


# Who has said nothing is asked on these calls alone. Who acts passes the windows of his own declarations.
AIMED_AT: Final = StandingChoice(ASK, [[ENEMY, TARGET]])
TO_ORDER: Final = StandingChoice(ASK, [[ENEMY, TARGET, ORDER]])
TO_STEP_IN: Final = StandingChoice(ASK, [[ENEMY, TARGET, ORDER], [ENEMY, TARGET, HERO]])
TO_RALLY: Final = StandingChoice(ASK, [[ENEMY, FLEEING, ORDER], [LAST, ORDER], [WISHED]])
AT_START: Final = StandingChoice(ASK, [[HERO, FREE], [CONTACT, ORDER]])  # potions of speed, Fade away
IF_POSSIBLE: Final = StandingChoice(ASK, [[ORDER]])
TO_HOLD: Final = StandingChoice(ASK, [[ORDER], [HERO]])
AFTER_PURSUIT: Final = StandingChoice(ASK, [[TARGET, ORDER]])

BETWEEN: Final = WindowKind("between", "SW-ORD-24", [RELOCATE, HOLD], TO_RALLY)
ACTIVATION_START: Final = WindowKind("activation_start", "SW-ORD-25", [FADE_AWAY], AT_START, ITS_OWNER)
MOVE: Final = WindowKind("move", "SW-ORD-57", [RELOCATE, HOLD], NEVER)
JOIN: Final = WindowKind("join", "SW-ORD-26", [RELOCATE, HOLD, BY_THE_ALLIANCE], TO_ORDER)
DEED: Final = WindowKind("deed", "SW-ORD-33", [RELOCATE, HOLD], TO_ORDER)
SPELL: Final = WindowKind("spell", "SW-ORD-29", [RELOCATE, HOLD], AIMED_AT)
GEMS: Final = WindowKind("gems", "SW-ORD-30", [], NEVER, PARTAKERS)
SHOWN: Final = WindowKind("shown", "SW-ORD-31", [], AIMED_AT, REACTIVE)
OUTCOME: Final = WindowKind("outcome", "SW-ORD-32", [], AIMED_AT, REACTIVE)
DEXTERITY: Final = WindowKind(
    "dexterity", "SW-ORD-36", [TO_THE_DEATH, RELOCATE, HOLD, BY_THE_ALLIANCE, INCINERATE], TO_STEP_IN
)
SHOT: Final = WindowKind("shot", "SW-ORD-34", [HIT_THE_DIRT, RELOCATE, HOLD, INCINERATE], TO_STEP_IN)
KILL: Final = WindowKind("kill", "SW-ORD-58", [DEVOUR], IF_POSSIBLE, ITS_OWNER)
MORALE: Final = WindowKind("morale", "SW-ORD-38", [HOLD], TO_HOLD, ITS_SIDE)
UNLED: Final = WindowKind("morale", "SW-ABI-59", [], TO_HOLD, ITS_SIDE)  # no order helps
PURSUIT_END: Final = WindowKind("pursuit_end", "SW-ORD-39", [HOLD, RELOCATE], AFTER_PURSUIT)

WINDOWS: Final[list[Window]] = [
    *ITEM_WINDOWS,
    BETWEEN, ACTIVATION_START, MOVE, JOIN, DEED, SPELL, GEMS, SHOWN, OUTCOME, DEXTERITY, SHOT, KILL, MORALE,
    PURSUIT_END, REROLL, ABILITY, COUNTERATTACK,
]  # fmt: skip


def open_window(
    state: State,
    kind: WindowKind,
    subjects: list[Combatant],
    chooser: PlayerId = NOBODY,
    cast: Cast | None = None,
) -> Steps[Occasion]:
    """SW-ACT-14 to SW-ACT-16: all seats are asked in turn until they pass one after the other.

    Orders are declared openly; when the window closes they take effect together (SW-ORD-42). Who is the
    ``chooser`` of what comes next may give an order in its place, so he is asked only after others have
    stepped in (SW-ORD-24). Once the game is over no window opens (SW-TRN-17).
    """
    occasion = Occasion(kind.name, subjects, cast)
    yield from open_on(state, kind, occasion, chooser)
    return occasion


def open_on(state: State, kind: WindowKind, occasion: Occasion, chooser: PlayerId = NOBODY) -> Steps[None]:
    """The same for an occasion that says more. Items take effect at once (SW-ACT-16)."""
    received: list[Order] = []
    occasion.usable = kind.usable

    def offer(seat: PlayerId) -> Question[Plain | None] | None:
        if seat == chooser and not occasion.used:
            return None
        found = possible_orders(state, seat, kind.usable, occasion)
        if not found and not might_use(state, seat, occasion):
            return None
        return IssueOrder(state, seat, kind, occasion, found)

    def use(_seat: PlayerId, chosen: Plain) -> Steps[None]:
        occasion.used = True
        order = chosen if isinstance(chosen, Order) else None
        if isinstance(chosen, Use):
            yield from use_up(state, chosen, occasion)
            if chosen.order:
                order = Order(chosen.order, chosen.bearer, chosen.target)
        if order is not None and (yield from issue(state, order, isinstance(chosen, Use))):
            occasion.received.append(order.receiver)
            received.append(order)

    if state.outcome is None:
        seats = seats_asked(state, kind, [*occasion.subjects, *occasion.actors])
        yield from turns(seats, offer, use)
        yield from carry_out(state, occasion, received)


def seats_asked(state: State, kind: WindowKind, subjects: list[Combatant]) -> list[PlayerId]:
    """SW-ACT-14, SW-MUL-19: the side whose round it is first, or those whom the window is for."""
    everybody = seats_of_side(state, state.side) + seats_of_side(state, 1 - state.side)
    if kind.asked == EVERYBODY:
        return everybody
    if kind.asked == PARTAKERS:
        owners = [one.owner for one in subjects]
        return [seat for seat in everybody if seat in owners]
    if kind.asked == REACTIVE:
        return seats_of_side(state, 1 - state.side)
    owner = subjects[0].owner
    if kind.asked == ITS_OWNER:
        return [owner]
    return [owner, *[seat for seat in seats_of_side(state, subjects[0].side) if seat != owner]]


def can_order(state: State, seat: PlayerId, kind: WindowKind) -> bool:
    """Whether a seat could give an order or use an item in a window that is about nobody."""
    occasion = Occasion(kind.name, [])
    occasion.usable = kind.usable
    return len(possible_orders(state, seat, kind.usable, occasion)) > 0 or might_use(state, seat, occasion)


def carry_out(state: State, occasion: Occasion, received: list[Order]) -> Steps[None]:
    """SW-ORD-42: all orders of a window take effect at the same time; who is gone obeys none (SW-ACT-28)."""
    movers: list[Combatant] = []
    for order in received:
        receiver = state.combatants[order.receiver]
        if order.order == RELOCATE:
            movers.append(receiver)
        elif is_there(receiver):
            yield from TRAITS[order.order].obey(state, receiver, occasion)
    movers = [one for one in movers if is_there(one)]
    if movers:
        yield from relocate(state, movers, occasion)


class IssueOrder(Question[Plain | None]):
    """An order, an item, or nothing; with open measuring only orders that reach are suggested."""

    def __init__(
        self, state: State, player: PlayerId, kind: WindowKind, occasion: Occasion, possible: list[Order]
    ) -> None:
        near = (
            [order for order in possible if reaches(state, order)]
            if state.options.open_measuring
            else possible
        )
        super().__init__(player, kind.kind, kind.rule, len(near) == len(possible), True, True)
        self.state = state
        self.window = kind
        self.occasion = occasion
        self.near = near
        self.possible = possible

    def items(self) -> list[Use]:
        """What the seat may really use."""
        return possible_uses(self.state, self.player, self.occasion)

    def read(self, answer: object) -> Plain | Refusal | None:
        if answer is None:
            return None
        if is_use(answer):
            return read_use(answer, self.items())
        order = read_order(answer)
        if isinstance(order, Refusal):
            return order
        refusal = order_refused(self.state, self.player, order, self.window.usable, self.occasion)
        return order if refusal is None else refusal

    def candidates(self) -> list[Plain | None]:
        found: list[Plain | None] = [None]
        found.extend(self.near)
        found.extend(self.items())
        return found

    def sample(self, draw: Draw) -> Plain | None:
        """Orders that fall short are lost, but legal (SW-BAS-16)."""
        found: list[Plain | None] = [None]
        found.extend(self.possible)
        found.extend(self.items())
        return found[draw.below(len(found))]

    def gesture(self) -> Gesture:
        """Where some orders fall short, a hand may give those as well."""
        every: list[Plain] = [] if self.finite else [*self.possible, *self.items()]
        return Gesture(PICK_ONE, [self.write(one) for one in every], optional=not self.finite)

    def show(self, value: Plain | None) -> Sign:
        if value is None:
            return Sign(note=Note("kernel.show.none"))
        if isinstance(value, Use):
            return sign_of_use(value)
        assert isinstance(value, Order)
        args: dict[str, Json] = {"issuer": value.issuer, "combatant": value.receiver, "order": value.order}
        return Sign(
            piece=value.issuer,
            target=value.receiver,
            marks=[Mark(HITS, value.receiver)],
            note=Note("spherewars.show.order", args),
        )

    def calls(self) -> list[str]:
        state = self.state
        found = calls_of(state, self.player, self.occasion)
        if self.possible:
            found.append(ORDER)
        own = [one for one in self.occasion.subjects if one.owner == self.player]
        if own:
            found.append(CONTACT if any(touching_enemies(state, one) for one in own) else FREE)
        if has_acted(state, self.player):
            found.append(LAST)
        return found

    def args(self) -> dict[str, Json]:
        return {"combatants": [one.id for one in self.occasion.subjects]}


def has_acted(state: State, seat: PlayerId) -> bool:
    """Whether the last activation of a seat's round is at its end (A8)."""
    act = state.activation
    if act is None or not (act.over or act.stage == END) or state.combatants[act.who].owner != seat:
        return False
    return all(
        one.activated or one.id == act.who
        for one in state.combatants
        if one.side == state.side and is_there(one)
    )
