"""DEP: deployment in batches."""

from __future__ import annotations

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.events.setup import Deployed, DeploysFirst, SidesChosen
from dicefront.games.spherewars.rules.leadership import seats_of_side
from dicefront.games.spherewars.rules.moments import deploys_last
from dicefront.games.spherewars.rules.placing import Deploy
from dicefront.games.spherewars.rules.scattering import DeployAnywhere
from dicefront.games.spherewars.rules.sides import NEAR, WhichEdge, WhichSide, seats_in_turn, speaker_of
from dicefront.games.spherewars.rules.state import DEPLOY, INFILTRATE, STRATEGY, Combatant, State, mission_of
from dicefront.games.spherewars.rules.subjects import COM
from dicefront.games.spherewars.rules.turn import roll_of_leaders, update_pools
from dicefront.kernel.procedure import Steps, ask
from dicefront.skirmish.figures import place
from dicefront.skirmish.placing import Placements


def roll_off(state: State) -> Steps[None]:
    """SW-DEP-01, SW-DEP-09: the winner chooses his table side and who deploys first."""
    winner = yield from roll_of_leaders(state, "deployment", "SW-DEP-01")
    state.first = winner  # SW-ACT-19
    if mission_of(state).anywhere:  # SW-DEP-08, SW-MIS-32
        yield DeploysFirst(seats_of_side(state, winner))
        begin_deploying(state, winner)
        return
    seat = speaker_of(state, winner)
    edge = yield from ask(WhichEdge(seat))
    sides = [1 - winner, winner]
    first = yield from ask(WhichSide(state, seat, "spherewars.deploy.first", "SW-DEP-01", sides))
    state.edges = [edge, 1 - edge] if winner == 0 else [1 - edge, edge]
    begin_deploying(state, first)
    yield SidesChosen(seats_of_side(state, winner), edge == NEAR, seats_of_side(state, first))


def begin_deploying(state: State, first: int) -> None:
    """SW-DEP-02: a side begins with its first batch."""
    state.stage = DEPLOY
    state.side = first
    state.batch = batch_of(state, first) + 1
    next_option(state)


def batch_of(state: State, side: int) -> int:
    """SW-DEP-02, SW-MUL-15: as many options as the COM of the enemy leaders, one without an enemy leader.

    Where everybody deploys anywhere it is always one (SW-MIS-33).
    """
    total = 0
    for band in state.bands:
        leader = None if band.side == side else leader_on_list(state, band.leader)
        if leader is not None:
            total += value(state, leader, COM)
    return 1 if mission_of(state).anywhere else max(total, 1)


def leader_on_list(state: State, number: int) -> Combatant | None:
    """The leader of a band, deployed or not."""
    return None if number < 0 else state.combatants[number]


def left_to(state: State, side: int) -> list[Combatant]:
    """Everybody of a side who is still to be deployed in the batches (SW-DEP-07, SW-MIS-35)."""
    everybody = mission_of(state).anywhere
    return [one for one in waiting_of(state, side) if everybody or not deploys_last(state, one)]


def waiting_of(state: State, side: int) -> list[Combatant]:
    """Everybody of a side who is not on the table yet."""
    found: list[Combatant] = []
    for number, band in enumerate(state.bands):
        if band.side == side:
            for entry in state.placing[number]:
                found.extend(state.combatants[member] for member in band.entries[entry].members)
    return found


def place_option(state: State) -> Steps[None]:
    """SW-DEP-02 to SW-DEP-06: one deployment option is placed."""
    left = left_to(state, state.side)
    seat = seats_in_turn(state, [one.owner for one in left])[0]  # SW-MUL-15
    waiting = [one for one in left if one.owner == seat]
    anywhere = mission_of(state).anywhere
    placements = yield from ask(DeployAnywhere(state, waiting) if anywhere else Deploy(state, waiting))
    put_down(state, placements)
    state.picker = seat + 1
    yield Deployed(seat, [put.to_json() for put in placements])
    next_option(state)
    if state.stage == INFILTRATE and not waiting_of(state, 0) and not waiting_of(state, 1):
        yield from begin_game(state)


def put_down(state: State, placements: Placements) -> None:
    """Figures are placed; their entries wait no longer."""
    for put in placements:
        one = state.combatants[put.figure]
        place(one, put.x, put.y, 0)
        if one.troop in state.placing[one.band]:
            state.placing[one.band].remove(one.troop)


def next_option(state: State) -> None:
    """SW-DEP-02, SW-DEP-03: whose turn it is to deploy; a side that has placed everything waits."""
    other = 1 - state.side
    state.batch = max(0, state.batch - 1)
    if not left_to(state, state.side) or (state.batch <= 0 and left_to(state, other)):
        state.side = other
        state.batch = batch_of(state, other)
    if left_to(state, state.side):
        return
    state.stage = INFILTRATE  # SW-DEP-07
    state.side = state.first  # SW-ACT-19
    state.batch = 0


def begin_game(state: State) -> Steps[None]:
    """SW-TRN-15: everybody is on the table, and the pools are filled."""
    state.stage = STRATEGY
    yield from update_pools(state)
