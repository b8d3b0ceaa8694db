"""Throws by hand in the terminal: colours, faces by name, pearls by player, any number of dice."""

from __future__ import annotations

from dicefront.cli.table.dice import TypedDice, faces_typed
from dicefront.cli.table.screen import Screen
from dicefront.games.home_raiders.rules.dice import FACES
from dicefront.kernel.dice import Roll, SeededDice
from dicefront.kernel.game import game
from dicefront.parts.terminal.part import wording_of
from dicefront.text.messages import Messages

KEY = bytes(range(32))


class Typing(Screen):
    """Somebody who types these lines."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []
        self.said: list[str] = []

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        return self.lines.pop(0)

    def say(self, text: str, style: str = "") -> None:
        self.said.append(text)


def thrown(
    roll: Roll, *lines: str, game_id: str = "home_raiders", language: str = "en"
) -> tuple[Typing, list[int]]:
    screen = Typing(*lines)
    words = wording_of(game(game_id), Messages(language), ["Anna", "Bram de Boer"])
    return screen, TypedDice(screen, words, KEY).throw(0, roll)


def pool(*colours: str) -> Roll:
    return Roll([6] * len(colours), "home_raiders.ranged", "HR-ATK-08", 0, list(colours))


def test_dice_are_asked_for_by_colour_and_typed_by_what_they_show() -> None:
    screen, faces = thrown(pool("white", "red", "black"), "blank A critical")
    assert "white, red, black" in screen.asked[0]
    assert [FACES[colour][face - 1] for colour, face in enumerate(faces)] == [0, 1, 2]


def test_in_dutch_the_words_are_those_of_the_book() -> None:
    screen, faces = thrown(pool("white", "red"), "blanco Aas", language="nl")
    assert "wit, rood" in screen.asked[0]
    assert [FACES[colour][face - 1] for colour, face in enumerate(faces)] == [0, 1]


def test_what_no_die_shows_is_refused_with_what_they_show() -> None:
    screen, faces = thrown(pool("white", "white"), "3 4", "A", "a, -")
    assert len(screen.said) == 2
    assert "blank" in screen.said[0]
    assert [FACES[0][face - 1] for face in faces] == [1, 0]


def test_more_than_six_dice_are_typed_as_well() -> None:
    _, faces = thrown(pool(*["white"] * 8), "A A A A - - - -")
    assert [FACES[0][face - 1] for face in faces] == [1] * 4 + [0] * 4


def test_a_pearl_is_typed_by_the_player_it_belongs_to() -> None:
    roll = Roll([5], "home_raiders.pearl", "HR-RND-03", kinds=["pearl 2 5"])
    screen, faces = thrown(roll, "Bram de Boer")
    assert "1 Anna, 2 Bram de Boer" in screen.asked[0]
    assert faces == [3]  # the first of his among two and three
    assert thrown(roll, "1")[1] == [1]
    last = Roll([2], "home_raiders.pearl", "HR-RND-03", kinds=["pearl 0 2"])
    assert thrown(last, "1", "2")[1] == [1]


def test_shuffles_and_dice_that_nobody_has_come_from_the_key() -> None:
    for roll in (
        Roll(list(range(12, 1, -1)), "crystals.deck", "-"),
        Roll([1000, 1000], "home_raiders.table", "-"),
    ):
        screen, faces = thrown(roll)
        assert screen.asked == []
        assert faces == SeededDice(KEY).throw(0, roll)


def test_numbers_are_typed_for_dice_that_show_numbers() -> None:
    assert faces_typed("3, 12", [6, 20], [{}, {}]) == [3, 12]
    assert faces_typed("3 21", [6, 20], [{}, {}]) is None
    assert faces_typed("3", [6, 20], [{}, {}]) is None
