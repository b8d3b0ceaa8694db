"""How well everybody stands: how many turns each seat still needs, and what share of victory follows.

A seat wins by crystals or by levels, so it needs about as many turns as the nearer of the two; what is still
to do is counted in steps of the lap and in points of experience. A character that others can hit is counted
with the steps it will have left on the average: that is the danger, and for those who can hit it the hope of
a point. From the turns of all seats follow their shares of victory, which add up to ``WON``.

Times are whole numbers, sixteenths of a turn, and go through tables: the same on every machine.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from dicefront.games.crystals.opponent.reach import FACES_IN, KIND, PLAIN, reach_on
from dicefront.games.crystals.rules.board import distance
from dicefront.games.crystals.rules.roles import FULL_EXPERIENCE, LEVELS, TEAM, TOWER_SLOT
from dicefront.games.crystals.rules.state import State
from dicefront.games.crystals.rules.tower import AURA
from dicefront.kernel.ids import NOBODY
from dicefront.parts.opponent.evaluation import WON

TURN: Final = 16
LONG: Final = 100 * TURN
"""More turns than any game takes."""


class Weights:
    """What the evaluation believes, to be tuned."""

    def __init__(self) -> None:
        self.pip = [0, 0, 900, 950, 1000]
        """Time for one step, in 256ths of a sixteenth, by number of seats: kills by others slow a race."""
        self.point = [0, 0, 60, 34, 26]
        """Time for one point, in sixteenths of a turn, on a loop of 24 fields."""
        self.overshoot = 5
        """Steps by which a lap is longer, because the last roll of it counts too far."""
        self.spare = 20
        """What a step is worth, in percent, that is not needed for the crystals still to win."""
        self.later = 45
        """How much a threat counts, in percent, if its target moves first."""
        self.hope = 45
        """How much of the points counts, in percent, that a seat can make with its next roll."""
        self.mine = 18
        """What a laid mine will bring, in hundredths of a point."""
        self.tempo = 8
        """What it is worth to be on turn, in sixteenths of a turn."""
        self.levels = [[0, 0, 16, 36], [0, 0, 16, 40], [0, 0, 6, 12], [0, 0, 12, 28]]
        """What levels 2 and 3 save, in sixteenths of a turn: Scout, attacker, Miner, Tower."""
        self.near = 5 * TURN
        """Ways of winning that are no further apart than this help each other."""
        self.spread = 4 * TURN
        """How far apart two seats must be for a clear lead."""


WEIGHTS: Final = Weights()


def share_tables(weights: Weights) -> tuple[list[int], list[int]]:
    """By a difference in time: how much a second way of winning helps, and how much less likely a win is."""
    nearer = [round(weights.near * log(1 + exp(-gap / weights.near))) for gap in range(LONG)]
    chance = [round(1_000_000 * exp(-gap / weights.spread)) for gap in range(LONG)]
    return nearer, chance


NEARER, CHANCE = share_tables(WEIGHTS)


def shares(state: State) -> list[int]:
    """The share of victory each seat can hope for, out of ``WON``."""
    times = times_left(state)
    best = min(times)
    chances = [CHANCE[min(time - best, LONG - 1)] for time in times]
    for seat in range(len(times)):
        if state.gone[seat]:
            chances[seat] = 0
    total = sum(chances)
    return [WON * chance // total for chance in chances]


def times_left(state: State) -> list[int]:
    """How long each seat still needs, in sixteenths of a turn."""
    weights = WEIGHTS
    options = state.options
    board = options.board
    seats = options.seats
    characters = state.characters
    masks = hits_on(state)
    hope = [0] * seats  # in 36ths of a point
    times: list[int] = []
    steps_of: list[list[int]] = []
    now = state.player
    for seat in range(seats):
        steps: list[int] = []
        first = TEAM * seat
        order = (seat - now) % seats
        for number in range(first, first + TEAM):
            character = characters[number]
            step = character.step
            if step <= 0:
                continue
            threats = masks.get(number)
            if threats is None:
                steps.append(64 * step)
                continue
            unsaved = 6 - cover_of(state, seat, step)
            alive = 64 * 100
            for other, mask in threats.items():
                hits = FACES_IN[mask] * unsaved  # out of 36
                hope[other] += hits
                if (other - now) % seats >= order:
                    hits = hits * weights.later // 100
                alive -= alive * hits // 36
            steps.append(alive * step // 100)
        steps.sort(reverse=True)
        steps_of.append(steps)
    pip = weights.pip[seats]
    point = weights.point[seats] * board.length // 24
    lap = 64 * (board.home + weights.overshoot)
    for seat in range(seats):
        steps = steps_of[seat]
        need = options.crystals_to_win - state.crystals[seat]
        to_go = need * lap - sum(steps[:need]) - sum(steps[need:]) * weights.spare // 100
        crystals = to_go * pip >> 14
        first = TEAM * seat
        saved = 0
        missing: list[int] = []
        for slot in range(TEAM):
            experience = characters[first + slot].experience
            missing.append(FULL_EXPERIENCE - experience)
            saved += weights.levels[slot][LEVELS[experience]]
        if options.champions_to_win < TEAM:
            missing = sorted(missing)[: options.champions_to_win]
        points = sum(missing)
        time = crystals - saved
        if options.levels_win:
            coming = min(hope[seat], 72) * weights.hope // 36 + (TEAM - state.stock[seat]) * weights.mine
            levels = (100 * points - coming) * point // 100 - saved
            gap = time - levels
            if gap > 0:
                time = levels
            else:
                gap = -gap
            time -= NEARER[gap] if gap < LONG else 0
        if seat == now:
            time -= weights.tempo
        times.append(time)
    return times


def hits_on(state: State) -> dict[int, dict[int, int]]:
    """For every character in danger the faces with which each other seat can hit it."""
    board = state.options.board
    reach = reach_on(board).hits
    occupants = state.occupants
    masks: dict[int, dict[int, int]] = {}
    characters = state.characters
    starts = state.starts
    for number in range(len(characters)):
        character = characters[number]
        step = character.step
        owner = number >> 2
        if step < 0:
            if starts[owner] != NOBODY or state.gone[owner]:
                continue
            hits = reach[owner][PLAIN][0]  # it will be spawned before the roll
        else:
            hits = reach[owner][KIND[character.role][LEVELS[character.experience]]][step]
        for field, mask in hits:
            target = occupants[field]
            if target >= 0 and target >> 2 != owner:
                by_seat = masks.setdefault(target, {})
                by_seat[owner] = by_seat.get(owner, 0) | mask
    return masks


def cover_of(state: State, seat: int, step: int) -> int:
    """The highest face that saves a character of this seat on this step, by its Tower."""
    tower = state.characters[TEAM * seat + TOWER_SLOT]
    if tower.step <= 0:
        return 0
    length = state.options.board.length
    return LEVELS[tower.experience] if distance(length, tower.step, step) <= AURA else 0
