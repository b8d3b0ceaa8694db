"""The course of a match: its table, what every reader was told, and the number of every question.

A match is a list of acts. Doing an act for the first time and repeating it from the store are the same, but
for the dice, which then fall as they fell. Everything here is plain computation: no clock, no network.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from dicefront.kernel.errors import BadData, Fault, NotYourDecision, Refusal, TableError
from dicefront.kernel.event import TABLE, Event, Resigned, Thrown, seen_by
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.log import Log
from dicefront.kernel.position import FORCED, NAMES, broken, read_entry
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.server.course.dice import GivenDice, MatchDice
from dicefront.server.course.sealing import fingerprint
from dicefront.server.protocol.replays import Seen
from dicefront.server.readers import SPECTATOR
from dicefront.server.registry import rules_of
from dicefront.server.show import ledger_of
from dicefront.server.store.acts import (
    ACCEPT,
    ANSWER,
    BACK,
    BEGIN,
    DECLINE,
    DEFAULT,
    ENDED,
    OFFER,
    PAUSED,
    REPLACED,
    RESIGN,
    RESUMED,
    SOFT,
    TIME,
    Act,
    Origin,
)
from dicefront.server.store.rows import MatchRow

HALTS: Final = {PAUSED: "server.paused", RESUMED: "server.resumed", ENDED: "server.ended"}
"""What is told of a match that stops after a failed rule, goes on, or ends there."""


class Course:
    """One match as it went so far."""

    def __init__(
        self,
        game_id: str,
        options: dict[str, Json],
        rosters: list[Json],
        key: bytes,
        origin: Origin | None,
        start: str = "",
    ) -> None:
        self.game: Game[Any] = rules_of(game_id)
        self.options = options
        self.rosters = rosters
        self.origin = origin
        self.start = start
        self.dice = MatchDice(key)
        self.seats = self.game.seats(options)
        self.table: Table[Any] | None = None
        self.acts = 0
        self.streams: dict[int, list[Seen]] = {reader: [] for reader in range(SPECTATOR, self.seats)}
        self.numbers: dict[PlayerId, int] = {}
        self.done: dict[str, int] = {}
        self.changed_at = 0.0
        self.seals = 0
        self.ledger = ledger_of(game_id)
        self._asked: dict[PlayerId, Question[Any]] = {}

    def use_key(self, key: bytes) -> None:
        """Other dice, before any of them has fallen."""
        self.dice = MatchDice(key)

    # -- looking --------------------------------------------------------------------------------

    @property
    def running(self) -> Table[Any]:
        """The table of a match that has begun."""
        if self.table is None:
            raise NotYourDecision(Refusal("server.not-begun", "-"))
        return self.table

    @property
    def entries(self) -> int:
        return 0 if self.table is None else len(self.table.entries)

    @property
    def pending(self) -> list[Question[Any]]:
        return [] if self.table is None else self.table.pending

    def number_of(self, player: PlayerId) -> int:
        """The number of the question that a player is asked now; 0 if there is none."""
        return self.numbers.get(player, 0)

    def sealed_done(self) -> list[PlayerId]:
        """Those whose sealed answer is in while others still decide."""
        if self.table is None:
            return []
        return [slip.player for slip in self.table.hidden_slips(SPECTATOR)]

    def try_by_hand(self, player: PlayerId, answer: Any, faces: list[list[int]]) -> None:
        """Refused unless these are the faces of all that an answer rolls; nothing happens."""
        dice = GivenDice(faces)
        try:
            self.running.clone(dice).answer(player, answer)
        except Fault:
            return  # the real answer fails as well, and the match is paused
        if dice.faces:
            raise NotYourDecision(Refusal("server.wrong-faces", "-"))

    # -- doing ----------------------------------------------------------------------------------

    def perform(self, act: Act) -> list[Event]:
        """Do something; the act gets the entries it caused. ``TableError`` if it cannot be done."""
        before = self.entries
        throws = 0 if self.table is None else self.table.throws
        told = self._do(act)
        if act.kind != BACK:
            table = self.table
            new = [] if table is None else table.entries[before:]
            act.entries = [entry.to_json() for entry in new]
        self._remember(act, told, throws)
        return told

    def repeat(self, act: Act) -> None:
        """Do again what was done before, with the dice as they fell; ``BrokenLog`` if it no longer fits."""
        if act.kind == BACK:
            self.perform(act)
            return
        wanted = act.entries
        self.dice.recorded = [list(entry[2]) for entry in wanted if entry[0] == "throw"]
        try:
            self.perform(act)
        except TableError as error:
            raise broken(f"act {self.acts}", f"one that the rules accept ({error})", act.kind) from error
        if self.dice.recorded or act.entries != wanted:
            raise broken(f"act {self.acts - 1}", str(wanted), act.entries)

    def _do(self, act: Act) -> list[Event]:
        kind, player = act.kind, act.player
        if kind == BEGIN:
            return self._begin()
        if kind == ANSWER:
            return self.running.answer(player, act.value)
        if kind == DEFAULT:
            return self.running.time_out(player)
        if kind == RESIGN:
            return self.running.resign(player)
        if kind == OFFER:
            return self.running.offer_draw(player)
        if kind in (ACCEPT, DECLINE):
            return self.running.answer_draw(player, kind == ACCEPT)
        if kind == BACK:
            self.running.rewind(act.value["entry"])
            if act.value["dice"] == "new":
                self.dice.new_epoch()
        return []

    def _begin(self) -> list[Event]:
        origin = self.origin
        if origin is None:
            self.table = self.game.table(self.options, self.rosters, dice=self.dice, start=self.start)
            return self.table.told
        header: dict[str, Json] = {
            "dicefront": 1,
            "game": self.game.id,
            "rules": self.game.rules,
            "options": self.options,
            "rosters": list(self.rosters),
            "start": self.start,
        }
        entries = [read_entry(item, f"entry {index}") for index, item in enumerate(origin.entries)]
        recorded, self.dice.recorded = self.dice.recorded, []
        self.table = Log(header, entries, {}).replay(after=self.dice)
        self.dice.recorded = recorded
        if len(self.table.entries) != len(entries):
            raise BadData("branch", "an entry at which somebody is asked", origin.entry)
        self.table.dice = self.dice
        return []

    # -- remembering ----------------------------------------------------------------------------

    def _remember(self, act: Act, told: list[Event], throws: int) -> None:
        """Count the act, and tell all readers what each may know of it; ``throws`` were made before."""
        if act.kind == BEGIN and self.origin is not None:
            act.entries = []  # they belong to the match it comes from
        self.acts += 1
        self.changed_at = act.at
        if act.command:
            self.done[act.command] = self.acts
        self._number_questions()
        if act.salt:
            self.seals += 1
            sealed: dict[str, Json] = {"player": act.player, "number": self.seals}
            self.tell("server.sealed", {**sealed, "fingerprint": fingerprint(act.value, act.salt)}, act.at)
        self._tell_events(act, told, throws)
        if act.kind == BACK:
            self.ledger.go_back(self.entries)
        kind, args = self._in_words(act)
        if kind:
            self.tell(kind, {"player": act.player, **args}, act.at)
        self._tell_spared(act)

    def _tell_events(self, act: Act, told: list[Event], throws: int) -> None:
        entry = self.entries
        for event in told:
            if act.kind == RESIGN and act.value and isinstance(event, Resigned):
                continue  # the win was claimed: nobody gave up
            thrown: int | None = None
            if isinstance(event, Thrown):
                thrown, throws = throws, throws + 1
            self.ledger.hear(self.running.state, event, entry)
            self._tell_event(event, entry, act.at, thrown)

    def _in_words(self, act: Act) -> tuple[str, dict[str, Json]]:
        """What is told of an act itself, beside the events it caused; mostly nothing."""
        if act.kind == BACK:
            return "server.taken-back", {"entry": self.entries}
        if act.kind == REPLACED:
            return "server.replaced", {"level": act.value}
        if act.kind == RESIGN and act.value:
            return "server.claimed-win", {"by": act.value["claimed"]}
        if act.kind == TIME:
            return "server.gave-time", act.value
        return HALTS.get(act.kind, ""), {}

    def _tell_spared(self, act: Act) -> None:
        """Tell those who were spared a question (T-9), and nobody else (T-28)."""
        spared = Counter(entry[1] for entry in act.entries if entry[0] == NAMES[FORCED])
        for player, count in spared.items():
            self.tell("server.automatic", {"player": player, "count": count}, act.at, [player])
        if act.by == SOFT:
            self.tell("server.soft-passed", {"player": act.player}, act.at, [act.player])
        if act.standing:
            args: dict[str, Json] = {"player": act.player, "kind": act.standing, "by": act.by}
            self.tell("server.passed", args, act.at, [act.player])

    def _tell_event(self, event: Event, entry: int, at: float, thrown: int | None) -> None:
        """An event to everybody, as each may see it; what all see alike is kept once."""
        shared: Seen | None = None
        args = event.args()
        for reader, stream in self.streams.items():
            for seen in seen_by([event], None if reader == SPECTATOR else reader):
                if seen is not event:
                    stream.append(self._seen(stream, type(seen), seen.args(), entry, at, thrown))
                    continue
                if shared is None or shared.n != len(stream) + 1:
                    shared = self._seen(stream, type(seen), args, entry, at, thrown)
                stream.append(shared)

    def tell(self, kind: str, args: dict[str, Json], at: float, readers: list[int] | None = None) -> None:
        """Tell something of the table itself."""
        for reader, stream in self.streams.items():
            if readers is None or reader in readers:
                entry, epoch = self.entries, self.dice.epoch
                seen = Seen(
                    n=len(stream) + 1, kind=kind, category=TABLE, args=args, entry=entry, at=at, epoch=epoch
                )
                stream.append(seen)

    def _seen(
        self,
        stream: list[Seen],
        event: type[Event],
        args: dict[str, Json],
        entry: int,
        at: float,
        throw: int | None,
    ) -> Seen:
        return Seen(
            n=len(stream) + 1,
            kind=event.kind,
            category=event.category,
            args=args,
            entry=entry,
            at=at,
            throw=throw,
            epoch=self.dice.epoch,
        )

    def _number_questions(self) -> None:
        """A question that is still the same keeps its number; a new one gets the number of acts so far."""
        asked = {question.player: question for question in self.pending}
        self.numbers = {
            player: self.numbers[player] if self._asked.get(player) is question else self.acts
            for player, question in asked.items()
        }
        self._asked = asked


def new_course(row: MatchRow) -> Course:
    """The course of a match before its first act."""
    rosters = [seat.roster for seat in row.seats]
    return Course(row.game, row.options, rosters, row.dice_key(), row.settings.origin, row.settings.start)
