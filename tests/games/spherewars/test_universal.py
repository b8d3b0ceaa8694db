"""ABI, EQU, STA: what abilities, weapons and states do in a fight."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.abilities.all import ALL_TRAITS
from dicefront.games.spherewars.rules.arriving import set_off
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.fighting import (
    Counterattacked,
    CriticalHit,
    DexterityDecided,
    StateEntered,
)
from dicefront.games.spherewars.rules.events.morale import BeganToFlee, Cowed, MoraleRolled
from dicefront.games.spherewars.rules.melee import blow_of, fight, hand_of
from dicefront.games.spherewars.rules.moments import AFTER_CONTACT, REFUSE_ACTION, SHAPE_JOIN, asked
from dicefront.games.spherewars.rules.profile import Arms, Profile
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    ENGAGE,
    NEXT_ACTIVATION,
    RUN,
    SPEED_UP,
    STAND,
    Combatant,
    Joined,
    State,
)
from dicefront.games.spherewars.rules.states import (
    CONCUSSED,
    FEARFUL,
    PARALYSED,
    STATES,
    STUNNED,
    enter_state,
    exerts_area,
    is_in_state,
)
from dicefront.games.spherewars.rules.subjects import DEX, SHOT, STR, Blow, Join
from dicefront.games.spherewars.rules.wounds import hurt
from dicefront.games.spherewars.scenes import charged, engaged, one, position
from dicefront.kernel.effects import ACTIVATION, TURN
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import Played, play_out
from dicefront.kernel.traits import paragraphs
from tests.games.spherewars.profiles import ASH, HERO, NEAR_HEART, NEK_ORG, PLAIN, made

S = 6


def having(*traits: str, **given: object) -> Profile:
    """A plain profile with these universal abilities."""
    return made("_".join(traits), universal=traits, **given)


def duel(own: Profile, other: Profile, *joined: Joined) -> State:
    return position(
        one(0, own, (20, 20)), one(1, other, (20, 21)), one(1, PLAIN, (35, 35)), joined=list(joined)
    )


def dice(state: State, fighter: int = 0) -> int:
    """The dice of a fighter against the other one."""
    return hand_of(state, state.combatants[fighter], state.combatants[1 - fighter]).count()


def strength(state: State) -> int:
    return blow_of(state, state.combatants[0], state.combatants[1], 0).strength.amount


def target(state: State, precise: int = 0) -> int:
    """The number that the damage roll of number 0 has to reach."""
    return blow_of(state, state.combatants[0], state.combatants[1], precise).number.amount


def fought(state: State, faces: list[int], *answers: tuple[int, Any]) -> Played[None]:
    return play_out(fight(state), [(0, 1), *answers], faces)


def result(played: Played[None]) -> tuple[list[list[int]], int]:
    decided: DexterityDecided = played.told(DexterityDecided)[0]
    return decided.faces, decided.victor


def test_every_trait_names_its_paragraphs_and_has_its_own_id() -> None:
    assert len({trait.id for trait in ALL_TRAITS}) == len(ALL_TRAITS)
    for trait in ALL_TRAITS:
        assert all(rule.startswith("SW-") for rule in paragraphs(trait.rules)), trait.id
        assert trait.reason == "spherewars.trait." + trait.id


# -- dice and comparison --------------------------------------------------------------------------


@pytest.mark.rule("SW-ABI-02", "SW-CRI-02")
def test_ambidextrous_raises_the_best_die_without_a_critical() -> None:
    state = duel(having("ambidextrous"), PLAIN)
    assert result(fought(state, [5, 3, 5, 4, 1, 1])) == ([[6, 3], [5, 4]], 0)
    state = duel(having("ambidextrous"), PLAIN)
    assert result(fought(state, [S, 3, 5, 4, 1, 1]))[0] == [[6, 3], [5, 4]]
    state = duel(having("ambidextrous"), PLAIN)
    played = fought(state, [5, 5, 5, 5, 1, 1])
    assert not played.told(CriticalHit)
    state = duel(having("ambidextrous", dex=3), PLAIN)
    assert not fought(state, [5, 3, 1, 5, 4, 1, 1]).told(CriticalHit)


@pytest.mark.rule("SW-ABI-05", "SW-ABI-06", "SW-MOV-20")
def test_assault_is_a_die_against_an_enemy_it_joined() -> None:
    werelynx = having("assault")
    assert dice(duel(werelynx, PLAIN, engaged(1))) == 3
    assert dice(duel(werelynx, PLAIN, charged(1))) == 3
    assert dice(duel(werelynx, PLAIN)) == 2
    assert dice(duel(werelynx, PLAIN, engaged(2))) == 2, "another enemy"
    assert dice(duel(werelynx, PLAIN, engaged(1, whole=False))) == 2, "contact was broken"
    assert dice(duel(PLAIN, werelynx, engaged(1)), 1) == 2, "it was joined"
    state = duel(werelynx, PLAIN)
    state.activation = None
    assert hand_of(state, *state.combatants[:2]).count() == 2, "nobody is activated"


@pytest.mark.rule("SW-ABI-07", "SW-ABI-08", "SW-ABI-63")
def test_a_bodyguard_makes_whom_it_supports_an_expert() -> None:
    for traits in (["bodyguard"], ["bodyguard", "unimportant"]):
        state = position(
            one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 21)), one(0, PLAIN, (20, 22), traits=traits)
        )
        lookout, enemy, guardian = state.combatants
        assert hand_of(state, lookout, enemy).skill() == 1
        assert hand_of(state, enemy, lookout).skill() == 0
        guardians = hand_of(state, guardian, enemy)
        assert guardians.skill() == 0


@pytest.mark.rule("SW-ABI-11", "SW-ABI-14", "SW-ABI-12")
def test_the_loser_counterattacks() -> None:
    rider = having("counterattack", dex=3)
    played = play_out(fight(duel3(rider)), [(0, 1), (1, True)], [5, 4, 4, 4, 4, 2, S, 1, 1])
    assert result(played) == ([[5, 4, 4], [S, 4, 2]], 1)
    assert played.told(Counterattacked) == [Counterattacked(1, 0)]
    played = play_out(fight(duel3(rider)), [(0, 1), (1, True)], [5, 4, 4, 4, 4, 2, 5, 1, 1])
    assert result(played) == ([[5, 4, 4], [5, 4, 2]], 0)
    played = play_out(fight(duel3(rider)), [(0, 1), (1, False)], [5, 4, 4, 4, 4, 2, 1, 1])
    assert result(played)[1] == 0


def duel3(other: Profile) -> State:
    """A plain fighter with three dice against another one."""
    return duel(made("three", dex=3), other)


@pytest.mark.rule("SW-ABI-13", "SW-ABI-12", "SW-CRI-02")
def test_a_counterattack_gives_no_critical_and_is_not_made_after_a_tie() -> None:
    state = duel(PLAIN, having("counterattack"))
    played = fought(state, [S, 4, S, 3, S, 1, 1], (1, True))
    assert result(played) == ([[S, 4], [S, S]], 1)
    assert not played.told(CriticalHit)
    single = duel(made("one", dex=1), having("counterattack", dex=1))
    played = fought(single, [5, 2, 5], (1, True))
    assert result(played) == ([[5], [5]], NOBODY)
    tied = duel(PLAIN, having("counterattack"))
    assert not fought(tied, [5, 2, 5, 2]).told(Counterattacked)
    both = duel(having("counterattack"), having("counterattack"))
    assert not fought(both, [5, 2, 5, 1, 1, 1]).told(Counterattacked)


@pytest.mark.rule("SW-ABI-14")
def test_whether_a_counterattack_is_due_is_judged_with_experts() -> None:
    state = duel(made("three", dex=3, universal=("expert_combatant",)), having("counterattack", dex=3))
    played = fought(state, [5, 4, 1, 5, 4, 4, 5, 1, 1], (1, True))
    assert result(played) == ([[5, 4, 1], [5, 5, 4]], 1)


@pytest.mark.rule("SW-ABI-15", "SW-ABI-16", "SW-ABI-17", "SW-ABI-18")
def test_experts_and_inexperts() -> None:
    expert, inexpert = having("expert_combatant", dex=4), having("inexpert_combatant", dex=3)
    assert result(fought(duel(expert, made("taem", dex=3)), [5, 4, 1, 1, 5, 4, 4, 1, 1]))[1] == 0
    assert result(fought(duel(inexpert, made("other", dex=3)), [5, 4, 4, 5, 4, 1, 1, 1]))[1] == 1
    against = duel(having("expert_combatant", dex=2), inexpert)
    assert result(fought(against, [5, 1, 5, 5, 5, 1, 1]))[1] == 0
    both = duel(having("expert_combatant", dex=3), having("expert_combatant", dex=3))
    assert result(fought(both, [5, 4, 1, 5, 4, 4, 1, 1]))[1] == 1
    assert hand_of(both, both.combatants[0], both.combatants[1]).skill() == 1
    neither = duel(having("expert_combatant", "inexpert_combatant"), PLAIN)
    assert hand_of(neither, neither.combatants[0], neither.combatants[1]).skill() == 0


# -- charges --------------------------------------------------------------------------------------


def joined_as(own: Profile, other: Profile, charge: bool = False) -> bool:
    """Whether joining combat counts as a charge once traits were asked (J9)."""
    state = duel(own, other)
    join = Join(state.combatants[0], state.combatants[1], [])
    join.joined = [state.combatants[1]]
    join.charge = charge
    for combatant in (join.mover, *join.joined):
        for trait in asked(combatant, SHAPE_JOIN):
            trait.shape_join(state, combatant, join)
    return join.charge


LONG = made("long", weapons=(Arms("long"),))
MOUNTED = made("mounted", weapons=(Arms("long_mounted"),))


@pytest.mark.rule("SW-ABI-29", "SW-ABI-30", "SW-EQU-10")
def test_the_engagement_of_a_hardened_attacker_is_a_charge() -> None:
    ranger = having("hardened_attacker")
    assert joined_as(ranger, PLAIN)
    assert not joined_as(PLAIN, ranger)
    assert not joined_as(ranger, LONG)
    assert not joined_as(ranger, MOUNTED)
    assert joined_as(ranger, LONG, charge=True), "a charge by itself stays one"
    assert not joined_as(made("pikeman", universal=("hardened_attacker",), weapons=(Arms("long"),)), PLAIN)
    assert joined_as(made("amazon", universal=("hardened_attacker",), weapons=(Arms("long_mounted"),)), PLAIN)


@pytest.mark.rule("SW-ABI-31", "SW-ABI-32", "SW-HTH-24")
def test_a_hardened_defender_denies_the_bonus_of_a_charge() -> None:
    ranger, shaman = having("hardened_attacker"), having("hardened_defender")
    assert strength(duel(PLAIN, shaman, charged(1))) == 2
    assert strength(duel(shaman, PLAIN, charged(1))) == 3, "its own charge is as ever"
    assert strength(duel(ranger, PLAIN, charged(1, real=False))) == 3
    assert strength(duel(ranger, shaman, charged(1))) == 3, "they cancel out"
    assert strength(duel(ranger, shaman, charged(1, real=False))) == 2


@pytest.mark.rule("SW-EQU-08", "SW-EQU-09", "SW-STA-14")
def test_long_weapons_deny_the_bonus_of_a_charge() -> None:
    assert strength(duel(PLAIN, LONG, charged(1))) == 2
    assert strength(duel(LONG, PLAIN, charged(1))) == 2
    assert strength(duel(PLAIN, MOUNTED, charged(1))) == 2
    assert strength(duel(MOUNTED, PLAIN, charged(1))) == 3
    for weapon in (LONG, MOUNTED):
        state = duel(PLAIN, weapon, charged(1))
        state.combatants[1].bear(PARALYSED, TURN)
        assert strength(state) == 3


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ABI-56", "SW-ABI-57", "SW-ATK-05")
def test_the_tough_and_the_weak() -> None:
    assert target(duel(having("tough"), NEAR_HEART)) == 4
    assert target(duel(having("weak"), made("nirlem", con_mundane=6))) == 7
    assert target(duel(having("tough", weapons=(Arms("blunt"),)), NEAR_HEART)) == 3


@pytest.mark.rule("SW-EQU-06", "SW-EQU-07")
def test_blunt_weapons_go_by_the_strength_of_the_roll() -> None:
    blunt = made("blunt", str=3, weapons=(Arms("blunt"),))
    assert target(duel(blunt, NEK_ORG)) == 4
    assert target(duel(blunt, NEK_ORG, charged(1))) == 3
    assert target(duel(blunt, NEK_ORG), precise=1) == 3


@pytest.mark.rule("SW-EQU-06")
def test_blunt_weapons_do_nothing_in_other_damage_rolls() -> None:
    state = duel(made("blunt", weapons=(Arms("two_blunt"), Arms("blunt"))), NEK_ORG)
    blow = Blow(SHOT, state.combatants[0], state.combatants[1], False)
    for trait in ALL_TRAITS:
        trait.shape_number(state, state.combatants[0], blow)
    assert blow.number.amount == 0


@pytest.mark.rule("SW-EQU-04", "SW-EQU-05", "SW-EQU-11", "SW-EQU-12", "SW-EQU-13", "SW-HTH-17")
def test_the_dice_of_weapons() -> None:
    for kind, count, expected in (
        ("light", 1, 2),
        ("light", 2, 3),
        ("conventional", 1, 3),
        ("conventional", 2, 4),
        ("blunt", 1, 2),
        ("blunt", 2, 1),
        ("long", 1, 2),
    ):
        assert dice(duel(made("armed", weapons=(Arms(kind, count),)), PLAIN)) == expected, (kind, count)
    both = made("both", weapons=(Arms("conventional"), Arms("blunt")))
    assert dice(duel(both, NEK_ORG)) == 3
    assert target(duel(both, NEK_ORG)) == 4


@pytest.mark.rule("SW-EQU-12")
def test_two_blunt_weapons_lower_constitution_twice() -> None:
    assert target(duel(made("two", weapons=(Arms("blunt", 2),)), NEK_ORG)) == 3
    assert target(duel(made("two", str=4, weapons=(Arms("blunt", 2),)), NEK_ORG)) == 1


@pytest.mark.rule("SW-EQU-01", "SW-EQU-02", "SW-ATT-14")
def test_whoever_could_have_equipment_and_has_none_is_weaker() -> None:
    profile = made("explorer", dex=3, str=1, needs_option=True)
    state = position(one(0, profile, (20, 20)), one(0, profile, (25, 20), arms=[Arms("light")]))
    bare, armed = state.combatants
    assert (value(state, bare, DEX), value(state, bare, STR)) == (2, 1)
    assert (value(state, armed, DEX), value(state, armed, STR)) == (3, 1)


@pytest.mark.rule("SW-EQU-38", "SW-EQU-39", "SW-EQU-40", "SW-EQU-41", "SW-EQU-42", "SW-EQU-43", "SW-ATT-08")
def test_armour_is_part_of_the_profile_and_never_added_again() -> None:
    armoured = made(
        "armoured", con_mundane=5, con_arcane=3, mov=3, armour=("plates", "cloth", "leather"), shield="shield"
    )
    state = duel(PLAIN, armoured)
    assert target(state) == 5
    assert state.combatants[1].kit.ids() == []


@pytest.mark.rule("SW-EQU-08", "SW-EQU-09", "SW-EQU-10")
def test_the_spear_of_the_mercenaries_is_a_long_weapon_with_a_die_more() -> None:
    on_foot = made("guardian", universal=("hardened_attacker",), weapons=(Arms("spear_of_the_mercenaries"),))
    rider = made("amazon", universal=on_foot.universal, weapons=on_foot.weapons, mounted=True)
    for bearer, own in ((on_foot, 2), (rider, 3)):
        assert dice(duel(bearer, PLAIN)) == 3
        assert strength(duel(PLAIN, bearer, charged(1))) == 2
        assert strength(duel(bearer, PLAIN, charged(1))) == own
        assert not joined_as(having("hardened_attacker"), bearer)
        assert joined_as(bearer, PLAIN) is (bearer is rider)


@pytest.mark.rule("SW-EQU-06")
def test_the_hammer_of_the_legion_stuns_after_a_charge() -> None:
    heart = made("heart", weapons=(Arms("hammer_of_the_legion"),))
    for action, wounds, faces, stunned in (
        (CHARGE, 5, [3], True),
        (CHARGE, 5, [4], False),
        (ENGAGE, 5, [], False),
        (CHARGE, 1, [], False),
    ):
        state = position(
            one(0, heart, (20, 20)), one(1, PLAIN, (20, 21), wounds=wounds), one(1, PLAIN, (35, 35))
        )
        assert state.activation is not None
        state.activation.action = action
        blow = blow_of(state, state.combatants[0], state.combatants[1], 0)
        assert blow.number.amount == 1
        blow.wounds = 1
        play_out(hurt(state, [blow]), None, faces)
        assert state.combatants[1].effects.has(STUNNED) is stunned, (action, wounds)


@pytest.mark.rule("SW-EQU-01", "SW-EQU-38")
def test_every_weapon_and_every_ability_of_fighters_in_the_data_is_a_trait() -> None:
    ids = {trait.id for trait in ALL_TRAITS}
    assert set(CATALOGUE.weapons) <= ids
    others = {
        "aquatic", "channelling", "expert_shooter", "flying", "impetuous", "inexpert_shooter", "infiltrator",
        "red_hot", "stealth", "strategist", "tracker", "uncontrolled", "undisciplined",
    }  # fmt: skip
    assert set(CATALOGUE.universal) - ids <= others


# -- courage --------------------------------------------------------------------------------------


def joins(
    own: Profile, other: Profile, faces: list[int], was_free: bool = True, charge: bool = True
) -> State:
    """Number 0 joins number 1, and what that sets off takes place."""
    state = duel(own, other, charged(1, was_free=was_free) if charge else engaged(1, was_free=was_free))
    play_out(contact(state), None, faces)
    return state


def contact(state: State) -> Any:
    join = Join(state.combatants[0], state.combatants[1], [])
    join.joined = [state.combatants[1]]
    for combatant in (join.mover, *join.joined):
        for trait in asked(combatant, AFTER_CONTACT):
            yield from trait.after_contact(state, combatant, join)


def cowed(state: State) -> list[int]:
    return [combatant.id for combatant in state.combatants if combatant.effects.has("cowed")]


@pytest.mark.rule("SW-ABI-23", "SW-ABI-25", "SW-ABI-27")
def test_intimidation_asks_the_other_for_a_morale_roll() -> None:
    tir_abe = having("intimidation")
    assert cowed(joins(tir_abe, PLAIN, [3])) == [1]
    assert cowed(joins(tir_abe, PLAIN, [4])) == []
    assert cowed(joins(tir_abe, PLAIN, [3], charge=False)) == [1]
    assert cowed(joins(tir_abe, PLAIN, [], was_free=False)) == []
    assert cowed(joins(PLAIN, tir_abe, [3])) == [0]
    assert cowed(joins(PLAIN, tir_abe, [], was_free=False)) == []


@pytest.mark.rule("SW-ABI-23", "SW-ABI-25")
def test_who_is_cowed_cannot_win_in_this_activation_and_does_not_flee() -> None:
    state = duel(having("intimidation"), PLAIN, charged(1))
    played = play_out(contact(state), None, [1])
    assert played.told(Cowed) == [Cowed(1, 0)]
    assert not played.told(BeganToFlee)
    assert [effect.until for effect in state.combatants[1].effects.all] == [ACTIVATION]
    assert result(fought(state, [1, 1, S, S]))[1] == NOBODY


@pytest.mark.rule("SW-ABI-23", "SW-ABI-26")
@pytest.mark.parametrize(("faces", "rolls"), [([3], 1), ([4, 4], 2)])
def test_who_is_cowed_already_is_not_asked_again(faces: list[int], rolls: int) -> None:
    """Two who intimidate are joined at once: a failure is as bad as two, and who passes rolls for each."""
    tir_abe = having("intimidation")
    foes = [one(1, tir_abe, (20, 21)), one(1, tir_abe, (21, 20))]
    state = position(one(0, PLAIN, (20, 20)), *foes, joined=[charged(1), engaged(2)])
    join = Join(state.combatants[0], state.combatants[1], [])
    join.joined = state.combatants[1:]
    played = play_out(set_off(state, join), [(1, [1, "intimidation"])], faces)
    assert len(played.told(MoraleRolled)) == rolls
    assert cowed(state) == ([0] if rolls == 1 else [])


@pytest.mark.rule("SW-ABI-24", "SW-ABI-22")
def test_two_of_a_kind_make_no_roll() -> None:
    assert cowed(joins(having("intimidation"), having("intimidation"), [])) == []
    assert cowed(joins(having("fear_of_combat"), having("fear_of_combat"), [])) == []


@pytest.mark.rule("SW-ABI-21")
def test_fear_of_combat_asks_itself() -> None:
    fearful = having("fear_of_combat")
    assert cowed(joins(fearful, PLAIN, [3])) == [0]
    assert cowed(joins(PLAIN, fearful, [3])) == [1]
    assert cowed(joins(fearful, PLAIN, [], was_free=False)) == []


@pytest.mark.rule("SW-ABI-26")
def test_one_roll_serves_for_both() -> None:
    intimidator, fearful = having("intimidation"), having("fear_of_combat")
    assert cowed(joins(intimidator, fearful, [3])) == [1]
    assert cowed(joins(intimidator, fearful, [4])) == []
    assert cowed(joins(fearful, intimidator, [4])) == []


# -- states ---------------------------------------------------------------------------------------


def refused(one_in_state: Combatant, state: State) -> list[int]:
    """The movement actions that a combatant may not choose."""
    found: list[int] = []
    for action in (STAND, RUN, SPEED_UP, CHARGE, ENGAGE):
        if any(
            trait.refuse_action(state, one_in_state, action) for trait in asked(one_in_state, REFUSE_ACTION)
        ):
            found.append(action)
    return found


@pytest.mark.rule("SW-STA-06", "SW-STA-11", "SW-STA-17", "SW-STA-23")
def test_what_states_forbid_in_the_movement_phase() -> None:
    expected = {
        STUNNED: [RUN, SPEED_UP, CHARGE, ENGAGE],
        PARALYSED: [RUN, SPEED_UP, CHARGE, ENGAGE],
        FEARFUL: [CHARGE, ENGAGE],
        CONCUSSED: [],
    }
    for which in STATES:
        state = duel(PLAIN, PLAIN)
        state.combatants[0].bear(which, TURN)
        assert refused(state.combatants[0], state) == expected[which], which


@pytest.mark.rule("SW-STA-01", "SW-STA-24", "SW-STA-25")
def test_a_state_lasts_through_the_next_activation() -> None:
    state = duel(PLAIN, PLAIN)
    combatant = state.combatants[0]
    assert play_out(enter_state(state, combatant, STUNNED)).told(StateEntered) == [StateEntered(0, STUNNED)]
    play_out(enter_state(state, combatant, STUNNED))
    play_out(enter_state(state, combatant, FEARFUL))
    assert [(effect.id, effect.until) for effect in combatant.effects.all] == [
        (STUNNED, NEXT_ACTIVATION),
        (FEARFUL, NEXT_ACTIVATION),
    ]
    combatant.effects = combatant.effects.prolonged(NEXT_ACTIVATION, ACTIVATION)  # A2
    play_out(enter_state(state, combatant, STUNNED))  # in its own activation
    combatant.effects = combatant.effects.after(ACTIVATION)  # A9
    assert [effect.id for effect in combatant.effects.all] == [STUNNED]


@pytest.mark.rule("SW-STA-21")
def test_only_sorcerers_are_concussed() -> None:
    state = position(one(0, PLAIN, (20, 20)), one(0, made("sorcerer", pow=2), (25, 20)))
    for combatant in state.combatants:
        play_out(enter_state(state, combatant, CONCUSSED))
    assert [is_in_state(combatant) for combatant in state.combatants] == [False, True]


@pytest.mark.rule("SW-DEF-19", "SW-DEF-20", "SW-STA-10", "SW-STA-16", "SW-STA-20")
def test_who_exerts_a_defence_area() -> None:
    for which, expected in ((STUNNED, True), (CONCUSSED, True), (PARALYSED, False), (FEARFUL, False)):
        state = duel(PLAIN, PLAIN)
        state.combatants[0].bear(which, TURN)
        assert exerts_area(state.combatants[0]) is expected, which
    state = position(one(0, ASH, (20, 20)), one(0, HERO, (25, 20), flight=1), one(0, HERO, (30, 20)))
    assert [exerts_area(combatant) for combatant in state.combatants] == [False, False, True]
