"""``dicefront tournament``: computer players and armies against each other, with standings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from dicefront.cli.files import make_sure_of, write_whole
from dicefront.cli.page import table_lines
from dicefront.cli.sim import (
    RAY,
    SEED_OPTION,
    STORE,
    WORKERS,
    broken_match,
    contender,
    how_to_resume,
    keeping,
    players,
    sides_of,
    title,
    with_seats,
)
from dicefront.cli.tournament_page import page_of
from dicefront.kernel.draw import child_seed
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.lab.results import pairs_of
from dicefront.parts.lab.engine import Engine
from dicefront.parts.lab.record import Contender, Record
from dicefront.parts.lab.series import Series
from dicefront.parts.lab.tournament import (
    BYE,
    KNOCKOUT,
    ROUND_ROBIN,
    SYSTEMS,
    Meeting,
    Pairing,
    next_round,
    standings,
)
from dicefront.parts.terminal.command import Command, json_option, quiet_option
from dicefront.parts.terminal.errors import DONE, STOPPED
from dicefront.parts.terminal.output import note, number, progress, show, show_json, words
from dicefront.parts.terminal.parameters import GAME, option_option

MOST_PLAYERS = 128


@click.command("tournament", cls=Command, help="lab.tournament.help", epilog="lab.tournament.examples")
@click.argument("game", metavar="GAME", type=GAME)
@click.option("-p", "--player", "named", multiple=True, metavar="LEVEL[:ARMY]", help="lab.tournament.player")
@click.option(
    "--system",
    type=click.Choice(SYSTEMS),
    default=ROUND_ROBIN,
    show_default=True,
    help="lab.tournament.system",
)
@click.option("-n", "games", type=click.IntRange(2), default=20, show_default=True, help="lab.tournament.n")
@click.option("--rounds", type=click.IntRange(1), default=None, help="lab.tournament.rounds")
@SEED_OPTION
@WORKERS
@RAY
@option_option
@STORE
@click.option("--page", type=click.Path(dir_okay=False, path_type=Path), help="lab.tournament.page")
@json_option
@quiet_option
def command(
    game: Game[Any],
    named: tuple[str, ...],
    system: str,
    games: int,
    rounds: int | None,
    seed: int,
    workers: int,
    ray: str | None,
    options: tuple[str, ...],
    store: Path | None,
    page: Path | None,
    as_json: bool,
    quiet: bool,
) -> int:
    full = with_seats(game, options, None)
    if not 2 <= len(named) <= MOST_PLAYERS:
        raise click.UsageError(words("lab.tournament.players", most=str(MOST_PLAYERS)))
    field = Field(game, full, [entrant(game, full, one) for one in named], system, games, rounds or 0, seed)
    if page is not None:
        make_sure_of(page.parent)
    try:
        field.play(keeping(players(workers, ray), store, quiet), quiet)
        stopped = False
    except KeyboardInterrupt:
        stopped = True
    told = field.to_json()
    if page is not None:
        write_whole(page, page_of(told))
    if as_json:
        show_json(told)
    else:
        show_standings(field)
    if stopped:
        note(words("lab.tournament.stopped"), quiet)
        if store is not None:
            note(how_to_resume(None, store), quiet)
    return STOPPED if stopped else DONE


def entrant(game: Game[Any], options: dict[str, Json], text: str) -> Contender:
    """A player as it was named: a level, and an army behind a colon."""
    level, _, army = text.partition(":")
    return contender(game, options, level, army or None)


class Field:
    """A tournament while it is played."""

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Json],
        entrants: list[Contender],
        system: str,
        games: int,
        rounds: int,
        seed: int,
    ) -> None:
        self.game = game
        self.options = options
        self.entrants = entrants
        self.system = system
        self.pairs = (games + 1) // 2
        self.rounds = rounds
        self.seed = seed
        self.met: list[Meeting] = []
        self.names = distinct([title(one) for one in entrants])

    def play(self, engine: Engine, quiet: bool) -> None:
        """Round after round, until it is over."""
        round_ = 0
        while found := next_round(self.system, len(self.entrants), self.met, wanted=self.rounds):
            self.met += self.play_round(round_, found, engine, quiet)
            round_ += 1

    def play_round(self, round: int, found: list[Pairing], engine: Engine, quiet: bool) -> list[Meeting]:
        """All meetings of a round, shared out among all workers."""
        held = [pair for pair in found if pair[1] != BYE]
        series = [self.series(round, pair) for pair in held]
        fixtures = (fixture for one in series for fixture in one.fixtures(0, self.pairs))
        records: list[Record] = []
        label = words("lab.tournament.round", round=str(round + 1))
        with progress(label, 2 * self.pairs * len(held), quiet) as advance:
            for record in engine.play(fixtures):
                if record.problem:
                    raise broken_match(series[len(records) // (2 * self.pairs)], record)
                records.append(record)
                advance(1)
        meetings = [Meeting(round, pair, (1.0, 0.0)) for pair in found if pair[1] == BYE]
        for place, pair in enumerate(held):
            mine = records[2 * self.pairs * place :][: 2 * self.pairs]
            share = sum(one.share(0) + other.share(0) for one, other in pairs_of(mine)) / (2 * self.pairs)
            meetings.append(Meeting(round, pair, (share, 1 - share)))
        return meetings

    def series(self, round: int, pair: Pairing) -> Series:
        """The games of a meeting: mirrored pairs, with luck of their own."""
        both = (self.entrants[pair[0]], self.entrants[pair[1]])
        luck = child_seed(self.seed, round, *pair)
        seats = self.game.seats(self.options)
        sides = sides_of(self.game, self.options)
        return Series(self.game.id, self.game.rules, self.options, seats, both, luck, sides)

    def to_json(self) -> dict[str, Json]:
        table: list[Json] = [
            {
                "rank": one.rank,
                "name": self.names[one.player],
                "points": round(one.points, 4),
                "tie_break": round(one.tie_break, 4),
                "won": one.won,
                "drawn": one.drawn,
                "lost": one.lost,
            }
            for one in standings(self.system, len(self.entrants), self.met)
        ]
        meetings: list[Json] = [
            {
                "round": one.round + 1,
                "a": self.names[one.players[0]],
                "b": None if one.is_bye else self.names[one.players[1]],
                "points": [round(point, 4) for point in one.points],
            }
            for one in self.met
        ]
        return {
            "game": self.game.id,
            "rules": self.game.rules,
            "options": self.options,
            "system": self.system,
            "seed": self.seed,
            "games_per_meeting": 2 * self.pairs,
            "standings": table,
            "meetings": meetings,
        }


def distinct(names: list[str]) -> list[str]:
    """Names that tell everybody apart: those who are called the same are numbered."""
    return [
        f"{name} #{names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def show_standings(field: Field) -> None:
    """The answer for people."""
    columns = ("rank", "name", "points", "knockout" if field.system == KNOCKOUT else "tie_break", "results")
    rows = [[words(f"lab.tournament.column-{name}") for name in columns]]
    for one in standings(field.system, len(field.entrants), field.met):
        results = f"{one.won}/{one.drawn}/{one.lost}"
        points = [number(one.points, 2), number(one.tie_break, 0 if field.system == KNOCKOUT else 2)]
        rows.append([str(one.rank), field.names[one.player], *points, results])
    for line in table_lines(rows):
        show(line)
    games = str(2 * field.pairs)
    show(
        words(
            "lab.tournament.made",
            games=games,
            seed=str(field.seed),
            game=field.game.id,
            rules=field.game.rules,
        )
    )
