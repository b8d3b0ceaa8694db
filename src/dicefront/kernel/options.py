"""Options of a game: what there is to choose, what is usual, and which paragraph says so."""

from __future__ import annotations

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json, RuleId

LONGEST_NUMBER = 9


class Option:
    """One option with its values, its default and its paragraph.

    Values are listed ones, whole numbers from ``low`` to ``high``, or both.
    """

    def __init__(
        self,
        name: str,
        values: list[Json],
        default: Json,
        rule: RuleId,
        low: int = 0,
        high: int = -1,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high

    def allows(self, value: Json) -> bool:
        for known in self.values:
            if type(known) is type(value) and known == value:
                return True
        return type(value) is int and self.low <= value <= self.high

    def wanted(self) -> str:
        """The values in words, for an error message or a help page."""
        words = [str(value) for value in self.values]
        if self.low <= self.high:
            words.append(f"{self.low} to {self.high}")
        return ", ".join(words)

    def to_json(self) -> dict[str, Json]:
        numbers: Json = [self.low, self.high] if self.low <= self.high else None
        return {
            "name": self.name,
            "values": self.values,
            "numbers": numbers,
            "default": self.default,
            "rule": self.rule,
        }


def complete(known: list[Option], given: Json) -> dict[str, Json]:
    """All options with their values: those given, checked, and the defaults of the rest."""
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise BadData("options", "an object", given)
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadData(f"options.{name}", "one of " + ", ".join(names), given[name])
    full: dict[str, Json] = {}
    for option in known:
        value = given.get(option.name, option.default)
        if not option.allows(value):
            raise BadData(f"options.{option.name}", option.wanted(), value, option.rule)
        full[option.name] = value
    return full


def read_option(option: Option, text: str) -> Json:
    """The value that a text such as ``30`` or ``pillars`` means for this option."""
    for known in option.values:
        if str(known).lower() == text.lower():
            return known
    if text.removeprefix("-").isdecimal() and len(text) <= LONGEST_NUMBER and option.allows(int(text)):
        return int(text)
    raise BadData(f"options.{option.name}", option.wanted(), text, option.rule)
