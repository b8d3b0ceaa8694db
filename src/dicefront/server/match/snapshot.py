"""The match as a reader sees it now, built up from what that reader may see."""

from __future__ import annotations

from dicefront.kernel.ids import Json
from dicefront.server.course.showing import asked_now, question_info, result_of, undo_in_pause, undo_info
from dicefront.server.match.choices import Choice, Reacting
from dicefront.server.match.halt import note_of_halt
from dicefront.server.match.state import MatchState
from dicefront.server.protocol.from_server import ChatLine
from dicefront.server.protocol.table import ReactingInfo, Snapshot, Standing
from dicefront.server.readers import SPECTATOR
from dicefront.server.store.rows import Said


def snapshot(state: MatchState, seat: int, now: float) -> Snapshot:
    """The match as a reader sees it at this moment."""
    table = state.course.table
    player = None if seat == SPECTATOR else seat
    question = None
    view: Json = None
    if table is not None:
        view = table.game.view(table.state, player)
        asked = None if player is None or state.halt is not None else table.question(player)
        if asked is not None and not state.is_answered(asked):
            question = question_info(state.course, state.screen, asked)
    choices: list[Choice] = []
    if player is not None and table is not None:
        choices = state.choices.of(player, table.state)
    return Snapshot(
        entry=state.course.entries,
        view=view,
        question=question,
        asked=asked_now(state.course) if state.halt is None else [],
        clocks=state.clocks.show(now),
        undo=undo_in_pause(state.course)
        if state.halt is not None
        else undo_info(state.course, state.row, seat, state.is_alone(), state.nobody_goes_back(seat)),
        back=state.back,
        draw=None if table is None or table.offer < 0 else table.offer,
        draws=state.screen.has_draws(),
        standing=[shown_choice(one) for one in choices],
        reacting=None if player is None else shown_reacting(state.choices.reacting[player]),
        outcome=result_of(state.row),
        practice=state.row.practice,
        paused=note_of_halt(state.halt),
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
        policy=choice.policy,
        calls=choice.calls,
    )


def shown_reacting(reacting: Reacting) -> ReactingInfo:
    """How a player takes windows to react, as that player sees it."""
    interrupts = list(reacting.interrupts)
    return ReactingInfo(mode=reacting.mode, interrupts=interrupts, near=reacting.near, after=reacting.after)


def chat_line(line: Said) -> ChatLine:
    """A line of chat as it is sent."""
    return ChatLine(n=line.number, player=line.seat, name=line.name, text=line.text, at=line.at)
