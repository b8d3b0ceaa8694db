"""AMV: Push, Charge and Eager teleport."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.abilities.movement import Teleport
from dicefront.games.home_raiders.rules.declaring import Menu
from dicefront.games.home_raiders.rules.events.moving import Pushed
from dicefront.games.home_raiders.rules.generic import has_generic_action
from dicefront.games.home_raiders.rules.sight import is_hidden, sees
from dicefront.games.home_raiders.rules.state import Character, State
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
from dicefront.kernel.testing import offered, play_out, refusal_of
from dicefront.skirmish.contact import touches
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.space import Thing
from dicefront.tabletop.sight import HIDDEN, OPEN
from tests.games.home_raiders.moves import act, everybody, reason

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


@pytest.mark.rule("HR-AMV-01", "HR-LOS-06")
@pytest.mark.parametrize(("y", "before", "after"), [(8.6, HIDDEN, OPEN), (11, OPEN, HIDDEN)])
def test_a_pushed_object_makes_a_line_of_sight_anew(y: float, before: int, after: int) -> None:
    """Lines of sight are kept while the two stand there: neither moves here, only what is between them."""
    strong = card(movement=4, abilities=["push"])
    box = block(8, 8, 10, 10, 6, movable=True)
    state = position(
        unit(0, strong, (9, 8 - HALF)),
        hero(0, card(), (4, y)),
        hero(1, card(), (14, y)),
        things=[box],
    )
    eye, target = state.characters[1], state.characters[2]
    assert sees(state, eye, target) == before
    assert is_hidden(state, eye, target) == (before == HIDDEN)
    assert act(state, (0, [push(0, 0, 2)])).told(Pushed)
    assert sees(state, eye, target) == after
    assert is_hidden(state, eye, target) == (after == HIDDEN)


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
