"""Helpers for tests of rules: public, because authors of other games need them as well."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Generic, TypeVar

from dicefront.kernel.dice import FastDice, Roll, ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal
from dicefront.kernel.event import Event, Thrown, seen_by
from dicefront.kernel.game import Game
from dicefront.kernel.gesture import GESTURES, fits
from dicefront.kernel.ids import Json
from dicefront.kernel.log import log_of, read_log
from dicefront.kernel.options import Option
from dicefront.kernel.plain import same
from dicefront.kernel.playout import play_randomly
from dicefront.kernel.position import read_position, same_entries
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question, Sealed
from dicefront.kernel.seat import Seat
from dicefront.kernel.sign import ROLES, Sign, notes_of, pieces_of, spaces_of
from dicefront.kernel.table import Table
from dicefront.kernel.terms import problems_of_terms

R = TypeVar("R")

Script = list[tuple[int, Any]]
"""Answers in order, each with the player who gives it."""

SAMPLES = 2
"""How many answers of its own a question is asked for at every moment that is checked."""


class Played(Generic[R]):
    """What came of a procedure: its result, what it told, asked and threw."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.questions: list[Question[Any]] = []
        self.rolls: list[Roll] = []
        self.course: list[str] = []  # what was told, asked and thrown, by kind, in the order in which it came
        self.result: R | None = None

    @property
    def kinds(self) -> list[str]:
        """The kinds of the questions, in order."""
        return [question.kind for question in self.questions]

    @property
    def purposes(self) -> list[str]:
        """What the dice were thrown for, in order."""
        return [roll.purpose for roll in self.rolls]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of one class."""
        return [event for event in self.events if isinstance(event, kind)]


def play_out(steps: Steps[R], answers: Script | None = None, dice: list[int] | None = None) -> Played[R]:
    """Run one procedure with scripted answers and dice, all of which must be used.

    Every answer names its player, ``[(0, answer), (1, answer)]``, who must be the one that is asked, and it
    is checked by the judge of its question, so a test cannot cheat.
    """
    script = list(answers or [])
    scripted = ScriptedDice(list(dice or []))
    played: Played[R] = Played()
    value: object = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration as stop:
            played.result = stop.value
            break
        value = None
        if isinstance(step, Roll):
            played.rolls.append(step)
            played.course.append(step.purpose)
            value = scripted.throw(len(played.rolls) - 1, step)
        elif isinstance(step, Question):
            value = _scripted_answer(step, script, played)
        elif isinstance(step, Sealed):
            value = [_scripted_answer(question, script, played) for question in step.questions]
        else:
            played.events.append(step)
            played.course.append(step.kind)
    assert not script, f"nobody asked for the answers {script}; asked were {played.kinds}"
    assert not scripted.left(), f"nobody threw the dice {scripted.left()}; thrown were {played.purposes}"
    return played


def _scripted_answer(question: Question[Any], script: Script, played: Played[Any]) -> Any:
    played.questions.append(question)
    played.course.append(question.kind)
    assert script, f"no answer is left for {question!r}"
    player, answer = script.pop(0)
    assert player == question.player, f"{question!r} is to be answered by player {player}: {answer!r}"
    meant = question.read(answer)
    assert not isinstance(meant, Refusal), f"{question!r} refuses {answer!r}: {meant!r}"
    return meant


def refusal_of(question: Question[Any], answer: object) -> Refusal:
    """Why the judge refuses an answer; fails if it does not."""
    refusal = question.check(answer)
    assert refusal is not None, f"{question!r} accepts {answer!r}"
    return refusal


def asked(table: Table[Any], kind: str) -> Question[Any]:
    """The pending question, which must be of that kind."""
    kinds = [question.kind for question in table.pending]
    assert kinds[:1] == [kind], f"expected {kind} to be asked, but it is {kinds}"
    return table.pending[0]


def offered(question: Question[Any]) -> list[Any]:
    """The candidates as plain data."""
    return [question.write(option) for option in question.options()]


def fingerprint(table: Table[Any]) -> str:
    """Everything observable about a moment, as text: state, views, offers and pending questions."""
    game, state = table.game, table.state
    seats = range(game.seat_count(state))
    return json.dumps(
        {
            "state": game.encode(state),
            "throws": table.throws,
            "offer": table.offer,
            "views": [game.view(state, player) for player in [*seats, None]],
            "pending": [describe(question) for question in table.pending],
        },
        sort_keys=True,
    )


def describe(question: Question[Any]) -> Json:
    """A question as plain data, with its candidates."""
    return {
        "player": question.player,
        "kind": question.kind,
        "rule": question.rule,
        "args": question.args(),
        "options": offered(question),
    }


def check_moment(table: Table[Any]) -> None:
    """What must hold at every decision of every game."""
    game = table.game
    before = fingerprint(table)
    problem = game.problem_of_state(table.state)
    assert not problem, problem
    twin = table.clone(FastDice(1))
    assert fingerprint(twin) == before, "a clone differs from its original"
    data = json.loads(json.dumps(table.position().to_json(game)))
    saved: Table[Any] = Table(game, read_position(game, data), FastDice(1), judge=True)
    assert fingerprint(saved) == before, "a position read back from JSON differs"
    for question in table.pending:
        options = question.options()
        assert options, f"{question!r} has no candidate: a dead end"
        for option in options:
            check_answer(question, option)
        check_answer(question, question.default())
        for number in range(SAMPLES):
            check_answer(question, question.sample(Draw(number)))
    assert fingerprint(table) == before, "looking at a question changed the table"


def check_answer(question: Question[Any], value: Any) -> None:
    """A legal answer can be written and read again, a hand can give it, and it can be shown."""
    written = json.loads(json.dumps(question.write(value)))
    meant = question.read(written)
    assert not isinstance(meant, Refusal), f"{question!r} refuses its own {written!r}: {meant!r}"
    assert same(question.write(meant), written), f"{question!r}: {written!r} is written otherwise when read"
    form = json.loads(json.dumps(question.in_hand(value)))
    gesture = question.gesture()
    assert gesture.kind in GESTURES, f"{question!r}: an unknown gesture {gesture!r}"
    assert fits(gesture, form), f"{question!r}: {gesture!r} does not make {form!r}"
    made = question.from_hand(form)
    assert same(made, written), f"{question!r}: a hand makes {made!r}, not {written!r}"
    check_sign(question, question.show(value))


def check_sign(question: Question[Any], sign: Sign) -> None:
    """A sign has numbers and ids alone, roles of the closed list, and chances from 0 to 1."""
    for number in pieces_of(sign):
        assert type(number) is int, f"{question!r}: {number!r} is no number, in {sign!r}"
        assert number >= 0, f"{question!r}: no piece has the number {number}, in {sign!r}"
    for number in spaces_of(sign):
        assert type(number) is int, f"{question!r}: {number!r} is no number, in {sign!r}"
    for mark in sign.marks:
        assert mark.role in ROLES, f"{question!r}: an unknown role, {mark!r}"
    for chance in sign.chances:
        assert 0 <= chance.chance <= 1, f"{question!r}: {chance!r}"
    for note in notes_of(sign):
        assert note.id, f"{question!r}: a note without a message, in {sign!r}"
        json.dumps(note.args)
    json.dumps(sign.detail)


def check_random_game(table: Table[Any], draw: Draw, limit: int = 20_000, every: int = 1) -> int:
    """Play at random and check every so many decisions; returns the number of decisions."""
    count = 0
    while table.pending:
        assert count < limit, f"no end within {limit} decisions"
        if count % every == 0:
            check_moment(table)
        question = table.pending[draw.below(len(table.pending))]
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])
        count += 1
    assert table.outcome is not None, "nothing is asked, and the game is not over"
    assert len(table.outcome.places) == table.seats, "every seat needs a place at the end"
    return count


def told_to(table: Table[Any], player: int | None) -> list[Json]:
    """What a seat saw happen since the last answer, as plain data."""
    return [event.to_json() for event in seen_by(table.told, player)]


# -- checks beside random games -----------------------------------------------------------------


def check_terms(table: Table[Any]) -> None:
    """Every argument of what was just told and of what is asked has a term that its value fits."""
    terms = table.game.terms
    for event in table.told:
        problems = problems_of_terms(terms, event.args())
        assert not problems, f"{type(event).kind}: {problems}"
    for question in table.pending:
        problems = problems_of_terms(terms, question.args())
        assert not problems, f"{question.kind}: {problems}"


def check_words(table: Table[Any]) -> None:
    """Every candidate can be spelled, and is read again as what it was."""
    for question in table.pending:
        for option in question.options():
            check_spelling(table, question, option)


def check_spelling(table: Table[Any], question: Question[Any], value: Any) -> None:
    """A legal answer can be spelled, and is read again as what it was."""
    game, state = table.game, table.state
    text = game.spell(state, question, value)
    again = game.read(state, question, text)
    meant = question.read(again)
    assert not isinstance(meant, Refusal), f"{question!r}: {text!r} is read as {again!r}, which is refused"
    if not same(question.write(meant), question.write(value)):  # another way to say the same
        assert game.spell(state, question, meant) == text, f"{question!r}: {value!r} is not {text!r}"
        assert _after(table, question, meant) == _after(table, question, value), (
            f"{question!r}: {text!r} is read as {again!r}, which is not {value!r}"
        )


def _after(table: Table[Any], question: Question[Any], answer: object) -> str:
    twin = table.clone(FastDice(1))
    twin.take(question.player, answer)
    return fingerprint(twin)


def check_imagined(table: Table[Any], draw: Draw) -> None:
    """What a player imagines shows that player the same table and asks the same question.

    And it asks the same players: whether somebody is asked never depends on what is hidden.
    """
    game = table.game
    before = fingerprint(table)
    asked_here = [(question.player, question.kind) for question in table.pending]
    for seat in range(table.seats):
        imagined = Seat(table, seat).imagine(draw)
        asked_there = [(question.player, question.kind) for question in imagined.pending]
        assert asked_there == asked_here, f"seat {seat} can imagine that {asked_there} are asked"
    for question in table.pending:
        player = question.player
        imagined = Seat(table, player).imagine(draw)
        same_view = game.view(imagined.state, player) == game.view(table.state, player)
        assert same_view, f"player {player} imagines another table at {question!r}"
        twin = imagined.question(player)
        assert twin is not None, f"player {player} imagines not to be asked {question!r}"
        assert describe(twin) == describe(question), f"player {player} imagines another {question!r}"
        problem = game.problem_of_state(imagined.state)
        assert not problem, f"player {player} imagines the impossible: {problem}"
    assert fingerprint(table) == before, "imagining changed the table"


def check_undo(table: Table[Any], question: Question[Any], answer: object) -> bool:
    """Answer, take back and answer again; returns whether it could be taken back."""
    before = fingerprint(table)
    count = len(table.entries)
    table.take(question.player, answer)
    after = fingerprint(table)
    if table.can_undo(question.player) is not None:
        return False
    table.undo(question.player)
    assert fingerprint(table) == before, f"taking back {answer!r} to {question!r} does not lead back"
    assert len(table.entries) == count
    table.take(question.player, answer)
    assert fingerprint(table) == after, f"{answer!r} to {question!r} means something else the second time"
    return True


def check_log(table: Table[Any]) -> None:
    """The log of a match, read back from its text, replays to the same moment with the same entries."""
    text = log_of(table).to_text()
    again = read_log(text).replay()
    assert fingerprint(again) == fingerprint(table), "the replay of the log ends elsewhere"
    assert same_entries(again.entries, table.entries), "the replay of the log has other entries"
    assert log_of(again).to_text() == text, "the log of the replay is another text"


def option_sets(
    game: Game[Any], count: int, seed: int = 0, most: dict[str, int] | None = None
) -> list[dict[str, Json]]:
    """Varied options that the game accepts, always the same: the defaults first, then every value in turn.

    ``most`` bounds numbers, for games that are played to the end; 0, which stands for no bound, becomes it.
    """
    draw = Draw(seed)
    wanted = [(option, value) for option in game.options for value in _values(option)]
    found: list[dict[str, Json]] = [{}]
    while len(found) < count:
        option, value = wanted[(len(found) - 1) % len(wanted)]
        for _ in range(100):
            given = {other.name: _any_value(other, draw) for other in game.options} | {option.name: value}
            given = _bounded(given, most or {})
            try:
                game.complete_options(given)
            except BadData:
                continue
            found.append(given)
            break
        else:  # it goes with few others
            found.append(dict(game.complete_options({option.name: value})))
    return found[:count]


def _bounded(options: dict[str, Json], most: dict[str, int]) -> dict[str, Json]:
    """Options with no more of anything than the most of it."""
    found = dict(options)
    for name, limit in most.items():
        given = options.get(name)
        if type(given) is int and not 0 < given <= limit:
            found[name] = limit
    return found


def _values(option: Option) -> list[Json]:
    numbers: list[Json] = []
    if option.low <= option.high:
        numbers.extend(sorted({option.low, (option.low + option.high) // 2, option.high}))
    return [*option.values, *numbers]


def _any_value(option: Option, draw: Draw) -> Json:
    """The default half of the time, so that combinations stay playable."""
    values = _values(option)
    return option.default if draw.below(2) else values[draw.below(len(values))]


def checksum(game: Game[Any], games: int, most: dict[str, int] | None = None) -> str:
    """A digest of seeded random games with varied options: equal on both builds and on every machine."""
    digest = blake2b(digest_size=16)
    for number, options in enumerate(option_sets(game, games, 0, most)):
        table = game.table(options, seed=number)
        play_randomly(table, Draw(number))
        for entry in table.entries:
            digest.update(json.dumps(entry.to_json(), sort_keys=True).encode())
        digest.update(fingerprint(table).encode())
    return digest.hexdigest()


__all__ = [
    "Played",
    "Script",
    "Thrown",
    "asked",
    "check_imagined",
    "check_log",
    "check_moment",
    "check_random_game",
    "check_sign",
    "check_spelling",
    "check_undo",
    "check_words",
    "checksum",
    "describe",
    "fingerprint",
    "offered",
    "option_sets",
    "play_out",
    "refusal_of",
    "told_to",
]
