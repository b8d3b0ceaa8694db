"""Scenes of Chessboard Skirmish: worked examples of the rules, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.chessboard.rules.events import Hit
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.games.chessboard.scenes import NORTH, SOUTH, ChessScene, army, mini_at, position, scene, where
from dicefront.kernel.errors import BadData, IllegalAnswer
from dicefront.kernel.testing import check_moment
from dicefront.parts.scenes.answers import SceneError, in_order
from dicefront.scenes import begin

EMPTY = "........"


def drawn(*ranks: str, **more: Any) -> ChessState:
    """A diagram with its lowest ranks given, the first on top."""
    return position(diagram="\n".join([EMPTY] * (8 - len(ranks)) + list(ranks)), **more)


# -- worked examples ----------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "place"), [("5 5 3", "defeated"), ("5 6", "b3"), ("5 2 4", "b3")])
def test_an_attack_with_its_dice(dice: str, place: str) -> None:
    played = scene({"b2": "d8"}, {"b3": "d6", "h8": "d4"}, dice=dice).turn("b2", "b2", "xb3").done()
    assert played.where(NORTH) == [place, "h8"]


def test_dice_by_what_they_are_thrown_for() -> None:
    shot = scene({"b2": "d10 gun"}, {"b5": "d8 armor:1"}, dice={"save": 2, "attack": 7, "defence": 7})
    assert shot.turn(activate="b2", attack="gun b5").done().mini("b5").armor == 0
    assert shot.throws == ["S d10 attack 7", "N d8 defence 7", "N d8 save 2"]


def test_two_heroes_that_re_roll() -> None:
    duel = scene({"b2": "d6 hero"}, {"b3": "d6 hero"}, hero_timing="informed", dice=[3, 4, 5, 6])
    duel.turn("b2", "b2", "xb3", reroll_attack=True, reroll_defence=True).done()
    assert [event.kind for event in duel.events][-1] == "chessboard.defended"
    assert not duel.mini("b2").reroll
    assert not duel.mini("b3").reroll


def test_a_reserve_enters_where_there_is_room() -> None:
    ranks = scene({f"{file}1": "d4" for file in "bcdefg"}, {"h8": "d4"}, south_reserve=["d4", "d4"])
    ranks.turn(activate="c1", move="c3")
    assert ranks.where(SOUTH) == ["b1", "c3", "d1", "e1", "f1", "g1", "c1", "reserve"]


def test_the_turns_of_a_round() -> None:
    minis = f"{EMPTY}\nn.n.n.n.\n....n...\n" + f"{EMPTY}\n" * 4 + ".s.s.s.."
    played = scene(diagram=minis, south={"s": "d4"}, north={"n": "d4"}).round()
    assert played.turns == "SNSNSNNN"
    assert played.table.resting
    assert played.state.phase == "round"


def test_the_next_round_begins_with_its_dice() -> None:
    played = scene({"b2": "d8"}, {"h8": "d6 spent"}, dice={"initiative": [2, 5]}).turn("b2", "b3").play()
    assert played.state.round == 2
    assert played.waiting == "N turn.activate"
    assert played.turns == "S|"


def test_a_match_from_its_beginning() -> None:
    five = army(*["d6"] * 5)
    match = begin("chessboard", five, five, dice=[1, 2]).always(deploy=first)
    assert isinstance(match, ChessScene)
    assert match.play().state.phase == "round"
    assert match.asked == ["S setup.deploy", "N setup.deploy"] * 5


def first(question: Any) -> Any:
    return question.answers()[0]


def test_what_happened_in_words() -> None:
    fight = scene({"b2": "d8"}, {"b3": "d6"}, dice=[5, 5, 3]).turn("b2", "b2", "xb3")
    assert "North's d6 is defeated (CB-DEF-07)." in fight.story()
    assert fight.story("nl") != fight.story()


def test_a_scene_may_go_on_in_two_ways() -> None:
    fight = scene({"b2": "d8"}, {"b3": "d6", "h8": "d4"}).play("b2", "b2")
    assert fight.copy(dice=[5, 5, 3]).play("xb3").told(Hit)
    assert not fight.copy(dice=[5, 6]).play("xb3").told("hit")
    assert fight.waiting == "S turn.attack"


def test_every_moment_of_a_scene_is_sound() -> None:
    fight = scene({"b2": "d8 hero"}, {"b3": "d6 hero", "h8": "d4"}, dice=[5, 4])
    for answer in ("b2", "b2", "xb3"):
        assert fight.waiting
        check_moment(fight.table)
        fight.play(answer)


# -- diagrams -----------------------------------------------------------------------------------


def test_a_diagram_shows_what_dictionaries_say() -> None:
    state = drawn("..#.n...", ".H......", south={"H": "d8 hero"}, north={"n": "d6 armor:1 worn:1"})
    same = position({"b1": "d8 hero"}, {"e2": "d6 armor:1 worn:1"}, obstacles=["c2"])
    assert [vars_of(mini) for mini in state.minis] == [vars_of(mini) for mini in same.minis]
    assert state.obstacles == same.obstacles


def vars_of(mini: Any) -> list[Any]:
    return [mini.id, mini.owner, mini.space, mini.armor, mini.ready, mini.reroll, mini.profile]


@pytest.mark.parametrize(
    "given",
    [
        {"south": {"b1": "d8"}, "north": {"b2": "d6", "c7": "d20"}, "obstacles": ["c3", "d6"]},
        {"south": {"d4": "d8"}, "north": {"d4": "d6", "a8": "d4"}, "south_reserve": []},
        {"south": {"d4": "d8"}, "north": {"h8": "d6"}, "scenario": "retrieve", "marker": "e4"},
        {"south": {"d4": "d8 carrier"}, "north": {"h8": "d6"}, "scenario": "retrieve"},
    ],
)
def test_what_is_printed_can_be_read_again(given: dict[str, Any]) -> None:
    state = position(**given)
    printed = scene(**given).game.diagram(state)
    again = position(diagram=printed, scenario=given.get("scenario", "last_standing"))
    assert scene(**given).game.diagram(again) == printed
    assert (again.marker, again.carrier) == (state.marker, state.carrier)


def test_a_letter_may_stand_for_several() -> None:
    state = drawn("s.s.s..n", south={"s": "d4"}, north={"n": "d6"})
    assert where(state, SOUTH) == ["a1", "c1", "e1"]


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"south": {"z9": "d6"}}, r"south: expected a space from a1 to h8, got 'z9'"),
        ({"south": {"b1": "d7"}}, r"south\['b1'\]: expected .*d4.*d20"),
        ({"north": {"b1": "d6 sword"}}, r"north\['b1'\]: expected"),
        ({"obstacles": ["c3", "i1"]}, r"obstacles\[1\]: expected a space from a1 to h8, got 'i1'"),
        ({"marker": "x"}, r"marker: expected a space"),
        ({"north": {"d5": "d6"}, "obstacles": ["d5"]}, r"stands on an obstacle \(CB-OBS-05\)"),
        ({"south": {"b1": "d6 armor:1 worn:2"}}, r"south\['b1'\]: expected worn:0 to worn:1"),
        ({"south": {"b1": "d6 armor:1 worn:x"}}, r"south\['b1'\]: expected worn:0 to worn:1"),
        ({"south_reserve": ["d5"]}, r"south_reserve\[0\]: expected"),
        ({"south": {"b1": "d6 carrier", "c1": "d6 carrier"}}, r"south\['c1'\]: expected one carrier"),
        ({"scenario": "chess"}, r"options\.scenario: expected"),
        ({"colour": "red"}, r"options\.colour"),
    ],
)
def test_a_wrong_position_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        scene(**given)


@pytest.mark.parametrize(
    ("ranks", "message"),
    [
        ([EMPTY] * 7, "diagram: expected 8 lines, rank 8 on top, got '7 lines'"),
        ([EMPTY] * 3 + ["......."] + [EMPTY] * 4, r"diagram, rank 5: expected 8 spaces, got '7: \.{7}'"),
        ([EMPTY] * 3 + [". . . . . . . . ."] + [EMPTY] * 4, "diagram, rank 5: expected 8 spaces, got '9: "),
        (
            [EMPTY] * 7 + ["..?....."],
            r"diagram, space c1: expected \., #, M, S8, N6, or a letter .*, got '\?'",
        ),
        ([EMPTY] * 8, r"south\['a'\]: expected a letter of the diagram"),
    ],
)
def test_a_wrong_diagram_is_refused(ranks: list[str], message: str) -> None:
    with pytest.raises(BadData, match=message):
        scene({"a": "d4"}, diagram="\n".join(ranks))


def test_a_wrong_script_says_what_is_asked() -> None:
    fight = scene({"b2": "d8"}, {"b3": "d6"}, dice=[9])
    with pytest.raises(IllegalAnswer) as error:
        fight.play("b2", "b8")
    assert error.value.__notes__[0].startswith(
        "'b8' was to answer S turn.move [CB-DEC-05], to be answered by b2"
    )
    with pytest.raises(BadData, match=r"a face of a d8 for chessboard\.attack, throw 0: 1 to 8"):
        fight.play("b2", "xb3")
    with pytest.raises(
        SceneError, match=r"nobody was asked for skill='yes'; .*; S turn.attack \[CB-DEC-07\]"
    ):
        fight.play(skill="yes")
    with pytest.raises(
        SceneError, match=r"nobody was asked for move=.*; asked were S turn\.activate, S turn.move"
    ):
        fight.play(move=in_order("b2", "b3"))


def test_a_space_without_or_with_two_miniatures_names_who_stands_there() -> None:
    state = position({"d4": "d8"}, {"d4": "d6"})
    assert mini_at(state, "d4", NORTH).die == 6
    with pytest.raises(SceneError, match="2 miniatures stand on d4"):
        mini_at(state, "d4")
    with pytest.raises(SceneError, match="0 miniatures stand on a1"):
        mini_at(state, "a1")
