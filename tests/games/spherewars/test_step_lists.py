"""The step lists T, A, M, J, X, D, H, S, K and L: all that is told, asked and rolled, in its order.

Everybody has orders left, so every window in which one may be given is asked about at its step.
"""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import next_phase
from dicefront.games.spherewars.rules.flow import next_procedure
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.shooting import shoot
from dicefront.games.spherewars.rules.state import (
    COMBAT,
    CONCENTRATE,
    MOVE,
    ROUND,
    STAND,
    STRATEGY,
    State,
    activation_of,
)
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.kernel.effects import ROUND as THIS_ROUND
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import HERO, PLAIN, POSTMAN, made

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
ARCHER = made("archer", pre=3, ranged=(Arms("tension"),))
PASS0, PASS1 = (0, None), (1, None)
BOTH = [PASS0, PASS1]


def scene(*placed: Any, stage: int = COMBAT, **more: Any) -> State:
    """A leader of each side stands in a corner with orders."""
    corners = [one(0, HERO, (5, 5)), one(1, HERO, (35, 35))]
    state = position(*placed, *corners, stage=stage, **more)
    for band in state.bands:
        band.orders = 3
    return state


def course(played: Played[Any]) -> list[str]:
    """All that came, in short."""
    return [kind.removeprefix("spherewars.").removeprefix("dice.") for kind in played.course]


def at(*points: tuple[float, float]) -> Any:
    return [[inch(x), inch(y)] for x, y in points]


def until(state: State, stage: int, turn: int) -> Steps[None]:
    """Whatever comes next, as the game plays it."""
    while (state.stage, state.turn) != (stage, turn):
        steps = next_procedure(state)
        assert steps is not None
        yield from steps


@pytest.mark.rule("SW-TRN-01", "SW-ORD-21", "SW-ORD-40", "SW-CRI-03")
def test_list_t() -> None:
    """T1 to T10; outside the rounds nobody is asked for an order, though all have some."""
    state = scene(one(0, PLAIN, (10, 10)), one(1, PLAIN, (30, 30)))
    state.activation, state.stage, state.turn = None, STRATEGY, 1
    for fighter in state.combatants:
        fighter.fatigue = 1
        fighter.bear("stunned", THIS_TURN)
        fighter.bear("fearful", THIS_ROUND)
    played = play_out(until(state, ROUND, 2), [(0, 1)], [6, 6, 4, 3, 3, 3])
    assert course(played) == [
        "strategy", "leader_rolled", "strategy", "leader_rolled",  # T2
        "brilliant_strategy",  # T3
        "turn.first_round",  # T4
        "turn_begun", "round_begun",  # T5
    ]  # fmt: skip
    assert (state.side, state.bands[0].extra_orders) == (1, 1)
    assert course(play_out(without_activations(state))) == ["round_begun"]  # T7, T8
    assert (state.side, state.combatants[0].effects.has("fearful")) == (0, False)
    assert state.combatants[0].effects.has("stunned")
    assert course(play_out(without_activations(state))) == []  # T7
    assert course(play_out(without_activations(state))) == ["updated"]  # T9, T10
    assert state.bands[0].extra_orders == 0
    assert all(not fighter.fatigue and not fighter.effects.all for fighter in state.combatants)


def without_activations(state: State) -> Steps[None]:
    """What comes when everybody has been activated."""
    for fighter in state.combatants:
        fighter.activated = True
    steps = next_procedure(state)
    assert steps is not None
    return steps


def activation(state: State) -> Steps[None]:
    """The activation that comes now, from A1 on."""
    while state.activation is None:
        steps = next_procedure(state)
        assert steps is not None
        yield from steps
    while state.activation is not None:
        yield from next_phase(state)


@pytest.mark.rule("SW-ACT-02", "SW-ORD-24", "SW-WOU-18")
def test_list_a() -> None:
    """A1 to A9 of somebody who runs, performs a deed, shoots and bleeds."""
    doer = made("doer", pre=3, ranged=(Arms("tension"),), fur=1, abilities=("regeneration_offering",))
    state = scene(one(0, doer, CENTRE, wounds=3), one(1, PLAIN, (28, 20)))
    state.activation = None
    state.combatants[0].bear("gashing", "next_activation", 1)
    answers = [
        PASS1, (0, 0), (0, "run"), *BOTH, (0, at((21, 20))), PASS1, (0, "regeneration_offering"), *BOTH,
        *BOTH, (0, [[0, 1]]), *BOTH, *BOTH,
    ]  # fmt: skip
    played = play_out(activation(state), answers, [5, 1, 1, 1, 5])
    assert course(played) == [
        "window.between",  # A1: the active player may give an order in A2
        "turn.activate", "activated",  # A2
        "move.action", "move_declared", "window.move", "window.move", "move.path", "moved",  # A4
        "window.between",  # A5: the active player may give an order in A6
        "focus.action", "deed_declared", "window.deed", "window.deed", "deed", "deed_rolled", "healed",  # A6
        "window.between", "window.between",
        "shot.declare", "shot_declared", "window.shot", "window.shot", "precision", "precision_rolled",  # A7
        "window.between", "window.between",  # A8
        "bleeding",  # A9
    ]  # fmt: skip
    assert state.combatants[0].activated


@pytest.mark.rule("SW-MOV-12", "SW-DEF-05", "SW-ORD-57", "SW-ORD-27")
def test_list_m() -> None:
    """M1 to M7: too near an enemy it slows down, passes one area and is stopped in the next."""
    state = scene(one(0, PLAIN, CENTRE), one(1, PLAIN, (22.2, 21.8)), one(1, PLAIN, (23.4, 18.2)), stage=MOVE)
    answers = [(0, "speed_up"), *BOTH, (0, at((24, 20))), PASS1, (1, inch(3)), (1, True)]
    played = play_out(choose_move(state), answers)
    assert course(played) == [
        "move.action", "move_declared",  # M1
        "window.move", "window.move",  # M2
        "slowed_down",  # M3
        "move.path",  # M4
        "jump.at", "jump.at",  # M5
        "jump.too",  # M6
        "moved", "jumped", "jumped",  # M7
    ]  # fmt: skip


@pytest.mark.rule("SW-DEF-25", "SW-DEF-22", "SW-ORD-27", "SW-BAS-14", "SW-MOV-25")
def test_list_j() -> None:
    """J1 to J11: jumps are declared before anything is measured, shots come before contact."""
    mover = made("swift", mov=6)
    state = scene(
        one(0, mover, CENTRE), one(1, ARCHER, (25, 20), traits=["intimidation"]), one(1, PLAIN, (22.5, 21.5)),
        one(1, PLAIN, (23.5, 18.4)), stage=MOVE,
    )  # fmt: skip
    state.bands[0].orders = 3
    late = inch(4)
    answers = [(0, "join"), (0, 1), (0, []), *BOTH, PASS1, (1, late), (1, 1), PASS0]
    played = play_out(choose_move(state), answers, [1, 1, 1, 1])
    assert course(played) == [
        "move.action", "move_declared", "join.target", "join.way", "join_declared",  # J1
        "window.join", "window.join",  # J3
        "jump.at", "jump.at",  # J5
        "join_measured",  # J6
        "counter.shot", "shot_declared", "precision", "precision_rolled",  # J9
        "moved", "joined", "jumped",  # J10
        "window.morale", "morale", "morale_rolled", "cowed",
    ]  # fmt: skip


@pytest.mark.rule("SW-ORD-28", "SW-EQU-23")
def test_list_x() -> None:
    """X1 to X5: nobody is asked for an order between the shot and its consequences."""
    state = scene(one(0, made("swift", mov=6, wounds=8), CENTRE), one(1, ARCHER, (25, 20)), stage=MOVE)
    played = play_out(choose_move(state), [(0, "join"), (0, 1), (0, []), *BOTH, (1, 1)], [6, 6, 1, 2, 2, 2])
    assert course(played)[7:] == [
        "join_measured",
        "counter.shot", "shot_declared",  # X1
        "precision", "precision_rolled", "critical_hit",  # X3
        "damage", "damage_rolled", "wounded",  # X5
        "moved", "joined",
    ]  # fmt: skip


@pytest.mark.rule("SW-ORD-33", "SW-ORD-59", "SW-DEE-13")
def test_list_d() -> None:
    """D1 to D8: a deed kills an enemy in contact."""
    doer = made("doer", fur=2, abilities=("swipe",))
    state = scene(one(0, doer, CENTRE), one(1, made("frail", wounds=2), NORTH), stage=CONCENTRATE)
    played = play_out(next_phase(state), [(0, "swipe"), (0, 2), *BOTH, (0, []), *BOTH], [5, 5, 5, 5])
    assert course(played) == [
        "focus.action", "deed.dice", "deed_declared",  # D1
        "window.deed", "window.deed",  # D2
        "deed", "deed_rolled",  # D4
        "damage", "damage_rolled", "wounded", "died", "kill.move",  # D7
        "window.between", "window.between",  # D8
    ]  # fmt: skip


@pytest.mark.rule("SW-ORD-36", "SW-ORD-37", "SW-HTH-25", "SW-FAT-01")
def test_list_h() -> None:
    """H1 to H14: abilities before the roll, the roll, the blow, what answers it, and fatigue."""
    state = scene(
        one(0, made("winner", dex=3, str=3), CENTRE, traits=["sulphuric_rock"]),
        one(1, made("loser", wounds=8, con_mundane=4), NORTH, traits=["defence_quills", "counterattack"]),
    )
    dice = [1, 1, 1, 1, 6, 5, 1, 4, 3, 2, 4, 1, 1, 1]
    played = play_out(fight(state), [(0, 1), *BOTH, (1, True)], dice)
    assert course(played) == [
        "fight.enemy", "fight_declared",  # H1
        "window.dexterity", "window.dexterity",  # H2
        "damage", "damage_rolled",  # H4
        "hand_counted", "hand_counted",  # H5
        "dexterity", "dexterity",  # H6
        "fight.counterattack", "counterattacked", "counterattack",  # H7
        "dexterity_decided",  # H9
        "damage", "damage_rolled", "wounded",  # H10, H11
        "damage", "damage_rolled",  # H12
        "tired", "tired",  # H13
    ]  # fmt: skip


@pytest.mark.rule("SW-ORD-34", "SW-ORD-35", "SW-SHO-21", "SW-SHO-29")
def test_list_s() -> None:
    """S1 to S12: the target is given an order, another is named, and the windows open again for it."""
    state = scene(
        one(0, ARCHER, CENTRE), one(1, PLAIN, (25, 20)), one(1, PLAIN, (25, 24)), one(1, POSTMAN, (29, 20))
    )
    activation_of(state).action = STAND
    dirt = {"order": "hit_the_dirt", "issuer": 3, "receiver": 1}
    answers = [(0, [[0, 1]]), PASS0, (1, dirt), *BOTH, (0, 2), *BOTH]
    played = play_out(shoot(state), answers, [6, 6, 1, 5, 5, 5])
    assert course(played) == [
        "shot.declare", "shot_declared",  # S1
        "window.shot", "window.shot", "order_issued", "window.shot", "window.shot",  # S2
        "shot.change", "target_replaced",  # S4
        "window.shot", "window.shot",  # S2
        "precision", "precision_rolled", "critical_hit",  # S6
        "damage", "damage_rolled", "wounded",  # S9, S10
    ]  # fmt: skip


@pytest.mark.rule("SW-WOU-09", "SW-MOR-18", "SW-ORD-58", "SW-ORD-06")
def test_list_k() -> None:
    """K1 to K6: a leader who casts spells dies of a brutal blow in a fight with Scions."""
    mage = made("mage", rank=HERO.rank, com=1, wounds=2, pow=2)
    state = position(
        one(0, made("killer", dex=4, str=4, rank=HERO.rank), CENTRE), one(1, mage, NORTH),
        one(1, PLAIN, (30, 30)), one(1, PLAIN, (10, 30)),
    )  # fmt: skip
    state.bands[0].race, state.bands[0].orders, state.bands[1].orders = "scions_of_kurgan", 2, 2
    state.gems[1].own = 2
    answers = [(0, 1), *BOTH, (1, 3), PASS0, (0, at((20, 22)))]
    played = play_out(fight(state), answers, [6, 5, 5, 5, 1, 1, 6, 6, 1, 1, 1, 1])
    assert course(played)[9:] == [
        "damage", "damage_rolled",
        "critical_hit",  # K1
        "wounded",  # K3
        "died", "gems_lost",  # K4
        "morale", "morale_rolled", "began_to_flee", "morale", "morale_rolled", "began_to_flee",  # K5
        "morale.order", "fled", "fled",
        "window.kill", "kill.move", "annihilated",  # K6
        "tired",
    ]  # fmt: skip


@pytest.mark.rule("SW-ORD-38", "SW-ORD-39", "SW-MOR-14", "SW-PUR-01")
def test_list_l() -> None:
    """L1 to L8: a firm loser fails twice and flees, and is not caught."""
    loser = made("loser", wounds=8, con_mundane=6, firm=True)
    state = scene(one(0, made("winner", dex=3, str=3, fear=2), CENTRE), one(1, loser, NORTH))
    dice = [6, 5, 1, 1, 1, 6, 1, 1, 1, 1, *[1] * 4, *[2] * 4]
    answers = [(0, 1), *BOTH, PASS1, (1, [0]), (0, True), *BOTH]
    played = play_out(fight(state), answers, dice)
    assert course(played)[9:] == [
        "damage", "damage_rolled", "wounded",
        "window.morale",  # L3
        "morale", "morale_rolled", "roll.again", "morale", "rolled_again", "morale_rolled",  # L4
        "began_to_flee",  # L5
        "flight.pursue",  # L6
        "pursuit", "pursuit", "pursuit_rolled", "fled", "pursued",  # L7
        "window.pursuit_end", "window.pursuit_end",  # L8
        "tired", "tired",
    ]  # fmt: skip
