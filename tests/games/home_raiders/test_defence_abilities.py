"""ADF: Defence abilities. Deflect is tested with the shots."""

import pytest

from dicefront.games.home_raiders.rules.attack import defence_build
from dicefront.games.home_raiders.rules.close_combat import close_combat_action, free_close_attack
from dicefront.games.home_raiders.rules.events.fighting import (
    AttackSucceeded,
    Burst,
    DieRolled,
    Healed,
    RollChosen,
    RollForced,
    Swapped,
    TakenOver,
    TokenSentOn,
    Vanished,
    Wounded,
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


# -- Mirror image -------------------------------------------------------------------------------


def mirrored() -> State:
    mirror = fighter("mirror-image", defence="W1 R1")
    return position(hero(0, WEAK, (10, 10)), hero(1, mirror, (11, 10)), hero(1, card(), (11, 15)))


@pytest.mark.rule("HR-ADF-25", "HR-WND-08", "HR-SQW-02")
def test_mirror_image_sends_the_token_to_a_friend_with_an_ace() -> None:
    state = mirrored()
    played = hurt(state, 1, answers=[(1, 2)], dice="A")
    assert [character.wounds for character in state.characters] == [0, 0, 1]
    assert played.told(TokenSentOn) == [TokenSentOn(1, 2, "mirror-image")]
    assert played.result == [2]


@pytest.mark.rule("HR-ADF-25")
def test_mirror_image_rolls_one_die_of_the_weakest_defence_set() -> None:
    state = mirrored()
    played = play_out(
        deal(state, [Token(state.characters[1], "attack")]), [(1, 2)], [3]
    )  # an Ace on a red die
    assert played.purposes == ["home_raiders.mirror-image"]
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-ADF-26")
def test_with_a_blank_the_token_stays_and_without_a_friend_near_nothing_is_rolled() -> None:
    state = mirrored()
    hurt(state, 1, answers=[(1, 2)], dice="-")
    assert [character.wounds for character in state.characters] == [0, 1, 0]
    alone = duel(WEAK, fighter("mirror-image", defence="W1"))
    assert not hurt(alone, 1).questions


@pytest.mark.rule("HR-ADF-25", "HR-GEN-12")
def test_mirror_image_is_optional() -> None:
    state = mirrored()
    played = hurt(state, 1, answers=[(1, None)])
    assert state.characters[1].wounds == 1
    assert not played.rolls


@pytest.mark.rule("HR-ADF-25", "HR-ADF-26", "HR-GEN-08")
@pytest.mark.parametrize(("away", "near"), [(5.0, True), (5.1, False)])
def test_mirror_image_reaches_five_inches(away: float, near: bool) -> None:
    friend = (10 + away + 25 / 25.4 - 0.001, 10)
    state = position(hero(0, fighter("mirror-image", defence="W1"), (10, 10)), hero(0, card(), friend))
    played = hurt(state, 0, answers=[(0, None)] if near else [])
    assert bool(played.questions) == near


# -- Shrapnel -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ADF-09", "HR-ADF-10", "HR-SQW-07")
def test_shrapnel_strikes_everybody_in_contact_with_one_ace() -> None:
    state = position(
        hero(0, fighter("shrapnel", "exploit-weakness", "precise-attack", "violent-attack"), (10, 10)),
        hero(1, card(defence="R1"), (11, 10)),
        hero(0, card(defence="R1"), (9, 10)),
        hero(1, card(defence="R1"), (10, 13)),
    )
    state.characters[0].wounds = 1
    played = hurt(state, 0, dice="- C A")  # a Critical Ace is rolled again
    assert played.told(Burst) == [Burst(0, [1, 2])]
    assert totals(played) == [0, 2]
    assert pools_rolled(played) == ["R1", "R1"]  # no ability of the one who bursts
    assert [character.wounds for character in state.characters[1:]] == [1, 0, 0]
    assert set(played.purposes) == {"home_raiders.defence"}


@pytest.mark.rule("HR-ADF-10")
def test_against_shrapnel_the_defenders_use_their_abilities_for_close_combat() -> None:
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        hero(1, fighter("resilience", "energy-barrier", defence="W2"), (11, 10)),
    )
    state.characters[0].wounds = 1
    assert pools_rolled(hurt(state, 0, dice="A -")) == ["R2"]


@pytest.mark.rule("HR-ADF-11", "HR-WND-14")
def test_all_defenders_of_a_burst_roll_before_wounds_are_placed_and_leave_together() -> None:
    state = position(hero(0, fighter("shrapnel"), (10, 10)), hero(1, WEAK, (11, 10)), hero(1, WEAK, (9, 10)))
    for character in state.characters:
        character.wounds = 1
    played = hurt(state, 0, dice="- -")
    kinds = [type(event).__name__ for event in played.events]
    assert kinds[-4:] == ["Wounded", "Wounded", "Vanished", "Vanished"]
    assert played.told(Vanished) == [Vanished(0), Vanished(1), Vanished(2)]
    assert played.result == [0]


@pytest.mark.rule("HR-ADF-12", "HR-WND-19", "HR-SQW-10")
def test_a_chain_of_bursts_goes_on_and_spares_those_who_are_gone() -> None:
    rag = card(abilities=["shrapnel"], defence="W1")
    state = position(unit(0, rag, (10, 10), (11, 10), (12, 10)), hero(1, card(), (20, 20)))
    for character in state.characters[:3]:
        character.wounds = 1
    played = hurt(state, 0, dice="- A")
    assert played.told(Burst) == [Burst(0, [1]), Burst(1, [2])]
    assert played.told(Vanished) == [Vanished(0), Vanished(1)]
    assert (state.characters[2].where, state.characters[2].wounds) == (ON_TABLE, 1)
    assert [event.cause for event in played.told(Wounded)] == ["attack", "shrapnel"]


@pytest.mark.rule("HR-ADF-27", "HR-SQW-11")
def test_flicker_after_a_burst_waits_until_the_chain_is_finished() -> None:
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        hero(1, fighter("flicker", defence="W1"), (11, 10)),
        hero(1, fighter("shrapnel", defence="W1"), (9, 10)),
        hero(1, card(), (13, 13)),
    )
    state.characters[0].wounds = state.characters[2].wounds = 1
    # The flickerer holds; the other bursts as well, with nobody in contact any more.
    played = hurt(state, 0, dice="A -", answers=[(1, 3)])
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("Swapped") > kinds.index("Vanished", kinds.index("Vanished") + 1)


@pytest.mark.rule("HR-ADF-27", "HR-SQW-11")
def test_nobody_steps_back_for_a_member_that_the_burst_made_vanish() -> None:
    leader = card(troop="leader", abilities=["defensive-stance"])
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), leader=(leader, (12.5, 10))),
    )
    state.characters[0].wounds = state.characters[1].wounds = 1
    assert not hurt(state, 0, dice="-").questions
    assert state.characters[1].where == VANISHED
    held = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), leader=(leader, (12.5, 10))),
    )
    held.characters[0].wounds = 1
    assert hurt(held, 0, dice="A", answers=[(1, [])]).kinds == ["home_raiders.react.defensive-stance"]


@pytest.mark.rule("HR-SQW-11", "HR-GEN-13")
@pytest.mark.parametrize("active", [0, 1])
def test_after_a_burst_the_active_player_flickers_first(active: int) -> None:
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        hero(0, fighter("flicker", defence="W1"), (11, 10)),
        hero(1, fighter("flicker", defence="W1"), (9, 10)),
        player=active,
    )
    state.characters[0].wounds = 1
    played = hurt(state, 0, dice="A A", answers=[(active, None), (1 - active, None)])
    assert [question.player for question in played.questions] == [active, 1 - active]


def test_a_burst_uses_up_grapple() -> None:
    state = position(hero(0, fighter("shrapnel"), (10, 10)), hero(1, card(defence="W1 R1"), (11, 10)))
    state.characters[0].wounds = 1
    bear(state.characters[1], "grapple")
    assert pools_rolled(hurt(state, 0, dice="A")) == ["W1"]
    assert not state.characters[1].effects.has("grapple")


def test_an_action_with_every_window_open() -> None:
    state = position(
        hero(0, fighter("violent-attack", "sucker-punch", "roundhouse-attack", close="W1 R1"), (10, 10)),
        hero(1, fighter("energy-barrier", "mirror-image", "flicker", defence="W1"), (11, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (12, 10)),
    )
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:1]),
        [(0, [0, 1, "sucker-punch"]), (1, None), (1, True), (1, False), (0, "white"), (1, 2)],
        faces("A", "-", "A", "-", "A"),
    )
    assert played.kinds == [
        "home_raiders.melee.target",
        "home_raiders.react.bodyguard",
        "home_raiders.react.energy-barrier",
        "home_raiders.react.energy-barrier",
        "home_raiders.melee.violent",
        "home_raiders.wound.mirror-image",
    ]
    assert [character.wounds for character in state.characters] == [0, 0, 1]
    assert not any(character.down for character in state.characters)  # the target was not wounded
