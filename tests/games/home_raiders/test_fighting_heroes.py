"""AHE: the Hero abilities of a fight; ALD: Aim and Dodge."""

import pytest

from dicefront.games.home_raiders.rules.attack import attack_build, defence_build
from dicefront.games.home_raiders.rules.events.fighting import Attacked, SangLast, Vanished
from dicefront.games.home_raiders.rules.state import VANISHED
from dicefront.games.home_raiders.rules.strike import BY_ACTION, MELEE, RANGED, Attack, Token
from dicefront.games.home_raiders.rules.targets import range_against
from dicefront.games.home_raiders.rules.wounds import deal, heal
from dicefront.games.home_raiders.scenes import card, faces, hero, inch, position, put, unit
from dicefront.kernel.testing import offered, play_out
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.fights import attack_of, duel, fighter, pools_rolled, strike, totals

WEAK = card(troop="hero", defence="W1", close="W1")


# -- Precise attack -----------------------------------------------------------------------------


@pytest.mark.rule("HR-AHE-01", "HR-SQC-09")
def test_against_a_precise_attack_a_critical_ace_is_a_plain_ace() -> None:
    state = duel(fighter("precise-attack", close="W2"), fighter(defence="W2"))
    played = strike(state, faces("C A", "A", "C -"))  # the attacker's own Critical Ace is rolled again
    assert totals(played) == [3, 1]


@pytest.mark.rule("HR-AHE-01")
def test_without_precise_attack_the_defence_rolls_again() -> None:
    state = duel(fighter(close="W2"), fighter("precise-attack", defence="W2"))
    assert totals(strike(state, faces("A A", "C -", "A"))) == [2, 2]


@pytest.mark.rule("HR-AHE-01", "HR-ACC-04")
def test_a_set_rerolled_against_a_precise_attack_is_plain_too() -> None:
    state = duel(fighter("precise-attack", "violent-attack", close="W2"), fighter(defence="W1"))
    assert totals(strike(state, faces("A A", "A", "C"), [(0, "white")])) == [2, 1, 1]


# -- Swan song ----------------------------------------------------------------------------------


@pytest.mark.rule("HR-AHE-02", "HR-SQW-06")
def test_a_vanishing_character_makes_one_free_attack_before_it_is_removed() -> None:
    state = duel(fighter("swan-song", close="W1 R1", defence="W1"), WEAK)
    state.characters[0].wounds = 1
    played = play_out(
        deal(state, [Token(state.characters[0], "fall")]), [(0, ["melee", 1])], faces("A -", "-")
    )
    assert played.told(Attacked) == [Attacked(0, 1, "melee", "swan-song", [])]
    assert state.characters[1].wounds == 1
    assert played.told(Vanished) == [Vanished(0)]


@pytest.mark.rule("HR-AHE-02")
def test_a_swan_song_may_be_a_shot() -> None:
    state = position(
        hero(0, fighter("swan-song", shooting="R1", close=""), (10, 10)), hero(1, WEAK, (15, 10))
    )
    state.characters[0].wounds = 1
    played = play_out(
        deal(state, [Token(state.characters[0], "hurts")]),
        [(0, {"shooter": 0, "at": 1}), (1, False)],
        faces("A", "-"),
    )
    assert offered(played.questions[0]) == [None, {"shooter": 0, "at": 1}]
    assert played.told(Attacked) == [Attacked(0, 1, "ranged", "swan-song", [])]
    assert (state.characters[0].where, state.characters[1].wounds) == (VANISHED, 1)


@pytest.mark.rule("HR-AHE-02", "HR-GEN-12")
def test_a_swan_song_is_optional() -> None:
    state = duel(fighter("swan-song", close="W1"), WEAK)
    state.characters[0].wounds = 1
    played = play_out(deal(state, [Token(state.characters[0], "attack")]), [(0, None)])
    assert not played.told(SangLast)
    assert state.characters[0].where == VANISHED


@pytest.mark.rule("HR-AHE-03")
def test_a_swan_song_needs_a_legal_target_and_rolls_as_a_wounded_character() -> None:
    state = duel(fighter("swan-song", close="W1* R1"), WEAK)
    state.characters[0].wounds = 1
    played = play_out(
        deal(state, [Token(state.characters[0], "attack")]), [(0, ["melee", 1])], faces("-", "-")
    )
    assert pools_rolled(played)[0] == "R1"
    nobody = position(hero(0, fighter("swan-song", close="W1"), (10, 10)), hero(1, WEAK, (15, 10)))
    nobody.characters[0].wounds = 1
    assert not play_out(deal(nobody, [Token(nobody.characters[0], "attack")])).questions
    bare = duel(fighter("swan-song", close="W1*"), WEAK)
    bare.characters[0].wounds = 1
    assert not play_out(deal(bare, [Token(bare.characters[0], "attack")])).questions


@pytest.mark.rule("HR-AHE-04")
def test_two_can_take_each_other_along() -> None:
    state = duel(fighter(close="W1", defence="W1"), fighter("swan-song", close="W1", defence="W1"))
    for character in state.characters:
        character.wounds = 1
    played = strike(state, faces("A", "-", "A", "-"), [(1, ["melee", 0])])
    assert [character.where for character in state.characters] == [VANISHED, VANISHED]
    assert played.told(Vanished) == [Vanished(0), Vanished(1)]


@pytest.mark.rule("HR-AHE-04")
def test_nothing_in_its_swan_song_keeps_a_character_from_vanishing() -> None:
    # Its own last attack makes somebody burst beside it: no token for it, no second song.
    state = position(
        hero(0, fighter("swan-song", "regeneration", close="W1", defence="W1"), (10, 10)),
        hero(1, fighter("shrapnel", defence="W1"), (11, 10)),
    )
    state.characters[0].wounds = state.characters[1].wounds = 1
    played = play_out(
        deal(state, [Token(state.characters[0], "attack")]), [(0, ["melee", 1])], faces("-", "A", "-")
    )
    assert len(played.told(SangLast)) == 1
    assert played.told(Vanished) == [Vanished(1), Vanished(0)]


# -- Selfish fighter ----------------------------------------------------------------------------


@pytest.mark.rule("HR-AHE-06", "HR-AHE-07", "HR-SQW-02")
def test_jack_gives_his_token_to_auntie_hoard_and_is_not_wounded_himself() -> None:
    state = position(
        hero(0, fighter("roundhouse-attack", close="W1"), (10, 10)),
        hero(1, "fl-keyring-jack", (11, 10)),
        hero(1, "fl-auntie-hoard", (12, 10)),
        hero(1, WEAK, (9, 10)),
    )
    played = strike(state, faces("A", "- - -"), [(1, None), (1, 2)])  # she is a Bodyguard, too
    assert [character.wounds for character in state.characters] == [0, 0, 1, 0]
    assert not attack_of(played).wounded
    kinds = ["home_raiders.react.bodyguard", "home_raiders.wound.selfish"]
    assert played.kinds == kinds  # no Roundhouse attack


@pytest.mark.rule("HR-AHE-06")
def test_a_selfish_fighter_may_keep_its_token_and_needs_a_friend_in_contact() -> None:
    selfish = fighter("selfish-fighter", defence="W1")
    state = position(hero(0, card(), (20, 20)), hero(1, selfish, (11, 10)), hero(1, card(), (12, 10)))
    play_out(deal(state, [Token(state.characters[1], "attack")]), [(1, None)])
    assert state.characters[1].wounds == 1
    put(state, 2, 12.1, 10)
    assert not play_out(deal(state, [Token(state.characters[1], "attack")])).questions


# -- Prudent strategist -------------------------------------------------------------------------


@pytest.mark.rule("HR-AHE-08")
def test_friends_within_three_inches_of_a_prudent_strategist_upgrade_against_all_attacks() -> None:
    state = position(
        hero(0, card(shooting="W1"), (10, 10)),
        hero(1, card(defence="W2 R1"), (11, 10)),
        hero(1, fighter("prudent-strategist"), (14.984, 10)),
    )
    attacker, target = state.characters[0], state.characters[1]
    for kind in (MELEE, RANGED):
        attack = Attack(kind, BY_ACTION, attacker, target)
        assert defence_build(state, attack, target).pool.text() == "R3"
    put(state, 2, 15.1, 10)
    assert defence_build(state, Attack(MELEE, BY_ACTION, attacker, target), target).pool.text() == "W2 R1"


@pytest.mark.rule("HR-AHE-09")
def test_a_prudent_strategist_does_not_help_itself_nor_enemies_and_two_help_once() -> None:
    prudent = fighter("prudent-strategist", defence="W2 R1")
    state = position(
        hero(0, prudent, (10, 10)),
        hero(1, prudent, (11, 10)),
        hero(1, prudent, (12, 10)),
        hero(1, card(defence="W2 R1"), (11.5, 11)),
    )
    attacker = state.characters[1]
    own = Attack(MELEE, BY_ACTION, attacker, state.characters[0])
    assert defence_build(state, own, state.characters[0]).pool.text() == "W2 R1"
    foe = Attack(MELEE, BY_ACTION, state.characters[0], state.characters[3])
    assert defence_build(state, foe, state.characters[3]).pool.text() == "R3"


# -- Sworn enemy --------------------------------------------------------------------------------


@pytest.mark.rule("HR-AHE-14")
def test_attacks_on_the_sworn_enemy_are_upgraded_also_if_a_bodyguard_takes_over() -> None:
    state = position(
        hero(0, fighter("sworn-enemy", close="W2 R1", shooting="W1"), (10, 10)),
        hero(1, WEAK, (11, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (12, 10)),
        hero(1, WEAK, (9, 10)),
    )
    state.characters[0].sworn = 1
    played = strike(state, faces("- - -", "-"), [(1, 2)])
    assert pools_rolled(played)[0] == "R3"
    assert pools_rolled(strike(state, faces("- - -", "-"), target=3))[0] == "W2 R1"
    shot = Attack(RANGED, BY_ACTION, state.characters[0], state.characters[1])
    assert attack_build(state, shot).pool.text() == "R1"


# -- Champion -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-AHE-15")
def test_a_champion_vanishes_with_its_third_token() -> None:
    state = duel(card(), fighter("champion", close="W1* R1"))
    champion = state.characters[1]
    attack = Attack(MELEE, BY_ACTION, champion, state.characters[0])
    for tokens in (1, 2):
        play_out(deal(state, [Token(champion, "attack")]))
        assert (champion.where, champion.wounds) == (ON_TABLE, tokens)
        assert attack_build(state, attack).pool.text() == "R1"
    play_out(heal(champion))
    assert champion.wounds == 1
    assert attack_build(state, attack).pool.text() == "R1"
    for _ in range(2):
        play_out(deal(state, [Token(champion, "attack")]))
    assert champion.where == VANISHED


@pytest.mark.rule("HR-ASP-17")
def test_a_champion_that_lost_its_ability_vanishes_with_the_next_token_not_before() -> None:
    state = duel(card(), fighter("champion"))
    champion = state.characters[1]
    champion.wounds = 2
    champion.kit = state.characters[0].kit
    assert champion.where == ON_TABLE
    play_out(deal(state, [Token(champion, "attack")]))
    assert champion.where == VANISHED


# -- Aim and Dodge ------------------------------------------------------------------------------


@pytest.mark.rule("HR-ALD-01")
def test_aim_boosts_the_shots_of_the_unit_and_nothing_else() -> None:
    leader = card(troop="leader", abilities=["aim"])
    shooters = card(shooting="W1 R1", close="W1")
    state = position(unit(0, shooters, (10, 10), leader=(leader, (9, 10))), hero(1, WEAK, (11, 10)))
    shot = Attack(RANGED, BY_ACTION, state.characters[0], state.characters[2])
    build = attack_build(state, shot)
    assert (build.total(1), build.total(0)) == (2, 0)
    blow = Attack(MELEE, BY_ACTION, state.characters[0], state.characters[2])
    assert attack_build(state, blow).total(1) == 1


@pytest.mark.rule("HR-ALD-07")
def test_against_dodge_base_range_counts_two_inches_less_but_not_below_zero() -> None:
    leader = card(troop="leader", abilities=["dodge"])
    state = position(unit(0, card(), (10, 10), leader=(leader, (9, 10))), hero(1, WEAK, (11, 10)))
    member, other = state.characters[0], state.characters[2]
    assert range_against(inch(8), member) == inch(6)
    assert range_against(inch(1), member) == 0
    assert range_against(inch(8), other) == inch(8)
