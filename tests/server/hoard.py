"""Somebody of whom much is kept, written into the database at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from dicefront.server.store import chat, matches, people, reports, studies, tournaments
from dicefront.server.store.reports import Report
from dicefront.server.store.rows import RosterRow, Said
from dicefront.server.store.studies import ExperimentRow, StudyRow
from dicefront.server.store.tournaments import PlayerRow, TournamentRow
from tests.server.serving import Running

MARK = "hoard"


class Hoard:
    """How much there is of each kind."""

    def __init__(
        self,
        matches: int = 0,
        state: Any = "over",
        lines: int = 0,
        lists: int = 0,
        versions: int = 1,
        roster: Any = None,
        reports: int = 0,
        studies: int = 0,
        notes: list[Any] | None = None,
        experiments: int = 0,
        tournaments: int = 0,
    ) -> None:
        self.matches = matches
        self.state = state
        self.lines = lines
        self.lists = lists
        self.versions = versions
        self.roster = roster
        self.reports = reports
        self.studies = studies
        self.notes = notes or []
        self.experiments = experiments
        self.tournaments = tournaments


def keep(server: Running, person: str, match: str, hoard: Hoard) -> None:
    """Let all of it belong to a person; ``match`` is one of theirs, of which there are copies."""
    server.do(server.server.store.write(partial(write, person=person, match=match, hoard=hoard)))


def write(connection: Connection, person: str, match: str, hoard: Hoard) -> None:
    row = matches.read_match(connection, match)
    assert row is not None
    seats = [replace(seat, link_key=None, device_key=None) for seat in row.seats]
    for number in range(hoard.matches):
        one = f"{MARK}-{hoard.state}-{person[:8]}-{number:04}"
        at = row.changed - number // 2  # two at each moment
        copy = replace(row, id=one, state=hoard.state, watch_key=None, changed=at, seats=seats)
        matches.add_match(connection, copy)
    own = row.seat_of(person)
    for number in range(hoard.lines):
        said = Said(1000 + number, own, "Anna", f"line {number}", float(number), f"{MARK}{number}")
        chat.add_chat(connection, match, said)
    for number in range(hoard.lists):
        kept = RosterRow(f"{MARK}{number:04}", row.game, f"List {number}", hoard.roster, None, 0, 1.0)
        for _ in range(hoard.versions):
            assert people.save_roster(connection, person, kept) is not None
    for number in range(hoard.reports):
        told = {"text": f"report {number}"}
        reports.add_report(connection, Report(f"{MARK}{number:03}", "problem", match, person, told))
    for number in range(hoard.studies):
        study = StudyRow(f"{MARK}{number:04}", match, person, f"Study {number}", hoard.notes, 1.0)
        studies.add_study(connection, study)
    side = {"level": "random"}
    wish = {"game": row.game, "options": {}, "a": side, "b": side, "games": 8}
    for number in range(hoard.experiments):
        experiment = ExperimentRow(f"{MARK}{number:04}", person, row.game, wish, "done", None, 1.0, 1.0)
        studies.add_experiment(connection, experiment)
    for number in range(hoard.tournaments):
        cup = TournamentRow(
            id=f"{MARK}{number:04}",
            host=person,
            title=f"Cup {number}",
            game=row.game,
            system="swiss",
            rounds=3,
            options={},
            clock=None,
            state="over",
            round=0,
            meetings=[],
            created=1.0,
            changed=1.0,
            players=[PlayerRow(0, person, "Anna", "", False)],
        )
        tournaments.add(connection, cup)
