"""Questions to the table of SphereWars: where everybody is, reach, sight and odds."""

from __future__ import annotations

import re
from typing import Any, Final

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.ground import Gait
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.movement import reach_of
from dicefront.games.spherewars.rules.pace import pace_of
from dicefront.games.spherewars.rules.profile import COMMON_HEIGHT, NONE
from dicefront.games.spherewars.rules.prospects import fight_prospect, shot_prospect
from dicefront.games.spherewars.rules.scenery import floor_of, terrain_of
from dicefront.games.spherewars.rules.sight import sees
from dicefront.games.spherewars.rules.state import Combatant, State, is_enemy, is_there
from dicefront.games.spherewars.rules.subjects import ATTRIBUTES
from dicefront.games.spherewars.rules.ways import gait_of
from dicefront.games.spherewars.show.pieces import piece_notes
from dicefront.kernel.modifier import Total
from dicefront.parts.terminal.wording import percent
from dicefront.skirmish.space import Thing
from dicefront.tabletop.reach import Reach
from dicefront.tabletop.sight import HIDDEN, OPEN

THING: Final = re.compile(r"#(\d{1,3})")
PARTS: Final = [
    ["south-west", "south", "south-east"],
    ["west", "middle", "east"],
    ["north-west", "north", "north-east"],
]


class Queries:
    """Answers in words. With closed measuring no length is told (SW-BAS-16)."""

    def __init__(self, words: Any) -> None:
        self.words = words  # of the class Words, which asks these questions

    def named(self, state: State, words: list[str]) -> list[Combatant]:
        """Those on the table whom words mean."""
        found = [self.words.combatant(state, word) for word in words]
        return [one for one in found if one is not None and is_there(one)]

    def name(self, state: State, one: Combatant) -> str:
        return str(self.words.piece(one.id, state, "", ""))

    def everybody(self, state: State) -> list[str]:
        """Everybody on the table, and the scenery by the numbers of the map."""
        there = [self.line(state, one) for one in state.combatants if is_there(one)]
        things = [self.thing(state, number, one) for number, one in enumerate(state.space.things)]
        return [*there, *things] or [self.words.say("spherewars.play.empty")]

    def place(self, state: State, x: int, y: int) -> str:
        """Inches; with closed measuring only the part of the table (SW-BAS-17)."""
        if state.options.open_measuring:
            return str(self.words.point([x, y]))
        space = state.space
        row, column = min(2, 3 * y // space.depth), min(2, 3 * x // space.width)
        return str(self.words.say(f"spherewars.play.part-{PARTS[row][column]}"))

    def thing(self, state: State, number: int, thing: Thing) -> str:
        """``#3 Wood at 12,4``."""
        what = self.words.say_or(f"spherewars.scenery.{thing.kind}", thing.kind)
        place = self.place(state, thing.shape.x, thing.shape.y)
        text = "spherewars.play.lies" if state.options.open_measuring else "spherewars.play.lies-in"
        line = self.words.say(text, number=number + 1, what=what, place=place)
        height = terrain_of(state.space).pieces[number].height
        return f"{line} {self.words.say('spherewars.play.high', number=height)}" if height else str(line)

    def what_it_does(self, state: State, word: str, mover: Combatant | None) -> list[str]:
        """``where #3 A7``: a piece of scenery, and what it does to somebody or to anybody on foot."""
        match = THING.fullmatch(word)
        if match is None or not 0 < int(match[1]) <= len(state.space.things):
            return []
        number = int(match[1]) - 1
        gait = Gait(0, COMMON_HEIGHT, False) if mover is None else gait_of(state, mover)
        notes = [
            f"{self.words.say(note.id, **note.args)} ({note.rule})"
            for note in piece_notes(terrain_of(state.space).pieces[number], gait)
        ]
        return [self.thing(state, number, state.space.things[number]), "  " + ", ".join(notes)]

    def line(self, state: State, one: Combatant) -> str:
        """``Werelynx A7 at 12.5,8: 4/5``, and the floor of who is upstairs in a building."""
        shape = one.body.shape
        place = self.place(state, shape.x, shape.y)
        stands = "spherewars.play.stands" if state.options.open_measuring else "spherewars.play.stands-in"
        floor = floor_of(one.body)
        line = f"{self.words.say(stands, who=self.name(state, one), place=place)} {self.words.condition(one)}"
        return f"{line} {self.words.say('spherewars.play.upstairs', number=floor)}" if floor else line

    def where(self, state: State, words: list[str]) -> list[str]:
        """Where somebody is, its attributes, what it can do and whom it touches; without a name everybody.

        A piece of scenery has the number of the map: ``where #3``, or ``where #3 A7`` for what it does to A7.
        """
        if not words:
            return self.everybody(state)
        named = self.named(state, words)
        mover = named[0] if named else None
        lines = [line for word in words for line in self.what_it_does(state, word, mover)]
        for one in [] if lines else named:
            numbers = [
                f"{self.words.say(f'spherewars.attribute.{name}')} {value(state, one, number)}"
                for number, name in enumerate(ATTRIBUTES)
                if value(state, one, number) != NONE
            ]
            traits = [self.words.say_or(f"spherewars.trait.{trait}", trait) for trait in one.kit.ids()]
            lines += [self.line(state, one), "  " + ", ".join(numbers), "  " + ", ".join(traits)]
            touched = [self.name(state, other) for other in touching_enemies(state, one)]
            if touched:
                lines.append("  " + self.words.say("spherewars.play.touches", enemies=", ".join(touched)))
        return lines or [self.words.say("spherewars.play.where-usage")]

    # -- reach and sight ------------------------------------------------------------------------

    def area(self, state: State, one: Combatant) -> Reach:
        return reach_of(state, one, pace_of(state, one).single)

    def reach(self, state: State, words: list[str]) -> list[str]:
        found = self.named(state, words[:1])
        if not found:
            return [self.words.say("spherewars.play.reach-usage")]
        if not state.options.open_measuring:
            return [self.words.say("spherewars.play.closed")]
        stride = pace_of(state, found[0]).single
        length = self.words.length(stride.allowance(0))
        return [self.words.say("spherewars.play.reach", who=self.name(state, found[0]), length=length)]

    def sight(self, state: State, words: list[str]) -> list[str]:
        """How much one sees of another, or of every enemy."""
        found = self.named(state, words[:2])
        if not found or len(found) < len(words[:2]):
            return [self.words.say("spherewars.play.sight-usage")]
        enemies = [one for one in state.combatants if is_there(one) and is_enemy(found[0], one)]
        return [self.seen(state, found[0], other) for other in (found[1:] or enemies)]

    def seen(self, state: State, eye: Combatant, target: Combatant) -> str:
        level = sees(state, eye, target)
        which = "open" if level == OPEN else "hidden" if level == HIDDEN else "partial"
        args = {"who": self.name(state, eye), "target": self.name(state, target)}
        text = self.words.say(f"spherewars.play.sight-{which}", **args)
        if not state.options.open_measuring:
            return str(text)
        length = self.words.length(gap(eye.body, target.body))
        return f"{text} {self.words.say('spherewars.play.away', length=length)}"

    # -- odds -----------------------------------------------------------------------------------

    def odds(self, state: State, words: list[str]) -> list[str]:
        """``odds A7 B2``: a fight between the two, and shots of the first at the second."""
        found = self.named(state, words)
        if len(words) != 2 or len(found) != 2 or not is_enemy(found[0], found[1]):
            return [self.words.say("spherewars.play.odds-usage")]
        one, other = found
        fight = fight_prospect(state, one, other)
        args = {"who": self.name(state, one), "target": self.name(state, other)}
        chances = {
            "win": percent(fight.rolled.win),
            "lose": percent(fight.rolled.lose),
            "kill": percent(fight.ends.kill),
            "die": percent(fight.ends.die),
        }
        lines = [self.words.say("spherewars.play.odds-fight", **args, **chances)]
        lines += [self.total("dice", fight.own.total()), self.total("foes-dice", fight.other.total())]
        lines += [self.total("strength", fight.strength), self.total("number", fight.number)]
        for weapon in one.ranged if state.options.open_measuring else []:
            shot = shot_prospect(state, one, other, weapon, False, False)
            name = self.words.say(f"spherewars.trait.{weapon.id}")
            shown = {"weapon": name, "hit": percent(shot.aimed.hit), "kill": percent(shot.ends.kill)}
            lines.append(self.words.say("spherewars.play.odds-shot", **args, **shown))
            lines += [self.total("dice", shot.dice), self.total("number", shot.number)]
        return lines

    def total(self, what: str, total: Total) -> str:
        """``  dice 4: dexterity +3 (SW-ATT-04), support +1 (SW-SUP-02)``."""
        parts = [f"{self.words.say(part.reason)} {part.amount:+d} ({part.rule})" for part in total.parts]
        return f"  {self.words.say(f'spherewars.play.total-{what}')} {total.amount}: {', '.join(parts)}"
