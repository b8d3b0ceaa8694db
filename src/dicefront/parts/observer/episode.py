"""One match as environments play it: slots instead of answers, pages where there are too few slots.

A question with more candidates than slots is shown in pages: the last slot turns to the next page, and after
the last page comes the first. So every candidate can be given, however many there are.

Sealed questions are asked one after the other. The table keeps what is answered until all have answered, and
neither views nor later questions show it, so it does not matter who is asked first.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.game import Game, Outcome
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.question import Question
from dicefront.kernel.seat import Seat
from dicefront.kernel.table import Table
from dicefront.parts.observer.observer import Observer
from dicefront.parts.observer.packing import add_empty, fitting, packed
from dicefront.parts.observer.schema import CANDIDATE_WORDS, NEXT_PAGE

LIMIT: Final = 10_000
"""After so many decisions a match is cut off, unless somebody wishes otherwise."""


class Episode:
    """A match that is played by numbers of slots."""

    def __init__(
        self,
        observer: Observer,
        options: Json = None,
        rosters: list[Json] | None = None,
        limit: int = LIMIT,
        keep: bool = True,
        seed: int = 0,
        table: Table[Any] | None = None,
    ) -> None:
        self.observer = observer
        self.game: Game[Any] = observer.game
        self.options = options
        self.rosters = rosters
        self.limit = limit
        self.keep = keep
        self.slots = observer.schema.slots
        self.table: Table[Any] = (
            self.game.table(options, rosters, seed, None, keep) if table is None else table
        )
        self.page = 0
        self.decisions = 0

    def begin(self, seed: int) -> None:
        """A new match with dice from this seed."""
        self.table = self.game.table(self.options, self.rosters, seed, None, self.keep)
        self.page = 0
        self.decisions = 0

    def copy(self) -> Episode:
        """The same match at the same moment, to go on by itself with the same dice.

        Its log begins at the latest checkpoint.
        """
        return self._at(self.table.clone(self.table.dice))

    def imagined(self, seat: int, draw: Draw) -> Episode:
        """The match as a seat imagines it: all that the seat cannot know is drawn anew, the dice too."""
        return self._at(Seat(self.table, seat).imagine(draw))

    def _at(self, table: Table[Any]) -> Episode:
        """A match of its own that goes on at another table."""
        twin = Episode(self.observer, self.options, self.rosters, self.limit, self.keep, 0, table)
        twin.page, twin.decisions = self.page, self.decisions
        return twin

    # -- who is asked what --------------------------------------------------------------------------

    @property
    def terminated(self) -> bool:
        """Whether the match is over by its rules."""
        return not self.table.pending

    @property
    def truncated(self) -> bool:
        """Whether the match goes on and there were as many decisions as there may be."""
        return self.decisions >= self.limit and len(self.table.pending) > 0

    @property
    def over(self) -> bool:
        return self.decisions >= self.limit or not self.table.pending

    def asked(self) -> int:
        """The seat that decides now; nobody if the match is over."""
        pending = self.table.pending
        return pending[0].player if pending else NOBODY

    def question(self) -> Question[Any]:
        """What is asked now; the match must not be over."""
        return self.table.pending[0]

    def first(self) -> int:
        """The first candidate on this page."""
        return self.page * (self.slots - 1)

    def last(self) -> int:
        """The candidate after the last one on this page."""
        count = len(self.question().options())
        if count <= self.slots:
            return count
        end = (self.page + 1) * (self.slots - 1)
        return end if end < count else count

    def has_pages(self) -> bool:
        return len(self.question().options()) > self.slots

    def legal(self) -> list[int]:
        """The slots that may be chosen."""
        found = list(range(self.last() - self.first()))
        if self.has_pages():
            found.append(self.slots - 1)
        return found

    def allows(self, slot: int) -> bool:
        """Whether a slot may be chosen."""
        count = len(self.question().options())
        if count <= self.slots:
            return 0 <= slot < count
        return 0 <= slot < self.last() - self.first() or slot == self.slots - 1

    def candidate(self, slot: int) -> object:
        """The answer in a slot; ``BadData`` if there is none."""
        index = self.first() + slot
        if slot < 0 or index >= self.last():
            raise BadData("action", f"one of the slots {self.legal()}", slot, self.question().rule)
        return self.question().options()[index]

    def slot_of(self, answer: object) -> int:
        """The slot of a candidate on this page, by its plain data; -1 if it is not there."""
        question = self.question()
        options = question.options()
        for index in range(self.first(), self.last()):
            if question.write(options[index]) == answer:
                return index - self.first()
        return -1

    # -- playing ------------------------------------------------------------------------------------

    def act(self, slot: int) -> None:
        """Choose a slot for the seat that is asked."""
        pending = self.table.pending
        if not pending:
            raise BadData("action", "none, because the match is over", slot)
        question = pending[0]
        if not self.allows(slot):
            raise BadData("action", f"one of the slots {self.legal()}", slot, question.rule)
        options = question.options()
        if len(options) > self.slots and slot == self.slots - 1:
            per_page = self.slots - 1
            self.page = (self.page + 1) % ((len(options) + per_page - 1) // per_page)
        else:
            self.table.take(question.player, options[self.first() + slot])
            self.page = 0
        self.decisions += 1

    def take(self, value: object) -> None:
        """Give a candidate for the seat that is asked."""
        self.table.take(self.question().player, value)
        self.page = 0
        self.decisions += 1

    def answer(self, value: object) -> None:
        """Give any legal answer for the seat that is asked, candidate or not."""
        self.table.answer(self.question().player, value)
        self.page = 0
        self.decisions += 1

    def rewards(self) -> list[float]:
        """What every seat has won: 1 for the one side that won, less if sides share it; together 0.

        A match that goes on or was cut off has brought nobody anything.
        """
        outcome = self.table.outcome
        seats = self.table.seats
        if outcome is None:
            return [0.0] * seats
        return rewards_of(outcome, self.game.sides(self.table.state))

    # -- observing ----------------------------------------------------------------------------------

    def write(self, seat: int, out: list[int]) -> None:
        """The observation of a seat, in words; question and candidates only for the seat that decides."""
        observer = self.observer
        schema = observer.schema
        observer.write_tables(self.table.state, seat, out)
        pending = self.table.pending
        if not pending or pending[0].player != seat:
            add_empty(out, schema.words - len(out))
            return
        question = pending[0]
        options = question.options()
        count: i64 = len(options)
        slots: i64 = self.slots
        first: i64 = 0
        end: i64 = count
        if count > slots:
            first = self.page * (slots - 1)
            end = first + slots - 1
            if end > count:
                end = count
        kind = schema.kinds.get(question.kind, len(schema.kinds) + 1)
        reaction, finite, secret = int(question.reaction), int(question.finite), int(question.secret)
        out.append(packed(kind, reaction, finite, secret))
        out.append(packed(fitting(count), fitting(self.page)))
        observer.write_candidates(question, first, end, out)
        empty = CANDIDATE_WORDS * (slots - (end - first))
        if count > slots:
            empty -= CANDIDATE_WORDS
        add_empty(out, empty)
        if count > slots:
            out.append(packed(NEXT_PAGE))
            out.append(0)


def rewards_of(outcome: Outcome, sides: list[int]) -> list[float]:
    """Shares of the victory as rewards: of ``n`` sides the only winner gets 1 and each loser -1 / (n - 1).

    If all share the victory, everybody gets 0. Seats of one side get the same.
    """
    count = len(set(sides))
    if count < 2:
        return [0.0] * len(sides)
    return [(share * count - 1) / (count - 1) for share in outcome.shares(sides)]
