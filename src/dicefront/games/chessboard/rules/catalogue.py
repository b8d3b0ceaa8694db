"""The data of Chessboard Skirmish: dice, equipment, figures, layouts and ready-made armies."""

from __future__ import annotations

import os
import tomllib
from typing import Any, Final

from dicefront.kernel.errors import BadData
from dicefront.tabletop.grid import NAMES, SIZE, half_turn

FOLDER: Final = os.path.join(os.path.dirname(os.path.dirname(__file__)), "data")
LAYOUT_NAMES: Final = ["pillars", "ruins", "gates", "maze", "checkers"]


class Figures:
    """Dice, prices and figures (CB-DIE-01, CB-ARM-02, CB-ARM-12, EQP)."""

    def __init__(
        self,
        dice: list[int],
        classes: list[str],
        save: int,
        prices: dict[str, int],
        attacks: dict[str, list[str]],
    ) -> None:
        self.dice = dice
        self.classes = classes
        self.save = save
        self.prices = prices
        self.attacks = attacks


class ReadyArmy:
    """A ready-made army (CB-ARM-16): its budget, its name and its miniatures in short form."""

    def __init__(self, name: str, points: int, minis: list[str]) -> None:
        self.name = name
        self.points = points
        self.minis = minis


def load_toml(name: str, folder: str = FOLDER) -> dict[str, Any]:
    """One data file as a table; ``BadData`` names file and line if it cannot be read."""
    try:
        with open(os.path.join(folder, name), "rb") as file:
            return tomllib.load(file)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(name, "a TOML file", str(error)) from error
    except OSError as error:
        raise BadData(name, "a readable file", error.strerror) from error


def _number(table: dict[str, Any], key: str, where: str, low: int, high: int) -> int:
    value = table.get(key)
    if type(value) is not int or not low <= value <= high:
        raise BadData(f"{where}.{key}", f"a whole number from {low} to {high}", value)
    return value


def _word(table: dict[str, Any], key: str, where: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value:
        raise BadData(f"{where}.{key}", "a text", value)
    return value


def _words(table: dict[str, Any], key: str, where: str) -> list[str]:
    value = table.get(key)
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise BadData(f"{where}.{key}", "a list of texts", value)
    return [str(word) for word in value]


def _tables(data: dict[str, Any], key: str, where: str) -> list[dict[str, Any]]:
    value = data.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value) or not value:
        raise BadData(f"{where}: {key}", "a list of tables", value)
    return value


def _table(data: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    value = data.get(key)
    if not isinstance(value, dict):
        raise BadData(f"{where}: {key}", "a table", value)
    return value


def _no_others(table: dict[str, Any], known: list[str], where: str) -> None:
    for key in table:
        if key not in known:
            raise BadData(f"{where}.{key}", "one of " + ", ".join(known), table[key])


def load_figures(folder: str = FOLDER) -> Figures:
    """``figures.toml``."""
    name = "figures.toml"
    data = load_toml(name, folder)
    _no_others(data, ["save", "die", "equipment", "figure"], name)
    dice: list[int] = []
    classes: list[str] = []
    for index, entry in enumerate(_tables(data, "die", name)):
        where = f"{name}: die {index + 1}"
        _no_others(entry, ["value", "class"], where)
        dice.append(_number(entry, "value", where, 2, 100))
        classes.append(_word(entry, "class", where))
    if dice != sorted(set(dice)):
        raise BadData(f"{name}: die", "rising values, each once", dice)
    equipment = _table(data, "equipment", name)
    items = ["armor", "bow", "gun", "hero"]
    _no_others(equipment, items, f"{name}: equipment")
    prices = {item: _number(equipment, item, f"{name}: equipment", 0, 99) for item in items}
    attacks: dict[str, list[str]] = {}
    for figure in _table(data, "figure", name):
        where = f"{name}: figure.{figure}"
        entry = _table(_table(data, "figure", name), figure, name)
        _no_others(entry, ["attacks"], where)
        attacks[figure] = _words(entry, "attacks", where)
        for attack in attacks[figure]:
            if attack not in ("bow", "gun"):
                raise BadData(f"{where}.attacks", "bow or gun", attack)
    return Figures(dice, classes, _number(data, "save", name, 1, 20), prices, attacks)


def load_layouts(folder: str = FOLDER) -> dict[str, list[int]]:
    """``layouts.toml``: the spaces with obstacles of every named layout."""
    name = "layouts.toml"
    data = load_toml(name, folder)
    _no_others(data, LAYOUT_NAMES, name)
    layouts: dict[str, list[int]] = {}
    for layout in LAYOUT_NAMES:
        where = f"{name}: {layout}"
        entry = _table(data, layout, name)
        _no_others(entry, ["rows"], where)
        rows = _words(entry, "rows", where)
        if len(rows) != SIZE:
            raise BadData(f"{where}.rows", f"{SIZE} rows", f"{len(rows)} rows")
        spaces: list[int] = []
        for index, row in enumerate(rows):
            marks = row.split()
            rank = SIZE - 1 - index
            if len(marks) != SIZE or not all(mark in (".", "#") for mark in marks):
                raise BadData(f"{where}.rows, rank {rank + 1}", "eight marks . or #", row)
            if rank in (0, SIZE - 1) and "#" in marks:
                raise BadData(f"{where}.rows, rank {rank + 1}", "no obstacle", row, "CB-OBS-02")
            spaces.extend(rank * SIZE + file for file in range(SIZE) if marks[file] == "#")
        for space in spaces:
            if half_turn(space) not in spaces:
                expected = f"an obstacle on {NAMES[half_turn(space)]} too, as after a half turn"
                raise BadData(f"{where}.rows", expected, NAMES[space], "CB-OBS-13")
        layouts[layout] = sorted(spaces)
    return layouts


def load_armies(folder: str = FOLDER) -> tuple[list[ReadyArmy], list[str]]:
    """``armies.toml``: the ready-made armies, and the mirrored list of free armies."""
    name = "armies.toml"
    data = load_toml(name, folder)
    _no_others(data, ["army", "mirrored"], name)
    armies: list[ReadyArmy] = []
    for index, entry in enumerate(_tables(data, "army", name)):
        where = f"{name}: army {index + 1}"
        _no_others(entry, ["name", "points", "minis"], where)
        title = _word(entry, "name", where)
        if any(army.name == title for army in armies):
            raise BadData(f"{where}.name", "a name of its own", title)
        armies.append(
            ReadyArmy(title, _number(entry, "points", where, 1, 999), _words(entry, "minis", where))
        )
    return armies, _words(_table(data, "mirrored", name), "minis", f"{name}: mirrored")


FIGURES: Final = load_figures()
LAYOUTS: Final = load_layouts()
READY_ARMIES, MIRRORED_LIST = load_armies()
