"""What a hand can make with each gesture."""

from __future__ import annotations

import pytest

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
    WITH_GROUP,
    Deed,
    Gesture,
    fits,
)
from dicefront.kernel.ids import Json
from dicefront.kernel.terms import GROUP, SPACE
from tests.kernel.deeds import DEEDS

CASES: list[tuple[Gesture, list[Json], list[Json]]] = [
    (Gesture(CONFIRM), [True, False], [None, 1, "yes"]),
    (Gesture(PICK_ONE), [None, 3, {"a": 1}], []),
    (Gesture(PICK_ONE, [3, {"a": 1}]), [3, {"a": 1}], [None, 4, {"a": 2}]),
    (Gesture(PICK_ONE, [3], optional=True), [3, None], [4]),
    (Gesture(PICK_SEVERAL, [4, 5, 6], 1, 2), [[4], [6, 4]], [[], [4, 5, 6], [7], [4, 4], 4]),
    (Gesture(PICK_PIECE), [3], [None, True, "3"]),
    (Gesture(PICK_GROUP, optional=True), [3, None], [[3]]),
    (Gesture(PICK_SPACE), [0], [None, 1.5]),
    (Gesture(PICK_SPACE, optional=True, places=[3, 4]), [3, None], [0, True]),
    (Gesture(PLACE_POINT), [[1, 2], [1, 2, 3]], [[1], [1, 2, 3, 4], ["1", 2], None]),
    (Gesture(PLACE_POINT, optional=True), [[1, 2], None], [[1], False]),
    (Gesture(PLACE_POINT, turn=True), [[1, 2, 0, 90]], [[1, 2, 0, 90, 1]]),
    (
        Gesture(PLACE_SEVERAL, [4, 5], 1, 2),
        [[[4, 9]], [[5, [1, 2]], [4, 3]]],
        [[], [[6, 1]], [[4, 1], [4, 2]]],
    ),
    (Gesture(PLACE_SEVERAL, [4, 5], 2, 2, places=[8, 9]), [[[4, 9], [5, 8]]], [[[4, 9]], [[4, 9], [5, 7]]]),
    (
        Gesture(ASSIGN, [4, 5], 1, 2, places=[8, "hold"]),
        [[[4, 8]], [[4, 8], [5, 8]], [[5, "hold"]]],
        [[], [[4, 9]], [[4, 8], [4, "hold"]], [[6, 8]]],
    ),
    (Gesture(PATH), [[], [[1, 2], [3, 4, 5]]], [[1, 2], [[1]], "x", 3]),
    (Gesture(PATH, of=[SPACE]), [[], [8, 9], 9], [[[1, 2]], "x", None]),
    (
        Gesture(MOVES, deeds=DEEDS),
        [
            [[3, [[1, 2]]], [4, []]],
            [[3, [], "push", 7, [10, 0]]],
            [[3, [[1, 2]], "carry", [[5, 1, 2], [6, 1, 2, 3]]]],
            [[4, [[1, 2]], "round"], [3, [[1, 2], [3, 4]], "join", 9]],
            [[3, [], "shoot"]],
        ],
        [
            [[3]],
            [[3, [1]]],
            [["a", []]],
            {},
            [[4, [], "push", 7, [10, 0]]],
            [[3, [], "push", 8, [10, 0]]],
            [[3, [[1, 2]], "push", 7, [10, 0]]],
            [[3, [], "push", 7]],
            [[3, [[1, 2]], "carry", [[7, 1, 2]]]],
            [[3, [[1, 2]], "carry", [[]]]],
            [[3, [[1, 2]], "carry"]],
            [[4, [[1, 2], [3, 4]], "round"]],
            [[3, [[1, 2]], "join", 8]],
            [[3, [], "shoot", 1]],
        ],
    ),
    (Gesture(NUMBER, low=1, high=4), [1, 4], [0, 5, True, 2.0]),
    (Gesture(ORDER, [4, 5]), [[5, 4], [4, 5]], [[4], [4, 4], [4, 5, 6]]),
    (Gesture(SPLIT, [4, 5], high=3), [[[4, 2], [5, 1]], []], [[[6, 1]], [[4, "2"]], [4]]),
    (Gesture(LIST), [{"minis": []}, "name"], []),
]


def test_every_gesture_is_tried_here() -> None:
    assert {gesture.kind for gesture, _, _ in CASES} == set(GESTURES)


@pytest.mark.parametrize(("gesture", "good", "bad"), CASES)
def test_a_gesture_makes_its_form_and_no_other(gesture: Gesture, good: list[Json], bad: list[Json]) -> None:
    assert [form for form in good if not fits(gesture, form)] == []
    assert [form for form in bad if fits(gesture, form)] == []
    assert gesture.to_json()["kind"] == gesture.kind


def test_a_gesture_tells_what_its_items_are_and_which_deeds_go_with_a_move() -> None:
    told = Gesture(MOVES, [3], of=[GROUP], deeds=[Deed(3, "join", WITH_GROUP, [7])]).to_json()
    assert told["of"] == ["group"]
    assert told["deeds"] == [{"figure": 3, "name": "join", "takes": "group", "items": [7]}]
