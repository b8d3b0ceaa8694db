"""What a screen tells of fights, ways and shots depends on nothing that an enemy hides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dicefront.games.spherewars.rules.defence_area import JumpAt, entered
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.joining import JoinTarget, Trajectory
from dicefront.games.spherewars.rules.movement import DrawPath
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.state import MOVE, State
from dicefront.games.spherewars.show import SCREEN
from dicefront.games.spherewars.show.looks import look
from dicefront.kernel.question import Question
from tests.games.spherewars.test_secrets import RACES, carried_by, meeting, own_turn

SHOWN: Any = SCREEN(GAME)


def asked(state: State) -> list[Question[Any]]:
    """What the enemy of the hero may be asked while it moves."""
    mover, hero = state.combatants[:2]
    walk = DrawPath(state, mover, pace_of(state, mover).double)
    return [JoinTarget(state, mover), Trajectory(state, mover, hero), walk]


def answered(state: State) -> list[Question[Any]]:
    """What the enemy of the hero may be asked while the hero moves past it."""
    guard, hero = state.combatants[:2]
    start, end = hero.body.centre(), guard.body.centre()
    way = [start, type(end)(end.x + 2 * guard.walker.radius + 500, end.y - 4000)]
    return [JumpAt(state, hero, way, one) for one in entered(state, hero, way, [])[:1]]


def told(state: State, questions: Callable[[State], list[Question[Any]]]) -> list[bytes]:
    """All that the seat of the enemy would be sent of these questions."""
    seen = GAME.as_seen(state, 0)
    found = [msgspec.json.encode(SHOWN.prompt(seen, one).candidates) for one in questions(state)]
    fight: Any = look(seen, "fight", {"piece": 0, "target": 1})
    return [*found, msgspec.json.encode([fight, look(seen, "lasting", {"piece": 1}), look(seen, "book", {})])]


@pytest.mark.rule("SW-BAN-12", "SW-ART-09")
@pytest.mark.parametrize("race", RACES)
def test_what_an_enemy_hides_changes_nothing_on_a_screen(race: str) -> None:
    for begin, questions in ((meeting, asked), (own_turn, answered)):
        bare = told(begin(race, [], MOVE), questions)
        assert len(bare) > 1
        for item in carried_by(race):
            assert told(begin(race, [item], MOVE), questions) == bare, item
