"""The computer player of SphereWars: legal, reproducible, and sensible in small positions."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.agents.greedy import Greedy
from dicefront.agents.uniform import Uniform
from dicefront.games.spherewars.opponent.knowledge import EVALUATION
from dicefront.games.spherewars.opponent.ordering import PRICE, value_of_order
from dicefront.games.spherewars.opponent.plans import best_attack, order_of_activation
from dicefront.games.spherewars.opponent.scene import Scene
from dicefront.games.spherewars.rules.activation import pick
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.joining import join_combat
from dicefront.games.spherewars.rules.melee import name_enemy
from dicefront.games.spherewars.rules.movement import JOINS, RUNS, SPEEDS_UP, STANDS, DrawPath, choose_move
from dicefront.games.spherewars.rules.orders import Order
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.state import FIRST_FLIGHT, MOVE, State
from dicefront.games.spherewars.rules.subjects import Use
from dicefront.games.spherewars.rules.windows import BETWEEN, IssueOrder, open_window
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Agent, Seat
from dicefront.parts.opponent.evaluation import WON
from tests.games.spherewars.profiles import made

FIGHTER = made("fighter", bp=40)
WEAK = made("weak", bp=40, dex=1, str=1, wounds=2)
STRONG = made("strong", bp=40, dex=4, str=4, con_mundane=4)


def question_of(steps: Steps[Any]) -> Question[Any]:
    """The first question that a procedure asks."""
    for step in steps:
        if isinstance(step, Question):
            return step
    raise AssertionError("nobody is asked")


def answered(state: State, steps: Steps[Any]) -> Any:
    question = question_of(steps)
    answer = EVALUATION.answer(state, question)
    assert question.check(question.write(answer)) is None
    return answer


def played(agents: list[Agent], seed: int, decisions: int) -> list[object]:
    """The first answers of a match; the table refuses any that is illegal."""
    table = GAME.table({}, ["scout_packs_hunt", "scout_alliance_outriders"], seed=seed)
    seats: list[Seat[Any]] = [Seat(table, seat) for seat in range(2)]
    answers: list[object] = []
    while table.pending and len(answers) < decisions:
        player = table.pending[0].player
        answers.append(agents[player].answer(seats[player]))
        table.answer(player, answers[-1])
    return answers


def test_greedy_answers_every_question_legally_and_always_alike() -> None:
    runs = [played([Greedy(EVALUATION, 1), Greedy(EVALUATION, 2)], 3, 120) for _ in range(2)]
    assert len(runs[0]) == 120
    assert runs[0] == runs[1]


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 1])
def test_greedy_beats_whoever_plays_anything(seed: int) -> None:
    """Two of the matches that it wins; how many it wins is measured by the lab."""
    table = GAME.table({}, ["scout_packs_hunt", "scout_packs_hunt"], seed=seed)
    seats: list[Seat[Any]] = [Seat(table, seat) for seat in range(2)]
    agents: list[Agent] = [Uniform(seed), Uniform(seed + 1)]
    agents[seed] = Greedy(EVALUATION, seed)
    while table.pending:
        player = table.pending[0].player
        table.answer(player, agents[player].answer(seats[player]))
    assert table.state.outcome is not None
    assert table.state.outcome.winners == [seed]


def test_what_is_lost_and_won_counts() -> None:
    even = position(one(0, FIGHTER, (10, 10)), one(1, FIGHTER, (30, 30)))
    assert EVALUATION.evaluate(even, 0) == 0
    ahead = position(one(0, FIGHTER, (10, 10)), one(1, FIGHTER, (30, 30), wounds=1))
    assert 0 < EVALUATION.evaluate(ahead, 0) < WON
    assert EVALUATION.evaluate(ahead, 1) == -EVALUATION.evaluate(ahead, 0)


@pytest.mark.rule("SW-HTH-02")
def test_it_fights_whom_it_beats() -> None:
    state = position(one(0, FIGHTER, (20, 20)), one(1, STRONG, (20, 21)), one(1, WEAK, (20, 19)))
    assert answered(state, name_enemy(state, state.combatants[0])) == 2


@pytest.mark.rule("SW-MOV-16", "SW-MOV-20")
@pytest.mark.parametrize(("enemy", "joins"), [(WEAK, True), (STRONG, False)], ids=["weak", "strong"])
def test_it_charges_whom_it_beats(enemy: Profile, joins: bool) -> None:
    state = position(one(0, FIGHTER, (20, 20)), one(1, enemy, (20, 24)), stage=MOVE)
    assert (answered(state, choose_move(state)) == JOINS) is joins


@pytest.mark.rule("SW-MOV-14")
def test_it_joins_the_weakest_in_reach() -> None:
    state = position(one(0, FIGHTER, (20, 20)), one(1, STRONG, (20, 24)), one(1, WEAK, (24, 20)), stage=MOVE)
    mover = state.combatants[0]
    assert answered(state, join_combat(state, mover, pace_of(state, mover))) == 2


def test_it_goes_towards_enemies_that_are_far_away() -> None:
    state = position(one(0, FIGHTER, (20, 5)), one(1, WEAK, (20, 35)), stage=MOVE)
    scores = EVALUATION.scores(state, question_of(choose_move(state)), [STANDS, RUNS, SPEEDS_UP])
    assert scores[0] < scores[1] < scores[2]
    question = DrawPath(state, state.combatants[0], pace_of(state, state.combatants[0]).double)
    way = EVALUATION.answer(state, question)
    assert isinstance(way, list)
    assert way[-1].y > state.combatants[0].body.shape.y


@pytest.mark.rule("SW-FAT-01", "SW-SUP-02")
def test_helpers_act_before_the_fighter_whom_they_support() -> None:
    """Whoever fights first tires the enemy and supports the next: the strong one waits for it."""
    state = position(
        one(0, STRONG, (20, 20)), one(0, FIGHTER, (20, 24)), one(1, made("foe", bp=90, dex=3), (20, 21))
    )
    scene = Scene(state, 0)
    assert best_attack(scene, state.combatants[0]).target is state.combatants[2]
    alone, after = (best_attack(scene, state.combatants[0], friends).gain for friends in (0, 1))
    assert after > alone
    first, second = order_of_activation(scene, state.combatants[:2])
    assert second > first


@pytest.mark.rule("SW-ACT-01")
def test_it_picks_somebody() -> None:
    state = position(one(0, FIGHTER, (20, 20)), one(0, WEAK, (10, 10)), one(1, FIGHTER, (30, 30)))
    state.activation = None
    assert answered(state, pick(state)) in (0, 1)


@pytest.mark.rule("SW-ORD-48")
def test_an_order_is_given_for_those_who_are_worth_it() -> None:
    chief = made("chief", bp=100, rank=LEADER, com=3)
    state = position(
        one(0, chief, (20, 20)), one(0, STRONG, (20, 22), flight=FIRST_FLIGHT), one(1, FIGHTER, (30, 30))
    )
    state.bands[0].orders = 2
    question = question_of(open_window(state, BETWEEN, []))
    assert isinstance(question, IssueOrder)
    values = {
        (order.order, order.receiver): value_of_order(Scene(state, 0), question.occasion, order)
        for order in question.options()
        if isinstance(order, Order)
    }
    assert values["hold_your_ground", 1] > 0
    assert all(value == -PRICE for (name, _), value in values.items() if name == "relocate")


@pytest.mark.rule("SW-CON-23")
@pytest.mark.parametrize(("fugitive", "read"), [(STRONG, True), (made("cheap", bp=3), False)])
def test_a_scroll_is_read_for_those_who_are_worth_it(fugitive: Profile, read: bool) -> None:
    chief = made("chief", bp=100, rank=LEADER, com=3, consumables_max=3)
    state = position(
        one(0, chief, (20, 20), items=["inferior_command_scroll"]),
        one(0, fugitive, (20, 22), flight=FIRST_FLIGHT),
        one(1, FIGHTER, (30, 30)),
    )
    state.bands[0].orders = 0
    answer = answered(state, open_window(state, BETWEEN, []))
    assert isinstance(answer, Use) is read
    if isinstance(answer, Use):
        assert (answer.order, answer.target) == ("hold_your_ground", 1)
