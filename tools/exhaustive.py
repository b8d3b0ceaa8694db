"""Play SphereWars at random until everything in its data was used, and tell what never was.

    python -m tools.exhaustive [-n GAMES] [--seed SEED] [--every K] [--longest DECISIONS] [--page]

Missions, scenery and bands are drawn for what was not seen yet, and the players are curious: they mostly take
what was taken least. Half of the games begin on a heap in the middle of the table.
Games are broken off after so many decisions, since a new one has more that is new. What no band can have is
not looked for, and named first. ``--page`` prints the page ``docs/reports/spherewars-coverage.md``.
After every decision the invariants of the game must hold; at every K-th a clone, and a position read back
from JSON, must be the same as the table itself.
Exit code 3: something was never used, unless it is for the page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import hypot
from typing import Any, Final

from dicefront.games.spherewars.rules.bands import random_band
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.fighting import CriticalHit
from dicefront.games.spherewars.rules.events.playing import Activated
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.missions import MISSIONS
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.movement import DrawPath
from dicefront.games.spherewars.rules.options import SIDES, Options, options_of
from dicefront.games.spherewars.rules.orders import HIT_THE_DIRT, HOLD, RELOCATE, TO_THE_DEATH
from dicefront.games.spherewars.rules.recruiting import band_problems
from dicefront.games.spherewars.rules.roster import Roster
from dicefront.games.spherewars.rules.rows import PASSIVE, SPELL
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.state import STRATEGY, Combatant, State, is_there
from dicefront.games.spherewars.rules.windows import WINDOWS
from dicefront.games.spherewars.rules.wounds import EXCLUSIVE_BLOW, PERFECT_BLOW
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.errors import BadData
from dicefront.kernel.event import Event
from dicefront.kernel.ids import Json
from dicefront.kernel.position import Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_moment
from dicefront.parts.lab.heading import made_by
from dicefront.tabletop.point import Point
from tests.games.spherewars.battles import mix

NEVER_USED: Final = 3
BANDS_DRAWN: Final = 6
"""So many bands of each race are drawn, and the one with the most that is new is played."""
LONGEST: Final = 1200
MOST_COMPARED: Final = 40
"""Of more answers than that any is taken: they are ways and places."""
BOLD: Final = 5
"""One decision in so many is any; in the others the answer that was taken least is taken."""
PREFIX: Final = "spherewars."
SIZES: Final = [300, 500, 750, 1000]
FEW: Final = 300
"""The points of each band where many play."""
LAID_OUT: Final = [(x, y) for y in (15, 20, 25) for x in (8, 20, 32)]
"""Where the pieces of an agreed field lie, in inches."""


SHORT: Final = "python -m tools.exhaustive -n 1 --longest 40 --page"
NAMES: Final = {
    "profile": "combatants",
    "universal": "universal abilities",
    "passive": "passive abilities",
    "deed": "deeds",
    "spell": "spells",
    "weapon": "weapons",
    "ranged": "ranged weapons",
    "artefact": "artefacts",
    "consumable": "consumables",
    "order": "orders",
    "critical": "exclusive criticals",
    "mission": "missions",
    "scenery": "pieces of scenery",
    "window": "windows that opened",
    "offer": "windows in which something was taken",
}
"""The families, as the page calls them."""


APART: Final = ["mission", "scenery", "window", "offer"]
"""Families that no event names; their ids may be those of other things."""


class Census:
    """What there is, by family, and what of it was used; ``taken`` counts answers by kind and word."""

    def __init__(self) -> None:
        uses = {row.id: row.use for row in CATALOGUE.abilities.values()}
        windows = [window.kind.removeprefix(PREFIX) for window in WINDOWS]
        self.wanted: dict[str, set[str]] = {
            "profile": {one.id for one in CATALOGUE.profiles.values() if not one.members},
            "universal": set(CATALOGUE.universal) & bearable(),
            "passive": {one for one, use in uses.items() if use == PASSIVE},
            "deed": {one for one, use in uses.items() if use not in (PASSIVE, SPELL)},
            "spell": {one for one, use in uses.items() if use == SPELL},
            "weapon": set(CATALOGUE.weapons),
            "ranged": set(CATALOGUE.ranged) & bearable(),
            "artefact": set(CATALOGUE.artefacts),
            "consumable": set(CATALOGUE.consumables),
            "order": {race.order.id for race in CATALOGUE.races.values()}
            | {HIT_THE_DIRT, HOLD, RELOCATE, TO_THE_DEATH},
            "critical": {race.critical.id for race in CATALOGUE.races.values()},
            "mission": set(MISSIONS.missions),
            "scenery": set(SCENERY.kinds),
            "window": set(windows),
            "offer": set(windows),
        }
        self.used: dict[str, set[str]] = {family: set() for family in self.wanted}
        self.taken: dict[str, int] = {}
        self.opened: dict[str, list[int]] = {key: [0, 0] for key in sorted(windows)}
        self.games = 0
        self.decisions = 0
        self.families: dict[str, list[str]] = {}
        for family, ids in self.wanted.items():
            for one in ids if family not in APART else ():
                self.families.setdefault(one, []).append(family)

    def note(self, word: str, *families: str) -> None:
        """Something was used; with families it counts in these alone."""
        for family in self.families.get(word, ()):
            if not families or family in families:
                self.used[family].add(word)

    def note_event(self, state: State, event: Event) -> None:
        """Who is activated uses what it always has; everything else is used when an event names it."""
        if isinstance(event, Activated):
            self.note_bearer(state.combatants[event.combatant])
        if isinstance(event, CriticalHit) and event.critical in (EXCLUSIVE_BLOW, PERFECT_BLOW):
            for trait in state.combatants[event.combatant].kit.ids():
                self.note(trait, "critical")
        for word in words_in(event.args()):
            self.note(word.rpartition(".")[2])

    def note_bearer(self, one: Combatant) -> None:
        self.note(one.profile.id)
        profile = one.profile
        in_its_values = [trait for trait in [*profile.universal, *profile.abilities] if trait not in TRAITS]
        for trait in [*one.kit.ids(), *in_its_values]:
            self.note(trait.removeprefix("two_"), "universal", "passive", "weapon")

    def note_question(self, question: Question[Any], answer: Json) -> None:
        key = question.kind.removeprefix(PREFIX)
        if key in self.wanted["window"]:
            self.used["window"].add(key)
            self.opened[key][0] += 1
            if answer is not None:
                self.used["offer"].add(key)
                self.opened[key][1] += 1

    def note_field(self, state: State) -> None:
        self.used["mission"].add(state.mission)
        self.used["scenery"] |= {thing.kind for thing in state.space.things}

    def unused(self) -> dict[str, list[str]]:
        """What was never used, by family."""
        return {family: sorted(ids - self.used[family]) for family, ids in self.wanted.items()}

    def report(self) -> str:
        unborn = (set(CATALOGUE.universal) | set(CATALOGUE.ranged)) - bearable()
        lines = [f"{self.games} games, {self.decisions} decisions; no band has: {', '.join(sorted(unborn))}"]
        for family, ids in self.unused().items():
            count = len(self.wanted[family])
            lines.append(f"{family}: {count - len(ids)} of {count} used; never: {', '.join(ids) or 'none'}")
        return "\n".join(lines)

    def page(self, call: str) -> str:
        """The page of the documentation: by family, and by window."""
        unborn = (set(CATALOGUE.universal) | set(CATALOGUE.ranged)) - bearable()
        made = made_by(call, SHORT, f"{self.games} games, {self.decisions} decisions")
        lines = [
            "# SphereWars: what random games reach",
            "",
            made,
            "",
            "What an event names counts as used; what a combatant always has, when it is activated.",
            f"No band can have {', '.join(sorted(unborn)) or 'nothing'}, which is not looked for.",
            "After every decision the invariants of the game held.",
            "",
            "| what | there are | used | never used |",
            "| --- | --- | --- | --- |",
        ]
        for family, ids in self.unused().items():
            count = len(self.wanted[family])
            never = ", ".join(ids) or "none"
            lines.append(f"| {NAMES[family]} | {count} | {count - len(ids)} | {never} |")
        lines += ["", "| window | opened | something taken |", "| --- | --- | --- |"]
        lines += [f"| `{key}` | {opened} | {taken} |" for key, (opened, taken) in self.opened.items()]
        return "\n".join(lines)

    def novelty(self, roster: Roster) -> int:
        """How much of a band was not used yet."""
        words: set[str] = set()
        for recruit in roster.recruits:
            profile = recruit.profile
            words |= {profile.id, *profile.abilities, *profile.universal}
            words |= {member.profile for member in profile.members}
            words |= {arms.kind for option in recruit.options for arms in [*option.weapons, *option.ranged]}
            words |= {item.id for item in [*recruit.artefacts, *recruit.consumables]}
        return sum(word not in self.used[family] for word in words for family in self.families.get(word, ()))


def bearable() -> set[str]:
    """The universal abilities and ranged weapons that some band may have, from the first or by an effect."""
    found: set[str] = set()
    for profile in CATALOGUE.profiles.values():
        found |= {*profile.universal, *[arms.kind for arms in profile.ranged]}
    for option in CATALOGUE.options.values():
        found |= {arms.kind for arms in option.ranged}
    for trait in TRAITS.values():
        found |= set(trait.grants)
    for row in CATALOGUE.consumables.values():
        found |= set(row.grants)
    return found


def words_in(value: Json) -> Iterator[str]:
    """All texts in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from words_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from words_in(one)


def options_for(census: Census, number: int, draw: Draw) -> dict[str, Json]:
    """Options that the game accepts: all sizes in turn, a mission and scenery that are new, if any are."""
    sizes = [points for points in SIZES if not is_refused({"points": points})]
    missions = census.unused()["mission"]
    while True:
        found: dict[str, Json] = {"points": sizes[number % len(sizes)]}
        for option in GAME.options:
            if option.name != "points" and draw.below(2):
                found[option.name] = option.values[draw.below(len(option.values))]
        if missions and draw.below(2):  # not every size has all of them
            found["mission"] = missions[draw.below(len(missions))]
        if number % 2:
            found["field"] = agreed_field(census.unused()["scenery"], draw)
        if not is_refused(found):
            full = options_of(GAME.complete_options(found))
            if full.seats == SIDES or full.points <= FEW:
                return found


def agreed_field(wanted: list[str], draw: Draw) -> Json:
    """A field with pieces that were not used yet, and others if there are few of these."""
    kinds = [*wanted, *SCENERY.kinds]
    pieces: list[Json] = []
    for x, y in LAID_OUT:
        if draw.below(3):
            pieces.append({"kind": kinds[draw.below(len(wanted) or len(kinds))], "x": x, "y": y})
    return {"pieces": pieces}


def is_refused(options: dict[str, Json]) -> bool:
    try:
        GAME.complete_options(options)
    except BadData:
        return True
    return False


def new_band(census: Census, options: Options, draw: Draw) -> Json:
    """A band with much that was not used yet."""
    points, printed = options.points, options.printed_prices
    drawn = [random_band(race, points, draw, printed) for race in CATALOGUE.races for _ in range(BANDS_DRAWN)]
    legal = [band for band in drawn if not band_problems(band, points, printed)]
    return max(legal, key=census.novelty).written() if legal else None


def curious(census: Census, state: State, question: Question[Any], draw: Draw) -> Any:
    """Mostly the answer whose words were taken least, or the way to the nearest enemy; sometimes any.

    In a window in which nothing was taken yet something is, if it is offered; orders are saved for new ones.
    """
    options = question.options()
    assert options, f"{question!r} has no candidate"
    if isinstance(question, DrawPath) and draw.below(BOLD):
        return min(options, key=lambda way: way_left(state, question.mover, way[-1]))
    key = question.kind.removeprefix(PREFIX)
    if key in census.opened and key not in census.used["offer"]:
        options = [option for option in options if question.write(option) is not None] or options
    options = [option for option in options if not is_known_order(census, question.write(option))] or options
    if len(options) > MOST_COMPARED or not draw.below(BOLD):
        return options[draw.below(len(options))]
    keys = [key_of(state, question, option) for option in options]
    least = min(census.taken.get(key, 0) for key in keys)
    best = [place for place, key in enumerate(keys) if census.taken.get(key, 0) == least]
    place = best[draw.below(len(best))]
    census.taken[keys[place]] = least + 1
    return options[place]


def is_known_order(census: Census, answer: Json) -> bool:
    """Whether it gives an order that was given before, while others never were: there are few in a turn."""
    orders, known = census.wanted["order"], census.used["order"]
    return isinstance(answer, dict) and len(known) < len(orders) and answer.get("order") in known


def way_left(state: State, mover: Combatant, end: Point) -> float:
    """How far a place is from the nearest enemy."""
    enemies = [one.body.shape for one in state.combatants if one.side != mover.side and is_there(one)]
    return min([hypot(shape.x - end.x, shape.y - end.y) for shape in enemies], default=0.0)


def key_of(state: State, question: Question[Any], option: Any) -> str:
    """What an answer is about: its words, or the profile of the combatant that it picks."""
    answer = question.write(option)
    if question.kind == PREFIX + "turn.activate" and isinstance(answer, int):
        return f"{question.kind} {state.combatants[answer].profile.id}"
    words = " ".join(words_in(answer)) if not isinstance(answer, bool) else str(answer)
    if isinstance(answer, dict) and words:
        return words  # orders and items, in whatever window
    return f"{question.kind} {words}" if words or answer is None else question.kind


def on_a_heap(table: Table[State], draw: Draw, seed: int) -> Table[State]:
    """The same bands, deployed and then mixed up in the middle, so that everything meets."""
    while table.state.stage != STRATEGY:
        question = table.pending[0]
        table.take(question.player, question.default())
    state = table.state.copy()
    mix(state, draw)
    return Table(GAME, Position(state, 0, []), FastDice(seed))


def play_one(census: Census, options: dict[str, Json], seed: int, every: int, longest: int) -> int:
    """One game, or its first decisions; returns how many there were."""
    draw = Draw(child_seed(seed, 0, 0))
    full = GAME.complete_options(options)
    own = options_of(full)
    rosters: list[Json] = []
    for seat in range(own.seats):
        bands: list[Json] = [new_band(census, own, draw) for _ in own.bands_of_seat(seat)]
        rosters.append(bands if len(bands) > 1 and None not in bands else bands[0])
    table: Table[State] = GAME.table(options, rosters, seed=child_seed(seed, 1, 0))
    if draw.below(2):
        table = on_a_heap(table, draw, seed)
    count = 0
    while table.pending and count < longest:
        if every and count % every == seed % every:
            check_moment(table)
        question = table.pending[draw.below(len(table.pending))]
        answer = question.write(curious(census, table.state, question, draw))
        census.note_question(question, answer)
        for event in table.answer(question.player, answer):
            census.note_event(table.state, event)
        problem = GAME.problem_of_state(table.state)
        assert not problem, f"{problem} after {question!r}: {answer!r} (game {seed}, decision {count})"
        count += 1
    census.note_field(table.state)
    census.games += 1
    census.decisions += count
    return count


def play(games: int, seed: int = 0, every: int = 50, longest: int = LONGEST) -> Census:
    """So many games over all options, races and sizes, until everything was used."""
    census = Census()
    draw = Draw(seed)
    for number in range(games):
        if not any(census.unused().values()):
            break
        play_one(census, options_for(census, number, draw), seed + number, every, longest)
    return census


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", "--number", type=int, default=200, help="games at most (200)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=50, help="clone and compare at every K-th decision (50)")
    parser.add_argument("--longest", type=int, default=LONGEST, help="decisions of a game at most (1200)")
    parser.add_argument("--page", action="store_true", help="print the page of the documentation")
    given = parser.parse_args(arguments)
    census = play(given.number, given.seed, given.every, given.longest)
    if given.page:
        print(census.page(" ".join(["python -m tools.exhaustive", *arguments])))
        return 0
    print(census.report())
    return NEVER_USED if any(census.unused().values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
