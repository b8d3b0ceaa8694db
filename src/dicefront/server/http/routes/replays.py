"""Replays: a match step by step, positions, logs, and playing from there."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import Raw, Struct
from starlette.responses import PlainTextResponse

from dicefront.agents.levels import usual_level
from dicefront.kernel.dice import commitment
from dicefront.kernel.errors import TableError
from dicefront.kernel.ids import MOST_SEATS
from dicefront.kernel.position import ANSWER, NAMES
from dicefront.server.course.dice import epoch_key
from dicefront.server.course.showing import info_for
from dicefront.server.http.endpoints import Ask, Endpoint, Query
from dicefront.server.http.rights import KEY, must_see, viewer_of
from dicefront.server.keys import new_id
from dicefront.server.problems import Failed, failed_by, too_many
from dicefront.server.protocol.matches import Branch, History, MatchInfo, MatchMade
from dicefront.server.protocol.replays import (
    Chances,
    ChancesWish,
    DecisionJudged,
    Dice,
    JudgementWish,
    LogFile,
    Moment,
    Replay,
)
from dicefront.server.readers import SPECTATOR
from dicefront.server.registry import rules_of
from dicefront.server.samples import sample_rows
from dicefront.server.steady import wall
from dicefront.server.store import matches as store_matches
from dicefront.server.store.acts import Origin
from dicefront.server.store.rows import MatchRow, Person
from dicefront.server.work.fair import Crowded
from dicefront.server.work.tasks import JUDGEMENT, NOTHING, Task
from dicefront.server.work.wishes import Brought, LogText, Reel

ALL = "all"
LONGEST = 9


class Film:
    """A match with its acts, to be shown by the desk."""

    def __init__(self, ask: Ask, row: MatchRow, acts: Raw) -> None:
        self.row = row
        self._ask = ask
        self._acts = acts

    async def ask(self, name: str, reader: int = SPECTATOR, entry: int = 0) -> Raw:
        """Have something worked out about it."""
        try:
            reel = Reel(self.row, self._acts, reader, entry, wall())
            return await self._ask.work_out(name, reel, self.row.id)
        except TableError as error:
            raise failed_by(error, 409) from error

    async def at(self, name: str, entry: int) -> Raw:
        """Have something worked out about the moment after so many entries, if there were as many."""
        found = await self.ask(name, entry=entry)
        if found == NOTHING:
            raise Failed(422, "no-such-entry")
        return found


async def film_of(ask: Ask) -> Film:
    """The replay of the match in the address."""
    id_ = ask.path("id")
    row, acts = await ask.server.store.read(
        lambda connection: (
            store_matches.read_match(connection, id_),
            store_matches.read_raw_acts(connection, id_),
        )
    )
    if row is None:
        raise Failed(404, "no-such-match")
    if acts is None:
        raise Failed(409, "not-begun")
    return Film(ask, row, acts)


async def reader_of(ask: Ask, row: MatchRow) -> int:
    """As whom the match is seen: a seat of one's own, any seat once it is over, or a spectator."""
    viewer = await viewer_of(ask, row)
    must_see(row, viewer)
    mine = [seat.seat for seat in row.seats if viewer is not None and seat.person == viewer]
    wanted = ask.query("seat")
    if wanted is None:
        return mine[0] if mine else SPECTATOR
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
    shown = msgspec.json.decode(await film.ask("show_film", reader), type=RawShown)
    keys = [epoch_key(key, epoch).hex() for epoch in range(shown.epoch + 1)]
    return Replay(
        match=info_for(row, await ask.visitor()),
        viewer=None if reader == SPECTATOR else reader,
        revealed=row.state == "over",
        steps=cast(Any, shown.steps),
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


async def position(ask: Ask) -> Raw:
    """The position after so many entries."""
    entry = entry_in(ask.path("entry"))
    film = await film_of(ask)
    moment = await film.ask("film_moment", await reader_of(ask, film.row), entry)
    if moment == NOTHING:
        raise Failed(404, "no-such-entry")
    return moment


async def now(ask: Ask) -> Moment | Raw:
    """A match as spectators see it now, for small pictures."""
    row = await ask.server.hall.row(ask.path("id"))
    if not row.settings.watch:
        raise Failed(403, "not-to-be-watched")
    live = ask.server.hall.matches.get(row.id)
    if live is not None and live.course.table is not None:
        seen = live.delay.visible().snapshot
        return Moment(entry=seen.entry, view=seen.view, asked=seen.asked, outcome=seen.outcome)
    film = await film_of(ask)
    return await film.ask("film_now")


async def log_text(ask: Ask) -> PlainTextResponse:
    """The log of a match that is over, as a file."""
    film = await film_of(ask)
    row = film.row
    await reader_of(ask, row)
    if row.state != "over":
        raise Failed(409, "not-over")
    text = msgspec.json.decode(await film.ask("film_log"), type=str)
    name = f"attachment; filename={row.game}-{row.id}.jsonl"
    return PlainTextResponse(text, headers={"content-disposition": name})


def let_study(film: Film, person: Person) -> None:
    """Going on from a position shows what is hidden in it: only when all is over, or alone at the table.

    Where a computer hides something as well, alone means on every seat.
    """
    row = film.row
    must_see(row, person.id)
    if row.state == "over":
        return
    if row.seat_of(person.id) is None:
        raise Failed(403, "not-your-seat")
    hides = rules_of(row.game).hides
    if len({seat.person for seat in row.seats if hides or seat.kind == "person"}) > 1:
        raise Failed(409, "not-over")


async def film_to_study(ask: Ask, person: Person) -> Film:
    """The replay of the match in the address, for somebody who may go on from its positions."""
    film = await film_of(ask)
    let_study(film, person)
    return film


async def thought_of(ask: Ask, task: Task) -> Any:
    """What a worker found out, if there is one free and it came to an end in time."""
    try:
        thought = await ask.server.thinkers.think(task, await ask.payer(), near=ask.address)
    except Crowded as error:
        raise too_many(ask.server.settings.playout_seconds) from error
    if thought.problem:
        raise Failed(409, "too-long")
    return msgspec.json.decode(thought.answer)


async def chances(ask: Ask) -> Chances:
    """How often each seat wins when computers play on from an entry."""
    person = await ask.person()
    wish = ask.body(ChancesWish)
    film = await film_to_study(ask, person)
    position = await film.at("film_position", wish.entry)
    game = film.row.game
    task = Task(
        game=game,
        position=position,
        player=0,
        level=usual_level(game),
        seed=wish.seed,
        seconds=ask.server.settings.playout_seconds,
        games=wish.games,
    )
    found = await thought_of(ask, task)
    return Chances(entry=wish.entry, games=found["games"], won=found["won"], level=task.level)


async def judgement(ask: Ask) -> DecisionJudged:
    """What a decision cost, and what would have been better."""
    person = await ask.person()
    wish = ask.body(JudgementWish)
    film = await film_to_study(ask, person)
    position = await film.at("film_position", wish.entry)
    done = await film.at("film_decision", wish.entry)
    kind, player, answer = msgspec.json.decode(done)
    if kind != NAMES[ANSWER]:
        return DecisionJudged(entry=wish.entry)
    task = Task(
        game=film.row.game,
        position=position,
        player=player,
        level=usual_level(film.row.game),
        seed=wish.entry,
        seconds=ask.server.settings.think_seconds,
        wants=JUDGEMENT,
        given=Raw(msgspec.json.encode(answer)),
    )
    found = await thought_of(ask, task)
    return msgspec.convert({"entry": wish.entry} | (found or {}), DecisionJudged)


async def bring(ask: Ask) -> MatchInfo:
    """A log that was played elsewhere becomes a replay."""
    person = await ask.person()
    await ask.server.quotas.match(person.id)
    text = ask.body(LogFile).log
    brought = await ask.read_out(Brought, "read_log", LogText(text, person, new_id()))
    bodies = [bytes(act) for act in brought.acts]
    await ask.server.store.write(
        lambda connection: store_matches.add_whole_match(connection, brought.row, bodies)
    )
    return info_for(brought.row, person)


async def samples(ask: Ask) -> History:
    """A match of every game to look at, for people who have played none."""
    visitor = await ask.visitor()
    return History(
        matches=[info_for(row, visitor) for row in await sample_rows(ask.server.store, ask.server.desk)]
    )


async def branch(ask: Ask) -> MatchMade:
    """Play from here: a new match from an entry of another one."""
    person = await ask.person()
    wish = ask.body(Branch)
    film = await film_to_study(ask, person)
    row = film.row
    entries = await film.at("film_entries", wish.entry)
    origin = Origin(row.id, wish.entry, msgspec.json.decode(entries))
    await ask.server.people.name_seats(person, wish.seats)
    return await ask.server.founding.branch(person, origin, row, wish.seats)


class RawShown(Struct):
    """The steps of a replay as the desk wrote them."""

    steps: Raw
    epoch: int


AS = Query("seat", "as whom to see it", values=["none", ALL, *map(str, range(MOST_SEATS))])

ENDPOINTS = [
    Endpoint("GET", "/api/matches/{id}/replay", replay, Replay, query=[AS, KEY], errors=[403, 409]),
    Endpoint(
        "GET", "/api/matches/{id}/positions/{entry}", position, Moment, query=[AS, KEY], errors=[403, 409]
    ),
    Endpoint("GET", "/api/matches/{id}/now", now, Moment, errors=[403, 409]),
    Endpoint("GET", "/api/matches/{id}/log", log_text, str, query=[AS, KEY], errors=[403, 409]),
    Endpoint("GET", "/api/replays/samples", samples, History),
    Endpoint("POST", "/api/replays", bring, MatchInfo, LogFile, errors=[409], gate="new_matches"),
    Endpoint("POST", "/api/matches/{id}/chances", chances, Chances, ChancesWish, errors=[409]),
    Endpoint("POST", "/api/matches/{id}/judgement", judgement, DecisionJudged, JudgementWish, errors=[409]),
    Endpoint("POST", "/api/matches/{id}/branch", branch, MatchMade, Branch, errors=[409], gate="new_matches"),
]
