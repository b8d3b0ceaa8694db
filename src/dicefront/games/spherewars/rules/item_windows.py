"""CON: windows in which nothing but items can be used, by those who take part (SW-ORD-37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dicefront.games.spherewars.rules.dice import LOST, compare, sort_hand
from dicefront.games.spherewars.rules.items import might_use, possible_uses, read_use, use_up
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.options import side_of
from dicefront.games.spherewars.rules.state import State, is_hero
from dicefront.games.spherewars.rules.subjects import Occasion, Use
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_ONE, Gesture
from dicefront.kernel.ids import NOBODY, Json, PlayerId, RuleId
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.sign import HITS, Mark, Note, Sign
from dicefront.kernel.window import ASK, AUTO, PASS, StandingChoice, Window
from dicefront.kernel.window import window as turns

# Calls: open facts on which a player may wish to be asked.
TARGET: Final = "target"  # one of his is concerned
FLEEING: Final = "fleeing"  # one of his flees
HERO: Final = "hero"  # a hero of his takes part
WOUNDED: Final = "wounded"  # and is about to be wounded
WISHED: Final = "wished"  # he asked for the window himself
ENEMY: Final = "enemy"  # it is the round of the enemy
CALLS: Final = [TARGET, FLEEING, HERO, WOUNDED, WISHED, ENEMY]

ALWAYS: Final = StandingChoice(ASK)
NEVER: Final = StandingChoice(PASS)
ON_HERO: Final = StandingChoice(ASK, [[HERO]])
ON_WOUND: Final = StandingChoice(ASK, [[HERO, WOUNDED]])

# Policies, by which items are used unasked.
BEHIND: Final = "behind"
FAILING: Final = "failing"

Policy = Callable[[Any, Question[Any]], Any]


class ItemWindow(Window):
    """A window by its name."""

    def __init__(
        self, name: str, rule: RuleId, usual: StandingChoice, policies: dict[str, Policy] | None = None
    ) -> None:
        super().__init__("spherewars.window." + name, rule, None, policies, usual, True, CALLS)
        self.name = name


def use_when_behind(state: State, question: Question[Any]) -> object:
    """The policy *behind*: whatever makes the own dice of a strategic roll anew, while they are worse."""
    assert isinstance(question, UseItem)
    sides: list[list[int]] = [[], []]
    for band, rolled in zip(state.bands, question.occasion.rolls):
        sides[band.side] += rolled.faces
    own = side_of(question.player)
    if compare(sort_hand(sides[own]), sort_hand(sides[1 - own])) != LOST:
        return None
    for use in question.items():
        if use.target == NOBODY or state.combatants[use.target].owner == question.player:
            return use
    return None


def roll_when_failing(_state: State, question: Question[Any]) -> object:
    """The policy *failing*: a deed without success is rolled again, and nothing else is used."""
    assert isinstance(question, UseItem)
    if question.occasion.rolls[0].is_failing():
        for use in question.items():
            if use.item in ROLLS_AGAIN:
                return use
    return None


ROLLS_AGAIN: Final = ["draught_of_cinders"]

STRATEGY: Final = ItemWindow("strategy", "SW-ORD-40", ALWAYS)
STRATEGY_ROLLED: Final = ItemWindow(
    "after_strategy", "SW-ORD-60", StandingChoice(AUTO, policy=BEHIND), {BEHIND: use_when_behind}
)
JOIN_ITEMS: Final = ItemWindow("join_items", "SW-ORD-26", NEVER)
COUNTER_SHOT: Final = ItemWindow("counter_shot", "SW-ORD-28", ON_HERO)
DEED_ROLLED: Final = ItemWindow(
    "after_deed", "SW-ORD-59", StandingChoice(AUTO, policy=FAILING), {FAILING: roll_when_failing}
)
DEXTERITY_ROLLED: Final = ItemWindow("after_dexterity", "SW-ORD-37", NEVER)
PRECISION_ROLLED: Final = ItemWindow("after_precision", "SW-ORD-37", NEVER)
DAMAGE_ROLLED: Final = ItemWindow("after_damage", "SW-ORD-37", ON_WOUND)

ITEM_WINDOWS: Final[list[Window]] = [
    STRATEGY, STRATEGY_ROLLED, JOIN_ITEMS, COUNTER_SHOT, DEED_ROLLED, DEXTERITY_ROLLED, PRECISION_ROLLED,
    DAMAGE_ROLLED,
]  # fmt: skip


def use_items(
    state: State, kind: ItemWindow, occasion: Occasion, seats: list[PlayerId] | None = None
) -> Steps[None]:
    """SW-ACT-14, SW-ACT-17: the seats are asked in turn; what is used takes effect at once."""
    everybody = seats_of_side(state, state.side) + seats_of_side(state, 1 - state.side)

    def offer(seat: PlayerId) -> Question[Use | None] | None:
        return UseItem(state, seat, kind, occasion) if might_use(state, seat, occasion) else None

    def use(_seat: PlayerId, chosen: Use) -> Steps[None]:
        occasion.used = True
        yield from use_up(state, chosen, occasion)

    if state.outcome is None:
        yield from turns(everybody if seats is None else seats, offer, use)


class UseItem(Question[Use | None]):
    """An item, or nothing. Who has none is asked as well (SW-ACT-20)."""

    def __init__(self, state: State, player: PlayerId, kind: ItemWindow, occasion: Occasion) -> None:
        super().__init__(player, kind.kind, kind.rule, True, True, True)
        self.state = state
        self.occasion = occasion

    def items(self) -> list[Use]:
        """What the seat may really use."""
        return possible_uses(self.state, self.player, self.occasion)

    def read(self, answer: object) -> Use | Refusal | None:
        return None if answer is None else read_use(answer, self.items())

    def candidates(self) -> list[Use | None]:
        found: list[Use | None] = [None]
        found.extend(self.items())
        return found

    def gesture(self) -> Gesture:
        return Gesture(PICK_ONE)

    def show(self, value: Use | None) -> Sign:
        return Sign(note=Note("kernel.show.none")) if value is None else sign_of_use(value)

    def calls(self) -> list[str]:
        return calls_of(self.state, self.player, self.occasion)

    def args(self) -> dict[str, Json]:
        return {"combatants": [one.id for one in self.occasion.subjects]}


def calls_of(state: State, player: PlayerId, occasion: Occasion) -> list[str]:
    """The open facts that hold for a seat."""
    found: list[str] = []
    heroes = [one for one in [*occasion.subjects, *occasion.actors] if one.owner == player and is_hero(one)]
    if any(one.owner == player for one in occasion.subjects):
        found.append(TARGET)
    if any(one.owner == player and one.fleeing for one in state.combatants):
        found.append(FLEEING)
    if heroes:
        found.append(HERO)
    if state.side != side_of(player):
        found.append(ENEMY)
    blow = occasion.blow
    if blow is not None and blow.wounds > 0 and blow.victim in heroes:
        found.append(WOUNDED)
    if occasion.wished == player:
        found.append(WISHED)
    return found


def sign_of_use(use: Use) -> Sign:
    """An item on the table: who uses it, and at whom."""
    args: dict[str, Json] = {"combatant": use.bearer, "item": use.item}
    target = use.bearer if use.target == NOBODY else use.target
    note = Note("spherewars.show.item", args)
    if use.order:
        args["target"], args["order"] = target, use.order
        note = Note("spherewars.show.scroll", args)
    return Sign(piece=use.bearer, target=target, marks=[Mark(HITS, target)], note=note)
