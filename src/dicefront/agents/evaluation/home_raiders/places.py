"""How good a place is: what can be attacked from there, what can attack there, and the objective."""

from __future__ import annotations

from typing import Final

from dicefront.agents.evaluation.home_raiders.worth import (
    melee_chance,
    range_of,
    shot_chance,
    token_worth,
)
from dicefront.games.home_raiders.cards import SHOOTING
from dicefront.games.home_raiders.constants import INCH
from dicefront.games.home_raiders.measuring import distance_of
from dicefront.games.home_raiders.sight import HIDDEN, PARTIAL, memory_of, obstacles
from dicefront.games.home_raiders.state import (
    PORTAL,
    SPOT,
    STANDING,
    VANISH,
    Character,
    State,
)
from dicefront.kernel.ids import NOBODY
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.units import root_up

CONTACT: Final = 51
SEEN: Final = 3
"""So many lines of sight are judged for each place and each way of looking."""

PLACE: Final = 2600.0
"""What a character at the enemy Portal is worth at the end."""
MARKER: Final = 3000.0
"""What a controlled marker is worth at the end."""


class Scene:
    """What stays the same while the places of one side are weighed."""

    def __init__(self, state: State, player: int) -> None:
        self.state = state
        self.player = player
        self.enemies = [
            c for c in state.characters if c.owner != player and c.where == STANDING and not c.vanishing
        ]
        rounds = state.options.constants.rounds
        self.left = max(rounds - state.round, 0)
        self.urgency = 1.0 / (1.0 + 0.35 * float(self.left))
        number = state.space.portal_of(1 - player)
        self.portal = None if number == NOBODY else state.space.things[number]


def value_at(scene: Scene, character: Character, body: Base, may_act: bool) -> float:
    """How good a place is for a character; ``may_act`` says that it can still use it this turn."""
    chances = fighting(scene, character, body, may_act)
    return chances + objective(scene, character, body)


def fighting(scene: Scene, character: Character, body: Base, may_act: bool) -> float:
    """What can be attacked from a place, less what can attack there."""
    state = scene.state
    best = 0.0
    hope = 0.0
    danger = 0.0
    touching = False
    shooter = character.card.dice[SHOOTING].healthy.size() > 0
    own = token_worth(state, character)
    stride = float(character.card.movement)
    looks = 0
    watched = 0
    for enemy in scene.enemies:
        away = distance_of(body, enemy.body)
        gain = token_worth(state, enemy)
        strike = melee_chance(state, character, enemy) * gain
        back = melee_chance(state, enemy, character) * own
        if away <= CONTACT:
            touching = True
            best = max(best, strike)
            danger += 0.5 * back
            continue
        hope = max(hope, strike * nearness(away, stride))
        if away <= enemy.card.movement + INCH:
            danger += 0.35 * back
        if shooter and looks < SEEN:
            far = away > range_of(character, enemy)
            shot = shot_chance(state, character, enemy, far, False) * gain
            if shot > best:
                looks += 1
                level = look(state, character, body, enemy, enemy.body)
                if level != HIDDEN:
                    if level == PARTIAL:
                        shot = shot_chance(state, character, enemy, far, True) * gain
                    best = max(best, shot)
        if enemy.card.range and watched < SEEN:
            far = away > range_of(enemy, character)
            shot = shot_chance(state, enemy, character, far, False) * own
            if shot > 0.0:
                watched += 1
                level = look(state, enemy, enemy.body, character, body)
                if level != HIDDEN:
                    danger += 0.35 * (
                        shot if level != PARTIAL else shot_chance(state, enemy, character, far, True) * own
                    )
    if touching and shooter:
        best *= 0.9
    use = 1.0 if may_act else 0.6
    return use * best + 0.7 * hope - danger


def nearness(away: int, stride: float) -> float:
    """1 at a place, and a fifth less for each Movement action that it is away."""
    return float(0.8 ** (float(away) / stride)) if stride > 0.0 else 0.0


def look(state: State, eye: Character, eye_body: Base, target: Character, target_body: Base) -> int:
    """The level of sight if one of the two stood elsewhere."""
    shape = eye_body.shape
    memory = memory_of(state.options.constants)
    blockers = obstacles(state, eye, target, NOBODY)
    return memory.view(shape.x, shape.y, eye_body.top, target_body, blockers).level


def objective(scene: Scene, character: Character, body: Base) -> float:
    """What a place does for the objective."""
    state = scene.state
    if state.objective == PORTAL and scene.portal is not None:
        shape = body.shape
        away = float(max(gap_of_disc(shape.x, shape.y, shape.reach, scene.portal.shape), 0))
        if away <= CONTACT:
            return PLACE * (0.5 + 0.5 * scene.urgency)
        steps = away / float(max(character.card.movement, 1))
        if steps > 2.0 * float(scene.left) + 2.0:
            return 0.0
        return PLACE * (0.4 + 0.4 * scene.urgency) * nearness(int(away), float(character.card.movement))
    if state.objective == SPOT:
        return markers(scene, character, body)
    return 0.0


def markers(scene: Scene, character: Character, body: Base) -> float:
    """HR-OBJ-13: near a marker that can be taken, or on one that is held."""
    state = scene.state
    best = 0.0
    radius = state.options.constants.marker_radius
    shape = body.shape
    for marker in state.markers:
        away = max(root_up(square(shape.x, shape.y, marker.x, marker.y)) - shape.reach - radius, 0)
        rise = max(body.bottom - marker.z, marker.z - body.bottom)
        if rise > state.options.constants.contact_rise:
            away += 2 * rise
        if marker.controller == character.id:
            return MARKER if away <= CONTACT else 0.0
        if marker.controller != NOBODY and state.characters[marker.controller].owner == scene.player:
            continue
        rival = marker.controller != NOBODY
        worth = MARKER * (0.25 if rival else 0.5) * nearness(away, float(character.card.movement))
        if away <= CONTACT and not rival:
            worth += 0.3 * MARKER
        best = max(best, worth)
    return best


def standing_value(scene: Scene) -> float:
    """How well all characters of a side are placed."""
    total = 0.0
    for character in scene.state.characters:
        if character.owner == scene.player and character.where == STANDING:
            total += value_at(scene, character, character.body, False)
    return total


def objective_lead(state: State, player: int) -> float:
    """How far a side is ahead by the objective as it stands now."""
    lead = 0.0
    if state.objective == VANISH:
        return 0.0  # counted with the characters that are gone
    if state.objective == SPOT:
        for marker in state.markers:
            if marker.controller != NOBODY:
                own = state.characters[marker.controller].owner == player
                lead += MARKER if own else -MARKER
    return lead
