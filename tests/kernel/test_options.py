"""Options: completed with defaults, refused by name."""

from __future__ import annotations

import pytest

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.options import Option, complete, read_option

KNOWN = [
    Option("mode", ["fast", "slow"], "fast", "X-1"),
    Option("limit", [0], 8, "X-2", 3, 50),
    Option("strict", [True, False], False, "X-3"),
]


def test_defaults_fill_what_is_not_given() -> None:
    assert complete(KNOWN, None) == {"mode": "fast", "limit": 8, "strict": False}
    assert complete(KNOWN, {"limit": 0}) == {"mode": "fast", "limit": 0, "strict": False}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([], r"options: expected an object, got \[\]"),
        ({"speed": 1}, "options.speed: expected one of mode, limit, strict, got 1"),
        ({"mode": "Fast"}, r"options.mode: expected fast, slow, got 'Fast' \[X-1\]"),
        ({"limit": 2}, r"options.limit: expected 0, 3 to 50, got 2 \[X-2\]"),
        ({"limit": True}, "options.limit"),
        ({"limit": 8.0}, "options.limit"),
        ({"limit": False}, "options.limit"),
        ({"strict": 1}, "options.strict"),
        ({"mode": None}, "options.mode"),
        ({"mode": ["fast"]}, "options.mode"),
    ],
)
def test_what_does_not_fit_is_named(given: Json, message: str) -> None:
    with pytest.raises(BadData, match=message):
        complete(KNOWN, given)


def test_a_text_is_read_as_the_value_it_means() -> None:
    mode, limit, strict = KNOWN
    assert read_option(mode, "SLOW") == "slow"
    assert read_option(limit, "30") == 30
    assert read_option(limit, "0") == 0
    assert read_option(strict, "true") is True
    for option, text in (
        (mode, "medium"),
        (limit, "51"),
        (limit, "-3"),
        (limit, "--5"),
        (limit, ""),
        (limit, "²"),
    ):
        with pytest.raises(BadData, match=f"options.{option.name}: expected"):
            read_option(option, text)


def test_an_option_describes_itself() -> None:
    assert KNOWN[1].to_json() == {
        "name": "limit",
        "values": [0],
        "numbers": [3, 50],
        "default": 8,
        "rule": "X-2",
    }
    assert KNOWN[0].to_json()["numbers"] is None
    assert KNOWN[1].wanted() == "0, 3 to 50"
