"""DEF: Defense, Save and defeat."""

import pytest

from dicefront.games.chessboard.rules.events import ArmorUsed, Defeated, Defended, Hit, Saved
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import ChessScene, mini_at, position, where
from dicefront.games.chessboard.scenes import space as s
from tests.games.chessboard.positions import scene


def fight(south: str, north: str, attack: str, dice: list[int]) -> ChessScene:
    """South's miniature on b2 attacks North's on b3; another of North's looks on from afar."""
    return scene(position({"b2": south}, {"b3": north, "h8": "d4"}), "b2", "b2", attack, dice=dice)


@pytest.mark.rule("CB-DEF-01", "CB-DIE-02", "CB-DIE-08")
def test_after_the_attack_roll_the_target_rolls_its_own_die_for_defence() -> None:
    played = fight("d8", "d12", "xb3", [5, 12])
    assert played.throws == ["S d8 attack 5", "N d12 defence 12"]
    assert played.told(Defended) == [Defended(0, 1, "melee", 5, 5, 12)]


@pytest.mark.rule("CB-DEF-02")
def test_an_attack_succeeds_with_a_result_equal_to_the_defence() -> None:
    assert fight("d6", "d12", "xb3", [4, 4, 4]).told(Hit) == [Hit(0, 1, "melee", 4, 4, 4)]


@pytest.mark.rule("CB-DEF-02", "CB-DIE-06")
def test_a_bow_that_rolls_five_fails_against_a_defence_of_four() -> None:
    played = fight("d6 bow", "d12", "bow b3", [5, 4])
    assert played.told(Defended) == [Defended(0, 1, "bow", 5, 3, 4)]


@pytest.mark.rule("CB-DEF-03")
@pytest.mark.parametrize(("attack", "defence"), [(1, 2), (4, 5), (7, 8)])
def test_a_lower_result_fails_and_the_turn_is_over(attack: int, defence: int) -> None:
    played = fight("d8", "d8", "xb3", [attack, defence])
    assert where(played.state, NORTH) == ["b3", "h8"]
    assert not mini_at(played.state, "b2").ready
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-DEF-04", "CB-DIE-02")
def test_after_a_success_the_target_rolls_its_own_die_for_its_save() -> None:
    assert fight("d4", "d10", "xb3", [3, 2, 10]).throws[2:] == ["N d10 save 10"]


@pytest.mark.rule("CB-DEF-05", "CB-DIE-09")
@pytest.mark.parametrize("die", [4, 6, 20])
def test_a_save_of_four_succeeds_whatever_the_die_and_the_turn_is_over(die: int) -> None:
    played = fight("d8", f"d{die}", "xb3", [8, 1, 4])
    assert played.told(Saved) == [Saved(1, 4)]
    assert where(played.state, NORTH) == ["b3", "h8"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-DEF-07", "CB-DIE-09")
@pytest.mark.parametrize("die", [4, 6, 20])
def test_a_save_of_three_fails_whatever_the_die_and_the_target_is_removed(die: int) -> None:
    played = fight("d8", f"d{die}", "xb3", [8, 1, 3])
    assert played.told(Defeated) == [Defeated(1, 3, s("b3"))]
    assert where(played.state, NORTH) == ["defeated", "h8"]


@pytest.mark.rule("CB-DEF-06", "CB-DEC-15")
def test_armor_is_used_up_by_a_failed_save_without_asking_and_the_target_lives() -> None:
    played = fight("d8", "d6 armor:2", "xb3", [8, 1, 3])
    assert played.told(ArmorUsed) == [ArmorUsed(1, 3, 1)]
    assert mini_at(played.state, "b3").armor == 1
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.attack"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-DEF-06", "CB-DEF-08")
def test_two_points_of_armor_survive_two_failed_saves_and_not_the_third() -> None:
    south = {"c2": "d8", "b2": "d8", "a2": "d8"}
    state = position(south, {"b3": "d8 armor:2", "h8": "d4", "g8": "d4"})
    saves = [8, 1, 3, 8, 1, 1, 8, 1, 2]
    answers = ["c2", "c2", "xb3", "h8", "h8", "b2", "b2", "xb3", "g8", "g8", "a2", "a2", "xb3"]
    played = scene(state, *answers, dice=[*saves, 8, 1])
    assert played.told(ArmorUsed) == [ArmorUsed(3, 3, 1), ArmorUsed(3, 1, 0)]
    assert played.told(Defeated) == [Defeated(3, 2, s("b3"))]


@pytest.mark.rule("CB-DEF-08")
def test_used_armor_does_not_come_back_with_a_new_round() -> None:
    played = scene(position({"b2": "d4"}, {"b8": "d6 armor:2 worn:1"}, phase="round"), dice=[1, 2])
    assert mini_at(played.state, "b8").armor == 1


@pytest.mark.rule("CB-DEF-09")
@pytest.mark.parametrize("dice", [[1, 2], [8, 1, 4]], ids=["the Defense holds", "the Save is made"])
def test_no_armor_is_used_up_when_the_target_was_not_hurt(dice: list[int]) -> None:
    played = fight("d8", "d6 armor:1", "xb3", dice)
    assert mini_at(played.state, "b3").armor == 1
    assert not played.told(ArmorUsed)


@pytest.mark.rule("CB-DEF-07", "CB-DEF-10", "CB-EQP-06")
def test_a_defeated_miniature_is_gone_for_good_with_all_it_had() -> None:
    state = position({"b2": "d8", "c1": "d4"}, {"b3": "d4 bow hero used", "h8": "d4"})
    played = scene(state, "b2", "b2", "xb3", "h8", "h8", "c1", "c1", dice=[8, 1, 1, 8, 1])
    assert played.state.round == 2
    assert where(played.state, NORTH) == ["defeated", "h8"]
    assert not played.state.minis[2].reroll
    played.play("b2", "b2")
    assert played.choices == ["h8", "-"], "North chooses among those that are left"


@pytest.mark.rule("CB-DEF-10", "CB-EQP-06")
def test_the_re_roll_of_a_defeated_hero_is_lost_with_it() -> None:
    state = position({"b2": "d8", "c1": "d4"}, {"b3": "d4 hero", "h8": "d4"})
    played = scene(state, "b2", "b2", "xb3", "no", "no", dice=[8, 1, 1])
    fallen = played.state.minis[2]
    assert (fallen.space, fallen.ready, fallen.reroll) == (-2, False, False)


@pytest.mark.rule("CB-DEF-11")
def test_a_defender_that_lives_does_not_strike_back() -> None:
    played = fight("d4", "d20 hero used", "xb3", [1, 20])
    assert played.throws == ["S d4 attack 1", "N d20 defence 20"]
    assert where(played.state, SOUTH) == ["b2"]


@pytest.mark.rule("CB-DEF-12", "CB-DEF-07")
def test_melee_d8_against_d6_with_five_five_three_defeats() -> None:
    played = fight("d8", "d6", "xb3", [5, 5, 3])
    assert played.throws == ["S d8 attack 5", "N d6 defence 5", "N d6 save 3"]
    assert where(played.state, NORTH) == ["defeated", "h8"]


@pytest.mark.rule("CB-DEF-12", "CB-DEF-03", "CB-SEQ-19")
def test_melee_d8_against_d6_with_five_six_fails_without_a_save() -> None:
    played = fight("d8", "d6", "xb3", [5, 6])
    assert played.throws == ["S d8 attack 5", "N d6 defence 6"]
    assert not played.told(Hit)


@pytest.mark.rule("CB-DEF-12", "CB-DEF-05")
def test_melee_d8_against_d6_with_five_two_four_is_saved() -> None:
    assert fight("d8", "d6", "xb3", [5, 2, 4]).told(Saved) == [Saved(1, 4)]


@pytest.mark.rule("CB-DEF-12", "CB-DEF-06", "CB-DIE-07")
def test_gun_d10_against_d8_with_armor_and_seven_seven_two_costs_the_armor() -> None:
    state = position({"b2": "d10 gun"}, {"b7": "d8 armor:1"})
    played = scene(state, "b2", "b2", "gun b7", dice=[7, 7, 2])
    assert played.told(ArmorUsed) == [ArmorUsed(1, 2, 0)]
    assert where(played.state, NORTH) == ["b7"]
    assert played.waiting == "N turn.activate"


@pytest.mark.rule("CB-DEF-12", "CB-HER-04")
def test_each_die_is_followed_at_once_by_its_re_roll() -> None:
    state = position({"b2": "d8 hero"}, {"b3": "d6 hero", "h8": "d4"})
    played = scene(state, "b2", "b2", "xb3", "yes", "no", "yes", dice=[1, 6, 2, 3, 3])
    assert played.throws == ["S d8 attack 1", "S d8 attack 6", "N d6 defence 2", "N d6 save 3", "N d6 save 3"]
    assert played.asked[3:] == ["S reroll.attack", "N reroll.defence", "N reroll.save"]
    assert where(played.state, NORTH) == ["defeated", "h8"]
