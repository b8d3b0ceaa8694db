"""What is played next: one procedure per stage (section "Order of play")."""

from __future__ import annotations

from dicefront.games.home_raiders.rules import activation, deployment, markers, portals, rounds, setup
from dicefront.games.home_raiders.rules.state import (
    ATTACH,
    BUILD_TEAMS,
    DEPLOY,
    DRAW,
    HELD_BACK,
    LAY_TABLE,
    LAYOUT,
    MARKERS,
    OBJECTIVE,
    PORTALS,
    RECKON,
    ROLL_OFF,
    ROUND_END,
    ROUND_START,
    SWEAR,
    TURN,
    TURN_END,
    State,
)
from dicefront.kernel.procedure import Steps


def next_procedure(state: State) -> Steps[None] | None:
    """The procedure to run now; none when the game is over."""
    if state.outcome is not None:
        return None
    stage = state.stage
    if stage == TURN:
        return activation.take_action(state)
    if stage == TURN_END:
        return activation.end_turn(state)
    if stage == DRAW:
        return rounds.draw_pearl(state)
    if stage == ROUND_START:
        return rounds.begin_round(state)
    if stage == ROUND_END:
        return rounds.end_round(state)
    return set_up(state, stage)


def set_up(state: State, stage: int) -> Steps[None]:
    """The procedure of a stage before the first round (SQD)."""
    if stage == LAY_TABLE:
        return setup.lay_table(state)
    if stage == BUILD_TEAMS:
        return setup.build_teams(state)
    if stage == SWEAR:
        return setup.swear(state)
    if stage == LAYOUT:
        return setup.roll_layout(state)
    if stage == ROLL_OFF:
        return setup.roll_off(state)
    if stage == PORTALS:
        return portals.place_portal(state)
    if stage == ATTACH:
        return deployment.attach(state)
    if stage == DEPLOY:
        return deployment.deploy(state)
    if stage == HELD_BACK:
        return deployment.deploy_held_back(state)
    if stage == OBJECTIVE:
        return markers.roll_objective(state)
    if stage == MARKERS:
        return markers.place_marker(state)
    assert stage == RECKON
    return deployment.reckon(state)
