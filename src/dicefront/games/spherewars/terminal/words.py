"""SphereWars in words: combatants by seat and number, places in inches, choices with their chances.

A combatant has the letter of its seat and its number in that seat: ``A7``. Places are inches from the corner
in the south-west: ``12.5,8``; with closed measuring they are parts of the table (SW-BAS-17).
"""

from __future__ import annotations

import re
from typing import Any, Final

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.roster import Roster, read_roster
from dicefront.games.spherewars.rules.secrets import as_seen
from dicefront.games.spherewars.rules.sides import ORDER_FIRST
from dicefront.games.spherewars.rules.signs import chances_of
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.terminal.armies import ARMIES
from dicefront.games.spherewars.terminal.queries import Queries
from dicefront.kernel.errors import BadData, Refusal, UnreadableAnswer
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.game import Game
from dicefront.kernel.gesture import MOVES, PATH, PICK_ONE, PICK_PIECE, PLACE_POINT, PLACE_SEVERAL
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.sign import Sign
from dicefront.kernel.terms import PIECE, POINT, WAY
from dicefront.parts.terminal.forms import Form, has_form
from dicefront.parts.terminal.inches import exact_inches, place_typed
from dicefront.parts.terminal.wording import Choice, Wording, percent
from dicefront.tabletop.reach import Reach
from dicefront.tabletop.units import LIMIT
from dicefront.text.messages import Messages

SEATS: Final = "ABCDEF"
ON_THE_TABLE: Final = (PATH, PLACE_POINT, PLACE_SEVERAL, MOVES)
"""Gestures whose answers are places."""
LABEL: Final = re.compile(r"([a-f])(\d{1,3})")


class Words(Wording):
    """The words of SphereWars in one language."""

    commands = ("odds", "reach", "sight", "where", "cost")

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        super().__init__(game, messages, names)
        self.dutch = messages.language == "nl"
        self.queries = Queries(self)
        self.last: list[str] = []

    # -- names ----------------------------------------------------------------------------------

    def label(self, state: State, number: int) -> str:
        """``A7``: the letter of the seat, and the number in it."""
        owner = state.combatants[number].owner
        before = sum(one.owner == owner for one in state.combatants[: number + 1])
        return f"{SEATS[owner]}{before}"

    def profile(self, one: Combatant) -> str:
        return self.say(f"spherewars.profile.{one.profile.id}")

    def words_for(self, args: dict[str, Json], state: State, about: str) -> dict[str, object]:
        return {**super().words_for(args, state, about), "unit": self.say("spherewars.unit")}

    def word(self, name: str, value: Json, state: Any, about: str) -> object:
        """With closed measuring no place is told by its coordinates (SW-BAS-17)."""
        term = self.game.terms.get(name)
        if term in (POINT, WAY) and is_closed(state) and isinstance(value, list) and value:
            point = value[-1] if term == WAY else value
            if isinstance(point, list):
                return self.queries.place(state, int(str(point[0])), int(str(point[1])))
        return super().word(name, value, state, about)

    def piece(self, number: int, state: State, name: str, about: str) -> object:
        if number == NOBODY:
            return number  # messages have words for it
        if not 0 <= number < len(state.combatants):
            return self.nothing
        return f"{self.profile(state.combatants[number])} {self.label(state, number)}"

    def length(self, length: int) -> object:
        text = f"{length / INCH:.1f}".removesuffix(".0")
        return text.replace(".", ",") if self.dutch else text

    def point(self, point: Json) -> object:
        if isinstance(point, list) and len(point) >= 2 and all(isinstance(part, int) for part in point):
            return ",".join(f"{int(str(part)) / INCH:.1f}".removesuffix(".0") for part in point[:2])
        return point

    def army(self, roster: Json, state: State) -> object:
        """A band by its name or who is in it; several by all of them."""
        if isinstance(roster, list):
            return "; ".join(f"{self.name(seat)}: {self.army(one, state)}" for seat, one in enumerate(roster))
        name = f"{self.say(f'spherewars.band.{roster}')}, " if isinstance(roster, str) else ""
        return name + self.contents(read_roster(roster))

    def contents(self, roster: Roster) -> str:
        """``Packs of Urueh: 2× Imps, Werelynx``."""
        parts = [
            (f"{one.count}× " if one.count > 1 else "") + self.say(f"spherewars.profile.{one.profile.id}")
            for one in roster.recruits
        ]
        return f"{self.say(f'spherewars.race.{roster.race}')}: {', '.join(parts)}"

    def named(self, family: str, id: str, state: Any) -> object:
        """A mission of one's own has its names in the data."""
        own = state.options.mission if isinstance(state, State) else None
        if family == "mission" and own is not None and own.id == id and id not in MISSIONS.missions:
            return own.name_nl if self.dutch else own.name_en
        return super().named(family, id, state)

    def condition(self, one: Combatant) -> str:
        """``4/5, fleeing``: the wounds left, and what is in force."""
        parts = [f"{one.wounds}/{one.profile.wounds}"] if one.profile.wounds else []
        if one.fatigue:
            parts.append(self.say("spherewars.play.tired", fatigue=one.fatigue))
        if one.fleeing:
            parts.append(self.say("spherewars.play.flees"))
        for effect in dict.fromkeys(effect.id for effect in one.effects.all):
            parts.append(self.say_or(f"spherewars.trait.{effect}", effect))
        return ", ".join(parts)

    # -- set-up ---------------------------------------------------------------------------------

    def proposed_options(self) -> dict[str, Json]:
        """A table with scenery and weather, as in the browser."""
        return {"density": "common", "weather": "rolled"}

    # -- typed names ----------------------------------------------------------------------------

    def short_name(self, term: str, number: int, state: State) -> str:
        if term == PIECE and number == ORDER_FIRST:
            return self.say("spherewars.play.order-first")
        known = term == PIECE and 0 <= number < len(state.combatants)
        return self.label(state, number) if known else str(number)

    def called(self, term: str, word: str, state: State) -> int | None:
        if term != PIECE:
            return super().called(term, word, state)
        if word.strip().lower() == self.say("spherewars.play.order-first"):
            return ORDER_FIRST
        found = self.combatant(state, word)
        return None if found is None else found.id

    def combatant(self, state: State, word: str) -> Combatant | None:
        """The combatant that a label means, or a name that only one has."""
        wanted = word.strip().lower()
        if LABEL.fullmatch(wanted):
            return next(
                (one for one in state.combatants if self.label(state, one.id).lower() == wanted), None
            )
        named = [one for one in state.combatants if len(wanted) > 2 and wanted in self.profile(one).lower()]
        return named[0] if len(named) == 1 else None

    def spot(self, point: list[int]) -> str:
        return ",".join(exact_inches(part, INCH) for part in point)

    def spot_called(self, word: str) -> list[int] | None:
        return place_typed(word, INCH, LIMIT)

    def spot_example(self) -> str:
        return "12.5,8"

    # -- what happened --------------------------------------------------------------------------

    def begin(self) -> None:
        self.last = []

    def tell(self, events: list[Event], state: State) -> list[str]:
        """Throws are told by what comes of them; the numbers behind them are kept for ``why``."""
        lines: list[str] = []
        for event in events:
            reasons = self.reasons(event, state)
            if reasons:
                self.last = [*(self.last if lines else []), self.event(event, state), *reasons]
            if not isinstance(event, Thrown):
                lines.append(self.event(event, state))
        return lines

    def reasons(self, event: Event, state: State) -> list[str]:
        """The parts of the numbers of an event, each with its paragraph."""
        found: list[str] = []
        args = event.args()
        for name in ("parts", "number_parts"):
            for part in flat(args.get(name)):
                found.append(f"    {self.say(str(part['reason']))} {part['amount']:+d} ({part['rule']})")
        return found

    def why(self) -> list[str]:
        return self.last or [self.say("play.no-dice")]

    # -- what is asked --------------------------------------------------------------------------

    def choices(self, question: Question[Any], state: State) -> list[Choice]:
        return [self.choice(question, state, answer) for answer in question.options()]

    def choice(self, question: Question[Any], state: State, answer: Any) -> Choice:
        """An answer as it is typed, with what it means and how likely it is to work."""
        sign = question.show(answer)
        written, text = self.typed(question, state, answer), self.shown(sign, state)
        kind = question.gesture().kind
        if isinstance(question, BuildBand):
            text = str(self.army(answer, state))
        elif kind in ON_THE_TABLE and is_closed(state):
            written, text = self.in_words(text, sign, state) or written, ""
        elif kind == PATH and sign.path:
            written, text = f"> {self.point(list[Json](sign.path[-1]))}", ""  # the way there is found again
        elif kind == PICK_ONE and text:
            written, text = text, ""
        elif not text and sign.piece is not None:
            text = str(self.piece(sign.piece, state, "", ""))
        seen = as_seen(state, question.player)
        chances = [one for one in chances_of(seen, question, answer) if one.chance][:3]
        note = ", ".join(f"{self.say(one.id)} {percent(one.chance)}" for one in chances)
        if not chances and kind == PICK_PIECE and sign.piece is not None:
            note = self.condition(state.combatants[sign.piece])
        return Choice(question.write(answer), written, text, note)

    def in_words(self, text: str, sign: Sign, state: State) -> str:
        """What an answer on the table comes to, without coordinates."""
        marked = [point for mark in sign.marks for point in mark.points[-1:]]
        points = list(sign.path[-1:]) if sign.path else [sign.point] if sign.point else marked
        places = dict.fromkeys(self.queries.place(state, point[0], point[1]) for point in points)
        return ": ".join(part for part in (text, ", ".join(places)) if part)

    def hint(self, question: Question[Any], state: State) -> str:
        if isinstance(question, (Confirm, BuildBand)):
            return super().hint(question, state)
        ways = question.options() if question.gesture().kind == PATH else []
        shown = next((way for way in ways if question.show(way).path), question.default())
        return self.say("play.hint", example=self.choice(question, state, shown).written)

    def is_long(self, question: Question[Any]) -> bool:
        return question.gesture().kind == PATH

    def is_detailed(self, question: Question[Any]) -> bool:
        return True

    def read(self, question: Question[Any], state: State, text: str) -> object:
        """Labels and places first: the notation takes any word for one of its own."""
        if has_form(question.gesture()):
            try:
                return Form(self, question, state).answer(text)
            except UnreadableAnswer:
                pass
        return super().read(question, state, text)

    def shorthand(self, question: Question[Any], state: State, text: str) -> object:
        """A band by its id or as a list, a choice in its words; all else in the notation of the game."""
        wanted = text.strip().lower()
        if question.gesture().kind == PICK_ONE or is_closed(state):
            for choice in self.choices(question, state):
                if choice.written.lower() == wanted:
                    return choice.answer
        if isinstance(question, BuildBand) and not text.lstrip().startswith("{"):
            try:
                return ARMIES.roster(
                    "", [part.strip() for part in text.split(",")], dict(state.options.chosen)
                )
            except BadData as error:
                raise UnreadableAnswer(Refusal(error.reason, error.rule, error.arguments)) from error
        return super().shorthand(question, state, text)

    # -- asking the table -----------------------------------------------------------------------

    def pieces(self, state: State) -> list[str]:
        return self.queries.everybody(state)

    def where(self, question: Question[Any] | None, state: State, words: list[str]) -> list[str]:
        return self.queries.where(state, words)

    def sight(self, question: Question[Any] | None, state: State, words: list[str]) -> list[str]:
        return self.queries.sight(state, words)

    def odds(self, question: Question[Any] | None, state: State, words: list[str]) -> list[str]:
        return self.queries.odds(state, words)

    def reach(self, question: Question[Any] | None, state: State, words: list[str]) -> list[str]:
        return self.queries.reach(state, words)

    def reached(self, question: Question[Any] | None, state: State, words: list[str]) -> dict[int, str]:
        found = self.queries.named(state, words[:1])
        return {found[0].id: "+"} if found and state.options.open_measuring else {}

    def reach_area(self, state: State, one: Combatant) -> Reach:
        return self.queries.area(state, one)

    def cost(self, question: Question[Any] | None, state: State, text: str) -> list[str]:
        options = dict(state.options.chosen)
        try:
            roster = self.roster(text, options)
        except BadData as error:
            return [str(error)]
        price = read_roster(roster).price()
        lines = [self.say("spherewars.play.price", price=price, points=state.options.points)]
        return lines + [self.refusal(one, question, state) for one in self.game.problems(roster, options)]

    def roster(self, text: str, options: dict[str, Json]) -> Json:
        return ARMIES.roster("", [part.strip() for part in text.split(",")], options)


def is_closed(state: object) -> bool:
    """Whether no length is told before the rules measure it."""
    return isinstance(state, State) and not state.options.open_measuring


def flat(parts: Json) -> list[dict[str, Any]]:
    """The parts of one or several numbers."""
    if isinstance(parts, dict):
        return [parts]
    return [one for part in parts for one in flat(part)] if isinstance(parts, list) else []
