"""The things of Home Raiders in words: figures, troops, teams, objects, places and dice."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.cards import Team
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.dice import FACE_NAMES, FACE_SIGNS, FACES
from dicefront.games.home_raiders.rules.pools import COLOURS
from dicefront.games.home_raiders.rules.rounds import PEARL
from dicefront.games.home_raiders.rules.state import (
    VANISHED,
    Character,
    State,
    Troop,
    members_of,
)
from dicefront.games.home_raiders.rules.team import read_team
from dicefront.games.home_raiders.rules.view import marks
from dicefront.games.home_raiders.terminal.names import (
    Names,
    character_called,
    point_typed,
    troop_called,
)
from dicefront.kernel.game import Game
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.terms import GROUP, PIECE, THING
from dicefront.parts.terminal.inches import exact_inches
from dicefront.parts.terminal.wording import Wording
from dicefront.skirmish.contact import touching_enemies
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.space import Space
from dicefront.text.messages import Messages


class Vocabulary(Wording):
    """Names what is on the table and what messages are about."""

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        super().__init__(game, messages, names)
        self.labels = Names(messages)

    def listed(self, value: Json) -> list[Json]:
        """A list, whatever came."""
        return value if isinstance(value, list) else []

    def abilities(self, c: Character) -> list[str]:
        """The ids of what a character can do now."""
        return c.kit.ids()

    def words_for(self, args: dict[str, Json], state: Any, about: str) -> dict[str, object]:
        return {**super().words_for(args, state, about), "unit": self.say("home_raiders.unit")}

    def several(self, name: str, values: list[Json], state: Any, about: str) -> str:
        if self.game.terms.get(name) == PIECE and isinstance(state, State):
            return self.labels.characters(state, values)
        return super().several(name, values, state, about)

    def piece(self, number: int, state: Any, name: str, about: str) -> object:
        return self.labels.character(state, number) if isinstance(state, State) else number

    def group(self, number: int, state: Any) -> object:
        return self.labels.troop(state, number) if isinstance(state, State) else number

    def thing(self, number: int, state: Any) -> object:
        return self.labels.thing(state, number) if isinstance(state, State) else number

    def marker(self, number: int) -> object:
        return self.labels.marker(number)

    def length(self, length: int) -> object:
        return self.labels.inches(length) if length else 0

    def point(self, point: Json) -> object:
        x, y, z = [number if type(number) is int else 0 for number in [*self.listed(point), 0]][:3]
        return self.labels.place(x, y, z)

    def short_name(self, term: str, number: int, state: Any) -> str:
        if term == PIECE:
            return self.labels.label(state, number)
        if term == GROUP:
            return self.labels.letter(number, state.troops[number].owner)
        return f"#{number + 1}" if term == THING else super().short_name(term, number, state)

    def called(self, term: str, word: str, state: Any) -> int | None:
        if term == PIECE:
            found = character_called(self.labels, state, word)
            return None if found is None else found.id
        if term == GROUP:
            troop = troop_called(self.labels, state, word)
            return None if troop is None else troop.id
        if term == THING:
            number = word.removeprefix("#")
            known = number.isdecimal() and 1 <= int(number) <= len(state.space.things)
            return int(number) - 1 if known else None
        return super().called(term, word, state)

    def own_word(self, name: str) -> str:
        return self.say_or(f"home_raiders.play.word-{name}", name)

    def spot(self, point: list[int]) -> str:
        return ",".join(exact_inches(part, INCH) for part in point)

    def spot_called(self, word: str) -> list[int] | None:
        return point_typed(word)

    def spot_example(self) -> str:
        return "12.5,8"

    def named(self, family: str, id: str, state: Any) -> object:
        """Cards, factions, kinds of objects and tables have their names in the data."""
        if not isinstance(state, State) or family == "ability":
            return super().named(family, id, state)
        if family == "card" and id in state.options.cards.cards:
            return self.labels.card(state.options.cards.cards[id])
        if family == "faction" and id in state.options.cards.factions:
            return self.faction(state, id)
        if family == "kind":
            return self.labels.kind(state, id)
        return self.table_name(state) if family == "value" else id

    def army(self, roster: Json, state: Any) -> object:
        if not isinstance(state, State):
            return super().army(roster, state)
        return self.team_line(read_team(roster, state.options))

    def faction(self, state: State, id: str) -> str:
        found = state.options.cards.factions[id]
        return found.name_nl if self.labels.dutch else found.name_en

    def table_name(self, state: State) -> str:
        """The name of the table: of a ready-made one, of a kind of random one, or of one's own."""
        file = state.options.table_file
        name = file.name_nl if self.labels.dutch else file.name_en
        return self.say_or(f"home_raiders.value.{file.id}", name)

    def team_line(self, team: Team) -> str:
        """``2× Ragmen, Foreman Clank, tin as Portal``."""
        parts: list[str] = []
        for entry in team.entries:
            name = self.labels.card(entry.card)
            parts.append(f"{entry.copies}× {name}" if entry.copies > 1 else name)
        return ", ".join(parts)

    def condition(self, state: State, number: int) -> str:
        """What is in force on a character: wounds, on the ground, marks."""
        c = state.characters[number]
        parts: list[str] = []
        if c.wounds:
            parts.append(self.say("home_raiders.play.wounds", wounds=c.wounds))
        if c.down:
            parts.append(self.say("home_raiders.play.down"))
        parts += [self.say(f"home_raiders.play.mark-{mark}") for mark in marks(c) if mark != "acted"]
        return ", ".join(parts)

    def strength(self, state: State, troop: Troop) -> str:
        """How many are left of a troop, and how they are."""
        there = members_of(state, troop)
        wounds = sum(c.wounds for c in there)
        parts = [self.say("home_raiders.play.figures", count=len(there))]
        if wounds:
            parts.append(self.say("home_raiders.play.wounds", wounds=wounds))
        if any(c.down for c in there):
            parts.append(self.say("home_raiders.play.down"))
        return ", ".join(parts)

    def where_is(self, state: State, x: int, y: int, z: int) -> str:
        """A place in words: its part of the table, and the object it is on."""
        space: Space = state.space
        column = 0 if 3 * x < space.width else 2 if 3 * x > 2 * space.width else 1
        row = 0 if 3 * y < space.depth else 2 if 3 * y > 2 * space.depth else 1
        text = self.say(f"home_raiders.play.region-{row}{column}")
        for number in space.scenery.under(x, y):
            if z > 0 and space.things[number].top == z:
                return self.say(
                    "home_raiders.play.on-top", object=self.labels.thing(state, number), region=text
                )
        return text

    # -- what is on the table -------------------------------------------------------------------

    def pieces(self, state: Any) -> list[str]:
        lines: list[str] = []
        for seat in (0, 1):
            lines.append(self.name(seat))
            for troop in state.troops:
                if troop.owner == seat and troop.members:
                    lines += ["  " + self.figure(state, c) for c in members_of(state, troop)]
        for number, marker in enumerate(state.markers):
            place = self.labels.place(marker.x, marker.y, marker.z)
            name = self.labels.marker(number)
            held = marker.controller
            by = self.labels.character(state, held) if held != NOBODY else self.nothing
            lines.append(self.say("home_raiders.play.marker-there", marker=name, place=place, by=by))
        for number, thing in enumerate(state.space.things):
            args = {"object": self.labels.thing(state, number), "height": self.labels.inches(thing.top)}
            place = self.labels.point(thing.shape.x, thing.shape.y)
            which = "object-climbable" if thing.climbable else "object-there"
            text = self.say(f"home_raiders.play.{which}", place=place, **args)
            if thing.owner != NOBODY:
                text += " " + self.say("home_raiders.play.is-portal", player=self.name(thing.owner))
            lines.append(text)
        return lines

    def figure(self, state: State, c: Character) -> str:
        """One character: where it is, how it is, and whom it touches."""
        name = self.labels.character(state, c.id)
        if c.where != ON_TABLE:
            gone = "gone" if c.where == VANISHED else "waiting"
            return self.say(f"home_raiders.play.{gone}", who=name)
        shape = c.body.shape
        place = self.labels.place(shape.x, shape.y, c.body.bottom)
        parts = [self.say("home_raiders.play.stands", who=name, place=place)]
        top = self.labels.standing_on(state, c)
        if top is not None:
            number = state.space.things.index(top)
            parts.append(self.say("home_raiders.play.on", object=self.labels.thing(state, number)))
        condition = self.condition(state, c.id)
        if condition:
            parts.append(condition)
        touched = touching_enemies(state, c)
        if touched:
            met = self.labels.characters(state, [enemy.id for enemy in touched])
            parts.append(self.say("home_raiders.play.touches", met=met))
        return ", ".join(parts)

    # -- dice thrown by hand --------------------------------------------------------------------

    def die_name(self, kind: str, sides: int) -> str:
        if kind.startswith(PEARL):
            faces = self.die_faces(kind)
            names = [f"{seat + 1} {self.name(seat)}" for seat in (0, 1) if str(seat + 1) in faces]
            return self.say("home_raiders.play.die-pearl", pearls=", ".join(names))
        if kind in COLOURS:
            return self.say(f"home_raiders.play.die-{kind}")
        return super().die_name(kind, sides)

    def die_faces(self, kind: str) -> dict[str, int]:
        """Dice by Blank, Ace and Critical Ace in words or signs; a pearl by the player it belongs to."""
        found: dict[str, int] = {}
        if kind.startswith(PEARL):
            own, all_of_them = (int(number) for number in kind.split()[1:])
            for seat, face in ((0, 1), (1, own + 1)):
                if (own if seat == 0 else all_of_them - own) > 0:
                    for word in (str(seat + 1), self.name(seat), self.seat_name(seat)):
                        found[word.lower()] = face
        elif kind in COLOURS:
            faces = FACES[COLOURS.index(kind)]
            for shown, name in enumerate(FACE_NAMES):
                if shown in faces:
                    for word in (FACE_SIGNS[shown], name, self.say(f"home_raiders.play.face-{name}")):
                        found[word.lower()] = faces.index(shown) + 1
        return found
