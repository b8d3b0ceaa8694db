"""The last round solved: every turn that is still to come, with the exact odds of its attack.

A match that ends with its round, in Survival or by a limit of rounds, has at most one turn left for each
miniature that is ready. All turns of these are tried: who acts, where it goes, whom it attacks. Positions
are remembered, and the tally says what the end is worth. Where a miniature can still re-roll, or more than
three are ready, or obstacles, reserves or another goal play a part, nothing is solved.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.opponent.layout import widened
from dicefront.games.chessboard.opponent.turns import NO_TARGET, Turn
from dicefront.games.chessboard.rules.ending import tally_winner
from dicefront.games.chessboard.rules.lines import BOW, GUN, MELEE, can_melee, can_shoot
from dicefront.games.chessboard.rules.movement import reach
from dicefront.games.chessboard.rules.odds import attack_odds
from dicefront.games.chessboard.rules.state import DEFEATED, RESERVE, SOUTH, ChessState, Mini
from dicefront.kernel.ids import NOBODY
from dicefront.parts.opponent.evaluation import WON
from dicefront.tabletop.grid import contains, members

TYPES: Final = [MELEE, BOW, GUN]
MOST_READY: Final = 3
MOST: Final = 5
"""So many miniatures may stand on the board."""
DRAWN: Final = 0.5


def is_solvable(state: ChessState) -> bool:
    """Whether the match ends with this round, and few enough turns are left to try them all."""
    options = state.options
    if options.scenario == "survival":
        ends = state.round == options.survival_rounds and not options.overtime
    else:
        ends = options.scenario == "last_standing" and 0 < options.round_limit <= state.round
    if not ends or state.obstacles:
        return False
    standing = ready = 0
    for mini in state.minis:
        if mini.space == RESERVE or (mini.space >= 0 and mini.reroll):
            return False
        if mini.space >= 0:
            standing += 1
            ready += 1 if mini.ready else 0
    return ready <= MOST_READY and standing <= MOST


class LastRound:
    """A position of the last round. Values are the share of victory of South."""

    def __init__(self, state: ChessState) -> None:
        self.state = state.copy()
        self.minis = self.state.minis
        self.known: dict[int, float] = {}
        self.odds: dict[int, float] = {}

    def turns(self, player: int) -> list[Turn]:
        """Every turn of the player with its exact share of victory, out of ``WON``, best first."""
        found: list[Turn] = []
        for mini in self.minis:
            if mini.ready and mini.owner == player:
                self._try(mini, found)
        if player != SOUTH:
            for turn in found:
                turn.score = WON - turn.score
        return sorted(found, key=lambda turn: -turn.score)

    def value(self, player: int) -> float:
        """What the position is worth when the turn passes to a player, who may have nobody ready."""
        ready: list[Mini] = []
        both = 0
        for mini in self.minis:
            if mini.ready:
                both += 1
                if mini.owner == player:
                    ready.append(mini)
        if not both:
            return self._tally()
        if not ready:
            return self.value(1 - player)
        key = self._key(player)
        known = self.known.get(key)
        if known is None:
            if both == 1:
                known = self._last(ready[0])
            else:
                worth = [self._try(mini, None) for mini in ready]
                known = max(worth) if player == SOUTH else min(worth)
            self.known[key] = known
        return known

    def _try(self, mini: Mini, found: list[Turn] | None) -> float:
        """The best turn of a miniature; all of them are added to those ``found``."""
        start = mini.space
        is_south = mini.owner == SOUTH
        best = 0.0 if is_south else 1.0
        low, high = reach(self.state, mini)
        mini.ready = False
        for space in members(low, high):
            mini.space = space
            quiet = self.value(1 - mini.owner)
            best = max(best, quiet) if is_south else min(best, quiet)
            if found is not None:
                found.append(Turn(round(WON * quiet), mini.id, space, 0, NO_TARGET))
            for target in self.minis:
                if target.space < 0 or target.owner == mini.owner:
                    continue
                for kind in self._types(mini, target):
                    worth = self._struck(mini, target, self._hit(mini, target, kind), quiet)
                    best = max(best, worth) if is_south else min(best, worth)
                    if found is not None:
                        found.append(Turn(round(WON * worth), mini.id, space, kind, target.id))
        mini.space = start
        mini.ready = True
        return best

    def _types(self, mini: Mini, target: Mini) -> list[int]:
        """The kinds of attack that a miniature can make from where it stands."""
        found: list[int] = []
        if can_melee(self.state, mini.space, target):
            found.append(0)
        profile = mini.profile
        if (profile.bow or profile.gun) and can_shoot(self.state, mini.space, target):
            if profile.bow:
                found.append(1)
            if profile.gun:
                found.append(2)
        return found

    def _hit(self, mini: Mini, target: Mini, kind: int) -> float:
        """How often the target fails its Save in the end."""
        key = (mini.id * len(self.minis) + target.id) * len(TYPES) + kind
        chance = self.odds.get(key)
        if chance is None:
            odds = attack_odds(self.state, mini, target, TYPES[kind])
            chance = self.odds[key] = float(odds.armor + odds.defeat)
        return chance

    def _struck(self, mini: Mini, target: Mini, hit: float, otherwise: float) -> float:
        """What an attack is worth: a point of Armor or the miniature is lost, or nothing happens."""
        if target.armor:
            target.armor -= 1
            worth = self.value(1 - mini.owner)
            target.armor += 1
        else:
            space, ready = target.space, target.ready
            target.space, target.ready = DEFEATED, False
            worth = self.value(1 - mini.owner) if self._stands(target.owner) else _won(mini.owner)
            target.space, target.ready = space, ready
        return hit * worth + (1.0 - hit) * otherwise

    def _last(self, mini: Mini) -> float:
        """The last turn of all: only whom it can strike matters, not where it stands then."""
        state = self.state
        otherwise = self._tally()
        best = otherwise
        low, high = reach(state, mini)
        struck_low, struck_high = widened(low, high)
        start = mini.space
        mini.ready = False
        for target in self.minis:
            if target.space < 0 or target.owner == mini.owner:
                continue
            hit = -1.0
            if contains(struck_low, struck_high, target.space):
                hit = self._hit(mini, target, 0)
            if mini.profile.bow or mini.profile.gun:
                for space in members(low, high):
                    mini.space = space
                    for kind in self._types(mini, target):
                        hit = max(hit, self._hit(mini, target, kind))
                mini.space = start
            if hit >= 0.0:
                worth = self._struck(mini, target, hit, otherwise)
                best = max(best, worth) if mini.owner == SOUTH else min(best, worth)
        mini.ready = True
        return best

    def _stands(self, player: int) -> bool:
        for mini in self.minis:  # noqa: SIM110 - a loop is compiled better than a generator
            if mini.owner == player and mini.space >= 0:
                return True
        return False

    def _tally(self) -> float:
        """What the end of the round is worth (CB-END-07)."""
        winner = tally_winner(self.state)
        return DRAWN if winner == NOBODY else _won(winner)

    def _key(self, player: int) -> int:
        """The position as one number."""
        key = player
        for mini in self.minis:
            key = key * 66 + mini.space + 2
            key = 2 * key + (1 if mini.ready else 0)
            key = key * 32 + mini.armor
        return key


def _won(player: int) -> float:
    return 1.0 if player == SOUTH else 0.0
