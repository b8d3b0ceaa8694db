"""What holds for every path, orders and shove, on tables strewn at random."""

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString
from shapely.geometry import Point as Spot
from shapely.geometry import Polygon as Area
from shapely.geometry.base import BaseGeometry

from dicefront.games.home_raiders.rules.active import equip
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.movement import step_back
from dicefront.games.home_raiders.rules.orders import CLOSER, Terms, closing_up, orders_of
from dicefront.games.home_raiders.rules.state import Character, State, can_act
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.games.home_raiders.scenes import card, hero, inch, position, tin, unit
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.testing import offered, play_out
from dicefront.skirmish.advance import advance
from dicefront.skirmish.figures import ON_TABLE, place
from dicefront.skirmish.footing import footing_heights
from dicefront.skirmish.judge import walk
from dicefront.skirmish.routes import find_way, reach_of
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.shoving import shove
from dicefront.skirmish.space import Thing
from dicefront.skirmish.walks import FIGURE_IN_WAY, FREE, OBJECT_IN_WAY, STOPPED, Walk
from dicefront.tabletop.shapes import turned_rectangle
from tests.games.home_raiders.moves import act, everybody, orders_question
from tests.games.home_raiders.names import FLIGHT, GHOST, has

SEEDS = st.integers(0, 2**32 - 1)
ABILITIES = [
    "climb",
    "ghost",
    "feather-fall",
    "flight",
    "push",
    "relocate",
    "hikers",
    "running-shot",
    "charge",
]


def anywhere(draw: Draw) -> tuple[int, int]:
    return 2000 + draw.below(56000), 2000 + draw.below(56000)


def random_thing(draw: Draw) -> Thing:
    x, y = anywhere(draw)
    height = [300, 900, 1270, 2540, 5080, 9000][draw.below(6)]
    climbable, uneven, movable = draw.below(3) > 0, draw.below(4) == 0, draw.below(3) == 0
    if draw.below(3) == 0:
        round_one = tin(x / 2540, y / 2540, 1.5 + draw.below(3), 1)
        return Thing("tin", "tin", round_one.shape, 0, height, movable, uneven, climbable, -1)
    shape = turned_rectangle(x, y, 3000 + draw.below(12000), 3000 + draw.below(9000), float(draw.below(180)))
    return Thing("box", "box", shape, 0, height, movable, uneven, climbable, -1)


def random_scene(seed: int) -> State:
    """Two Units and two Heroes strewn over a table of objects, wherever they can stand."""
    draw = Draw(seed)
    abilities = [ABILITIES[draw.below(len(ABILITIES))] for _ in range(draw.below(2))]
    mover = card(movement=3 + draw.below(5), abilities=abilities, shooting="W2 R1", range=24)
    chief = card("leader", movement=5, abilities=["redeploy"] if draw.below(4) == 0 else [])
    large = card("hero", base_mm=40, height=2)
    state = position(
        unit(0, mover, (1, 1), (1, 1), (1, 1), leader=(chief, (1, 1))),
        unit(1, card(), (1, 1), (1, 1), (1, 1)),
        hero(1, large, (1, 1)),
        hero(0, large, (1, 1)),
        things=_apart([random_thing(draw) for _ in range(10)]),
    )
    for c in state.characters:
        c.where = 0
    for troop in state.troops:
        x, y = anywhere(draw)
        for member in troop.members:
            put_near(state, state.characters[member], x, y, draw)
    return state


def _apart(things: list[Thing]) -> list[Thing]:
    """Objects do not lie in each other."""
    from dicefront.tabletop.distance import gap

    kept: list[Thing] = []
    for thing in things:
        if all(gap(thing.shape, other.shape) >= 0 for other in kept):
            kept.append(thing)
    return kept


def put_near(state: State, c: Character, x: int, y: int, draw: Draw) -> None:
    for width in (3000, 3000, 6000, 6000, 9000, 20000, 30000, 60000):
        for _ in range(8):
            px, py = x + draw.below(width) - width // 2, y + draw.below(width) - width // 2
            heights = footing_heights(Sheet(state), c, px, py)
            if heights:
                place(c, px, py, heights[draw.below(len(heights))])
                return
    raise AssertionError("no room")


def random_path(draw: Draw, c: Character) -> list[list[int]]:
    x, y = int(c.body.shape.x), int(c.body.shape.y)
    path: list[list[int]] = []
    for _ in range(1 + draw.below(3)):
        x, y = x + draw.below(12001) - 6000, y + draw.below(12001) - 6000
        path.append([x, y])
    return path


def area(thing: Thing) -> BaseGeometry:
    shape = thing.shape
    if shape.round:
        disc: BaseGeometry = Spot(int(shape.x), int(shape.y)).buffer(int(shape.reach), quad_segs=64)
        return disc
    return Area([(int(corner.x), int(corner.y)) for corner in shape.corners()])


@given(SEEDS)
@pytest.mark.rule("HR-MVT-02")
def test_a_path_costs_at_least_its_length_and_never_less_with_another_leg(seed: int) -> None:
    state = random_scene(seed)
    draw = Draw(seed + 1)
    c = state.characters[1]
    equip(c, state.characters[4].kit)  # no ability
    path = random_path(draw, c)
    last = 0
    for legs in range(1, len(path) + 1):
        found = walk(Sheet(state), c, path[:legs], 10**6)
        if found.pieces:
            line = LineString([(int(c.body.shape.x), int(c.body.shape.y)), *[(x, y) for x, y in path[:legs]]])
            assert found.cost >= math.floor(line.length)
            assert found.cost >= last
            last = int(found.cost)


def sampled(found: Walk) -> list[tuple[float, float, int, float]]:
    """Points all along the pieces of a path: x, y, height and the way so far in units."""
    points: list[tuple[float, float, int, float]] = []
    for piece in found.pieces:
        count = max(2, int(piece.end - piece.start) // (64 * 100))
        for number in range(count + 1):
            part = number / count
            x = float(piece.ax) + part * float(piece.bx - piece.ax)
            y = float(piece.ay) + part * float(piece.by - piece.ay)
            along = (float(piece.start) + part * float(piece.end - piece.start)) / 64
            points.append((x, y, int(piece.z), along))
    return points


def deepest_overlap(state: State, c: Character, found: Walk, thing: Thing, number: int) -> float:
    """How deep a base gets into an object that shares height, away from where it is climbed."""
    shape = area(thing)
    deepest = 0.0
    for x, y, z, along in sampled(found):
        if min(z + c.card.height, thing.top) - max(z, thing.bottom) <= state.options.constants.step:
            continue
        if any(
            number in change.things and abs(along - change.at / 64) <= 3 * c.card.radius + 1
            for change in found.changes
        ):
            continue
        deepest = max(deepest, c.card.radius - shape.distance(Spot(x, y)))
    return deepest


@given(SEEDS)
@pytest.mark.rule("HR-MVT-03", "HR-MVT-08")
def test_the_judge_agrees_with_the_base_swept_along_the_path(seed: int) -> None:
    state = random_scene(seed)
    draw = Draw(seed + 1)
    c = state.characters[0]
    if has(c.kit, FLIGHT):
        return
    found = walk(Sheet(state), c, random_path(draw, c), 10**6)
    if found.fault == FREE or found.fault == STOPPED:
        for number, thing in enumerate(state.space.things):
            assert deepest_overlap(state, c, found, thing, number) <= 4
        for other in state.characters:
            if other is not c and other.where == ON_TABLE and not has(c.kit, GHOST):
                assert nearest_to(found, c, other, state) >= -4
    elif found.fault == OBJECT_IN_WAY:
        thing = state.space.things[found.culprit]
        assert deepest_overlap(state, c, found, thing, found.culprit) > -60
    elif found.fault == FIGURE_IN_WAY:
        assert nearest_to(found, c, state.characters[found.culprit], state) < 60


def nearest_to(found: Walk, c: Character, other: Character, state: State) -> float:
    """The smallest gap on the way to a body that shares height."""
    least = math.inf
    body = other.body
    for x, y, z, _ in sampled(found):
        if min(z + c.card.height, int(body.top)) - max(z, int(body.bottom)) > state.options.constants.step:
            away = math.hypot(x - float(body.shape.x), y - float(body.shape.y))
            least = min(least, away - c.card.radius - float(body.shape.reach))
    return least


@given(SEEDS)
@pytest.mark.rule("HR-MVT-04")
def test_every_judged_move_ends_where_the_character_can_stand(seed: int) -> None:
    state = random_scene(seed)
    c = state.characters[0]
    path = random_path(Draw(seed + 1), c)
    found = walk(Sheet(state), c, path, 10**6)
    if found.fault == FREE:
        assert standing_problem(state, c, found.x, found.y, found.z) is None


@given(SEEDS)
@pytest.mark.rule("HR-SQM-04", "HR-SQM-06")
def test_proposed_plans_are_legal_and_keep_the_formation(seed: int) -> None:
    state = random_scene(seed)
    if seed % 2 and in_formation(state, state.troops[0]):
        state.troops[0].actions = 2
    question = orders_question(state, loose=[c.id for c in everybody(state)])
    formed = in_formation(state, state.troops[0])
    options = offered(question)
    assert 1 <= len(options) <= 40
    for option in options:
        assert question.check(option) is None
        special = any(isinstance(move, list) and len(move) > 2 for move in option)
        if not special:
            after = state.copy()
            carry_out(after, option)
            assert legal_places(after)
            assert in_formation(after, after.troops[0]) or not formed


def carry_out(state: State, orders: Any) -> None:
    from dicefront.games.home_raiders.rules.movement import carry_out as move_all

    question = orders_question(state, loose=[c.id for c in everybody(state)])
    meant = question.read(orders)
    assert not isinstance(meant, Refusal)
    play_out(move_all(question.terms, question.judgement(meant)))


def legal_places(state: State) -> bool:
    return all(
        standing_problem(state, c, c.body.shape.x, c.body.shape.y, c.body.bottom) is None
        for c in state.characters
        if c.where == ON_TABLE
    )


@given(SEEDS)
def test_advances_get_nearer_and_are_allowed(seed: int) -> None:
    state = random_scene(seed)
    draw = Draw(seed + 1)
    c = state.characters[draw.below(4)]
    gx, gy = anywhere(draw)
    found = advance(Sheet(state), c, gx, gy, c.card.movement)
    if found is not None:
        again = walk(Sheet(state), c, found.path, c.card.movement)
        assert (again.fault, again.cost) == (FREE, found.walk.cost)
        assert again.cost <= c.card.movement


@given(SEEDS)
@pytest.mark.rule("HR-UNT-03")
def test_closing_up_shortens_the_gap_by_a_legal_plan(seed: int) -> None:
    state = random_scene(seed)
    troop = state.troops[0]
    if in_formation(state, troop):
        return
    terms = Terms(state, troop, [c for c in everybody(state) if can_act(c)], CLOSER)
    for c in terms.movers:
        terms.allowances[c.id] = c.card.movement
    closing = closing_up(terms)
    if closing.gap >= 0:
        terms.best = closing.gap
        from dicefront.games.home_raiders.rules.orders import judge

        assert judge(terms, orders_of(closing.steps)).refusal is None


@given(SEEDS)
@pytest.mark.rule("HR-ACC-08")
def test_a_shoved_character_can_stand_where_it_ends(seed: int) -> None:
    state = random_scene(seed)
    draw = Draw(seed + 1)
    c = state.characters[4]
    x, y = int(c.body.shape.x) + draw.below(15000) - 7500, int(c.body.shape.y) + draw.below(15000) - 7500
    end = shove(state, c, x, y)
    if not end.falls:
        assert standing_problem(state, c, end.x, end.y, end.z) is None
    away = math.hypot(float(end.x - c.body.shape.x), float(end.y - c.body.shape.y))
    assert away <= math.hypot(x - float(c.body.shape.x), y - float(c.body.shape.y)) + 2


@given(SEEDS)
def test_ways_to_a_point_are_allowed_and_no_shorter_than_the_straight_line(seed: int) -> None:
    state = random_scene(seed)
    draw = Draw(seed + 1)
    c = state.characters[0]
    x = int(c.body.shape.x) + draw.below(2 * c.card.movement) - c.card.movement
    y = int(c.body.shape.y) + draw.below(2 * c.card.movement) - c.card.movement
    route = find_way(Sheet(state), c, x, y, None, c.card.movement)
    if route.fault == FREE:
        again = walk(Sheet(state), c, route.path, c.card.movement)
        assert (again.fault, again.x, again.y) == (FREE, x, y)
        assert float(again.cost + 1) >= math.hypot(x - float(c.body.shape.x), y - float(c.body.shape.y))
        assert reach_of(state, c).contains(x, y)


@given(SEEDS)
@pytest.mark.rule("HR-ALD-05")
def test_proposed_steps_back_are_legal(seed: int) -> None:
    state = random_scene(seed)
    steps = step_back(state, state.troops[1])
    question: Any = next(steps)
    for option in offered(question):
        assert question.check(option) is None


def test_a_whole_action_at_random_keeps_everybody_on_the_table() -> None:
    state = random_scene(7)
    question = orders_question(state)
    for option in offered(question):
        after = state.copy()
        if not any(isinstance(move, list) and len(move) > 2 for move in option):
            act(after, (0, option))
        assert legal_places(after)
        assert all(0 <= c.body.shape.x <= inch(30) for c in after.characters)
