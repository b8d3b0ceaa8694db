"""AMV: Push, Charge, Eager teleport, Transport, Relocate; the moving part of Redeploy (ALD)."""

import math
from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.abilities.movement import Teleport
from dicefront.games.home_raiders.rules.close_combat import free_close_attack
from dicefront.games.home_raiders.rules.declaring import Menu
from dicefront.games.home_raiders.rules.events.moving import Carried, Pushed, Relocated
from dicefront.games.home_raiders.rules.generic import has_generic_action
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BREAK_AWAY
from dicefront.games.home_raiders.rules.units import in_formation
from dicefront.games.home_raiders.scenes import (
    block,
    card,
    go,
    hero,
    inch,
    inches,
    marker,
    position,
    put,
    tin,
    unit,
    where,
)
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import check_answer, offered, play_out, refusal_of
from dicefront.server.show import screen_of
from dicefront.skirmish.contact import touches
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.space import Thing
from tests.games.home_raiders.moves import act, everybody, orders_question, points, reason
from tests.games.home_raiders.test_running_shot import runner

BASE = 2500 / 2540
HALF = BASE / 2
PLAIN: Any = {"close": "W1", "defence": "W1"}


# -- Push -----------------------------------------------------------------------------------------


def pusher(*things: Thing, movement: float = 4, abilities: list[str] | None = None, **more: Any) -> State:
    """A figure left of (8, 5) that touches what stands there."""
    strong = card(movement=movement, abilities=["push"] if abilities is None else abilities)
    return position(unit(0, strong, (8 - HALF, 5)), hero(1, card(), (20, 20)), things=list(things), **more)


def push(thing: int, dx: float, dy: float, who: int = 0) -> list[Any]:
    return [who, [], "push", thing, [inch(dx), inch(dy)]]


BOX = block(8, 4, 10, 6, 2, movable=True)


@pytest.mark.rule("HR-AMV-01")
def test_a_movable_object_is_pushed_up_to_half_the_movement_value() -> None:
    state = pusher(BOX)
    assert reason(state, push(0, 2.01, 0)) == "push.too-far"
    played = act(state, (0, [push(0, 2, 0)]))
    assert [(event.character, event.object) for event in played.told(Pushed)] == [(0, 0)]
    assert inches(state.space.things[0].shape.x) == 11.0
    assert where(state.characters[0])[0] == pytest.approx(10 - HALF, abs=0.001)


@pytest.mark.rule("HR-AMV-01")
def test_only_movable_objects_in_contact_are_pushed_and_only_with_the_ability() -> None:
    assert reason(pusher(block(8, 4, 10, 6, 2)), push(0, 1, 0)) == "push.cannot-be-pushed"
    assert reason(pusher(block(8.1, 4, 10, 6, 2, movable=True)), push(0, 1, 0)) == "push.cannot-be-pushed"
    assert reason(pusher(BOX, abilities=[]), push(0, 1, 0)) == "push.cannot-be-pushed"
    assert reason(pusher(BOX), push(7, 1, 0)) == "push.cannot-be-pushed"


@pytest.mark.rule("HR-AMV-01")
def test_what_is_pushed_against_somebody_it_did_not_touch_before_is_not_pushed_on_by_it() -> None:
    strong = card(movement=4, abilities=["push"])
    others = [hero(1, card(), (20, 20))]
    near = position(unit(0, strong, (8 - HALF, 5), (9, 6 + HALF)), *others, things=[BOX])
    assert reason(near, push(0, 0, -1, who=1)) == ""
    far = position(unit(0, strong, (8 - HALF, 5), (11 + HALF, 5)), *others, things=[BOX])
    back = push(0, -1, 0, who=1)
    assert reason(far, push(0, 1, 0), back) == "push.cannot-be-pushed"
    assert reason(far, back) == "push.cannot-be-pushed"


@pytest.mark.rule("HR-AMV-02")
def test_the_pusher_stays_behind_the_object() -> None:
    state = pusher(BOX)
    assert reason(state, push(0, 1, 1)) == ""
    assert reason(state, push(0, 0, 1)) == "push.not-behind"
    assert reason(state, push(0, -1, 0)) == "push.not-behind"


@pytest.mark.rule("HR-AMV-02")
@pytest.mark.parametrize(
    ("height", "said"), [(0, "push.pusher-blocked"), (0.94, "push.pusher-blocked"), (0.95, "")]
)
def test_a_pusher_goes_past_nobody_but_under_those_above_its_head(height: float, said: str) -> None:
    """Somebody's base reaches 0.24 over the edge of a plinth; the pusher is 1.2 high, a step 0.25."""
    low = block(8, 4.6, 9, 5.2, 0.5, movable=True)
    state = pusher(low, *([block(8, 5.5, 9, 7, height)] if height else []))
    put(state, 1, 8.5, 5.75, height)
    assert reason(state, push(0, 2, 0)) == said


@pytest.mark.rule("HR-AMV-02")
def test_a_push_stops_at_the_border_at_objects_and_at_characters() -> None:
    assert reason(pusher(block(8, 4, 29, 6, 2, movable=True)), push(0, 1, 0)) == ""
    assert reason(pusher(block(8, 4, 29, 6, 2, movable=True)), push(0, 1.01, 0)) == "push.over-an-edge"
    wall = block(11, 3, 12, 7, 3)
    assert reason(pusher(BOX, wall), push(0, 1, 0)) == ""
    assert reason(pusher(BOX, wall), push(0, 1.1, 0)) == "push.something-in-the-way"
    low, shelf = block(8, 4, 10, 6, 0.5, movable=True), block(8.5, 4, 9.5, 5, 3, bottom=0.6)
    assert reason(pusher(low, shelf), push(0, 0.4, 0)) == ""
    assert reason(pusher(low, shelf), push(0, 1.9, 0)) == "push.pusher-blocked"
    state = pusher(BOX)
    state.characters[1].body = position(hero(1, card(), (11, 5))).characters[0].body
    assert reason(state, push(0, 0.5, 0)) == ""
    assert reason(state, push(0, 0.6, 0)) == "push.something-in-the-way"


@pytest.mark.rule("HR-AMV-02")
def test_round_objects_are_pushed_too() -> None:
    can = tin(9.5, 5, 3, 4, movable=True)
    assert reason(pusher(can), push(0, 2, 0)) == ""
    assert reason(pusher(can, tin(14, 5, 3, 4)), push(0, 1.4, 0)) == ""
    assert reason(pusher(can, tin(14, 5, 3, 4)), push(0, 1.6, 0)) == "push.something-in-the-way"


@pytest.mark.rule("HR-AMV-02")
def test_an_object_on_another_one_stays_on_it() -> None:
    table, box = block(4, 2, 11, 8, 1), block(8, 4, 10, 6, 1, bottom=1, movable=True)
    strong = card(movement=4, abilities=["push"])
    state = position(unit(0, strong, (8 - HALF, 5, 1)), things=[table, box])
    assert reason(state, push(1, 1, 0)) == ""
    assert reason(state, push(1, 1.1, 0)) == "push.over-an-edge"
    rough = position(unit(0, strong, (8 - HALF, 5, 1)), things=[block(4, 2, 11, 8, 1, uneven=True), box])
    assert reason(rough, push(1, 1, 0)) == "push.over-an-edge"


@pytest.mark.rule("HR-AMV-03")
def test_a_laden_object_cannot_be_pushed_and_a_push_stops_before_a_marker() -> None:
    assert (
        reason(pusher(BOX, block(8.5, 4.5, 9.5, 5.5, 1, bottom=2)), push(0, 1, 0)) == "push.cannot-be-pushed"
    )
    assert reason(pusher(BOX, markers=[marker(0, 9, 5, 2)]), push(0, 1, 0)) == "push.cannot-be-pushed"
    rider = pusher(BOX)
    rider.characters[1].body = position(hero(1, card(), (9, 5, 2))).characters[0].body
    assert reason(rider, push(0, 1, 0)) == "push.cannot-be-pushed"
    before = pusher(BOX, markers=[marker(0, 11.5, 5)])
    assert reason(before, push(0, 1, 0)) == ""
    assert reason(before, push(0, 1.1, 0)) == "push.something-in-the-way"


@pytest.mark.rule("HR-AMV-04")
def test_nobody_pushes_in_contact_with_an_enemy_without_breaking_away() -> None:
    state = pusher(BOX)
    state.characters[1].body = position(hero(1, card(), (8 - HALF, 5 - BASE))).characters[0].body
    assert reason(state, push(0, 1, 0)) == "move.in-contact"
    assert reason(state, push(0, 1, 0), loose=[0]) == ""


# -- Charge ---------------------------------------------------------------------------------------


def charger(*abilities: str) -> State:
    return position(
        unit(0, card(abilities=list(abilities), **PLAIN), (5, 5)),
        hero(1, card(**PLAIN), (8, 5)),
        hero(1, card(), (20, 20)),
    )


@pytest.mark.rule("HR-AMV-09")
def test_a_move_into_contact_is_a_charge() -> None:
    state = charger("charge")
    act(state, (0, [go(0, (8 - BASE, 5))]))
    assert state.characters[0].effects.has("charge")
    nobody = charger("charge")
    act(nobody, (0, [go(0, (6, 5))]))
    assert not nobody.characters[0].effects.has("charge")
    other = charger()
    act(other, (0, [go(0, (8 - BASE, 5))]))
    assert not other.characters[0].effects.has("charge")


@pytest.mark.rule("HR-AMV-09")
def test_stepping_away_and_back_is_no_charge() -> None:
    state = position(
        unit(0, card(abilities=["charge", "wardancers"], **PLAIN), (5, 5)),
        hero(1, card(**PLAIN), (5 + BASE, 5)),
    )
    act(state, (0, [go(0, (3, 5), (5, 5))]))
    assert not state.characters[0].effects.has("charge")


@pytest.mark.rule("HR-AMV-10")
def test_the_upgrade_holds_for_one_attack_only() -> None:
    """The first attack with R3, the free one by Roundhouse attack with W2 R1 again."""
    hitter = card(abilities=["charge", "roundhouse-attack"], close="W2 R1")
    state = position(
        unit(0, hitter, (5, 5)),
        hero(1, card(defence="W1"), (8, 5)),
        hero(1, card(defence="W1"), (8 - BASE, 5 + BASE)),
    )
    act(state, (0, [go(0, (8 - BASE, 5))]))
    from dicefront.games.home_raiders.rules.close_combat import close_combat_action

    attack = close_combat_action(state, state.troops[0], everybody(state))
    played = play_out(attack, [(0, [0, 1]), (0, [2])], dice=[3, 3, 3, 1, 1, 1, 1, 1])
    assert [len(roll.sides) for roll in played.rolls] == [3, 1, 3, 1]
    assert state.characters[1].wounds == 1  # a red die shows an Ace at 3, a white one does not
    assert not state.characters[0].effects.has("charge")


@pytest.mark.rule("HR-AMV-10")
def test_being_moved_by_others_is_no_charge() -> None:
    from dicefront.games.home_raiders.rules.forced import move_by_force

    state = charger("charge")
    steps = move_by_force(
        state, 1, state.characters[0], inch(3), "home_raiders.spirit.manipulate", "HR-ASP-01", None
    )
    play_out(steps, [(1, [inch(7.5), inch(5)])])
    assert touches(state, state.characters[0], state.characters[1])
    assert not state.characters[0].effects.has("charge")


# -- Eager teleport -------------------------------------------------------------------------------


def teleport(state: State, c: Character) -> Steps[None]:
    return ability("eager-teleport").do_deed(state, c, NOBODY)


def teleporter(**more: Any) -> State:
    eager = card("hero", abilities=["eager-teleport"])
    return position(hero(0, eager, (5, 5)), hero(1, card(), (20, 20)), hero(0, card(), (25, 5)), **more)


@pytest.mark.rule("HR-AMV-16")
def test_once_per_game_it_reappears_beside_anybody_and_is_hurt() -> None:
    state = teleporter()
    c = state.characters[0]
    assert has_generic_action(state, c)
    x, y, z = Teleport(state, c).places(Sheet(state), state.characters[1])[0]
    played = play_out(teleport(state, c), [(0, [1, x, y, z])])
    assert touches(state, c, state.characters[1])
    assert (c.hurts, c.effects.has("eager-teleport")) == (1, True)
    assert not has_generic_action(state, c)
    assert played.kinds == ["home_raiders.generic.teleport"]


@pytest.mark.rule("HR-AMV-16")
def test_it_needs_the_ability_a_legal_place_and_contact() -> None:
    state = teleporter()
    assert not has_generic_action(state, state.characters[1])
    question = Teleport(state, state.characters[0])
    assert all(question.check(option) is None for option in offered(question))
    assert {option[0] for option in offered(question)} == {1, 2}
    assert refusal_of(question, [1, inch(15), inch(15), 0]).reason == "home_raiders.teleport.no-contact"
    inside = [1, inch(20.5), inch(20), 0]
    assert refusal_of(question, inside).reason == "home_raiders.place.character-in-the-way"
    assert question.check([0, inch(5), inch(6), 0]) is not None
    for answer in (None, [], [1, 2, 3], [1, "2", 3, 0], [99, 1, 1, 0], [1, 2, 3, True]):
        assert question.check(answer) is not None


@pytest.mark.rule("HR-AMV-17")
def test_a_teleport_is_no_move_and_no_vanishing() -> None:
    eager = card("hero", abilities=["eager-teleport", "charge", "shrapnel", "swan-song"])
    state = position(hero(0, eager, (5, 5)), hero(1, card(), (5 + BASE, 5)), hero(1, card(), (20, 20)))
    c = state.characters[0]
    place = Teleport(state, c).places(Sheet(state), state.characters[2])[0]
    played = play_out(teleport(state, c), [(0, [2, *place])])
    assert played.rolls == []
    assert not c.effects.has("charge")
    assert state.troops[0].members == [0]


@pytest.mark.rule("HR-AMV-18")
def test_an_attached_character_reappears_anywhere_and_then_the_unit_has_to_close_up() -> None:
    eager = card("leader", abilities=["eager-teleport"])
    state = position(unit(0, card(), (5, 5), leader=(eager, (7, 5))), hero(1, card(), (20, 20)))
    question = Teleport(state, state.characters[1])
    assert {option[0] for option in offered(question)} == {0, 2}
    play_out(teleport(state, state.characters[1]), [(0, [2, inch(20), inch(20) + 2500, 0])])
    assert not in_formation(state, state.troops[0])
    assert [one.action for one in Menu(state, state.troops[0]).declarations()] == ["move"]


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
