"""Which spells are worth casting, and how many gems go into them and against them."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.feats import value_of_effect
from dicefront.games.spherewars.opponent.harm import HARM, might
from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.rules.bets import HideGems, can_dispel, most_gems
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.rows import VARIABLE_SUCCESSES, AbilityRow
from dicefront.games.spherewars.rules.spell_chances import risk, spell, spell_works
from dicefront.games.spherewars.rules.state import Combatant, is_there
from dicefront.games.spherewars.rules.states import has_power
from dicefront.games.spherewars.rules.subjects import Cast
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.plain import Plain
from dicefront.tabletop.point import Point

GEM: Final = 80.0  # what a gem is worth for another spell of the turn, for casting it or against it
USUAL: Final = 4  # so many gems are bet on a spell that is worth it
ANSWER: Final = 2  # so many are bet against it, if there are any
CONCUSSION: Final = 0.15  # what concussion costs, as a share of the caster's worth
BURST: Final = 2.0  # how far a spell on a place strikes, about, in inches
ROUNDS: Final = 200  # how often both sides answer each other before their bets are taken as mixed well enough
MOST_BETS: Final = 12


def value_of_spell(scene: Scene, caster: Combatant, row: AbilityRow) -> float:
    """What the best use of a spell gains with a usual bet, beyond what its gems are worth."""
    state = scene.state
    gems = min(state.gems[caster.side].to_cast(), most_gems(state, caster).amount, USUAL)
    against = min(state.gems[1 - caster.side].to_dispel(can_dispel(state, 1 - caster.side)), ANSWER)
    gain = value_of_effect(scene, caster, row)
    if row.target == "point":
        enemies = [one.body.centre() for one in scene.enemies]
        gain = max([value_of_place(scene, caster, row, at) for at in enemies], default=0.0)
    return spell_works(gems, against, needed_for(row)) * gain - gems * gem_of(scene, caster)


def needed_for(row: AbilityRow) -> int:
    return 1 if row.difficulty == VARIABLE_SUCCESSES else row.difficulty


def value_of_place(scene: Scene, caster: Combatant, row: AbilityRow, at: Point) -> float:
    """What a spell on a place does to those near it; less than nothing out of range."""
    x, y = float(at.x), float(at.y)
    if gap_at(caster, x, y, 0.0) > row.range_in * INCH:
        return -1.0
    total = 0.0
    for one in scene.enemies + scene.own:
        if gap_at(one, x, y, 0.0) <= BURST * INCH:
            total += (HARM if one.side != caster.side else -HARM) * might(row) * scene.left(one)
    return total


def gem_of(scene: Scene, caster: Combatant) -> float:
    """What a gem is still good for in this turn: updating discards what is left (SW-TRN-10)."""
    state = scene.state
    for one in state.combatants:
        if one is caster or not is_there(one) or not has_power(one):
            continue
        waits = not one.activated if one.side == state.side else state.side == state.first
        if waits:
            return GEM
    return 0.0


def gains_of(scene: Scene, cast: Cast) -> list[float]:
    """What 0 to 3 successes are worth to the side of the caster; ``scene`` is that side's."""
    caster, row = cast.user, cast.row
    gain = value_of_effect(scene, caster, row, cast.target)
    if cast.place is not None:
        gain = value_of_place(scene, caster, row, cast.place)
    if row.difficulty == VARIABLE_SUCCESSES:
        return [gain * count / 2.0 for count in range(4)]
    return [0.0 if count < row.difficulty else max(gain, 1.0) for count in range(4)]


def values_of_bets(scene: Scene, question: HideGems, options: list[list[int]]) -> list[float]:
    """How often each bet is made by one who mixes well; the one that is made now stands out.

    Which one that is depends on nothing that the enemy does not see, but nobody reckons it in his head.
    """
    cast, bet = question.cast, question.bet
    own, other = cast.casting, cast.dispelling
    top = min(own.limit(), own.most.amount + own.papyri, MOST_BETS)
    bets = list(range(max(own.papyri, 1), max(top, 1) + 1))
    answers = list(range(other.papyri, min(other.limit(), MOST_BETS) + 1))
    there = Scene(scene.state, cast.user.side)
    losses = there.losses_of(cast.user)
    harms = [losses[-1], losses[1], CONCUSSION * losses[-1]]
    gem = gem_of(there, cast.user)
    mixed = mix(payoffs(gains_of(there, cast), gem, harms, bets, answers, own.lost + 1))
    counts, weights = (bets, mixed.bets) if bet.casting else (answers, mixed.answers)
    seed = child_seed(scene.state.turn, cast.user.id, 64 * own.pool + other.pool)
    made = counts[drawn(weights, Draw(seed).below(ROUNDS))]
    found: list[float] = []
    for gems, coins in options:
        weight = weights[counts.index(gems)] if gems in counts else -1
        found.append(-1.0 if coins else float(weight + (ROUNDS if gems == made else 0)))
    return found


# -- gems against gems: both sides bet in secret, so each mixes its bets --------------------------------


def cost_of(gems: int, gem: float, harms: list[float]) -> float:
    """What casting with so many gems costs by itself: the gems that do not come back, and the risk.

    ``harms`` are what the caster's death, a wound and concussion cost.
    """
    fate = risk(gems)
    lost = fate.die * harms[0] + fate.wound * harms[1] + fate.concuss * harms[2]
    return gem * (gems - fate.back) + lost


def payoffs(
    gains: list[float], gem: float, harms: list[float], bets: list[int], answers: list[int], least: int
) -> list[list[float]]:
    """What each bet of the caster comes to against each bet of the other side, for the caster.

    ``gains`` are what 0 to 3 successes are worth to his side, ``gem`` is what a gem of either side is worth
    for another spell, ``least`` is the lowest face that his dice keep.
    """
    matrix: list[list[float]] = []
    for gems in bets:
        cost = cost_of(gems, gem, harms)
        row: list[float] = []
        for against in answers:
            chances = spell(gems, against, least)
            worth = [chances[count] * gains[count] for count in range(len(chances))]
            row.append(gem * against - cost + sum(worth))
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
