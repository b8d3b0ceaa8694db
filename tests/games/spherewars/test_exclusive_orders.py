"""ORD: the exclusive orders of the races, and the windows that are theirs."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import combat, move, rouse
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.fighting import Annihilated, DamageRolled, Healed
from dicefront.games.spherewars.rules.melee import blow_of, fight
from dicefront.games.spherewars.rules.orders import knows
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.shooting import shoot, usable_weapons
from dicefront.games.spherewars.rules.state import COMBAT, MOVE, RUN, State, activation_of, actor_of
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import CON_MUNDANE
from dicefront.games.spherewars.rules.turn import end_round
from dicefront.games.spherewars.rules.windows import (
    ACTIVATION_START,
    DEXTERITY,
    JOIN,
    KILL,
    SHOT,
    WINDOWS,
    WindowKind,
    open_window,
)
from dicefront.games.spherewars.scenes import charged, inch, one, position, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from tests.games.spherewars.profiles import HERO, PLAIN, POSTMAN, made

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
WEAK = made("weak", wounds=2)
SHOOTER = made("shooter", pre=3, ranged=(Arms("tension"),))
PASS0, PASS1 = (0, None), (1, None)


def scene(*placed: Any, race: str, orders: int = 1, **more: Any) -> State:
    """Number 0 acts; its band is of a race and has orders."""
    state = position(*placed, **more)
    state.bands[0].race = race
    state.bands[0].orders = orders
    return state


def order(name: str, issuer: int, receiver: int) -> Any:
    return {"order": name, "issuer": issuer, "receiver": receiver}


def asked_in(state: State, kind: WindowKind, *subjects: int) -> Played[Any]:
    return play_out(open_window(state, kind, [state.combatants[one] for one in subjects]), [PASS0])


@pytest.mark.rule("SW-ORD-17", "SW-ORD-58", "SW-ORD-25")
def test_every_exclusive_order_is_usable_in_the_windows_that_its_race_names() -> None:
    keys = {
        "before_movement_phase": ["activation_start"],
        "before_joining_combat": ["join"],
        "before_dexterity_roll": ["dexterity"],
        "before_precision_roll": ["shot"],  # and not COUNTER-SHOT (SW-ORD-28)
        "after_kill_in_contact": ["kill"],
    }
    for race in CATALOGUE.races.values():
        wanted = [name for key in race.order.when for name in keys[key]]
        kinds = [kind for kind in WINDOWS if isinstance(kind, WindowKind)]
        assert sorted(kind.name for kind in kinds if race.order.id in kind.usable) == sorted(wanted)


@pytest.mark.rule("SW-ORD-17")
def test_no_other_race_has_it() -> None:
    state = scene(one(0, HERO, CENTRE), one(1, PLAIN, NORTH), race="alliance")
    assert [knows(state.bands[0], name) for name in ("by_the_alliance", "devour", "relocate")] == [
        True, False, True,
    ]  # fmt: skip
    question = asked_in(state, DEXTERITY, 0, 1).questions[0]
    assert question.check(order("by_the_alliance", 0, 0)) is None
    assert refusal_of(question, order("incinerate", 0, 0)).rule == "SW-ORD-17"


# -- By the Alliance! -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-17", "SW-ABI-31", "SW-ORD-26")
def test_by_the_alliance_hardens_for_the_round() -> None:
    placed = [one(1, PLAIN, CENTRE), one(0, HERO, NORTH), one(0, PLAIN, (20, 22))]
    state = scene(*placed, race="alliance", joined=[charged(1)])
    assert blow_of(state, state.combatants[0], state.combatants[1], 0).strength.amount == 3
    join = open_window(state, JOIN, [state.combatants[1]])
    play_out(join, [(0, order("by_the_alliance", 1, 1))])
    assert blow_of(state, state.combatants[0], state.combatants[1], 0).strength.amount == 2
    assert value(state, state.combatants[1], CON_MUNDANE) == 5
    state.combatants[2].where = 2  # nobody stands beside him any more
    assert value(state, state.combatants[1], CON_MUNDANE) == 4
    play_out(end_round(state))
    assert state.combatants[1].effects.all == []


# -- Devour! --------------------------------------------------------------------------------------------


def killing(*others: Any, race: str = "scions_of_kurgan") -> State:
    return scene(one(0, HERO, CENTRE, wounds=3), one(1, WEAK, NORTH), *others, race=race)


BLOW = [6, 5, 5, 5, 1, 1, 5, 5, 5]
"""The hero wins and kills."""


@pytest.mark.rule("SW-ORD-58", "SW-ORD-17", "SW-BAS-20")
def test_devour_heals_a_wound_and_lengthens_the_annihilation_movement() -> None:
    state = killing(one(1, PLAIN, (30, 30)))
    answers = [(0, 1), PASS0, (0, order("devour", 0, 0)), (0, [[inch(20), inch(30)]])]
    played = play_out(fight(state), answers, BLOW)
    assert played.kinds[-2:] == ["spherewars.window.kill", "spherewars.kill.move"]
    assert played.told(Healed)[0].wounds == 1
    assert where(state.combatants[0]) == (20, 24)
    assert state.bands[0].orders == 0


@pytest.mark.rule("SW-ANN-03")
def test_without_it_the_movement_is_two_inches() -> None:
    state = killing(one(1, PLAIN, (30, 30)))
    play_out(fight(state), [(0, 1), PASS0, PASS0, (0, [[inch(20), inch(30)]])], BLOW)
    assert where(state.combatants[0]) == (20, 22)


@pytest.mark.rule("SW-ORD-58")
def test_the_window_opens_also_when_the_killer_may_not_move() -> None:
    state = killing(one(1, PLAIN, (21, 20)))
    supported = [*BLOW[:4], 1, *BLOW[4:]]
    played = play_out(fight(state), [(0, 1), PASS0, (0, order("devour", 0, 0))], supported)
    assert played.told(Healed) != []
    assert played.told(Annihilated) == []
    assert "spherewars.kill.move" not in played.kinds


@pytest.mark.rule("SW-ORD-58")
def test_after_a_kill_no_other_order_is_usable_and_only_the_killer_obeys() -> None:
    state = killing(one(0, PLAIN, (22, 20)))
    question = asked_in(state, KILL, 0).questions[0]
    assert refusal_of(question, order("relocate", 0, 0)).rule == "SW-ACT-13"
    assert refusal_of(question, order("devour", 0, 2)).rule == "SW-ACT-13"
    assert [asked.player for asked in asked_in(state, KILL, 0).questions] == [0]


# -- Fade Away! -----------------------------------------------------------------------------------------


def fading(*others: Any, profile: Any = PLAIN) -> State:
    state = scene(
        one(0, profile, CENTRE), one(1, PLAIN, NORTH), one(0, HERO, (18, 20)), *others,
        race="adepts_of_malesur", stage=MOVE,
    )  # fmt: skip
    play_out(rouse(state), [(0, order("fade_away", 2, 0))])
    return state


@pytest.mark.rule("SW-ORD-25", "SW-ORD-17", "SW-ACT-06", "SW-HTH-22")
def test_fade_away_lets_it_run_out_of_combat() -> None:
    state = fading()
    played = play_out(move(state), [(0, "run"), (0, [[inch(20), inch(17)]])])
    assert where(actor_of(state)) == (20, 17)
    assert activation_of(state).action == RUN
    assert played.questions[0].answers() == ["stand", "run"]


@pytest.mark.rule("SW-ORD-17", "SW-MOV-06")
def test_who_fades_away_is_not_jumped_at_and_comes_into_no_contact() -> None:
    state = fading(one(1, PLAIN, (22, 18.5)))
    played = play_out(move(state), [(0, "run"), (0, [[inch(20.5), inch(16.5)]])])
    assert "spherewars.jump.at" not in played.kinds
    question = played.questions[-1]
    assert refusal_of(question, [[inch(21.3), inch(17.8)]]).rule == "SW-BAS-08"


@pytest.mark.rule("SW-ORD-17")
def test_who_fades_away_does_not_shoot() -> None:
    state = fading(one(1, PLAIN, (20, 30)), profile=SHOOTER)
    play_out(move(state), [(0, "run"), (0, [[inch(20), inch(17)]])])
    assert usable_weapons(state, actor_of(state)) == []
    assert play_out(combat(state)).questions == []


@pytest.mark.rule("SW-ORD-25", "SW-ORD-17")
def test_fade_away_is_for_the_actor_in_combat_who_is_not_stunned() -> None:
    state = scene(
        one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, HERO, (18, 20)), race="adepts_of_malesur"
    )
    question = asked_in(state, ACTIVATION_START, 0).questions[0]
    assert refusal_of(question, order("fade_away", 2, 2)).rule == "SW-ACT-13"
    assert refusal_of(question, order("relocate", 2, 0)).rule == "SW-ACT-13"
    for which in (STUNNED, PARALYSED):
        state.combatants[0].bear(which, "next_activation")
        assert asked_in_nothing(state)
        state.combatants[0].shake_off(which)
    state.combatants[1].where = 2
    assert asked_in_nothing(state)


def asked_in_nothing(state: State) -> bool:
    return play_out(open_window(state, ACTIVATION_START, [state.combatants[0]])).questions == []


# -- Incinerate! ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-36", "SW-ORD-17", "SW-EQU-07")
def test_incinerate_adds_a_damage_die_that_is_no_strength() -> None:
    hammer = made("hammer", str=3, weapons=(Arms("blunt"),))
    state = scene(
        one(0, hammer, CENTRE), one(1, made("hard", con_mundane=5), NORTH), one(0, POSTMAN, (18, 20)),
        one(0, HERO, (18, 22)), race="packs_of_urueh",
    )  # fmt: skip
    played = play_out(fight(state), [(0, 1), (0, order("incinerate", 2, 0))], [6, 1, 1, 1, 1, 1, 1, 1])
    rolled = played.told(DamageRolled)[0]
    assert (rolled.strength.amount, rolled.number.amount) == (4, 4)
    assert state.combatants[0].effects.all == []


@pytest.mark.rule("SW-ORD-34", "SW-ORD-17")
def test_incinerate_is_for_the_shooter_and_the_first_damage_roll() -> None:
    pair = made("pair", pre=3, ranged=(Arms("light_powder", 2),))
    state = scene(one(0, pair, CENTRE), one(1, made("hard", wounds=8), (20, 24)), one(0, HERO, (18, 20)),
                  race="packs_of_urueh", stage=COMBAT)  # fmt: skip
    activation_of(state).action = RUN
    question = asked_in(state, SHOT, 1).questions[0]
    assert refusal_of(question, order("incinerate", 2, 2)).rule == "SW-ACT-13"
    assert refusal_of(question, order("incinerate", 2, 1)).rule == "SW-ORD-11"
    answers = [(0, [[0, 1], [1, 1]]), (0, order("incinerate", 2, 0))]
    strength = CATALOGUE.ranged["light_powder"].strength
    dice = [5, 1, 1, *[2] * (strength + 1), 5, 1, 1, *[2] * strength]
    played = play_out(shoot(state), answers, dice)
    assert [event.strength.amount for event in played.told(DamageRolled)] == [strength + 1, strength]


@pytest.mark.rule("SW-ORD-17")
def test_who_loses_the_fight_has_nothing_of_it() -> None:
    state = scene(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, HERO, (18, 20)), race="packs_of_urueh")
    play_out(fight(state), [(0, 1), (0, order("incinerate", 2, 0))], [1, 1, 6, 6, 1, 1, 1])
    assert state.combatants[0].effects.all == []
