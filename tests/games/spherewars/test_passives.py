"""The passive abilities of the races, each by what it changes."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.aiming import aim
from dicefront.games.spherewars.rules.attributes import courage_of
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.delayed import take_due
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, RolledAgain, Wounded, WoundSaved
from dicefront.games.spherewars.rules.melee import blow_of, charge_bonus, fight, hand_of
from dicefront.games.spherewars.rules.morale import has_presence
from dicefront.games.spherewars.rules.morale import test_of as roll_of
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.orders import Order, reaches
from dicefront.games.spherewars.rules.profile import LEADER, RESPECTABLE, Arms, Profile
from dicefront.games.spherewars.rules.shooting import shot_of
from dicefront.games.spherewars.rules.state import (
    MOVE,
    NEXT_ACTIVATION,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.subjects import DEED, LEADER_DIED, SHOT, SPELL, Blow
from dicefront.games.spherewars.rules.subjects import FIGHT as IN_FIGHT
from dicefront.games.spherewars.rules.subjects import PASSIVE as BY_ITSELF
from dicefront.games.spherewars.rules.supporting import supports_of
from dicefront.games.spherewars.rules.windows import BETWEEN, open_window
from dicefront.games.spherewars.rules.wounds import hurt, roll_damage
from dicefront.games.spherewars.scenes import charged, engaged, inch, one, position, put
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import PLAIN, made

CENTRE, NORTH, SOUTH = (20.0, 20.0), (20.0, 21.0), (20.0, 19.0)
TOUGH = made("tough", con_mundane=4, wounds=8)
HOT = made("hot", universal=("red_hot",), con_mundane=4, wounds=8)


def with_(*ids: str, **more: Any) -> Profile:
    return made("bearer", **{"abilities": ids, "con_mundane": 4, "wounds": 8, **more})


def duel(own: Profile, other: Profile, *more: Any, **kind: Any) -> State:
    return position(one(0, own, CENTRE), one(1, other, NORTH), *more, **kind)


def fought(state: State, faces: list[int], *answers: Any) -> Played[None]:
    return play_out(fight(state), [(0, 1), *answers], faces)


# -- orders and morale ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-15")
@pytest.mark.parametrize(("ability", "kin", "far"), [
    ("sensory_communication", "soimi", True),
    ("sensory_communication", "regor", False),
    ("telepathy", "", True),
])  # fmt: skip
def test_some_orders_reach_eight_inches(ability: str, kin: str, far: bool) -> None:
    state = position(one(0, with_(ability, rank=LEADER), CENTRE), one(0, made("near", kin=kin), (20, 29)))
    assert reaches(state, Order("relocate", 0, 1)) is far
    put(state.combatants[1], 20, 29.1)
    assert not reaches(state, Order("relocate", 0, 1))


@pytest.mark.rule("SW-MOR-07")
@pytest.mark.parametrize("cult", ["tur_na_kurg_cult", "enur_anar_cult", "hura_m_koll_cult"])
def test_a_leader_of_the_same_cult_helps_from_further_away(cult: str) -> None:
    for leaders, helps in ((cult, True), ("huge_arm", False)):
        state = position(one(0, with_(cult), CENTRE), one(0, with_(leaders, rank=LEADER), (20, 29)))
        assert has_presence(state, state.combatants[0]) is helps


@pytest.mark.rule("SW-ABI-46")
def test_regors_without_a_leader_are_like_others_whoever_is_near() -> None:
    state = position(one(0, with_("regor_cult"), CENTRE), one(1, made("foe", kin="soimi"), NORTH))
    found = roll_of(state, state.combatants[0], LEADER_DIED, None)
    assert not found.exempt
    assert found.presence


@pytest.mark.rule("SW-ABI-46")
@pytest.mark.parametrize(("kin", "exempt"), [("soimi", True), ("regor", False)])
def test_regors_under_a_soimi_are_insubordinate(kin: str, exempt: bool) -> None:
    state = position(one(0, with_("regor_cult"), CENTRE), one(0, made("chief", rank=LEADER, kin=kin), NORTH))
    found = roll_of(state, state.combatants[0], LEADER_DIED, None)
    assert found.exempt is exempt
    assert found.presence is not exempt


# -- charges ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-HTH-15", "SW-HTH-24")
@pytest.mark.parametrize(("abilities", "bonus"), [((), 1), (("huge_arm",), 2), (("mighty_dive",), 2)])
def test_some_charge_harder(abilities: tuple[str, ...], bonus: int) -> None:
    state = duel(with_(*abilities), TOUGH, joined=[charged(1)])
    assert charge_bonus(state, state.combatants[0], state.combatants[1]) == bonus


@pytest.mark.rule("SW-ABI-31", "SW-HTH-24")
@pytest.mark.parametrize(("place", "bonus"), [((20.0, 23.0), 0), ((20.0, 23.1), 1)])
def test_the_legion_in_formation_denies_the_bonus(place: tuple[float, float], bonus: int) -> None:
    legion = with_("legion_formation")
    state = duel(PLAIN, legion, one(1, legion, place), joined=[charged(1)])
    assert charge_bonus(state, state.combatants[0], state.combatants[1]) == bonus


GUARD = with_("spearhead_formation")


def spearhead(*others: Any, **more: Any) -> State:
    """A member of a Guard 2 inches before an enemy, another one beside it."""
    state = position(
        one(0, GUARD, CENTRE), one(1, TOUGH, (20, 23)), one(0, GUARD, (18.9, 20.5)), *others, **more
    )
    state.combatants[2].troop = state.combatants[0].troop
    return state


def dice_of(state: State, who: int = 0, enemy: int = 1) -> int:
    return hand_of(state, state.combatants[who], state.combatants[enemy]).count()


@pytest.mark.rule("SW-HTH-06", "SW-ABI-27")
def test_a_spearhead_has_a_die_more_when_it_joins() -> None:
    """Whomever it joined: it may fight another who came into contact as well."""
    state = spearhead(one(1, TOUGH, (23, 23)), stage=MOVE)
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    assert activation_of(state).joined[0].declared
    assert dice_of(state) == 3
    put(state.combatants[3], 21, 22)
    assert dice_of(state, enemy=3) == 3
    put(state.combatants[2], 15, 20)
    assert dice_of(state) == 2, "its company is too far away"


@pytest.mark.rule("SW-HTH-06", "SW-ABI-27")
def test_a_spearhead_has_a_die_more_against_who_joins_it() -> None:
    state = spearhead(acting=1, stage=MOVE)
    play_out(choose_move(state), [(1, "join"), (1, 0), (1, []), (0, None)])
    assert dice_of(state) == 3
    assert dice_of(state, 2) == 3, "the other supports it, but nobody has joined it"
    still = spearhead()
    put(still.combatants[1], 20, 21)
    assert dice_of(still) == 2, "they were in contact before"


@pytest.mark.rule("SW-ABI-27", "SW-MOV-33", "SW-ORD-54")
def test_contact_that_nobody_declared_moves_no_spearhead() -> None:
    state = spearhead(one(0, made("hero", rank=LEADER), (20, 18)))
    state.bands[0].orders = 1
    order = {"order": "relocate", "issuer": 3, "receiver": 0}
    moves = [[0, [[inch(20), inch(22)]]]]
    play_out(open_window(state, BETWEEN, [state.combatants[0]]), [(0, order), (0, moves)])
    assert [(one.enemy, one.declared) for one in activation_of(state).joined] == [(1, False)]
    assert dice_of(state) == 2


@pytest.mark.rule("SW-HTH-25", "SW-MOV-16")
def test_horns_strike_before_the_roll() -> None:
    state = duel(with_("horns"), TOUGH, joined=[charged(1)])
    played = fought(state, [5, 1, 1, 1, 1])
    assert played.told(DamageRolled)[0].strength.amount == 1
    assert state.combatants[1].wounds == 7
    state = duel(with_("horns"), TOUGH, joined=[engaged(1)])
    assert fought(state, [1, 1, 1, 1]).told(DamageRolled) == []


# -- fights -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-HTH-25", "SW-CRI-16")
def test_sulphuric_rock_strikes_once_in_a_game() -> None:
    """S, S, 3, 1 against constitution 3 are four wounds."""
    dowser = made("dowser", con_mundane=3, wounds=8)
    state = duel(with_("sulphuric_rock"), dowser)
    fought(state, [6, 6, 3, 1, 1, 1, 1, 1])
    assert state.combatants[1].wounds == 4
    activation_of(state).fought = False
    fought(state, [1, 1])
    assert state.combatants[1].wounds == 4


@pytest.mark.rule("SW-ABI-56")
@pytest.mark.parametrize(("dice", "number"), [([6, 2], 3), ([5, 5], 4)])
def test_sorrep_fury_needs_a_sphere(dice: list[int], number: int) -> None:
    state = duel(with_("sorrep_fury"), TOUGH)
    blow = blow_of(state, state.combatants[0], state.combatants[1], 0, dice)
    assert blow.number.amount == number


@pytest.mark.parametrize(("enemy", "struck"), [(TOUGH, True), (HOT, False)])
def test_lava_cauldrons_answer_wounds(enemy: Profile, struck: bool) -> None:
    state = duel(enemy, with_("lava_cauldrons"))
    faces = [6, 1, 1, 1, 6, 1] + ([6, 1] if struck else [])
    fought(state, faces)
    assert state.combatants[0].wounds == (7 if struck else 8)


def test_defence_quills_answer_even_from_the_dead() -> None:
    state = duel(TOUGH, with_("defence_quills", wounds=1), one(1, PLAIN, (35, 35)))
    played = play_out(fight(state), [(0, 1), (0, [])], [6, 1, 1, 1, 6, 1, 6])
    assert len(played.told(DamageRolled)) == 2
    assert state.combatants[0].wounds == 7


@pytest.mark.rule("SW-DIC-23")
def test_volcanic_weapons_roll_a_one_again() -> None:
    state = duel(with_("volcanic_weapon"), TOUGH)
    played = fought(state, [6, 1, 1, 1, 5, 1, 6], (0, [1]))
    assert played.told(RolledAgain)[0].trait == "volcanic_weapon"
    assert state.combatants[1].wounds == 6


@pytest.mark.rule("SW-DIC-23")
def test_a_volcanic_weapon_rolls_no_one_again_against_the_red_hot() -> None:
    played = fought(duel(with_("volcanic_weapon"), HOT), [6, 1, 1, 1, 5, 1])
    assert played.told(RolledAgain) == []
    assert "spherewars.roll.again" not in played.kinds


@pytest.mark.rule("SW-DIC-23")
@pytest.mark.parametrize("source", [SHOT, DEED, SPELL, BY_ITSELF])
def test_a_volcanic_weapon_rolls_again_in_fights_alone(source: int) -> None:
    state = duel(with_("volcanic_weapon"), TOUGH)
    blow = Blow(source, state.combatants[0], state.combatants[1], True)
    blow.strength.add("made up", 2, "SW-HTH-12")
    blow.number.add("made up", 4, "SW-HTH-14")
    assert play_out(roll_damage(state, blow), [], [5, 1]).questions == []


@pytest.mark.rule("SW-ATK-01", "SW-ATK-02")
@pytest.mark.parametrize(("source", "saved"), [(SHOT, 1), (DEED, 1), (BY_ITSELF, 1), (SPELL, 0)])
def test_body_fat_saves_from_every_mundane_damage_roll(source: int, saved: int) -> None:
    state = duel(PLAIN, with_("body_fat"))
    blow = Blow(source, state.combatants[0], state.combatants[1], True)
    blow.wounds = 2
    played = play_out(hurt(state, [blow]), [], [5] * saved)
    assert len(played.told(WoundSaved)) == saved
    assert state.combatants[1].wounds == 6 + saved


@pytest.mark.rule("SW-WOU-19")
def test_body_fat_does_not_save_from_direct_wounds() -> None:
    state = duel(PLAIN, with_("body_fat"))
    blow = Blow(DEED, state.combatants[0], state.combatants[1], True)
    blow.wounds, blow.direct = 1, True
    assert play_out(hurt(state, [blow])).told(WoundSaved) == []


@pytest.mark.rule("SW-ABI-56", "SW-ABI-57")
@pytest.mark.parametrize(("universal", "number"), [((), 4), (("tough",), 3), (("weak",), 5)])
def test_the_tough_and_the_weak_strike_back_as_they_strike(universal: tuple[str, ...], number: int) -> None:
    state = duel(with_("sulphuric_rock", universal=universal), TOUGH)
    played = fought(state, [1, 1, 1, 1, 1, 1, 1, 1])
    assert [(roll.strength.amount, roll.number.amount) for roll in played.told(DamageRolled)] == [(4, number)]


@pytest.mark.rule("SW-WOU-08")
@pytest.mark.parametrize(("face", "wounds"), [(5, 8), (4, 7)])
def test_body_fat_may_cancel_a_wound(face: int, wounds: int) -> None:
    state = duel(TOUGH, with_("body_fat"))
    played = fought(state, [6, 1, 1, 1, 6, 1, face])
    assert played.told(WoundSaved)[0].passed is (face == 5)
    assert state.combatants[1].wounds == wounds


def test_a_whole_pack_is_fearsome() -> None:
    pack = with_("fearsome_pack", universal=("inexpert_combatant",))
    state = duel(pack, TOUGH)
    me = state.combatants[0]
    assert hand_of(state, me, state.combatants[1]).skill() == 0
    assert courage_of(state, me).fear == RESPECTABLE
    me.wounds = 2
    assert hand_of(state, me, state.combatants[1]).skill() == -1
    assert courage_of(state, me).fear < RESPECTABLE


@pytest.mark.rule("SW-WOU-18")
@pytest.mark.parametrize(("ability", "face", "hurts"), [
    ("gashing", 2, True), ("gashing", 3, False), ("bleeding_wound", 3, True), ("bleeding_wound", 4, False),
])  # fmt: skip
def test_wounds_may_bleed(ability: str, face: int, hurts: bool) -> None:
    state = duel(with_(ability), TOUGH)
    fought(state, [6, 1, 1, 1, 6, 1])
    victim = state.combatants[1]
    assert victim.effects.has(ability)
    victim.effects = victim.effects.prolonged("next_activation", ACTIVATION)
    play_out(take_due(state, victim), [], [face])
    assert victim.wounds == (6 if hurts else 7)


@pytest.mark.rule("SW-WOU-18")
@pytest.mark.parametrize("ability", ["gashing", "bleeding_wound"])
def test_a_wound_in_the_activation_in_which_another_bleeds_bleeds_in_the_next(ability: str) -> None:
    state = duel(with_(ability), TOUGH)
    victim = state.combatants[1]
    victim.bear(ability, ACTIVATION, 0)
    victim.bear(ability, NEXT_ACTIVATION, 0)
    assert len(play_out(take_due(state, victim), [], [1]).told(Wounded)) == 1
    assert [effect.until for effect in victim.effects.named(ability)] == [NEXT_ACTIVATION]
    victim.effects = victim.effects.after(ACTIVATION).prolonged(NEXT_ACTIVATION, ACTIVATION)
    assert len(play_out(take_due(state, victim), [], [1]).told(Wounded)) == 1
    assert victim.wounds == 6


@pytest.mark.rule("SW-WOU-18")
def test_who_bleeds_makes_nobody_else_bleed() -> None:
    """Nor does anybody hand on any other ability or artefact under whose effect it wounds."""
    for ability in [*CATALOGUE.abilities, *CATALOGUE.artefacts]:
        state = duel(TOUGH, TOUGH)
        striker, victim = state.combatants
        striker.bear(ability, ACTIVATION, 1)
        blow = Blow(IN_FIGHT, striker, victim, True)
        blow.direct, blow.wounds = True, 1
        play_out(hurt(state, [blow]))
        assert victim.wounds == victim.profile.wounds - 1, ability
        assert not victim.effects.has(ability), ability


@pytest.mark.rule("SW-WOU-17")
def test_lava_outburst_strikes_everybody_near() -> None:
    near = [one(1, TOUGH, (20, 23)), one(1, HOT, (19, 21)), one(1, PLAIN, (23.1, 21))]
    state = duel(TOUGH, with_("lava_outburst", wounds=1), *near)
    played = play_out(fight(state), [(0, 1), (1, 2), (0, [])], [6, 1, 1, 1, 6, 1, 6, 1, 1, 6, 1, 1])
    assert [event.enemy for event in played.told(DamageRolled)[1:]] == [2, 0]  # as its owner likes


@pytest.mark.rule("SW-SUP-07")
@pytest.mark.parametrize(("ability", "dice"), [("imp_past", 3), ("pack_blow", 3), ("huge_arm", 2)])
def test_some_are_supported_by_the_unimportant(ability: str, dice: int) -> None:
    imp = made("imp", universal=("unimportant",))
    state = duel(with_(ability), TOUGH, one(0, imp, (20, 22)))
    state.combatants[2].troop = state.combatants[0].troop
    supports = supports_of(state, state.combatants[0], state.combatants[1])
    assert 2 + sum(support.dice for support in supports) == dice


# -- shots --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-44")
def test_camouflage_and_sharp_eyes() -> None:
    archer = made("archer", pre=3, abilities=("sharp_eye",), ranged=(Arms("tension"),))
    hidden = made("hidden", abilities=("natures_camouflage",))
    state = position(one(0, archer, CENTRE), one(1, hidden, (25, 20)), one(0, PLAIN, (22.5, 20.6)))
    activation_of(state).action = STAND
    me = actor_of(state)
    shot = shot_of(state, me, me.ranged[0], state.combatants[1])
    aim(state, shot)
    assert shot.number.amount == 5
    assert shot.total().amount == 3


# -- shields ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-EQU-43")
def test_shields_that_do_more_are_in_the_kit() -> None:
    nirlem = next(profile for profile in CATALOGUE.profiles.values() if profile.shield == "sacred_shield")
    postulant = CATALOGUE.profiles["postulant"]
    state = position(one(0, postulant, CENTRE), one(1, nirlem, (20, 30)))
    assert [trait in someone.kit.ids() for someone, trait in zip(
        state.combatants, ["shield_of_the_legion", "sacred_shield"]
    )] == [True, True]  # fmt: skip


@pytest.mark.rule("SW-EQU-43", "SW-WOU-08")
@pytest.mark.parametrize(("source", "answers", "faces", "left"), [
    (DEED, [(0, True)], [4], 7), (SPELL, [(0, True)], [3], 6), (DEED, [(0, False)], [], 6), (SHOT, [], [], 6),
])  # fmt: skip
def test_a_sacred_shield_saves_from_spells_and_deeds(
    source: int, answers: list[Any], faces: list[int], left: int
) -> None:
    state = position(one(0, TOUGH, CENTRE, traits=["sacred_shield"]), one(1, TOUGH, (20, 30)))
    blow = Blow(source, state.combatants[1], state.combatants[0], False)
    blow.direct = True
    blow.wounds = 2
    play_out(hurt(state, [blow]), answers, faces)
    assert state.combatants[0].wounds == left
    if answers and answers[0][1]:
        assert play_out(hurt(state, [blow])).questions == []  # once a turn
