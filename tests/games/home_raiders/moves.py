"""Words for tests about moving: paths and orders in inches."""

from typing import Any

from dicefront.games.home_raiders.rules.breaking import BreakAway
from dicefront.games.home_raiders.rules.movement import GiveOrders, allow, movement_action
from dicefront.games.home_raiders.rules.orders import ANYHOW, FORMED, Terms
from dicefront.games.home_raiders.rules.state import Character, State, can_act, members_of
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.games.home_raiders.scenes import inch
from dicefront.kernel.errors import Refusal
from dicefront.kernel.testing import Played, play_out
from dicefront.skirmish.judge import walk
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import Walk


def points(*places: tuple[float, ...]) -> list[list[int]]:
    return [[inch(number) for number in place] for place in places]


def walked(state: State, *places: tuple[float, ...], who: int = 0, inches: float | None = None) -> Walk:
    """What the judge says of a path."""
    c = state.characters[who]
    return walk(Sheet(state), c, points(*places), c.card.movement if inches is None else inch(inches))


def everybody(state: State, troop: int = 0) -> list[Character]:
    return members_of(state, state.troops[troop])


def orders_question(state: State, troop: int = 0, loose: list[int] | None = None) -> GiveOrders:
    """The question that a Movement action asks if nobody breaks away; those in ``loose`` did, unharmed."""
    question = next(movement_action(state, state.troops[troop], everybody(state, troop), False))
    if isinstance(question, BreakAway):
        question = stuck_question(state, troop)
    assert isinstance(question, GiveOrders), f"{question!r} instead of orders"
    allow(question.terms, loose or [])
    return question


def stuck_question(state: State, troop: int) -> GiveOrders:
    """What would be asked of a troop with somebody in contact; alone it would not be asked at all."""
    of = state.troops[troop]
    movers = [mover for mover in everybody(state, troop) if can_act(mover)]
    terms = Terms(state, of, movers, FORMED if in_formation(state, of) else ANYHOW)
    terms.special = True
    terms.may_shoot = of.actions >= 2
    return GiveOrders(terms, "home_raiders.move.path", "HR-MVT-01")


def why_not(
    state: State, *moves: list[Any], troop: int = 0, loose: list[int] | None = None
) -> Refusal | None:
    """What the judge has against orders."""
    return orders_question(state, troop, loose).check(list(moves))


def reason(state: State, *moves: list[Any], troop: int = 0, loose: list[int] | None = None) -> str:
    """The reason of the refusal, or an empty text."""
    refusal = why_not(state, *moves, troop=troop, loose=loose)
    return "" if refusal is None else refusal.reason.removeprefix("home_raiders.")


def act(
    state: State, *answers: tuple[int, Any], troop: int = 0, dice: list[int] | None = None, duty: bool = False
) -> Played[None]:
    """A whole Movement action of a troop."""
    steps = movement_action(state, state.troops[troop], everybody(state, troop), duty)
    return play_out(steps, list(answers), dice)
