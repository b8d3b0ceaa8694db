"""A table: runs one match, asks, throws, tells and remembers."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.dice import Dice, FastDice
from dicefront.kernel.draw import child_seed
from dicefront.kernel.errors import (
    UNREADABLE,
    BadData,
    CannotUndo,
    NotYourDecision,
    Refusal,
    TableError,
    refused,
    rules_error,
)
from dicefront.kernel.event import Event, TimedOut
from dicefront.kernel.game import Game, S
from dicefront.kernel.ids import NO_RULE, NOBODY, Json, PlayerId
from dicefront.kernel.plain import own
from dicefront.kernel.position import (
    ACCEPT,
    ANSWER,
    DECLINE,
    DEFAULTED,
    NAMES,
    OFFER,
    RESIGN,
    THROW,
    Entry,
    Mark,
    Position,
    answered,
)
from dicefront.kernel.question import Question
from dicefront.kernel.running import Running


class Table(Running[S]):
    """Runs one match.

    ``pending`` are the questions that wait for an answer; it is empty when the game is over. ``state`` is the
    live state: look, do not touch. ``told`` is what happened since the last answer.

    A table plays on by itself up to the next question: making one may throw dice and give forced answers. A
    table made with ``stepwise=True`` rests before every procedure (a turn, in most games) until ``step`` is
    called. One made with ``ask_all=True`` gives no forced answers: it asks everything.
    """

    # -- answers ------------------------------------------------------------------------------------

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

    def _passed_over(self, player: PlayerId, value: object) -> TableError | None:
        """Why the question to which this answer belongs was not asked, if the rules can tell."""
        try:
            refusal = self.game.why_not_asked(self.state, player, value, self.entries)
        except Exception as error:
            return rules_error(error, "why_not_asked")
        return None if refusal is None or self.is_over else refused(refusal)

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

    # -- acts ---------------------------------------------------------------------------------------

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

    # -- going back ---------------------------------------------------------------------------------

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

    # -- copies -------------------------------------------------------------------------------------

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
    start: str = "",
) -> Table[S]:
    """A new match; without dice of its own it throws fast dice made from the seed."""
    if start:
        return _ready_table(game, options, rosters, seed, dice, keep, start)
    full = game.complete_options(options)
    seats = game.seats(full)
    given: list[Json] = [None] * seats if rosters is None else list(rosters)
    if len(given) != seats:
        raise BadData("rosters", f"{seats} of them", f"{len(given)}")
    state = game.setup(full, given)
    thrown = FastDice(child_seed(seed, 0)) if dice is None else dice
    table = Table(game, Position(state, 0, []), thrown, keep, stepwise=stepwise)
    table.header = _header(game, full, given)
    return table


def _header(game: Game[S], options: dict[str, Json], rosters: list[Json]) -> dict[str, Json]:
    return {
        "dicefront": 1,
        "game": game.id,
        "rules": game.rules,
        "options": own(options),  # type: ignore[dict-item]
        "rosters": own(rosters),  # type: ignore[dict-item]
    }


def _ready_table(
    game: Game[S],
    options: Json,
    rosters: list[Json] | None,
    seed: int,
    dice: Dice | None,
    keep: bool,
    start: str,
) -> Table[S]:
    """A match that begins in a ready position, which brings its options and everybody on the table."""
    names = game.starts()
    if start not in names:
        raise BadData("start", "one of " + ", ".join(names) if names else "none: there are none", start)
    found = game.part("scenes").STARTS.of(start)
    full: dict[str, Json] = found.options
    if options is not None and game.complete_options(options) != full:
        raise BadData("options", f"those of {start}", options)
    if rosters is not None and any(roster is not None for roster in rosters):
        raise BadData("rosters", f"none: {start} has its own", rosters)
    thrown = FastDice(child_seed(seed, 0)) if dice is None else dice
    table = Table(game, found.position, thrown, keep)
    table.header = _header(game, full, [None] * game.seats(full))
    table.header["start"] = start
    return table
