"""``dicefront ratings``: how strong people, armies and levels are, by all matches that were kept."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dicefront.cli.backup import address_of, place_options
from dicefront.cli.page import table_lines
from dicefront.cli.sim import needs_duckdb, sides_of
from dicefront.kernel.game import game, game_ids
from dicefront.kernel.ids import Json
from dicefront.lab.questions import Results
from dicefront.lab.ratings import ARMIES, LEVELS, PEOPLE, WHAT, Bout, Rating, ratings, stored_bouts
from dicefront.parts.terminal.command import Command, json_option
from dicefront.parts.terminal.errors import DONE, UNREADABLE, WRONG_USAGE, Failure
from dicefront.parts.terminal.output import harmless, note, number, show, show_json, words

if TYPE_CHECKING:
    from dicefront.server.store.finished import Finished, FinishedSeat


@click.command("ratings", cls=Command, help="lab.ratings.help", epilog="lab.ratings.examples")
@click.argument("what", metavar="people|armies|levels", type=click.Choice(WHAT))
@click.argument("folder", metavar="[FOLDER]", type=click.Path(path_type=Path), required=False)
@place_options
@json_option
def command(what: str, folder: Path | None, data: Path | None, database: str, as_json: bool) -> int:
    if find_spec("openskill") is None:
        raise Failure("lab.ratings.needs", WRONG_USAGE)
    if folder is None:
        found = ratings(served_bouts(address_of(data, database), what))
    elif what == PEOPLE:
        raise click.UsageError(words("lab.ratings.people"))
    else:
        found = of_folder(folder, what)
    if as_json:
        show_json({"what": what, "ratings": [one.to_json() for one in found]})
    else:
        show_ratings(what, found)
    return DONE


def of_folder(folder: Path, what: str) -> list[Rating]:
    needs_duckdb()
    results = Results(folder)
    if not results.files:
        raise Failure("lab.ask.empty", UNREADABLE, folder=str(folder))
    found = ratings(stored_bouts(results, what))
    for file in results.ignored:
        note(words("lab.ask.ignored", file=str(file)))
    return found


def served_bouts(address: str, what: str) -> Iterator[Bout]:
    """The matches that were played on a server."""
    from dicefront.server.backup import BackupFailed
    from dicefront.server.checking import opened
    from dicefront.server.store.finished import finished

    sides: dict[tuple[str, str], tuple[int, ...]] = {}
    known = game_ids()
    try:
        with opened(address) as engine, engine.connect() as connection:
            for match in finished(connection):
                if match.game in known:
                    key = match.game, repr(match.options)
                    if key not in sides:
                        sides[key] = sides_of(game(match.game), match.options)
                    yield bout_of(match, sides[key] or tuple(range(len(match.seats))), what)
    except BackupFailed as problem:
        raise Failure(f"cli.backup.{problem.reason}", UNREADABLE, **problem.args_of_message) from problem


def bout_of(match: Finished, sides: tuple[int, ...], what: str) -> Bout:
    """A match as ratings take it; where something has no name, it does not count."""
    players: dict[int, list[str]] = {}
    places: dict[int, int] = {}
    for seat, side in zip(match.seats, sides, strict=True):
        players.setdefault(side, []).append(name_of(seat, what))
    for place, side in zip(match.places, sides, strict=True):
        places[side] = min(place, places.get(side, place))
    if any(not name for names in players.values() for name in names):
        return Bout(match.game, (), ())
    order = sorted(players)
    return Bout(
        match.game, tuple(tuple(players[side]) for side in order), tuple(places[one] for one in order)
    )


def name_of(seat: FinishedSeat, what: str) -> str:
    if what == PEOPLE:  # computers are who people play with
        return seat.name if seat.person is not None else words("lab.ratings.computer", level=seat.level)
    if what == LEVELS:
        return "" if seat.person is not None else seat.level
    assert what == ARMIES
    roster: Json = seat.roster
    if isinstance(roster, dict):
        roster = roster.get("name")
    return roster if isinstance(roster, str) else ""


def show_ratings(what: str, found: list[Rating]) -> None:
    """The list for people."""
    if not found:
        show(words("lab.ask.nothing"))
        return
    head = [words(f"lab.ask.column-{name}") for name in ("game", what, "rating", "matches")]
    rows = [
        [
            one.game,
            harmless(one.name),
            f"{number(one.mean, 1)} ± {number(2 * one.deviation, 1)}",
            str(one.matches),
        ]
        for one in found
    ]
    for line in table_lines([head, *rows]):
        show(line)
