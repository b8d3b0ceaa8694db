"""Battles of random cards in a small space: all abilities meet, and whatever is answered, it goes on."""

import pytest

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.kernel.draw import Draw
from dicefront.kernel.testing import check_moment
from tests.games.home_raiders.battles import any_answer, battle, battle_table
from tests.games.home_raiders.names import ABILITIES


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_of_random_cards_is_played_to_its_end(seed: int) -> None:
    draw = Draw(seed)
    table = battle_table(seed)
    count = 0
    while table.pending:
        problem = GAME.problem_of_state(table.state)
        assert not problem, problem
        if count % 50 == 0:
            check_moment(table)
        question = table.pending[draw.below(len(table.pending))]
        table.answer(question.player, any_answer(question, draw))
        count += 1
        assert count < 3000
    assert table.outcome is not None


def test_random_cards_show_every_ability() -> None:
    shown = {number for seed in range(40) for one in battle(seed).characters for number in one.card.abilities}
    assert len(shown) == ABILITIES
