"""ACC: Close combat abilities."""

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.close_combat import (
    MeleeTarget,
    can_fight,
    close_combat_action,
    free_close_attack,
    melee_targets,
)
from dicefront.games.home_raiders.rules.events.fighting import (
    Attacked,
    HurtSpared,
    SetRerolled,
    Vanished,
    Wounded,
)
from dicefront.games.home_raiders.rules.events.shooting import WentToGround
from dicefront.games.home_raiders.rules.free_attacks import left_pairs
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY
from dicefront.games.home_raiders.scenes import block, card, faces, hero, inch, position, unit
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import Played, Script, offered, play_out, refusal_of
from tests.games.home_raiders.fights import attack_of, duel, fighter, pools_rolled, strike, totals
from tests.games.home_raiders.names import bear

WEAK = card(troop="hero", defence="W1", close="W1")


def action(state: State, answers: Script, faces: list[int]) -> Played[None]:
    """The Close combat attack action of the first troop."""
    troop = state.troops[0]
    fighters = [state.characters[number] for number in troop.members]
    return play_out(close_combat_action(state, troop, fighters), answers, faces)


def left(state: State) -> Steps[None]:
    """The free attack of character 0 on character 1, which breaks away."""
    return free_close_attack(state, state.characters[0], state.characters[1], BREAK_AWAY)


def attacks(played: Played[None]) -> list[tuple[int, int, str]]:
    return [(event.attacker, event.target, event.cause) for event in played.told(Attacked)]


@pytest.mark.rule("HR-ASH-22", "HR-ASH-06")
def test_a_sniper_is_no_better_in_close_combat() -> None:
    state = duel(fighter("sniper", close="W1"), fighter(defence="W1"))
    assert not state.troops[1].activated
    assert pools_rolled(strike(state, faces("-", "-"))) == ["W1", "W1"]


# -- Exploit weakness ---------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-01")
@pytest.mark.parametrize(("defence", "rolled"), [("W2 R1", "W3"), ("W2", "W2")])
def test_exploit_weakness_downgrades_the_strongest_set_of_the_target(defence: str, rolled: str) -> None:
    state = duel(fighter("exploit-weakness", close="W1"), fighter(defence=defence))
    count = sum(int(word[1]) for word in defence.split())
    assert pools_rolled(strike(state, faces("-", " ".join("-" * count)))) == ["W1", rolled]


@pytest.mark.rule("HR-ACC-01")
def test_without_exploit_weakness_the_defence_stays() -> None:
    state = duel(fighter(close="W1"), fighter("exploit-weakness", defence="W2 R1"))
    assert pools_rolled(strike(state, faces("-", "- - -"))) == ["W1", "W2 R1"]


# -- Roundhouse attack --------------------------------------------------------------------------


def surrounded(*abilities: str, close: str = "W1") -> State:
    """Character 0 touches X, Y and Z: 1, 2 and 3."""
    return position(
        hero(0, fighter(*abilities, close=close), (10, 10)),
        hero(1, WEAK, (11, 10)),
        hero(1, WEAK, (9, 10)),
        hero(1, WEAK, (10, 11)),
    )


@pytest.mark.rule("HR-ACC-02", "HR-ACC-03", "HR-SQC-12")
def test_roundhouse_attack_goes_on_until_an_attack_fails() -> None:
    state = surrounded("roundhouse-attack")
    played = action(state, [(0, [0, 1]), (0, [2]), (0, [3])], faces("A", "-", "A", "-", "-", "-"))
    assert attacks(played) == [(0, 1, "action"), (0, 2, "roundhouse"), (0, 3, "roundhouse")]
    assert [character.wounds for character in state.characters] == [0, 1, 1, 0]
    # The second action of the turn: a wound allows no further free attack.
    again = action(state, [(0, [0, 1])], faces("A", "-"))
    assert attacks(again) == [(0, 1, "action")]


@pytest.mark.rule("HR-ACC-02", "HR-GEN-12")
def test_roundhouse_attack_is_optional() -> None:
    state = surrounded("roundhouse-attack")
    assert attacks(action(state, [(0, [0, 1]), (0, None)], faces("A", "-"))) == [(0, 1, "action")]


@pytest.mark.rule("HR-ACC-02", "HR-WND-10")
def test_roundhouse_attack_needs_a_wound() -> None:
    state = surrounded("roundhouse-attack")
    assert attacks(action(state, [(0, [0, 1])], faces("A", "A"))) == [(0, 1, "action")]
    assert attacks(action(surrounded(), [(0, [0, 1])], faces("A", "-"))) == [(0, 1, "action")]


@pytest.mark.rule("HR-ACC-02")
def test_an_enemy_that_vanished_counts_as_wounded_for_roundhouse_attack() -> None:
    state = surrounded("roundhouse-attack")
    state.characters[1].wounds = 1
    played = action(state, [(0, [0, 1]), (0, [3])], faces("A", "-", "-", "-"))
    assert attacks(played)[1:] == [(0, 3, "roundhouse")]


@pytest.mark.rule("HR-ACC-02", "HR-ACC-03", "HR-ADF-21")
def test_with_a_bodyguard_both_the_one_named_and_the_one_hit_have_been_attacked() -> None:
    state = position(
        hero(0, fighter("roundhouse-attack", close="W1"), (10, 10)),
        hero(1, WEAK, (11, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (10.5, 10.866)),
        hero(1, WEAK, (9, 10)),
    )
    played = action(state, [(0, [0, 1]), (1, 2), (0, None)], faces("A", "-"))
    assert offered(played.questions[2]) == [None, [3]]


# -- Violent attack -----------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-04", "HR-ATK-12", "HR-SQC-10", "HR-DIC-23")
def test_violent_attack_has_one_set_of_the_defence_rerolled() -> None:
    state = duel(fighter("violent-attack", close="W2"), fighter(defence="W2 R1"))
    played = strike(state, faces("A A", "A A -", "- A"), [(0, "white")])
    assert played.told(SetRerolled) == [SetRerolled(0, 1, "white")]
    assert totals(played) == [2, 2, 1]
    assert attack_of(played).wounded
    assert played.questions[0].player == 0


@pytest.mark.rule("HR-ACC-05")
def test_violent_attack_is_asked_once_and_knows_the_sets_as_rolled() -> None:
    state = duel(fighter("violent-attack", close="W1"), fighter("resilience", defence="W2 R1"))
    played = strike(state, faces("A", "A - -", "A - -"), [(0, "red")])
    assert offered(played.questions[0]) == [None, "red"]
    assert played.questions[0].args()["dice"] == ["A", "-", "-"]


@pytest.mark.rule("HR-ACC-04")
def test_violent_attack_may_be_left_and_needs_a_set() -> None:
    state = duel(fighter("violent-attack", close="W1"), fighter(defence="W1"))
    assert totals(strike(state, faces("A", "A"), [(0, None)])) == [1, 1]
    bare = duel(fighter("violent-attack", close="W1"), fighter(defence=""))
    assert not strike(bare, faces("A")).questions
    plain = duel(fighter(close="W1"), fighter("violent-attack", defence="W1"))
    assert not strike(plain, faces("A", "A")).questions


# -- Reassuring attack --------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-06", "HR-DIC-19")
@pytest.mark.parametrize(("shown", "total"), [("- -", 1), ("A -", 2)])
def test_reassuring_attack_has_one_ace_at_least(shown: str, total: int) -> None:
    state = duel(fighter("reassuring-attack", close="W2 +1"), fighter(defence="W1"))
    played = strike(state, faces(shown, "A"))
    assert totals(played)[0] == total


@pytest.mark.rule("HR-ACC-06")
def test_whoever_wounds_left_without_dice_still_attacks_with_this_one_ace() -> None:
    state = duel(fighter("reassuring-attack", close="W1*"), fighter(defence="W1"))
    state.characters[0].wounds = 1
    assert can_fight(state, state.characters[0])
    played = strike(state, faces("-"))
    assert totals(played) == [1, 0]
    never = duel(fighter("reassuring-attack", close=""), fighter())
    assert not can_fight(never, never.characters[0])


# -- Knock back ---------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-07", "HR-SQC-12")
def test_knock_back_moves_the_target_as_many_inches_as_the_totals_differ() -> None:
    state = duel(fighter("knock-back", close="W4"), fighter(defence="W1"))
    played = strike(state, faces("A A A A", "A"), [(0, [inch(14), inch(10)])])
    assert played.kinds == ["home_raiders.melee.knock-back"]
    target = state.characters[1]
    assert (target.wounds, target.body.shape.x, target.body.shape.y) == (1, inch(14), inch(10))


@pytest.mark.rule("HR-ACC-07")
def test_knock_back_is_optional_counts_boosts_and_needs_a_higher_total() -> None:
    state = duel(fighter("knock-back", close="W1 +2"), fighter(defence="W1"))
    played = strike(state, faces("A", "A"), [(0, None)])
    assert played.questions[0].check([inch(13), inch(10)]) is None
    assert played.questions[0].check([inch(13.1), inch(10)]) is not None
    assert state.characters[1].body.shape.x == inch(11)
    held = duel(fighter("knock-back", close="W1"), fighter(defence="W1"))
    assert not strike(held, faces("A", "A")).questions


@pytest.mark.rule("HR-ACC-07")
def test_a_target_that_vanished_is_not_knocked_back() -> None:
    state = duel(fighter("knock-back", close="W1"), fighter(defence="W1"))
    state.characters[1].wounds = 1
    assert not strike(state, faces("A", "-")).questions


@pytest.mark.rule("HR-ACC-08")
def test_knock_back_must_end_out_of_contact_with_the_attacker() -> None:
    state = duel(fighter("knock-back", close="W2"), fighter(defence="W1"))
    played = strike(state, faces("A A", "-"), [(0, None)])
    question = played.questions[0]
    assert question.check([inch(11), inch(10)]) is not None
    assert question.check([inch(12), inch(10)]) is None


@pytest.mark.rule("HR-ACC-09", "HR-FAL-02")
def test_whoever_is_knocked_over_an_edge_falls() -> None:
    state = position(
        hero(0, fighter("knock-back", close="W2"), (10, 10, 4)),
        hero(1, fighter(defence="W1"), (11, 10, 4)),
        things=[block(8, 8, 11.5, 12, 4)],
    )
    played = strike(state, faces("A A", "-"), [(0, [inch(13), inch(10)])])
    assert [event.cause for event in played.told(Wounded)] == ["attack", "fall"]
    assert state.characters[1].where == VANISHED


@pytest.mark.rule("HR-ACC-10", "HR-CON-06")
def test_knock_back_causes_no_free_attacks_and_may_break_a_formation() -> None:
    state = position(
        hero(0, fighter("knock-back", close="W4"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), (11, 12)),
        hero(0, card(), (12, 10)),
    )
    # Two inches up: past the reach of its formation, and away from the second enemy it touches.
    played = strike(state, faces("A A A A", "-"), [(0, [inch(11), inch(6)])])
    assert len(played.told(Attacked)) == 1
    assert state.characters[1].body.shape.y == inch(6)


# -- Sucker punch -------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-11", "HR-SQC-12")
def test_sucker_punch_rolls_the_strongest_set_and_puts_the_unit_on_the_ground() -> None:
    state = position(
        hero(0, fighter("sucker-punch", close="W1 R1 B1"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), (12, 10), leader=(card(troop="leader"), (13, 10))),
    )
    played = action(state, [(0, [0, 1, "sucker-punch"])], faces("A", "-"))
    assert pools_rolled(played) == ["B1", "W1"]
    assert [character.down for character in state.characters] == [False, True, True, True]


@pytest.mark.rule("HR-ACC-11")
def test_sucker_punch_needs_a_wound_and_is_a_choice() -> None:
    state = duel(fighter("sucker-punch", close="W1 B1"), fighter(defence="W1"))
    played = action(state, [(0, [0, 1, "sucker-punch"])], faces("A", "A"))
    assert not played.told(WentToGround)
    question = played.questions[0]
    assert offered(question) == [None, [0, 1], [0, 1, "sucker-punch"]]
    assert pools_rolled(action(state, [(0, [0, 1])], faces("A -", "-"))) == ["W1 B1", "W1"]
    plain = duel(card(), card())
    refusal = refusal_of(MeleeTarget(plain, plain.characters[:1]), [0, 1, "sucker-punch"])
    assert (refusal.reason, refusal.rule) == ("home_raiders.melee.no-sucker-punch", "HR-ACC-11")


@pytest.mark.rule("HR-ACC-11")
def test_sucker_punch_works_on_the_unit_of_a_target_that_vanished() -> None:
    state = position(
        hero(0, fighter("sucker-punch", close="W1"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), (12, 10)),
    )
    state.characters[1].wounds = 1
    played = action(state, [(0, [0, 1, "sucker-punch"])], faces("A", "-"))
    assert played.told(WentToGround) == [WentToGround(1, True)]
    assert state.characters[2].down


@pytest.mark.rule("HR-ACC-11", "HR-ADF-22")
def test_with_a_bodyguard_sucker_punch_hits_the_unit_of_the_one_wounded() -> None:
    state = position(
        hero(0, fighter("sucker-punch", close="W1"), (10, 10)),
        hero(1, WEAK, (11, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (12, 10)),
    )
    action(state, [(0, [0, 1, "sucker-punch"]), (1, 2)], faces("A", "-"))
    assert [character.down for character in state.characters] == [False, False, True]


@pytest.mark.rule("HR-GTG-05", "HR-ACC-11")
def test_a_unit_punched_to_the_ground_in_its_own_action_attacks_no_more() -> None:
    """The last blow of an enemy that vanishes is a Sucker punch at the one who has not attacked yet."""
    last = fighter("swan-song", "sucker-punch", close="R1", defence="W1")
    base = 2500 / 2540
    state = position(
        unit(0, card(close="W1", defence="W1"), (10, 10), (10 + 2 * base, 10)),
        hero(1, last, (10 + base, 10)),
        hero(1, WEAK, (10 + 3 * base, 10)),
    )
    state.characters[2].wounds = 1
    action(state, [(0, [0, 2]), (1, ["melee", 1, "sucker-punch"])], faces("A", "-", "A", "-"))
    assert all(member.down for member in state.characters[:2])


@pytest.mark.rule("HR-DIC-21")
def test_sucker_punch_after_a_charge() -> None:
    state = duel(fighter("sucker-punch", "charge", close="W2 R1"), WEAK)
    bear(state.characters[0], "charge")
    assert pools_rolled(action(state, [(0, [0, 1, "sucker-punch"])], faces("-", "-")))[0] == "B1"


# -- Rampage ------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-12", "HR-ACC-13", "HR-SQC-14", "HR-WND-11", "HR-WND-12")
def test_rampage_makes_two_attacks_on_two_enemies_and_hurts() -> None:
    state = surrounded("rampage")
    played = action(state, [(0, [0, 3, 1])], faces("A", "-", "-", "-"))
    assert attacks(played) == [(0, 3, "action"), (0, 1, "action")]
    assert state.characters[0].hurts == 1


@pytest.mark.rule("HR-ACC-12", "HR-ATK-03")
def test_rampage_names_two_different_enemies_in_contact() -> None:
    state = surrounded("rampage", "sucker-punch")
    question = MeleeTarget(state, [state.characters[0]])
    for answer in (
        [0, 1, 1],
        [0, 1, "sucker-punch", 1],
        [0, 1, 2, 3],
        [0, 1, "sucker-punch", "sucker-punch"],
    ):
        refusal_of(question, answer)
    for answer in ([0, 1, 2], [0, 1, "sucker-punch", 2], [0, 2, 1, "sucker-punch"]):
        assert question.check(answer) is None
        assert answer in offered(question)
    plain = surrounded()
    refusal = refusal_of(MeleeTarget(plain, plain.characters[:1]), [0, 1, 2])
    assert (refusal.reason, refusal.rule) == ("home_raiders.melee.no-rampage", "HR-ACC-12")


@pytest.mark.rule("HR-ACC-13")
def test_the_second_attack_of_a_rampage_is_lost_if_its_target_is_gone() -> None:
    state = position(
        hero(0, fighter("rampage", close="W1", defence="W1"), (10, 10)),
        hero(1, fighter("shrapnel", defence="W1"), (11, 10)),
        hero(1, WEAK, (10.5, 10.866)),
    )
    state.characters[1].wounds = state.characters[2].wounds = 1
    # The burst of the first target makes the second one vanish.
    played = action(state, [(0, [0, 1, 2])], faces("A", "-", "A", "-"))
    assert played.told(Vanished) == [Vanished(1), Vanished(2)]
    assert attacks(played) == [(0, 1, "action")]


@pytest.mark.rule("HR-ACC-14")
def test_an_unwounded_rampager_that_hits_twice_is_not_hurt() -> None:
    state = surrounded("rampage")
    played = action(state, [(0, [0, 1, 2])], faces("A", "-", "A", "-"))
    assert state.characters[0].hurts == 0
    assert played.told(HurtSpared) == [HurtSpared(0)]


@pytest.mark.rule("HR-ACC-14")
def test_a_wounded_rampager_that_hits_twice_is_healed_now_and_hurt_later() -> None:
    state = surrounded("rampage")
    state.characters[0].wounds = 1
    action(state, [(0, [0, 1, 2])], faces("A", "-", "A", "-"))
    assert (state.characters[0].wounds, state.characters[0].hurts) == (0, 1)


@pytest.mark.rule("HR-ACC-14")
def test_a_wounded_rampager_that_hits_once_is_not_healed() -> None:
    state = surrounded("rampage")
    state.characters[0].wounds = 1
    action(state, [(0, [0, 1, 2])], faces("A", "-", "-", "-"))
    assert (state.characters[0].wounds, state.characters[0].hurts) == (1, 1)


@pytest.mark.rule("HR-ACC-22", "HR-ATK-16")
def test_a_roundhouse_in_a_rampage_spares_the_second_target_and_free_attacks_are_no_rampage() -> None:
    state = surrounded("rampage", "roundhouse-attack")
    played = action(state, [(0, [0, 1, 2]), (0, [3])], faces("A", "-", "-", "-", "-", "-"))
    assert attacks(played) == [(0, 1, "action"), (0, 3, "roundhouse"), (0, 2, "action")]
    assert offered(played.questions[1]) == [None, [3]]


@pytest.mark.rule("HR-ATK-20", "HR-ACC-13")
def test_a_rampager_that_was_swapped_away_loses_its_second_attack() -> None:
    state = position(
        hero(0, fighter("rampage", close="W1"), (10, 10)),
        hero(1, fighter("flicker", defence="W1"), (11, 10)),
        hero(1, WEAK, (10.5, 10.866)),  # in contact with both places
    )
    played = action(state, [(0, [0, 1, 2]), (1, 0)], faces("-", "-"))
    assert attacks(played) == [(0, 1, "action")]
    assert state.characters[0].body.shape.x == inch(11)


# -- Grapple ------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-15")
def test_grapple_rolls_the_weakest_set_and_needs_one_ace() -> None:
    state = duel(fighter("grapple", close="W2 R1"), fighter())
    played = play_out(ability("grapple").do_deed(state, state.characters[0], 1), [], faces("- -"))
    assert pools_rolled(played) == ["W2"]
    assert not state.characters[1].effects.has("grapple")
    play_out(ability("grapple").do_deed(state, state.characters[0], 1), [], faces("- A"))
    assert state.characters[1].effects.has("grapple")


@pytest.mark.rule("HR-ACC-16")
def test_a_grappled_character_defends_once_with_its_weakest_set_only() -> None:
    state = duel(fighter(close="W1"), fighter("resilience", defence="W2 R1"))
    bear(state.characters[1], "grapple")
    assert pools_rolled(strike(state, faces("-", "- -"))) == ["W1", "R2"]
    assert pools_rolled(strike(state, faces("-", "- - -"))) == ["W1", "R3"]


# -- Reach --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-17")
def test_reach_attacks_up_to_two_inches_away() -> None:
    state = position(
        hero(0, fighter("reach"), (10, 10)),
        hero(1, WEAK, (12.984, 10)),
        hero(1, WEAK, (10, 13.1)),
        hero(1, WEAK, (8, 10)),
    )
    assert [target.id for target in melee_targets(state, state.characters[0])] == [1, 3]
    assert not can_fight(state, state.characters[1])
    refusal = refusal_of(MeleeTarget(state, state.characters[:1]), [0, 2])
    assert (refusal.reason, refusal.rule) == ("home_raiders.melee.out-of-contact", "HR-ACC-17")


@pytest.mark.rule("HR-ACC-17", "HR-LOS-10")
def test_reach_does_not_go_through_what_hides_the_target() -> None:
    wall = block(10.8, 5, 11.2, 15, 6)
    state = position(hero(0, fighter("reach"), (10, 10)), hero(1, WEAK, (12, 10)), things=[wall])
    assert not can_fight(state, state.characters[0])


@pytest.mark.rule("HR-ACC-18")
def test_a_guardman_reaches_with_his_roundhouse_attack_too() -> None:
    state = position(
        unit(0, "nl-guardmen", (10, 10)),
        hero(1, card(defence="W1"), (12.484, 10)),
        hero(1, card(defence="W1"), (10, 12.984)),
    )
    played = action(state, [(0, [0, 1]), (0, [2])], faces("A A", "-", "- -", "-"))
    assert attacks(played) == [(0, 1, "action"), (0, 2, "roundhouse")]


# -- Entangle -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-19")
def test_entangle_upgrades_the_free_attack_on_whoever_breaks_away() -> None:
    state = duel(fighter("entangle", close="W2 R1"), WEAK)
    played = play_out(left(state), [], faces("- - -", "-"))
    assert pools_rolled(played)[0] == "R3"
    assert pools_rolled(strike(state, faces("- - -", "-")))[0] == "W2 R1"


@pytest.mark.rule("HR-ACC-20")
def test_entangle_catches_a_ghost_with_the_strongest_set_only() -> None:
    state = duel(fighter("entangle", close="W2 R1"), fighter("ghost", defence="W1"))
    played = play_out(left(state), [], faces("-", "-"))
    assert pools_rolled(played)[0] == "R1"


@pytest.mark.rule("HR-ACC-21")
def test_wardancers_and_defensive_stance_slip_away_from_entangle() -> None:
    dancers = position(
        hero(0, fighter("entangle"), (10, 10)), unit(1, card(abilities=["wardancers"]), (11, 10)), acting=1
    )
    assert left_pairs(dancers, [dancers.characters[1]]) == []
    ghost = position(hero(0, fighter("entangle"), (10, 10)), unit(1, card(abilities=["ghost"]), (11, 10)))
    assert left_pairs(ghost, [ghost.characters[1]]) == [[0, 1]]
    leader = card(troop="leader", abilities=["defensive-stance"])
    state = position(
        hero(0, fighter("entangle", close="W1"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), leader=(leader, (13, 12))),
    )
    played = strike(state, faces("-", "-"), [(1, [[1, [[inch(12), inch(10)]]]])])
    assert len(played.told(Attacked)) == 1
    assert state.characters[1].body.shape.x == inch(12)


@pytest.mark.rule("HR-ACC-11", "HR-SQC-02")
def test_sucker_punch_in_a_free_attack_is_decided_by_the_attackers_player() -> None:
    state = duel(fighter("sucker-punch", close="W1 B1"), WEAK, player=1)
    played = play_out(left(state), [(0, True)], faces("A", "-"))
    assert played.kinds == ["home_raiders.melee.sucker-punch"]
    assert state.characters[1].down
