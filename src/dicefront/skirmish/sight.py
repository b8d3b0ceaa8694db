"""What a figure sees of another: what may stand between the two, and what it covers."""

from __future__ import annotations

from mypy_extensions import i64

from dicefront.kernel.ids import NOBODY
from dicefront.skirmish.battle import Battle
from dicefront.skirmish.figures import ON_TABLE, Figure
from dicefront.tabletop.shapes import Prism
from dicefront.tabletop.sight import HIDDEN, OPEN, Lane, SightMemory
from dicefront.tabletop.sight_points import Line, may_hide


class Sight:
    """What is seen of a target: level, covered share (parts per million), and what covers most of it.

    ``thing`` is the object that matters most, ``figure`` the other figure; one of them, or neither.
    """

    def __init__(self, level: int, share: int, thing: int, figure: int) -> None:
        self.level = level
        self.share = share
        self.thing = thing
        self.figure = figure


def between(
    state: Battle[Figure],
    eye: Figure,
    eye_body: Prism,
    target: Figure,
    target_body: Prism,
    harmless: int,
    ignored: int,
) -> list[Prism]:
    """The objects and figures that may stand between two, wherever these two stand.

    The troop ``harmless`` hides nothing. ``ignored`` leaves one out: an object by its number, a figure by
    ``-2 - id``.
    """
    line = Line(eye_body.shape.x, eye_body.shape.y, target_body.shape)
    near = _things_between(state, line, eye_body.top, target_body, ignored)
    _add_figures(state, line, eye, eye_body.top, target, target_body, harmless, ignored, near)
    return near


def level_of_sight(
    state: Battle[Figure],
    views: SightMemory,
    eye: Figure,
    eye_body: Prism,
    target: Figure,
    target_body: Prism,
    harmless: int,
    ignored: int,
    only_hidden: bool = False,
) -> int:
    """How much one sees of another, wherever these two stand, with obstacles as ``between`` says.

    If it is asked only whether the target is hidden, anything else counts as in full view. Most targets that
    are hidden are behind one object: then the figures need not be looked at.
    """
    lane = views.lane(eye_body, target_body) if ignored == NOBODY else Lane(eye_body, target_body)
    if lane.among is not state.space.things:  # nobody has looked along here since an object was pushed
        lane.among = state.space.things
        lane.things = _things_between(state, lane.line, eye_body.top, target_body, ignored)
        lane.hidden = views.is_plainly_hidden(eye_body, target_body, lane.things)
    if lane.hidden:
        return HIDDEN
    near = lane.things[:]
    _add_figures(state, lane.line, eye, eye_body.top, target, target_body, harmless, ignored, near)
    if only_hidden:
        return HIDDEN if views.is_hidden(eye_body, target_body, near) else OPEN
    return views.level(eye_body, target_body, near)


def _things_between(
    state: Battle[Figure], line: Line, top: i64, target_body: Prism, ignored: int
) -> list[Prism]:
    """The objects that may stand between an eye at a height and a target."""
    near: list[Prism] = []
    for number, thing in enumerate(state.space.things):
        if line.meets(thing.shape) and may_hide(thing, top, target_body) and number != ignored:
            near.append(thing)
    return near


def _add_figures(
    state: Battle[Figure],
    line: Line,
    eye: Figure,
    top: i64,
    target: Figure,
    target_body: Prism,
    harmless: int,
    ignored: int,
    near: list[Prism],
) -> None:
    """Add the figures that may stand between."""
    for other in state.figures:
        body = other.body
        if line.meets(body.shape) and may_hide(body, top, target_body):
            if (
                other.where == ON_TABLE
                and other is not target
                and other is not eye
                and other.troop != harmless
                and -2 - other.id != ignored
            ):
                near.append(body)


def name_of(state: Battle[Figure], blocker: Prism) -> int:
    """An obstacle by its number, as ``ignored`` names it."""
    for number in range(len(state.space.things)):
        if state.space.things[number] is blocker:
            return number
    for figure in state.figures:
        if figure.body is blocker:
            return -2 - figure.id
    return NOBODY


def sight_of(
    state: Battle[Figure], views: SightMemory, eye_body: Prism, target_body: Prism, near: list[Prism]
) -> Sight:
    """The view past what may stand between two, with the share and with the obstacle that matters."""
    seen = views.view(eye_body, target_body, near)
    name = NOBODY if seen.obstacle == NOBODY else name_of(state, near[seen.obstacle])
    if name >= 0:
        return Sight(seen.level, seen.share, name, NOBODY)
    return Sight(seen.level, seen.share, NOBODY, NOBODY if name == NOBODY else -2 - name)
