"""DEE: deeds, step list D, and the deeds of the races."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import concentrate
from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.deeds import (
    FuryDice,
    in_area,
    is_of_use,
    target_refused,
    targets_of,
    usable_deeds,
)
from dicefront.games.spherewars.rules.dice import ANY_ONE, Permission
from dicefront.games.spherewars.rules.dragging import drag_into_contact
from dicefront.games.spherewars.rules.events.feats import DeedDeclared, DeedRolled, Dragged, FeatFailed
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Healed
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.focus import choose_feat
from dicefront.games.spherewars.rules.melee import blow_of, hand_of
from dicefront.games.spherewars.rules.moments import TRAITS, Trait
from dicefront.games.spherewars.rules.profile import HUGE, LARGE, Arms, Profile
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.shooting import shot_of
from dicefront.games.spherewars.rules.state import (
    COMBAT,
    CONCENTRATE,
    DEAD,
    SPEED_UP,
    Combatant,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import CONCUSSED, FEARFUL, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import CON_ARCANE, CON_MUNDANE, DEED, DEX, STR, Feat
from dicefront.games.spherewars.scenes import inch, one, position, put, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from tests.games.spherewars.agreed import agreed
from tests.games.spherewars.bodies import put_on_floor
from tests.games.spherewars.profiles import HERO, PLAIN, POSTMAN, made

CENTRE = (20.0, 20.0)
NORTH = (20.0, 21.0)
TOUGH = made("tough", con_mundane=5, wounds=8)
SORCERER = made("sorcerer", pow=2)
RED_HOT = made("red_hot_one", universal=("red_hot",))


def doer(*deeds: str, **more: Any) -> Profile:
    """Somebody with these deeds and three fury dice."""
    return made("doer", **{"fur": 3, "abilities": deeds, "con_mundane": 4, **more})


def scene(profile: Profile, *others: Any) -> State:
    return position(one(0, profile, CENTRE), *others, stage=CONCENTRATE)


def did(state: State, deed: str, faces: list[int], *answers: Any, dice: int | None = None) -> Played[None]:
    """Number 0 performs a deed with all dice, or with so many."""
    fury = actor_of(state).profile.fur - activation_of(state).fury
    named: list[tuple[int, Any]] = [(0, deed)]
    chosen = [] if fury == 1 else [(0, fury if dice is None else dice)]
    return play_out(concentrate(state), [*named, *answers, *chosen], faces)


# -- the list -------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DEE-01", "SW-DEE-02", "SW-ATT-09")
def test_nobody_is_asked_who_has_no_deeds() -> None:
    for profile in (PLAIN, made("calm", abilities=("swipe",)), made("furious", fur=3)):
        state = scene(profile, one(1, PLAIN, NORTH))
        assert play_out(choose_feat(state, actor_of(state))).questions == []


@pytest.mark.rule("SW-DEE-03", "SW-DEE-04", "SW-DEE-05", "SW-ACT-04")
def test_fury_is_shared_among_different_deeds() -> None:
    state = scene(doer("swipe", "bite", fur=4), one(1, TOUGH, NORTH))
    did(state, "swipe", [1, 1, 1], dice=3)
    assert activation_of(state).fury == 3
    assert usable_deeds(state, actor_of(state)) == ["bite"]
    did(state, "bite", [1])
    assert activation_of(state).stage == CONCENTRATE
    play_out(concentrate(state))
    assert activation_of(state).stage == COMBAT


@pytest.mark.rule("SW-DEE-04")
@pytest.mark.parametrize("answer", [0, 4, None, "all", 1.5])
def test_at_least_one_die_and_no_more_than_are_left(answer: object) -> None:
    state = scene(doer("swipe"), one(1, TOUGH, NORTH))
    assert refusal_of(FuryDice(state, actor_of(state), "swipe", 3), answer).rule == "SW-DEE-04"


@pytest.mark.rule("SW-DEE-06", "SW-ACT-07")
def test_any_movement_allows_deeds() -> None:
    state = scene(doer("regeneration_offering"))
    activation_of(state).action = SPEED_UP
    assert usable_deeds(state, actor_of(state)) == ["regeneration_offering"]


@pytest.mark.rule("SW-DEE-07", "SW-DEE-12", "SW-DIC-13")
def test_the_roll_is_made_against_the_difficulty() -> None:
    state = scene(doer("deadly_tail"), one(1, TOUGH, NORTH))
    played = did(state, "deadly_tail", [6, 6, 5])
    rolled = played.told(DeedRolled)[0]
    assert (rolled.number, rolled.successes) == (6, 2)
    assert state.combatants[1].wounds == 6  # no criticals


@pytest.mark.rule("SW-DEE-09", "SW-BAS-15")
def test_the_distance_is_measured_after_the_roll() -> None:
    state = scene(doer("lava_dart"), one(1, TOUGH, (20, 27.1)))
    assert not did(state, "lava_dart", [1, 1, 1]).told(FeatFailed)  # without a success nothing is measured
    activation_of(state).done, activation_of(state).fury = [], 0
    played = did(state, "lava_dart", [5, 1, 1])
    assert played.told(FeatFailed)[0].cause == "range"
    put(state.combatants[1], 20, 27)
    activation_of(state).done, activation_of(state).fury = [], 0
    did(state, "lava_dart", [5, 1, 1, 6])
    assert state.combatants[1].wounds == 7


@pytest.mark.rule("SW-DEE-08", "SW-DEE-17")
def test_at_whom_a_deed_may_be_aimed() -> None:
    state = scene(
        doer("lava_dart", "swipe"),
        one(1, PLAIN, (16, 20)),
        one(1, PLAIN, (25, 20)),
        one(0, PLAIN, (25, 21)),
        one(1, PLAIN, NORTH),
    )
    dart, swipe = CATALOGUE.abilities["lava_dart"], CATALOGUE.abilities["swipe"]
    actor, others = actor_of(state), state.combatants
    assert target_refused(state, actor, dart, others[1]) is None
    assert target_refused(state, actor, dart, others[4]) is None  # in contact with the user
    for row, number, reason in ((dart, 2, "in_combat"), (dart, 3, "wrong_side"), (swipe, 1, "not_touching")):
        refusal = target_refused(state, actor, row, others[number])
        assert refusal is not None
        assert refusal.reason == f"spherewars.feat.{reason}"


@pytest.mark.rule("SW-SCN-57", "SW-DEE-08")
def test_a_wall_keeps_a_deed_from_those_behind_it() -> None:
    """In the house and beside it, on both sides of a wall: bases are an inch apart and do not touch."""
    house = thing_of("house", "house 1", inch(20), inch(20), 0.0)
    inside, outside = (18.3, 18.55), (18.3, 17.45)
    row, area = CATALOGUE.abilities["swipe"], CATALOGUE.abilities["sweeping_blow"]
    user = doer("swipe", "sweeping_blow", radius=1375)
    for things, reached in (([house], []), ([], [1])):
        other = one(1, made("other", radius=1375), outside)
        state = position(one(0, user, inside), other, stage=CONCENTRATE, things=things)
        actor = actor_of(state)
        assert [one.id for one in targets_of(state, actor, row)] == reached
        assert [one.id for one in in_area(state, Feat(DEED, actor, area, None))] == reached


@pytest.mark.rule("SW-SCN-58", "SW-DEE-08")
def test_a_floor_keeps_a_deed_from_those_above() -> None:
    state = scene(doer("swipe"), one(1, PLAIN, NORTH))
    put_on_floor(state.combatants[1], 1)
    assert targets_of(state, actor_of(state), CATALOGUE.abilities["swipe"]) == []


@pytest.mark.rule("SW-DEE-15", "SW-ORD-33", "SW-ACT-29")
def test_a_target_that_slips_away_costs_the_deed_but_no_dice() -> None:
    state = scene(doer("swipe"), one(1, TOUGH, NORTH), one(1, HERO, (20, 24)))
    state.bands[1].orders = 1
    order = {"order": "relocate", "issuer": 2, "receiver": 1}
    played = play_out(
        concentrate(state),
        [(0, "swipe"), (0, 3), (1, order), (1, [[1, [[50000, 56000]]]])],
    )
    assert played.told(FeatFailed)[0].cause == "terms"
    assert activation_of(state).fury == 0
    assert usable_deeds(state, actor_of(state)) == []


@pytest.mark.rule("SW-DEE-10", "SW-ACT-04")
def test_different_deeds_may_have_different_targets() -> None:
    state = scene(doer("swipe", "bite"), one(1, TOUGH, NORTH), one(1, TOUGH, (20, 19)))
    played = play_out(concentrate(state), [(0, "swipe"), (0, 2), (0, 1)], [1])
    assert played.told(DeedDeclared)[0].target == 2


class Charm(Trait):
    """A die of a deed may be rolled again."""

    id = "charm"

    def rerolls(
        self, state: State, me: Combatant, purpose: str, against: Combatant | None = None
    ) -> Permission | None:
        return Permission(self.id, "SW-DIC-23", ANY_ONE) if purpose == "deed" else None


@pytest.mark.rule("SW-DEE-16", "SW-DIC-23")
def test_an_item_may_change_the_dice_of_a_deed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRAITS, "charm", Charm())
    state = scene(doer("bite"), one(1, TOUGH, NORTH))
    actor_of(state).bear("charm", "game")
    played = play_out(concentrate(state), [(0, "bite"), (0, 3), (0, [1])], [6, 1, 1, 6])
    assert played.told(DeedRolled)[0].successes == 2


@pytest.mark.rule("SW-DEE-13", "SW-ANN-01", "SW-ANN-10", "SW-CRI-08")
def test_a_kill_in_contact_allows_the_annihilation_movement() -> None:
    state = scene(doer("bite"), one(1, made("frail", wounds=1), NORTH), one(1, PLAIN, (35, 35)))
    played = play_out(concentrate(state), [(0, "bite"), (0, 3), (0, [])], [6, 1, 1])
    assert state.combatants[1].where == DEAD
    assert played.kinds[-1] == "spherewars.kill.move"


@pytest.mark.rule("SW-DEE-13", "SW-ANN-02")
def test_a_kill_at_a_distance_does_not() -> None:
    state = scene(doer("lava_dart"), one(1, made("frail", wounds=1), (20, 24)), one(1, PLAIN, (35, 35)))
    played = did(state, "lava_dart", [5, 1, 1, 6], (0, 1))
    assert state.combatants[1].where == DEAD
    assert "spherewars.kill.move" not in played.kinds


@pytest.mark.rule("SW-DEE-14", "SW-MOR-13")
def test_a_wound_by_a_deed_is_no_received_blood() -> None:
    state = scene(doer("bite", fear=3), one(1, TOUGH, NORTH))
    assert did(state, "bite", [6, 1, 1]).told(MoraleRolled) == []


@pytest.mark.rule("SW-STA-12")
def test_the_paralysed_perform_no_deeds() -> None:
    state = scene(doer("swipe"), one(1, TOUGH, NORTH))
    actor_of(state).bear(PARALYSED, "next_activation")
    assert usable_deeds(state, actor_of(state)) == []


# -- blows ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DEE-11", "SW-ATK-01", "SW-DEE-08")
@pytest.mark.parametrize(
    ("deed", "faces", "strength"),
    [
        ("swipe", [5, 1, 1], 2),
        ("swipe", [5, 5, 5], 2),
        ("metallic_blow", [5, 1, 1], 2),
        ("metallic_blow", [5, 5, 5], 4),
        ("burning_slash", [5, 5, 5], 3),
        ("lava_dart", [5, 5, 1], 2),
        ("crush", [5, 1, 1], 2),
        ("crush", [5, 5, 5], 4),
        ("hilt_blow", [5, 1, 1], 2),
        ("boar_headbutt", [5, 5, 1], 3),
        ("stings", [5, 5, 5], 3),
        ("lethal_stings", [5, 5, 1], 4),
    ],
)
def test_the_strength_of_a_blow(deed: str, faces: list[int], strength: int) -> None:
    state = scene(doer(deed, height=LARGE), one(1, TOUGH, NORTH))
    played = did(state, deed, [*faces, *[1] * strength])
    rolled = played.told(DamageRolled)[0]
    assert (rolled.strength.amount, rolled.number.amount) == (strength, 4 if deed == "lava_dart" else 5)


@pytest.mark.rule("SW-CRI-15", "SW-DEE-12")
def test_the_example_of_the_fiend() -> None:
    """Three stings against a Near Heart, all Spheres: it dies, and the Fiend heals three wounds."""
    state = position(
        one(0, doer("stings", wounds=6), CENTRE, wounds=2),
        one(1, TOUGH, NORTH),
        one(1, PLAIN, (35, 35)),
        stage=CONCENTRATE,
    )
    played = play_out(concentrate(state), [(0, "stings"), (0, 3), (0, [])], [6, 5, 5, 6, 6, 6])
    assert state.combatants[1].where == DEAD
    assert state.combatants[0].wounds == 5
    assert len(played.told(Healed)) == 1


@pytest.mark.parametrize("deed", ["hilt_blow", "boar_headbutt"])
def test_a_blow_that_stuns_the_wounded(deed: str) -> None:
    for damage, stunned in (([6, 1, 1], True), ([1, 1, 1], False)):
        state = scene(doer(deed), one(1, TOUGH, NORTH))
        did(state, deed, [5, 5, 1, *damage])
        assert state.combatants[1].effects.has(STUNNED) is stunned


@pytest.mark.rule("SW-CRI-14")
@pytest.mark.parametrize(
    ("deed", "faces", "wounds"),
    [
        ("deadly_tail", [6, 6, 6], 3),
        ("lethal_tail", [5, 5, 5], 2),
        ("bite", [6, 6, 6], 2),
        ("stalking_mantis", [6, 6, 6], 2),
    ],
)
def test_direct_wounds(deed: str, faces: list[int], wounds: int) -> None:
    state = scene(doer(deed), one(1, TOUGH, NORTH))
    did(state, deed, faces)
    assert state.combatants[1].wounds == 8 - wounds


@pytest.mark.rule("SW-WOU-17")
def test_sweeping_blow_strikes_each_enemy_once() -> None:
    state = scene(doer("sweeping_blow"), one(1, TOUGH, NORTH), one(1, TOUGH, (20, 19)))
    played = play_out(concentrate(state), [(0, "sweeping_blow"), (0, 3), (0, [2, 1])], [5, 5, 5, 5, 5, 5, 5])
    assert [event.enemy for event in played.told(DamageRolled)] == [2, 1]
    share = played.questions[-1]
    assert refusal_of(share, [1, 1]).reason == "spherewars.feat.too_much"
    assert refusal_of(share, [1]).reason == "kernel.unreadable"
    assert share.check(share.from_hand([[2, 1], [1, 1]])) is None


def test_trample_may_strike_one_enemy_several_times() -> None:
    tall = made("tall", height=HUGE, wounds=8)
    state = scene(doer("trample"), one(1, TOUGH, NORTH), one(1, TOUGH, (20, 19)), one(1, tall, (21, 20)))
    played = play_out(concentrate(state), [(0, "trample"), (0, 3), (0, [1, 1, 2])], [5, 5, 5, *[1] * 6])
    assert [event.enemy for event in played.told(DamageRolled)] == [1, 1, 2]
    assert refusal_of(played.questions[-1], [3, 3, 3]).reason == "kernel.unreadable"


def test_deadly_double_tail_shares_two_wounds() -> None:
    state = scene(doer("deadly_double_tail"), one(1, TOUGH, NORTH), one(1, TOUGH, (20, 19)))
    play_out(concentrate(state), [(0, "deadly_double_tail"), (0, 1), (0, 3), (0, [1, 2])], [5, 5, 5])
    assert [state.combatants[number].wounds for number in (1, 2)] == [7, 7]


@pytest.mark.rule("SW-WOU-17")
def test_golothars_blaze_spares_the_red_hot_and_strikes_in_any_order() -> None:
    others = [one(1, RED_HOT, (20, 17)), one(1, TOUGH, (22, 20))]
    state = scene(doer("golothars_blaze"), one(1, TOUGH, (20, 23)), *others)
    played = play_out(concentrate(state), [(0, "golothars_blaze"), (0, 3), (0, 3)], [5, 5, 1, 1, 1, 1, 1])
    assert [event.enemy for event in played.told(DamageRolled)] == [3, 1]


def test_crush_needs_a_smaller_enemy() -> None:
    state = scene(doer("crush"), one(1, TOUGH, NORTH))
    assert usable_deeds(state, actor_of(state)) == []


# -- states and changes ---------------------------------------------------------------------------------


@pytest.mark.rule("SW-MOR-20", "SW-DEE-18")
def test_roar_of_the_beast_frightens_everybody_near() -> None:
    state = scene(
        doer("roar_of_the_beast"), one(1, PLAIN, (20, 24)), one(1, PLAIN, (20, 16)), one(1, PLAIN, (30, 30))
    )
    played = did(state, "roar_of_the_beast", [5, 5, 1, 4, 5])
    assert [event.number.amount for event in played.told(MoraleRolled)] == [5, 5]
    assert [state.combatants[number].effects.has(FEARFUL) for number in (1, 2, 3)] == [True, False, False]


@pytest.mark.parametrize(("deed", "which"), [("kazags_crack", STUNNED), ("sensory_howl", CONCUSSED)])
def test_with_two_successes_no_roll_is_allowed(deed: str, which: str) -> None:
    state = scene(doer(deed), one(1, SORCERER, (20, 24)))
    assert did(state, deed, [5, 5, 1]).told(MoraleRolled) == []
    assert state.combatants[1].effects.has(which)
    state = scene(doer(deed), one(1, SORCERER, (20, 24)))
    did(state, deed, [5, 1, 1, 4])
    assert not state.combatants[1].effects.has(which)


@pytest.mark.rule("SW-DEE-17")
def test_bellow_reaches_into_a_combat() -> None:
    state = scene(doer("bellow"), one(1, PLAIN, (20, 24)), one(0, PLAIN, (20, 25)))
    did(state, "bellow", [5, 1, 1, 1])
    assert state.combatants[1].effects.has(STUNNED)


def test_sensory_howl_needs_a_sorcerer_and_kazags_crack_somebody_on_foot() -> None:
    state = scene(doer("sensory_howl", "kazags_crack"), one(1, made("flyer", fly=True), (20, 24)))
    assert usable_deeds(state, actor_of(state)) == []


@pytest.mark.rule("SW-ORD-52")
@pytest.mark.parametrize(("deed", "which"), [("kurgans_embrace", STR), ("chaining", DEX)])
def test_a_hold_weakens_and_forbids_to_relocate(deed: str, which: int) -> None:
    state = scene(doer(deed), one(1, made("strong", str=3, dex=3, wounds=8), NORTH))
    did(state, deed, [5, 1, 1])
    victim = state.combatants[1]
    assert value(state, victim, which) == 2
    [trait] = [one for one in actor_of(state).kit.traits if one.id == deed]
    assert trait.refuse_order(state, victim, "relocate") is not None  # type: ignore[attr-defined]
    assert trait.refuse_order(state, victim, "hold_your_ground") is None  # type: ignore[attr-defined]


def test_chaining_may_paralyse() -> None:
    state = scene(doer("chaining"), one(1, PLAIN, NORTH))
    did(state, "chaining", [5, 5, 1, 1])
    assert state.combatants[1].effects.has(PARALYSED)


@pytest.mark.parametrize(
    ("faces", "strength", "dice"), [([5, 1, 1], 3, 2), ([5, 5, 1], 3, 3), ([5, 5, 5], 4, 3)]
)
def test_wild_wrath(faces: list[int], strength: int, dice: int) -> None:
    state = scene(doer("wild_wrath"), one(1, PLAIN, (25, 25)))
    did(state, "wild_wrath", faces)
    me = actor_of(state)
    assert value(state, me, STR) == strength
    assert hand_of(state, me, state.combatants[1]).count() == dice


def test_pounding_cry_makes_firm_and_gives_a_die_once() -> None:
    state = scene(doer("pounding_cry"), one(0, PLAIN, (20, 23)), one(1, PLAIN, (20, 24)))
    did(state, "pounding_cry", [5, 5, 1])
    friend = state.combatants[1]
    assert [effect.id for effect in friend.effects.all] == ["pounding_cry", "heartened"]
    assert hand_of(state, friend, state.combatants[2]).count() == 3
    assert not actor_of(state).effects.all


@pytest.mark.rule("SW-DEE-08")
@pytest.mark.parametrize(("faces", "arcane"), [([5, 1, 1], 2), ([5, 5, 1], 3)])
def test_defensive_position(faces: list[int], arcane: int) -> None:
    state = scene(doer("defensive_position"), one(0, PLAIN, NORTH), one(0, PLAIN, (25, 25)))
    did(state, "defensive_position", faces)
    friend = state.combatants[1]
    assert value(state, friend, CON_MUNDANE) == 3
    assert value(state, friend, CON_ARCANE) == arcane
    assert value(state, actor_of(state), CON_MUNDANE) == 5
    assert value(state, state.combatants[2], CON_MUNDANE) == 2


def test_sting_of_robustness_is_for_soimi() -> None:
    soimi = made("soimi", kin="soimi")
    state = scene(doer("sting_of_robustness"), one(0, soimi, NORTH, wounds=3), one(0, PLAIN, (21, 20)))
    did(state, "sting_of_robustness", [5, 5, 1])
    assert state.combatants[1].wounds == 4
    assert value(state, state.combatants[1], CON_ARCANE) == 3


@pytest.mark.rule("SW-BAS-17")
@pytest.mark.parametrize("measuring", ["open", "closed"])
@pytest.mark.parametrize(("wounds", "of_use"), [(4, False), (3, True)])
def test_who_is_unhurt_is_not_asked_for_a_deed_that_heals_its_bearer(
    wounds: int, of_use: bool, measuring: str
) -> None:
    state = position(
        one(0, doer("regeneration_offering", wounds=4), CENTRE, wounds=wounds), stage=CONCENTRATE
    )
    agreed(state, measuring=measuring)
    row = CATALOGUE.abilities["regeneration_offering"]
    assert is_of_use(state, actor_of(state), row) is of_use


def test_regeneration_offering_heals_two_at_most() -> None:
    state = position(one(0, doer("regeneration_offering"), CENTRE, wounds=1), stage=CONCENTRATE)
    did(state, "regeneration_offering", [5, 5, 5])
    assert actor_of(state).wounds == 3


def test_energetic_suction_feeds_on_the_red_hot() -> None:
    state = position(
        one(0, doer("energetic_suction"), CENTRE, wounds=1),
        one(0, RED_HOT, (20, 23)),
        one(0, POSTMAN, (20, 17)),
        stage=CONCENTRATE,
    )
    did(state, "energetic_suction", [5, 5, 1])
    assert (state.combatants[0].wounds, state.combatants[1].wounds) == (3, 3)


def test_vicious_slash_weakens_the_next_blow_of_a_fight() -> None:
    state = scene(doer("vicious_slash"), one(1, TOUGH, NORTH))
    did(state, "vicious_slash", [5, 5, 1])
    assert blow_of(state, actor_of(state), state.combatants[1], 0).number.amount == 3


def test_smothering_embrace_counts_against_its_doer_only() -> None:
    state = scene(doer("smothering_embrace"), one(1, made("agile", dex=3), NORTH), one(0, PLAIN, (19, 21)))
    did(state, "smothering_embrace", [5, 5, 1])
    victim = state.combatants[1]
    assert victim.wounds == 4
    assert hand_of(state, victim, actor_of(state)).count() == 2
    assert hand_of(state, victim, state.combatants[2]).count() == 3


@pytest.mark.rule("SW-SHO-19")
def test_flaming_shot() -> None:
    archer = doer("flaming_shot", pre=3, ranged=(Arms("light_mechanical"),))
    state = scene(archer, one(1, PLAIN, (20, 29.5)))
    activation_of(state).action, activation_of(state).moved = 2, True
    did(state, "flaming_shot", [5, 5, 1])
    me = actor_of(state)
    shot = shot_of(state, me, me.ranged[0], state.combatants[1])
    aim(state, shot)
    assert shot.total().amount == 3
    assert blow_of_shot(state, shot, 0).strength.amount == 3


# -- dragging -------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MOV-33")
@pytest.mark.parametrize(
    ("deed", "height", "usable"), [("seizing_tail", LARGE, True), ("hook", LARGE, False)]
)
def test_an_enemy_is_drawn_into_contact(deed: str, height: int, usable: bool) -> None:
    state = scene(doer(deed), one(1, made("target", height=height), (20, 23)))
    assert bool(usable_deeds(state, actor_of(state))) is usable
    if usable:
        played = did(state, deed, [5, 1, 1])
        assert played.told(Dragged) != []
        assert where(state.combatants[1]) == (20, 21)
        assert [one.enemy for one in activation_of(state).joined] == [1]


@pytest.mark.rule("SW-MOV-33", "SW-ABI-06")
def test_drawing_an_enemy_near_is_no_joining_of_combat() -> None:
    state = scene(doer("hook", universal=("assault",)), one(1, PLAIN, (20, 23)))
    did(state, "hook", [5, 1, 1])
    me, enemy = actor_of(state), state.combatants[1]
    assert [part for part in hand_of(state, me, enemy).bonus.parts if part.rule == "SW-ABI-05"] == []


@pytest.mark.rule("SW-MOV-33", "SW-SCN-58")
@pytest.mark.parametrize("floor", [0, 1])
def test_nobody_is_dragged_to_who_stands_on_another_floor(floor: int) -> None:
    tower = thing_of("tower", "tower 1", inch(20), inch(20), 0)
    hooked = one(1, PLAIN, (20.7, 20.9))
    state = position(one(0, doer("hook"), (19.3, 19.3)), hooked, things=[tower], stage=CONCENTRATE)
    put_on_floor(state.combatants[1], floor)
    victim = state.combatants[1]
    play_out(drag_into_contact(state, actor_of(state), victim))
    assert touches(state, actor_of(state), victim) is (floor == 0)
    assert (where(victim) == (20.7, 20.9)) is (floor == 1)


@pytest.mark.rule("SW-MOV-33")
def test_nothing_happens_if_something_is_in_the_way() -> None:
    state = scene(doer("hook"), one(1, PLAIN, (20, 23.5)), one(0, PLAIN, (20.4, 22)))
    did(state, "hook", [5, 1, 1])
    assert where(state.combatants[1]) == (20, 23.5)
