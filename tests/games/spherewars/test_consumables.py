"""CON: consumables, each by itself."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.aiming import blow_of_shot
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.items import Taken
from dicefront.games.spherewars.rules.item_windows import (
    COUNTER_SHOT,
    DAMAGE_ROLLED,
    DEED_ROLLED,
    DEXTERITY_ROLLED,
    JOIN_ITEMS,
    PRECISION_ROLLED,
    use_items,
)
from dicefront.games.spherewars.rules.melee import blow_of, fight
from dicefront.games.spherewars.rules.moments import TRAITS, has_trait
from dicefront.games.spherewars.rules.morale import passes
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.state import (
    FIRST_FLIGHT,
    State,
    end_action,
)
from dicefront.games.spherewars.rules.states import STUNNED, enter_state
from dicefront.games.spherewars.rules.subjects import (
    CON_ARCANE,
    CON_MUNDANE,
    DEX,
    EFFECT,
    FIGHT,
    MOV,
    STR,
    Blow,
    Occasion,
    Shot,
)
from dicefront.games.spherewars.rules.turn import end_round, updating
from dicefront.games.spherewars.rules.windows import (
    ACTIVATION_START,
    DEED,
    DEXTERITY,
    MORALE,
    SHOT,
    open_window,
)
from dicefront.games.spherewars.rules.wounds import hurt
from dicefront.games.spherewars.scenes import charged, one, position
from dicefront.kernel.testing import Played, play_out, refusal_of
from tests.games.spherewars.carrying import BOW, CENTRE, NORTH, hero, offered, scene, taken, used
from tests.games.spherewars.profiles import PLAIN, made

# -- the rules ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-CON-01", "SW-ACT-17", "SW-ART-09")
def test_a_consumable_is_shown_and_used_up() -> None:
    state = scene("inferior_agility_potion")
    played = taken(state, "inferior_agility_potion")
    event = played.told(Taken)[0]
    assert (event.combatant, event.item) == (0, "inferior_agility_potion")
    bearer = state.combatants[0]
    assert (bearer.hidden, bearer.shown) == ([], ["inferior_agility_potion"])
    assert "inferior_agility_potion" not in offered(state, DEXTERITY)


@pytest.mark.rule("SW-CON-04", "SW-CON-02")
def test_only_who_takes_part_drinks() -> None:
    state = position(
        one(0, hero(), (10, 10), items=["inferior_agility_potion"]),
        one(0, PLAIN, CENTRE),
        one(1, PLAIN, NORTH),
        acting=1,
    )
    assert offered(state, DEXTERITY, (1, 2)) == []
    assert offered(state, DEXTERITY, (0, 2)) == ["inferior_agility_potion"]


@pytest.mark.rule("SW-CON-04", "SW-CON-19")
def test_only_a_fighter_hardens_himself() -> None:
    bearer = one(0, hero(), (10, 10), items=["defence_potion"])
    state = position(bearer, one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), acting=1)
    assert offered(state, DEXTERITY, (1, 2)) == []
    assert offered(state, DEXTERITY, (0, 2)) == ["defence_potion"]


@pytest.mark.rule("SW-CON-04", "SW-ACT-17")
def test_what_one_does_not_have_is_refused() -> None:
    state = scene("inferior_agility_potion")
    question = next(open_window(state, DEXTERITY, state.combatants[:2]))
    for answer in (used("sublime_agility_potion"), used("inferior_agility_potion", target=1), {"item": 1}):
        assert refusal_of(question, answer).rule == "SW-CON-04"  # type: ignore[arg-type]


@pytest.mark.rule("SW-CON-05")
def test_not_two_that_raise_the_same_attribute() -> None:
    items = ("inferior_vigour_potion", "superior_combat_potion", "inferior_agility_potion")
    state = scene(*items)
    assert sorted(offered(state, DEXTERITY)) == sorted(items)
    taken(state, "inferior_vigour_potion")
    assert offered(state, DEXTERITY) == ["inferior_agility_potion"]
    taken(state, "inferior_agility_potion")
    end_action(state)
    assert offered(state, DEXTERITY) == ["superior_combat_potion"]


@pytest.mark.rule("SW-CON-05", "SW-ACT-17", "SW-ACT-14")
def test_several_may_be_taken_in_one_window() -> None:
    state = scene("inferior_vigour_potion", "inferior_agility_potion")
    answers = [(0, used("inferior_vigour_potion")), (0, used("inferior_agility_potion")), (0, None)]
    play_out(open_window(state, DEXTERITY, state.combatants[:2]), answers)
    assert (value(state, state.combatants[0], STR), value(state, state.combatants[0], DEX)) == (4, 4)


@pytest.mark.rule("SW-CON-06")
def test_neither_flight_nor_a_state_forbids_potions() -> None:
    state = scene("superior_healing_potion", wounds=2, flight=FIRST_FLIGHT)
    assert offered(state, DAMAGE_ROLLED) == ["superior_healing_potion"]
    state = scene("inferior_stamina_potion")
    play_out(enter_state(state, state.combatants[0], STUNNED))
    assert offered(state, DEXTERITY) == ["inferior_stamina_potion"]


@pytest.mark.rule("SW-CON-07", "SW-CON-13", "SW-CON-14", "SW-CON-21", "SW-CON-30")
@pytest.mark.parametrize(
    ("kind", "raised"),
    [
        ("vigour_potion", [STR]),
        ("stamina_potion", [CON_MUNDANE, CON_ARCANE]),
        ("agility_potion", [DEX]),
        ("combat_potion", [DEX, STR]),
    ],
)
@pytest.mark.parametrize(("grade", "lasts"), [("inferior", 0), ("superior", 1), ("sublime", 2)])
def test_potions_last_for_the_combat_the_round_or_the_turn(
    kind: str, raised: list[int], grade: str, lasts: int
) -> None:
    state = scene(f"{grade}_{kind}")
    before = [value(state, state.combatants[0], which) for which in range(9)]
    taken(state, f"{grade}_{kind}")

    def rise() -> list[int]:
        now = [value(state, state.combatants[0], which) for which in range(9)]
        return [which for which in range(9) if now[which] == before[which] + 1]

    assert rise() == raised
    end_action(state)
    assert rise() == (raised if lasts > 0 else [])
    state.activation, state.first = None, 1
    play_out(end_round(state))
    assert rise() == (raised if lasts > 1 else [])
    play_out(updating(state))
    assert rise() == []


@pytest.mark.rule("SW-CON-07")
def test_the_next_combat_is_the_fight_at_hand() -> None:
    state = scene("inferior_vigour_potion", enemy=made("tough", wounds=9, con_mundane=6))
    answers = [(0, 1), (0, used("inferior_vigour_potion")), (0, None)]
    played = play_out(fight(state), answers, [5, 5, 5, 1, 1, 1, 1, 1, 1])
    assert len(played.rolls[2].sides) == 4
    assert value(state, state.combatants[0], STR) == 3


@pytest.mark.rule("SW-CON-13")
def test_vigour_taken_for_a_shot_counts_whatever_the_weapon() -> None:
    for kind, more in ((SHOT, 1), (DEXTERITY, 0)):
        state = scene("superior_vigour_potion")
        taken(state, "superior_vigour_potion", kind, (0,))
        shot = Shot(state.combatants[0], state.combatants[1], BOW, True)
        shot.against_charge = True
        assert blow_of_shot(state, shot, 0).strength.amount == BOW.strength + more


@pytest.mark.rule("SW-CON-13", "SW-CON-14", "SW-CON-21", "SW-CON-30", "SW-CON-27", "SW-CON-18", "SW-CON-19")
@pytest.mark.parametrize(
    ("item", "windows"),
    [
        ("inferior_vigour_potion", [SHOT, COUNTER_SHOT, DEXTERITY]),
        ("inferior_stamina_potion", [SHOT, COUNTER_SHOT, DEXTERITY, DEED]),
        ("inferior_agility_potion", [DEXTERITY]),
        ("inferior_combat_potion", [SHOT, COUNTER_SHOT, DEXTERITY]),
        ("attack_potion", [JOIN_ITEMS]),
        ("defence_potion", [DEXTERITY]),
        ("inferior_speed_potion", [ACTIVATION_START]),
        ("healing_ointment", [PRECISION_ROLLED, DEXTERITY_ROLLED, DAMAGE_ROLLED, DEED_ROLLED]),
        ("potion_of_courage", [MORALE]),
    ],
)
def test_each_is_offered_in_its_windows(item: str, windows: list[Any]) -> None:
    kinds: list[Any] = [SHOT, COUNTER_SHOT, DEXTERITY, DEED, JOIN_ITEMS, ACTIVATION_START, MORALE]
    kinds += [PRECISION_ROLLED, DEXTERITY_ROLLED, DAMAGE_ROLLED, DEED_ROLLED]
    state = scene(item, wounds=1)
    assert [kind for kind in kinds if offered(state, kind) == [item]] == [
        kind for kind in kinds if kind in windows
    ]


# -- each -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-CON-18", "SW-ABI-29")
def test_the_attack_potion_turns_an_engagement_into_a_charge() -> None:
    state = scene("attack_potion")
    occasion = Occasion(JOIN_ITEMS.name, [state.combatants[0]])
    play_out(use_items(state, JOIN_ITEMS, occasion), [(0, used("attack_potion"))])
    assert has_trait(state.combatants[0], "hardened_attacker")
    state.activation, state.first = None, 1
    play_out(end_round(state))
    assert has_trait(state.combatants[0], "hardened_attacker")
    play_out(updating(state))
    assert not has_trait(state.combatants[0], "hardened_attacker")


@pytest.mark.rule("SW-CON-19", "SW-ABI-31")
def test_the_defence_potion_denies_the_charge() -> None:
    bearer = one(1, hero(), CENTRE, items=["defence_potion"])
    state = position(one(0, PLAIN, NORTH), bearer, joined=[charged(1)])
    striker, victim = state.combatants[:2]
    assert blow_of(state, striker, victim, 0).strength.amount == 3
    item = {"item": "defence_potion", "bearer": 1}
    play_out(open_window(state, DEXTERITY, [striker, victim]), [(1, item), (1, None)])
    assert blow_of(state, striker, victim, 0).strength.amount == 2


@pytest.mark.rule("SW-CON-20", "SW-MOR-09")
def test_the_potion_of_courage_passes_a_morale_roll() -> None:
    state = scene("potion_of_courage")
    played = play_out(
        passes(state, state.combatants[0], EFFECT, None), [(0, used("potion_of_courage")), (0, None)]
    )
    assert played.result
    assert not played.rolls


@pytest.mark.parametrize(("away", "passed"), [(5.0, True), (5.2, False)])
def test_oath_wine_reaches_five_inches(away: float, passed: bool) -> None:
    state = position(
        one(0, hero(), CENTRE, items=["oath_wine"]),
        one(0, PLAIN, (20, 21 + away)),
        one(1, PLAIN, (35, 35)),
    )
    answers = [(0, used("oath_wine", target=1)), (0, None)]
    played = play_out(passes(state, state.combatants[1], EFFECT, None), answers, [] if passed else [1])
    assert played.result is passed
    assert state.combatants[0].hidden == []


@pytest.mark.rule("SW-CON-27", "SW-WOU-06")
@pytest.mark.parametrize(
    ("item", "dice", "healed"),
    [
        ("inferior_healing_potion", [], 1),
        ("superior_healing_potion", [], 2),
        ("sublime_healing_potion", [], 3),
        ("healing_ointment", [5], 3),
        ("healing_ointment", [2], 1),
    ],
)
def test_healing(item: str, dice: list[int], healed: int) -> None:
    state = scene(item, wounds=1)
    occasion = Occasion(DEXTERITY_ROLLED.name, state.combatants[:2])
    play_out(use_items(state, DEXTERITY_ROLLED, occasion), [(0, used(item))], dice)
    assert state.combatants[0].wounds == 1 + healed


def hurt_hero(state: State, wounds: int, answers: Any, deadly: bool = False) -> Played[None]:
    blow = Blow(FIGHT, state.combatants[1], state.combatants[0], True)
    blow.wounds = wounds
    blow.deadly = deadly
    return play_out(hurt(state, [blow]), answers)


@pytest.mark.rule("SW-CON-28")
def test_healing_comes_before_the_wounds() -> None:
    state = scene("inferior_healing_potion", wounds=2)
    hurt_hero(state, 2, [(0, used("inferior_healing_potion"))])
    assert state.combatants[0].wounds == 1  # the worked example
    state = scene("inferior_healing_potion")
    hurt_hero(state, 5, [])  # unhurt, no potion helps
    assert state.combatants[0].wounds == 0


@pytest.mark.rule("SW-CON-28", "SW-WOU-05")
def test_healing_does_not_help_against_a_deadly_blow() -> None:
    state = scene("inferior_healing_potion", wounds=2)
    assert not hurt_hero(state, 3, [], deadly=True).questions


@pytest.mark.rule("SW-WOU-19", "SW-CON-27")
def test_direct_wounds_open_no_window() -> None:
    state = scene("inferior_healing_potion", wounds=3)
    blow = Blow(FIGHT, state.combatants[1], state.combatants[0], True)
    blow.wounds, blow.direct = 1, True
    assert not play_out(hurt(state, [blow])).questions


@pytest.mark.rule("SW-CON-22", "SW-CON-08", "SW-ART-15")
@pytest.mark.parametrize(("item", "more"), [("inferior_speed_potion", 1), ("superior_speed_potion", 2)])
@pytest.mark.parametrize("fly", [False, True])
def test_speed_potions_last_for_the_turn(item: str, more: int, fly: bool) -> None:
    state = scene(item, profile=hero(fly=fly))
    before = pace_of(state, state.combatants[0]).single.mov
    taken(state, item, ACTIVATION_START, (0,))
    assert value(state, state.combatants[0], MOV) == 4 + more
    assert pace_of(state, state.combatants[0]).single.mov == before + more
    play_out(end_round(state))
    assert value(state, state.combatants[0], MOV) == 4 + more


@pytest.mark.rule("SW-CON-22", "SW-CON-30")
def test_corrected_prices() -> None:
    prices = {row.id: (row.bp, row.bp_printed) for row in CATALOGUE.consumables.values()}
    assert prices["superior_speed_potion"] == (5, 3)
    assert prices["sublime_combat_potion"] == (17, 7)


# -- who is asked -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-ACT-20", "SW-CON-04")
def test_who_has_nothing_is_asked_alike() -> None:
    for items in ([], ["inferior_agility_potion"], ["inferior_mist_scroll"]):
        state = scene(*items)
        played = play_out(open_window(state, DEXTERITY, state.combatants[:2]), [(0, None)])
        assert played.kinds == ["spherewars.window.dexterity"]


@pytest.mark.rule("SW-ACT-20")
def test_nobody_is_asked_who_can_carry_nothing() -> None:
    state = scene(profile=hero(consumables_max=0))
    assert not play_out(open_window(state, DEXTERITY, state.combatants[:2])).questions


@pytest.mark.rule("SW-ACT-20", "SW-BAN-01")
def test_nobody_is_asked_whose_band_has_no_points_left() -> None:
    state = scene(profile=hero(bp=300))
    assert not play_out(open_window(state, DEXTERITY, state.combatants[:2])).questions


@pytest.mark.rule("SW-CON-09")
def test_all_consumables_are_there() -> None:
    assert [row.id for row in CATALOGUE.consumables.values() if row.id not in TRAITS] == []
