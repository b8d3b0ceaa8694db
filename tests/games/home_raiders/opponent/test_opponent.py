"""The computer players of Home Raiders: legal, reproducible, and sensible in small positions."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.agents.greedy import Greedy
from dicefront.agents.search import Search
from dicefront.agents.trials import Trial, ranked
from dicefront.games.home_raiders.opponent.knowledge import EVALUATION
from dicefront.games.home_raiders.opponent.marches import Errand, Roads, march, progress
from dicefront.games.home_raiders.opponent.places import Scene, is_stuck, objective
from dicefront.games.home_raiders.opponent.proposals import charge, proposals
from dicefront.games.home_raiders.opponent.worth import worth
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.declaring import Declaration
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.generic import Deed
from dicefront.games.home_raiders.rules.movement import allow
from dicefront.games.home_raiders.rules.orders import FORMED, Terms, judge
from dicefront.games.home_raiders.rules.state import SPOT, VANISH, State, members_of
from dicefront.games.home_raiders.scenes import block, card, faces, hero, marker, position, put, unit
from dicefront.kernel.game import State as KernelState
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Agent, Seat
from dicefront.parts.opponent.evaluation import Evaluation, Line
from dicefront.skirmish.figures import place
from dicefront.skirmish.ground import ground_of
from dicefront.skirmish.space import Space
from dicefront.tabletop.point import square
from tests.games.home_raiders.fights import duel, fighter, strike

TEAMS = ["nl-6-garrison", "gr-6-scrapyard", "ff-6-windowsill", "fl-6-sewing-box", "ld-6-chimney"]


def played(agents: list[Agent], options: dict[str, Any], seed: int, decisions: int) -> list[object]:
    """The first answers of a match; the table refuses any that is illegal."""
    table = GAME.table(options, [TEAMS[seed % 5], TEAMS[(seed + 1) % 5]], seed=seed)
    seats: list[Seat[Any]] = [Seat(table, seat) for seat in range(2)]
    answers: list[object] = []
    while table.pending and len(answers) < decisions:
        player = table.pending[0].player
        answer = agents[player].answer(seats[player])
        table.answer(player, answer)
        answers.append(answer)
    return answers


@pytest.mark.parametrize(
    ("goal", "level", "decisions"),
    [
        ("vanish", "advanced", 1000),
        ("portal", "advanced", 1000),
        ("spot", "advanced", 1000),
        ("portal", "basic", 60),
    ],
)
def test_greedy_answers_every_question_legally(goal: str, level: str, decisions: int) -> None:
    agents: list[Agent] = [Greedy(EVALUATION, 1), Greedy(EVALUATION, 2)]
    assert played(agents, {"objective": goal, "level": level}, len(goal), decisions)


@pytest.mark.parametrize(
    "options", [{"formation_mode": "all"}, {"leader_shots": "nearest", "wipe_out": "win"}]
)
def test_greedy_plays_by_the_options(options: dict[str, Any]) -> None:
    assert played([Greedy(EVALUATION, 1), Greedy(EVALUATION, 2)], options, 2, 60)


def test_a_search_with_nodes_always_answers_the_same() -> None:
    runs = [played([Search(EVALUATION, seat, nodes=40) for seat in range(2)], {}, 3, 24) for _ in range(2)]
    assert runs[0] == runs[1]


def test_the_way_leads_round_what_cannot_be_climbed() -> None:
    wall = block(14, 4, 16, 26, 6, climbable=False)
    state = position(hero(0, "nl-inspector-bell", (5, 15)), hero(1, "nl-ada-brass", (25, 15)), things=[wall])
    ground = ground_of(state, state.characters[0])
    round_it = ground.way(5 * INCH, 15 * INCH, 25 * INCH, 15 * INCH)
    assert 26 * INCH < round_it < 34 * INCH
    field = ground.field(ground.cell(25 * INCH, 15 * INCH))
    course = ground.course(5 * INCH, 15 * INCH, field, 40 * INCH)
    assert not any(14 * INCH < p.x < 16 * INCH and 4 * INCH < p.y < 26 * INCH for p in course)


def test_the_way_over_free_ground_is_the_straight_line() -> None:
    state = position(hero(0, "nl-ada-brass", (5, 15)), hero(1, "nl-ada-brass", (25, 15)))
    way = ground_of(state, state.characters[0]).way(5 * INCH, 15 * INCH, 25 * INCH, 15 * INCH)
    assert 20 * INCH <= way <= 21 * INCH


@pytest.mark.parametrize(("gap", "through"), [(3, True), (1, False)])
def test_the_way_leads_through_a_gap_that_is_wide_enough(gap: float, through: bool) -> None:
    walls = [
        block(14, 0, 15, 15 - gap / 2, 6, climbable=False),
        block(14, 15 + gap / 2, 15, 30, 6, climbable=False),
    ]
    state = position(
        hero(0, card("hero", base_mm=40), (5, 15)), hero(1, "nl-ada-brass", (25, 15)), things=walls
    )
    way = ground_of(state, state.characters[0]).way(5 * INCH, 15 * INCH, 25 * INCH, 15 * INCH)
    assert (way < 22 * INCH) is through


def test_a_course_may_lead_round_about_those_who_stand_there() -> None:
    state = position(hero(0, "nl-ada-brass", (5, 15)), hero(1, "nl-ada-brass", (15, 15)))
    ground = ground_of(state, state.characters[0])
    goal = ground.cell(25 * INCH, 15 * INCH)
    other = state.characters[1].body.shape
    straight = ground.course(5 * INCH, 15 * INCH, ground.field(goal), 40 * INCH)
    round_him = ground.course(5 * INCH, 15 * INCH, ground.field_round(goal, [other]), 40 * INCH)
    near = state.characters[0].card.radius + other.reach
    assert any(square(p.x, p.y, other.x, other.y) < near * near for p in straight)
    assert not any(square(p.x, p.y, other.x, other.y) < near * near for p in round_him)


def test_a_course_round_about_somebody_is_another_when_he_has_moved() -> None:
    state = position(hero(0, "nl-ada-brass", (5, 15)), hero(1, "nl-ada-brass", (15, 15)))
    ground = ground_of(state, state.characters[0])
    goal = ground.cell(25 * INCH, 15 * INCH)
    stood = state.characters[1].body.shape
    ahead = ground.field_round(goal, [stood])
    place(state.characters[1], 15 * INCH, 5 * INCH, 0)
    moved = ground.field_round(goal, [state.characters[1].body.shape])
    start = (5 * INCH, 15 * INCH)
    assert ground.course(*start, moved, 40 * INCH) == ground.course(*start, ground.field(goal), 40 * INCH)
    assert ground.course(*start, ahead, 40 * INCH) != ground.course(*start, moved, 40 * INCH)
    assert ground.field_round(goal, [stood]) is ahead


def test_towards_the_end_what_somebody_could_do_counts_less_than_the_head() -> None:
    """HR-OBJ-03: every character counts one."""
    state = position(hero(0, "nl-ada-brass", (5, 15)), unit(1, card(), (25, 15)))
    state.objective = VANISH
    shares: list[float] = []
    for state.round in (1, 6):
        great, small = (worth(state, character) for character in state.characters[:2])
        shares.append(great / small)
    assert shares[0] > shares[1] > 1


def test_a_place_nearer_to_a_free_marker_is_better() -> None:
    state = position(
        hero(0, "nl-ada-brass", (5, 15)), hero(1, "nl-ada-brass", (25, 28)), markers=[marker(0, 15, 15)]
    )
    state.objective = SPOT
    runner = state.characters[0]
    far = objective(Scene(state, 0), runner, runner.body)
    near = objective(Scene(state, 0), runner, put(state, 0, 10, 15).body)
    assert near > far > 0


def test_those_who_climb_the_same_objects_share_a_map() -> None:
    low, high = block(10, 10, 12, 12, 1), block(20, 20, 22, 22, 4)
    slow, quick = card("hero", movement=4), card("hero", movement=6)
    climber = card("hero", movement=6, abilities=["climb"])
    state = position(*[hero(0, kind, (5, 5 + 5 * n)) for n, kind in enumerate((slow, quick, climber))])
    state.space = Space(30 * INCH, 30 * INCH, [low, high])
    maps = [ground_of(state, character) for character in state.characters]
    assert maps[0] is maps[1]
    assert maps[2] is not maps[0]


def terms_of(state: State) -> Terms:
    """What the first troop may do with a Movement action."""
    troop = state.troops[0]
    terms = Terms(state, troop, members_of(state, troop), FORMED)
    allow(terms, [])
    return terms


def test_a_stretched_unit_marches_without_losing_its_last() -> None:
    runners = card(movement=5)
    laggard = card("leader", movement=1)
    state = position(
        unit(0, runners, (8, 15), (11.9, 15), leader=(laggard, (4.1, 15))), hero(1, "nl-ada-brass", (28, 15))
    )
    terms = terms_of(state)
    roads = Roads(Scene(state, 0), terms)
    orders = march(roads, terms.movers, 28 * INCH, 15 * INCH)
    assert judge(terms, orders).refusal is None
    assert progress(Errand(roads, 28 * INCH, 15 * INCH, False), orders) > 2 * INCH


def test_a_charge_goes_round_a_corner_to_its_enemy() -> None:
    wall = block(9, 10, 10, 15.5, 6, climbable=False)
    state = position(
        unit(0, card(movement=8), (8, 14)), hero(1, "nl-inspector-bell", (11, 14)), things=[wall]
    )
    terms = terms_of(state)
    orders = charge(Scene(state, 0), terms, terms.movers)
    assert judge(terms, orders).walks[0].met == [1]


def test_a_place_from_which_one_cannot_get_down_is_worse() -> None:
    state = position(hero(0, card("hero", movement=5), (5, 5)), hero(1, "nl-inspector-bell", (25, 25)))
    walker = state.characters[0]
    assert is_stuck(walker, put(state, 0, 5, 5, 4).body)
    assert not is_stuck(walker, put(state, 0, 5, 5, 1).body)


@pytest.mark.parametrize(("left", "wanted"), [(1, "move"), (0, "melee")])
def test_with_the_last_action_a_step_to_the_portal_counts_more_than_a_blow(left: int, wanted: str) -> None:
    """HR-OBJ-07; the same enemy is attacked if the Portal is out of reach."""
    far = 0 if left else 12
    state = position(
        hero(0, card("hero", movement=3), (21.5 - far, 15)),
        hero(1, "nl-inspector-bell", (21.5 - far, 16.0)),
        things=[block(24, 13, 27, 17, 5, climbable=False, portal=1)],
        objective="portal",
        actions=1,
    )
    state.round = state.options.constants.rounds
    scores = EVALUATION.actions(
        state,
        0,
        [Declaration(0, action, [], NOBODY) for action in ("move", "melee", "end")],
        False,
    )
    assert ["move", "melee", "end"][scores.index(max(scores))] == wanted


def test_those_without_a_marker_go_on_while_its_holder_stays() -> None:
    """HR-OBJ-14: a Unit that holds a marker is not tied to it."""
    state = position(
        unit(0, card(movement=5), (5, 15), (6.5, 15), (8, 15)),
        hero(1, "nl-inspector-bell", (12, 15)),
        markers=[marker(0, 5, 15, controller=0)],
        objective="spot",
    )
    found = proposals(Scene(state, 0), terms_of(state))
    assert found
    assert any(all(move.character != 0 for move in orders) for orders in found)


def test_a_marker_is_not_taken_over_from_a_friend() -> None:
    state = position(
        unit(0, card(movement=5), (5, 15), (6, 15)),
        hero(1, "nl-inspector-bell", (25, 15)),
        markers=[marker(0, 5.5, 15, controller=0)],
        objective="spot",
    )
    assert EVALUATION.generic(state, Deed(1, "marker", 0)) < 0
    state.markers[0].controller = NOBODY
    assert EVALUATION.generic(state, Deed(1, "marker", 0)) > 1000


class Witness(Evaluation):
    """Answers as usual, and notes in which turn positions are judged."""

    def __init__(self) -> None:
        super().__init__(EVALUATION.opening)
        self.turns: list[tuple[int, int]] = []

    def turn(self, state: KernelState) -> int:
        return EVALUATION.turn(state)

    def horizon(self, state: KernelState) -> int:
        return EVALUATION.horizon(state)

    def evaluate(self, state: KernelState, player: int) -> int:
        assert isinstance(state, State)
        self.turns.append((state.round, sum(state.bag)))
        return 0

    def answer(self, state: KernelState, question: Question[Any]) -> object:
        return EVALUATION.answer(state, question)


def tried(round: int) -> tuple[State, list[tuple[int, int]]]:
    """The state at the first action of a round, and in which turn a trial from there was judged."""
    table = GAME.table({"objective": "portal"}, [TEAMS[0], TEAMS[1]], seed=5)
    while table.pending[0].kind != "home_raiders.turn.action" or table.state.round < round:
        question = table.pending[0]
        table.take(question.player, question.default())
    witness = Witness()
    question = table.pending[0]
    line = EVALUATION.lines(table.state, question, 1)[0]
    Search(witness, 1).rehearse(table, question.player, Trial(line, 0.0), 7, 1)
    return table.state, witness.turns


def test_a_trial_ends_with_the_turn() -> None:
    """HR-RND-03: also where the next troop is activated without a question."""
    state, turns = tried(1)
    assert set(turns) == {(state.round, sum(state.bag) - 1)}


def test_a_trial_in_the_last_round_ends_with_the_game() -> None:
    """HR-OBJ-07: then the objective is counted."""
    state, turns = tried(6)
    assert sum(state.bag) > 1
    assert set(turns) == {(6, 0)}


@pytest.mark.parametrize(
    ("values", "wanted"), [([0.5, 0.9, 0.3], True), ([1.0, 0.2, 0.3], False), ([0.3, 0.7, 0.1], False)]
)
def test_an_answer_must_do_clearly_better_than_the_one_that_looked_best(
    values: list[float], wanted: bool
) -> None:
    """Better each time; better by luck once; worse each time."""
    favourite, other = Trial(Line(0, [], ["usual"]), 0.0), Trial(Line(0, [], ["other"]), 0.0)
    favourite.values += [0.4, 0.8, 0.2]
    other.values += values
    assert (ranked([favourite, other])[0].line.answers == ["other"]) is wanted


@pytest.mark.parametrize(("first", "second", "wanted"), [("A A", "A -", True), ("A -", "A A", False)])
def test_against_a_barrier_the_lower_of_two_rolls_is_taken(first: str, second: str, wanted: bool) -> None:
    state = duel(fighter(close="W2"), fighter("energy-barrier", defence="W1"))
    asked = strike(state, faces(first, second, "-"), [(1, True), (1, wanted)]).questions
    assert [EVALUATION.answer(state, question) for question in asked] == [True, wanted]
