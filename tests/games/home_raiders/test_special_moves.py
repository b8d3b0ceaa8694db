"""AMV, ALD: Transport, Relocate and Redeploy, and what is proposed of all special moves."""

import math
from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.close_combat import free_close_attack
from dicefront.games.home_raiders.rules.events.moving import Carried, Relocated
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY
from dicefront.games.home_raiders.scenes import (
    block,
    card,
    go,
    hero,
    inch,
    inches,
    position,
    unit,
    where,
)
from dicefront.kernel.testing import check_answer, offered, play_out
from dicefront.server.show import screen_of
from dicefront.skirmish.contact import touches
from tests.games.home_raiders.moves import act, orders_question, points, reason
from tests.games.home_raiders.test_movement_abilities import BASE, BOX, HALF, PLAIN, pusher
from tests.games.home_raiders.test_running_shot import runner

# -- Transport ------------------------------------------------------------------------------------


BUS = card("hero", movement=8, abilities=["transport"], base_mm=50)
BUS_RADIUS = 2500 / 2540


def bus(*members: tuple[float, float], abilities: list[str] | None = None, **more: Any) -> State:
    carrier = BUS if abilities is None else card("hero", movement=8, abilities=abilities, base_mm=50)
    return position(hero(0, carrier, (10, 10)), unit(0, card(), *members), hero(1, card(), (25, 25)), **more)


def aboard(gap: float) -> float:
    """How far the centre of a 25 mm base is from the carrier's for a gap."""
    return BUS_RADIUS + HALF + gap


def carry(path: tuple[float, float], *places: tuple[float, ...]) -> list[Any]:
    return [0, points(path), "carry", [[int(place[0]), inch(place[1]), inch(place[2])] for place in places]]


@pytest.mark.rule("HR-AMV-22")
def test_a_unit_whole_within_three_inches_is_carried() -> None:
    state = bus((10, 10 + aboard(1)), (10 + aboard(2.5), 10), (10 - aboard(3), 10))
    orders = [carry((10, 3), (1, 10, 5), (2, 12, 3), (3, 8, 3))]
    played = act(state, (0, orders))
    assert [event.character for event in played.told(Carried)] == [1, 2, 3]
    assert where(state.characters[2]) == (12.0, 3.0, 0.0)


@pytest.mark.rule("HR-AMV-22")
def test_with_one_member_too_far_away_nobody_is_carried() -> None:
    state = bus((10, 10 + aboard(1)), (10 + aboard(2.5), 10), (10 - aboard(3.2), 10))
    assert reason(state, carry((10, 3), (1, 10, 5), (2, 12, 3), (3, 8, 3))) == "carry.not-aboard"
    whole = bus((10, 10 + aboard(1)), (10 + aboard(2.5), 10))
    assert reason(whole, carry((10, 3), (1, 10, 5))) == "carry.not-whole"
    without = bus((10, 10 + aboard(1)), abilities=[])
    assert reason(without, carry((10, 3), (1, 10, 5))) == "carry.not-aboard"


@pytest.mark.rule("HR-AMV-22")
def test_a_second_carrier_takes_them_on_only_if_they_are_near_it_by_then() -> None:
    """Both are near the troop at first; the first one carries it away from the second."""
    ship = card(movement=8, abilities=["transport"], base_mm=50)
    state = position(
        unit(0, ship, (10, 10), (13, 10)), unit(0, card(), (11.5, 11.7)), hero(1, card(), (25, 25))
    )
    second = [1, points((16, 10)), "carry", [[2, inch(16), inch(12)]]]
    away = [0, points((10, 3)), "carry", [[2, inch(10), inch(5)]]]
    assert reason(state, [0, points((13, 3)), "carry", [[2, inch(13), inch(5)]]], go(1, (13, 7.5))) == ""
    assert reason(state, away, second) == "carry.not-aboard"
    beside = [0, points((10, 7)), "carry", [[2, inch(12), inch(8)]]]
    assert reason(state, beside, [1, points((14, 9)), "carry", [[2, inch(14), inch(11)]]]) == ""


def coach(*others: tuple[float, float], abilities: Sequence[str] = ()) -> State:
    """A Leader with Transport and its own Unit."""
    carrier = card("leader", movement=8, abilities=["transport"])
    return position(
        unit(0, card(abilities=abilities), *others, leader=(carrier, (10, 10))),
        hero(1, card("hero"), (25, 25)),
    )


def carried(number: int, path: tuple[float, float], *places: tuple[float, ...]) -> list[Any]:
    return [number, *carry(path, *places)[1:]]


@pytest.mark.rule("HR-AMV-22")
def test_the_carriers_own_unit_is_carried_whole_like_any_other() -> None:
    state = coach((10, 12), (10, 8))
    orders = carried(2, (16, 10), (0, 16, 12), (1, 16, 8))
    assert reason(state, carried(2, (16, 10), (0, 16, 12))) == "carry.not-whole"
    assert reason(state, carried(2, (16, 10), (0, 16, 12), (1, 16, 8), (2, 18, 10))) == "carry.not-aboard"
    assert [event.character for event in act(state, (0, [orders])).told(Carried)] == [0, 1]
    assert where(state.characters[0]) == (16.0, 12.0, 0.0)


@pytest.mark.rule("HR-AMV-22")
def test_who_is_carried_by_the_own_unit_does_not_move_by_itself() -> None:
    state = coach((10, 12), (10, 8))
    orders = carried(2, (16, 10), (0, 16, 12), (1, 16, 8))
    assert reason(state, orders, go(0, (16, 13))) == "move.moves-twice"
    assert reason(state, go(0, (11, 12)), orders) == "move.moves-twice"


@pytest.mark.rule("HR-AMV-22", "HR-AMV-24")
def test_the_own_unit_is_not_carried_if_one_of_it_is_too_far_or_touches_an_enemy() -> None:
    far = coach((10, 12), (10, 10 + BASE + 3.1))
    assert reason(far, carried(2, (16, 10), (0, 16, 12), (1, 16, 8))) == "carry.not-aboard"
    held = coach((10, 12), (10, 8))
    held.characters[3].body = position(hero(1, card(), (10, 12 + BASE))).characters[0].body
    assert reason(held, carried(2, (16, 10), (0, 16, 12), (1, 16, 8))) == "carry.not-aboard"


@pytest.mark.rule("HR-AMV-22")
def test_a_carriage_of_the_own_unit_is_proposed() -> None:
    found: list[Any] = offered(orders_question(coach((10, 12), (10, 8))))
    carriages = [orders[0][3] for orders in found if orders and "carry" in orders[0]]
    assert carriages
    assert all(sorted(place[0] for place in places) == [0, 1] for places in carriages)


@pytest.mark.rule("HR-AMV-23")
def test_they_are_set_down_within_three_inches_in_formation_at_legal_places() -> None:
    state = bus((10, 10 + aboard(1)), (10 + aboard(1), 10))
    assert reason(state, carry((10, 5), (1, 10, 5 + aboard(3) - 0.01), (2, 11.9, 6.5))) == ""
    assert reason(state, carry((10, 5), (1, 10, 5 + aboard(3.1)), (2, 11.9, 6.5))) == "carry.too-far"
    assert reason(state, carry((10, 5), (1, 10, 7), (2, 10, 7.5))) == "place.character-in-the-way"
    assert reason(state, carry((10, 5), (1, 10 - aboard(2), 5), (2, 10 + aboard(2), 5))) == "formation.broken"


@pytest.mark.rule("HR-AMV-22", "HR-AMV-23")
def test_those_who_are_carried_make_room_for_each_other() -> None:
    above, beside = (10, 10 + aboard(1)), (10 + aboard(1), 10)
    state = bus(above, beside)
    act(state, (0, [carry((10, 9.5), (1, *beside), (2, *above))]))
    assert where(state.characters[1])[:2] == pytest.approx(beside, abs=0.01)


@pytest.mark.rule("HR-AMV-24")
def test_nobody_is_carried_out_of_contact_or_into_it() -> None:
    state = bus((10, 10 + aboard(1)))
    state.characters[2].body = position(hero(1, card(), (10, 10 + aboard(1) + BASE))).characters[0].body
    assert reason(state, carry((10, 5), (1, 10, 7))) == "carry.not-aboard"
    into = bus((10, 10 + aboard(1)))
    into.characters[2].body = position(hero(1, card(), (10, 3))).characters[0].body
    assert reason(into, carry((10, 6), (1, 10, 3 + BASE))) == "carry.in-contact"


@pytest.mark.rule("HR-AMV-25")
def test_being_carried_is_no_action() -> None:
    state = bus((10, 10 + aboard(1)))
    act(state, (0, [carry((10, 5), (1, 10, 7))]))
    assert (state.troops[1].activated, state.characters[1].acted) == (False, False)


@pytest.mark.rule("HR-AMV-27")
def test_a_carrier_that_stays_carries_nobody_and_does_not_shoot_running() -> None:
    state = bus((10, 10 + aboard(1)))
    assert reason(state, [0, [], "carry", [[1, inch(10), inch(12)]]]) == "move.carrier-stays"
    assert reason(state, carry((10, 10), (1, 10, 12))) == "move.carrier-stays"
    wagon = card(movement=8, abilities=["transport", "running-shot"], shooting="W2", range=20)
    train = position(unit(0, wagon, (10, 10), (12, 10)), unit(0, card(), (10, 12)), hero(1, card(), (20, 10)))
    aboard_now = [0, points((10, 8)), "carry", [[2, inch(8), inch(8)]]]
    assert reason(train, aboard_now) == ""
    assert reason(train, aboard_now, [1, points((12, 9)), "shoot"]) == "move.carries-and-shoots"


# -- Relocate -------------------------------------------------------------------------------------


def circler(*abilities: str, movement: float = 5, more: list[Any] | None = None) -> State:
    mover = card(movement=movement, abilities=list(abilities), **PLAIN)
    return position(unit(0, mover, (5, 5)), hero(1, card(**PLAIN), (5 + BASE, 5)), *(more or []))


def circle(x: float, y: float) -> list[Any]:
    return [0, points((x, y)), "relocate"]


@pytest.mark.rule("HR-AMV-26")
def test_it_goes_round_the_enemy_without_free_attacks() -> None:
    state = circler("relocate")
    played = act(state, (0, []), (0, [circle(5 + 2 * BASE, 5)]))
    assert played.kinds == ["home_raiders.move.break-away", "home_raiders.move.path"]
    (event,) = played.told(Relocated)
    assert inches(event.cost) == pytest.approx(BASE * 3.1416, abs=0.02)
    assert touches(state, *state.characters)


@pytest.mark.rule("HR-AMV-26")
def test_its_length_counts_and_it_needs_exactly_one_enemy_and_the_ability() -> None:
    assert reason(circler("relocate", movement=3), circle(5 + 2 * BASE, 5)) == "move.too-far"
    assert reason(circler(), circle(5 + 2 * BASE, 5)) == "move.in-contact"
    two = circler("relocate", more=[hero(1, card(), (5 - BASE, 5))])
    assert reason(two, circle(5 + BASE, 5 + BASE)) == "move.in-contact"
    assert reason(circler("relocate"), circle(8, 5)) == "move.no-relocation"


@pytest.mark.rule("HR-AMV-26")
def test_it_stops_at_another_enemy() -> None:
    """The shorter way is barred; the other one is free as far as the second enemy."""
    other = hero(1, card(), (5 + BASE, 5 + 2 * BASE))
    state = circler("relocate", movement=9, more=[other])
    assert reason(state, circle(5 + BASE, 5 + BASE)) in (
        "",
        "move.stopped-by-enemy",
        "move.character-in-the-way",
    )
    beyond = circle(5 + BASE + BASE * 0.9, 5 + BASE * 0.436)
    act(state, (0, []), (0, [beyond]))
    x, y, _ = where(state.characters[0])
    assert x == pytest.approx(5 + 1.9 * BASE, abs=0.01)
    assert y == pytest.approx(5 + 0.436 * BASE, abs=0.01)


@pytest.mark.rule("HR-AMV-26", "HR-TAB-10")
def test_it_does_not_climb_out_of_contact_on_the_way() -> None:
    """The shorter way leads over a box, so it goes the other way; with boxes on both sides there is none."""
    mover = card(movement=9, abilities=["relocate"], **PLAIN)
    enemy = hero(1, card(**PLAIN), (5 + BASE, 5))
    end = (5 + BASE + BASE * math.cos(math.radians(10)), 5 + BASE * math.sin(math.radians(10)))
    above, below = block(5.7, 5.6, 6.3, 7, 1), block(5.7, 3, 6.3, 4.4, 1)
    free = position(unit(0, mover, (5, 5)), enemy)
    act(free, (0, []), (0, [circle(*end)]))
    way = position(unit(0, mover, (5, 5)), enemy, things=[above])
    (longer,) = act(way, (0, []), (0, [circle(*end)])).told(Relocated)
    assert inches(longer.cost) == pytest.approx(BASE * math.radians(190), abs=0.02)
    closed = position(unit(0, mover, (5, 5)), enemy, things=[above, below])
    assert reason(closed, circle(*end)) == "move.stopped-by-enemy"  # down from the box it touches it anew
    upon = position(unit(0, mover, (5, 5)), enemy, things=[block(6.6, 4, 8, 6, 1)])
    assert reason(upon, circle(*end)) == "move.no-relocation"


# -- Redeploy -------------------------------------------------------------------------------------


def redeployer(*abilities: str) -> State:
    chief = card("leader", movement=6, abilities=list(abilities))
    return position(
        unit(0, card(), (5, 5), leader=(chief, (7, 5))), unit(0, card(), (14, 5)), hero(1, card(), (25, 25))
    )


@pytest.mark.rule("HR-ALD-17", "HR-SQM-07")
def test_a_leader_leaves_with_its_own_move_and_is_a_unit_of_its_own() -> None:
    state = redeployer("redeploy")
    assert reason(state, go(1, (7, 11))) == "formation.broken"
    act(state, (0, [[1, points((7, 11)), "leave"]]))
    leader = state.characters[1]
    assert state.troops[leader.troop].members == [1]
    assert state.troops[0].leader == -1
    assert reason(redeployer(), [1, points((7, 11)), "leave"]) == "move.cannot-leave"
    assert reason(redeployer("redeploy"), [1, [], "leave"]) == "move.cannot-leave"


@pytest.mark.rule("HR-ALD-18", "HR-ALD-19")
def test_it_counts_as_activated_and_keeps_the_actions_left() -> None:
    state = redeployer("redeploy")
    act(state, (0, [[1, points((7, 11)), "leave"]]))
    alone = state.troops[state.characters[1].troop]
    assert (alone.activated, alone.actions, alone.id in state.acting) == (True, 2, True)


@pytest.mark.rule("HR-ALD-20")
def test_it_joins_a_unit_without_a_leader_by_ending_its_move_near_it() -> None:
    state = redeployer("redeploy")
    assert reason(state, [1, points((7, 3)), "join", 1]) == "move.too-far-to-join"
    assert reason(state, [1, points((12, 5)), "join", 0]) == "move.cannot-join"
    act(state, (0, [[1, points((12, 5)), "join", 1]]))
    assert (state.characters[1].troop, state.troops[1].leader) == (1, 1)
    assert len(state.troops) == 3


@pytest.mark.rule("HR-ALD-20")
@pytest.mark.parametrize("abilities", [[], ["open-formation"]], ids=["formation", "open formation"])
@pytest.mark.parametrize(("gap", "joins"), [(3.0, True), (3.1, False), (4.8, False)])
def test_it_joins_within_three_inches_also_in_open_formation(
    abilities: list[str], gap: float, joins: bool
) -> None:
    chief = card("leader", movement=6, abilities=["redeploy"])
    rest = unit(0, card(), (5, 5), leader=(chief, (7, 5)))
    state = position(rest, unit(0, card(abilities=abilities), (14, 5)), hero(1, card(), (25, 25)))
    order = [1, points((14 - BASE - gap, 5)), "join", 1]
    if joins:
        act(state, (0, [order]))
        assert state.troops[1].leader == 1
    else:
        assert reason(state, order) == "move.too-far-to-join"


@pytest.mark.rule("HR-ALD-20")
def test_a_leader_on_its_own_may_join_too() -> None:
    chief = card("leader", movement=6, abilities=["redeploy"])
    state = position(hero(0, chief, (7, 5)), unit(0, card(), (14, 5)), hero(1, card(), (25, 25)))
    act(state, (0, [[0, points((12, 5)), "join", 1]]))
    assert state.troops[1].members == [1, 0]
    assert state.troops[0].members == []


# -- proposals ------------------------------------------------------------------------------------


@pytest.mark.rule("HR-SQM-01")
@pytest.mark.parametrize(
    ("state", "kind"),
    [
        (pusher(BOX), "push"),
        (circler("relocate"), "relocate"),
        (bus((10, 10 + aboard(1))), "carry"),
        (runner(), "shoot"),
        (redeployer("redeploy"), "leave"),
    ],
)
def test_special_ways_of_moving_are_proposed_and_legal(state: State, kind: str) -> None:
    question = orders_question(state)
    options = offered(question)
    assert any(len(move) > 2 and move[2] == kind for orders in options for move in orders)
    for option in options:
        assert question.check(option) is None
    assert kind in [deed.name for deed in question.gesture().deeds]  # a hand can do it
    for value in question.options():
        check_answer(question, value)


def test_who_has_no_special_way_of_moving_is_offered_none() -> None:
    assert orders_question(pusher(BOX, abilities=[])).gesture().deeds == []


@pytest.mark.rule("HR-AMV-26")
def test_a_hand_that_points_anywhere_sends_somebody_round_its_enemy() -> None:
    state = circler("relocate")
    question = orders_question(state)
    before, enemy = state.characters[0].body.shape, state.characters[1].body.shape
    args: dict[str, Any] = {"piece": 0, "arrange": "alone", "deed": "relocate"}
    args["x"], args["y"] = int(enemy.x), int(2 * enemy.y - before.y) + inch(3)
    found: Any = screen_of("home_raiders").propose(state, question, args)
    (plan,) = found["plan"]
    assert plan[2] == "relocate"
    assert question.check(found["plan"]) is None
    x, y = plan[1][0]
    away = math.hypot(x - enemy.x, y - enemy.y)
    assert away == pytest.approx(before.reach + enemy.reach, abs=2)


@pytest.mark.rule("HR-AMV-19", "HR-MVT-12")
def test_a_short_flight_is_proposed_with_its_height() -> None:
    """Beside a slow companion it goes half as far, under a shelf that it could reach with all its inches."""
    flier = card("leader", movement=9, abilities=["flight"], **PLAIN)
    state = position(
        unit(0, card(movement=4, **PLAIN), (5, 7), leader=(flier, (5, 5))),
        hero(1, card(**PLAIN), (25, 5)),
        things=[block(7, 3, 12, 6.5, 0.3, bottom=4.5)],
    )
    question = orders_question(state)
    options = offered(question)
    assert all(question.check(option) is None for option in options)
    assert any(len(move[1][-1]) == 3 for orders in options for move in orders)


def test_a_free_attack_is_one_attack() -> None:
    state = circler()
    played = play_out(
        free_close_attack(state, state.characters[1], state.characters[0], BREAK_AWAY), dice=[1, 1]
    )
    assert len(played.rolls) == 2
