"""HTH: hand-to-hand combat, step list H."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.fighting import (
    CriticalHit,
    DamageRolled,
    Died,
    FightDeclared,
    HandCounted,
    Tired,
    Wounded,
)
from dicefront.games.spherewars.rules.melee import blow_of, fight, hand_of, name_enemy
from dicefront.games.spherewars.rules.moments import Trait, kit_of
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.states import FEARFUL, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import Fight
from dicefront.games.spherewars.rules.wounds import hurt
from dicefront.games.spherewars.scenes import charged, engaged, one, position, put
from dicefront.kernel.effects import TURN
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.testing import play_out, refusal_of
from tests.games.spherewars.fights import CENTRE, EAST, NORTH, SOUTH, WEST, S, duel, fought, winner
from tests.games.spherewars.profiles import (
    ASH,
    GOAT_MAN,
    HERO,
    LEVIATHAN,
    NEAR_HEART,
    NEK_ORG,
    PLAIN,
    POSTULANT,
    RIDER,
    SORREP,
    STEVEDORE,
    made,
)

# -- who fights -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-HTH-02", "SW-HTH-01")
def test_it_fights_one_of_those_it_touches() -> None:
    placed = [
        one(0, NEAR_HEART, CENTRE),
        one(1, SORREP, NORTH),
        one(1, RIDER, SOUTH),
        one(1, RIDER, (25, 20)),
        one(1, ASH, EAST),
        one(1, PLAIN, WEST, flight=1),
    ]
    state = position(*placed)
    steps = name_enemy(state, state.combatants[0])
    question = next(steps)
    assert isinstance(question, Question)
    assert question.kind == "spherewars.fight.enemy"
    assert question.options() == [1, 2]
    assert question.gesture().kind == "pick_piece"
    refusal_of(question, 3)
    assert play_out(name_enemy(state, state.combatants[0]), [(0, 2)]).told(FightDeclared) == [
        FightDeclared(0, 2)
    ]


@pytest.mark.rule("SW-HTH-16")
def test_it_fights_once_in_an_activation() -> None:
    state = duel(PLAIN, PLAIN)
    assert state.activation is not None
    assert not state.activation.fought
    fought(state, [3, 2, 3, 2])
    assert state.activation.fought


@pytest.mark.rule("SW-HTH-03", "SW-HTH-09")
def test_the_same_enemy_fights_as_often_as_it_is_chosen() -> None:
    state = position(one(0, PLAIN, CENTRE), one(1, HERO, NORTH), one(0, PLAIN, (20, 22)))
    fought(state, [1] * 7)
    assert state.activation is not None
    state.activation.who = 2
    played = play_out(fight(state), [(0, 1)], [1, 1, 1, 1, 1, 1])
    assert [hand.dice.amount for hand in played.told(HandCounted)] == [3, 3]  # the hero has lost a die
    assert state.combatants[1].fatigue == 2


@pytest.mark.rule("SW-HTH-21")
def test_if_the_enemy_is_gone_after_the_window_another_is_named() -> None:
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(1, RIDER, SOUTH))
    steps = name_enemy(state, state.combatants[0])
    next(steps)
    assert steps.send(1) == FightDeclared(0, 1)
    put(state.combatants[1], 20, 25)
    again = next(steps)
    assert isinstance(again, Question)
    assert again.options() == [2]


@pytest.mark.rule("SW-HTH-21")
def test_without_an_enemy_nobody_fights_and_nobody_is_tired() -> None:
    state = duel(PLAIN, PLAIN)
    put(state.combatants[1], 20, 30)
    played = play_out(fight(state))
    assert not played.events
    assert state.activation is not None
    assert not state.activation.fought
    assert [combatant.fatigue for combatant in state.combatants] == [0, 0]


# -- how many dice --------------------------------------------------------------------------------


@pytest.mark.rule("SW-HTH-06", "SW-HTH-08", "SW-HTH-12", "SW-SUP-02", "SW-EQU-05")
def test_the_near_heart_fights_the_sorrep() -> None:
    state = position(
        one(0, NEAR_HEART, CENTRE, traits=["shield_of_the_legion"]),
        one(1, SORREP, NORTH),
        one(0, POSTULANT, (20, 22)),
        one(1, RIDER, SOUTH),
    )
    played = fought(state, [S, 5, 2, 1, 1, S, 4, 4, S, 5, 4])
    assert [hand.dice.amount for hand in played.told(HandCounted)] == [5, 3]
    assert [hand.supporters for hand in played.told(HandCounted)] == [[2], [3]]
    assert winner(played) == 0
    assert played.told(DamageRolled)[0].wounds == 3
    assert state.combatants[1].wounds == 1


@pytest.mark.rule("SW-HTH-07", "SW-FAT-04", "SW-SUP-05")
def test_dice_that_are_no_dexterity_are_not_lost_with_it() -> None:
    state = position(
        one(0, made("transmitter", dex=1), CENTRE, fatigue=3, arms=[Arms("conventional")]),
        one(1, PLAIN, NORTH),
        one(0, PLAIN, EAST),
        one(0, PLAIN, (20, 22)),
    )
    hand = hand_of(state, state.combatants[0], state.combatants[1])
    assert hand.dex.amount == 1
    assert [part.reason for part in hand.bonus.parts] == [
        "spherewars.reason.support",
        "spherewars.trait.conventional",
    ]
    assert hand.count() == 3


# -- the result -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-HTH-04", "SW-HTH-05")
def test_the_activated_combatant_can_lose() -> None:
    state = duel(PLAIN, RIDER)
    played = fought(state, [4, 3, 5, 1, 1, 4, 4, 1, 5])
    assert winner(played) == 1
    rolled = played.told(DamageRolled)[0]
    assert (rolled.combatant, rolled.enemy, rolled.wounds) == (1, 0, 2)
    assert state.combatants[0].wounds == 3
    assert state.combatants[1].wounds == 5


@pytest.mark.rule("SW-HTH-10", "SW-HTH-11", "SW-DIC-06")
def test_a_tie_hurts_nobody_and_tires_both() -> None:
    state = duel(PLAIN, PLAIN)
    played = fought(state, [S, S, S, S])
    assert winner(played) == NOBODY
    assert played.purposes == ["spherewars.dice.dexterity", "spherewars.dice.dexterity"]
    assert played.told(Tired) == [Tired(0, 1), Tired(1, 1)]


@pytest.mark.rule("SW-HTH-20", "SW-STA-13", "SW-STA-18", "SW-CRI-06")
def test_who_may_not_win_ties() -> None:
    for which, dice in ((FEARFUL, [S, S, 1, 1]), (PARALYSED, [S, 1, 1])):
        state = duel(PLAIN, PLAIN)
        state.combatants[0].bear(which, TURN)
        played = fought(state, dice)
        assert winner(played) == NOBODY, which
        assert not played.told(CriticalHit)
        assert not played.told(DamageRolled)
        state = duel(PLAIN, PLAIN)
        state.combatants[0].bear(which, TURN)
        lost = fought(state, [*([1] if which == PARALYSED else [1, 1]), 5, 2, 1, 1])
        assert winner(lost) == 1, "it can lose"


@pytest.mark.rule("SW-STA-13")
def test_the_paralysed_roll_one_die_whatever_would_be_added() -> None:
    state = position(one(0, NEAR_HEART, CENTRE), one(1, PLAIN, NORTH), joined=[charged(1)])
    state.combatants[0].bear(PARALYSED, TURN)
    assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 1


@pytest.mark.rule("SW-STA-08", "SW-ABI-18")
def test_the_stunned_are_inexpert_and_a_stunned_expert_is_neither() -> None:
    state = duel(PLAIN, PLAIN)
    state.combatants[0].bear(STUNNED, TURN)
    assert hand_of(state, state.combatants[0], state.combatants[1]).skill() == -1
    state = duel(made("expert", universal=("expert_combatant",)), PLAIN)
    assert hand_of(state, state.combatants[0], state.combatants[1]).skill() == 1
    state.combatants[0].bear(STUNNED, TURN)
    assert hand_of(state, state.combatants[0], state.combatants[1]).skill() == 0


# -- the damage roll ------------------------------------------------------------------------------


@pytest.mark.rule("SW-CRI-05", "SW-HTH-23", "SW-EQU-06", "SW-EQU-07", "SW-HTH-14")
def test_the_stevedore_strikes_precisely() -> None:
    state = duel(STEVEDORE, NEK_ORG)
    played = fought(state, [S, S, S, 5, 5, 5, 3, 3, 2, 1])
    assert played.told(CriticalHit) == [CriticalHit(0, 1, "precise")]
    rolled = played.told(DamageRolled)[0]
    assert (rolled.strength.amount, rolled.number.amount, rolled.wounds) == (4, 3, 2)


@pytest.mark.rule("SW-CRI-05")
def test_three_spheres_are_two_strength() -> None:
    state = duel(made("skilled", dex=4), made("victim", dex=1))
    played = fought(state, [S, S, S, S, 1, 1, 1, 1, 1])
    assert played.told(DamageRolled)[0].strength.amount == 4


@pytest.mark.rule("SW-CRI-06", "SW-HTH-23")
def test_spheres_of_the_loser_are_void() -> None:
    state = duel(made("own", dex=3), made("other", dex=4))
    played = fought(state, [S, S, S, S, S, 5, 5, 1, 1, 1, 1])
    assert winner(played) == 0
    assert [hit.combatant for hit in played.told(CriticalHit)] == [0]
    assert played.told(DamageRolled)[0].strength.amount == 4


@pytest.mark.rule("SW-HTH-13", "SW-MOV-20", "SW-HTH-15")
def test_a_charge_is_a_point_of_strength_for_the_charger_who_wins() -> None:
    state = duel(made("charger", str=3), made("charged", str=3), joined=[charged(1)])
    charger, enemy = state.combatants
    assert blow_of(state, charger, enemy, 0).strength.amount == 4
    assert blow_of(state, enemy, charger, 0).strength.amount == 3
    assert blow_of(state, charger, enemy, 2).strength.amount == 6
    for joined in (engaged(1), charged(1, whole=False), charged(7)):
        state = duel(made("charger", str=3), PLAIN, joined=[joined])
        assert blow_of(state, state.combatants[0], state.combatants[1], 0).strength.amount == 3


@pytest.mark.rule("SW-HTH-13", "SW-ATT-14")
def test_strength_is_at_least_one() -> None:
    state = duel(made("feeble", str=1), PLAIN)
    state.combatants[0].kit = kit_of([Feeble()])
    assert blow_of(state, state.combatants[0], state.combatants[1], 0).strength.amount == 1


class Feeble(Trait):
    def __init__(self) -> None:
        super().__init__()
        self.number = 1001

    def shape_blow(self, state: State, me: Combatant, blow: Any) -> None:
        blow.strength.add("feeble", -3, "SW-HTH-13")


# -- before and after -----------------------------------------------------------------------------


class Rock(Trait):
    """What stands for Sulphuric Rock: it kills before the roll."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 1002

    def before_fight(self, state: State, me: Combatant, fight: Fight) -> Steps[None]:
        blow = blow_of(state, me, fight.hand_of(me).enemy, 0)
        blow.wounds = 9
        yield from hurt(state, [blow])


@pytest.mark.rule("SW-HTH-25")
def test_what_kills_before_the_roll_ends_the_fight() -> None:
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(1, PLAIN, (30, 30)))
    state.combatants[0].kit = kit_of([Rock()])
    played = play_out(fight(state), [(0, 1)])
    assert [death.combatant for death in played.told(Died)] == [1]
    assert not played.purposes
    assert played.told(Tired) == [Tired(0, 1)]


# -- the list as a whole --------------------------------------------------------------------------


@pytest.mark.rule("SW-HTH-02", "SW-HTH-04", "SW-WOU-09")
def test_step_list_h() -> None:
    """H1 declaration, H5 hands, H6 roll, H7 and H8 result, H10 blow, H11 wounds, H12 morale, H13 fatigue."""
    state = position(one(0, STEVEDORE, CENTRE), one(1, GOAT_MAN, NORTH), one(1, PLAIN, (30, 30)))
    played = fought(state, [S, S, 5, 5, 1, 4, 3, 2, 1, 5])
    assert played.course == [
        "spherewars.fight.enemy",  # H1
        "spherewars.fight_declared",
        "spherewars.hand_counted",  # H5
        "spherewars.hand_counted",
        "spherewars.dice.dexterity",  # H6
        "spherewars.dice.dexterity",
        "spherewars.dexterity_decided",  # H7, H8
        "spherewars.critical_hit",  # H10
        "spherewars.dice.damage",
        "spherewars.damage_rolled",
        "spherewars.wounded",  # H11
        "spherewars.dice.morale",  # H12
        "spherewars.morale_rolled",
        "spherewars.tired",  # H13
        "spherewars.tired",
    ]
    assert played.told(Wounded) == [Wounded(1, 3, 2)]


@pytest.mark.rule("SW-HTH-04", "SW-FAT-01")
def test_the_dead_are_not_tired() -> None:
    state = position(one(0, LEVIATHAN, CENTRE), one(1, SORREP, NORTH), one(1, PLAIN, (30, 30)))
    played = fought(state, [5, 5, 5, 4, 4, 5, 5, 5, 5, 4], [(0, 1), (0, [])])
    assert [death.combatant for death in played.told(Died)] == [1]
    assert played.told(Tired) == [Tired(0, 1)]


@pytest.mark.rule("SW-ATK-01", "SW-ATK-03")
def test_weapons_meet_mundane_constitution() -> None:
    state = duel(made("avernal_lance", str=3), NEAR_HEART)
    blow = blow_of(state, state.combatants[0], state.combatants[1], 0)
    assert (blow.strength.amount, blow.number.amount) == (3, 5)
