"""Replays: a match step by step, as a reader may see it."""

from __future__ import annotations

from typing import Any, Literal

from dicefront.kernel.errors import Refusal, TableError
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Entry, Position
from dicefront.kernel.table import Table
from dicefront.server.course.course import new_course
from dicefront.server.course.dice import MatchDice
from dicefront.server.course.showing import asked_now
from dicefront.server.protocol.matches import Result
from dicefront.server.protocol.replays import Moment, ReplayStep, Seen
from dicefront.server.protocol.table import Asked
from dicefront.server.readers import SPECTATOR
from dicefront.server.show import screen_of
from dicefront.server.store.acts import ACCEPT, ANSWER, BACK, BEGIN, DECLINE, DEFAULT, OFFER, RESIGN, Act
from dicefront.server.store.rows import MatchRow

TABLE_ACTS = (BEGIN, ANSWER, DEFAULT, RESIGN, OFFER, ACCEPT, DECLINE)
StepKind = Literal["start", "answer", "default", "resign", "offer-draw", "accept-draw", "decline-draw"]


class Step:
    """One decision: what is needed to show it to anybody, and the position after it."""

    def __init__(
        self,
        act: Act,
        entry: int,
        question: str | None,
        spelled: str | None,
        hidden: bool,
        reaction: bool = False,
    ) -> None:
        self.act = act
        self.reaction = reaction
        self.entry = entry
        self.question = question
        self.spelled = spelled
        self.hidden = hidden
        self.position: Position[Any] | None = None
        self.asked: list[Asked] = []
        self.events: dict[int, list[Seen]] = {}


class Film:
    """A match from its beginning, without what was taken back."""

    def __init__(self, row: MatchRow, acts: list[Act]) -> None:
        self.row = row
        self.now = 0.0
        """The time at the table: spectators are behind it."""
        self.course = new_course(row)
        self.steps: list[Step] = []
        for act in acts:
            self._add(act)

    def _add(self, act: Act) -> None:
        course = self.course
        told = {reader: len(stream) for reader, stream in course.streams.items()}
        step = Step(act, 0, None, None, False)
        if act.kind in (ANSWER, DEFAULT):
            step = self._decision(act)
        course.repeat(act)
        if act.kind == BACK:
            self.steps = [step for step in self.steps if step.entry <= course.entries]
        if act.kind not in TABLE_ACTS:
            return
        step.entry = course.entries
        step.position = course.running.position()
        step.asked = asked_now(course)
        step.events = {reader: stream[told[reader] :] for reader, stream in course.streams.items()}
        self.steps.append(step)

    def _decision(self, act: Act) -> Step:
        table = self.course.running
        question = table.question(act.player)
        if question is None:
            return Step(act, 0, None, None, False)
        hidden = question.secret or len(table.pending) > 1 or bool(self.course.sealed_done())
        spelled: str | None = None
        if act.kind == ANSWER:
            try:
                meant = question.read(act.value)
                if not isinstance(meant, Refusal):
                    spelled = screen_of(self.row.game).spelled(table.state, question, meant)
            except TableError:
                spelled = None
        return Step(act, 0, question.kind, spelled, hidden, question.reaction)

    def steps_for(self, reader: int) -> list[Step]:
        """The steps a reader may know of: while a match runs, spectators are behind by its delay."""
        late = self.row.settings.delay
        if reader != SPECTATOR or not late or self.course.running.is_over:
            return self.steps
        until = self.now - late
        return [step for step in self.steps if step.act.at <= until]

    def show(self, reader: int) -> list[ReplayStep]:
        """All steps as a reader may see them.

        What others answered in secret is not told before the match is over: events tell what was shown.
        """
        over = self.course.running.is_over
        found: list[ReplayStep] = []
        for step in self.steps_for(reader):
            act = step.act
            visible = over or not step.hidden or act.player == reader
            answer: Json = act.value if act.kind == ANSWER and visible else None
            kind: StepKind = "start" if act.kind == BEGIN else act.kind  # type: ignore[assignment]
            found.append(
                ReplayStep(
                    entry=step.entry,
                    kind=kind,
                    player=None if act.player == SPECTATOR else act.player,
                    question=step.question,
                    reaction=step.reaction,
                    answer=answer,
                    spelled=step.spelled if visible else None,
                    at=act.at,
                    events=step.events[reader],
                    salt=act.salt if over and act.salt else None,
                )
            )
        return found

    def moment(self, entry: int, reader: int) -> Moment | None:
        """The position after so many entries; ``None`` if nobody was asked there."""
        for step in self.steps_for(reader):
            if step.entry == entry and step.position is not None:
                table = self._table(step.position)
                outcome = table.outcome
                return Moment(
                    entry=entry,
                    view=table.game.view(table.state, None if reader == SPECTATOR else reader),
                    asked=step.asked,
                    outcome=None if outcome is None else result(outcome.to_json()),
                )
        return None

    def _table(self, position: Position[Any]) -> Table[Any]:
        return Table(self.course.game, position, MatchDice(b"0" * 32), True, False, True)

    def position_at(self, entry: int) -> Position[Any] | None:
        """The position after so many entries, with all that is hidden in it."""
        return next((step.position for step in self.steps if step.entry == entry), None)

    def entry_after(self, entry: int) -> Entry | None:
        """What was done at a step: the entry that follows; ``None`` if there is no step or none follows."""
        entries = self.course.running.entries
        if entry >= len(entries) or all(step.entry != entry for step in self.steps):
            return None
        return entries[entry]

    def entries_until(self, entry: int) -> list[Entry] | None:
        """The history up to a step; ``None`` if there is no step."""
        if all(step.entry != entry for step in self.steps):
            return None
        return self.course.running.entries[:entry]


def result(outcome: dict[str, Any]) -> Result:
    return Result(reason=outcome["reason"], rule=outcome["rule"], places=outcome["places"])
