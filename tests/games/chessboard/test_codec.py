"""Positions as plain data: what cannot be is refused with its place and with what would be right."""

from typing import Any

import pytest

from dicefront.games.chessboard import GAME
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.games.chessboard.scenes import position
from dicefront.games.chessboard.scenes import space as s
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.errors import BadData, BrokenLog
from dicefront.kernel.position import Position, read_position
from dicefront.kernel.table import Table

WALL = [s(f"{file}4") for file in "abcdefgh"]


def saved(state: ChessState) -> Any:
    return GAME.encode(state)


def sound() -> Any:
    return saved(position({"b2": "d8 bow armor:1", "c2": "d4"}, {"h8": "d6 hero"}, obstacles=["c4"]))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["minis", 0, "profile", "die"], 0, r"minis\[0\]\.profile\.die: expected one of 4, 6, .*20, got 0"),
        (["minis", 1, "profile", "die"], 7, r"minis\[1\]\.profile\.die: expected one of 4, 6, .*20, got 7"),
        (["armies", 0, 1, "die"], 7, r"armies\[0\]\[1\]\.die: expected one of 4, 6"),
        (["minis", 1, "id"], 2, r"minis\[1\]\.id: expected 1, its place in the list, got 2"),
        (["minis", 0, "armor"], 2, r"minis\[0\]\.armor: expected at most 1, .*, got 2 \[CB-DEF-08\]"),
        (["minis", 0, "profile", "figure"], "dragon", r"minis\[0\]\.profile\.figure: expected one of "),
        (["minis", 0, "profile", "tally"], 4, r"minis\[0\]\.profile\.tally: expected \d+, by its die"),
        (["carrier"], 23, r"state\.carrier: expected the number of a miniature on the board, or -1, got 23"),
        (["obstacles"], [26, 27, 26], r"obstacles\[2\]: expected every space once, got 26 \[CB-OBS-01\]"),
        (["obstacles"], WALL, r"obstacles: expected a legal layout, got .*not_connected \[CB-OBS-03\]"),
        (["obstacles"], [3], r"obstacles: expected a legal layout, got .*\[CB-OBS-02\]: space=3"),
    ],
)
def test_what_cannot_be_is_named(path: list[Any], value: Any, message: str) -> None:
    data = sound()
    part = data
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    with pytest.raises(BadData, match=message):
        GAME.decode(data)


@pytest.mark.rule("CB-DIE-01", "CB-OBS-03", "CB-RET-13")
def test_a_judged_table_refuses_a_state_that_was_never_plain_data() -> None:
    def refused(state: ChessState, message: str) -> None:
        with pytest.raises(BrokenLog, match=message):
            Table(GAME, Position(state, 0, []), ScriptedDice([]), judge=True)

    state = GAME.decode(sound())
    state.carrier = 23
    refused(state, "carried by miniature 23 of 3")
    state = GAME.decode(sound())
    state.obstacles = WALL
    refused(state, "not_connected")
    state.obstacles = [26, 26]
    refused(state, "obstacles")
    state.obstacles = []
    state.minis[1].id = 0
    refused(state, "is number 1")
    state.minis[1].id = 1
    state.minis[0].profile.die = 7
    refused(state, "a die of 7")


@pytest.mark.rule("CB-ARM-15")
@pytest.mark.parametrize("chosen", [{}, {"figure_weapons": "free"}, {"army_mode": "free"}])
def test_tally_values_that_were_left_out_are_worked_out(chosen: dict[str, Any]) -> None:
    free = chosen.get("army_mode") == "free"
    south = {"b2": "d8 archer" if chosen else "d8 bow", "c2": "d4" if free else "d4 hero armor:2"}
    data = saved(position(south, {"h8": "d6"}, **chosen))
    bare = saved(GAME.decode(data))
    for mini in bare["minis"]:
        del mini["profile"]["tally"]
    for army in bare["armies"]:
        for profile in army:
            del profile["tally"]
    assert saved(GAME.decode(bare)) == data


@pytest.mark.rule("CB-ARM-15", "CB-OPT-24")
def test_only_in_an_agreed_list_may_the_weapon_of_a_figure_be_paid_for_or_not() -> None:
    """Both cost 8 with the weapon for nothing; with a bow paid for it is 11, with a gun 12."""
    for figure, lists, tally, fine in (
        ("archer", "agreed", 11, True),
        ("archer", "agreed", 10, False),
        ("archer", "legal", 11, False),
        ("soldier", "agreed", 12, True),
        ("soldier", "legal", 12, False),
    ):
        data = saved(position({"b2": f"d8 {figure}"}, {"h8": "d6"}, figure_weapons="free", lists=lists))
        assert data["minis"][0]["profile"]["tally"] == 8
        data["minis"][0]["profile"]["tally"] = tally
        if fine:
            assert GAME.decode(data).minis[0].profile.tally == tally
        else:
            with pytest.raises(BadData, match="expected 8, by its die and equipment"):
                GAME.decode(data)


@pytest.mark.rule("CB-ARM-15", "CB-OPT-24")
def test_free_armies_pay_for_nothing_whatever_is_agreed() -> None:
    data = saved(position({"b2": "d8 archer"}, {"h8": "d6"}, army_mode="free", lists="agreed"))
    assert data["minis"][0]["profile"]["tally"] == 8
    data["minis"][0]["profile"]["tally"] = 11
    with pytest.raises(BadData, match="expected 8, by its die and equipment"):
        GAME.decode(data)


def test_positions_of_other_rules_are_refused() -> None:
    data = Position(position({"b2": "d8"}, {"h8": "d6"}), 0, []).to_json(GAME)
    assert read_position(GAME, data).throws == 0
    with pytest.raises(BrokenLog, match=rf"position\.rules.*{GAME.rules}, or older rules.*9\.9"):
        read_position(GAME, data | {"rules": "9.9"})
