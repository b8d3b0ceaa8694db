"""ARM: ready-made armies, and what cannot be read."""

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.army import (
    BuildArmy,
    candidate_armies,
    problems,
    ready_armies,
    ready_army,
)
from dicefront.games.chessboard.rules.state import NORTH, SOUTH
from dicefront.games.chessboard.scenes import position, where
from dicefront.kernel.errors import BadData, IllegalAnswer, UnreadableAnswer
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import refusal_of
from tests.games.chessboard.positions import match, opened, options
from tests.games.chessboard.test_army import reasons, total

# -- ready-made ---------------------------------------------------------------------------------

READY = {
    20: {
        "Patrol": ("d8, d4, d4, d4", 20),
        "Two Pairs": ("d6, d6, d4, d4", 20),
        "Shieldman": ("d6 armor:1, d4, d4, d4", 20),
    },
    30: {
        "Vanguard": ("d8, d8, d6, d4, d4", 30),
        "Line": ("d6, d6, d6, d6, d6", 30),
        "Ogre": ("d10, d8, d4, d4, d4", 30),
        "Shield Pair": ("d6 armor:1, d6 armor:1, d6, d4, d4", 30),
        "Captain": ("d8 hero, d6, d4, d4, d4", 29),
        "Bowmen": ("d6 bow, d6 bow, d4, d4, d4", 30),
    },
    40: {
        "Guard": ("d8, d8, d8, d8, d8", 40),
        "Beasts": ("d12, d10, d6, d6, d6", 40),
        "Champion": ("d10 hero, d8, d6, d6, d6", 39),
        "Shieldwall": ("d10 armor:1, d8 armor:1, d6, d6, d4", 38),
    },
    50: {
        "Riders": ("d10, d10, d10, d10, d10", 50),
        "Dragon": ("d20, d12, d6, d6, d6", 50),
        "Warlord": ("d12 hero, d10, d8, d8, d8", 49),
        "Ironclads": ("d12 armor:1, d10 armor:1, d8, d8, d8", 50),
    },
}


@pytest.mark.rule("CB-ARM-16")
@pytest.mark.parametrize("budget", READY)
def test_the_ready_made_armies_are_those_of_the_table_and_fit_their_budget(budget: int) -> None:
    rules = options(points=budget)
    expected: list[Json] = [
        {"name": name, "minis": list[Json](minis.split(", "))} for name, (minis, _) in READY[budget].items()
    ]
    assert ready_armies(rules) == expected
    for name, (minis, price) in READY[budget].items():
        assert total(minis.split(", ")) == price <= budget
        assert reasons(minis.split(", "), points=budget) == []
        assert ready_army(name.upper(), rules) in expected


@pytest.mark.rule("CB-ARM-16")
def test_a_ready_made_army_is_taken_by_its_name() -> None:
    played = match(dice=[1, 2])
    played.play("Captain", "shield pair")
    assert [one.hero for one in played.state.armies[SOUTH]] == [True, False, False, False, False]
    assert [one.armor for one in played.state.armies[NORTH]] == [1, 1, 0, 0, 0]


@pytest.mark.rule("CB-ARM-16")
def test_an_unknown_name_is_answered_with_the_names_there_are() -> None:
    expected = r"army: expected one of Patrol, Two Pairs, Shieldman, got 'Vanguard' \[CB-ARM-16\]"
    with pytest.raises(BadData, match=expected):
        ready_army("Vanguard", options(points=20))
    with pytest.raises(BadData, match="army: expected an army of your own, since no ready-made one fits"):
        ready_army("Vanguard", options(army_min=6))


@pytest.mark.rule("CB-ARM-03", "CB-ARM-05", "CB-ARM-11")
@pytest.mark.parametrize(
    "chosen",
    [
        {"points": 20},
        {"points": 50, "armor_limit": 1},
        {"points": 50, "army_min": 6, "figure_weapons": "free"},
        {"scenario": "infiltrate", "army_min": 1},
        {"scenario": "infiltrate", "army_mode": "free", "free_armies": "open"},
        {"army_mode": "free", "free_armies": "open"},
    ],
)
def test_every_army_that_is_suggested_is_legal(chosen: dict[str, Json]) -> None:
    rules = options(**chosen)
    assert len(candidate_armies(rules)) >= 8
    for roster in candidate_armies(rules):
        assert problems(roster, rules) == []


# -- what cannot be read ------------------------------------------------------------------------


@pytest.mark.rule("CB-ARM-03")
@pytest.mark.parametrize(
    ("roster", "where_", "expected"),
    [
        (None, "army", "an object with a list"),
        (5, "army", "an object with a list"),
        ("d6", "army", "an object with a list"),
        ({}, "army", "an object with a list"),
        ({"minis": "d6"}, "army", "an object with a list"),
        ({"minis": {"a": 1}}, "army", "an object with a list"),
        ({"minis": ["d6", 6]}, "army.minis[1]", 'a text such as "d8 hero"'),
        ({"minis": ["d6", ["d6"]]}, "army.minis[1]", 'a text such as "d8 hero"'),
        (
            {"minis": ["d6", "d6", "d6 sword"]},
            "army.minis[2]",
            "bow, gun, hero, armor:N or one of sword-bearer",
        ),
        ({"minis": ["d6 armor:"]}, "army.minis[0]", "bow, gun, hero, armor:N"),
        ({"minis": ["d6 armor:-1"]}, "army.minis[0]", "bow, gun, hero, armor:N"),
        ({"minis": ["d6 armor:²"]}, "army.minis[0]", "bow, gun, hero, armor:N"),
        ({"minis": ["d6 armor:" + "9" * 5000]}, "army.minis[0]", "bow, gun, hero, armor:N"),
        ({"minis": ["hero"]}, "army.minis[0]", "a die such as d6"),
        ({"minis": ["d6 archer wizard"]}, "army.minis[0]", "one figure"),
    ],
)
def test_a_roster_that_cannot_be_read_is_refused_with_its_place(
    roster: Json, where_: str, expected: str
) -> None:
    (refusal,) = problems(roster, options())
    assert refusal.reason == "chessboard.army.unreadable"
    assert refusal.args["where"] == where_
    assert str(refusal.args["expected"]).startswith(expected)


@pytest.mark.rule("CB-ARM-03")
def test_everything_that_is_wrong_with_an_army_is_told_at_once() -> None:
    found = reasons(["d20 armor:4", "d12 archer"], armor_limit=3)
    assert found == ["too_much_armor", "figure_not_used", "too_expensive", "too_small"]


@pytest.mark.rule("CB-ARM-03")
@pytest.mark.parametrize("answer", [None, 7, True, "d6", [], ["d6"], {}, {"minis": None}, {"mini": ["d6"]}])
def test_an_answer_without_a_list_of_miniatures_is_unreadable_at_the_table(answer: Json) -> None:
    played = match()
    with pytest.raises(UnreadableAnswer):
        played.table.answer(SOUTH, answer)
    assert len(played.pending) == 2


@pytest.mark.rule("CB-DEC-01")
@pytest.mark.parametrize("more", [{"name": float("nan")}, {"name": 3}, {"motto": "onward"}])
def test_an_army_has_a_name_and_miniatures_and_nothing_else(more: dict[str, Json]) -> None:
    answer: dict[str, Json] = {"minis": ["d6", "d6", "d6", "d6", "d6"]}
    question = BuildArmy(SOUTH, options())
    assert question.check(answer) is None
    assert refusal_of(question, answer | more).reason == "kernel.unreadable"


@pytest.mark.rule("CB-ARM-03", "CB-DEC-01")
def test_an_illegal_army_is_refused_at_the_table_and_may_be_chosen_again() -> None:
    played = match()
    with pytest.raises(IllegalAnswer) as refused:
        played.play((NORTH, {"minis": ["d20", "d20"]}))
    assert refused.value.reason == "chessboard.army.too_expensive"
    played.play((NORTH, {"minis": ["d6"] * 5}))
    assert [question.player for question in played.pending] == [SOUTH]


@pytest.mark.rule("CB-ARM-03")
def test_a_roster_given_beforehand_is_refused_with_its_seat_and_paragraph() -> None:
    with pytest.raises(
        BadData,
        match=r"rosters\[1\]: .*, got chessboard\.army\.too_expensive \[CB-ARM-03\]: cost=32, points=30",
    ):
        match(["d6"] * 5, ["d8"] * 4)
    with pytest.raises(BadData, match=r"rosters\[0\]: .*army.minis\[1\]"):
        match(["d6", "d7"], ["d6"] * 5)


@pytest.mark.rule("CB-ARM-08")
def test_an_army_without_weapons_fights_a_whole_attack() -> None:
    played = opened(position(south={"d4": "d4"}, north={"d5": "d4", "h8": "d4"}), dice=[4, 4, 1])
    played.play("d4", "d4", "xd5")
    assert where(played.state, NORTH) == ["defeated", "h8"]
    played.done()


@pytest.mark.rule("CB-DIE-01")
def test_a_refused_roster_names_the_die_that_is_none() -> None:
    with pytest.raises(BadData, match=r"army\.unreadable \[CB-DIE-01\]: where='army\.minis\[0\]'.*got=.*d7"):
        GAME.table(rosters=[{"name": "Odd", "minis": ["d7", *["d4"] * 4]}, None])
