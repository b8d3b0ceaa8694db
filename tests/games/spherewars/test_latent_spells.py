"""SPE: spells that stay, and newcomers that spells summon."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.aiming import aim
from dicefront.games.spherewars.rules.attributes import courage_of, value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.feats import FeatFailed
from dicefront.games.spherewars.rules.events.spells import Summoned
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.melee import hand_of
from dicefront.games.spherewars.rules.moments import TRAITS, has_trait
from dicefront.games.spherewars.rules.profile import TERRIFYING, UNBREAKABLE, Arms
from dicefront.games.spherewars.rules.secrets import points_left
from dicefront.games.spherewars.rules.shooting import shot_of
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.spells import usable_spells
from dicefront.games.spherewars.rules.state import (
    DEAD,
    Cloud,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import (
    CON_ARCANE,
    CON_MUNDANE,
    MOV,
    Cast,
)
from dicefront.games.spherewars.rules.summoning import PutDown
from dicefront.games.spherewars.scenes import inch, one, put
from dicefront.kernel.draw import Draw
from dicefront.kernel.testing import play_out, refusal_of
from dicefront.tabletop.sight import OPEN, PARTIAL
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.sorcery import (
    AHEAD,
    ARCHER,
    TOUGH,
    casts,
    scene,
    sorcerer,
    spot,
)

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
