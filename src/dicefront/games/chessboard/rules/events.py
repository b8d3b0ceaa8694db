"""What happens in Chessboard Skirmish."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from dicefront.kernel.event import (
    ACTIVATION,
    ATTACK,
    DICE,
    END,
    LOSS,
    MOVEMENT,
    OBJECTIVE,
    SETUP,
    TURN,
    WOUND,
    Event,
)
from dicefront.kernel.ids import PlayerId


@mypyc_attr(acyclic=True)
class ArmiesRevealed(Event):
    """Both armies are shown together (CB-ARM-07): for each player the miniatures in short form."""

    kind: ClassVar[str] = "chessboard.armies-revealed"
    category: ClassVar[str] = SETUP

    def __init__(self, south_army: list[str], north_army: list[str]) -> None:
        self.south_army = south_army
        self.north_army = north_army


@mypyc_attr(acyclic=True)
class DeployerFound(Event):
    """The roll-off is decided (CB-DEP-01)."""

    kind: ClassVar[str] = "chessboard.deployer-found"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId, south: int, north: int) -> None:
        self.player = player
        self.south = south
        self.north = north


@mypyc_attr(acyclic=True)
class ObstaclePlaced(Event):
    """A player put down an obstacle."""

    kind: ClassVar[str] = "chessboard.obstacle-placed"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId, space: int) -> None:
        self.player = player
        self.space = space


@mypyc_attr(acyclic=True)
class PlacingStopped(Event):
    """A player places no obstacle this time (CB-OBS-09)."""

    kind: ClassVar[str] = "chessboard.placing-stopped"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId) -> None:
        self.player = player


@mypyc_attr(acyclic=True)
class ObstaclesSet(Event):
    """The layout is final."""

    kind: ClassVar[str] = "chessboard.obstacles-set"
    category: ClassVar[str] = SETUP

    def __init__(self, spaces: list[int]) -> None:
        self.spaces = spaces


@mypyc_attr(acyclic=True)
class MarkerLaid(Event):
    """The marker of Retrieve lies on the board (CB-RET-01)."""

    kind: ClassVar[str] = "chessboard.marker-laid"
    category: ClassVar[str] = SETUP

    def __init__(self, space: int) -> None:
        self.space = space


@mypyc_attr(acyclic=True)
class Deployed(Event):
    """A miniature stands on its starting space."""

    kind: ClassVar[str] = "chessboard.deployed"
    category: ClassVar[str] = SETUP

    def __init__(self, player: PlayerId, mini: int, space: int) -> None:
        self.player = player
        self.mini = mini
        self.space = space


@mypyc_attr(acyclic=True)
class RoundBegun(Event):
    """A round begins: all on the board are ready, all re-rolls are back (CB-RND-06)."""

    kind: ClassVar[str] = "chessboard.round-begun"
    category: ClassVar[str] = TURN

    def __init__(self, round: int) -> None:
        self.round = round


@mypyc_attr(acyclic=True)
class InitiativeWon(Event):
    """The player who acts first in this round (CB-RND-02)."""

    kind: ClassVar[str] = "chessboard.initiative-won"
    category: ClassVar[str] = TURN

    def __init__(self, player: PlayerId, south: int, north: int) -> None:
        self.player = player
        self.south = south
        self.north = north


@mypyc_attr(acyclic=True)
class Activated(Event):
    """A miniature takes its turn."""

    kind: ClassVar[str] = "chessboard.activated"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, player: PlayerId, mini: int) -> None:
        self.player = player
        self.mini = mini


@mypyc_attr(acyclic=True)
class RoundFinished(Event):
    """A player declared the round finished for the army (CB-TRN-06)."""

    kind: ClassVar[str] = "chessboard.round-finished"
    category: ClassVar[str] = TURN

    def __init__(self, player: PlayerId) -> None:
        self.player = player


@mypyc_attr(acyclic=True)
class Moved(Event):
    """A miniature walked along a path."""

    kind: ClassVar[str] = "chessboard.moved"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, mini: int, start: int, end: int) -> None:
        self.mini = mini
        self.start = start
        self.end = end


@mypyc_attr(acyclic=True)
class MarkerDropped(Event):
    """The marker lies in a space again."""

    kind: ClassVar[str] = "chessboard.marker-dropped"
    category: ClassVar[str] = OBJECTIVE

    def __init__(self, mini: int, space: int) -> None:
        self.mini = mini
        self.space = space


@mypyc_attr(acyclic=True)
class MarkerPickedUp(Event):
    """A miniature carries the marker from now on."""

    kind: ClassVar[str] = "chessboard.marker-picked-up"
    category: ClassVar[str] = OBJECTIVE

    def __init__(self, mini: int, space: int) -> None:
        self.mini = mini
        self.space = space


@mypyc_attr(acyclic=True)
class PickUpFailed(Event):
    """A Skill roll did not reach half the die value (CB-SKL-03)."""

    kind: ClassVar[str] = "chessboard.pick-up-failed"
    category: ClassVar[str] = OBJECTIVE

    def __init__(self, mini: int, face: int, needed: int) -> None:
        self.mini = mini
        self.face = face
        self.needed = needed


@mypyc_attr(acyclic=True)
class Attacked(Event):
    """An attack is declared: its type and its target (CB-ATK-02)."""

    kind: ClassVar[str] = "chessboard.attacked"
    category: ClassVar[str] = ATTACK

    def __init__(self, mini: int, target: int, type: str) -> None:
        self.mini = mini
        self.target = target
        self.type = type


@mypyc_attr(acyclic=True)
class Rerolled(Event):
    """A Hero spent the re-roll of this round (CB-HER-01)."""

    kind: ClassVar[str] = "chessboard.rerolled"
    category: ClassVar[str] = DICE

    def __init__(self, mini: int, what: str, old: int, new: int) -> None:
        self.mini = mini
        self.what = what
        self.old = old
        self.new = new


@mypyc_attr(acyclic=True)
class Defended(Event):
    """The Defense result beat the attack result (CB-DEF-03)."""

    kind: ClassVar[str] = "chessboard.defended"
    category: ClassVar[str] = ATTACK

    def __init__(self, mini: int, target: int, type: str, face: int, attack: int, defence: int) -> None:
        self.mini = mini
        self.target = target
        self.type = type
        self.face = face
        self.attack = attack
        self.defence = defence


@mypyc_attr(acyclic=True)
class Hit(Event):
    """The attack result reached the Defense result (CB-DEF-02): a Save follows."""

    kind: ClassVar[str] = "chessboard.hit"
    category: ClassVar[str] = ATTACK

    def __init__(self, mini: int, target: int, type: str, face: int, attack: int, defence: int) -> None:
        self.mini = mini
        self.target = target
        self.type = type
        self.face = face
        self.attack = attack
        self.defence = defence


@mypyc_attr(acyclic=True)
class Saved(Event):
    """The Save succeeded (CB-DEF-05)."""

    kind: ClassVar[str] = "chessboard.saved"
    category: ClassVar[str] = ATTACK

    def __init__(self, target: int, face: int) -> None:
        self.target = target
        self.face = face


@mypyc_attr(acyclic=True)
class ArmorUsed(Event):
    """The Save failed, and a point of Armor was used up instead (CB-DEF-06)."""

    kind: ClassVar[str] = "chessboard.armor-used"
    category: ClassVar[str] = WOUND

    def __init__(self, target: int, face: int, left: int) -> None:
        self.target = target
        self.face = face
        self.left = left


@mypyc_attr(acyclic=True)
class Defeated(Event):
    """A miniature leaves the board for good (CB-DEF-07)."""

    kind: ClassVar[str] = "chessboard.defeated"
    category: ClassVar[str] = LOSS

    def __init__(self, target: int, face: int, space: int) -> None:
        self.target = target
        self.face = face
        self.space = space


@mypyc_attr(acyclic=True)
class Entered(Event):
    """A reserve entered the board (CB-DEP-07)."""

    kind: ClassVar[str] = "chessboard.entered"
    category: ClassVar[str] = MOVEMENT

    def __init__(self, player: PlayerId, mini: int, space: int) -> None:
        self.player = player
        self.mini = mini
        self.space = space


@mypyc_attr(acyclic=True)
class Reinforcing(Event):
    """A player without a ready miniature takes a reinforcement turn (CB-DEP-10)."""

    kind: ClassVar[str] = "chessboard.reinforcing"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, player: PlayerId) -> None:
        self.player = player


@mypyc_attr(acyclic=True)
class RoundEnded(Event):
    """A round is over."""

    kind: ClassVar[str] = "chessboard.round-ended"
    category: ClassVar[str] = TURN

    def __init__(self, round: int, quiet: int) -> None:
        self.round = round
        self.quiet = quiet


@mypyc_attr(acyclic=True)
class Overtime(Event):
    """The tally of Survival is undecided, and another round is played (CB-SUR-03)."""

    kind: ClassVar[str] = "chessboard.overtime"
    category: ClassVar[str] = TURN

    def __init__(self, round: int) -> None:
        self.round = round


@mypyc_attr(acyclic=True)
class GameEnded(Event):
    """The game is over: who won (-1 for a draw), why and by which paragraph."""

    kind: ClassVar[str] = "chessboard.game-ended"
    category: ClassVar[str] = END

    def __init__(self, winner: PlayerId, reason: str, rule: str) -> None:
        self.winner = winner
        self.reason = reason
        self.rule = rule
