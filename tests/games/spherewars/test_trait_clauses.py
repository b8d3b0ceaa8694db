"""Clauses of the texts of abilities, items and race rules: what something does not do, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import concentrate
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.codec import STATE, decode_state
from dicefront.games.spherewars.rules.deeds import target_refused, usable_deeds
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Healed, RolledAgain
from dicefront.games.spherewars.rules.events.items import Shown
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.items import possible_uses
from dicefront.games.spherewars.rules.melee import charge_bonus, fight, hand_of
from dicefront.games.spherewars.rules.moments import has_trait
from dicefront.games.spherewars.rules.profile import LEADER, Arms, Profile
from dicefront.games.spherewars.rules.state import CONCENTRATE, OWN_ROUND, State, actor_of, is_there
from dicefront.games.spherewars.rules.states import FEARFUL
from dicefront.games.spherewars.rules.subjects import CON_MUNDANE, DEX, FIGHT, MOV, Blow, Cast, Occasion
from dicefront.games.spherewars.rules.supporting import Supporters
from dicefront.games.spherewars.rules.wounds import die, heal
from dicefront.games.spherewars.scenes import charged, engaged, one, position
from dicefront.kernel.effects import TURN
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.battles import recruit, thrown_together
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.sorcery import sorcerer
from tests.games.spherewars.stepping import step_through

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
TOUGH = made("tough", con_mundane=4, wounds=8)
IMP = made("imp", universal=("unimportant",))


def with_(*ids: str, **more: Any) -> Profile:
    return made("bearer", **{"abilities": ids, "con_mundane": 4, "wounds": 8, **more})


# -- charges ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ABI-32")
@pytest.mark.parametrize(
    ("universal", "real", "bonus"),
    [((), True, 0), (("hardened_attacker",), True, 1), (("hardened_attacker",), False, 0)],
)
def test_a_legion_in_formation_is_no_more_than_a_hardened_defender(
    universal: tuple[str, ...], real: bool, bonus: int
) -> None:
    legion = with_("legion_formation")
    charger = made("charger", universal=universal)
    others = [one(1, legion, NORTH), one(1, legion, (20.0, 23.0))]
    state = position(one(0, charger, CENTRE), *others, joined=[charged(1, real=real)])
    assert charge_bonus(state, state.combatants[0], state.combatants[1]) == bonus


# -- support ----------------------------------------------------------------------------------------------


def pack(*others: Any) -> State:
    """Number 0 fights number 1, with three Imps of its pack beside him; others stand there as well."""
    imps = [one(0, IMP, spot) for spot in ((19.0, 21.0), (21.0, 21.0), (20.0, 22.0))]
    state = position(one(0, with_("pack_blow"), CENTRE), one(1, TOUGH, NORTH), *imps, *others)
    for number in (2, 3, 4):
        state.combatants[number].troop = state.combatants[0].troop
    return state


@pytest.mark.rule("SW-SUP-03", "SW-SUP-07")
def test_two_of_a_pack_support_at_most() -> None:
    state = pack()
    assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 2 + 2
    state.combatants[4].troop = 9
    assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 2 + 2


@pytest.mark.rule("SW-SUP-03")
@pytest.mark.parametrize(("chosen", "dice"), [([2, 3, 5], 5), ([2, 3, 4], 4), ([3, 4, 5], 5)])
def test_a_third_of_the_pack_makes_way_for_another(chosen: list[int], dice: int) -> None:
    state = pack(one(0, PLAIN, (20.7, 21.7)))
    assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 5, "previews take the best"
    played = play_out(fight(state), [(0, 1), (0, chosen)], [1] * (dice + 2))
    assert isinstance(played.questions[1], Supporters)
    assert played.questions[1].candidates()[0] == [2, 3, 5]
    assert len(played.rolls[0].sides) == dice


# -- who is struck, healed and drawn near -----------------------------------------------------------------


@pytest.mark.rule("SW-MUL-12", "SW-MUL-23")
def test_a_lava_outburst_spares_allied_bands() -> None:
    scorcher = one(0, with_("lava_outburst", wounds=1), CENTRE)
    others = [
        one(2, TOUGH, (20, 22)),
        one(0, TOUGH, (22, 20)),
        one(1, TOUGH, (18, 20)),
        one(3, PLAIN, (35, 35)),
    ]
    state = position(scorcher, *others, seats=4)
    blow = Blow(FIGHT, state.combatants[3], state.combatants[0], True)
    played = play_out(die(state, blow), [(0, 3)], [6, 1, 1, 6, 1, 1])
    assert [rolled.enemy for rolled in played.told(DamageRolled)] == [3, 2]


@pytest.mark.rule("SW-WOU-20")
def test_stings_heal_nobody_who_dies_of_what_they_kill() -> None:
    """The death of a Scorcher strikes whoever killed it, before the Spheres would heal him."""
    stinger = made("stinger", fur=2, abilities=("stings",), wounds=3, con_mundane=2)
    scorcher = with_("lava_outburst", wounds=1, con_mundane=2)
    others = [one(1, scorcher, NORTH), one(0, PLAIN, (5, 5)), one(1, PLAIN, (35, 35))]
    state = position(one(0, stinger, CENTRE), *others, stage=CONCENTRATE)
    state.combatants[0].wounds = 1
    played = play_out(concentrate(state), [(0, "stings"), (0, 2)], [5, 1, 6, 5, 5, 5])
    assert not is_there(state.combatants[0])
    assert played.told(Healed) == []
    assert state.combatants[0].wounds == 0
    assert play_out(heal(state.combatants[0], 1)).told(Healed) == []


@pytest.mark.rule("SW-DEE-17")
@pytest.mark.parametrize("deed", ["hook", "seizing_tail"])
def test_nobody_is_drawn_near_who_fights_the_bearer_already(deed: str) -> None:
    doer = made("doer", fur=3, abilities=(deed, "swipe"))
    state = position(one(0, doer, CENTRE), one(1, PLAIN, NORTH), stage=CONCENTRATE)
    actor, enemy = state.combatants
    assert usable_deeds(state, actor) == ["swipe"]

    refusal = target_refused(state, actor, CATALOGUE.abilities[deed], enemy)
    assert refusal is not None
    assert refusal.reason == "spherewars.feat.in_combat"
    enemy.flight = 1
    assert target_refused(state, actor, CATALOGUE.abilities[deed], enemy) is None


@pytest.mark.rule("SW-WOU-20")
@pytest.mark.parametrize(("deed", "race"), [("trample", "adepts_of_malesur"), ("sweeping_blow", "")])
def test_no_dice_are_thrown_at_the_dead(deed: str, race: str) -> None:
    """Trample strikes one twice, and the first blow kills; who dies of another's death is swept no more."""
    burst = made("burst", abilities=("lava_outburst",), wounds=1, con_mundane=2)
    weak = made("weak", wounds=1, con_mundane=2)
    doer = made("doer", fur=2, abilities=(deed,), con_mundane=9, wounds=8)
    foes = [one(1, weak, NORTH)] if race else [one(1, burst, NORTH), one(1, weak, (20.7, 19.3))]
    state = position(one(0, doer, CENTRE), *foes, one(1, PLAIN, (35, 35)), stage=CONCENTRATE)
    if race:
        dice = [5, 5, 5, 5]
    else:  # the blow that kills, then what the outburst does to both
        dice = [5, 5, 5, 5, 1, 1, 1, 5, 5, 5]
    wishes = [(0, deed), (0, 2), *([] if race else [(0, [1, 2]), (1, 0)])]
    played = step_through(concentrate(state), wishes, dice)
    assert [rolled.enemy for rolled in played.told(DamageRolled)] == ([1] if race else [1, 0, 2])


@pytest.mark.rule("SW-MOR-17", "SW-DEE-17")
def test_nothing_frightens_the_ephemeral() -> None:
    state = position(
        one(0, made("doer", fur=1, abilities=("roar_of_the_beast",)), CENTRE),
        one(1, "ash", (20, 23)),
        one(1, PLAIN, (23, 20)),
        stage=CONCENTRATE,
    )
    played = play_out(concentrate(state), [(0, "roar_of_the_beast")], [5, 1])
    assert [roll.combatant for roll in played.told(MoraleRolled)] == [2]
    assert [one_.effects.has(FEARFUL) for one_ in state.combatants] == [False, False, True]


@pytest.mark.rule("SW-HTH-06")
@pytest.mark.parametrize(("flight", "apart", "dice"), [(0, False, 3), (1, False, 3), (0, True, 2)])
def test_any_other_of_the_guard_within_an_inch_makes_a_spearhead(flight: int, apart: bool, dice: int) -> None:
    """Its text asks no more of him; one of another Guard is none."""
    guard = with_("spearhead_formation")
    state = position(
        one(0, guard, CENTRE), one(1, TOUGH, NORTH), one(0, guard, (20.0, 18.0)), joined=[engaged(1)]
    )
    state.combatants[2].flight = flight
    state.combatants[2].troop = state.combatants[0].troop + apart
    assert hand_of(state, state.combatants[0], state.combatants[1]).count() == dice


@pytest.mark.rule("SW-ATT-17")
def test_the_same_ability_counts_once_and_every_bite_counts() -> None:
    """Two Lackeys incite a Regor and put a foe into their sacks; two Transmitters sting a Soimi."""
    foe = made("foe", dex=5, mov=4, con_mundane=3, con_arcane=3)
    state = position(one(0, PLAIN, CENTRE), one(1, foe, NORTH), one(0, PLAIN, (5, 5)))
    own, enemy = state.combatants[:2]
    for source in (0, 2):
        for trait, until in (("incite", TURN), ("the_sack", TURN), ("sting_of_robustness", OWN_ROUND)):
            enemy.bear(trait, until, source)
    assert value(state, enemy, MOV) == 5
    assert value(state, enemy, CON_MUNDANE) == 4
    assert hand_of(state, enemy, own).count() == 3
    for source in (0, 2):
        enemy.bear("bitten", TURN, source)
    assert value(state, enemy, DEX) == 3


# -- items ------------------------------------------------------------------------------------------------


def hero(race: str, **more: Any) -> Profile:
    given = {"ap": 9, "slots": (1, 1, 1, 1, 1), "armour": ("leather",), "weapons": (Arms("conventional"),)}
    return made("hero", **{"rank": LEADER, "race": race, "dex": 3, "com": 3, "str": 3, **given, **more})


@pytest.mark.rule("SW-ART-09")
@pytest.mark.parametrize(("wounds", "told"), [(5, ["rune_of_glacial_edge"]), (1, [])])
def test_an_edge_that_slows_nobody_stays_hidden(wounds: int, told: list[str]) -> None:
    """K3: states and other effects are for the living, and the dead have shown nothing."""
    bearer = one(0, hero("scions_of_kurgan"), CENTRE, items=["rune_of_glacial_edge"])
    state = position(bearer, one(1, PLAIN, NORTH, wounds=wounds), one(1, PLAIN, (35, 35)))
    played = step_through(fight(state), [(0, 1)], [6, 5, 5, 5, 1, 1, 5, 1, 1])
    assert [event.item for event in played.told(Shown)] == told


@pytest.mark.rule("SW-ACT-30", "SW-CON-04")
@pytest.mark.parametrize(("feat", "offered"), [("swipe", True), ("the_sack", False)])
def test_the_concoction_is_for_deeds_alone(feat: str, offered: bool) -> None:
    """What is no deed has neither fury nor a roll."""
    item = "concoction_of_the_changing_rage"
    profile = hero("scions_of_kurgan", fur=2, abilities=("swipe", "the_sack"), consumables_max=3)
    state = position(one(0, profile, CENTRE, items=[item]), one(1, TOUGH, NORTH), stage=CONCENTRATE)
    wishes: list[tuple[int, Any]] = [(0, feat), *([(0, 2)] if offered else [])]
    played = step_through(concentrate(state), wishes, [1, 1] if offered else [])
    window = next(asked for asked in played.questions if asked.kind == "spherewars.window.deed")
    possible = {"item": item, "bearer": 0}
    assert (window.check(possible) is None) is offered
    assert item in actor_of(state).hidden


@pytest.mark.rule("SW-MUL-16", "SW-MUL-21")
@pytest.mark.parametrize("item", ["inferior_cancellation_papyrus", "sublime_cancellation_papyrus"])
@pytest.mark.parametrize(("struck", "usable"), [(1, True), (2, False), (None, True)])
def test_only_a_band_that_a_spell_strikes_cancels_it(item: str, struck: int | None, usable: bool) -> None:
    """Of the allied bands 1 and 3 that of the target may; a spell at nobody in particular strikes both."""
    carrier = hero("alliance", consumables_max=3)
    others = [one(1, carrier, (20, 30), items=[item]), one(3, PLAIN, (24, 30)), one(2, PLAIN, (5, 5))]
    state = position(one(0, sorcerer("lightning_sphere"), CENTRE), *others, seats=4)
    target = None if struck is None else state.combatants[struck]
    cast = Cast(state.combatants[0], CATALOGUE.abilities["lightning_sphere"], target)
    window = "shown" if item.startswith("inferior") else "outcome"
    occasion = Occasion(window, [] if target is None else [target], cast)
    assert [use.item for use in possible_uses(state, 1, occasion)] == ([item] if usable else [])


# -- rules of the races -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-BAN-08", "SW-ABI-46")
@pytest.mark.parametrize(("leader", "insubordinate"), [("raggarth", True), ("nek_org", False)])
def test_soimi_under_a_regor_are_insubordinate(leader: str, insubordinate: bool) -> None:
    state = thrown_together([[recruit("harpooner"), recruit(leader)], [recruit("sorrep")]], 1)
    again = decode_state(STATE.encode(state))
    placed = position(one(0, "harpooner", CENTRE), one(0, leader, NORTH), one(1, PLAIN, (5, 5)))
    for each in (state, again, placed):
        assert has_trait(each.combatants[0], "insubordinate") is insubordinate
        assert not has_trait(each.combatants[1], "insubordinate")


def mourning(second: str) -> State:
    """The leader of a band, and one of the Legion beside whoever else is in it; an enemy far away."""
    band = [one(0, "nirlem", CENTRE), one(0, "ranger", (5, 5)), one(0, second, (35, 5))]
    return position(*band, one(1, PLAIN, (35, 35)), acting=3)


def dies(state: State, faces: list[int], *answers: Any) -> Played[None]:
    play_out(die(state, Blow(FIGHT, state.combatants[3], state.combatants[0], True)))
    return play_out(answer(state), list(answers), faces)


@pytest.mark.rule("SW-BAN-08", "SW-MOR-16")
def test_a_band_of_a_single_faction_may_repeat_the_rolls_for_its_leader() -> None:
    played = dies(mourning("near_heart"), [1, 6, 6], (0, [0]))
    assert [(roll.combatant, roll.passed) for roll in played.told(MoraleRolled)] == [
        (1, False), (1, True), (2, True),
    ]  # fmt: skip
    assert [again.trait for again in played.told(RolledAgain)] == ["pure_band"]


@pytest.mark.rule("SW-BAN-08", "SW-MOR-16")
def test_a_mixed_band_may_not() -> None:
    played = dies(mourning("amazon"), [1, 6])
    assert played.told(RolledAgain) == []
