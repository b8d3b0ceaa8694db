"""Every one of the 80 abilities makes a difference in play, shown with and without it.

The same battle is played twice with the same dice and the same answers, once with an ability on all cards
that can have it and once without. Sooner or later something else is offered, asked or told; an ability that
nothing in the rules looks at would never be noticed.
"""

import pytest

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, card, hero, position, unit
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import offered
from tests.games.home_raiders.battles import any_answer, battle_table
from tests.games.home_raiders.names import (
    ABILITIES,
    EXPLORER,
    FIRM_STANCE,
    IDS,
    PHALANX,
    PUSH,
    RECKON,
    SCOUTS,
    SELFISH_FIGHTER,
    SPECIALIST,
    SWORN_ENEMY,
)

BEFORE_THE_BATTLE = [SCOUTS, RECKON, EXPLORER, SWORN_ENEMY, SPECIALIST]
IN_BATTLE = [number for number in range(ABILITIES) if number not in BEFORE_THE_BATTLE and number != PUSH]

SEEN_IN = {FIRM_STANCE: 8, PHALANX: 14, SELFISH_FIGHTER: 13}
"""Where what comes up seldom was seen: tried first, to be quick."""

BATTLES = 40
DECISIONS = 150


@pytest.mark.parametrize("ability", IN_BATTLE, ids=[IDS[number] for number in IN_BATTLE])
def test_an_ability_makes_a_difference(ability: int) -> None:
    first = SEEN_IN.get(ability, 0)
    assert any(battle_differs(ability, (first + number) % BATTLES) for number in range(BATTLES))


def battle_differs(ability: int, seed: int) -> bool:
    """Whether one battle goes otherwise without an ability."""
    return differs(battle_table(seed, ability), battle_table(seed, ability, wanted=False), seed)


def differs(with_it: Table[State], without: Table[State], seed: int) -> bool:
    """Whether two games part ways although the same is answered."""
    draw = Draw(seed)
    for _ in range(DECISIONS):
        if moment(with_it) != moment(without):
            return True
        if not with_it.pending:
            return False
        question = with_it.pending[0]
        answer = any_answer(question, draw)
        with_it.answer(question.player, answer)
        without.answer(question.player, answer)
    return False


def moment(table: Table[State]) -> object:
    """What was told, and what is asked."""
    told = [event.to_json() for event in table.told]
    return told, [(question.kind, question.player, offered(question)) for question in table.pending]


def test_pushing_makes_a_difference_beside_an_object() -> None:
    """A battle of its own: at random hardly anybody ends up beside what can be pushed."""
    assert any(differs(beside_a_block(["push"]), beside_a_block([]), seed) for seed in range(5))
    assert not any(differs(beside_a_block([]), beside_a_block([]), seed) for seed in range(5))


def beside_a_block(abilities: list[str]) -> Table[State]:
    state = position(
        unit(0, card(abilities=abilities, base_mm=25.4), (5, 5), (5, 7)),
        hero(1, card("hero"), (12, 12)),
        things=[block(5.5, 4.5, 6.5, 5.5, 0.5, movable=True)],
        size=(16, 16),
    )
    return Table(GAME, Position(state, 0, []), FastDice(1))


def test_without_an_ability_to_look_at_nothing_differs() -> None:
    """Scouts mean nothing once the battle has begun: the comparison itself finds no difference."""
    assert not battle_differs(SCOUTS, 0)
