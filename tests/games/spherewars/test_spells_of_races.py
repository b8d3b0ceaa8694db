"""The spells of the four races, each by what it does, and the passive abilities that belong to sorcery."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot
from dicefront.games.spherewars.rules.attributes import courage_of, value
from dicefront.games.spherewars.rules.bets import HideGems, coins_of, prepare, set_coins
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import targets_of
from dicefront.games.spherewars.rules.delayed import take_due
from dicefront.games.spherewars.rules.events.feats import Dragged, FeatFailed
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Healed
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.events.spells import CoinSpent, GemsGained, GemsLost, Summoned
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.melee import hand_of
from dicefront.games.spherewars.rules.moments import TRAITS, Trait, has_trait
from dicefront.games.spherewars.rules.pace import roll_pace
from dicefront.games.spherewars.rules.profile import TERRIFYING, UNBREAKABLE, VARIABLE, Arms
from dicefront.games.spherewars.rules.pushing import PushTo
from dicefront.games.spherewars.rules.rows import SPELL
from dicefront.games.spherewars.rules.secrets import points_left
from dicefront.games.spherewars.rules.shooting import fire, shot_of
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.spells import usable_spells
from dicefront.games.spherewars.rules.state import (
    DEAD,
    STAND,
    Cloud,
    Combatant,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import CONCUSSED, PARALYSED, STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import (
    CON_ARCANE,
    CON_MUNDANE,
    DEX,
    FIGHT,
    MOV,
    SHOT,
    Blow,
    Cast,
)
from dicefront.games.spherewars.rules.summoning import PutDown
from dicefront.games.spherewars.rules.wounds import die
from dicefront.games.spherewars.scenes import inch, one, put, where
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.testing import play_out, refusal_of
from dicefront.tabletop.sight import OPEN, PARTIAL
from tests.games.spherewars.profiles import ASH, PLAIN, made
from tests.games.spherewars.sorcery import AHEAD, TOUGH, casts, scene, sorcerer

LEGION = made("legionary", factions=("legion",))
RED_HOT = made("red_hot_one", universal=("red_hot",))
ARCHER = made("archer", pre=3, ranged=(Arms("light_mechanical"),))


def spot(x: float, y: float) -> list[int]:
    return [inch(x), inch(y)]


def test_every_spell_is_a_trait_and_every_trait_of_a_spell_in_the_data() -> None:
    named = [row.id for row in CATALOGUE.abilities.values() if row.use == SPELL]
    assert len(named) == 25
    assert sorted(named) == sorted(one.id for one in TRAITS.values() if one.family == "spell")


# -- spells that strike -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-41", "SW-SPE-35")
@pytest.mark.parametrize(("spell", "dice", "strength"), [
    ("lightning_sphere", [5], 2), ("lava_torrent", [5], 2), ("destroying_ball", [5, 5], 4),
    ("incinerating_blast", [5, 5], 5), ("wrath_of_sull", [5, 5], 3), ("devouring_insects", [5, 5], 2),
    ("life_bane", [5], 2), ("life_bane", [5, 5], 3), ("life_bane", [5, 5, 4], 4),
])  # fmt: skip
def test_strength(spell: str, dice: list[int], strength: int) -> None:
    state = scene(sorcerer(spell), one(1, TOUGH, AHEAD))
    played = casts(state, spell, [(0, len(dice))], dice + [1] * strength)
    assert played.told(DamageRolled)[0].strength.amount == strength
    assert played.told(DamageRolled)[0].strength.parts[0].rule == "SW-SPE-41"
    assert played.told(DamageRolled)[0].number.amount == 5


@pytest.mark.parametrize(("wounded", "left"), [(True, 2), (False, 3)])
def test_wrath_of_sull_takes_a_gem_for_a_wound(wounded: bool, left: int) -> None:
    state = scene(sorcerer("wrath_of_sull"), one(1, TOUGH, AHEAD), one(1, made("mage", pow=3), (40, 40)))
    state.gems[1] = Gems(3)
    played = casts(state, "wrath_of_sull", [(0, 1), (0, 2), (1, 0)], [5, 5, 5 if wounded else 4, 1, 1])
    assert state.gems[1].own == left
    assert played.told(GemsLost) == ([GemsLost(1, 1)] if wounded else [])


@pytest.mark.rule("SW-WOU-18")
@pytest.mark.parametrize("caster_dies", [True, False])
def test_devouring_insects_bite_again(caster_dies: bool) -> None:
    state = scene(sorcerer("devouring_insects"), one(1, TOUGH, AHEAD), one(0, PLAIN, (40, 40)))
    casts(state, "devouring_insects", [(0, 2)], [5, 5, 5, 1])
    victim = state.combatants[1]
    assert victim.wounds == 7
    if caster_dies:
        play_out(die(state, Blow(FIGHT, None, state.combatants[0], True)))
    victim.effects = victim.effects.prolonged("next_activation", ACTIVATION)
    play_out(take_due(state, victim), [], [5, 1])
    assert (victim.wounds, victim.effects.all) == (6, [])


@pytest.mark.parametrize(("hurt", "asked"), [((0, 1), True), ((1,), False), ((), False)])
def test_life_bane_heals_somebody_near(hurt: tuple[int, ...], asked: bool) -> None:
    state = scene(
        sorcerer("life_bane"), one(0, PLAIN, (20, 16)), one(0, PLAIN, (20, 14)), one(1, TOUGH, AHEAD)
    )
    for number in (*hurt, 2):  # number 2 is too far away
        state.combatants[number].wounds = 3
    answers: list[tuple[int, Any]] = [(0, 3), *([(0, 1)] if asked else [])]
    played = casts(state, "life_bane", answers, [5, 5, 4, 5, 1, 1, 1])
    assert [event.combatant for event in played.told(Healed)] == ([1] if hurt else [])
    assert ("spherewars.effect.choose" in played.kinds) is asked


def test_life_bane_heals_nobody_without_a_wound_or_with_fewer_successes() -> None:
    for dice in ([5, 5, 4, 1, 1, 1, 1], [5, 5, 1, 5, 1, 1]):
        state = scene(sorcerer("life_bane"), one(1, TOUGH, AHEAD))
        state.combatants[0].wounds = 3
        assert casts(state, "life_bane", [(0, 3)], dice).told(Healed) == []


@pytest.mark.rule("SW-WOU-17", "SW-SPE-45", "SW-WOU-11", "SW-MUL-12")
def test_hail_of_fire_strikes_friend_and_enemy_but_not_the_red_hot() -> None:
    state = scene(
        sorcerer("hail_of_fire"),
        one(1, TOUGH, (20, 26)),
        one(0, PLAIN, (20, 27)),
        one(1, RED_HOT, (21.5, 25)),
        one(1, ASH, (19, 24)),
        one(1, TOUGH, (20, 29)),
    )
    answers = [(0, spot(20, 25)), (0, 2), (0, 2), (0, 4)]
    played = casts(state, "hail_of_fire", answers, [5, 5, 2, 1, 1, 1])
    assert [event.enemy for event in played.told(DamageRolled)] == [2, 1]
    assert state.combatants[2].wounds == 4
    assert state.combatants[4].where == DEAD
    assert played.kinds.count("spherewars.effect.order") == 2


@pytest.mark.rule("SW-MUL-12")
def test_hail_of_fire_spares_allies() -> None:
    state = scene(sorcerer("hail_of_fire"), one(0, PLAIN, (20, 26)), one(1, TOUGH, (40, 40)))
    state.combatants[1].band = 1
    assert casts(state, "hail_of_fire", [(0, spot(20, 26)), (0, 2)], [5, 5]).told(DamageRolled) == []


# -- spells that afflict and heal -------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-35")
@pytest.mark.parametrize(
    ("dice", "dex", "state_id"), [([5], 1, ""), ([5, 5], 2, STUNNED), ([5, 5, 4], 2, PARALYSED)]
)
def test_mindfreeze(dice: list[int], dex: int, state_id: str) -> None:
    state = scene(sorcerer("mindfreeze"), one(1, TOUGH, AHEAD))
    played = casts(state, "mindfreeze", [(0, len(dice))], dice)
    victim = state.combatants[1]
    assert value(state, victim, DEX) == dex
    assert [effect.id for effect in victim.effects.all] == [state_id or "mindfreeze"]
    assert victim.effects.all[0].until == "next_activation"
    assert played.told(MoraleRolled) == []


@pytest.mark.parametrize(("face", "stunned"), [(3, True), (4, False)])
def test_confusion(face: int, stunned: bool) -> None:
    state = scene(sorcerer("confusion"), one(1, TOUGH, AHEAD))
    casts(state, "confusion", [(0, 1)], [5, face])
    assert state.combatants[1].effects.has(STUNNED) is stunned


@pytest.mark.rule("SW-WOU-06", "SW-SPE-35")
def test_throbbing_heart_heals_the_legion() -> None:
    state = scene(
        sorcerer("throbbing_heart", factions=("legion",)),
        one(0, LEGION, (20, 22), wounds=2),
        one(0, made("hireling", factions=("mercenaries",)), (20, 18)),
        one(1, TOUGH, AHEAD),
    )
    row = CATALOGUE.abilities["throbbing_heart"]
    assert [target.id for target in targets_of(state, actor_of(state), row)] == [0, 1]
    casts(state, "throbbing_heart", [(0, 1), (0, 2)], [5, 5])
    assert state.combatants[1].wounds == 4


def test_inner_blessing_ends_all_states_and_heals() -> None:
    mage = made("mage", pow=1)
    state = scene(sorcerer("inner_blessing"), one(0, mage, (20, 22), wounds=2), one(1, TOUGH, AHEAD))
    friend = state.combatants[1]
    for which in (STUNNED, CONCUSSED):
        friend.bear(which, "next_activation")
    friend.bear("mindfreeze", "next_activation")
    casts(state, "inner_blessing", [(0, 1), (0, 1)], [5])
    assert [effect.id for effect in friend.effects.all] == ["mindfreeze"]
    assert friend.wounds == 3


# -- movement ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spell", "change", "until"), [
    ("blessing_of_the_north_wind", 2, "turn"), ("curse_of_the_north_wind", -2, "next_activation"),
    ("ice_vortex", -1, "next_activation"),
])  # fmt: skip
def test_spells_that_change_movement(spell: str, change: int, until: str) -> None:
    side = 0 if change > 0 else 1
    state = scene(sorcerer(spell), one(side, made("walker", mov=4), AHEAD), one(1, PLAIN, (40, 40)))
    targets = [(0, 1)]
    pushed = [(0, None)] if spell == "ice_vortex" else []
    casts(state, spell, [*targets, (0, 1), *pushed], [5])
    walker = state.combatants[1]
    assert value(state, walker, MOV) == 4 + change
    assert walker.effects.all[0].until == until


@pytest.mark.rule("SW-RND-01", "SW-ATT-14")
@pytest.mark.parametrize(("faces", "effects", "far"), [
    ([5, 4], ["blessing_of_the_north_wind"], 11),
    ([5, 4], ["curse_of_the_north_wind"], 7),
    ([1, 1], ["curse_of_the_north_wind", "ice_vortex"], 1),
    ([5, 4], ["curse_of_the_north_wind", "ice_vortex"], 6),
])  # fmt: skip
def test_they_change_a_random_move_as_well(faces: list[int], effects: list[str], far: int) -> None:
    state = scene(made("rider", mov=4, mov_kind=VARIABLE), one(1, TOUGH, AHEAD))
    for effect in effects:
        actor_of(state).bear(effect, "turn")
    pace = play_out(roll_pace(state, actor_of(state)), [], faces).result
    assert pace is not None
    assert pace.single.allowance(0) == inch(far)


@pytest.mark.rule("SW-MOV-33", "SW-BAS-20", "SW-DEF-16")
def test_ice_vortex_moves_an_enemy_in_a_straight_line() -> None:
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD))
    played = casts(state, "ice_vortex", [(0, 1), (0, spot(30, 25))], [5])
    assert where(state.combatants[1]) == (23, 25)
    assert played.told(Dragged)[0].combatant == 1
    assert state.combatants[1].area_lost


@pytest.mark.rule("SW-MOV-33")
def test_ice_vortex_stops_before_bases_and_never_makes_contact() -> None:
    others = [one(0, PLAIN, (22, 25)), one(1, PLAIN, (18, 25))]
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD), *others)
    cast = Cast(actor_of(state), CATALOGUE.abilities["ice_vortex"], state.combatants[1])
    question = PushTo(state, cast, state.combatants[1], inch(3))
    assert question.read(spot(30, 25))[-1].x < inch(21)  # type: ignore[index]
    assert question.read(spot(10, 25))[-1].x >= inch(19) - 25  # type: ignore[index]
    assert len(question.read(None)) == 1  # type: ignore[arg-type]
    assert refusal_of(question, "there").reason == "kernel.unreadable"
    for way in [*question.options(), question.sample(Draw(5))]:
        assert question.check(question.write(way)) is None


@pytest.mark.parametrize("seed", range(5))
def test_a_push_to_where_a_push_ends_is_the_same(seed: int) -> None:
    """Ends are rounded, and what is written is the end."""
    draw = Draw(seed)
    others = [one(draw.below(2), PLAIN, (20 + x + draw.below(90) / 100, 24.2 + x / 2)) for x in (-2, 1)]
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD), *others)
    cast = Cast(actor_of(state), CATALOGUE.abilities["ice_vortex"], state.combatants[1])
    question = PushTo(state, cast, state.combatants[1], inch(3))
    for way in [*question.options(), *[question.sample(draw) for _ in range(100)]]:
        assert question.read(question.write(way)) == way


class Rooted(Trait):
    """Nobody moves the bearer."""

    id = "rooted"

    def refuse_push(self, state: State, me: Combatant) -> bool:
        return True


@pytest.mark.rule("SW-MOV-33")
def test_who_is_rooted_is_not_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRAITS, "rooted", Rooted())
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD))
    state.combatants[1].bear("rooted", "game")
    assert casts(state, "ice_vortex", [(0, 1)], [5]).told(Dragged) == []


# -- latent spells ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "mundane", "arcane"), [([5], 1, 0), ([5, 5], 1, 1), ([5, 5, 4], 2, 1)])
def test_protection_sphere(dice: list[int], mundane: int, arcane: int) -> None:
    state = scene(sorcerer("protection_sphere"), one(0, PLAIN, (20, 22)), one(1, TOUGH, AHEAD))
    casts(state, "protection_sphere", [(0, 1), (0, len(dice))], dice)
    friend = state.combatants[1]
    assert (value(state, friend, CON_MUNDANE), value(state, friend, CON_ARCANE)) == (2 + mundane, 2 + arcane)
    assert value(state, actor_of(state), CON_MUNDANE) == 4


def test_oaken_will() -> None:
    state = scene(sorcerer("oaken_will"), one(0, PLAIN, (20, 22)), one(1, TOUGH, AHEAD))
    casts(state, "oaken_will", [(0, 1), (0, 1)], [5])
    friend = state.combatants[1]
    assert courage_of(state, friend).morale == UNBREAKABLE
    assert (value(state, friend, CON_MUNDANE), value(state, friend, CON_ARCANE)) == (2, 3)
    assert courage_of(state, actor_of(state)).morale != UNBREAKABLE


@pytest.mark.rule("SW-SPE-39", "SW-TRA-07")
def test_terrifying_countenance_gives_intimidation() -> None:
    state = scene(sorcerer("terrifying_countenance"), one(1, TOUGH, AHEAD))
    me = actor_of(state)
    assert not has_trait(me, "intimidation")
    casts(state, "terrifying_countenance", [(0, 1)], [5])
    assert has_trait(me, "intimidation")
    assert courage_of(state, me).fear == TERRIFYING
    play_out(enter_state(state, me, STUNNED))
    assert not has_trait(me, "intimidation")


@pytest.mark.parametrize("quick", [True, False])
def test_misty_soul_makes_shots_harder(quick: bool) -> None:
    state = scene(ARCHER, one(1, PLAIN, AHEAD), one(1, PLAIN, (26, 25)))
    state.combatants[1].bear("misty_soul", "latent", 2, 1)
    numbers = []
    for number in (1, 2):
        shot = shot_of(state, actor_of(state), actor_of(state).ranged[0], state.combatants[number])
        shot.quick = quick
        aim(state, shot)
        numbers.append(shot.number.amount)
    assert numbers[0] == numbers[1] + 2


def test_flashing_form() -> None:
    agile = made("agile", dex=3)
    state = scene(sorcerer("flashing_form", mov=4), one(1, agile, (20, 21)), one(0, PLAIN, (19, 21)))
    me, foe = actor_of(state), state.combatants[1]
    assert hand_of(state, foe, me).count() == 3
    casts(state, "flashing_form", [(0, 1)], [5])
    assert hand_of(state, foe, me).count() == 2
    assert hand_of(state, foe, state.combatants[2]).count() == 3
    assert value(state, me, MOV) == 5


def test_blinding_aura_covers_who_touches_the_caster() -> None:
    state = scene(
        sorcerer("blinding_aura"),
        one(0, PLAIN, (20, 21)),
        one(0, PLAIN, (23, 21)),
        one(1, made("agile", dex=3, pre=3, ranged=(Arms("light_mechanical"),)), (20, 26)),
    )
    me, near, far, foe = state.combatants
    before = [hand_of(state, foe, one_of).count() for one_of in (me, near, far)]
    casts(state, "blinding_aura", [(0, 1)], [5])
    assert [hand_of(state, foe, one_of).count() for one_of in (me, near, far)] == [
        before[0] - 1, before[1] - 1, before[2],
    ]  # fmt: skip
    dice = []
    for target in (me, near, far):
        shot = shot_of(state, foe, foe.ranged[0], target)
        aim(state, shot)
        aura = [part.amount for part in shot.bonus.parts if part.reason == "spherewars.trait.blinding_aura"]
        dice.append(sum(aura))
    assert dice == [-1, -1, 0]


@pytest.mark.rule("SW-SIT-03", "SW-SPE-45")
def test_sulphuric_fumes_dim_sight() -> None:
    bird = made("bird", fly=True)
    others = [one(1, PLAIN, (20, 28)), one(1, bird, (20, 30)), one(1, PLAIN, (30, 20))]
    state = scene(sorcerer("sulphuric_fumes"), *others)
    me = actor_of(state)
    assert [sees(state, me, state.combatants[number]) for number in (1, 2, 3)] == [OPEN] * 3
    casts(state, "sulphuric_fumes", [(0, spot(20, 24)), (0, 1)], [5])
    [cloud] = state.clouds
    assert (cloud.trait, cloud.source, cloud.radius) == ("sulphuric_fumes", 0, inch(2))
    assert [sees(state, me, state.combatants[number]) for number in (1, 2, 3)] == [PARTIAL, PARTIAL, OPEN]
    put(state.combatants[3], 22.4, 24)  # it touches the cloud
    assert sees(state, state.combatants[1], state.combatants[3]) == PARTIAL


def test_sulphuric_fumes_take_a_die_from_enemies_in_them() -> None:
    state = scene(
        sorcerer("sulphuric_fumes"),
        one(1, made("agile", dex=3), (20, 24)),
        one(1, made("hot", dex=3, universal=("red_hot",)), (21.5, 24)),
        one(0, made("friend", dex=3), (18.2, 24)),
        one(1, made("outside", dex=3), (20, 30)),
    )
    state.clouds = [Cloud("sulphuric_fumes", 0, inch(20), inch(24), inch(2))]
    friend = state.combatants[3]
    counts = [hand_of(state, state.combatants[number], friend).count() for number in (1, 2, 4)]
    assert counts == [2, 3, 3]
    assert hand_of(state, friend, state.combatants[4]).count() == 3


# -- summoning --------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-COM-09", "SW-ACT-10", "SW-WIN-17", "SW-SPE-45")
@pytest.mark.parametrize(("spell", "dice", "profile", "worth"), [
    ("imp_summoner", [5, 5], "imp", 10), ("magma_of_procreation", [5], "ash", 8),
    ("magma_of_procreation", [5, 5], "imp", 10), ("magma_of_procreation", [5, 5, 4], "sorrep", 17),
    ("summon_ashes", [5], "ash", 0),
])  # fmt: skip
def test_a_newcomer_joins_the_band(spell: str, dice: list[int], profile: str, worth: int) -> None:
    state = scene(sorcerer(spell), one(1, TOUGH, (20, 30)))
    played = casts(state, spell, [(0, len(dice)), (0, spot(20, 22))], dice)
    newcomer = state.combatants[2]
    assert played.told(Summoned) == [Summoned(2, profile, spot(20, 22))]
    assert (newcomer.profile.id, newcomer.price, newcomer.band, newcomer.side) == (profile, worth, 0, 0)
    assert (newcomer.wounds, newcomer.activated) == (newcomer.profile.wounds, True)
    assert {one_of for one_of in newcomer.profile.abilities if one_of in TRAITS} <= set(newcomer.kit.ids())
    assert GAME.problem_of_state(state) == ""
    assert len(state.copy().combatants) == 3


@pytest.mark.rule("SW-ACT-20", "SW-BAN-01", "SW-COM-09")
def test_what_is_summoned_was_not_bought() -> None:
    """What a band may have spent on hidden consumables is the same as before."""
    state = scene(sorcerer("imp_summoner", bp=290), one(1, TOUGH, (20, 30)))
    before = points_left(state, state.combatants[0])
    casts(state, "imp_summoner", [(0, 2), (0, spot(20, 22))], [5, 5])
    assert state.combatants[2].price == 10
    assert points_left(state, state.combatants[0]) == before


def test_a_saved_match_knows_the_newcomer() -> None:
    state = scene(CATALOGUE.profiles["pack_of_summoners"], one(1, "near_heart", (20, 30)))
    before = state.copy()
    casts(state, "summon_ashes", [(0, 1), (0, spot(20, 23))], [5])
    data = GAME.encode(state)
    assert GAME.encode(GAME.decode(data)) == data
    assert GAME.decode(data).combatants[2].kit is state.combatants[2].kit
    assert len(before.bands[0].entries) == 1


@pytest.mark.rule("SW-COM-09")
def test_summoned_imps_are_one_pack() -> None:
    state = scene(sorcerer("imp_summoner", "magma_of_procreation"), one(1, TOUGH, (20, 30)))
    casts(state, "imp_summoner", [(0, 2), (0, spot(20, 22))], [5, 5])
    casts(state, "magma_of_procreation", [(0, 2), (0, spot(20, 18))], [5, 5])
    assert state.combatants[2].troop == state.combatants[3].troop == 1
    assert state.bands[0].entries[1].members == [2, 3]
    assert state.combatants[0].troop == 0


@pytest.mark.rule("SW-SPE-45", "SW-COM-09", "SW-SCN-38")
def test_where_a_newcomer_may_be_put() -> None:
    state = scene(sorcerer("imp_summoner"), one(1, TOUGH, (20, 23)))
    cast = Cast(actor_of(state), CATALOGUE.abilities["imp_summoner"], None)
    played = casts(state, "imp_summoner", [(0, 2), (0, spot(20, 16))], [5, 5])
    question = played.questions[-1]
    assert isinstance(question, PutDown)
    assert refusal_of(question, spot(20, 14)).reason == "spherewars.spell.too_far"
    assert refusal_of(question, spot(21.5, 23)).reason == "spherewars.spell.too_near"
    assert refusal_of(question, spot(20, 20.5)).reason == "spherewars.way.no_room"
    assert refusal_of(question, "here").reason == "kernel.unreadable"
    assert cast.place is None


def test_places_that_are_proposed_are_legal() -> None:
    state = scene(sorcerer("imp_summoner"), one(1, TOUGH, (20, 23)))
    played = casts(state, "imp_summoner", [(0, 2), (0, spot(20, 16))], [5, 5])
    fresh = scene(sorcerer("imp_summoner"), one(1, TOUGH, (20, 23)))
    question = played.questions[-1]
    assert isinstance(question, PutDown)
    question.state = fresh
    assert len(question.options()) > 20
    for place in [*question.options(), question.sample(Draw(1)), question.sample(Draw(2))]:
        assert question.check(question.write(place)) is None


@pytest.mark.rule("SW-SPE-18")
def test_at_most_three_imps_in_a_game() -> None:
    state = scene(sorcerer("imp_summoner", pow=8), one(1, TOUGH, (20, 30)))
    for place in (spot(20, 22), spot(22, 20), spot(18, 20)):
        assert usable_spells(state, actor_of(state)) == ["imp_summoner"]
        casts(state, "imp_summoner", [(0, 2), (0, place)], [5, 5])
        activation_of(state).done = []
    assert usable_spells(state, actor_of(state)) == []


@pytest.mark.rule("SW-SPE-18", "SW-SPE-35")
def test_at_most_six_ashes_of_the_band_on_the_table() -> None:
    ashes = [one(0, "ash", (10 + 2 * number, 10)) for number in range(5)]
    state = scene(sorcerer("summon_ashes"), *ashes, one(1, TOUGH, (20, 30)))
    casts(state, "summon_ashes", [(0, 3), (0, spot(20, 22))], [5, 5, 4])
    assert len(state.combatants) == 8
    activation_of(state).done = []
    assert usable_spells(state, actor_of(state)) == []
    state.combatants[1].where = DEAD
    assert usable_spells(state, actor_of(state)) == ["summon_ashes"]


def test_without_room_nobody_comes() -> None:
    ring = [one(0, PLAIN, (20 + x, 20 + y)) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    crowd = [one(1, PLAIN, (20 + 2.2 * x, 20 + 2.2 * y)) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    wall = [one(1, PLAIN, (20 + 4.2 * x, 20 + 4.2 * y)) for x in (-1, -0.5, 0, 0.5, 1) for y in (-1, 1)]
    more = [one(1, PLAIN, (20 + 4.2 * x, 20 + 4.2 * y)) for x in (-1, 1) for y in (-0.5, 0, 0.5)]
    state = scene(sorcerer("imp_summoner"), *ring, *crowd, *wall, *more)
    played = casts(state, "imp_summoner", [(0, 2)], [5, 5])
    assert played.told(FeatFailed)[0].cause == "room"


# -- passives ---------------------------------------------------------------------------------------------


def test_arcane_offering_and_volcanic_skin_stand_in_the_profiles() -> None:
    holders = [one_of for one_of in CATALOGUE.profiles.values() if "arcane_offering" in one_of.abilities]
    assert len(holders) > 10
    assert all(one_of.con_arcane == one_of.con_mundane + 1 for one_of in holders)


@pytest.mark.rule("SW-SPE-38", "SW-SPE-22")
def test_the_coffer_of_isha_adds_dice_that_are_no_gems() -> None:
    state = scene(sorcerer("lightning_sphere", "coffer_of_isha"), one(1, TOUGH, AHEAD))
    me = actor_of(state)
    set_coins(me, 2)
    cast = Cast(me, CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    prepare(state, cast)
    question = HideGems(cast, cast.casting)
    assert question.answers() == [1, 2, 3, 4, [1, 1], [2, 1], [3, 1], [4, 1]]
    assert question.gesture().items == ["gems", "coins"]
    assert question.from_hand([["coins", 1], ["gems", 3]]) == [3, 1]
    for bet in question.options():
        assert question.from_hand(question.in_hand(bet)) == question.write(bet)
    assert question.in_hand([3, 1]) == [["gems", 3], ["coins", 1]]
    assert refusal_of(question, [1, 2]).reason == "spherewars.spell.coins"
    played = casts(state, "lightning_sphere", [(0, [4, 1])], [5, 4, 3, 1, 2, 1, 1])
    assert len(played.rolls[0].sides) == 5
    assert played.told(CoinSpent) == [CoinSpent(0)]
    assert (coins_of(me), state.gems[0].own) == (1, 4)
    assert not me.effects.has(CONCUSSED)


def test_without_a_gem_a_coin_is_a_false_bet() -> None:
    state = scene(sorcerer("lightning_sphere", "coffer_of_isha"), one(1, TOUGH, AHEAD))
    set_coins(actor_of(state), 1)
    casts(state, "lightning_sphere", [(0, [0, 1])], [])
    assert actor_of(state).effects.has(CONCUSSED)


def test_coins_dispel_as_well_unless_their_holder_has_no_power() -> None:
    collector = made("collector", pow=2, abilities=("coffer_of_isha",))
    for which, able in (("", True), (PARALYSED, False)):
        state = scene(sorcerer("lightning_sphere"), one(1, TOUGH, AHEAD), one(1, collector, (40, 40)))
        set_coins(state.combatants[2], 1)
        if which:
            state.combatants[2].bear(which, "next_activation")
        answers = [(0, 1), (0, 1), *([(1, [0, 1])] if able else [])]
        casts(state, "lightning_sphere", answers, [4, 5] if able else [4, 1, 1])
        assert coins_of(state.combatants[2]) == (0 if able else 1)


@pytest.mark.parametrize(("source", "coins"), [(FIGHT, 3), (SHOT, 3), (4, 2)])
def test_wounds_fill_the_coffer_up_to_three(source: int, coins: int) -> None:
    state = scene(sorcerer("coffer_of_isha"), one(1, TOUGH, AHEAD))
    me = actor_of(state)
    set_coins(me, 2)
    for _ in range(2):
        blow = Blow(source, me, state.combatants[1], False)
        blow.taken = 1
        play_out(TRAITS["coffer_of_isha"].after_wounding(state, me, blow))
    assert coins_of(me) == coins
    seen = GAME.view(state, 1)
    assert isinstance(seen, dict)
    assert seen["combatants"][0]["coins"] == coins  # type: ignore[index,call-overload]


@pytest.mark.rule("SW-SPE-22")
def test_volcanic_connection_counts_twice_for_volcanic_mana() -> None:
    summoners = made("summoners", pow=3, abilities=("volcanic_connection",))
    for mana, most in (("volcanic_skin", 5), ("volcanic_mana", 6)):
        state = scene(sorcerer("lightning_sphere", mana), one(1, TOUGH, AHEAD), one(0, summoners, (26, 20)))
        cast = Cast(actor_of(state), CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
        prepare(state, cast)
        assert cast.casting.most.amount == most
    state.combatants[2].bear(CONCUSSED, "next_activation")
    cast = Cast(actor_of(state), CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    prepare(state, cast)
    assert cast.casting.most.amount == 4


SHIELDED = made("shielded", abilities=("kazags_protection",), wounds=8)
MINION = made("minion", universal=("insignificant",), con_arcane=3, con_mundane=3)


@pytest.mark.rule("SW-SPE-46", "SW-ORD-62")
@pytest.mark.parametrize("used", [True, False])
def test_kazags_protection_turns_a_spell_on_a_minion(used: bool) -> None:
    state = scene(
        sorcerer("lightning_sphere"),
        one(1, SHIELDED, AHEAD),
        one(1, MINION, (20, 27)),
        one(1, PLAIN, (22, 25)),
    )
    played = casts(state, "lightning_sphere", [(0, 1), (0, 1), (1, 2 if used else None)], [5, 1, 1])
    rolled = played.told(DamageRolled)[0]
    assert (rolled.enemy, rolled.number.amount) == ((2, 3) if used else (1, 2))
    assert state.combatants[1].effects.has("kazags_protection") is used
    activation_of(state).done = []
    again = casts(state, "lightning_sphere", [(0, 1), (0, 1), *([] if used else [(1, None)])], [5, 1, 1])
    assert again.told(DamageRolled)[0].enemy == 1  # once a round


@pytest.mark.rule("SW-ORD-62")
def test_kazags_protection_turns_a_shot_but_not_far_or_from_who_flees() -> None:
    state = scene(ARCHER, one(1, SHIELDED, AHEAD), one(1, MINION, (20, 27)), one(1, MINION, (20, 28.1)))
    activation_of(state).action = STAND
    shot = shot_of(state, actor_of(state), actor_of(state).ranged[0], state.combatants[1])
    played = play_out(fire(state, shot, True), [(1, 2)], [6, 5, 1, 1, 1])
    assert played.questions[-1].answers() == [None, 2]
    assert played.told(DamageRolled)[0].enemy == 2


def test_energetic_suction_may_give_gems() -> None:
    state = scene(sorcerer("energetic_suction", fur=3), one(0, RED_HOT, (20, 23)), gems=0)
    actor_of(state).wounds = 4
    answers = [(0, 3), (0, True), (0, False)]
    played = casts(state, "energetic_suction", answers, [5, 5, 1])
    assert played.told(GemsGained) == [GemsGained(0, 1)]
    assert (state.gems[0].own, actor_of(state).wounds) == (1, 5)


@pytest.mark.rule("SW-ATK-04", "SW-ATK-02")
def test_shots_meet_mundane_constitution() -> None:
    state = scene(ARCHER, one(1, made("target", con_mundane=5, con_arcane=3), AHEAD))
    shot = shot_of(state, actor_of(state), actor_of(state).ranged[0], state.combatants[1])
    assert blow_of_shot(state, shot, 0).number.parts[0].amount == 5
