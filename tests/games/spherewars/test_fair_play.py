"""FAI: what the program obeys of fair play at the table."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.shooting import shoot
from dicefront.games.spherewars.rules.state import COMBAT, MOVE, STAND, State, activation_of, actor_of
from dicefront.games.spherewars.rules.turn import strategy
from dicefront.games.spherewars.rules.windows import BETWEEN, open_window
from dicefront.games.spherewars.scenes import one, position, where
from dicefront.kernel.draw import Draw
from dicefront.kernel.ids import Json
from dicefront.kernel.terms import LENGTH
from dicefront.kernel.testing import fingerprint, play_out
from tests.games.spherewars.profiles import HERO, PLAIN, made

ARCHER = made("archer", pre=3, ranged=(Arms("tension"),))
WALKER = made("walker", mov=4)


@pytest.mark.rule("SW-FAI-01", "SW-MOV-26", "SW-BAS-19")
def test_who_joins_from_too_far_fails_and_touches_nobody() -> None:
    state = position(one(0, WALKER, (10, 10)), one(1, PLAIN, (35, 10)), stage=MOVE)
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    assert activation_of(state).joined == []
    assert touching_enemies(state, actor_of(state)) == []
    assert where(actor_of(state))[0] > 10  # it went as far as it could


@pytest.mark.rule("SW-FAI-02", "SW-BAS-21")
def test_looking_is_free_and_a_confirmed_move_is_final() -> None:
    table = GAME.table({"points": 100}, seed=3)
    draw = Draw(3)
    while table.pending[0].kind != "spherewars.move.path":
        question = table.pending[0]
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
    question = table.pending[0]
    before = fingerprint(table)
    for option in question.options():
        question.show(option)
        question.check(question.write(option))
    assert fingerprint(table) == before
    table.take(question.player, question.options()[1])
    refusal = table.can_undo(question.player)
    assert refusal is not None
    assert refusal.rule == "SW-BAS-21"


@pytest.mark.rule("SW-FAI-03", "SW-DIC-12")
@pytest.mark.parametrize("acting", [0, 1])
def test_the_player_whose_round_it_is_rolls_first(acting: int) -> None:
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 21)), acting=acting)
    played = play_out(fight(state), [(acting, 1 - acting)], [3, 2, 3, 2])
    assert [roll.player for roll in played.rolls] == [acting, 1 - acting]
    state.side = state.first = acting
    played = play_out(strategy(state), [(acting, 0)], [5, 2])
    assert [roll.player for roll in played.rolls] == [acting, 1 - acting]


# -- measuring ----------------------------------------------------------------------------------------------


def measured(how: str, *placed: Any, stage: int = MOVE) -> State:
    state = position(*placed, stage=stage)
    state.options = options_of(complete_options({"measuring": how}))
    return state


def asked_at(how: str, far: float) -> list[Json]:
    """What is asked of a leader who shoots and moves, by kind and by whom it may concern."""
    placed = [one(0, HERO, (10, 3)), one(0, PLAIN, (10, 3 + far)), one(1, PLAIN, (12, 3 + far))]
    state = measured(how, *placed)
    state.bands[0].orders = 1
    window = play_out(open_window(state, BETWEEN, []), [(0, None)])
    state.bands[0].orders = 0
    moving = play_out(choose_move(state), [(0, "join"), (0, 2), (0, [])])
    archer = measured(how, one(0, ARCHER, (10, 3)), one(1, PLAIN, (10, 3 + far)), stage=COMBAT)
    activation_of(archer).action = STAND
    shot = play_out(shoot(archer), [(0, [])])
    asked = [*window.questions, *moving.questions[:2], *shot.questions]
    return [
        [question.kind, question.args(), [question.write(option) for option in question.options()]]
        for question in asked
    ]


@pytest.mark.rule("SW-FAI-04", "SW-BAS-14", "SW-BAS-15", "SW-BAS-17")
def test_closed_measuring_asks_the_same_near_and_far() -> None:
    assert asked_at("closed", 4) == asked_at("closed", 30)


@pytest.mark.rule("SW-FAI-04", "SW-BAS-16")
def test_open_measuring_offers_what_reaches() -> None:
    assert asked_at("open", 4) != asked_at("open", 30)


@pytest.mark.rule("SW-FAI-04", "SW-BAS-17")
def test_no_question_of_a_closed_game_tells_a_length() -> None:
    table = GAME.table({"points": 100, "measuring": "closed"}, seed=5)
    draw = Draw(5)
    for _ in range(300):
        question = table.pending[0]
        assert not [name for name in question.args() if GAME.terms[name] == LENGTH]
        for option in question.options():
            sign = question.show(option)
            notes = [] if sign.note is None else [*sign.note.args]
            assert not [name for name in notes if GAME.terms[name] == LENGTH]
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
        if table.is_over:
            break
