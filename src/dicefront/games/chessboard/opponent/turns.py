"""Whole turns: which miniature goes where and attacks whom, judged by what it gains over staying."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.opponent.battle import Battle
from dicefront.games.chessboard.opponent.chances import (
    BY_HAND,
    TYPE_NAMES,
    WITH_BOW,
    WITH_GUN,
    chance,
)
from dicefront.games.chessboard.rules.lines import can_melee, can_shoot
from dicefront.games.chessboard.rules.movement import TO, reach
from dicefront.games.chessboard.rules.state import OWN_CORNERS, START_SPACES, ChessState, Mini
from dicefront.parts.opponent.evaluation import CERTAIN, WON, Line
from dicefront.tabletop.grid import members

ACTIVATE: Final = "chessboard.turn.activate"
MOVE: Final = "chessboard.turn.move"
ATTACK: Final = "chessboard.turn.attack"
NO_TARGET: Final = -1


class Strike:
    """An attack: its type, its target, and what it gains on the average."""

    def __init__(self, type: int, target: int, gain: int, felled: int) -> None:
        self.type = type
        self.target = target
        self.gain = gain
        self.felled = felled


class Turn:
    """A miniature, where it goes, and the attack it makes there, if any."""

    def __init__(self, score: int, mini: int, space: int, type: int, target: int) -> None:
        self.score = score
        self.mini = mini
        self.space = space
        self.type = type
        self.target = target

    def line(self) -> Line:
        """The turn as a line."""
        return Line(self.score, [ACTIVATE, MOVE, ATTACK], [self.mini, self.space, self.attack()])

    def line_from_here(self) -> Line:
        """What is left of the turn once its miniature is activated."""
        return Line(self.score, [MOVE, ATTACK], [TO[self.space], self.attack()])

    def attack(self) -> list[object] | None:
        """The answer to the question of attack, as it is written."""
        return None if self.target == NO_TARGET else [TYPE_NAMES[self.type], self.target]


class Turns:
    """The turns a player can take in one position."""

    def __init__(self, state: ChessState) -> None:
        self.state = state
        self.battle = Battle(state)
        self.battle.press_on()
        self.menaces: list[int] = [-1] * len(state.minis)

    def best_of_all(self, player: int) -> Turn:
        """The best turn of any ready miniature."""
        best: Turn | None = None
        for mini in self.state.minis:
            if mini.ready and mini.owner == player:
                turn = self.best_of(mini)
                if best is None or turn.score > best.score:
                    best = turn
        assert best is not None
        return best

    def best_of(self, mini: Mini) -> Turn:
        """The best turn of a miniature that has not moved yet."""
        best: Turn | None = None
        for turn in self.of(mini):
            if best is None or turn.score > best.score:
                best = turn
        assert best is not None
        return best

    def of(self, mini: Mini) -> list[Turn]:
        """The turns of a miniature: for each space it can reach, the best attack from there, and none."""
        low, high = reach(self.state, mini)
        waiting = self.battle.standing(mini, mini.space, True, NO_TARGET, 0)
        found: list[Turn] = []
        for space in members(low, high):
            if self.wins_by_moving(mini, space):
                found.append(Turn(WON, mini.id, space, BY_HAND, NO_TARGET))
                continue
            found.append(
                Turn(self.standing(mini, space, NO_TARGET, 0) - waiting, mini.id, space, BY_HAND, NO_TARGET)
            )
            strike = self.best_strike(mini, space)
            if strike is not None:
                score = strike.gain + self.standing(mini, space, strike.target, strike.felled) - waiting
                found.append(Turn(score, mini.id, space, strike.type, strike.target))
        return found

    def standing(self, mini: Mini, space: int, struck: int, felled: int) -> int:
        """What it is worth to end the turn on a space."""
        value = self.battle.standing(mini, space, False, struck, felled)
        if struck != NO_TARGET and space == self.state.marker and self.state.options.pickup == "skill":
            goal = self.battle.goal(mini, space)  # an attack that fails leaves no time to pick it up
            value -= goal * (CERTAIN - felled) // CERTAIN
        return value

    def wins_by_moving(self, mini: Mini, space: int) -> bool:
        """Whether the move alone wins the scenario."""
        options = self.state.options
        if options.scenario == "infiltrate" and options.infiltrate_check == "immediate":
            goal = START_SPACES[1 - mini.owner]
            others = self.battle.infiltrators[mini.owner] - (1 if mini.space in goal else 0)
            return space in goal and others >= 1
        return self.state.carrier == mini.id and space in OWN_CORNERS[mini.owner]

    def best_strike(self, mini: Mini, space: int) -> Strike | None:
        """The attack from a space that gains most."""
        best: Strike | None = None
        for target in self.state.minis:
            if target.owner == mini.owner or target.space < 0:
                continue
            strike = self.strike(mini, space, target)
            if strike is not None and (best is None or strike.gain > best.gain):
                best = strike
        return best

    def strike(self, mini: Mini, space: int, target: Mini) -> Strike | None:
        """The best attack from a space on a target, if there is any."""
        informed = self.battle.informed
        kind, hit = BY_HAND, -1
        if can_melee(self.state, space, target):
            hit = chance(BY_HAND, mini, target, informed)
        profile = mini.profile
        if (profile.gun or profile.bow) and can_shoot(self.state, space, target):
            ranged = WITH_GUN if profile.gun else WITH_BOW
            shot = chance(ranged, mini, target, informed)
            if shot > hit:
                kind, hit = ranged, shot
        if hit < 0:
            return None
        felled = 0 if target.armor else hit
        prize = self.battle.losses[target.id]
        if felled:
            prize += self.menace(target) // 2
        return Strike(kind, target.id, hit * prize // CERTAIN, felled)

    def menace(self, enemy: Mini) -> int:
        known = self.menaces[enemy.id]
        if known < 0:
            known = self.menaces[enemy.id] = self.battle.menace(enemy)
        return known
