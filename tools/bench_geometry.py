"""Times the measured table, beside the same questions answered with shapely in the same run.

The scene has 40 bases and 20 objects on a table of 40 x 40 inches. Shapely is asked in the quickest way it
offers: shapes and tree made before, many lines at once. Its discs are polygons of 64 corners.

    python -m tools.bench_geometry [--json] [--quick]
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy
import shapely

from dicefront._build import build_kind
from dicefront.tabletop.candidates import Wishes, destinations
from dicefront.tabletop.distance import gap
from dicefront.tabletop.path import blocked_by
from dicefront.tabletop.point import Point
from dicefront.tabletop.reach import Reach
from dicefront.tabletop.shapes import Disc, Field, Prism, Shape, turned_rectangle
from dicefront.tabletop.sight import Limits, SightMemory, by_points, by_width
from dicefront.tabletop.sight_points import Line
from dicefront.tabletop.ways import shortest_way

SIZE = 100_000
FIELD = Field(0, 0, SIZE, SIZE)
TOLERANCE = 25
LIMITS = Limits(10_000, 990_000)
EYE = 3000


class Scene:
    """A table in both worlds, with the questions that are asked about it."""

    def __init__(self, bases: int, objects: int, seed: int) -> None:
        random = Random(seed)
        self.prisms: list[Prism] = []
        while len(self.prisms) < bases + objects:
            x, y = random.randint(4000, SIZE - 4000), random.randint(4000, SIZE - 4000)
            shape: Shape = Disc(x, y, random.choice([1250, 1500, 2000]))
            if len(self.prisms) < objects:
                if random.random() < 0.7:
                    width, depth = random.randint(5000, 12_000), random.randint(3000, 9000)
                    shape = turned_rectangle(x, y, width, depth, random.uniform(0, 180))
                else:
                    shape = Disc(x, y, random.randint(2000, 5000))
            if all(gap(shape, other.shape) > 0 for other in self.prisms):
                self.prisms.append(Prism(shape, 0, random.choice([1500, 3000, 6000])))
        self.figures = self.prisms[objects:]
        self.pairs = [tuple(random.sample(range(objects, objects + bases), 2)) for _ in range(200)]
        self.paths = [_walk(random, random.choice(self.figures)) for _ in range(200)]
        self.others = [
            [
                other
                for other in self.prisms
                if other is not self.prisms[eye] and other is not self.prisms[target]
            ]
            for eye, target in self.pairs
        ]
        self.shapes = [
            [prism.shape for prism in self.prisms if prism.shape is not path[1]] for path in self.paths
        ]
        self.drawn: Any = numpy.array([_drawn(prism.shape) for prism in self.prisms])
        self.tops = numpy.array([float(prism.top) for prism in self.prisms])
        self.tree = shapely.STRtree(self.drawn)
        shapely.prepare(self.drawn)


def _walk(random: Random, figure: Prism) -> tuple[list[Point], Shape]:
    """A path of three legs of up to four inches."""
    points = [Point(figure.shape.x, figure.shape.y)]
    for _ in range(3):
        turn, far = random.uniform(0, math.tau), random.randint(2000, 10_000)
        last = points[-1]
        points.append(Point(last.x + round(far * math.cos(turn)), last.y + round(far * math.sin(turn))))
    return points, figure.shape


def _drawn(shape: Shape) -> Any:
    if shape.round:
        return shapely.Point(float(shape.x), float(shape.y)).buffer(float(shape.reach), quad_segs=16)
    return shapely.Polygon([(float(point.x), float(point.y)) for point in shape.corners()])


def _rays(eye: Shape, target: Shape, count: int) -> tuple[Any, Any]:
    """The sight lines from a centre to a base, and their lengths."""
    dx, dy = float(target.x - eye.x), float(target.y - eye.y)
    radius = float(target.reach)
    away = math.hypot(dx, dy)
    half = math.asin(radius / away)
    turns = (numpy.arange(count) + 0.5) / count * 2 * half - half
    lengths = away * numpy.cos(turns) - numpy.sqrt(radius**2 - (away * numpy.sin(turns)) ** 2)
    angles = turns + math.atan2(dy, dx)
    places = numpy.empty((count, 2, 2))
    places[:, 0] = float(eye.x), float(eye.y)
    places[:, 1, 0] = float(eye.x) + lengths * numpy.cos(angles)
    places[:, 1, 1] = float(eye.y) + lengths * numpy.sin(angles)
    return shapely.linestrings(places), lengths


def _between(scene: Scene, lines: Any, eye: int, target: int) -> Any:
    """The numbers of what comes between the outermost sight lines."""
    hull = shapely.convex_hull(shapely.multilinestrings([lines[0], lines[-1]]))
    found = scene.tree.query(hull, predicate="intersects")
    return found[(found != eye) & (found != target)]


def shapely_width(scene: Scene, number: int) -> float:
    """The covered share by 100 bearings, as fine as the limit of one percent."""
    eye, target = scene.pairs[number]
    lines, _ = _rays(scene.prisms[eye].shape, scene.prisms[target].shape, 100)
    blockers = _between(scene, lines, eye, target)
    return float(shapely.intersects(scene.drawn[blockers][:, None], lines[None, :]).any(axis=0).mean())


def shapely_points(scene: Scene, number: int) -> float:
    """The covered share by 33 rays of 24 points."""
    eye, target = scene.pairs[number]
    start, end = scene.prisms[eye], scene.prisms[target]
    lines, lengths = _rays(start.shape, end.shape, 33)
    blockers = _between(scene, lines, eye, target)
    place, ray = numpy.nonzero(shapely.intersects(scene.drawn[blockers][:, None], lines[None, :]))
    blocker = blockers[place]
    if not len(ray):
        return 0.0
    cuts = shapely.intersection(lines[ray], scene.drawn[blocker])
    centre = shapely.Point(float(start.shape.x), float(start.shape.y))
    near = shapely.distance(centre, cuts)
    far = near + shapely.length(cuts)
    heights = (numpy.arange(24) + 0.5) / 24 * float(end.top)
    slopes = (heights[None, :] - EYE) / lengths[ray][:, None]
    one, other = EYE + slopes * near[:, None], EYE + slopes * far[:, None]
    hides = (numpy.maximum(one, other) > 0) & (numpy.minimum(one, other) < scene.tops[blocker][:, None])
    hidden = numpy.zeros((33, 24), dtype=bool)
    numpy.logical_or.at(hidden, ray, hides)
    return float(hidden.mean())


def shapely_path(scene: Scene, number: int) -> bool:
    """Whether a base comes too near to anything on a path."""
    points, own = scene.paths[number]
    line = shapely.LineString([(float(point.x), float(point.y)) for point in points])
    near = scene.tree.query(line, predicate="dwithin", distance=float(own.reach - TOLERANCE))
    return len(near) > 1


def time_of(question: Callable[[int], object], seconds: float) -> float:
    """Microseconds of processor time for one question: the quickest of several rounds through all 200."""
    question(0)
    best = math.inf
    started = process_time()
    while process_time() - started < seconds:
        before = process_time()
        count = 0
        while count < 200 and process_time() - before < seconds / 2:
            question(count)
            count += 1
        best = min(best, (process_time() - before) / count)
    return best * 1e6


def questions(scene: Scene) -> dict[str, Callable[[int], object]]:
    """What is timed."""
    prisms = scene.prisms
    memory = SightMemory(33, 24, LIMITS, 100_000)

    def width(number: int) -> object:
        eye, target = scene.pairs[number]
        shape = prisms[eye].shape
        return by_width(shape.x, shape.y, EYE, prisms[target], scene.others[number], LIMITS)

    def points(number: int) -> object:
        eye, target = scene.pairs[number]
        shape = prisms[eye].shape
        return by_points(shape.x, shape.y, EYE, prisms[target], scene.others[number], 33, 24, LIMITS)

    def remembered(number: int) -> object:
        eye, target = prisms[scene.pairs[number][0]], prisms[scene.pairs[number][1]]
        line = Line(eye.shape.x, eye.shape.y, target.shape)
        near = [other for other in scene.others[number] if line.meets(other.shape)]
        return memory.level(eye, target, near)

    def path(number: int) -> object:
        points, own = scene.paths[number]
        return blocked_by(points, own.reach, scene.shapes[number], TOLERANCE)

    def way(number: int) -> object:
        points, own = scene.paths[number]
        goal = Point(points[0].x, points[0].y + (20_000 if points[0].y < SIZE // 2 else -20_000))
        return shortest_way(points[0], goal, own.reach, scene.shapes[number], FIELD, TOLERANCE, 50_000)

    def reach(number: int) -> Reach:
        points, own = scene.paths[number]
        return Reach(points[0], own.reach, 15_000, scene.shapes[number], FIELD, TOLERANCE)

    reaches = [reach(number) for number in range(200)]

    def inside(number: int) -> object:
        end = scene.paths[number][0][1]
        return reaches[number].contains(end.x, end.y)

    def outline(number: int) -> object:
        return reaches[number].outlines()

    def proposed(number: int) -> object:
        foes = [figure.shape for figure in scene.figures[:8]]
        return destinations(
            reaches[number], Wishes(foes, [Point(SIZE // 2, SIZE // 2)], [15_000], foes, None), 600
        )

    return {
        "sight by width": width,
        "sight by points": points,
        "sight by points, remembered": remembered,
        "path check": path,
        "shortest way, 8 inches": way,
        "reach, 6 inches": reach,
        "reach: is a point inside": inside,
        "reach: outline": outline,
        "destinations": proposed,
    }


def disagreements(scene: Scene) -> dict[str, int]:
    """How often the two give answers that differ by more than their grain, of 200 questions each."""
    ours = questions(scene)
    found = {"sight by width": 0, "sight by points": 0, "path check": 0}
    for number in range(200):
        view: Any = ours["sight by width"](number)
        found["sight by width"] += abs(view.share / 1e6 - shapely_width(scene, number)) > 0.021
        view = ours["sight by points"](number)
        found["sight by points"] += abs(view.share / 1e6 - shapely_points(scene, number)) > 0.021
        found["path check"] += (ours["path check"](number) is not None) != shapely_path(scene, number)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="write the figures as JSON")
    parser.add_argument("--quick", action="store_true", help="a tenth of the time, for a first look")
    chosen = parser.parse_args()
    seconds = 0.1 if chosen.quick else 1.0
    scene = Scene(40, 20, 1)
    peers: dict[str, Callable[[int], object]] = {
        "sight by width": lambda number: shapely_width(scene, number),
        "sight by points": lambda number: shapely_points(scene, number),
        "path check": lambda number: shapely_path(scene, number),
    }
    rows: list[dict[str, Any]] = []
    for name, question in questions(scene).items():
        row: dict[str, Any] = {"question": name, "us": round(time_of(question, seconds), 2)}
        if name in peers:
            row["shapely_us"] = round(time_of(peers[name], seconds), 1)
            row["times_faster"] = round(row["shapely_us"] / row["us"], 1)
        rows.append(row)
    growth: dict[str, list[float]] = {}
    sizes = [10, 20, 40, 80, 120, 200]
    for size in sizes:
        for name, question in questions(Scene(size, 20, 2)).items():
            growth.setdefault(name, []).append(round(time_of(question, seconds / 3), 2))
    result = {
        "build": build_kind(),
        "shapely": shapely.__version__,
        "questions": rows,
        "disagreements": disagreements(scene),
        "figures": sizes,
        "growth_us": growth,
    }
    if chosen.json:
        json.dump(result, sys.stdout, indent=2)
        print()
        return
    print(f"measured table, {result['build']} build, 40 bases and 20 objects; shapely {result['shapely']}")
    for row in rows:
        peer = (
            f"{row['shapely_us']:10.1f} µs shapely {row['times_faster']:8.1f} x"
            if "shapely_us" in row
            else ""
        )
        print(f"{row['question']:30}{row['us']:10.2f} µs{peer}")
    print(f"answers that differ by more than the grain, of 200: {result['disagreements']}")
    print("growth with the number of figures, µs" + "".join(f"{size:9}" for size in sizes))
    for name, values in growth.items():
        print(f"{name:37}" + "".join(f"{value:9.2f}" for value in values))


if __name__ == "__main__":
    main()
