"""ADF: Defence abilities. Deflect is tested with the shots."""

import pytest

from dicefront.games.home_raiders.rules.attack import defence_build
from dicefront.games.home_raiders.rules.close_combat import free_close_attack
from dicefront.games.home_raiders.rules.events.fighting import (
    AttackSucceeded,
    DieRolled,
    Healed,
    RollChosen,
    RollForced,
    Swapped,
    TakenOver,
)
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.rules.strike import (
    BREAK_AWAY,
    BY_ACTION,
    CHARMED,
    MELEE,
    RANGED,
    Attack,
    Token,
)
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.games.home_raiders.scenes import block, card, faces, hero, inch, marker, position, unit
from dicefront.kernel.testing import Played, Script, offered, play_out
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.fights import attack_of, duel, fighter, pools_rolled, strike, totals
from tests.games.home_raiders.names import bear

WEAK = card(troop="hero", defence="W1", close="W1")


def hurt(state: State, *receivers: int, answers: Script | None = None, dice: str = "") -> Played[list[int]]:
    """One batch of Wound tokens."""
    tokens = [Token(state.characters[number], "attack") for number in receivers]
    return play_out(deal(state, tokens), answers, faces(dice))


# -- Sharp reflexes, Resilience, Wall of shields ------------------------------------------------


@pytest.mark.rule("HR-ADF-01")
def test_sharp_reflexes_upgrade_against_shots_only() -> None:
    state = duel(fighter(shooting="W1"), fighter("sharp-reflexes", defence="W2 R1"))
    target = state.characters[1]
    assert defence_build(state, Attack(RANGED, BY_ACTION, *state.characters), target).pool.text() == "R3"
    assert defence_build(state, Attack(MELEE, BY_ACTION, *state.characters), target).pool.text() == "W2 R1"


@pytest.mark.rule("HR-ADF-13")
def test_resilience_upgrades_in_close_combat_only() -> None:
    state = duel(fighter(shooting="W1"), fighter("resilience", defence="W2 R1"))
    target = state.characters[1]
    assert defence_build(state, Attack(RANGED, BY_ACTION, *state.characters), target).pool.text() == "W2 R1"
    assert defence_build(state, Attack(MELEE, BY_ACTION, *state.characters), target).pool.text() == "R3"


@pytest.mark.rule("HR-ADF-02")
def test_a_wall_of_shields_boosts_the_defence_once_however_many_friends_touch() -> None:
    wall = card(abilities=["wall-of-shields"], defence="W1")
    state = position(hero(0, card(close="W1"), (10, 10)), unit(1, wall, (11, 10), (12, 10), (11, 11)))
    assert totals(strike(state, faces("-", "A")))[1] == 2
    assert totals(strike(state, faces("-", "-")))[1] == 0


@pytest.mark.rule("HR-ADF-02")
def test_a_wall_of_shields_needs_contact_with_a_friend_that_has_it_too() -> None:
    wall, plain = card(abilities=["wall-of-shields"], defence="W1"), card()
    apart = position(hero(0, card(close="W1"), (10, 10)), unit(1, wall, (11, 10), (13, 10)))
    assert totals(strike(apart, faces("-", "A")))[1] == 1
    other = position(hero(0, wall, (10, 10)), hero(1, wall, (11, 10)), hero(1, plain, (12, 10)))
    assert totals(strike(other, faces("- - -", "A")))[1] == 1


@pytest.mark.rule("HR-ADF-02", "HR-AHE-08", "HR-WND-18")
def test_a_vanishing_friend_holds_no_shield_and_gives_no_advice() -> None:
    wall = fighter("wall-of-shields", "prudent-strategist", defence="W1")
    state = position(hero(0, card(), (10, 10)), hero(1, wall, (11, 10)), hero(1, wall, (12, 10)))
    attack = Attack(MELEE, BY_ACTION, state.characters[0], state.characters[1])
    build = defence_build(state, attack, attack.target)
    assert (build.pool.text(), build.full_boost()) == ("R1", 1)
    state.characters[2].vanishing = True
    build = defence_build(state, attack, attack.target)
    assert (build.pool.text(), build.full_boost()) == ("W1", 0)


# -- Regeneration -------------------------------------------------------------------------------


@pytest.mark.rule("HR-ADF-03", "HR-SQW-04")
def test_regeneration_removes_the_token_with_an_ace() -> None:
    state = duel(card(), fighter("regeneration", defence="W2"))
    played = hurt(state, 1, dice="A")
    assert state.characters[1].wounds == 0
    assert played.told(DieRolled) == [DieRolled(1, "regeneration", True)]
    assert played.told(Healed) == [Healed(1, 0)]
    assert played.result == [1]  # HR-WND-10
    hurt(state, 1, dice="-")
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-ADF-03")
@pytest.mark.parametrize(("defence", "side", "left"), [("W1 W1* R1", 3, 1), ("W1* R1", 3, 0)])
def test_regeneration_rolls_a_die_of_the_weakest_set_that_is_left(defence: str, side: int, left: int) -> None:
    state = duel(card(), fighter("regeneration", defence=defence))
    play_out(deal(state, [Token(state.characters[1], "attack")]), [], [side])
    assert state.characters[1].wounds == left


@pytest.mark.rule("HR-ADF-04", "HR-WND-08")
def test_regeneration_comes_before_vanishing_is_checked() -> None:
    state = duel(card(), fighter("regeneration", defence="W1"))
    state.characters[1].wounds = 1
    hurt(state, 1, dice="C")
    assert (state.characters[1].where, state.characters[1].wounds) == (ON_TABLE, 1)
    hurt(state, 1, dice="-")
    assert state.characters[1].where == VANISHED


# -- Energy barrier -----------------------------------------------------------------------------


@pytest.mark.rule("HR-ADF-14", "HR-ATK-09", "HR-SQC-07")
def test_energy_barrier_makes_the_attacker_roll_its_whole_pool_again() -> None:
    state = duel(fighter(close="W4"), fighter("energy-barrier", defence="W1"))
    played = strike(state, faces("A A A -", "A A A A", "-"), [(1, True), (1, False)])
    assert played.told(RollForced) == [RollForced(1, 0)]
    assert played.purposes == ["home_raiders.melee", "home_raiders.melee", "home_raiders.defence"]
    assert played.told(RollChosen) == [RollChosen(1, False, 3)]
    assert [question.player for question in played.questions] == [1, 1]
    assert played.told(AttackSucceeded) == [AttackSucceeded(0, 1, 3, 0)]


@pytest.mark.rule("HR-ADF-15")
def test_the_defender_chooses_which_of_the_two_rolls_counts() -> None:
    state = duel(fighter(close="W2"), fighter("energy-barrier", defence="W1"))
    assert attack_of(strike(state, faces("A A", "- -", "-"), [(1, True), (1, True)])).aces == 0
    assert attack_of(strike(state, faces("A A", "- -", "-"), [(1, True), (1, False)])).aces == 2
    equal = duel(fighter(close="W2"), fighter("energy-barrier", defence="W1"))
    assert len(strike(equal, faces("A -", "- A", "-"), [(1, True)]).questions) == 1


@pytest.mark.rule("HR-ADF-14", "HR-ADF-17")
def test_energy_barrier_is_optional_and_offered_once() -> None:
    state = duel(fighter("energy-barrier", close="W1"), fighter("energy-barrier", defence="W1"))
    played = strike(state, faces("A", "A"), [(1, False)])
    assert played.kinds == ["home_raiders.react.energy-barrier"]
    plain = duel(fighter("energy-barrier", close="W1"), fighter(defence="W1"))
    assert not strike(plain, faces("A", "A")).questions


@pytest.mark.rule("HR-ADF-16")
def test_boost_and_reassuring_attack_are_applied_to_each_roll_by_itself() -> None:
    state = duel(fighter("reassuring-attack", close="W1 +2"), fighter("energy-barrier", defence="W1"))
    played = strike(state, faces("A", "-", "A"), [(1, True), (1, True)])
    second = played.questions[1].args()
    assert (second["total"], second["second_total"]) == (3, 1)
    assert attack_of(played).aces == 1


@pytest.mark.rule("HR-DIC-23", "HR-ASP-04")
def test_the_second_roll_uses_the_same_dice_and_is_no_new_roll() -> None:
    state = duel(fighter("charge", close="W2 R1"), fighter("energy-barrier", defence="W1"))
    bear(state.characters[0], "distract")
    played = strike(state, faces("- - A", "- - -", "-"), [(1, True), (1, True)])
    assert pools_rolled(played) == ["W3", "W3", "W1"]
    assert not state.characters[0].effects.has("distract")


# -- Flicker ------------------------------------------------------------------------------------


def flickering(*groups: object, **options: object) -> State:
    return position(hero(0, card(close="W2"), (10, 10)), *groups, **options)  # type: ignore[arg-type]


FLICKERER = fighter("flicker", defence="W2")


@pytest.mark.rule("HR-ADF-18", "HR-ADF-20", "HR-SQC-13")
def test_flicker_swaps_places_after_a_successful_defence() -> None:
    state = flickering(hero(1, FLICKERER, (11, 10)), hero(1, card(), (15.984, 10)))
    played = strike(state, faces("A A", "A A"), [(1, 2)])
    assert played.told(Swapped) == [Swapped(1, 2)]
    assert [c.body.shape.x for c in state.characters] == [inch(10), inch(15.984), inch(11)]
    assert not state.characters[2].effects.has("charge")


@pytest.mark.rule("HR-ADF-18")
def test_flicker_reaches_five_inches_friend_and_enemy_and_is_optional() -> None:
    state = flickering(
        hero(1, FLICKERER, (11, 10)),
        hero(0, card(), (11, 15)),
        hero(1, card(), (17, 10)),
        hero(1, card(), (5, 5)),
    )
    played = strike(state, faces("A A", "A A"), [(1, None)])
    assert offered(played.questions[0]) == [None, 0, 2]
    assert not played.told(Swapped)


@pytest.mark.rule("HR-ADF-18")
def test_flicker_needs_a_successful_defence() -> None:
    state = flickering(hero(1, FLICKERER, (11, 10)))
    assert not strike(state, faces("A A", "- A")).questions


@pytest.mark.rule("HR-ADF-19")
def test_each_must_be_able_to_stand_at_the_place_of_the_other() -> None:
    big = card(base_mm=50)
    state = flickering(
        hero(1, FLICKERER, (11, 10)), hero(1, big, (14, 14)), things=[block(11.6, 9, 13, 11, 3)]
    )
    played = strike(state, faces("A A", "A A"), [(1, None)])
    assert offered(played.questions[0]) == [None, 0]


@pytest.mark.rule("HR-AUN-06", "HR-ADF-18")
def test_whoever_stands_firm_is_not_swapped_by_enemies() -> None:
    state = position(
        unit(0, card(close="W2", abilities=["firm-stance"]), (10, 10)), hero(1, FLICKERER, (11, 10))
    )
    assert not strike(state, faces("A A", "A A")).questions


@pytest.mark.rule("HR-ADF-20", "HR-OBJ-14")
def test_a_swap_loses_the_control_of_a_marker() -> None:
    state = flickering(
        hero(1, FLICKERER, (11, 10)), hero(1, card(), (11, 14)), markers=[marker(0, 11, 14, controller=2)]
    )
    strike(state, faces("A A", "A A"), [(1, 2)])
    assert state.markers[0].controller == -1


# -- Bodyguard ----------------------------------------------------------------------------------


def guarded(guard: str = "bodyguard") -> State:
    return position(
        hero(0, fighter(close="W2"), (10, 10)),
        hero(1, card(defence="W1"), (11, 10)),
        hero(1, fighter(guard, defence="B2"), (12, 10)),
    )


@pytest.mark.rule("HR-ADF-21", "HR-ATK-05", "HR-SQC-04")
def test_a_bodyguard_becomes_the_target_instead() -> None:
    state = guarded()
    played = strike(state, faces("A A", "A -"), [(1, 2)])
    assert played.told(TakenOver) == [TakenOver(2, 1)]
    assert pools_rolled(played) == ["W2", "B2"]
    assert [character.wounds for character in state.characters] == [0, 0, 1]
    assert (played.questions[0].player, offered(played.questions[0])) == (1, [None, 2])


@pytest.mark.rule("HR-ADF-21")
def test_a_bodyguard_may_stay_out_and_needs_contact_with_the_target() -> None:
    state = guarded()
    assert pools_rolled(strike(state, faces("- -", "-"), [(1, None)])) == ["W2", "W1"]
    assert not strike(guarded("flicker"), faces("A A", "-")).questions
    apart = position(
        hero(0, fighter(close="W2"), (10, 10)),
        hero(1, card(defence="W1"), (11, 10)),
        hero(1, fighter("bodyguard"), (12.5, 10)),
    )
    assert not strike(apart, faces("A A", "-")).questions


@pytest.mark.rule("HR-ADF-22")
def test_obscuring_stays_that_of_the_original_target_and_the_dice_are_the_bodyguards() -> None:
    state = position(
        hero(0, fighter(shooting="W2"), (3, 10)), hero(1, card(), (11, 10)), unit(1, "nl-guardmen", (12, 10))
    )
    shot = Attack(RANGED, BY_ACTION, state.characters[0], state.characters[1])
    shot.obscured = True
    shot.target = state.characters[2]
    assert defence_build(state, shot, state.characters[2]).pool.text() == "R3"


@pytest.mark.rule("HR-ADF-23")
def test_an_attack_is_taken_over_once_and_before_the_dice() -> None:
    state = position(
        hero(0, fighter(close="W2"), (10, 10)),
        hero(1, card(defence="W1"), (11, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (12, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (13, 10)),
    )
    played = strike(state, faces("- -", "-"), [(1, 2)])
    assert played.kinds == ["home_raiders.react.bodyguard"]
    assert offered(played.questions[0]) == [None, 2]


@pytest.mark.rule("HR-ADF-24")
def test_a_bodyguard_works_in_free_attacks_and_not_against_shrapnel() -> None:
    state = guarded()
    attacker, target = state.characters[0], state.characters[1]
    play_out(free_close_attack(state, attacker, target, BREAK_AWAY), [(1, 2)], faces("A A", "- -"))
    assert state.characters[2].wounds == 1
    burst = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        hero(1, card(defence="W1"), (11, 10)),
        hero(1, fighter("bodyguard"), (12, 10)),
    )
    burst.characters[0].wounds = 1
    hurt(burst, 0, dice="-")
    assert burst.characters[1].wounds == 1


@pytest.mark.rule("HR-ADF-21", "HR-WND-18", "HR-ASP-13")
def test_neither_a_vanishing_bodyguard_nor_the_attacker_itself_takes_over() -> None:
    state = guarded()
    state.characters[2].vanishing = True
    assert not strike(state, faces("- -", "-")).questions
    charmed = position(hero(0, fighter("bodyguard", close="W1"), (10, 10)), hero(0, WEAK, (11, 10)))
    steps = free_close_attack(charmed, charmed.characters[0], charmed.characters[1], CHARMED)
    assert not play_out(steps, [], faces("-", "-")).questions
