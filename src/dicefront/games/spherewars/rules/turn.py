"""TRN: a turn, step list T."""

from __future__ import annotations

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.dice import (
    LOST,
    TIED,
    WON,
    Permission,
    Rolled,
    compare,
    sort_hand,
    throw_dice,
)
from dicefront.games.spherewars.rules.events.playing import (
    BrilliantStrategy,
    LeaderRolled,
    RoundBegun,
    TurnBegun,
    Updated,
)
from dicefront.games.spherewars.rules.item_windows import STRATEGY as BEFORE_ROLL
from dicefront.games.spherewars.rules.item_windows import STRATEGY_ROLLED, use_items
from dicefront.games.spherewars.rules.leadership import deputy_of, leader_of, seats_of_side
from dicefront.games.spherewars.rules.moments import AT_ROUND, AT_UPDATE, STRATEGY_DICE, Trait, asked
from dicefront.games.spherewars.rules.options import SIDES
from dicefront.games.spherewars.rules.rerolls import permissions_of, use_permission
from dicefront.games.spherewars.rules.scoring import end_by_points, is_last_turn
from dicefront.games.spherewars.rules.sides import WhichSide, note_speakers, speaker_of, strategists
from dicefront.games.spherewars.rules.state import (
    LATENT,
    OWN_ROUND,
    ROUND,
    STRATEGY,
    UPDATE,
    Band,
    Combatant,
    State,
    is_there,
)
from dicefront.games.spherewars.rules.states import PARALYSED, has_power
from dicefront.games.spherewars.rules.subjects import COM, Occasion
from dicefront.games.spherewars.rules.weather import change_weather
from dicefront.kernel.effects import ROUND as THIS_ROUND
from dicefront.kernel.effects import TURN as THIS_TURN
from dicefront.kernel.effects import Effects
from dicefront.kernel.ids import NOBODY, RuleId
from dicefront.kernel.procedure import Steps, ask


def strategy(state: State) -> Steps[None]:
    """T1 to T4: the strategic roll, and who has the first round."""
    yield from use_items(state, BEFORE_ROLL, Occasion(BEFORE_ROLL.name, []))  # T1
    winner = yield from strategic_roll(state)  # T2, T3
    own = speaker_of(state, winner)
    sides = [winner, 1 - winner]
    first = yield from ask(WhichSide(state, own, "spherewars.turn.first_round", "SW-TRN-06", sides))  # T4
    state.turn += 1
    state.first = first
    yield TurnBegun(state.turn, seats_of_side(state, first))
    yield from begin_round(state, first)


def strategic_roll(state: State) -> Steps[int]:
    """T2, T3: the side that wins; a tie is repeated (SW-TRN-05). The dice that decide may be brilliant."""
    order = [state.side, 1 - state.side]  # SW-DIC-12
    while True:
        rolls = [Rolled([]) for _ in state.bands]
        for side in order:
            for number, band in enumerate(state.bands):
                if band.side == side:
                    rolls[number] = yield from roll_of_band(state, band, "strategy", "SW-TRN-03")
        yield from change_strategies(state, rolls, order)
        result = compare_strategies(state, rolls, order)
        if result != TIED:
            note_speakers(state, [rolled.faces[:] for rolled in rolls])
            for number, rolled in enumerate(rolls):
                yield from plan_brilliantly(state.bands[number], rolled.critical())  # T3
            return order[0] if result == WON else order[1]


def change_strategies(state: State, rolls: list[Rolled], order: list[int]) -> Steps[None]:
    """T2, window AFTER STRATEGY: abilities and items, until both sides decline one after the other."""
    yield from think_again(state, rolls, order)
    while True:
        used = yield from meddle(state, rolls, order)
        if not used:
            return
        used = yield from think_again(state, rolls, order)
        if not used:
            return


def think_again(state: State, rolls: list[Rolled], order: list[int]) -> Steps[bool]:
    """Re-rolls by abilities in turns, of the side that is behind first (SW-ACT-19 on a tie); whether any."""
    changed = False
    left = [(one, permission) for one in state.combatants for permission in strategic_rerolls(state, one)]
    side = order[1] if compare_strategies(state, rolls, order) == WON else order[0]
    declined = 0
    while declined < SIDES:
        used = False
        for one, permission in left:
            if one.side == side and not used:
                used = yield from use_permission(one, rolls[one.band], permission, "strategy")
                if used:
                    left = [other for other in left if other != (one, permission)]
        changed = changed or used
        declined = 0 if used else declined + 1
        side = 1 - side
    return changed


def meddle(state: State, rolls: list[Rolled], order: list[int]) -> Steps[bool]:
    """Items, of the side that is behind first; whether any was used."""
    behind = order[1] if compare_strategies(state, rolls, order) == WON else order[0]
    occasion = Occasion(STRATEGY_ROLLED.name, [])
    occasion.rolls = rolls
    seats = seats_of_side(state, behind) + seats_of_side(state, 1 - behind)
    yield from use_items(state, STRATEGY_ROLLED, occasion, seats)
    return occasion.used


def strategic_rerolls(state: State, one: Combatant) -> list[Permission]:
    return permissions_of(state, one, "strategy") if is_there(one) else []


def compare_strategies(state: State, rolls: list[Rolled], order: list[int]) -> int:
    """SW-ABI-54: who is ahead; of two bands the one led by a Strategist wins with its two best dice."""
    hands = [hand_of_side(state, rolls, side) for side in order]
    edge = 0
    if len(state.bands) == SIDES:
        edge = strategists(state, order[0]) - strategists(state, order[1])
    result = compare(hands[0], hands[1], edge)
    return outwit(state, order) if result == TIED and len(state.bands) > SIDES else result


def hand_of_side(state: State, rolls: list[Rolled], side: int) -> list[int]:
    """SW-MUL-05: the dice of all bands of a side, as one roll."""
    return sort_hand(
        [face for band, rolled in zip(state.bands, rolls) if band.side == side for face in rolled.faces]
    )


def outwit(state: State, order: list[int]) -> int:
    """SW-MUL-06: with several bands a tied roll goes to the side with more Strategists, if either has."""
    more = strategists(state, order[0]) - strategists(state, order[1])
    return TIED if more == 0 else WON if more > 0 else LOST


def roll_of_band(state: State, band: Band, purpose: str, rule: RuleId) -> Steps[Rolled]:
    """SW-MUL-05: every leader rolls for his own band."""
    rolled = yield from throw_dice(dice_of_band(state, band, purpose), purpose, rule, band.seat)
    yield LeaderRolled(band.seat, rolled.faces[:])
    return rolled


def plan_brilliantly(band: Band, extra: int) -> Steps[None]:
    """SW-CRI-03: two Spheres give an extra order for this turn, three give two; without a leader none."""
    if extra and band.leader != NOBODY:
        band.extra_orders = extra
        yield BrilliantStrategy(band.seat, extra)


def roll_of_leaders(state: State, purpose: str, rule: RuleId) -> Steps[int]:
    """The side that wins an opposed roll of the leaders; a tie is rolled again (SW-DIC-10)."""
    order = [state.side, 1 - state.side]
    while True:
        hands: list[list[int]] = [[], []]
        shown: list[list[int]] = [[] for _ in state.bands]
        for place, side in enumerate(order):
            for number, band in enumerate(state.bands):
                if band.side == side:
                    rolled = yield from roll_of_band(state, band, purpose, rule)
                    shown[number] = rolled.faces[:]
                    hands[place] += rolled.faces
        result = compare(sort_hand(hands[0]), sort_hand(hands[1]))
        if result != TIED:
            note_speakers(state, shown)
            return order[0] if result == WON else order[1]


def dice_of_band(state: State, band: Band, purpose: str = "strategy") -> int:
    """SW-TRN-03, SW-TRN-04: COM of the leader; one die if he is dead, fleeing or was never there.

    For deployment he need not be on the table (SW-DEP-01). What adds dice does so once for each band.
    """
    deployment = purpose == "deployment"
    leader = leader_of(state, band)
    if deployment and band.leader != NOBODY:
        leader = state.combatants[band.leader]
    dice = 1 if leader is None or leader.fleeing else value(state, leader, COM)
    counted: list[Trait] = []
    for one in state.combatants:
        for trait in asked(one, STRATEGY_DICE) if state.bands[one.band] is band else []:
            more = 0 if trait in counted else trait.strategy_dice(state, one, deployment)
            if more:
                counted.append(trait)
                dice += more
    return dice


def fill_pools(state: State) -> None:
    """SW-TRN-10, SW-TRN-11, SW-TRN-15: gems and orders, at the start of the game and in each updating."""
    refill_gems(state)
    for band in state.bands:
        refill_orders(state, band)


def update_pools(state: State) -> Steps[None]:
    """The pools are filled, and artefacts add to them."""
    fill_pools(state)
    for one in state.combatants:
        if is_there(one):
            for trait in asked(one, AT_UPDATE):
                yield from trait.at_update(state, one)


def refill_orders(state: State, band: Band) -> None:
    """SW-TRN-11, SW-ORD-01: the pool is set to COM of the leader.

    Without a leader it is empty; while he flees or is paralysed, spent orders do not come back (SW-ORD-09).
    """
    leader = leader_of(state, band)
    deputy = deputy_of(state, band)
    if leader is None and deputy is None:
        band.orders = 0
    elif leader is None and deputy is not None:
        able = not deputy.fleeing and not deputy.effects.has(PARALYSED)
        band.orders = 1 if able else min(band.orders, 1)
    elif leader is not None and not leader.fleeing and not leader.effects.has(PARALYSED):
        band.orders = value(state, leader, COM)


def refill_gems(state: State) -> None:
    """SW-TRN-10, SW-SPE-03: each pool is set to the power of those of its side who have it."""
    for side, pool in enumerate(state.gems):
        able = [one for one in state.combatants if one.side == side and has_power(one)]
        pool.own = sum([one.profile.pow for one in able])
        pool.made = 0
    for one in state.combatants:
        one.gems_lost = False


def begin_round(state: State, side: int) -> Steps[None]:
    """T5: what lasted until this round ends, and lost defence areas return (SW-DEF-16)."""
    state.stage = ROUND
    state.side = side
    state.picker = 0
    for one in state.combatants:
        one.ordered = False  # SW-ORD-13
        one.heard = []
        one.effects = without_own_round(state, one.effects, side)  # SW-SPE-39
        if one.side == side:
            one.area_lost = False
            one.activated = False
    state.clouds = [one for one in state.clouds if state.combatants[one.source].side != side]
    yield RoundBegun(state.turn, seats_of_side(state, side))
    for one in state.combatants:
        if is_there(one):
            for trait in asked(one, AT_ROUND):
                yield from trait.at_round(state, one)


def without_own_round(state: State, effects: Effects, side: int) -> Effects:
    """T5: effects until the next round of the side they come from."""
    if not effects.all:
        return effects
    return Effects(
        [
            effect
            for effect in effects.all
            if effect.until not in (OWN_ROUND, LATENT) or state.combatants[effect.source].side != side
        ]
    )


def end_round(state: State) -> Steps[None]:
    """T7, T8: effects and gems of the round end; the other side has its round, or the turn is over."""
    for pool in state.gems:
        pool.casting = pool.dispelling = 0  # SW-ART-25, SW-ART-26
    for one in state.combatants:
        one.effects = one.effects.after(THIS_ROUND)
    if state.side == state.first:
        yield from begin_round(state, 1 - state.side)
    elif is_last_turn(state):  # SW-TRN-18
        yield from end_by_points(state)
    else:
        state.stage = UPDATE


def updating(state: State) -> Steps[None]:
    """T9, T10: gems, orders, weather, fatigue (SW-TRN-10 to SW-TRN-13), and what lasted for the turn ends."""
    yield from update_pools(state)
    yield from change_weather(state)
    for band in state.bands:
        band.extra_orders = 0  # SW-ORD-19
    for one in state.combatants:
        one.fatigue = 0
        one.effects = one.effects.after(THIS_TURN)
    state.stage = STRATEGY
    state.side = state.first  # SW-ACT-19
    yield Updated(state.turn)
