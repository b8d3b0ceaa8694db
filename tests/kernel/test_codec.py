"""Codecs: plain data both ways; an error names the place."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.codec import (
    BOOLEAN,
    INTEGER,
    TEXT,
    Anything,
    Codec,
    Integer,
    ListOf,
    Maybe,
    Record,
    Text,
)
from dicefront.kernel.errors import BadData
from dicefront.kernel.modifier import Modifier, Total
from dicefront.kernel.plain import as_json, attributes, own, same, short

PART = Record(Modifier, {"reason": Text(["up", "down"]), "amount": Integer(0, 9), "rule": TEXT})
TOTAL = Record(Total, {"parts": ListOf(PART, 2)})


@pytest.mark.parametrize(
    ("codec", "values"),
    [
        (INTEGER, [0, -5, 10**12]),
        (BOOLEAN, [True, False]),
        (TEXT, ["", "é"]),
        (Anything(), [None, {"a": [1, 2.5]}]),
        (ListOf(INTEGER), [[], [1, 2]]),
        (Maybe(INTEGER), [None, 3]),
        (ListOf(Maybe(ListOf(BOOLEAN))), [[None, [True]]]),
        (TOTAL, [Total([Modifier("up", 1, "A-1"), Modifier("down", 9, "-")])]),
    ],
)
def test_what_is_encoded_is_decoded_again(codec: Codec[Any], values: list[Any]) -> None:
    for value in values:
        again = codec.decode(codec.encode(value), "x")
        assert again == value
        assert type(again) is type(value)


@pytest.mark.parametrize(
    ("codec", "data", "message"),
    [
        (INTEGER, True, "x: expected a whole number, got True"),
        (INTEGER, 1.0, "x: expected a whole number, got 1.0"),
        (Integer(0, 3), 4, "x: expected a whole number from 0 to 3, got 4"),
        (BOOLEAN, 1, "x: expected true or false, got 1"),
        (TEXT, None, "x: expected a text, got None"),
        (Text(["a", "b"]), "c", "x: expected one of a, b, got 'c'"),
        (ListOf(INTEGER), {}, "x: expected a list, got {}"),
        (ListOf(INTEGER, 2), [1], r"x: expected a list of 2, got \[1\]"),
        (ListOf(ListOf(INTEGER)), [[], [1, "2"]], r"x\[1\]\[1\]: expected a whole number, got '2'"),
        (TOTAL, [], "x: expected an object with parts"),
        (TOTAL, {}, "x.parts: expected an entry of that name, got 'nothing'"),
        (TOTAL, {"parts": [], "sum": 3}, "x.sum: expected no such entry; known are parts, got 3"),
        (
            TOTAL,
            {
                "parts": [
                    {"reason": "up", "amount": 1, "rule": "-"},
                    {"reason": "up", "amount": 10, "rule": "-"},
                ]
            },
            r"x.parts\[1\].amount: expected a whole number from 0 to 9, got 10",
        ),
    ],
)
def test_an_error_names_the_place(codec: Codec[Any], data: Any, message: str) -> None:
    with pytest.raises(BadData, match=f"^{message}"):
        codec.decode(data, "x")


def test_attributes_are_those_of_the_constructor() -> None:
    assert sorted(attributes(Modifier)) == ["amount", "reason", "rule"]


@pytest.mark.parametrize(
    ("left", "right", "equal"),
    [
        (1, 1, True),
        (1, True, False),
        (1, 1.0, False),
        ([1, [2]], [1, [2]], True),
        ([1], [1, 2], False),
        ([True], [1], False),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True),
        ({"a": 1}, {"a": True}, False),
        ({"a": 1}, {"b": 1}, False),
        (None, None, True),
    ],
)
def test_data_is_the_same_only_if_its_types_are(left: object, right: object, equal: bool) -> None:
    assert same(left, right) is equal


def test_own_data_cannot_be_changed_from_outside() -> None:
    given: dict[str, Any] = {"a": [1, {"b": 2}]}
    mine = own(given)
    given["a"][1]["b"] = 3
    assert mine == {"a": [1, {"b": 2}]}


def test_long_and_deep_values_are_cut_for_messages() -> None:
    assert short("x" * 100 + "the end", 60) == "'" + "x" * 27 + " ... " + "x" * 19 + "the end'"
    assert len(short("x" * 1000, 60)) == 60
    assert short("x" * 58, 60) == "'" + "x" * 58 + "'"
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert short(deep) == "<deeply nested list>"


def test_only_plain_data_is_json() -> None:
    assert as_json({"a": (1, [None])}) == {"a": [1, [None]]}
    with pytest.raises(TypeError, match="expected plain data, got <object"):
        as_json(object())
