"""The rules of one game, without a match; and the register of all games."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, NotYourDecision, Refusal
from dicefront.kernel.ids import NO_RULE, Json, PlayerId, RuleId
from dicefront.kernel.options import Option, complete
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.terms import COMMON
from dicefront.kernel.window import Window

if TYPE_CHECKING:
    from dicefront.kernel.dice import Dice
    from dicefront.kernel.position import Entry
    from dicefront.kernel.table import Table


class Outcome(Plain):
    """How a game ended: the place of every seat (1 is best, equal ones are shared), and the paragraph."""

    def __init__(self, reason: str, rule: RuleId, places: list[int]) -> None:
        self.reason = reason
        self.rule = rule
        self.places = places

    @property
    def winners(self) -> list[PlayerId]:
        """The seats that won; more than one have shared it, all of them means a draw."""
        return [player for player, place in enumerate(self.places) if place == 1]

    @property
    def is_draw(self) -> bool:
        return all(place == 1 for place in self.places)

    def shares(self, sides: list[int]) -> list[float]:
        """The share of the victory of every seat: 1 for the one side that won, less if several share it.

        Seats of one side win together, and none of them takes anything from another.
        """
        won = {sides[winner] for winner in self.winners}
        return [1 / len(won) if side in won else 0.0 for side in sides]

    def to_json(self) -> dict[str, Json]:
        return {"reason": self.reason, "rule": self.rule, "places": list(self.places)}


def won_by(winner: PlayerId, seats: int, reason: str, rule: RuleId) -> Outcome:
    """The outcome in which one seat wins and all others share the second place."""
    return Outcome(reason, rule, [1 if seat == winner else 2 for seat in range(seats)])


def drawn(seats: int, reason: str, rule: RuleId) -> Outcome:
    """The outcome in which all share the first place."""
    return Outcome(reason, rule, [1] * seats)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The whole game between two procedures: plain data, no callables, no seed."""

    def __init__(self) -> None:
        self.outcome: Outcome | None = None

    def copy(self) -> State:
        """A state of its own that shares nothing that changes; written out in every game."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game. Holds no match: everything a match knows is in its state.

    ``id`` names the game everywhere; ``rules`` is the version of its behaviour and goes into every log: a
    change of behaviour raises it, a change of speed or wording does not. ``terms`` says what the arguments of
    its events, questions and refusals mean (``kernel.terms``). ``windows`` are the moments at which a seat
    may interrupt another, by the kind of their questions (``kernel.window``). ``leaves_at_once`` is for rules
    that let a surrender take effect in the middle of a procedure; usually it waits for its end. ``hides``
    says that seats keep something from each other for the whole match, and not in the set-up alone.
    """

    def __init__(
        self,
        id: str,
        rules: str,
        code: str,
        options: list[Option],
        terms: dict[str, str] | None = None,
        windows: list[Window] | None = None,
    ) -> None:
        self.id = id
        self.rules = rules
        self.code = code
        self.options = options
        self.terms = {**COMMON, **terms} if terms else dict(COMMON)
        self.windows: dict[str, Window] = {one.kind: one for one in windows} if windows else {}
        self.leaves_at_once = False
        self.hides = False
        own: object = getattr(type(self), "interrupts")  # noqa: B009 - mypyc would call it
        self.has_interruptions = own is not getattr(Game, "interrupts")  # noqa: B009

    # -- its home -------------------------------------------------------------------------------

    @property
    def home(self) -> str:
        """The package in which everything about the game lives."""
        return type(self).__module__.rpartition(".")[0].removesuffix(".rules")

    def part(self, name: str) -> Any:
        """A part of the game beside its rules, such as ``show``; ``None`` if the game has no such part."""
        module = f"{self.home}.{name}"
        return import_module(module) if self.home and find_spec(module) is not None else None

    # -- set-up ---------------------------------------------------------------------------------

    def complete_options(self, given: Json) -> dict[str, Json]:
        """All options with values; ``BadData`` names the one that does not fit."""
        return complete(self.options, given)

    def seats(self, options: dict[str, Json]) -> int:
        """How many players take part."""
        return 2

    def seat_option(self) -> str | None:
        """The option that holds the number of seats; ``None`` if the number is fixed."""
        names = [option.name for option in self.options]
        return next((name for name in ("seats", "players") if name in names), None)

    def seat_count(self, state: S) -> int:
        """How many players take part in a match that runs."""
        return 2

    def side(self, state: S, player: PlayerId) -> int:
        """The side a seat plays for; seats of one side win together. Usually every seat is its own side."""
        return player

    def sides(self, state: S) -> list[int]:
        """The side of every seat."""
        return [self.side(state, seat) for seat in range(self.seat_count(state))]

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> S:
        """The first state. A roster that is ``None`` is asked for at the table."""
        raise NotImplementedError

    def problems(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        """Everything that keeps a roster from being played; empty if it may be played."""
        return []

    def breaches(self, roster: Json, options: dict[str, Json]) -> list[Refusal]:
        """What a roster breaks and may be played all the same, because the options say that all agreed."""
        return []

    # -- play -----------------------------------------------------------------------------------

    def next_procedure(self, state: S) -> Steps[None] | None:
        """The procedure to run now; ``None`` if the game is over. Changes nothing by itself."""
        raise NotImplementedError

    def view(self, state: S, player: PlayerId | None) -> Json:
        """What a seat may see (``None``: a spectator); built up from nothing, never stripped."""
        raise NotImplementedError

    def as_seen(self, state: S, player: PlayerId | None) -> S:
        """The state without what a seat does not know (``None``: a spectator).

        Previews, chances, looks and standing choices of a seat are computed on it, so none of them can tell
        what is hidden. It is the state itself where all that they read is open.
        """
        return state

    def imagine(self, checkpoint: S, live: S, player: PlayerId, draw: Draw) -> S:
        """A checkpoint this player could come from: everything the player cannot know is drawn anew.

        The tail is played again from it, so whatever the running procedure has used must be there; ``live``
        is the state as it is now, and says what has been shown since the checkpoint. Neither is changed.
        """
        raise NotImplementedError

    def resign(self, state: S, player: PlayerId) -> None:
        """A player gives up: sets the outcome, or marks the seat as gone if the others play on.

        It is called between procedures. Until then, and as long as the seat is gone, the table answers its
        questions by default, so procedures need not look who is there. A surrender that ends the game ends
        it at once, in the middle of whatever is going on.
        """
        raise NotImplementedError

    def is_gone(self, state: S, player: PlayerId) -> bool:
        """Whether the seat has given up while the game goes on."""
        return False

    def agree_draw(self, state: S) -> None:
        """All players agreed on a draw."""
        raise NotYourDecision(Refusal("kernel.no_draws", NO_RULE))

    def why_not_asked(
        self, state: S, player: PlayerId, answer: object, entries: list[Entry]
    ) -> Refusal | None:
        """Why a question to which this answer belongs was passed over; ``None`` if none was."""
        return None

    def unasked(self, state: S, question: Question[Any]) -> list[object]:
        """What is answered in a window for a player who has said nothing about it, in a list.

        It is empty if the player is asked. All tables at which people sit do the same.
        """
        window = self.windows.get(question.kind)
        if window is None:
            return []
        return window.answer(window.usual, self.as_seen(state, question.player), question)

    def turn(self, state: S) -> Json:
        """What stays equal as long as the same turn goes on; ``None`` if the game has no turns."""
        return None

    def activation(self, state: S) -> Json:
        """What stays equal as long as the same activation goes on; ``None`` if the game has none."""
        return None

    def interrupts(self, state: S, player: PlayerId) -> bool:
        """Whether a question to a player interrupts what somebody else is doing: it is a reaction."""
        return False

    def may_undo(self, state: S) -> Refusal | None:
        """Whether this game lets answers be taken back at all."""
        return None

    # -- files ----------------------------------------------------------------------------------

    def encode(self, state: S) -> Json:
        """A state as plain data."""
        raise NotImplementedError

    def decode(self, data: Json) -> S:
        """A state from plain data; ``BadData`` names the place that does not fit."""
        raise NotImplementedError

    def sound(self, state: S) -> S:
        """A state that was read; ``BadData`` if it cannot occur."""
        problem = self.problem_of_state(state)
        if problem:
            raise BadData("state", "a position that can occur", problem)
        return state

    def migrate(self, rules: str, options: dict[str, Json], entries: list[Json]) -> list[Json]:
        """Entries of a log written under older rules, as the present rules would have them."""
        return entries

    def migrate_position(self, rules: str, position: dict[str, Json]) -> dict[str, Json] | None:
        """A position of older rules as the present rules have it; ``None`` if it cannot be read."""
        return None

    # -- words ----------------------------------------------------------------------------------

    def spell(self, state: S, question: Question[Any], answer: object) -> str:
        """An answer in the notation of the game, such as ``b1-d4``; the same in every language."""
        raise NotImplementedError

    def read(self, state: S, question: Question[Any], text: str) -> object:
        """The answer that a text means; ``UnreadableAnswer`` if it means none."""
        raise NotImplementedError

    def diagram(self, state: S) -> str:
        """The table as plain text, for logs and tests."""
        raise NotImplementedError

    def problem_of_state(self, state: S) -> str:
        """What is impossible about a state, or an empty text: the invariants, for tests and fuzzing."""
        return ""

    # -- matches --------------------------------------------------------------------------------

    def table(
        self,
        options: Json = None,
        rosters: list[Json] | None = None,
        seed: int = 0,
        dice: Dice | None = None,
        keep: bool = True,
        stepwise: bool = False,
        start: str = "",
    ) -> Table[S]:
        """A new match. With ``keep=False`` nothing is remembered but the state: fastest, for simulations.

        With ``stepwise=True`` nothing is played before ``Table.step`` is called. ``start`` names a ready
        position (``starts``) in which the match begins, instead of its set-up.
        """
        from dicefront.kernel.table import new_table

        return new_table(self, options, rosters, seed, dice, keep, stepwise, start)

    def starts(self) -> list[str]:
        """The names of the ready positions of the game, the one for newcomers first."""
        part = self.part("scenes")
        return [] if part is None or not hasattr(part, "STARTS") else list(part.STARTS.names)

    def __repr__(self) -> str:
        return f"<game {self.id} {self.rules}>"


GROUP = "dicefront.games"


def game_ids() -> list[str]:
    """The ids of all games that are installed, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def game(id: str) -> Game[Any]:
    """The game of that id; ``BadData`` lists those there are."""
    for point in entry_points(group=GROUP, name=id):
        found = point.load()
        if not isinstance(found, Game):
            raise BadData(f"game {id}", "an entry point that names a Game", found)
        return found
    raise BadData("game", "one of " + ", ".join(game_ids()), id)
