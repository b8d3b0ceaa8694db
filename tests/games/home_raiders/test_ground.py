"""GTG: what lying on the ground changes, and what it does not; who stands firm; who falls."""

from __future__ import annotations

import pytest

from dicefront.games.home_raiders.rules.abilities.unit import stands_base_to_base
from dicefront.games.home_raiders.rules.activation import take_action
from dicefront.games.home_raiders.rules.events.fighting import Attacked, PoolRolled, Wounded
from dicefront.games.home_raiders.rules.events.moving import Fell, Shoved
from dicefront.games.home_raiders.rules.events.playing import ControlLost
from dicefront.games.home_raiders.rules.events.shooting import WentToGround
from dicefront.games.home_raiders.rules.events.spirit import Challenged
from dicefront.games.home_raiders.rules.forced import fall
from dicefront.games.home_raiders.rules.rounds import begin_round, end_round
from dicefront.games.home_raiders.rules.sight import sees, sight
from dicefront.games.home_raiders.rules.spirit import spirit_action
from dicefront.games.home_raiders.rules.state import ROUND_START
from dicefront.games.home_raiders.scenes import (
    block,
    card,
    faces,
    go,
    hero,
    inch,
    marker,
    position,
    unit,
    where,
)
from dicefront.kernel.testing import play_out
from dicefront.skirmish.contact import touches
from dicefront.tabletop.sight import PARTIAL
from tests.games.home_raiders.fights import duel, fighter, strike
from tests.games.home_raiders.moves import act
from tests.games.home_raiders.test_shooting import BLANK, action, archer, at

PLAIN = card(close="W1", defence="W1", spirit="W1")


@pytest.mark.rule("HR-GTG-04")
def test_a_new_round_makes_nobody_stand_up() -> None:
    state = position(unit(0, PLAIN, (5, 5), (6.5, 5)), hero(1, PLAIN, (20, 20)))
    for character in state.characters:
        character.down = True
    play_out(end_round(state))
    assert state.stage == ROUND_START
    play_out(begin_round(state))
    assert [character.down for character in state.characters] == [True, True, True]


@pytest.mark.rule("HR-GTG-06")
def test_who_lies_on_the_ground_makes_free_attacks() -> None:
    state = position(unit(0, PLAIN, (10, 10)), hero(1, PLAIN, (11, 10)))
    state.characters[1].down = True
    assert touches(state, *state.characters)
    played = act(state, (0, [0]), (1, [[1, 0]]), (0, [go(0, (7, 10))]), dice=faces("A", "-"))
    assert [(attack.attacker, attack.target) for attack in played.told(Attacked)] == [(1, 0)]
    assert state.characters[0].wounds == 1


@pytest.mark.rule("HR-GTG-06")
def test_who_lies_on_the_ground_defends_with_its_usual_dice_and_answers_challenges() -> None:
    state = duel(fighter("stun", close="W1", spirit="W1"), PLAIN)
    state.characters[1].down = True
    played = strike(state, faces("A", "A"))
    assert [roll.build.pool.text() for roll in played.told(PoolRolled)] == ["W1", "W1"]
    assert state.characters[1].down
    challenge = play_out(spirit_action(state, [state.characters[0]]), [(0, [0, "stun", 1])], faces("A", "A"))
    assert not challenge.told(Challenged)[0].success


@pytest.mark.rule("HR-LOS-09")
@pytest.mark.parametrize("lying", [0, 1])
def test_lying_down_makes_nobody_smaller(lying: int) -> None:
    wall = block(9, 12, 11, 18, 1)
    state = position(hero(0, card(), (5, 15)), hero(1, card(), (15, 15)), things=[wall])
    shooter, target = state.characters
    before = sight(state, shooter, target)
    assert before.level == PARTIAL
    state.characters[lying].down = True
    assert sees(state, shooter, target) == PARTIAL
    assert sight(state, shooter, target).share == before.share


@pytest.mark.rule("HR-AUN-06", "HR-ACC-07", "HR-SQC-12")
def test_firm_stance_is_not_knocked_back() -> None:
    """Without it the same blow moves the target."""
    hammer = fighter("knock-back", close="W2")
    for abilities, asked in ((["firm-stance"], []), ([], ["home_raiders.melee.knock-back"])):
        state = position(
            hero(0, hammer, (10, 10)), unit(1, card(defence="W1", abilities=abilities), (11, 10))
        )
        played = strike(state, faces("A A", "-"), [(0, [inch(13), inch(10)])] if asked else [])
        assert played.kinds == asked
        assert bool(played.told(Shoved)) == bool(asked)
        assert where(state.characters[1])[0] == (13.0 if asked else 11.0)
        assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-AUN-07", "HR-ACC-11")
def test_firm_stance_is_forced_to_the_ground_by_a_sucker_punch() -> None:
    firm = card(defence="W1", abilities=["firm-stance"])
    state = position(
        hero(0, fighter("sucker-punch", close="W1"), (10, 10)), unit(1, firm, (11, 10), (12.5, 10))
    )
    strike(state, faces("A", "-"), punch=True)
    assert [member.down for member in state.characters[1:]] == [True, True]


@pytest.mark.rule("HR-AUN-07", "HR-ASH-20")
def test_firm_stance_is_forced_to_the_ground_by_saturation_fire() -> None:
    shooter = archer(abilities=["saturation-fire"])
    state = position(
        unit(0, shooter, (5, 15)), unit(1, card(defence="W1", abilities=["firm-stance"]), (11, 15))
    )
    action(state, (0, at(0, 1, **{"with": ["saturation-fire"]})), dice=[BLANK] * 2)
    assert state.characters[1].down


@pytest.mark.rule("HR-FAL-05")
@pytest.mark.parametrize("lying", [False, True])
def test_a_fall_changes_no_posture_and_harms_nobody_below(lying: bool) -> None:
    state = position(hero(0, card(), (5, 5)), hero(1, PLAIN, (10, 10)), hero(1, PLAIN, (15, 15)))
    state.characters[1].down = lying
    played = play_out(fall(state, 0, state.characters[1], inch(15), inch(16), inch(2), 0))
    assert played.told(Fell)
    assert not played.told(Wounded)
    assert state.characters[1].down == lying
    assert not state.characters[2].down
    assert where(state.characters[2]) == (15.0, 15.0, 0.0)


@pytest.mark.rule("HR-AUN-09")
@pytest.mark.parametrize(("last", "whole"), [(12, True), (13, False)])
def test_a_row_of_three_stands_base_to_base(last: float, whole: bool) -> None:
    """The first and the last touch the one between them, and not each other."""
    state = position(unit(0, PLAIN, (10, 10), (11, 10), (last, 10)), hero(1, PLAIN, (20, 20)))
    assert stands_base_to_base(state, state.troops[0]) == whole


@pytest.mark.rule("HR-GTG-01", "HR-SQG-06")
def test_who_goes_to_ground_of_its_own_will_is_not_forced() -> None:
    state = position(unit(0, archer(), (5, 15)), unit(1, PLAIN, (11, 15)))
    played = action(state, (0, at(0, 1)), (1, True), dice=[BLANK] * 2)
    assert [(event.troop, event.forced) for event in played.told(WentToGround)] == [(1, False)]


@pytest.mark.rule("HR-OBJ-14", "HR-SQA-07")
def test_whoever_loses_a_marker_by_an_action_is_told() -> None:
    kept = marker(0, 5, 5.5, controller=0)
    state = position(unit(0, PLAIN, (5, 5)), hero(1, PLAIN, (20, 20)), markers=[kept], objective="spot")
    state.troops[0].actions = 2
    declared = {"troop": 0, "action": "move"}
    played = play_out(take_action(state), [(0, declared), (0, [go(0, (9, 5))])])
    assert len(played.told(ControlLost)) == 1
