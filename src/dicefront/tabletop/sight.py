"""Who sees whom: the covered share of a target, the level that makes, and the obstacle that matters.

Two ways to look. By width: the bearings from a centre to a base, each blocked or not, with heights that are
compared as levels afterwards. By sample points: rays in plan and heights on each of them, from an eye.
Both give the covered share in parts per million, and only that whole number is compared with a limit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.sight_points import Line, hidden_points, hides_all, points_hidden_at_least
from dicefront.tabletop.sight_width import Look
from dicefront.tabletop.solids import serial_of

OPEN: Final = 2
PARTIAL: Final = 1
HIDDEN: Final = 0
UNKNOWN: Final = -1

NOBODY: Final = -1

SERIALS: Final = 2**31
LANES: Final = 512
"""So many pairs of bodies are remembered, with what may stand between them."""
VARIANTS: Final = 16
"""So many sets of obstacles are remembered between the same two bodies."""


@mypyc_attr(acyclic=True)
class Limits:
    """Covered shares in parts per million: up to ``open`` in full view, from ``hidden`` on in none."""

    def __init__(self, open: i64, hidden: i64) -> None:
        self.open = open
        self.hidden = hidden

    def level(self, share: i64) -> int:
        """The level of a covered share."""
        if share <= self.open:
            return OPEN
        return HIDDEN if share >= self.hidden else PARTIAL


@mypyc_attr(acyclic=True)
class View:
    """What is seen of a target; ``obstacle`` is the one that covers most of it, or ``NOBODY``."""

    def __init__(self, level: int, share: int, obstacle: int) -> None:
        self.level = level
        self.share = share
        self.obstacle = obstacle


def by_width(x: i64, y: i64, height: i64, target: Prism, obstacles: list[Prism], limits: Limits) -> View:
    """The view from a centre to a base: first the width alone, then without what either looks over.

    A target that is hidden by width is seen partially if the obstacles that are as high as both leave
    something of it. An obstacle without height hides nothing.
    """
    look = Look(x, y, target.shape, obstacles)
    cover = look.cover(1)
    level = limits.level(cover.share)
    taller = max(height, target.top)
    if level == HIDDEN and taller > 1:
        high = look.cover(taller)
        if limits.level(high.share) != HIDDEN:
            return View(PARTIAL, cover.share, cover.obstacle)
        return View(HIDDEN, cover.share, high.obstacle)
    return View(level, cover.share, cover.obstacle)


def by_points(
    x: i64, y: i64, z: i64, target: Prism, obstacles: list[Prism], rays: i64, points: i64, limits: Limits
) -> View:
    """The view from an eye to a target, by ``rays`` in plan and ``points`` on the height of each."""
    hidden = hidden_points(x, y, z, target, obstacles, rays, points)
    share = share_of(hidden.count, rays * points)
    return View(limits.level(share), share, hidden.obstacle)


def share_of(count: i64, total: i64) -> i64:
    """A number of points as parts per million."""
    return (count * 2_000_000 + total) // (2 * total)


@mypyc_attr(acyclic=True)
class KnownLevel:
    """What is known of the sight between two bodies while these obstacles stand between them."""

    def __init__(self, blockers: list[int]) -> None:
        self.blockers = blockers
        self.level = UNKNOWN
        self.seen = False  # that it is not hidden may be known before the level is

    def is_for(self, near: list[Prism]) -> bool:
        """Whether these are the same obstacles, in the same order."""
        if len(near) != len(self.blockers):
            return False
        return all(serial_of(near[place]) == self.blockers[place] for place in range(len(near)))


@mypyc_attr(acyclic=True)
class Lane:
    """From an eye to a target: ``things`` are the objects that may stand there, ``hidden`` if one hides all.

    This is so ``among`` the objects of one table; figures come and go.
    """

    def __init__(self, eye: Prism, target: Prism) -> None:
        self.line = Line(eye.shape.x, eye.shape.y, target.shape)
        self.among: object = None
        self.things: list[Prism] = []
        self.hidden = False


class SightMemory:
    """Levels of sight that were found before, for all copies of a game to share.

    The key is everything the answer depends on: the eye, the target and the obstacles near the line of sight.
    So nothing has to be thrown away because somebody moved, and what happens far from a line does not make it
    forgotten. When it is full it is emptied.
    """

    def __init__(self, rays: i64, points: i64, limits: Limits, size: int) -> None:
        self.rays = rays
        self.points = points
        self.limits = limits
        self.size = size
        self.levels: dict[int, list[KnownLevel]] = {}
        self.lanes: dict[int, Lane] = {}
        total = rays * points
        self.few: i64 = -1  # so many hidden points are the most of a target in full view
        self.many: i64 = total + 1  # from so many on it is not seen
        for count in range(total + 1):
            level = limits.level(share_of(count, total))
            if level == OPEN:
                self.few = count
            elif level == HIDDEN:
                self.many = min(self.many, count)

    def view(self, eye: Prism, target: Prism, near: list[Prism]) -> View:
        """The whole view from the top of a body to a target, for explanations; it is not remembered.

        ``near`` are the obstacles that may stand between (``Line``, ``may_hide``); others cost time only.
        """
        shape = eye.shape
        return by_points(shape.x, shape.y, eye.top, target, near, self.rays, self.points, self.limits)

    def level(self, eye: Prism, target: Prism, near: list[Prism]) -> int:
        """Only the level of that view: what is asked most, and sooner known."""
        if not near:
            return OPEN
        known = self._known(eye, target, near)
        if known.level == UNKNOWN:
            count = self._count(eye, target, near, self.few)
            known.level = PARTIAL
            if count <= self.few:
                known.level = OPEN
            elif count >= self.many:
                known.level = HIDDEN
        return known.level

    def is_hidden(self, eye: Prism, target: Prism, near: list[Prism]) -> bool:
        """Whether that level is ``HIDDEN``: often one ray is enough to know that it is not."""
        if not near:
            return False
        known = self._known(eye, target, near)
        if known.level == UNKNOWN and not known.seen:
            if self._count(eye, target, near, -1) >= self.many:
                known.level = HIDDEN
            else:
                known.seen = True
        return known.level == HIDDEN

    def is_plainly_hidden(self, eye: Prism, target: Prism, near: list[Prism]) -> bool:
        """Whether one obstacle hides all of a target: more quickly found out than remembered."""
        shape = eye.shape
        for obstacle in near:
            if hides_all(shape.x, shape.y, eye.top, target, obstacle):
                return self.many <= self.rays * self.points
        return False

    def lane(self, eye: Prism, target: Prism) -> Lane:
        """What is known between two bodies."""
        pair: int = serial_of(eye) * SERIALS + serial_of(target)
        found = self.lanes.get(pair)
        if found is None:
            if len(self.lanes) >= LANES:
                self.lanes.clear()
            found = self.lanes[pair] = Lane(eye, target)
        return found

    def _known(self, eye: Prism, target: Prism, near: list[Prism]) -> KnownLevel:
        pair: int = serial_of(eye) * SERIALS + serial_of(target)
        known = self.levels.get(pair)
        if known is None:
            if len(self.levels) >= self.size:
                self.levels.clear()
            known = self.levels[pair] = []
        for one in known:
            if one.is_for(near):
                return one
        if len(known) >= VARIANTS:
            known.clear()
        found = KnownLevel([serial_of(obstacle) for obstacle in near])
        known.append(found)
        return found

    def _count(self, eye: Prism, target: Prism, near: list[Prism], few: i64) -> i64:
        shape = eye.shape
        return points_hidden_at_least(
            shape.x, shape.y, eye.top, target, near, self.rays, self.points, few, self.many
        )


class WidthMemory:
    """Views by width that were found before, for all copies of a game to share.

    The key is everything a view depends on: the eye with its height, the target and the obstacles near the
    line of sight. When it is full it is emptied.
    """

    def __init__(self, limits: Limits, size: int) -> None:
        self.limits = limits
        self.size = size
        self.views: dict[tuple[int, ...], View] = {}
        self.free = View(OPEN, 0, NOBODY)

    def view(self, eye: Prism, target: Prism, near: list[Prism]) -> View:
        """The view from the centre of a body to a target; ``near`` are the obstacles that may hide it."""
        if not near:
            return self.free
        key = (serial_of(eye), serial_of(target), *[serial_of(obstacle) for obstacle in near])
        known = self.views.get(key)
        if known is None:
            if len(self.views) >= self.size:
                self.views.clear()
            shape = eye.shape
            known = by_width(shape.x, shape.y, eye.top, target, near, self.limits)
            self.views[key] = known
        return known
