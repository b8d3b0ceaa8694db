"""SIT, SCN: what a combatant sees of another.

Levels are those of ``tabletop.sight``: ``OPEN`` is full sight, ``PARTIAL`` partial, ``HIDDEN`` none. Heights
are levels, the tops of bodies. Sight is determined when a rule asks for it (SW-SIT-34); views are kept by
what they depend on, so asking again costs little.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.contact import combat_of, fights
from dicefront.games.spherewars.rules.measuring import gap
from dicefront.games.spherewars.rules.options import TOL
from dicefront.games.spherewars.rules.profile import FLAT
from dicefront.games.spherewars.rules.scenery import (
    NO_WALLS,
    Piece,
    Terrain,
    floor_of,
    gives_cover,
    terrain_of,
    towers_over_all,
)
from dicefront.games.spherewars.rules.state import Cloud, Combatant, State, is_there
from dicefront.kernel.ids import NOBODY
from dicefront.tabletop.bases import Base
from dicefront.tabletop.distance import gap_of_disc
from dicefront.tabletop.path import crosses, first_within
from dicefront.tabletop.shapes import Disc, Prism
from dicefront.tabletop.sight import HIDDEN, OPEN, PARTIAL, Limits, WidthMemory
from dicefront.tabletop.sight_points import Line
from dicefront.tabletop.sight_width import Look

SEEN_IN_FULL: Final = 10_000
"""SW-SIT-11: a covered share of one in a hundred, in parts per million, is full sight."""
UNSEEN: Final = 990_000
"""SW-SIT-11: from this share on nothing is seen by width."""

_views: Final = WidthMemory(Limits(SEEN_IN_FULL, UNSEEN), 20_000)


def sees(state: State, eye: Combatant, target: Combatant, ignored: list[int] | None = None) -> int:
    """SW-SIT-03: the level of sight; ``ignored`` are combatants that are left out as obstacles."""
    return sees_from(state, eye, eye.body, target, target.body, ignored)


def sees_from(
    state: State,
    eye: Combatant,
    eye_body: Base,
    target: Combatant,
    target_body: Base,
    ignored: list[int] | None = None,
) -> int:
    """The level of sight if one of the two stood elsewhere."""
    if is_airborne(state, eye) or is_airborne(state, target):
        return dimmed(state, OPEN, eye_body, target_body)  # SW-SIT-17
    level = Scene(state, eye, eye_body, target, target_body, ignored).level()
    if level == HIDDEN and Scene(state, target, target_body, eye, eye_body, ignored).level() != HIDDEN:
        return PARTIAL  # SW-SIT-16
    return dimmed(state, level, eye_body, target_body)


def dimmed(state: State, level: int, eye: Base, target: Base) -> int:
    """Full sight through a cloud, into it or out of it is partial sight (Sulphuric Fumes)."""
    if level != OPEN or not state.clouds:
        return level
    line = [eye.centre(), target.centre()]
    for cloud in state.clouds:
        disc = Disc(cloud.x, cloud.y, cloud.radius)
        if first_within(line, disc, 0) >= 0 or any(in_cloud(cloud, body) for body in (eye, target)):
            return PARTIAL
    return OPEN


def in_cloud(cloud: Cloud, body: Base) -> bool:
    """Whether a base touches a cloud."""
    return (
        gap_of_disc(body.shape.x, body.shape.y, body.shape.reach, Disc(cloud.x, cloud.y, cloud.radius)) <= TOL
    )


def sees_to_join(state: State, eye: Combatant, target: Combatant) -> int:
    """SW-SIT-18: sight for joining combat: of somebody in combat partial at best, past its other members."""
    combat = combat_of(state, target)
    if not combat:
        return sees(state, eye, target)
    return min(sees(state, eye, target, [member.id for member in combat]), PARTIAL)


def sees_to_shoot(state: State, eye: Combatant, target: Combatant) -> int:
    """SW-SIT-20: sight for mundane shots and spells: none of somebody in combat."""
    return HIDDEN if fights(state, target) else sees(state, eye, target)


def is_obstructed(state: State, eye: Combatant, target: Combatant) -> bool:
    """SW-SHO-16: whether something besides the cover of a target makes its sight partial."""
    if is_airborne(state, eye) or is_airborne(state, target):
        return False
    return Scene(state, eye, eye.body, target, target.body, None).is_obstructed()


def is_airborne(state: State, one: Combatant) -> bool:
    """SW-FLY-08: a flyer is in the air unless it touches an enemy."""
    return one.walker.flies and not fights(state, one)


class Scene:
    """What one combatant has before it when it looks at another.

    ``near`` is what may stand between, ``names`` are the numbers of the combatants, or of pieces of scenery
    as ``-2 - number``. ``best`` is the best level that the pieces allow in which the target is.
    """

    def __init__(
        self,
        state: State,
        eye: Combatant,
        eye_body: Base,
        target: Combatant,
        target_body: Base,
        ignored: list[int] | None,
    ) -> None:
        terrain = terrain_of(state.space)
        self.near: list[Prism] = []
        self.names: list[int] = []
        self.best: int = OPEN
        self.eye = sight_body(terrain, eye_body)
        self.target = sight_body(terrain, target_body)
        high = towers_over_all(eye.profile.height, terrain.elevation(eye_body))
        high = high or towers_over_all(target.profile.height, terrain.elevation(target_body))
        line = Line(eye_body.shape.x, eye_body.shape.y, target_body.shape)
        for piece in terrain.pieces:
            self._add_piece(piece, eye_body, target_body, line, high)
        if high:
            return  # SW-SIT-25
        for other in state.combatants:
            if not line.meets(other.body.shape) or not is_there(other) or other is eye or other is target:
                continue
            if ignored is None or other.id not in ignored:
                self.near.append(as_obstacle(state, terrain, other))
                self.names.append(other.id)

    def _add_piece(self, piece: Piece, eye: Base, target: Base, line: Line, high: bool) -> None:
        """SW-SIT-27 to SW-SIT-31, SW-SCN-32: what a piece does, according to who is in it."""
        eye_in = piece.holds(eye)
        target_in = piece.holds(target)
        if eye_in and target_in:
            if floor_of(eye) != floor_of(target):
                self.best = HIDDEN
            return
        for wall in piece.walls_at(eye) if eye_in else piece.walls_at(target) if target_in else NO_WALLS:
            self.near.append(wall)
            self.names.append(-2 - piece.number)
        if eye_in or high:  # SW-SIT-28, SW-SIT-25
            return
        if target_in or _shelters(piece, eye, target):
            if gives_cover(piece) and not piece.is_roof(target):
                self.best = min(self.best, PARTIAL)
        elif piece.height > FLAT and line.meets(piece.shape) and not (piece.lineal and piece.touches(eye)):
            self.near.append(piece.solid)
            self.names.append(-2 - piece.number)

    def level(self) -> int:
        """SW-SIT-08 to SW-SIT-15: from the centre of one base to the other base."""
        if self.best == HIDDEN:
            return HIDDEN
        return min(self.best, _views.view(self.eye, self.target, self.near).level)

    def is_obstructed(self) -> bool:
        """Whether anything but the pieces in which the target is hinders sight."""
        return _views.view(self.eye, self.target, self.near).level != OPEN

    def shares(self) -> list[tuple[int, int]]:
        """Which share of the target each obstacle covers by itself, with its name; most first."""
        shape = self.eye.shape
        look = Look(shape.x, shape.y, self.target.shape, self.near)
        return [(share, self.names[place]) for share, place in look.shares()]


def _shelters(piece: Piece, eye: Base, target: Base) -> bool:
    """SW-SIT-31: whether somebody touches a line that lies between it and the eye."""
    return piece.lineal and piece.touches(target) and crosses([eye.centre(), target.centre()], piece.shape)


def sight_body(terrain: Terrain, body: Base) -> Base:
    """SW-SIT-23, SW-SIT-24: a body as high as it counts for sight, on the ground that it stands on."""
    if not terrain.pieces:
        return body
    return _as_high_as(body, terrain.lowered(body, body.top - body.bottom) + terrain.elevation(body))


def _as_high_as(body: Base, level: int) -> Base:
    if body.bottom == 0 and body.top == level:
        return body
    return Base(body.shape.x, body.shape.y, body.shape.reach, 0, level)


def as_obstacle(state: State, terrain: Terrain, other: Combatant) -> Base:
    """SW-SIT-21: a combatant as an obstacle: in combat as high as the tallest of its members."""
    if is_airborne(state, other):
        return other.body
    body = sight_body(terrain, other.body)
    tallest: int = body.top
    for member in combat_of(state, other):
        tallest = max(tallest, sight_body(terrain, member.body).top)
    return _as_high_as(body, tallest)


def shares(state: State, eye: Combatant, target: Combatant) -> list[tuple[int, int]]:
    """Which share of a target each obstacle covers by itself, in parts per million, with its name."""
    return Scene(state, eye, eye.body, target, target.body, None).shares()


def in_between(state: State, eye: Combatant, target: Combatant) -> int:
    """SW-SPE-24, SW-SHO-23: the enemy who stands between two that do not see each other, or ``NOBODY``.

    It is the one who covers most, of equals the nearest, if sight returns without all enemies of the eye.
    """
    keyed: list[tuple[int, int, int]] = []
    for share, number in shares(state, eye, target):
        if number < 0:
            continue
        other = state.combatants[number]
        if other.side != eye.side:
            keyed.append((-share, gap(eye.body, other.body), number))
    enemies = [number for _, _, number in keyed]
    if not keyed or sees(state, eye, target) != HIDDEN or sees(state, eye, target, enemies) == HIDDEN:
        return NOBODY
    keyed.sort()
    return keyed[0][2]
