"""WOU-17: how blows are shared over several targets."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.sharing import Share
from dicefront.games.spherewars.rules.state import CONCENTRATE
from dicefront.games.spherewars.rules.subjects import Feat
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.testing import offered, refusal_of
from tests.games.spherewars.profiles import PLAIN


def share(enemies: int, count: int, each: int) -> Share:
    """So many blows over so many enemies."""
    others = [one(1, PLAIN, (20.0 + number, 22.0)) for number in range(enemies)]
    state = position(one(0, PLAIN, (20.0, 20.0)), *others, stage=CONCENTRATE)
    feat = Feat(0, state.combatants[0], CATALOGUE.abilities["sweeping_blow"], None)
    return Share(feat, state.combatants[1:], count, each)


@pytest.mark.rule("SW-WOU-17")
def test_the_blows_of_one_target_fall_together_in_the_order_that_was_chosen() -> None:
    question = share(3, 4, 2)
    assert question.read([2, 1, 2, 3]) == [2, 2, 1, 3]
    assert question.read(question.from_hand([[3, 2], [1, 2]])) == [3, 3, 1, 1]
    assert refusal_of(question, [2, 2, 2, 1]).reason == "spherewars.feat.too_much"


@pytest.mark.rule("SW-WOU-17")
@pytest.mark.parametrize(
    ("enemies", "count", "each"), [(2, 2, 1), (2, 1, 1), (3, 1, 2), (3, 3, 1), (2, 3, 2)]
)
def test_answers_beyond_the_candidates_are_drawn_where_there_are_any(
    enemies: int, count: int, each: int
) -> None:
    question = share(enemies, count, each)
    known = offered(question)
    drawn = [question.sample(Draw(number)) for number in range(60)]
    assert not any(isinstance(question.read(question.write(value)), Refusal) for value in drawn)
    assert question.finite == all(question.write(value) in known for value in drawn)
