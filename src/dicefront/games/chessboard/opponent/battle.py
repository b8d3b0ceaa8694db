"""What a position is worth, in hundredths of a point: material, goals, danger and prospects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicefront.games.chessboard.opponent.chances import best_chance
from dicefront.games.chessboard.opponent.layout import FAR, Layout, layout_of, widened
from dicefront.games.chessboard.rules.ending import tally_winner
from dicefront.games.chessboard.rules.movement import reach
from dicefront.games.chessboard.rules.state import (
    OWN_CORNERS,
    PLAYERS,
    RESERVE,
    START_SPACES,
    ChessState,
    Mini,
)
from dicefront.parts.opponent.evaluation import CERTAIN
from dicefront.tabletop.grid import Halves, contains, members

POINT: Final = 100
NOTHING: Final = 2
"""A die of so many sides would be worth nothing. These values come from a logistic fit to 3,000 games."""
ARMOR: Final = 275
BOW: Final = 115
GUN: Final = 180
HERO: Final = 165

NEXT_ROUND: Final = 720
"""How much of a danger is left, out of 1024, if the enemy has to wait for the next round."""
OTHERS: Final = 400
"""How much the lesser dangers to the same miniature count beside the greatest."""
PROSPECT: Final = [450, 400, 220, 130, 80, 50, 30, 20]
"""What a possible attack is worth, out of 1024, by the number of activations until it can be made."""

INFILTRATION: Final = [1300, 800, 480, 280, 160, 90, 50, 20]
RETRIEVAL: Final = [700, 420, 250, 150, 90, 50, 30, 20]
HOMEWARD: Final = [4000, 2600, 1900, 1500, 1250, 1100, 1000, 900]
"""What the marker is worth, by the number of moves to one's goal, to the marker, to one's own corner."""
LOSING: Final = 6000
"""What it is worth to stop an enemy who wins with the next move."""
LAST: Final = 500
"""What the last miniature of an army is worth besides itself: not so much that it hides for ever."""

HOPE_SPENT: Final = 350
HOPE_READY: Final = 330
FEAR_SPENT: Final = 820
FEAR_READY: Final = 590
"""How much prospects and dangers count, out of 1024: who is still to act can get out of the way."""
PRESSING: Final = [CERTAIN, CERTAIN, 700, 500, 300, 150, 100]
"""How much of its fear a player keeps who is not ahead, by the number of quiet rounds so far (CB-END-06)."""
ON_TURN: Final = 80
SCALE: Final = 100_000
EVEN: Final = 1_500
"""An advantage of so many points is half a victory."""


def material(mini: Mini) -> int:
    """What a miniature is worth wherever it stands."""
    profile = mini.profile
    value = POINT * (profile.die - NOTHING) + ARMOR * mini.armor
    if profile.gun:
        value += GUN
    elif profile.bow:
        value += BOW
    if profile.hero:
        value += HERO
    return value


class Battle:
    """One position, looked at once: who threatens which spaces, and what everybody is worth."""

    def __init__(self, state: ChessState) -> None:
        options = state.options
        self.state = state
        self.layout: Layout = layout_of(state)
        self.informed = options.informed_heroes
        self.scenario = options.scenario
        last = options.survival_rounds if self.scenario == "survival" else options.round_limit
        self.later = 0 if last and state.round >= last and not options.overtime else NEXT_ROUND
        self.infiltrators: list[int] = [0, 0]
        if self.scenario == "infiltrate":
            for mini in state.minis:
                if mini.space in START_SPACES[1 - mini.owner]:
                    self.infiltrators[mini.owner] += 1
        self.hand: list[Halves | None] = [None] * len(state.minis)
        self.fire: list[Halves] = [(0, 0)] * len(state.minis)
        self.losses: list[int] = [0] * len(state.minis)
        self.fear: list[int] = [CERTAIN, CERTAIN]
        for mini in state.minis:
            if mini.space >= 0:
                self.losses[mini.id] = self._loss(mini)

    def press_on(self) -> None:
        """A player who is not ahead takes risks as quiet rounds bring the end nearer."""
        quiet = min(self.state.quiet, len(PRESSING) - 1)
        if PRESSING[quiet] == CERTAIN:
            return
        ahead = tally_winner(self.state)
        for player in PLAYERS:
            if player != ahead:
                self.fear[player] = PRESSING[quiet]

    # -- what is at stake ---------------------------------------------------------------------------

    def _loss(self, mini: Mini) -> int:
        """What its owner loses if the miniature fails a Save now."""
        if mini.armor:
            return ARMOR
        value = material(mini) + self.goal(mini, mini.space)
        if self._wins_next(mini):
            value += LOSING
        others = 0
        for other in self.state.minis:
            if other.owner == mini.owner and other.space >= RESERVE:
                others += 1
        return value + LAST if others == 1 else value

    def _wins_next(self, mini: Mini) -> bool:
        """Whether the miniature is about to win the scenario for its owner."""
        if self.scenario == "infiltrate":
            if not self.infiltrators[mini.owner] or mini.space not in START_SPACES[1 - mini.owner]:
                return False
            for other in self.state.minis:
                if other.owner == mini.owner and other is not mini and other.space >= 0:
                    if self._far_side(other, other.space) <= other.profile.die // 2:
                        return True
            return False
        if self.state.carrier != mini.id:
            return False
        return self._corner(mini, mini.space) <= mini.profile.die // 2

    def goal(self, mini: Mini, space: int) -> int:
        """What standing on a space brings a miniature nearer to its goal in the scenario."""
        if self.scenario == "infiltrate":
            value = INFILTRATION[_turns(self._far_side(mini, space), mini)]
            own = 1 if mini.space in START_SPACES[1 - mini.owner] else 0
            return 2 * value if self.infiltrators[mini.owner] > own else value
        if self.scenario == "retrieve":
            if self.state.carrier == mini.id:
                return HOMEWARD[_turns(self._corner(mini, space), mini)]
            if self.state.marker >= 0:
                return RETRIEVAL[_turns(self.layout.steps[space][self.state.marker], mini)]
        return 0

    def _far_side(self, mini: Mini, space: int) -> int:
        steps = self.layout.steps[space]
        nearest = FAR
        for goal in START_SPACES[1 - mini.owner]:
            if steps[goal] < nearest:
                nearest = steps[goal]
        return nearest

    def _corner(self, mini: Mini, space: int) -> int:
        steps = self.layout.steps[space]
        left, right = OWN_CORNERS[mini.owner]
        return min(steps[left], steps[right])

    # -- danger and prospects -----------------------------------------------------------------------

    def _look(self, mini: Mini) -> Halves:
        """The spaces a miniature can strike at in its next activation; those it can shoot at as well."""
        known = self.hand[mini.id]
        if known is not None:
            return known
        low, high = reach(self.state, mini)
        if mini.profile.bow or mini.profile.gun:
            fire_low: i64 = 0
            fire_high: i64 = 0
            for space in members(low, high):
                fire_low |= self.layout.fire_low[space]
                fire_high |= self.layout.fire_high[space]
            self.fire[mini.id] = (fire_low, fire_high)
        struck = widened(low, high)
        self.hand[mini.id] = struck
        return struck

    def threat(self, enemy: Mini, mini: Mini, space: int) -> int:
        """The chance, out of 1024, that a miniature on a space fails its Save when the enemy comes next."""
        struck = self._look(enemy)
        shot = self.fire[enemy.id]
        by_hand = contains(struck[0], struck[1], space)
        in_line = contains(shot[0], shot[1], space)
        if not by_hand and not in_line:
            return 0
        return best_chance(enemy, mini, by_hand, in_line, self.informed)

    def danger(self, mini: Mini, space: int, struck: int, gone: int) -> int:
        """What a miniature stands to lose on a space.

        The enemy ``struck`` is gone in so many cases out of 1024; -1 if nobody was struck.
        """
        greatest = 0
        total = 0
        for enemy in self.state.minis:
            if enemy.owner == mini.owner or enemy.space < 0:
                continue
            part = self.threat(enemy, mini, space)
            if not part:
                continue
            if not enemy.ready:
                part = part * self.later // CERTAIN
            if enemy.id == struck:
                part = part * (CERTAIN - gone) // CERTAIN
            total += part
            if part > greatest:
                greatest = part
        chance = min(greatest + (total - greatest) * OTHERS // CERTAIN, CERTAIN)
        return chance * self.losses[mini.id] // CERTAIN

    def prospect(self, mini: Mini, space: int) -> int:
        """What a miniature on a space may hope to do to the enemies later on."""
        steps = self.layout.steps[space]
        move = mini.profile.die // 2
        shooter = mini.profile.bow or mini.profile.gun
        greatest = 0
        total = 0
        for enemy in self.state.minis:
            if enemy.owner == mini.owner or enemy.space < 0:
                continue
            far = steps[enemy.space] - 1
            in_line = shooter and contains(
                self.layout.fire_low[space], self.layout.fire_high[space], enemy.space
            )
            if in_line:
                turns = 0
            else:
                turns = 0 if far <= 0 else (far + move - 1) // move
                if shooter and turns > 1:
                    turns = 1 + max(0, (far - 4) // move)
            hit = best_chance(mini, enemy, turns <= 1, shooter, self.informed)
            part = hit * self.losses[enemy.id] // CERTAIN * PROSPECT[min(turns, 7)] // CERTAIN
            total += part
            if part > greatest:
                greatest = part
        return greatest + (total - greatest) // 4

    def standing(self, mini: Mini, space: int, ready: bool, struck: int, gone: int) -> int:
        """What a space is worth to a miniature that still has to act, or has acted."""
        hope, fear = (HOPE_READY, FEAR_READY) if ready else (HOPE_SPENT, FEAR_SPENT)
        prospect = self.prospect(mini, space) * hope // CERTAIN
        fear = fear * self.fear[mini.owner] // CERTAIN
        return self.goal(mini, space) + prospect - self.danger(mini, space, struck, gone) * fear // CERTAIN

    def menace(self, enemy: Mini) -> int:
        """The worst that an enemy can do to anybody in its next activation."""
        worst = 0
        for mini in self.state.minis:
            if mini.owner != enemy.owner and mini.space >= 0:
                worst = max(worst, self.threat(enemy, mini, mini.space) * self.losses[mini.id] // CERTAIN)
        return worst if enemy.ready else worst * self.later // CERTAIN

    # -- the whole ----------------------------------------------------------------------------------

    def strength(self, player: int) -> int:
        """What a player has, and what it is worth where it stands."""
        total = ON_TURN if self.state.turn == player else 0
        for mini in self.state.minis:
            if mini.owner != player:
                continue
            if mini.space >= 0:
                total += material(mini) + self.standing(mini, mini.space, mini.ready, -1, 0)
            elif mini.space == RESERVE:
                total += material(mini)
        return total


def _turns(steps: int, mini: Mini) -> int:
    """How many moves a way takes; at most seven count."""
    move = mini.profile.die // 2
    return min((steps + move - 1) // move, 7)


def balance(state: ChessState, player: int) -> int:
    """How much stronger a player is; a great advantage counts little more than a good one."""
    battle = Battle(state)
    return squashed(battle.strength(player) - battle.strength(1 - player))


def squashed(points: int) -> int:
    """An advantage in hundredths of a point on the scale of ``evaluate``."""
    value = abs(points) * SCALE // (abs(points) + EVEN)
    return value if points >= 0 else -value
