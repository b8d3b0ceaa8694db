"""What is played next: one procedure per stage."""

from __future__ import annotations

from dicefront.games.spherewars.rules import (
    activation,
    battlefield,
    deployment,
    infiltration,
    preparing,
    setup,
    turn,
)
from dicefront.games.spherewars.rules.state import (
    BUILD_BANDS,
    DEPLOY,
    INFILTRATE,
    LAY_FIELD,
    PREPARE,
    ROLL_OFF,
    ROUND,
    STRATEGY,
    UPDATE,
    State,
)
from dicefront.kernel.procedure import Steps


def next_procedure(state: State) -> Steps[None] | None:
    """The procedure to run now; none when the game is over."""
    if state.outcome is not None:
        return None
    stage = state.stage
    if stage == ROUND:
        if state.activation is not None:
            return activation.next_phase(state)
        return activation.pick(state) if activation.waiting(state) else turn.end_round(state)
    if stage == STRATEGY:
        return turn.strategy(state)
    if stage == UPDATE:
        return turn.updating(state)
    if stage == INFILTRATE:
        return infiltration.infiltrate(state)
    if stage == DEPLOY:
        return deployment.place_option(state)
    if stage == ROLL_OFF:
        return deployment.roll_off(state)
    if stage == LAY_FIELD:
        return battlefield.lay_piece(state)
    if stage == PREPARE:
        return preparing.prepare_game(state)
    assert stage == BUILD_BANDS
    return setup.build_bands(state)
