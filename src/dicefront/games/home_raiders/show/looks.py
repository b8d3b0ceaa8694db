"""Looks at a table of Home Raiders: reach, sight, distances and odds; measuring is free at any time."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import Pool
from dicefront.games.home_raiders.rules.odds import melee_odds, win_odds
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.show import overlays, panel, pieces
from dicefront.games.home_raiders.show import sight as eyes
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.show.screen import chance_of, whole
from dicefront.parts.show.words import Chance
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import distance, gap
from dicefront.skirmish.routes import reach_of
from dicefront.tabletop.units import LIMIT

KINDS: Final = [
    *("book", "standing", "zones", "reach", "bands", "danger"),
    *("sight", "seen", "there", "distance", "melee", "scene", "eye", "thing"),
]
MOST_DICE: Final = 12


def look(state: State, what: str, args: dict[str, Json]) -> Json:
    """What is asked for, or ``BadData`` with what there is."""
    if what not in KINDS:
        raise BadData("look", "one of " + ", ".join(KINDS), what)
    if what == "book":
        return panel.book(state)
    if what == "standing":
        return panel.standing_of(state)
    if what == "zones":
        return overlays.zones(state)
    if what == "scene":
        return eyes.scene(state)
    if what == "thing":
        return pieces.thing(state, args, standing(state, args, "piece") if "piece" in args else None)
    character = standing(state, args, "piece")
    if what == "bands":
        return overlays.bands(
            state, character, whole(args, "activations", 1, 2) if "activations" in args else 1
        )
    if what == "danger":
        return overlays.danger(state, character)
    if what == "reach":
        reach = reach_of(state, character, allowance_in(state, character, args))
        levels: list[Json] = [level.to_json() for level in reach.levels]
        return {"character": character.id, "allowance": reach.allowance, "levels": levels}
    if what == "there":
        return eyes.from_there(state, character, *point_in(args))
    if what == "seen":
        return eyes.seen_by(state, character)
    other = standing(state, args, "target")
    if what in ("sight", "eye"):
        if "x" in args:  # from another place than it stands
            state, character = eyes.moved(state, character, *point_in(args))
            other = state.characters[other.id]
        if what == "eye":
            return eyes.eye_check(state, character, other)
        return eyes.sight_check(state, character, other)
    if what == "distance":
        return {"distance": distance(character, other), "gap": gap(character, other)}
    return melee_odds(state, character, other).to_json()


def point_in(args: dict[str, Json]) -> tuple[int, int]:
    return whole(args, "x", -LIMIT, LIMIT), whole(args, "y", -LIMIT, LIMIT)


def standing(state: State, args: dict[str, Json], name: str) -> Character:
    """A character on the table."""
    if not state.characters:
        raise BadData(f"look.{name}", "a match with teams on the table", args.get(name))
    character = state.characters[whole(args, name, 0, len(state.characters) - 1)]
    if character.where != ON_TABLE:
        raise BadData(f"look.{name}", "a character on the table", character.id)
    return character


def allowance_in(state: State, c: Character, args: dict[str, Json]) -> int | None:
    """How far to look: no further than two activations of nothing but moving."""
    most = 2 * state.options.constants.actions * c.card.movement
    return whole(args, "allowance", 0, most) if "allowance" in args else None


def pool_odds(situation: dict[str, Json]) -> list[Chance]:
    """Two pools against each other, ``attack`` and ``defence`` as ``[white, red, black]``, with Boosts."""
    attack, defence = pool_in(situation, "attack"), pool_in(situation, "defence")
    boost, other = boost_in(situation, "boost"), boost_in(situation, "defence_boost")
    precise = situation.get("precise") is True
    barrier = situation.get("barrier") is True
    win = win_odds(attack, boost, defence, other, situation.get("granted") is True, precise, barrier)
    return [
        chance_of("home_raiders.show.win", win),
        chance_of("home_raiders.show.held", 1 - win),
    ]


def pool_in(situation: dict[str, Json], name: str) -> Pool:
    given = situation.get(name)
    if not isinstance(given, list) or len(given) != 3:
        raise BadData(f"odds.{name}", "[white, red, black]", given)
    counts: list[int] = []
    for count in given:
        if type(count) is not int or not 0 <= count <= MOST_DICE:
            raise BadData(f"odds.{name}", f"numbers from 0 to {MOST_DICE}", given)
        counts.append(count)
    return Pool(counts[0], counts[1], counts[2])


def boost_in(situation: dict[str, Json], name: str) -> int:
    value = situation.get(name, 0)
    if type(value) is not int or not 0 <= value <= MOST_DICE:
        raise BadData(f"odds.{name}", f"a number from 0 to {MOST_DICE}", value)
    return value
