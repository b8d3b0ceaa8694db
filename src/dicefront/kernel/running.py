"""Running procedures: asking, throwing and telling, and repeating what was answered and thrown before."""

from __future__ import annotations

from typing import Any, Final

from dicefront.kernel.acts import NO_SEATS, Acts
from dicefront.kernel.dice import Dice, FastDice, Roll, SeededDice, throw_of_others
from dicefront.kernel.errors import NotYourDecision, Refusal, TableError, rules_error
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.game import Game, S
from dicefront.kernel.ids import NO_RULE, NOBODY, Json, PlayerId
from dicefront.kernel.position import (
    DEFAULTED,
    FORCED,
    THROW,
    Entry,
    Mark,
    Position,
    answered,
    broken,
    judge_position,
)
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question, Sealed

MARKS_KEPT: Final = 96

ENDED: Final = object()
"""Stands for the next step of a procedure that has none left."""

# Shared by all tables until they have something of their own; replaced, never changed.
NO_HEADER: Final[dict[str, Json]] = {}
NO_QUESTIONS: Final[list[Question[Any]]] = []
NO_SLIPS: Final[list[Entry | None]] = []


class Running(Acts[S]):
    """A match as far as it plays by itself: from any moment up to the next question that nobody has answered.

    ``pending`` are the questions that wait for an answer; it is empty when the game is over. ``entries`` is
    the history.
    """

    def __init__(
        self,
        game: Game[S],
        position: Position[S],
        dice: Dice,
        keep: bool = True,
        judge: bool = False,
        waiting: bool = False,
        stepwise: bool = False,
        ask_all: bool = False,
    ) -> None:
        super().__init__(game, position.checkpoint, position.agreed)
        self.dice = dice
        self._foreign = not isinstance(dice, FastDice) and not isinstance(dice, SeededDice)
        self._stepwise = stepwise
        self._ask_all = ask_all
        self.resting = False
        self.keep = keep
        self.header: dict[str, Json] = NO_HEADER
        self.entries: list[Entry] = []
        self.pending: list[Question[Any]] = NO_QUESTIONS
        self._marks: list[Mark[S]] = []
        self._judge = judge
        self._barrier = 0
        self._sealed: Sealed[Any] | None = None
        self._slips: list[Entry | None] = NO_SLIPS
        self._past: list[Entry] = position.tail
        self._read = 0
        self._waiting = False
        self._procedure: Steps[None] | None = None
        self.throws = 0
        if judge:
            self._judge_position(position)
        else:
            self._resume(position.checkpoint, position.throws, position.tail, waiting)

    def _judge_position(self, position: Position[S]) -> None:
        """Start from a position that somebody else wrote: whatever is wrong with it is said as such."""
        judge_position(self.game, position)
        try:
            self._resume(position.checkpoint, position.throws, position.tail, False)
        except TableError:
            raise
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise broken("position", "a state that the rules can go on from", problem) from error
        if self._read < len(self._past):
            raise broken(f"tail[{self._read}]", "the end of the game", self._past[self._read].to_json())

    # -- running ------------------------------------------------------------------------------------

    def _resume(self, checkpoint: S, throws: int, tail: list[Entry], waiting: bool) -> None:
        """Start from a checkpoint, and repeat what was answered and thrown since.

        ``waiting`` says that the question after that is known to wait for an answer: then nobody looks
        whether it is forced, and nothing is listed.
        """
        self.state = checkpoint.copy()  # type: ignore[assignment]
        self.throws = throws
        self._past = tail
        self._read = 0
        self._waiting = waiting
        self._sealed = None
        self._slips = NO_SLIPS
        self._leaving = NO_SEATS
        self.pending = NO_QUESTIONS
        if self.keep:
            self._marks.append(Mark(len(self.entries), checkpoint, throws, self._barrier, self._agreed))
        if self._stepwise and not tail:
            self._rest()
            return
        self._procedure = self.game.next_procedure(self.state)
        self._advance(None)

    def _rest(self) -> None:
        """Stop before the next procedure, if there is one."""
        self._procedure = None
        self.resting = not self.is_over

    def step(self) -> list[Event]:
        """Start the next procedure of a table that rests; it runs to its next question or to its end.

        If a rule or the dice fail, the table rests where it was.
        """
        if not self.resting:
            reason = "kernel.game_over" if self.is_over else "kernel.still_asked"
            raise NotYourDecision(Refusal(reason, NO_RULE, {"player": NOBODY}))
        count = len(self.entries)
        mark = self._marks[len(self._marks) - 1] if self._marks else None
        self.told = []
        self.resting = False
        try:
            self._procedure = self.game.next_procedure(self.state)
            self._advance(None)
        except Exception as error:
            if mark is not None:
                self._rebuild(mark, count, False)
            if isinstance(error, TableError):
                raise
            raise rules_error(error, "step") from error
        return self.told

    def _advance(self, value: Any) -> None:
        """Run the rules up to the next question that nobody has answered yet."""
        procedure = self._procedure
        while procedure is not None:
            # Few steps need a value, and a loop takes the end of a procedure without an exception.
            step: object = ENDED
            if value is None:
                for step in procedure:  # noqa: B007
                    break
            else:
                try:  # noqa: SIM105 - a context manager for every answer is dear
                    step = procedure.send(value)
                except StopIteration:
                    pass
            if step is ENDED:
                procedure = self._procedure = self._next()
                value = None
            elif isinstance(step, Event):
                if self.keep:
                    self.told.append(step)
                    if step.reveals():
                        self._barrier = len(self.entries)
                value = None
            elif isinstance(step, Roll):
                value = self._throw(step)
            elif isinstance(step, Question):
                if self._read < len(self._past):
                    entry = self._recorded(step)
                    if self._procedure is None:
                        return
                    if entry is not None:
                        value = entry.meant(step, False)
                        continue
                if self._waiting:
                    self._waiting = False
                    self._put(step)
                    return
                if step.is_forced() and not self._ask_all:
                    value = step.options()[0]
                    if self.keep:
                        self.entries.append(answered(FORCED, step, value))
                elif self.has_left(step.player):
                    value = step.default()
                    if self.keep:
                        self.entries.append(answered(DEFAULTED, step, value))
                else:
                    self._put(step)
                    return
            else:
                assert isinstance(step, Sealed)
                self._ask_sealed(step)
                return
        self.pending = NO_QUESTIONS

    def _put(self, question: Question[Any]) -> None:
        """Ask a question; from now on it waits for its answer."""
        if self.game.has_interruptions and self.game.interrupts(self.state, question.player):
            question.reaction = True
        self.pending = [question]

    def _next(self) -> Steps[None] | None:
        """The next procedure, with a new checkpoint in front of it."""
        state = self.state
        if self._leaving:
            self._see_off()
        procedure = self.game.next_procedure(state)
        if self.keep:
            checkpoint: S = state.copy()  # type: ignore[assignment]
            self._marks.append(Mark(len(self.entries), checkpoint, self.throws, self._barrier, self._agreed))
            if len(self._marks) > MARKS_KEPT:  # thin out the older half: going far back is rare
                half = MARKS_KEPT // 2
                self._marks = self._marks[:half:2] + self._marks[half:]
        if self._stepwise:
            self._rest()
            return None
        return procedure

    def _throw(self, roll: Roll) -> list[int]:
        if self._read < len(self._past):
            return self._recorded_throw(roll)
        number = self.throws
        faces = throw_of_others(self.dice, number, roll) if self._foreign else self.dice.throw(number, roll)
        self.throws += 1
        if self.keep:
            kept = faces[:]  # a rule may sort what it gets
            self.entries.append(Entry(THROW, roll.player, kept))
            self._barrier = len(self.entries)
            self.told.append(Thrown(roll.player, roll.purpose, roll.rule, roll.sides, kept))
        return faces

    def _stop(self) -> None:
        self._procedure = None
        self._sealed = None
        self.pending = NO_QUESTIONS
        self.resting = False

    # -- asking -------------------------------------------------------------------------------------

    def question(self, player: PlayerId) -> Question[Any] | None:
        """What this player is asked now, if anything."""
        for question in self.pending:
            if question.player == player:
                return question
        return None

    def _asked(self, player: PlayerId) -> Question[Any]:
        for question in self.pending:
            if question.player == player:
                return question
        raise self._not_your_decision(player)

    def _not_your_decision(self, player: PlayerId) -> NotYourDecision:
        asked: list[Json] = [question.player for question in self.pending]
        reason = "kernel.game_over" if self.is_over else "kernel.not_your_decision"
        return NotYourDecision(Refusal(reason, NO_RULE, {"player": player, "asked": asked}))

    def _ask_sealed(self, sealed: Sealed[Any]) -> None:
        slips: list[Entry | None] = [None] * len(sealed.questions)
        self._sealed = sealed
        self._slips = slips
        self.pending = list(sealed.questions)
        while self._read < len(self._past) and self.pending:
            entry = self._recorded(None)
            if self._procedure is None:
                return
            if entry is None:
                break
            self._seal(sealed, self._asked(entry.player), entry)
        if self._waiting:
            self._waiting = False
            return
        if self._slips is not slips:
            return  # the last slip opened them all, and the rules went on from there
        for question in list(self.pending):
            forced = question.is_forced() and not self._ask_all
            if forced or self.has_left(question.player):
                kind = FORCED if forced else DEFAULTED
                entry = answered(kind, question, question.default())
                if self.keep:
                    self.entries.append(entry)
                self._seal(sealed, question, entry)

    def _seal(self, sealed: Sealed[Any], question: Question[Any], entry: Entry) -> None:
        """Keep a hidden answer; when all are in, they are shown together."""
        for slot in range(len(sealed.questions)):
            if sealed.questions[slot] is question:
                self._slips[slot] = entry
        self.pending = [asked for asked in self.pending if asked is not question]
        if not self.pending:
            self._open_slips()

    def _open_slips(self) -> None:
        assert self._sealed is not None
        asked = self._sealed.questions
        slips = self._slips
        answers = [slip.meant(asked[slot], False) for slot, slip in enumerate(slips) if slip is not None]
        self._sealed = None
        self._slips = NO_SLIPS
        self._barrier = len(self.entries)
        self._advance(answers)

    # -- repeating ----------------------------------------------------------------------------------

    def _recorded(self, question: Question[Any] | None) -> Entry | None:
        """The recorded answer to a question, after the acts at the table that came before it."""
        while self._read < len(self._past):
            entry = self._past[self._read]
            where = f"tail[{self._read}]"
            if entry.kind == THROW:
                raise broken(where, "an answer", entry.to_json())
            self._read += 1
            if entry.kind > THROW:
                if self._judge and not self._may_act(entry):
                    raise broken(where, "an act that is possible now", entry.to_json())
                self.entries.append(entry)
                self._act(entry)
                if self._procedure is None:
                    return None
                continue
            asked = self.question(entry.player) if question is None else question
            if asked is None or entry.player != asked.player:
                whose = "somebody who is asked" if asked is None else f"player {asked.player} to {asked.kind}"
                raise broken(where, f"an answer of {whose}", entry.to_json())
            meant = entry.meant(asked, self._judge)
            if isinstance(meant, Refusal):
                raise broken(where, f"a legal answer to {asked.kind} ({meant})", entry.to_json())
            if self._agreed:
                self._play_on(entry)
            self.entries.append(entry)
            return entry
        return None

    def _recorded_throw(self, roll: Roll) -> list[int]:
        entry = self._past[self._read]
        where = f"tail[{self._read}]"
        faces = entry.value
        if entry.kind != THROW or not isinstance(faces, list) or len(faces) != len(roll.sides):
            raise broken(where, f"a throw of {len(roll.sides)} dice for {roll.purpose}", entry.to_json())
        if self._judge:
            for place in range(len(faces)):
                if type(faces[place]) is not int or not 1 <= faces[place] <= roll.sides[place]:
                    raise broken(where, f"a face of a d{roll.sides[place]}", faces[place])
        self._read += 1
        self.throws += 1
        self.entries.append(entry)
        self._barrier = len(self.entries)
        return faces[:]

    def _rebuild(self, mark: Mark[S], count: int, waiting: bool) -> None:
        """Go back to the first ``count`` entries of the history."""
        history = self.entries
        self.entries = history[: mark.index]
        self._marks = [older for older in self._marks if older.index < mark.index]
        self._barrier = mark.barrier
        self._agreed = mark.agreed
        self._resume(mark.checkpoint, mark.throws, history[mark.index : count], waiting)
        self.told = []
