"""PUR: the blood of a lost fight, and the pursuit of those who flee from it (list L after H11)."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.contact import touching_enemies
from dicefront.games.spherewars.rules.dice import WON, compare, throw_both
from dicefront.games.spherewars.rules.events.morale import Pursued, PursuitRolled
from dicefront.games.spherewars.rules.flight import away_from, begin_to_flee, flee
from dicefront.games.spherewars.rules.moments import MUST_PURSUE, STAYS_PUT, asked
from dicefront.games.spherewars.rules.morale import mourn, must_test, passes
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.secrets import weigh
from dicefront.games.spherewars.rules.shifting import free_enemies, note_engaged, shift, trap_touched
from dicefront.games.spherewars.rules.state import Combatant, State, is_ephemeral, is_there, stopped
from dicefront.games.spherewars.rules.subjects import BLOOD, EFFECT, MOV, Blow
from dicefront.games.spherewars.rules.walking import push
from dicefront.games.spherewars.rules.ways import bases, impassable_to
from dicefront.games.spherewars.rules.windows import PURSUIT_END, open_window
from dicefront.games.spherewars.rules.wounds import trap
from dicefront.kernel.procedure import Steps, confirm
from dicefront.tabletop.point import Point

PURSUIT: Final = 2 * INCH
"""SW-PUR-10."""
SLOW: Final = 2
"""SW-PUR-08: a fugitive with so much MOV is caught without a roll."""


def receive_blood(state: State, blow: Blow) -> Steps[None]:
    """SW-MOR-10, SW-MOR-14: the wounded loser of a fight may have to roll, and flees if it fails.

    A terrible blow calls for a roll of its own instead, without regard to fear (H12).
    """
    loser, winner = blow.victim, blow.striker
    if winner is None:
        return
    yield from weigh([loser, winner], lambda: [int(must_test(state, blow))])
    if not must_test(state, blow):
        return
    trigger = EFFECT if blow.terror else BLOOD
    passed = yield from passes(state, loser, trigger, winner, blow.terror)  # L1 to L4
    if not passed:
        yield from begin_to_flee(state, loser)  # L5
        yield from flee_or_be_caught(state, loser, winner)  # L6 to L8


def flee_or_be_caught(state: State, fugitive: Combatant, winner: Combatant) -> Steps[None]:
    """L6, L7: the winner decides whether to pursue before the fugitive moves (SW-PUR-01)."""
    direction = away_from(fugitive, winner.body.centre())
    pursues = yield from decide_pursuit(state, fugitive, winner)
    if not pursues:
        yield from flee(state, fugitive, direction)  # SW-PUR-07
        return
    caught = yield from pursuit_roll(state, fugitive, winner)
    if caught:
        yield from trap(state, fugitive, winner)  # SW-PUR-05
    else:
        yield from flee(state, fugitive, direction)  # SW-PUR-06
    yield from mourn(state)  # K5: before the pursuer moves
    if not stopped(state, winner):
        yield from run_after(state, winner, direction)
    if is_there(winner):
        yield from open_window(state, PURSUIT_END, [fugitive, winner])  # L8


def decide_pursuit(state: State, fugitive: Combatant, winner: Combatant) -> Steps[bool]:
    """L6: whether the winner pursues; the Fierce must (SW-PUR-02)."""
    if not may_pursue(state, fugitive, winner):
        return False
    if any(trait.must_pursue(state, winner) for trait in asked(winner, MUST_PURSUE)):
        return True
    return (
        yield from confirm(
            winner.owner,
            "spherewars.flight.pursue",
            "SW-PUR-01",
            {"combatant": winner.id, "enemy": fugitive.id},
            reaction=winner.side != state.side,
        )
    )


def may_pursue(state: State, fugitive: Combatant, winner: Combatant) -> bool:
    """SW-PUR-01: it is able to, and no other enemy touches it."""
    if stopped(state, winner) or any(trait.stays_put(state, winner) for trait in asked(winner, STAYS_PUT)):
        return False
    return all(foe is fugitive or is_ephemeral(foe) for foe in touching_enemies(state, winner))


def pursuit_roll(state: State, fugitive: Combatant, winner: Combatant) -> Steps[bool]:
    """SW-PUR-03 to SW-PUR-09: whether the pursuer catches the fugitive; a tie lets it go."""
    if value(state, fugitive, MOV) <= SLOW:  # SW-PUR-08
        yield PursuitRolled(winner.id, fugitive.id, [], True)
        return True
    order = [winner, fugitive] if winner.side == state.side else [fugitive, winner]  # SW-DIC-12
    counts = [pursuit_dice(state, order[0], order[1]), pursuit_dice(state, order[1], order[0])]
    rolled = yield from throw_both(counts, "pursuit", "SW-PUR-03", [one.owner for one in order])
    own, other = rolled if order[0] is winner else [rolled[1], rolled[0]]
    caught = compare(own.faces, other.faces) == WON
    yield PursuitRolled(winner.id, fugitive.id, [own.faces, other.faces], caught)
    return caught


def pursuit_dice(state: State, one: Combatant, other: Combatant) -> int:
    """SW-PUR-03, SW-PUR-09: as many as MOV; against a flyer one who walks has a single die."""
    if other.walker.flies and not one.walker.flies:
        return 1
    return value(state, one, MOV)


def run_after(state: State, pursuer: Combatant, direction: Point) -> Steps[None]:
    """SW-PUR-10: exactly 2 inches in the direction of the flight, unless something is in the way."""
    obstacles = bases(state, pursuer, []) + impassable_to(state, pursuer)
    run = push(pursuer.body, direction, PURSUIT, obstacles, [], state.space.field)
    yield Pursued(pursuer.id, [point.pair() for point in run.points])
    free = free_enemies(state, pursuer)
    yield from shift(state, pursuer, run.points)
    note_engaged(state, pursuer, free)  # SW-PUR-11
    yield from trap_touched(state, pursuer)  # SW-PUR-12, SW-PUR-19
    yield from mourn(state)  # K5
