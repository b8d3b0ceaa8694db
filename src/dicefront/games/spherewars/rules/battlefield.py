"""DEN, SCE: the battlefield is laid, one piece after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from dicefront.games.spherewars.rules.dice import throw_dice
from dicefront.games.spherewars.rules.events.setup import PieceDropped, PieceLaid
from dicefront.games.spherewars.rules.missions import NO_SCENERY
from dicefront.games.spherewars.rules.options import INCH, TOL
from dicefront.games.spherewars.rules.own_field import lies_in, shape_of
from dicefront.games.spherewars.rules.preparing import numbered, space_with
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.sides import speaker_of
from dicefront.games.spherewars.rules.state import ROLL_OFF, State
from dicefront.games.spherewars.rules.weather import begin_weather
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import PLACE_POINT, Gesture
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, ask, ask_all, choose, roll
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.sign import GOES, Mark, Note, Sign
from dicefront.tabletop.distance import gap
from dicefront.tabletop.point import Point
from dicefront.tabletop.units import LIMIT

APART: Final = 2 * INCH
"""SW-SCE-10: between two pieces."""
STEP: Final = 15
TURNS: Final = 360 // STEP
TRIES: Final = 60
"""So many places at random are tried for a piece before all places are looked through."""
WIDE: Final = 5 * INCH
"""How far apart suggested places lie."""
LATTICES: Final = [INCH, INCH // 2, INCH // 4]
"""How far apart the places lie that are looked through, the coarse ones first."""
SEEDS: Final = 1000


def lay_piece(state: State) -> Steps[None]:
    """SW-SCE-03, SW-DEN-05: the next piece is rolled and laid, unless the field is complete."""
    player = speaker_of(state, state.side)
    going_on = yield from goes_on(state)
    if not going_on:
        yield from finish_field(state)
        return
    rolled = yield from throw_dice(2, "scenery", "SW-SCE-03", player)
    kinds = SCENERY.scenarios[state.scenario].table[sum(rolled.faces)]
    size = SCENERY.kinds[kinds[0]].size
    fits = state.laid + size <= SCENERY.densities[state.density].most
    if not fits or first_spot(state, kinds[0]) is None:  # SW-DEN-05, SW-SCE-10
        yield PieceDropped(player, kinds[0])
        yield from finish_field(state)
        return
    yield from put_piece(state, player, kinds)
    state.laid += size
    state.side = 1 - state.side  # SW-SCE-02


def goes_on(state: State) -> Steps[bool]:
    """SW-DEN-05: up to the lower figure pieces are laid; then only if all players want more."""
    if state.density == NO_SCENERY or state.options.own_field is not None:
        return False
    density = SCENERY.densities[state.density]
    if state.laid < density.least:
        return True
    if not state.options.placed or state.laid >= density.most:
        return False
    args: dict[str, Json] = {"laid": state.laid, "most": density.most}
    questions: list[Question[bool]] = [
        Confirm(seat, "spherewars.field.more", "SW-DEN-05", args) for seat in range(state.options.seats)
    ]
    wanted = yield from ask_all(questions)
    return all(wanted)


def put_piece(state: State, player: PlayerId, kinds: list[str]) -> Steps[None]:
    """SW-SCE-03, SW-SCE-10: the player names one of the kinds and lays it, or dice lay it."""
    if state.options.placed:
        kind = kinds[0]
        if len(kinds) > 1:
            kind = yield from choose(player, "spherewars.field.kind", "SW-SCE-03", kinds, names="scenery")
        spot = yield from ask(PlacePiece(state, player, kind))
    else:
        faces = yield from roll([len(kinds), SEEDS], "spherewars.dice.spot", "SW-SCE-13", player)
        kind = kinds[faces[0] - 1]
        spot = any_spot(state, kind, Draw(faces[1]))
    things = state.space.things
    thing = thing_of(kind, numbered(kind, things), spot.x, spot.y, spot.turn)
    state.space = space_with(state.options, [*things, thing])
    yield PieceLaid(player, kind, spot.to_json())


def finish_field(state: State) -> Steps[None]:
    """SW-MIS-01: after the battlefield comes the weather, then deployment."""
    yield from begin_weather(state)
    state.stage = ROLL_OFF
    state.side = 0


# -- where --------------------------------------------------------------------------------------------


class Spot(Plain):
    """Where the middle of a piece lies, and its turn in degrees."""

    def __init__(self, x: i64, y: i64, turn: int) -> None:
        self.x = int(x)
        self.y = int(y)
        self.turn = turn

    def to_json(self) -> list[Json]:
        return [self.x, self.y, self.turn]


def spot_refused(state: State, kind: str, spot: Spot) -> Refusal | None:
    """SW-SCE-10: why a piece may not lie somewhere."""
    args: dict[str, Json] = {"scenery": kind}
    if spot.turn % STEP:
        return Refusal("spherewars.field.turn", "SW-SCE-10", {"degrees": STEP})
    shape = shape_of(SCENERY.kinds[kind], spot.x, spot.y, spot.turn)
    if not lies_in(shape, state.space.field):
        return Refusal("spherewars.field.off_table", "SW-SCE-10", args)
    for thing in state.space.things:
        far = shape.reach + thing.shape.reach + APART
        dx, dy = thing.shape.x - spot.x, thing.shape.y - spot.y
        if -far < dx < far and -far < dy < far and gap(shape, thing.shape) < APART - TOL:
            return Refusal("spherewars.field.too_near", "SW-SCE-10", args)
    return None


QUARTERS: Final = [0, 90, 45, 135]
ALL_TURNS: Final = [*QUARTERS, *[turn * STEP for turn in range(12) if turn % 3]]
"""A rectangle looks the same after half a turn."""


def spots(state: State, kind: str, apart: int, turns: list[int]) -> Iterator[Spot]:
    """The legal places of a lattice, one after the other; a disc is turned in no way."""
    points = open_points(state, kind, apart)
    for turn in turns[:1] if SCENERY.kinds[kind].radius else turns:
        for point in points:
            spot = Spot(point.x, point.y, turn)
            if spot_refused(state, kind, spot) is None:
                yield spot


def open_points(state: State, kind: str, apart: int) -> list[Point]:
    """The points of a lattice that are not too near to others, however the piece is turned."""
    own = core(kind) + APART - TOL
    taken = [(thing.shape.x, thing.shape.y, own + core(thing.kind)) for thing in state.space.things]
    found: list[Point] = []
    for y in range(apart, state.options.depth, apart):
        for x in range(apart, state.options.width, apart):
            for at_x, at_y, far in taken:
                if (at_x - x) ** 2 + (at_y - y) ** 2 < far**2:
                    break
            else:
                found.append(Point(x, y))
    return found


def core(kind: str) -> int:
    """The radius of the largest disc round the middle of a piece that lies wholly in it."""
    of = SCENERY.kinds[kind]
    return of.radius or min(of.length, of.width) // 2


def first_spot(state: State, kind: str) -> Spot | None:
    """SW-SCE-10: a place for a piece, if there is any; where no whole inches do, parts of one may."""
    for apart in LATTICES:
        found = next(spots(state, kind, apart, ALL_TURNS), None)
        if found is not None:
            return found
    return None


def any_spot(state: State, kind: str, draw: Draw) -> Spot:
    """SW-SCE-13: a place at random, where there is one."""
    for _ in range(TRIES):
        x = draw.below(state.options.width // INCH * 2) * INCH // 2
        y = draw.below(state.options.depth // INCH * 2) * INCH // 2
        spot = Spot(x, y, draw.below(TURNS) * STEP)
        if spot_refused(state, kind, spot) is None:
            return spot
    found = first_spot(state, kind)
    assert found is not None
    return found


class PlacePiece(Question[Spot]):
    """SW-SCE-10: where a piece is laid, and how it is turned: ``[x, y, degrees]``."""

    def __init__(self, state: State, player: PlayerId, kind: str) -> None:
        super().__init__(player, "spherewars.field.place", "SW-SCE-10", False)
        self.state = state
        self.scenery = kind

    def read(self, answer: object) -> Spot | Refusal:
        spot = self.understood(answer)
        if spot is None:
            return unreadable("[x, y, degrees]", answer)
        return spot_refused(self.state, self.scenery, spot) or spot

    def understood(self, answer: object) -> Spot | None:
        if not isinstance(answer, list) or len(answer) != 3:
            return None
        for number in answer:
            if type(number) is not int or not -LIMIT <= number <= LIMIT:
                return None
        return Spot(answer[0], answer[1], answer[2] % 360)

    def write(self, value: Spot) -> Json:
        return value.to_json()

    def candidates(self) -> list[Spot]:
        """Legal places, spread over the table; at least one."""
        found = list(spots(self.state, self.scenery, WIDE, QUARTERS))
        return found or [any_spot(self.state, self.scenery, Draw(0))]

    def sample(self, draw: Draw) -> Spot:
        return any_spot(self.state, self.scenery, draw)

    def gesture(self) -> Gesture:
        return Gesture(PLACE_POINT, turn=True)

    def from_hand(self, form: Json) -> Json:
        """A hand may leave out height and turn."""
        if not isinstance(form, list) or len(form) < 2:
            return form
        return [form[0], form[1], form[3] if len(form) == 4 else 0]

    def in_hand(self, value: Spot) -> Json:
        return [value.x, value.y, 0, value.turn]

    def show(self, value: Spot) -> Sign:
        at: list[int] = [value.x, value.y]
        args: dict[str, Json] = {"scenery": self.scenery, "place": list[Json](at)}
        return Sign(point=at, marks=[Mark(GOES, points=[at])], note=Note("spherewars.field.there", args))

    def args(self) -> dict[str, Json]:
        return {"scenery": self.scenery}
