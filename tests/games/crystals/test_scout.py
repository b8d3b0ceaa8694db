"""SCT: the Scout."""

from fractions import Fraction

import pytest

from dicefront.games.crystals.scenes import position, where
from tests.games.crystals.crystals_positions import kinds, move, play_turn


@pytest.mark.rule("CR-SCT-01")
@pytest.mark.parametrize(("experience", "faces"), [(1, [1]), (2, [1, 2]), (4, [1, 2]), (5, [1, 2, 3])])
def test_the_faces_that_earn_an_extra_turn(experience: int, faces: list[int]) -> None:
    earning = []
    for face in range(1, 7):
        state = position({"1S": 12}, experience={"1S": experience})
        if move(state, "1S", face).result:
            earning.append(face)
    assert earning == faces


@pytest.mark.rule("CR-SCT-02")
def test_only_moving_the_scout_itself_earns_it() -> None:
    state = position({"1S": 12, "1M": 5, "1R": 20, "1T": "start"})
    play_turn(state, ["1M"], [1])
    assert state.player == 1


@pytest.mark.rule("CR-SCT-03")
def test_the_level_is_that_of_the_roll() -> None:
    state = position({"1S": 12, "1M": 5, "1R": 20, "1T": "start", "2S": 14})
    played = play_turn(state, ["1S", "1S"], [2])
    assert kinds(played) == ["moved", "killed", "gained"]
    assert (state.characters[0].level(), state.player) == (2, 1)


@pytest.mark.rule("CR-SCT-04")
def test_the_extra_turn_is_earned_at_home_and_on_a_mine() -> None:
    state = position({"1S": 31})
    assert move(state, "1S", 1).result is True
    assert where(state, "1S") == "base"
    state = position({"1S": 12}, mines={13: 2})
    assert move(state, "1S", 1).result is True
    assert where(state, "1S") == "base"


@pytest.mark.rule("CR-SCT-05")
@pytest.mark.parametrize(("experience", "rolls"), [(1, Fraction(3, 2)), (2, 2), (5, 3)])
def test_the_rolls_of_a_turn_in_which_only_the_scout_moves(experience: int, rolls: Fraction) -> None:
    earning = 0
    for face in range(1, 7):
        state = position({"1S": 12, "1M": 5, "1R": 20, "1T": "start"}, experience={"1S": experience})
        play_turn(state, ["1S"], [face])
        earning += state.extra_turns
    assert 1 / (1 - Fraction(earning, 6)) == rolls
