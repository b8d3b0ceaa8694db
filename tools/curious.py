"""Options, bands and players that look for what was never used."""

from __future__ import annotations

from math import hypot
from typing import Any, Final

from dicefront.games.spherewars.rules.bands import random_band
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.counter_shots import may_counter
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.items import items_for
from dicefront.games.spherewars.rules.movement import JOINS, DrawPath
from dicefront.games.spherewars.rules.options import SIDES, Options, options_of
from dicefront.games.spherewars.rules.recruiting import artefacts_for, band_problems
from dicefront.games.spherewars.rules.roster import Recruit, Roster
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question
from dicefront.tabletop.point import Point
from tools.census import PREFIX, Census, words_in

BANDS_DRAWN: Final = 6
"""So many bands of each race are drawn, and one with the most that is new is played."""
COUNTER_SHOT: Final = "window.counter_shot"
MOST_COMPARED: Final = 40
"""Of more answers than that any is taken: they are ways and places."""
BOLD: Final = 5
"""One decision in so many is any; in the others the answer that was taken least is taken."""
SIZES: Final = [300, 500, 750, 1000]
FEW: Final = 300
"""The points of each band where many play."""
LAID_OUT: Final = [(x, y) for y in (15, 20, 25) for x in (8, 20, 32)]
"""Where the pieces of an agreed field lie, in inches."""


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
    """A band with much that was not used yet; one in so many is any, for what needs a certain enemy."""
    points, printed = options.points, options.printed_prices
    drawn = [random_band(race, points, draw, printed) for race in CATALOGUE.races for _ in range(BANDS_DRAWN)]
    for band in drawn:
        for hero in band.heroes():
            refit(census, hero, band, draw)
    legal = [band for band in drawn if not band_problems(band, points, printed)]
    if not legal:
        return None
    if draw.below(BOLD):
        most = max(map(census.novelty, legal))
        legal = [band for band in legal if census.novelty(band) == most]
    return legal[draw.below(len(legal))].written()


def refit(census: Census, hero: Recruit, band: Roster, draw: Draw) -> None:
    """A hero takes artefacts that were not used yet in place of others, as far as they can be carried."""
    hero.artefacts = []
    while True:
        taken = [item.id for one in band.recruits for item in one.artefacts]
        choice = artefacts_for(hero, band, taken)
        choice = [item for item in choice if census.is_new(item.id)] or choice
        if not choice:
            return
        hero.artefacts.append(choice[draw.below(len(choice))])


def curious(census: Census, state: State, question: Question[Any], draw: Draw) -> Any:
    """Mostly the answer whose words were taken least, or the way to the nearest enemy; sometimes any.

    In a window in which nothing was taken yet something is, if it is offered; orders are saved for new ones.
    Who hides something that was never used acts first and joins the dearest enemy; who joins it charges.
    As long as nothing was taken when somebody shot at who charges, heroes charge shooters.
    """
    options = question.options()
    assert options, f"{question!r} has no candidate"
    if draw.below(BOLD):
        options = eager(census, state, question, options)
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


def eager(census: Census, state: State, question: Question[Any], options: list[Any]) -> list[Any]:
    """The options that bring whoever hides something new into combat, on either side; all, if none does.

    It is charged by the shortest way and fought, since some things show only then.
    """
    kind, mover = question.kind.removeprefix(PREFIX), question.args().get("combatant")
    foe = question.args().get("enemy")
    found: list[Any] = []
    if kind == "turn.activate":
        hiding = [one.id for one in state.combatants if hides_new(census, one)]
        found = [option for option in options if option in hiding]
    elif kind == "join.target" and any(hides_new(census, state.combatants[one]) for one in options):
        found = [one for one in options if hides_new(census, state.combatants[one])]
    elif kind == "join.way" and isinstance(foe, int) and hides_new(census, state.combatants[foe]):
        found = options[:1]
    elif kind == "fight.enemy" and any(hides_new(census, state.combatants[one]) for one in options):
        found = [one for one in options if hides_new(census, state.combatants[one])]
    elif isinstance(mover, int) and hides_new(census, state.combatants[mover]):
        if kind == "move.action":
            found = [option for option in options if option == JOINS]
        elif kind in ("join.target", "fight.enemy"):
            dearest = max(state.combatants[one].profile.bp for one in options)
            found = [one for one in options if state.combatants[one].profile.bp == dearest]
        if kind == "join.target" and COUNTER_SHOT not in census.used["offer"]:
            found = [one for one in options if may_counter(state, state.combatants[one])] or found
    return found or options


def hides_new(census: Census, one: Combatant) -> bool:
    """Whether it hides what was never used, or what serves in shots against charges, if these are new."""
    return any(map(census.is_new, one.hidden)) or (
        COUNTER_SHOT not in census.used["offer"] and bool({*one.hidden} & {*items_for("counter_shot", False)})
    )


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
