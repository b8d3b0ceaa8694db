"""How good a place is: what can be attacked from there, what can attack there, and the objective."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.opponent.worth import (
    MARKER,
    PLACE,
    melee_chance,
    shot_chance,
    token_worth,
)
from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.sight import sees_from
from dicefront.games.home_raiders.rules.state import (
    PORTAL,
    SPOT,
    VANISH,
    Character,
    State,
)
from dicefront.games.home_raiders.rules.targets import range_against
from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.ground import Ground, ground_of
from dicefront.skirmish.measuring import distance_of
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.point import square
from dicefront.tabletop.sight import HIDDEN, PARTIAL
from dicefront.tabletop.units import root_up

CONTACT: Final = 51
SEEN: Final = 3
"""So many lines of sight are judged for each place and each way of looking."""

PATIENCE: Final = 0.88
"""What an attack is worth one action later."""
DETOUR: Final = 1.6
"""How much longer a way takes than it looks: obstacles, enemies and those who must keep up."""
SPARE: Final = 1.5
"""Who has so many actions to spare is as likely as not to arrive."""
STUCK: Final = 300.0
"""What it costs to stand where one cannot get down again."""
OFFENCE: Final = 0.9
DANGER: Final = 0.4
DARING: Final = 0.3
"""How much of the danger those mind who can only strike: waiting does not help them."""


class Scene:
    """What stays the same while the places of one side are weighed."""

    def __init__(self, state: State, player: int) -> None:
        self.state = state
        self.player = player
        self.enemies = [
            c for c in state.characters if c.owner != player and c.where == ON_TABLE and not c.vanishing
        ]
        rounds = state.options.constants.rounds
        self.left = max(rounds - state.round, 0)
        self.actions = 2.0 * float(self.left) + 2.0
        self.last = math.pow(PATIENCE, self.actions)
        number = state.space.owned_by(1 - player)
        self.portal = None if number == NOBODY else state.space.things[number]
        count = len(state.characters)
        self._grounds: list[Ground | None] = [None] * count
        self.nearest = _nearest_troops(self) if state.objective == SPOT else []
        self._tokens = [-1.0] * count
        self._places: dict[tuple[int, int, int, int], float] = {}
        self._hopes: dict[tuple[int, int, int, int], float] = {}
        self._blows = [-1.0] * (count * count)
        self._shots = [-1.0] * (4 * count * count)

    def actions_of(self, c: Character) -> float:
        """How many actions a character still has in the game after the one that is thought about."""
        troop = self.state.troops[c.troop]
        now = troop.actions - 1 if troop.id in self.state.acting else 0 if troop.activated else 1
        return float(2 * self.left + max(now, 0))

    def value_at(self, c: Character, body: Base) -> float:
        """How good a place is for a character; worked out once."""
        key = (c.id, body.shape.x, body.shape.y, body.bottom)
        known = self._places.get(key)
        if known is None:
            known = self._places[key] = value_at(self, c, body)
        return known

    def hope_at(self, c: Character, body: Base) -> float:
        """A place is no better than this for a character, whatever can be seen; worked out once."""
        key = (c.id, body.shape.x, body.shape.y, body.bottom)
        known = self._hopes.get(key)
        if known is None:
            known = self._hopes[key] = value_at(self, c, body, False)
        return known

    def token(self, c: Character) -> float:
        """What one more token on a character is worth to the other side; worked out once."""
        known = self._tokens[c.id]
        if known < 0.0:
            known = self._tokens[c.id] = token_worth(self.state, c)
        return known

    def blow(self, attacker: Character, target: Character) -> float:
        """The chance of a plain Close combat attack; worked out once."""
        place = attacker.id * len(self._tokens) + target.id
        known = self._blows[place]
        if known < 0.0:
            known = self._blows[place] = melee_chance(self.state, attacker, target)
        return known

    def shot(self, shooter: Character, target: Character, far: bool, covered: bool) -> float:
        """The chance of a plain shot; worked out once."""
        place = 4 * (shooter.id * len(self._tokens) + target.id) + (2 if far else 0) + (1 if covered else 0)
        known = self._shots[place]
        if known < 0.0:
            known = self._shots[place] = shot_chance(self.state, shooter, target, far, covered)
        return known

    def way(self, c: Character, x: int, y: int, gx: int, gy: int) -> int:
        """About how far it is for a character to walk from a point to another."""
        if c.walker.flies:
            return root_up(square(x, y, gx, gy))
        return self.ground(c).way(x, y, gx, gy)

    def ground(self, c: Character) -> Ground:
        """The map for a character; looked up once."""
        known = self._grounds[c.id]
        if known is None:
            known = self._grounds[c.id] = ground_of(self.state, c)
        return known

    def walk(self, c: Character, body: Base, enemy: Character, least: int) -> int:
        """About how far it is to walk from a place to an enemy, and no less than the straight line."""
        shape = body.shape
        other = enemy.body.shape
        return max(self.way(c, shape.x, shape.y, other.x, other.y) - shape.reach - other.reach, least)

    def yet(self, actions: float) -> float:
        """How many attacks are still to come after so many actions; later ones count less."""
        return max(math.pow(PATIENCE, actions) - self.last, 0.0) / (1.0 - PATIENCE)


def _nearest_troops(scene: Scene) -> list[int]:
    """For each marker the own troop that is nearest to it."""
    found: list[int] = []
    for marker in scene.state.markers:
        best = NOBODY
        least = 1 << 60
        for character in scene.state.characters:
            if character.owner == scene.player and character.where == ON_TABLE:
                shape = character.body.shape
                away = scene.way(character, shape.x, shape.y, marker.x, marker.y)
                if away < least:
                    least = away
                    best = character.troop
        found.append(best)
    return found


def value_at(scene: Scene, character: Character, body: Base, looking: bool = True) -> float:
    """How good a place is for a character; without ``looking`` how good it is at best (``fighting``)."""
    value = fighting(scene, character, body, looking) + objective(scene, character, body)
    return value - STUCK if is_stuck(character, body) else value


def is_stuck(character: Character, body: Base) -> bool:
    """Whether a character would stand too high to get down again."""
    if body.bottom <= INCH or character.walker.flies or character.walker.drops:
        return False
    return character.walker.cost_of(body.bottom) + INCH > character.card.movement


@mypyc_attr(acyclic=True)
class Approach:
    """An attack for which one has to walk first, and what it is worth if the way is straight.

    So many actions come before the walk, and so much of the way can be left out.
    """

    def __init__(
        self, enemy: Character, away: int, gain: float, ahead: float, spared: int, most: float
    ) -> None:
        self.enemy = enemy
        self.away = away
        self.most = most
        self.gain = gain
        self.ahead = ahead
        self.spared = spared


class Approaches:
    """The attacks on those who are away from a place. Nobody walks for one that cannot be the best."""

    def __init__(self, scene: Scene, character: Character, body: Base) -> None:
        self.scene = scene
        self.character = character
        self.body = body
        self.stride = float(max(character.card.movement, INCH))
        self.waiting: list[Approach] = []

    def add(self, enemy: Character, away: int, gain: float, ahead: float, spared: int, best: float) -> None:
        """One more attack, unless it is no better than the best so far even if the way is straight."""
        most = gain * self.scene.yet(ahead + float(away - spared) / self.stride)
        if most > best:
            self.waiting.append(Approach(enemy, away, gain, ahead, spared, most))

    def best(self, best: float, least: float) -> float:
        """The best attack; if none is worth so much as ``least``, any number less than that."""
        while self.waiting:
            place = 0
            for other in range(1, len(self.waiting)):
                if self.waiting[other].most > self.waiting[place].most:
                    place = other
            first = self.waiting[place]
            if first.most <= best or first.most < least:
                break
            del self.waiting[place]
            walk = self.scene.walk(self.character, self.body, first.enemy, first.away)
            actions = first.ahead + float(walk - first.spared) / self.stride
            best = max(best, first.gain * self.scene.yet(actions))
        return best


def fighting(scene: Scene, character: Character, body: Base, looking: bool) -> float:
    """What can be attacked from a place now and later, less what can attack there.

    Without ``looking`` nothing is judged by sight: all enemies are in full view, and none of them shoots.
    """
    state = scene.state
    best = 0.0
    danger = 0.0
    shooter = character.card.dice[SHOOTING].healthy.size() > 0
    own = scene.token(character)
    later = Approaches(scene, character, body)
    looks = 0
    watched = 0
    now = scene.yet(0.0)
    for enemy in scene.enemies:
        away = distance_of(body, enemy.body)
        gain = scene.token(enemy)
        strike = scene.blow(character, enemy) * gain
        if away <= CONTACT:
            best = max(best, strike * now)
            danger += 0.5 * (scene.blow(enemy, character) * own)
            continue
        later.add(enemy, away, strike, 0.5, 0, best)
        if away <= enemy.card.movement + INCH:
            danger += 0.35 * (scene.blow(enemy, character) * own)
        if shooter:
            reach = range_against(character.card.range, enemy)
            shot = scene.shot(character, enemy, False, False) * gain
            if away > reach:
                later.add(enemy, away, 0.9 * shot, 0.3, reach, best)
                shot = scene.shot(character, enemy, True, False) * gain
            if not looking:
                best = max(best, shot * now)
                continue
            if shot * now > best and looks < SEEN:
                best = later.best(best, shot * now)
            if shot * now > best and looks < SEEN:
                looks += 1
                level = sees_from(state, character, body, enemy, enemy.body)
                if level == PARTIAL:
                    shot = scene.shot(character, enemy, away > reach, True) * gain
                best = max(best, shot * (now if level != HIDDEN else 0.8 * scene.yet(1.0)))
        if looking and enemy.card.range and watched < SEEN:
            far = away > range_against(enemy.card.range, character)
            shot = scene.shot(enemy, character, far, False) * own
            if shot > 0.0:
                watched += 1
                level = sees_from(state, enemy, enemy.body, character, body)
                if level == PARTIAL:
                    shot = scene.shot(enemy, character, far, True) * own
                if level != HIDDEN:
                    danger += 0.35 * shot
    best = later.best(best, 0.0)
    care = DANGER if state.objective == VANISH else 0.5 * DANGER
    if not shooter:
        care *= DARING
    return OFFENCE * best - care * danger


def objective(scene: Scene, character: Character, body: Base) -> float:
    """What a place does for the objective."""
    state = scene.state
    if state.objective == PORTAL and scene.portal is not None:
        shape = body.shape
        away = max(gap_of_disc(shape.x, shape.y, shape.reach, scene.portal.shape), 0)
        if away <= CONTACT:
            return PLACE
        goal = scene.portal.shape
        away = max(scene.way(character, shape.x, shape.y, goal.x, goal.y) - shape.reach - goal.reach, away)
        needed = float(away) / float(max(character.card.movement, INCH))
        return 0.9 * PLACE * in_time(scene.actions_of(character), needed)
    if state.objective == SPOT:
        return markers(scene, character, body)
    return 0.0


def in_time(actions: float, needed: float) -> float:
    """How sure it is to get somewhere with so many actions left, if it takes so many; a step always helps."""
    spare = actions - DETOUR * needed
    steep = 0.5 + 2.0 / (1.0 + actions)
    sure = 1.0 / (1.0 + math.exp(steep * (min(SPARE, 0.25 * actions) - spare)))
    if actions < 0.5:
        sure = 0.0
    return 0.7 * sure + 0.3 * min(actions / 4.0, 1.0) / (1.0 + 0.3 * needed)


def markers(scene: Scene, character: Character, body: Base) -> float:
    """HR-OBJ-13: near a marker that can be taken, or on one that is held."""
    state = scene.state
    best = 0.0
    radius = state.options.constants.marker_radius
    shape = body.shape
    for number in range(len(state.markers)):
        marker = state.markers[number]
        straight = max(root_up(square(shape.x, shape.y, marker.x, marker.y)) - shape.reach - radius, 0)
        rise = max(body.bottom - marker.z, marker.z - body.bottom)
        if rise > state.options.constants.contact_rise:
            straight += 2 * rise
        if marker.controller == character.id:
            return MARKER if straight <= CONTACT else 0.0
        if marker.controller != NOBODY and state.characters[marker.controller].owner == scene.player:
            continue
        away = max(
            scene.way(character, shape.x, shape.y, marker.x, marker.y) - shape.reach - radius, straight
        )
        share = 0.25 if marker.controller != NOBODY else 0.7
        if scene.nearest[number] != character.troop:
            share *= 0.4
        needed = 1.0 + float(away) / float(max(character.card.movement, INCH))
        worth = MARKER * share * in_time(scene.actions_of(character), needed)
        if straight <= CONTACT and marker.controller == NOBODY:
            worth += 0.2 * MARKER
        best = max(best, worth)
    return best


def standing_value(scene: Scene) -> float:
    """How well all characters of a side are placed."""
    total = 0.0
    for character in scene.state.characters:
        if character.owner == scene.player and character.where == ON_TABLE:
            total += value_at(scene, character, character.body)
    return total


def objective_lead(state: State, player: int) -> float:
    """How far a side is ahead by the objective as it stands now."""
    lead = 0.0
    if state.objective == SPOT:
        for marker in state.markers:
            if marker.controller != NOBODY:
                own = state.characters[marker.controller].owner == player
                lead += MARKER if own else -MARKER
    return lead
