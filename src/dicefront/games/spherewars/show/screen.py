"""SphereWars on a screen: who may act, where everybody would go, and what an attack would come to."""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import to_builtins

from dicefront.games.spherewars.rules.bands import BuildBand
from dicefront.games.spherewars.rules.battlefield import PlacePiece
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.chances import duel, hit, passes
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.missions import DRAWN
from dicefront.games.spherewars.rules.movement import JOINS, RUNS, SPEEDS_UP, action_refused
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.relocating import FAR, Relocate
from dicefront.games.spherewars.rules.scoring import scores_of
from dicefront.games.spherewars.rules.shooting import DeclareShot
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.signs import chances_of
from dicefront.games.spherewars.rules.spell_chances import spell_works
from dicefront.games.spherewars.rules.state import State, activation_of, is_there, mission_of
from dicefront.games.spherewars.rules.windows import IssueOrder
from dicefront.games.spherewars.show import bands, ordering, telling, thinking, weights
from dicefront.games.spherewars.show import looks as table_looks
from dicefront.games.spherewars.show.figures import parts_of
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json, PlayerId
from dicefront.kernel.question import Question
from dicefront.kernel.sign import GOES
from dicefront.parts.show.armies import ArmyBook, ReadyRoster
from dicefront.parts.show.candidates import Candidate, Mark
from dicefront.parts.show.screen import (
    Facts,
    Prompt,
    Screen,
    chance_of,
    chance_shown,
    note_data,
    note_of,
    whole,
)
from dicefront.parts.show.summary import Points
from dicefront.parts.show.verdict import ArmyVerdict
from dicefront.parts.show.weights import Weight
from dicefront.parts.show.words import Chance
from dicefront.tabletop.path import length
from dicefront.tabletop.point import Point
from dicefront.tabletop.sight import HIDDEN
from dicefront.tabletop.units import LIMIT

ACTORS: Final = ("combatant", "issuer")
FOES: Final = ("enemy", "target", "enemies")
MOST_DICE: Final = 12
MOST_TARGET: Final = 12


class SphereWarsScreen(Screen):
    """The screen of SphereWars. Pieces are combatants, points are ``[x, y]``."""

    looks = (*table_looks.KINDS, "propose")
    quick_looks = frozenset(["book", "distance", "thing"])

    def figures(self) -> dict[str, list[Json]]:
        return {one.id: parts_of(one) for one in CATALOGUE.profiles.values() if not one.members}

    def rounds(self, state: State) -> int:
        return state.turn

    def points(self, state: State) -> list[Points]:
        """What a side has, each of its seats has; until the end without what is hidden (SW-WIN-08)."""
        scores = scores_of(state, state.outcome is None)
        sides, mission = self.game.sides(state), mission_of(state)
        kinds = [("blood", "SW-WIN-09", [score.blood for score in scores])]
        if mission.is_scored():
            kinds.insert(0, ("mission", "SW-WIN-03", [score.points for score in scores]))
            if mission.glory != DRAWN:  # SW-MIS-30: the die that names a relic is in the log alone
                kinds.insert(0, ("glory", "SW-WIN-02", [score.total() for score in scores]))
        return [
            Points(id=f"spherewars.show.points-{kind}", values=[found[side] for side in sides], rule=rule)
            for kind, rule, found in kinds
        ]

    def hides_in_windows(self) -> bool:
        return True

    # -- questions ------------------------------------------------------------------------------

    def prompt(self, state: State, question: Question[Any]) -> Prompt:
        prompt = super().prompt(state, question)
        if isinstance(question, BuildBand):
            prompt.args = {"options": dict(state.options.chosen)}
        prompt.piece = named(state, question.args(), ACTORS)
        if isinstance(question, DeclareShot):
            prompt.args = {"weapon": [weapon.id for weapon in question.weapons]}
        prompt.notes = telling.question_notes(state, question)
        if isinstance(question, IssueOrder):
            prompt.barred = ordering.barred_receivers(state, question)
        if question.kind == thinking.MOVE_ACTION:
            words = [RUNS, SPEEDS_UP, JOINS]
            refused = [
                action_refused(state, state.combatants[activation_of(state).who], word) for word in words
            ]
            prompt.notes = [note_of(one) for one in refused if one is not None]
        return prompt

    def weigh(self, state: State, question: Question[Any], answer: Any, found: Candidate) -> Weight:
        weight = weights.weight_of(state, question, answer, found)
        return super().weigh(state, question, answer, found) if weight is None else weight

    def described(self, state: State, question: Question[Any], answer: Any) -> Candidate:
        found = super().described(state, question, answer)
        if not found.chances:
            found.chances = [chance_shown(one) for one in chances_of(state, question, answer)]
        if found.point is None:
            found.point = middle_of(
                [mark.points[-1] for mark in found.marks if mark.role == GOES and mark.points]
            )
        if isinstance(question, BuildBand) and question.is_ready_made(answer):
            found.detail = question.roster(answer).written()
        telling.tell(state, question, answer, found)
        return found

    def marks_of(self, state: State, refusal: Refusal) -> list[Mark]:
        """Who is concerned, and what is in the way."""
        found: list[Mark] = []
        for names, role in ((ACTORS, "acts"), (FOES, "blocks")):
            piece = named(state, refusal.args, names)
            if piece is not None:
                found.append(Mark(role=role, piece=piece))
        place = refusal.args.get("place")
        if isinstance(place, list) and len(place) == 2:
            found.append(Mark(role="blocks", points=[[float(str(part)) for part in place]]))
        return found

    def trial_marks(self, state: State, question: Question[Any], wish: Any, refusal: Refusal) -> list[Mark]:
        """A piece of scenery is also drawn where it may not lie."""
        found = super().trial_marks(state, question, wish, refusal)
        if isinstance(question, PlacePiece) and wish is not None:
            found.append(Mark(role="blocks", points=telling.outline_of(question.scenery, wish)))
        return found

    # -- standing choices -----------------------------------------------------------------------

    def facts(self, state: State, question: Question[Any]) -> Facts:
        """Who may react, how far the acting enemy is away in whole inches, and whether it is seen.

        What is left are the wounds that it can still take.
        """
        found = super().facts(state, question)
        piece = own_piece(state, question)
        found.piece = piece
        if piece is None:
            return found
        own = state.combatants[piece]
        found.left = own.wounds
        foe = None if state.activation is None else state.combatants[state.activation.who]
        if foe is not None and foe.side != own.side and is_there(own) and is_there(foe):
            found.distance = -(-gap(own.body, foe.body) // INCH) if state.options.open_measuring else None
            found.sees = sees(state, own, foe) != HIDDEN
        return found

    # -- looks ----------------------------------------------------------------------------------

    def look(self, state: State, player: PlayerId | None, what: str, args: dict[str, Json]) -> Json:
        return table_looks.look(state, what, args)

    def leads(self, state: State, question: Question[Any]) -> list[Any]:
        return thinking.leads(question)

    def foresees(self, state: State, question: Question[Any], meant: Any) -> bool:
        return thinking.foresees(state, question, meant)

    def propose(self, state: State, question: Question[Any], args: dict[str, Json]) -> Json:
        """The way of one who was told to relocate, beside those that are made already; or all orders."""
        if isinstance(question, IssueOrder):
            return ordering.orders_told(
                state, question, lambda order: cast(Json, to_builtins(self.trial(state, question, order)))
            )
        if not isinstance(question, Relocate):
            return None
        piece = whole(args, "piece", 0, len(state.combatants) - 1)
        end: list[Json] = [whole(args, "x", -LIMIT, LIMIT), whole(args, "y", -LIMIT, LIMIT)]
        via, made = args.get("via"), args.get("made")
        kept = (
            [one for one in made if isinstance(one, list) and one[:1] != [piece]]
            if isinstance(made, list)
            else []
        )
        plan: list[Json] = [*kept, [piece, [*(via if isinstance(via, list) else []), end]]]
        read = question.read(plan)
        steps = [] if isinstance(read, Refusal) else read
        return {
            "plan": plan if isinstance(read, Refusal) else question.write(read),
            "ways": [way_of(step.figure, step.way) for step in steps],
            "formation": {"links": [], "linked": True, "distance": 0},
            "note": note_data(read) if isinstance(read, Refusal) else None,
            "snapped": False,
            "offered": bool(steps),
        }

    def odds(self, situation: dict[str, Json]) -> list[Chance]:
        """``dice`` against ``other`` dice, or a precision or damage roll at a ``target`` number.

        ``what`` may say that it is a ``spell``, ``gems`` hidden ``against`` gems for the successes
        ``needed``, or a ``morale`` roll at a ``target`` number, with a second try for whoever is ``firm``.
        """
        if situation.get("what") == "spell":
            gems, against = (whole(situation, name, 0, MOST_DICE) for name in ("gems", "against"))
            works = spell_works(gems, against, whole(situation, "needed", 1, MOST_TARGET))
            return passed(works, "spherewars.odds.works", "spherewars.odds.fails")
        if situation.get("what") == "morale":
            tries = 2 if situation.get("firm") is True else 1
            return passed(
                passes(whole(situation, "target", 2, MOST_TARGET), tries),
                "spherewars.odds.holds",
                "spherewars.odds.flees",
            )
        dice = whole(situation, "dice", 1, MOST_DICE)
        if "target" in situation:
            return passed(
                hit(dice, whole(situation, "target", 2, MOST_TARGET)).hit,
                "spherewars.odds.success",
                "spherewars.odds.none",
            )
        rolled = duel(dice, whole(situation, "other", 1, MOST_DICE))
        return [
            chance_of("spherewars.odds.win", rolled.win),
            chance_of("spherewars.odds.tie", rolled.tie),
            chance_of("spherewars.odds.lose", rolled.lose),
        ]

    # -- bands ----------------------------------------------------------------------------------

    def army_book(self, options: dict[str, Json]) -> ArmyBook:
        return bands.band_book(options)

    def army_verdict(self, roster: Json, options: dict[str, Json]) -> ArmyVerdict:
        return bands.band_verdict(roster, options)

    def random_army(self, options: dict[str, Json], seed: int) -> ReadyRoster:
        return bands.any_band(options, seed)


def passed(chance: float, yes: str, no: str) -> list[Chance]:
    """A roll that succeeds or does not."""
    return [chance_of(yes, chance), chance_of(no, 1.0 - chance)]


def middle_of(places: list[list[float]]) -> list[float] | None:
    """Where those who go somewhere together are pointed at."""
    if not places:
        return None
    return [sum(place[axis] for place in places) / len(places) for axis in (0, 1)]


def way_of(figure: int, way: list[Point]) -> Json:
    """A way with what it costs of the two inches there are."""
    path: list[Json] = [[point.x, point.y] for point in way]
    return {
        "character": figure,
        "path": path,
        "cost": length(way),
        "limit": FAR,
        "costs": [],
        "met": [],
        "fall": 0,
    }


def named(state: State, args: dict[str, Json], names: tuple[str, ...]) -> int | None:
    """The first combatant among the arguments with one of these names."""
    for name in names:
        piece = args.get(name)
        if isinstance(piece, list) and piece:
            piece = piece[0]
        if type(piece) is int and 0 <= piece < len(state.combatants):
            return piece
    return None


def own_piece(state: State, question: Question[Any]) -> int | None:
    """The combatant of the player who is asked that a question is about."""
    for name in ("combatant", "combatants", "enemy", "target"):
        value = question.args().get(name)
        for piece in value if isinstance(value, list) else [value]:
            if type(piece) is int and 0 <= piece < len(state.combatants):
                if state.combatants[piece].owner == question.player:
                    return piece
    return None
