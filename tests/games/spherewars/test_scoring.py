"""MIS, WIN: points, glory, and how games end."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules import turn
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.elimination import look_for_end, offer_stop
from dicefront.games.spherewars.rules.events.playing import Scored
from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.preparing import put_objects
from dicefront.games.spherewars.rules.scoring import (
    blood_points,
    end_by_points,
    holder_of,
    loss_of,
    mission_points,
    object_shapes,
    price_of,
    scores_of,
    special_glory,
)
from dicefront.games.spherewars.rules.state import (
    DEAD,
    FIRST_FLIGHT,
    FLED,
    ROUND,
    UPDATE,
    State,
)
from dicefront.games.spherewars.rules.view import view
from dicefront.games.spherewars.scenes import Placed, one, position
from dicefront.kernel.testing import Played, play_out

DOLMENS = "domination_of_the_dolmens"
CAMP = "destruction_of_the_camp"
RELICS = "sacking_of_the_relics"
DEATH = "death_of_the_enemy"


def mission(name: str, *placed: Placed, points: int = 500, **options: Any) -> State:
    """Combatants in a mission, in its first turn."""
    state = position(*placed)
    state.activation = None
    chosen = {"mission": name, "points": points, "central_piece": "wood", **options}
    state.options = options_of(complete_options(chosen))
    state.mission = name
    play_out(put_objects(state))
    return state


def worth(state: State, *prices: int) -> State:
    """Combatants with these prices."""
    for combatant, price in zip(state.combatants, prices):
        combatant.price = price
    return state


def at(side: int, x: float, y: float, **more: Any) -> Placed:
    return one(side, "transmitter", (x, y), **more)


def hero(side: int, x: float, y: float, **more: Any) -> Placed:
    return one(side, "nirlem", (x, y), **more)


# -- what somebody is worth ----------------------------------------------------------------------------


@pytest.mark.rule("SW-WIN-08")
def test_hidden_consumables_count_only_at_the_end() -> None:
    state = mission(DEATH, hero(0, 5, 5), at(1, 5, 35))
    leader = state.combatants[0]
    leader.price = 181
    leader.hidden = ["attack_potion"]
    cost = price_of(state, leader, False) - 181
    assert cost > 0
    assert price_of(state, leader, True) == 181
    leader.hidden, leader.shown = [], ["attack_potion"]
    assert price_of(state, leader, True) == 181 + cost


@pytest.mark.rule("SW-WIN-10", "SW-WIN-11", "SW-WIN-12", "SW-WIN-13")
def test_what_a_hero_gives() -> None:
    state = worth(mission(DEATH, one(0, "taem", (5, 5)), at(1, 5, 35)), 188)
    leader = state.combatants[0]
    leader.wounds = 4
    assert (leader.profile.wounds, loss_of(state, leader, False)) == (6, 0)
    leader.wounds = 3
    assert loss_of(state, leader, False) == 94
    leader.flight = FIRST_FLIGHT
    assert loss_of(state, leader, False) == 188
    for where in (DEAD, FLED):
        leader.where = where
        assert loss_of(state, leader, False) == 188


@pytest.mark.rule("SW-WIN-13")
def test_half_of_five_wounds_are_two() -> None:
    state = worth(mission(DEATH, hero(0, 5, 5), at(1, 5, 35)), 101)
    leader = state.combatants[0]
    assert leader.profile.wounds == 5
    leader.wounds = 3
    assert loss_of(state, leader, False) == 0
    leader.wounds = 2
    assert loss_of(state, leader, False) == 50


@pytest.mark.rule("SW-WIN-13", "SW-WIN-14")
def test_a_wounded_superior_gives_half_and_a_wounded_fighter_nothing() -> None:
    state = worth(
        mission(DEATH, one(0, "leviathan", (5, 5)), one(0, "near_heart", (9, 5)), at(1, 5, 35)), 200, 60
    )
    superior, fighter = state.combatants[:2]
    superior.wounds = superior.profile.wounds // 2
    fighter.wounds = 1
    assert (loss_of(state, superior, False), loss_of(state, fighter, False)) == (100, 0)


@pytest.mark.rule("SW-WIN-09", "SW-WIN-10", "SW-WIN-12", "SW-WIN-17", "SW-FLE-21")
def test_blood_points_are_what_the_enemy_lost() -> None:
    state = mission(DEATH, at(0, 5, 5), at(1, 5, 35), at(1, 9, 35), at(1, 13, 35), at(1, 17, 35))
    worth(state, 50, 20, 30, 40, 0)
    state.combatants[1].where = DEAD
    state.combatants[2].flight = FIRST_FLIGHT
    state.combatants[4].where = DEAD  # created in play, without a stated value
    assert (blood_points(state, 0), blood_points(state, 1)) == (50, 0)


# -- objects -------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MIS-11", "SW-MIS-12", "SW-MIS-20")
def test_near_two_dolmens_counts_once() -> None:
    state = worth(mission(DOLMENS, at(0, 15, 20), at(1, 5, 35)), 69)
    assert mission_points(state, 0) == 69
    assert [holder_of(state, shape, state_reach(state)) for shape in object_shapes(state)] == [0, 0, -1]


def state_reach(state: State) -> int:
    assert state.options.mission is not None
    return state.options.mission.reach


@pytest.mark.rule("SW-MIS-11")
@pytest.mark.parametrize(("y", "points"), [(25.4, 30), (25.6, 0), (21.5, 30)])
def test_the_distance_is_that_of_base_and_shape(y: float, points: int) -> None:
    state = worth(mission(DOLMENS, at(0, 20, y), at(1, 5, 35)), 30)
    assert mission_points(state, 0) == points


@pytest.mark.rule("SW-MIS-13", "SW-WIN-16")
def test_who_flees_counts_for_no_object() -> None:
    state = worth(mission(DOLMENS, at(0, 20, 24, flight=1), at(1, 5, 35)), 30)
    assert mission_points(state, 0) == 0
    assert holder_of(state, object_shapes(state)[1], state_reach(state)) == -1


@pytest.mark.rule("SW-WIN-16", "SW-MIS-15")
def test_in_death_of_the_enemy_fleeing_enemies_count() -> None:
    state = worth(mission(DEATH, at(0, 20, 24, flight=1), at(1, 5, 35)), 30)
    assert (mission_points(state, 1), blood_points(state, 1)) == (30, 30)


@pytest.mark.rule("SW-MIS-14")
def test_equal_points_control_nothing() -> None:
    state = worth(mission(DOLMENS, at(0, 20, 24), at(1, 20, 16)), 83, 83)
    shape = object_shapes(state)[1]
    assert holder_of(state, shape, state_reach(state)) == -1
    state.combatants[1].price = 84
    assert holder_of(state, shape, state_reach(state)) == 1
    assert holder_of(state, object_shapes(state)[0], state_reach(state)) == -1


# -- special glory -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MIS-16")
@pytest.mark.parametrize("where", [DEAD, FLED])
def test_a_dead_leader_gives_glory_to_both(where: int) -> None:
    state = mission(DEATH, hero(0, 5, 5), hero(1, 5, 35))
    assert special_glory(state, -1) == [0, 0]
    state.combatants[1].where = where
    assert special_glory(state, -1) == [1, 0]
    state.combatants[0].where = where
    assert special_glory(state, -1) == [1, 1]


@pytest.mark.rule("SW-MIS-21")
def test_two_dolmens_give_glory_and_one_does_not() -> None:
    state = mission(DOLMENS, at(0, 10, 24), at(1, 5, 35))
    assert special_glory(state, -1) == [0, 0]
    state = mission(DOLMENS, at(0, 15, 20), at(1, 5, 35))
    assert special_glory(state, -1) == [1, 0]


@pytest.mark.rule("SW-MIS-24", "SW-MIS-25")
@pytest.mark.parametrize(("y", "edges", "points"), [(31.6, [0, 1], 40), (31.4, [0, 1], 0), (31.6, [1, 0], 0)])
def test_who_touches_the_enemy_camp_gives_points(y: float, edges: list[int], points: int) -> None:
    state = worth(mission(CAMP, at(0, 20, y), at(1, 3, 20)), 40)
    state.edges = edges
    assert mission_points(state, 0) == points


@pytest.mark.rule("SW-MIS-26")
@pytest.mark.parametrize(("y", "glory"), [(27, [1, 0]), (27.6, [0, 0])])
def test_the_central_piece_gives_glory(y: float, glory: list[int]) -> None:
    state = mission(CAMP, at(0, 20, y), at(1, 3, 20))
    assert special_glory(state, -1) == glory


@pytest.mark.rule("SW-MIS-29")
@pytest.mark.parametrize(("x", "points"), [(13.9, 40), (14.1, 0)])
def test_three_inches_from_a_relic(x: float, points: int) -> None:
    state = worth(mission(RELICS, at(0, x, 10), at(1, 3, 20)), 40)
    assert mission_points(state, 0) == points


@pytest.mark.rule("SW-MIS-30")
@pytest.mark.parametrize(("face", "glory"), [(1, [1, 0]), (4, [0, 0]), (5, [0, 0]), (6, [0, 0])])
def test_a_die_names_the_relic(face: int, glory: list[int]) -> None:
    state = worth(mission(RELICS, at(0, 10, 12), at(0, 10, 32), at(1, 10, 28)), 40, 83, 83)
    played = play_out(end_by_points(state), [], [face])
    assert [event.special for event in scored(played)] == glory


def scored(played: Played[None]) -> list[Scored]:
    return [event for event in played.events if isinstance(event, Scored)]


# -- glory and winning ---------------------------------------------------------------------------------


def outcome(state: State, dice: list[int] | None = None) -> tuple[str, str, list[int]]:
    play_out(end_by_points(state), [], dice)
    assert state.outcome is not None
    return state.outcome.reason, state.outcome.rule, state.outcome.places


def bloody(points: int, *losses: tuple[int, int]) -> State:
    """Death of the Enemy; of each side somebody worth so much has died."""
    placed = [at(side, 3 + 3 * number, 5 + 30 * side) for number, (side, _) in enumerate(losses)]
    state = mission(DEATH, *placed, at(0, 35, 5), at(1, 35, 35), points=points)
    for combatant, (_, price) in zip(state.combatants, losses):
        combatant.where, combatant.price = DEAD, price
    return state


@pytest.mark.rule("SW-MIS-16", "SW-WIN-01", "SW-WIN-02", "SW-WIN-03", "SW-WIN-05")
def test_both_leaders_dead_and_blood_breaks_the_tie() -> None:
    state = mission(DEATH, hero(0, 5, 5), hero(1, 5, 35), at(0, 9, 5), at(1, 9, 35))
    worth(state, 190, 230)
    for leader in state.combatants[:2]:
        leader.where = DEAD
    scores = scores_of(state, False)
    assert [(one.points, one.glory, one.total()) for one in scores] == [(230, 1, 2), (190, 1, 2)]
    assert outcome(state) == ("spherewars.end.blood", "SW-WIN-01", [1, 2])


@pytest.mark.rule("SW-WIN-01", "SW-WIN-03", "SW-WIN-07")
def test_more_glory_wins_although_less_blood() -> None:
    state = mission(DOLMENS, at(0, 10, 24), at(1, 15, 20), at(0, 3, 3), at(1, 3, 37), points=1000)
    worth(state, 202, 433, 429, 490)
    for dead in state.combatants[2:]:
        dead.where = DEAD
    scores = scores_of(state, False)
    assert [(one.points, one.blood, one.glory) for one in scores] == [(202, 490, 1), (433, 429, 2)]
    assert outcome(state) == ("spherewars.end.glory", "SW-WIN-01", [2, 1])


@pytest.mark.rule("SW-WIN-03", "SW-WIN-06")
@pytest.mark.parametrize(("loss", "glory"), [(199, [2, 1]), (200, [3, 0]), (300, [4, 0]), (149, [1, 1])])
def test_the_chart_of_a_sovereign_game(loss: int, glory: list[int]) -> None:
    scores = scores_of(bloody(750, (1, loss)), False)
    assert [one.glory for one in scores] == glory


@pytest.mark.rule("SW-WIN-01")
def test_equal_glory_and_equal_blood_is_a_draw() -> None:
    assert outcome(bloody(500, (0, 30), (1, 30))) == ("spherewars.end.equal", "SW-WIN-01", [1, 1])


@pytest.mark.rule("SW-WIN-08")
def test_everybody_sees_the_scores_with_open_prices() -> None:
    state = mission(DEATH, hero(0, 5, 5), at(0, 9, 5), at(1, 5, 35))
    worth(state, 100)
    state.combatants[0].where = DEAD
    state.combatants[0].hidden = ["attack_potion"]
    for seat in (0, 1, None):
        seen: Any = view(state, seat)
        assert [one["blood"] for one in seen["scores"]] == [0, 100]
    play_out(end_by_points(state))
    final: Any = view(state, None)
    assert final["scores"][1]["blood"] > 100


# -- when games end ------------------------------------------------------------------------------------


def last_round(name: str, number: int, **options: Any) -> State:
    """The second round of a turn is over."""
    state = mission(name, at(0, 5, 5), at(1, 5, 35), **options)
    state.stage, state.turn, state.first, state.side = ROUND, number, 0, 1
    return state


@pytest.mark.rule("SW-MIS-07", "SW-TRN-02", "SW-TRN-18", "SW-MIS-17", "SW-MIS-22", "SW-MIS-27")
@pytest.mark.parametrize(("name", "turns"), [(DEATH, 6), (DOLMENS, 6), (CAMP, 4)])
def test_the_last_turn_ends_without_updating(name: str, turns: int) -> None:
    state = last_round(name, turns)
    state.combatants[0].fatigue = 1
    play_out(turn.end_round(state))
    assert state.outcome is not None
    assert state.combatants[0].fatigue == 1
    state = last_round(name, turns - 1)
    play_out(turn.end_round(state))
    assert (state.outcome, state.stage) == (None, UPDATE)


@pytest.mark.rule("SW-TRN-02")
def test_players_may_agree_on_another_length() -> None:
    state = last_round("last_survivor", 3, turns=3)
    play_out(turn.end_round(state))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.places) == ("spherewars.end.time", [1, 1])


@pytest.mark.rule("SW-MIS-09", "SW-MIS-18")
def test_death_of_the_enemy_ends_with_a_side_and_counts() -> None:
    state = mission(DEATH, at(0, 5, 5), at(1, 5, 35))
    state.combatants[1].where = DEAD
    play_out(answer(state))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.places) == ("spherewars.end.blood", [1, 2])


@pytest.mark.rule("SW-MIS-08", "SW-MIS-36", "SW-MIS-38")
@pytest.mark.parametrize(("name", "rule"), [("crash", "SW-MIS-36"), ("last_survivor", "SW-MIS-38")])
def test_who_is_left_wins(name: str, rule: str) -> None:
    state = mission(name, at(0, 5, 5), at(1, 5, 35), at(1, 9, 35, flight=1))
    state.combatants[1].where = DEAD
    play_out(look_for_end(state))
    assert state.outcome is None
    state.combatants[2].where = FLED
    play_out(look_for_end(state))
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.rule) == ("spherewars.end.eliminated", rule)
    assert state.outcome.places == [1, 2]


@pytest.mark.rule("SW-MIS-36")
def test_without_anybody_it_is_a_draw() -> None:
    state = mission("crash", at(0, 5, 5), at(1, 5, 35))
    for combatant in state.combatants:
        combatant.where = DEAD
    play_out(look_for_end(state))
    assert state.outcome is not None
    assert state.outcome.places == [1, 1]


@pytest.mark.rule("SW-MIS-09")
@pytest.mark.parametrize(("name", "dice"), [(DOLMENS, []), (CAMP, []), (RELICS, [6])])
def test_the_survivor_may_go_on_or_stop(name: str, dice: list[int]) -> None:
    state = mission(name, at(0, 5, 5), at(1, 5, 35))
    actor = state.combatants[0]
    play_out(offer_stop(state, actor))
    state.combatants[1].where = DEAD
    play_out(look_for_end(state))
    assert state.outcome is None
    play_out(offer_stop(state, actor), [(0, True)])
    assert state.outcome is None
    play_out(offer_stop(state, actor), [(0, False)], dice)
    assert state.outcome is not None


@pytest.mark.rule("SW-MIS-09", "SW-MIS-36")
def test_where_points_decide_nobody_left_ends_the_game() -> None:
    state = mission(DOLMENS, at(0, 5, 5), at(1, 5, 35))
    for combatant in state.combatants:
        combatant.where = DEAD
    play_out(look_for_end(state))
    assert state.outcome is not None
    assert state.outcome.reason == "spherewars.end.equal"
