"""MOV-33: a move that somebody is free to make as far as an effect says: after a kill, aside, by stealth."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.events.moving import Stepped
from dicefront.games.spherewars.rules.shifting import shift, trap_touched
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_ephemeral, is_there
from dicefront.games.spherewars.rules.ways import (
    bases,
    draw_way,
    pair,
    pairs,
    read_waypoints,
    shortened,
    touched_at,
    way_into_contact,
)
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PATH, Gesture
from dicefront.kernel.ids import Json, RuleId
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.point import Point

BEARINGS: Final = 8


def step(state: State, mover: Combatant, far: int, trait: str, rule: RuleId) -> Steps[None]:
    """SW-MOV-33: a move of up to a length, into contact with no enemy; it is no movement action."""
    way = yield from ask(StepMove(state, mover, far, trait, rule))
    if len(way) > 1:
        yield Stepped(mover.id, trait, [point.pair() for point in way])
        yield from shift(state, mover, way)
        yield from trap_touched(state, mover)


class FreeMove(Question["list[Point]"]):
    """The path of such a move, as waypoints; none to stay. Read, it is the whole way.

    What is longer than allowed is cut (SW-BAS-20). Unless it may ``touch`` enemies it ends beside none.
    """

    def __init__(
        self, state: State, mover: Combatant, far: int, kind: str, rule: RuleId, touch: bool
    ) -> None:
        super().__init__(mover.owner, kind, rule, False, reaction=mover.side != state.side)
        self.state = state
        self.mover = mover
        self.far = far
        self.touch = touch
        self.obstacles = bases(state, mover, [])

    def read(self, answer: object) -> list[Point] | Refusal:
        waypoints = read_waypoints(answer)
        if isinstance(waypoints, Refusal):
            return waypoints
        drawn = draw_way(self.state, self.mover, waypoints, self.obstacles)
        if isinstance(drawn, Refusal):
            return drawn
        way = shortened(self.state, self.mover, drawn, self.far, self.obstacles)
        if len(way) > 1 and not self.touch and self.touched(way[-1]):
            args: dict[str, Json] = {"combatant": self.mover.id, "place": pair(way[-1])}
            return Refusal("spherewars.order.no_contact", "SW-MOV-33", args)
        return way

    def touched(self, at: Point) -> bool:
        return any(not is_ephemeral(enemy) for enemy in touched_at(self.state, self.mover, at))

    def write(self, value: list[Point]) -> Json:
        return pairs(value[1:])

    def candidates(self) -> list[list[Point]]:
        """Stay, contact with the enemies in reach where that is allowed, and a few directions."""
        found = [[self.mover.body.centre()]]
        ways = [self.to_contact(other) for other in self.state.combatants if self.touch]
        ways += [self.towards(TURN * place // BEARINGS) for place in range(BEARINGS)]
        found += [way for way in ways if way is not None]
        return found

    def to_contact(self, enemy: Combatant) -> list[Point] | None:
        """The shortest way to contact with an enemy, if it is in reach."""
        mover, shape = self.mover, enemy.body.shape
        if not is_there(enemy) or not is_enemy(mover, enemy) or is_ephemeral(enemy):
            return None
        others = [one for one in self.obstacles if one is not shape]
        found = way_into_contact(self.state, mover, mover.body, enemy, others, self.far)
        if found is None or found.length > self.far:
            return None
        way = self.read(pairs(found.points[1:]))
        return None if isinstance(way, Refusal) else way

    def towards(self, direction: int) -> list[Point] | None:
        """Straight on in a direction."""
        shape = self.mover.body.shape
        way = self.read(pairs([towards(shape.x, shape.y, direction, self.far)]))
        return None if isinstance(way, Refusal) else way

    def sample(self, draw: Draw) -> list[Point]:
        way = self.towards(draw.below(TURN))
        return super().sample(draw) if way is None else way

    def gesture(self) -> Gesture:
        return Gesture(PATH, [self.mover.id])

    def note(self, value: list[Point]) -> Note:
        return Note("spherewars.show.there", {"combatant": self.mover.id, "place": pair(value[-1])})

    def show(self, value: list[Point]) -> Sign:
        if len(value) == 1:
            return Sign(piece=self.mover.id, note=Note("spherewars.show.stay", {"combatant": self.mover.id}))
        return Sign(
            piece=self.mover.id,
            path=[point.pair() for point in value],
            marks=[Mark(GOES, points=[value[-1].pair()])],
            note=self.note(value),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.mover.id}


class StepMove(FreeMove):
    """``effect.move``: where an ability takes its bearer."""

    def __init__(self, state: State, mover: Combatant, far: int, trait: str, rule: RuleId) -> None:
        super().__init__(state, mover, far, "spherewars.effect.move", rule, False)
        self.trait = trait

    def args(self) -> dict[str, Json]:
        return {"combatant": self.mover.id, "trait": self.trait, "enemy": self.mover.id}
