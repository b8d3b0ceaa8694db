"""MOV-33: moves of somebody else in a straight line that the user of an effect chooses."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.dragging import resists
from dicefront.games.spherewars.rules.events.feats import Dragged
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.shifting import shift
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_ephemeral
from dicefront.games.spherewars.rules.subjects import Feat
from dicefront.games.spherewars.rules.walking import push
from dicefront.games.spherewars.rules.ways import impassable_to, others_on_floor, pair
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point, read_point
from dicefront.tabletop.skirting import DONE

BEARINGS: Final = 16
ROUNDINGS: Final = 8
AWAY: Final = 10
"""So many times the distance of the two lies beyond every push."""


def push_away(state: State, feat: Feat, victim: Combatant, inches: int) -> Steps[None]:
    """SW-MOV-33: up to so many inches in a straight line; it ends in contact with no enemy."""
    if is_enemy(feat.user, victim) and (yield from resists(state, victim)):
        return
    way = yield from ask(PushTo(state, feat, victim, inches * INCH))
    if len(way) > 1:
        yield Dragged(victim.id, feat.user.id, [point.pair() for point in way])
        yield from shift(state, victim, way)


def push_back(state: State, user: Combatant, victim: Combatant, inches: int) -> Steps[None]:
    """SW-MOV-33: straight away from the user; it stops before whatever is in the way."""
    if (yield from resists(state, victim)):
        return
    start, end = user.body.centre(), victim.body.centre()
    beyond = Point(end.x + AWAY * (end.x - start.x), end.y + AWAY * (end.y - start.y))
    way = pushed(state, victim, beyond, inches * INCH)
    if len(way) > 1:
        yield Dragged(victim.id, user.id, [point.pair() for point in way])
        yield from shift(state, victim, way)


def pushed(state: State, victim: Combatant, to: Point, far: int) -> list[Point]:
    """The way of a push towards a place, cut where it is too long or something stops it (SW-BAS-20)."""
    start = victim.body.centre()
    direction = Point(to.x - start.x, to.y - start.y)
    if not direction.x and not direction.y:
        return [start]
    others = [
        one for one in others_on_floor(state, victim) if not (is_ephemeral(one) and is_enemy(one, victim))
    ]
    friends = [one.body.shape for one in others if not is_enemy(one, victim)]
    enemies = [one.body.shape for one in others if is_enemy(one, victim)]
    whole = length([start, to])
    obstacles = friends + impassable_to(state, victim)
    run = push(victim.body, direction, min(far, whole), obstacles, enemies, state.space.field)
    return [start, to] if run.end == DONE and whole <= far + 1 else run.points


def settled(state: State, victim: Combatant, to: Point, far: int) -> list[Point]:
    """The same, and a push to where it ends comes to the same: places are rounded."""
    way = pushed(state, victim, to, far)
    for _ in range(ROUNDINGS):
        again = pushed(state, victim, way[-1], far)
        if again == way:
            return way
        way = again
    return [victim.body.centre()]


class PushTo(Question["list[Point]"]):
    """``effect.move``: a place towards which somebody is moved, or nothing to leave it where it is."""

    def __init__(self, state: State, feat: Feat, victim: Combatant, far: int) -> None:
        super().__init__(feat.user.owner, "spherewars.effect.move", "SW-MOV-33", False)
        self.state = state
        self.feat = feat
        self.victim = victim
        self.far = far

    def read(self, answer: object) -> list[Point] | Refusal:
        if answer is None:
            return [self.victim.body.centre()]
        point = read_point(answer)
        if point is None:
            return unreadable("nothing, or a point [x, y]", answer)
        return settled(self.state, self.victim, point, self.far)

    def write(self, value: list[Point]) -> Json:
        return pair(value[-1]) if len(value) > 1 else None

    def candidates(self) -> list[list[Point]]:
        """It stays, or is moved to all sides as far as it goes."""
        start = self.victim.body.centre()
        found = [[start]]
        for place in range(BEARINGS):
            end = towards(start.x, start.y, TURN * place // BEARINGS, self.far)
            way = settled(self.state, self.victim, end, self.far)
            if len(way) > 1 and length(way) > 0:
                found.append(way)
        return found

    def sample(self, draw: Draw) -> list[Point]:
        start = self.victim.body.centre()
        end = towards(start.x, start.y, draw.below(TURN), draw.below(self.far) + 1)
        return settled(self.state, self.victim, end, self.far)

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT, optional=True)

    def show(self, value: list[Point]) -> Sign:
        if len(value) == 1:
            return Sign(note=Note("kernel.show.none"))
        return Sign(
            piece=self.victim.id,
            path=[point.pair() for point in value],
            marks=[Mark(GOES, self.victim.id, points=[value[-1].pair()])],
            note=Note("spherewars.show.push", {"combatant": self.victim.id}),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.feat.user.id, "trait": self.feat.row.id, "enemy": self.victim.id}
