"""Plain objects: equality, display and attribute names, the same in both builds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.kernel.ids import Json


def attributes(cls: type) -> list[str]:
    """The instance attributes of a class whose ``__init__`` sets them all, in order of the constructor.

    Compiled classes list their attributes themselves; pure classes are read from the constructor's
    parameters, which by our convention carry the names of the attributes. What a constructor works out
    from its parameters, the class names in ``DERIVED``.
    """
    code = getattr(cls.__init__, "__code__", None)  # type: ignore[misc]
    if code is not None:
        return list(code.co_varnames[1 : code.co_argcount])
    compiled: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ())
    derived: tuple[str, ...] = getattr(cls, "DERIVED", ())
    return [name for name in compiled if not name.startswith("_") and name not in derived]


_compared: Final[dict[type, list[str]]] = {}


def _attributes_of(cls: type) -> list[str]:
    """The attributes of a class, looked up once."""
    found = _compared.get(cls)
    if found is None:
        found = _compared[cls] = attributes(cls)
    return found


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Plain:
    """Base of small value objects: equal if class and attributes are, and shown as they are made."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _attributes_of(type(self)))

    def __hash__(self) -> int:
        return hash((type(self).__name__, repr(self)))

    def __repr__(self) -> str:
        parts = [f"{name}={getattr(self, name)!r}" for name in attributes(type(self))]
        return f"{type(self).__name__}({', '.join(parts)})"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Written(Plain):
    """A value object that is written down as plain data: its attributes in a list, or as it says."""

    def to_json(self) -> Json:
        return [as_json(getattr(self, name)) for name in _attributes_of(type(self))]


def same(left: object, right: object) -> bool:
    """Equality of plain data that tells 1 from True and from 1.0, as a log must."""
    if type(left) is not type(right):
        return False
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(same(a, b) for a, b in zip(left, right, strict=True))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(value, right[key]) for key, value in left.items())
    return left == right


def is_point(value: Json, most: int = 3) -> bool:
    """Whether a value is a place on a table: two whole numbers, a height, and at most so many in all."""
    return isinstance(value, list) and 2 <= len(value) <= most and all(type(one) is int for one in value)


def ascending(data: object) -> list[int] | None:
    """A list of different whole numbers, ascending; none if plain data are anything else."""
    if not isinstance(data, list):
        return None
    found: list[int] = []
    for number in data:
        if type(number) is not int or (found and number <= found[-1]):
            return None
        found.append(number)
    return found


def pairs_in(data: object) -> list[list[int]] | None:
    """A list of pairs of whole numbers, the first of each ascending; none if plain data are anything else."""
    if not isinstance(data, list):
        return None
    found: list[list[int]] = []
    for pair in data:
        if not isinstance(pair, list) or len(pair) != 2:
            return None
        if type(pair[0]) is not int or type(pair[1]) is not int or (found and pair[0] <= found[-1][0]):
            return None
        found.append([pair[0], pair[1]])
    return found


def own(value: object) -> object:
    """A copy of plain data that its giver cannot change any more."""
    if isinstance(value, list):
        return [own(part) for part in value]
    if isinstance(value, dict):
        return {key: own(part) for key, part in value.items()}
    return value


def short(value: object, limit: int = 200) -> str:
    """A value for an error message: its repr; one too long to read loses its middle, never its end."""
    try:
        text = repr(value)
    except RecursionError:
        text = f"<deeply nested {type(value).__name__}>"
    if len(text) <= limit:
        return text
    kept = limit - 5
    return text[: kept - kept // 2] + " ... " + text[len(text) - kept // 2 :]


def as_json(value: object) -> Json:
    """Plain data as they are, and what is ``Written``; anything else is a mistake of the caller."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [as_json(part) for part in value]
    if isinstance(value, dict):
        return {str(key): as_json(part) for key, part in value.items()}
    if isinstance(value, Written):
        return value.to_json()
    raise TypeError(f"expected plain data, got {short(value)}")
