"""What a reader of a match may command: every message becomes an act, a look or a line of chat."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from dicefront.agents.levels import usual_level
from dicefront.kernel.errors import TableError
from dicefront.kernel.ids import PlayerId
from dicefront.parts.show.words import Note
from dicefront.server.figures import Figures
from dicefront.server.match.company import Company
from dicefront.server.match.going_back import negotiate, step_back, undo
from dicefront.server.match.halt import Halt
from dicefront.server.match.looking import Looking
from dicefront.server.match.orders import command_key
from dicefront.server.match.playing import Playing
from dicefront.server.match.recording import Lost, Unsaved
from dicefront.server.match.refusals import forbid, must_be_asked, must_play, refusal_for
from dicefront.server.match.state import MatchState
from dicefront.server.match.talking import Talking
from dicefront.server.protocol import from_client as client
from dicefront.server.protocol.from_server import Came, Done, Pong, Refused, Seated
from dicefront.server.readers import Reader
from dicefront.server.settings import Limits
from dicefront.server.store import acts
from dicefront.server.store.acts import Act
from dicefront.server.store.matches import save_seat
from dicefront.server.store.store import Store

log = logging.getLogger("dicefront.match")
encode: Final = msgspec.json.encode

AWAY_SECONDS = 120.0
"""After so long without a sign a computer may play on for somebody."""

CHOOSING: Final = (
    client.SetStanding,
    client.SetReacting,
    client.GiveTime,
    client.OfferDraw,
    client.AnswerDraw,
)
"""What can be commanded as often as one likes without the match going on."""


class Commands:
    """Carries out what readers want, one command after the other."""

    def __init__(
        self,
        limits: Limits,
        figures: Figures,
        store: Store,
        now: Callable[[], float],
        company: Company,
        looking: Looking,
        playing: Playing,
        talking: Talking,
    ) -> None:
        self.state = playing.state
        self.limits = limits
        self.figures = figures
        self.store = store
        self.now = now
        self.company = company
        self.looking = looking
        self.playing = playing
        self.talking = talking
        self.telling = playing.telling

    async def obey(self, reader: Reader, message: client.CommandMessage) -> None:
        """Carry out a command, or say why not; whatever it is, the match goes on."""
        command: str = message.id
        try:
            if isinstance(message, client.Ping):
                reader.send(encode(Pong(id=command)))
            elif isinstance(message, client.Look):
                self.looking.look(reader, message)
            elif isinstance(message, client.Try):
                self.looking.attempt(reader, message)
            elif is_repeated(self.state, reader, message):
                reader.send(encode(Done(id=command)))
            else:
                await self._change(reader, message)
        except (Lost, Unsaved):
            raise
        except TableError as error:
            refusal = refusal_for(self.state, command, error)
            self.figures.refusals[refusal.code] += 1
            if self.telling.delay.concerns(reader):
                refusal.marks = []  # they are of the table as it stands now
            reader.send(encode(refusal))
        except Exception as error:
            log.exception("match %s: %s failed", self.state.row.id, type(message).__name__)
            reader.send(encode(Refused(id=command, code="failed", note=Note(id="server.failed"))))
            await self.playing.pausing.report_problem(type(message).__name__, error)

    async def _change(self, reader: Reader, message: client.CommandMessage) -> None:
        """Do what is asked, confirm it, and tell everybody."""
        player = must_play(reader)
        if isinstance(message, client.Say):
            line = await self.talking.say(reader, message)
            reader.send(encode(Done(id=message.id)))
            self.telling.chat(line)
            return
        if isinstance(message, client.TakeOver):
            self.company.take_over(reader)
            reader.send(encode(Seated(here=True)))
            reader.send(encode(Done(id=message.id)))
            return
        if not self.company.plays_here(reader):
            raise forbid("elsewhere")
        reply: Done | Came = Done(id=message.id)
        back: int | None = None
        if isinstance(message, (client.AskBack, client.AnswerBack, client.EndMatch)):
            back = await negotiate(self.playing, player, message)
        elif isinstance(message, client.Line):
            reply = await self._give(reader, player, message)
        else:
            back = await self._act(reader, player, message)
        reader.send(encode(reply))
        self.telling.broadcast(back)
        await self.playing.go_on()

    async def _act(self, reader: Reader, player: PlayerId, message: client.CommandMessage) -> int | None:
        """Do the act that a command means; returns the entry that the match went back to, if it did."""
        must_have_room(self.state, self.limits, message)
        act = self._act_for(player, message)
        act.command = command_key(reader, message.id)
        await self.playing.do(act)
        if act.kind == acts.REPLACED:
            match, seat = self.state.row.id, self.state.row.seats[act.player]
            await self.store.write(lambda connection: save_seat(connection, match, seat))
            self.telling.presence()
        return self.state.course.entries if act.kind == acts.BACK else None

    async def _give(self, reader: Reader, player: PlayerId, line: client.Line) -> Came:
        """Give the answers of a line, one after the other; refused as a whole if the first one is."""
        course = self.state.course
        must_be_asked(self.state, player, line.question)
        throws, done = course.running.throws, 0
        for step in line.steps:
            question = course.running.question(player)
            if question is None or question.kind != step.kind or course.running.throws != throws:
                break
            number = course.number_of(player)
            message = client.Answer(id=line.id, question=number, value=step.value)
            try:
                await self._act(reader, player, message)
            except TableError as error:
                if not done:
                    raise
                return Came(id=line.id, done=done, refused=refusal_for(self.state, line.id, error))
            done += 1
        if not done:
            raise forbid("late")
        return Came(id=line.id, done=done)

    def _act_for(self, player: PlayerId, message: client.CommandMessage) -> Act:
        """The act that a command means; refused if it may not be done now."""
        state = self.state
        if state.halt is not None:
            return act_in_pause(state.halt, player, message)
        if isinstance(message, client.Answer):
            return answer(state, player, message)
        if isinstance(message, client.Undo):
            return undo(state, player)
        if isinstance(message, client.StepBack):
            return step_back(state, player, message)
        if isinstance(message, client.Resign):
            return Act(acts.RESIGN, player)
        if isinstance(message, client.OfferDraw):
            return Act(acts.OFFER, player)
        if isinstance(message, client.AnswerDraw):
            return Act(acts.ACCEPT if message.accept else acts.DECLINE, player)
        if isinstance(message, client.SetStanding):
            return standing(state, player, message)
        if isinstance(message, client.SetReacting):
            value = {name: getattr(message, name) for name in ("mode", "interrupts", "near", "after")}
            return Act(acts.REACTING, player, value)
        if isinstance(message, client.GiveTime):
            return give_time(state, player, message)
        if isinstance(message, client.Claim):
            return self._claim(player, message)
        raise forbid("not-now")

    def _claim(self, player: PlayerId, message: client.Claim) -> Act:
        """C-4: out of time, or away for long: the default answer, a computer plays on, or the win."""
        state, other = self.state, message.player
        if other >= len(state.row.seats) or other == player or not state.course.number_of(other):
            raise forbid("not-now")
        now = self.now()
        away = now - self.company.away_since.get(other, now) >= AWAY_SECONDS
        if not state.clocks.is_out(other, now) and not away:
            raise forbid("time-left")
        if message.what == "default":
            return Act(acts.DEFAULT, other)
        if message.what == "win":
            if state.clocks.control is None:
                raise forbid("not-now")
            return Act(acts.RESIGN, other, {"claimed": player})
        return Act(acts.REPLACED, other, usual_level(state.row.game))


def is_repeated(state: MatchState, reader: Reader, message: client.CommandMessage) -> bool:
    """Whether the command was carried out before."""
    key = command_key(reader, message.id)
    return key in state.course.done or any(line.command == key for line in state.lines)


def must_have_room(state: MatchState, limits: Limits, message: client.CommandMessage) -> None:
    """Refuse what would make the record of a match grow without end; giving up is always possible."""
    if isinstance(message, client.SetStanding):
        if len(encode(message.answer)) > limits.standing_bytes:
            raise forbid("choice-too-long", most=limits.standing_bytes // 1024)
    if isinstance(message, CHOOSING) and state.chosen >= limits.choices_per_match:
        raise forbid("too-many-choices", most=limits.choices_per_match)
    if state.course.acts >= limits.acts_per_match and not isinstance(message, client.Resign):
        raise forbid("match-too-long", most=limits.acts_per_match)


def act_in_pause(halt: Halt, player: PlayerId, message: client.CommandMessage) -> Act:
    """While a match is paused, the players can go on with it or give up."""
    if halt.ended:
        raise forbid("over")
    if isinstance(message, client.Resume):
        return Act(acts.RESUMED, player)
    if isinstance(message, client.Resign):
        return Act(acts.RESIGN, player)
    raise forbid("paused-now")


def answer(state: MatchState, player: PlayerId, message: client.Answer) -> Act:
    """The answer to the question of now; real dice come with it."""
    must_be_asked(state, player, message.question)
    if state.row.settings.by_hand:
        state.course.try_by_hand(player, message.value, message.faces)
        state.course.dice.recorded = list(message.faces)
    return Act(acts.ANSWER, player, message.value, salt=message.salt)


def standing(state: MatchState, player: PlayerId, message: client.SetStanding) -> Act:
    """A choice is judged when its question comes; here it need only be plain data."""
    moment = state.choices.moment(message.until, state.course.running.state)
    value = {name: getattr(message, name) for name in message.__struct_fields__ if name != "id"}
    value["moment"] = moment
    return Act(acts.STANDING, player, value)


def give_time(state: MatchState, player: PlayerId, message: client.GiveTime) -> Act:
    if state.clocks.control is None or message.player >= len(state.row.seats) or message.player == player:
        raise forbid("not-now")
    return Act(acts.TIME, player, {"to": message.player, "seconds": message.seconds})
