"""Plain typed state to JSON and back, with errors that say where and what.

A codec is built once from small parts and used both ways. ``Record`` names every attribute of a class,
and the conformance suite compares those names with the attributes the class really has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json, own

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[T]):
    """One kind of value, in both directions."""

    def encode(self, value: T) -> Json:
        raise NotImplementedError

    def decode(self, data: Json, where: str) -> T:
        """The value, or ``BadData`` that names the place."""
        raise NotImplementedError


class Integer(Codec[int]):
    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def encode(self, value: int) -> Json:
        return value

    def decode(self, data: Json, where: str) -> int:
        if type(data) is not int:
            raise BadData(where, "a whole number", data)
        if (self.low is not None and data < self.low) or (self.high is not None and data > self.high):
            raise BadData(where, f"a whole number from {self.low} to {self.high}", data)
        return data


class OneOf(Codec[int]):
    """One of a few whole numbers."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def encode(self, value: int) -> Json:
        return value

    def decode(self, data: Json, where: str) -> int:
        if type(data) is not int or data not in self.numbers:
            raise BadData(where, "one of " + ", ".join(str(number) for number in self.numbers), data)
        return data


class Word(Codec[int]):
    """A number of the rules by its name, such as a stage. Data from before it had a name hold the number."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def encode(self, value: int) -> Json:
        return self.names[value] if 0 <= value < len(self.names) else value

    def decode(self, data: Json, where: str) -> int:
        if isinstance(data, str) and data in self.names:
            return self.names.index(data)
        if type(data) is not int or not 0 <= data < len(self.names):
            raise BadData(where, "one of " + ", ".join(self.names), data)
        return data


class Boolean(Codec[bool]):
    def encode(self, value: bool) -> Json:
        return value

    def decode(self, data: Json, where: str) -> bool:
        if not isinstance(data, bool):
            raise BadData(where, "true or false", data)
        return data


class Text(Codec[str]):
    """A string, or one out of a few."""

    def __init__(self, choices: list[str] | None = None) -> None:
        self.choices = choices

    def encode(self, value: str) -> Json:
        return value

    def decode(self, data: Json, where: str) -> str:
        if not isinstance(data, str):
            raise BadData(where, "a text", data)
        if self.choices is not None and data not in self.choices:
            raise BadData(where, "one of " + ", ".join(self.choices), data)
        return data


class Anything(Codec[Any]):
    """Plain data of any shape, judged elsewhere."""

    def encode(self, value: Json) -> Json:
        return as_json(own(value))

    def decode(self, data: Json, where: str) -> Json:
        return data


class AnyObject(Codec[dict[str, Any]]):
    """An object of any shape, judged elsewhere."""

    def encode(self, value: dict[str, Json]) -> Json:
        return dict(value)

    def decode(self, data: Json, where: str) -> dict[str, Json]:
        if not isinstance(data, dict):
            raise BadData(where, "an object", data)
        return dict(data)


class ListOf(Codec[list[T]]):
    """A list, of any length or of a given one."""

    def __init__(self, part: Codec[T], size: int | None = None) -> None:
        self.part = part
        self.size = size

    def encode(self, value: list[T]) -> Json:
        return [self.part.encode(item) for item in value]

    def decode(self, data: Json, where: str) -> list[T]:
        if not isinstance(data, list):
            raise BadData(where, "a list", data)
        if self.size is not None and len(data) != self.size:
            raise BadData(where, f"a list of {self.size}", data)
        return [self.part.decode(item, f"{where}[{index}]") for index, item in enumerate(data)]


class Maybe(Codec[T | None]):
    """A value or nothing."""

    def __init__(self, part: Codec[T]) -> None:
        self.part = part

    def encode(self, value: T | None) -> Json:
        return None if value is None else self.part.encode(value)

    def decode(self, data: Json, where: str) -> T | None:
        return None if data is None else self.part.decode(data, where)


class Record(Codec[T]):
    """An object whose constructor takes all its attributes, in the order given here.

    ``added`` says what data means that was written before an attribute was there.
    """

    def __init__(
        self, make: Callable[..., T], fields: dict[str, Codec[Any]], added: dict[str, Json] | None = None
    ) -> None:
        self.make = make
        self.fields = fields
        self.added: dict[str, Json] = {} if added is None else added

    def encode(self, value: T) -> Json:
        return {name: codec.encode(getattr(value, name)) for name, codec in self.fields.items()}

    def decode(self, data: Json, where: str) -> T:
        if not isinstance(data, dict):
            raise BadData(where, "an object with " + ", ".join(self.fields), data)
        for name in data:
            if name not in self.fields:
                known = "no such entry; known are " + ", ".join(self.fields)
                raise BadData(f"{where}.{name}", known, data[name])
        values: list[Any] = []
        for name, codec in self.fields.items():
            if name not in data and name not in self.added:
                raise BadData(f"{where}.{name}", "an entry of that name", "nothing")
            part = data[name] if name in data else self.added[name]
            values.append(codec.decode(part, f"{where}.{name}"))
        return self.make(*values)


def expect(holds: bool, where: str, expected: str, got: Json) -> None:
    """``BadData`` for a value that its codec allows and that cannot be right all the same."""
    if not holds:
        raise BadData(where, expected, got)


def expect_below(numbers: list[int], size: int, where: str) -> None:
    """Numbers that point at what is there."""
    for number in numbers:
        expect(number < size, where, f"numbers below {size}", number)


INTEGER = Integer()
BOOLEAN = Boolean()
TEXT = Text()
