"""Positions as plain data: stages are words, and what follows from the rest need not be written."""

from typing import Any

import pytest

from dicefront import inches
from dicefront.games.home_raiders import GAME
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import hero, position, unit
from dicefront.kernel.errors import BadData, BrokenLog
from dicefront.kernel.position import Position, read_position


def fight() -> State:
    return position(
        unit(0, "nl-guardmen", (5, 5), (6.5, 5), leader=("nl-captain-shefin", (8, 5))),
        hero(1, "nl-captain-shefin", (12, 5)),
    )


def saved() -> Any:
    return GAME.encode(fight())


def test_stages_and_places_are_words_and_numbers_are_still_read() -> None:
    data = saved()
    assert (data["stage"], data["layout"], data["objective"]) == ("turn", "not_rolled", "vanish")
    assert {character["where"] for character in data["characters"]} == {"standing"}
    older = saved() | {"stage": 14, "layout": 0, "objective": 1}
    for character in older["characters"]:
        character["where"] = 1
    assert GAME.encode(GAME.decode(older)) == data
    with pytest.raises(BadData, match=r"state\.stage: expected one of table, teams, .*, got 'lunch'"):
        GAME.decode(saved() | {"stage": "lunch"})
    with pytest.raises(BadData, match=r"state\.stage: expected one of table"):
        GAME.decode(saved() | {"stage": 17})


@pytest.mark.rule("HR-UNT-05", "HR-LDR-03")
def test_kits_and_sizes_that_were_left_out_are_worked_out() -> None:
    data, bare = saved(), saved()
    assert any(character["kit"] for character in data["characters"])
    for character in bare["characters"]:
        del character["kit"]
        character["body"] = character["body"][:3]
    assert GAME.encode(GAME.decode(bare)) == data
    assert bare["characters"][0]["body"] == [inches(5), inches(5), 0]


def test_kits_and_sizes_that_are_written_are_judged() -> None:
    data = saved()
    data["characters"][0]["body"][3] += 1
    with pytest.raises(BadData, match=r"state\.characters\[0\]\.body: expected radius \d+ and height \d+"):
        GAME.decode(data)
    data = saved()
    data["characters"][0]["kit"] = ["flight"]
    with pytest.raises(BadData, match=r"character 0 has the abilities \['flight'\], by its card"):
        GAME.decode(data)


def test_inches_are_rounded_to_hundredths_of_a_millimetre() -> None:
    assert inches(1) == INCH
    assert [inches(1), inches("2.5"), inches(0.1), inches(0.333)] == [2540, 6350, 254, 846]


def test_a_position_of_rules_1_0_is_read_and_of_others_refused() -> None:
    data = Position(fight(), 0, []).to_json(GAME) | {"rules": "1.0"}
    assert GAME.encode(read_position(GAME, data).checkpoint) == saved()
    with pytest.raises(BrokenLog, match=r"position\.rules.*or older rules that home_raiders can read.*9\.9"):
        read_position(GAME, data | {"rules": "9.9"})
