"""A table: runs one match, asks, throws, tells and remembers."""

from __future__ import annotations

from typing import Any, Final, Generic

from dicefront.kernel.dice import Dice, FastDice, Roll, SeededDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import (
    UNREADABLE,
    BadData,
    CannotUndo,
    NotYourDecision,
    Refusal,
    TableError,
    dice_error,
    refused,
    rules_error,
)
from dicefront.kernel.event import DrawAnswered, DrawOffered, Event, Resigned, Thrown, TimedOut
from dicefront.kernel.game import Game, Outcome, S
from dicefront.kernel.ids import NO_RULE, NOBODY, Json, PlayerId
from dicefront.kernel.plain import own, short
from dicefront.kernel.position import (
    ACCEPT,
    ANSWER,
    DECLINE,
    DEFAULTED,
    FORCED,
    NAMES,
    OFFER,
    RESIGN,
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
NO_SEATS: Final[list[PlayerId]] = []


class Table(Generic[S]):
    """Runs one match.

    ``pending`` are the questions that wait for an answer; it is empty when the game is over. ``state`` is the
    live state: look, do not touch. ``told`` is what happened since the last answer.

    A table plays on by itself up to the next question: making one may throw dice and give forced answers. A
    table made with ``stepwise=True`` rests before every procedure (a turn, in most games) until ``step`` is
    called. One made with ``ask_all=True`` gives no forced answers: it asks everything.
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
        self.game = game
        self.dice = dice
        self._foreign = not isinstance(dice, FastDice) and not isinstance(dice, SeededDice)
        self._stepwise = stepwise
        self._ask_all = ask_all
        self.resting = False
        self.keep = keep
        self.header: dict[str, Json] = NO_HEADER
        self.entries: list[Entry] = []
        self.told: list[Event] = []
        self.pending: list[Question[Any]] = NO_QUESTIONS
        self._agreed: list[PlayerId] = position.agreed
        self._leaving: list[PlayerId] = NO_SEATS
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
        self.state: S = position.checkpoint
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

    # -- asking ---------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.state.outcome

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def offer(self) -> PlayerId:
        """Who has offered a draw that is still open; -1 if nobody has."""
        return self._agreed[0] if self._agreed else NOBODY

    def question(self, player: PlayerId) -> Question[Any] | None:
        """What this player is asked now, if anything."""
        for question in self.pending:
            if question.player == player:
                return question
        return None

    def answer(self, player: PlayerId, value: object) -> list[Event]:
        """Give an answer; returns what happened up to the next question.

        Raises ``NotYourDecision``, ``UnreadableAnswer`` or ``IllegalAnswer``, and then nothing has changed.
        """
        question = self.question(player)
        if question is None:
            raise self._passed_over(player, value) or self._not_your_decision(player)
        meant = self._read_answer(question, value)
        if isinstance(meant, Refusal):
            misread = meant.reason == UNREADABLE
            raise (self._passed_over(player, value) if misread else None) or refused(meant)
        return self._go_on(question, meant)

    def take(self, player: PlayerId, value: object) -> list[Event]:
        """Give one of the candidates of a question: it is known to be legal, and is not judged again."""
        return self._go_on(self._asked(player), value)

    def _go_on(self, question: Question[Any], meant: object) -> list[Event]:
        if not self.keep and self._sealed is None and not self._agreed:
            self._advance(meant)
            return self.told
        self.told = []
        return self._accept(question, answered(ANSWER, question, meant))

    def time_out(self, player: PlayerId) -> list[Event]:
        """Give the default answer for a player whose time is up."""
        question = self._asked(player)
        entry = answered(DEFAULTED, question, self._default(question))
        self.told = [TimedOut(player)]
        return self._accept(question, entry)

    def _default(self, question: Question[Any]) -> object:
        try:
            default: object = question.default()
        except Exception as error:
            raise rules_error(error, question.kind) from error
        return default

    def _asked(self, player: PlayerId) -> Question[Any]:
        for question in self.pending:
            if question.player == player:
                return question
        raise self._not_your_decision(player)

    def _passed_over(self, player: PlayerId, value: object) -> TableError | None:
        """Why the question to which this answer belongs was not asked, if the rules can tell."""
        try:
            refusal = self.game.why_not_asked(self.state, player, value, self.entries)
        except Exception as error:
            return rules_error(error, "why_not_asked")
        return None if refusal is None or self.is_over else refused(refusal)

    def _not_your_decision(self, player: PlayerId) -> NotYourDecision:
        asked: list[Json] = [question.player for question in self.pending]
        reason = "kernel.game_over" if self.is_over else "kernel.not_your_decision"
        return NotYourDecision(Refusal(reason, NO_RULE, {"player": player, "asked": asked}))

    def _read_answer(self, question: Question[Any], value: object) -> object:
        try:
            meant: object = question.read(value)
        except Exception as error:
            raise rules_error(error, question.kind) from error
        return meant

    def _accept(self, question: Question[Any], entry: Entry) -> list[Event]:
        """Send the answer into the rules. If a rule fails, the table goes back to where it was."""
        count = len(self.entries)
        marks = len(self._marks)
        mark = self._marks[marks - 1] if marks else None
        try:
            self._take(question, entry)
        except Exception as error:
            if mark is not None:
                self._rebuild(mark, count, True)
            if isinstance(error, TableError):
                raise
            raise rules_error(error, question.kind) from error
        return self.told

    def _play_on(self, entry: Entry) -> None:
        """An answer of anybody but the one who offered declines the draw on offer."""
        if entry.player != self._agreed[0] and entry.kind != FORCED:
            if not self.has_left(entry.player):
                self._agreed = []

    def _take(self, question: Question[Any], entry: Entry) -> None:
        if self._agreed:
            self._play_on(entry)
        if self.keep:
            self.entries.append(entry)
        sealed = self._sealed
        if sealed is None:
            self._advance(entry.meant(question, False))
        else:
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

    # -- running --------------------------------------------------------------------------------

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
                    self.pending = [step]
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
                    self.pending = [step]
                    return
            else:
                assert isinstance(step, Sealed)
                self._ask_sealed(step)
                return
        self.pending = NO_QUESTIONS

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
        faces = self._foreign_throw(roll) if self._foreign else self.dice.throw(self.throws, roll)
        self.throws += 1
        if self.keep:
            kept = faces[:]  # a rule may sort what it gets
            self.entries.append(Entry(THROW, roll.player, kept))
            self._barrier = len(self.entries)
            self.told.append(Thrown(roll.player, roll.purpose, roll.rule, roll.sides, kept))
        return faces

    def _foreign_throw(self, roll: Roll) -> list[int]:
        """A throw of dice that somebody else made: what is wrong with them is no fault of the rules."""
        number = self.throws
        sides = roll.sides
        try:
            thrown: object = self.dice.throw(number, roll)
        except TableError:
            raise
        except Exception as error:
            failure = dice_error(number, roll.purpose, f"{type(error).__name__}: {error}")
            failure.__cause__ = error  # the compiled build forgets what stands behind `from`
            raise failure from error
        faces: list[int] = []
        for face in thrown if isinstance(thrown, list) else []:
            if type(face) is int and len(faces) < len(sides) and 1 <= face <= sides[len(faces)]:
                faces.append(face)
        if not isinstance(thrown, list) or not len(thrown) == len(faces) == len(sides):
            raise dice_error(number, roll.purpose, f"faces {short(thrown)} of dice with {sides} sides")
        return faces

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

    # -- repeating ------------------------------------------------------------------------------

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

    def _may_act(self, entry: Entry) -> bool:
        """Whether an act at the table that somebody else wrote down fits this moment."""
        player = entry.player
        if not 0 <= player < self.seats or self.has_left(player):
            return False
        if entry.kind == RESIGN:
            return True
        return not self._agreed if entry.kind == OFFER else bool(self._agreed) and player not in self._agreed

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

    # -- going back -----------------------------------------------------------------------------

    def can_undo(self, player: PlayerId) -> Refusal | None:
        """Why this player cannot take the last answer back; ``None`` if it can be done."""
        forbidden = self.game.may_undo(self.state)
        if forbidden is not None:
            return forbidden
        index = self._last_answer()
        if index < 0 or not self._marks:
            return Refusal("kernel.undo.nothing", NO_RULE)
        if self.entries[index].player != player:
            return Refusal("kernel.undo.other_player", NO_RULE)
        if index < self._barrier:
            return Refusal("kernel.undo.thrown_or_shown", NO_RULE)
        return None

    def undo(self, player: PlayerId) -> None:
        """Take back the player's last answer, unless something was thrown, shown or answered since."""
        refusal = self.can_undo(player)
        if refusal is not None:
            raise CannotUndo(refusal)
        self.rewind(self._last_answer())

    def rewind(self, count: int) -> None:
        """Go back to the first ``count`` entries of the history: for practice, replays and analysis."""
        best: Mark[S] | None = None
        for mark in self._marks:
            if mark.index <= count and (best is None or mark.index >= best.index):
                best = mark
        if best is None or not 0 <= count <= len(self.entries):
            raise CannotUndo(Refusal("kernel.undo.nothing", NO_RULE))
        waiting = count < len(self.entries) and self.entries[count].kind == ANSWER
        self._rebuild(best, count, waiting)

    def _last_answer(self) -> int:
        """Where in the history the last free answer stands; -1 if there is none that could be taken back.

        What the table answered by itself is passed over; a draw, a surrender or a time-out is not.
        """
        index = len(self.entries) - 1
        while index >= 0:
            entry = self.entries[index]
            if entry.kind == ANSWER:
                return index
            if entry.kind > THROW:
                return -1
            if entry.kind == DEFAULTED and not self.has_left(entry.player):
                return -1
            index -= 1
        return -1

    # -- acts at the table ----------------------------------------------------------------------

    def resign(self, player: PlayerId) -> list[Event]:
        """Give up, at any time and out of turn."""
        self._must_be_playing(player)
        self.told = []
        return self._do(Entry(RESIGN, player, None))

    def offer_draw(self, player: PlayerId) -> list[Event]:
        """Offer a draw; playing on declines it."""
        self._must_be_playing(player)
        if self.offer != NOBODY:
            raise NotYourDecision(Refusal("kernel.draw.on_offer", NO_RULE, {"player": self.offer}))
        trial: S = self.state.copy()  # type: ignore[assignment]
        self.game.agree_draw(trial)  # a game without draws says so now, not when somebody accepts
        self.told = []
        return self._do(Entry(OFFER, player, None))

    def answer_draw(self, player: PlayerId, accept: bool) -> list[Event]:
        """Accept or decline the draw on offer."""
        self._must_be_playing(player)
        if not self._agreed or player in self._agreed:
            raise NotYourDecision(Refusal("kernel.draw.none_on_offer", NO_RULE, {"player": player}))
        self.told = []
        return self._do(Entry(ACCEPT if accept else DECLINE, player, None))

    def _must_be_playing(self, player: PlayerId) -> None:
        if self.is_over:
            raise NotYourDecision(Refusal("kernel.game_over", NO_RULE, {"player": player}))
        if not 0 <= player < self.seats or self.has_left(player):
            raise NotYourDecision(Refusal("kernel.not_playing", NO_RULE, {"player": player}))

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.game.seat_count(self.state)

    def _do(self, entry: Entry) -> list[Event]:
        """Act at the table. If a rule fails, the table goes back to where it was."""
        count = len(self.entries)
        marks = len(self._marks)
        mark = self._marks[marks - 1] if marks else None
        try:
            if self.keep:
                self.entries.append(entry)
            self._act(entry)
            if entry.kind == RESIGN and not self.is_over:
                self._answer_for(entry.player)
        except Exception as error:
            if mark is not None:
                self._rebuild(mark, count, True)
            if isinstance(error, TableError):
                raise
            raise rules_error(error, NAMES[entry.kind]) from error
        return self.told

    def _answer_for(self, player: PlayerId) -> None:
        """Give the defaults of a player who has just left."""
        for question in list(self.pending):
            if question.player == player:
                self._take(question, answered(DEFAULTED, question, question.default()))

    def has_left(self, player: PlayerId) -> bool:
        """Whether a player has given up while the game goes on: then the table answers for the seat."""
        return self.game.is_gone(self.state, player) or player in self._leaving

    def _leave(self, player: PlayerId) -> None:
        """A surrender takes effect between procedures; at once if it ends the game or the rules say so."""
        self._leaving = [*self._leaving, player]
        if self.game.leaves_at_once or self._ends_by_leaving():
            self._see_off()

    def _ends_by_leaving(self) -> bool:
        """Whether the game is over without those who are leaving."""
        trial: S = self.state.copy()  # type: ignore[assignment]
        for player in self._leaving:
            if trial.outcome is None:
                self.game.resign(trial, player)
        return trial.outcome is not None

    def _see_off(self) -> None:
        """Those who have given up leave in that order; nobody leaves a game that is over."""
        for player in self._leaving:
            if not self.is_over:
                self.game.resign(self.state, player)
        self._leaving = NO_SEATS

    def _act(self, entry: Entry) -> None:
        player = entry.player
        if entry.kind == RESIGN:
            self.told.append(Resigned(player))
            self._leave(player)
            if self.offer == player:
                self._agreed = []
        elif entry.kind == OFFER:
            self._agreed = [player]
            self.told.append(DrawOffered(player))
        else:
            self.told.append(DrawAnswered(player, entry.kind == ACCEPT))
            if entry.kind == DECLINE:
                self._agreed = []
            else:
                self._agreed = [*self._agreed, player]
                playing = [seat for seat in range(self.seats) if not self.has_left(seat)]
                if all(seat in self._agreed for seat in playing):
                    self.game.agree_draw(self.state)
        if self.is_over:
            self._procedure = None
            self._sealed = None
            self.pending = NO_QUESTIONS
            self.resting = False

    # -- copies ---------------------------------------------------------------------------------

    def position(self) -> Position[S]:
        """This moment, to be saved or shared; needs a table that keeps."""
        if not self._marks:
            raise BadData("table", "one made with keep=True", "keep=False")
        mark = self._marks[len(self._marks) - 1]
        return Position(mark.checkpoint, mark.throws, self.entries[mark.index :], mark.agreed)

    def clone(self, dice: Dice) -> Table[S]:
        """A table of its own at the same moment, with other dice; its history starts at the checkpoint."""
        position = self.position()
        twin = Table(self.game, position, dice, True, False, True, self._stepwise, self._ask_all)
        if twin.resting and not self.resting:
            twin.step()  # to the question that waits here
        twin.told = []  # it was told at the first table
        return twin

    def snapshots(self, every: int) -> dict[int, Json]:
        """Checkpoints of the history as plain data, by number of entry, at least so many entries apart."""
        found: dict[int, Json] = {}
        last = 0
        for mark in self._marks:
            if mark.index - last >= every:
                found[mark.index] = {"throws": mark.throws, "state": self.game.encode(mark.checkpoint)}
                last = mark.index
        return found

    def hidden_slips(self, player: PlayerId) -> list[Entry]:
        """The sealed answers of the others that nobody has seen yet."""
        return [slip for slip in self._slips if slip is not None and slip.player != player]

    def where(self) -> list[str]:
        """The running procedures, outermost first, as ``name:line``; empty in the compiled build."""
        chain: list[str] = []
        running: Any = self._procedure
        while running is not None and hasattr(running, "gi_frame") and running.gi_frame is not None:
            chain.append(f"{running.gi_code.co_name}:{running.gi_frame.f_lineno}")
            running = running.gi_yieldfrom
        return chain


def new_table(
    game: Game[S],
    options: Json,
    rosters: list[Json] | None,
    seed: int,
    dice: Dice | None,
    keep: bool,
    stepwise: bool = False,
) -> Table[S]:
    """A new match; without dice of its own it throws fast dice made from the seed."""
    full = game.complete_options(options)
    seats = game.seats(full)
    given: list[Json] = [None] * seats if rosters is None else list(rosters)
    if len(given) != seats:
        raise BadData("rosters", f"{seats} of them", f"{len(given)}")
    state = game.setup(full, given)
    thrown = FastDice(child_seed(seed, 0)) if dice is None else dice
    table = Table(game, Position(state, 0, []), thrown, keep, stepwise=stepwise)
    table.header = {
        "dicefront": 1,
        "game": game.id,
        "rules": game.rules,
        "options": own(full),  # type: ignore[dict-item]
        "rosters": own(given),  # type: ignore[dict-item]
    }
    return table
