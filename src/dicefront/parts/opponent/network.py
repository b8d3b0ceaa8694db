"""A small network that was trained, as it is evaluated in play: whole numbers and plain loops.

All sums are of whole numbers, so the same position is judged the same on every machine. ``networkfile``
beside it reads one from the data of a game, and ``lab.training`` makes one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

INPUT_BITS: Final = 16
"""Weights of the first layer are counted in units of 1 / 2**16, since features may be large numbers."""
WEIGHT_BITS: Final = 12
"""Weights of later layers are counted in units of 1 / 4096."""
UNIT_BITS: Final = 10
"""What units say is counted in units of 1 / 1024."""

FIRST_SHIFT: Final = INPUT_BITS - UNIT_BITS
"""Features are whole, so the sums of the first layer need less scaling."""

ONE: Final = 1 << UNIT_BITS
CERTAINLY: Final = 16 * ONE
"""So far behind a side has no chance."""
CHANCE: Final = [round(1_000_000_000 * exp(-gap / ONE)) for gap in range(CERTAINLY)]
"""The chance of a side, by how much less it is worth than the best one."""


class Layer:
    """Units that each add up all numbers of the layer before, with a weight for each, and a bias."""

    def __init__(self, weights: list[list[int]], biases: list[int]) -> None:
        self.weights = weights
        self.biases = biases


class Network:
    """Judges how well a side stands, from what it sees.

    All layers but the last let through what is above zero; the last has one unit, the worth of the side.
    ``turns`` is after how many turns a rehearsal is judged, ``width`` how many lines are rehearsed, and
    ``strongest`` says whether the strongest level judges so. Beside hand-written knowledge it ``counts`` for
    so much out of a hundred.
    """

    def __init__(
        self,
        features: list[str],
        layers: list[Layer],
        turns: int,
        width: int,
        strongest: bool,
        counts: int = 100,
    ) -> None:
        self.features = features
        self.layers = layers
        self.turns = turns
        self.width = width
        self.strongest = strongest
        self.counts = counts

    def worth(self, features: list[int]) -> int:
        """How well a side stands that sees these features, in units of 1 / 1024."""
        numbers = features
        shift: i64 = FIRST_SHIFT
        for layer in self.layers[:-1]:
            numbers = [total if total > 0 else 0 for total in sums(layer, numbers, shift)]
            shift = WEIGHT_BITS
        return sums(self.layers[-1], numbers, shift)[0]

    def shares(self, viewpoints: list[list[int]]) -> list[float]:
        """The share of victory of every side, from what each sees; one that is out sees nothing."""
        worths: list[int] = []
        best = 0
        for number in range(len(viewpoints)):
            seen = viewpoints[number]
            worth = self.worth(seen) if seen else 0
            worths.append(worth)
            if seen and (worth > best or not any(viewpoints[:number])):
                best = worth
        chances: list[int] = []
        total = 0
        for number in range(len(viewpoints)):
            chance = CHANCE[min(best - worths[number], CERTAINLY - 1)] if viewpoints[number] else 0
            chances.append(chance)
            total += chance
        return [float(chance) / float(max(total, 1)) for chance in chances]


def sums(layer: Layer, numbers: list[int], shift: i64) -> list[int]:
    """What each unit of a layer adds up, in units of 1 / 1024."""
    used: list[int] = []
    for place in range(len(numbers)):
        if numbers[place] != 0:
            used.append(place)
    found: list[int] = []
    for unit in range(len(layer.biases)):
        total: i64 = layer.biases[unit]
        row = layer.weights[unit]
        for place in used:
            weight: i64 = row[place]
            number: i64 = numbers[place]
            total += weight * number
        found.append(total >> shift)
    return found
