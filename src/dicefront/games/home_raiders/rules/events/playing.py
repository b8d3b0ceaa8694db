"""What happens in rounds, turns and Generic actions, and at the end."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import ACTIVATION, ATTACK, END, MAGIC, OBJECTIVE, TURN, Event
from dicefront.kernel.ids import PlayerId, RuleId


@mypyc_attr(acyclic=True)
class RoundBegun(Event):
    """The pearls are in the bag (HR-RND-01): ``pearls`` for each seat."""

    kind: ClassVar[str] = "home_raiders.round-begun"
    category: ClassVar[str] = TURN

    def __init__(self, round: int, pearls: list[int]) -> None:
        self.round = round
        self.pearls = pearls


@mypyc_attr(acyclic=True)
class PearlDrawn(Event):
    """A pearl came out of the bag (HR-RND-03); ``left`` are in it still, for each seat."""

    kind: ClassVar[str] = "home_raiders.pearl-drawn"
    category: ClassVar[str] = TURN

    def __init__(self, player: PlayerId, left: list[int]) -> None:
        self.player = player
        self.left = left


@mypyc_attr(acyclic=True)
class TurnSkipped(Event):
    """The owner of the pearl has nobody to activate (HR-RND-08)."""

    kind: ClassVar[str] = "home_raiders.turn-skipped"
    category: ClassVar[str] = TURN

    def __init__(self, player: PlayerId) -> None:
        self.player = player


@mypyc_attr(acyclic=True)
class TurnPassed(Event):
    """The owner of the pearl passes (HR-RND-07)."""

    kind: ClassVar[str] = "home_raiders.turn-passed"
    category: ClassVar[str] = TURN

    def __init__(self, player: PlayerId) -> None:
        self.player = player


@mypyc_attr(acyclic=True)
class DisruptLost(Event):
    """Disrupt named a troop that cannot be activated in this turn (HR-ASP-11, HR-ASP-20)."""

    kind: ClassVar[str] = "home_raiders.disrupt-lost"
    category: ClassVar[str] = TURN

    def __init__(self, player: PlayerId, troop: int) -> None:
        self.player = player
        self.troop = troop


@mypyc_attr(acyclic=True)
class Activated(Event):
    """A troop begins its turn (HR-RND-04), ``disrupted`` if its owner had no choice (HR-ASP-10)."""

    kind: ClassVar[str] = "home_raiders.activated"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, player: PlayerId, troop: int, disrupted: bool) -> None:
        self.player = player
        self.troop = troop
        self.disrupted = disrupted


@mypyc_attr(acyclic=True)
class ActionDeclared(Event):
    """What a troop does with its next action (HR-SQA-05).

    ``action`` is the type of the rest, ``apart`` lists those who act differently and ``types`` what they do.
    """

    kind: ClassVar[str] = "home_raiders.action-declared"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, troop: int, action: str, apart: list[int], types: list[str]) -> None:
        self.troop = troop
        self.action = action
        self.apart = apart
        self.types = types


@mypyc_attr(acyclic=True)
class ActionsForgone(Event):
    """A troop forgoes the actions it has left (HR-ACT-01)."""

    kind: ClassVar[str] = "home_raiders.actions-forgone"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, troop: int, actions: int) -> None:
        self.troop = troop
        self.actions = actions


@mypyc_attr(acyclic=True)
class FervourDeclared(Event):
    """A character performs a third action (HR-AHE-16)."""

    kind: ClassVar[str] = "home_raiders.fervour-declared"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int) -> None:
        self.character = character


@mypyc_attr(acyclic=True)
class MarkerTaken(Event):
    """A character takes control of a marker (HR-OBJ-13)."""

    kind: ClassVar[str] = "home_raiders.marker-taken"
    category: ClassVar[str] = OBJECTIVE

    def __init__(self, character: int, marker: int) -> None:
        self.character = character
        self.marker = marker


@mypyc_attr(acyclic=True)
class ControlLost(Event):
    """Nobody controls a marker any more (HR-OBJ-14)."""

    kind: ClassVar[str] = "home_raiders.control-lost"
    category: ClassVar[str] = OBJECTIVE

    def __init__(self, marker: int, character: int) -> None:
        self.marker = marker
        self.character = character


@mypyc_attr(acyclic=True)
class GrappleTried(Event):
    """A character tried to grapple another one (HR-ACC-15)."""

    kind: ClassVar[str] = "home_raiders.grapple-tried"
    category: ClassVar[str] = ATTACK

    def __init__(self, character: int, target: int, success: bool) -> None:
        self.character = character
        self.target = target
        self.success = success


@mypyc_attr(acyclic=True)
class UnitDivided(Event):
    """A Unit divided into two (HR-AUN-01): ``members`` are the new Unit ``part``."""

    kind: ClassVar[str] = "home_raiders.unit-divided"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, troop: int, part: int, members: list[int]) -> None:
        self.troop = troop
        self.part = part
        self.members = members


@mypyc_attr(acyclic=True)
class LeaderLeft(Event):
    """A Leader is a Unit of its own now (HR-ALD-17)."""

    kind: ClassVar[str] = "home_raiders.leader-left"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, character: int, troop: int, alone: int) -> None:
        self.character = character
        self.troop = troop
        self.alone = alone


@mypyc_attr(acyclic=True)
class LeaderJoined(Event):
    """A Leader joined a Unit (HR-ALD-20)."""

    kind: ClassVar[str] = "home_raiders.leader-joined"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, character: int, troop: int) -> None:
        self.character = character
        self.troop = troop


@mypyc_attr(acyclic=True)
class LeaderReplaced(Event):
    """A Leader came to the place of one that vanished (HR-ALD-09)."""

    kind: ClassVar[str] = "home_raiders.leader-replaced"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, gone: int, character: int, troop: int, place: list[int]) -> None:
        self.gone = gone
        self.character = character
        self.troop = troop
        self.place = place


@mypyc_attr(acyclic=True)
class MessageBrought(Event):
    """A Messenger brought the abilities of a Leader to a Unit, until the end of the round (HR-AHE-10)."""

    kind: ClassVar[str] = "home_raiders.message-brought"
    category: ClassVar[str] = MAGIC

    def __init__(self, character: int, leader: int, troop: int, abilities: list[str]) -> None:
        self.character = character
        self.leader = leader
        self.troop = troop
        self.abilities = abilities


@mypyc_attr(acyclic=True)
class TurnEnded(Event):
    """The turn is over (HR-SQA-10)."""

    kind: ClassVar[str] = "home_raiders.turn-ended"
    category: ClassVar[str] = TURN

    def __init__(self, player: PlayerId) -> None:
        self.player = player


@mypyc_attr(acyclic=True)
class RoundEnded(Event):
    """What lasts a round ends (HR-RND-09)."""

    kind: ClassVar[str] = "home_raiders.round-ended"
    category: ClassVar[str] = TURN

    def __init__(self, round: int) -> None:
        self.round = round


@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """The objective was judged (HR-SQE-02): ``counts`` for each seat; nobody wins a draw."""

    kind: ClassVar[str] = "home_raiders.game-ended"
    category: ClassVar[str] = END

    def __init__(self, winner: PlayerId, reason: str, rule: RuleId, counts: list[int]) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule
        self.counts = counts
