"""BAS: with closed measuring nothing is refused for a distance, and no length is told before its step."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import AimFeat, declare
from dicefront.games.spherewars.rules.focus import choose_feat
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.joining import Trajectory
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.orders import Order, possible_orders
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.shooting import DeclareShot, shoot
from dicefront.games.spherewars.rules.shooting import targets as seen_targets
from dicefront.games.spherewars.rules.signs import chances_of
from dicefront.games.spherewars.rules.state import (
    COMBAT,
    CONCENTRATE,
    MOVE,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.windows import BETWEEN, IssueOrder, open_window
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.sign import notes_of
from dicefront.kernel.terms import LENGTH
from tests.games.spherewars.battles import battle_table
from tests.games.spherewars.profiles import HERO, PLAIN, made

CLOSED = options_of(complete_options({"measuring": "closed"}))
CENTRE = (20.0, 20.0)
BOW = made("archer", pre=3, ranged=(Arms("tension"),))
POOR = made("poor archer", pre=1, ranged=(Arms("tension"),))
DOER = made("doer", fur=3, abilities=("lava_dart",))


def closed(state: State, orders: int = 0) -> State:
    state.options = CLOSED
    for band in state.bands:
        band.orders = orders
    return state


# -- nothing is said that depends on a distance -------------------------------------------------------------


def first_question(steps: Steps[Any]) -> Question[Any]:
    step: Any = next(steps)
    while not isinstance(step, Question):
        step = steps.send(None)
    return step


def said(state: State, question: Question[Any]) -> Json:
    """All that a player is told with a question, ways and places left out."""
    answers: list[Json] = []
    for option in question.options():
        sign = question.show(option)
        notes: list[Json] = [[note.id, without_places(note.args)] for note in notes_of(sign)]
        chances: list[Json] = [
            [one.id, float(one.chance), [[part.reason, part.amount] for part in one.why]]
            for one in chances_of(state, question, option)
        ]
        what: Json = None if isinstance(question, Trajectory) else as_json(question.write(option))
        answers.append([what, notes, chances])
    return [question.kind, question.player, question.finite, without_places(question.args()), answers]


def without_places(args: dict[str, Json]) -> dict[str, Json]:
    return {name: value for name, value in args.items() if name != "place"}


def shooting(shooter: Any, x: float) -> State:
    state = closed(position(one(0, shooter, CENTRE), one(1, PLAIN, (x, 20)), stage=COMBAT))
    activation_of(state).action = STAND
    return state


@pytest.mark.rule("SW-BAS-14", "SW-BAS-17", "SW-SHO-04", "SW-SHO-17")
@pytest.mark.parametrize("shooter", [BOW, POOR])
def test_a_shot_is_declared_alike_near_far_and_out_of_range(shooter: Any) -> None:
    found = [
        said(state, first_question(shoot(state))) for state in [shooting(shooter, x) for x in (25, 30, 39)]
    ]
    assert found[0] == found[1] == found[2]


def deeds(x: float) -> State:
    return closed(
        position(one(0, DOER, CENTRE), one(1, PLAIN, (x, 20)), one(1, PLAIN, (20, 24)), stage=CONCENTRATE)
    )


@pytest.mark.rule("SW-BAS-14", "SW-BAS-17", "SW-DEE-09")
def test_a_deed_is_declared_alike_in_range_and_out_of_it() -> None:
    found: list[Json] = []
    for x in (23, 38):
        state = deeds(x)
        actor = actor_of(state)
        row = CATALOGUE.abilities["lava_dart"]
        found.append(
            [
                said(state, first_question(choose_feat(state, actor))),
                said(state, first_question(declare(state, actor, row))),
            ]
        )
    assert found[0] == found[1]


@pytest.mark.rule("SW-BAS-14", "SW-BAS-17", "SW-ORD-16")
def test_orders_are_offered_alike_in_reach_and_out_of_it() -> None:
    found: list[Json] = []
    for x in (24, 38):
        state = closed(position(one(0, HERO, CENTRE), one(0, PLAIN, (x, 20)), one(1, PLAIN, (2, 2))), 2)
        found.append(said(state, first_question(open_window(state, BETWEEN, []))))
    assert found[0] == found[1]


@pytest.mark.rule("SW-BAS-14", "SW-BAS-17", "SW-MOV-11", "SW-MOV-14")
def test_moves_and_joining_combat_are_declared_alike_near_and_far() -> None:
    found: list[Json] = []
    for x in (23, 26, 38):
        state = closed(position(one(0, PLAIN, CENTRE), one(1, PLAIN, (x, 20)), stage=MOVE))
        steps = choose_move(state)
        action = next(steps)
        assert isinstance(action, Question)
        steps.send("join")
        target: Any = next(steps)
        way: Any = steps.send(target.read(1))
        found.append([said(state, question) for question in (action, target, way)])
    assert found[0] == found[1] == found[2]


# -- closed games at random ---------------------------------------------------------------------------------


MEASURED = ("length", "gap", "distance", "range", "reach")


def names_in(value: Json) -> set[str]:
    """All names in plain data."""
    if isinstance(value, dict):
        return {*value, *[name for part in value.values() for name in names_in(part)]}
    return {name for part in value for name in names_in(part)} if isinstance(value, list) else set()


def check_offers(state: State, question: Question[Any]) -> None:
    """What is offered does not depend on distances, and nothing of it is refused for one."""
    if isinstance(question, IssueOrder):
        orders = possible_orders(state, question.player, question.window.usable, question.occasion)
        assert [order for order in question.options() if isinstance(order, Order)] == orders
    elif isinstance(question, AimFeat):
        assert question.options() == sorted(question.options())
    elif isinstance(question, DeclareShot):
        assert {aim.target for option in question.options() for aim in option} == set(
            seen_targets(state, question.shooter)
        )
    elif isinstance(question, Trajectory):
        for way in question.options():
            assert question.show(way).path == [point.pair() for point in way]  # it is not cut yet
    for answer in question.answers():
        assert question.check(answer) is None


@pytest.mark.rule("SW-BAS-14", "SW-BAS-15", "SW-BAS-17", "SW-BAS-18")
@pytest.mark.parametrize("seed", [4, 9, 14])
def test_a_closed_game_tells_no_length_before_its_step(seed: int) -> None:
    table, draw = battle_table(seed), Draw(seed)
    assert not table.state.options.open_measuring
    lengths = {name for name, term in GAME.terms.items() if term == LENGTH}
    kinds: set[str] = set()
    for _ in range(250):
        if not table.pending:
            break
        question = table.pending[0]
        kinds.add(question.kind)
        check_offers(table.state, question)
        assert not names_in(question.args()) & {*lengths, *MEASURED}
        for option in question.options()[:12]:
            for note in notes_of(question.show(option)):
                assert not names_in(note.args) & {*lengths, *MEASURED}
        assert not names_in(GAME.view(table.state, question.player)) & {*lengths, *MEASURED}
        refusal = question.check({"no": "answer"})
        assert refusal is not None
        assert not names_in(refusal.args) & {*lengths, *MEASURED}
        table.take(question.player, question.sample(draw))
    assert {"spherewars.move.action", "spherewars.join.way"} <= kinds
