"""What the table needs to know of a game to talk about it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from dicefront.kernel.agreement import BREACH, ListAgreed
from dicefront.kernel.errors import BadData, Refusal, UnreadableAnswer
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.game import Game, Outcome
from dicefront.kernel.ids import NO_RULE, NOBODY, Json, PlayerId
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.sign import Sign
from dicefront.kernel.terms import (
    DATA,
    DICE,
    ENTRY,
    GROUP,
    LENGTH,
    LIST,
    MARKER,
    MESSAGE,
    PIECE,
    POINT,
    SEAT,
    SPACE,
    TALLY,
    TEXT,
    THING,
    WAY,
    family_of,
)
from dicefront.parts.terminal.forms import Form, Names, has_form
from dicefront.text.messages import Messages


class Choice:
    """One thing that can be answered, as plain data: how it is written, what it means, what may follow."""

    def __init__(self, answer: object, written: str, text: str = "", note: str = "") -> None:
        self.answer = answer
        self.written = written
        self.text = text
        self.note = note


class Step:
    """One part of a line that answers several questions in a row."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text


class Wording(Names):
    """Events, questions and refusals of a game in words.

    ``names`` are the players at the table; a seat without one gets the name that the game has for it.
    """

    commands: tuple[str, ...] = ("odds",)
    """The commands about odds, reach and armies that have an answer in this game."""

    nothing = "none"
    """What stands for an empty list and for nothing in a message."""

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        self.game = game
        self.messages = messages
        self.names = names

    def say(self, id: str, /, **args: object) -> str:
        """A message of the language of the table."""
        return self.messages.text(id, args)

    def say_or(self, id: str, other: str, /, **args: object) -> str:
        """A message that may be missing, and what is said without it."""
        return self.messages.text(id, args) if self.messages.has(id) else other

    # -- players --------------------------------------------------------------------------------

    def name(self, player: PlayerId) -> str:
        """A seat by its name."""
        if player == NOBODY:
            return self.say("play.nobody")
        if player < len(self.names) and self.names[player]:
            return self.names[player]
        return self.seat_name(player)

    def seat_name(self, player: PlayerId) -> str:
        """What the rules call a seat."""
        return self.say_or(f"{self.game.id}.seat-{player}", self.say("play.seat", number=player + 1))

    # -- dice thrown by hand --------------------------------------------------------------------

    def die_name(self, kind: str, sides: int) -> str:
        """What a die of a kind is called."""
        return f"d{sides}"

    def die_faces(self, kind: str) -> dict[str, int]:
        """What may be typed for a die whose faces are no numbers, and the number of a face that shows it."""
        return {}

    # -- what happened --------------------------------------------------------------------------

    def begin(self) -> None:
        """Forget the table: what is told next is told from the start of a match."""

    def watch(self, state: Any) -> None:
        """Remember the table as it stands: what is told next happened from here on."""

    def tell(self, events: list[Event], state: Any) -> list[str]:
        """What happened, line by line. ``state`` is the table after it."""
        return [self.event(event, state) for event in events]

    def event(self, event: Event, state: Any) -> str:
        """One event in words."""
        return self.say(type(event).kind, **self.words_for(event.args(), state, type(event).kind))

    def is_ending(self, event: Event) -> bool:
        """Whether an event tells the end of the game, which the table shows by itself."""
        return type(event).kind.endswith(".game-ended")

    def is_echo(self, event: Event) -> bool:
        """Whether an event only repeats to players what they have just answered."""
        return False

    def why(self) -> list[str]:
        """The last roll that was told, every number with its paragraph."""
        return []

    def throw_words(self, event: Thrown) -> dict[str, object]:
        """The arguments of a throw."""
        return {
            "player": self.name(event.player),
            "purpose": self.say(event.purpose),
            "sides": ", ".join(f"d{sides}" for sides in event.sides),
            "faces": ", ".join(str(face) for face in event.faces),
            "rule": event.rule,
        }

    def words_for(self, args: dict[str, Json], state: Any, about: str) -> dict[str, object]:
        """Arguments of a message with the numbers and ids in them turned into words, by their terms."""
        words = {name: self.word(name, value, state, about) for name, value in args.items()}
        if about == Thrown.kind:
            sides = args["sides"]
            words["sides"] = ", ".join(f"d{one}" for one in sides) if isinstance(sides, list) else ""
        problems = args.get("problems")
        if about == ListAgreed.kind and isinstance(problems, list):
            found = [BREACH.decode(one, about) for one in problems]
            words["problems"] = " ".join(self.refusal(one, None, state) for one in found)
        return words

    def word(self, name: str, value: Json, state: Any, about: str) -> object:
        """One argument in words: what a piece, a space or a length is called is up to the game."""
        if value is None:
            return self.nothing
        term = self.game.terms.get(name, TEXT)
        if term == WAY:
            return self.point(value[-1]) if isinstance(value, list) and value else self.nothing
        if term == POINT:
            return self.point(value)
        if term == TALLY and isinstance(value, list):
            return ", ".join(f"{self.name(seat)} {number}" for seat, number in enumerate(value))
        if term == DICE and isinstance(value, list):
            return " ".join(str(sign) for sign in value)
        if term == LIST:
            return self.army(value, state)
        if term == DATA:
            return value
        if isinstance(value, list):
            return self.several(name, value, state, about) or self.nothing
        if type(value) is int:
            return self._number(term, name, value, state, about)
        if term == MESSAGE:
            return self.say(str(value))
        family = family_of(term)
        return self.named(family, str(value), state) if family else value

    def _number(self, term: str, name: str, value: int, state: Any, about: str) -> object:
        if term == SEAT and value != NOBODY:
            return self.name(value)
        if term == PIECE:
            return self.piece(value, state, name, about)
        if term == GROUP:
            return self.group(value, state)
        if term == SPACE:
            return self.space(value, state)
        if term == THING:
            return self.thing(value, state)
        if term == MARKER:
            return self.marker(value)
        if term == LENGTH:
            return self.length(value)
        return value + 1 if term == ENTRY else value

    def several(self, name: str, values: list[Json], state: Any, about: str) -> str:
        """A list in words."""
        return ", ".join(str(self.word(name, one, state, about)) for one in values)

    def piece(self, number: int, state: Any, name: str, about: str) -> object:
        """What a figure is called."""
        return number

    def group(self, number: int, state: Any) -> object:
        """What a group of figures is called."""
        return number

    def space(self, number: int, state: Any) -> object:
        """What a space is called."""
        return number

    def thing(self, number: int, state: Any) -> object:
        """What something on the table is called."""
        return number

    def marker(self, number: int) -> object:
        """What a marker is called."""
        return number + 1

    def length(self, length: int) -> object:
        """A length in the unit of the reader."""
        return length

    def point(self, point: Json) -> object:
        """A place on the table."""
        return ", ".join(str(one) for one in point) if isinstance(point, list) else point

    def named(self, family: str, id: str, state: Any) -> object:
        """What has a name of its own, such as an ability."""
        return self.say_or(f"{self.game.id}.{family}.{id}", id)

    def army(self, roster: Json, state: Any) -> object:
        """A whole list in one line."""
        return ", ".join(str(one) for one in roster) if isinstance(roster, list) else str(roster)

    # -- what is asked --------------------------------------------------------------------------

    def question(self, question: Question[Any], state: Any) -> str:
        """The prompt."""
        args = self.words_for(question.args(), state, question.kind)
        return self.say(question.kind, **{"player": self.name(question.player), **args})

    def choices(self, question: Question[Any], state: Any) -> list[Choice]:
        """What can be answered, in the order of the numbers at the prompt."""
        spell = self.game.spell
        return [Choice(question.write(one), spell(state, question, one)) for one in question.options()]

    def hint(self, question: Question[Any], state: Any) -> str:
        """How an answer can be typed, with an example."""
        if isinstance(question, Confirm):
            return self.say("play.hint-confirm")
        return self.say("play.hint", example=self.game.spell(state, question, question.default()))

    def notes(self, question: Question[Any], state: Any) -> list[str]:
        """What the player should know before answering, such as the chance of a re-roll."""
        return []

    def is_long(self, question: Question[Any]) -> bool:
        """Whether the choices are better seen on the board than in a list."""
        return False

    def is_detailed(self, question: Question[Any]) -> bool:
        """Whether every choice has so much to tell that it stands on a line of its own."""
        return not question.finite

    def is_private(self, question: Question[Any]) -> bool:
        """Whether the others should look away."""
        return question.secret

    def refusal(self, refusal: Refusal, question: Question[Any] | None, state: Any) -> str:
        """Why something is not possible, with its paragraph."""
        text = self.say(refusal.reason, **self.words_for(refusal.args, state, refusal.reason))
        return text if refusal.rule == NO_RULE or refusal.rule in text else f"{text} ({refusal.rule})"

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        reason = self.say(outcome.reason)
        if outcome.is_draw:
            return self.say("play.ended-drawn", reason=reason, rule=outcome.rule)
        winners = ", ".join(self.name(player) for player in outcome.winners)
        return self.say("play.ended-won", winner=winners, reason=reason, rule=outcome.rule)

    def standings(self, outcome: Outcome, state: Any) -> list[str]:
        """The places of all seats, where there are more than two; best first."""
        if len(outcome.places) < 3:
            return []
        ranked = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        return [self.standing(outcome.places[seat], seat, state) for seat in ranked]

    def standing(self, place: int, player: PlayerId, state: Any) -> str:
        """One line of the standings."""
        return self.say("play.standing", place=place, player=self.name(player))

    # -- what is typed --------------------------------------------------------------------------

    def is_answer(self, question: Question[Any], typed: str) -> bool:
        """Whether a line is meant as an answer, though it begins like a command."""
        return False

    def read(self, question: Question[Any], state: Any, text: str) -> object:
        """The answer that a text means; ``UnreadableAnswer`` says what is wrong, where, and what is right."""
        try:
            return self.shorthand(question, state, text)
        except UnreadableAnswer:
            if not has_form(question.gesture()):
                raise
        return Form(self, question, state).answer(text)

    def shorthand(self, question: Question[Any], state: Any, text: str) -> object:
        """The answer that a text means in the notation of the game; ``UnreadableAnswer`` if it means none."""
        if isinstance(question, Confirm):
            return Form(self, question, state).answer(text)
        return self.game.read(state, question, text)

    def typed(self, question: Question[Any], state: Any, value: Any) -> str:
        """A legal answer as it can be typed."""
        form = Form(self, question, state)
        return form.typed(value) if has_form(form.gesture) else self.game.spell(state, question, value)

    def shown(self, sign: Sign, state: Any) -> str:
        """What a question shows of an answer, in words."""
        notes = [note for note in [sign.note, *sign.notes] if note is not None]
        return ", ".join(self.say(note.id, **self.words_for(note.args, state, note.id)) for note in notes)

    def likely(self, sign: Sign) -> str:
        """The chances that a question shows of an answer, in words."""
        return ", ".join(f"{self.say(one.id)} {percent(one.chance)}" for one in sign.chances if one.chance)

    def form_help(self, question: Question[Any], state: Any) -> str:
        """How an answer is typed that is no choice of the list; empty where there is no other."""
        if question.finite:
            return ""
        form = Form(self, question, state)
        return form.help() if has_form(form.gesture) else ""

    def plan(self, question: Question[Any], state: Any, text: str) -> list[Step]:
        """The parts of a line that answers several questions in a row; usually just one."""
        return [Step(question.kind, text)]

    def cannot_follow(self, question: Question[Any], steps: list[Step], step: Step, state: Any) -> str:
        """Why a part of a line would not be asked for after the parts before it."""
        return self.say("play.cannot-follow", typed=step.text)

    def problems(self, question: Question[Any], state: Any, answer: object) -> list[str]:
        """All that is wrong with an answer, in words; the judge tells only the first."""
        refusal = question.check(answer)
        return [] if refusal is None else [self.refusal(refusal, question, state)]

    # -- asking the table -----------------------------------------------------------------------

    def odds(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        """The chances of what can be done now."""
        return [self.say("play.no-odds")]

    def pieces(self, state: Any) -> list[str]:
        """Everything on the table in words."""
        return self.game.diagram(state).splitlines()

    def danger(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        """What could happen to the own pieces before the next own turn."""
        return [self.say("play.no-odds")]

    def reach(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        """Where something could go."""
        return [self.say("play.no-reach")]

    def reached(self, question: Question[Any] | None, state: Any, words: list[str]) -> dict[int, str]:
        """The same on the board: a sign for every space; an empty one stands for the usual dot."""
        return {}

    def sight(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        """What one piece sees of another."""
        return [self.say("play.no-reach")]

    def where(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        """Where something is, and what it can do."""
        return self.pieces(state)

    def targets(self, question: Question[Any] | None, state: Any, words: list[str]) -> list[str]:
        """What could be attacked from somewhere."""
        return [self.say("play.no-odds")]

    def cost(self, question: Question[Any] | None, state: Any, text: str) -> list[str]:
        """What an army would cost, and all that is wrong with it."""
        return [self.say("play.no-armies")]

    # -- set-up ---------------------------------------------------------------------------------

    def newcomer_options(self) -> dict[str, Json]:
        """The options for somebody who plays for the first time."""
        return {}

    def proposed_options(self) -> dict[str, Json]:
        """What a match has at a terminal unless the call says otherwise, where that is not the default."""
        return {}

    def roster(self, text: str, options: dict[str, Json]) -> Json:
        """An army from a name or a list."""
        raise BadData("army", "no army: this game has none", text)

    def accepts_draw(self, state: Any, player: PlayerId) -> bool:
        """Whether a computer player takes a draw that is offered."""
        return False


def percent(chance: Fraction | float) -> str:
    """A chance in whole percent that never says 0 or 100 for what may or may not happen."""
    if 0 < chance < Fraction(1, 100):
        return "<1%"
    if Fraction(99, 100) < chance < 1:
        return ">99%"
    return f"{round(chance * 100)}%"
