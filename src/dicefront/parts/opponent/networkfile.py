"""Networks as files: ``data/network.toml`` of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from dicefront.kernel.errors import BadData
from dicefront.parts.opponent.network import Layer, Network

FILE: Final = "network.toml"
FIELDS: Final = {"features", "turns", "width", "counts", "strongest", "trained", "layers"}
LARGEST: Final = 1 << 31
"""Weights and biases are below it, so that their sums fit into 64 bits."""
MOST: Final = 100
"""No count is higher: turns, lines, parts of a hundred."""


def read_network(text: str, where: str, features: Sequence[str]) -> Network:
    """A network from the text of a file; ``BadData`` names file, entry and field if it is wrong.

    It must have learned from the very ``features`` that the game has now, in their order.
    """
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(where, "TOML", str(error)) from error
    if set(data) != FIELDS:
        raise BadData(where, ", ".join(sorted(FIELDS)), ", ".join(sorted(data)))
    if data["features"] != list(features):
        raise BadData(f"{where}.features", "the features of the game: train it again", data["features"])
    if not isinstance(data["strongest"], bool):
        raise BadData(f"{where}.strongest", "true or false", data["strongest"])
    if not isinstance(data["layers"], list) or not data["layers"]:
        raise BadData(f"{where}.layers", "a list of layers", data["layers"])
    width = len(features)
    layers: list[Layer] = []
    for number, entry in enumerate(data["layers"]):
        layers.append(layer_in(entry, f"{where} layers[{number}]", width))
        width = len(layers[-1].biases)
    if width != 1:
        raise BadData(f"{where} layers[{len(layers) - 1}]", "one unit in the last layer", width)
    turns, lines, counts = [count_in(data, name, where) for name in ("turns", "width", "counts")]
    return Network(list(features), layers, turns, lines, data["strongest"], counts)


def count_in(data: dict[str, Any], name: str, where: str) -> int:
    value: object = data[name]
    if type(value) is not int or not 1 <= value <= MOST:
        raise BadData(f"{where}.{name}", f"a whole number from 1 to {MOST}", value)
    return value


def layer_in(entry: object, where: str, width: int) -> Layer:
    """A layer whose units take so many numbers each."""
    if not isinstance(entry, dict) or set(entry) != {"weights", "biases"}:
        raise BadData(where, "weights and biases", entry)
    biases = numbers_in(entry["biases"], f"{where}.biases", None)
    rows: object = entry["weights"]
    if not isinstance(rows, list) or len(rows) != len(biases):
        raise BadData(f"{where}.weights", f"a row for each of {len(biases)} units", rows)
    weights = [numbers_in(row, f"{where}.weights[{unit}]", width) for unit, row in enumerate(rows)]
    return Layer(weights, biases)


def numbers_in(value: object, where: str, count: int | None) -> list[int]:
    """Whole numbers that are not too large, so many of them if the count is known."""
    if not isinstance(value, list) or not value or (count is not None and len(value) != count):
        raise BadData(where, "whole numbers" if count is None else f"{count} whole numbers", value)
    for number in value:
        if type(number) is not int or not -LARGEST < number < LARGEST:
            raise BadData(where, f"whole numbers below {LARGEST}", number)
    return value


def network_of(home: str, features: Sequence[str]) -> Network | None:
    """The network of the game whose home is this package; ``None`` if it ships none."""
    path = files(home) / "data" / FILE
    if not features or not path.is_file():
        return None
    return read_network(path.read_text("utf-8"), f"{home}/data/{FILE}", features)
