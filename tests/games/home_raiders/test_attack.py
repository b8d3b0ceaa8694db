"""ATK, CCA: the course of an attack, told with Close combat attacks."""

import pytest

from dicefront.games.home_raiders.rules.attack import attack_build, defence_build, fix_attack, resolve
from dicefront.games.home_raiders.rules.close_combat import (
    MeleeTarget,
    can_fight,
    close_combat_action,
    free_close_attack,
    melee_targets,
)
from dicefront.games.home_raiders.rules.events.fighting import (
    Attacked,
    AttackFailed,
    AttackSucceeded,
    PoolRolled,
    Vanished,
    Wounded,
)
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY, BY_ACTION, MELEE, RANGED, Attack
from dicefront.games.home_raiders.scenes import card, faces, hero, position, put, unit
from dicefront.kernel.testing import offered, play_out, refusal_of
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.fights import attack_of, duel, fighter, pools_rolled, strike, totals
from tests.games.home_raiders.names import bear


def wounds(state: State) -> list[int]:
    return [character.wounds for character in state.characters]


# -- the steps ----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ATK-01", "HR-ATK-08", "HR-ATK-11", "HR-CCA-04", "HR-SQC-06", "HR-SQC-09")
def test_the_attacker_rolls_close_combat_then_the_target_rolls_defence() -> None:
    state = duel(fighter(close="W2 R1"), fighter(defence="R2"))
    played = strike(state, faces("A - A", "A -"))
    assert played.purposes == ["home_raiders.melee", "home_raiders.defence"]
    assert [roll.player for roll in played.rolls] == [0, 1]
    assert pools_rolled(played) == ["W2 R1", "R2"]
    assert totals(played) == [2, 1]


@pytest.mark.rule("HR-CCA-05", "HR-ATK-13", "HR-ATK-14", "HR-WND-01", "HR-SQC-11")
@pytest.mark.parametrize(("attack", "defence"), [("A A A A A", "A A"), ("A A A - -", "A A")])
def test_more_aces_give_one_wound_token_whatever_the_difference(attack: str, defence: str) -> None:
    state = duel(fighter(close="W5"), fighter(defence="W2"))
    played = strike(state, faces(attack, defence))
    assert wounds(state) == [0, 1]
    assert played.told(AttackSucceeded) == [AttackSucceeded(0, 1, attack.count("A"), 2)]
    assert played.told(Wounded) == [Wounded(1, 1, "attack")]


@pytest.mark.rule("HR-CCA-06", "HR-DIC-07", "HR-ATK-13")
def test_on_a_tie_the_attack_fails() -> None:
    state = duel(fighter(close="W2"), fighter(defence="W2"))
    played = strike(state, faces("A A", "A A"))
    assert wounds(state) == [0, 0]
    assert played.told(AttackFailed) == [AttackFailed(0, 1, 2, 2)]


@pytest.mark.rule("HR-ATK-02")
def test_a_declaration_names_attacker_target_kind_and_options() -> None:
    state = duel(fighter("sucker-punch", close="W1 R1"), fighter(defence="W1"))
    played = strike(state, faces("-", "-"), punch=True)
    assert played.told(Attacked) == [Attacked(0, 1, "melee", "action", ["sucker-punch"])]


@pytest.mark.rule("HR-ATK-07", "HR-SQC-05")
def test_both_pools_carry_the_reason_of_every_change() -> None:
    attacker = fighter("exploit-weakness", "charge", close="W1* W1 R1")
    state = duel(attacker, fighter("resilience", defence="W2 R1"))
    state.characters[0].wounds = 1
    bear(state.characters[0], "charge")
    played = strike(state, faces("- -", "- - -"))
    attack, defence = (event.args() for event in played.told(PoolRolled))
    assert [(one["reasons"], one["to"]) for one in attack["changes"]] == [
        (["home_raiders.reason.wounded"], "W1 R1"),
        (["home_raiders.ability.charge"], "R2"),
    ]
    assert defence["changes"] == [
        {
            "change": "pair",
            "reasons": ["home_raiders.ability.resilience", "home_raiders.ability.exploit-weakness"],
            "rules": ["HR-ADF-13", "HR-ACC-01"],
            "from": "W2 R1",
            "to": "W2 R1",
        }
    ]
    assert (attack["printed"], attack["pool"], attack["dice"]) == ("W2 R1", "R2", ["-", "-"])


@pytest.mark.rule("HR-ATK-10", "HR-ATK-12", "HR-DIC-17", "HR-SQC-08", "HR-SQC-10")
def test_both_totals_count_the_boost_of_the_card() -> None:
    state = duel(fighter(close="W2 +1"), fighter(defence="W2 +2"))
    assert totals(strike(state, faces("A -", "A -"))) == [2, 3]
    assert totals(strike(state, faces("- -", "- -"))) == [0, 0]
    assert totals(strike(state, faces("C A", "-", "- -"))) == [3, 0]


@pytest.mark.rule("HR-GEN-03", "HR-DIC-17", "HR-WND-06")
def test_at_basic_level_there_are_no_boosts_and_no_wound_marks() -> None:
    state = duel(fighter(close="W1* W1 +1"), fighter("resilience", defence="W1* W1 +1"), level="basic")
    state.characters[0].wounds = state.characters[1].wounds = 1
    played = strike(state, faces("A -", "A -"))
    assert pools_rolled(played) == ["W2", "W2"]
    assert totals(played) == [1, 1]


@pytest.mark.rule("HR-CRD-05", "HR-WND-07", "HR-DIC-16")
def test_whoever_has_no_defence_dice_left_defends_with_no_aces() -> None:
    state = duel(fighter(close="W1"), fighter(defence="W1* +1"))
    state.characters[1].wounds = 1
    played = strike(state, faces("A"))
    assert totals(played) == [1, 0]
    assert state.characters[1].where == VANISHED


@pytest.mark.rule("HR-ATK-22")
def test_nothing_of_one_roll_is_kept_for_the_next_attack() -> None:
    state = duel(fighter(close="W2"), fighter(defence="W3"))
    assert totals(strike(state, faces("A A", "A A A"))) == [2, 3]
    assert totals(strike(state, faces("- -", "- - -"))) == [0, 0]


@pytest.mark.rule("HR-ASP-03", "HR-ASP-04")
def test_distract_downgrades_one_roll_of_either_side_and_is_used_up() -> None:
    state = duel(fighter(close="W1 R1"), fighter(defence="W1 R1"))
    for character in state.characters:
        bear(character, "distract")
    assert pools_rolled(strike(state, faces("- -", "- -"))) == ["W2", "W2"]
    assert pools_rolled(strike(state, faces("- -", "- -"))) == ["W1 R1", "W1 R1"]


@pytest.mark.rule("HR-LOS-07", "HR-GTG-03")
def test_cover_and_the_ground_help_against_shots_only() -> None:
    state = duel(fighter(shooting="W2"), fighter(defence="W2 R1"))
    state.characters[1].down = True
    shot = Attack(RANGED, BY_ACTION, *state.characters)
    shot.obscured = True
    assert defence_build(state, shot, state.characters[1]).pool.text() == "B3"  # HR-DIC-20
    blow = Attack(MELEE, BY_ACTION, *state.characters)
    assert defence_build(state, blow, state.characters[1]).pool.text() == "W2 R1"


@pytest.mark.rule("HR-LOS-07")
def test_at_basic_level_a_partially_obscured_target_gets_nothing() -> None:
    state = duel(fighter(shooting="W2"), fighter(defence="W2 R1"), level="basic")
    shot = Attack(RANGED, BY_ACTION, *state.characters)
    shot.obscured = True
    assert defence_build(state, shot, state.characters[1]).pool.text() == "W2 R1"


@pytest.mark.rule("HR-RAN-02")
def test_beyond_range_the_strongest_set_is_discarded() -> None:
    state = duel(fighter(shooting="W2 R1"), fighter())
    shot = Attack(RANGED, BY_ACTION, *state.characters)
    assert attack_build(state, shot).pool.text() == "W2 R1"
    shot.beyond_range = True
    assert attack_build(state, shot).pool.text() == "W2"


@pytest.mark.rule("HR-ATK-07")
def test_a_shot_runs_through_the_same_steps() -> None:
    state = duel(fighter(close="W3", shooting="R2"), fighter(defence="W1"))
    shot = Attack(RANGED, BY_ACTION, *state.characters)
    played = play_out(resolve(state, shot), [], faces("A A", "A"))
    assert played.purposes == ["home_raiders.ranged", "home_raiders.defence"]
    assert pools_rolled(played) == ["R2", "W1"]
    assert (shot.success, shot.wounded, wounds(state)) == (True, True, [0, 1])


def test_building_pools_changes_nothing() -> None:
    state = duel(fighter(close="W2 R1"), fighter(defence="W2 R1"))
    for character in state.characters:
        for effect in ("distract", "grapple", "charge"):
            bear(character, effect)
    attack = Attack(MELEE, BY_ACTION, *state.characters)
    attack_build(state, attack)
    defence_build(state, attack, state.characters[1])
    for character in state.characters:
        assert character.effects.has("distract")
        assert character.effects.has("grapple")
        assert character.effects.has("charge")
    play_out(fix_attack(state, attack), [], faces("- - -"))
    assert not state.characters[0].effects.has("distract")
    assert state.characters[1].effects.has("distract")


# -- who attacks whom ---------------------------------------------------------------------------


@pytest.mark.rule("HR-CCA-01")
def test_only_enemies_in_base_contact_can_be_attacked() -> None:
    state = position(
        hero(0, card(), (10, 10)),
        hero(1, card(), (11, 10)),
        hero(1, card(), (12.5, 10)),
        hero(0, card(), (9, 10)),
    )
    question = MeleeTarget(state, [state.characters[0]])
    assert offered(question) == [None, [0, 1]]
    assert refusal_of(question, [0, 2]).reason == "home_raiders.melee.out-of-contact"
    assert refusal_of(question, [0, 3]).reason == "home_raiders.melee.friend"
    assert refusal_of(question, [1, 0]).reason == "home_raiders.melee.not-its-turn"


@pytest.mark.rule("HR-CCA-01")
def test_each_character_attacks_once_in_an_action() -> None:
    state = position(
        unit(0, card(close="W1"), (10, 10), (10, 11)), hero(1, card(defence="W1"), (10.866, 10.5))
    )
    fighters = state.characters[:2]
    played = play_out(
        close_combat_action(state, state.troops[0], fighters),
        [(0, [0, 2]), (0, [1, 2])],
        faces("-", "-", "-", "-"),
    )
    assert played.kinds == ["home_raiders.melee.target"] * 2


@pytest.mark.rule("HR-CCA-02")
def test_contact_at_the_moment_of_the_attack_is_enough_however_it_came_about() -> None:
    state = duel(card(), card())
    put(state, 1, 15, 10)
    assert not can_fight(state, state.characters[0])
    put(state, 1, 11, 10)
    assert can_fight(state, state.characters[0])


@pytest.mark.rule("HR-CCA-03")
def test_the_target_is_chosen_freely_leaders_and_heroes_included() -> None:
    state = position(
        hero(0, card(), (10, 10)),
        unit(1, card(), (11, 10), leader=(card(troop="leader"), (10, 11))),
        hero(1, card(troop="hero"), (9, 10)),
    )
    assert [target.id for target in melee_targets(state, state.characters[0])] == [1, 2, 3]


@pytest.mark.rule("HR-ASP-05", "HR-ASP-06", "HR-SQC-02")
def test_whoever_is_bound_by_a_mind_trick_cannot_attack_the_trickster() -> None:
    state = position(hero(0, card(), (10, 10)), hero(1, card(), (11, 10)), hero(1, card(), (9, 10)))
    bear(state.characters[0], "bound", 1)
    question = MeleeTarget(state, [state.characters[0]])
    assert offered(question) == [None, [0, 2]]
    assert refusal_of(question, [0, 1]).reason == "home_raiders.melee.tricked"


@pytest.mark.rule("HR-WND-18")
def test_a_vanishing_character_is_no_target() -> None:
    state = duel(card(), card())
    state.characters[1].vanishing = True
    assert not can_fight(state, state.characters[0])
    refusal = refusal_of(MeleeTarget(state, [state.characters[0]]), [0, 1])
    assert refusal.reason == "home_raiders.melee.gone"


@pytest.mark.rule("HR-CCA-07", "HR-ATK-17", "HR-SQC-02", "HR-SQC-15")
def test_they_attack_in_any_order_and_name_each_target_just_before() -> None:
    state = position(
        unit(0, card(close="W1"), (10, 10), (10, 12)),
        unit(1, card(defence="W1", abilities=[]), (11, 10), (11, 12)),
    )
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:2]),
        [(0, [1, 3]), (0, [0, 2])],
        faces("A", "-", "A", "-"),
    )
    assert [(event.attacker, event.target) for event in played.told(Attacked)] == [(1, 3), (0, 2)]
    second = played.questions[1]
    assert offered(second) == [None, [0, 2]]


@pytest.mark.rule("HR-SQC-01", "HR-CRD-04", "HR-WND-07")
def test_whoever_has_no_dice_or_no_enemy_cannot_fight() -> None:
    state = duel(fighter(close=""), fighter(close="W1*"))
    assert [can_fight(state, character) for character in state.characters] == [False, True]
    state.characters[1].wounds = 1
    assert not can_fight(state, state.characters[1])
    far = position(hero(0, card(), (5, 5)), hero(1, card(), (20, 20)))
    assert not can_fight(far, far.characters[0])


@pytest.mark.rule("HR-ATK-18", "HR-ACT-11")
def test_a_character_that_is_wounded_meanwhile_rolls_as_a_wounded_one() -> None:
    state = position(
        unit(0, card(close="W1* R1", defence="W1"), (10, 10), (10, 11)),
        hero(1, card(defence="W1", abilities=["shrapnel"]), (10.866, 10.5)),
        hero(1, card(defence="W1"), (9.134, 10.5)),
    )
    state.characters[2].wounds = 1
    # The first attack makes the enemy vanish, its burst wounds both attackers.
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:2]),
        [(0, [0, 2]), (0, [1, 3])],
        faces("A A", "-", "-", "-", "A", "-"),
    )
    assert pools_rolled(played) == ["W1 R1", "W1", "W1", "W1", "R1", "W1"]


@pytest.mark.rule("HR-ATK-18", "HR-ACT-11")
def test_a_character_that_vanishes_before_its_attack_loses_it() -> None:
    state = position(
        unit(0, card(close="W1", defence="W1"), (10, 10), (10, 11)),
        hero(1, card(defence="W1", abilities=["shrapnel"]), (10.866, 10.5)),
        hero(1, card(defence="W1"), (9.134, 10.5)),
    )
    for number in range(3):
        state.characters[number].wounds = 1
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:2]),
        [(0, [0, 2])],
        faces("A", "-", "A", "-"),
    )
    assert played.told(Vanished) == [Vanished(2), Vanished(1)]
    assert state.characters[0].where == ON_TABLE


@pytest.mark.rule("HR-ATK-19")
def test_without_a_legal_target_left_an_attack_is_lost() -> None:
    state = position(
        unit(0, card(close="W1"), (10, 10), (10, 11)),
        hero(1, card(defence="W1"), (10.866, 10.5)),
    )
    state.characters[2].wounds = 1
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:2]), [(0, [1, 2])], faces("A", "-")
    )
    assert state.characters[2].where == VANISHED
    assert len(played.questions) == 1


def test_nobody_has_to_attack() -> None:
    state = duel(card(), card())
    played = play_out(close_combat_action(state, state.troops[0], state.characters[:1]), [(0, None)])
    assert not played.rolls


@pytest.mark.rule("HR-GTG-05")
def test_an_action_ends_for_those_who_have_not_attacked_when_their_troop_is_forced_down() -> None:
    attacked = card(close="W1", defence="W1")
    state = position(
        unit(0, attacked, (10, 10), (10, 11)),
        hero(1, card(close="W1", defence="W1", abilities=["swan-song", "sucker-punch"]), (10.866, 10.5)),
        hero(1, card(), (9.134, 10.5)),
    )
    state.characters[2].wounds = 1
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:2]),
        [(0, [0, 2]), (1, ["melee", 0, "sucker-punch"])],
        faces("A", "-", "A", "-"),
    )
    assert [character.down for character in state.characters[:2]] == [True, True]
    assert played.kinds == ["home_raiders.melee.target", "home_raiders.vanish.swan-song"]


@pytest.mark.rule("HR-ATK-04", "HR-SQC-03")
@pytest.mark.parametrize(
    "answer",
    [True, 3, "x", [], [0], [0, True], [0, 1.0], [0, "1"], [0, 99], [99, 1], [-1, 1], [0, -1], {}, [0, [1]]],
)
def test_any_unreadable_declaration_is_refused(answer: object) -> None:
    state = duel(card(), card())
    question = MeleeTarget(state, [state.characters[0]])
    assert refusal_of(question, answer).reason == "kernel.unreadable"


@pytest.mark.rule("HR-ATK-16")
def test_a_free_attack_costs_nothing_and_runs_through_all_steps() -> None:
    state = duel(card(close="W1"), card(defence="W1", close="W2"))
    attacker, target = state.characters[1], state.characters[0]
    played = play_out(free_close_attack(state, attacker, target, BREAK_AWAY), [], faces("A A", "- - -"))
    assert played.told(Attacked) == [Attacked(1, 0, "melee", "break-away", [])]
    assert (state.troops[0].actions, target.wounds) == (2, 1)


@pytest.mark.rule("HR-ATK-18")
def test_a_free_attack_of_somebody_gone_is_lost() -> None:
    state = duel(card(close="W1"), card(close=""))
    assert not play_out(free_close_attack(state, state.characters[1], state.characters[0], BREAK_AWAY)).rolls
    state.characters[1].where = VANISHED
    assert not play_out(free_close_attack(state, state.characters[0], state.characters[1], BREAK_AWAY)).rolls


@pytest.mark.rule("HR-CCA-08")
def test_abilities_of_both_sides_apply() -> None:
    state = duel(fighter("exploit-weakness", close="W1"), fighter("sharp-reflexes", defence="W1 R1"))
    played = strike(state, faces("-", "- -"))
    assert pools_rolled(played) == ["W1", "W2"]
    assert attack_of(played).success is False
