"""What a fight or a shot would come to, for those who look before they choose."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.deeds import FuryDice
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.prospects import fight_prospect, shot_prospect
from dicefront.games.spherewars.rules.shooting import Aim, DeclareShot
from dicefront.games.spherewars.rules.signs import chances_of, fight_chances
from dicefront.games.spherewars.scenes import charged, one, position
from dicefront.kernel.sign import Chance
from tests.games.spherewars.agreed import agreed
from tests.games.spherewars.fights import CENTRE, EAST, NORTH, duel
from tests.games.spherewars.profiles import PLAIN, made

THREE = made("three", dex=3, str=3, con_mundane=4)
EXPERT = made("expert", dex=3, str=3, con_mundane=4, universal=("expert_combatant",))
ARCHER = made("archer", pre=3, str=2, ranged=(Arms("tension"),))
FAR = (20.0, 28.0)


def named(chances: list[Chance]) -> dict[str, float]:
    return {one.id.removeprefix("spherewars.show.chance_"): float(one.chance) for one in chances}


@pytest.mark.rule("SW-HTH-05", "SW-SUP-02")
def test_a_fight_has_the_chances_of_its_dice() -> None:
    state = duel(THREE, THREE)
    own, enemy = state.combatants
    found = fight_prospect(state, own, enemy)
    assert found.rolled.win == pytest.approx(0.4893, abs=1e-4)
    assert found.ends.kill == pytest.approx(found.ends.die)

    helped = position(one(0, THREE, CENTRE), one(1, THREE, NORTH), one(0, PLAIN, (21.0, 21.0)))
    more = fight_prospect(helped, helped.combatants[0], helped.combatants[1])
    assert more.rolled.win == pytest.approx(0.6088, abs=1e-4)


@pytest.mark.rule("SW-ABI-15")
def test_an_expert_wins_more_often() -> None:
    state = duel(EXPERT, THREE)
    found = fight_prospect(state, state.combatants[0], state.combatants[1])
    assert found.rolled.win == pytest.approx(0.5348, abs=1e-4)


@pytest.mark.rule("SW-MOV-20")
def test_a_charge_that_is_thought_of_strikes_as_hard_as_one_that_was_made() -> None:
    before = duel(THREE, THREE)
    made_already = duel(THREE, THREE, joined=[charged(1)])
    thought_of = named(fight_chances(before, before.combatants[0], before.combatants[1], True))
    done = named(fight_chances(made_already, made_already.combatants[0], made_already.combatants[1], True))
    plain = named(fight_chances(before, before.combatants[0], before.combatants[1]))
    assert thought_of == pytest.approx(done)
    assert thought_of["kill"] > plain["kill"]
    assert thought_of["win"] == plain["win"]


@pytest.mark.rule("SW-SHO-05", "SW-SHO-14")
def test_a_shot_has_the_chances_of_its_dice_outside_an_activation_as_well() -> None:
    state = position(one(0, ARCHER, CENTRE), one(1, PLAIN, FAR))
    shooter, target = state.combatants
    found = shot_prospect(state, shooter, target, shooter.ranged[0], False, False)
    state.activation = None
    assert shot_prospect(state, shooter, target, shooter.ranged[0], False, False).ends == found.ends
    assert state.activation is None
    assert found.dice.amount == 3
    assert found.number.amount == PLAIN.mov


@pytest.mark.rule("SW-BAS-16")
def test_with_closed_measuring_a_shot_is_told_for_both_ranges() -> None:
    state = position(one(0, ARCHER, CENTRE), one(1, PLAIN, FAR))
    question = DeclareShot(state.combatants[0], state.combatants[0].ranged, [1])
    opened = named(chances_of(state, question, [Aim(0, 1)]))
    agreed(state, measuring="closed")
    closed = named(chances_of(state, question, [Aim(0, 1)]))
    assert set(closed) == {"hit_near", "hit_far"}
    assert closed["hit_near"] == pytest.approx(opened["hit"])
    assert closed["hit_far"] < closed["hit_near"]
    assert chances_of(state, question, []) == []


@pytest.mark.rule("SW-DEE-04")
def test_more_fury_makes_a_deed_likelier() -> None:
    state = position(one(0, "tir_abe", CENTRE), one(1, PLAIN, EAST))
    user = state.combatants[0]
    deed = next(trait.id for trait in user.kit.traits if trait.family == "deed")
    question = FuryDice(state, user, deed, 3)
    one_die, three = (float(chances_of(state, question, dice)[0].chance) for dice in (1, 3))
    assert three == pytest.approx(1 - (1 - one_die) ** 3)
