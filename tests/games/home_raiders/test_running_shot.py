"""Running shot (HR-AMV-11 to HR-AMV-13, HR-SQM-05): a move, shots in the middle of it, and the rest of it."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.close_combat import close_combat_action
from dicefront.games.home_raiders.rules.events.moving import Moved
from dicefront.games.home_raiders.rules.events.playing import LeaderJoined, LeaderLeft
from dicefront.games.home_raiders.rules.movement import redeploy
from dicefront.games.home_raiders.rules.moves import orders_in
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import block, card, go, hero, position, put, unit, where
from dicefront.kernel.testing import Script, play_out
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.moves import act, everybody, points, reason, why_not

BASE = 2500 / 2540
PLAIN: dict[str, Any] = {"close": "W1", "defence": "W1"}
GUN = card(movement=7, abilities=["running-shot"], shooting="W1", defence="W1")


def runner(*places: tuple[float, float], enemy: tuple[float, float] = (14, 5), **more: Any) -> State:
    return position(unit(0, GUN, *(places or [(5, 5)])), hero(1, card(**PLAIN), enemy), **more)


def shot(number: int, *places: tuple[float, ...]) -> list[Any]:
    return [number, points(*places), "shoot"]


@pytest.mark.rule("HR-AMV-11", "HR-SQM-05")
def test_three_inches_a_shot_and_four_more() -> None:
    state = runner()
    shooting = {"shooter": 0, "at": 1}
    played = act(state, (0, [shot(0, (8, 5))]), (0, shooting), (1, False), (0, [go(0, (8, 9))]), dice=[1, 1])
    assert [moved.character for moved in played.told(Moved)] == [0, 0]
    assert where(state.characters[0]) == (8.0, 9.0, 0.0)
    assert state.characters[0].sitting_out == 1


@pytest.mark.rule("HR-AMV-11")
def test_moving_four_before_the_shot_is_not_allowed_nor_more_than_the_inches_left() -> None:
    assert reason(runner(), shot(0, (9, 5))) == "move.too-far"
    with pytest.raises(AssertionError, match="too-far"):
        act(
            runner(),
            (0, [shot(0, (8, 5))]),
            (0, {"shooter": 0, "at": 1}),
            (1, False),
            (0, [go(0, (8, 9.1))]),
            dice=[1, 1],
        )


@pytest.mark.rule("HR-AMV-11")
def test_both_actions_are_needed_and_the_ability_and_a_weapon() -> None:
    with pytest.raises(AssertionError, match="no-running-shot"):
        act(runner(actions=1), (0, [shot(0, (6, 5))]))
    plain = position(unit(0, card(shooting="W1"), (5, 5)), hero(1, card(), (14, 5)))
    assert reason(plain, shot(0, (6, 5))) == "move.no-running-shot"
    blind = position(
        unit(0, GUN, (5, 5)), hero(1, card(), (14, 5)), things=[block(9, 0, 10, 20, 9, climbable=False)]
    )
    assert reason(blind, shot(0, (6, 5))) == "move.nobody-to-shoot"
    unarmed = position(unit(0, card(abilities=["running-shot"]), (5, 5)), hero(1, card(), (14, 5)))
    assert reason(unarmed, shot(0, (6, 5))) == "move.no-running-shot"


@pytest.mark.rule("HR-AMV-12")
def test_at_the_interruption_it_touches_no_enemy_and_the_unit_is_in_formation() -> None:
    state = runner(enemy=(7, 5))
    assert reason(state, shot(0, (7 - BASE, 5))) == "move.in-contact"
    pair = runner((5, 5), (5, 7))
    assert reason(pair, shot(0, (5, 2)), go(1, (5, 10))) == "formation.broken"
    apart = runner((5, 5), (5, 11))
    assert reason(apart, shot(0, (5, 6))) == "formation.broken"
    wall = position(unit(0, GUN, (5, 5)), hero(1, card(), (14, 5)), things=[block(6, 3, 9, 7, 1)])
    assert reason(wall, shot(0, (6.1, 5))) == "place.no-footing"


def fire(shooter: int, troop: int) -> dict[str, int]:
    return {"shooter": shooter, "at": troop}


# -- the rest of the move -------------------------------------------------------------------------


@pytest.mark.rule("HR-AMV-13", "HR-GTG-01")
def test_on_the_ground_nobody_finishes_the_move() -> None:
    """The shot is deflected, and the Unit goes to ground before it."""
    sender = card("hero", abilities=["deflect"], **PLAIN)
    state = position(unit(0, GUN, (5, 5), (5, 7)), hero(1, sender, (14, 5)))
    answers = [(0, [shot(0, (8, 5))]), (0, fire(0, 1)), (1, False), (1, 0)]
    lying = act(state, *answers, (0, True), dice=[1, 1, 1, 1])
    assert lying.kinds[-1] == "home_raiders.react.ground"
    assert [where(one)[0] for one in everybody(state)] == [8.0, 5.0]

    state = position(unit(0, GUN, (5, 5), (5, 7)), hero(1, sender, (14, 5)))
    act(state, *answers, (0, False), (0, [go(0, (8, 9)), go(1, (9, 7))]), dice=[1, 1, 1, 1])
    assert [where(one)[0] for one in everybody(state)] == [8.0, 9.0]


@pytest.mark.rule("HR-AMV-13", "HR-ATK-20")
def test_it_goes_on_from_where_it_was_moved_to() -> None:
    """Its target vanishes, and with the last blow knocks it back; of seven inches it has spent three."""
    last = card("hero", abilities=["swan-song", "reach", "knock-back"], close="R1", defence="W1")
    state = position(unit(0, GUN, (5, 5)), hero(1, last, (8 + BASE + 1, 5)))
    state.characters[1].wounds = 1
    back = points((7, 5))[0]
    answers = [
        (0, [shot(0, (8, 5))]),
        (0, fire(0, 1)),
        (1, False),
        (1, ["melee", 0]),
        (1, back),
        (0, [go(0, (3, 5))]),
    ]
    act(state, *answers, dice=[4, 1, 3, 1])
    assert where(state.characters[0]) == (3.0, 5.0, 0.0)
    assert state.characters[0].wounds == 1


@pytest.mark.rule("HR-AMV-11", "HR-SQM-05")
def test_a_member_held_in_contact_has_all_its_inches_when_its_enemy_is_gone() -> None:
    """The one shot at bursts, and the burst takes the enemy along that held the other member."""
    state = position(
        unit(0, GUN, (5, 5), (5, 7)),
        hero(1, card("hero", abilities=["shrapnel"], **PLAIN), (5 + 2 * BASE, 7)),
        hero(1, card("hero", **PLAIN), (5 + BASE, 7)),
    )
    state.characters[2].wounds = state.characters[3].wounds = 1
    answers: Script = [(0, []), (0, [shot(0, (5, 4))]), (0, fire(0, 1)), (1, False)]
    act(state, *answers, (0, [go(1, (12, 7)), go(0, (9.2, 6))]), dice=[4, 1, 1])
    assert [one.where == ON_TABLE for one in state.characters] == [True, True, False, False]
    assert where(state.characters[1]) == (12.0, 7.0, 0.0)


@pytest.mark.rule("HR-AMV-11", "HR-CON-09")
def test_who_broke_away_may_move_after_the_shots_only() -> None:
    dancer = card(movement=7, abilities=["running-shot", "wardancers"], shooting="W1", defence="W1")
    state = position(
        unit(0, dancer, (5, 5), (5, 7)),
        hero(1, card(**PLAIN), (5 + BASE, 7)),
        hero(1, card(**PLAIN), (12, 5)),
    )
    act(state, (0, [shot(0, (5, 4))]), (0, fire(0, 2)), (1, False), (0, [go(1, (3, 3))]), dice=[1, 1])
    assert where(state.characters[1]) == (3.0, 3.0, 0.0)


@pytest.mark.rule("HR-AMV-11", "HR-MVT-10")
def test_who_came_into_contact_before_the_shots_has_ended_its_move() -> None:
    """Also when that enemy is gone, blown up by its neighbour."""
    state = position(
        unit(0, GUN, (5, 5), (5, 7)),
        hero(1, card("hero", abilities=["shrapnel"], **PLAIN), (7 + 2 * BASE, 7)),
        hero(1, card("hero", **PLAIN), (7 + BASE, 7)),
    )
    state.characters[2].wounds = state.characters[3].wounds = 1
    answers: Script = [(0, [shot(0, (6, 4.4)), go(1, (7, 7))]), (0, fire(0, 1)), (1, False)]
    played = act(state, *answers, (0, []), dice=[4, 1, 1])
    assert state.characters[3].where != ON_TABLE
    movement = played.questions[-1].args()["movement"]
    assert isinstance(movement, list)
    assert movement[1] == 0


# -- with other abilities -------------------------------------------------------------------------


@pytest.mark.rule("HR-AMV-09")
@pytest.mark.parametrize(("start", "charging"), [((5, 5), False), ((5, 3), True)])
def test_stepping_away_and_back_round_a_shot_is_no_charge(start: tuple[float, float], charging: bool) -> None:
    """Into contact with somebody it touched when the move began, and with somebody it did not."""
    rider = card(movement=7, abilities=["running-shot", "charge", "wardancers"], shooting="W1", defence="W1")
    state = position(
        unit(0, rider, start), hero(1, card(**PLAIN), (5 + BASE, 5)), hero(1, card(**PLAIN), (4, 12))
    )
    act(state, (0, [shot(0, (4, 5))]), (0, fire(0, 2)), (1, False), (0, [go(0, (5, 5))]), dice=[1, 1])
    assert where(state.characters[0]) == (5.0, 5.0, 0.0)
    assert state.characters[0].effects.has("charge") == charging
    attack = close_combat_action(state, state.troops[0], everybody(state))
    played = play_out(attack, [(0, [0, 1])], dice=[1, 1, 1, 1])
    assert [len(roll.sides) for roll in played.rolls] == [3, 1]


def led(*places: tuple[float, float]) -> State:
    """Shooters with a Leader that may redeploy, and a Unit without one."""
    chief = card("leader", movement=7, abilities=["redeploy", "running-shot"], shooting="W1")
    return position(
        unit(0, GUN, *places, leader=(chief, (5, 7))),
        unit(0, card(), (5, 14)),
        hero(1, card("hero", abilities=["deflect"], **PLAIN), (12, 9)),
    )


@pytest.mark.rule("HR-SQM-05", "HR-ALD-17", "HR-AMV-12")
def test_a_leader_that_leaves_is_not_counted_when_the_others_shoot_and_finish() -> None:
    state = led((5, 5))
    leave = [1, points((5, 11)), "leave"]
    assert reason(state, shot(0, (6, 5)), go(1, (5, 11))) == "formation.broken"
    played = act(
        state,
        (0, [shot(0, (6, 5)), leave]),
        (0, fire(0, 2)),
        (1, False),
        (1, None),
        (0, [go(0, (6, 1))]),
        dice=[1, 1],
    )
    assert [event.character for event in played.told(LeaderLeft)] == [1]
    assert where(state.characters[0]) == (6.0, 1.0, 0.0)
    assert (state.troops[0].members, state.troops[3].members) == ([0], [1])


@pytest.mark.rule("HR-SQM-05", "HR-ALD-20")
def test_a_leader_joins_its_new_unit_after_the_shots_if_it_still_can() -> None:
    join = [1, points((5, 11.6)), "join", 1]
    state = led((5, 5))
    played = act(
        state, (0, [shot(0, (6, 5)), join]), (0, fire(0, 2)), (1, False), (1, None), (0, []), dice=[1, 1]
    )
    assert [event.troop for event in played.told(LeaderJoined)] == [1]

    # The shot comes back at the one it was to join: nobody is left there.
    state = led((5, 5))
    state.characters[2].wounds = 1
    answers = [(0, [shot(0, (6, 5)), join]), (0, fire(0, 2)), (1, False), (1, 1), (0, False), (0, [])]
    played = act(state, *answers, dice=[1, 1, 4, 1, 1, 1])
    assert not played.told(LeaderJoined)
    assert state.troops[state.characters[1].troop].members == [1]
    assert state.troops[0].members == [0]


@pytest.mark.rule("HR-SQM-05", "HR-ALD-20")
@pytest.mark.parametrize(
    ("why", "joined", "alone"),
    [("", True, False), ("led", False, True), ("far", False, True), ("gone", False, False)],
)
def test_what_became_of_both_meanwhile_decides(why: str, joined: bool, alone: bool) -> None:
    """The Unit got a Leader, is too far away, or the Leader itself leads another Unit by now."""
    state = led((5, 5))
    orders = orders_in([[1, points((5, 11.6)), "join", 1]])
    assert orders is not None
    put(state, 1, 5, 11.6)
    if why == "led":
        state.troops[1].leader = 2
    elif why == "far":
        put(state, 2, 5, 25)
    elif why == "gone":
        state.characters[1].troop = 2
    played = play_out(redeploy(state, state.troops[0], orders))
    assert (bool(played.told(LeaderJoined)), bool(played.told(LeaderLeft))) == (joined, alone)


@pytest.mark.rule("HR-AMV-11")
def test_more_than_half_the_movement_before_the_shot_is_refused_by_that_paragraph() -> None:
    state = runner()
    refusal = why_not(state, [0, points((5, 9)), "shoot"])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("home_raiders.move.too-far", "HR-AMV-11")
