"""Reading plain data strictly: every error says where it is, what was expected and what came."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Final

from dicefront.kernel.errors import BadData
from dicefront.kernel.files import text_of
from dicefront.kernel.ids import NO_RULE, Json, RuleId
from dicefront.kernel.plain import as_json
from dicefront.tabletop.units import nearest

ENDINGS: Final = (".toml", ".json")
LONGEST_NAME: Final = 60
MOST_ENTRIES: Final = 240
"""No list in a file is longer: of cards, kinds of objects, groups and so on."""

HEADER: Final = ["schema", "game", "provenance"]
"""What stands at the top of a data file."""

SOURCES: Final = ["provenance", "provenance_book", "provenance_house"]
"""Where an entry comes from; has no effect on play."""


def read_toml(text: str, name: str) -> dict[str, Json]:
    """A TOML text as plain data."""
    try:
        found = as_json(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise BadData(name, f"a file in TOML ({error})", text.strip()) from error
    assert isinstance(found, dict)
    return found


def home_file(home: str, name: str) -> dict[str, Json]:
    """A data file that comes with a game, whose home is a package."""
    return read_toml(files(home).joinpath(f"data/{name}").read_text("utf-8"), name)


def load_toml(path: str) -> dict[str, Json]:
    """A TOML file of one's own as plain data."""
    return read_toml(text_of(path), path)


def named_file(value: str) -> tuple[str, str]:
    """The file that an option names and, behind a colon, an id in it; nothing if it names no file."""
    for ending in ENDINGS:
        path, mark, wanted = value.partition(f"{ending}:")
        if mark:
            return path + ending, wanted
    return (value, "") if value.endswith(ENDINGS) else ("", "")


def load_file(path: str) -> dict[str, Json]:
    """A file of one's own, in TOML or JSON, as plain data."""
    if path.endswith(".toml"):
        return load_toml(path)
    text = text_of(path)
    try:
        found = as_json(json.loads(text))
    except ValueError as error:
        raise BadData(path, f"a file in JSON ({error})", path) from error
    if not isinstance(found, dict):
        raise BadData(path, "an object", found)
    return found


def one_of_file(data: dict[str, Json], where: str, name: str, wanted: str = "") -> dict[str, Json]:
    """What a file holds: the file itself, or the one of its list of that name that is wanted."""
    several = data.get(name)
    if isinstance(several, dict):
        raise BadData(
            f"{where}: {name}", f"a list, [[{name}]], or its entries without a heading", "an object"
        )
    if not isinstance(several, list):
        return {key: value for key, value in data.items() if key not in HEADER}
    found: dict[str, dict[str, Json]] = {}
    for number, one in enumerate(several, start=1):
        if not isinstance(one, dict):
            raise BadData(f"{where}: {name} {number}", "an object", one)
        known = str(one.get("id"))
        if known in found:
            raise BadData(f"{where}: {name} {number}.id", "an id that comes once", known)
        found[known] = one
    if not wanted and len(found) == 1:
        wanted = next(iter(found))
    if wanted not in found:
        raise BadData(where, f"{where}:ID with one of " + ", ".join(found), wanted or "no id")
    return found[wanted]


def table(data: object, where: str, known: list[str]) -> dict[str, Json]:
    """An object with entries of known names."""
    if not isinstance(data, dict):
        raise BadData(where, "an object with " + ", ".join(known), data)
    for name in data:
        if name not in known:
            raise BadData(f"{where}.{name}", "no such entry; known are " + ", ".join(known), data[name])
    found: dict[str, Json] = data
    return found


def needed(data: dict[str, Json], name: str, where: str) -> Json:
    """An entry that must be there."""
    if name not in data:
        raise BadData(f"{where}.{name}", "an entry of that name", "nothing")
    return data[name]


def entries(data: dict[str, Json], name: str, where: str) -> list[tuple[str, dict[str, Json]]]:
    """A list of objects, each with the place to name in an error: its number, and its id if it has one."""
    value = data.get(name, [])
    if not isinstance(value, list):
        raise BadData(f"{where}: {name}", "a list of objects", value)
    if len(value) > MOST_ENTRIES:
        raise BadData(f"{where}: {name}", f"at most {MOST_ENTRIES} objects", len(value))
    found: list[tuple[str, dict[str, Json]]] = []
    for index, entry in enumerate(value):
        label = f"{where}: {name} {index + 1}"
        if not isinstance(entry, dict):
            raise BadData(label, "an object", entry)
        given = entry.get("id")
        found.append((f"{label} ({given})" if isinstance(given, str) else label, entry))
    return found


def text(data: dict[str, Json], name: str, where: str) -> str:
    """A text that is not empty."""
    value = needed(data, name, where)
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME:
        raise BadData(f"{where}.{name}", f"a text of 1 to {LONGEST_NAME} characters", value)
    return value


def names(data: dict[str, Json], where: str, usual: str = "") -> tuple[str, str]:
    """The English and the Dutch name. English serves for both; what is usual serves for English, if given."""
    english = usual if usual and "name_en" not in data else text(data, "name_en", where)
    return english, text(data, "name_nl", where) if "name_nl" in data else english


def identifier(data: dict[str, Json], name: str, where: str, joint: str = "-") -> str:
    """An id: small letters, digits and what joins them."""
    value = text(data, name, where)
    if not all(sign.isascii() and (sign.islower() or sign.isdigit() or sign == joint) for sign in value):
        joints = "hyphens" if joint == "-" else "underscores"
        raise BadData(f"{where}.{name}", f"an id of small letters, digits and {joints}", value)
    return value


def one_of(data: dict[str, Json], name: str, where: str, choices: list[str]) -> str:
    """One out of a few texts."""
    value = needed(data, name, where)
    if not isinstance(value, str) or value not in choices:
        raise BadData(f"{where}.{name}", "one of " + ", ".join(choices), value)
    return value


def words(
    data: dict[str, Json], name: str, where: str, choices: list[str] | None = None, rule: RuleId = NO_RULE
) -> list[str]:
    """A list of texts, each of them one of the choices if there are any; an absent list is empty."""
    value = data.get(name, [])
    if not isinstance(value, list):
        raise BadData(f"{where}.{name}", "a list of texts", value)
    if len(value) > MOST_ENTRIES:
        raise BadData(f"{where}.{name}", f"at most {MOST_ENTRIES} texts", len(value))
    found: list[str] = []
    for index, word in enumerate(value):
        if not isinstance(word, str) or len(word) > LONGEST_NAME:
            raise BadData(f"{where}.{name}[{index}]", f"a text of at most {LONGEST_NAME} characters", word)
        if choices is not None and word not in choices:
            raise BadData(f"{where}.{name}[{index}]", "one of " + ", ".join(choices), word, rule)
        found.append(word)
    return found


def whole(data: dict[str, Json], name: str, where: str, low: int, high: int, rule: RuleId = NO_RULE) -> int:
    """A whole number within bounds."""
    value = needed(data, name, where)
    if type(value) is not int or not low <= value <= high:
        raise BadData(f"{where}.{name}", f"a whole number from {low} to {high}", value, rule)
    return value


def number(
    data: dict[str, Json], name: str, where: str, low: float, high: float, rule: RuleId = NO_RULE
) -> float:
    """A number within bounds, whole or not."""
    value = needed(data, name, where)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
        raise BadData(f"{where}.{name}", f"a number from {low:g} to {high:g}", value, rule)
    return value


def length(
    data: dict[str, Json],
    name: str,
    where: str,
    low: float,
    high: float,
    unit: int,
    rule: RuleId = NO_RULE,
) -> int:
    """A length given in units such as inches, in hundredths of a millimetre."""
    return nearest(number(data, name, where, low, high, rule), unit)


def flag(data: dict[str, Json], name: str, where: str, usual: bool | None = None) -> bool:
    """True or false; an absent one has its usual value, if there is one."""
    value = data.get(name, usual) if usual is not None else needed(data, name, where)
    if not isinstance(value, bool):
        raise BadData(f"{where}.{name}", "true or false", value)
    return value
