"""Looks at a table of Home Raiders: reach, ways, sight, distances and odds; measuring is free at any time."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.cards import Pool
from dicefront.games.home_raiders.measuring import distance, gap
from dicefront.games.home_raiders.odds import melee_odds, win_odds
from dicefront.games.home_raiders.routes import reach_of, way_to
from dicefront.games.home_raiders.sight import HIDDEN, OPEN, sight
from dicefront.games.home_raiders.state import STANDING, Character, State
from dicefront.games.home_raiders.targets import can_shoot
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.server.protocol import Chance
from dicefront.server.screens.base import chance_of, whole
from dicefront.tabletop.units import LIMIT

KINDS: Final = "reach, way, sight, distance, melee or seen"
MOST_DICE: Final = 12


def look(state: State, what: str, args: dict[str, Json]) -> Json:
    """What is asked for, or ``BadData`` with what there is."""
    if what not in ("reach", "way", "sight", "distance", "melee", "seen"):
        raise BadData("look", KINDS, what)
    character = standing(state, args, "piece")
    if what == "reach":
        return reach_of(state, character, allowance_in(args)).to_json()
    if what == "way":
        z = whole(args, "z", -LIMIT, LIMIT) if "z" in args else None
        x, y = whole(args, "x", -LIMIT, LIMIT), whole(args, "y", -LIMIT, LIMIT)
        route = way_to(state, character, x, y, z, allowance_in(args))
        found = route.to_json()
        refusal = route.refusal
        found["note"] = (
            None if refusal is None else {"id": refusal.reason, "args": refusal.args, "rule": refusal.rule}
        )
        return found
    if what == "seen":
        return seen_by(state, character)
    other = standing(state, args, "target")
    if what == "sight":
        return sight_of(state, character, other)
    if what == "distance":
        return {"distance": distance(character, other), "gap": gap(character, other)}
    return melee_odds(state, character, other).to_json()


def standing(state: State, args: dict[str, Json], name: str) -> Character:
    """A character on the table."""
    if not state.characters:
        raise BadData(f"look.{name}", "a match with teams on the table", args.get(name))
    character = state.characters[whole(args, name, 0, len(state.characters) - 1)]
    if character.where != STANDING:
        raise BadData(f"look.{name}", "a character on the table", character.id)
    return character


def allowance_in(args: dict[str, Json]) -> int | None:
    return whole(args, "allowance", 0, LIMIT) if "allowance" in args else None


def sight_of(state: State, eye: Character, target: Character) -> dict[str, Json]:
    """How much of a target is seen, and what hides most of it."""
    seen = sight(state, eye, target)
    level = "open" if seen.level == OPEN else "hidden" if seen.level == HIDDEN else "partial"
    return {
        "target": target.id,
        "level": level,
        "covered": round(seen.share / 1_000_000, 4),
        "thing": None if seen.thing == NOBODY else seen.thing,
        "character": None if seen.character == NOBODY else seen.character,
        "rule": "HR-LOS-06",
    }


def seen_by(state: State, eye: Character) -> Json:
    """All enemies on the table as a character sees them, near ones first."""
    enemies = [one for one in state.characters if one.owner != eye.owner and one.where == STANDING]
    enemies.sort(key=lambda one: (distance(eye, one), one.id))
    found: list[Json] = []
    for enemy in enemies:
        line = sight_of(state, eye, enemy)
        line["distance"] = distance(eye, enemy)
        found.append(line)
    return {"piece": eye.id, "shoots": can_shoot(state, eye), "range": eye.card.range, "enemies": found}


def pool_odds(situation: dict[str, Json]) -> list[Chance]:
    """Two pools against each other, ``attack`` and ``defence`` as ``[white, red, black]``, with Boosts."""
    attack, defence = pool_in(situation, "attack"), pool_in(situation, "defence")
    boost, other = boost_in(situation, "boost"), boost_in(situation, "defence_boost")
    precise = situation.get("precise") is True
    barrier = situation.get("barrier") is True
    win = win_odds(attack, boost, defence, other, situation.get("granted") is True, precise, barrier)
    return [
        chance_of("server.home_raiders.win", win),
        chance_of("server.home_raiders.held", 1 - win),
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
