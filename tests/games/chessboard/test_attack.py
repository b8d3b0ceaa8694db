"""ATK: attacks."""

import pytest

from dicefront.games.chessboard.rules.attack import Attack
from dicefront.games.chessboard.rules.events import Activated, Attacked, Defended, Hit
from dicefront.games.chessboard.rules.lines import attacks_from
from dicefront.games.chessboard.rules.state import DEFEATED, NORTH, RESERVE, SOUTH, ChessState
from dicefront.games.chessboard.scenes import mini_at, position, where
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.errors import IllegalAnswer, NotYourDecision, UnreadableAnswer
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import Thrown, refusal_of
from tests.games.chessboard.positions import attack_question, attacks_at, scene


def attacks(state: ChessState, name: str) -> list[Json]:
    mini = mini_at(state, name, SOUTH)
    return attacks_at(state, mini, mini.space)


@pytest.mark.rule("CB-ATK-08", "CB-ATK-03", "CB-LIN-01", "CB-SEQ-13")
@pytest.mark.parametrize(
    ("attack", "reason", "rule"),
    [
        (["bow", 1], "chessboard.attack.no_weapon", "CB-ATK-08"),
        (["gun", 1], "chessboard.attack.no_weapon", "CB-ATK-08"),
        (["melee", 1], "chessboard.attack.too_far", "CB-ATK-03"),
        (["bow", 0], "chessboard.attack.friend", "CB-ATK-09"),
    ],
)
@pytest.mark.parametrize("others_turn", [True, False])
def test_an_attack_that_was_not_asked_for_is_refused_with_the_real_reason(
    attack: Json, reason: str, rule: str, others_turn: bool
) -> None:
    played = scene(
        position({"b2": "d8", "h1": "d4"}, {"h8": "d4" if others_turn else "d4 spent"}), "b2", "c2"
    )
    assert played.waiting == ("N turn.activate" if others_turn else "S turn.activate")
    attack = [attack[0], 2] if isinstance(attack, list) and attack[1] == 1 else attack
    with pytest.raises(IllegalAnswer) as caught:
        played.table.answer(SOUTH, attack)
    assert (caught.value.reason, caught.value.rule) == (reason, rule)


def test_what_is_no_attack_of_the_last_miniature_is_told_as_before() -> None:
    played = scene(position({"b2": "d8 bow", "h1": "d4"}, {"h8": "d4", "a8": "d4"}), "b2", "c3", "-")
    for answer in (["bow", 2], 0, None, [3, 2]):
        with pytest.raises(NotYourDecision, match="not_your_decision"):
            played.table.answer(SOUTH, answer)
    played.play("h8", "h7")
    with pytest.raises(UnreadableAnswer):
        played.table.answer(SOUTH, ["bow", 2])


@pytest.mark.rule("CB-SEQ-13")
def test_an_attack_before_anybody_has_moved_is_told_as_any_other_answer() -> None:
    played = scene(position({"b2": "d8 bow", "h1": "d4"}, {"h8": "d4"}))
    for _ in range(2):
        with pytest.raises(UnreadableAnswer):
            played.table.answer(SOUTH, ["bow", 2])
        if not played.table.entries:
            played.play("b2")


@pytest.mark.rule("CB-DEC-07")
@pytest.mark.parametrize("target", [-1, 2, True, "h8"])
def test_the_target_is_the_number_of_a_miniature(target: Json) -> None:
    question = attack_question(position({"g8": "d8"}, {"h8": "d4"}), "g8")
    assert refusal_of(question, ["melee", target]).reason == "kernel.unreadable"
    assert question.check(["melee", 1]) is None


@pytest.mark.rule("CB-ATK-09")
@pytest.mark.parametrize("space", [RESERVE, DEFEATED])
def test_who_is_not_on_the_board_is_no_target(space: int) -> None:
    state = position({"g8": "d8 bow", "f8": "d4"}, {"h8": "d4"})
    state.minis[2].space = space
    assert attacks_from(state, state.minis[0], s("g8")) == []
    assert attacks_from(state, state.minis[0], s("h7")) == []
    state.minis[2].space = s("a1")
    assert attacks_at(state, state.minis[0], s("a2")) == [["melee", 2], ["bow", 2]]


@pytest.mark.rule("CB-ATK-01")
def test_a_miniature_attacks_once_and_one_enemy_only() -> None:
    state = position({"b2": "d8", "h1": "d4"}, {"b3": "d4", "c3": "d4", "a3": "d4"})
    played = scene(state, "b2", "b2", "xc3", dice=[8, 1, 1])
    assert played.told(Attacked) == [Attacked(0, 3, "melee")]
    assert where(played.state, NORTH) == ["b3", "defeated", "a3"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-ATK-02", "CB-SEQ-16")
def test_type_and_target_are_named_and_judged_before_any_die_falls() -> None:
    state = position({"b2": "d8 bow"}, {"b3": "d4", "b6": "d6"})
    played = scene(state, "b2", "b2")
    assert played.waiting == "S turn.attack"
    assert played.choices == ["-", "xb3", "bow b3", "bow b6"]
    assert not played.throws
    struck = scene(state, "b2", "b2", "bow b6", dice=[8, 5])
    assert [type(event) for event in struck.events] == [Activated, Attacked, Thrown, Thrown, Defended]
    assert struck.told(Attacked) == [Attacked(0, 2, "bow")]
    assert struck.told(Defended) == [Defended(0, 2, "bow", 8, 4, 5)]


@pytest.mark.rule("CB-ATK-03")
def test_melee_needs_a_target_in_the_same_space_or_adjacent() -> None:
    around = dict.fromkeys(("c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"), "d4")
    state = position({"d4": "d8"}, {**around, "d6": "d4", "f6": "d4", "b3": "d4"})
    assert attacks(state, "d4") == [["melee", target] for target in range(1, 10)]
    question = attack_question(state, "d4", SOUTH)
    for far in (10, 11, 12):
        assert refusal_of(question, ["melee", far]).rule == "CB-ATK-03"


@pytest.mark.rule("CB-ATK-04", "CB-LIN-01")
@pytest.mark.parametrize("weapon", ["bow", "gun"])
def test_a_ranged_attack_needs_a_straight_line(weapon: str) -> None:
    state = position({"d2": f"d8 {weapon}"}, {"d8": "d4", "e4": "d4"})
    assert attacks(state, "d2") == [[weapon, 1]]
    question = attack_question(state, "d2")
    assert question.check([weapon, 1]) is None
    assert refusal_of(question, [weapon, 2]).rule == "CB-LIN-01"


@pytest.mark.rule("CB-ATK-05", "CB-ATK-03")
@pytest.mark.parametrize("weapon", ["bow", "gun"])
def test_the_enemy_in_the_same_space_can_be_fought_but_not_shot(weapon: str) -> None:
    state = position({"d2": f"d8 {weapon}"}, {"d2": "d4"})
    assert attacks(state, "d2") == [["melee", 1]]
    assert refusal_of(attack_question(state, "d2", SOUTH), [weapon, 1]).rule == "CB-ATK-05"


@pytest.mark.rule("CB-ATK-06", "CB-DIE-05", "CB-DIE-06")
def test_an_adjacent_enemy_can_be_fought_with_the_full_roll_or_shot_with_half_of_it() -> None:
    state = position({"d2": "d8 bow"}, {"e3": "d4"})
    assert attacks(state, "d2") == [["melee", 1], ["bow", 1]]
    assert scene(state, "d2", "d2", "xe3", dice=[4, 3, 4]).told(Hit) == [Hit(0, 1, "melee", 4, 4, 3)]
    shot = scene(state, "d2", "d2", "bow e3", dice=[4, 3])
    assert shot.told(Defended) == [Defended(0, 1, "bow", 4, 2, 3)]


@pytest.mark.rule("CB-ATK-07")
def test_an_engaged_miniature_may_shoot_at_others() -> None:
    state = position({"d2": "d8 bow"}, {"d2": "d4", "e2": "d4", "d7": "d4"})
    assert attacks(state, "d2") == [["melee", 1], ["melee", 2], ["bow", 2], ["bow", 3]]


@pytest.mark.rule("CB-ATK-08")
@pytest.mark.parametrize(
    ("mini", "types"),
    [
        ("d8", ["melee"]),
        ("d8 bow", ["melee", "bow"]),
        ("d8 gun", ["melee", "gun"]),
        ("d8 bow gun", ["melee", "bow", "gun"]),
    ],
)
def test_only_miniatures_with_an_attack_type_use_it(mini: str, types: list[str]) -> None:
    state = position({"d2": mini}, {"d3": "d4"})
    assert attacks(state, "d2") == [[type_, 1] for type_ in types]
    question = attack_question(state, "d2")
    for type_ in ("melee", "bow", "gun"):
        refusal = question.check([type_, 1])
        assert (refusal is None) == (type_ in types)
        assert refusal is None or refusal.rule == "CB-ATK-08"


@pytest.mark.rule("CB-ATK-08", "CB-ARM-12")
@pytest.mark.parametrize(
    ("figure", "types"),
    [
        ("sword-bearer", ["melee"]),
        ("archer", ["melee", "bow"]),
        ("wizard", ["melee", "bow"]),
        ("soldier", ["melee", "gun"]),
    ],
)
def test_without_points_the_figure_decides_the_attack_types(figure: str, types: list[str]) -> None:
    state = position({"d2": f"d8 {figure}"}, {"d3": "d4"}, army_mode="free")
    assert attacks(state, "d2") == [[type_, 1] for type_ in types]


@pytest.mark.rule("CB-ATK-09", "CB-DEP-11")
def test_friends_and_reserves_cannot_be_attacked() -> None:
    state = position({"d2": "d8 bow", "d3": "d4"}, {"h8": "d4"}, north_reserve=["d6"])
    assert attacks(state, "d2") == []
    question = attack_question(state, "d2")
    assert refusal_of(question, ["melee", 1]).reason == "chessboard.attack.friend"
    assert refusal_of(question, ["bow", 1]).reason == "chessboard.attack.friend"
    assert refusal_of(question, ["bow", 3]).reason == "chessboard.attack.not_on_board"


@pytest.mark.rule("CB-ATK-09")
def test_without_a_target_nobody_is_asked_and_obstacle_and_marker_are_no_targets() -> None:
    state = position({"d2": "d8 gun"}, {"h8": "d4"}, obstacles=["d3"], marker="e3", scenario="retrieve")
    assert scene(state, "d2", "d2").waiting == "N turn.activate"
    question = attack_question(state, "d2")
    assert refusal_of(question, ["melee", 2]).reason == "kernel.unreadable"


@pytest.mark.rule("CB-ATK-10", "CB-DIE-05", "CB-DIE-06", "CB-DIE-07")
@pytest.mark.parametrize(("attack", "result"), [("xd3", 7), ("bow d3", 4), ("gun d3", 7)])
def test_the_attacker_rolls_its_own_die_and_the_type_makes_the_result(attack: str, result: int) -> None:
    state = position({"d2": "d10 bow gun"}, {"d3": "d12"})
    played = scene(state, "d2", "d2", attack, dice=[7, result, 4])
    assert played.throws == ["S d10 attack 7", f"N d12 defence {result}", "N d12 save 4"]
    assert [hit.attack for hit in played.told(Hit)] == [result]


@pytest.mark.rule("CB-ATK-11")
def test_an_attack_affects_its_target_alone() -> None:
    # the friend shares the target's space, an enemy stands on the way
    state = position({"b1": "d8 gun", "b6": "d4"}, {"b6": "d4 armor:1", "b3": "d4 armor:1", "h8": "d4"})
    played = scene(state, "b1", "b1", "gun b6", dice=[8, 1, 1])
    assert [mini.armor for mini in played.state.minis] == [0, 0, 0, 1, 0]
    assert where(played.state, SOUTH) == ["b1", "b6"]
    assert where(played.state, NORTH) == ["b6", "b3", "h8"]


@pytest.mark.rule("CB-ATK-01", "CB-ATK-02")
@pytest.mark.parametrize(
    "answer", [True, 1, "melee", [], ["melee"], ["sword", 1], ["melee", True], ["melee", 9], [1, "melee"], {}]
)
def test_an_attack_that_names_no_type_and_target_cannot_be_read(answer: object) -> None:
    state = position({"d2": "d8"}, {"d3": "d4"})
    question = Attack(state, mini_at(state, "d2"), attacks_from(state, mini_at(state, "d2"), s("d2")))
    assert refusal_of(question, answer).reason == "kernel.unreadable"
    assert question.check(None) is None
