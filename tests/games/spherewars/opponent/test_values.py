"""What combatants, fights, shots, places and turns are worth to a computer player, on plain numbers."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.opponent.fights import (
    Fighter,
    exposure,
    fight_value,
    kill_chance,
    loss_of_blow,
    loss_of_flight,
    losses,
    plain_loss,
    reach,
    share,
    shot_value,
    worth,
)
from dicefront.games.spherewars.rules.chances import damage, duel, hit


def fighter(
    dice: int = 3, strength: int = 3, number: int = 4, wounds: int = 5, skill: int = 0, price: int = 40
) -> Fighter:
    """Somebody who strikes with this strength at this number."""
    blows = [damage(strength + plus, number) for plus in range(3)]
    return Fighter(dice, skill, blows, losses(worth(price, False), wounds, 5, False))


# -- combatants ---------------------------------------------------------------------------------


def test_a_leader_is_worth_half_as_much_again() -> None:
    assert worth(100, True) == 1.5 * worth(100, False)


@pytest.mark.rule("SW-WIN-13", "SW-WIN-14")
def test_a_hero_loses_half_with_half_of_his_wounds_and_others_only_grow_weaker() -> None:
    assert share(5, 5, True) == share(5, 5, False) == 1.0
    assert share(4, 6, True) == share(4, 6, False)
    assert share(3, 6, True) == share(3, 6, False) / 2
    assert share(2, 5, True) == share(2, 5, False) / 2
    assert share(0, 5, False) == 0.0


@pytest.mark.rule("SW-WOU-03", "SW-WOU-10")
def test_the_last_wound_costs_all_that_is_left() -> None:
    table = losses(1000.0, 3, 5, False)
    assert table[0] == 0
    assert len(table) == 4
    assert table[3] == pytest.approx(1000.0 * share(3, 5, False))
    assert table[1] < table[2] < table[3]
    assert losses(1000.0, 0, 0, False) == [0.0, 1000.0]


# -- fights -------------------------------------------------------------------------------------


def test_equal_fighters_gain_nothing() -> None:
    assert fight_value(fighter(), fighter()) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    "better",
    [fighter(dice=4), fighter(strength=4), fighter(number=3), fighter(skill=1), fighter(price=20)],
    ids=["dice", "strength", "number", "skill", "cheap"],
)
def test_every_advantage_counts(better: Fighter) -> None:
    assert fight_value(better, fighter()) > 10
    assert fight_value(fighter(), better) == pytest.approx(-fight_value(better, fighter()))


@pytest.mark.rule("SW-STA-13", "SW-STA-18")
def test_whoever_may_not_win_can_only_lose() -> None:
    helpless = fighter()
    helpless.blows = []
    assert fight_value(helpless, fighter()) < 0
    assert fight_value(fighter(), helpless) > fight_value(fighter(), fighter())


@pytest.mark.rule("SW-MOR-10", "SW-MOR-06", "SW-PUR-05", "SW-PUR-08")
def test_a_loser_who_must_test_loses_more() -> None:
    winner, victim, blow = fighter(), fighter(), damage(3, 4)
    calm = loss_of_blow(blow, victim, winner)
    assert calm == pytest.approx(plain_loss(blow, victim.losses))
    victim.test = 5
    tested = loss_of_blow(blow, victim, winner)
    victim.tries = 2
    firm = loss_of_blow(blow, victim, winner)
    assert calm < firm < tested
    victim.tries = 1
    victim.speed = 2
    caught = loss_of_blow(blow, victim, winner)
    winner.chases = False
    assert loss_of_blow(blow, victim, winner) < tested < caught


@pytest.mark.rule("SW-SUP-02", "SW-ABI-11", "SW-ABI-13")
def test_supporters_and_counterattack_help() -> None:
    counters = fighter()
    counters.counters = True
    assert fight_value(fighter(), fighter(), 1, 0) == pytest.approx(fight_value(fighter(dice=4), fighter()))
    assert fight_value(fighter(), fighter(), 2, 2) == pytest.approx(0, abs=1e-6)
    assert fight_value(counters, fighter()) > 0
    assert fight_value(counters, fighter()) == pytest.approx(-fight_value(fighter(), counters))
    assert fight_value(counters, counters) == pytest.approx(0, abs=1e-6)
    assert kill_chance(counters, fighter(wounds=1)) > kill_chance(fighter(), fighter(wounds=1)) > 0.4


@pytest.mark.rule("SW-PUR-03", "SW-PUR-08")
def test_a_flight_costs_all_if_it_is_caught() -> None:
    slow, quick = fighter(), fighter()
    slow.speed = 2
    assert loss_of_flight(slow, quick, 1000.0) == pytest.approx(1000.0)
    slow.speed = 3
    caught = duel(4, 3).win
    assert loss_of_flight(slow, quick, 1000.0) == pytest.approx(1000.0 * (caught + 0.55 * (1 - caught)))


@pytest.mark.rule("SW-CRI-05", "SW-SHO-33")
def test_a_shot_takes_wounds_and_nothing_else() -> None:
    table = losses(worth(40, False), 5, 5, False)
    blows = [damage(strength, 3) for strength in (2, 3, 4)]
    assert shot_value(hit(3, 4), blows, table) > shot_value(hit(2, 4), blows, table) > 0
    assert shot_value(hit(3, 4), [damage(2, 3)] * 3, table) < shot_value(hit(3, 4), blows, table)


# -- turns and places ---------------------------------------------------------------------------


def test_further_threats_count_less() -> None:
    assert exposure([]) == exposure([-5.0]) == 0.0
    assert exposure([10.0]) == 10.0
    assert 10.0 < exposure([10.0, 10.0]) < 20.0
    assert exposure([3.0, 10.0]) == exposure([10.0, 3.0])


@pytest.mark.rule("SW-MOV-16", "SW-MOV-21")
def test_twice_mov_is_as_far_as_anybody_comes() -> None:
    assert reach(4.0, 4.0) == 1.0
    assert 0.0 < reach(8.0, 4.0) < 1.0
    assert reach(8.1, 4.0) == 0.0
