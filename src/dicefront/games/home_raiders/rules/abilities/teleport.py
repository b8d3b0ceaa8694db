"""Eager teleport (HR-AMV-16 to HR-AMV-18): once per game, to a place beside anybody. Hurts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.home_raiders.rules.abilities.names import EAGER_TELEPORT
from dicefront.games.home_raiders.rules.events.moving import Teleported
from dicefront.games.home_raiders.rules.layout import Layout
from dicefront.games.home_raiders.rules.objectives import release
from dicefront.games.home_raiders.rules.standing import place_problem, surfaces_at
from dicefront.games.home_raiders.rules.state import STANDING, Character, State, place
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.tabletop.placement import contact_points
from dicefront.tabletop.point import square
from dicefront.tabletop.units import LIMIT

RULE: Final = "HR-AMV-16"
ROUND: Final = 12
"""So many places round a base are proposed, if they are free."""


def can_teleport(state: State, c: Character) -> bool:
    """Whether it has the ability, has not used it in this game, and would find a place."""
    if not c.kit.has[EAGER_TELEPORT] or c.teleported:
        return False
    layout = Layout(state)
    for beside in state.characters:
        if beside is not c and beside.where == STANDING and _places(state, layout, c, beside, 1):
            return True
    return False


def teleport_places(state: State, c: Character, beside: Character) -> list[list[int]]:
    """Legal places ``[x, y, z]`` in base contact with somebody, evenly spread round it."""
    return _places(state, Layout(state), c, beside, ROUND)


def _places(state: State, layout: Layout, c: Character, beside: Character, most: int) -> list[list[int]]:
    found: list[list[int]] = []
    rise: i64 = state.options.constants.contact_rise
    z: i64 = beside.body.bottom
    for point in contact_points(c.card.radius, beside.body.shape, 0, ROUND):
        for height in surfaces_at(state.space, point.x, point.y):
            if (
                -rise <= height - z <= rise
                and teleport_problem(state, layout, c, beside, point.x, point.y, height) is None
            ):
                found.append([point.x, point.y, height])
                break
        if len(found) >= most:
            break
    return found


def teleport_problem(
    state: State, layout: Layout, c: Character, beside: Character, x: i64, y: i64, z: i64
) -> Refusal | None:
    """Why a character cannot reappear at a place beside another; formation is not asked for (HR-AMV-18)."""
    if beside is c or beside.where != STANDING:
        return Refusal("home_raiders.teleport.nobody-there", RULE, {"character": c.id, "other": beside.id})
    refusal = place_problem(layout, c, x, y, z)
    if refusal is not None:
        return refusal
    constants = state.options.constants
    far = c.card.radius + beside.card.radius + constants.contact_gap
    rise = beside.body.bottom - z
    if square(beside.body.shape.x, beside.body.shape.y, x, y) > far * far or not (
        -constants.contact_rise <= rise <= constants.contact_rise
    ):
        return Refusal("home_raiders.teleport.no-contact", RULE, {"character": c.id, "other": beside.id})
    return None


class Teleport(Question[list[int]]):
    """Where to reappear: ``[beside, x, y, z]``."""

    def __init__(self, state: State, c: Character) -> None:
        super().__init__(c.owner, "home_raiders.generic.teleport", RULE, False)
        self.state = state
        self.c = c

    def check(self, answer: object) -> Refusal | None:
        if not isinstance(answer, list) or len(answer) != 4:
            return unreadable("[character, x, y, z]", answer)
        for number in answer:
            if type(number) is not int or not -LIMIT <= number <= LIMIT:
                return unreadable("[character, x, y, z]", answer)
        beside, x, y, z = answer
        if not 0 <= beside < len(self.state.characters):
            return unreadable("the number of a character", beside)
        other = self.state.characters[beside]
        return teleport_problem(self.state, Layout(self.state), self.c, other, x, y, z)

    def candidates(self) -> list[list[int]]:
        """Up to three places beside everybody."""
        layout = Layout(self.state)
        found: list[list[int]] = []
        for beside in self.state.characters:
            if beside is not self.c and beside.where == STANDING:
                for point in _places(self.state, layout, self.c, beside, ROUND)[::4]:
                    found.append([beside.id, *point])
        return found

    def args(self) -> dict[str, Json]:
        return {"character": self.c.id}


def teleport(state: State, c: Character) -> Steps[None]:
    """HR-AMV-16, HR-AMV-17: it leaves its place and reappears at once; no move, and nobody vanishes."""
    beside, x, y, z = yield from ask(Teleport(state, c))
    c.teleported = True
    c.hurts += 1
    place(c, x, y, z)
    release(state)
    yield Teleported(c.id, beside, x, y, z)
