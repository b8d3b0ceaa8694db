"""Greedy against random in SphereWars, for each mission and race: a table of ``docs/opponents.md``.

    python -m tools.cells [-n GAMES] [--seed SEED] [--missions ID ...] [--races ID ...] [--points POINTS]
                          [--slow MS] [--keep FILE]

In every cell greedy leads ready-made bands of a race against those of the other races, which are led at
random, on tables with scenery of any density. It plays every game from both seats with the same dice.
``--slow`` tells each decision of greedy that took so many milliseconds of processor time or more.
``--keep`` writes every game into a file as soon as it is over; the same call goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any, Final

from dicefront.agents.levels import agent
from dicefront.games.spherewars.rules.bands import bands_for
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.options import RANDOM
from dicefront.games.spherewars.rules.roster import read_roster
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Seat
from dicefront.parts.lab.heading import made_by
from dicefront.parts.lab.statistics import wilson

SHORT: Final = "python -m tools.cells -n 1 --points 300 --missions last_survivor"
ALL: Final = "all"
SEATS: Final = 2
PERCENT: Final = 100
MILLI: Final = 1000


@dataclass
class Cells:
    """What is played, and how long the decisions of greedy took, in milliseconds."""

    points: int
    seed: int
    slow: float
    keep: Path | None = None
    kept: dict[str, dict[str, Any]] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.keep is not None and self.keep.is_file():
            for game in map(json.loads, self.keep.read_text("utf-8").splitlines()):
                self.kept[str(game["key"])] = game

    def result(self, mission: str, race: str, number: int) -> float:
        """What greedy made of one game, which may be kept already."""
        key = [self.points, self.seed, mission, race, number]
        game = self.kept.get(str(key))
        if game is None:
            before = len(self.times)
            share = self.play(mission, race, number)
            if self.keep is not None:
                game = {"key": key, "share": share, "times": self.times[before:]}
                with self.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(game) + "\n")
            return share
        self.times += game["times"]
        return float(game["share"])

    def play(self, mission: str, race: str, number: int) -> float:
        """One game of a cell; what greedy made of it: 1 won, 0.5 drawn, 0 lost."""
        pair, own = divmod(number, SEATS)
        others = [other for other in CATALOGUE.races if other != race]
        cell = list(MISSIONS.missions).index(mission) * PERCENT + list(CATALOGUE.races).index(race)
        seed = child_seed(self.seed, cell, pair)
        draw = Draw(seed)
        bands = [self.band(race, draw), self.band(others[pair % len(others)], draw)]
        options: dict[str, Json] = {"points": self.points, "mission": mission}
        options |= {"density": RANDOM, "scenario": RANDOM}
        table = GAME.table(options, bands if own == 0 else bands[::-1], seed=seed)
        players = [
            agent(GAME.id, "greedy" if seat == own else "random", child_seed(seed, 1, int(seat == own)))
            for seat in range(SEATS)
        ]
        count = 0
        while table.pending:
            question = table.pending[0]
            before = process_time()
            answer = players[question.player].answer(Seat(table, question.player))
            if question.player == own:
                about = f"{mission} {race} game {number} decision {count} {question.kind}"
                self.note(MILLI * (process_time() - before), about)
            table.answer(question.player, answer)
            count += 1
        assert table.outcome is not None
        return table.outcome.shares([0, 1])[own]

    def band(self, race: str, draw: Draw) -> Json:
        """Any ready-made band of a race for so many points."""
        found = [band for band in bands_for(self.points) if read_roster(band).race == race]
        return found[draw.below(len(found))]

    def note(self, time: float, about: str) -> None:
        self.times.append(round(time, 3))
        if self.slow and time >= self.slow:
            print(f"{about}: {time:.0f} ms", file=sys.stderr)

    def took(self) -> str:
        """In the middle, in 99 of 100 cases, and at most."""
        times = sorted(self.times)
        middle, most = times[len(times) // 2], times[len(times) * 99 // 100]
        return (
            f"{len(times):,} decisions of greedy took {middle:.1f} ms of processor time in the middle, "
            f"{most:.0f} ms or less in 99 of 100 cases, {times[-1]:.0f} ms at most."
        )


def shown(results: list[float]) -> str:
    """How many games of some were won, drawn ones by half, and between which shares that lies (95 %)."""
    found = wilson(sum(results), len(results))
    return f"{sum(results):g} of {len(results)} ({PERCENT * found.low:.0f} to {PERCENT * found.high:.0f} %)"


def joined(results: list[list[float]]) -> list[float]:
    return [result for some in results for result in some]


def row(title: str, results: list[list[float]]) -> str:
    """A line of the table, with the results of all its cells at the end."""
    return f"| {title} | {' | '.join(map(shown, [*results, joined(results)]))} |"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", "--number", type=int, default=20, help="games in each cell (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--missions", nargs="+", default=list(MISSIONS.missions), metavar="ID")
    parser.add_argument("--races", nargs="+", default=list(CATALOGUE.races), metavar="ID")
    parser.add_argument("--points", type=int, default=500)
    parser.add_argument("--slow", type=float, default=0, help="tell decisions that took so many milliseconds")
    parser.add_argument("--keep", type=Path, help="a file for the games; the same call goes on from there")
    given = parser.parse_args(arguments)
    cells = Cells(given.points, given.seed, given.slow, given.keep)
    won: dict[tuple[str, str], list[float]] = {}
    for mission in given.missions:
        for race in given.races:
            won[mission, race] = [cells.result(mission, race, number) for number in range(given.number)]
            print(f"{mission} {race}: {shown(won[mission, race])}", file=sys.stderr, flush=True)
    place = arguments.index("--keep") if "--keep" in arguments else len(arguments)
    call = " ".join(["python -m tools.cells", *arguments[:place], *arguments[place + 2 :]])
    print(made_by(call, SHORT, f"{sum(map(len, won.values()))} games"))
    print(f"\n{cells.took()}\n")
    print(f"| mission | {' | '.join([*given.races, ALL])} |")
    print(f"| --- |{' --- |' * (len(given.races) + 1)}")
    for mission in given.missions:
        print(row(mission, [won[mission, race] for race in given.races]))
    print(row(ALL, [joined([won[mission, race] for mission in given.missions]) for race in given.races]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
