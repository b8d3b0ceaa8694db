"""The ready positions of ``data/starts.toml``: troops on a ready-made table with its Portals, in inches."""

from __future__ import annotations

from typing import Any

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.optionsfile import options_of
from dicefront.games.home_raiders.rules.state import DIRECT, State
from dicefront.games.home_raiders.rules.view import OBJECTIVES
from dicefront.games.home_raiders.scenes.pieces import Group, Place, hero, unit
from dicefront.games.home_raiders.scenes.scene import position
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.parts.scenes.starts import Starts
from dicefront.skirmish.clearing import SIDES, at_border
from dicefront.skirmish.fields import Fields
from dicefront.skirmish.space import Space, Thing

MOST_TROOPS = 20


def _group(read: Fields) -> Group:
    """A troop: its card, and where its figures stand."""
    owner = read.whole("owner", 0, 1)
    card = read.text("card")
    read.has("at")
    places = [_place(spot, f"{read.where}.at") for spot in _list(read.given.get("at"), f"{read.where}.at")]
    alone = read.flag("hero", False)
    read.end()
    return hero(owner, card, places[0]) if alone else unit(owner, card, *places)


def _list(data: Json, where: str) -> list[Json]:
    if not isinstance(data, list) or not data:
        raise BadData(where, "places in inches, such as [[5, 5], [6.5, 5]]", data)
    return data


def _place(spot: Json, where: str) -> Place:
    if not isinstance(spot, list) or len(spot) not in (2, 3):
        raise BadData(where, "[x, y] or [x, y, height] in inches", spot)
    lengths: list[Any] = spot
    x, y, *z = (float(one) for one in lengths)
    return (x, y, z[0]) if z else (x, y)


def _ready(options: dict[str, Json], data: dict[str, Json], where: str) -> State:
    """HR-SET-03: the Portals stand at the middle of opposite sides."""
    read = Fields(data, where)
    groups = [_group(row) for row in read.rows("troops")]
    acting = read.whole("acting", 0, MOST_TROOPS)
    portals = [(read.text(name), side) for name, side in (("portal", "south"), ("other_portal", "north"))]
    objective = str(options["objective"])
    if objective not in OBJECTIVES[1:]:
        raise BadData(f"{where}.options.objective", "one of " + ", ".join(OBJECTIVES[1:]), objective)
    read.end()
    owner = groups[acting].owner if acting < len(groups) else 0
    state = position(*groups, acting=acting, player=owner, objective=objective)
    state.options = options_of(options)
    state.layout = DIRECT
    file = state.options.table_file
    space = file.space()
    for player, (kind, side) in enumerate(portals):
        if kind not in file.kinds or side not in SIDES:
            raise BadData(f"{where}: the Portal of player {player}", "one of " + ", ".join(file.kinds), kind)
        of = file.kinds[kind]
        shape = at_border(of, side, space)
        name = f"portal {player + 1}"
        thing = Thing(name, of.id, shape, 0, of.height, of.movable, of.uneven, of.climbable, player)
        space = Space(file.width, file.depth, [*space.things, thing])
    state.space = space
    return state


STARTS = Starts(GAME, _ready)
