"""FLE, PUR, RND, FLY, STA: what flights, random moves and states do to the rest of the game."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import concentrate, next_phase
from dicefront.games.spherewars.rules.aiming import aim
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Died
from dicefront.games.spherewars.rules.events.morale import MoraleRolled, Pursued
from dicefront.games.spherewars.rules.flight import begin_to_flee, flee
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import (
    CLUMSY,
    FRIGHTENING,
    LEADER,
    VARIABLE,
)
from dicefront.games.spherewars.rules.profile import (
    PLAIN as PLAIN_MOVE,
)
from dicefront.games.spherewars.rules.pursuit import flee_or_be_caught, pursuit_dice
from dicefront.games.spherewars.rules.shooting import shot_of
from dicefront.games.spherewars.rules.state import (
    CONCENTRATE,
    DEAD,
    END,
    FIRST_FLIGHT,
    MOVE,
    NEXT_ACTIVATION,
    State,
    activation_of,
    actor_of,
    is_there,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.turn import refill_gems
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.testing import play_out
from dicefront.tabletop.point import Point
from tests.games.spherewars.profiles import HERO, PLAIN, made
from tests.games.spherewars.stepping import step_through
from tests.games.spherewars.test_ways_in_scenery import piece

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
S = 6


# -- fleeing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-FLE-14", "SW-SPE-05")
def test_a_fleeing_sorcerer_takes_his_power_with_him() -> None:
    state = position(one(0, made("sorcerer", pow=3), CENTRE), one(0, made("other", pow=2), (10, 10)))
    refill_gems(state)
    assert state.gems[0].own == 5
    play_out(begin_to_flee(state, state.combatants[0]))
    assert state.gems[0].own == 2
    refill_gems(state)
    assert state.gems[0].own == 2
    state.combatants[0].flight = 0
    refill_gems(state)
    assert state.gems[0].own == 5


@pytest.mark.rule("SW-FLE-22", "SW-FLE-02")
@pytest.mark.parametrize(("traits", "armour", "kind", "skirts"), [
    (("red_hot",), (), "mire", True),
    ((), (), "mire", False),
    ((), (), "lava_pool", True),
    (("red_hot",), (), "lava_pool", False),
    ((), ("plates",), "lake", True),
    ((), (), "lake", False),
])  # fmt: skip
def test_a_fugitive_skirts_what_is_impassable_to_it(
    traits: tuple[str, ...], armour: tuple[str, ...], kind: str, skirts: bool
) -> None:
    fugitive = made("fugitive", universal=traits, armour=armour, mov=12)
    water = piece(kind, 20, 26)
    state = position(one(0, fugitive, (20, 18), flight=FIRST_FLIGHT), one(1, PLAIN, (3, 3)), things=[water])
    steps = flee(state, state.combatants[0], Point(0, 1))
    played = play_out(steps, [(0, "left")] if skirts else [])
    assert played.kinds == (["spherewars.flight.side"] if skirts else [])


# -- pursuit -------------------------------------------------------------------------------------------


def beaten(*others: Any) -> State:
    """Number 0 is about to fight number 1, whom it frightens."""
    own = made("winner", dex=3, str=2, fear=FRIGHTENING)
    return position(one(0, own, CENTRE), one(1, made("loser", con_mundane=3, wounds=8), NORTH), *others)


@pytest.mark.rule("SW-PUR-13", "SW-PUR-11", "SW-HTH-16")
def test_a_pursuer_does_not_fight_again_in_this_activation() -> None:
    state = beaten(one(1, PLAIN, (20, 23.5)))
    faces = [5, 5, 5, 1, 1, 5, 1, 1, *[6] * 4, *[1] * 4]  # it wins, wounds, frightens and catches
    play_out(fight(state), [(0, 1), (0, True)], faces)
    assert state.combatants[1].where == DEAD
    assert where(actor_of(state)) == (20, 22)
    act = activation_of(state)
    act.stage = END
    assert act.fought
    assert not act.over
    play_out(next_phase(state))  # the rest of its activation is its end
    assert state.activation is None
    assert actor_activated(state)


def actor_activated(state: State) -> bool:
    return state.combatants[0].activated


@pytest.mark.rule("SW-PUR-13", "SW-PUR-01", "SW-CRI-08")
def test_after_a_pursuit_that_follows_a_deed_the_fight_is_still_open() -> None:
    adept = made("adept", race="adepts_of_malesur", fur=1, abilities=("swipe",), dex=3)
    loser = made("loser", con_mundane=2, wounds=8)
    state = position(one(0, adept, CENTRE), one(1, loser, NORTH), stage=CONCENTRATE)
    answers = [(0, "swipe"), (0, "exclusive"), (0, True)]
    played = play_out(concentrate(state), answers, [5, S, S, 1, *[1] * 4, *[6] * 4])
    assert [rolled.number.amount for rolled in played.told(MoraleRolled)] == [5]  # harder by one
    assert len(played.told(Pursued)) == 1
    act = activation_of(state)
    assert (act.fought, act.over, act.stage) == (False, False, CONCENTRATE)


@pytest.mark.rule("SW-PUR-14", "SW-ORD-39")
def test_orders_are_given_only_after_the_pursuit() -> None:
    state = beaten(one(0, HERO, (20, 18)), one(1, HERO, (24, 22)))
    for band in state.bands:
        band.orders = 1
    loser, winner = state.combatants[1], state.combatants[0]
    loser.flight = FIRST_FLIGHT
    answers = [(0, True), (0, None), (1, None)]
    played = play_out(flee_or_be_caught(state, loser, winner), answers, [1] * 4 + [6] * 4)
    assert played.kinds == ["spherewars.flight.pursue"] + ["spherewars.window.pursuit_end"] * 2
    assert played.course.index("spherewars.window.pursuit_end") > played.course.index("spherewars.pursued")


# -- random movement and flying ------------------------------------------------------------------------------


@pytest.mark.rule("SW-RND-04")
@pytest.mark.parametrize(("kind", "mov"), [(VARIABLE, 4), (CLUMSY, 3)])
def test_random_movers_flee_pursue_and_are_shot_at_with_a_fixed_number(kind: int, mov: int) -> None:
    movers = [profile for profile in CATALOGUE.profiles.values() if profile.mov_kind == kind]
    assert movers
    for profile in movers:
        state = position(one(0, PLAIN, (3, 3)), one(1, profile, CENTRE, flight=FIRST_FLIGHT))
        fugitive = state.combatants[1]
        play_out(flee(state, fugitive, Point(0, 1)))
        assert where(fugitive) == (20, 20 + mov)
        assert pursuit_dice(state, fugitive, state.combatants[0]) == mov
        shot = shot_of(state, state.combatants[0], CATALOGUE.ranged["tension"], fugitive)
        aim(state, shot)
        assert [part.amount for part in shot.number.parts if part.rule == "SW-SHO-05"] == [mov]


@pytest.mark.rule("SW-FLY-01")
def test_fly_takes_the_place_of_movement() -> None:
    flyers = [profile for profile in CATALOGUE.profiles.values() if profile.fly]
    assert {profile.mov_kind for profile in flyers} == {PLAIN_MOVE}
    for profile in flyers:
        assert "flying" in profile.universal
        state = position(one(0, profile, (20, 5)), one(1, PLAIN, (35, 35)), stage=MOVE)
        step_through(choose_move(state), [(0, "run"), (0, [[inch(20), inch(30)]])])
        assert where(actor_of(state)) == (20, 5 + profile.mov)


# -- states --------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-STA-04", "SW-MOV-33")
@pytest.mark.parametrize("which", [STUNNED, PARALYSED])
def test_deeds_move_the_stunned_and_the_paralysed(which: str) -> None:
    hooked = made("hooked", fur=1, abilities=("hook",))
    state = position(one(0, hooked, CENTRE), one(1, PLAIN, (20, 24)), stage=CONCENTRATE)
    state.combatants[1].bear(which, NEXT_ACTIVATION)
    play_out(concentrate(state), [(0, "hook")], [5])
    assert where(state.combatants[1]) == (20, 21)


# -- a death within a death ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-ACT-24", "SW-WOU-09", "SW-WOU-17", "SW-ANN-04")
def test_a_sweeping_blow_strikes_the_second_target_after_its_doer_has_died() -> None:
    """The Scorcher's outburst kills Tir'Abe before the Imp is struck."""
    tir_abe = made("tir_abe", rank=LEADER, com=2, fur=2, abilities=("sweeping_blow",), wounds=1)
    scorcher = made("scorcher", con_mundane=2, wounds=1, abilities=("lava_outburst",), universal=("red_hot",))
    imp = made("imp", con_mundane=2, wounds=8, universal=("red_hot",))
    friend = one(0, PLAIN, (20, 3))
    state = position(
        one(0, tir_abe, CENTRE), one(1, scorcher, NORTH), one(1, imp, (21, 20)), friend, stage=CONCENTRATE
    )
    # Two successes; 2 dice at the Scorcher, its outburst with 3, then 2 at the Imp; one friend mourns.
    faces = [5, 5, 5, 1, 5, 1, 1, 5, 5, 6]
    played = play_out(concentrate(state), [(0, "sweeping_blow"), (0, 2), (0, [1, 2])], faces)
    assert [event.combatant for event in played.told(Died)] == [1, 0]
    assert [event.enemy for event in played.told(DamageRolled)] == [1, 0, 2]
    assert state.combatants[2].wounds == 6
    assert len(played.told(MoraleRolled)) == 1
    assert "spherewars.kill.move" not in played.kinds
    assert activation_of(state).over
    assert not is_there(state.combatants[0])
