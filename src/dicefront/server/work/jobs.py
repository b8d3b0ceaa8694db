"""What the desk works out in processes of its own: one function for each name.

Every function gets its arguments as JSON and gives back something that can be written as JSON. All are pure;
a process keeps the last replays and tables that it has read, in case somebody asks about them again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Raw, to_builtins

from dicefront.kernel.dice import commitment
from dicefront.kernel.errors import NotYourDecision, Refusal, UnreadableAnswer, refused
from dicefront.kernel.game import Game, game
from dicefront.kernel.log import Log
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.parts.show.ahead import MOST_LEADS, Ahead, ahead
from dicefront.parts.show.armies import ArmyBook, ReadyRoster
from dicefront.parts.show.message import Json
from dicefront.parts.show.screen import Screen, note_of, whole
from dicefront.parts.show.tables import TableSheet
from dicefront.parts.show.verdict import ArmyVerdict
from dicefront.server.course.importing import read_match_log
from dicefront.server.course.luck import luck_until
from dicefront.server.course.migrating import bring_up_to_date
from dicefront.server.course.replays import Film
from dicefront.server.course.showing import question_shown
from dicefront.server.course.summary import summary_of
from dicefront.server.protocol.lab import Odds
from dicefront.server.protocol.replays import Luck, Moment, Summary
from dicefront.server.protocol.rules import Example
from dicefront.server.protocol.table import Foreseen, Lead, QuestionInfo
from dicefront.server.registry import rules_of
from dicefront.server.rulebooks import rulebook
from dicefront.server.show import example_of, printing_of, screen_of
from dicefront.server.store.acts import Act
from dicefront.server.work.thinking import table_of
from dicefront.server.work.wishes import (
    Army,
    Brought,
    Checked,
    Hits,
    Judged,
    LogText,
    Look,
    Printing,
    Reel,
    Rosters,
    Searching,
    Shown,
    Situation,
    TableText,
    Trial,
)
from dicefront.text.messages import Messages

if TYPE_CHECKING:
    from dicefront.parts.terminal.wording import Wording

KEPT: Final = 8
"""So many replays, and so many tables, a process keeps."""

MOST_HITS: Final = 50
"""So many paragraphs a search finds."""

AHEAD: Final = "ahead"
"""The look at what would be asked next."""

JOBS: Final[dict[str, Callable[[Raw], Any]]] = {}

A = TypeVar("A")
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def job(wanted: type[A]) -> Callable[[Callable[[A], Any]], Callable[[A], Any]]:
    """Make a function of one structure known by its name."""
    decoder = msgspec.json.Decoder(wanted)

    def register(function: Callable[[A], Any]) -> Callable[[A], Any]:
        JOBS[function.__name__] = lambda args: function(decoder.decode(args))
        return function

    return register


class Kept(OrderedDict[K, V]):
    """The last things that were made, by what they were made from."""

    def of(self, key: K, make: Callable[[], V]) -> V:
        found = self.get(key)
        if found is None:
            found = self[key] = make()
        self.move_to_end(key)
        if len(self) > KEPT:
            self.popitem(last=False)
        return found


# -- armies -------------------------------------------------------------------------------------


def options_in(args: Army) -> tuple[Game[Any], dict[str, Any]]:
    rules = rules_of(args.game)
    return rules, rules.complete_options(args.options)


@job(Army)
def army_book(args: Army) -> ArmyBook | None:
    rules, options = options_in(args)
    return screen_of(rules.id).army_book(options)


@job(Army)
def check_army(args: Army) -> ArmyVerdict:
    rules, options = options_in(args)
    return screen_of(rules.id).army_verdict(args.roster, options)


@job(Army)
def random_army(args: Army) -> ReadyRoster:
    rules, options = options_in(args)
    return screen_of(rules.id).random_army(options, args.seed)


@job(Rosters)
def check_rosters(args: Rosters) -> Checked:
    """Whether a match can be set up like this, before anybody does."""
    rules = rules_of(args.game)
    found = Checked(rules.complete_options(args.options))
    for seat, roster in enumerate(args.rosters):
        problems = [] if roster is None else rules.problems(roster, found.options)
        if problems:
            found.seat, found.note = seat, note_of(problems[0])
            return found
    if any(args.armies):
        book = screen_of(rules.id).army_book(found.options)
        known = [] if book is None else [ready.name for ready in book.ready]
        found.unknown = next((name for name in args.armies if name and name not in known), "")
    return found


@job(Printing)
def print_army(args: Printing) -> bytes:
    """An army on paper."""
    wish, rules = args.sheet, rules_of(args.game)
    printing = printing_of(rules.id)
    assert printing is not None
    sheet = printing(wish.name, wish.roster, rules.complete_options(wish.options), wish.kind, wish.lang)
    return sheet.to_pdf() if wish.format == "pdf" else sheet.to_svg().encode()


@job(TableText)
def table_sheet(args: TableText) -> TableSheet | None:
    """A table as a sheet, or what is wrong with its file."""
    return screen_of(args.game).table_sheet(args.wish.name, args.wish.text, args.wish.draft)


# -- odds and examples --------------------------------------------------------------------------


@job(Situation)
def odds(args: Situation) -> Odds:
    return Odds(chances=screen_of(args.game).odds(args.situation))


@job(Situation)
def example(args: Situation) -> Example:
    work_out = example_of(args.game)
    assert work_out is not None
    return Example(found=work_out(args.situation))


@job(Searching)
def search_rules(args: Searching) -> Hits:
    book = rulebook(args.game, args.language)
    one = book.paragraph(args.text)
    hits = [one] if one is not None else book.search(args.text)
    similar = [] if hits else book.similar_words(args.text)
    return Hits([paragraph.id for paragraph in hits[:MOST_HITS]], similar)


# -- looks --------------------------------------------------------------------------------------


_tables: Final[Kept[bytes, Table[Any]]] = Kept()


def kept_table(game: str, position: Raw) -> Table[Any]:
    """A table at a position, to look at and not to touch."""
    return _tables.of(bytes(position), lambda: table_of(game, position, waiting=True))


_aheads: Final[Kept[tuple[bytes, int, bytes], Ahead]] = Kept()


def table_after(game: str, position: Raw, player: int | None, after: list[Json]) -> tuple[Table[Any], Any]:
    """A table to look at, after answers that are only thought of, and what the player is asked there."""
    table = kept_table(game, position)
    if player is None or not after:
        return table, None if player is None else table.question(player)
    line = msgspec.json.encode(after)
    found = _aheads.of((bytes(position), player, line), lambda: ahead(screen_of(game), table, player, after))
    if found.question is None:
        raise NotYourDecision(Refusal("server.not-foreseen", "-"))
    return found.table, found.question


@job(Look)
def look(args: Look) -> Json:
    screen = screen_of(args.game)
    if args.what == AHEAD and args.player is not None:
        return foreseen(screen, kept_table(args.game, args.position), args.player, args.after)
    table, question = table_after(args.game, args.position, args.player, args.after)
    state = table.game.as_seen(table.state, args.player)
    if args.what == "propose" and question is not None:
        return screen.propose(state, question, args.args)
    if args.what == "nearest" and question is not None:
        near: Json = to_builtins(screen.nearest(state, question, args.args.get("form")))
        return near
    if args.what == "candidates" and question is not None:
        first = whole(args.args, "first", 0, len(question.options()))
        page: Json = to_builtins(screen.page(state, question, first))
        return page
    return screen.look(state, args.player, args.what, args.args)


def foreseen(screen: Screen, table: Table[Any], player: int, line: list[Json]) -> Json:
    """What would be asked after a line of answers, and after those that could follow at once."""
    if table.question(player) is None:
        raise NotYourDecision(Refusal("server.not-now", "-"))
    found = ahead(screen, table, player, line)
    leads: list[Lead] = []
    question = found.question
    if question is not None:
        state = found.table.game.as_seen(found.table.state, player)
        for option in screen.leads(state, question)[:MOST_LEADS]:
            answer = question.write(option)
            then = ahead(screen, table, player, [*line, answer])
            if then.question is not None:
                leads.append(Lead(answer=answer, question=shown_ahead(screen, then.table, then.question)))
    shown = None if question is None else shown_ahead(screen, found.table, question)
    data: Json = to_builtins(Foreseen(question=shown, leads=leads))
    return data


def shown_ahead(screen: Screen, table: Table[Any], question: Question[Any]) -> QuestionInfo:
    """A question that is not asked yet: it has no number."""
    return question_shown(table, screen, question, 0, False)


@cache
def words_of(name: str, language: str) -> Wording:
    """What somebody types at a text table is read as at a terminal, which few processes need."""
    from dicefront.parts.terminal.part import wording_of

    return wording_of(game(name), Messages(language))


@job(Trial)
def attempt(args: Trial) -> Judged:
    """Judge an answer without giving it."""
    screen = screen_of(args.game)
    table, question = table_after(args.game, args.position, args.player, args.after)
    assert question is not None
    answer: object = question.from_hand(args.value) if args.hand else args.value
    if args.typed:
        try:
            answer = words_of(args.game, args.typed).read(question, table.state, str(args.value))
        except UnreadableAnswer as error:
            return Judged(None, note_of(error.refusal), False)
    meant = question.read(answer)
    state = table.game.as_seen(table.state, args.player)
    if not isinstance(meant, Refusal):
        return Judged(screen.trial(state, question, meant))
    readable = type(refused(meant)).__name__ != "UnreadableAnswer"
    marks = screen.trial_marks(state, question, question.understood(answer), meant)
    return Judged(None, note_of(meant), readable, marks)


# -- replays ------------------------------------------------------------------------------------


_films: Final[Kept[tuple[str, float], Film]] = Kept()


def film_of(reel: Reel) -> Film:
    def make() -> Film:
        acts = msgspec.json.decode(reel.acts, type=list[Act])
        bring_up_to_date(reel.row, acts)
        return Film(reel.row, acts)

    film = _films.of((reel.row.id, reel.row.changed), make)
    film.now = reel.now
    return film


@job(Reel)
def show_film(reel: Reel) -> Shown:
    film = film_of(reel)
    return Shown(film.show(reel.reader), film.course.dice.epoch)


@job(Reel)
def film_moment(reel: Reel) -> Moment | None:
    return film_of(reel).moment(reel.entry, reel.reader)


@job(Reel)
def film_now(reel: Reel) -> Moment:
    """The last moment that a reader may see."""
    film = film_of(reel)
    steps = film.steps_for(reel.reader)
    found = film.moment(steps[-1].entry, reel.reader) if steps else None
    return found or Moment(entry=0, view=None, asked=[], outcome=None)


@job(Reel)
def film_position(reel: Reel) -> Json:
    """The position after an entry, with all that is hidden in it; nothing if nobody was asked there."""
    film = film_of(reel)
    position = film.position_at(reel.entry)
    return None if position is None else position.to_json(film.course.game)


@job(Reel)
def film_decision(reel: Reel) -> Json:
    """What was done after an entry."""
    entry = film_of(reel).entry_after(reel.entry)
    return None if entry is None else entry.to_json()


@job(Reel)
def film_entries(reel: Reel) -> list[Json] | None:
    """The history up to an entry."""
    entries = film_of(reel).entries_until(reel.entry)
    return None if entries is None else [entry.to_json() for entry in entries]


@job(Reel)
def film_log(reel: Reel) -> str:
    """The log of a match, as a file."""
    film, row = film_of(reel), reel.row
    table = film.course.running
    header = dict(table.header) | {"commitment": commitment(row.dice_key())}
    if film.course.dice.epoch == 0 and row.settings.origin is None and not row.settings.keyless:
        header["key"] = row.dice_key().hex()
    header["players"] = [{"name": seat.name, "level": seat.level} for seat in row.seats]
    return Log(header, list(table.entries), {}).to_text()


@job(Reel)
def film_luck(reel: Reel) -> Luck:
    film = film_of(reel)
    steps = film.steps_for(reel.reader)
    return luck_until(film.course, reel.reader, steps[-1].entry if steps else 0)


@job(Reel)
def film_summary(reel: Reel) -> Summary:
    return summary_of(film_of(reel).course)


@job(LogText)
def read_log(args: LogText) -> Brought:
    """A log that was played elsewhere, judged."""
    row, acts = read_match_log(args.text, args.person, args.id)
    return Brought(row, [Raw(msgspec.json.encode(act)) for act in acts])
