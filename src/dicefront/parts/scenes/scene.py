"""A scene: a position on a table, played by a script of answers and dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar, overload

from dicefront.kernel.errors import BadData, OutOfDice, Refusal, TableError, UnreadableAnswer
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.game import Game, Outcome, S
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import as_json
from dicefront.kernel.position import FORCED, THROW, Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.scenes.answers import Answers, InOrder, SceneError
from dicefront.parts.scenes.dice import DiceScript, SceneDice
from dicefront.parts.scenes.words import listed, means

E = TypeVar("E", bound=Event)
Self = TypeVar("Self", bound="Scene[Any]")

MOST_ANSWERS = 10_000
"""A scene that goes on for longer goes on for ever."""


class Scene(Generic[S]):
    """A position on a table, played by a script of answers and dice.

    Nothing is played before it is asked for. An **answer** is a text in the notation of the game, plain data
    as ``Table.answer`` takes it, or a function of the question; ``(seat, answer)`` says who has to be asked.
    A **kind** of question or event may be shortened to its last words: ``move`` for ``turn.move``.
    With ``ask_all=True`` no answer is given for anybody: neither the only legal one nor a default.
    """

    results: ClassVar[tuple[str, ...]] = ()
    """The names of what the dice of the game show beside numbers."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        dice: DiceScript = (),
        seed: int | None = None,
        ask_all: bool = False,
    ) -> None:
        self.game = game
        self.dice = SceneDice(dice, self.results, self.face_of, seed)
        self.ask_all = ask_all
        self.table = Table(game, Position(state, 0, []), self.dice, stepwise=True, ask_all=ask_all)
        self.events: list[Event] = []
        """Everything that happened, dice included."""
        self.news: list[Event] = []
        """What happened since the last call that played something."""
        self.asked: list[str] = []
        """Everything that was answered: seat and kind, such as ``0 turn.move``."""
        self._always: dict[str, object] = {}

    # -- what a game may say about its scenes -----------------------------------------------------

    def seat_name(self, seat: int) -> str:
        """What a seat is called in ``asked``, ``waiting`` and ``throws``."""
        return str(seat)

    def face_of(self, result: str, kind: str, sides: int) -> int:
        """The face of a die that shows a result; 0 if it shows none such."""
        return 0

    def meant(self, question: Question[Any], answer: object) -> object:
        """A scripted answer as plain data; texts are read in the notation of the game."""
        if not isinstance(answer, str):
            return answer
        try:
            return self.game.read(self.state, question, answer)
        except UnreadableAnswer:
            if question.check(answer) is None:
                return answer
            raise

    def spelled(self, question: Question[Any], value: object) -> str:
        """A candidate as a script would write it."""
        return self.game.spell(self.state, question, value)

    def plays_turn(self) -> bool:
        """Whether the procedure that comes next belongs to a turn, not to set-up or the start of a round."""
        return True

    def turn_goes_on(self) -> bool:
        """Whether the turn of the procedure that has just ended goes on with the next one."""
        return False

    def round_goes_on(self) -> bool:
        """Whether the round goes on with the next procedure."""
        raise SceneError(f"{self.game.id} has no rounds: play turns")

    # -- playing ----------------------------------------------------------------------------------

    def play(self: Self, *answers: object, **by_kind: object) -> Self:
        """Answer what is asked, in order or by kind, and go on to the next question.

        Where the script has no dice for what comes next, the scene rests before it.
        """
        self._play(answers, by_kind, None, fill=False)
        return self

    def turn(self: Self, *answers: object, **by_kind: object) -> Self:
        """Play to the end of a turn. What has no answer is answered as for a player whose time is up."""
        began = not self.table.resting and self.plays_turn()

        def ends() -> bool:
            nonlocal began
            over = began and not self.turn_goes_on()
            began = began or self.plays_turn()
            return over

        self._play(answers, by_kind, ends, fill=True)
        return self

    def round(self: Self, *answers: object, **by_kind: object) -> Self:
        """Play to the end of the round; what has no answer gets the default."""
        began = not self.table.resting

        def ends() -> bool:
            nonlocal began
            over = began and not self.round_goes_on()
            began = True
            return over

        self._play(answers, by_kind, ends, fill=True)
        return self

    def until(self: Self, kind: str, *answers: object, **by_kind: object) -> Self:
        """Play on until a question of a kind is asked; what has no answer gets the default."""
        script = Answers(answers, by_kind, self._always)
        self.news = []
        for _ in range(MOST_ANSWERS):
            if any(means(kind, question.kind) for question in self.pending):
                break
            if not self.table.pending:
                story = self._story()
                raise SceneError(f"nobody was asked {kind!r} before the game was over; asked were {story}")
            self._answer_next(script, fill=True)
        else:
            raise SceneError(f"no {kind!r} after {MOST_ANSWERS} answers; asked were {self._story()}")
        self._must_be_used(script)
        return self

    def always(self: Self, **by_kind: object) -> Self:
        """Answers that are given whenever a question of their kind is asked, from now on."""
        for name, answer in by_kind.items():
            if isinstance(answer, InOrder):
                raise BadData(
                    f"always({name}=…)", "one answer for all questions of the kind", "several in order"
                )
        self._always.update(by_kind)
        return self

    def done(self: Self) -> Self:
        """The scene is over: every die of the script must have been thrown."""
        if self.dice.left():
            thrown = listed(self.throws)
            raise SceneError(
                f"nobody threw {listed(self.dice.left())} of the dice script; thrown were {thrown}"
            )
        return self

    def copy(self: Self, dice: DiceScript = (), seed: int | None = None) -> Self:
        """The same moment once more, with other dice: to try something else from here."""
        return self._with(SceneDice(dice, self.results, self.face_of, seed))

    # -- looking ----------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state as it is now: to be read, not changed."""
        return self.table.state

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it goes on."""
        return self.table.outcome

    @property
    def question(self) -> Question[Any]:
        """The question that waits for an answer; the first of several."""
        if not self.pending:
            raise SceneError(f"nobody is asked: the game is over; asked were {self._story()}")
        return self.table.pending[0]

    @property
    def pending(self) -> list[Question[Any]]:
        """Every question that waits for an answer: several, if they are asked at once."""
        self._step_on()
        return self.table.pending

    def asks(self, kind: str) -> Question[Any]:
        """The question that waits, which must be of this kind."""
        question = self.question
        if not means(kind, question.kind):
            raise SceneError(f"{kind!r} is not asked now, but {self._asks(question)}")
        return question

    @property
    def waiting(self) -> str:
        """Who is asked what: ``0 turn.move``; all of them, if several are asked at once; or nothing."""
        return ", ".join(self.label(question) for question in self.pending)

    @property
    def choices(self) -> list[str]:
        """The candidates of the question, as a script would write them."""
        question = self.question
        return [self.spelled(question, option) for option in question.options()]

    @property
    def throws(self) -> list[str]:
        """Every throw: who, with a die of how many sides, what for, and how it fell: ``0 d8 attack 5``."""
        return [self._thrown(event) for event in self.events if isinstance(event, Thrown)]

    @overload
    def told(self, kind: type[E]) -> list[E]: ...

    @overload
    def told(self, kind: str) -> list[Any]: ...

    def told(self, kind: type[Event] | str) -> list[Any]:
        """The events of a class or of a kind, in order."""
        if isinstance(kind, str):
            return [event for event in self.events if means(kind, type(event).kind)]
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int | None = None) -> Json:
        """What a seat may see of the table; without a seat what everybody may see."""
        return self.game.view(self.state, seat)

    def story(self, language: str = "en") -> str:
        """What happened, in the words of the game."""
        from dicefront.parts.terminal.part import wording_of  # it needs more than the rules do
        from dicefront.text.messages import Messages

        words = wording_of(self.game, Messages(language))
        words.begin()
        words.watch(self.state)
        return "\n".join(words.tell(self.events, self.state))

    def refusal(self, answer: object) -> Refusal:
        """Why the question refuses an answer; it is an error if it does not."""
        question = self.question
        try:
            found = question.check(self.meant(question, answer))
        except UnreadableAnswer as error:
            return error.refusal
        if found is None:
            raise SceneError(f"{self.label(question)} accepts {answer!r}, which was to be refused")
        return found

    def label(self, question: Question[Any]) -> str:
        """Who is asked what, without the name of the game."""
        return f"{self.seat_name(question.player)} {question.kind.partition('.')[2]}"

    def __repr__(self) -> str:
        """The table and what is asked next, for people; nothing is played by looking."""
        lines = [line.rstrip() for line in self.game.diagram(self.state).rstrip().splitlines()]
        ahead = self._with(self.dice.copy())
        try:
            ahead._step_on()
        except OutOfDice as error:
            lines.append(f"at rest, without dice: {error}")
        lines.extend(ahead._asks(question) for question in ahead.table.pending)
        if self.outcome is not None:
            lines.append(f"over: {self.outcome.reason} [{self.outcome.rule}], won by {self.outcome.winners}")
        if self.dice.left():
            lines.append(f"dice left: {listed(self.dice.left())}")
        return "\n".join(lines)

    # -- how it works -----------------------------------------------------------------------------

    def _play(
        self,
        answers: tuple[object, ...],
        by_kind: Mapping[str, object],
        ends: Callable[[], bool] | None,
        fill: bool,
    ) -> None:
        script = Answers(answers, by_kind, self._always)
        self.news = []
        for _ in range(MOST_ANSWERS):
            if self.table.resting:
                if ends is not None and ends():
                    break
                if not self._step(strict=bool(ends or script.unused())):
                    break
            elif not self.table.pending or not self._answer_next(script, fill):
                break
        else:
            raise SceneError(f"no end after {MOST_ANSWERS} answers; asked were {self._story()}")
        self._must_be_used(script)

    def _step(self, strict: bool) -> bool:
        """Begin the next procedure; whether there were dice for it."""
        try:
            self._tell(self.table.step())
        except OutOfDice:
            if strict:
                raise
            return False
        return True

    def _step_on(self) -> None:
        """Go on to the next question, or to the end of the game."""
        while self.table.resting:
            self._step(strict=True)

    def _with(self: Self, dice: SceneDice) -> Self:
        """The same moment with other dice."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.dice = dice
        twin.table = self.table.clone(dice)
        twin.events, twin.news, twin.asked = self.events[:], self.news[:], self.asked[:]
        twin._always = dict(self._always)
        return twin

    def _answer_next(self, script: Answers, fill: bool) -> bool:
        """Give the next answer of the script, or else the default; whether there was any."""
        found = script.take(self.table.pending)
        if found is None and fill:
            question = self.table.pending[0]
            if self.ask_all:
                raise SceneError(f"the script has no answer: {self._asks(question)}")
            found = question, question.write(question.default())
        if found is not None:
            self._answer(*found)
        return found is not None

    def _answer(self, question: Question[Any], answer: object) -> None:
        label = self.label(question)
        try:
            value = self.meant(question, answer(question) if callable(answer) else answer)
            told = self.table.answer(question.player, value)
        except TableError as error:
            error.add_note(f"{answer!r} was to answer {self._asks(question)}")
            forced = self._forced()
            if forced:
                error.add_note(f"the table had just given the only legal answer: {listed(forced)}")
            raise
        self.asked.append(label)
        self._tell(told)

    def _tell(self, told: list[Event]) -> None:
        self.events += told
        self.news += told

    def _forced(self) -> list[Json]:
        """The answers that the table gave by itself since the last one of a player."""
        found: list[Json] = []
        for entry in reversed(self.table.entries):
            if entry.kind == FORCED:
                found.insert(0, as_json(entry.value))
            elif entry.kind != THROW:
                break
        return found

    def _must_be_used(self, script: Answers) -> None:
        unused = script.unused()
        if unused:
            now = " ".join(self._asks(question) for question in self.table.pending) or "nobody is asked now"
            raise SceneError(f"nobody was asked for {listed(unused)}; asked were {self._story()}; {now}")

    def _asks(self, question: Question[Any]) -> str:
        """The question, its paragraph and what would answer it, in a line."""
        options = [self.spelled(question, option) for option in question.options()]
        such = "" if question.finite else "such as "
        return f"{self.label(question)} [{question.rule}], to be answered by {such}{listed(options)}"

    def _story(self) -> str:
        return listed(self.asked[-12:])

    def _thrown(self, throw: Thrown) -> str:
        who = self.seat_name(throw.player) if throw.player >= 0 else "-"
        count = len(throw.sides) if len(throw.sides) > 1 else ""
        faces = " ".join(str(face) for face in throw.faces)
        return f"{who} {count}d{throw.sides[0]} {throw.purpose.partition('.')[2]} {faces}"
