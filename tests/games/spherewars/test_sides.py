"""MUL: two sides with several seats and bands."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import pick
from dicefront.games.spherewars.rules.bets import most_gems
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import in_area, target_refused
from dicefront.games.spherewars.rules.deployment import batch_of, roll_off
from dicefront.games.spherewars.rules.events.fighting import RolledAgain
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.events.orders import Relocated
from dicefront.games.spherewars.rules.events.playing import (
    Activated,
    BrilliantStrategy,
    LeaderRolled,
    Yielded,
)
from dicefront.games.spherewars.rules.events.spells import SpellRolled
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.morale import has_presence, mourn, passes
from dicefront.games.spherewars.rules.orders import BY_THE_ALLIANCE, receiver_refused
from dicefront.games.spherewars.rules.profile import LEADER
from dicefront.games.spherewars.rules.sides import (
    dispeller,
    knows,
    leaders_dead,
    points_of_side,
    speaker_of,
)
from dicefront.games.spherewars.rules.state import (
    BUILD_BANDS,
    DEAD,
    DEPLOY,
    INFILTRATE,
    ROLL_OFF,
    STRATEGY,
    State,
    is_enemy,
    is_friend,
    is_own,
)
from dicefront.games.spherewars.rules.states import CONCUSSED
from dicefront.games.spherewars.rules.subjects import DEED, EFFECT, TOUCH, Blow, Feat, Use
from dicefront.games.spherewars.rules.supporting import supports_of
from dicefront.games.spherewars.rules.turn import refill_gems, strategy, updating
from dicefront.games.spherewars.rules.windows import BETWEEN, MORALE, open_window
from dicefront.games.spherewars.rules.wounds import die
from dicefront.games.spherewars.scenes import inch, one, position, put, where
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import GAME as GAME_LONG
from dicefront.kernel.errors import BadData
from dicefront.kernel.table import Table
from dicefront.kernel.testing import Played, check_imagined, check_moment, play_out, refusal_of
from tests.games.spherewars.profiles import HERO, PLAIN, POSTMAN, TIR_ABE, made
from tests.games.spherewars.sorcery import TOUGH, casts, scene, sorcerer

SCOUTS = ["scout_scions_tide", "scout_alliance_vanguard", "scout_packs_embers", "scout_adepts_glade"]
CLEVER = made("clever", rank=LEADER, com=3, universal=("strategist",))
TELEPATH = made("telepath", rank=LEADER, com=3, abilities=("telepathy",))
SORCERER = made("sorcerer", pow=3)
CARRIER = made("carrier", rank=LEADER, ap=9, slots=(1, 1, 1, 1, 1), consumables_max=3)


def four(*others: Any, seats: int = 4) -> State:
    """A plain combatant of each of four bands, far from each other; side 0 has the bands 0 and 2."""
    spots = [(5, 5), (5, 35), (35, 5), (35, 35)]
    return position(*[one(band, PLAIN, spots[band]) for band in range(4)], *others, seats=seats)


def between_turns(*others: Any, seats: int = 4) -> State:
    state = four(*others, seats=seats)
    state.activation = None
    state.stage = STRATEGY
    return state


def rosters(seats: int) -> list[Any]:
    """A band for each seat; two for the one who leads two."""
    given: list[Any] = [SCOUTS[seat % 4] for seat in range(seats)]
    if seats % 2:
        given[1] = [given[1], SCOUTS[3]]
    return given


def table_for(seats: int, given: list[Any] | None = None, seed: int = 1) -> Table[State]:
    return GAME.table({"seats": seats}, rosters(seats) if given is None else given, seed=seed)


# -- seats, bands and sides -----------------------------------------------------------------------------


@pytest.mark.rule("SW-MUL-01")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [(2, [0, 1]), (3, [0, 1, 2, 1]), (4, [0, 1, 2, 3]), (5, [0, 1, 2, 3, 4, 1]), (6, [0, 1, 2, 3, 4, 5])],
)
def test_both_sides_have_as_many_bands(seats: int, owners: list[int]) -> None:
    table = table_for(seats)
    bands = table.state.bands
    assert [band.seat for band in bands] == owners
    assert [band.side for band in bands] == [0, 1] * (len(owners) // 2)
    assert GAME.sides(table.state) == [seat % 2 for seat in range(seats)]
    assert all(each.owner == owners[each.band] for each in table.state.combatants)


@pytest.mark.rule("SW-MUL-01")
def test_only_who_leads_two_bands_brings_two() -> None:
    with pytest.raises(BadData, match="1 bands at most"):
        table_for(3, [[SCOUTS[0], SCOUTS[1]], None, None])
    assert GAME.problems([SCOUTS[0], SCOUTS[1]], GAME.complete_options({"seats": 3})) == []
    assert GAME.problems([SCOUTS[0], "epic_adepts_wood"], GAME.complete_options({"seats": 3}))


@pytest.mark.rule("SW-MUL-02", "SW-MUL-23", "SW-MUL-14", "SW-SUP-02")
def test_allies_of_any_race_support_each_other() -> None:
    other = made("other", race="packs_of_urueh")
    state = position(
        one(0, PLAIN, (20, 20)),
        one(1, PLAIN, (20, 21)),
        one(2, other, (21, 21)),
        one(3, PLAIN, (19, 21)),
        seats=4,
    )
    own, enemy, ally, foe = state.combatants
    assert [is_friend(own, each) for each in state.combatants] == [True, False, True, False]
    assert [is_own(own, each) for each in state.combatants] == [True, False, False, False]
    assert [is_enemy(own, each) for each in (enemy, foe)] == [True, True]
    assert [each.supporter for each in supports_of(state, own, enemy)] == [ally]
    played = play_out(fight(state), [(0, 1)], [6, 5, 4, 3, 2, 1, 1])
    assert played.rolls[0].sides == [6, 6, 6]  # DEX 2 and one supporter
    assert (own.fatigue, enemy.fatigue, ally.fatigue) == (1, 1, 0)


@pytest.mark.rule("SW-MUL-03", "SW-BAN-12")
def test_allies_see_their_lists_when_all_are_final() -> None:
    table = table_for(4, [SCOUTS[0], None, SCOUTS[2], None])
    state = table.state
    assert state.stage == BUILD_BANDS
    assert [knows(state, 0, band) for band in range(4)] == [True, False, False, False]
    views: list[Any] = [GAME.view(state, seat) for seat in range(4)]
    assert ["roster" in view for view in views] == [True, False, True, False]
    assert SCOUTS[2] not in str(views[0])
    imagined = [GAME.imagine(state, state, 0, Draw(seed)).rosters for seed in range(20)]
    assert all(lists[0] == SCOUTS[0] for lists in imagined)
    assert any(lists[2] != SCOUTS[2] for lists in imagined)
    table.take(3, SCOUTS[3])
    table.take(1, SCOUTS[1])
    assert state is not table.state or state.stage != BUILD_BANDS
    assert [knows(table.state, 0, band) for band in range(4)] == [True, False, True, False]
    assert [knows(table.state, 3, band) for band in range(4)] == [False, True, False, True]


@pytest.mark.rule("SW-MUL-03", "SW-MUL-01", "SW-BAN-01")
def test_a_seat_with_two_bands_builds_one_after_the_other() -> None:
    table = table_for(3, [None, None, None])
    assert [question.player for question in table.pending] == [0, 1, 2]
    for seat in range(3):
        table.take(seat, SCOUTS[seat])
    assert [(question.player, question.kind) for question in table.pending] == [(1, "spherewars.band.build")]
    assert table.state.bands == []
    check_moment(table)
    check_imagined(table, Draw(1))
    table.take(1, SCOUTS[3])
    assert [band.seat for band in table.state.bands] == [0, 1, 2, 1]


# -- the turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MUL-04", "SW-ACT-01")
def test_allies_pick_in_seat_order_and_may_yield() -> None:
    state = four(one(0, PLAIN, (8, 5)))
    state.activation = None
    played = play_out(pick(state), [(0, None), (2, 2)])
    assert [event.player for event in played.told(Yielded)] == [0]
    assert played.told(Activated)[0].combatant == 2
    assert [question.candidates() for question in played.questions] == [[0, 4, None], [2]]
    state.combatants[2].activated = True
    state.activation = None
    played = play_out(pick(state), [(0, 4)])  # seat 2 has nobody left, so there is nobody to yield to
    assert played.questions[0].candidates() == [0, 4]


@pytest.mark.rule("SW-MUL-04")
def test_the_turn_to_pick_goes_round_the_side() -> None:
    state = four(one(0, PLAIN, (8, 5)), one(2, PLAIN, (32, 5)))
    for seat, who in [(0, 0), (2, 2), (0, 4), (2, 5)]:
        state.activation = None
        play_out(pick(state), [(seat, who)])
        state.combatants[who].activated = True


@pytest.mark.rule("SW-MUL-04")
def test_who_was_yielded_to_must_pick() -> None:
    state = four()
    state.activation = None
    play_out(pick(state), [(0, None), (2, 2)])
    state.activation = None
    played = play_out(pick(state), [(0, None), (2, 2)])  # seat 2 was last, so seat 0 is first again
    assert refusal_of(played.questions[1], None).rule == "SW-ACT-01"
    assert refusal_of(played.questions[0], 2).rule == "SW-ACT-01"  # every player activates his own


@pytest.mark.rule("SW-MUL-05", "SW-CRI-03", "SW-TRN-04")
def test_the_dice_of_a_side_are_pooled_and_criticals_stay_with_their_band() -> None:
    state = between_turns(one(0, HERO, (10, 10)), one(1, HERO, (10, 30)), one(3, HERO, (30, 30), flight=1))
    dice = [5, 2, 1, 5, 6, 6, 1, 4]  # three and one, then three and one: the fleeing leader has one
    played = play_out(strategy(state), [(1, 1)], dice)
    rolled = [(event.player, sorted(event.faces)) for event in played.told(LeaderRolled)]
    assert rolled == [(0, [1, 2, 5]), (2, [5]), (1, [1, 6, 6]), (3, [4])]
    assert [(event.player, event.orders) for event in played.told(BrilliantStrategy)] == [(1, 1)]
    assert [band.extra_orders for band in state.bands] == [0, 1, 0, 0]


@pytest.mark.rule("SW-MUL-05")
def test_pooled_dice_win_where_no_hand_alone_would() -> None:
    state = between_turns()
    played = play_out(strategy(state), [(0, 0)], [5, 5, 5, 4])
    assert played.questions[0].kind == "spherewars.turn.first_round"


@pytest.mark.rule("SW-MUL-06")
@pytest.mark.parametrize(("clever", "winner"), [([1], 1), ([0], 0), ([0, 1, 2], 0)])
def test_on_a_tie_more_strategists_win(clever: list[int], winner: int) -> None:
    spots = [(10, 10), (10, 30), (30, 10), (30, 30)]
    state = between_turns(*[one(band, CLEVER, spots[band]) for band in clever])
    dice = [face for band in (0, 2, 1, 3) for face in ([5, 1, 1] if band in clever else [5])]
    played = play_out(strategy(state), [(winner, winner)], dice)
    assert len(played.told(LeaderRolled)) == 4


@pytest.mark.rule("SW-MUL-06", "SW-TRN-05", "SW-ABI-54")
def test_as_many_strategists_roll_again() -> None:
    state = between_turns(one(0, CLEVER, (10, 10)), one(1, CLEVER, (10, 30)))
    tied = [5, 1, 1, 5, 5, 1, 1, 5]
    state.combatants[4].flight = 1  # who flees is no Strategist, and rolls one die
    play_out(strategy(state), [(1, 1)], [5, 5, 5, 1, 1, 5])
    state.combatants[4].flight = 0
    state.stage, state.side = STRATEGY, 0
    again = play_out(strategy(state), [(3, 1)], [*tied, 5, 1, 1, 5, 5, 1, 1, 6])
    assert len(again.told(LeaderRolled)) == 8


@pytest.mark.rule("SW-MUL-18", "SW-TRN-06", "SW-DEP-01")
def test_who_showed_the_best_die_chooses_for_the_side() -> None:
    state = between_turns()
    played = play_out(strategy(state), [(2, 0)], [4, 6, 5, 5])
    assert (played.questions[0].player, state.speakers) == (2, [2, 1])  # of equals the first
    state.stage, state.side = ROLL_OFF, 0
    played = play_out(roll_off(state), [(3, 0), (3, 1)], [3, 2, 4, 5])
    assert played.kinds == ["spherewars.deploy.edge", "spherewars.deploy.first"]
    assert (state.speakers, state.edges, state.stage) == ([0, 3], [1, 0], INFILTRATE)


@pytest.mark.rule("SW-MUL-18")
def test_of_equal_best_dice_the_next_best_decide() -> None:
    state = between_turns(one(2, HERO, (30, 10)))
    play_out(strategy(state), [(2, 0)], [6, 6, 2, 1, 5, 5])
    assert speaker_of(state, 0) == 2


@pytest.mark.rule("SW-MUL-15", "SW-DEP-02")
def test_a_batch_is_the_command_of_all_enemy_leaders() -> None:
    state = between_turns(one(0, HERO, (10, 10)), one(1, HERO, (10, 30)), one(3, TIR_ABE, (30, 30)))
    assert [batch_of(state, side) for side in (0, 1)] == [6, 3]


@pytest.mark.rule("SW-MUL-15", "SW-MUL-20")
def test_the_players_of_a_side_deploy_in_turn() -> None:
    table = table_for(4)
    seats = []
    while table.state.stage <= INFILTRATE:
        question = table.pending[0]
        if table.state.stage == DEPLOY:
            seats.append(question.player)
            assert {one.owner for one in question.waiting} == {question.player}  # type: ignore[attr-defined]
        table.take(question.player, question.options()[0])
    for side in (0, 1):
        own = [seat for seat in seats if seat % 2 == side]
        assert sorted(own[:2]) == [side, side + 2]
        assert own[2:4] == own[:2]


# -- leaders ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MUL-07", "SW-MOR-16")
def test_only_the_band_of_a_dead_leader_rolls_for_morale() -> None:
    state = four(one(0, HERO, (10, 10)), one(2, HERO, (30, 10)))
    play_out(die(state, Blow(TOUCH, None, state.combatants[4], True)))
    played = play_out(mourn(state), [], [6])
    assert [event.combatant for event in played.told(MoraleRolled)] == [0]


@pytest.mark.rule("SW-MUL-20", "SW-MOR-22")
def test_two_leaders_of_a_side_are_mourned_in_seat_order() -> None:
    state = four(one(0, HERO, (10, 10)), one(2, HERO, (30, 10)), one(1, HERO, (10, 30)))
    for fallen in (5, 4, 6):
        play_out(die(state, Blow(TOUCH, None, state.combatants[fallen], True)))
    played = play_out(mourn(state), [], [6, 6, 6])
    assert [event.combatant for event in played.told(MoraleRolled)] == [1, 0, 2]


@pytest.mark.rule("SW-MUL-08")
def test_the_special_glory_point_needs_all_enemy_leaders_dead() -> None:
    state = four(one(1, HERO, (10, 30)), one(3, HERO, (30, 30)))
    assert not leaders_dead(state, 1)
    state.combatants[4].where = DEAD
    assert not leaders_dead(state, 1)
    state.combatants[5].where = DEAD
    assert leaders_dead(state, 1)
    assert not leaders_dead(state, 0)  # it has none


@pytest.mark.rule("SW-MUL-09", "SW-MOR-07")
def test_the_presence_of_an_allied_leader_helps() -> None:
    state = four(one(2, HERO, (9, 5)))
    assert has_presence(state, state.combatants[0])
    assert not has_presence(state, state.combatants[1])
    put(state.combatants[4], 5, 32)
    assert not has_presence(state, state.combatants[1])


@pytest.mark.rule("SW-MUL-17")
@pytest.mark.parametrize(("seats", "total"), [(2, 300), (3, 600), (4, 600), (5, 900), (6, 900)])
def test_the_points_at_stake_are_those_of_a_whole_side(seats: int, total: int) -> None:
    assert points_of_side(table_for(seats).state.options) == total


# -- orders ---------------------------------------------------------------------------------------------


def order(name: str, issuer: int, receiver: int) -> Any:
    return {"order": name, "issuer": issuer, "receiver": receiver}


def with_leaders(*others: Any) -> State:
    """A leader with three orders in the bands 0 and 2, numbers 4 and 5, side by side."""
    state = four(one(0, HERO, (20, 20)), one(2, HERO, (22, 20)), *others)
    state.bands[0].orders = state.bands[2].orders = 3
    return state


@pytest.mark.rule("SW-MUL-10", "SW-MUL-23")
def test_a_leader_gives_orders_to_allies_and_a_messenger_does_not() -> None:
    state = with_leaders(one(2, PLAIN, (20, 23), flight=1), one(0, POSTMAN, (21.5, 22)))
    played = play_out(
        open_window(state, BETWEEN, []), [(0, order("hold_your_ground", 4, 6)), (2, None), (0, None)]
    )
    assert refusal_of(played.questions[0], order("relocate", 7, 5)).rule == "SW-MUL-10"
    assert played.questions[0].check(order("relocate", 7, 0)) is None
    assert refusal_of(played.questions[0], order("relocate", 5, 6)).rule == "SW-ORD-03"  # another's leader
    assert not state.combatants[6].fleeing
    assert [band.orders for band in state.bands] == [2, 0, 3, 0]  # pools are separate


@pytest.mark.rule("SW-MUL-10", "SW-MUL-23", "SW-ORD-17")
def test_the_exclusive_order_of_a_race_stays_in_its_band() -> None:
    state = with_leaders(one(2, PLAIN, (20, 23)), one(0, PLAIN, (21, 23)))
    leader, ally, own = state.combatants[4], state.combatants[6], state.combatants[7]
    refusal = receiver_refused(state, leader, ally, BY_THE_ALLIANCE)
    assert refusal is not None
    assert refusal.rule == "SW-MUL-10"
    assert receiver_refused(state, leader, own, BY_THE_ALLIANCE) is None


@pytest.mark.rule("SW-MUL-10", "SW-ORD-15")
@pytest.mark.parametrize(("band", "left"), [(0, False), (2, True)])
def test_no_ability_makes_orders_to_allies_reach_further(band: int, left: bool) -> None:
    state = four(one(0, TELEPATH, (20, 20)), one(band, PLAIN, (20, 28.5), flight=1))
    state.bands[0].orders = 1
    play_out(open_window(state, BETWEEN, []), [(0, order("hold_your_ground", 4, 5))])
    assert state.combatants[5].fleeing == left


@pytest.mark.rule("SW-MUL-22", "SW-ORD-06")
def test_a_dead_leader_takes_his_orders_along_and_allies_help() -> None:
    state = with_leaders(one(0, PLAIN, (22, 23), flight=1), one(0, POSTMAN, (21.5, 22)))
    state.bands[0].extra_orders = 1
    play_out(die(state, Blow(TOUCH, None, state.combatants[4], True)))
    assert (state.bands[0].orders, state.bands[0].extra_orders, state.bands[2].orders) == (0, 0, 3)
    play_out(open_window(state, BETWEEN, []), [(2, order("hold_your_ground", 5, 6)), (2, None)])
    assert not state.combatants[6].fleeing


@pytest.mark.rule("SW-MUL-19", "SW-ACT-14")
def test_a_window_asks_the_side_on_turn_then_the_other_in_seat_order() -> None:
    state = with_leaders(one(1, HERO, (10, 30)), one(3, HERO, (30, 30)))
    state.bands[1].orders = state.bands[3].orders = 1
    state.side = 1
    asked = play_out(
        open_window(state, BETWEEN, []),
        [
            (1, None),
            (3, None),
            (0, order("relocate", 4, 4)),
            (2, None),
            (1, None),
            (3, None),
            (0, None),
            (0, []),
        ],
    )
    assert [question.player for question in asked.questions] == [1, 3, 0, 2, 1, 3, 0, 0]


@pytest.mark.rule("SW-MUL-19", "SW-ORD-42")
def test_of_two_allies_who_want_one_place_the_earlier_seat_stays() -> None:
    state = with_leaders()
    spot = [[inch(21), inch(21.5)]]
    answers = [
        (0, order("relocate", 4, 4)), (2, order("relocate", 5, 5)), (0, None), (2, None),
        (0, [[4, spot]]), (2, [[5, spot]]),
    ]  # fmt: skip
    played = play_out(open_window(state, BETWEEN, []), answers)
    assert len(played.told(Relocated)) == 2
    assert where(state.combatants[4]) == (21, 21.5)
    x, y = where(state.combatants[5])
    assert (x - 21) ** 2 + (y - 21.5) ** 2 >= 0.98


@pytest.mark.rule("SW-MUL-19", "SW-MUL-10", "SW-ORD-38")
def test_before_a_morale_roll_the_owner_is_asked_then_his_allies() -> None:
    state = with_leaders(one(2, PLAIN, (21, 22)))
    play_out(open_window(state, MORALE, [state.combatants[6]]), [(2, None), (0, None)])


# -- gems and spells --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MUL-11", "SW-TRN-10")
def test_a_side_shares_one_pool_of_gems() -> None:
    state = four(one(0, SORCERER, (10, 10)), one(2, SORCERER, (30, 10)), one(3, SORCERER, (30, 30)))
    refill_gems(state)
    assert [pool.own for pool in state.gems] == [6, 3]


@pytest.mark.rule("SW-MUL-12", "SW-MUL-23")
def test_what_helps_friends_is_not_for_allies() -> None:
    state = four(one(0, PLAIN, (5, 6)), one(2, PLAIN, (6, 5)))
    user, own, ally = state.combatants[0], state.combatants[4], state.combatants[5]
    refusal = target_refused(state, user, CATALOGUE.abilities["sting_of_robustness"], ally)
    assert refusal is not None
    assert refusal.rule == "SW-MUL-12"
    cry = Feat(DEED, user, CATALOGUE.abilities["pounding_cry"], None)
    assert in_area(state, cry) == [own]


def casting(*others: Any) -> State:
    """A sorcerer of band 0 concentrates; both enemies of the bands 1 and 3 stand before him."""
    state = scene(
        sorcerer("lightning_sphere"), one(1, TOUGH, (18, 25)), one(2, SORCERER, (20, 22)),
        one(3, TOUGH, (22, 25)), *others, against=2, seats=4,
    )  # fmt: skip
    state.speakers = [0, 1]
    return state


@pytest.mark.rule("SW-MUL-11", "SW-SPE-22")
def test_allied_sorcerers_raise_the_maximum_of_gems() -> None:
    state = casting()
    assert most_gems(state, state.combatants[0]).amount == 5
    state.combatants[2].flight = 1
    assert most_gems(state, state.combatants[0]).amount == 4


@pytest.mark.rule("SW-MUL-21", "SW-SPE-21")
@pytest.mark.parametrize("seat", [1, 3])
def test_the_owner_of_the_target_is_asked_for_his_bet(seat: int) -> None:
    played = casts(casting(), "lightning_sphere", [(0, seat), (0, 1), (seat, 2)], [3, 4, 5])
    assert [question.player for question in played.questions[2:]] == [0, seat]
    assert played.rolls[1].player == seat


PAPYRUS = "inferior_cancellation_papyrus"


def may_cancel(state: State, spell: str, answers: list[Any], dice: list[int]) -> bool:
    """Whether the carrier of band 1 is offered his papyrus when the gems of a spell are shown."""
    played = casts(state, spell, answers, dice)
    asked = [one for one in played.questions if one.kind == "spherewars.window.shown" and one.player == 1]
    return any(isinstance(use, Use) and use.item == PAPYRUS for one in asked for use in one.candidates())


@pytest.mark.rule("SW-MUL-16", "SW-MUL-21", "SW-CON-25")
@pytest.mark.parametrize(("struck", "offered"), [(1, True), (3, False)])
def test_a_band_cancels_no_spell_that_strikes_its_ally(struck: int, offered: bool) -> None:
    state = casting(one(1, CARRIER, (5, 35), items=[PAPYRUS]))
    shown = [(1, None)] if offered else []  # nobody else could have one
    answers = [(0, struck), (1, None), (0, 1), (struck, 0), *shown, (1, None)]
    assert may_cancel(state, "lightning_sphere", answers, [2]) is offered


@pytest.mark.rule("SW-MUL-21", "SW-BAS-15", "SW-SPE-36")
def test_a_spell_at_a_place_may_be_cancelled_by_a_band_that_it_will_miss() -> None:
    carrier = one(1, CARRIER, (5, 35), items=[PAPYRUS])
    near = one(3, TOUGH, (22, 25))
    state = scene(sorcerer("hail_of_fire"), carrier, near, one(2, SORCERER, (20, 22)), against=2, seats=4)
    state.speakers = [0, 1]
    answers: list[Any] = [(0, [inch(22), inch(25)]), (1, None), (0, 2), (1, 0), (1, None), (1, None)]
    assert may_cancel(state, "hail_of_fire", answers, [2, 1])


@pytest.mark.rule("SW-MUL-13", "SW-UNC-05", "SW-UNC-06")
@pytest.mark.parametrize(("faces", "wounds"), [([1, 1, 2], 4), ([3, 3, 3], 5)])
def test_uncontrolled_power_strikes_only_the_caster(faces: list[int], wounds: int) -> None:
    state = casting()
    casts(
        state, "lightning_sphere", [(0, 3), (0, 3), (3, 2)], [*faces, 6, 6, *([1, 1] if 3 in faces else [])]
    )
    assert [one.wounds for one in state.combatants] == [wounds, 8, 5, 8]
    concussed = [one.effects.has(CONCUSSED) for one in state.combatants]
    assert concussed == [3 in faces, False, False, False]


def beside(item: str, band: int, answers: list[Any], dice: list[int]) -> Played[bool]:
    """Somebody of a band makes a morale roll beside a leader of band 0 who carries an item."""
    state = four(one(0, CARRIER, (20, 20), items=[item]), one(band, PLAIN, (20, 23)))
    return play_out(passes(state, state.combatants[5], EFFECT, None), answers, dice)


@pytest.mark.rule("SW-MUL-16", "SW-MUL-23")
def test_an_item_works_for_its_own_band_only() -> None:
    medallion = "medallion_of_the_hundred_hearts"
    assert beside(medallion, 0, [(0, None), (0, [0])], [1, 6]).result
    assert not beside(medallion, 2, [(0, None)], [1]).result
    wine: Any = {"item": "oath_wine", "bearer": 4, "target": 5}
    assert beside("oath_wine", 0, [(0, wine)], []).result
    refused = beside("oath_wine", 2, [(0, None)], [1])
    assert refused.questions[0].check(wine) is not None
    assert not refused.result


@pytest.mark.rule("SW-MUL-16", "SW-MUL-11")
def test_the_ring_rolls_a_dispelling_die_of_its_side_again() -> None:
    """The spell strikes band 3; the ring is in band 1, its ally."""
    state = casting(one(1, CARRIER, (5, 35), items=["ring_of_xialio"]))
    answers: list[Any] = [(0, 3), (1, None), (0, 1), (3, 2), (1, [0]), (1, None)]
    played = casts(state, "lightning_sphere", answers, [3, 1, 1, 6])
    assert played.told(RolledAgain)[0].combatant == 4
    assert played.told(SpellRolled)[0].successes == 0


@pytest.mark.rule("SW-MUL-16", "SW-MUL-10", "SW-CON-23")
def test_a_command_scroll_pays_for_an_order_to_an_ally() -> None:
    """As for every order to an ally: generic and within five inches; and none of its band is spent."""
    item = "inferior_command_scroll"
    state = four(one(0, CARRIER, (20, 20), items=[item]), one(2, PLAIN, (20, 23), flight=1))
    use: Any = {"item": item, "bearer": 4, "target": 5, "order": "hold_your_ground"}
    play_out(open_window(state, BETWEEN, []), [(0, use)])
    assert not state.combatants[5].fleeing
    assert item not in state.combatants[4].hidden
    assert [band.orders for band in state.bands] == [0, 0, 0, 0]


@pytest.mark.rule("SW-MUL-16", "SW-MUL-11")
def test_gems_that_an_item_made_serve_an_allied_sorcerer() -> None:
    state = casting()
    state.combatants[2].bear("heart_of_the_volcano", GAME_LONG)
    play_out(updating(state))
    assert (state.gems[0].own, state.gems[0].made) == (7, 1)
    state.gems[0].own = 0
    casts(state, "lightning_sphere", [(0, 1), (0, 1)], [3, 1, 1])
    assert state.gems[0].made == 0


@pytest.mark.rule("SW-MUL-21", "SW-MUL-18")
def test_the_owner_of_the_target_bets_on_dispelling() -> None:
    state = four()
    state.speakers = [2, 1]
    caster, enemy = state.combatants[0], state.combatants[1]
    for state.side in (0, 1):  # whoever is on turn
        assert dispeller(state, caster, state.combatants[3]) == 3
        assert dispeller(state, caster, None) == 1
        assert dispeller(state, caster, state.combatants[2]) == 1  # a spell on a friend of the caster
        assert dispeller(state, enemy, None) == 2


# -- leaving ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MIS-36")
def test_a_side_has_lost_when_nobody_of_it_is_left() -> None:
    table = table_for(3)
    table.resign(0)
    assert not table.is_over
    table.resign(2)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.places) == ([1], [2, 1, 2])


@pytest.mark.rule("SW-MIS-36")
def test_two_of_a_side_win_together() -> None:
    table = table_for(3)
    table.resign(1)
    assert table.outcome is not None
    assert table.outcome.winners == [0, 2]


@pytest.mark.rule("SW-MIS-36")
def test_a_draw_needs_all_who_still_play() -> None:
    table = table_for(4)
    table.resign(3)
    table.offer_draw(0)
    table.answer_draw(1, True)
    assert not table.is_over
    table.answer_draw(2, True)
    assert table.outcome is not None
    assert table.outcome.is_draw


@pytest.mark.rule("SW-MUL-18")
def test_who_has_left_is_answered_for_and_chooses_nothing() -> None:
    state = between_turns()
    state.gone[2] = True
    play_out(strategy(state), [(0, 0)], [4, 6, 5, 5])
    table = table_for(4)
    while table.state.stage <= INFILTRATE:
        question = table.pending[0]
        table.take(question.player, question.options()[0])
    table.resign(0)
    asked = set()
    while not table.is_over and table.state.turn < 3:
        question = table.pending[0]
        asked.add(question.player)
        table.take(question.player, question.options()[0])
    assert 0 not in asked
    assert asked >= {1, 2, 3}


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-MUL-01", "SW-MUL-20", "SW-MIS-08")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_random_game_comes_to_its_end(seats: int) -> None:
    table = GAME.table({"seats": seats, "points": 100}, seed=seats)
    draw = Draw(seats)
    count = 0
    while table.pending:
        question = table.pending[draw.below(len(table.pending))]
        assert GAME.problem_of_state(table.state) == ""
        if count % 150 == 0:
            check_moment(table)
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
        count += 1
    assert table.outcome is not None
    places = table.outcome.places
    assert len(places) == seats
    assert len({(places[seat], seat % 2) for seat in range(seats)}) == 2
