"""How long computer players think about a decision: a table of ``docs/opponents.md``.

    python -m tools.thinking [GAME ...] [-n DECISIONS] [--every N] [--seed N] [--level LEVEL ...]
                             [-o NAME=VALUE ...]

Matches with the usual options, or those given, are led by ``expert``. Every Nth of the decisions that
``master`` would rehearse is put to each level as well, with no limit of time, and its processor time is
measured on one core. Nobody follows these answers, so all levels decide about the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from time import process_time
from typing import Any, Final

from dicefront.agents.levels import agent, knowledge
from dicefront.kernel.draw import child_seed
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.lab.heading import made_by

SHORT: Final = "python -m tools.thinking crystals -n 3"
HEAD: Final = ["game", "level", "decisions", "middle", "99 of 100", "longest"]
LEADER: Final = "expert"
LEVELS: Final = ("expert", "master")
LIMIT: Final = 2.0
"""So many seconds a server grants."""


def decisions(game_id: str, count: int, every: int, seed: int, options: Json) -> Iterator[Table[Any]]:
    """Tables at decisions that are worth rehearsing, from as many matches as it takes."""
    rules, evaluation = game(game_id), knowledge(game_id).EVALUATION
    met = given = match = 0
    while True:
        luck = child_seed(seed, match)
        table = rules.table(options, seed=luck)
        players = [agent(game_id, LEADER, child_seed(luck, seat)) for seat in range(table.seats)]
        while table.pending:
            question = table.pending[0]
            if evaluation.weighs(question):
                met += 1
                if met % every == 0:
                    yield table
                    given += 1
                    if given == count:
                        return
            table.answer(question.player, players[question.player].answer(Seat(table, question.player)))
        match += 1


def times(
    game_id: str, levels: list[str], count: int, every: int, seed: int, options: Json
) -> dict[str, list[float]]:
    """How many seconds each level took, decision by decision."""
    found: dict[str, list[float]] = {level: [] for level in levels}
    for number, table in enumerate(decisions(game_id, count, every, seed, options)):
        for level in levels:
            thinker = agent(game_id, level, child_seed(seed, number, 1))
            before = process_time()
            thinker.answer(Seat(table, table.pending[0].player))
            found[level].append(process_time() - before)
    return found


def option(text: str) -> tuple[str, Json]:
    """An option as it is given: a number if it looks like one."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def shown(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"


def row(game_id: str, level: str, taken: list[float]) -> str:
    """A line of the table."""
    ordered = sorted(taken)
    middle, most = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    cells = [game_id, level, str(len(taken)), shown(middle), shown(most), shown(ordered[-1])]
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("-n", type=int, default=100, metavar="DECISIONS", help="decisions of each game (100)")
    parser.add_argument("--every", type=int, default=7, metavar="N", help="only every Nth (7)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", action="append", metavar="LEVEL", help="only these levels")
    parser.add_argument("-o", dest="options", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    levels = given.level or list(LEVELS)
    rows: list[str] = []
    late = counted = 0
    for game_id in given.games or game_ids():
        options = game(game_id).complete_options(dict(map(option, given.options)))
        taken = times(game_id, levels, given.n, given.every, given.seed, options)
        counted += given.n
        late += sum(max(some) > LIMIT for some in zip(*taken.values(), strict=True))
        rows += [row(game_id, level, taken[level]) for level in levels]
        print("\n".join(rows[-len(levels) :]), file=sys.stderr, flush=True)
    call = " ".join(["python -m tools.thinking", *arguments])
    print(
        made_by(call, SHORT, f"{counted} decisions, of which {late} took longer than {LIMIT:g} s", timed=True)
    )
    print()
    for cells in [HEAD, ["---"] * len(HEAD)]:
        print(f"| {' | '.join(cells)} |")
    print("\n".join(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
