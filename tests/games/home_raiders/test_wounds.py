"""WND, SQW: Wound tokens, healing and vanishing."""

import pytest

from dicefront.games.home_raiders.rules.attack import attack_build
from dicefront.games.home_raiders.rules.events.fighting import (
    Burst,
    Healed,
    SangLast,
    TokenSentOn,
    Vanished,
    Wounded,
)
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.rules.strike import BY_ACTION, MELEE, Attack, Token
from dicefront.games.home_raiders.rules.wounds import deal, heal
from dicefront.games.home_raiders.scenes import card, faces, hero, inch, marker, position, unit
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import Played, Script, offered, play_out
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.fights import attack_of, duel, fighter, pools_rolled, strike
from tests.games.home_raiders.names import bear

WEAK = card(troop="hero", defence="W1", close="W1")


def hurt(
    state: State,
    *receivers: int,
    answers: Script | None = None,
    dice: str = "",
    reason: str = "attack",
) -> Played[list[int]]:
    """One batch of Wound tokens."""
    tokens = [Token(state.characters[number], reason) for number in receivers]
    return play_out(deal(state, tokens), answers, faces(dice))


def wounds(state: State) -> list[int]:
    return [character.wounds for character in state.characters]


# -- tokens -------------------------------------------------------------------------------------


@pytest.mark.rule("HR-WND-02", "HR-WND-03", "HR-SQW-05")
def test_the_second_token_makes_a_character_vanish() -> None:
    state = duel(card(), card())
    assert not hurt(state, 1).told(Vanished)
    played = hurt(state, 1)
    assert played.told(Vanished) == [Vanished(1)]
    assert state.characters[1].where == VANISHED
    assert state.troops[1].members == []


@pytest.mark.rule("HR-WND-04", "HR-WND-06")
def test_a_wounded_character_leaves_its_marked_dice_out() -> None:
    state = duel(fighter(close="W1* R1"), card())
    attack = Attack(MELEE, BY_ACTION, *state.characters)
    assert attack_build(state, attack).pool.text() == "W1 R1"
    state.characters[0].wounds = 1
    assert attack_build(state, attack).pool.text() == "R1"
    play_out(heal(state.characters[0]))
    assert attack_build(state, attack).pool.text() == "W1 R1"


@pytest.mark.rule("HR-WND-06", "HR-DIC-21")
def test_the_weakest_set_of_a_wounded_character_is_that_of_the_dice_left() -> None:
    state = duel(fighter("charge", close="W1* R1"), card())
    state.characters[0].wounds = 1
    bear(state.characters[0], "charge")
    assert attack_build(state, Attack(MELEE, BY_ACTION, *state.characters)).pool.text() == "B1"


@pytest.mark.rule("HR-WND-05")
def test_healing_removes_one_token_and_without_one_does_nothing() -> None:
    state = duel(card(), card())
    character = state.characters[0]
    assert not play_out(heal(character)).events
    character.wounds = 2
    assert play_out(heal(character)).told(Healed) == [Healed(0, 1)]
    assert character.wounds == 1


@pytest.mark.rule("HR-WND-09", "HR-SQW-02")
def test_a_token_that_was_sent_elsewhere_is_not_sent_on_again() -> None:
    mirror = fighter("mirror-image", defence="W1")
    state = position(hero(0, card(), (10, 10)), hero(1, mirror, (11, 10)), hero(1, mirror, (12, 10)))
    played = hurt(state, 1, answers=[(1, 2)], dice="A")
    assert played.kinds == ["home_raiders.wound.mirror-image"]
    assert wounds(state) == [0, 0, 1]


@pytest.mark.rule("HR-WND-09")
def test_the_new_owner_of_a_token_may_regenerate() -> None:
    state = position(
        hero(0, card(), (10, 10)),
        hero(1, fighter("selfish-fighter"), (11, 10)),
        hero(1, fighter("regeneration", defence="W1"), (12, 10)),
    )
    hurt(state, 1, answers=[(1, 2)], dice="A")
    assert wounds(state) == [0, 0, 0]


@pytest.mark.rule("HR-WND-08", "HR-WND-09", "HR-SQW-02")
def test_whoever_has_both_gives_the_token_away_without_a_roll_or_looks_into_the_mirror() -> None:
    both = fighter("selfish-fighter", "mirror-image", defence="W1")
    state = position(hero(0, card(), (20, 20)), hero(1, both, (11, 10)), hero(1, card(), (12, 10)))
    assert hurt(state, 1, answers=[(1, 2)]).kinds == ["home_raiders.wound.selfish"]
    played = hurt(state, 1, answers=[(1, None), (1, None)])
    assert played.kinds == ["home_raiders.wound.selfish", "home_raiders.wound.mirror-image"]
    assert wounds(state) == [0, 1, 1]


@pytest.mark.rule("HR-WND-10")
def test_a_token_sent_elsewhere_does_not_wound_the_target_and_a_removed_one_does() -> None:
    state = position(
        hero(0, card(close="W1"), (10, 10)),
        hero(1, fighter("selfish-fighter", defence="W1"), (11, 10)),
        hero(1, card(), (12, 10)),
    )
    attack = attack_of(strike(state, faces("A", "-"), [(1, 2)]))
    assert (attack.success, attack.wounded) == (True, False)
    healing = duel(card(close="W1"), fighter("regeneration", defence="W1"))
    attack = attack_of(strike(healing, faces("A", "-", "A")))
    assert (attack.wounded, healing.characters[1].wounds) == (True, 0)


@pytest.mark.rule("HR-WND-13", "HR-AHE-07")
def test_a_token_from_hurts_is_a_normal_token() -> None:
    state = position(
        hero(0, card(), (20, 20)), hero(1, fighter("selfish-fighter"), (11, 10)), hero(1, card(), (12, 10))
    )
    played = hurt(state, 1, answers=[(1, 2)], reason="hurts")
    assert played.told(TokenSentOn) == [TokenSentOn(1, 2, "selfish-fighter")]
    assert played.told(Wounded) == [Wounded(2, 1, "hurts")]


# -- batches ------------------------------------------------------------------------------------


@pytest.mark.rule("HR-WND-14", "HR-WND-17", "HR-SQW-01", "HR-SQW-03")
def test_the_tokens_of_a_batch_are_placed_together_and_those_who_vanish_leave_together() -> None:
    state = position(unit(0, card(), (10, 10), (11, 10)), unit(1, card(), (15, 15), (16, 15)))
    for number in (0, 3):
        state.characters[number].wounds = 1
    played = hurt(state, 3, 0, 2)
    assert [type(event).__name__ for event in played.events] == ["Wounded"] * 3 + ["Vanished"] * 2
    assert played.result == [0, 2, 3]
    assert played.told(Vanished) == [Vanished(0), Vanished(3)]


@pytest.mark.rule("HR-WND-17", "HR-ADF-03")
def test_two_tokens_of_one_batch_on_one_character_are_two_tokens() -> None:
    selfish = fighter("selfish-fighter")
    state = position(
        hero(0, card(), (20, 20)),
        hero(1, selfish, (11, 10)),
        hero(1, fighter("regeneration", defence="W1"), (12, 10)),
        hero(1, selfish, (13, 10)),
    )
    hurt(state, 1, 3, answers=[(1, 1), (1, 2), (1, 2)], dice="A -")
    assert wounds(state) == [0, 0, 1, 0]


@pytest.mark.rule("HR-GEN-13", "HR-SQW-04")
def test_every_receiver_regenerates_once_those_of_the_active_player_first() -> None:
    healer = fighter("regeneration", defence="W1")
    state = position(hero(0, healer, (20, 20)), hero(1, healer, (10, 10)))
    played = hurt(state, 1, 0, dice="A -")
    assert [event.character for event in played.told(Healed)] == [0]
    assert wounds(state) == [0, 1]


@pytest.mark.rule("HR-GEN-13", "HR-SQW-02")
def test_the_active_player_decides_about_his_tokens_first() -> None:
    selfish = fighter("selfish-fighter")
    groups = [
        hero(1, selfish, (11, 10)),
        hero(1, card(), (12, 10)),
        hero(0, selfish, (20, 20)),
        hero(0, card(), (21, 20)),
    ]
    state = position(*groups, acting=2)
    played = hurt(state, 0, 2, answers=[(0, None), (1, None)])
    assert [question.player for question in played.questions] == [0, 1]


@pytest.mark.rule("HR-WND-16", "HR-WND-20")
def test_a_token_for_somebody_gone_or_vanishing_has_no_effect() -> None:
    state = duel(card(), card())
    state.characters[1].where = VANISHED
    assert hurt(state, 1).result == []
    state.characters[0].vanishing = True
    assert hurt(state, 0).result == []
    assert wounds(state) == [0, 0]


@pytest.mark.rule("HR-WND-18", "HR-WND-16")
def test_a_vanishing_character_is_no_receiver_and_no_target_but_keeps_contact() -> None:
    selfish = fighter("selfish-fighter")
    state = position(
        hero(1, selfish, (11, 10)), hero(1, card(), (12, 10)), hero(0, card(), (20, 20)), acting=2
    )
    state.characters[1].vanishing = True
    assert not hurt(state, 0).questions
    flickering = position(
        hero(0, card(close="W1"), (10, 10)),
        hero(1, fighter("flicker", defence="W1"), (11, 10)),
        hero(1, card(), (14, 10)),
    )
    flickering.characters[2].vanishing = True
    played = strike(flickering, faces("-", "-"), [(1, None)])
    assert offered(played.questions[0]) == [None, 0]


@pytest.mark.rule("HR-WND-15", "HR-SQW-06", "HR-SQW-08")
def test_swan_song_comes_first_then_shrapnel_then_removal() -> None:
    state = position(
        hero(0, fighter("swan-song", "shrapnel", close="W1"), (10, 10)), hero(1, card(defence="W1"), (11, 10))
    )
    state.characters[0].wounds = 1
    played = hurt(state, 0, answers=[(0, ["melee", 1])], dice="- A A")
    order = [event for event in played.events if isinstance(event, (SangLast, Burst, Vanished))]
    assert order == [SangLast(0), Burst(0, [1]), Vanished(0)]


@pytest.mark.rule("HR-WND-15", "HR-SQW-09", "HR-ALD-09")
def test_replacement_comes_after_the_removal() -> None:
    leader = card(troop="leader", abilities=["replacement"])
    other = card(troop="leader")
    state = position(
        unit(0, card(), (10, 10), leader=(leader, (11, 10))),
        unit(0, card(), (20, 20), leader=(other, (21, 20))),
        hero(1, card(), (25, 5)),
    )
    state.characters[1].wounds = 1
    played = hurt(state, 1, answers=[(0, 3)])
    assert state.troops[0].leader == 3
    assert state.characters[3].body.shape.x == inch(11)
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("Vanished") < kinds.index("LeaderReplaced")


@pytest.mark.rule("HR-WND-19", "HR-SQW-10")
def test_several_bursts_are_dealt_with_in_the_order_in_which_they_were_rolled() -> None:
    # Both 0 and 1 burst; the first burst strikes 2, the second 3, whose own burst comes last.
    shrapnel = fighter("shrapnel", defence="W1")
    state = position(
        hero(0, shrapnel, (10, 10)),
        hero(0, shrapnel, (20, 20)),
        hero(1, shrapnel, (11, 10)),
        hero(1, shrapnel, (21, 20)),
        hero(1, card(defence="W1"), (12, 10)),
        hero(1, card(defence="W1"), (22, 20)),
    )
    for number in range(4):
        state.characters[number].wounds = 1
    played = hurt(state, 0, 1, answers=[(0, 0)], dice="- - - -")
    assert played.told(Burst) == [Burst(0, [2]), Burst(1, [3]), Burst(2, [4]), Burst(3, [5])]
    assert [event.character for event in played.told(Vanished)] == [0, 1, 2, 3]
    assert wounds(state)[4:] == [1, 1]


@pytest.mark.rule("HR-WND-20")
def test_whoever_vanishes_is_not_hurt_at_the_end_of_the_turn() -> None:
    state = duel(card(), card())
    state.characters[1].wounds = 1
    state.characters[1].hurts = 2
    hurt(state, 1)
    assert state.characters[1].hurts == 0


@pytest.mark.rule("HR-SQW-08", "HR-LDR-03", "HR-OBJ-14")
def test_removal_ends_control_and_what_was_lent_to_others_but_not_marks_on_them() -> None:
    leader = card(troop="leader", abilities=["warrior-monk"], close="W1")
    state = position(
        unit(0, card(close="W1"), (10, 10), leader=(leader, (9, 10))),
        hero(1, card(), (11, 10)),
        markers=[marker(0, 9, 10, controller=1)],
    )
    state.characters[1].wounds = 1
    bear(state.characters[2], "grapple")
    hurt(state, 1)
    assert state.markers[0].controller == NOBODY
    assert state.troops[0].leader == NOBODY
    assert (
        attack_build(state, Attack(MELEE, BY_ACTION, state.characters[0], state.characters[2])).full_boost()
        == 0
    )
    assert state.characters[2].effects.has("grapple")


@pytest.mark.rule("HR-SQW-08")
def test_a_specialist_that_vanishes_leaves_its_unit() -> None:
    state = position(
        unit(0, card(), (10, 10), specialists=[(card(troop="hero"), (11, 10))]), hero(1, card(), (20, 20))
    )
    state.characters[1].wounds = 1
    hurt(state, 1)
    assert (state.troops[0].specialists, state.troops[0].members) == ([], [0])


# -- attacks among vanishing ones -----------------------------------------------------------------


@pytest.mark.rule("HR-ATK-20", "HR-ACT-11")
def test_an_attacker_that_vanished_loses_knock_back_and_roundhouse_but_the_token_stays() -> None:
    x = fighter("knock-back", "roundhouse-attack", close="W1", defence="W1")
    y = fighter("swan-song", close="W1", defence="W1")
    state = position(unit(0, x, (10, 10), (10, 11)), hero(1, y, (11, 10)), hero(1, WEAK, (9, 10)))
    state.characters[0].wounds = state.characters[2].wounds = 1
    played = strike(state, faces("A", "-", "A", "-"), [(1, ["melee", 0])], target=2)
    assert [event.character for event in played.told(Vanished)] == [0, 2]
    assert played.kinds == ["home_raiders.vanish.swan-song"]


@pytest.mark.rule("HR-ATK-20")
def test_who_vanished_knocks_nobody_back() -> None:
    """The token goes to a friend of the target, whose Swan song strikes the attacker down."""
    last = fighter("swan-song", "reach", close="W1", defence="W1")
    state = position(
        hero(0, fighter("knock-back", close="W1", defence="W1"), (10, 10)),
        hero(1, fighter("selfish-fighter", defence="W1"), (11, 10)),
        hero(1, last, (11, 11)),
    )
    state.characters[0].wounds = state.characters[2].wounds = 1
    played = strike(state, faces("A", "-", "A", "-"), [(1, 2), (1, ["melee", 0])])
    assert [event.character for event in played.told(Vanished)] == [0, 2]
    assert played.kinds == ["home_raiders.wound.selfish", "home_raiders.vanish.swan-song"]


@pytest.mark.rule("HR-ATK-20")
def test_the_going_to_ground_by_sucker_punch_happens_even_if_the_attacker_is_gone() -> None:
    y = card(abilities=["swan-song"], close="W1", defence="W1")
    state = position(
        hero(0, fighter("sucker-punch", close="W1", defence="W1"), (10, 10)), unit(1, y, (11, 10), (12, 10))
    )
    state.characters[0].wounds = state.characters[1].wounds = 1
    strike(state, faces("A", "-", "A", "-"), [(1, ["melee", 0])], punch=True)
    assert state.characters[0].where == VANISHED
    assert state.characters[2].down


@pytest.mark.rule("HR-ATK-21")
def test_a_nested_attack_runs_through_all_its_steps_before_the_first_goes_on() -> None:
    y = fighter("swan-song", close="W1", defence="W1")
    state = position(
        hero(0, fighter("roundhouse-attack", close="W1", defence="W1"), (10, 10)),
        hero(1, y, (11, 10)),
        hero(1, WEAK, (9, 10)),
    )
    state.characters[1].wounds = 1
    played = strike(state, faces("A", "-", "A", "-", "A", "-"), [(1, ["melee", 0]), (0, [2])])
    assert pools_rolled(played) == ["W1"] * 6
    assert wounds(state)[0] == 1
    assert played.kinds == ["home_raiders.vanish.swan-song", "home_raiders.melee.roundhouse"]
    assert state.characters[0].where == ON_TABLE


@pytest.mark.rule("HR-ALD-04", "HR-SQC-13")
def test_defensive_stance_follows_the_other_after_effects_whether_the_defence_held_or_not() -> None:
    leader = card(troop="leader", abilities=["defensive-stance"])
    state = position(
        hero(0, card(close="W1"), (10, 10)),
        unit(1, card(defence="W1", abilities=["flicker"]), (11, 10), leader=(leader, (12, 10))),
    )
    assert strike(state, faces("A", "-"), [(1, [])]).kinds == ["home_raiders.react.defensive-stance"]
    held = strike(state, faces("-", "-"), [(1, None), (1, [])])
    assert held.kinds == ["home_raiders.react.flicker", "home_raiders.react.defensive-stance"]


@pytest.mark.rule("HR-ALD-04", "HR-ALD-05")
def test_a_member_that_steps_back_is_out_of_reach_of_the_next_attacker() -> None:
    from dicefront.games.home_raiders.rules.close_combat import close_combat_action

    leader = card(troop="leader", abilities=["defensive-stance"])
    state = position(
        unit(0, card(close="W1"), (10, 10), (10, 11)),
        unit(1, card(defence="W1"), (10.866, 10.5), leader=(leader, (12, 12))),
    )
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:2]),
        [(0, [0, 2]), (1, [[2, [[inch(11.866), inch(10.5)]]]])],
        faces("-", "-"),
    )
    assert played.kinds == ["home_raiders.melee.target", "home_raiders.react.defensive-stance"]
