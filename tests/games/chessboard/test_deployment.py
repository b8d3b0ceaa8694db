"""DEP: deployment and reserves."""

import json

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.ending import count, points, tally_winner
from dicefront.games.chessboard.rules.events import (
    Activated,
    Deployed,
    DeployerFound,
    Entered,
    InitiativeWon,
    Reinforcing,
)
from dicefront.games.chessboard.rules.scenarios import end_of_round, infiltrators
from dicefront.games.chessboard.rules.setup import roll_off
from dicefront.games.chessboard.rules.state import NORTH, PLAYERS, SOUTH
from dicefront.games.chessboard.scenes import ChessScene, mini_at, position, where
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.errors import IllegalAnswer
from dicefront.kernel.event import Thrown
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import offered, play_out, refusal_of
from tests.games.chessboard.positions import attacks_at, match, of_kind, opened

TWO = ["d6", "d4"]
EIGHT = ["d4"] * 8


def rank(number: int, text: str, files: str = "bcdefg") -> dict[str, str]:
    """The same miniature on several spaces of a rank."""
    return {f"{file}{number}": text for file in files}


def pairs(*texts: str) -> list[list[int]]:
    """``3@d1`` as an answer."""
    return [[int(text.split("@")[0]), s(text.split("@")[1])] for text in texts]


# -- roll-off -----------------------------------------------------------------------------------


@pytest.mark.rule("CB-DEP-01")
@pytest.mark.parametrize(
    ("south", "north", "first"), [(3, 11, SOUTH), (8, 1, NORTH), (1, 2, SOUTH), (2, 1, NORTH)]
)
def test_the_lower_roll_of_the_best_dice_deploys_first(south: int, north: int, first: int) -> None:
    played = match(["d4", "d8", "d6"], ["d12", "d4"], dice=[south, north], army_min=1)
    thrown = played.told(Thrown)
    assert [(throw.player, throw.sides) for throw in thrown] == [(SOUTH, [8]), (NORTH, [12])]
    assert played.told(DeployerFound) == [DeployerFound(first, south, north)]
    assert played.asks("setup.deploy").player == first


@pytest.mark.rule("CB-DEP-01")
def test_equal_results_are_rolled_again_by_both() -> None:
    played = match(["d8"], ["d12"], dice=[5, 5, 2, 2, 7, 3], army_min=1)
    assert [throw.player for throw in played.told(Thrown)] == [SOUTH, NORTH] * 3
    assert played.told(DeployerFound) == [DeployerFound(NORTH, 7, 3)]
    played.done()


@pytest.mark.rule("CB-DEP-01")
def test_no_hero_can_repeat_the_roll_off() -> None:
    state = position(south_reserve=["d8 hero"], north_reserve=["d8 hero"], phase="roll-off")
    assert play_out(roll_off(state), dice=[1, 8]).questions == []


# -- alternate ----------------------------------------------------------------------------------


@pytest.mark.rule("CB-DEP-02")
def test_players_put_one_miniature_each_in_turn_and_who_has_finished_is_skipped() -> None:
    played = match(["d6"], ["d4"] * 4, dice=[6, 1, 5, 3], army_min=1)
    told = played.play("1@b8", "0@d1", "2@g8", "4@c8", "3@d8").news
    assert of_kind(told, Deployed) == [
        Deployed(NORTH, 1, s("b8")),
        Deployed(SOUTH, 0, s("d1")),
        Deployed(NORTH, 2, s("g8")),
        Deployed(NORTH, 4, s("c8")),
        Deployed(NORTH, 3, s("d8")),
    ]
    assert played.state.round == 1
    played.done()


@pytest.mark.rule("CB-DEP-02")
@pytest.mark.parametrize("name", ["b2", "d4", "b8", "g8", "e7"])
def test_a_miniature_is_put_on_an_own_starting_space_only(name: str) -> None:
    question = match(TWO, TWO, dice=[1, 2], army_min=1).asks("setup.deploy")
    refusal = refusal_of(question, [0, s(name)])
    assert (refusal.reason, refusal.rule) == ("chessboard.deploy.not_a_start", "CB-DEP-02")


@pytest.mark.rule("CB-DEP-02")
def test_nobody_deploys_a_miniature_of_the_other_or_the_same_one_twice() -> None:
    played = match(TWO, TWO, dice=[1, 2], army_min=1)
    question = played.asks("setup.deploy")
    for mini in (2, 3, 4, -1, 99):
        assert refusal_of(question, [mini, s("b1")]).reason == "chessboard.deploy.not_yours"
    played.play("0@b1", "2@b8")
    assert refusal_of(played.asks("setup.deploy"), [0, s("c1")]).rule == "CB-DEP-02"


@pytest.mark.rule("CB-DEP-02", "CB-DEP-08")
@pytest.mark.parametrize(
    "answer",
    [None, 0, "0@b1", [], [0], [0, 1, 2], ["0", 1], [0, "b1"], [True, 1], [0, 1.0], [[0, 1]], {"mini": 0}],
)
def test_what_is_no_pair_of_miniature_and_space_is_unreadable(answer: Json) -> None:
    deploying = match(TWO, TWO, dice=[1, 2], army_min=1)
    assert refusal_of(deploying.asks("setup.deploy"), answer).reason == "kernel.unreadable"
    entering = opened(position({"c3": "d4"}, {"h8": "d4"}, south_reserve=["d6"]))
    entering.play("c3", "c3")
    assert refusal_of(entering.asks("turn.reserve"), answer).reason == "kernel.unreadable"


@pytest.mark.rule("CB-DEP-02", "CB-DEP-04")
def test_every_free_starting_space_is_offered_for_every_miniature_that_waits() -> None:
    played = match(TWO, TWO, dice=[1, 2], army_min=1)
    played.play("1@d1", "2@d8")
    question = played.asks("setup.deploy")
    assert offered(question) == [[0, s(name)] for name in ("b1", "c1", "e1", "f1", "g1")]
    assert question.args() == {"left": 1}


# -- hidden -------------------------------------------------------------------------------------


def hidden(south: list[str], north: list[str], dice: list[int]) -> ChessScene:
    return match(south, north, dice=dice, deployment="hidden", army_min=1, points=50)


@pytest.mark.rule("CB-DEP-03")
def test_hidden_deployments_are_set_in_secret_and_revealed_together() -> None:
    played = hidden(TWO, ["d8"], [5, 3])
    assert [question.player for question in played.pending] == [SOUTH, NORTH]
    assert played.play((NORTH, pairs("2@e8"))).news == []
    assert [question.player for question in played.pending] == [SOUTH]
    for player in (SOUTH, None):
        seen = json.loads(json.dumps(GAME.view(played.state, player)))["minis"]
        assert {mini["where"] for mini in seen} == {"reserve"}
    told = played.play((SOUTH, pairs("1@b1", "0@g1"))).news
    assert of_kind(told, Deployed) == [
        Deployed(SOUTH, 1, s("b1")),
        Deployed(SOUTH, 0, s("g1")),
        Deployed(NORTH, 2, s("e8")),
    ]
    played.done()


@pytest.mark.rule("CB-DEP-03", "CB-DEP-06")
def test_a_hidden_deployment_is_the_whole_army_at_once() -> None:
    played = hidden(TWO, ["d8"], [])
    question = played.pending[0]
    refusal = refusal_of(question, pairs("0@b1"))
    assert (refusal.reason, refusal.rule) == ("chessboard.deploy.wrong_number", "CB-DEP-06")
    assert refusal.args == {"wanted": 2, "placed": 1}
    assert refusal_of(question, []).rule == "CB-DEP-06"
    assert question.check(pairs("0@b1", "1@c1")) is None


@pytest.mark.rule("CB-DEP-03", "CB-DEP-04", "CB-DEP-05")
@pytest.mark.parametrize(
    ("texts", "rule"),
    [
        (("0@b1", "1@b1"), "CB-DEP-04"),
        (("0@b1", "0@c1"), "CB-DEP-04"),
        (("0@b1", "1@a1"), "CB-DEP-05"),
        (("0@b1", "1@b8"), "CB-DEP-02"),
        (("0@b1", "2@c1"), "CB-DEP-02"),
    ],
)
def test_a_hidden_deployment_keeps_to_the_same_rules(texts: tuple[str, ...], rule: str) -> None:
    assert refusal_of(hidden(TWO, ["d8"], []).pending[0], pairs(*texts)).rule == rule


@pytest.mark.rule("CB-DEP-03")
@pytest.mark.parametrize("answer", [None, 3, "0@b1", {}, [0, 1], [[0]], [[0, 1], None], [["0", "b1"]]])
def test_what_is_no_list_of_pairs_is_unreadable_as_a_hidden_deployment(answer: Json) -> None:
    assert refusal_of(hidden(TWO, ["d8"], []).pending[0], answer).reason == "kernel.unreadable"


@pytest.mark.rule("CB-DEP-03", "CB-DEP-06")
@pytest.mark.parametrize("size", [1, 2, 6, 7, 12])
def test_every_hidden_deployment_that_is_suggested_is_legal(size: int) -> None:
    for question in hidden(["d4"] * size, ["d4"] * size, []).pending:
        assert len(question.options()) == 12
        for option in offered(question):
            assert question.check(option) is None
            assert isinstance(option, list)
            assert len(option) == min(size, 6)


# -- spaces and numbers -------------------------------------------------------------------------


@pytest.mark.rule("CB-DEP-04")
def test_a_starting_space_takes_one_miniature() -> None:
    played = match(TWO, TWO, dice=[1, 2], army_min=1)
    played.play("0@c1", "2@c8")
    with pytest.raises(IllegalAnswer) as refused:
        played.play("1@c1")
    assert (refused.value.reason, refused.value.rule) == ("chessboard.deploy.taken", "CB-DEP-04")


@pytest.mark.rule("CB-DEP-05")
@pytest.mark.parametrize("corner", ["a1", "h1"])
def test_nobody_is_deployed_on_a_corner(corner: str) -> None:
    question = match(TWO, TWO, dice=[1, 2], army_min=1).asks("setup.deploy")
    refusal = refusal_of(question, [0, s(corner)])
    assert (refusal.reason, refusal.rule) == ("chessboard.deploy.not_a_start", "CB-DEP-05")


@pytest.mark.rule("CB-DEP-05")
def test_no_reserve_enters_on_a_corner() -> None:
    played = opened(position(rank(1, "d4"), {"h8": "d4"}, south_reserve=["d6", "d8"]))
    played.play("c1", "c3")
    question = played.asks("turn.reserve")
    for corner in ("a1", "h1"):
        assert refusal_of(question, [6, s(corner)]).rule == "CB-DEP-05"


@pytest.mark.rule("CB-DEP-06")
def test_an_army_of_six_deploys_completely() -> None:
    played = match(["d4"] * 6, ["d4"] * 6, dice=[1, 2, 4, 3])
    for number, file in enumerate("bcdef"):
        played.play(f"{number}@{file}1", f"{number + 6}@{file}8")
    # the sixth goes to the only space that is left, unasked
    assert where(played.state, SOUTH) == ["b1", "c1", "d1", "e1", "f1", "g1"]
    assert where(played.state, NORTH) == ["b8", "c8", "d8", "e8", "f8", "g8"]
    assert played.state.round == 1
    played.done()


@pytest.mark.rule("CB-DEP-06", "CB-DEP-04")
def test_a_larger_army_deploys_exactly_six_of_its_choice_and_the_rest_are_reserves() -> None:
    played = match(EIGHT, ["d4"] * 5, dice=[1, 2, 4, 3], points=40)
    chosen = [7, 1, 5, 3, 2, 6]
    for index, file in enumerate("bcdef"):
        played.play(f"{chosen[index]}@{file}1", f"{index + 8}@{file}8")
    played.play(f"{chosen[5]}@g1")
    assert where(played.state, SOUTH) == ["reserve", "c1", "f1", "e1", "reserve", "d1", "g1", "b1"]
    played.asks("turn.activate")
    played.done()


@pytest.mark.rule("CB-DEP-06")
def test_a_larger_army_deploys_neither_five_nor_seven() -> None:
    question = hidden(EIGHT, ["d8"], []).pending[0]
    six = [f"{number}@{file}1" for number, file in enumerate("bcdefg")]
    assert question.check(pairs(*six)) is None
    assert refusal_of(question, pairs(*six[:5])).args == {"wanted": 6, "placed": 5}
    assert refusal_of(question, pairs(*six, "6@b1")).rule == "CB-DEP-04"


# -- reserves -----------------------------------------------------------------------------------


@pytest.mark.rule("CB-DEP-07")
def test_of_eight_d4_one_reserve_enters_on_the_space_that_was_left_and_the_eighth_waits() -> None:
    played = opened(position(rank(1, "d4"), {"h8": "d4"}, south_reserve=["d4", "d4"]))
    played.play("c1", "c3")
    question = played.asks("turn.reserve")
    assert offered(question) == [[6, s("c1")], [7, s("c1")]]
    told = played.play("7@c1").news
    assert of_kind(told, Entered) == [Entered(SOUTH, 7, s("c1"))]
    assert where(played.state, SOUTH)[6:] == ["reserve", "c1"]
    assert played.asks("turn.activate").player == NORTH


@pytest.mark.rule("CB-DEP-07")
def test_as_many_reserves_enter_as_there_is_room() -> None:
    played = opened(position(rank(1, "d4", "bcd"), {"h8": "d4"}, south_reserve=["d4"] * 5))
    told = played.play("b1", "b1", "3@e1", "7@g1", "5@f1").news
    assert of_kind(told, Entered) == [
        Entered(SOUTH, 3, s("e1")),
        Entered(SOUTH, 7, s("g1")),
        Entered(SOUTH, 5, s("f1")),
    ]
    assert where(played.state, SOUTH)[3:] == ["e1", "reserve", "f1", "reserve", "g1"]
    assert played.asks("turn.activate").player == NORTH


@pytest.mark.rule("CB-DEP-07")
def test_entering_is_compulsory() -> None:
    played = opened(position({"c1": "d4"}, {"h8": "d4"}, south_reserve=["d6"]))
    played.play("c1", "c1")
    question = played.asks("turn.reserve")
    assert refusal_of(question, None).reason == "kernel.unreadable"
    assert None not in question.options()


@pytest.mark.rule("CB-DEP-07")
def test_a_starting_space_held_by_an_enemy_is_not_available() -> None:
    played = opened(position(rank(1, "d4", "bcde"), {"f1": "d4", "h8": "d4"}, south_reserve=["d6", "d8"]))
    played.play("b1", "b1")
    question = played.asks("turn.reserve")
    assert offered(question) == [[4, s("g1")], [5, s("g1")]]
    refusal = refusal_of(question, [4, s("f1")])
    assert (refusal.reason, refusal.rule) == ("chessboard.deploy.taken", "CB-DEP-04")


@pytest.mark.rule("CB-DEP-07")
def test_reserves_enter_at_the_end_of_the_own_turn_and_not_of_the_other() -> None:
    state = position(rank(1, "d4", "bcdef"), {"g2": "d4", "h8": "d4"}, south_reserve=["d6"], turn=NORTH)
    played = opened(state)
    told = played.play("g2", "g2", "-").news
    assert of_kind(told, Entered) == []
    told = played.play("b1", "b1").news
    assert of_kind(told, Entered) == [Entered(SOUTH, 5, s("g1"))]


@pytest.mark.rule("CB-DEP-08")
def test_the_player_decides_which_reserve_enters_where() -> None:
    played = opened(position(rank(1, "d4", "bcde"), {"h8": "d4"}, south_reserve=["d6", "d12", "d8"]))
    played.play("b1", "b1")
    question = played.asks("turn.reserve")
    assert question.player == SOUTH
    assert offered(question) == [[mini, space] for mini in (4, 5, 6) for space in (s("f1"), s("g1"))]
    played.play("6@g1", "4@f1")
    assert where(played.state, SOUTH)[4:] == ["f1", "reserve", "g1"]


@pytest.mark.rule("CB-DEP-08")
def test_only_own_reserves_that_still_wait_can_enter() -> None:
    played = opened(
        position(rank(1, "d4", "bcde"), {"h8": "d4"}, south_reserve=["d6", "d12"], north_reserve=["d8"])
    )
    played.play("b1", "b1")
    question = played.asks("turn.reserve")
    for mini in (0, 3, 6, 7, 8, -1):
        assert refusal_of(question, [mini, s("f1")]).reason == "chessboard.deploy.not_yours"


@pytest.mark.rule("CB-DEP-08")
def test_the_only_reserve_enters_on_the_only_space_unasked() -> None:
    played = opened(position(rank(1, "d4"), {"h8": "d4"}, south_reserve=["d6"]))
    told = played.play("g1", "g2").news
    assert of_kind(told, Entered) == [Entered(SOUTH, 6, s("g1"))]
    assert played.asks("turn.activate").player == NORTH


@pytest.mark.rule("CB-DEP-09")
def test_a_reserve_that_has_just_entered_acts_in_the_same_round() -> None:
    south = {"c1": "d4", **rank(1, "d4 spent", "bdefg")}
    played = opened(position(south, {"h8": "d4", "h7": "d4"}, south_reserve=["d6"]))
    told = played.play("c1", "c3", "h8", "h8").news
    assert of_kind(told, Entered) == [Entered(SOUTH, 6, s("c1"))]
    assert played.asks("turn.activate").options() == [6, None]
    told = played.play("c1", "c2").news
    assert of_kind(told, Activated) == [Activated(SOUTH, 6)]
    assert played.state.round == 1


@pytest.mark.rule("CB-DEP-09")
def test_a_reserve_does_not_act_before_it_has_entered() -> None:
    played = opened(position(rank(1, "d4"), {"h8": "d4"}, south_reserve=["d6"]))
    question = played.asks("turn.activate")
    assert question.options() == [0, 1, 2, 3, 4, 5, None]
    assert refusal_of(question, 6).reason == "chessboard.activate.not_on_board"


@pytest.mark.rule("CB-DEP-10")
def test_without_a_ready_miniature_a_reserve_enters_in_a_reinforcement_turn() -> None:
    state = position(rank(1, "d4 spent"), {"c2": "d6", "h8": "d4"}, south_reserve=["d6"], turn=NORTH)
    played = opened(state, dice=[4, 1, 1])
    told = played.play("c2", "c2", "xc1").news
    assert of_kind(told, Reinforcing) == [Reinforcing(SOUTH)]
    assert of_kind(told, Entered) == [Entered(SOUTH, 6, s("c1"))]
    assert of_kind(told, Activated) == [Activated(NORTH, 7)]
    assert played.asks("turn.activate").player == NORTH  # the turn passed on
    assert mini_at(played.state, "c1").ready
    played.done()


@pytest.mark.rule("CB-DEP-10")
def test_there_is_no_reinforcement_turn_while_no_starting_space_is_free() -> None:
    played = opened(position(rank(1, "d4 spent"), {"c8": "d6", "h8": "d4"}, south_reserve=["d6"], turn=NORTH))
    told = played.play("c8", "c7").news
    assert of_kind(told, Reinforcing) == []
    assert played.asks("turn.activate").player == NORTH


@pytest.mark.rule("CB-DEP-10")
def test_there_is_no_reinforcement_turn_without_reserves() -> None:
    played = opened(position({"c3": "d4 spent"}, {"c8": "d6", "h8": "d4"}, turn=NORTH))
    told = played.play("c8", "c7").news
    assert of_kind(told, Reinforcing) == []
    assert played.asks("turn.activate").player == NORTH


@pytest.mark.rule("CB-DEP-11")
def test_reserves_cannot_be_attacked() -> None:
    played = opened(position({"d4": "d8 bow gun"}, {"h4": "d6"}, north_reserve=["d4"]))
    played.play("d4", "d4")
    question = played.asks("turn.attack")
    assert attacks_at(played.state, played.state.minis[0], s("d4")) == [["bow", 1], ["gun", 1]]
    for weapon in ("melee", "bow", "gun"):
        refusal = refusal_of(question, [weapon, 2])
        assert (refusal.reason, refusal.rule) == ("chessboard.attack.not_on_board", "CB-ATK-09")


@pytest.mark.rule("CB-DEP-11")
def test_reserves_do_not_count_for_infiltrate() -> None:
    played = opened(
        position({"b8": "d8", **rank(1, "d4")}, {"h8": "d4"}, south_reserve=["d8"], scenario="infiltrate")
    )
    played.play("b8", "c8")
    assert played.outcome is None
    assert infiltrators(played.state, SOUTH) == 1


@pytest.mark.rule("CB-DEP-11")
@pytest.mark.parametrize("tally", ["miniatures", "points"])
def test_reserves_do_not_count_for_survival_or_any_tally(tally: str) -> None:
    state = position(
        rank(1, "d4"),
        {**rank(8, "d4"), "h8": "d4"},
        south_reserve=["d20", "d20"],
        scenario="survival",
        tally=tally,
        round=3,
    )
    assert (count(state, SOUTH), points(state, SOUTH)) == (6, 24)
    assert tally_winner(state) == NORTH
    end_of_round(state)
    assert state.outcome is not None
    assert state.outcome.winners == [NORTH]


@pytest.mark.rule("CB-DEP-12")
def test_a_reserve_counts_for_the_initiative_die() -> None:
    state = position(rank(1, "d4"), rank(8, "d6"), south_reserve=["d20"], phase="round", round=0)
    played = opened(state, dice=[17, 6])
    assert [throw.sides for throw in played.told(Thrown)] == [[20], [6]]
    assert played.told(InitiativeWon) == [InitiativeWon(SOUTH, 17, 6)]
    played.done()


@pytest.mark.rule("CB-DEP-13", "CB-DEP-10")
def test_a_player_with_reserves_but_nobody_on_the_board_is_not_beaten() -> None:
    played = opened(
        position({"d4": "d8", "a1": "d4"}, {"d5": "d4"}, north_reserve=["d4", "d6"]), dice=[8, 1, 1]
    )
    told = played.play("d4", "d4", "xd5").news
    assert played.outcome is None
    assert of_kind(told, Reinforcing) == [Reinforcing(NORTH)]
    assert played.asks("turn.reserve").player == NORTH
    played.play("3@b8", "4@c8")
    assert where(played.state, NORTH) == ["defeated", "b8", "c8"]
    assert played.asks("turn.activate").player == SOUTH
    played.done()


@pytest.mark.rule("CB-DEP-14")
@pytest.mark.parametrize("scenario", ["last_standing", "survival"])
def test_north_loses_when_the_turn_comes_and_all_its_starting_spaces_are_held(scenario: str) -> None:
    state = position(rank(8, "d8"), {"a8": "d4"}, north_reserve=["d20", "d20"], scenario=scenario)
    played = opened(state, dice=[8, 1, 1])
    played.play("b8", "b8", "xa8")
    assert played.outcome is not None
    assert (played.outcome.reason, played.outcome.rule) == ("chessboard.stranded", "CB-DEP-14")
    assert played.outcome.winners == [SOUTH]
    assert where(played.state, NORTH) == ["defeated", "reserve", "reserve"]
    played.done()


@pytest.mark.rule("CB-DEP-14")
def test_one_free_starting_space_is_enough_to_go_on() -> None:
    played = opened(
        position(rank(8, "d8", "bcdef"), {"a8": "d4"}, north_reserve=["d20", "d20"]), dice=[8, 1, 1]
    )
    told = played.play("b8", "b8", "xa8", "7@g8").news
    assert played.outcome is None
    assert of_kind(told, Entered) == [Entered(NORTH, 7, s("g8"))]


@pytest.mark.rule("CB-DEP-14")
def test_a_miniature_on_the_board_is_enough_to_go_on_though_no_reserve_can_enter() -> None:
    state = position(rank(8, "d8"), {"a8": "d4", "a1": "d4"}, north_reserve=["d20"])
    played = opened(state, dice=[8, 1, 1])
    played.play("b8", "b8", "xa8")
    assert played.outcome is None
    assert played.asks("turn.activate").player == NORTH


@pytest.mark.rule("CB-DEP-06")
def test_both_players_have_the_same_rules_of_deployment() -> None:
    for player in PLAYERS:
        question = hidden(EIGHT, EIGHT, []).pending[player]
        other = [[mini + 8 * (1 - player), s(f"{file}{'81'[player]}")] for mini, file in enumerate("bcdefg")]
        assert refusal_of(question, other).rule == "CB-DEP-02"
