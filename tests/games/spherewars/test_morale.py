"""MOR: morale rolls, step list L, and the death of a leader (K5)."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules import morale
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.events.fighting import Died
from dicefront.games.spherewars.rules.events.morale import (
    BeganToFlee,
    Fled,
    LeftTable,
    MoraleRolled,
    Regrouped,
)
from dicefront.games.spherewars.rules.events.playing import GameOver
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.profile import (
    AVATAR,
    AVERAGE,
    BRAVE,
    COMMON_MORALE,
    COWARD,
    ELITE,
    FRIGHTENING,
    LARGE,
    LEADER,
    MESSENGER,
    REGULAR,
    RESPECTABLE,
    SUPERIOR,
    TERRIFYING,
    UNBREAKABLE,
    Profile,
)
from dicefront.games.spherewars.rules.state import FIRST_FLIGHT, LATER_FLIGHT, STEADY, State, activation_of
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import (
    BLOOD,
    DEED,
    EFFECT,
    FIGHT,
    LEADER_DIED,
    REGROUP,
    SHOT,
    SPELL,
    Blow,
    Courage,
)
from dicefront.games.spherewars.rules.wounds import die, hurt
from dicefront.games.spherewars.scenes import one, position, put, where
from dicefront.kernel.effects import TURN
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import (
    ASH,
    COWARDLY,
    FEARLESS,
    HERO,
    LEVIATHAN,
    NEK_ORG,
    PLAIN,
    POSTMAN,
    POSTULANT,
    RIDER,
    SORREP,
    STEVEDORE,
    made,
)

S = 6
WERELYNX = made("werelynx", fear=RESPECTABLE)
LIEHHAN = made("liehhan", fear=FRIGHTENING)


def duel(own: Profile, other: Profile) -> State:
    """Two in contact, and one more of each side far away."""
    return position(
        one(0, own, (20, 20)), one(1, other, (20, 21)), one(0, PLAIN, (5, 5)), one(1, PLAIN, (35, 35))
    )


def number(state: State, tester: int, trigger: int = EFFECT, cause: int = 0) -> int:
    """The number that a combatant has to reach."""
    found = morale.test_of(state, state.combatants[tester], trigger, state.combatants[cause])
    return found.number.amount


def passes(state: State, tester: int, dice: list[int], answers: list[tuple[int, Any]] | None = None) -> bool:
    played = play_out(morale.passes(state, state.combatants[tester], EFFECT, None), answers, dice)
    assert played.result is not None
    return played.result


# -- the number -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-MOR-01")
def test_the_number_depends_on_the_kind_of_combatant() -> None:
    numbers = {LEADER: 3, SUPERIOR: 3, REGULAR: 4, AVERAGE: 4, ELITE: 4, MESSENGER: 5}
    for rank, expected in numbers.items():
        assert number(duel(PLAIN, made("tester", rank=rank)), 1) == expected


@pytest.mark.rule("SW-MOR-04")
def test_the_brave_and_the_cowards() -> None:
    for level, expected in ((BRAVE, 3), (COMMON_MORALE, 4), (COWARD, 5)):
        assert number(duel(PLAIN, made("tester", morale=level)), 1) == expected


@pytest.mark.rule("SW-MOR-05")
def test_the_brave_who_are_made_cowards_are_common() -> None:
    after = {BRAVE: COMMON_MORALE, COMMON_MORALE: COWARD, COWARD: COWARD, UNBREAKABLE: UNBREAKABLE}
    for before, expected in after.items():
        courage = Courage(before, 0, False)
        courage.shake()
        assert courage.morale == expected


@pytest.mark.rule("SW-MOR-02")
def test_a_cowardly_messenger_before_a_frightening_winner_needs_an_extra_die() -> None:
    state = duel(made("winner", fear=FRIGHTENING), COWARDLY)
    assert number(state, 1, BLOOD) == 7
    for dice, passed in (([S, 2], True), ([S, 1], False), ([5], False)):
        played = play_out(morale.passes(state, state.combatants[1], BLOOD, state.combatants[0]), None, dice)
        assert played.result is passed
    easy = duel(PLAIN, HERO)
    assert not passes(easy, 1, [1])
    assert passes(easy, 1, [S])


@pytest.mark.rule("SW-MOR-03")
def test_the_unbreakable_do_not_roll() -> None:
    assert passes(duel(PLAIN, FEARLESS), 1, [])


@pytest.mark.rule("SW-MOR-06")
def test_a_firm_sorrep_repeats_a_failed_roll_once() -> None:
    state = duel(PLAIN, SORREP)
    assert not passes(state, 1, [2, 1], [(1, [0])])
    assert passes(state, 1, [2, 4], [(1, [0])])
    assert not passes(state, 1, [2], [(1, [])])
    assert passes(state, 1, [4])
    state = position(one(0, PLAIN, (20, 20), traits=["firm"]))
    assert passes(state, 0, [2, 4], [(0, [0])])


@pytest.mark.rule("SW-MOR-07", "SW-MOR-08")
def test_a_leader_within_5_inches_helps_the_postman() -> None:
    state = position(one(0, HERO, (20, 20)), one(0, POSTMAN, (20, 26)), one(1, HERO, (20, 27)))
    postman, leader = state.combatants[1], state.combatants[0]
    assert number(state, 1) == 3
    put(postman, 20, 26.1)  # 5.1 inches between the bases
    assert number(state, 1) == 4
    put(postman, 20, 26)
    leader.flight = FIRST_FLIGHT
    assert number(state, 1) == 4
    leader.flight = STEADY
    leader.bear(STUNNED, TURN)
    assert number(state, 1) == 3
    assert number(state, 0) == 3, "the leader himself does not profit"


@pytest.mark.rule("SW-ABI-46", "SW-MOR-07")
def test_no_leader_helps_the_insubordinate() -> None:
    state = position(one(0, HERO, (20, 20)), one(0, PLAIN, (20, 22), traits=["insubordinate"]))
    assert number(state, 1) == 4


# -- receiving blood ------------------------------------------------------------------------------


def after_blow(own: Profile, other: Profile, wounds: int = 1) -> bool:
    """Whether number 1 has to roll after number 0 has wounded it in a fight."""
    state = duel(own, other)
    blow = Blow(FIGHT, state.combatants[0], state.combatants[1], True)
    blow.wounds = wounds
    play_out(hurt(state, [blow]))
    return morale.must_test(state, blow)


@pytest.mark.rule("SW-MOR-10", "SW-MOR-12", "SW-TRA-04")
def test_who_has_to_roll_after_blood() -> None:
    assert after_blow(LIEHHAN, WERELYNX)
    assert not after_blow(WERELYNX, LIEHHAN)
    assert not after_blow(LIEHHAN, WERELYNX, 0), "nothing was drawn"
    assert not after_blow(LIEHHAN, WERELYNX, 9), "the dead do not roll"
    assert not after_blow(NEK_ORG, STEVEDORE)
    assert after_blow(made("large", fear=FRIGHTENING, height=LARGE), STEVEDORE)
    assert not after_blow(STEVEDORE, made("large", fear=FRIGHTENING, height=LARGE))


@pytest.mark.rule("SW-MOR-11", "SW-MOR-23")
def test_the_postulant_before_ever_more_frightening_winners() -> None:
    for winner, more in ((WERELYNX, 0), (RIDER, 1), (LEVIATHAN, 2)):
        assert after_blow(winner, POSTULANT)
        assert number(duel(winner, POSTULANT), 1, BLOOD) == 4 + more
        assert not after_blow(POSTULANT, winner)
        assert not after_blow(winner, LEVIATHAN)
    assert number(duel(LEVIATHAN, POSTULANT), 1, EFFECT) == 4, "other rolls ignore fear"


@pytest.mark.rule("SW-MOR-13")
def test_wounds_of_shots_are_no_received_blood() -> None:
    state = duel(LEVIATHAN, POSTULANT)
    blow = Blow(SHOT, state.combatants[0], state.combatants[1], False)
    blow.wounds = 1
    played = play_out(hurt(state, [blow]))
    play_out(answer(state))
    assert not played.rolls


@pytest.mark.rule("SW-MOR-14", "SW-MOR-10", "SW-HTH-19", "SW-PUR-07", "SW-FLE-03")
def test_step_list_l() -> None:
    """L1, L2 trigger and number, L4 roll and repeated roll, L5 flight begins, L6 pursuit, L7 the flight."""
    state = duel(RIDER, SORREP)
    played = play_out(fight(state), [(0, 1), (1, [0]), (0, False)], [5, 5, 5, 1, 1, 4, 4, 1, 2, 1])
    assert played.course[-11:] == [
        "spherewars.wounded",
        "spherewars.dice.morale",  # L4
        "spherewars.morale_rolled",
        "spherewars.roll.again",
        "spherewars.dice.morale",
        "spherewars.rolled_again",
        "spherewars.morale_rolled",
        "spherewars.began_to_flee",  # L5
        "spherewars.flight.pursue",  # L6
        "spherewars.fled",  # L7
        "spherewars.tired",  # H13: the rider is tireless
    ]
    rolled = played.told(MoraleRolled)[0]
    assert (rolled.trigger, rolled.number.amount, rolled.passed) == ("blood", 5, False)
    assert where(state.combatants[1]) == (20, 25)
    assert state.combatants[1].flight == FIRST_FLIGHT


@pytest.mark.rule("SW-ACT-25", "SW-MOR-14")
def test_the_activated_combatant_who_flees_has_no_activation_left() -> None:
    state = duel(PLAIN, RIDER)
    play_out(fight(state), [(0, 1), (1, False)], [1, 1, 5, 5, 5, 5, 4, 1, 1])
    assert state.combatants[0].fleeing
    assert activation_of(state).over
    assert where(state.combatants[0]) == (20, 16)


# -- regrouping -----------------------------------------------------------------------------------


def fugitive(flight: int = FIRST_FLIGHT, place: tuple[float, float] = (6, 15)) -> State:
    return position(one(0, PLAIN, place, flight=flight), one(1, PLAIN, (35, 35)))


@pytest.mark.rule("SW-FLE-17", "SW-MOR-15")
def test_a_fugitive_regroups_or_flees_on_and_does_nothing_else() -> None:
    state = fugitive()
    played = play_out(morale.regroup(state, state.combatants[0]), None, [4])
    assert played.told(Regrouped) == [Regrouped(0)]
    assert not state.combatants[0].fleeing
    assert activation_of(state).over
    state = fugitive()
    played = play_out(morale.regroup(state, state.combatants[0]), None, [3])
    assert where(state.combatants[0]) == (2, 15)
    assert state.combatants[0].flight == LATER_FLIGHT
    assert activation_of(state).over


@pytest.mark.rule("SW-FLE-17", "SW-MOR-07")
def test_a_leader_nearby_helps_to_regroup() -> None:
    state = position(one(0, PLAIN, (6, 15), flight=1), one(0, HERO, (6, 18)), one(1, PLAIN, (35, 35)))
    assert number(state, 0, REGROUP) == 3


@pytest.mark.rule("SW-FLE-20", "SW-MOR-21")
def test_a_stunned_or_paralysed_fugitive_stays_if_it_fails() -> None:
    for which in (STUNNED, PARALYSED):
        state = fugitive()
        state.combatants[0].bear(which, TURN)
        assert number(state, 0, REGROUP) == 4
        play_out(morale.regroup(state, state.combatants[0]), None, [3])
        assert where(state.combatants[0]) == (6, 15)
        assert state.combatants[0].fleeing


@pytest.mark.rule("SW-FLE-06", "SW-TRN-17", "SW-FLE-23")
def test_the_last_one_who_leaves_the_table_loses_the_game() -> None:
    state = fugitive(LATER_FLIGHT, (2, 15))
    played = play_out(morale.regroup(state, state.combatants[0]), None, [1])
    assert played.told(LeftTable) == [LeftTable(0)]
    assert not played.told(Died)
    assert [over.places for over in played.told(GameOver)] == [[2, 1]]


# -- the death of a leader ------------------------------------------------------------------------


def band(*more: Any) -> State:
    """A leader beside the enemy who kills him, and others of his band."""
    return position(one(1, PLAIN, (20, 20)), one(0, HERO, (20, 21)), *more, acting=0)


def leader_dies(
    state: State, dice: list[int], answers: list[tuple[int, Any]] | None = None, killer: int = 0
) -> Played[None]:
    blow = Blow(FIGHT, state.combatants[killer] if killer >= 0 else None, state.combatants[1], True)
    play_out(die(state, blow))
    return play_out(answer(state), answers, dice)


@pytest.mark.rule("SW-MOR-16", "SW-MOR-18", "SW-FLE-04")
def test_all_roll_and_then_those_who_failed_flee_from_the_killer() -> None:
    state = band(one(0, PLAIN, (20, 25)), one(0, PLAIN, (25, 20)), one(0, PLAIN, (10, 10)))
    played = leader_dies(state, [1, 4, 1], [(0, 4)])
    assert [rolled.trigger for rolled in played.told(MoraleRolled)] == ["leader_died"] * 3
    assert played.told(BeganToFlee) == [BeganToFlee(2), BeganToFlee(4)]
    assert played.kinds == ["spherewars.morale.order"]
    assert [fled.combatant for fled in played.told(Fled)] == [4, 2]
    assert where(state.combatants[2]) == (20, 29)
    assert where(state.combatants[4]) == (7.172, 7.172)
    assert not state.fallen


@pytest.mark.rule("SW-MOR-18", "SW-SPE-05")
def test_who_fails_begins_to_flee_before_the_next_one_rolls() -> None:
    """K5: L1 to L5 for each; only the flights wait until all have rolled."""
    state = band(one(0, PLAIN, (20, 25)), one(0, PLAIN, (25, 20)))
    played = leader_dies(state, [1, 1], [(0, 2)])
    assert [type(event).__name__ for event in played.events] == [
        "MoraleRolled", "BeganToFlee", "MoraleRolled", "BeganToFlee", "Fled", "Fled",
    ]  # fmt: skip


@pytest.mark.rule("SW-MOR-18", "SW-WOU-09")
def test_where_a_hero_may_help_the_owner_orders_the_rolls() -> None:
    avatar = made("avatar", rank=AVATAR, morale=UNBREAKABLE)
    state = band(one(0, PLAIN, (20, 25)), one(0, PLAIN, (25, 20)), one(0, avatar, (10, 10)))
    played = leader_dies(state, [4, 4], [(0, 3), (0, 2)])
    assert [rolled.combatant for rolled in played.told(MoraleRolled)] == [3, 2]


@pytest.mark.rule("SW-MOR-17", "SW-ABI-46")
def test_who_is_exempt_from_the_death_of_a_leader() -> None:
    state = band(
        one(0, PLAIN, (10, 10)),  # in combat
        one(1, PLAIN, (10, 11)),
        one(0, PLAIN, (15, 10), flight=FIRST_FLIGHT),
        one(0, PLAIN, (25, 10), traits=["insubordinate"]),
        one(0, ASH, (30, 10)),
        one(0, FEARLESS, (30, 15)),
    )
    played = leader_dies(state, [])
    assert not played.told(MoraleRolled)
    assert not played.told(Fled)


@pytest.mark.rule("SW-FLE-04")
def test_without_a_killer_they_flee_from_where_the_leader_died() -> None:
    state = band(one(0, PLAIN, (20, 25)), one(0, PLAIN, (25, 21)))
    leader_dies(state, [1, 4], killer=-1)
    assert where(state.combatants[2]) == (20, 29)
    state = band(one(0, PLAIN, (24, 21)), one(1, PLAIN, (35, 35)))
    play_out(die(state, Blow(FIGHT, state.combatants[0], state.combatants[1], True)))
    play_out(die(state, Blow(FIGHT, None, state.combatants[0], True)))
    play_out(answer(state), None, [1])
    assert where(state.combatants[2]) == (28, 21), "the killer is dead himself"


@pytest.mark.rule("SW-MOR-19", "SW-FLE-23")
def test_a_leader_who_flees_from_the_table_is_not_dead() -> None:
    state = position(
        one(0, HERO, (2, 15), flight=LATER_FLIGHT), one(0, PLAIN, (20, 20)), one(1, PLAIN, (35, 35))
    )
    played = play_out(morale.regroup(state, state.combatants[0]), None, [1])
    assert played.purposes == ["spherewars.dice.morale"]
    assert not state.fallen


@pytest.mark.rule("SW-MOR-22")
def test_the_reactive_band_answers_first_if_both_leaders_die() -> None:
    state = position(
        one(0, HERO, (20, 20)), one(1, HERO, (20, 21)), one(0, PLAIN, (5, 5)), one(1, PLAIN, (35, 35))
    )
    for number_of in (0, 1):
        play_out(die(state, Blow(FIGHT, state.combatants[1 - number_of], state.combatants[number_of], True)))
    played = play_out(answer(state), None, [4, 4])
    assert [rolled.combatant for rolled in played.told(MoraleRolled)] == [3, 2]


@pytest.mark.rule("SW-MOR-20")
def test_a_passed_roll_has_no_effect() -> None:
    state = band(one(0, PLAIN, (20, 25)))
    leader_dies(state, [4])
    assert where(state.combatants[2]) == (20, 25)
    assert not state.combatants[2].fleeing
    assert number(state, 2, LEADER_DIED) == 4


@pytest.mark.rule("SW-MOR-13", "SW-DEE-14", "SW-SHO-33")
@pytest.mark.parametrize(("source", "tests"), [(FIGHT, True), (DEED, False), (SHOT, False), (SPELL, False)])
def test_only_wounds_of_a_fight_are_received_blood(source: int, tests: bool) -> None:
    state = position(one(0, made("ogre", fear=TERRIFYING), (20, 20)), one(1, PLAIN, (20, 21)))
    blow = Blow(source, state.combatants[0], state.combatants[1], True)
    blow.taken = 1
    assert morale.must_test(state, blow) is tests
