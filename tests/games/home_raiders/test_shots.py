"""RAN, SHT and abilities of shooting: who is measured, who is asked, and whose activation counts."""

from __future__ import annotations

import pytest

from dicefront.games.home_raiders.rules.events.fighting import Attacked, TakenOver
from dicefront.games.home_raiders.rules.events.shooting import ShotSplit
from dicefront.games.home_raiders.rules.shot import shot_at
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.state import VANISHED
from dicefront.games.home_raiders.scenes import block, hero, position, unit
from dicefront.tabletop.sight import HIDDEN
from tests.games.home_raiders.test_abilities_shooting import marksman, victim
from tests.games.home_raiders.test_shooting import ACE, BLANK, TOUCH, action, archer, at, pools, prey


@pytest.mark.rule("HR-RAN-04", "HR-SQG-04")
def test_the_range_is_that_to_the_member_who_takes_the_shot_however_far_the_first_one_is() -> None:
    shooter = archer(shooting="W1 R1", range=8)
    near = position(unit(0, shooter, (5, 15)), unit(1, prey(), (19, 15), (16.5, 15), (11, 15)))
    assert pools(action(near, (0, at(0, 1)), (1, False), dice=[BLANK] * 3))[0] == (0, "W1 R1")


@pytest.mark.rule("HR-RAN-04", "HR-SQG-04")
def test_the_range_is_that_to_the_member_who_takes_the_shot_however_near_the_first_one_is() -> None:
    shooter = archer(shooting="W1 R1", range=7)
    state = position(
        unit(0, shooter, (5, 15)), unit(1, prey(), (11, 15), (13, 18)), things=[block(8, 14, 9, 16, 3)]
    )
    assert sees(state, state.characters[0], state.characters[1]) == HIDDEN
    played = action(state, (0, at(0, 1)), (1, False), dice=[BLANK] * 2)
    assert played.told(Attacked)[0].target == 2
    assert pools(played)[0] == (0, "W1")  # beyond range, so the red die is discarded


@pytest.mark.rule("HR-WND-18", "HR-WND-03")
def test_nobody_shoots_at_who_is_gone_or_vanishing() -> None:
    state = position(hero(0, archer(troop="hero"), (5, 15)), hero(1, victim(), (10, 15)))
    shooter, target = state.characters
    assert shot_at(state, shooter, target) is not None
    target.vanishing = True
    assert shot_at(state, shooter, target) is None
    target.vanishing, target.where = False, VANISHED
    assert shot_at(state, shooter, target) is None


@pytest.mark.rule("HR-ADF-17", "HR-ADF-14")
def test_the_second_target_of_a_double_shot_cannot_ask_for_another_roll() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim("energy-barrier"), (10, 18)),
    )
    answers = [(0, at(0, 1)), (1, False), (0, [2, 1]), (1, False)]
    played = action(state, *answers, dice=[ACE, ACE, BLANK, BLANK])
    assert len(played.told(ShotSplit)) == 1
    assert "home_raiders.react.energy-barrier" not in played.kinds


@pytest.mark.rule("HR-ADF-17", "HR-SQG-09", "HR-SQG-10")
def test_the_first_target_of_a_double_shot_has_the_roll_repeated_once_before_the_split() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2"), (5, 15)),
        hero(1, victim("energy-barrier"), (10, 15)),
        hero(1, victim("energy-barrier"), (10, 18)),
    )
    # A A, then A -: the target keeps the first, and the two Aces are split.
    answers = [(0, at(0, 1)), (1, False), (1, True), (1, False), (0, [2, 1]), (1, False)]
    played = action(state, *answers, dice=[ACE, ACE, ACE, BLANK, BLANK, BLANK])
    barrier = "home_raiders.react.energy-barrier"
    assert played.kinds[2:5] == [barrier, barrier, "home_raiders.shoot.double"]
    assert played.kinds.count(barrier) == 2


@pytest.mark.rule("HR-ASH-06", "HR-ASH-22", "HR-SQG-05", "HR-ADF-22")
@pytest.mark.parametrize(("first", "guard", "pool"), [(False, True, "R1"), (True, False, "W1")])
def test_a_sniper_looks_at_the_target_and_not_at_its_bodyguard(first: bool, guard: bool, pool: str) -> None:
    """The Bodyguard is a troop of its own, which has been activated or not by itself."""
    state = position(
        hero(0, marksman("sniper"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim("bodyguard"), (10 + TOUCH, 15)),
    )
    state.troops[1].activated, state.troops[2].activated = first, guard
    played = action(state, (0, at(0, 1)), (1, 2), (1, False), dice=[BLANK] * 2)
    assert played.told(TakenOver)
    assert pools(played)[0] == (0, pool)


@pytest.mark.rule("HR-ASH-05", "HR-ASH-12", "HR-ASH-19")
def test_the_jump_of_a_bolt_from_point_blank_may_be_split_among_those_far_away() -> None:
    shooter = marksman("lightning-bolt", "double-shot", "point-blank", shooting="W2")
    state = position(
        hero(0, shooter, (5, 15)),
        hero(1, victim(), (5 + TOUCH, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (10, 18)),
    )
    bolt = at(0, 1, touched=1, **{"with": ["lightning-bolt"]})
    answers = [(0, bolt), (1, False), (0, at(0, 2)), (1, False), (0, [3, 1]), (1, False)]
    played = action(state, *answers, dice=[ACE, BLANK, BLANK, ACE, ACE, BLANK, BLANK])
    assert played.kinds.count("home_raiders.shoot.double") == 1
    assert [one.wounds for one in state.characters] == [0, 1, 1, 1]
