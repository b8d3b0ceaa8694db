"""Typed forms: every gesture in a line of text, and what is said about a line that means none."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.errors import UnreadableAnswer
from dicefront.kernel.gesture import (
    ASSIGN,
    CONFIRM,
    GESTURES,
    LIST,
    MOVES,
    NUMBER,
    ORDER,
    PATH,
    PICK_GROUP,
    PICK_ONE,
    PICK_PIECE,
    PICK_SEVERAL,
    PICK_SPACE,
    PLACE_POINT,
    PLACE_SEVERAL,
    SPLIT,
    Gesture,
    fits,
)
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.kernel.terms import GROUP, PIECE, SPACE
from dicefront.parts.terminal.forms import Form
from dicefront.parts.terminal.wording import Wording
from dicefront.text.messages import LANGUAGES, Messages
from tests.kernel.deeds import DEEDS
from tests.kernel.toy import TOY

SEVERAL = Gesture(PICK_SEVERAL, [4, 5, 6], 0, 3, of=[PIECE])
PAIRS = Gesture(PICK_SEVERAL, [[4, 1], [5, 1]], 0, 2, of=[PIECE, PIECE])
WALK = Gesture(MOVES, [3, 4], 0, 2, of=[PIECE], deeds=DEEDS)

CASES: list[tuple[Gesture, Json, str]] = [
    (Gesture(CONFIRM), True, "yes"),
    (Gesture(CONFIRM), False, "no"),
    (Gesture(PICK_PIECE), 4, "P4"),
    (Gesture(PICK_GROUP, optional=True), None, "-"),
    (Gesture(PICK_GROUP), 2, "G2"),
    (Gesture(PICK_SPACE), 9, "S9"),
    (SEVERAL, [6, 4], "P6 P4"),
    (SEVERAL, [], "-"),
    (PAIRS, [[5, 1], [4, 1]], "P5 P1; P4 P1"),
    (Gesture(ORDER, [4, 5], of=[GROUP]), [5, 4], "G5 G4"),
    (Gesture(PLACE_POINT), [3, -4], "3,-4"),
    (Gesture(PLACE_POINT), [3, 4, 5], "3,4,5"),
    (Gesture(PLACE_POINT, turn=True), [3, 4, 5, 90], "3,4,5 90°"),
    (Gesture(PLACE_POINT, optional=True), None, "-"),
    (Gesture(PLACE_SEVERAL, [4, 5], 1, 2, of=[PIECE]), [[5, [1, 2]], [4, [3, 4, 5]]], "P5 1,2; P4 3,4,5"),
    (Gesture(PLACE_SEVERAL, [4, 5], 1, 2, places=[8, 9], of=[PIECE]), [[5, 8]], "P5 S8"),
    (Gesture(PATH), [[1, 2], [3, 4]], "> 1,2 > 3,4"),
    (Gesture(PATH), [], ">"),
    (Gesture(PATH, of=[SPACE]), 9, "S9"),
    (Gesture(PATH, of=[SPACE]), [9], "> S9"),
    (Gesture(PATH, of=[SPACE]), [8, 9], "> S8 > S9"),
    (WALK, [], "-"),
    (WALK, [[4, [[1, 2], [3, 4]]], [3, []]], "P4 > 1,2 > 3,4; P3 -"),
    (WALK, [[3, [[1, 2]], "shoot"]], "P3 > 1,2 shoot"),
    (WALK, [[3, [], "push", 7, [5, -6]]], "P3 push T7 5,-6"),
    (WALK, [[3, [[1, 2]], "join", 9]], "P3 > 1,2 join G9"),
    (WALK, [[3, [[1, 2]], "carry", [[5, 1, 2], [6, 3, 4, 5]]]], "P3 > 1,2 carry P5 1,2 P6 3,4,5"),
    (WALK, [[4, [[1, 2]], "round"]], "P4 > 1,2 round"),
    (Gesture(NUMBER, low=-2, high=9), 7, "7"),
    (Gesture(NUMBER, low=-2, high=9), -2, "-2"),
    (Gesture(SPLIT, [4, 5], high=3, of=[GROUP]), [[5, 2], [4, 1]], "G5 2; G4 1"),
    (Gesture(SPLIT, [4, 5], high=3, of=[GROUP]), [], "-"),
    (
        Gesture(ASSIGN, [4, 5], 0, 2, places=[8, "hold"], of=[PIECE, GROUP]),
        [[4, 8], [5, "hold"]],
        "P4 G8; P5 hold",
    ),
]


class Asked(Question[Any]):
    """Asks for a form and takes whatever comes."""

    def __init__(self, gesture: Gesture, usual: Json) -> None:
        super().__init__(0, "toy.hand", "-", False)
        self.own = gesture
        self._options = [usual]

    def gesture(self) -> Gesture:
        return self.own


class Letters(Wording):
    """Names everything by the first letter of its term: ``P4`` is figure 4."""

    def short_name(self, term: str, number: int, state: Any) -> str:
        return f"{term[0].upper()}{number}"

    def called(self, term: str, word: str, state: Any) -> int | None:
        return super().called(term, word[1:], state) if word[:1] == term[0].upper() else None


def form_of(gesture: Gesture, usual: Json = None, language: str = "en") -> Form:
    return Form(Letters(TOY, Messages(language), []), Asked(gesture, usual), None)


@pytest.mark.parametrize(("gesture", "form", "text"), CASES)
def test_a_form_is_written_as_a_line_and_read_again(gesture: Gesture, form: Json, text: str) -> None:
    assert fits(gesture, form), "a form of this gesture"
    assert form_of(gesture).write(form) == text
    assert form_of(gesture).read(text) == form


def test_words_of_an_answer_are_written_in_the_language_of_the_table_and_read_in_both() -> None:
    class Duwers(Letters):
        def own_word(self, name: str) -> str:
            return {"push": "duw", "hold": "wacht"}.get(name, name)

    def form(gesture: Gesture) -> Form:
        return Form(Duwers(TOY, Messages("nl"), []), Asked(gesture, []), None)

    pushed: Json = [[3, [], "push", 7, [5, -6]]]
    assert form(WALK).write(pushed) == "P3 duw T7 5,-6"
    assert form(WALK).read("P3 duw T7 5,-6") == form(WALK).read("P3 push T7 5,-6") == pushed
    assert "duw, carry" in form(WALK).help()
    waits = Gesture(ASSIGN, [4, 5], 0, 2, places=[8, "hold"], of=[PIECE, GROUP])
    assert form(waits).write([[5, "hold"]]) == "P5 wacht"
    assert form(waits).read("P5 wacht; P4 hold") == [[5, "hold"], [4, "hold"]]


def test_every_gesture_of_the_list_has_a_form_but_lists_that_games_write_themselves() -> None:
    assert {gesture.kind for gesture, _, _ in CASES} == set(GESTURES) - {PICK_ONE, LIST}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("gesture", "form", "text"), CASES)
def test_every_gesture_has_a_short_help_with_an_example(
    gesture: Gesture, form: Json, text: str, language: str
) -> None:
    told = form_of(gesture, form, language).help()
    assert gesture.kind == CONFIRM or text in told
    assert "{" not in told


def test_blanks_commas_and_capitals_do_not_matter_and_all_means_all() -> None:
    assert form_of(SEVERAL).read("  P4,P5 ") == [4, 5]
    assert form_of(SEVERAL).read("ALL") == [4, 5, 6]
    assert form_of(WALK).read("P3>1,2  Shoot ;") == [[3, [[1, 2]], "shoot"]]
    assert form_of(Gesture(CONFIRM)).read("Ja") is True


WRONG = [
    (SEVERAL, "P4 X9", "a figure such as P4", "X9", "P4 X9"),
    (PAIRS, "P4 P1; P5", "something like P4 P1", "P5", ""),
    (Gesture(PLACE_POINT), "here", "a place such as 12,8", "here", ""),
    (Gesture(PLACE_POINT), "3,4 90", "a place such as", "3,4 90", ""),
    (WALK, "P4 > 1,2; X1 > 2,3", "a figure such as P3", "X1", "X1 > 2,3"),
    (WALK, "P4", "> and a place", "P4", ""),
    (WALK, ";", "something like", ";", ""),
    (SEVERAL, " ", "something like", "''", ""),
    (WALK, "P4 >", "a place such as 12,8", "P4 >", ""),
    (WALK, "P4 > there", "a place such as 12,8", "there", "P4 > there"),
    (WALK, "P3 > 1,2 dance", "one of push, carry, join, shoot", "dance", "P3 > 1,2 dance"),
    (WALK, "P3 push T7", "push, an object and how far it goes", "P3 push T7", ""),
    (WALK, "P3 > 1,2 join", "join and a group", "P3 > 1,2 join", ""),
    (WALK, "P3 > 1,2 shoot P4", "shoot and nothing behind it", "P3 > 1,2 shoot P4", ""),
    (WALK, "P3 > 1,2 carry P5", "carry, and for everybody a figure and a place", "P3 > 1,2 carry P5", ""),
    (Gesture(SPLIT, [4], high=3, of=[GROUP]), "G4 many", "a whole number", "many", "G4 many"),
    (Gesture(NUMBER, high=3), "x", "a whole number", "x", ""),
    (Gesture(CONFIRM), "perhaps", "yes or no", "perhaps", ""),
]


@pytest.mark.parametrize(("gesture", "text", "wanted", "got", "part"), WRONG)
def test_a_line_that_means_nothing_is_told_what_where_and_what_would_be_right(
    gesture: Gesture, text: str, wanted: str, got: str, part: str
) -> None:
    with pytest.raises(UnreadableAnswer) as caught:
        form_of(gesture, [] if gesture.kind != PLACE_POINT else [1, 2]).read(text)
    args = caught.value.refusal.args
    assert wanted in str(args["expected"])
    assert got in str(args["got"])
    assert (f'"{part}"' in str(args["expected"])) == bool(part)
