"""Passive abilities of the Packs of Urueh that change more than a number, and one of Adepts and Alliance."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import rouse
from dicefront.games.spherewars.rules.aiming import aim
from dicefront.games.spherewars.rules.attributes import courage_of, value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.melee import blow_of, fight, hand_of
from dicefront.games.spherewars.rules.moments import has_trait
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import BRAVE, SPECIAL, VARIABLE, Profile
from dicefront.games.spherewars.rules.shooting import fire, shot_of
from dicefront.games.spherewars.rules.state import (
    MOVE,
    ROUSE,
    STAND,
    State,
    activation_of,
    actor_of,
    is_there,
)
from dicefront.games.spherewars.rules.subjects import DEED, FIGHT, MOV, SHOT, SPELL, STR, TRAP, Blow
from dicefront.games.spherewars.rules.walking import Stride, travel
from dicefront.games.spherewars.rules.ways import ground_of
from dicefront.games.spherewars.rules.wounds import die, hurt
from dicefront.games.spherewars.scenes import inch, one, position, put, where
from dicefront.kernel.effects import ACTIVATION, ROUND, TURN
from dicefront.kernel.testing import play_out
from dicefront.tabletop.point import Point
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.test_ways_in_scenery import piece

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
FAR_ENEMY = one(1, PLAIN, (20, 39))


def with_(*ids: str, **more: Any) -> Profile:
    return made("bearer", **{"abilities": ids, "con_mundane": 4, "wounds": 8, **more})


# -- Lava Core, White-Hot Surge --------------------------------------------------------------------


@pytest.mark.parametrize(("face", "strength"), [(1, 3), (4, 4), (6, 5)])
def test_the_strength_of_lava_is_rolled_before_the_damage(face: int, strength: int) -> None:
    scorcher = with_("lava_core", str=SPECIAL)
    state = position(one(0, scorcher, CENTRE), one(1, made("foe", con_mundane=6, wounds=8), NORTH))
    assert blow_of(state, state.combatants[0], state.combatants[1], 0).strength.amount == 4  # expected
    play_out(fight(state), [(0, 1)], [5, 5, 1, 1, face, *[1] * strength])
    assert value(state, state.combatants[0], STR) == 4  # nothing is left of the roll


@pytest.mark.rule("SW-WOU-19")
def test_a_scorcher_may_surge_at_the_price_of_a_wound() -> None:
    state = position(one(0, with_("white_hot_surge", wounds=2), CENTRE), FAR_ENEMY, stage=ROUSE)
    scorcher = actor_of(state)
    strength = value(state, scorcher, STR)
    play_out(rouse(state), [(0, True)])
    assert scorcher.wounds == 1
    assert value(state, scorcher, MOV) == 6
    assert value(state, scorcher, STR) == strength
    assert has_trait(scorcher, "hardened_attacker")
    scorcher.effects = scorcher.effects.after(ACTIVATION)
    assert value(state, scorcher, MOV) == 4
    assert play_out(rouse(state)).questions == []  # not its last wound


# -- shots of a pack -------------------------------------------------------------------------------


def test_blowpipers_shoot_better_after_each_other() -> None:
    piper = with_("pack_shot", pre=2)
    state = position(*[one(0, piper, (16 + 2.0 * place, 20)) for place in range(5)], one(1, PLAIN, (20, 26)))
    activation_of(state).action = STAND
    for someone in state.combatants[:4]:
        someone.troop = 0
    target = state.combatants[5]
    bow = CATALOGUE.ranged["light_tension"]
    dice: list[int] = []
    for number in range(5):
        shot = shot_of(state, state.combatants[number], bow, target)
        aim(state, shot)
        dice.append(shot.total().amount)
        missed = [1] * dice[-1]
        play_out(fire(state, shot_of(state, state.combatants[number], bow, target), False), dice=missed)
    assert dice == [2, 3, 4, 4, 2]  # two dice at most, and the last one is of no pack of theirs
    target.effects = target.effects.after(ROUND)
    shot = shot_of(state, state.combatants[1], bow, target)
    aim(state, shot)
    assert shot.total().amount == 2


# -- Close to Power --------------------------------------------------------------------------------

IGNIIS = made("igniis", wounds=5, con_mundane=4)
GUARDIAN = made("igneous_guardian", abilities=("close_to_power",), wounds=2)


def guarded(gap: float = 3) -> State:
    return position(one(0, IGNIIS, CENTRE), one(0, GUARDIAN, (20, 21 + gap)), one(1, PLAIN, (20, 30)))


def wounded(state: State, source: int, wounds: int, *answers: Any) -> None:
    blow = Blow(source, state.combatants[2], state.combatants[0], False)
    blow.direct = True
    blow.wounds = wounds
    play_out(hurt(state, [blow]), [*answers])


@pytest.mark.rule("SW-WOU-19")
@pytest.mark.parametrize("source", [SHOT, DEED, SPELL])
def test_a_guardian_takes_one_wound_of_igniis_in_a_round(source: int) -> None:
    state = guarded()
    wounded(state, source, 2, (0, True))
    assert [state.combatants[number].wounds for number in (0, 1)] == [4, 1]
    wounded(state, source, 1)  # once in a round
    assert [state.combatants[number].wounds for number in (0, 1)] == [3, 1]
    state.combatants[1].effects = state.combatants[1].effects.after(ROUND)
    wounded(state, source, 1, (0, True))
    assert not is_there(state.combatants[1])


def test_no_guardian_helps_in_a_fight_or_from_afar() -> None:
    for state, source in ((guarded(), FIGHT), (guarded(3.1), SHOT)):
        wounded(state, source, 2)
        assert state.combatants[0].wounds == 3


def test_near_igniis_his_guard_is_brave() -> None:
    near, far = guarded(), guarded(3.1)
    assert courage_of(near, near.combatants[1]).morale == BRAVE
    assert courage_of(far, far.combatants[1]).morale != BRAVE


# -- Unruly ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-RND-01")
@pytest.mark.parametrize(("faces", "over"), [([1, 1], True), ([1, 2], False)])
def test_two_ones_end_the_activation_of_the_unruly(faces: list[int], over: bool) -> None:
    state = position(one(0, with_("unruly", mov_kind=VARIABLE), CENTRE), FAR_ENEMY, stage=MOVE)
    answers = [(0, "move")] if over else [(0, "move"), (0, "run"), (0, [[inch(20), inch(21)]])]
    play_out(choose_move(state), answers, faces)
    assert activation_of(state).over is over
    assert where(actor_of(state)) == ((20, 20) if over else (20, 21))


# -- Nature's Knowledge, Hungry for Revenge --------------------------------------------------------


@pytest.mark.rule("SW-MOV-10", "SW-SCN-44", "SW-SCN-50")
@pytest.mark.parametrize(
    ("kind", "far"), [("wood", 4), ("leafy_wood", 4), ("jungle", 2), ("hill", 4), ("ruins", 3)]
)
def test_adepts_feel_neither_woods_nor_hills(kind: str, far: int) -> None:
    state = position(one(0, with_("natures_knowledge"), CENTRE), FAR_ENEMY, things=[piece(kind, 20, 20)])
    way = [Point(inch(20), inch(20)), Point(inch(20), inch(30))]
    going = travel(way, inch(0.5), Stride(4, 1), ground_of(state, actor_of(state)).goings)
    assert going.length == pytest.approx(inch(far), abs=2)


@pytest.mark.parametrize(("gap", "hungry"), [(5, True), (5.1, False)])
def test_the_death_of_a_friend_nearby_calls_for_revenge(gap: float, hungry: bool) -> None:
    taem = with_("hungry_for_revenge")
    state = position(
        one(0, taem, CENTRE), one(0, PLAIN, (20, 21 + gap)), one(0, PLAIN, (21.2, 20)), FAR_ENEMY
    )
    own, enemy = state.combatants[0], state.combatants[3]
    put(enemy, 19, 20)
    before = hand_of(state, own, enemy).count()
    play_out(die(state, Blow(TRAP, enemy, state.combatants[1], True)))
    assert hand_of(state, own, enemy).count() == before + (1 if hungry else 0)
    play_out(die(state, Blow(TRAP, enemy, state.combatants[2], True)))
    assert hand_of(state, own, enemy).count() == before + 1  # no more than one die
    own.effects = own.effects.after(TURN)
    assert hand_of(state, own, enemy).count() == before


def test_nobody_avenges_an_enemy() -> None:
    state = position(one(0, with_("hungry_for_revenge"), CENTRE), one(1, PLAIN, NORTH))
    play_out(die(state, Blow(TRAP, state.combatants[0], state.combatants[1], True)))
    assert not state.combatants[0].effects.has("hungry_for_revenge")
