"""What a unit is worth for its cost: how often forces with it beat forces without it.

Both forces are drawn at random within the same limit, so whoever has the unit paid for it with something
else: a share of a half is a fair price, more is a bargain, less is dear. Only pairs of games in which one
side has the unit and the other has not say anything about it; they are mirrored, so that seats and dice
even out. Where it shines is the kind of enemy against which its share is surely highest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import game
from dicefront.kernel.ids import Json
from dicefront.parts.lab.forces import Force, Forces
from dicefront.parts.lab.lab import lab_of
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.series import Fixture, Series, pair_score
from dicefront.parts.lab.statistics import Interval, mirrored

LEVEL: Final = "greedy"
DRAWN: Final = "drawn"
"""What both armies are called where matches are kept: the seed says what they are."""
ENOUGH: Final = 20
"""So many pairs against a kind of enemy are needed before it is named."""


@dataclass(frozen=True)
class Worth:
    """What games show about a unit; ``against`` is empty where no kind of enemy was met often enough."""

    unit: str
    cost: int
    share: Interval
    games: int
    against: str
    against_share: Interval
    against_games: int


def forces_of(game_id: str) -> Forces:
    """How forces of a game are drawn; ``BadData`` if it has none."""
    found = lab_of(game(game_id)).forces
    if found is None:
        raise BadData("game", "a game with forces", game_id)
    return found


# -- games --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """All that the figures depend on: which game, how many pairs, and the seed of forces and dice.

    ``chosen`` are the options where somebody chose them, and ``more`` is how the call names them.
    """

    game: str
    pairs: int
    seed: int
    chosen: dict[str, Json] | None = None
    more: str = ""

    @property
    def options(self) -> dict[str, Json]:
        return game(self.game).complete_options(None) if self.chosen is None else self.chosen

    def forces(self, pair: int) -> tuple[Force, Force]:
        """The two forces of a pair."""
        draw = Draw(child_seed(self.seed, pair))
        forces = forces_of(self.game)
        return forces.drawn(self.options, draw), forces.drawn(self.options, draw)

    def fixtures(self) -> Iterator[Fixture]:
        rules = game(self.game)
        drawn = Contender(LEVEL, army=DRAWN)
        series = Series(rules.id, rules.rules, self.options, 2, (drawn, drawn), self.seed)
        for pair in range(self.pairs):
            one, other = self.forces(pair)
            contenders = (Contender(LEVEL, one.roster), Contender(LEVEL, other.roster))
            for fixture in series.pair(pair):
                yield replace(fixture, contenders=contenders)

    def worths(self, records: Sequence[Record]) -> list[Worth]:
        """The worth of every unit that was met in these games, best first."""
        forces = [self.forces(pair) for pair in range(self.pairs)]
        return worths(forces, checked(records), forces_of(self.game).costs(self.options))


def checked(records: Sequence[Record]) -> list[float]:
    """The scores of all pairs, from 0 to 2, seen by the first force."""
    for record in records:
        if record.problem:
            raise BadData(f"match of seed {record.seed}", "an end by the rules", record.problem)
    return [pair_score(first, second) for first, second in zip(records[::2], records[1::2], strict=True)]


# -- figures ------------------------------------------------------------------------------------


def worths(
    forces: Sequence[tuple[Force, Force]], scores: Sequence[float], cost: dict[str, int]
) -> list[Worth]:
    """The worth of every unit that was met, best first."""
    own: dict[str, list[float]] = {}
    met: dict[str, dict[str, list[float]]] = {}
    for (one, other), score in zip(forces, scores, strict=True):
        for mine, theirs, won in ((one, other, score), (other, one, 2.0 - score)):
            for unit in mine.units - theirs.units:
                own.setdefault(unit, []).append(won)
                for kind in theirs.kinds:
                    met.setdefault(unit, {}).setdefault(kind, []).append(won)
    found = [_worth(unit, cost[unit], own[unit], met.get(unit, {})) for unit in sorted(own)]
    return sorted(found, key=lambda worth: -worth.share.value)


def _worth(unit: str, cost: int, scores: list[float], met: dict[str, list[float]]) -> Worth:
    # A kind that every enemy is of says nothing.
    telling = {kind: found for kind, found in sorted(met.items()) if ENOUGH <= len(found) < len(scores)}
    often = {kind: mirrored(found) for kind, found in telling.items()}
    best = max(often, key=lambda kind: often[kind].low, default="")
    shines = often.get(best, Interval(0.0, 0.0, 1.0))
    return Worth(unit, cost, mirrored(scores), 2 * len(scores), best, shines, 2 * len(met.get(best, [])))


def to_toml(trial: Trial, found: Sequence[Worth], date: str) -> str:
    """The figures as a file, with all that they are based on."""
    call = f"dicefront report {trial.game} --units -n {2 * trial.pairs} --seed {trial.seed} {trial.more}"
    lines = [
        f"# What units are worth, by `{call.rstrip()}`.",
        "",
        f'game = "{trial.game}"',
        f'rules = "{game(trial.game).rules}"',
        f"date = {date}",
        f"games = {2 * trial.pairs}",
        f"seed = {trial.seed}",
        f'level = "{LEVEL}"',
    ]
    for one in found:
        lines += [
            "",
            "[[units]]",
            f'id = "{one.unit}"',
            f"cost = {one.cost}",
            f"games = {one.games}",
            f"share = {_numbers(one.share)}",
        ]
        if one.against:
            lines += [
                f'against = "{one.against}"',
                f"against_games = {one.against_games}",
                f"against_share = {_numbers(one.against_share)}",
            ]
    return "\n".join(lines) + "\n"


def _numbers(share: Interval) -> list[float]:
    return [round(number, 4) for number in (share.value, share.low, share.high)]
