"""ALD: Leaders change troops: they leave, join, and take the place of others."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import UNIT
from dicefront.games.home_raiders.rules.events.playing import LeaderJoined, LeaderLeft
from dicefront.games.home_raiders.rules.moments import MAY_CHANGE_UNITS
from dicefront.games.home_raiders.rules.state import Character, State, Troop, new_troop
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps


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


# -- Redeploy -------------------------------------------------------------------------------------


def may_leave(state: State, leader: Character) -> bool:
    """HR-ALD-17: a Leader with Redeploy that is attached to others."""
    return leader.kit.uses(MAY_CHANGE_UNITS) and len(state.troops[leader.troop].members) > 1


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
