"""The computer player and missions: it wants to be near the objects when the points are counted."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.goals import DECISIVE, SPARE, Goal, prize_at
from dicefront.games.spherewars.opponent.knowledge import EVALUATION
from dicefront.games.spherewars.opponent.scene import Scene
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.options import INCH, options_of
from dicefront.games.spherewars.rules.state import DEAD, ROUND, State, is_there
from dicefront.games.spherewars.scenes import one, position
from dicefront.tabletop.shapes import Disc
from tests.games.spherewars.profiles import made

OBJECT = Goal(Disc(20 * INCH, 20 * INCH, INCH), 4.0 * INCH)


@pytest.mark.rule("SW-MIS-12", "SW-MIS-20")
def test_the_nearer_to_an_object_the_better_and_at_the_end_only_counting_counts() -> None:
    places = [
        prize_at([OBJECT], [1.0], 2, 20.0 * INCH, y * INCH, INCH / 2, 4.0 * INCH) for y in (20.0, 30.0, 38.0)
    ]
    assert places[0] > places[1] > places[2] > 0.0
    late = [prize_at([OBJECT], [1.0], 0, 20.0 * INCH, y * INCH, INCH / 2, 4.0 * INCH) for y in (20.0, 38.0)]
    assert late[0] == 2.0 * places[0]
    assert late[1] == 0.0


@pytest.mark.rule("SW-MIS-19", "SW-MIS-25")
@pytest.mark.parametrize(
    ("mission", "goals"), [("domination_of_the_dolmens", 3), ("destruction_of_the_camp", 2)]
)
def test_objects_of_the_mission_are_its_goals(mission: str, goals: int) -> None:
    state = deployed(mission)
    assert len(Scene(state, 0).goals) == goals
    first = next(each for each in state.combatants if each.side == 0 and is_there(each))
    scene = Scene(state, 0)
    for goal in scene.goals:
        near = scene.prize(first, float(goal.shape.x), float(goal.shape.y))
        assert near > scene.prize(first, 0.0, 0.0)


@pytest.mark.rule("SW-MIS-14", "SW-MIS-26")
def test_who_decides_the_control_of_an_object_counts_most() -> None:
    dear, cheap = made("dear", bp=60), made("cheap", bp=20)
    state = position(one(0, dear, (20.0, 20.0)), one(0, cheap, (20.0, 21.0)), one(0, cheap, (10.0, 10.0)))
    leading, other, far = state.combatants

    def weights(lead: int) -> list[float]:
        centre = Goal(Disc(20 * INCH, 20 * INCH, INCH), 4.0 * INCH, lead)
        return [centre.weight(each) for each in (leading, other, far)]

    assert weights(80) == [SPARE, SPARE, SPARE]
    assert weights(30) == [DECISIVE, SPARE, SPARE]  # the enemy has 50 points there
    assert weights(10) == [DECISIVE, DECISIVE, SPARE]
    assert weights(-10) == [DECISIVE, DECISIVE, DECISIVE]


def test_an_advantage_says_less_where_bands_are_larger() -> None:
    state = deployed("last_survivor")
    assert EVALUATION.share(state, 0) == 0.5
    next(each for each in state.combatants if each.side == 1 and is_there(each)).where = DEAD
    found: list[float] = []
    for points in (500, 1000):
        state.options = options_of(GAME.complete_options({"points": points}))
        found.append(EVALUATION.share(state, 0))
        assert EVALUATION.share(state, 1) == pytest.approx(1.0 - found[-1])
    assert found[0] > found[1] > 0.5


def deployed(mission: str) -> State:
    """A game of that mission when its first round begins; the computer deployed both bands."""
    table = GAME.table({"points": 500, "mission": mission}, ["skirmish_adepts_mantis"] * 2, seed=1)
    while table.state.stage != ROUND:
        question = table.pending[0]
        table.take(question.player, EVALUATION.answer(table.state, question))
    return table.state
