"""CB-OPT-24: armies that break limits of army building, because all players agreed to it."""

from __future__ import annotations

import json

import pytest

from dicefront.games.chessboard.rules.army import BuildArmy, breaches, problems, profiles
from dicefront.games.chessboard.rules.game import GAME
from dicefront.games.chessboard.rules.options import Options, complete_options
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.kernel.agreement import ListAgreed
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.table import Table

pytestmark = pytest.mark.rule("CB-OPT-24")

LINE: list[Json] = ["d6", "d6", "d6", "d6", "d6"]
GIANTS: list[Json] = ["d20 hero", "d20 hero"]


def options(**given: Json) -> Options:
    return Options(complete_options(given))


def match(south: list[Json], north: list[Json], **given: Json) -> Table[ChessState]:
    return GAME.table(given, [{"minis": south}, {"minis": north}], seed=1)


LIFTED: list[tuple[list[Json], dict[str, Json], str, str]] = [
    (["d20", "d4", "d4", "d4", "d4"], {}, "too_expensive", "CB-ARM-03"),
    (["d4"] * 4, {}, "too_small", "CB-ARM-05"),
    (
        ["d4"],
        {"army_mode": "free", "free_armies": "open", "scenario": "infiltrate"},
        "too_small",
        "CB-ARM-05",
    ),
    (["d4 armor:2", "d4", "d4", "d4", "d4"], {"armor_limit": 1}, "too_much_armor", "CB-OPT-22"),
    (["d4 archer", "d4", "d4", "d4", "d4"], {}, "figure_not_used", "CB-ARM-09"),
    (["d4 archer bow", "d4", "d4", "d4", "d4"], {"figure_weapons": "free"}, "already_has", "CB-ARM-10"),
    (["d4 hero"], {"army_mode": "free", "free_armies": "open"}, "no_equipment", "CB-ARM-11"),
]


@pytest.mark.parametrize(("minis", "given", "reason", "rule"), LIFTED, ids=lambda one: str(one)[:20])
def test_a_limit_holds_unless_all_agreed_to_lift_it(
    minis: list[Json], given: dict[str, Json], reason: str, rule: str
) -> None:
    legal, agreed = options(**given), options(**given, lists="agreed")
    assert [one.reason for one in problems({"minis": minis}, legal)] == [f"chessboard.army.{reason}"]
    assert breaches({"minis": minis}, legal) == []
    assert problems({"minis": minis}, agreed) == []
    assert [(one.reason, one.rule) for one in breaches({"minis": minis}, agreed)] == [
        (f"chessboard.army.{reason}", rule)
    ]
    assert BuildArmy(0, legal).check({"minis": minis}) is not None
    assert BuildArmy(0, agreed).check({"minis": minis}) is None


@pytest.mark.parametrize(
    ("minis", "reason"),
    [
        ([], "wrong_size"),
        (["d4"] * 13, "wrong_size"),
        (["d7"], "unreadable"),
        (["d4 cannon"], "unreadable"),
        (["d4 armor:100"], "unreadable"),
        ("d4", "unreadable"),
    ],
)
@pytest.mark.parametrize("mode", ["points", "free"])
def test_what_cannot_be_read_or_put_on_the_board_stays_refused(minis: Json, reason: str, mode: str) -> None:
    agreed = options(lists="agreed", army_mode=mode, free_armies="open")
    assert f"chessboard.army.{reason}" in [one.reason for one in problems({"minis": minis}, agreed)]
    with pytest.raises(BadData, match=r"rosters\[0\]: expected an army the options allow"):
        GAME.table({"lists": "agreed", "army_mode": mode, "free_armies": "open"}, [{"minis": minis}, None])


def test_mirrored_armies_stay_equal_and_a_preset_keeps_its_army() -> None:
    with pytest.raises(BadData, match="CB-ARM-13"):
        match(["d20 hero"], ["d4"], army_mode="free", lists="agreed")
    with pytest.raises(BadData, match="CB-OPT-23"):
        match(GIANTS, LINE, preset="first_game", lists="agreed")
    both = match(["d20 hero"], ["d20 hero"], army_mode="free", lists="agreed")
    assert [event.player for event in both.told if isinstance(event, ListAgreed)] == [0, 1]


def test_a_figure_brings_its_weapons_and_equipment_works() -> None:
    archer, plain = profiles(["d4 archer", "d4"], options(lists="agreed"))
    assert (archer.bow, archer.figure, archer.tally) == (True, "archer", 4)
    assert (plain.bow, plain.figure) == (False, "sword-bearer")
    free = options(army_mode="free", free_armies="open", lists="agreed")
    hero = profiles(["d4 hero armor:3 gun"], free)[0]
    assert (hero.hero, hero.armor, hero.gun, hero.tally) == (True, 3, True, 4)


def test_what_an_army_breaks_is_told_when_the_armies_are_shown() -> None:
    played = match(LINE, GIANTS, lists="agreed")
    kinds = [type(event).kind for event in played.told]
    assert kinds[:2] == ["chessboard.armies-revealed", "kernel.list-agreed"]
    agreed = [event for event in played.told if isinstance(event, ListAgreed)]
    expected: list[Json] = [
        {
            "reason": "chessboard.army.too_expensive",
            "rule": "CB-ARM-03",
            "args": {"cost": 46, "points": 30},
        },
        {"reason": "chessboard.army.too_small", "rule": "CB-ARM-05", "args": {"size": 2, "least": 5}},
    ]
    assert [(event.player, event.problems) for event in agreed] == [(1, expected)]
    for player in (0, 1, None):
        seen = GAME.view(played.state, player)
        assert isinstance(seen, dict)
        assert seen["breaches"] == [[], expected]
    assert GAME.decode(json.loads(json.dumps(GAME.encode(played.state)))).breaches == played.state.breaches


def test_armies_that_were_chosen_at_the_table_are_told_of_too() -> None:
    table = GAME.table({"lists": "agreed"}, seed=1)
    table.answer(0, {"minis": GIANTS})
    assert not [event for event in table.told if isinstance(event, ListAgreed)]
    table.answer(1, {"minis": LINE})
    assert [event.player for event in table.told if isinstance(event, ListAgreed)] == [0]


def test_nothing_is_told_of_armies_within_the_limits() -> None:
    assert not [event for event in match(LINE, LINE, lists="agreed").told if isinstance(event, ListAgreed)]


def test_before_the_armies_are_shown_nobody_else_knows_of_it() -> None:
    table = GAME.table({"lists": "agreed"}, [{"minis": GIANTS}, None], seed=1)
    broken, legal = table.state, GAME.table({"lists": "agreed"}, [{"minis": LINE}, None], seed=1).state
    assert [len(found) for found in broken.breaches] == [2, 0]
    for player in (1, None):
        assert GAME.view(broken, player) == GAME.view(legal, player)


def test_computers_keep_to_the_limits() -> None:
    agreed = options(lists="agreed")
    assert all(not breaches(army, agreed) for army in BuildArmy(0, agreed).candidates())


def test_armies_that_an_agreement_allows_are_not_offered_without_one() -> None:
    for lists in ("agreed", "legal"):
        choices = options(lists=lists, army_min=6)
        for army in BuildArmy(0, choices).candidates():
            assert not problems(army, choices)
