"""What happens around the activations: turns, rounds, the end."""

from __future__ import annotations

from typing import ClassVar

from dicefront.kernel.event import ACTIVATION, DICE, END, TURN, Event


class LeaderRolled(Event):
    """T2, SW-DEP-01: the dice of the leader of a band, highest first."""

    kind: ClassVar[str] = "spherewars.leader_rolled"
    category: ClassVar[str] = DICE

    def __init__(self, player: int, faces: list[int]) -> None:
        self.player = player
        self.faces = faces


class BrilliantStrategy(Event):
    """SW-CRI-03: a band has extra orders in this turn."""

    kind: ClassVar[str] = "spherewars.brilliant_strategy"
    category: ClassVar[str] = TURN

    def __init__(self, player: int, orders: int) -> None:
        self.player = player
        self.orders = orders


class TurnBegun(Event):
    """T4: a turn begins; ``players`` are those of the side that has the first round."""

    kind: ClassVar[str] = "spherewars.turn_begun"
    category: ClassVar[str] = TURN

    def __init__(self, turn: int, players: list[int]) -> None:
        self.turn = turn
        self.players = players


class RoundBegun(Event):
    """T5: the players of a side begin their round."""

    kind: ClassVar[str] = "spherewars.round_begun"
    category: ClassVar[str] = TURN

    def __init__(self, turn: int, players: list[int]) -> None:
        self.turn = turn
        self.players = players


class Updated(Event):
    """T9, T10: the turn is over, and everybody is rested."""

    kind: ClassVar[str] = "spherewars.updated"
    category: ClassVar[str] = TURN

    def __init__(self, turn: int) -> None:
        self.turn = turn


class Activated(Event):
    """A2: a combatant is activated."""

    kind: ClassVar[str] = "spherewars.activated"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, combatant: int) -> None:
        self.combatant = combatant


class Yielded(Event):
    """SW-MUL-04: a player lets the next ally pick first."""

    kind: ClassVar[str] = "spherewars.yielded"
    category: ClassVar[str] = ACTIVATION

    def __init__(self, player: int) -> None:
        self.player = player


class Scored(Event):
    """SW-WIN-02: mission and blood points of a side; glory from the chart, and that of the mission."""

    kind: ClassVar[str] = "spherewars.scored"
    category: ClassVar[str] = END

    def __init__(self, players: list[int], points: int, blood: int, glory: int, special: int) -> None:
        self.players = players
        self.points = points
        self.blood = blood
        self.glory = glory
        self.special = special


class GameOver(Event):
    """How the game ended, by the paragraph that says so."""

    kind: ClassVar[str] = "spherewars.game_over"
    category: ClassVar[str] = END

    def __init__(self, reason: str, rule: str, places: list[int]) -> None:
        self.reason = reason
        self.rule = rule
        self.places = places
