"""ASH: the Shooting abilities that strike one target; Deflect and Divided aim, which are shots as well."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.events.fighting import AttackFailed, AttackSucceeded
from dicefront.games.home_raiders.rules.events.shooting import ShotDeflected
from dicefront.games.home_raiders.rules.shooting import can_shoot_now, shots_of
from dicefront.games.home_raiders.rules.shot import make_attack
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.games.home_raiders.scenes import block, hero, position, put, tin, unit
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import offered, refusal_of
from tests.games.home_raiders.test_shooting import (
    ACE,
    BLANK,
    TOUCH,
    action,
    archer,
    at,
    duel,
    pools,
    prey,
    question,
)

RED_ACE = 3
BLACK_ACE = 2


def marksman(*abilities: str, **traits: Any) -> Card:
    return archer(troop="hero", abilities=list(abilities), **traits)


def victim(*abilities: str, **traits: Any) -> Card:
    return prey(troop="hero", abilities=list(abilities), **traits)


# -- Sure aim -------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-01", "HR-ASH-02", "HR-SQG-01")
def test_sure_aim_spends_two_actions_for_an_upgrade() -> None:
    state = duel(marksman("sure-aim"), victim())
    played = action(state, (0, at(0, 1, **{"with": ["sure-aim"]})), (1, False), dice=[BLANK, BLANK])
    assert pools(played)[0] == (0, "R1")
    assert state.characters[0].sitting_out == 1


@pytest.mark.rule("HR-ASH-01")
def test_a_plain_shot_is_neither_upgraded_nor_costs_two() -> None:
    state = duel(marksman("sure-aim"), victim())
    played = action(state, (0, at(0, 1)), (1, False), dice=[BLANK, BLANK])
    assert pools(played)[0] == (0, "W1")
    assert state.characters[0].sitting_out == 0


@pytest.mark.rule("HR-ASH-01", "HR-ATK-03")
def test_two_actions_must_be_there_and_only_one_ability_takes_them() -> None:
    state = duel(marksman("sure-aim", "blast"), victim())
    assert refusal_of(question(state, actions=1), at(0, 1, **{"with": ["sure-aim"]})).rule == "HR-ASH-01"
    both = at(0, 1, **{"with": ["sure-aim", "blast"]})
    assert refusal_of(question(state), both).rule == "HR-ATK-03"
    assert (
        refusal_of(question(duel(marksman(), victim())), at(0, 1, **{"with": ["blast"]})).rule == "HR-ASH-07"
    )


# -- Parabolic ------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-15")
def test_parabolic_shoots_over_one_obstacle_for_a_downgrade() -> None:
    state = duel(marksman("parabolic", shooting="W1 R1"), victim(), things=[tin(8, 15, 3, 4)])
    assert offered(question(state)) == [at(0, 1, past=["thing", 0])]
    played = action(state, (0, at(0, 1, past=["thing", 0])), (1, False), dice=[BLANK, BLANK, BLANK])
    assert pools(played) == [(0, "W2"), (1, "W1")]


@pytest.mark.rule("HR-ASH-15")
def test_a_second_obstacle_still_obscures() -> None:
    things = [tin(7.5, 15, 2, 4), block(9, 12, 9.5, 18, 0.9)]
    state = duel(marksman("parabolic", shooting="W1 R1"), victim(), away=7, things=things)
    played = action(state, (0, at(0, 1, past=["thing", 0])), (1, False), dice=[BLANK, BLANK, BLANK])
    assert pools(played)[1] == (1, "R1")


@pytest.mark.rule("HR-ASH-15", "HR-DIC-13")
def test_parabolic_has_to_help_but_may_be_used_where_nothing_can_be_downgraded() -> None:
    white = duel(marksman("parabolic", shooting="W2"), victim(), things=[tin(8, 15, 3, 4)])
    assert offered(question(white)) == [at(0, 1, past=["thing", 0])]
    played = action(white, (0, at(0, 1, past=["thing", 0])), (1, False), dice=[BLANK] * 3)
    assert pools(played)[0] == (0, "W2")

    beside = duel(marksman("parabolic", shooting="W1 R1"), victim(), things=[tin(8, 22, 3, 4)])
    assert refusal_of(question(beside), at(0, 1, past=["thing", 0])).rule == "HR-ASH-15"

    without = duel(marksman(shooting="W1 R1"), victim(), things=[tin(8, 15, 3, 4)])
    assert refusal_of(question(without), at(0, 1, past=["thing", 0])).rule == "HR-ASH-15"


@pytest.mark.rule("HR-ASH-15")
def test_parabolic_shoots_over_a_character_too() -> None:
    state = position(
        hero(0, marksman("parabolic", shooting="W1 R1"), (5, 15)),
        hero(1, victim(), (12, 15)),
        hero(0, victim(), (8.5, 15)),
    )
    assert offered(question(state)) == [at(0, 1, past=["character", 2])]


# -- Bullseye -------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-16")
def test_bullseye_downgrades_both_sides() -> None:
    state = duel(marksman("bullseye", shooting="W1 R1"), victim(defence="W2 R1"))
    played = action(state, (0, at(0, 1, **{"with": ["bullseye"]})), (1, False), dice=[BLANK] * 5)
    assert pools(played) == [(0, "W2"), (1, "W3")]


@pytest.mark.rule("HR-ASH-16", "HR-ASH-08")
def test_of_those_struck_by_a_blast_only_the_target_feels_a_bullseye() -> None:
    state = position(
        hero(0, marksman("bullseye", "blast", shooting="R1"), (5, 15)),
        hero(1, victim(defence="R1"), (10, 15)),
        hero(1, victim(defence="R1"), (10, 17)),
    )
    blast = at(0, 1, **{"with": ["blast", "bullseye"]})
    played = action(state, (0, blast), (1, False), (1, False), dice=[BLANK] * 3)
    assert pools(played) == [(0, "W1"), (1, "W1"), (2, "R1")]


@pytest.mark.rule("HR-ASH-16", "HR-DIC-13")
def test_bullseye_may_be_used_with_white_dice_which_stay_white() -> None:
    plain = duel(marksman("bullseye", shooting="W2"), victim(defence="R1"))
    assert offered(question(plain)) == [at(0, 1), at(0, 1, **{"with": ["bullseye"]})]
    played = action(plain, (0, at(0, 1, **{"with": ["bullseye"]})), (1, False), dice=[BLANK] * 3)
    assert pools(played) == [(0, "W2"), (1, "W1")]

    sniper = duel(marksman("bullseye", "sniper", shooting="W2"), victim())
    played = action(sniper, (0, at(0, 1, **{"with": ["bullseye"]})), (1, False), dice=[BLANK] * 3)
    assert pools(played)[0] == (0, "W2")


# -- Multitask and Point blank --------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-17")
def test_multitask_shoots_past_those_it_touches_but_not_at_them() -> None:
    state = position(
        hero(0, marksman("multitask"), (5, 15)),
        hero(1, victim(), (5 + TOUCH, 15)),
        hero(1, victim(), (5, 22)),
    )
    assert offered(question(state)) == [at(0, 2)]

    without = position(
        hero(0, marksman(), (5, 15)), hero(1, victim(), (5 + TOUCH, 15)), hero(1, victim(), (5, 22))
    )
    assert not can_shoot_now(without, without.characters[0], 2)


@pytest.mark.rule("HR-ASH-18", "HR-ASH-19")
def test_point_blank_shoots_at_whom_it_touches_with_an_upgrade() -> None:
    state = position(
        hero(0, marksman("point-blank"), (5, 15)),
        unit(1, prey(), (5, 18), leader=(prey(troop="leader"), (5 + TOUCH, 15))),
        hero(1, victim(), (12, 15)),
    )
    assert offered(question(state)) == [at(0, 1, touched=2)]
    played = action(state, (0, at(0, 1, touched=2)), (1, False), dice=[RED_ACE, BLANK])
    assert pools(played)[0] == (0, "R1")
    assert state.characters[2].wounds == 1
    assert refusal_of(question(state), at(0, 2)).rule == "HR-ASH-19"


@pytest.mark.rule("HR-ASH-19", "HR-ASH-13", "HR-ASH-14")
def test_a_bolt_at_point_blank_jumps_to_somebody_not_touched_and_spares_those_touched() -> None:
    state = position(
        hero(0, marksman("point-blank", "lightning-bolt"), (5, 15)),
        hero(1, victim(), (5 + TOUCH, 15)),
        hero(1, victim(), (5 - TOUCH, 15)),
        hero(1, victim(), (5 + TOUCH + 4, 15)),
    )
    bolt = at(0, 1, touched=1, **{"with": ["lightning-bolt"]})
    played = action(
        state, (0, bolt), (1, False), (0, at(0, 3)), (1, False), dice=[RED_ACE, BLANK, ACE, BLANK]
    )
    assert offered(played.questions[2]) == [None, at(0, 3)]
    assert [character.wounds for character in state.characters] == [0, 1, 0, 1]


@pytest.mark.rule("HR-ASH-18")
def test_point_blank_is_for_touched_enemies_only() -> None:
    state = duel(marksman("point-blank"), victim())
    assert offered(question(state)) == [at(0, 1)]
    assert refusal_of(question(state), at(0, 1, touched=1)).rule == "HR-ASH-18"
    assert pools(action(state, (0, at(0, 1)), (1, False), dice=[BLANK, BLANK]))[0] == (0, "W1")


# -- Saturation fire ------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-20", "HR-ASH-21", "HR-SQG-06")
def test_saturation_fire_forces_the_unit_down_before_the_roll() -> None:
    state = position(
        hero(0, marksman("saturation-fire", shooting="W1 R1"), (5, 15)), unit(1, prey(), (10, 15), (10, 17))
    )
    played = action(state, (0, at(0, 1, **{"with": ["saturation-fire"]})), dice=[BLANK, BLANK])
    assert pools(played) == [(0, "R1"), (1, "R1")]
    assert [character.down for character in state.characters] == [False, True, True]


@pytest.mark.rule("HR-ASH-20", "HR-DIC-21")
def test_saturation_fire_beyond_range_rolls_the_strongest_set_that_is_left() -> None:
    state = duel(marksman("saturation-fire", shooting="W1 R1 B1", range=6), victim(), away=7)
    played = action(state, (0, at(0, 1, **{"with": ["saturation-fire"]})), dice=[BLANK, BLANK])
    assert pools(played)[0] == (0, "R1")


@pytest.mark.rule("HR-ASH-20", "HR-ATK-03")
def test_saturation_fire_and_lightning_bolt_go_together() -> None:
    state = position(
        hero(0, marksman("saturation-fire", "lightning-bolt", shooting="W1 R1"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (12, 15)),
    )
    both = at(0, 1, **{"with": ["lightning-bolt", "saturation-fire"]})
    played = action(state, (0, both), (0, None), dice=[RED_ACE, BLANK])
    assert pools(played)[0] == (0, "R1")
    assert state.characters[1].down
    assert played.kinds[-1] == "home_raiders.shoot.lightning-next"


# -- Sniper ---------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ASH-22")
@pytest.mark.parametrize(("activated", "pool"), [(False, "R1"), (True, "W1")])
def test_a_sniper_is_better_against_those_who_have_not_acted(activated: bool, pool: str) -> None:
    state = duel(marksman("sniper"), victim())
    state.troops[1].activated = activated
    assert pools(action(state, (0, at(0, 1)), (1, False), dice=[BLANK, BLANK]))[0] == (0, pool)


@pytest.mark.rule("HR-ASH-22", "HR-DIC-21")
def test_a_sniper_beyond_range_discards_first_and_upgrades_then() -> None:
    state = duel(marksman("sniper", shooting="W2 R1", range=6), victim(), away=7)
    assert pools(action(state, (0, at(0, 1)), (1, False), dice=[BLANK] * 3))[0] == (0, "R2")


# -- Divided aim ----------------------------------------------------------------------------------


@pytest.mark.rule("HR-AUN-12", "HR-AUN-13")
def test_with_divided_aim_each_names_its_own_target() -> None:
    groups = [
        hero(1, victim(), (10, 15)),
        unit(1, prey(), (11, 20), leader=(prey(troop="leader"), (8, 20))),
    ]
    state = position(unit(0, archer(abilities=["divided-aim"]), (5, 14), (5, 16)), *groups)
    played = action(
        state, (0, at(0, 1)), (1, False), (0, at(1, 2)), (1, False), dice=[ACE, BLANK, ACE, BLANK]
    )
    assert [(event.attacker, event.target) for event in played.told(AttackSucceeded)] == [(0, 2), (1, 3)]

    plain = position(unit(0, archer(), (5, 14), (5, 16)), *groups)
    assert refusal_of(question(plain, [1], target=1), at(1, 2)).rule == "HR-SHT-01"


# -- Deflect --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ADF-05", "HR-ADF-06", "HR-SQG-13")
def test_a_shot_that_was_held_is_sent_back_with_the_dice_of_the_shooter() -> None:
    state = duel(archer(troop="hero", shooting="W2 R1 +1"), victim("deflect"))
    dice = [BLANK, BLANK, BLANK, ACE, ACE, BLANK, BLANK, BLANK]
    played = action(state, (0, at(0, 1)), (1, False), (1, 0), (0, False), dice=dice)
    assert played.told(ShotDeflected)[0].target == 0
    assert pools(played) == [(0, "W2 R1"), (1, "W1"), (1, "W2 R1"), (0, "W1")]
    assert state.characters[0].wounds == 1
    assert played.told(AttackSucceeded)[0].attack == 2  # an Ace and the Boost of the first shooter


@pytest.mark.rule("HR-ADF-05")
def test_a_shot_that_hits_is_not_deflected() -> None:
    state = duel(archer(troop="hero"), victim("deflect"))
    played = action(state, (0, at(0, 1)), (1, False), dice=[ACE, BLANK])
    assert not played.told(ShotDeflected)


@pytest.mark.rule("HR-ADF-06")
def test_a_deflected_shot_uses_no_shooting_abilities_and_its_own_range() -> None:
    state = position(
        hero(0, archer(troop="hero", abilities=["sniper"], shooting="W2 R1", range=6), (5, 15)),
        hero(1, victim("deflect", "sniper"), (10, 15)),
        hero(0, victim(), (20, 15)),
    )
    played = action(
        state,
        (0, at(0, 1)),
        (1, False),
        (1, 2),
        (0, False),
        dice=[BLANK] * 3 + [BLANK] + [BLANK] * 2 + [BLANK],
    )
    assert pools(played)[2] == (1, "W2")  # beyond 6 inches, and neither is a sniper now


@pytest.mark.rule("HR-ADF-06")
def test_a_deflected_shot_is_no_double_shot() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2", range=20), (5, 15)),
        hero(1, victim("deflect", "double-shot", shooting="W1", range=20), (10, 15)),
        hero(0, victim(), (10, 20)),
    )
    dice = [BLANK, BLANK, BLANK, ACE, ACE, BLANK]
    played = action(state, (0, at(0, 1)), (1, False), (1, 0), (0, False), dice=dice)
    assert played.told(AttackSucceeded)[0].attack == 2
    assert "home_raiders.shoot.double" not in played.kinds


@pytest.mark.rule("HR-ADF-07")
def test_nobody_deflects_with_an_enemy_at_its_base() -> None:
    state = position(
        hero(0, archer(troop="hero"), (5, 15)),
        hero(1, victim("deflect"), (10, 15)),
        hero(0, victim(), (10, 15 + TOUCH)),
        level="advanced",
        leader_shots="nearest",
    )
    # Shot at before the enemy came into contact.
    put(state, 2, 20, 20)
    steps_ok = shots_of(state, state.characters[0], NOBODY, BY_ACTION, 2)
    assert steps_ok
    attack = make_attack(state, steps_ok[0], BY_ACTION, state.characters[1])
    put(state, 2, 10, 15 + TOUCH)
    assert not ability("deflect").may_send_back(state, attack, state.characters[1])
    put(state, 2, 20, 20)
    assert ability("deflect").may_send_back(state, attack, state.characters[1])


@pytest.mark.rule("HR-ADF-08")
def test_each_character_deflects_once_in_a_chain() -> None:
    state = duel(archer(troop="hero", abilities=["deflect"]), victim("deflect"))
    # X shoots A, A holds and deflects; X holds and deflects back; A holds and may not deflect again.
    played = action(state, (0, at(0, 1)), (1, False), (1, 0), (0, False), (0, 1), dice=[BLANK] * 6)
    assert [event.character for event in played.told(ShotDeflected)] == [1, 0]
    assert len(played.told(AttackFailed)) == 3
