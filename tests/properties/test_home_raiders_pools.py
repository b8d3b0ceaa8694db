"""Properties of dice pools (DIC)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.dice import CRITICAL, Rolled, roll_aces
from dicefront.games.home_raiders.rules.odds import win_chance
from dicefront.games.home_raiders.rules.pools import (
    Build,
    downgraded,
    finish,
    only_strongest,
    only_weakest,
    paired,
    same_pool,
    sets_of,
    upgraded,
    without_strongest,
)
from dicefront.kernel.dice import Roll
from dicefront.kernel.event import Event

pools = st.builds(Pool, st.integers(0, 5), st.integers(0, 5), st.integers(0, 5))
small = st.builds(Pool, st.integers(0, 2), st.integers(0, 2), st.integers(0, 2))


def strength(pool: Pool) -> int:
    return pool.red + 2 * pool.black


def built(pool: Pool, up: int, down: int) -> Pool:
    build = Build(pool, 0)
    for _ in range(up):
        build.upgrade("up", "HR-DIC-09")
    for _ in range(down):
        build.downgrade("down", "HR-DIC-12")
    return finish(build)


@pytest.mark.rule("HR-DIC-22", "HR-DIC-13")
@given(pools, st.integers(0, 4), st.integers(0, 4))
def test_changes_of_colour_never_change_the_number_of_dice(pool: Pool, up: int, down: int) -> None:
    assert built(pool, up, down).size() == pool.size()


@pytest.mark.rule("HR-DIC-09", "HR-DIC-12")
@given(pools)
def test_an_upgrade_never_weakens_and_a_downgrade_never_strengthens(pool: Pool) -> None:
    assert strength(upgraded(pool)) >= strength(pool) >= strength(downgraded(pool))


@pytest.mark.rule("HR-DIC-22")
@given(pools, st.integers(1, 4))
def test_equal_numbers_of_upgrades_and_downgrades_do_as_much_as_one_pair(pool: Pool, pairs: int) -> None:
    assert same_pool(built(pool, pairs, pairs), paired(pool))
    if pool.white and pool.black:
        both = [downgraded(upgraded(pool)), upgraded(downgraded(pool))]
        if sets_of(both[0]) == sets_of(both[1]) == 1:  # both orders agree in a pool of white and black dice
            assert same_pool(paired(pool), both[0])
            assert same_pool(paired(pool), both[1])
    else:
        assert same_pool(paired(pool), pool)


@pytest.mark.rule("HR-DIC-14", "HR-DIC-15")
@given(pools)
def test_discarding_and_keeping_the_strongest_set_share_the_pool_out(pool: Pool) -> None:
    assert without_strongest(pool).size() + only_strongest(pool).size() == pool.size()
    assert sets_of(only_strongest(pool)) == sets_of(only_weakest(pool)) == min(sets_of(pool), 1)


@pytest.mark.rule("HR-DIC-05", "HR-DIC-06", "HR-DIC-04")
@given(pools, st.randoms(use_true_random=False))
def test_every_critical_ace_is_followed_by_one_more_roll(pool: Pool, chance: object) -> None:
    import random

    assert isinstance(chance, random.Random)
    steps = roll_aces(pool, "home_raiders.melee", "HR-ATK-08", 0)
    thrown = 0
    value: object = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration as stop:
            rolled: Rolled = stop.value
            break
        assert isinstance(step, Roll)
        assert not isinstance(step, Event)
        thrown += len(step.sides)
        value = [chance.randint(1, 6) for _ in step.sides]
    criticals = sum(chain.count(CRITICAL) for chain in rolled.chains)
    assert thrown == pool.size() + criticals
    assert all(CRITICAL not in chain[-1:] for chain in rolled.chains)
    assert rolled.aces >= criticals


@given(small, small, st.integers(0, 2), st.integers(0, 2))
def test_odds_follow_the_strength_of_pools(attack: Pool, defence: Pool, boost: int, other: int) -> None:
    chance = win_chance(attack, boost, defence, other)
    assert 0 <= chance <= 1
    assert win_chance(upgraded(attack), boost, defence, other) >= chance - 1e-12
    assert win_chance(attack, boost, upgraded(defence), other) <= chance + 1e-12
    assert win_chance(attack, boost + 1, defence, other) >= chance - 1e-12
