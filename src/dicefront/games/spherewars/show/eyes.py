"""What a combatant has before its eyes: the table as solids, and which bearings to a target are covered.

Width and levels of height decide (SW-SIT-08 to SW-SIT-15), not perspective: the solids are drawn as high as
their levels, which is for the eye alone.
"""

from __future__ import annotations

import math
from typing import Final

from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.sight import Scene
from dicefront.games.spherewars.rules.state import Combatant, State, is_there
from dicefront.kernel.ids import Json
from dicefront.skirmish.view import figure_solid, scene_view
from dicefront.tabletop.sight_width import Look

TALL: Final = (80, 120, 200, 320, 500)
"""How high small, common, large, huge and colossal are drawn, in hundredths of an inch."""
LEVEL: Final = 120
"""How high a level of scenery is drawn."""
TURN: Final = 1_000_000


def drawn_height(one: Combatant) -> int:
    return TALL[min(max(one.profile.height - 1, 0), len(TALL) - 1)] * INCH // 100


def scene(state: State) -> Json:
    """The table as solids; levels of scenery become inches."""
    found = scene_view(
        state.space,
        [
            figure_solid(one.id, one.owner, one.body, drawn_height(one))
            for one in state.combatants
            if is_there(one)
        ],
    )
    assert isinstance(found, dict)
    prisms = found["prisms"]
    assert isinstance(prisms, list)
    for prism in prisms:
        assert isinstance(prism, dict)
        for end in ("bottom", "top"):
            level = prism[end]
            assert isinstance(level, int)
            prism[end] = level * LEVEL * INCH // 100
    found["levels"] = True
    return found


def eye_check(state: State, eye: Combatant, target: Combatant) -> dict[str, Json]:
    """The bearings to a target that obstacles cover, each by itself, in millionths of a turn."""
    sees = Scene(state, eye, eye.body, target, target.body, None)
    x, y = eye.body.shape.x, eye.body.shape.y
    shape = sees.target.shape
    ahead = math.atan2(float(shape.y - y), float(shape.x - x))
    covered: list[Json] = []
    for place, obstacle in enumerate(sees.near):
        name = sees.names[place]
        what: dict[str, Json] = {"thing": -2 - name} if name < 0 else {"character": name}
        for span in Look(x, y, shape, [obstacle]).cover(1).spans:
            ends: list[Json] = [bearing(ahead + math.atan(end)) for end in (span.low, span.high)]
            covered.append({**what, "from": ends[0], "to": ends[1]})
    z = eye.body.bottom + drawn_height(eye)
    return {"eye": [x, y, z], "covered_by": covered}


def bearing(angle: float) -> int:
    """An angle in millionths of a turn, anticlockwise from the right."""
    return round(angle / math.tau * TURN) % TURN
