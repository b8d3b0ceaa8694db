"""A network learns from positions: NumPy on a processor, CuPy on a GPU.

Every side of a position goes through the same network, and its worth beside those of the others gives its
share of victory; what is made small is the cross-entropy with the shares that the sides got (Adam). Games
that are kept apart say when to stop. In the end all weights are rounded to the whole numbers of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np

from dicefront.lab.lessons import Positions
from dicefront.parts.opponent.network import FIRST_SHIFT, INPUT_BITS, UNIT_BITS, WEIGHT_BITS, Layer

KEPT_APART: Final = 20
"""One of so many games is not learned from, and shows how good the network is."""
PATIENCE: Final = 3
"""After so many rounds without progress the training ends."""
SAMPLE: Final = 200_000
"""So many positions say how large the features are, and how spread."""
TINY: Final = 1e-6
LEAST_SPREAD: Final = 1e-3
DECAYS: Final = (0.9, 0.999)
STILL: Final = -1e9
"""The worth of a side that is not there."""


@dataclass
class Material:
    """Positions as arrays: one row for each position, with places for as many sides as any has."""

    features: Any
    there: Any
    shares: Any
    judged: Any
    games: Any

    def __len__(self) -> int:
        return len(self.shares)

    def part(self, chosen: Any) -> Material:
        return Material(
            self.features[chosen],
            self.there[chosen],
            self.shares[chosen],
            self.judged[chosen],
            self.games[chosen],
        )


@dataclass
class Curve:
    """How the training went: cross-entropies after every round, on games that were kept apart."""

    handmade: float
    rounds: list[float] = field(default_factory=list)
    learned: list[float] = field(default_factory=list)
    whole: float = 0.0
    """That of the network as it is played, in whole numbers."""


def material(batches: Iterable[Positions], width: int) -> Material:
    """Positions from many lessons; ``width`` is the number of features."""
    parts: list[Material] = []
    first = 0
    for batch in batches:
        counts = np.frombuffer(batch.counts, np.int32)
        sides = np.frombuffer(batch.sides, np.int32)
        rows = np.frombuffer(batch.features, np.int32).reshape(-1, width)
        if len(sides) == 0:
            continue
        places = np.repeat(np.arange(len(sides)), sides)
        within = np.arange(len(rows)) - np.repeat(np.cumsum(sides) - sides, sides)
        most = int(sides.max())
        features = np.zeros((len(sides), most, width), np.int32)
        features[places, within] = rows
        there = np.arange(most)[None, :] < sides[:, None]
        shares = np.zeros((len(sides), most), np.float32)
        shares[places, within] = np.frombuffer(batch.shares, np.float32)
        judged = np.zeros((len(sides), most), np.float32)
        judged[places, within] = np.frombuffer(batch.judged, np.float32)
        games = first + np.repeat(np.arange(len(counts)), counts)
        first += len(counts)
        parts.append(Material(features, there, shares, judged, games))
    most = max(part.shares.shape[1] for part in parts)
    columns = [[widened(getattr(part, name), most) for part in parts] for name in Material.__annotations__]
    return Material(*(np.concatenate(column) for column in columns))


def widened(column: Any, most: int) -> Any:
    """A column with places for so many sides."""
    if column.ndim == 1 or column.shape[1] == most:
        return column
    missing = [(0, 0), (0, most - column.shape[1])] + [(0, 0)] * (column.ndim - 2)
    return np.pad(column, missing)


def arrays(gpu: bool) -> Any:
    """The module that computes: NumPy, or CuPy, which does the same on a GPU."""
    if not gpu:
        return np
    import cupy  # type: ignore[import-not-found, unused-ignore]

    return cupy


class Learner:
    """A network while it learns, in floating point."""

    def __init__(self, xp: Any, sizes: list[int], seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.xp = xp
        self.weights = [
            xp.asarray(draw.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32))
            for before, after in pairwise(sizes)
        ]
        self.weights[-1] = self.weights[-1] * 0.1
        self.biases = [xp.zeros(after, np.float32) for after in sizes[1:]]
        self.moments = [[xp.zeros_like(one), xp.zeros_like(one)] for one in self.parameters()]
        self.steps = 0

    def parameters(self) -> list[Any]:
        return [*self.weights, *self.biases]

    def forward(self, rows: Any) -> list[Any]:
        """What the units of every layer say; the last is the worth."""
        said = [rows]
        last = len(self.weights) - 1
        for place, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            sums = said[-1] @ weights + biases
            said.append(sums if place == last else self.xp.maximum(sums, 0))
        return said

    def shares(self, rows: Any, there: Any) -> Any:
        """The shares of the sides of some positions."""
        return self._shares(self.forward(rows)[-1], there)

    def _shares(self, worth: Any, there: Any) -> Any:
        xp = self.xp
        worth = xp.where(there, worth.reshape(there.shape), STILL)
        chances = xp.exp(worth - worth.max(axis=1, keepdims=True)) * there
        return chances / chances.sum(axis=1, keepdims=True)

    def learn(self, rows: Any, there: Any, shares: Any, rate: float) -> None:
        """One step towards the shares that came of these positions."""
        said = self.forward(rows)
        slope = (self._shares(said[-1], there) - shares) / len(shares)
        slope = slope.reshape(-1, 1).astype(np.float32)
        weights: list[Any] = []
        biases: list[Any] = []
        for place in reversed(range(len(self.weights))):
            weights.insert(0, said[place].T @ slope)
            biases.insert(0, slope.sum(axis=0))
            if place:
                slope = (slope @ self.weights[place].T) * (said[place] > 0)
        self._step([*weights, *biases], rate)

    def _step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        first, second = DECAYS
        scale = rate * np.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        for parameter, slope, moments in zip(self.parameters(), slopes, self.moments, strict=True):
            moments[0] = first * moments[0] + (1 - first) * slope
            moments[1] = second * moments[1] + (1 - second) * slope * slope
            parameter -= scale * moments[0] / (self.xp.sqrt(moments[1]) + 1e-8)

    def copy(self) -> list[Any]:
        return [parameter.copy() for parameter in self.parameters()]

    def take(self, parameters: list[Any]) -> None:
        count = len(self.weights)
        self.weights, self.biases = parameters[:count], parameters[count:]


@dataclass(frozen=True)
class Course:
    """How a network is trained."""

    units: tuple[int, ...] = (48, 32)
    rounds: int = 12
    batch: int = 4096
    rate: float = 2e-3
    seed: int = 1


def train(
    found: Material, course: Course, xp: Any = np, told: Callable[[str], None] = print
) -> tuple[list[Layer], Curve]:
    """The layers of a network that learned from positions, and how it went."""
    apart = found.games % KEPT_APART == 0
    test, rest = found.part(apart), found.part(~apart)
    curve = Curve(loss(test.judged, test.shares, test.there))
    few = rest.part(np.arange(0, len(rest), 1 + len(rest) // SAMPLE))
    seen = few.features[few.there].astype(np.float64)
    mean, spread = seen.mean(axis=0), seen.std(axis=0)
    spread = np.where(spread < LEAST_SPREAD, 1.0, spread)
    width = len(mean)
    learner = Learner(xp, [width, *course.units, 1], course.seed)
    gpu_mean, gpu_spread = xp.asarray(mean.astype(np.float32)), xp.asarray(spread.astype(np.float32))
    features, there, shares = (xp.asarray(one) for one in (rest.features, rest.there, rest.shares))

    def rows(block: Any) -> Any:
        return (block.reshape(-1, width).astype(np.float32) - gpu_mean) / gpu_spread

    def tested() -> float:
        given: list[Any] = []
        for start in range(0, len(test), course.batch):
            block = slice(start, start + course.batch)
            seen_there = xp.asarray(test.there[block])
            given.append(plain(learner.shares(rows(xp.asarray(test.features[block])), seen_there)))
        return loss(np.concatenate(given), test.shares, test.there)

    order = np.random.default_rng(course.seed)
    best, best_loss, since = learner.copy(), np.inf, 0
    for number in range(course.rounds):
        rate = course.rate * (1 - number / course.rounds)
        mixed = order.permutation(len(rest))
        for start in range(0, len(mixed), course.batch):
            block = xp.asarray(mixed[start : start + course.batch])
            learner.learn(rows(features[block]), there[block], shares[block], rate)
        sample = mixed[: len(test) + 1]
        given = plain(learner.shares(rows(features[xp.asarray(sample)]), there[xp.asarray(sample)]))
        curve.learned.append(round(loss(given, rest.shares[sample], rest.there[sample]), 5))
        curve.rounds.append(round(tested(), 5))
        told(f"round {number + 1}: {curve.learned[-1]:.4f} learned, {curve.rounds[-1]:.4f} apart")
        if curve.rounds[-1] < best_loss:
            best, best_loss, since = learner.copy(), curve.rounds[-1], 0
        else:
            since += 1
            if since >= PATIENCE:
                break
    learner.take(best)
    layers = whole(learner, mean, spread)
    curve.whole = round(loss(shares_in_whole(layers, test), test.shares, test.there), 5)
    return layers, curve


def loss(given: Any, shares: Any, there: Any) -> float:
    """The cross-entropy of shares that were given to positions with those that the sides got."""
    return float(-(shares * np.log(np.clip(given, TINY, 1)) * there).sum() / max(len(shares), 1))


def plain(array: Any) -> Any:
    """An array of NumPy, wherever it was computed."""
    return array.get() if hasattr(array, "get") else array


def whole(learner: Learner, mean: Any, spread: Any) -> list[Layer]:
    """The layers in the whole numbers of play, for features as they are."""
    layers: list[Layer] = []
    for place, (weights, biases) in enumerate(zip(learner.weights, learner.biases, strict=True)):
        rows, sums = plain(weights).astype(np.float64), plain(biases).astype(np.float64)
        unit = float(1 << (WEIGHT_BITS + UNIT_BITS))
        scale = float(1 << WEIGHT_BITS)
        if place == 0:
            sums = sums - (mean / spread) @ rows
            rows = rows / spread[:, None]
            unit = scale = float(1 << INPUT_BITS)
        layers.append(
            Layer(np.rint(rows.T * scale).astype(int).tolist(), np.rint(sums * unit).astype(int).tolist())
        )
    return layers


def shares_in_whole(layers: list[Layer], found: Material) -> Any:
    """The shares that whole numbers give to positions."""
    said = found.features.reshape(-1, found.features.shape[-1]).astype(np.int64)
    for place, layer in enumerate(layers):
        sums = said @ np.array(layer.weights, np.int64).T + np.array(layer.biases, np.int64)
        sums >>= FIRST_SHIFT if place == 0 else WEIGHT_BITS
        said = sums if place == len(layers) - 1 else np.maximum(sums, 0)
    worth = np.where(found.there, said.reshape(found.there.shape) / float(1 << UNIT_BITS), STILL)
    chances = np.exp(worth - worth.max(axis=1, keepdims=True)) * found.there
    return chances / chances.sum(axis=1, keepdims=True)
