"""Exact odds of attacks, against the tables of the data set, icepool and the rules of play."""

from fractions import Fraction
from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.odds import (
    Aces,
    Side,
    attack_odds,
    melee_odds,
    odds_against,
    violent_odds,
    win_chance,
    win_odds,
)
from dicefront.games.home_raiders.rules.strike import BURST, MELEE, RANGED, Attack
from dicefront.games.home_raiders.scenes import card, hero, pool, position
from tests.games.home_raiders.fights import duel, fighter
from tests.games.home_raiders.names import abilities

DEFENCES = ["W1", "W2", "W1 R1", "W2 R1", "R2 B1"]
TABLE = {
    "W1": [29, 16, 12, 7, 3],
    "W2": [52, 35, 29, 19, 10],
    "W1 R1": [60, 41, 35, 23, 12],
    "W2 R1": [75, 58, 52, 38, 24],
    "R2 B1": [88, 73, 69, 53, 37],
    "R3 B2": [98, 94, 93, 85, 76],
}
"""Chances in percent, as printed with the data set."""

# Twenty extra rolls in a row are one in 6 ** 20.
BLANKS = [3, 2, 1]


def icepool_die(colour: int, plain: bool = False) -> Any:
    blank, ace = BLANKS[colour], 5 - BLANKS[colour]
    if plain:
        return icepool.Die({0: blank, 1: ace + 1})
    result = icepool.Die({0: blank, 1: ace + 1})
    for _ in range(20):
        result = icepool.Die([0] * blank + [1] * ace + [result + 1])
    return result


def icepool_total(pool: Pool, boost: int, granted: bool = False, plain: bool = False) -> Any:
    total: Any = icepool.Die([0])
    for colour, count in enumerate((pool.white, pool.red, pool.black)):
        for _ in range(count):
            total = total + icepool_die(colour, plain)
    return total.map(lambda aces: aces + boost if aces else int(granted))


def chance(event: Any) -> float:
    return float(event.probability(True))


@pytest.mark.rule("HR-DIC-07")
@pytest.mark.parametrize("attack", TABLE)
def test_the_table_of_the_data_set_holds_to_the_percent(attack: str) -> None:
    found = [round(100 * win_chance(pool(attack), 0, pool(defence), 0)) for defence in DEFENCES]
    assert found == TABLE[attack]


@pytest.mark.rule("HR-DIC-17")
def test_a_boost_lifts_the_chances_as_the_data_set_says() -> None:
    assert round(100 * win_chance(pool("W2 R1"), 1, pool("W2"), 0)) == 79
    assert round(100 * win_chance(pool("W1 R1"), 1, pool("W2"), 0)) == 67


@pytest.mark.rule("HR-DIC-05", "HR-DIC-06", "HR-DIC-17", "HR-DIC-19")
@pytest.mark.parametrize("attack", ["W1", "W2 R1", "R3 B2"])
@pytest.mark.parametrize("defence", ["", "W1", "W1 R3", "R2 B1"])
@pytest.mark.parametrize(
    ("boost", "other", "granted", "plain"),
    [
        (0, 0, False, False),
        (1, 0, False, True),
        (0, 2, True, False),
        (2, 1, True, True),
        (3, 0, False, False),
    ],
)
def test_the_odds_agree_with_icepool(
    attack: str, defence: str, boost: int, other: int, granted: bool, plain: bool
) -> None:
    exact = win_odds(pool(attack), boost, pool(defence), other, granted, plain)
    striker = icepool_total(pool(attack), boost, granted)
    guard = icepool_total(pool(defence), other, False, plain)
    assert float(exact) == pytest.approx(chance(striker > guard), abs=1e-10)


@pytest.mark.rule("HR-ADF-15")
@pytest.mark.parametrize("defence", ["", "W1", "W2 R1"])
def test_with_energy_barrier_the_lower_of_two_rolls_counts(defence: str) -> None:
    exact = win_odds(pool("W2 R1"), 1, pool(defence), 0, two_rolls=True)
    striker = icepool_total(pool("W2 R1"), 1)
    lower = icepool.lowest(striker, striker)
    assert float(exact) == pytest.approx(chance(lower > icepool_total(pool(defence), 0)), abs=1e-10)


def best_reroll(total: int, sets: tuple[int, int, int], dice: list[Any], boost: int) -> Any:
    """Whether the attack wins, with the best set rerolled if it would not."""

    def defence(aces: int) -> int:
        return aces + boost if aces else 0

    if total > defence(sum(sets)):
        return icepool.Die([True])
    best = icepool.Die([False])
    for colour in range(3):
        rest = sum(sets) - sets[colour]
        again = (dice[colour] + rest).map(lambda aces: total > defence(aces))
        if again.probability(True) > best.probability(True):
            best = again
    return best


@pytest.mark.rule("HR-ACC-04", "HR-ACC-05")
@pytest.mark.parametrize(
    ("attack", "boost", "defence", "other"), [("W2", 0, "W1 R1", 0), ("W1 R1", 1, "W2 B1", 1)]
)
def test_the_odds_of_violent_attack_reroll_the_best_set(
    attack: str, boost: int, defence: str, other: int
) -> None:
    guard = pool(defence)
    dice = [
        sum((icepool_die(colour) for _ in range(count)), icepool.Die([0])).truncate(max_outcome=9)
        for colour, count in enumerate((guard.white, guard.red, guard.black))
    ]
    striker = icepool_total(pool(attack), boost).truncate(max_outcome=9)
    expected = 0.0
    for total in striker.outcomes():
        for sets in icepool.tupleize(*dice).outcomes():
            likely = float(striker.probability(total))
            for colour in range(3):
                likely *= float(dice[colour].probability(sets[colour]))
            expected += likely * float(best_reroll(total, sets, dice, other).probability(True))
    found = violent_odds(Side(Aces(pool(attack), False), boost, False), guard, other, False, 1)
    assert found == pytest.approx(expected, abs=1e-4)
    assert found > float(win_odds(pool(attack), boost, guard, other))


def test_the_chances_of_a_pool_add_up() -> None:
    for text in ("", "W1", "W2 R1", "R3 B2"):
        aces = Aces(pool(text), False)
        assert sum(aces.exactly(number) for number in range(12)) + aces.more_than(11) == 1
        assert aces.more_than(-1) == 1
    assert Aces(pool("W1"), False).exactly(1) == Fraction(2, 6) + Fraction(1, 6) * Fraction(3, 6)


@pytest.mark.rule("HR-AHE-01")
def test_a_critical_ace_that_counts_as_a_plain_one_is_not_rolled_again() -> None:
    aces = Aces(pool("W1"), True)
    assert [aces.exactly(number) for number in range(3)] == [Fraction(3, 6), Fraction(3, 6), 0]
    assert win_odds(pool("W1"), 0, pool("W1"), 0, plain_defence=True) > win_odds(pool("W1"), 0, pool("W1"), 0)


def test_one_white_die_against_another_wins_two_times_in_seven() -> None:
    assert win_odds(pool("W1"), 0, pool("W1"), 0) == Fraction(2, 7)


@pytest.mark.rule("HR-DIC-01")
def test_dice_with_other_faces_have_odds_as_well() -> None:
    # White as usual, red with two Critical Aces, black with none.
    faces = [[0, 0, 0, 1, 1, 2], [0, 0, 1, 1, 2, 2], [0, 1, 1, 1, 1, 1]]
    sides = [Aces(pool(text), False, faces) for text in ("W1", "R1", "B1", "W1 R1 B1")]
    assert [side.repeat for side in sides[:3]] == [Fraction(1, 6), Fraction(1, 3), 0]
    for attack in sides:
        for defence in sides:
            expected = sum(defence.exactly(number) * attack.more_than(number) for number in range(60))
            found = odds_against(Side(attack, 0, False), defence, 0, 1)
            assert float(found) == pytest.approx(float(expected), abs=1e-12)


# -- attacks on the table -----------------------------------------------------------------------


def test_the_odds_of_an_attack_use_the_pools_as_they_stand() -> None:
    state = duel(fighter("exploit-weakness", close="W2 R1 +1"), fighter("resilience", defence="W2 R1"))
    found = melee_odds(state, state.characters[0], state.characters[1])
    assert found.win == win_chance(pool("W2 R1"), 1, pool("W2 R1"), 0)
    assert (found.wound, found.vanish) == (found.win, 0)
    told = found.to_json()
    assert told["defence"]["changes"][0]["rules"] == ["HR-ADF-13", "HR-ACC-01"]  # type: ignore[index, call-overload]
    assert told["attack"]["boosts"][0]["rule"] == "HR-DIC-17"  # type: ignore[index, call-overload]


def test_the_second_token_makes_a_character_vanish_and_a_champion_the_third() -> None:
    state = duel(fighter(close="W2"), fighter("champion", defence="W1"))
    target = state.characters[1]
    target.wounds = 1
    assert melee_odds(state, state.characters[0], target).vanish == 0
    target.wounds = 2
    found = melee_odds(state, state.characters[0], target)
    assert found.vanish == found.wound == found.win


def test_regeneration_lowers_the_chance_of_a_wound_that_stays() -> None:
    state = duel(fighter(close="W2"), fighter("regeneration", defence="W1* R1"))
    found = melee_odds(state, state.characters[0], state.characters[1])
    assert found.wound == pytest.approx(found.win / 3)  # a red die is left


def test_precise_attack_energy_barrier_and_violent_attack_change_the_odds() -> None:
    def win(attacker: list[str], defender: list[str]) -> float:
        state = duel(fighter(*attacker, close="W2"), fighter(*defender, defence="W1 R1"))
        return melee_odds(state, state.characters[0], state.characters[1]).win

    plain = win([], [])
    assert win(["precise-attack"], []) > plain
    assert win(["violent-attack"], []) > plain
    assert win(["reassuring-attack"], []) > plain
    assert win([], ["energy-barrier"]) < plain
    assert win(["violent-attack"], ["energy-barrier"]) < win(["violent-attack"], [])


def test_a_sucker_punch_and_a_shot_have_their_own_odds() -> None:
    state = duel(fighter("sucker-punch", close="W1 B1", shooting="W1"), fighter(defence="W1"))
    attacker, target = state.characters
    punch = abilities("sucker-punch")
    assert melee_odds(state, attacker, target, punch).win == win_chance(pool("B1"), 0, pool("W1"), 0)
    shot = Attack(RANGED, 0, attacker, target)
    shot.obscured = True
    assert attack_odds(state, shot).win == win_chance(pool("W1"), 0, pool("R1"), 0)


def test_no_energy_barrier_against_a_burst() -> None:
    state = position(
        hero(0, fighter("shrapnel", close="W1"), (10, 10)), hero(1, fighter("energy-barrier"), (11, 10))
    )
    burst = Attack(MELEE, BURST, *state.characters)
    plain = duel(card(close="W1"), fighter())
    assert attack_odds(state, burst).win == attack_odds(plain, Attack(MELEE, 0, *plain.characters)).win
