"""Scenes of Crystals: worked examples of the rules, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.crystals.rules.roles import ARCHER, RIDER
from dicefront.games.crystals.scenes import CrystalsScene, name_of, number_of, position, scene
from dicefront.kernel.errors import BadData, IllegalAnswer, OutOfDice
from dicefront.kernel.testing import check_moment
from dicefront.parts.scenes.answers import SceneError
from dicefront.scenes import begin

# -- worked examples ----------------------------------------------------------------------------


def test_extra_turns_of_a_scout() -> None:
    race = scene({"1S": "start"}, dice=[1, 6, 3])
    race.turn(spawn_end="M").turn(move="S").turn(move="M", spawn_end="T").done()
    assert race.where("1S", "1M", "1T") == [6, 2, "start"]
    assert race.state.player == 1


def test_a_rider_attacks_behind_it() -> None:
    attack = scene({"1R": 6, "1T": "start", "2S": 10, "2R": 9, "2M": 8}, experience={"1R": 2}, dice=4)
    assert attack.turn(move="1R").where("2S", "2R", "2M") == ["base"] * 3
    assert len(attack.told("killed")) == 3


def test_a_miner_lays_a_mine() -> None:
    assert scene({"1M": 5, "1S": "start"}, dice=1).turn(move="M").mines == {5: 1}


@pytest.mark.parametrize(("tower", "place"), [(12, 8), (13, "base")])
def test_a_tower_saves_from_a_mine(tower: int, place: int | str) -> None:
    stepped = scene({"1R": 5, "1T": tower, "1M": "start"}, mines={8: 2}, dice={"move": 3, "defence": 1}).turn(
        move="R"
    )
    assert stepped.where("1R") == [place]


def test_the_first_turn_is_thrown_for() -> None:
    match = begin("crystals", players=4, dice="3 1 1 5, 2 2, 6 4")
    assert isinstance(match, CrystalsScene)
    match.always(attacker="rider", first_spawn="S").play()
    assert match.done().state.player == 2
    assert match.throws[-1] == "3 d6 first-turn 4"


def test_secret_choices_are_written_by_seat() -> None:
    match = begin("crystals", players=3).play(attacker={2: "archer", 0: "rider", 1: "archer"})
    assert [match.state.characters[4 * seat + 1].role for seat in range(3)] != [RIDER] * 3
    assert match.waiting == "1 setup.first-spawn, 2 setup.first-spawn, 3 setup.first-spawn"


def test_everything_may_be_asked() -> None:
    alone = {"1S": "start"}
    assert scene(alone, dice=1, ask_all=True).play().waiting == "1 turn.spawn-end", "one mover is no question"
    with pytest.raises(
        SceneError, match=r"no answer: 1 turn\.spawn-end \[CR-DEC-06\], to be answered by R, M, T"
    ):
        scene(alone, dice=1, ask_all=True).turn()


def test_without_a_die_a_scene_rests_before_the_turn() -> None:
    race = scene({"1S": "start", "2S": "start"}, dice=2).turn(spawn_end="R")
    assert race.table.resting
    with pytest.raises(OutOfDice, match=r"a face of a d6 for crystals\.move, throw 1"):
        _ = race.waiting
    assert "at rest, without dice" in repr(race)


def test_every_moment_of_a_scene_is_sound() -> None:
    race = scene({"1S": 5, "1M": 9, "1T": "start", "2S": 7}, dice=2).play()
    check_moment(race.table)


def test_what_happened_in_words() -> None:
    assert "leaves a mine on F5" in scene({"1M": 5, "1S": "start"}, dice=1).turn(move="M").story()


# -- positions ----------------------------------------------------------------------------------


def test_an_archer_that_is_named_takes_the_place_of_the_rider() -> None:
    state = position({"1A": 4}, experience={"2A": 3})
    assert [state.characters[number].role for number in (1, 5)] == [ARCHER, ARCHER]
    assert (name_of(state, 1), number_of("1R")) == ("1A", 1)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"characters": {"3S": 4}},
            "character: expected a player from 1 to 2 and one of S, R, A, M, T, .*'3S'",
        ),
        ({"characters": {"1X": 4}}, "character: expected .* such as 2M, got '1X'"),
        ({"characters": {"S": 4}}, "character: expected .* such as 2M, got 'S'"),
        ({"characters": {"1S": 32}}, r"characters\['1S'\]: expected a field from 0 to 31, or start, got 32"),
        ({"characters": {"1S": "home"}}, r"characters\['1S'\]: expected a field from 0 to 31, or start"),
        (
            {"characters": {"1S": 4, "2M": 4}},
            r"characters\['2M'\]: expected a place where 1S does not stand, got 4",
        ),
        ({"characters": {"1S": "start", "1M": "start"}}, r"characters\['1M'\]: expected a place where 1S"),
        ({"experience": {"1S": 6}}, r"experience\['1S'\]: expected experience from 1 to 5, got 6"),
        ({"mines": {40: 1}}, r"mines\[40\]: expected a field from 0 to 31"),
        ({"mines": {4: 3}}, r"mines\[4\]: expected a player from 1 to 2, got 3"),
        (
            {"mines": dict.fromkeys(range(5), 1)},
            "mines: expected at most 4 of each player, got 'more of player 1'",
        ),
        ({"crystals": [1, 1, 1]}, "crystals: expected a player from 1 to 2, got 3"),
        ({"crystals": [9]}, "position: expected a position that can occur"),
        ({"turn_of": 0}, "turn_of: expected a player from 1 to 2, got 0"),
        ({"players": 7}, r"options\.players: expected"),
    ],
)
def test_a_wrong_position_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        scene(**given)


def test_a_wrong_answer_says_what_would_be_right() -> None:
    with pytest.raises(IllegalAnswer) as error:
        scene({"1S": 5, "1M": 9, "1T": "start"}, dice=2).play("1R")
    assert error.value.__notes__[0] == "'1R' was to answer 1 turn.move [CR-DEC-04], to be answered by S, M, T"
