"""Sight on a table of Home Raiders: between two characters, from anywhere else, and from the side."""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.moments import REACH, asked
from dicefront.games.home_raiders.rules.odds import attack_odds, melee_odds
from dicefront.games.home_raiders.rules.shot import make_attack, shot_at
from dicefront.games.home_raiders.rules.sight import blockers, sees, sight
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.games.home_raiders.rules.targets import can_shoot, range_against
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.contact import touches
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.footing import footing_heights, surfaces_at
from dicefront.skirmish.measuring import distance
from dicefront.skirmish.sheet import Sheet
from dicefront.skirmish.sight import between
from dicefront.skirmish.view import figure_solid, scene_view
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL
from dicefront.tabletop.sight_points import hidden_rays

LEVELS: Final = {OPEN: "open", PARTIAL: "partial", HIDDEN: "hidden"}
RULES: Final = {OPEN: "HR-LOS-06", PARTIAL: "HR-LOS-07", HIDDEN: "HR-LOS-08"}
SAMPLES: Final = 60
"""So many points of a line are looked at for the view from the side."""

STEP: Final = INCH // 2
STEPS: Final = 6
"""A better place to look from is searched up to three inches to either side."""


def moved(state: State, piece: Character, x: int, y: int) -> tuple[State, Character]:
    """The same table with one character elsewhere: on the highest place where it can stand, if it can."""
    heights = footing_heights(Sheet(state), piece, x, y) or surfaces_at(state.space, x, y)[-1:]
    copy = state.copy()
    ghost = copy.characters[piece.id]
    ghost.body = Base(x, y, piece.card.radius, heights[0], piece.card.height)
    return copy, ghost


def sight_of(state: State, eye: Character, target: Character) -> dict[str, Json]:
    """How much of a target is seen, what hides most of it, and how far away it is."""
    seen = sight(state, eye, target)
    return {
        "target": target.id,
        "level": LEVELS[seen.level],
        "covered": round(seen.share / 1_000_000, 4),
        "thing": None if seen.thing == NOBODY else seen.thing,
        "character": None if seen.figure == NOBODY else seen.figure,
        "distance": distance(eye, target),
        "rule": RULES[seen.level],
    }


def sight_check(state: State, eye: Character, target: Character) -> dict[str, Json]:
    """The same in full: with the view from the side, and a step aside from which more is seen."""
    found = sight_of(state, eye, target)
    found["from"] = place_of(eye)
    found["to"] = place_of(target)
    found["side"] = side_view(state, eye, target)
    found["better"] = None if found["level"] == "open" else better_place(state, eye, target)
    return found


def scene(state: State) -> Json:
    """The table as solids."""
    return scene_view(
        state.space,
        [
            figure_solid(one.id, one.owner, one.body, one.card.height)
            for one in state.characters
            if one.where == ON_TABLE
        ],
    )


def eye_check(state: State, eye: Character, target: Character) -> dict[str, Json]:
    """HR-LOS-04: what an eye sees of a target, with every point that is hidden."""
    views = state.options.constants.views
    body = eye.body
    near = between(state, eye, body, target, target.body, eye.troop, NOBODY)
    x, y, z = body.shape.x, body.shape.y, body.top
    rays: list[Json] = list(hidden_rays(x, y, z, target.body, near, views.rays, views.points))
    mask: dict[str, Json] = {"rays": rays, "points": views.points}
    return {**sight_check(state, eye, target), "eye": [x, y, z], "mask": mask}


def place_of(character: Character) -> list[Json]:
    body = character.body
    return [body.shape.x, body.shape.y, body.bottom, body.top]


def side_view(state: State, eye: Character, target: Character) -> list[Json]:
    """What stands on the straight line between two: from where to where along it, its bottom and its top."""
    found: list[Json] = []
    for number in blockers(state, eye, target):
        blocker: Prism = state.space.things[number] if number >= 0 else state.characters[-2 - number].body
        inside = [
            part
            for part in range(SAMPLES + 1)
            if gap_of_disc(*point_between(eye, target, part / SAMPLES), 0, blocker.shape) <= 0
        ]
        if inside:
            who: dict[str, Json] = {"thing": number} if number >= 0 else {"character": -2 - number}
            ends: dict[str, Json] = {"begins": inside[0] / SAMPLES, "ends": inside[-1] / SAMPLES}
            found.append({**who, **ends, "bottom": blocker.bottom, "top": blocker.top})
    return found


def point_between(one: Character, other: Character, share: float) -> tuple[int, int]:
    ax, ay = int(one.body.shape.x), int(one.body.shape.y)
    bx, by = int(other.body.shape.x), int(other.body.shape.y)
    return round(ax + (bx - ax) * share), round(ay + (by - ay) * share)


def better_place(state: State, eye: Character, target: Character) -> Json:
    """The shortest step to the left or right of the line from which more is seen."""
    ax, ay = int(eye.body.shape.x), int(eye.body.shape.y)
    dx, dy = int(target.body.shape.x) - ax, int(target.body.shape.y) - ay
    away = math.hypot(dx, dy) or 1.0
    level = sees(state, eye, target)
    for step in range(1, STEPS + 1):
        for side, turn in (("left", step * STEP / away), ("right", -step * STEP / away)):
            x, y = round(ax - turn * dy), round(ay + turn * dx)
            if not footing_heights(Sheet(state), eye, x, y):
                continue
            there, ghost = moved(state, eye, x, y)
            then = sees(there, ghost, there.characters[target.id])
            if then > level:
                return {"side": side, "distance": step * STEP, "level": LEVELS[then], "x": x, "y": y}
    return None


def seen_by(state: State, eye: Character, weighed: bool = False) -> dict[str, Json]:
    """All enemies on the table as a character sees them, near ones first; ``weighed`` with odds."""
    found: list[Json] = []
    for enemy in enemies_of(state, eye):
        line = sight_of(state, eye, enemy)
        line["in_range"] = distance(eye, enemy) <= range_against(eye.card.range, enemy)
        line["wound"] = wound_from(state, eye, enemy) if weighed else None
        found.append(line)
    return {"piece": eye.id, "shoots": can_shoot(state, eye), "range": eye.card.range, "enemies": found}


def enemies_of(state: State, character: Character) -> list[Character]:
    """The enemies on the table, near ones first."""
    found = [one for one in state.characters if one.owner != character.owner and one.where == ON_TABLE]
    found.sort(key=lambda one: (distance(character, one), one.id))
    return found


def strikes(state: State, enemy: Character, c: Character) -> tuple[bool, bool]:
    """Whether an enemy could shoot at somebody from where it stands, at any range (HR-RAN-01), and whether
    it could attack it in close combat after one action: a Movement action, or Eager teleport.
    """
    reach = enemy.card.movement + max([one.reach for one in asked(enemy, REACH)], default=0)
    jumps = enemy.kit.holds(ability("eager-teleport")) and not enemy.effects.has("eager-teleport")
    return shot_at(state, enemy, c) is not None, jumps or distance(enemy, c) <= reach


def wound_from(state: State, c: Character, enemy: Character) -> float | None:
    """The chance in percent that somebody wounds an enemy from where it stands, if it can strike it."""
    if touches(state, c, enemy):
        return round(melee_odds(state, c, enemy).wound * 100, 1)
    shot = shot_at(state, c, enemy)
    if shot is None:
        return None
    return round(attack_odds(state, make_attack(state, shot, BY_ACTION, enemy)).wound * 100, 1)


def from_there(state: State, piece: Character, x: int, y: int) -> dict[str, Json]:
    """What a character would see at a place, and who could shoot at it or reach it there (T-15)."""
    there, ghost = moved(state, piece, x, y)
    found = seen_by(there, ghost, True)
    threats: list[Json] = []
    for enemy in enemies_of(there, ghost):
        shoots, reaches = strikes(there, enemy, ghost)
        if shoots or reaches:
            level = LEVELS[sees(there, enemy, ghost)]
            threats.append({"enemy": enemy.id, "shoots": shoots, "reaches": reaches, "level": level})
    found["threats"] = threats
    found["place"] = place_of(ghost)
    return found
