"""Replays: a match step by step, positions, logs, and playing from there."""

from __future__ import annotations

import asyncio

from starlette.responses import PlainTextResponse

from dicefront.agents.levels import levels
from dicefront.kernel.dice import commitment
from dicefront.kernel.errors import TableError
from dicefront.kernel.log import Log
from dicefront.server.course import SPECTATOR, Origin, epoch_key
from dicefront.server.endpoints import Ask, Endpoint, Query
from dicefront.server.importing import keep_match, read_match_log
from dicefront.server.migrating import bring_up_to_date
from dicefront.server.people import new_id
from dicefront.server.problems import Failed, failed_by
from dicefront.server.protocol.matches import Branch, History, MatchInfo, MatchMade
from dicefront.server.protocol.replays import Chances, ChancesWish, Dice, LogFile, Moment, Replay
from dicefront.server.replays import Film
from dicefront.server.samples import sample_rows
from dicefront.server.store import matches as rows
from dicefront.server.store.matches import MatchRow
from dicefront.server.store.people import Person
from dicefront.server.worker import Task

ALL = "all"
LONGEST = 9


async def film_of(ask: Ask) -> Film:
    """The replay of the match in the address."""
    id_ = ask.path("id")
    row = await ask.server.store.read(lambda connection: rows.read_match(connection, id_))
    if row is None:
        raise Failed(404, "no-such-match")
    known = ask.server.films.find(row)
    if known is not None:
        return known
    acts = await ask.server.store.read(lambda connection: rows.read_acts(connection, id_))
    if not acts:
        raise Failed(409, "not-begun")
    bring_up_to_date(row, acts)
    try:
        return await asyncio.to_thread(ask.server.films.make, row, acts)
    except TableError as error:
        raise failed_by(error, 409) from error


async def reader_of(ask: Ask, row: MatchRow) -> int:
    """As whom the match is seen: a seat of one's own, any seat once it is over, or a spectator."""
    person = await ask.visitor()
    mine = [] if person is None else [seat.seat for seat in row.seats if seat.person == person.id]
    wanted = ask.query("seat")
    if wanted is None:
        if mine and row.state != "over":
            return mine[0]
        if not row.settings.watch and not mine:
            raise Failed(403, "not-to-be-watched")
        return mine[0] if mine else SPECTATOR
    if not row.settings.watch and not mine:
        raise Failed(403, "not-to-be-watched")
    if wanted == "none":
        return SPECTATOR
    if wanted == ALL:
        if row.state != "over":
            raise Failed(403, "not-over")
        return SPECTATOR
    seat = int(wanted)
    if seat >= len(row.seats):
        raise Failed(404, "no-such-seat")
    if row.state != "over" and seat not in mine:
        raise Failed(403, "not-your-seat")
    return seat


async def replay(ask: Ask) -> Replay:
    """A match to step through."""
    film = await film_of(ask)
    row = film.row
    reader = await reader_of(ask, row)
    over = row.state == "over" and not row.settings.keyless
    key = row.dice_key()
    keys = [epoch_key(key, epoch).hex() for epoch in range(film.course.dice.epoch + 1)]
    return Replay(
        match=ask.server.hall.info(row, await ask.visitor()),
        viewer=None if reader == SPECTATOR else reader,
        revealed=row.state == "over",
        steps=film.show(reader),
        dice=Dice(
            commitment=commitment(row.dice),
            key=key.hex() if over else None,
            secrets=[row.dice.hex(), *(seat.secret for seat in row.seats)] if over else [],
            epochs=keys if over else [],
        ),
    )


def entry_in(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > LONGEST:
        raise Failed(404, "no-such-entry")
    return int(text)


async def position(ask: Ask) -> Moment:
    """The position after so many entries."""
    entry = entry_in(ask.path("entry"))
    film = await film_of(ask)
    moment = film.moment(entry, await reader_of(ask, film.row))
    if moment is None:
        raise Failed(404, "no-such-entry")
    return moment


async def now(ask: Ask) -> Moment:
    """A match as spectators see it now: for small pictures of it."""
    row = await ask.server.hall.row(ask.path("id"))
    if not row.settings.watch:
        raise Failed(403, "not-to-be-watched")
    live = ask.server.hall.matches.get(row.id)
    if live is not None and live.course.table is not None:
        seen = live.delay.visible().snapshot
        return Moment(entry=seen.entry, view=seen.view, asked=seen.asked, outcome=seen.outcome)
    film = await film_of(ask)
    steps = film.steps_for(SPECTATOR)
    found = film.moment(steps[-1].entry, SPECTATOR) if steps else None
    return found or Moment(entry=0, view=None, asked=[], outcome=None)


async def log_text(ask: Ask) -> PlainTextResponse:
    """The log of a match that is over, as a file."""
    film = await film_of(ask)
    row = film.row
    await reader_of(ask, row)
    if row.state != "over":
        raise Failed(409, "not-over")
    table = film.course.running
    header = dict(table.header) | {"commitment": commitment(row.dice_key())}
    if film.course.dice.epoch == 0 and row.settings.origin is None and not row.settings.keyless:
        header["key"] = row.dice_key().hex()
    header["players"] = [{"name": seat.name, "level": seat.level} for seat in row.seats]
    text = Log(header, list(table.entries), {}).to_text()
    name = f"attachment; filename={row.game}-{row.id}.jsonl"
    return PlainTextResponse(text, headers={"content-disposition": name})


def let_study(film: Film, person: Person) -> None:
    """Going on from a position shows what is hidden in it: only when all is over, or alone at the table."""
    row = film.row
    if row.state == "over":
        return
    if row.seat_of(person.id) is None:
        raise Failed(403, "not-your-seat")
    if len({seat.person for seat in row.seats if seat.kind == "person"}) > 1:
        raise Failed(409, "not-over")


async def chances(ask: Ask) -> Chances:
    """How often each seat wins when computers play on from an entry."""
    person = await ask.person()
    wish = ask.body(ChancesWish)
    film = await film_of(ask)
    let_study(film, person)
    position = film.position_at(wish.entry)
    if position is None:
        raise Failed(422, "no-such-entry")
    game = film.course.game
    task = Task(
        game=game.id,
        position=position.to_json(game),
        player=0,
        level=levels(game.id)[:2][-1],
        seed=wish.seed,
        seconds=ask.server.settings.playout_seconds,
        games=wish.games,
    )
    thought = await ask.server.thinkers.think(task)
    if thought.problem:
        raise Failed(409, "too-long")
    return Chances(
        entry=wish.entry, games=thought.answer["games"], won=thought.answer["won"], level=task.level
    )


async def bring(ask: Ask) -> MatchInfo:
    """A log that was played elsewhere becomes a replay."""
    person = await ask.person()
    text = ask.body(LogFile).log
    row, acts = await asyncio.to_thread(read_match_log, text, person, new_id())
    await ask.server.store.write(lambda connection: keep_match(connection, row, acts))
    return ask.server.hall.info(row, person)


async def samples(ask: Ask) -> History:
    """A match of every game to look at, for whoever has none of their own."""
    visitor = await ask.visitor()
    return History(
        matches=[ask.server.hall.info(row, visitor) for row in await sample_rows(ask.server.store)]
    )


async def branch(ask: Ask) -> MatchMade:
    """Play from here: a new match from an entry of another one."""
    person = await ask.person()
    wish = ask.body(Branch)
    film = await film_of(ask)
    row = film.row
    let_study(film, person)
    entries = film.entries_until(wish.entry)
    if entries is None:
        raise Failed(422, "no-such-entry")
    origin = Origin(row.id, wish.entry, [entry.to_json() for entry in entries])
    return await ask.server.hall.branch(person, origin, row, wish.seats)


AS = Query("seat", "as whom to see it", values=["none", ALL, "0", "1", "2", "3"])

ENDPOINTS = [
    Endpoint("GET", "/api/matches/{id}/replay", replay, Replay, query=[AS], errors=[403, 409]),
    Endpoint("GET", "/api/matches/{id}/positions/{entry}", position, Moment, query=[AS], errors=[403, 409]),
    Endpoint("GET", "/api/matches/{id}/now", now, Moment, errors=[403, 409]),
    Endpoint("GET", "/api/matches/{id}/log", log_text, str, query=[AS], errors=[403, 409]),
    Endpoint("GET", "/api/replays/samples", samples, History),
    Endpoint("POST", "/api/replays", bring, MatchInfo, LogFile, gate="new_matches"),
    Endpoint("POST", "/api/matches/{id}/chances", chances, Chances, ChancesWish, errors=[409]),
    Endpoint("POST", "/api/matches/{id}/branch", branch, MatchMade, Branch, errors=[409], gate="new_matches"),
]
