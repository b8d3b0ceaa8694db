"""The table as text, and answers as text."""

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.notation import read_attacker, read_character, spell
from dicefront.games.crystals.rules.roles import ATTACKER
from dicefront.games.crystals.scenes import number_of, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import UnreadableAnswer
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on

BOARD = """\
  [11] 12  13  14  15  16  17  18 [19]
   10              H2 ( 2)         20
    9                              21
   T2                              22
   *2          crystals 4          23
    6                              24
   S1                              25
    4         (M1) H1              26
  [A2]  2   1   0  31  30  29  28 [27]

  seat crystals mines   exp  level(experience) place
> 1    0/3      4      4/20  S 1(1) F5    R 1(1) base  M 1(1) start T 1(1) base
  2    1/3      3      8/20  S 1(1) base  A 3(5) F3    M 1(1) base  T 1(1) F8
"""


@pytest.mark.rule("CR-BRD-07")
def test_the_board_of_two_players() -> None:
    state = position(
        {"1S": 5, "1M": "start", "2A": 3, "2T": 8}, mines={7: 2}, crystals=[0, 1], experience={"2A": 5}
    )
    assert GAME.diagram(state) == BOARD


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", [3, 5, 7, 9])
def test_every_board_fits_a_small_screen_and_shows_every_field(players: int, side: int) -> None:
    table = GAME.table({"players": players, "side_length": side}, seed=1)
    play_on(table, Draw(1), 40)
    lines = GAME.diagram(table.state).splitlines()
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80
    empty = [field for field, number in enumerate(table.state.occupants) if number < 0]
    ring = "\n".join(lines[: lines.index("")]).replace("[", " ").replace("]", " ").split()
    for field in empty:
        assert str(field) in ring or table.state.mines[field] >= 0
    for seat in range(players):
        assert f"H{seat + 1}" in ring


@pytest.mark.parametrize("fields", range(12, 61))
def test_every_length_can_be_drawn(fields: int) -> None:
    track: Json = {"id": "x", "players": 2, "fields": fields, "entries": [0, 6], "teleports": [2, 8]}
    lines = GAME.diagram(position(track=track)).splitlines()
    assert len(lines) <= 24
    assert max(len(line) for line in lines) <= 80


def test_who_left_is_marked() -> None:
    state = position(players=3)
    GAME.resign(state, 1)
    assert "\n- 2 " in GAME.diagram(state)


def test_characters_are_spelled_by_their_class() -> None:
    state = position({"1S": 5, "1A": "start"})
    assert [spell(state, number) for number in range(4)] == ["S", "A", "M", "T"]
    assert spell(state, "rider") == "rider"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("S", "1S"),
        (" scout ", "1S"),
        ("f5", "1S"),
        ("start", "1A"),
        ("a", "1A"),
        ("attacker", "1A"),
        ("T", "1T"),
    ],
)
def test_characters_are_read_by_class_or_place(text: str, name: str) -> None:
    state = position({"1S": 5, "1A": "start"})
    assert read_character(state, 0, text) == number_of(name)


def test_an_attacker_that_is_still_secret_is_read_by_both_names() -> None:
    state = position()
    state.characters[1].role = ATTACKER
    assert read_character(state, 0, "rider") == read_character(state, 0, "A") == 1
    assert spell(state, 1) == "?"
    assert read_character(state, 0, "?") == 1


@pytest.mark.parametrize("text", ["", "x", "F6", "base", "Z9"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(UnreadableAnswer):
        read_character(position({"1S": 5}), 0, text)


def test_attackers_are_read() -> None:
    assert [read_attacker(text) for text in ("Rider", "a", "R", "archer")] == [
        "rider",
        "archer",
        "rider",
        "archer",
    ]
    with pytest.raises(UnreadableAnswer):
        read_attacker("tower")


def test_answers_of_a_match_are_read_as_they_are_spelled() -> None:
    table = GAME.table({"players": 3}, seed=2)
    draw = Draw(2)
    for _ in range(120):
        if not table.pending:
            break
        question = table.pending[0]
        for option in question.options():
            text = GAME.spell(table.state, question, option)
            assert GAME.read(table.state, question, text) == option
        table.answer(question.player, question.options()[draw.below(len(question.options()))])
