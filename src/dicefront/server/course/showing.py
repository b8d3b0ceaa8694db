"""What a reader of a match is shown: built up for each reader from what that reader may see."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import convert

from dicefront.kernel.dice import commitment as fingerprint_of
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.position import ANSWER as ANSWER_ENTRY
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.show.screen import Screen, note_of
from dicefront.parts.show.weights import GRAVE, HEAVY
from dicefront.parts.show.words import Note
from dicefront.server.course.course import Course
from dicefront.server.protocol.matches import ClockInfo, MatchInfo, Result, SeatInfo
from dicefront.server.protocol.table import Asked, GestureInfo, QuestionInfo, UndoInfo
from dicefront.server.readers import SPECTATOR
from dicefront.server.store.rows import MatchRow, Person

log = logging.getLogger("dicefront.screen")


def match_info(row: MatchRow, person: str | None, commitment: str, seat: int | None = None) -> MatchInfo:
    """A match from outside, as a person sees it; ``seat`` is one that the person has the key of.

    How far a match is whose spectators are behind is told to its players only.
    """
    clock = row.settings.clock
    origin = row.settings.origin
    seats = [
        SeatInfo(
            seat=one.seat,
            name=one.name,
            kind=one.kind,
            level=one.level,
            mine=(person is not None and one.person == person and one.kind != "empty") or one.seat == seat,
            here=one.here,
            fingerprint=fingerprint_of(bytes.fromhex(one.secret)) if one.secret else "",
        )
        for one in row.seats
    ]
    mine = [one.seat for one in seats if one.mine and one.kind == "person"]
    late = bool(row.settings.delay) and row.state in ("running", "paused") and not mine
    return MatchInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        start=row.settings.start,
        seats=seats,
        seat=mine[0] if mine else None,
        state=row.state,
        clock=None if clock is None else ClockInfo(**{name: getattr(clock, name) for name in CLOCK_FIELDS}),
        undo=row.settings.undo,
        watch=row.settings.watch,
        delay=row.settings.delay,
        window=row.settings.window,
        practice=row.practice,
        dice="seed" if row.settings.seeded else "hand" if row.settings.by_hand else "server",
        language=row.settings.language,
        created=row.created,
        changed=row.created if late else row.changed,
        entries=0 if late else row.entries,
        my_turn=row.state == "running" and any(one in row.asked for one in mine),
        outcome=result_of(row),
        commitment=commitment,
        origin=None if origin is None else origin.match,
        origin_entry=None if origin is None else origin.entry,
        next=row.settings.next,
    )


def info_for(row: MatchRow, person: Person | None) -> MatchInfo:
    """A match from outside, as somebody sees it who may be unknown."""
    return match_info(row, None if person is None else person.id, fingerprint_of(row.dice))


CLOCK_FIELDS = ("bank", "gain", "move", "soft", "most")


def result_of(row: MatchRow) -> Result | None:
    """How a match ended."""
    return None if row.outcome is None else Result(**row.outcome)


def question_info(course: Course, screen: Screen, question: Question[Any]) -> QuestionInfo:
    """What a seat is asked, with all that may be answered."""
    number = course.number_of(question.player)
    return question_shown(course.running, screen, question, number, is_sealed(course))


def question_shown(
    table: Table[Any], screen: Screen, question: Question[Any], number: int, sealed: bool
) -> QuestionInfo:
    """A question of a table, with all that may be answered."""
    state = table.game.as_seen(table.state, question.player)
    try:
        prompt = screen.prompt(state, question)
    except Exception:  # a poor preview must not keep anybody from playing
        log.exception("preview of %s failed", question.kind)
        prompt = Screen.prompt(screen, state, question)
    if sealed:  # what is hidden is aimed at first, then sealed
        for one in prompt.candidates:
            one.weight = one.weight if one.weight == GRAVE else HEAVY
    return QuestionInfo(
        number=number,
        player=question.player,
        kind=question.kind,
        rule=question.rule,
        args={**question.args(), **prompt.args},
        gesture=convert(question.gesture().to_json(), GestureInfo),
        finite=question.finite,
        secret=question.secret,
        sealed=sealed,
        reaction=question.reaction,
        piece=prompt.piece,
        default=question.write(question.default()),
        candidates=prompt.candidates,
        more=max(0, len(question.options()) - len(prompt.candidates)) if question.finite else 0,
        barred=prompt.barred,
        notes=prompt.notes,
        chances=prompt.chances,
    )


def is_sealed(course: Course) -> bool:
    """Whether those who decide now do so at the same time and in secret."""
    return len(course.pending) > 1 or bool(course.sealed_done())


def asked_now(course: Course) -> list[Asked]:
    """Who decides, for everybody to see."""
    sealed = is_sealed(course)
    found = [
        Asked(
            player=question.player,
            kind=question.kind,
            sealed=sealed,
            done=False,
            reaction=question.reaction,
        )
        for question in course.pending
    ]
    kind = found[0].kind if found else ""
    found.extend(Asked(player=player, kind=kind, sealed=True, done=True) for player in course.sealed_done())
    return sorted(found, key=lambda asked: asked.player)


def last_answer(table: Table[Any], player: PlayerId | None = None) -> int | None:
    """The entry before the last free answer, of a player or of anybody."""
    for index in range(len(table.entries) - 1, -1, -1):
        entry = table.entries[index]
        if entry.kind == ANSWER_ENTRY and player in (None, entry.player):
            return index
    return None


def undo_in_pause(course: Course) -> UndoInfo:
    """After a failed rule all may agree to go back to the last decision of any player."""
    entry = None if course.table is None else last_answer(course.table)
    return UndoInfo(undo=False, ask=False, step=False, entry=entry, why=None)


def undo_info(course: Course, row: MatchRow, reader: int, alone: bool, never: bool) -> UndoInfo:
    """What a reader may take back, and how."""
    table = course.table
    nothing = UndoInfo(undo=False, ask=False, step=False, entry=None, why=None)
    if table is None or reader == SPECTATOR:
        return nothing
    forbidden = table.game.may_undo(table.state)
    if row.settings.undo == "never" or forbidden is not None:
        nothing.why = Note(id="server.no-undo") if forbidden is None else note_of(forbidden)
        return nothing
    refusal = table.can_undo(reader)
    entry = last_answer(table, reader)
    return UndoInfo(
        undo=refusal is None and not table.is_over,
        ask=not alone and entry is not None and not never and not table.is_over,
        step=alone and entry is not None,
        entry=entry,
        why=None if refusal is None else note_of(refusal),
    )
