"""What is played next: one procedure per stage (section "Order of play")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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

PROCEDURES: Final[dict[int, Callable[[State], Steps[None]]]] = {
    LAY_TABLE: setup.lay_table,
    BUILD_TEAMS: setup.build_teams,
    SWEAR: setup.swear,
    LAYOUT: setup.roll_layout,
    ROLL_OFF: setup.roll_off,
    PORTALS: portals.place_portal,
    ATTACH: deployment.attach,
    DEPLOY: deployment.deploy,
    HELD_BACK: deployment.deploy_held_back,
    OBJECTIVE: markers.roll_objective,
    MARKERS: markers.place_marker,
    RECKON: deployment.reckon,
    ROUND_START: rounds.begin_round,
    DRAW: rounds.draw_pearl,
    TURN: activation.take_action,
    TURN_END: activation.end_turn,
    ROUND_END: rounds.end_round,
}


def next_procedure(state: State) -> Steps[None] | None:
    """The procedure to run now; none when the game is over."""
    return PROCEDURES[state.stage](state) if state.outcome is None else None
