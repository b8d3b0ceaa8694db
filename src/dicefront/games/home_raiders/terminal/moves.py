"""Moves in Home Raiders: orders described by what comes of them, and orders that a player types.

For all together: ``x d2`` (into base contact), ``to d2`` (as near as possible), ``m2`` (to a marker),
``portal``, ``n 4`` or ``30° 4`` (a direction and inches), ``12.5,8`` (a point); ``-`` to stay. For one after
the other:
``A1 n 4; A2 12.5,8; A3 x d2``.
"""

from __future__ import annotations

import math
import re
from typing import Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.moves import CARRY, CIRCLE, JOIN, LEAVE, PUSH_IT, SHOOT, Move, Orders
from dicefront.games.home_raiders.rules.orders import CLOSER, walkers_of
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.suggested import unit_orders
from dicefront.games.home_raiders.terminal.names import (
    DIRECTIONS,
    character_called,
    point_typed,
    troop_called,
)
from dicefront.games.home_raiders.terminal.vocabulary import Vocabulary
from dicefront.kernel.errors import UnreadableAnswer, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.parts.terminal.wording import Choice
from dicefront.skirmish.advance import advance
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.goals import Goal
from dicefront.skirmish.measuring import distance_of
from dicefront.skirmish.routes import find_way
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.walks import FREE, Walk
from dicefront.tabletop.bases import Base
from dicefront.tabletop.placement import contact_towards, nearest_on
from dicefront.tabletop.units import LIMIT

STAY: Final = ("-", "stay", "blijf", "blijven")
CONTACT: Final = ("x", "contact", "into", "touch", "raak")
TOWARDS: Final = ("to", "towards", "toward", "naar")
PORTAL_WORDS: Final = ("portal", "poort")
SHOOT_WORDS: Final = ("shoot", "schiet", "shot")
_INTO_CONTACT = re.compile(r"^(?:into |in |tot in )?(?:base )?(?:contact|voetcontact)(?: with| met)? ")
_ARTICLE = re.compile(r" (?:the|de|het) ")
_EVERYBODY = re.compile(r"^(?:all|allen|alle|everybody|iedereen) ")
_MARKER = re.compile(r"(?:m|f|marker|fiche|@|◆)\s*(\d+)")
_TURN = re.compile(r"(-?\d+(?:\.\d+)?)\s*(?:°|deg|gr)\s*(\d+(?:[.,]\d+)?)")
_STEP = re.compile(r"([a-z-]+)\s*(\d+(?:[.,]\d+)?)")
WORTH_WHILE: Final = INCH // 2
"""Shorter moves are not proposed; they can be typed."""

MOST_OF_A_MOVE: Final = 0.7
"""A move of which so much brings somebody nearer to an enemy goes towards it."""


class Moves:
    """Orders in words, and words as orders."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    # -- describing -----------------------------------------------------------------------------

    def choices(self, question: GiveOrders, state: State) -> list[Choice]:
        """The proposed orders: into contact first, then to markers, then elsewhere; to stay comes last."""
        ranked = [
            (self._rank(choice), place, choice) for place, choice in enumerate(self._all(question, state))
        ]
        return [choice for _, _, choice in sorted(ranked, key=lambda one: (one[0], one[1]))]

    def _rank(self, choice: Choice) -> int:
        first = choice.written[0]
        return 3 if choice.written == "-" else 0 if first == "x" else 1 if first == "m" else 2

    def _all(self, question: GiveOrders, state: State) -> list[Choice]:
        """Without orders that hardly move anybody, or that come to the same as others."""
        found: list[Choice] = []
        seen: list[str] = []
        for orders in question.options():
            choice = self.choice(question, state, orders)
            alike = re.sub(r"[\d.,″]+", "", choice.text) if choice.written[0] not in "xm" else choice.text
            if alike not in seen and (not orders or self._goes_far(question, orders)):
                seen.append(alike)
                found.append(choice)
        return found or [self.choice(question, state, orders) for orders in question.options()]

    def _goes_far(self, question: GiveOrders, orders: Orders) -> bool:
        judged = question.judgement(orders)
        if any(move.kind for move in orders) or question.terms.stepping or question.terms.formation == CLOSER:
            return True
        return any(walk.cost >= WORTH_WHILE or walk.met for walk in judged.walks)

    def choice(self, question: GiveOrders, state: State, orders: Orders) -> Choice:
        say, moves = self.words.say, orders
        if not moves:
            return Choice(orders, "-", say("home_raiders.play.stay"))
        walks = question.judgement(orders).walks
        special = next((place for place, move in enumerate(moves) if move.kind), NOBODY)
        lead = 0 if special == NOBODY else special
        c = state.characters[moves[lead].character]
        text = self._way(state, c, walks[lead])
        written = self.words.labels.point(walks[lead].x, walks[lead].y)
        met = [enemy for walk in walks for enemy in walk.met]
        marker = self._marker_at(state, moves, walks)
        if special != NOBODY:
            text, written = self._special(state, moves[special], text, written)
        elif met:
            met = sorted(set(met), key=met.index)
            text = say("home_raiders.play.into-contact", met=self.words.labels.characters(state, met))
            written = f"x {self.words.labels.label(state, met[0])}"
        elif marker != NOBODY:
            text = say("home_raiders.play.to-marker", marker=self.words.labels.marker(marker), way=text)
            written = f"m{marker + 1}"
        return Choice(orders, written, text, self._who(state, moves, question))

    def _who(self, state: State, moves: Orders, question: GiveOrders) -> str:
        """Who moves, unless all do."""
        if len(moves) == len(walkers_of(question.terms)):
            return ""
        labels = ", ".join(self.words.labels.label(state, move.character) for move in moves)
        return self.words.say("home_raiders.play.only", who=labels)

    def _special(self, state: State, move: Move, way: str, point: str) -> tuple[str, str]:
        """A move of a special kind: its text, and how it is written."""
        say, names = self.words.say, self.words.labels
        who = names.label(state, move.character)
        args: dict[str, object] = {"who": who, "way": way}
        word = {
            SHOOT: "run", CARRY: "carry", CIRCLE: "round", PUSH_IT: "push", LEAVE: "leave", JOIN: "join"
        }[move.kind]  # fmt: skip
        if move.kind == PUSH_IT:
            args["object"] = names.thing(state, move.thing)
            args["way"] = self._vector(move.dx, move.dy)
            point = f"#{move.thing + 1} {names.point(move.dx, move.dy)}"
        elif move.kind == CARRY:
            args["other"] = names.characters(state, [one[0] for one in move.passengers])
        elif move.kind == JOIN:
            args["troop"] = names.troop(state, move.troop)
        return say(f"home_raiders.play.plan-{word}", **args), f"{word} {who} {point}"

    def _vector(self, dx: int, dy: int) -> str:
        length = self.words.labels.inches(round(math.hypot(dx, dy)))
        direction = self.words.labels.direction(dx, dy)
        return self.words.say("home_raiders.play.way", direction=direction, length=length)

    def _way(self, state: State, c: Character, walk: Walk) -> str:
        """Direction and length, whom it leads to, and any change of height."""
        say, names = self.words.say, self.words.labels
        shape = c.body.shape
        dx, dy = walk.x - shape.x, walk.y - shape.y
        text = self._vector(dx, dy)
        near = self._nearer_to(state, c, walk)
        if near is not None:
            enemy, away = near
            name = names.troop(state, enemy.troop)
            text = say("home_raiders.play.way-towards", troop=name, way=text, away=names.inches(away))
        if walk.z > c.body.bottom + INCH // 4:
            top = self._top_at(state, walk)
            text = say("home_raiders.play.way-up", way=text, object=top)
        elif walk.z < c.body.bottom - INCH // 4:
            text = say("home_raiders.play.way-down", way=text)
        return text

    def _top_at(self, state: State, walk: Walk) -> str:
        for number in state.space.scenery.under(walk.x, walk.y):
            if state.space.things[number].top == walk.z:
                return self.words.labels.thing(state, number)
        return self.words.labels.inches(walk.z)

    def _nearer_to(self, state: State, c: Character, walk: Walk) -> tuple[Character, int] | None:
        """The enemy that the move leads to, if it leads to any, and how far it is then."""
        body = Base(walk.x, walk.y, c.card.radius, walk.z, c.card.height)
        shape = c.body.shape
        length = math.hypot(walk.x - shape.x, walk.y - shape.y)
        best: tuple[Character, int] | None = None
        for enemy in state.characters:
            if enemy.owner == c.owner or enemy.where != ON_TABLE:
                continue
            after, before = int(distance_of(body, enemy.body)), int(distance_of(c.body, enemy.body))
            if before - after >= MOST_OF_A_MOVE * length and length > 0:
                if best is None or after < best[1]:
                    best = (enemy, after)
        return best

    def _marker_at(self, state: State, moves: Orders, walks: list[Walk]) -> int:
        """A marker that somebody would touch and nobody of its side controls."""
        constants = state.options.constants
        for move, walk in zip(moves, walks, strict=True):
            c = state.characters[move.character]
            for number, marker in enumerate(state.markers):
                held = marker.controller
                if held != NOBODY and state.characters[held].owner == c.owner:
                    continue
                far = c.card.radius + constants.marker_radius + constants.contact_gap
                near = math.hypot(walk.x - marker.x, walk.y - marker.y) <= float(far)
                if near and abs(int(walk.z) - marker.z) <= constants.contact_rise:
                    return number
        return NOBODY

    # -- reading --------------------------------------------------------------------------------

    def read(self, question: GiveOrders, state: State, text: str) -> Json:
        """The answer that a text means."""
        return question.write(self._orders(question, state, text))

    def _orders(self, question: GiveOrders, state: State, text: str) -> Orders:
        line = _plainly(text)
        if line in STAY:
            return []
        own = self._own_moves(question, state, line)
        if own is not None:
            return own
        walkers = walkers_of(question.terms)
        if not walkers:
            raise self._not_read(text)
        vector = self._vector_typed(line)
        if vector is not None:
            return self._shifted(question, state, walkers, vector)
        goal = self._goal(state, walkers[0], line)
        if goal is None:
            raise self._not_read(text)
        if len(walkers) == 1:
            move = self._move_of(question, state, Sheet(state), walkers[0], line)
            return [] if move is None else [move]
        return unit_orders(question.terms, Sheet(state), walkers, goal)

    def _not_read(self, text: str) -> UnreadableAnswer:
        return UnreadableAnswer(unreadable(self.words.say("home_raiders.play.a-move"), text))

    def _own_moves(self, question: GiveOrders, state: State, line: str) -> Orders | None:
        """``A1 n 4; A2 12,8``: moves of single characters; none if the line is not like that."""
        layout = Sheet(state)
        found: Orders = []
        for part in line.split(";"):
            who, _, how = part.strip().partition(" ")
            how = _plainly(how)
            c = character_called(self.words.labels, state, who)
            if c is None or not how or who in DIRECTIONS or who in (*CONTACT, *TOWARDS):
                return None
            shoots = how.split()[-1] in SHOOT_WORDS
            if shoots:
                how = how.rsplit(maxsplit=1)[0]
            move = self._move_of(question, state, layout, c, how.strip())
            if move is None:
                raise self._not_read(part)
            found.append(Move(move.character, move.path, SHOOT) if shoots else move)
        return found

    def _move_of(
        self, question: GiveOrders, state: State, layout: Sheet, c: Character, how: str
    ) -> Move | None:
        """The move of one character as it is typed; the layout follows it."""
        allowance = max(question.terms.allowances[c.id], 0)
        shape = layout.body(c).shape
        vector = self._vector_typed(how)
        point = point_typed(how)
        if vector is not None:
            point = [shape.x + vector[0], shape.y + vector[1]]
        if point is not None:
            return self._walked(layout, c, point, allowance)
        goal = self._goal(state, c, how)
        if goal is None:
            return None
        x, y = goal.x, goal.y
        if goal.enemy != NOBODY:
            spot = contact_towards(shape.x, shape.y, c.card.radius, state.characters[goal.enemy].body.shape)
            x, y = spot.x, spot.y
        step = advance(layout, c, x, y, allowance)
        if step is None:
            return Move(c.id, [])
        layout.move(c, step.walk.x, step.walk.y, step.walk.z)
        return Move(c.id, step.path)

    def _walked(self, layout: Sheet, c: Character, point: list[int], allowance: int) -> Move:
        """To a point, by the cheapest way known; the judge says what is wrong if there is none."""
        route = find_way(layout, c, point[0], point[1], point[2] if len(point) > 2 else None, allowance)
        if route.fault == FREE:
            layout.move(c, route.walk.x, route.walk.y, route.walk.z)
        return Move(c.id, route.path)

    def _shifted(
        self, question: GiveOrders, state: State, walkers: list[Character], vector: list[int]
    ) -> Orders:
        """Everybody by the same way, the foremost first; if that cannot be, as the group finds its way."""
        layout = Sheet(state)
        order = sorted(walkers, key=lambda c: -(c.body.shape.x * vector[0] + c.body.shape.y * vector[1]))
        orders: Orders = []
        for c in order:
            shape = c.body.shape
            allowance = question.terms.allowances[c.id]
            orders.append(self._walked(layout, c, [shape.x + vector[0], shape.y + vector[1]], allowance))
        if question.problem_of(orders) is None:
            return orders
        shape = order[0].body.shape
        goal = Goal(shape.x + vector[0], shape.y + vector[1], NOBODY)
        together = unit_orders(question.terms, Sheet(state), walkers, goal)
        return together if together and question.problem_of(together) is None else orders

    def _vector_typed(self, line: str) -> list[int] | None:
        """``n 4``, ``ne4`` or ``30° 4`` as a way in units."""
        turned = _TURN.fullmatch(line)
        named = _STEP.fullmatch(line)
        if turned:
            angle, far = float(turned[1]), turned[2]
        elif named and named[1] in DIRECTIONS:
            angle, far = float(DIRECTIONS[named[1]]), named[2]
        else:
            return None
        length = float(far.replace(",", ".")) * INCH
        if length > LIMIT:
            return None
        radians = math.radians(angle)
        return [math.trunc(length * math.cos(radians)), math.trunc(length * math.sin(radians))]

    def _goal(self, state: State, c: Character, line: str) -> Goal | None:
        """What is to be reached: a point, a marker, a Portal or an enemy."""
        point = point_typed(line)
        if point is not None:
            return Goal(point[0], point[1], NOBODY)
        marker = _MARKER.fullmatch(line)
        first, _, rest = line.partition(" ")
        if first in (*CONTACT, *TOWARDS) and rest:
            rest = rest.strip()
            marker = _MARKER.fullmatch(rest)
            point = point_typed(rest)
            if point is not None:
                return Goal(point[0], point[1], NOBODY)
        else:
            rest = line
        if marker and 1 <= int(marker[1]) <= len(state.markers):
            one = state.markers[int(marker[1]) - 1]
            return Goal(one.x, one.y, NOBODY)
        if rest.partition(" ")[0] in PORTAL_WORDS:
            number = state.space.owned_by(1 - c.owner)
            if number == NOBODY:
                return None
            shape = c.body.shape
            near = nearest_on(shape.x, shape.y, state.space.things[number].shape)
            return Goal(near.x, near.y, NOBODY)
        return self._enemy_goal(state, c, rest)

    def _enemy_goal(self, state: State, c: Character, word: str) -> Goal | None:
        """Towards somebody: a character, or the nearest one of a troop."""
        names = self.words.labels
        who = character_called(names, state, word)
        troop = troop_called(names, state, word)
        if who is None and troop is not None:
            there = [state.characters[member] for member in troop.members]
            who = min(there, key=lambda one: distance_of(c.body, one.body), default=None)
        if who is None or who.where != ON_TABLE or who is c:
            return None
        shape = who.body.shape
        return Goal(shape.x, shape.y, who.id if who.owner != c.owner else NOBODY)

    # -- single points --------------------------------------------------------------------------

    def read_point(self, start: Base, line: str) -> list[int] | None:
        """A point by itself, or by direction and distance from somewhere; with a height if one is typed."""
        point = point_typed(line)
        if point is not None:
            return point
        vector = self._vector_typed(line.strip().lower())
        if vector is None:
            return None
        return [start.shape.x + vector[0], start.shape.y + vector[1]]


def _plainly(text: str) -> str:
    """A typed move without what makes it polite: ``into contact with the Ragmen`` is ``x ragmen``."""
    line = _EVERYBODY.sub("", " ".join(text.lower().split()))
    return _ARTICLE.sub(" ", _INTO_CONTACT.sub("x ", line)).strip()
