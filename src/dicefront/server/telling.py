"""What a match tells its readers: the first message, and how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicefront.kernel.ids import Json
from dicefront.server.pausing import note_of_halt
from dicefront.server.protocol.basis import PROTOCOL
from dicefront.server.protocol.from_server import ChatLine, Welcome
from dicefront.server.protocol.table import ReactingInfo, Snapshot, Standing
from dicefront.server.readers import SPECTATOR, Reader
from dicefront.server.showing import asked_now, question_info, result_of, undo_in_pause, undo_info
from dicefront.server.standing import Choice, Reacting
from dicefront.server.store.matches import Said

if TYPE_CHECKING:
    from dicefront.server.match import Match


def welcome(match: Match, reader: Reader) -> Welcome:
    """The first message: all that happened after the last event the reader has."""
    if not reader.plays and match.delay.seconds:
        return late_welcome(match, reader)
    stream = match.course.streams[reader.seat]
    anew = reader.last > len(stream)
    start = 0 if anew else reader.last
    return Welcome(
        protocol=PROTOCOL,
        match=match.company.info_for(reader),
        seat=None if reader.seat == SPECTATOR else reader.seat,
        commitment=match.commitment,
        key=match.key_if_over(),
        online=match.company.online(),
        away=match.company.away(),
        anew=anew or start == 0,
        events=match.stream_until_now(reader.seat)[start:],
        last=match.told.get(reader.seat, len(stream)),
        snapshot=snapshot(match, reader.seat),
        chat=[chat_line(line) for line in match.lines],
        here=not reader.aside,
    )


def late_welcome(match: Match, reader: Reader) -> Welcome:
    """The first message to a spectator who may see the match as it was some time ago."""
    glimpse, lines = match.delay.visible(), match.delay.audible()
    reader.last = glimpse.told
    reader.heard = lines[-1].number if lines else 0
    return Welcome(
        protocol=PROTOCOL,
        match=match.company.info_for(reader),
        seat=None,
        commitment=match.commitment,
        key=match.key_if_over(),
        online=match.company.online(),
        away=match.company.away(),
        anew=True,
        events=match.course.streams[SPECTATOR][: glimpse.told],
        last=glimpse.told,
        snapshot=glimpse.snapshot,
        chat=[chat_line(line) for line in lines],
        here=True,
    )


def snapshot(match: Match, seat: int) -> Snapshot:
    """The match as a reader sees it now."""
    table = match.course.table
    player = None if seat == SPECTATOR else seat
    question = None
    view: Json = None
    if table is not None:
        view = table.game.view(table.state, player)
        asked = None if player is None else table.question(player)
        if asked is not None and match.halt is None and not match.is_computer(seat):
            question = question_info(match.course, match.screen, asked)
    choices: list[Choice] = []
    if player is not None and table is not None:
        choices = match.choices.of(player, table.state)
    return Snapshot(
        entry=match.course.entries,
        view=view,
        question=question,
        asked=asked_now(match.course, match.screen) if match.halt is None else [],
        clocks=match.clocks.show(match.services.steady.now()),
        undo=undo_in_pause(match.course)
        if match.halt is not None
        else undo_info(match.course, match.row, seat, match.is_alone(), match.nobody_goes_back(seat)),
        back=match.back,
        draw=None if table is None or table.offer < 0 else table.offer,
        draws=match.screen.has_draws(),
        standing=[shown_choice(one) for one in choices],
        reacting=None if player is None else shown_reacting(match.choices.reacting[player]),
        outcome=result_of(match.row),
        practice=match.row.practice,
        paused=note_of_halt(match.halt),
    )


def shown_choice(choice: Choice) -> Standing:
    """A standing choice as its own player sees it."""
    return Standing(
        kind=choice.kind,
        answer=choice.answer,
        until=choice.until,
        how=choice.how,
        piece=choice.piece,
        least=choice.least,
        within=choice.within,
        times=choice.times,
        sight=choice.sight,
        left=choice.left,
    )


def shown_reacting(reacting: Reacting) -> ReactingInfo:
    """How a player takes windows to react, as that player sees it."""
    interrupts = list(reacting.interrupts)
    return ReactingInfo(mode=reacting.mode, interrupts=interrupts, near=reacting.near, after=reacting.after)


def chat_line(line: Said) -> ChatLine:
    """A line of chat as it is sent."""
    return ChatLine(n=line.number, player=line.seat, name=line.name, text=line.text, at=line.at)
