"""ALD: Replacement, Redeploy and Lead by example, as far as they concern troops; see ``active`` for General.

How a Leader moves away with Redeploy is decided in ``movement``; what becomes of troops and pearls is here.
"""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.abilities.names import GENERAL, REDEPLOY, REPLACEMENT
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import LEADER, UNIT
from dicefront.games.home_raiders.rules.events.playing import LeaderJoined, LeaderLeft, LeaderReplaced
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.objectives import release
from dicefront.games.home_raiders.rules.state import (
    STANDING,
    Character,
    State,
    Troop,
    members_of,
    new_troop,
    place,
)
from dicefront.kernel.errors import Refusal
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, choose
from dicefront.skirmish.battle import figure_named
from dicefront.skirmish.footing import nearest_footing, surfaces_at
from dicefront.tabletop.point import square

WHOLE_ROUND: Final = 99
"""More actions than a turn can have."""


# -- changing troops ------------------------------------------------------------------------------


def leave_troop(state: State, leader: Character) -> Troop:
    """Take a Leader out of its troop, which is gone if nobody else is in it (HR-ALD-12)."""
    troop = state.troops[leader.troop]
    troop.members.remove(leader.id)
    if troop.leader == leader.id:
        troop.leader = NOBODY
    return troop


def enter_troop(leader: Character, troop: Troop) -> None:
    troop.members.append(leader.id)
    troop.leader = leader.id
    leader.troop = troop.id


# -- Replacement ----------------------------------------------------------------------------------


def replacement(state: State, gone: Character) -> Steps[None]:
    """HR-ALD-09 to HR-ALD-13, HR-SQW-09: another Leader may come to the place of one that was removed."""
    choices: list[int | None] = [None]
    choices.extend(successors(state, gone))
    if len(choices) == 1:
        return

    def barred(answer: object) -> Refusal | None:
        other = figure_named(state, answer)
        return None if other is None else successor_problem(state, gone, other)

    args: dict[str, Json] = {"character": gone.id}
    kind = "home_raiders.vanish.replacement"
    chosen = yield from choose(gone.owner, kind, "HR-ALD-09", choices, args, barred, hand=PICK_PIECE)
    if chosen is not None:
        yield replace(state, gone, state.characters[chosen])


def successors(state: State, gone: Character) -> list[int]:
    """HR-ALD-09: the Leaders who can come to the place of one with Replacement."""
    if not gone.kit.has[REPLACEMENT]:
        return []
    return [other.id for other in state.characters if successor_problem(state, gone, other) is None]


def successor_problem(state: State, gone: Character, other: Character) -> Refusal | None:
    """HR-ALD-09: a friendly Leader of a different Unit, for whom there is a place (HR-ALD-10)."""
    who: dict[str, Json] = {"character": gone.id, "other": other.id}
    if other.owner != gone.owner or other is gone:
        return Refusal("home_raiders.choice.no-friend", "HR-ALD-09", who)
    if other.card.troop != LEADER:
        return Refusal("home_raiders.choice.no-leader", "HR-ALD-09", who)
    if other.where != STANDING or other.vanishing:
        return Refusal("home_raiders.choice.not-there", "HR-WND-18", who)
    if other.troop == gone.troop or not place_of_successor(state, gone, other):
        return Refusal("home_raiders.choice.no-place", "HR-ALD-10", who)
    return None


def place_of_successor(state: State, gone: Character, other: Character) -> list[int]:
    """HR-ALD-10: where the vanished Leader stood, or as near as possible; empty if nowhere."""
    body = gone.body
    x, y, z = body.shape.x, body.shape.y, body.bottom
    if standing_problem(state, other, x, y, z) is None:
        return [x, y, z]
    best: list[int] = []
    least = 0
    for height in [z, *reversed(surfaces_at(state.space, x, y))]:
        for point in nearest_footing(state, other, x, y, height):
            away = square(x, y, point.x, point.y) + (height - z) * (height - z)
            if not best or away < least:
                best = [point.x, point.y, height]
                least = away
    return best


def replace(state: State, gone: Character, leader: Character) -> LeaderReplaced:
    """HR-ALD-09 to HR-ALD-12: the new Leader comes with its wounds and effects; no free attacks arise."""
    x, y, z = place_of_successor(state, gone, leader)
    leave_troop(state, leader)
    troop = state.troops[gone.troop]
    enter_troop(leader, troop)
    place(leader, x, y, z)
    if leader.acted:  # HR-ALD-12: it does not act again in this round
        leader.sitting_out = WHOLE_ROUND
    settle(state)
    release(state)
    return LeaderReplaced(gone.id, leader.id, troop.id, [x, y, z])


# -- Redeploy -------------------------------------------------------------------------------------


def may_leave(state: State, leader: Character) -> bool:
    """HR-ALD-17: a Leader with Redeploy that is attached to others."""
    return leader.kit.has[REDEPLOY] and len(state.troops[leader.troop].members) > 1


def units_to_join(state: State, leader: Character) -> list[Troop]:
    """HR-ALD-20, HR-LDR-02, HR-HRO-02: the friendly Units without a Leader."""
    return [
        troop
        for troop in state.troops
        if troop.owner == leader.owner
        and troop.members
        and troop.leader == NOBODY
        and troop.card.troop == UNIT
        and troop.id != leader.troop
    ]


def go_alone(state: State, leader: Character) -> Steps[None]:
    """HR-ALD-17, HR-ALD-18: the Leader is a Unit of its own, activated this round, with the actions left."""
    old = leave_troop(state, leader)
    alone = new_troop(len(state.troops), leader.owner, leader.card, [])
    enter_troop(leader, alone)
    alone.activated = True
    alone.actions = old.actions
    state.troops.append(alone)
    if old.id in state.acting:
        state.acting.append(alone.id)
    settle(state)
    yield LeaderLeft(leader.id, old.id, alone.id)


def join_unit(state: State, leader: Character, troop: Troop) -> Steps[None]:
    """HR-ALD-20 to HR-ALD-22: the Leader is attached; the Unit is not activated before the next round.

    Actions the Leader had left are lost, since it acts with its new Unit from now on.
    """
    old = leave_troop(state, leader)
    enter_troop(leader, troop)
    troop.blocked = True
    if troop.id in state.acting:  # two parts of one Unit: nobody acts more often than the turn allows
        leader.sitting_out = max(0, troop.actions - old.actions + 1)
    settle(state)
    yield LeaderJoined(leader.id, troop.id)


# -- Lead by example ------------------------------------------------------------------------------


def patients(state: State, leader: Character) -> list[Character]:
    """HR-ALD-08, HR-ALD-14, HR-AHE-10: the wounded characters that Lead by example can heal.

    Those of its own Unit, itself included; of the whole team for a General; and of a Unit to which a
    Messenger brought its abilities.
    """
    found: list[Character] = []
    for troop in state.troops:
        if troop.owner != leader.owner:
            continue
        if troop.id == leader.troop or leader.kit.has[GENERAL] or leader.id in troop.lent_by:
            for member in members_of(state, troop):
                if member.wounds > 0 and member.where == STANDING and not member.vanishing:
                    found.append(member)
    return found
