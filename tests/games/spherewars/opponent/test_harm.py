"""What deeds and spells take from their targets: exactly where they strike or wound."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.fights import plain_loss
from dicefront.games.spherewars.opponent.harm import HARM, harm_in_contact, harm_of
from dicefront.games.spherewars.opponent.scene import Scene
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.chances import damage, passes
from dicefront.games.spherewars.rules.profile import LEADER
from dicefront.games.spherewars.scenes import one, position
from tests.games.spherewars.profiles import made

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
SOFT = made("soft", bp=100, con_mundane=3, con_arcane=3, wounds=6)
HARD = made("hard", bp=100, con_mundane=6, con_arcane=6, wounds=6)


def harm(trait: str, target: object, fury: int = 2) -> float:
    """What a trait takes from a target that its user touches, with one success."""
    user = one(0, made("user", fur=fury, abilities=(trait,)), CENTRE)
    state = position(user, one(1, target, NORTH))  # type: ignore[arg-type]
    victim = state.combatants[1]
    losses = Scene(state, 0).losses_of(victim)
    return harm_of(state, state.combatants[0], CATALOGUE.abilities[trait], victim, losses)


@pytest.mark.rule("SW-DEE-11", "SW-SPE-41")
@pytest.mark.parametrize(("trait", "strength"), [("swipe", 2), ("burning_slash", 2), ("lava_torrent", 2)])
def test_a_strike_is_weighed_by_its_damage_roll(trait: str, strength: int) -> None:
    state = position(one(0, made("user"), CENTRE), one(1, SOFT, NORTH))
    exact = plain_loss(damage(strength, 3), Scene(state, 0).losses_of(state.combatants[1]))
    assert harm(trait, SOFT) == pytest.approx(exact)
    assert harm(trait, HARD) < harm(trait, SOFT)


@pytest.mark.rule("SW-WOU-19")
def test_a_direct_wound_costs_what_a_wound_costs() -> None:
    state = position(one(0, made("user"), CENTRE), one(1, HARD, NORTH))
    assert harm("bite", HARD) == Scene(state, 0).losses_of(state.combatants[1])[1]


def test_other_deeds_take_a_share_of_the_worth() -> None:
    assert harm("bellow", SOFT) == pytest.approx(HARM * 100 * SOFT.bp)


@pytest.mark.rule("SW-DEE-03", "SW-DEE-07")
def test_all_fury_goes_into_the_best_deed_in_contact() -> None:
    chief = made("chief", bp=100, rank=LEADER, con_mundane=3, wounds=6)
    user = made("user", fur=3, abilities=("swipe", "stalking_mantis"))
    state = position(one(0, user, CENTRE), one(1, chief, NORTH), one(0, made("calm"), (20.0, 22.0)))
    furious, victim, calm = state.combatants
    losses = Scene(state, 0).losses_of(victim)
    each = [
        passes(CATALOGUE.abilities[trait].difficulty, 3)
        * harm_of(state, furious, CATALOGUE.abilities[trait], victim, losses)
        for trait in user.abilities
    ]
    assert harm_in_contact(state, furious, victim, losses) == pytest.approx(max(each))
    assert harm_in_contact(state, calm, victim, losses) == 0
