"""ART-11: artefacts that are activated in the concentration phase, and what else artefacts set off."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import concentrate
from dicefront.games.spherewars.rules.events.feats import DeedRolled, FeatFailed
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Healed
from dicefront.games.spherewars.rules.events.items import Shown
from dicefront.games.spherewars.rules.events.moving import Stepped
from dicefront.games.spherewars.rules.events.spells import GemsShown
from dicefront.games.spherewars.rules.focus_items import usable_items
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    CONCENTRATE,
    ENGAGE,
    FIRST_FLIGHT,
    MOVE,
    RUN,
    SPEED_UP,
    STAND,
    State,
    activation_of,
)
from dicefront.games.spherewars.rules.states import FEARFUL, STUNNED
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.effects import TURN
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.stepping import step_through

CENTRE = (20.0, 20.0)
RACES = {
    "staff_of_the_wayfarer": "alliance",
    "skull_staff": "scions_of_kurgan",
    "staff_of_allure": "alliance",
    "branch_of_ludeba": "adepts_of_malesur",
    "hand_of_kazag": "packs_of_urueh",
}


def hero(race: str, **more: Any) -> Profile:
    given = {"rank": LEADER, "race": race, "ap": 8, "slots": (0, 1, 1, 1, 1), "armour": ("leather",)}
    return made("hero", **{**given, "dex": 3, "com": 3, "str": 3, **more})


def scene(item: str, *others: Any, action: int = STAND, **more: Any) -> State:
    """The bearer of a staff, number 0, concentrates."""
    state = position(one(0, hero(RACES[item], **more), CENTRE, items=[item]), *others, stage=CONCENTRATE)
    activation_of(state).action = action
    return state


def way(*points: tuple[float, float]) -> list[list[int]]:
    return [[inch(x), inch(y)] for x, y in points]


@pytest.mark.rule("SW-ART-11", "SW-ACT-07")
@pytest.mark.parametrize(
    ("action", "allowed"), [(STAND, True), (RUN, True), (CHARGE, True), (SPEED_UP, False), (ENGAGE, False)]
)
@pytest.mark.parametrize("item", RACES)
def test_when_artefacts_are_activated(item: str, action: int, allowed: bool) -> None:
    state = scene(item, one(1, PLAIN, (20, 25)), action=action)
    assert usable_items(state, state.combatants[0]) == ([item] if allowed else [])


@pytest.mark.rule("SW-ART-11")
def test_no_artefact_is_activated_in_flight_or_in_a_state() -> None:
    state = scene("skull_staff", one(1, PLAIN, (20, 25)))
    bearer = state.combatants[0]
    bearer.bear(STUNNED, TURN)
    assert usable_items(state, bearer) == []
    bearer.shake_off(STUNNED)
    bearer.flight = FIRST_FLIGHT
    assert usable_items(state, bearer) == []


@pytest.mark.rule("SW-ART-11", "SW-ART-09")
def test_once_per_activation_and_then_known() -> None:
    state = scene("skull_staff", one(1, PLAIN, (20, 25)))
    played = step_through(concentrate(state), [(0, "skull_staff")], [3])
    assert played.told(Shown)[0].item == "skull_staff"
    assert played.told(DeedRolled)[0].successes == 0
    assert usable_items(state, state.combatants[0]) == []
    activation_of(state).done = []
    assert usable_items(state, state.combatants[0]) == ["skull_staff"]


@pytest.mark.parametrize(("morale", "afraid"), [(1, True), (6, False)])
def test_the_skull_staff_frightens(morale: int, afraid: bool) -> None:
    state = scene("skull_staff", one(1, PLAIN, (20, 26)))
    step_through(concentrate(state), [(0, "skull_staff")], [4, morale])
    assert state.combatants[1].effects.has(FEARFUL) == afraid


@pytest.mark.rule("SW-ART-11", "SW-DEE-09")
def test_the_distance_is_measured_after_the_roll() -> None:
    state = scene("skull_staff", one(1, PLAIN, (20, 28)))
    played = step_through(concentrate(state), [(0, "skull_staff")], [4])
    assert played.told(FeatFailed)[0].cause == "range"


def test_the_staff_of_allure_draws_nearer() -> None:
    state = scene("staff_of_allure", one(1, PLAIN, (20, 27)))
    step_through(concentrate(state), [(0, "staff_of_allure")], [4, 1])
    assert where(state.combatants[1]) == (20, 24)


def test_the_staff_of_allure_makes_no_contact() -> None:
    state = scene("staff_of_allure", one(1, PLAIN, (20, 22)))
    step_through(concentrate(state), [(0, "staff_of_allure")], [4, 1])
    assert 21 < where(state.combatants[1])[1] < 21.1


@pytest.mark.rule("SW-ART-09", "SW-MOV-33")
def test_the_favour_of_the_oak_holds_its_bearer() -> None:
    tree = one(1, hero("adepts_of_malesur"), (20, 27), items=["favour_of_the_oak"])
    state = scene("staff_of_allure", tree)
    played = step_through(concentrate(state), [(0, "staff_of_allure")], [4, 1])
    assert where(state.combatants[1]) == (20, 27)
    assert [event.item for event in played.told(Shown)] == ["staff_of_allure", "favour_of_the_oak"]


def test_the_branch_heals_a_friend_or_its_bearer() -> None:
    for number in (0, 1):
        state = scene("branch_of_ludeba", one(0, PLAIN, (20, 25), wounds=2), one(1, PLAIN, (20, 26)))
        state.combatants[0].wounds = 2
        played = step_through(concentrate(state), [(0, "branch_of_ludeba"), (0, number)], [4])
        assert [event.combatant for event in played.told(Healed)] == [number]


@pytest.mark.rule("SW-ART-28", "SW-MOV-33")
@pytest.mark.parametrize(("face", "inches"), [(1, 1), (4, 2), (6, 3)])
def test_the_wayfarer_moves_up_to_three_inches(face: int, inches: int) -> None:
    state = scene("staff_of_the_wayfarer", one(1, PLAIN, (30, 30)))
    wishes = [(0, "staff_of_the_wayfarer"), (0, way((20, 24)))]
    played = step_through(concentrate(state), wishes, [face])
    assert played.told(Stepped)
    assert where(state.combatants[0]) == (20, 20 + inches)
    assert not activation_of(state).moved


@pytest.mark.rule("SW-ART-28", "SW-MOV-33")
def test_the_wayfarer_goes_by_any_path() -> None:
    """Round a friend who stands in front of it."""
    state = scene("staff_of_the_wayfarer", one(1, PLAIN, (30, 30)), one(0, PLAIN, (20, 21)))
    wishes = [(0, "staff_of_the_wayfarer"), (0, way((21, 20), (21.01, 21)))]
    step_through(concentrate(state), wishes, [6])
    assert where(state.combatants[0]) == (21.01, 21)


@pytest.mark.rule("SW-ART-28")
def test_the_wayfarer_is_for_the_free_and_makes_no_contact() -> None:
    state = scene("staff_of_the_wayfarer", one(1, PLAIN, (20, 21)))
    assert usable_items(state, state.combatants[0]) == []
    state = scene("staff_of_the_wayfarer", one(1, PLAIN, (20, 22)))
    steps = concentrate(state)
    played = step_through(steps, [(0, "staff_of_the_wayfarer")], [6])
    question = next(one for one in played.questions if one.kind == "spherewars.effect.move")
    refusal = question.check(way((20, 21)))
    assert refusal is not None
    assert refusal.reason == "spherewars.order.no_contact"
    assert question.check(way((20, 20.9))) is None


@pytest.mark.rule("SW-ART-28", "SW-ACT-30", "SW-DEE-15")
def test_who_comes_into_combat_before_the_roll_travels_nowhere() -> None:
    """D3: an order in window DEED has brought the bearer into contact."""
    state = scene("staff_of_the_wayfarer", one(1, PLAIN, (20, 22.5)))
    state.bands[0].orders = 1
    order = {"order": "relocate", "issuer": 0, "receiver": 0}
    wishes = [(0, "staff_of_the_wayfarer"), (0, order), (0, [[0, way((20, 21.5))]])]
    played = step_through(concentrate(state), wishes)
    assert where(state.combatants[0]) == (20, 21.5)
    assert played.told(FeatFailed)[0].cause == "terms"
    assert usable_items(state, state.combatants[0]) == []


@pytest.mark.rule("SW-ART-16")
def test_the_hand_of_kazag_lends_a_spell_with_a_free_die() -> None:
    state = scene("hand_of_kazag", one(1, made("tough", wounds=8, con_arcane=4), (20, 24)), pow=3)
    state.gems = [Gems(3), Gems()]
    step_through(concentrate(state), [(0, "hand_of_kazag")], [3])
    played = step_through(concentrate(state), [(0, "lava_torrent"), (0, 2)], [3, 5, 5, *[1] * 2])
    assert len(played.rolls[0].sides) == 3
    assert played.told(GemsShown)[0].gems == 2
    number = played.told(DamageRolled)[0].number
    assert number.amount == 4  # aCON, for a spell in a staff


@pytest.mark.rule("SW-ART-11")
def test_the_hand_of_kazag_may_fail() -> None:
    state = scene("hand_of_kazag", one(1, PLAIN, (20, 24)), pow=3)
    step_through(concentrate(state), [(0, "hand_of_kazag")], [2])
    assert not state.combatants[0].effects.has("hand_of_kazag")


@pytest.mark.rule("SW-ART-16", "SW-ART-09")
@pytest.mark.parametrize("universal", [(), ("red_hot",)])
def test_the_mantle_burns_who_joins_its_bearer(universal: tuple[str, ...]) -> None:
    mover = made("mover", universal=universal, con_mundane=3, con_arcane=6)
    state = position(
        one(0, mover, CENTRE),
        one(1, hero("packs_of_urueh"), (20, 23), items=["mantle_of_embers"]),
        stage=MOVE,
    )
    burnt = not universal
    steps = choose_move(state)
    played = step_through(steps, [(0, "join"), (0, 1)], [2] if burnt else [])
    assert [event.number.amount for event in played.told(DamageRolled)] == ([3] if burnt else [])  # mCON
    assert bool(played.told(Shown)) == burnt
