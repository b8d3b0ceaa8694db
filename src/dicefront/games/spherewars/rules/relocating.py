"""ORD-42, ORD-50 to ORD-55: relocations, sealed and carried out together."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.events.orders import Relocated
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.shifting import free_enemies, note_engaged, shift, trap_touched
from dicefront.games.spherewars.rules.state import Combatant, State, is_ephemeral, is_there
from dicefront.games.spherewars.rules.states import FEARFUL
from dicefront.games.spherewars.rules.subjects import Occasion
from dicefront.games.spherewars.rules.ways import (
    bases,
    body_at,
    draw_way,
    pair,
    pairs,
    read_waypoints,
    shortened,
    touched_at,
)
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import MOVES, Gesture
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, ask_all
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.kernel.terms import PIECE
from dicefront.tabletop.angles import TURN, towards
from dicefront.tabletop.point import Point, square
from dicefront.tabletop.shapes import Shape

FAR: Final = 2 * INCH
"""SW-ORD-50."""
BEARINGS: Final = 16


class Step(Plain):
    """Where one combatant goes."""

    def __init__(self, figure: int, way: list[Point]) -> None:
        self.figure = figure
        self.way = way


def relocate(state: State, movers: list[Combatant], occasion: Occasion) -> Steps[None]:
    """SW-ORD-42: all players fix their paths sealed, then all are opened and carried out."""
    questions: list[Question[list[Step]]] = []
    for seat in seats_of_side(state, state.side) + seats_of_side(state, 1 - state.side):
        own = [one for one in movers if one.owner == seat]
        if own:
            questions.append(Relocate(state, seat, own, occasion))
    answers = yield from ask_all(questions)
    steps = [step for answer in answers for step in answer]
    ways = settled(state, steps)
    free = [free_enemies(state, state.combatants[step.figure]) for step in steps]
    for step, way in zip(steps, ways):
        one = state.combatants[step.figure]
        if len(way) > 1 and is_there(one):  # SW-ACT-28
            occasion.moved.append(one.id)
            yield Relocated(one.id, [point.pair() for point in way])
            yield from shift(state, one, way)
    for step, before in zip(steps, free):
        one = state.combatants[step.figure]
        note_engaged(state, one, before)
        if may_trap(one, occasion) and is_there(one):
            yield from trap_touched(state, one)


def settled(state: State, steps: list[Step]) -> list[list[Point]]:
    """SW-ORD-42, SW-MUL-19: of two end bases that overlap, the earlier stays, the other rests before it."""
    ways: list[list[Point]] = []
    for step in steps:
        one = state.combatants[step.figure]
        taken: list[Shape] = []
        for other_step, way in zip(steps, ways):
            other = state.combatants[other_step.figure]
            if other.body.bottom == one.body.bottom:  # SW-SCN-58
                taken.append(body_at(other, way[-1]).shape)
        ways.append(shortened(state, one, step.way, FAR, bases(state, one, []), taken))
    return ways


def may_trap(one: Combatant, occasion: Occasion) -> bool:
    """SW-ORD-55: only the pursuer, after a pursuit, may so trap the fugitive."""
    return occasion.window == "pursuit_end" and one is occasion.subjects[-1]


def place_refused(state: State, one: Combatant, at: Point, occasion: Occasion) -> Refusal | None:
    """SW-ORD-52, SW-ORD-54, SW-ORD-55: why a relocation may not end somewhere."""
    before = touched_at(state, one, one.body.centre())
    args: dict[str, Json] = {"combatant": one.id, "place": pair(at)}
    for enemy in touched_at(state, one, at):
        if enemy in before or is_ephemeral(enemy):
            continue
        if one.side != state.side or one.effects.has(FEARFUL):
            return Refusal("spherewars.order.no_contact", "SW-ORD-52", args)
        if enemy.fleeing and not may_trap(one, occasion):
            return Refusal("spherewars.order.no_trap", "SW-ORD-55", args)
    return None


class Relocate(Question[list[Step]]):
    """``order.relocate``: a way of up to 2 inches for each, sealed; a longer one is cut (SW-BAS-20)."""

    def __init__(self, state: State, player: PlayerId, movers: list[Combatant], occasion: Occasion) -> None:
        super().__init__(player, "spherewars.order.relocate", "SW-ORD-42", False, True)
        self.state = state
        self.movers = movers
        self.occasion = occasion

    def read(self, answer: object) -> list[Step] | Refusal:
        if not isinstance(answer, list):
            return unreadable("[[combatant, [[x, y], ...]], ...]", answer)
        steps: list[Step] = []
        for part in answer:
            step = self.read_step(part)
            if isinstance(step, Refusal):
                return step
            if any(other.figure == step.figure for other in steps):
                return unreadable("each combatant once", part)
            steps.append(step)
        refusal = self.overlap(steps)
        return steps if refusal is None else refusal

    def read_step(self, answer: object) -> Step | Refusal:
        """One combatant and its way."""
        one = self.named(answer[0]) if isinstance(answer, list) and len(answer) == 2 else None
        if one is None or not isinstance(answer, list):
            return unreadable("[combatant, [[x, y], ...]] of one who was given the order", answer)
        waypoints = read_waypoints(answer[1])
        return waypoints if isinstance(waypoints, Refusal) else self.step_along(one, waypoints)

    def step_along(self, one: Combatant, waypoints: list[Point]) -> Step | Refusal:
        """The way over these points, cut where it is too long."""
        others = bases(self.state, one, [])
        way = draw_way(self.state, one, waypoints, others)
        if isinstance(way, Refusal):
            return way
        way = shortened(self.state, one, way, FAR, others)
        refusal = place_refused(self.state, one, way[-1], self.occasion)
        return Step(one.id, way) if refusal is None else refusal

    def named(self, number: object) -> Combatant | None:
        for one in self.movers:
            if type(number) is int and one.id == number:
                return one
        return None

    def overlap(self, steps: list[Step]) -> Refusal | None:
        """SW-ORD-42: a player's own end bases may not overlap."""
        for place, step in enumerate(steps):
            one, at = self.state.combatants[step.figure], step.way[-1]
            for other_step in steps[:place]:
                other, end = self.state.combatants[other_step.figure], other_step.way[-1]
                far = one.walker.radius + other.walker.radius
                on_one_floor = one.body.bottom == other.body.bottom
                if on_one_floor and square(at.x, at.y, end.x, end.y) < far * far:
                    return Refusal(
                        "spherewars.way.no_room", "SW-ORD-42", {"combatant": one.id, "place": pair(at)}
                    )
        return None

    def write(self, value: list[Step]) -> Json:
        return [[step.figure, pairs(step.way[1:])] for step in value]

    def candidates(self) -> list[list[Step]]:
        """Everybody stays; and each of them to all sides while the others stay."""
        found: list[list[Step]] = [[]]
        for one in self.movers:
            shape = one.body.shape
            for place in range(BEARINGS):
                end = towards(shape.x, shape.y, TURN * place // BEARINGS, FAR)
                step = self.step_along(one, [end])
                if not isinstance(step, Refusal) and len(step.way) > 1:
                    found.append([step])
        return found

    def sample(self, draw: Draw) -> list[Step]:
        """Anywhere for one of them."""
        one = self.movers[draw.below(len(self.movers))]
        shape = one.body.shape
        end = towards(shape.x, shape.y, draw.below(TURN), draw.below(FAR) + 1)
        step = self.step_along(one, [end])
        return super().sample(draw) if isinstance(step, Refusal) else [step]

    def gesture(self) -> Gesture:
        return Gesture(MOVES, [one.id for one in self.movers], of=[PIECE])

    def show(self, value: list[Step]) -> Sign:
        if not value:
            return Sign(note=Note("kernel.show.none"))
        return Sign(
            piece=value[0].figure,
            path=[point.pair() for point in value[0].way],
            marks=[Mark(GOES, step.figure, points=[step.way[-1].pair()]) for step in value],
            note=Note("spherewars.show.relocate", {"combatants": [step.figure for step in value]}),
        )

    def args(self) -> dict[str, Json]:
        return {"combatants": [one.id for one in self.movers]}
