"""The interface between the server and one game: candidates, previews, looks, armies.

All of it is pure: it reads the state and changes nothing. The base works for every game, from what the
kernel knows; a game's own screen adds pieces, spaces, chances and reasons, so that the client needs no rules.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from dicefront.kernel import sign as signs
from dicefront.kernel.errors import BadData, NotYourDecision, Refusal
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.modifier import Modifier
from dicefront.kernel.plain import same
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.sign import Sign
from dicefront.kernel.window import Window
from dicefront.parts.show.armies import ArmyBook, ReadyRoster
from dicefront.parts.show.candidates import Barred, Candidate, Mark
from dicefront.parts.show.nearest import nearest
from dicefront.parts.show.summary import Points
from dicefront.parts.show.tables import TableSheet
from dicefront.parts.show.verdict import ArmyProblem, ArmyVerdict
from dicefront.parts.show.weights import HEAVY, MAIN, PLAIN, QUIET, Weight, passes
from dicefront.parts.show.words import Chance, Note, Part

MOST_CANDIDATES = 400
"""More are not sent at once: a client asks for the others, page by page (the look ``candidates``)."""


class Facts:
    """What a window to react is about, for standing choices that have conditions.

    ``piece`` may react; ``distance`` is how far the enemy it reacts to is away, in the unit of the game, and
    ``sees`` whether it sees that enemy. ``left`` is what there is left of what the game counts for it.
    ``calls`` are the open facts on which a player may wish to be asked.
    """

    def __init__(self, piece: int | None = None) -> None:
        self.piece = piece
        self.distance: int | None = None
        self.sees: bool | None = None
        self.left: int | None = None
        self.calls: list[str] = []


class Prompt:
    """What a screen adds to a question."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self.candidates = candidates
        self.barred: list[Barred] = []
        self.notes: list[Note] = []
        self.chances: list[Chance] = []
        self.piece: int | None = None
        self.args: dict[str, Json] = {}


class Screen:
    """A game as a screen shows it."""

    looks: tuple[str, ...] = ()
    """All looks that there are."""
    quick_looks: frozenset[str] = frozenset()
    """Looks that never take longer than some milliseconds; all others are worked out by the desk."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    # -- set-up ---------------------------------------------------------------------------------

    def quick_options(self) -> dict[str, Json]:
        """The options of *Play now*: the smallest official set-up."""
        return {}

    def seat_counts(self) -> list[int]:
        """How many players can take part."""
        name = self.game.seat_option()
        for option in self.game.options:
            if option.name == name:
                return [value for value in option.values if type(value) is int]
        return [self.game.seats(self.game.complete_options(None))]

    def has_draws(self) -> bool:
        """Whether a draw can be agreed on."""
        return type(self.game).agree_draw is not Game.agree_draw

    def hides_in_windows(self) -> bool:
        """Whether there are questions that hide something (``Question.secret``) besides their answer."""
        return False

    def accepts_draw(self, state: Any, player: PlayerId) -> bool:
        """Whether a computer player takes a draw that is offered."""
        return False

    def figures(self) -> dict[str, list[Json]]:
        """What the figures that come with the game look like, where they are drawn from parts."""
        return {}

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: Any, question: Question[Any]) -> Prompt:
        """The candidates of a question with what each would do."""
        return Prompt(self.page(state, question, 0))

    def page(self, state: Any, question: Question[Any], first: int) -> list[Candidate]:
        """As many candidates as are sent at once, from this one on."""
        options = question.options()[first : first + MOST_CANDIDATES]
        return [self.candidate(state, question, answer) for answer in options]

    def candidate(self, state: Any, question: Question[Any], answer: Any) -> Candidate:
        """One legal answer, with what it would do and how much it means to give it."""
        found = self.described(state, question, answer)
        found.weight = self.weigh(state, question, answer, found)
        return found

    def described(self, state: Any, question: Question[Any], answer: Any) -> Candidate:
        """What an answer would do: the sign of the question as a message."""
        sign = question.show(answer)
        found = shown(sign, question.write(answer))
        found.spelled = self.spelled(state, question, answer)
        found.form = form_of(question, answer, found.answer)
        if sign.group is not None:
            show_group(found, self.members(state, sign.group))
        return found

    def weigh(self, state: Any, question: Question[Any], answer: Any, found: Candidate) -> Weight:
        """How much it means to give an answer; what is lost or given up by it goes to its notes."""
        if isinstance(question, Confirm):
            return MAIN if answer else QUIET
        if passes(found.answer):
            return QUIET
        return HEAVY if found.target is not None and found.chances else PLAIN

    def members(self, state: Any, group: int) -> list[int]:
        """The pieces of a group; the first one stands for all."""
        return []

    def spelled(self, state: Any, question: Question[Any], answer: object) -> str:
        """An answer in the notation of the game."""
        if isinstance(question, Confirm):
            return "+" if answer else "-"
        return self.game.spell(state, question, answer)

    def marks_of(self, state: Any, refusal: Refusal) -> list[Mark]:
        """What is in the way, to be drawn beside a refusal."""
        return []

    def trial(self, state: Any, question: Question[Any], answer: Any) -> Candidate:
        """A legal answer that somebody tries, as it was read, with all that can be told about it."""
        return self.candidate(state, question, answer)

    def trial_marks(self, state: Any, question: Question[Any], wish: Any, refusal: Refusal) -> list[Mark]:
        """What to draw beside the refusal of an answer that somebody tries.

        ``wish`` is what the question made out of it (``Question.understood``), or nothing.
        """
        return self.marks_of(state, refusal)

    # -- standing choices -----------------------------------------------------------------------

    def facts(self, state: Any, question: Question[Any]) -> Facts:
        """What a question is about, and the calls of its window."""
        found = Facts()
        found.calls = self.calls(question)
        return found

    def calls(self, question: Question[Any]) -> list[str]:
        """The open facts that hold by the rules alone."""
        window = self.game.windows.get(question.kind)
        return question.calls() if window is None else window.calls_of(question)

    def may_call(self, window: Window) -> list[str]:
        """The open facts that may hold or not in a window, for a player who wishes to be asked only then."""
        return window.may_call

    def reacting(self, state: Any, question: Question[Any]) -> Any:
        """The best answer that does not decline, by its first chance."""
        declines = question.decline()
        others = [answer for answer in question.options() if not same(answer, declines)]
        if not others:
            return declines
        return max(others, key=lambda answer: self.chance_of_answer(state, question, answer))

    def chance_of_answer(self, state: Any, question: Question[Any], answer: Any) -> float:
        """The chance in percent that an answer leads to what is wanted; 0 if nobody can say."""
        chances = self.candidate(state, question, answer).chances
        return chances[0].percent if chances else 0.0

    def gains(self, state: Any, question: Question[Any]) -> bool:
        """Whether an answer is likelier to lead to what is wanted than declining is."""
        declines = question.decline()
        if not self.candidate(state, question, declines).chances:
            return True  # nobody can say: the player decides
        kept = self.chance_of_answer(state, question, declines)
        return self.chance_of_answer(state, question, self.reacting(state, question)) > kept

    # -- looks ----------------------------------------------------------------------------------

    def look(self, state: Any, player: PlayerId | None, what: str, args: dict[str, Json]) -> Json:
        """Reach, odds, danger and the like; ``BadData`` names what there is."""
        raise BadData("look", "nothing: this game has no looks", what)

    def foresees(self, state: Any, question: Question[Any], meant: Any) -> bool:
        """Whether a player may see what follows an answer before giving it: only if nothing hidden shows."""
        return False

    def leads(self, state: Any, question: Question[Any]) -> list[Any]:
        """The answers whose next question is shown as soon as something is selected: a move, a shot."""
        return []

    def propose(self, state: Any, question: Question[Any], args: dict[str, Json]) -> Json:
        """An answer that comes as near as can be to what somebody points at; ``None`` if there is none."""
        return None

    def nearest(self, state: Any, question: Question[Any], form: Json) -> Candidate | None:
        """The legal answer that comes nearest to what a hand made and the rules refuse."""
        found = nearest(question, form)
        return None if found is None else self.trial(state, question, found)

    # -- how it stands --------------------------------------------------------------------------

    def rounds(self, state: Any) -> int:
        """How many rounds or turns were begun; 0 where nobody counts them."""
        return 0

    def points(self, state: Any) -> list[Points]:
        """What every seat has of everything that the game is won by, by kind; what decides comes first."""
        return []

    # -- armies ---------------------------------------------------------------------------------

    def has_armies(self) -> bool:
        """Whether there are armies to build."""
        return type(self).army_book is not Screen.army_book

    def army_book(self, options: dict[str, Json]) -> ArmyBook | None:
        """All that an army builder needs; ``None`` if the game has no armies."""
        return None

    def table_sheet(self, name: str, text: str, draft: bool) -> TableSheet | None:
        """A table by name or as the text of a file; ``None`` if the game has no tables to choose.

        Of a draft it is told what is wrong; any other that does not fit is refused.
        """
        return None

    def army_verdict(self, roster: Json, options: dict[str, Json]) -> ArmyVerdict:
        """Everything that is wrong with an army, and what it costs."""
        problems = self.game.problems(roster, options)
        found = [ArmyProblem(note=note_of(problem), entry=-1) for problem in problems]
        return ArmyVerdict(problems=found, cost=None, budget=None, entries=[])

    def random_army(self, options: dict[str, Json], seed: int) -> ReadyRoster:
        """Any army that fits."""
        raise NotYourDecision(Refusal("server.no-armies", "-", {"game": self.game.id}))

    def odds(self, situation: dict[str, Json]) -> list[Chance]:
        """Odds outside a match."""
        raise BadData("odds", "nothing: this game has no odds outside a match", situation)


# -- signs --------------------------------------------------------------------------------------


def show_group(found: Candidate, members: list[int]) -> None:
    """A group stands where its first piece stands: it acts, or a piece aims at it."""
    front = members[0] if members else None
    if found.piece is None:
        found.piece = front
        found.marks.extend(Mark(role=signs.ACTS, piece=member) for member in members)
    elif found.target is None:
        found.target = front
        found.marks.extend(Mark(role=signs.HITS, piece=member) for member in members)


def shown(sign: Sign, answer: Json) -> Candidate:
    """A sign as a message; how its answer is spelled is left open."""
    marks = [mark_of(mark) for mark in sign.marks]
    if sign.path:
        marks.insert(0, Mark(role=signs.PASSES, piece=sign.piece, points=points_of(sign.path)))
    return Candidate(
        answer=answer,
        spelled="",
        note=None if sign.note is None else told(sign.note),
        piece=sign.piece,
        space=sign.space,
        target=sign.target,
        point=None if sign.point is None else [float(part) for part in sign.point],
        chances=[chance_shown(chance) for chance in sign.chances],
        notes=[told(note) for note in sign.notes],
        marks=marks,
        detail=sign.detail,
        group=sign.group,
    )


def form_of(question: Question[Any], value: Any, answer: Json) -> Json:
    """An answer in the form of the gesture; nothing where that is the answer itself."""
    form = question.in_hand(value)
    return None if same(form, answer) else form


def mark_of(mark: signs.Mark) -> Mark:
    """A mark of a sign as a message."""
    return Mark(
        role=mark.role,
        piece=mark.piece,
        space=mark.space,
        points=points_of(mark.points),
        note=None if mark.note is None else told(mark.note),
    )


def chance_shown(chance: signs.Chance) -> Chance:
    """A chance of a sign as a message."""
    return chance_of(chance.id, chance.chance, parts_of(chance.why))


def points_of(points: list[list[int]]) -> list[list[float]]:
    """Points for a drawing."""
    return [[float(part) for part in point] for point in points]


def told(note: signs.Note) -> Note:
    """A note of a sign as a message."""
    return Note(id=note.id, args=note.args, rule=note.rule)


# -- words and numbers --------------------------------------------------------------------------


def note_of(refusal: Refusal) -> Note:
    """A refusal as a message."""
    return Note(id=refusal.reason, args=dict(refusal.args), rule=refusal.rule)


def note_data(refusal: Refusal) -> dict[str, Json]:
    """A refusal inside the data of a look."""
    return {"id": refusal.reason, "args": dict(refusal.args), "rule": refusal.rule}


@cache
def _text_of(chance: Fraction) -> tuple[str, float]:
    return str(chance), round(float(chance) * 100, 2)


def chance_of(id: str, chance: Fraction | float, why: list[Part] | None = None) -> Chance:
    """A chance in percent, and exact where it is known exactly."""
    if isinstance(chance, float):
        exact, percent = "", round(chance * 100, 2)
    else:
        exact, percent = _text_of(chance)
    return Chance(id=id, exact=exact, percent=percent, why=why or [])


def chance_data(chance: Chance) -> dict[str, Json]:
    """A chance inside the data of a look."""
    why: list[Json] = [{"reason": one.reason, "amount": one.amount, "rule": one.rule} for one in chance.why]
    return {"id": chance.id, "exact": chance.exact, "percent": chance.percent, "why": why}


def parts_of(parts: list[Modifier]) -> list[Part]:
    """The parts of a number, to show where it comes from."""
    return [Part(reason=part.reason, amount=part.amount, rule=part.rule) for part in parts]


def whole(args: dict[str, Json], name: str, low: int, high: int) -> int:
    """A whole number out of the arguments of a look."""
    value = args.get(name)
    if type(value) is not int or not low <= value <= high:
        raise BadData(f"look.{name}", f"a whole number from {low} to {high}", value)
    return value
