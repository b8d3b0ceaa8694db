"""HTH, SUP, FAT: hand-to-hand combat, step list H."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.fighting import (
    CriticalHit,
    DamageRolled,
    DexterityDecided,
    Died,
    FightDeclared,
    HandCounted,
    Tired,
    Wounded,
)
from dicefront.games.spherewars.rules.melee import blow_of, fight, hand_of, name_enemy
from dicefront.games.spherewars.rules.moments import TRAITS, Trait, kit_of
from dicefront.games.spherewars.rules.profile import Arms, Profile
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION, Combatant, State, actor_of
from dicefront.games.spherewars.rules.states import FEARFUL, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import DEED, SHOT, Blow, Fight, Hand
from dicefront.games.spherewars.rules.turn import updating
from dicefront.games.spherewars.rules.wounds import hurt, trap
from dicefront.games.spherewars.scenes import charged, engaged, one, position, put
from dicefront.kernel.effects import TURN
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.testing import Played, play_out, refusal_of
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
    TIR_ABE,
    made,
)

S = 6
CENTRE = (20.0, 20.0)
NORTH = (20.0, 21.0)
WEST, EAST, SOUTH = (19.0, 20.0), (21.0, 20.0), (20.0, 19.0)


def duel(own: Profile, other: Profile, **more: Any) -> State:
    """Two combatants in base contact; the first is activated."""
    return position(one(0, own, CENTRE), one(1, other, NORTH), **more)


def fought(state: State, dice: list[int], answers: list[tuple[int, Any]] | None = None) -> Played[None]:
    """The fight of number 0 with number 1 unless other answers are given."""
    return play_out(fight(state), [(0, 1)] if answers is None else answers, dice)


def winner(played: Played[None]) -> int:
    decided: DexterityDecided = played.told(DexterityDecided)[0]
    return decided.victor


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
        one(0, NEAR_HEART, CENTRE),
        one(1, SORREP, NORTH),
        one(0, POSTULANT, (20, 22)),
        one(1, RIDER, SOUTH),
    )
    state.combatants[0].bear("shield_of_the_legion", TURN)  # its die comes with the race
    shield = Shield()
    TRAITS["shield_of_the_legion"] = shield
    try:
        played = fought(state, [S, 5, 2, 1, 1, S, 4, 4, S, 5, 4])
    finally:
        del TRAITS["shield_of_the_legion"]
    assert [hand.dice.amount for hand in played.told(HandCounted)] == [5, 3]
    assert [hand.supporters for hand in played.told(HandCounted)] == [[2], [3]]
    assert winner(played) == 0
    assert played.told(DamageRolled)[0].wounds == 3
    assert state.combatants[1].wounds == 1


class Shield(Trait):
    """What stands for an ability of a race: one more die."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 1000

    def shape_hand(self, state: State, me: Combatant, hand: Hand) -> None:
        hand.dice("shield", 1, "SW-HTH-06")


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


@pytest.mark.rule("SW-SUP-01", "SW-SUP-02", "SW-SUP-04", "SW-SUP-08")
def test_both_sides_are_supported_by_those_who_touch_the_enemy() -> None:
    nek_org, amazon = one(0, NEK_ORG, CENTRE), one(1, PLAIN, NORTH)
    battler, other = one(0, PLAIN, (20, 22)), one(0, PLAIN, (19, 21))
    postulant = one(1, POSTULANT, SOUTH)
    against_the_battler = one(1, PLAIN, (20, 23))  # it touches a supporter and changes nothing
    state = position(nek_org, amazon, battler, other, postulant, against_the_battler)
    own = hand_of(state, state.combatants[0], state.combatants[1])
    assert [supporter.id for supporter in own.supporters] == [2, 3]
    theirs = hand_of(state, state.combatants[1], state.combatants[0])
    assert [supporter.id for supporter in theirs.supporters] == [4]
    fought(state, [1] * 9, [(0, 1)])
    assert [combatant.fatigue for combatant in state.combatants] == [1, 1, 0, 0, 0, 0]


def crowd(*traits: list[str]) -> State:
    """Number 0 fights 1, who is touched by four friends of 0 with these traits as well."""
    places = [(20.0, 22.0), (19.134, 21.5), (20.866, 21.5), (19.134, 20.5)]
    supporters = [one(0, PLAIN, spot, traits=own) for spot, own in zip(places, traits, strict=True)]
    return position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), *supporters)


@pytest.mark.rule("SW-SUP-03", "SW-HTH-08")
def test_at_most_three_supports_count() -> None:
    played = fought(crowd([], [], [], []), [1] * 7)
    assert played.kinds == ["spherewars.fight.enemy"]
    assert played.told(HandCounted)[0].dice.amount == 5


@pytest.mark.rule("SW-SUP-03")
def test_the_owner_chooses_three_supports_where_it_matters() -> None:
    state = crowd(["unimportant"], [], ["bodyguard"], [])
    played = fought(state, [1, 1, 1, 1, 1, 2, 2, 1, 1], [(0, 1), (0, [3, 4, 5])])
    question = played.questions[1]
    assert question.kind == "spherewars.fight.supporters"
    assert question.default() == [3, 4, 5]
    assert len(question.options()) == 4
    assert refusal_of(question, [0, 3, 4]).rule == "SW-SUP-01"
    refusal_of(question, [3, 3, 4])
    refusal_of(question, [3, 4])
    assert played.told(HandCounted)[0].supporters == [4, 3, 5]
    assert played.told(HandCounted)[0].dice.amount == 5


@pytest.mark.rule("SW-SUP-07", "SW-ABI-63")
def test_the_unimportant_add_no_die_and_the_insignificant_do() -> None:
    state = position(
        one(0, PLAIN, CENTRE),
        one(1, PLAIN, NORTH),
        one(0, PLAIN, (20, 22), traits=["unimportant"]),
        one(0, PLAIN, (19, 21), traits=["insignificant"]),
    )
    hand = hand_of(state, state.combatants[0], state.combatants[1])
    assert hand.count() == 3
    assert [supporter.id for supporter in hand.supporters] == [3, 2]


@pytest.mark.rule("SW-SUP-06", "SW-STA-10", "SW-STA-16", "SW-STA-20", "SW-FLE-13", "SW-WOU-16")
def test_who_cannot_support() -> None:
    for which in (STUNNED, FEARFUL, PARALYSED, ""):
        state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, PLAIN, (20, 22)))
        supporter = state.combatants[2]
        if which:
            supporter.bear(which, TURN)
        else:
            supporter.flight = 1
        assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 2, which
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, ASH, (20, 22)))
    assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 2


@pytest.mark.rule("SW-SUP-06")
def test_the_paralysed_are_not_supported_and_the_stunned_are() -> None:
    for which, dice in ((STUNNED, 3), (FEARFUL, 3), ("concussed", 3), (PARALYSED, 1)):
        state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, PLAIN, (20, 22)))
        state.combatants[0].bear(which, TURN)
        hand = hand_of(state, state.combatants[0], state.combatants[1])
        assert hand.count() == dice, which


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
    assert played.purposes == ["dexterity", "dexterity"]
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


# -- fatigue --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-FAT-01", "SW-FAT-02", "SW-ATT-16")
def test_tir_abe_is_tired_by_sorreps() -> None:
    state = position(
        one(0, TIR_ABE, CENTRE), one(1, SORREP, NORTH), one(1, SORREP, SOUTH), one(1, RIDER, EAST)
    )
    dice: list[list[int]] = []
    for enemy in (1, 1, 2, 3):
        played = fought_again(state, enemy)
        dice.append([dex_of(hand) for hand in played.told(HandCounted)])
    assert dice == [[4, 2], [3, 1], [2, 2], [2, 3]]


def dex_of(counted: HandCounted) -> int:
    """The dice of a hand without those of supporters."""
    return sum(part.amount for part in counted.dice.parts if part.reason != "spherewars.reason.support")


def fought_again(state: State, enemy: int) -> Played[None]:
    """The fight of the activated combatant with an enemy, all dice showing a tie."""
    own, other = (
        hand_of(state, actor_of(state), state.combatants[enemy]),
        hand_of(state, state.combatants[enemy], actor_of(state)),
    )
    return play_out(fight(state), [(0, enemy)], [1] * (own.count() + other.count()))


@pytest.mark.rule("SW-FAT-06", "SW-ABI-45")
def test_the_insignificant_tire_only_themselves() -> None:
    state = duel(PLAIN, made("imp", universal=("insignificant",)))
    played = fought(state, [S, S, S, S])
    assert played.told(Tired) == [Tired(1, 1)]


@pytest.mark.rule("SW-FAT-06")
def test_a_friend_who_is_insignificant_spares_nobody() -> None:
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(1, POSTULANT, (20, 22)))
    assert fought(state, [S, S, S, S]).told(Tired) == [Tired(0, 1), Tired(1, 1)]


@pytest.mark.rule("SW-FAT-07", "SW-ABI-55")
def test_the_tireless_keep_their_dexterity() -> None:
    state = duel(RIDER, PLAIN)
    played = fought(state, [5, 5, 2, 5, 5, 1, 1, 1])
    assert played.told(Tired) == [Tired(1, 1)]


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
        "dexterity",  # H6
        "dexterity",
        "spherewars.dexterity_decided",  # H7, H8
        "spherewars.critical_hit",  # H10
        "damage",
        "spherewars.damage_rolled",
        "spherewars.wounded",  # H11
        "morale",  # H12
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


@pytest.mark.rule("SW-FAT-08", "SW-SUP-08")
def test_only_fights_tire() -> None:
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH, flight=1), one(1, PLAIN, (30, 30)))
    play_out(trap(state, state.combatants[1], state.combatants[0]))
    for source in (SHOT, DEED):
        blow = Blow(source, state.combatants[0], state.combatants[2], False)
        blow.wounds = 1
        play_out(hurt(state, [blow]))
    assert [combatant.fatigue for combatant in state.combatants] == [0, 0, 0]


@pytest.mark.rule("SW-ATK-01", "SW-ATK-03")
def test_weapons_meet_mundane_constitution() -> None:
    state = duel(made("avernal_lance", str=3), NEAR_HEART)
    blow = blow_of(state, state.combatants[0], state.combatants[1], 0)
    assert (blow.strength.amount, blow.number.amount) == (3, 5)


@pytest.mark.rule("SW-FAT-05", "SW-STA-02")
def test_updating_removes_fatigue_and_no_states() -> None:
    state = position(one(0, PLAIN, CENTRE, fatigue=3), one(1, PLAIN, (30, 30)))
    state.combatants[0].bear(STUNNED, NEXT_ACTIVATION)
    state.activation = None
    play_out(updating(state))
    assert state.combatants[0].fatigue == 0
    assert state.combatants[0].effects.has(STUNNED)


@pytest.mark.rule("SW-ABI-45", "SW-FAT-06")
def test_a_ranger_who_fought_the_insignificant_has_full_dexterity() -> None:
    imp = made("imp", universal=("insignificant",))
    state = position(one(0, PLAIN, CENTRE), one(1, imp, NORTH), one(1, imp, SOUTH), one(1, STEVEDORE, EAST))
    for enemy in (1, 2):
        fought_again(state, enemy)
    assert hand_of(state, state.combatants[0], state.combatants[3]).dex.amount == 2
