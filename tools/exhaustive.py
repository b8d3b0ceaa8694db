"""Play SphereWars at random until everything in its data was used, and tell what never was.

    python -m tools.exhaustive [-n GAMES] [--seed SEED] [--every K] [--longest DECISIONS] [--page]

Missions, scenery and bands are drawn for what was not seen yet, and the players are curious: they mostly take
what was taken least. Half of the games begin on a heap in the middle of the table.
Games are broken off after so many decisions, since a new one has more that is new. What no band can have is
not looked for, and named first. ``--page`` prints the page ``docs/reports/spherewars-coverage.md``.
After every decision the invariants of the game must hold; at every K-th a clone, and a position read back
from JSON, must be the same as the table itself.
Exit code 3: something was never used, unless it is for the page.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.options import options_of
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION, STRATEGY, State, is_hero, is_there
from dicefront.games.spherewars.rules.states import PARALYSED
from dicefront.games.spherewars.rules.ways import has_room
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_moment
from dicefront.skirmish.figures import place
from tests.games.spherewars.battles import mix
from tools.census import Census
from tools.curious import curious, new_band, options_for

NEVER_USED: Final = 3
LONGEST: Final = 1200
HELPLESS: Final = 3
"""One hero in so many is paralysed at first."""


def on_a_heap(table: Table[State], draw: Draw, seed: int) -> Table[State]:
    """The same bands, deployed and then mixed up in the middle, so that everything meets.

    Whoever would stand in a wall stays where it was deployed. Heroes are hurt, and some cannot move at first:
    a few artefacts serve such bearers alone.
    """
    while table.state.stage != STRATEGY:
        question = table.pending[0]
        table.take(question.player, question.default())
    state = table.state.copy()
    mix(state, draw)
    for one, deployed in zip(state.combatants, table.state.combatants, strict=True):
        if is_there(one) and not has_room(state, one, one.body.centre(), []):
            at = deployed.body.centre()
            place(one, at.x, at.y, deployed.body.bottom)
    if GAME.problem_of_state(state):  # there was no room left for it
        return table
    for one in state.combatants:
        if is_hero(one) and is_there(one):
            one.wounds -= draw.below(one.wounds)
            if not draw.below(HELPLESS):
                one.bear(PARALYSED, NEXT_ACTIVATION, one.id)
    return Table(GAME, Position(state, 0, []), FastDice(seed))


def play_one(census: Census, options: dict[str, Json], seed: int, every: int, longest: int) -> int:
    """One game, or its first decisions; returns how many there were."""
    draw = Draw(child_seed(seed, 0, 0))
    full = GAME.complete_options(options)
    own = options_of(full)
    rosters: list[Json] = []
    for seat in range(own.seats):
        bands: list[Json] = [new_band(census, own, draw) for _ in own.bands_of_seat(seat)]
        rosters.append(bands if len(bands) > 1 and None not in bands else bands[0])
    table: Table[State] = GAME.table(options, rosters, seed=child_seed(seed, 1, 0))
    if draw.below(2):
        table = on_a_heap(table, draw, seed)
    count = 0
    while table.pending and count < longest:
        if every and count % every == seed % every:
            check_moment(table)
        question = table.pending[draw.below(len(table.pending))]
        answer = question.write(curious(census, table.state, question, draw))
        census.note_question(question, answer)
        for event in table.answer(question.player, answer):
            census.note_event(table.state, event)
        problem = GAME.problem_of_state(table.state)
        assert not problem, f"{problem} after {question!r}: {answer!r} (game {seed}, decision {count})"
        count += 1
    census.note_field(table.state)
    census.games += 1
    census.decisions += count
    return count


def play(games: int, seed: int = 0, every: int = 50, longest: int = LONGEST) -> Census:
    """So many games over all options, races and sizes, until everything was used."""
    census = Census()
    draw = Draw(seed)
    for number in range(games):
        if not any(census.unused().values()):
            break
        play_one(census, options_for(census, number, draw), seed + number, every, longest)
    return census


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", "--number", type=int, default=200, help="games at most (200)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=50, help="clone and compare at every K-th decision (50)")
    parser.add_argument("--longest", type=int, default=LONGEST, help="decisions of a game at most (1200)")
    parser.add_argument("--page", action="store_true", help="print the page of the documentation")
    given = parser.parse_args(arguments)
    census = play(given.number, given.seed, given.every, given.longest)
    if given.page:
        print(census.page(" ".join(["python -m tools.exhaustive", *arguments])))
        return 0
    print(census.report())
    return NEVER_USED if any(census.unused().values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
