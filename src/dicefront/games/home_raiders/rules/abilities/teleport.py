"""Eager teleport (HR-AMV-16 to HR-AMV-18): once per game, to a place beside anybody. Hurts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.games.home_raiders.rules.events.moving import Teleported
from dicefront.games.home_raiders.rules.faults import place_problem
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import GAME
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.skirmish.figures import ON_TABLE, place
from dicefront.skirmish.footing import surfaces_at
from dicefront.skirmish.missions import release
from dicefront.skirmish.sheet import Sheet
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.placement import contact_points
from dicefront.tabletop.point import square
from dicefront.tabletop.units import LIMIT, root_up

RULE: Final = "HR-AMV-16"
ROUND: Final = 12
"""So many places round a base are proposed, if they are free."""


def can_teleport(state: State, c: Character) -> bool:
    """Whether it has not used the ability in this game, and would find a place."""
    if c.effects.has("eager-teleport"):
        return False
    layout = Sheet(state)
    for beside in state.characters:
        if beside is not c and beside.where == ON_TABLE and _places(state, layout, c, beside, 1):
            return True
    return False


def teleport_places(state: State, c: Character, beside: Character) -> list[list[int]]:
    """Legal places ``[x, y, z]`` in base contact with somebody, evenly spread round it."""
    return _places(state, Sheet(state), c, beside, ROUND)


def _places(state: State, layout: Sheet, c: Character, beside: Character, most: int) -> list[list[int]]:
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
    state: State, layout: Sheet, c: Character, beside: Character, x: i64, y: i64, z: i64
) -> Refusal | None:
    """Why a character cannot reappear at a place beside another; formation is not asked for (HR-AMV-18)."""
    if beside is c or beside.where != ON_TABLE:
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


@mypyc_attr(acyclic=True)
class Arrival(Plain):
    """Beside whom somebody reappears, and where."""

    def __init__(self, beside: int, x: int, y: int, z: int) -> None:
        self.beside = beside
        self.x = x
        self.y = y
        self.z = z


class Teleport(Question[Arrival]):
    """Where to reappear: ``[beside, x, y, z]``."""

    def __init__(self, state: State, c: Character) -> None:
        super().__init__(c.owner, "home_raiders.generic.teleport", RULE, False)
        self.state = state
        self.c = c

    def read(self, answer: object) -> Arrival | Refusal:
        if not isinstance(answer, list) or len(answer) != 4:
            return unreadable("[character, x, y, z]", answer)
        for number in answer:
            if type(number) is not int or not -LIMIT <= number <= LIMIT:
                return unreadable("[character, x, y, z]", answer)
        beside, x, y, z = answer
        if not 0 <= beside < len(self.state.characters):
            return unreadable("the number of a character", beside)
        other = self.state.characters[beside]
        problem = teleport_problem(self.state, Sheet(self.state), self.c, other, x, y, z)
        return Arrival(beside, x, y, z) if problem is None else problem

    def write(self, value: Arrival) -> Json:
        return [value.beside, value.x, value.y, value.z]

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT)

    def from_hand(self, form: Json) -> Json:
        """A hand points at a place; whoever is nearest to it is the one beside."""
        if not isinstance(form, list) or not 2 <= len(form) <= 3:
            return form
        x, y = form[0], form[1]
        if type(x) is not int or type(y) is not int or not -LIMIT <= x <= LIMIT or not -LIMIT <= y <= LIMIT:
            return form
        heights = surfaces_at(self.state.space, x, y)
        return [self.nearest(x, y), x, y, form[2] if len(form) == 3 else heights[-1] if heights else 0]

    def in_hand(self, value: Arrival) -> Json:
        return [value.x, value.y, value.z]

    def nearest(self, x: int, y: int) -> int:
        """Who stands nearest to a place, from edge to edge."""
        best = self.c.id
        least = 4 * LIMIT
        for other in self.others():
            shape = other.body.shape
            away = root_up(square(shape.x, shape.y, x, y)) - other.card.radius
            if away < least:
                best, least = other.id, away
        return best

    def others(self) -> list[Character]:
        """Beside whom it may reappear."""
        return [one for one in self.state.characters if one is not self.c and one.where == ON_TABLE]

    def candidates(self) -> list[Arrival]:
        """Up to three places beside everybody."""
        layout = Sheet(self.state)
        found: list[Arrival] = []
        for beside in self.others():
            for x, y, z in _places(self.state, layout, self.c, beside, ROUND)[::4]:
                found.append(Arrival(beside.id, x, y, z))
        return found

    def sample(self, draw: Draw) -> Arrival:
        """Any place beside anybody, all round."""
        layout = Sheet(self.state)
        others = self.others()
        for _ in range(ROUND):
            beside = others[draw.below(len(others))]
            shape, z = beside.body.shape, beside.body.bottom
            point = towards(shape.x, shape.y, draw.below(TURN), shape.reach + self.c.card.radius)
            if teleport_problem(self.state, layout, self.c, beside, point.x, point.y, z) is None:
                if self.nearest(point.x, point.y) == beside.id:
                    return Arrival(beside.id, point.x, point.y, z)
        return super().sample(draw)

    def show(self, value: Arrival) -> Sign:
        """The place, and beside whom it lies."""
        place = [value.x, value.y, value.z]
        note = Note("home_raiders.show.beside", {"character": value.beside, "place": list[Json](place)}, RULE)
        return Sign(self.c.id, point=place, marks=[Mark(GOES, self.c.id, points=[place])], note=note)

    def args(self) -> dict[str, Json]:
        return {"character": self.c.id}


def teleport(state: State, c: Character) -> Steps[None]:
    """HR-AMV-16, HR-AMV-17: it leaves its place and reappears at once; no move, and nobody vanishes."""
    to = yield from ask(Teleport(state, c))
    c.bear("eager-teleport", GAME)
    c.hurts += 1
    place(c, to.x, to.y, to.z)
    release(state)
    yield Teleported(c.id, to.beside, to.x, to.y, to.z)
