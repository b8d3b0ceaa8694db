"""ASH: Double shot, Blast and Lightning bolt, which strike several."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.events.shooting import BlastStruck, ShotSplit
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.scenes import block, hero, position, put, tin, unit
from dicefront.kernel.testing import offered, refusal_of
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.test_abilities_shooting import RED_ACE, marksman, victim
from tests.games.home_raiders.test_shooting import (
    ACE,
    BLANK,
    CRITICAL,
    TOUCH,
    action,
    archer,
    at,
    pools,
    prey,
    question,
)

# -- Double shot ----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-03", "HR-ASH-04", "HR-SQG-10")
def test_double_shot_splits_the_total_with_its_boost() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2 R1 +1"), (5, 15)),
        hero(1, victim(), (10, 14)),
        hero(1, victim(), (10, 17)),
    )
    # A - C>A is 3, with the Boost 4; 2 and 2 against 1 and 2.
    dice = [ACE, BLANK, CRITICAL, RED_ACE, ACE, CRITICAL, ACE]
    played = action(state, (0, at(0, 1)), (1, False), (0, [2, 2]), (1, False), dice=dice)
    assert [(event.aces, event.others) for event in played.told(ShotSplit)] == [(2, 2)]
    assert [character.wounds for character in state.characters[1:]] == [1, 0]


@pytest.mark.rule("HR-ASH-04")
def test_each_target_gets_at_least_one_ace() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2"), (5, 15)), unit(1, prey(), (10, 14), (10, 17))
    )
    played = action(state, (0, at(0, 1)), (1, False), (0, [1, 1]), dice=[ACE, ACE, BLANK, BLANK])
    split = played.questions[2]
    assert offered(split) == [None, [1, 1]]
    assert refusal_of(split, [1, 0]).rule == "HR-ASH-04"
    assert refusal_of(split, [1, 2]).rule == "HR-ASH-04"  # none would be left for the first
    refused = refusal_of(split, [1, 9])
    assert (refused.rule, refused.args) == ("HR-ASH-04", {"aces": 9, "most": 1})
    assert refusal_of(split, [0, 1]).rule == "HR-ASH-05"
    assert [character.wounds for character in state.characters[1:]] == [1, 1]


@pytest.mark.rule("HR-ASH-03", "HR-SQG-10")
def test_nobody_splits_a_total_without_the_ability() -> None:
    state = position(hero(0, marksman(shooting="W2"), (5, 15)), unit(1, prey(), (10, 14), (10, 17)))
    played = action(state, (0, at(0, 1)), (1, False), dice=[ACE, ACE, BLANK])
    assert "home_raiders.shoot.double" not in played.kinds


@pytest.mark.rule("HR-ASH-03", "HR-SQG-10")
def test_one_ace_is_not_split() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2"), (5, 15)), unit(1, prey(), (10, 14), (10, 17))
    )
    played = action(state, (0, at(0, 1)), (1, False), dice=[ACE, BLANK, BLANK])
    assert "home_raiders.shoot.double" not in played.kinds


@pytest.mark.rule("HR-ASH-05")
def test_the_second_target_is_within_range_if_the_first_is() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2", range=6), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (5, 23)),
    )
    played = action(state, (0, at(0, 1)), (1, False), dice=[ACE, ACE, BLANK])
    assert "home_raiders.shoot.double" not in played.kinds

    put(state, 2, 5, 20)
    played = action(state, (0, at(0, 1)), (1, False), (0, None), dice=[ACE, ACE, ACE])
    assert "home_raiders.shoot.double" in played.kinds


@pytest.mark.rule("HR-ASH-05", "HR-ADF-23")
def test_if_a_bodyguard_steps_in_the_second_target_is_the_next_one_behind_both() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2"), (5, 15)),
        unit(1, prey(abilities=["bodyguard"]), (10, 15), (10 + TOUCH, 15), (10, 17.5)),
    )
    played = action(state, (0, at(0, 1)), (1, 2), (1, False), (0, [1, 1]), dice=[ACE, ACE, BLANK, BLANK])
    assert played.kinds[-1] == "home_raiders.shoot.double"
    assert played.told(ShotSplit)[0].other == 3
    assert [character.wounds for character in state.characters] == [0, 0, 1, 1]


@pytest.mark.rule("HR-ASH-05", "HR-ASH-19")
def test_at_point_blank_the_second_target_is_touched_too() -> None:
    state = position(
        hero(0, marksman("double-shot", "point-blank", shooting="W2"), (5, 15)),
        hero(1, victim(), (5 + TOUCH, 15)),
        hero(1, victim(), (5, 20)),
    )
    played = action(state, (0, at(0, 1, touched=1)), (1, False), dice=[RED_ACE, RED_ACE, BLANK])
    assert "home_raiders.shoot.double" not in played.kinds

    put(state, 2, 5, 15 + TOUCH)
    dice = [RED_ACE, RED_ACE, ACE, BLANK]
    played = action(state, (0, at(0, 1, touched=1)), (1, False), (0, [2, 1]), (1, False), dice=dice)
    assert played.told(ShotSplit)[0].other == 2


@pytest.mark.rule("HR-ASH-06", "HR-ASH-20")
def test_saturation_fire_forces_the_second_target_down_as_well() -> None:
    state = position(
        hero(0, marksman("double-shot", "saturation-fire", shooting="W2"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (5, 20)),
    )
    shot = at(0, 1, **{"with": ["saturation-fire"]})
    action(state, (0, shot), (0, [2, 1]), dice=[ACE, ACE, BLANK, BLANK])
    assert [character.down for character in state.characters] == [False, True, True]


@pytest.mark.rule("HR-ASH-06")
def test_the_attack_roll_looks_at_the_first_target_the_defence_at_each() -> None:
    state = position(
        hero(0, marksman("double-shot", "sniper", "bullseye", shooting="R2"), (5, 15)),
        hero(1, victim(defence="R1"), (10, 15)),
        hero(1, victim(defence="R1"), (5, 20)),
    )
    state.troops[2].activated = True
    dice = [RED_ACE, RED_ACE, BLANK, BLANK]
    played = action(
        state, (0, at(0, 1, **{"with": ["bullseye"]})), (1, False), (0, [2, 1]), (1, False), dice=dice
    )
    assert pools(played) == [(0, "R2"), (1, "W1"), (2, "W1")]


# -- Blast ----------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-07", "HR-ASH-08", "HR-SQG-11", "HR-SQG-12")
def test_blast_strikes_everybody_near_with_one_roll() -> None:
    state = position(
        hero(0, marksman("blast", shooting="W2"), (5, 15)),
        hero(1, victim(defence="W2"), (12, 15)),
        hero(1, victim(defence="W2"), (12, 15 + TOUCH + 1)),
        hero(0, victim(defence="W2"), (12 + TOUCH + 2, 15)),
        hero(1, victim(), (12, 15 - TOUCH - 2.1)),
    )
    # Total 2; the target has 1, the enemy beside it 2, the friend 0.
    dice = [ACE, ACE, ACE, BLANK, ACE, ACE, BLANK, BLANK]
    played = action(
        state, (0, at(0, 1, **{"with": ["blast"]})), (0, False), (1, False), (1, False), dice=dice
    )
    assert played.told(BlastStruck)[0].characters == [1, 2, 3]
    assert [character.wounds for character in state.characters] == [0, 1, 0, 1, 0]
    assert state.characters[0].sitting_out == 1


@pytest.mark.rule("HR-SQG-11")
def test_among_those_equally_near_to_a_blast_the_active_player_says_who_defends_first() -> None:
    state = position(
        hero(0, marksman("blast"), (5, 15)),
        hero(1, victim(), (12, 15)),
        hero(1, victim(), (12, 15 - TOUCH - 1)),
        hero(1, victim(), (12, 15 + TOUCH + 1.01)),
        hero(1, victim(), (12 - 0.7, 15 + TOUCH + 1.5)),
        hero(1, victim(), (12 + TOUCH + 0.5, 16)),
        player=0,
    )
    ground = [(1, False)] * 5
    played = action(state, (0, at(0, 1, **{"with": ["blast"]})), *ground, (0, 3), dice=[BLANK] * 6)
    order = played.questions[-1]
    assert (order.kind, order.player, offered(order)) == ("home_raiders.turn.order", 0, [2, 3])
    assert played.told(BlastStruck)[0].characters == [1, 5, 3, 2, 4]


@pytest.mark.rule("HR-ASH-07")
def test_blast_strikes_the_shooter_and_leaders_as_well() -> None:
    state = position(
        hero(0, marksman("blast"), (10, 15)),
        unit(1, prey(), (10 + TOUCH + 1.5, 15), leader=(prey(troop="leader"), (10 + TOUCH + 1.5, 16.5))),
    )
    played = action(
        state, (0, at(0, 1, **{"with": ["blast"]})), (0, False), (1, False), dice=[ACE, BLANK, BLANK, BLANK]
    )
    assert sorted(played.told(BlastStruck)[0].characters) == [0, 1, 2]
    assert [character.wounds for character in state.characters] == [1, 1, 1]


def behind_a_wall(**options: Any) -> State:
    """Beside the target 1, character 2 stands behind a wall and 3 in the open."""
    return position(
        hero(0, marksman("blast"), (5, 15)),
        hero(1, victim(), (12, 15)),
        hero(1, victim(), (14.4, 15)),
        hero(1, victim(), (12, 12.6)),
        things=[block(12.9, 13, 13.3, 17, 5)],
        **options,
    )


@pytest.mark.rule("HR-ASH-09")
def test_blast_strikes_all_within_2_inches_also_behind_an_obstacle() -> None:
    state = behind_a_wall()
    ground = [(1, False)] * 3
    played = action(state, (0, at(0, 1, **{"with": ["blast"]})), *ground, (0, 2), dice=[BLANK] * 4)
    assert sorted(played.told(BlastStruck)[0].characters) == [1, 2, 3]


@pytest.mark.rule("HR-ASH-09", "HR-LOS-10", "HR-OPT-12")
def test_by_the_option_blast_spares_those_hidden_from_the_target() -> None:
    state = behind_a_wall(blast="seen")
    played = action(
        state, (0, at(0, 1, **{"with": ["blast"]})), (1, False), (1, False), dice=[BLANK, BLANK, BLANK]
    )
    assert played.told(BlastStruck)[0].characters == [1, 3]


@pytest.mark.rule("HR-ASH-10", "HR-GEN-13")
def test_own_troops_in_a_blast_may_go_to_ground_and_the_active_player_decides_first() -> None:
    state = position(
        hero(0, marksman("blast"), (5, 15)),
        hero(1, victim(), (12, 15)),
        hero(0, victim(), (12, 17)),
    )
    played = action(state, (0, at(0, 1, **{"with": ["blast"]})), (0, True), (1, False), dice=[BLANK] * 3)
    asked = [one for one in played.questions if one.kind == "home_raiders.react.ground"]
    assert [(one.player, one.args()["troop"]) for one in asked] == [(0, 2), (1, 1)]
    assert [character.down for character in state.characters] == [False, False, True]
    assert pools(played)[1:] == [(1, "W1"), (2, "R1")]


@pytest.mark.rule("HR-ASH-10", "HR-GTG-05")
def test_shooters_that_go_to_ground_from_their_own_blast_shoot_no_more() -> None:
    state = position(
        unit(0, archer(abilities=["blast"], range=20), (10, 15), (10, 16.5)),
        hero(1, victim(), (11.5, 15)),
    )
    played = action(state, (0, at(0, 1, **{"with": ["blast"]})), (0, True), (1, False), dice=[BLANK] * 4)
    assert "home_raiders.shoot.order" not in played.kinds
    assert [character.down for character in state.characters] == [True, True, False]


@pytest.mark.rule("HR-ASH-10")
def test_partial_cover_counts_for_the_target_alone_and_every_enemy_troop_may_lie_down() -> None:
    state = position(
        hero(0, marksman("blast"), (5, 15)),
        hero(1, victim(), (12, 15)),
        hero(1, victim(), (12, 17.2)),
        things=[block(9, 12, 10, 20, 0.9)],
    )
    played = action(
        state, (0, at(0, 1, **{"with": ["blast"]})), (1, False), (1, True), dice=[BLANK, BLANK, BLANK]
    )
    assert pools(played)[1:] == [(1, "R1"), (2, "R1")]
    assert [character.down for character in state.characters] == [False, False, True]


@pytest.mark.rule("HR-ASH-11", "HR-SQG-09")
def test_energy_barrier_against_a_blast_counts_for_its_user_alone() -> None:
    state = position(
        hero(0, marksman("blast"), (5, 15)),
        hero(1, victim(), (12, 15)),
        hero(1, victim("energy-barrier"), (12, 17.2)),
    )
    # The first roll hits everybody; the second, for the one with the barrier, misses.
    answers = [(0, at(0, 1, **{"with": ["blast"]})), (1, False), (1, False), (1, True), (1, True)]
    action(state, *answers, dice=[ACE, BLANK, BLANK, BLANK])
    assert [character.wounds for character in state.characters] == [0, 1, 0]


@pytest.mark.rule("HR-ASH-11", "HR-ADF-24", "HR-SQG-05")
def test_a_bodyguard_steps_in_for_the_target_of_a_blast_and_defends_once() -> None:
    state = position(
        hero(0, marksman("blast"), (5, 15)),
        unit(1, prey(abilities=["bodyguard"]), (12, 15), (12 + TOUCH, 15)),
    )
    played = action(state, (0, at(0, 1, **{"with": ["blast"]})), (1, 2), (1, False), dice=[ACE, BLANK])
    assert played.told(BlastStruck)[0].characters == [2]
    assert [character.wounds for character in state.characters] == [0, 0, 1]


@pytest.mark.rule("HR-ASH-11")
@pytest.mark.parametrize("deflector", [1, 2])
def test_only_the_target_character_deflects_a_blast(deflector: int) -> None:
    kinds = [victim(*["deflect"] * (number == deflector)) for number in (1, 2)]
    state = position(
        hero(0, marksman("blast"), (5, 15)), hero(1, kinds[0], (10, 15)), hero(1, kinds[1], (10, 17))
    )
    answers = [(1, False), (1, False), *[(1, None)] * (deflector == 1)]
    played = action(state, (0, at(0, 1, **{"with": ["blast"]})), *answers, dice=[BLANK, BLANK, BLANK])
    assert ("home_raiders.react.deflect" in played.kinds) == (deflector == 1)


@pytest.mark.rule("HR-SHT-12")
def test_who_sees_nobody_of_the_target_at_first_does_not_shoot_when_the_way_is_cleared() -> None:
    state = position(
        unit(0, archer(abilities=["blast"], range=20), (5, 12), (5, 19)),
        hero(1, victim(), (12, 15)),
        hero(1, victim(defence=""), (10.7, 15.74)),  # between the second archer and the target
    )
    state.characters[3].wounds = 1
    assert at(1, 2) in offered(question(state))
    assert at(1, 1) not in offered(question(state))
    blast = at(0, 1, **{"with": ["blast"]})
    played = action(state, (0, blast), (1, False), (1, False), dice=[ACE, ACE])
    assert state.characters[3].where == VANISHED
    assert "home_raiders.shoot.order" not in played.kinds
    assert at(1, 1) in offered(question(state))


# -- Lightning bolt -------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-12", "HR-ASH-13", "HR-SQG-13")
def test_a_lightning_bolt_jumps_with_the_complete_pool() -> None:
    state = position(
        hero(0, marksman("lightning-bolt", shooting="W2 R1"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (10 + TOUCH + 5.5, 15)),
        things=[tin(13.5, 15, 2, 4)],
    )
    bolt = at(0, 1, **{"with": ["lightning-bolt"]})
    dice = [RED_ACE, BLANK, ACE, BLANK, BLANK, BLANK]
    played = action(state, (0, bolt), (1, False), (0, at(0, 2)), (1, False), dice=dice)
    assert pools(played) == [(0, "R1"), (1, "W1"), (0, "W2 R1"), (2, "W1")]
    assert [character.wounds for character in state.characters] == [0, 1, 1]


@pytest.mark.rule("HR-ASH-12", "HR-ASH-14", "HR-SHT-10", "HR-SHT-11", "HR-SHT-14")
def test_the_second_bolt_says_why_it_cannot_strike_somebody() -> None:
    state = position(
        hero(0, marksman("lightning-bolt", shooting="W2 R1"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (10, 20)),
        hero(1, victim(), (10 + TOUCH + 6.1, 15)),
        hero(1, victim(), (10, 10)),
        hero(0, victim(), (10, 10 - TOUCH)),
        unit(1, prey(), (28, 28), leader=(prey(troop="leader"), (13, 17))),
    )
    bolt = at(0, 1, **{"with": ["lightning-bolt"]})
    played = action(state, (0, bolt), (1, False), (0, None), dice=[RED_ACE, BLANK])
    asked = played.questions[-1]
    assert asked.kind == "home_raiders.shoot.lightning-next"
    assert at(0, 2) in offered(asked)

    def why(answer: object) -> tuple[str, str]:
        refusal = refusal_of(asked, answer)
        return refusal.reason.removeprefix("home_raiders.sht."), refusal.rule

    assert why(at(0, 3)) == ("bolt_too_far", "HR-ASH-12")
    assert why(at(0, 4)) == ("in_contact", "HR-SHT-11")
    assert why(at(0, 1)) == ("struck_already", "HR-ASH-12")
    assert why(at(0, 5)) == ("friendly_troop", "HR-SHT-14")
    assert why(at(0, 2, **{"with": ["lightning-bolt"]})) == ("second_bolt", "HR-ASH-13")
    assert why(at(0, 2, touched=2)) == ("no_ability", "HR-ASH-18")
    put(state, 6, 29, 29)
    state.troops[6].members = [7]
    assert why(at(0, 6)) == ("bolt_too_far", "HR-ASH-12")
    assert why("at them") == ("kernel.unreadable", "-")


@pytest.mark.rule("HR-ASH-12")
def test_a_bolt_that_does_not_wound_does_not_jump() -> None:
    state = position(
        hero(0, marksman("lightning-bolt", shooting="W2 R1"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (12, 15)),
    )
    played = action(state, (0, at(0, 1, **{"with": ["lightning-bolt"]})), (1, False), dice=[RED_ACE, ACE])
    assert "home_raiders.shoot.lightning-next" not in played.kinds


@pytest.mark.rule("HR-ASH-13", "HR-ASH-14")
def test_the_second_bolt_takes_the_nearest_to_the_first_target_and_spares_the_protected() -> None:
    state = position(
        hero(0, marksman("lightning-bolt", shooting="W1 R1"), (5, 15)),
        hero(1, victim(), (10, 15)),
        unit(1, prey(), (10, 19), (10, 18), leader=(prey(troop="leader"), (10, 16.6))),
        hero(1, victim(), (20, 15)),
    )
    dice = [RED_ACE, BLANK, ACE, BLANK, BLANK]
    played = action(
        state, (0, at(0, 1, **{"with": ["lightning-bolt"]})), (1, False), (0, at(0, 2)), (1, False), dice=dice
    )
    assert [character.wounds for character in state.characters] == [0, 1, 0, 1, 0, 0]
    offers = offered(played.questions[2])
    assert offers == [None, at(0, 2)]  # no second Lightning bolt, and nobody beyond 6 inches


@pytest.mark.rule("HR-ASH-13", "HR-DIC-13")
def test_the_price_of_an_option_of_the_second_bolt_is_judged_by_its_complete_pool() -> None:
    state = position(
        hero(0, marksman("lightning-bolt", "bullseye", shooting="W1 R1", range=3), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (13, 15)),
    )
    # The first target is beyond range: only the white die is left, with which Bullseye cannot be paid.
    first = at(0, 1, **{"with": ["lightning-bolt"]})
    second = at(0, 2, **{"with": ["bullseye"]})
    played = action(
        state, (0, first), (1, False), (0, second), (1, False), dice=[ACE, BLANK, ACE, BLANK, BLANK]
    )
    assert pools(played)[2] == (0, "W2")


@pytest.mark.rule("HR-ATK-20", "HR-ACT-11")
def test_the_second_bolt_is_lost_with_a_shooter_that_vanished() -> None:
    state = position(
        hero(0, marksman("lightning-bolt"), (5, 15)),
        hero(1, victim("swan-song", shooting="W1", range=8), (10, 15)),
        hero(1, victim(), (12, 15)),
    )
    state.characters[0].wounds = state.characters[1].wounds = 1
    bolt = at(0, 1, **{"with": ["lightning-bolt"]})
    played = action(state, (0, bolt), (1, False), (1, at(1, 0)), (0, False), dice=[ACE, BLANK, ACE, BLANK])
    assert "home_raiders.shoot.lightning-next" not in played.kinds
    assert [character.where for character in state.characters] == [VANISHED, VANISHED, ON_TABLE]
