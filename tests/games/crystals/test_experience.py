"""EXP: experience and levels."""

import pytest

from dicefront.games.crystals.rules.events import Gained, PointsLost
from dicefront.games.crystals.rules.experience import EXPERIENCE, assign_experience
from dicefront.games.crystals.rules.roles import LEVELS
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.scenes import number_of, position
from dicefront.kernel.testing import Played, play_out, refusal_of
from tests.games.crystals.crystals_positions import chosen, move, play_turn


def assign(state: State, earned: list[int], *names: str) -> Played[None]:
    state.earned = earned
    return play_out(assign_experience(state, state.player), chosen(names))


def experience(state: State, seat: int) -> list[int]:
    return [character.experience for character in state.characters[4 * seat - 4 : 4 * seat]]


@pytest.mark.rule("CR-EXP-01", "CR-EXP-02")
def test_levels_by_experience() -> None:
    assert [LEVELS[points] for points in range(1, 6)] == [1, 2, 2, 2, 3]
    state = position(experience={"1S": 1, "1A": 5, "1M": 2, "1T": 4})
    assert [character.level() for character in state.characters[:4]] == [1, 3, 2, 2]


@pytest.mark.rule("CR-EXP-03", "CR-EXP-06", "CR-DEC-05")
def test_no_character_receives_more_than_five() -> None:
    state = position(experience={"1S": 5})
    played = assign(state, [1, 0], "1M")
    question = played.questions[0]
    assert question.kind == EXPERIENCE
    assert question.options() == [number_of("1R"), number_of("1M"), number_of("1T")]
    refusal = refusal_of(question, number_of("1S"))
    assert (refusal.reason, refusal.rule) == ("crystals.experience.full", "CR-EXP-06")
    assert refusal_of(question, number_of("2S")).reason == "crystals.experience.not_yours"
    assert refusal_of(question, None).reason == "kernel.unreadable"


@pytest.mark.rule("CR-EXP-05", "CR-EXP-06")
def test_nobody_is_asked_when_only_one_character_can_learn() -> None:
    state = position(experience={"1S": 5, "1R": 5, "1M": 5})
    played = assign(state, [2, 0])
    assert played.questions == []
    assert experience(state, 1) == [5, 5, 5, 3]
    two = assign(position(experience={"1S": 5, "1R": 5}), [1, 0], "1T")
    assert two.questions[0].options() == [number_of("1M"), number_of("1T")]


@pytest.mark.rule("CR-EXP-04")
def test_what_earns_experience() -> None:
    kill = position({"1S": 5, "2M": 8})
    move(kill, "1S", 3)
    save = position({"1S": 5, "2M": 8, "2T": 9})
    move(save, "1S", 3, [1])
    foreign_mine = position({"1S": 5}, mines={8: 2})
    move(foreign_mine, "1S", 3)
    own_mine = position({"1S": 5}, mines={8: 1})
    move(own_mine, "1S", 3)
    nothing = position({"1S": 30})
    move(nothing, "1S", 3)
    assert [kill.earned, save.earned, foreign_mine.earned, own_mine.earned, nothing.earned] == [
        [1, 0],
        [0, 1],
        [0, 1],
        [1, 0],
        [0, 0],
    ]


@pytest.mark.rule("CR-EXP-05", "CR-DEC-05")
def test_points_are_given_one_by_one_to_anybody_anywhere() -> None:
    state = position({"1S": 5, "1M": "start"})
    played = assign(state, [4, 0], "1R", "1R", "1R", "1R")
    assert [question.args() for question in played.questions] == [{"points": n} for n in (4, 3, 2, 1)]
    assert played.told(Gained)[-1] == Gained(0, number_of("1R"), "rider", 5, 3)
    assert experience(state, 1) == [1, 5, 1, 1]
    state = position({"1S": 5, "1M": "start"})
    assign(state, [4, 0], "1S", "1R", "1M", "1T")
    assert experience(state, 1) == [2, 2, 2, 2]
    assert [character.level() for character in state.characters[:4]] == [2, 2, 2, 2]


@pytest.mark.rule("CR-EXP-07")
def test_points_are_assigned_at_once() -> None:
    state = position({"1S": 5, "1R": 20, "1M": 21, "1T": "start", "2M": 8})
    played = play_turn(state, ["1S", "1T"], [3])
    assert played.kinds == ["crystals.turn.move", EXPERIENCE]
    assert state.earned == [0, 0]
    assert experience(state, 1) == [1, 1, 1, 2]


@pytest.mark.rule("CR-EXP-08")
def test_points_change_abilities_from_the_next_roll_on() -> None:
    state = position({"1S": 5, "1R": 20, "1M": 21, "1T": "start", "2M": 7})
    play_turn(state, ["1S", "1S"], [2])
    assert state.player == 1
    state.player = 0
    play_turn(state, ["1S"], [2])
    assert (state.player, state.extra_turns) == (0, 1)


@pytest.mark.rule("CR-EXP-09", "CR-WIN-05")
def test_points_beyond_the_last_free_place_are_lost() -> None:
    full = {"1S": 5, "1R": 5, "1M": 5, "1T": 4}
    state = position(experience=full, victory="crystals")
    played = assign(state, [3, 0])
    assert played.events == [Gained(0, number_of("1T"), "tower", 5, 3), PointsLost(0, 2)]
    assert state.earned == [0, 0]
    assert state.outcome is None


@pytest.mark.rule("CR-EXP-10")
def test_experience_stays_when_a_character_is_killed_or_comes_home() -> None:
    state = position({"1S": 5, "2M": 8, "1M": 31}, experience={"2M": 5, "1M": 3})
    move(state, "1S", 3)
    move(state, "1M", 6)
    assert (state.characters[number_of("2M")].experience, state.characters[number_of("1M")].experience) == (
        5,
        3,
    )


@pytest.mark.rule("CR-EXP-11")
def test_sixteen_points_bring_everybody_to_the_highest_level() -> None:
    state = position()
    assign(state, [15, 0], *["1S"] * 4, *["1R"] * 4, *["1M"] * 4)
    assert state.outcome is None
    assign(state, [1, 0])
    assert state.outcome is not None
