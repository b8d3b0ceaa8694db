"""EQU: shots against a charge, step list X."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.events.shooting import ShotDeclared
from dicefront.games.spherewars.rules.item_windows import COUNTER_SHOT, use_items
from dicefront.games.spherewars.rules.moments import OUTRUNS_SHOTS, asked
from dicefront.games.spherewars.rules.shooting import occasion_of, roll_precision, shot_refused, strike
from dicefront.games.spherewars.rules.state import Combatant, State, end_action, stopped
from dicefront.games.spherewars.rules.subjects import Join, Shot
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.procedure import Steps, choose

AGAINST_CHARGE: Final = "shot_against_charge"


def counter_shots(state: State, join: Join) -> Steps[None]:
    """J9, window COUNTER-SHOT: joined enemies shoot before contact, in an order that their owner chooses."""
    waiting = may_shoot_at(state, join)
    waiting.sort(key=lambda one: one.owner)  # SW-MUL-20
    while waiting and not stopped(state, join.mover):
        seat = waiting[0].owner
        offers: list[int | None] = [None]
        own = [one for one in waiting if one.owner == seat]
        offers += [one.id for one in own]
        chosen = yield from choose(
            seat,
            "spherewars.counter.shot",
            "SW-EQU-23",
            offers,
            {"enemy": join.mover.id},
            reaction=True,
            hand=PICK_PIECE,
        )  # X1
        if chosen is None:
            waiting = [one for one in waiting if one not in own]
            continue
        shooter = state.combatants[chosen]
        waiting.remove(shooter)
        yield from counter_shot(state, shooter, join.mover)
    end_action(state)


def may_shoot_at(state: State, join: Join) -> list[Combatant]:
    """SW-EQU-23: who of the joined may shoot; an ability of the mover may forbid it to all of them."""
    if any(trait.outruns_shots(state, join.mover, join) for trait in asked(join.mover, OUTRUNS_SHOTS)):
        return []
    return [one for one in join.joined if may_counter(state, one)]


def may_counter(state: State, one: Combatant) -> bool:
    """SW-EQU-23, SW-EQU-29: it has such a weapon and is neither in combat nor paralysed nor fleeing."""
    if one.fleeing or fights(state, one) or shot_refused(state, one) is not None:
        return False
    return any(AGAINST_CHARGE in weapon.traits for weapon in one.ranged)


def counter_shot(state: State, shooter: Combatant, mover: Combatant) -> Steps[None]:
    """List X: one shot against a charge; range and sight are not looked at (SW-EQU-26)."""
    weapons = [weapon for weapon in shooter.ranged if AGAINST_CHARGE in weapon.traits]
    weapon = weapons[0]
    if len({one.id for one in weapons}) > 1:  # SW-EQU-28
        named = yield from choose(
            shooter.owner,
            "spherewars.counter.weapon",
            "SW-EQU-28",
            sorted({one.id for one in weapons}),
            {"combatant": shooter.id},
            names="trait",
            reaction=True,
        )
        weapon = next(one for one in weapons if one.id == named)
    shot = Shot(shooter, mover, weapon, True)
    shot.against_charge = True
    yield ShotDeclared(shooter.id, mover.id, weapon.id, True)
    yield from use_items(state, COUNTER_SHOT, occasion_of(COUNTER_SHOT.name, shot))  # X2
    hit = yield from roll_precision(state, shot)  # X3, X4
    if hit >= 0:
        yield from strike(state, shot, hit)  # X5
