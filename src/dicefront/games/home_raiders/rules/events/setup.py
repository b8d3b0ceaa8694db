"""What happens before the first round."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import ACTIVATION, SETUP, Event
from dicefront.kernel.ids import Json, PlayerId


@mypyc_attr(acyclic=True)
class TableLaid(Event):
    """The combat space is laid (HR-SQD-01): which table, its size, and how many objects lie on it."""

    kind: ClassVar[str] = "home_raiders.table-laid"
    category: ClassVar[str] = SETUP

    def __init__(self, table: str, width: int, depth: int, objects: int) -> None:
        self.table = table
        self.width = width
        self.depth = depth
        self.objects = objects


@mypyc_attr(acyclic=True)
class TeamsShown(Event):
    """Both teams are shown together (HR-TEA-10), as rosters."""

    kind: ClassVar[str] = "home_raiders.teams-shown"
    category: ClassVar[str] = SETUP

    def __init__(self, first_team: Json, second_team: Json) -> None:
        self.first_team = first_team
        self.second_team = second_team

    def reveals(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class EnemySworn(Event):
    """A character with Sworn enemy has named an enemy (HR-AHE-13)."""

    kind: ClassVar[str] = "home_raiders.enemy-sworn"
    category: ClassVar[str] = SETUP

    def __init__(self, character: int, enemy: int) -> None:
        self.character = character
        self.enemy = enemy


@mypyc_attr(acyclic=True)
class LayoutFound(Event):
    """Direct confrontation or Cunning strategy (HR-SET-02): ``direct`` or ``cunning``."""

    kind: ClassVar[str] = "home_raiders.layout-found"
    category: ClassVar[str] = SETUP

    def __init__(self, layout: str) -> None:
        self.layout = layout


@mypyc_attr(acyclic=True)
class DeployerFound(Event):
    """The roll-off is decided (HR-SET-06): who deploys first, and what showed, ``ace`` or ``blank``."""

    kind: ClassVar[str] = "home_raiders.deployer-found"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId, face: str) -> None:
        self.player = player
        self.face = face


@mypyc_attr(acyclic=True)
class PortalPlaced(Event):
    """A Portal stands (HR-SET-07): ``object`` is its number; ``side`` is a side or a corner."""

    kind: ClassVar[str] = "home_raiders.portal-placed"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId, object: int, side: str) -> None:
        self.player = player
        self.object = object
        self.side = side


@mypyc_attr(acyclic=True)
class ObjectShifted(Event):
    """An object was in the way of a Portal and lies elsewhere now (HR-SET-07)."""

    kind: ClassVar[str] = "home_raiders.object-shifted"
    category: ClassVar[str] = SETUP

    def __init__(self, object: int, x: int, y: int) -> None:
        self.object = object
        self.x = x
        self.y = y


@mypyc_attr(acyclic=True)
class Attached(Event):
    """A Leader or a Specialist joins a Unit (HR-DEP-04, HR-AHE-18)."""

    kind: ClassVar[str] = "home_raiders.attached"
    category: ClassVar[str] = SETUP

    def __init__(self, character: int, troop: int) -> None:
        self.character = character
        self.troop = troop


@mypyc_attr(acyclic=True)
class HeldBack(Event):
    """A troop is kept for later (HR-DEP-06)."""

    kind: ClassVar[str] = "home_raiders.held-back"
    category: ClassVar[str] = SETUP

    def __init__(self, troop: int) -> None:
        self.troop = troop


@mypyc_attr(acyclic=True)
class Deployed(Event):
    """A troop is placed: for each of its characters ``[character, [x, y, z]]``."""

    kind: ClassVar[str] = "home_raiders.deployed"
    category: ClassVar[str] = SETUP

    def __init__(self, troop: int, places: Json) -> None:
        self.troop = troop
        self.places = places


@mypyc_attr(acyclic=True)
class ObjectiveFound(Event):
    """The objective of both teams (HR-OBJ-02): ``vanish``, ``portal`` or ``spot``."""

    kind: ClassVar[str] = "home_raiders.objective-found"
    category: ClassVar[str] = SETUP

    def __init__(self, objective: str) -> None:
        self.objective = objective


@mypyc_attr(acyclic=True)
class MarkerPlaced(Event):
    """A marker lies on the combat space (HR-OBJ-11)."""

    kind: ClassVar[str] = "home_raiders.marker-placed"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId, marker: int, x: int, y: int, z: int) -> None:
        self.player = player
        self.marker = marker
        self.x = x
        self.y = y
        self.z = z


@mypyc_attr(acyclic=True)
class Reckoned(Event):
    """A troop takes its free Movement action before the first round (HR-ALD-06)."""

    kind: ClassVar[str] = "home_raiders.reckoned"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, troop: int) -> None:
        self.troop = troop
