"""A network learns by self-play: the recipe of ``dicefront learn``.

In the first generation computers play that take what looks best at once; in later ones those that think
ahead with the network of the generation before. Each learns from the games of all generations so far; those
of the last one count more, up to four times, until they are half of the others. What a network does not learn
from, one of twenty games, says when to stop: games of the last generation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from dicefront.agents.levels import knowledge
from dicefront.kernel.draw import child_seed
from dicefront.lab.lessons import Lesson, Positions, study
from dicefront.lab.networktext import network_text
from dicefront.lab.training import KEPT_APART, Course, Curve, Material, material, train, widened
from dicefront.parts.lab.engine import Engine
from dicefront.parts.opponent.evaluation import Evaluation

AT_ONCE: Final = 40
"""Games of a lesson in the first generation; thinking takes longer, so later lessons are shorter."""
THINKING: Final = 5
MOST_REPEATS: Final = 4
SMALLEST: Final = 40
"""Games of a generation: some must be left to be kept apart."""


@dataclass(frozen=True)
class Recipe:
    """How a network comes to be: so many games in each generation, and how it is trained and played.

    ``answers`` is how many answers a decision may give in the games of later generations. Beside hand-written
    knowledge the network ``counts`` for so much out of a hundred.
    """

    game: str
    games: tuple[int, ...]
    answers: int = 200
    turns: int = 2
    width: int = 0
    counts: int = 100
    strongest: bool = False
    seed: int = 1
    course: Course = field(default_factory=Course)


def learned(recipe: Recipe, engine: Engine, xp: Any, told: Callable[[str], None]) -> tuple[str, list[Curve]]:
    """The text of a network file, and how the training of every generation went."""
    evaluation: Evaluation = knowledge(recipe.game).EVALUATION
    known: list[Material] = []
    curves: list[Curve] = []
    trained: list[str] = []
    text = ""
    for generation, games in enumerate(recipe.games):
        batches = engine.each(study, lessons(recipe, generation, games, text))
        found = material(counted(batches, games, told), len(evaluation.features))
        told(f"generation {generation + 1}: {games} games, {len(found)} positions")
        known.append(found)
        layers, curve = train(together(known), recipe.course, xp, told)
        curves.append(curve)
        trained.append(summary(generation, games, len(found), curve))
        width = recipe.width or evaluation.width
        features = evaluation.features
        text = network_text(features, layers, recipe.turns, width, recipe.counts, recipe.strongest, trained)
    return text, curves


def lessons(recipe: Recipe, generation: int, games: int, text: str) -> Iterable[Lesson]:
    """The lessons of a generation; those of the first are played without a network."""
    seed = child_seed(recipe.seed, generation)
    size = THINKING if text else AT_ONCE
    for start in range(0, games, size):
        own = child_seed(seed, start)
        yield Lesson(recipe.game, own, min(size, games - start), network=text, nodes=recipe.answers)


def counted(batches: Iterable[Positions], games: int, told: Callable[[str], None]) -> Iterable[Positions]:
    """The batches as they come; says now and then how many games were played."""
    done = next_told = 0
    for batch in batches:
        done += len(batch.counts) // 4
        if done >= next_told:
            told(f"{done} of {games} games")
            next_told = done + max(games // 10, 1)
        yield batch


def together(known: list[Material]) -> Material:
    """The positions of all generations; only games of the last one are kept apart."""
    last = known[-1]
    apart = last.games % KEPT_APART == 0
    older = sum(len(one) for one in known[:-1])
    repeats = max(1, min(MOST_REPEATS, older // (2 * max(len(last), 1))))
    parts = [*known[:-1], *[last.part(~apart)] * repeats, last.part(apart)]
    most = max(part.shares.shape[1] for part in parts)
    columns = {
        name: np.concatenate([widened(getattr(part, name), most) for part in parts])
        for name in Material.__annotations__
    }
    kept = int(apart.sum())
    columns["games"] = np.concatenate([np.ones(len(columns["games"]) - kept, int), np.zeros(kept, int)])
    return Material(**columns)


def summary(generation: int, games: int, positions: int, curve: Curve) -> str:
    """A line of the file: what a generation learned from, and how far it came."""
    rounds = ", ".join(f"{value:.4f}" for value in curve.rounds)
    return (
        f"generation {generation + 1}: {games} games, {positions} positions; cross-entropy on games apart: "
        f"{curve.handmade:.4f} by hand, {rounds} learned, {curve.whole:.4f} in whole numbers"
    )
