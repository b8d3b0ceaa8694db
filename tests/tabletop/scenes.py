"""Random tables for tests: bases that do not overlap, boxes, blobs and walls."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import shapely

from dicefront.tabletop.distance import gap
from dicefront.tabletop.point import Point
from dicefront.tabletop.shapes import Disc, Polygon, Polyline, Prism, Shape, turned_rectangle

SIZE = 60_000
RADII = [1250, 1500, 2000, 2500]


def blob(random: Random, x: int, y: int, reach: int) -> Polygon:
    """A polygon with dents, round a centre."""
    count = random.randint(3, 9)
    turns = sorted((place + random.uniform(0.1, 0.9)) * math.tau / count for place in range(count))
    corners = []
    for turn in turns:
        far = random.uniform(0.35, 1.0) * reach
        corners.append(Point(x + round(far * math.cos(turn)), y + round(far * math.sin(turn))))
    return Polygon(corners)


def piece(random: Random, x: int, y: int) -> Shape:
    """Any kind of object."""
    kind = random.randrange(4)
    if kind == 0:
        return Disc(x, y, random.randint(1500, 5000))
    if kind == 1:
        return turned_rectangle(
            x, y, random.randint(2000, 12_000), random.randint(1500, 9000), random.uniform(0, 180)
        )
    if kind == 2:
        return blob(random, x, y, random.randint(3000, 8000))
    turn = random.uniform(0, math.tau)
    far = random.randint(2000, 8000)
    dx, dy = round(far * math.cos(turn)), round(far * math.sin(turn))
    return Polyline([Point(x - dx, y - dy), Point(x, y + random.randint(-900, 900)), Point(x + dx, y + dy)])


def scene(random: Random, bases: int, pieces: int, size: int = SIZE) -> list[Prism]:
    """Pieces first, then bases, none of which overlaps another; heights from 300 to 6000."""
    found: list[Prism] = []
    tries = 0
    while len(found) < bases + pieces and tries < 5000:
        tries += 1
        x, y = random.randint(2500, size - 2500), random.randint(2500, size - 2500)
        shape = piece(random, x, y) if len(found) < pieces else Disc(x, y, random.choice(RADII))
        if all(gap(shape, other.shape) >= 0 for other in found):
            found.append(Prism(shape, 0, random.choice([300, 1500, 3048, 6000])))
    return found


def drawn(shape: Shape) -> Any:
    """The shape in shapely; discs with so many corners that they are round to a unit."""
    corners = [(float(point.x), float(point.y)) for point in shape.corners()]
    if not corners:
        return shapely.Point(float(shape.x), float(shape.y)).buffer(float(shape.reach), quad_segs=64)
    return shapely.Polygon(corners) if shape.closed else shapely.LineString(corners)
