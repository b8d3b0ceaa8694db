"""What a reader of a match may command: one function for each message."""

from __future__ import annotations

import logging
from typing import Any, cast

import msgspec

from dicefront.kernel.errors import (
    BadData,
    Fault,
    IllegalAnswer,
    NotYourDecision,
    Refusal,
    TableError,
    UnreadableAnswer,
)
from dicefront.kernel.ids import PlayerId
from dicefront.parts.show.screen import note_of
from dicefront.parts.show.words import Note
from dicefront.server import jobs
from dicefront.server.deputies import substitute
from dicefront.server.going_back import forbid, negotiate, step_back, undo
from dicefront.server.match import Lost, Match, Unsaved
from dicefront.server.pausing import Halt, report_problem
from dicefront.server.problems import Failed
from dicefront.server.protocol import from_client as client
from dicefront.server.protocol.from_server import Done, Looked, Pong, Refused, Seated, Tried
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.steady import wall
from dicefront.server.store import acts
from dicefront.server.store.acts import Act
from dicefront.server.store.matches import Said, add_chat, save_seat
from dicefront.server.telling import chat_line

log = logging.getLogger("dicefront.match")
encode = msgspec.json.encode

AWAY_SECONDS = 120.0
"""After so long without a sign a computer may play on for somebody."""


CODES = {
    "server.late": "late",
    "kernel.not_your_decision": "not-yours",
    "server.watching": "not-yours",
    "server.elsewhere": "elsewhere",
    "server.roll": "dice",
}


async def obey(match: Match, reader: Reader, message: Any) -> None:
    """Carry out a command, or say why not; whatever it is, the match goes on."""
    command: str = message.id
    try:
        if isinstance(message, client.Ping):
            reader.send(encode(Pong(id=command)))
        elif isinstance(message, client.Look):
            look(match, reader, message)
        elif isinstance(message, client.Try):
            attempt(match, reader, message)
        elif is_repeated(match, reader, message):
            reader.send(encode(Done(id=command)))
        else:
            await change(match, reader, message)
    except (Lost, Unsaved):
        raise
    except TableError as error:
        refusal = refusal_for(match, command, error)
        match.services.figures.refusals[refusal.code] += 1
        if match.delay.concerns(reader):
            refusal.marks = []  # they are of the table as it stands now
        reader.send(encode(refusal))
    except Exception as error:
        log.exception("match %s: %s failed", match.row.id, type(message).__name__)
        reader.send(encode(Refused(id=command, code="failed", note=Note(id="server.failed"))))
        await report_problem(match, type(message).__name__, error)


def refusal_for(match: Match, id: str, error: TableError) -> Refused:
    """A refusal as a message, with what is in the way."""
    code = "not-possible"
    if isinstance(error, IllegalAnswer):
        code = "illegal"
    elif isinstance(error, (UnreadableAnswer, BadData)):
        code = "unreadable"
    elif isinstance(error, Fault):
        return Refused(id=id, code="paused", note=Note(id="server.failed"))
    elif isinstance(error, NotYourDecision):
        code = CODES.get(error.reason, "not-possible")
    table = match.course.table
    marks = [] if table is None else match.screen.marks_of(table.state, error.refusal)
    return Refused(id=id, code=code, note=note_of(error.refusal), marks=marks)


def is_repeated(match: Match, reader: Reader, message: Any) -> bool:
    """Whether the command was carried out before: sent again after a cut, it acts once (E-3)."""
    key = command_key(reader, message.id)
    return key in match.course.done or any(line.command == key for line in match.lines)


def command_key(reader: Reader, id: str) -> str:
    return f"{reader.person}:{reader.seat}:{id}"


def must_play(reader: Reader) -> PlayerId:
    if reader.seat == SPECTATOR:
        raise NotYourDecision(Refusal("server.watching", "-"))
    return reader.seat


# -- looking ------------------------------------------------------------------------------------


def look(match: Match, reader: Reader, message: client.Look) -> None:
    """Something about the table. What may be slow is worked out by the desk, while the match goes on."""
    player = None if reader.seat == SPECTATOR else reader.seat
    table = match.delay.table_for(reader)
    if message.what not in match.screen.quick_looks:
        wish = jobs.Look(match.row.game, match.written(table), player, message.what, message.args)
        match.run_beside(ask_desk(match, reader, message, wish))
        return
    data = match.screen.look(table.state, player, message.what, message.args)
    reader.send(encode(Looked(id=message.id, what=message.what, data=data)))


def attempt(match: Match, reader: Reader, message: client.Try) -> None:
    """Judge an answer without giving it."""
    player = must_play(reader)
    asked(match, player, message.question)
    wish = jobs.Trial(match.row.game, match.written(), player, message.value, message.hand)
    match.run_beside(ask_desk(match, reader, message, wish))


async def ask_desk(
    match: Match, reader: Reader, message: client.Look | client.Try, wish: jobs.Look | jobs.Trial
) -> None:
    """Send what the desk makes of a look or a trial, or why it does not."""
    name = "look" if isinstance(wish, jobs.Look) else "attempt"
    try:
        found = await match.services.desk.do(name, wish, reader.visitor, match.row.id)
    except TableError as error:
        reader.send(encode(refusal_for(match, message.id, error)))
    except Failed as failure:
        code, note = failure.problem.code, failure.problem.note
        reader.send(encode(Refused(id=message.id, code=code, note=note)))
    else:
        if isinstance(message, client.Look):
            reader.send(encode(Looked(id=message.id, what=message.what, data=cast(Any, found))))
        else:
            reader.send(encode(judged(message.id, msgspec.json.decode(found, type=jobs.Judged))))


def judged(id: str, found: jobs.Judged) -> Tried | Refused:
    """What came of a trial, as a message."""
    if found.candidate is not None:
        return Tried(id=id, candidate=found.candidate)
    assert found.note is not None
    code = "illegal" if found.readable else "unreadable"
    return Refused(id=id, code=code, note=found.note, marks=found.marks)


def asked(match: Match, player: PlayerId, number: int) -> Any:
    """The question of that number; a late one is refused without harm."""
    question = match.course.running.question(player)
    if question is None:
        if number and number < match.course.acts:
            raise forbid("late")
        match.course.running._asked(player)  # says who is asked instead
    if match.course.number_of(player) != number:
        raise forbid("late")
    return question


# -- changing -----------------------------------------------------------------------------------


async def change(match: Match, reader: Reader, message: Any) -> None:
    """Do what is asked, confirm it, and tell everybody."""
    player = must_play(reader)
    back: int | None = None
    if isinstance(message, client.Say):
        await say(match, reader, message)
        return
    if isinstance(message, client.TakeOver):
        match.company.take_over(reader)
        reader.send(encode(Seated(here=True)))
        reader.send(encode(Done(id=message.id)))
        return
    if not match.company.plays_here(reader):
        raise forbid("elsewhere")
    if isinstance(message, (client.AskBack, client.AnswerBack, client.EndMatch)):
        back = await negotiate(match, player, message)
    else:
        must_have_room(match, message)
        act = act_for(match, player, message)
        act.command = command_key(reader, message.id)
        if act.kind == acts.REPLACED:
            await replace(match, act)
        else:
            await match.do(act)
        if act.kind == acts.BACK:
            back = match.course.entries
    reader.send(encode(Done(id=message.id)))
    match.broadcast(back)
    await match.go_on()


CHOOSING = (client.SetStanding, client.SetReacting, client.GiveTime, client.OfferDraw, client.AnswerDraw)
"""What can be commanded as often as one likes without the match going on."""


def must_have_room(match: Match, message: Any) -> None:
    """Refuse what would make the record of a match grow without end; giving up is always possible."""
    limits = match.services.settings.limits
    if isinstance(message, client.SetStanding):
        if len(encode(message.answer)) > limits.standing_bytes:
            raise forbid("choice-too-long", most=limits.standing_bytes // 1024)
    if isinstance(message, CHOOSING) and match.chosen >= limits.choices_per_match:
        raise forbid("too-many-choices", most=limits.choices_per_match)
    if match.course.acts >= limits.acts_per_match and not isinstance(message, client.Resign):
        raise forbid("match-too-long", most=limits.acts_per_match)


def act_for(match: Match, player: PlayerId, message: Any) -> Act:
    """The act that a command means; refused if it may not be done now."""
    if match.halt is not None:
        return act_in_pause(match.halt, player, message)
    if isinstance(message, client.Answer):
        asked(match, player, message.question)
        if match.row.settings.by_hand:
            match.course.try_by_hand(player, message.value, message.faces)
            match.course.dice.recorded = list(message.faces)
        return Act(acts.ANSWER, player, message.value, salt=message.salt)
    if isinstance(message, client.Undo):
        return undo(match, player)
    if isinstance(message, client.StepBack):
        return step_back(match, player, message)
    if isinstance(message, client.Resign):
        return Act(acts.RESIGN, player)
    if isinstance(message, client.OfferDraw):
        return Act(acts.OFFER, player)
    if isinstance(message, client.AnswerDraw):
        return Act(acts.ACCEPT if message.accept else acts.DECLINE, player)
    if isinstance(message, client.SetStanding):
        return standing(match, player, message)
    if isinstance(message, client.SetReacting):
        value = {name: getattr(message, name) for name in ("mode", "interrupts", "near", "after")}
        return Act(acts.REACTING, player, value)
    if isinstance(message, client.GiveTime):
        return give_time(match, player, message)
    if isinstance(message, client.Claim):
        return claim(match, player, message)
    raise forbid("not-now")


def act_in_pause(halt: Halt, player: PlayerId, message: Any) -> Act:
    """While a match is paused, it can be gone on with or given up."""
    if halt.ended:
        raise forbid("over")
    if isinstance(message, client.Resume):
        return Act(acts.RESUMED, player)
    if isinstance(message, client.Resign):
        return Act(acts.RESIGN, player)
    raise forbid("paused-now")


def standing(match: Match, player: PlayerId, message: client.SetStanding) -> Act:
    """A choice is judged when its question comes; here it need but be plain data."""
    moment = match.choices.moment(message.until, match.course.running.state)
    names = ("kind", "answer", "until", "how", "piece", "least", "within", "times", "sight", "left", "clear")
    value = {name: getattr(message, name) for name in names}
    value["moment"] = moment
    return Act(acts.STANDING, player, value)


def give_time(match: Match, player: PlayerId, message: client.GiveTime) -> Act:
    if match.clocks.control is None or message.player >= len(match.row.seats) or message.player == player:
        raise forbid("not-now")
    return Act(acts.TIME, player, {"to": message.player, "seconds": message.seconds})


def claim(match: Match, player: PlayerId, message: client.Claim) -> Act:
    """C-4: out of time, or away for long: the default answer, a computer plays on, or the win."""
    other = message.player
    if other >= len(match.row.seats) or other == player or not match.course.number_of(other):
        raise forbid("not-now")
    now = match.services.steady.now()
    away = now - match.company.away_since.get(other, now) >= AWAY_SECONDS
    if not match.clocks.is_out(other, now) and not away:
        raise forbid("time-left")
    if message.what == "default":
        return Act(acts.DEFAULT, other)
    if message.what == "win":
        if match.clocks.control is None:
            raise forbid("not-now")
        return Act(acts.RESIGN, other, {"claimed": player})
    return Act(acts.REPLACED, other, substitute(match.row.game))


async def replace(match: Match, act: Act) -> None:
    await match.do(act)
    seat = match.row.seats[act.player]
    await match.services.store.write(lambda connection: save_seat(connection, match.row.id, seat))
    match.company.tell_presence()


async def say(match: Match, reader: Reader, message: client.Say) -> None:
    number = match.lines[-1].number + 1 if match.lines else 1
    most = match.services.settings.limits.chat_lines_per_match
    if number > most:
        raise forbid("chat-full", most=most)
    name = match.row.seats[reader.seat].name or reader.name
    line = Said(number, reader.seat, name, message.text, wall(), command_key(reader, message.id))
    await match.services.store.write(lambda connection: add_chat(connection, match.row.id, line))
    match.lines = [*match.lines, line][-match.services.settings.limits.chat_lines_kept :]
    reader.send(encode(Done(id=message.id)))
    for other in match.company.readers:
        if not match.delay.concerns(other):
            other.heard = line.number
            other.send(encode(chat_line(line)))
    if match.delay.seconds:
        match.delay.note_talk()
