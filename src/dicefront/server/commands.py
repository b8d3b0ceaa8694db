"""What a reader of a match may command: one function for each message."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

from dicefront.kernel.errors import (
    BadData,
    IllegalAnswer,
    NotYourDecision,
    Refusal,
    RulesError,
    TableError,
    UnreadableAnswer,
    refused,
)
from dicefront.kernel.ids import PlayerId
from dicefront.server import course as acts
from dicefront.server.course import SPECTATOR, Act
from dicefront.server.deputies import substitute
from dicefront.server.going_back import forbid, negotiate, step_back, undo
from dicefront.server.match import Lost, Match, Unsaved
from dicefront.server.pausing import Halt, report_problem
from dicefront.server.protocol import from_client as client
from dicefront.server.protocol.from_server import Done, Looked, Pong, Refused, Seated, Tried
from dicefront.server.protocol.words import Note
from dicefront.server.readers import Reader
from dicefront.server.screens.base import note_of
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
        reader.send(encode(refusal_for(match, command, error)))
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
    elif isinstance(error, RulesError):
        return Refused(id=id, code="paused", note=Note(id="server.failed"))
    elif isinstance(error, NotYourDecision):
        code = CODES.get(error.reason, "not-possible")
    table = match.course.table
    marks = [] if table is None else match.screen.marks_of(table.state, error.refusal)
    return Refused(id=id, code=code, note=note_of(error.refusal), marks=marks)


def is_repeated(match: Match, reader: Reader, message: Any) -> bool:
    """Whether the command was carried out before: sent again after a cut, it acts once (E-3)."""
    return command_key(reader, message.id) in match.course.done


def command_key(reader: Reader, id: str) -> str:
    return f"{reader.person}:{reader.seat}:{id}"


def must_play(reader: Reader) -> PlayerId:
    if reader.seat == SPECTATOR:
        raise NotYourDecision(Refusal("server.watching", "-"))
    return reader.seat


# -- looking ------------------------------------------------------------------------------------


def look(match: Match, reader: Reader, message: client.Look) -> None:
    player = None if reader.seat == SPECTATOR else reader.seat
    state = match.course.running.state
    question = None if player is None else match.course.running.question(player)
    if message.what == "propose" and question is not None:
        data = match.screen.propose(state, question, message.args)
    else:
        data = match.screen.look(state, player, message.what, message.args)
    reader.send(encode(Looked(id=message.id, what=message.what, data=data)))


def attempt(match: Match, reader: Reader, message: client.Try) -> None:
    """Judge an answer without giving it."""
    player = must_play(reader)
    question = asked(match, player, message.question)
    state = match.course.running.state
    refusal = question.check(message.value)
    if refusal is not None:
        answer = refusal_for(match, message.id, refused(refusal))
        answer.marks = match.screen.trial_marks(state, question, message.value, refusal)
        reader.send(encode(answer))
        return
    candidate = match.screen.trial(state, question, message.value)
    reader.send(encode(Tried(id=message.id, candidate=candidate)))


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
    now = time.time()
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
    name = match.row.seats[reader.seat].name or reader.name
    line = Said(number, reader.seat, name, message.text, time.time())
    await match.services.store.write(lambda connection: add_chat(connection, match.row.id, line))
    match.lines = [*match.lines, line][-match.services.settings.limits.chat_lines_kept :]
    reader.send(encode(Done(id=message.id)))
    for other in match.company.readers:
        other.send(encode(chat_line(line)))
