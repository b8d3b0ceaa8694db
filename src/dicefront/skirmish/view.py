"""What anybody sees of a table: its objects and markers, as plain data."""

from __future__ import annotations

from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.battle import Marker
from dicefront.skirmish.space import Space, Thing
from dicefront.tabletop.bases import Base
from dicefront.tabletop.shapes import Shape


def thing_view(thing: Thing, owner: str) -> Json:
    """An object: a disc has a radius, anything else corners. Its owner is named by a word of the game."""
    seen: dict[str, Json] = {
        "name": thing.name,
        "kind": thing.kind,
        "bottom": thing.bottom,
        "top": thing.top,
        "movable": thing.movable,
        "uneven": thing.uneven,
        "climbable": thing.climbable,
        owner: number_or_none(thing.owner),
    }
    seen.update(outline_view(thing.shape))
    return seen


def outline_view(shape: Shape) -> dict[str, Json]:
    """The outline of something in plan: a disc, or corners."""
    if shape.round:
        return {"disc": [shape.x, shape.y, shape.reach]}
    corners: list[Json] = [[corner.x, corner.y] for corner in shape.corners()]
    return {"corners": corners}


def marker_view(marker: Marker) -> Json:
    return {
        "player": marker.player,
        "place": [marker.x, marker.y, marker.z],
        "controller": number_or_none(marker.controller),
    }


def scene_view(space: Space, figures: list[Json]) -> Json:
    """A table as solids, to be seen from a figure's eye: pieces as prisms, and figures as they stand."""
    prisms: list[Json] = []
    for number, thing in enumerate(space.things):
        solid: dict[str, Json] = {"id": number, "kind": thing.kind, "bottom": thing.bottom, "top": thing.top}
        if thing.shape.round:
            solid["disc"] = [thing.shape.x, thing.shape.y, thing.shape.reach]
        else:
            ring: list[Json] = [[corner.x, corner.y] for corner in thing.shape.corners()]
            solid["ring"] = ring
        prisms.append(solid)
    return {"width": space.width, "depth": space.depth, "prisms": prisms, "figures": figures}


def figure_solid(id: int, seat: int, body: Base, height: int) -> Json:
    """A figure as a solid of this height on its base."""
    shape = body.shape
    return {
        "id": id,
        "seat": seat,
        "x": shape.x,
        "y": shape.y,
        "z": body.bottom,
        "radius": shape.reach,
        "height": height,
    }


def number_or_none(number: int) -> int | None:
    """The number of a figure, a group or a seat; none for ``NOBODY``."""
    return None if number == NOBODY else number
