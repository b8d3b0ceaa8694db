"""A match told from its log: the same words at the table, in its history and in a replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dicefront.kernel.event import Event, seen_by
from dicefront.kernel.ids import NOBODY, PlayerId
from dicefront.kernel.log import Log, log_of
from dicefront.kernel.position import ANSWER
from dicefront.kernel.table import Table
from dicefront.parts.terminal.wording import Wording


class Chapter:
    """A stretch of a match in which one player decided: the table after it, and the lines that tell it."""

    def __init__(self, table: Table[Any], index: int, lines: list[str]) -> None:
        self.table = table
        self.index = index
        self.lines = lines


def chapters(log: Log, words: Wording, viewer: PlayerId | None, upto: int | None = None) -> Iterator[Chapter]:
    """The match from its start; a chapter ends where the word passes to another player."""
    told: list[Event] = []
    words.begin()
    for table, index, events in log.walk(upto):
        told.extend(seen_by(events, viewer))
        asked = [question.player for question in table.pending]
        speaker = table.entries[index - 1].player if index else NOBODY
        ends = table.is_over or asked != [_last_speaker(table, index, speaker)]
        if told and ends:
            yield Chapter(table, index, words.tell(told, table.state))
            words.watch(table.state)
            told = []
    if told:
        yield Chapter(table, index, words.tell(told, table.state))
        words.watch(table.state)


def _last_speaker(table: Table[Any], index: int, other: PlayerId) -> PlayerId:
    """Who gave the last answer."""
    for entry in reversed(table.entries[:index]):
        if entry.kind == ANSWER:
            return entry.player
    return other


def history(table: Table[Any], words: Wording, viewer: PlayerId | None) -> list[str]:
    """All that has been told at a table."""
    lines: list[str] = []
    for chapter in chapters(log_of(table), words, viewer):
        lines.extend(chapter.lines)
    words.watch(table.state)
    return lines
