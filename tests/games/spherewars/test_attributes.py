"""ATT, TRA: attributes and what changes them."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot
from dicefront.games.spherewars.rules.attributes import attribute, courage_of, value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import fury_left
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.flight import flee
from dicefront.games.spherewars.rules.melee import blow_of, hand_of
from dicefront.games.spherewars.rules.moments import TRAITS, Trait, kit_of
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.profile import FRIGHTENING, NONE, RESPECTABLE, Profile
from dicefront.games.spherewars.rules.pursuit import pursuit_dice
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import (
    ATTRIBUTES,
    COM,
    CON_ARCANE,
    CON_MUNDANE,
    DEX,
    FUR,
    MOV,
    POW,
    PRE,
    STR,
    TRAP,
    Attribute,
    Blow,
    Courage,
    Shot,
)
from dicefront.games.spherewars.rules.turn import refill_gems
from dicefront.games.spherewars.rules.wounds import die
from dicefront.games.spherewars.scenes import charged, one, position, put, where
from dicefront.kernel.effects import ACTION
from dicefront.kernel.testing import play_out
from dicefront.tabletop.point import Point
from tests.games.spherewars import sorcery as spells
from tests.games.spherewars.fights import duel, fought
from tests.games.spherewars.profiles import HERO, PLAIN, made


class Curse(Trait):
    """Takes a point of DEX, as the Paralysing Mirror does."""

    id = ""

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == DEX:
            attribute.change("spherewars.reason.curse", -1, "SW-ATT-14")

    def shape_courage(self, state: State, me: Combatant, courage: Courage) -> None:
        courage.fear = FRIGHTENING


def scene(profile: Profile, fatigue: int = 0, curses: int = 0) -> tuple[State, Combatant]:
    state = position(one(0, profile, (20, 20), fatigue=fatigue))
    who = state.combatants[0]
    traits: list[Trait] = []
    for number in range(curses):
        traits.append(Curse())
        traits[-1].number = len(TRAITS) + number
    who.kit = kit_of(traits)
    return state, who


ALL = made("all", mov=5, com=3, dex=2, pre=4, str=1, con_mundane=6, con_arcane=8, fur=9, pow=7)
OTHER = made("other", mov=3, dex=3, str=3, con_mundane=4, con_arcane=4)


def met() -> tuple[State, Combatant, Combatant]:
    """Somebody whose attributes all differ, and an enemy in contact."""
    state = duel(ALL, OTHER)
    who, enemy = state.combatants
    return state, who, enemy


def test_an_attribute_is_that_of_the_profile() -> None:
    state, who = scene(ALL)
    numbers = [value(state, who, which) for which in (MOV, COM, DEX, PRE, STR, CON_MUNDANE, CON_ARCANE)]
    assert numbers == [5, 3, 2, 4, 1, 6, 8]
    assert [value(state, who, which) for which in (FUR, POW)] == [9, 7]


@pytest.mark.rule("SW-ATT-02")
def test_what_mov_gives() -> None:
    state, who, enemy = met()
    assert pace_of(state, who).single.mov == 5
    assert [pursuit_dice(state, who, enemy), pursuit_dice(state, enemy, who)] == [5, 3]
    shot = Shot(enemy, who, CATALOGUE.ranged["tension"], False)
    aim(state, shot)
    assert shot.number.amount == 5
    put(who, 20, 10)
    play_out(flee(state, who, Point(0, 1)))
    assert where(who) == (20, 10 + 5)


@pytest.mark.rule("SW-ATT-04")
def test_dex_gives_the_dice_of_the_dexterity_roll() -> None:
    state, who, enemy = met()
    assert [hand_of(state, who, enemy).count(), hand_of(state, enemy, who).count()] == [2, 3]


@pytest.mark.rule("SW-ATT-05")
def test_pre_gives_the_dice_of_the_precision_roll() -> None:
    state, who, enemy = met()
    shot = Shot(who, enemy, CATALOGUE.ranged["tension"], True)
    aim(state, shot)
    assert shot.total().amount == 4


@pytest.mark.rule("SW-ATT-06", "SW-ATT-07")
def test_str_gives_the_dice_and_con_the_number_of_a_damage_roll() -> None:
    state, who, enemy = met()
    blows = [blow_of(state, who, enemy, 0), blow_of(state, enemy, who, 0)]
    assert [(blow.strength.amount, blow.number.amount) for blow in blows] == [(1, 4), (3, 6)]
    thrown = blow_of_shot(state, Shot(who, enemy, CATALOGUE.ranged["projectile"], True), 0)
    assert thrown.strength.amount == 1 + 1


@pytest.mark.rule("SW-ATT-07")
def test_a_second_constitution_is_that_against_spells() -> None:
    state = spells.scene(spells.sorcerer("lightning_sphere"), one(1, ALL, spells.AHEAD))
    played = spells.casts(state, "lightning_sphere", [(0, 1)], [5, 1, 1])
    assert played.told(DamageRolled)[0].number.amount == 8


@pytest.mark.rule("SW-ATT-09")
def test_fur_gives_the_dice_of_deeds() -> None:
    state, who, enemy = met()
    assert [fury_left(state, who), fury_left(state, enemy)] == [9, 0]


@pytest.mark.rule("SW-ATT-10")
def test_pow_gives_gems_and_what_is_lost_without_its_bearer() -> None:
    state, who, enemy = met()
    refill_gems(state)
    assert [gems.total() for gems in state.gems] == [7, 0]
    play_out(die(state, Blow(TRAP, enemy, who, True)))
    assert state.gems[0].total() == 0


@pytest.mark.rule("SW-ATT-11")
def test_a_hyphen_is_no_number() -> None:
    state, who = scene(PLAIN)
    assert value(state, who, PRE) == NONE


@pytest.mark.rule("SW-ATT-14", "SW-ATT-17")
def test_no_attribute_falls_below_one() -> None:
    state, who = scene(made("snake_man", dex=2), fatigue=1, curses=1)
    total = attribute(state, who, DEX)
    assert total.amount == 1
    assert [part.amount for part in total.parts] == [2, -1, -1, 1]


@pytest.mark.rule("SW-ATT-17", "SW-HTH-13", "SW-MOV-20")
def test_gains_of_a_roll_are_added_to_the_losses_before_the_limit() -> None:
    """Strength 1, without equipment 1 less, and a charge: 1 - 1 + 1 comes to 1, and 1 - 1 as well."""
    for joined in ([], [charged(1)]):
        state = duel(made("bare_hands", str=1), PLAIN, joined=joined)
        striker, victim = state.combatants
        striker.bear("unequipped", ACTION)
        assert blow_of(state, striker, victim, 0).strength.amount == 1


@pytest.mark.rule("SW-ATT-16", "SW-FAT-02", "SW-FAT-01")
@pytest.mark.parametrize(("fights", "dex"), [(0, 4), (1, 3), (2, 2), (3, 2)])
def test_fatigue_alone_leaves_a_hero_two(fights: int, dex: int) -> None:
    state, who = scene(HERO, fatigue=fights)
    assert value(state, who, DEX) == dex


@pytest.mark.rule("SW-FAT-03", "SW-ATT-17")
def test_other_losses_come_after_fatigue() -> None:
    state, who = scene(HERO, fatigue=3, curses=1)
    assert value(state, who, DEX) == 1
    state, who = scene(made("weak_hero", rank=HERO.rank, dex=1), fatigue=2)
    assert value(state, who, DEX) == 1


@pytest.mark.rule("SW-FAT-02")
@pytest.mark.parametrize(("fights", "dex"), [(0, 2), (1, 1), (5, 1)])
def test_fatigue_leaves_everybody_else_one(fights: int, dex: int) -> None:
    state, who = scene(PLAIN, fatigue=fights)
    assert value(state, who, DEX) == dex


@pytest.mark.rule("SW-TRA-04", "SW-TRA-07")
def test_fear_is_that_of_the_profile_and_of_what_is_in_force() -> None:
    profile = made("respectable", fear=RESPECTABLE)
    state, who = scene(profile)
    assert courage_of(state, who).fear == RESPECTABLE
    state, who = scene(profile, curses=1)
    assert courage_of(state, who).fear == FRIGHTENING


@pytest.mark.rule("SW-ATT-01")
def test_nothing_in_play_changes_band_points_and_arcane_power() -> None:
    """They are no attributes that an effect could change, and a fight leaves them as they are."""
    assert not {"bp", "ap"} & set(ATTRIBUTES)
    worthy = made("worthy", bp=40, ap=2, wounds=8)
    state = duel(worthy, worthy)
    before = [(each.price, each.profile.bp, each.profile.ap) for each in state.combatants]
    fought(state, [6, 6, 1, 1, 6, 6, 6])
    assert before == [(40, 40, 2)] * 2
    assert before == [(each.price, each.profile.bp, each.profile.ap) for each in state.combatants]
