"""Gems against gems: both sides bet in secret, so each mixes its bets."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.spell_chances import LEAST_KEPT, risk, spell
from dicefront.kernel.plain import Plain

ROUNDS: Final = 200
"""How often both sides answer each other before their bets are taken as mixed well enough."""


class Stakes(Plain):
    """What a spell is about.

    ``gains`` are what 0 to 3 successes are worth to the caster's side, ``gem`` is what each of its gems is
    worth for another spell, ``their_gem`` what each of the other side's is. The other three are what the
    caster's death, a wound and concussion cost. ``least`` is the lowest face that his dice keep.
    """

    def __init__(
        self,
        gains: list[float],
        gem: float,
        their_gem: float,
        death: float,
        wound: float,
        concussion: float,
        least: int = LEAST_KEPT,
    ) -> None:
        self.gains = gains
        self.gem = gem
        self.their_gem = their_gem
        self.death = death
        self.wound = wound
        self.concussion = concussion
        self.least = least


def cost_of(stakes: Stakes, gems: int) -> float:
    """What casting with so many gems costs by itself: the gems that do not come back, and the risk."""
    fate = risk(gems)
    lost = fate.die * stakes.death + fate.wound * stakes.wound + fate.concuss * stakes.concussion
    return stakes.gem * (gems - fate.back) + lost


def payoffs(stakes: Stakes, bets: list[int], answers: list[int]) -> list[list[float]]:
    """What each bet of the caster comes to against each bet of the other side, for the caster."""
    matrix: list[list[float]] = []
    for gems in bets:
        cost = cost_of(stakes, gems)
        row: list[float] = []
        for against in answers:
            chances = spell(gems, against, stakes.least)
            value = stakes.their_gem * against - cost
            for count in range(len(chances)):
                value += chances[count] * stakes.gains[count]
            row.append(value)
        matrix.append(row)
    return matrix


class Mixed(Plain):
    """How often each bet is made, out of the rounds played, and what the caster may expect."""

    def __init__(self, bets: list[int], answers: list[int], value: float) -> None:
        self.bets = bets
        self.answers = answers
        self.value = value


def mix(matrix: list[list[float]], rounds: int = ROUNDS) -> Mixed:
    """Fictitious play: each side takes again and again what is best against all that the other has done."""
    rows, columns = len(matrix), len(matrix[0])
    bets, answers = [0] * rows, [0] * columns
    gains = [0.0] * rows  # of each bet against all answers so far
    losses = [0.0] * columns  # of each answer against all bets so far
    for _ in range(rounds):
        bet = 0
        for row in range(1, rows):
            if gains[row] > gains[bet]:
                bet = row
        answer = 0
        for column in range(1, columns):
            if losses[column] < losses[answer]:
                answer = column
        bets[bet] += 1
        answers[answer] += 1
        for row in range(rows):
            gains[row] += matrix[row][answer]
        for column in range(columns):
            losses[column] += matrix[bet][column]
    value = 0.0
    for row in range(rows):
        for column in range(columns):
            value += matrix[row][column] * bets[row] * answers[column]
    return Mixed(bets, answers, value / (rounds * rounds))


def drawn(weights: list[int], number: int) -> int:
    """The place on which a number falls that is drawn below the sum of the weights."""
    for place in range(len(weights)):
        if number < weights[place]:
            return place
        number -= weights[place]
    return len(weights) - 1
