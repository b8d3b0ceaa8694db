"""HER: Heroes."""

import pytest

from dicefront.games.chessboard.rules.events import ArmorUsed, Defended, Hit, Rerolled, Saved
from dicefront.games.chessboard.rules.state import NORTH, SOUTH, ChessState
from dicefront.games.chessboard.scenes import ChessScene, mini_at, position, where
from dicefront.kernel.ids import Json
from tests.games.chessboard.positions import match, scene


def duel(south: str, north: str, hero_timing: str = "immediate") -> ChessState:
    """South's miniature on b2 is about to act beside North's on b3; h8 holds another of North's."""
    return position({"b2": south}, {"b3": north, "h8": "d4"}, hero_timing=hero_timing)


def known(asked: ChessScene) -> tuple[Json, Json, Json]:
    """What the owner of the Hero is told: the Hero, its roll, the result of the other side or 0."""
    args = asked.question.args()
    return args["mini"], args["face"], args["against"]


@pytest.mark.rule("CB-HER-01")
def test_a_hero_may_re_roll_its_attack() -> None:
    played = scene(duel("d8 hero", "d6"), "b2", "b2", "xb3", "yes", dice=[1, 8, 5, 4])
    assert played.told(Rerolled) == [Rerolled(0, "attack", 1, 8)]
    assert played.told(Hit) == [Hit(0, 1, "melee", 8, 8, 5)]
    assert not mini_at(played.state, "b2").reroll


@pytest.mark.rule("CB-HER-01")
def test_a_hero_may_re_roll_its_defence() -> None:
    played = scene(duel("d8", "d6 hero"), "b2", "b2", "xb3", "yes", dice=[5, 1, 6])
    assert played.told(Rerolled) == [Rerolled(1, "defence", 1, 6)]
    assert played.told(Defended) == [Defended(0, 1, "melee", 5, 5, 6)]


@pytest.mark.rule("CB-HER-01")
def test_a_hero_may_re_roll_its_save() -> None:
    played = scene(duel("d8", "d6 hero"), "b2", "b2", "xb3", "no", "yes", dice=[5, 1, 3, 4])
    assert played.told(Rerolled) == [Rerolled(1, "save", 3, 4)]
    assert played.told(Saved) == [Saved(1, 4)]


@pytest.mark.rule("CB-HER-01", "CB-SKL-03")
def test_a_hero_may_re_roll_its_skill() -> None:
    state = position({"d4": "d6 hero"}, {"h8": "d4"}, scenario="retrieve", marker="d4")
    played = scene(state, "d4", "d4", "yes", "yes", dice=[2, 3])
    assert played.told(Rerolled) == [Rerolled(0, "skill", 2, 3)]
    assert played.state.carrier == 0


@pytest.mark.rule("CB-HER-01", "CB-DIE-02")
def test_others_are_never_asked_about_a_re_roll() -> None:
    played = scene(duel("d8", "d6"), "b2", "b2", "xb3", dice=[5, 5, 3])
    assert played.asked == ["S turn.activate", "S turn.move", "S turn.attack"]


@pytest.mark.rule("CB-HER-02")
def test_the_new_roll_stands_even_if_it_is_worse() -> None:
    played = scene(duel("d8 hero", "d6"), "b2", "b2", "xb3", "yes", dice=[7, 1, 2])
    assert played.told(Defended) == [Defended(0, 1, "melee", 1, 1, 2)]
    saved = scene(duel("d8", "d6 hero"), "b2", "b2", "xb3", "no", "yes", dice=[8, 1, 6, 3])
    assert where(saved.state, NORTH) == ["defeated", "h8"]


@pytest.mark.rule("CB-HER-03", "CB-HER-01")
def test_a_re_roll_cannot_itself_be_re_rolled_and_there_is_one_in_a_round() -> None:
    played = scene(duel("d8", "d6 hero"), "b2", "b2", "xb3", "yes", dice=[5, 1, 2, 3])
    assert played.asked[3:] == ["N reroll.defence"]
    assert where(played.state, NORTH) == ["defeated", "h8"]


@pytest.mark.rule("CB-HER-03", "CB-RND-06")
def test_an_unused_re_roll_is_lost_at_the_end_of_the_round() -> None:
    # kept in round 1; in round 2 there is one re-roll, not two
    state = position({"b2": "d8"}, {"b3": "d12 hero"}, turn=NORTH)
    answers = ["b3", "b3", "-", "b2", "b2", "-", "b2", "b2", "xb3", "yes"]
    played = scene(state, *answers, dice=[8, 1, 8, 1, 2, 4])
    assert played.state.round == 2
    assert played.asked[-1] == "N reroll.defence"
    assert played.told(Saved) == [Saved(1, 4)]


@pytest.mark.rule("CB-HER-04")
def test_with_immediate_timing_the_attacker_decides_before_the_defence_die_falls() -> None:
    state = duel("d8 hero", "d6 hero", hero_timing="immediate")
    asked = scene(state, "b2", "b2", "xb3", dice=[3])
    assert asked.waiting == "S reroll.attack"
    assert known(asked) == (0, 3, 0)
    asked = scene(state, "b2", "b2", "xb3", "no", dice=[3, 2])
    assert asked.waiting == "N reroll.defence"
    assert known(asked) == (1, 2, 3)


@pytest.mark.rule("CB-HER-04", "CB-HER-07")
def test_with_immediate_timing_the_defender_knows_the_result_and_not_just_the_roll() -> None:
    state = position({"b2": "d8 bow"}, {"b7": "d6 hero"})
    asked = scene(state, "b2", "b2", "bow b7", dice=[7, 2])
    assert known(asked) == (1, 2, 4)


@pytest.mark.rule("CB-HER-05", "CB-HER-09")
def test_with_informed_timing_two_heroes_decide_after_both_dice_have_been_seen() -> None:
    state = duel("d6 hero", "d6 hero", hero_timing="informed")
    asked = scene(state, "b2", "b2", "xb3", dice=[3, 4])
    assert asked.waiting == "S reroll.attack"
    assert known(asked) == (0, 3, 4)
    asked = scene(state, "b2", "b2", "xb3", "yes", dice=[3, 4, 5])
    assert asked.waiting == "N reroll.defence"
    assert known(asked) == (1, 4, 5)
    played = scene(state, "b2", "b2", "xb3", "yes", "yes", dice=[3, 4, 5, 6])
    assert played.throws == ["S d6 attack 3", "N d6 defence 4", "S d6 attack 5", "N d6 defence 6"]
    assert played.told(Defended) == [Defended(0, 1, "melee", 5, 5, 6)]
    assert [mini.reroll for mini in played.state.minis] == [False, False, False]
    assert played.waiting == "N turn.activate", "nobody answers a re-roll with another"


@pytest.mark.rule("CB-HER-05")
def test_with_informed_timing_the_save_and_its_re_roll_come_last() -> None:
    state = duel("d6 hero", "d6 hero", hero_timing="informed")
    played = scene(state, "b2", "b2", "xb3", "yes", "no", "yes", dice=[3, 4, 5, 2, 4])
    assert played.throws[2:] == ["S d6 attack 5", "N d6 save 2", "N d6 save 4"]
    assert played.asked[3:] == ["S reroll.attack", "N reroll.defence", "N reroll.save"]


@pytest.mark.rule("CB-HER-06")
def test_a_save_re_rolled_to_five_keeps_the_armor() -> None:
    played = scene(duel("d8", "d6 hero armor:1"), "b2", "b2", "xb3", "no", "yes", dice=[8, 1, 2, 5])
    assert played.told(Saved) == [Saved(1, 5)]
    assert mini_at(played.state, "b3").armor == 1


@pytest.mark.rule("CB-HER-06")
def test_a_save_re_rolled_to_one_uses_up_the_armor_and_the_hero_lives() -> None:
    played = scene(duel("d8", "d6 hero armor:1"), "b2", "b2", "xb3", "no", "yes", dice=[8, 1, 2, 1])
    assert played.told(ArmorUsed) == [ArmorUsed(1, 1, 0)]
    assert where(played.state, NORTH) == ["b3", "h8"]


@pytest.mark.rule("CB-HER-07")
@pytest.mark.parametrize("timing", ["immediate", "informed"])
def test_a_bow_is_re_rolled_first_and_halved_then(timing: str) -> None:
    state = position({"b2": "d8 bow hero"}, {"b7": "d6"}, hero_timing=timing)
    played = scene(
        state, "b2", "b2", "bow b7", "yes", dice=[2, 7, 4, 4] if timing == "immediate" else [2, 4, 7, 4]
    )
    assert played.told(Hit) == [Hit(0, 1, "bow", 7, 4, 4)]


@pytest.mark.rule("CB-HER-08")
def test_a_hero_is_asked_after_a_successful_roll_too() -> None:
    assert scene(duel("d8 hero", "d6"), "b2", "b2", "xb3", dice=[8]).waiting == "S reroll.attack"
    assert scene(duel("d4", "d8 hero"), "b2", "b2", "xb3", dice=[1, 8]).waiting == "N reroll.defence"
    assert scene(duel("d8", "d8 hero"), "b2", "b2", "xb3", "no", dice=[8, 1, 8]).waiting == "N reroll.save"
    state = position({"d4": "d6 hero"}, {"h8": "d4"}, scenario="retrieve", marker="d4")
    assert scene(state, "d4", "d4", "yes", dice=[6]).waiting == "S reroll.skill"


@pytest.mark.rule("CB-HER-09")
def test_attacker_and_target_may_both_re_roll_in_one_attack() -> None:
    played = scene(duel("d8 hero", "d6 hero"), "b2", "b2", "xb3", "yes", "yes", dice=[1, 4, 2, 3, 4])
    assert played.told(Rerolled) == [Rerolled(0, "attack", 1, 4), Rerolled(1, "defence", 2, 3)]


@pytest.mark.rule("CB-HER-10")
def test_nobody_is_asked_about_roll_off_marker_and_initiative() -> None:
    army = ["d6 hero", "d4", "d4", "d4", "d4"]
    played = match(army, army, dice=[1, 2, 4], scenario="retrieve")
    assert played.pending[0].kind == "chessboard.setup.deploy"
    opened = scene(position({"b1": "d8 hero"}, {"b8": "d8 hero"}, phase="round"), dice=[1, 2])
    assert opened.waiting == "N turn.activate"


@pytest.mark.rule("CB-HER-11")
def test_a_re_roll_used_in_the_opponents_turn_is_missing_in_the_own_one() -> None:
    state = duel("d8", "d6 hero")
    played = scene(state, "b2", "b2", "xb3", "yes", "b3", "b3", "xb2", dice=[5, 1, 6, 2, 3])
    assert "N reroll.attack" not in played.asked
    assert played.told(Defended)[-1] == Defended(1, 0, "melee", 2, 2, 3)


@pytest.mark.rule("CB-HER-11")
def test_a_re_roll_used_in_the_own_turn_is_missing_in_the_opponents_one() -> None:
    state = position({"b2": "d8 hero"}, {"b3": "d6"})
    played = scene(state, "b2", "b2", "xb3", "yes", "b3", "b3", "xb2", dice=[1, 2, 6, 5, 1, 4, 2, 1])
    assert played.asked.count("S reroll.defence") == 0
    assert played.state.round == 2
    assert mini_at(played.state, "b2").reroll, "a new round brings it back"


@pytest.mark.rule("CB-HER-01", "CB-HER-03")
def test_each_hero_has_a_re_roll_of_its_own() -> None:
    state = position({"b2": "d8 hero used", "c2": "d8 hero"}, {"b3": "d6"})
    first: ChessScene = scene(state, "b2", "b2", "xb3", dice=[1, 6])
    assert first.asked[-1] == "S turn.attack"
    second = scene(state, "c2", "c2", "xb3", dice=[1])
    assert second.waiting == "S reroll.attack"
    assert mini_at(second.state, "c2", SOUTH).reroll
