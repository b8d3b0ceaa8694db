"""ART: artefacts, each by itself."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import rouse
from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot
from dicefront.games.spherewars.rules.attributes import courage_of, value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import FuryDice, declare
from dicefront.games.spherewars.rules.events.fighting import (
    Counterattacked,
    DamageRolled,
    RolledAgain,
    WoundSaved,
)
from dicefront.games.spherewars.rules.events.items import Shown
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.events.spells import GemsGained
from dicefront.games.spherewars.rules.melee import blow_of, charge_bonus, fight, hand_of
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.profile import (
    EXTREMELY_DIFFICULT,
    FRIGHTENING,
    LEADER,
    SLOTS,
    TERRIFYING,
    Arms,
    Profile,
)
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.secrets import open_kit
from dicefront.games.spherewars.rules.state import (
    CONCENTRATE,
    NEXT_ACTIVATION,
    OWN_ROUND,
    ROUSE,
    UPDATE,
    State,
    activation_of,
)
from dicefront.games.spherewars.rules.states import PARALYSED
from dicefront.games.spherewars.rules.subjects import DEX, EFFECT, FIGHT, FUR, SHOT, Blow, Shot
from dicefront.games.spherewars.rules.turn import begin_round, end_round, updating
from dicefront.games.spherewars.rules.wounds import roll_damage, save_wounds
from dicefront.games.spherewars.scenes import charged, engaged, inch, one, position
from dicefront.kernel.testing import play_out
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.stepping import step_through

CENTRE = (20.0, 20.0)
NORTH = (20.0, 21.0)
HARD = made("hard", con_mundane=6)
BOW = CATALOGUE.ranged["light_mechanical"]
BLUNT = (Arms("blunt"),)


def hero(race: str = "alliance", **more: Any) -> Profile:
    """A leader of a race who may carry anything."""
    given = {"ap": 9, "slots": (1, 1, 1, 1, 1), "armour": ("leather",), "weapons": (Arms("conventional"),)}
    return made("hero", **{"rank": LEADER, "race": race, "dex": 3, "com": 3, "str": 3, **given, **more})


def race_of(item: str) -> str:
    race = CATALOGUE.artefacts[item].race
    return "alliance" if race == "any" else race


def scene(item: str, enemy: Profile = PLAIN, *others: Any, **more: Any) -> State:
    """The bearer of an artefact, number 0, touches an enemy, number 1."""
    profile = more.pop("profile", hero(race_of(item)))
    return position(one(0, profile, CENTRE, items=[item]), one(1, enemy, NORTH), *others, **more)


def shown(played: Any) -> list[tuple[int, str]]:
    return [(event.combatant, event.item) for event in played.told(Shown)]


def without(state: State) -> State:
    """The same without what is hidden."""
    again = state.copy()
    for fighter in again.combatants:
        fighter.kit = open_kit(fighter)
        fighter.hidden = []
    return again


def dice(state: State, who: int, enemy: int) -> int:
    return hand_of(state, state.combatants[who], state.combatants[enemy]).count()


# -- all ------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ART-03", "SW-ART-17")
def test_all_artefacts_are_there() -> None:
    for row in CATALOGUE.artefacts.values():
        assert row.id in TRAITS
        assert row.level == ("enchanted" if row.cost < 3 else "legendary" if row.cost < 5 else "epic")


# -- abilities ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ART-18", "SW-ART-09")
def test_the_skilful_is_an_expert_and_guards() -> None:
    state = scene("rune_of_the_skilful", PLAIN, one(0, PLAIN, (20.0, 22.0)))
    own, helped = (hand_of(state, state.combatants[who], state.combatants[1]) for who in (0, 2))
    assert own.expert
    assert helped.expert
    assert not hand_of(without(state), state.combatants[0], state.combatants[1]).inexpert
    bare = without(state)
    assert not hand_of(bare, bare.combatants[0], bare.combatants[1]).expert
    assert not hand_of(bare, bare.combatants[2], bare.combatants[1]).expert


@pytest.mark.rule("SW-ART-19", "SW-ART-09", "SW-ART-10")
def test_vigour_is_shown_when_it_first_adds_a_die() -> None:
    state = scene("rune_of_vigour", joined=[engaged(1)])
    assert dice(state, 0, 1) == dice(without(state), 0, 1) + 1
    played = play_out(fight(state), [(0, 1)], [5, 5, 5, 5, 5, 1, 1, 1, 1, 1])
    assert shown(played) == [(0, "rune_of_vigour")]
    assert played.course.index("spherewars.item_shown") < played.course.index("spherewars.hand_counted")


@pytest.mark.rule("SW-ART-13")
def test_what_the_bearer_has_already_is_not_doubled() -> None:
    state = scene("rune_of_vigour", joined=[engaged(1)], profile=hero(universal=("assault",)))
    assert dice(state, 0, 1) == dice(without(state), 0, 1)
    assert not shown(play_out(fight(state), [(0, 1), (0, [])], [5, 5, 5, 5, 5, 1, 1, 1, 1, 1]))


@pytest.mark.rule("SW-ART-23", "SW-ABI-31")
@pytest.mark.parametrize("item", ["rune_of_doubt", "crusting_lava"])
def test_doubt_denies_the_charge(item: str) -> None:
    state = position(
        one(0, PLAIN, NORTH), one(1, hero(race_of(item)), CENTRE, items=[item]), joined=[charged(1)]
    )
    bare = without(state)
    for position_, strength in ((state, 2), (bare, 3)):
        striker, victim = position_.combatants[:2]
        assert blow_of(position_, striker, victim, 0).strength.amount == strength
    played = play_out(fight(state), [(0, 1)], [6, 5, 1, 1, 1, 1, 1, 1])
    assert shown(played) == [(1, item)]


@pytest.mark.rule("SW-STA-14", "SW-ABI-31", "SW-ART-09")
@pytest.mark.parametrize(("helpless", "faces"), [(True, [6, 5, 1, 1, 1]), (False, [6, 5, 5, 1, 1, 1, 1, 1])])
def test_the_lava_of_the_lance_shows_where_his_weapon_keeps_nobody_away(
    helpless: bool, faces: list[int]
) -> None:
    """Nobody else can bear Crusting Lava, and his long weapon denies every charge unless he is paralysed."""
    lance = one(1, "avernal_lance", CENTRE, items=["crusting_lava"])
    state = position(one(0, PLAIN, (20.0, 21.1)), lance, joined=[charged(1)])
    if helpless:
        state.combatants[1].bear(PARALYSED, NEXT_ACTIVATION)
    bare = without(state)
    assert charge_bonus(bare, bare.combatants[0], bare.combatants[1]) == (1 if helpless else 0)
    played = step_through(fight(state), [(0, 1)], faces)
    assert [rolled.strength.amount for rolled in played.told(DamageRolled)] == [2]
    assert shown(played) == ([(1, "crusting_lava")] if helpless else [])
    carriers = [
        profile.id
        for profile in CATALOGUE.profiles.values()
        if profile.race == "packs_of_urueh" and profile.ap and profile.slots[SLOTS.index("defence")]
    ]
    assert carriers == ["avernal_lance"]


@pytest.mark.rule("SW-ACT-20", "SW-ABI-11")
@pytest.mark.parametrize("carried", [True, False])
def test_whoever_could_have_nature_instinct_is_asked(carried: bool) -> None:
    items = ["nature_instinct"] if carried else []
    state = position(one(0, PLAIN, NORTH), one(1, hero("adepts_of_malesur"), CENTRE, items=items))
    answers = [(0, 1), (1, []), (1, carried)] if carried else [(0, 1), (1, []), (1, True)]
    again = [4] if carried else []
    played = play_out(fight(state), answers, [6, 5, 2, 2, 2, 2, *again, 1, 1])
    assert played.kinds.count("spherewars.fight.counterattack") == 1
    assert bool(played.told(Counterattacked)) == carried
    assert shown(played) == ([(1, "nature_instinct")] if carried else [])


# -- skin runes -----------------------------------------------------------------------------------

RIPPERS = ["skinripper_rune", "skinscorcher_lava", "skinripper_favour"]
PIERCERS = ["skin_penetrating_rune", "skinburner_lava", "skin_penetrating_favour"]


@pytest.mark.rule("SW-ART-20")
@pytest.mark.parametrize("item", RIPPERS)
@pytest.mark.parametrize(
    ("enemy", "more"),
    [(HARD, 1), (PLAIN, 0), (made("many_lives", wounds=8, wounds_level=EXTREMELY_DIFFICULT), 1)],
)
def test_skinrippers_add_a_die_against_the_hard(item: str, enemy: Profile, more: int) -> None:
    state = scene(item, enemy, profile=hero(race_of(item), weapons=BLUNT))
    assert dice(state, 0, 1) == dice(without(state), 0, 1) + more


@pytest.mark.rule("SW-ART-20")
@pytest.mark.parametrize(("enemy", "bonus"), [(HARD, 0), (PLAIN, 1)])
def test_skinrippers_deny_the_charge_of_the_hard(enemy: Profile, bonus: int) -> None:
    bearer = one(1, hero(weapons=BLUNT), CENTRE, items=["skinripper_rune"])
    state = position(one(0, enemy, NORTH), bearer, joined=[charged(1)])
    blow = blow_of(state, state.combatants[0], state.combatants[1], 0)
    assert blow.strength.amount == 2 + bonus


@pytest.mark.rule("SW-ABI-32", "SW-ART-20")
@pytest.mark.parametrize(("real", "successes", "bonus"), [(True, 2, 1), (True, 1, 0), (False, 2, 0)])
def test_an_obsession_breaks_through_skinrippers(real: bool, successes: int, bonus: int) -> None:
    """A Hardened Attacker by an obsession has his bonus for a real charge, like any other."""
    bearer = one(1, hero(weapons=BLUNT), CENTRE, items=["skinripper_rune"])
    state = position(one(0, HARD, NORTH), bearer, joined=[charged(1, real=real)])
    state.combatants[1].bear("obsession", OWN_ROUND, 0, successes)
    assert charge_bonus(state, state.combatants[0], state.combatants[1]) == bonus


@pytest.mark.rule("SW-ART-21")
@pytest.mark.parametrize("item", PIERCERS)
def test_skin_penetration_lowers_constitution(item: str) -> None:
    state = scene(item, made("very_hard", con_mundane=7))
    blow = blow_of(state, state.combatants[0], state.combatants[1], 0)
    assert (blow.strength.amount, blow.number.amount) == (3, 5)  # the worked example
    state = scene(item, PLAIN)
    assert blow_of(state, state.combatants[0], state.combatants[1], 0).number.amount == 2


@pytest.mark.rule("SW-ART-05")
def test_a_rune_helps_in_the_kind_of_combat_of_its_weapon() -> None:
    state = scene("skin_penetrating_rune", HARD)
    shot = Shot(state.combatants[0], state.combatants[1], BOW, True)
    shot.against_charge = True
    assert blow_of_shot(state, shot, 0).number.amount == 5  # penetration alone


@pytest.mark.rule("SW-ART-12", "SW-ART-24")
@pytest.mark.parametrize("item", [*RIPPERS, *PIERCERS])
def test_the_protecting_rune_cancels_the_skin_runes(item: str) -> None:
    rune = CATALOGUE.artefacts["protecting_skin_rune"]
    assert item in rune.cancels
    assert CATALOGUE.artefacts[item].cost == rune.cost  # equal AP: both are cancelled
    victim = one(1, hero(con_mundane=6), NORTH, items=["protecting_skin_rune"])
    state = position(one(0, hero(race_of(item), weapons=BLUNT), CENTRE, items=[item]), victim)
    bare = without(state)
    assert dice(state, 0, 1) == dice(bare, 0, 1)
    blows = [blow_of(one_, one_.combatants[0], one_.combatants[1], 0).number.amount for one_ in (state, bare)]
    assert blows[0] == blows[1]


@pytest.mark.rule("SW-ART-24", "SW-ART-09")
def test_the_protecting_rune_shows_against_a_rune_that_is_known() -> None:
    victim = one(1, hero(con_mundane=6), NORTH, items=["protecting_skin_rune"])
    state = position(one(0, hero(weapons=BLUNT), CENTRE, items=["skinripper_rune"]), victim)
    bearer = state.combatants[0]
    bearer.hidden, bearer.shown = [], ["skinripper_rune"]
    played = play_out(fight(state), [(0, 1), (1, [])], [1, 1, 1, 5, 5, 5, 5, 1, 1, 1])
    assert shown(played) == [(1, "protecting_skin_rune")]


# -- courage --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ART-22", "SW-ART-10")
def test_unbreakable_courage_needs_no_die_and_is_shown() -> None:
    state = scene("rune_of_unbreakable_courage")
    played = play_out(passes(state, state.combatants[0], EFFECT, None))
    assert played.result
    assert shown(played) == [(0, "rune_of_unbreakable_courage")]


def test_the_favour_of_fear_is_one_step() -> None:
    for fear, more in ((FRIGHTENING, 1), (TERRIFYING, 0)):
        state = scene("favour_of_fear", profile=hero("adepts_of_malesur", fear=fear))
        assert courage_of(state, state.combatants[0]).fear == fear + more


@pytest.mark.parametrize("carried", [True, False])
def test_the_medallion_lets_a_friend_roll_again(carried: bool) -> None:
    items = ["medallion_of_the_hundred_hearts"] if carried else []
    state = position(one(0, hero(), CENTRE, items=items), one(0, PLAIN, (20, 25)), one(1, PLAIN, (30, 30)))
    answer: list[int] = [0] if carried else []
    played = play_out(
        passes(state, state.combatants[1], EFFECT, None), [(0, answer)], [1, 6] if carried else [1]
    )
    assert played.result is carried
    assert len(played.told(MoraleRolled)) == 1 + carried
    again = play_out(
        passes(state, state.combatants[1], EFFECT, None), [] if carried else [(0, [])], [1]
    )  # once per turn
    assert not again.result


# -- numbers --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ART-29")
def test_the_fang_adds_fury_to_who_has_any() -> None:
    for fury, more in ((3, 1), (-1, 0)):
        state = scene("fang_of_fury", profile=hero(fur=fury))
        assert value(state, state.combatants[0], FUR) == fury + more


@pytest.mark.rule("SW-ART-09", "SW-ART-29", "SW-DEE-04")
@pytest.mark.parametrize(
    ("spent", "dice", "when"), [(3, 1, "before the dice"), (0, 4, "with the dice"), (0, 3, "never")]
)
def test_the_fang_shows_as_soon_as_its_die_is_declared(spent: int, dice: int, when: str) -> None:
    state = scene("fang_of_fury", profile=hero(fur=3, abilities=("swipe",)), stage=CONCENTRATE)
    activation_of(state).fury = spent
    steps = declare(state, state.combatants[0], CATALOGUE.abilities["swipe"])
    question = next(step for step in steps if isinstance(step, FuryDice))
    assert (state.combatants[0].shown == ["fang_of_fury"]) is (when == "before the dice")
    assert question.most == 4 - spent
    told = [steps.send(dice), *steps]
    assert any(isinstance(event, Shown) for event in told) is (when == "with the dice")


def test_the_mirror_takes_a_die_of_who_fights_the_bearer() -> None:
    state = scene("rune_of_the_paralysing_mirror", made("quick", dex=3), one(0, PLAIN, (20.0, 22.0)))
    bare = without(state)
    assert dice(state, 1, 0) == dice(bare, 1, 0) - 1
    assert dice(state, 1, 2) == dice(bare, 1, 2)


def test_the_mirror_leaves_one_point() -> None:
    state = scene("rune_of_the_paralysing_mirror", made("slow", dex=1))
    assert dice(state, 1, 0) == 1


def test_the_glacial_edge_slows_whom_it_wounds() -> None:
    state = scene("rune_of_glacial_edge", made("quick", dex=3))
    played = play_out(fight(state), [(0, 1)], [5, 5, 5, 5, 1, 1, 1, 2, 1, 1])
    assert shown(played) == [(0, "rune_of_glacial_edge")]
    assert value(state, state.combatants[1], DEX) == 1  # tired as well
    assert value(state, state.combatants[0], DEX) == 2


@pytest.mark.parametrize(
    ("item", "strength", "number"), [("hide_of_olbarak", -1, 0), ("favour_of_the_oak", 0, 1)]
)
def test_shots_at_the_bearer_are_weaker(item: str, strength: int, number: int) -> None:
    state = scene(item)
    weights = []
    for one_ in (state, without(state)):
        shot = Shot(one_.combatants[1], one_.combatants[0], BOW, True)
        shot.against_charge = True
        weights.append(blow_of_shot(one_, shot, 1).weight())
    assert [a - b for a, b in zip(*weights)] == [strength, number]


def test_the_veil_is_hard_to_hit() -> None:
    state = scene("veil_of_isha")
    numbers = []
    for one_ in (state, without(state)):
        shot = Shot(one_.combatants[1], one_.combatants[0], BOW, True)
        aim(one_, shot)
        numbers.append(shot.number.amount)
    assert numbers[0] == numbers[1] + 1


# -- gems -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ART-25", "SW-ART-26", "SW-ART-31", "SW-ART-10")
@pytest.mark.parametrize(
    ("item", "friendly", "casting"),
    [
        ("arcane_defence_cloak", False, 0),
        ("veil_of_isha", False, 0),
        ("arcane_attack_cloak", True, 1),
        ("mantle_of_embers", True, 1),
    ],
)
def test_cloaks_bring_a_gem_for_a_round(item: str, friendly: bool, casting: int) -> None:
    state = scene(item)
    state.activation = None
    for side in (1, 0):
        played = play_out(begin_round(state, side))
        pool = state.gems[0]
        given = (side == 0) == friendly
        assert (pool.casting, pool.dispelling) == ((casting, 1 - casting) if given else (0, 0))
        assert shown(played) == ([(0, item)] if given and item not in state.combatants[0].shown[1:] else [])
        state.first = 1 - state.side  # the turn is over after this round
        play_out(end_round(state))
        assert state.gems[0].total() == 0
        state.combatants[0].hidden, state.combatants[0].shown = [item], []
        state.stage = 4


@pytest.mark.rule("SW-TRN-15")
@pytest.mark.parametrize(("power", "gems"), [(2, 3), (-1, 0)])
def test_the_heart_of_the_volcano_adds_a_gem_to_power(power: int, gems: int) -> None:
    state = scene("heart_of_the_volcano", profile=hero("packs_of_urueh", pow=power))
    state.activation, state.stage = None, UPDATE
    play_out(updating(state))
    assert state.gems[0].total() == gems


@pytest.mark.rule("SW-ART-27")
@pytest.mark.parametrize("universal", [(), ("channelling",)])
def test_the_thousand_eyes_channel(universal: tuple[str, ...]) -> None:
    state = scene("staff_of_the_thousand_eyes", profile=hero(pow=1, universal=universal))
    bearer = state.combatants[0]
    told: list[GemsGained] = []
    for trait in bearer.kit.traits:
        told += play_out(TRAITS[trait.id].after_standing(state, bearer)).told(GemsGained)
    assert sum(event.gems for event in told) == 1 + len(universal)
    assert state.gems[0].own == 1 + len(universal)


# -- wounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("killed", "fleeing", "healed"), [(True, 0, 1), (False, 0, 0), (True, 1, 0)])
def test_the_pearl_heals_who_killed(killed: bool, fleeing: int, healed: int) -> None:
    profile = hero("scions_of_kurgan")
    bearer = one(0, profile, CENTRE, items=["pearl_of_the_deep"], wounds=2, flight=fleeing)
    state = position(bearer, one(1, PLAIN, (30, 30)), stage=ROUSE)
    state.combatants[0].killed = killed
    played = play_out(rouse(state), [], [6] if fleeing else [])
    assert state.combatants[0].wounds == 2 + healed
    assert bool(shown(played)) == bool(healed)
    assert not state.combatants[0].killed


def test_the_pearl_heals_in_water() -> None:
    water = thing_of("mire", "water", inch(22), inch(20), 0.0)
    bearer = one(0, hero("scions_of_kurgan"), CENTRE, items=["pearl_of_the_deep"], wounds=2)
    state = position(bearer, one(1, PLAIN, (30, 30)), stage=ROUSE, things=[water])
    play_out(rouse(state))
    assert state.combatants[0].wounds == 3


def struck(state: State, source: int = FIGHT) -> Blow:
    blow = Blow(source, state.combatants[1], state.combatants[0], True)
    blow.wounds = 2
    return blow


@pytest.mark.rule("SW-ACT-20", "SW-WOU-08")
@pytest.mark.parametrize("carried", [True, False])
def test_whoever_could_have_a_steadfast_heart_is_asked(carried: bool) -> None:
    items = ["rune_of_the_steadfast_heart"] if carried else []
    state = position(one(0, hero(), CENTRE, items=items), one(1, PLAIN, NORTH))
    blow = struck(state)
    played = play_out(save_wounds(state, blow), [(0, True)], [5] if carried else [])
    assert (blow.wounds, len(played.told(WoundSaved))) == (2 - carried, int(carried))
    assert len(play_out(save_wounds(state, struck(state)), [] if carried else [(0, False)]).rolls) == 0


@pytest.mark.rule("SW-WOU-08")
def test_a_steadfast_heart_may_fail() -> None:
    state = scene("rune_of_the_steadfast_heart")
    blow = struck(state)
    play_out(save_wounds(state, blow), [(0, True)], [4])
    assert blow.wounds == 2


@pytest.mark.rule("SW-SCN-44", "SW-SCN-50", "SW-WOU-08")
@pytest.mark.parametrize(
    ("kind", "saves"),
    [("wood", True), ("leafy_wood", True), ("jungle", False), ("hedge", True), ("wall", False)],
)
def test_the_favour_of_the_wood_saves_in_the_wood(kind: str, saves: bool) -> None:
    piece = thing_of(kind, kind, inch(20), inch(19.5), 0.0)
    bearer = one(0, hero("adepts_of_malesur"), CENTRE, items=["favour_of_the_wood"])
    state = position(bearer, one(1, PLAIN, NORTH), things=[piece])
    blow = struck(state)
    played = play_out(save_wounds(state, blow), [], [4] if saves else [])
    assert blow.wounds == 2 - saves
    assert bool(shown(played)) == saves


# -- dice rolled again ----------------------------------------------------------------------------


@pytest.mark.rule("SW-DIC-23", "SW-ACT-20")
@pytest.mark.parametrize("carried", [True, False])
def test_the_ring_lets_a_dexterity_die_be_rolled_again(carried: bool) -> None:
    items = ["ring_of_xialio"] if carried else []
    state = position(
        one(0, hero("adepts_of_malesur", dex=2), CENTRE, items=items),
        one(1, made("p", wounds=9, con_mundane=9), NORTH),
    )
    taken: list[int] = [2] if carried else []
    faces = [5, 5, 1, 2, 2, *([6] if carried else []), 1, 1, 1]
    played = play_out(fight(state), [(0, 1), (0, taken)], faces)
    assert len(played.told(RolledAgain)) == carried
    assert "spherewars.roll.again" in played.kinds
    assert shown(played) == ([(0, "ring_of_xialio")] if carried else [])


@pytest.mark.parametrize(
    ("item", "source", "asked"),
    [
        ("light_attack_rune", FIGHT, True),
        ("light_attack_rune", SHOT, False),
        ("piercing_lava", SHOT, True),
        ("piercing_lava", FIGHT, False),
    ],
)
def test_runes_let_a_damage_die_be_rolled_again(item: str, source: int, asked: bool) -> None:
    state = scene(item)
    blow = Blow(source, state.combatants[0], state.combatants[1], True)
    blow.strength.add("spherewars.attribute.str", 2, "SW-HTH-12")
    blow.number.add("spherewars.attribute.con_mundane", 4, "SW-HTH-12")
    played = play_out(roll_damage(state, blow), [(0, [1])] if asked else [], [5, 1, 5] if asked else [5, 1])
    assert blow.wounds == 1 + asked
    assert bool(shown(played)) == asked


@pytest.mark.rule("SW-ART-02", "SW-ART-07")
def test_every_artefact_fills_a_slot() -> None:
    assert {row.slot for row in CATALOGUE.artefacts.values()} == set(range(len(SLOTS)))


def test_killing_is_remembered_until_the_next_activation() -> None:
    state = position(one(0, hero(), CENTRE), one(1, made("weak", wounds=1), NORTH))
    play_out(fight(state), [(0, 1), (0, [])], [6, 5, 5, 5, 1, 1, 2, 2, 2])
    assert state.combatants[0].killed
    assert activation_of(state).fought


@pytest.mark.rule("SW-ABI-13", "SW-ART-09", "SW-ART-12")
def test_two_instincts_cancel_each_other_and_show_when_one_is_used() -> None:
    adept = hero("adepts_of_malesur", dex=2)
    bearers = [one(side, adept, at, items=["nature_instinct"]) for side, at in ((0, CENTRE), (1, NORTH))]
    wishes: list[tuple[int, Any]] = [(0, 1), (1, True)]
    played = step_through(fight(position(*bearers)), wishes, [6, 5, 1, *[1] * 6])
    assert shown(played) == [(1, "nature_instinct"), (0, "nature_instinct")]
    assert not played.told(Counterattacked)


@pytest.mark.rule("SW-ABI-13", "SW-ART-09")
def test_a_hidden_instinct_answers_an_open_counterattack() -> None:
    state = position(
        one(0, hero("adepts_of_malesur"), CENTRE, items=["nature_instinct"]),
        one(1, made("quick", dex=2, universal=("counterattack",)), NORTH),
    )
    played = play_out(fight(state), [(0, 1), (0, []), (1, True)], [6, 5, 5, 5, 2, 2, 1, 1, 1])
    assert shown(played) == [(0, "nature_instinct")]
    assert not played.told(Counterattacked)


@pytest.mark.rule("SW-ACT-20", "SW-SUP-03")
@pytest.mark.parametrize("items", [[], ["rune_of_the_skilful"]])
def test_who_supports_is_asked_alike(items: list[str]) -> None:
    state = position(
        one(0, PLAIN, CENTRE),
        one(1, made("big", radius=2500, con_mundane=9), (20.0, 21.5)),
        one(0, hero(), (21.5, 21.5), items=items),
        one(0, PLAIN, (18.5, 21.5)),
        one(0, PLAIN, (20.0, 23.0)),
        one(0, PLAIN, (21.06, 22.56)),
    )
    played = step_through(fight(state), [(0, 1)], [1, 1, 1, 1, 1, 6, 5, 1, 1])
    assert "spherewars.fight.supporters" in played.kinds
