"""What happens in and around Ranged attacks."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import Event


@mypyc_attr(acyclic=True)
class WentToGround(Event):
    """A troop lies down (HR-GTG-02), by its own choice or forced."""

    kind: ClassVar[str] = "home_raiders.went-to-ground"

    def __init__(self, troop: int, forced: bool) -> None:
        self.troop = troop
        self.forced = forced


@mypyc_attr(acyclic=True)
class StoodUp(Event):
    """A troop stands up (HR-GTG-05), with an action or for free (HR-ALD-03)."""

    kind: ClassVar[str] = "home_raiders.stood-up"

    def __init__(self, troop: int, free: bool) -> None:
        self.troop = troop
        self.free = free
