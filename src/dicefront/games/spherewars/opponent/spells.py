"""Which spells are worth casting, and how many gems go into them and against them."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.opponent.bids import ROUNDS, Stakes, drawn, mix, payoffs
from dicefront.games.spherewars.opponent.feats import HARM, might, value_of_effect
from dicefront.games.spherewars.opponent.scene import Scene, gap_at
from dicefront.games.spherewars.rules.bets import HideGems, can_dispel, most_gems
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.rows import VARIABLE_SUCCESSES, AbilityRow
from dicefront.games.spherewars.rules.spell_chances import spell_works
from dicefront.games.spherewars.rules.state import Combatant, is_there
from dicefront.games.spherewars.rules.states import has_power
from dicefront.games.spherewars.rules.subjects import Cast
from dicefront.kernel.draw import Draw, child_seed
from dicefront.tabletop.point import Point

GEM: Final = 80.0
"""What a gem is worth for another spell of the turn, for casting it or against it."""
USUAL: Final = 4
"""So many gems are bet on a spell that is worth it."""
ANSWER: Final = 2
"""So many are bet against it, if there are any."""
CONCUSSION: Final = 0.15
"""What concussion costs, as a share of the caster's worth."""
BURST: Final = 2.0
"""How far a spell on a place strikes, about, in inches."""
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


def stakes_of(scene: Scene, cast: Cast) -> Stakes:
    """What a spell is about, for the side of its caster; ``scene`` is that side's."""
    caster, row = cast.user, cast.row
    gain = value_of_effect(scene, caster, row, cast.target)
    if cast.place is not None:
        gain = value_of_place(scene, caster, row, cast.place)
    needed = needed_for(row)
    gains = [0.0 if count < needed else max(gain, 1.0) for count in range(4)]
    if row.difficulty == VARIABLE_SUCCESSES:
        gains = [gain * count / 2.0 for count in range(4)]
    losses = scene.losses_of(caster)
    return Stakes(
        gains,
        gem_of(scene, caster),
        gem_of(scene, caster),
        losses[-1],
        losses[1],
        CONCUSSION * losses[-1],
        cast.casting.lost + 1,
    )


def values_of_bets(scene: Scene, question: HideGems, options: list[list[int]]) -> list[float]:
    """How often each bet is made by one who mixes well; the one that is made now stands out.

    Which one that is depends on nothing that the enemy does not see, but nobody reckons it in his head.
    """
    cast, bet = question.cast, question.bet
    own, other = cast.casting, cast.dispelling
    top = min(own.limit(), own.most.amount + own.papyri, MOST_BETS)
    bets = list(range(max(own.papyri, 1), max(top, 1) + 1))
    answers = list(range(other.papyri, min(other.limit(), MOST_BETS) + 1))
    mixed = mix(payoffs(stakes_of(Scene(scene.state, cast.user.side), cast), bets, answers))
    counts, weights = (bets, mixed.bets) if bet.casting else (answers, mixed.answers)
    seed = child_seed(scene.state.turn, cast.user.id, 64 * own.pool + other.pool)
    made = counts[drawn(weights, Draw(seed).below(ROUNDS))]
    found: list[float] = []
    for gems, coins in options:
        weight = weights[counts.index(gems)] if gems in counts else -1
        found.append(-1.0 if coins else float(weight + (ROUNDS if gems == made else 0)))
    return found
