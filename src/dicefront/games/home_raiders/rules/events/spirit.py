"""What happens in Spirit actions."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import MAGIC, WOUND, Event


@mypyc_attr(acyclic=True)
class Challenged(Event):
    """A challenge is decided (HR-SPI-05, HR-SPI-06): the totals of both."""

    kind: ClassVar[str] = "home_raiders.challenged"
    category: ClassVar[str] = MAGIC

    def __init__(
        self, character: int, ability: str, target: int, total: int, answer: int, success: bool
    ) -> None:
        self.character = character
        self.ability = ability
        self.target = target
        self.total = total
        self.answer = answer
        self.success = success


@mypyc_attr(acyclic=True)
class BrainFrozen(Event):
    """The target of Brainfreeze rolled (HR-ASP-18), and resisted if an Ace showed."""

    kind: ClassVar[str] = "home_raiders.brain-frozen"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, target: int, resisted: bool) -> None:
        self.character = character
        self.target = target
        self.resisted = resisted


@mypyc_attr(acyclic=True)
class Marked(Event):
    """A Spirit ability put its mark on somebody: distract, mind-trick, disrupt or confuse."""

    kind: ClassVar[str] = "home_raiders.marked"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, ability: str, target: int) -> None:
        self.character = character
        self.ability = ability
        self.target = target


@mypyc_attr(acyclic=True)
class Stunned(Event):
    """A character lost an ability until the end of the round (HR-ASP-15)."""

    kind: ClassVar[str] = "home_raiders.stunned"
    category: ClassVar[str] = WOUND

    def __init__(self, character: int, target: int, lost: str) -> None:
        self.character = character
        self.target = target
        self.lost = lost


@mypyc_attr(acyclic=True)
class Charmed(Event):
    """A charmed character has to attack somebody (HR-ASP-12)."""

    kind: ClassVar[str] = "home_raiders.charmed"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, target: int, victim: int) -> None:
        self.character = character
        self.target = target
        self.victim = victim


@mypyc_attr(acyclic=True)
class SpiritWasted(Event):
    """An ability succeeded and found nothing to do (HR-ASP-13, HR-ASP-15)."""

    kind: ClassVar[str] = "home_raiders.spirit-wasted"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, ability: str, target: int) -> None:
        self.character = character
        self.ability = ability
        self.target = target
