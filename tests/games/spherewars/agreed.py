"""Positions of matches in which something else was agreed. Options are shared, so nobody writes into them."""

from __future__ import annotations

from dicefront.games.spherewars.rules.options import complete_options, options_of
from dicefront.games.spherewars.rules.state import State
from dicefront.kernel.ids import Json


def agreed(state: State, **changed: Json) -> State:
    """The state itself, as if these options had been agreed instead."""
    state.options = options_of(complete_options({**state.options.chosen, **changed}))
    return state
