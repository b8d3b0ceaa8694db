"""Entries that read themselves."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.errors import BadData
from dicefront.skirmish.fields import Fields


def fields(**given: Any) -> Fields:
    return Fields(given, "file.toml: row 1 (x)")


def test_what_is_absent_has_its_usual_value() -> None:
    read = fields(id="big_one", number=3)
    assert read.id() == "big_one"
    assert (read.whole("number", 1, 5), read.whole("other", 1, 5, 2)) == (3, 2)
    assert (read.text("name", "none"), read.flag("flies", False), read.words("tags")) == ("none", False, [])
    assert read.place("size", ["small", "large"], 1) == 1
    assert (read.rows("parts"), read.part("rest").given) == ([], {})
    read.end()


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: fields().text("name"), "row 1 (x).name: expected an entry of that name"),
        (lambda: fields(n=9).whole("n", 1, 5), "row 1 (x).n: expected a whole number from 1 to 5, got 9"),
        (
            lambda: fields(id="a-b").id(),
            "row 1 (x).id: expected an id of small letters, digits and underscores",
        ),
        (lambda: fields(a=["x"]).words("a", ["y"]), "row 1 (x).a[0]: expected one of y, got 'x'"),
        (lambda: fields(size="tiny").place("size", ["small"], 0), "row 1 (x).size: expected one of small"),
        (lambda: fields(colour="red").end(), "row 1 (x).colour: expected no such entry"),
        (lambda: fields(part=3).part("part"), "row 1 (x).part: expected an object, got 3"),
        (fields(rows=[{"a": 1}]).rows("rows")[0].end, "row 1 (x): rows 1.a: expected no such entry"),
    ],
)
def test_an_error_names_the_entry_and_the_field(ask: Any, told: str) -> None:
    with pytest.raises(BadData) as caught:
        ask()
    assert told in str(caught.value)


def test_notes_may_stand_anywhere() -> None:
    fields(notes="why", provenance="house").end()
