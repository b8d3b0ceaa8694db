"""FLE, PUR: flights round what is in the way, over the edge and into traps; pursuit."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.fighting import Died
from dicefront.games.spherewars.rules.events.morale import Fled, LeftTable, Pursued, PursuitRolled
from dicefront.games.spherewars.rules.flight import flee, flee_from, flee_to_edge
from dicefront.games.spherewars.rules.melee import hand_of
from dicefront.games.spherewars.rules.moments import TRAITS, Trait
from dicefront.games.spherewars.rules.profile import LEADER, Profile
from dicefront.games.spherewars.rules.pursuit import flee_or_be_caught, may_pursue, pursuit_dice
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.state import (
    DEAD,
    FIRST_FLIGHT,
    FLED,
    Combatant,
    State,
    activation_of,
)
from dicefront.games.spherewars.rules.states import STUNNED
from dicefront.games.spherewars.rules.subjects import MOV, Attribute
from dicefront.games.spherewars.scenes import Placed, charged, inch, one, position, where
from dicefront.kernel.effects import TURN
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import Played, play_out
from dicefront.skirmish.space import Thing
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import rectangle
from tests.games.spherewars.bodies import put_on_floor
from tests.games.spherewars.profiles import ASH, PLAIN, made

FAST = made("fast", mov=6)
SLOW = made("slow", mov=2)
EAGLE = made("eagle", mov=4, fly=True)
FIERCE = made("fierce", universal=("fierce",))


def running(profile: Profile, *others: Placed, at: tuple[float, float] = (20, 10), **more: Any) -> State:
    """A fugitive of side 0 and others."""
    return position(one(0, profile, at, flight=FIRST_FLIGHT), *others, **more)


def fled(state: State, dx: int, dy: int, answers: list[tuple[int, Any]] | None = None) -> Played[None]:
    return play_out(flee(state, state.combatants[0], Point(dx, dy)), answers)


# -- flights --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-FLE-01", "SW-FLE-03")
def test_the_postman_flees_from_the_goat_man() -> None:
    state = running(PLAIN, one(1, PLAIN, (20, 20)), at=(20, 21))
    played = play_out(flee_from(state, state.combatants[0], Point(inch(20), inch(20))))
    assert where(state.combatants[0]) == (20, 25)
    assert played.told(Fled) == [Fled(0, [[inch(20), inch(21)], [inch(20), inch(25)]])]


@pytest.mark.rule("SW-FLE-05", "SW-FLE-06")
def test_later_flights_go_to_the_nearest_edge_and_over_it() -> None:
    state = running(PLAIN, one(1, PLAIN, (35, 35)), at=(6, 15))
    fugitive = state.combatants[0]
    play_out(flee_to_edge(state, fugitive))
    assert where(fugitive) == (2, 15)
    played = play_out(flee_to_edge(state, fugitive))
    assert fugitive.where == FLED
    assert played.told(LeftTable) == [LeftTable(0)]
    assert played.told(Fled)[0].way[-1] == [inch(0.5), inch(15)]


@pytest.mark.rule("SW-FLE-05")
def test_of_two_equally_near_edges_the_owner_chooses() -> None:
    for edge, end in (("west", (2, 6)), ("south", (6, 2))):
        state = running(PLAIN, at=(6, 6))
        played = play_out(flee_to_edge(state, state.combatants[0]), [(0, edge)])
        assert played.questions[0].options() == ["south", "west"]
        assert where(state.combatants[0]) == end
    for place, end in (((34, 20), (38, 20)), ((20, 34), (20, 38))):
        state = running(PLAIN, at=place)
        play_out(flee_to_edge(state, state.combatants[0]))
        assert where(state.combatants[0]) == end


@pytest.mark.rule("SW-FLE-07", "SW-PUR-15", "SW-PUR-17")
def test_a_fugitive_who_meets_a_free_enemy_is_trapped() -> None:
    state = running(PLAIN, one(1, PLAIN, (20, 13)))
    played = fled(state, 0, 1)
    assert played.told(Died) == [Died(0, 1, "trap")]
    assert state.combatants[0].where == DEAD


@pytest.mark.rule("SW-FLE-08")
def test_contact_at_the_start_traps_only_in_the_way() -> None:
    state = running(PLAIN, one(1, PLAIN, (20, 9)))
    fled(state, 0, 1)
    assert where(state.combatants[0]) == (20, 14)
    state = running(PLAIN, one(1, PLAIN, (20, 9)))
    fled(state, 0, -1)
    assert state.combatants[0].where == DEAD


@pytest.mark.rule("SW-FLE-09")
def test_a_fugitive_goes_round_a_friend() -> None:
    for side, end in (("left", (19.2, 13.610)), ("right", (21.2, 13.208))):
        state = running(PLAIN, one(0, PLAIN, (20.2, 12)), one(1, PLAIN, (35, 35)))
        played = fled(state, 0, 1, [(0, side)])
        assert played.kinds == ["spherewars.flight.side"]
        assert where(state.combatants[0]) == pytest.approx(end, abs=0.01)


@pytest.mark.rule("SW-FLE-09", "SW-FLE-02")
def test_a_fugitive_goes_round_impassable_scenery() -> None:
    shape = rectangle(inch(18), inch(12), inch(23), inch(16))
    rock = Thing("dolmen", "dolmen", shape, 0, inch(9), False, False, False, NOBODY)
    for side, end in (("left", (17.5, 13.715)), ("right", (23.5, 12.715))):
        state = running(FAST, one(1, PLAIN, (35, 35)), things=[rock])
        fled(state, 0, 1, [(0, side)])
        assert where(state.combatants[0]) == pytest.approx(end, abs=0.01)


@pytest.mark.rule("SW-FLE-10")
def test_a_combat_in_the_way_is_skirted_as_one_obstacle() -> None:
    state = running(FAST, one(0, PLAIN, (20, 12)), one(1, PLAIN, (21, 12)))
    fled(state, 0, 1, [(0, "right")])
    assert state.combatants[0].where != DEAD
    assert where(state.combatants[0])[0] == pytest.approx(22, abs=0.01)


@pytest.mark.rule("SW-FLE-11")
def test_a_side_where_an_enemy_waits_is_shut() -> None:
    lackey, ripper = one(1, PLAIN, (18.9, 12.9)), one(1, PLAIN, (21.1, 12.9))
    state = running(PLAIN, one(0, PLAIN, (20, 12)), lackey)
    fled(state, 0, 1)
    assert where(state.combatants[0])[0] == pytest.approx(21, abs=0.01)
    state = running(PLAIN, one(0, PLAIN, (20, 12)), lackey, ripper)
    fled(state, 0, 1)
    assert where(state.combatants[0]) == pytest.approx((20, 11), abs=0.01)
    assert state.combatants[0].where != DEAD


@pytest.mark.rule("SW-FLE-12")
def test_a_flyer_passes_over_everything_and_only_its_end_matters() -> None:
    state = running(EAGLE, one(0, PLAIN, (20, 11)), one(1, PLAIN, (20, 12.5)))
    fled(state, 0, 1)
    assert where(state.combatants[0]) == (20, 14)
    state = running(EAGLE, one(0, PLAIN, (20, 14.3)))
    fled(state, 0, 1)
    assert where(state.combatants[0]) == pytest.approx((20, 13.3), abs=0.02)
    state = running(EAGLE, one(1, PLAIN, (20, 14.9)))
    fled(state, 0, 1)
    assert state.combatants[0].where == DEAD
    state = running(EAGLE, one(1, PLAIN, (20, 14.9)), one(0, PLAIN, (21, 14.9)))  # he is in combat
    fled(state, 0, 1)
    assert state.combatants[0].where == DEAD
    state = running(EAGLE, at=(20, 38))
    fled(state, 0, 1)
    assert state.combatants[0].where == FLED


@pytest.mark.rule("SW-WOU-13", "SW-WOU-15")
def test_a_fugitive_runs_through_ephemeral_enemies_and_destroys_them() -> None:
    state = running(PLAIN, one(1, ASH, (20, 12)), one(1, PLAIN, (35, 35)))
    played = fled(state, 0, 1)
    assert where(state.combatants[0]) == (20, 14)
    assert played.told(Died) == [Died(1, 0, "touch")]


@pytest.mark.rule("SW-DEF-16")
def test_who_flees_in_the_enemy_round_has_no_defence_area() -> None:
    state = running(PLAIN, one(1, PLAIN, (35, 35)))
    fled(state, 0, 1)
    assert not state.combatants[0].area_lost
    state.side = 1
    fled(state, 0, 1)
    assert state.combatants[0].area_lost


@pytest.mark.rule("SW-MOV-20")
def test_contact_that_is_broken_ends_the_bonus_of_a_charge() -> None:
    state = position(
        one(0, PLAIN, (20, 20)),
        one(1, PLAIN, (20, 21)),
        one(1, PLAIN, (20, 19)),
        joined=[charged(1), charged(2)],
    )
    state.combatants[1].flight = FIRST_FLIGHT
    play_out(flee(state, state.combatants[1], Point(0, 1)))
    assert state.activation is not None
    assert [joined.whole for joined in state.activation.joined] == [False, True]


# -- pursuit --------------------------------------------------------------------------------------


def chase(
    winner: Profile, loser: Profile, answers: list[tuple[int, Any]], dice: list[int], *others: Placed
) -> tuple[State, Played[None]]:
    """Number 0 has drawn blood of number 1, who flees to the north."""
    state = position(one(0, winner, (20, 20)), one(1, loser, (20, 21), flight=FIRST_FLIGHT), *others)
    played = play_out(flee_or_be_caught(state, state.combatants[1], state.combatants[0]), answers, dice)
    return state, played


@pytest.mark.rule("SW-PUR-03", "SW-PUR-05", "SW-PUR-10")
def test_the_mongoose_boys_trap_the_summoners() -> None:
    state, played = chase(PLAIN, PLAIN, [(0, True)], [6, 4, 2, 1, 5, 5, 3, 2])
    assert played.told(PursuitRolled) == [PursuitRolled(0, 1, [[6, 4, 2, 1], [5, 5, 3, 2]], True)]
    assert state.combatants[1].where == DEAD
    assert where(state.combatants[0]) == (20, 22)


@pytest.mark.rule("SW-PUR-06", "SW-PUR-10")
def test_the_summoners_get_away() -> None:
    for dice in ([5, 4, 2, 1, 5, 5, 3, 2], [5, 4, 2, 1, 5, 4, 2, 1]):  # a tie lets them go
        state, played = chase(PLAIN, PLAIN, [(0, True)], dice)
        assert where(state.combatants[1]) == (20, 25)
        assert where(state.combatants[0]) == (20, 22)
        assert played.course[-2:] == ["spherewars.fled", "spherewars.pursued"]


@pytest.mark.rule("SW-PUR-07", "SW-PUR-01")
def test_the_owner_of_the_winner_may_decline() -> None:
    state, played = chase(PLAIN, PLAIN, [(0, False)], [])
    assert where(state.combatants[1]) == (20, 25)
    assert where(state.combatants[0]) == (20, 20)
    assert not played.told(Pursued)


@pytest.mark.rule("SW-PUR-01")
def test_who_cannot_pursue() -> None:
    state, _ = chase(PLAIN, PLAIN, [], [], one(1, PLAIN, (21, 20)))
    assert where(state.combatants[0]) == (20, 20)
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 21), flight=1))
    winner, loser = state.combatants
    assert may_pursue(state, loser, winner)
    winner.bear(STUNNED, TURN)
    assert not may_pursue(state, loser, winner)


@pytest.mark.rule("SW-PUR-02", "SW-ABI-28")
def test_the_fierce_must_pursue() -> None:
    state, played = chase(FIERCE, PLAIN, [], [6, 1, 1, 1, 5, 5, 3, 2])
    assert not played.questions
    assert state.combatants[1].where == DEAD


@pytest.mark.rule("SW-PUR-08")
def test_a_slow_fugitive_is_caught_without_a_roll() -> None:
    state, played = chase(PLAIN, SLOW, [(0, True)], [])
    assert played.told(PursuitRolled) == [PursuitRolled(0, 1, [], True)]
    assert state.combatants[1].where == DEAD


@pytest.mark.rule("SW-PUR-09", "SW-FLY-07")
def test_one_who_walks_has_a_single_die_against_a_flyer() -> None:
    ikarus = made("ikarus", mov=5, fly=True)
    _, played = chase(ikarus, FAST, [(0, True)], [6, 1, 1, 1, 1, 5])
    assert [len(faces) for faces in played.told(PursuitRolled)[0].faces] == [5, 1]
    _, played = chase(FAST, ikarus, [(0, True)], [1, 5, 1, 1, 1, 1])
    assert [len(faces) for faces in played.told(PursuitRolled)[0].faces] == [1, 5]
    _, played = chase(EAGLE, ikarus, [(0, True)], [1, 1, 1, 1, 5, 1, 1, 1, 1])
    assert [len(faces) for faces in played.told(PursuitRolled)[0].faces] == [4, 5]


@pytest.mark.rule("SW-PUR-04", "SW-MOV-32")
def test_the_roll_counts_what_changes_the_attribute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRAITS, "swift", Swift())
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 21), flight=FIRST_FLIGHT))
    state.combatants[0].bear("swift", TURN)
    assert pursuit_dice(state, state.combatants[0], state.combatants[1]) == 6
    assert pursuit_dice(state, state.combatants[1], state.combatants[0]) == 4


class Swift(Trait):
    """What stands for a speed potion."""

    def shape_attribute(self, state: State, me: Combatant, attribute: Attribute) -> None:
        if attribute.which == MOV:
            attribute.change("swift", 2, "SW-PUR-04")


@pytest.mark.rule("SW-PUR-10", "SW-PUR-11")
def test_the_pursuit_ends_at_a_new_enemy() -> None:
    state, _ = chase(PLAIN, SLOW, [(0, True)], [], one(1, PLAIN, (20, 22.5)))
    assert where(state.combatants[0]) == pytest.approx((20, 21.5), abs=0.01)
    assert state.combatants[2].where != DEAD


@pytest.mark.rule("SW-PUR-12")
def test_a_fugitive_that_is_held_up_is_trapped_by_the_pursuit_move() -> None:
    friend = one(1, PLAIN, (20, 22.5))
    lackey, ripper = one(0, PLAIN, (18.9, 23.4)), one(0, PLAIN, (21.1, 23.4))
    _, played = chase(PLAIN, PLAIN, [(0, True)], [1, 1, 1, 1, 5, 1, 1, 1], friend, lackey, ripper)
    assert played.told(Died) == [Died(1, 0, "trap")]


@pytest.mark.rule("SW-DIC-12")
def test_the_dice_of_the_active_side_come_first() -> None:
    state = position(
        one(0, PLAIN, (20, 20)),
        one(1, PLAIN, (20, 21), flight=FIRST_FLIGHT),
        one(1, PLAIN, (35, 35)),
        acting=2,
    )
    played = play_out(
        flee_or_be_caught(state, state.combatants[1], state.combatants[0]),
        [(0, True)],
        [5, 5, 3, 2, 6, 4, 2, 1],
    )
    assert played.told(PursuitRolled) == [PursuitRolled(0, 1, [[6, 4, 2, 1], [5, 5, 3, 2]], True)]
    assert played.questions[0].reaction


@pytest.mark.rule("SW-PUR-05", "SW-MOR-16", "SW-MOR-18", "SW-FLE-04")
def test_a_trapped_leader_is_mourned_before_the_pursuer_moves() -> None:
    """L7, K5: his band flees from where the killer stands, and only then the pursuer goes his 2 inches."""
    leader = made("chief", mov=2, rank=LEADER)
    state, played = chase(
        PLAIN, leader, [(0, True)], [1, 4], one(1, PLAIN, (20, 26)), one(1, PLAIN, (35, 35))
    )
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("MoraleRolled") < kinds.index("Fled") < kinds.index("Pursued")
    assert where(state.combatants[2]) == (20, 30)


@pytest.mark.rule("SW-PUR-10", "SW-SCN-58")
def test_nobody_on_another_floor_is_in_the_way_of_a_pursuit() -> None:
    state = position(
        one(0, PLAIN, (20, 20)), one(1, SLOW, (20, 21), flight=FIRST_FLIGHT), one(1, PLAIN, (20, 22.5))
    )
    put_on_floor(state.combatants[2], 1)
    play_out(flee_or_be_caught(state, state.combatants[1], state.combatants[0]), [(0, True)])
    assert where(state.combatants[0]) == (20, 22)


@pytest.mark.rule("SW-PUR-11", "SW-PUR-13", "SW-SCN-09")
def test_who_is_reached_by_a_pursuit_is_engaged() -> None:
    """The enemy stands in a wood and was free: it has the die of whom somebody joins."""
    wood = thing_of("wood", "wood 1", inch(20), inch(25.8), 0)
    state = position(
        one(0, PLAIN, (20, 20)),
        one(1, SLOW, (20, 21), flight=FIRST_FLIGHT),
        one(1, PLAIN, (20, 22.5)),
        things=[wood],
    )
    play_out(flee_or_be_caught(state, state.combatants[1], state.combatants[0]), [(0, True)])
    assert [(one.enemy, one.was_free, one.whole) for one in activation_of(state).joined] == [(2, True, False)]
    assert hand_of(state, state.combatants[2], state.combatants[0]).count() == 3
