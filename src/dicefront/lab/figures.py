"""What each game says about the end of a match, beyond who won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dicefront.games.chessboard.rules.ending import count, points
from dicefront.games.chessboard.rules.state import PLAYERS, ChessState
from dicefront.games.crystals.rules.ending import total_experience
from dicefront.games.crystals.rules.roles import ATTACKER_SLOT, ROLES, TEAM
from dicefront.games.crystals.rules.state import State as CrystalsState
from dicefront.games.home_raiders.rules.state import STANDING, VANISHED
from dicefront.games.home_raiders.rules.state import State as RaidersState
from dicefront.games.home_raiders.rules.view import OBJECTIVES
from dicefront.kernel.ids import Json


def of_chessboard(state: ChessState) -> dict[str, Json]:
    """Rounds, and for each player the miniatures and the points left on the board."""
    return {
        "rounds": state.round,
        "minis": [count(state, player) for player in PLAYERS],
        "points": [points(state, player) for player in PLAYERS],
    }


def of_crystals(state: CrystalsState) -> dict[str, Json]:
    """Rounds, and for each player the crystals, the experience in all, and who the attacker was."""
    seats = range(state.options.seats)
    return {
        "rounds": max(state.turns),
        "crystals": list(state.crystals),
        "experience": [total_experience(state, seat) for seat in seats],
        "attackers": [ROLES[state.characters[TEAM * seat + ATTACKER_SLOT].role] for seat in seats],
    }


def of_home_raiders(state: RaidersState) -> dict[str, Json]:
    """Rounds, the objective, and for each player the characters left and those that vanished."""
    seats = range(2)
    return {
        "rounds": state.round,
        "objective": OBJECTIVES[state.objective],
        "left": [sum(c.owner == seat and c.where == STANDING for c in state.characters) for seat in seats],
        "vanished": [
            sum(c.owner == seat and c.where == VANISHED for c in state.characters) for seat in seats
        ],
    }


FIGURES: dict[str, Callable[[Any], dict[str, Json]]] = {
    "chessboard": of_chessboard,
    "crystals": of_crystals,
    "home_raiders": of_home_raiders,
}


def figures(game_id: str, state: Any) -> dict[str, Json]:
    """The figures of a finished match; none for a game that has not said what counts."""
    return FIGURES[game_id](state) if game_id in FIGURES else {}
