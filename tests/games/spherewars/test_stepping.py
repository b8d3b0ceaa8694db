"""MOV-33, ABI: moves beside the movement phase: Stealth, Sidestep, On Alert, Pounce."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.abilities.stealth import LINKED, STOLEN, StealthMove
from dicefront.games.spherewars.rules.activation import after_move, rouse
from dicefront.games.spherewars.rules.aiming import aim
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.moving import Joined, Stepped
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.movement import action_refused, choose_move
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.shooting import shot_of
from dicefront.games.spherewars.rules.state import (
    AFTER_MOVE,
    CHARGE,
    ENGAGE,
    FIRST_FLIGHT,
    MOVE,
    NEXT_ACTIVATION,
    ROUSE,
    RUN,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.ways import has_room
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.effects import ACTIVATION, ROUND
from dicefront.kernel.errors import Refusal
from dicefront.kernel.testing import Played, play_out
from dicefront.tabletop.angles import TURN
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.test_ways_in_scenery import piece

START = (20.0, 10.0)
NORTH = (20.0, 11.0)


def to(x: float, y: float) -> list[list[int]]:
    return [[inch(x), inch(y)]]


# -- Stealth -------------------------------------------------------------------------------------------

SNEAK = made("sneak", universal=("stealth",))
IGNIIS = made("igniis", universal=("stealth",), rank=LEADER, com=3)
GUARDIAN = made("guardian", universal=("stealth",), requires_leader="igniis")


def sneaking(*others: Any, profile: Profile = SNEAK, **more: Any) -> State:
    return position(one(0, profile, START), *others, stage=ROUSE, **more)


def stole(state: State, *answers: Any, dice: list[int] | None = None) -> Played[None]:
    return play_out(rouse(state), [*answers], dice)


def activate(state: State, number: int) -> None:
    activation_of(state).who = number
    activation_of(state).stage = ROUSE


FAR_ENEMY = one(1, PLAIN, (20, 38))
WALL = piece("wall", 23.4, 10, 90)


@pytest.mark.rule("SW-ABI-49", "SW-BAS-20")
def test_the_higher_die_is_the_length_of_a_move_before_the_movement_phase() -> None:
    state = sneaking(FAR_ENEMY)
    stole(state, (0, 0), (0, to(20, 18)), dice=[3, 5])
    assert where(actor_of(state)) == (20, 15)
    assert not activation_of(state).moved
    play_out(choose_move(state), [(0, "stand")])  # and it acts as usual


@pytest.mark.rule("SW-ABI-49", "SW-ABI-53")
def test_nobody_has_to_steal_away() -> None:
    state = sneaking(FAR_ENEMY)
    stole(state, (0, None))
    assert action_refused(state, actor_of(state), "speed_up") is None


@pytest.mark.rule("SW-ABI-49")
def test_not_in_combat_and_not_while_it_can_only_stand_still() -> None:
    assert stole(sneaking(one(1, PLAIN, NORTH))).questions == []
    for which in (STUNNED, PARALYSED):
        state = sneaking(FAR_ENEMY)
        actor_of(state).bear(which, ACTIVATION)
        assert stole(state).questions == []


@pytest.mark.rule("SW-ABI-49")
def test_it_ends_beside_no_enemy() -> None:
    state = sneaking(one(1, PLAIN, (20, 14)))
    with pytest.raises(AssertionError, match="no_room"):
        stole(state, (0, 0), (0, to(20, 13)), dice=[3, 5])


@pytest.mark.rule("SW-ABI-50")
@pytest.mark.parametrize(("dice", "free"), [([4, 3], False), ([4, 4], True)])
def test_afterwards_it_speeds_up_and_engages_only_after_equal_dice(dice: list[int], free: bool) -> None:
    state = sneaking(one(1, PLAIN, (20, 20)))
    stole(state, (0, 0), (0, to(20, 12)), dice=dice)
    refusal = action_refused(state, actor_of(state), "speed_up")
    assert (refusal is None) is free
    way: list[Any] = [(0, 1), (0, [])] if free else [(0, 1)]
    play_out(choose_move(state), [(0, "join"), *way])  # 7 inches: too far for a charge
    assert activation_of(state).action == (ENGAGE if free else RUN)
    assert where(actor_of(state)) == pytest.approx((20, 19 if free else 16), abs=0.02)


@pytest.mark.rule("SW-ABI-50", "SW-MOV-16")
def test_afterwards_it_may_charge() -> None:
    state = sneaking(one(1, PLAIN, (20, 17)))
    stole(state, (0, 0), (0, to(20, 12)), dice=[4, 3])
    play_out(choose_move(state), [(0, "join"), (0, 1)])
    assert activation_of(state).action == CHARGE


@pytest.mark.rule("SW-ABI-50", "SW-MOV-19")
def test_afterwards_it_joins_nobody_whom_it_does_not_see() -> None:
    state = sneaking(one(1, PLAIN, (20, 18)), things=[piece("house", 20, 14)])
    stole(state, (0, 0), (0, []), dice=[4, 3])
    refusal = action_refused(state, actor_of(state), "join")
    assert refusal is not None
    assert refusal.reason == "spherewars.move.nobody_to_join"


@pytest.mark.rule("SW-ABI-51")
def test_neither_scenery_nor_a_defence_area_hinders_it() -> None:
    wood = piece("leafy_wood", 20, 13)
    state = sneaking(one(1, PLAIN, (21.7, 12.5)), things=[wood])
    played = stole(state, (0, 0), (0, to(20, 15)), dice=[1, 5])
    assert where(actor_of(state)) == (20, 15)
    assert "spherewars.jump.at" not in played.kinds


@pytest.mark.rule("SW-ABI-51")
def test_what_is_impassable_stops_it() -> None:
    state = sneaking(FAR_ENEMY, things=[piece("dolmen", 20, 13)])
    with pytest.raises(AssertionError, match="way"):
        stole(state, (0, 0), (0, to(20, 13)), dice=[1, 5])


@pytest.mark.rule("SW-ABI-52")
def test_a_group_shares_one_roll() -> None:
    """Igniis rolls; a guardian beside him and one beside that one use it, one further away cannot."""
    others = [one(0, GUARDIAN, (20 + 3.0 * place, 10)) for place in (1, 2)]
    state = sneaking(*others, one(0, GUARDIAN, (30, 10)), FAR_ENEMY, profile=IGNIIS)
    stole(state, (0, 0), (0, to(20, 20)), dice=[4, 4])
    activate(state, 1)
    played = stole(state, (0, 0), (0, to(22, 14)))
    assert played.questions[0].options() == [None, 1, 0]
    assert where(state.combatants[1]) == pytest.approx((22, 14), abs=0.5)
    assert action_refused(state, state.combatants[1], "speed_up") is None  # both dice were equal
    activate(state, 3)
    assert stole(state, (0, None)).questions[0].options() == [None, 3]


@pytest.mark.rule("SW-ABI-52")
def test_who_shares_a_roll_ends_near_one_who_used_it() -> None:
    state = sneaking(one(0, GUARDIAN, (22, 10)), FAR_ENEMY, profile=IGNIIS)
    stole(state, (0, 0), (0, to(20, 14)), dice=[4, 1])
    activate(state, 1)
    stole(state, (0, 0), (0, to(26, 10)))  # east, while Igniis went north
    assert where(state.combatants[1]) == (22, 10)
    state.combatants[1].effects = state.combatants[1].effects.after(ACTIVATION)


@pytest.mark.rule("SW-ABI-52", "SW-BAS-20")
def test_where_a_shared_move_is_cut_is_cut_no_more_when_it_is_read_again() -> None:
    state = sneaking(one(0, GUARDIAN, (22, 10)), FAR_ENEMY, profile=IGNIIS)
    question = StealthMove(state, state.combatants[1], inch(6), [state.combatants[0]])
    for bearing in range(0, TURN, TURN // 90):
        way = question.towards(bearing)
        assert way is not None
        assert question.is_near(way[-1])
        assert question.read(question.write(way)) == way


@pytest.mark.rule("SW-ABI-52", "SW-SCN-38")
def test_a_shared_move_is_cut_to_where_it_may_rest() -> None:
    """Where it comes too far from Igniis there is a wall, across which nobody rests."""
    state = sneaking(one(0, GUARDIAN, (22, 10)), FAR_ENEMY, profile=IGNIIS, things=[WALL])
    guardian = state.combatants[1]
    question = StealthMove(state, guardian, inch(6), [state.combatants[0]])
    way = question.read(to(26, 10))
    assert not isinstance(way, Refusal)
    assert has_room(state, guardian, way[-1], question.obstacles)


@pytest.mark.rule("SW-ABI-52")
def test_a_member_going_elsewhere_rolls_alone_and_the_next_round_needs_another_roll() -> None:
    state = sneaking(one(0, GUARDIAN, (22, 10)), FAR_ENEMY, profile=IGNIIS)
    stole(state, (0, 0), (0, to(20, 14)), dice=[4, 1])
    activate(state, 1)
    stole(state, (0, 1), (0, to(26, 10)), dice=[2, 4])
    assert where(state.combatants[1]) == (26, 10)
    for someone in state.combatants:
        someone.effects = someone.effects.after(ROUND)
    activate(state, 1)
    assert stole(state, (0, None)).questions[0].options() == [None, 1]


@pytest.mark.rule("SW-ABI-52")
@pytest.mark.parametrize(("roller", "end"), [(1, 12.0), (2, 15.0)])
def test_of_two_rolls_that_it_may_share_its_owner_names_one(roller: int, end: float) -> None:
    """Both members near it have rolled: a 2 and a 5 are the higher dice."""
    state = sneaking(one(0, SNEAK, (21.0, 12.0)), one(0, SNEAK, (21.0, 15.0)), FAR_ENEMY)
    own = state.combatants[0]
    for number, dice in ((1, 21), (2, 53)):
        state.combatants[number].troop = own.troop
        own.bear(LINKED, ROUND, number, dice)
        state.combatants[number].bear(STOLEN, ROUND, number)
    stole(state, (0, roller), (0, to(20, 30)))
    assert where(own) == (20, end)


@pytest.mark.rule("SW-ABI-52")
def test_strangers_share_nothing() -> None:
    state = sneaking(one(0, SNEAK, (21.5, 10)), FAR_ENEMY)
    stole(state, (0, 0), (0, []), dice=[4, 1])
    activate(state, 1)
    assert stole(state, (0, None)).questions[0].options() == [None, 1]


@pytest.mark.rule("SW-ABI-49", "SW-SHO-12")
def test_stealth_is_no_movement_for_a_shot() -> None:
    archer = made("archer", universal=("stealth",), pre=3)
    state = sneaking(one(1, PLAIN, (20, 20)), profile=archer)
    stole(state, (0, 0), (0, to(20, 12)), dice=[4, 1])
    play_out(choose_move(state), [(0, "stand")])
    shot = shot_of(state, actor_of(state), CATALOGUE.ranged["tension"], state.combatants[1])
    aim(state, shot)
    assert [part.rule for part in shot.bonus.parts if part.rule == "SW-SHO-12"] == []


# -- Sidestep ------------------------------------------------------------------------------------------

POSTMAN = made("postman", abilities=("sidestep",))


def joining(*others: Any) -> State:
    return position(one(0, PLAIN, START), one(1, POSTMAN, (20, 14)), *others, stage=MOVE)


def joined(state: State, *answers: Any, dice: list[int]) -> Played[None]:
    return play_out(choose_move(state), [(0, "join"), (0, 1), (0, []), *answers], dice)


@pytest.mark.rule("SW-MOV-33")
def test_a_postman_steps_aside() -> None:
    state = joining()
    played = joined(state, (1, True), (1, to(20, 16)), dice=[5])
    assert where(state.combatants[1]) == (20, 16)
    assert where(actor_of(state)) == (20, 13)
    assert activation_of(state).action == ENGAGE
    assert activation_of(state).joined == []
    assert played.told(Joined) == []


@pytest.mark.rule("SW-MOV-33")
@pytest.mark.parametrize(("answer", "dice"), [(True, [4]), (False, [])])
def test_who_fails_or_stays_is_joined(answer: bool, dice: list[int]) -> None:
    state = joining()
    joined(state, (1, answer), dice=dice)
    assert activation_of(state).action == CHARGE
    assert [one_of.enemy for one_of in activation_of(state).joined] == [1]


@pytest.mark.rule("SW-MOV-33")
def test_once_a_round_and_not_in_some_states() -> None:
    for prepare in ("used", STUNNED, PARALYSED):
        state = joining()
        postman = state.combatants[1]
        if prepare == "used":
            postman.bear("sidestep", ROUND, 1)
        else:
            postman.bear(prepare, NEXT_ACTIVATION)
        joined(state, dice=[])
        assert len(activation_of(state).joined) == 1


@pytest.mark.rule("SW-MOV-23")
def test_another_enemy_who_is_touched_stays_joined() -> None:
    state = joining(one(1, PLAIN, (21, 13)))
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, to(20, 13)), (1, True), (1, to(20, 16))], [6])
    assert [one_of.enemy for one_of in activation_of(state).joined] == [2]
    assert activation_of(state).action == ENGAGE


@pytest.mark.rule("SW-MOV-23", "SW-MOV-20")
def test_a_bystander_who_steps_aside_takes_nothing_from_a_charge() -> None:
    state = position(one(0, PLAIN, START), one(1, PLAIN, (20, 14)), one(1, POSTMAN, (21, 13)), stage=MOVE)
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, to(20, 13)), (1, True), (1, to(23, 13))], [6])
    act = activation_of(state)
    assert where(actor_of(state)) == (20, 13)
    assert [(one_of.enemy, one_of.charge) for one_of in act.joined] == [(1, True)]
    assert act.action == CHARGE


@pytest.mark.rule("SW-MOV-23")
def test_where_everybody_steps_aside_nobody_was_charged() -> None:
    state = joining(one(1, POSTMAN, (21, 13)))
    answers: list[Any] = [(1, [1, "sidestep"]), (1, True), (1, to(20, 16)), (1, True), (1, to(23, 13))]
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, to(20, 13)), *answers], [6, 6])
    assert activation_of(state).joined == []
    assert activation_of(state).action == ENGAGE


# -- On Alert ------------------------------------------------------------------------------------------

SCOUT = made("scout", abilities=("on_alert",))


def alert(gap: float, **more: Any) -> State:
    return position(one(0, PLAIN, START), one(1, SCOUT, (20, 11 + gap)), stage=AFTER_MOVE, **more)


@pytest.mark.rule("SW-MOV-33")
def test_a_scout_moves_when_an_enemy_has_come_near() -> None:
    state = alert(6)
    played = play_out(after_move(state), [(1, True), (1, to(20, 20))])
    assert played.told(Stepped)[0].trait == "on_alert"
    assert where(state.combatants[1]) == (20, 19)
    activation_of(state).stage = AFTER_MOVE
    assert play_out(after_move(state)).questions == []  # once in a round


@pytest.mark.rule("SW-MOV-33")
@pytest.mark.parametrize("hindered", ["far", "touching", "stunned", "fleeing", "unseen", "fighting"])
def test_nobody_is_alert_who_cannot_or_need_not_be(hindered: str) -> None:
    gaps = {"far": 6.1, "touching": 0.0}
    things = [piece("house", 20, 13.5)] if hindered == "unseen" else []
    state = alert(gaps.get(hindered, 6), things=things)
    scout = state.combatants[1]
    if hindered == "stunned":
        scout.bear(STUNNED, NEXT_ACTIVATION)
    elif hindered == "fleeing":
        scout.flight = FIRST_FLIGHT
    elif hindered == "fighting":
        state = position(
            one(0, PLAIN, START), one(1, SCOUT, (20, 16)), one(0, PLAIN, (20, 17)), stage=AFTER_MOVE
        )
    assert play_out(after_move(state)).questions == []


@pytest.mark.rule("SW-ACT-18")
def test_their_owner_says_who_of_several_scouts_is_first() -> None:
    """The second is left out if the move of the first has hidden the enemy from it."""
    state = position(
        one(0, PLAIN, START), one(1, SCOUT, (20, 14)), one(1, SCOUT, (26, 10)), one(1, SCOUT, (35, 35)),
        stage=AFTER_MOVE,
    )  # fmt: skip
    played = play_out(after_move(state), [(1, [2, "on_alert"]), (1, True), (1, to(28, 10)), (1, False)])
    assert played.questions[0].answers() == [[1, "on_alert"], [2, "on_alert"]]
    assert played.kinds.count("spherewars.turn.order") == 1
    assert where(state.combatants[2]) == (28, 10)


@pytest.mark.rule("SW-MOV-33")
def test_it_may_stay() -> None:
    state = alert(3)
    play_out(after_move(state), [(1, False)])
    assert where(state.combatants[1]) == (20, 14)


# -- Pounce ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MOV-33", "SW-HTH-18")
def test_after_its_fight_the_eagle_man_leaves() -> None:
    eagle_man = made("eagle_man", fly=True, abilities=("pounce",), fur=1)
    state = position(one(0, eagle_man, START), one(1, made("foe", wounds=8, con_mundane=6), NORTH))
    actor_of(state).bear("pounce", ACTIVATION, 0)
    play_out(fight(state), [(0, 1), (0, to(20, 1))], [5, 1, 3, 2, 1, 1])
    assert where(actor_of(state)) == (20, 6)


@pytest.mark.rule("SW-MOV-33")
def test_without_the_deed_it_stays() -> None:
    eagle_man = made("eagle_man", fly=True, abilities=("pounce",), fur=1)
    state = position(one(0, eagle_man, START), one(1, made("foe", wounds=8, con_mundane=6), NORTH))
    play_out(fight(state), [(0, 1)], [5, 1, 3, 2, 1, 1])
    assert where(actor_of(state)) == START
