"""UNC: uncontrolled power."""

from __future__ import annotations

from itertools import product

import pytest

from dicefront.games.spherewars.rules.activation import end_activation, pick
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.dice import Rolled
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Died, Wounded
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.events.spells import (
    GemsLost,
    LatentEnded,
    PowerUncontrolled,
    SpellRolled,
)
from dicefront.games.spherewars.rules.focus import usable_feats
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.power import Power
from dicefront.games.spherewars.rules.spell_chances import risk
from dicefront.games.spherewars.rules.spells import count, read_power, suffer
from dicefront.games.spherewars.rules.state import CONCENTRATE, DEAD, LATENT, State, activation_of, actor_of
from dicefront.games.spherewars.rules.states import CONCUSSED, STUNNED
from dicefront.games.spherewars.rules.subjects import Cast
from dicefront.games.spherewars.rules.turn import refill_gems
from dicefront.games.spherewars.scenes import one, position, where
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import HERO, PLAIN, made
from tests.games.spherewars.sorcery import AHEAD, TOUGH, casts, scene, sorcerer

STRONG = sorcerer("lightning_sphere", pow=6)


def cast(dice: list[int], *more: int, against: list[int] | None = None) -> tuple[State, Played[None]]:
    """A spell with these dice against those, and the dice that follow."""
    other = against or []
    state = scene(STRONG, one(1, TOUGH, AHEAD), against=len(other))
    answers = [(0, len(dice)), *([(1, len(other))] if other else [])]
    return state, casts(state, "lightning_sphere", answers, [*dice, *other, *more])


@pytest.mark.rule("SW-UNC-01", "SW-UNC-02")
def test_three_spheres_cannot_be_dispelled_and_bring_all_gems_back() -> None:
    state, played = cast([6, 6, 6, 2], 1, 1, against=[6, 6, 6])
    assert played.told(SpellRolled)[0].successes == 3
    assert played.told(PowerUncontrolled)[0].gems == 4
    assert (state.gems[0].own, state.gems[1].made) == (8, 0)
    assert not actor_of(state).effects.all


@pytest.mark.rule("SW-UNC-01")
def test_the_dice_of_the_other_side_cause_nothing() -> None:
    state, played = cast([5, 4], 1, 1, against=[1, 1, 1, 6, 6, 6][:3])
    assert played.told(PowerUncontrolled) == []
    assert actor_of(state).wounds == 5


@pytest.mark.rule("SW-UNC-03")
def test_two_spheres_bring_one_gem_back_and_can_be_dispelled() -> None:
    state, played = cast([6, 6, 2], against=[6, 6])
    assert played.told(SpellRolled)[0].successes == 0
    assert played.told(PowerUncontrolled)[0].gems == 1
    assert state.gems[0].own == 6


@pytest.mark.rule("SW-UNC-04", "SW-UNC-09", "SW-WOU-05", "SW-SPE-05", "SW-ACT-24")
def test_three_ones_kill_the_caster_and_the_spell_fails() -> None:
    state, played = cast([1, 1, 1, 5, 5])
    assert state.combatants[0].where == DEAD
    assert played.told(SpellRolled)[0].successes == 0
    assert played.told(DamageRolled) == []
    assert played.told(GemsLost) == [GemsLost(0, 3)]  # SW-UNC-09: eight, five used, six lost
    assert activation_of(state).over


@pytest.mark.rule("SW-UNC-05", "SW-UNC-09", "SW-WOU-19")
def test_two_ones_wound_the_caster_after_the_spell() -> None:
    state, played = cast([1, 1, 5], 6, 1)
    assert played.told(SpellRolled)[0].successes == 1
    assert (state.combatants[0].wounds, state.combatants[1].wounds) == (4, 7)
    kinds = played.course
    assert kinds.index("spherewars.damage_rolled") < len(kinds) - 1 - kinds[::-1].index("spherewars.wounded")


@pytest.mark.rule("SW-UNC-05", "SW-WOU-08")
def test_no_shield_against_spells_saves_from_the_own_power() -> None:
    shielded = one(0, STRONG, (20, 20), traits=["sacred_shield"])
    state = position(shielded, one(1, TOUGH, AHEAD), stage=CONCENTRATE)
    state.gems = [Gems(8), Gems()]
    me = actor_of(state)
    played = casts(state, "lightning_sphere", [(0, 3)], [1, 1, 5, 1, 1])
    assert played.told(Wounded)[-1].combatant == 0
    assert me.wounds == 4


@pytest.mark.rule("SW-UNC-05", "SW-SPE-39")
def test_a_caster_who_dies_of_it_ends_the_latent_spell_at_once() -> None:
    state = scene(sorcerer("misty_soul"), one(0, PLAIN, (20, 22)), one(1, TOUGH, AHEAD))
    state.combatants[0].wounds = 1
    played = casts(state, "misty_soul", [(0, 1), (0, 3)], [1, 1, 5])
    assert state.combatants[0].where == DEAD
    assert played.told(LatentEnded)[0].trait == "misty_soul"
    assert not state.combatants[1].effects.has("misty_soul")


@pytest.mark.rule("SW-UNC-06", "SW-UNC-09", "SW-STA-22")
@pytest.mark.parametrize(("dice", "successes"), [([2, 2, 2], 0), ([3, 3, 3, 6], 3)])
def test_three_alike_concuss_the_caster_and_count(dice: list[int], successes: int) -> None:
    state, played = cast(dice, *([1, 1] if successes else []))
    assert played.told(SpellRolled)[0].successes == successes
    assert actor_of(state).effects.has(CONCUSSED)
    assert state.gems[0].own == max(8 - len(dice) - 6, 0)  # his power leaves the pool at once
    assert not activation_of(state).over


@pytest.mark.rule("SW-UNC-06", "SW-STA-05")
def test_the_spell_of_that_roll_is_spared_and_older_ones_end() -> None:
    state = scene(sorcerer("misty_soul", "oaken_will"), one(0, PLAIN, (20, 22)), one(1, TOUGH, AHEAD))
    casts(state, "oaken_will", [(0, 1), (0, 1)], [5])
    played = casts(state, "misty_soul", [(0, 1), (0, 3)], [4, 4, 4])
    assert [event.trait for event in played.told(LatentEnded)] == ["oaken_will"]
    assert state.combatants[1].effects.has("misty_soul")


@pytest.mark.rule("SW-UNC-07")
def test_opposed_power_works_undispelled_and_kills() -> None:
    state, played = cast([6, 6, 6, 1, 1, 1], 1, 1, against=[6, 6, 6])
    assert played.told(SpellRolled)[0].successes == 3
    assert played.told(PowerUncontrolled)[0].gems == 0
    assert state.combatants[0].where == DEAD
    assert played.told(DamageRolled) != []


@pytest.mark.rule("SW-UNC-09", "SW-ACT-24")
def test_who_dies_of_his_own_spell_suffers_no_more() -> None:
    state = scene(sorcerer("hail_of_fire"), one(0, PLAIN, (30, 30)), one(1, TOUGH, (40, 40)))
    state.combatants[0].wounds = 1
    state.gems[0].own = 8
    played = casts(state, "hail_of_fire", [(0, [50000, 50000]), (0, 4)], [5, 5, 1, 1, 6, 1])
    assert state.combatants[0].where == DEAD
    assert [event.combatant for event in played.told(Wounded)] == [0]


@pytest.mark.rule("SW-UNC-08")
@pytest.mark.parametrize(
    ("dice", "more", "successes", "back", "wounds"),
    [
        ([6, 6, 1, 1, 4], [1, 1], 3, 1, 4),
        ([6, 6, 6, 1, 1], [1, 1], 3, 5, 4),
        ([6, 6, 1, 1, 1], [], 0, 1, 0),
        ([6, 6, 4, 4, 4], [1, 1], 3, 1, 5),
    ],
)
def test_other_pairs_take_place_side_by_side(
    dice: list[int], more: list[int], successes: int, back: int, wounds: int
) -> None:
    state, played = cast(dice, *more)
    assert played.told(SpellRolled)[0].successes == successes
    assert played.told(PowerUncontrolled)[0].gems == back
    assert state.combatants[0].wounds == wounds
    assert state.combatants[0].effects.has(CONCUSSED) is (dice.count(4) == 3)


@pytest.mark.rule("SW-UNC-02", "SW-UNC-03", "SW-SPE-44")
def test_how_many_gems_come_back() -> None:
    assert [Power(dice).returned(4) for dice in ([6, 6, 6], [6, 6], [6], [6, 6, 6, 1, 1, 1])] == [4, 1, 0, 0]


@pytest.mark.rule("SW-UNC-01", "SW-UNC-04", "SW-UNC-05", "SW-UNC-06")
def test_the_risks_are_those_of_the_rules() -> None:
    for gems in (2, 3, 4, 5):
        powers = [Power(list(dice)) for dice in product(range(1, 7), repeat=gems)]
        total, found = len(powers), risk(gems)
        assert found.die == pytest.approx(sum(one.kills for one in powers) / total)
        assert found.wound == pytest.approx(sum(one.wounds for one in powers) / total)
        assert found.concuss == pytest.approx(sum(one.unstable for one in powers) / total)
        assert found.back == pytest.approx(sum(one.returned(gems) for one in powers) / total)


@pytest.mark.rule("SW-UNC-10", "SW-DIC-23", "SW-ACT-18")
@pytest.mark.parametrize("again", [True, False])
def test_volcanic_mana_rolls_a_die_again_before_the_power_is_read(again: bool) -> None:
    state = scene(sorcerer("lightning_sphere", "volcanic_mana", pow=6), one(1, TOUGH, AHEAD))
    dice = [1, 1, 1, 2] + ([5, 1, 1] if again else [])
    casts(state, "lightning_sphere", [(0, 4), (0, [1] if again else [])], dice)
    assert state.combatants[0].wounds == (4 if again else 0)


# -- interactions -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-UNC-09", "SW-MOR-16", "SW-FLE-04", "SW-ORD-06", "SW-SPE-39")
def test_a_leader_dies_of_his_own_power_after_his_spell_killed_the_other() -> None:
    """The enemies flee from the caster, his own from the spot where he fell; the spell stands."""
    chief = sorcerer("lightning_sphere", pow=6, rank=HERO.rank, com=3)
    target = made("target", rank=HERO.rank, com=2, wounds=1)
    state = scene(chief, one(1, target, (20, 26)), one(0, PLAIN, (14, 20)), one(1, PLAIN, (20, 30)))
    state.combatants[2].bear("misty_soul", LATENT, 0)
    for band in state.bands:
        band.orders = 2
    for combatant in state.combatants:
        combatant.ordered = True  # so that nobody is asked for orders
    dice = [6, 6, 6, 1, 1, 1, 5, 1, 1, 1]
    played = casts(state, "lightning_sphere", [(0, 6)], dice)
    assert [event.combatant for event in played.told(Died)] == [1, 0]
    assert [event.combatant for event in played.told(MoraleRolled)] == [3, 2]
    course = [step for step in played.course if step in ("spherewars.fled", "spherewars.died")]
    assert course == ["spherewars.died", "spherewars.fled"] * 2
    assert where(state.combatants[3])[0] == 20
    assert where(state.combatants[3])[1] > 30
    assert where(state.combatants[2])[0] < 14
    assert [band.orders for band in state.bands] == [0, 0]
    assert not state.combatants[2].effects.has("misty_soul")


@pytest.mark.rule("SW-UNC-06", "SW-ACT-26", "SW-STA-01", "SW-STA-25", "SW-SPE-05")
def test_a_stunned_sorcerer_is_concussed_by_a_latent_spell() -> None:
    """The stun ends in this A9, the concussion in the next one; deeds go on, spells do not."""
    profile = sorcerer("misty_soul", "lightning_sphere", "lava_dart", fur=1)
    state = scene(profile, one(0, PLAIN, (17, 20)), one(1, TOUGH, AHEAD))
    me = actor_of(state)
    me.bear(STUNNED, ACTIVATION)
    casts(state, "misty_soul", [(0, 1), (0, 3)], [4, 4, 4])
    assert state.gems[0].own == 1
    assert usable_feats(state, me) == ["lava_dart"]
    assert state.combatants[1].effects.has("misty_soul")
    play_out(end_activation(state))
    assert not me.effects.has(STUNNED)
    refill_gems(state)
    assert (me.effects.has(CONCUSSED), state.gems[0].own) == (True, 0)
    me.activated = False
    play_out(pick(state), [(0, 0)])
    play_out(end_activation(state))
    assert not me.effects.has(CONCUSSED)


@pytest.mark.rule("SW-UNC-08", "SW-CON-25", "SW-UNC-09")
def test_two_spheres_and_two_ones_undo_a_cancellation() -> None:
    """An Inferior Cancellation Papyrus is spent without effect; dispelling counts, the wound comes in P15."""
    state = scene(STRONG, one(1, TOUGH, AHEAD), against=1)
    spell = Cast(state.combatants[0], CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    spell.casting.rolled, spell.dispelling.rolled = Rolled([6, 6, 1, 1]), Rolled([6])
    spell.casting.spent = state.gems[0].spend_on_casting(4)
    spell.cancelled = True
    play_out(read_power(state, spell))
    play_out(count(spell))
    assert (spell.cancelled, spell.successes, state.gems[0].own) == (False, 1, 5)
    play_out(suffer(state, spell))
    assert actor_of(state).wounds == 4
