"""AMV, AUN, ALD: what other abilities add to attacks; the order of after-effects; a charmed attacker."""

import pytest

from dicefront.games.home_raiders.rules.attack import attack_build, resolve
from dicefront.games.home_raiders.rules.close_combat import (
    free_close_attack,
)
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY, BY_ACTION, CHARMED, RANGED, Attack
from dicefront.games.home_raiders.scenes import card, faces, hero, position, put, unit
from dicefront.kernel.testing import play_out
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.fights import duel, fighter, pools_rolled, strike, totals
from tests.games.home_raiders.names import bear
from tests.games.home_raiders.test_close_combat_abilities import WEAK, action

# -- Charge -------------------------------------------------------------------------------------


@pytest.mark.rule("HR-AMV-10")
def test_a_charge_counts_for_one_attack_only() -> None:
    state = position(
        hero(0, fighter("charge", "roundhouse-attack", close="W2 R1"), (10, 10)),
        hero(1, WEAK, (11, 10)),
        hero(1, WEAK, (9, 10)),
    )
    bear(state.characters[0], "charge")
    played = action(state, [(0, [0, 1]), (0, [2])], faces("A - -", "-", "- - -", "-"))
    assert pools_rolled(played) == ["R3", "W1", "W2 R1", "W1"]


# -- Phalanx ------------------------------------------------------------------------------------


@pytest.mark.rule("HR-AUN-08", "HR-AUN-10")
def test_a_phalanx_upgrades_close_combat_attacks_while_all_are_linked_by_contact() -> None:
    phalanx = card(abilities=["phalanx"], close="W2 R1")
    state = position(unit(0, phalanx, (10, 10), (10, 11), (10, 12)), hero(1, WEAK, (11, 10)))
    assert pools_rolled(strike(state, faces("- - -", "-"), target=3))[0] == "R3"
    put(state, 2, 10, 12.1)
    assert pools_rolled(strike(state, faces("- - -", "-"), target=3))[0] == "W2 R1"


@pytest.mark.rule("HR-AUN-09")
def test_a_phalanx_needs_two_and_whoever_is_attached_belongs_to_it() -> None:
    phalanx = card(abilities=["phalanx"], close="W1")
    alone = position(unit(0, phalanx, (10, 10)), hero(1, WEAK, (11, 10)))
    assert pools_rolled(strike(alone, faces("-", "-")))[0] == "W1"
    leader = card(troop="leader", close="W1")
    state = position(unit(0, phalanx, (10, 10), leader=(leader, (11, 11))), hero(1, WEAK, (11, 10)))
    assert pools_rolled(strike(state, faces("-", "-"), attacker=1, target=2))[0] == "W1"
    put(state, 1, 10, 11)
    assert pools_rolled(strike(state, faces("-", "-"), target=2))[0] == "R1"
    put(state, 2, 10.866, 10.5)
    assert pools_rolled(strike(state, faces("-", "-"), attacker=1, target=2))[0] == "R1"


# -- Beating posse ------------------------------------------------------------------------------


@pytest.mark.rule("HR-AUN-15")
def test_two_ragmen_on_one_enemy_have_a_boost() -> None:
    state = position(unit(0, "gr-ragmen", (10, 10), (12, 10)), hero(1, card(defence="W1"), (11, 10)))
    assert totals(strike(state, faces("A", "A"), target=2)) == [2, 1]
    assert totals(strike(state, faces("-", "A"), target=2))[0] == 0
    put(state, 1, 14, 10)
    assert totals(strike(state, faces("A", "A"), target=2))[0] == 1


@pytest.mark.rule("HR-AUN-16")
def test_whoever_reaches_without_contact_neither_counts_nor_benefits() -> None:
    posse = card(abilities=["beating-posse", "reach"], close="W1")
    state = position(unit(0, posse, (10, 10), (12, 10), (11, 12)), hero(1, card(defence="W1"), (11, 10)))
    assert totals(strike(state, faces("A", "A"), attacker=2, target=3))[0] == 1
    assert totals(strike(state, faces("A", "A"), attacker=1, target=3))[0] == 2
    put(state, 1, 12.5, 10)
    assert totals(strike(state, faces("A", "A"), target=3))[0] == 1


# -- Warrior monk and Aim -----------------------------------------------------------------------


@pytest.mark.rule("HR-ALD-02")
def test_a_warrior_monk_boosts_the_close_combat_of_its_unit_free_attacks_included() -> None:
    leader = card(troop="leader", abilities=["warrior-monk"], close="W1")
    state = position(unit(0, card(close="W1"), (10, 10), leader=(leader, (9, 10))), hero(1, WEAK, (11, 10)))
    assert totals(strike(state, faces("A", "A"), target=2))[0] == 2
    member, enemy = state.characters[0], state.characters[2]
    assert totals(play_out(free_close_attack(state, member, enemy, BREAK_AWAY), [], faces("A", "A")))[0] == 2


@pytest.mark.rule("HR-AUN-15", "HR-ADF-22")
def test_beating_posse_looks_at_the_enemy_named_and_at_enemies_only() -> None:
    posse = card(abilities=["beating-posse"], close="W1", defence="W1")
    state = position(
        unit(0, posse, (10, 10), (12, 10), (11, 11)),
        hero(1, WEAK, (11, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (11, 9)),
    )
    assert totals(strike(state, faces("A", "A"), [(1, 4)], target=3))[0] == 2
    member, friend = state.characters[0], state.characters[2]
    put(state, 3, 20, 20)
    put(state, 2, 11, 10)  # now both others touch this friend
    played = play_out(free_close_attack(state, member, friend, CHARMED), [], faces("A", "A"))
    assert totals(played)[0] == 1


@pytest.mark.rule("HR-ACC-01", "HR-ACC-06", "HR-AMV-09", "HR-ALD-02")
def test_close_combat_abilities_do_nothing_for_a_shot() -> None:
    shooter = fighter("exploit-weakness", "reassuring-attack", "charge", "warrior-monk", shooting="W1")
    state = duel(shooter, fighter(defence="R1"))
    bear(state.characters[0], "charge")
    shot = Attack(RANGED, BY_ACTION, *state.characters)
    played = play_out(resolve(state, shot), [], faces("-", "-"))
    assert pools_rolled(played) == ["W1", "R1"]
    assert totals(played) == [0, 0]
    assert attack_build(state, shot).full_boost() == 0
    assert state.characters[0].effects.has("charge")


# -- the order of after-effects ---------------------------------------------------------------------


@pytest.mark.rule("HR-ATK-15", "HR-SQC-12", "HR-SQC-13")
def test_after_effects_come_in_their_order_first_those_of_the_attacker() -> None:
    leader = card(troop="leader", abilities=["defensive-stance"])
    state = position(
        hero(0, fighter("sucker-punch", "knock-back", "roundhouse-attack", close="B2 +1"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), leader=(leader, (11, 12))),
        hero(1, WEAK, (9, 10)),
    )
    played = action(
        state, [(0, [0, 1, "sucker-punch"]), (0, None), (0, [3]), (1, [])], faces("A A", "-", "- -", "-")
    )
    assert played.kinds[1:] == [
        "home_raiders.melee.knock-back",
        "home_raiders.melee.roundhouse",
        "home_raiders.react.defensive-stance",
    ]
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("WentToGround") < kinds.index("Attacked", kinds.index("Attacked") + 1)


# -- a charmed attacker -------------------------------------------------------------------------


@pytest.mark.rule("HR-ASP-13")
def test_a_charmed_attacker_uses_compulsory_abilities_and_no_optional_ones() -> None:
    charmed = fighter(
        "exploit-weakness", "violent-attack", "knock-back", "roundhouse-attack", "sucker-punch", close="W2"
    )
    state = position(
        hero(0, charmed, (10, 10)), hero(0, card(defence="R1"), (11, 10)), hero(1, WEAK, (10, 11))
    )
    attacker, friend = state.characters[0], state.characters[1]
    played = play_out(free_close_attack(state, attacker, friend, CHARMED), [], faces("A A", "-"))
    assert pools_rolled(played) == ["W2", "W1"]
    assert not played.questions
    assert (friend.wounds, friend.where) == (1, ON_TABLE)
