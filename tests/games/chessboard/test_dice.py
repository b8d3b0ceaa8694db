"""DIE: one die is everything a miniature has."""

from fractions import Fraction
from pathlib import Path

import pytest

from dicefront.games.chessboard.rules.army import problems
from dicefront.games.chessboard.rules.catalogue import FIGURES, FOLDER, load_figures
from dicefront.games.chessboard.rules.combat import attack, attack_result
from dicefront.games.chessboard.rules.duel import result
from dicefront.games.chessboard.rules.events import ArmorUsed, Defeated, Defended, Hit, PickUpFailed, Rerolled
from dicefront.games.chessboard.rules.movement import move_allowance, reach
from dicefront.games.chessboard.rules.skills import skill_target, try_pick_up
from dicefront.games.chessboard.rules.state import DICE, Profile
from dicefront.games.chessboard.scenes import mini_at, position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.event import Thrown
from dicefront.kernel.testing import Played, Script, play_out
from dicefront.tabletop.grid import members
from tests.games.chessboard.positions import of_kind, opened, options


def duel(south: str, north: str, type: str, dice: list[int], answers: Script | None = None) -> Played[bool]:
    """South on d4 attacks North on d5; the result says whether North fell."""
    state = position(south={"d4": south}, north={"d5": north, "h8": "d4"})
    return play_out(attack(state, mini_at(state, "d4"), mini_at(state, "d5"), type), answers, dice)


@pytest.mark.rule("CB-DIE-01")
def test_a_die_is_d4_d6_d8_d10_d12_or_d20_and_its_value_is_its_highest_face() -> None:
    assert DICE == [4, 6, 8, 10, 12, 20]
    for value in DICE:
        state = position(south={"d4": f"d{value}"}, north={"d5": "d20"})
        assert mini_at(state, "d4").die == value
        thrown = play_out(attack(state, mini_at(state, "d4"), mini_at(state, "d5"), "melee"), dice=[1, 20])
        assert thrown.rolls[0].sides == [value]


@pytest.mark.rule("CB-DIE-01")
@pytest.mark.parametrize(
    "text", ["d2", "d3", "d5", "d7", "d14", "d100", "d0", "d04", "d²", "d٦", "d" + "9" * 5000]
)
def test_no_other_die_exists(text: str) -> None:
    (refusal,) = problems({"minis": [text]}, options(army_min=1))
    assert refusal.reason == "chessboard.army.unreadable"
    assert refusal.args["where"] == "army.minis[0]"
    if text[1:].isdecimal():
        assert refusal.rule == "CB-DIE-01"
        assert refusal.args["expected"] == "a die out of d4, d6, d8, d10, d12, d20"


@pytest.mark.rule("CB-DIE-01")
@pytest.mark.parametrize("text", ["d6 d6", "d4 hero d8", "", "hero", "6"])
def test_a_miniature_has_exactly_one_die(text: str) -> None:
    (refusal,) = problems({"minis": [text]}, options(army_min=1))
    assert refusal.reason == "chessboard.army.unreadable"


@pytest.mark.rule("CB-DIE-02")
def test_attack_defence_and_save_are_one_roll_each_of_the_own_die() -> None:
    played = duel("d10 gun", "d8", "gun", [7, 7, 2])
    assert [(roll.purpose, roll.sides, roll.player) for roll in played.rolls] == [
        ("chessboard.attack", [10], 0),
        ("chessboard.defence", [8], 1),
        ("chessboard.save", [8], 1),
    ]


@pytest.mark.rule("CB-DIE-02")
def test_a_skill_roll_is_one_roll_of_the_own_die() -> None:
    state = position(south={"d4": "d12"}, north={"h8": "d4"}, scenario="retrieve", marker="d4")
    played = play_out(try_pick_up(state, mini_at(state, "d4")), [(0, True)], [6])
    assert [(roll.purpose, roll.sides) for roll in played.rolls] == [("chessboard.skill", [12])]


@pytest.mark.rule("CB-DIE-02")
def test_engaged_surrounded_wounded_or_not_the_roll_counts_as_it_fell() -> None:
    crowd = {"d5": "d6 armor:2 worn:1", "c5": "d6", "e5": "d6", "d4": "d6"}
    state = position(south={"d4": "d6", "d3": "d6"}, north=crowd)
    played = play_out(attack(state, state.minis[0], mini_at(state, "d5"), "melee"), dice=[3, 3, 4])
    (hit,) = played.told(Hit)
    assert (hit.face, hit.attack, hit.defence) == (3, 3, 3)


@pytest.mark.rule("CB-DIE-02")
def test_nobody_but_a_hero_is_offered_a_second_roll() -> None:
    assert duel("d6", "d6", "melee", [1, 6]).kinds == []
    assert duel("d6 hero", "d6 hero", "melee", [1, 6], [(0, False), (1, False)]).kinds == [
        "chessboard.reroll.attack",
        "chessboard.reroll.defence",
    ]
    assert duel("d6 hero used", "d6", "melee", [1, 6]).told(Rerolled) == []


@pytest.mark.rule("CB-DIE-03")
def test_a_miniature_that_was_hit_keeps_its_die_its_move_and_its_rolls() -> None:
    state = position(south={"d4": "d10", "h1": "d4"}, north={"d5": "d8 armor:1", "h8": "d4"})
    played = opened(state, dice=[8, 8, 3, 6, 6, 4])
    told = played.play("d4", "d4", "xd5").news
    assert of_kind(told, ArmorUsed)
    hurt = mini_at(played.state, "d5")
    assert (hurt.die, hurt.move) == (8, 4)
    told = played.play("d5", "d5", "xd4").news
    assert [throw.sides for throw in of_kind(told, Thrown)] == [[8], [10], [10]]
    played.done()


@pytest.mark.rule("CB-DIE-04")
@pytest.mark.parametrize(("die", "move"), [(4, 2), (6, 3), (8, 4), (10, 5), (12, 6), (20, 10)])
def test_move_is_half_the_die_value(die: int, move: int) -> None:
    state = position(south={"a1": f"d{die}"}, north={"h8": "d4"})
    walker = mini_at(state, "a1")
    assert walker.move == move_allowance(walker).amount == move
    files = {space % 8 for space in members(*reach(state, walker))}
    assert max(files) == min(move, 7)


@pytest.mark.rule("CB-DIE-05")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_melee_result_is_the_number_rolled(face: int) -> None:
    (hit,) = duel("d8 bow gun", "d20", "melee", [face, 1, 20]).told(Hit)
    assert (hit.face, hit.attack) == (face, face)


@pytest.mark.rule("CB-DIE-06")
@pytest.mark.parametrize(
    ("die", "face", "halved"),
    [(8, 1, 1), (8, 2, 1), (8, 3, 2), (8, 4, 2), (8, 7, 4), (8, 8, 4), (20, 19, 10), (20, 20, 10)],
)
def test_a_bow_result_is_half_the_number_rolled_rounded_up(die: int, face: int, halved: int) -> None:
    (hit,) = duel(f"d{die} bow", "d20", "bow", [face, 1, 20]).told(Hit)
    assert (hit.face, hit.attack) == (face, halved)
    assert result("bow", face) == attack_result("bow", face).amount == halved


@pytest.mark.rule("CB-DIE-07")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_gun_result_is_the_number_rolled(face: int) -> None:
    (hit,) = duel("d8 bow gun", "d20", "gun", [face, 1, 20]).told(Hit)
    assert (hit.face, hit.attack) == (face, face)
    assert attack_result("gun", face).amount == face


@pytest.mark.rule("CB-DIE-08")
@pytest.mark.parametrize("type", ["melee", "bow", "gun"])
@pytest.mark.parametrize("face", [1, 4, 11, 12])
def test_a_defence_result_is_the_number_rolled_against_every_type(type: str, face: int) -> None:
    attack_face = 20 if face < 12 else 11
    dice = [attack_face, face] + ([4] if result(type, attack_face) >= face else [])
    played = duel("d20 bow gun", "d12", type, dice)
    (met,) = played.told(Hit) + played.told(Defended)
    assert met.defence == face
    assert bool(played.told(Defended)) == (result(type, attack_face) < face)


def saves(die: int) -> Fraction:
    """The share of the faces of a die that save."""
    fallen = sum(bool(duel("d20", f"d{die}", "melee", [20, 1, face]).result) for face in range(1, die + 1))
    return 1 - Fraction(fallen, die)


@pytest.mark.rule("CB-DIE-09")
@pytest.mark.parametrize("die", DICE)
def test_a_save_succeeds_on_4_or_more_whatever_the_die(die: int) -> None:
    assert saves(die) == Fraction(die - 3, die)
    (fallen,) = duel("d20", f"d{die}", "melee", [20, 1, 3]).told(Defeated)
    assert fallen.face == 3


@pytest.mark.rule("CB-DIE-09")
def test_a_d4_saves_with_one_quarter_and_a_d20_with_seventeen_twentieths() -> None:
    assert saves(4) == Fraction(1, 4)
    assert saves(20) == Fraction(17, 20)


@pytest.mark.rule("CB-DIE-10")
@pytest.mark.parametrize(
    ("die", "needed", "chance"),
    [
        (4, 2, Fraction(3, 4)),
        (6, 3, Fraction(2, 3)),
        (8, 4, Fraction(5, 8)),
        (10, 5, Fraction(3, 5)),
        (12, 6, Fraction(7, 12)),
        (20, 10, Fraction(11, 20)),
    ],
)
def test_a_skill_roll_succeeds_on_half_the_die_value_or_more(die: int, needed: int, chance: Fraction) -> None:
    done = 0
    for face in range(1, die + 1):
        state = position(south={"d4": f"d{die}"}, north={"h8": "d4"}, scenario="retrieve", marker="d4")
        played = play_out(try_pick_up(state, mini_at(state, "d4")), [(0, True)], [face])
        done += state.carrier == 0
        assert (state.carrier == 0) == (face >= needed)
        assert [event.needed for event in played.told(PickUpFailed)] == ([] if face >= needed else [needed])
        assert skill_target(state.minis[0]).amount == needed
    assert Fraction(done, die) == chance


@pytest.mark.rule("CB-DIE-11")
def test_the_class_of_a_die_is_a_label_that_no_miniature_carries(tmp_path: Path) -> None:
    expected = ["minion", "regular-troop", "elite-troop", "special-troop", "monster", "elite-monster"]
    assert FIGURES.classes == expected
    text = Path(FOLDER, "figures.toml").read_text()
    for label in expected:
        text = text.replace(f'"{label}"', '"turnip"')
    (tmp_path / "figures.toml").write_text(text)
    renamed = load_figures(str(tmp_path))
    assert renamed.classes == ["turnip"] * 6
    assert (renamed.dice, renamed.prices, renamed.attacks) == (FIGURES.dice, FIGURES.prices, FIGURES.attacks)
    state = position(south={"d4": "d20"}, north={"d5": "d4"})
    assert state.minis[0].profile == Profile(20, 0, False, False, False, "sword-bearer", 20)
    assert s("d4") == state.minis[0].space
