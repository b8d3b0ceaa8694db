"""What is seen: everything on the table is open (CB-BRD-08), armies only once they are shown (CB-ARM-07)."""

from __future__ import annotations

from typing import Final

from dicefront.games.chessboard.rules.scenarios import tally_lines
from dicefront.games.chessboard.rules.setup import layout_problem
from dicefront.games.chessboard.rules.state import DEFEATED, DICE, RESERVE, ChessState, Mini
from dicefront.kernel.agreement import BREACH
from dicefront.kernel.ids import Json

AFTER_THE_MARKER: Final = ["deployment", "round", "turn", "round-end"]


def view(state: ChessState) -> Json:
    """The table as everybody sees it, players and spectators alike."""
    seen: dict[str, Json] = {
        "options": dict(state.options.chosen),
        "phase": state.phase,
        "round": state.round,
        "turn": state.turn,
        "obstacles": list(state.obstacles),
        "minis": [view_of_mini(mini) for mini in state.minis],
        "finished": list(state.finished),
        "quiet": state.quiet,
        "marker": state.marker,
        "carrier": state.carrier,
        "tally": [list(line) for line in tally_lines(state)],
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }
    if state.phase == "armies":
        seen["army_given"] = [bool(army) for army in state.armies]
    elif state.options.lists_agreed:  # CB-OPT-24: known once the armies are shown
        seen["breaches"] = [[BREACH.encode(one) for one in found] for found in state.breaches]
    return seen


def view_of_mini(mini: Mini) -> Json:
    profile = mini.profile
    return {
        "id": mini.id,
        "owner": mini.owner,
        "die": profile.die,
        "figure": profile.figure,
        "bow": profile.bow,
        "gun": profile.gun,
        "hero": profile.hero,
        "space": mini.space if mini.space >= 0 else None,
        "where": "board" if mini.space >= 0 else "reserve" if mini.space == RESERVE else "defeated",
        "armor": mini.armor,
        "ready": mini.ready,
        "reroll": mini.reroll,
        "tally": profile.tally,
    }


def impossible(state: ChessState) -> str:
    """What can never be true of a match, or an empty text."""
    for number, mini in enumerate(state.minis):
        if mini.id != number:
            return f"{mini!r} is number {number}"
        if mini.profile.die not in DICE:
            return f"{mini!r} has a die of {mini.profile.die} (CB-DIE-01)"
        if not DEFEATED <= mini.space < 64:
            return f"{mini!r} stands nowhere"
        if mini.space in state.obstacles:
            return f"{mini!r} stands on an obstacle (CB-OBS-05)"
        if not 0 <= mini.armor <= mini.profile.armor:
            return f"{mini!r} has Armor {mini.armor} of {mini.profile.armor} (CB-DEF-08)"
        if mini.ready and mini.space < 0:
            return f"{mini!r} is ready off the board"
        if mini.reroll and not mini.profile.hero:
            return f"{mini!r} has a re-roll and is no Hero (CB-HER-01)"
        for other in state.minis[mini.id + 1 :]:
            if other.space == mini.space >= 0:
                if other.owner == mini.owner:
                    return f"{mini!r} and {other!r} share a space (CB-MOV-05)"
                if state.options.enemy_spaces == "closed":
                    return f"{mini!r} and {other!r} share a space (CB-MOV-09)"
    return _impossible_marker(state)


def _impossible_marker(state: ChessState) -> str:
    if state.carrier >= len(state.minis):
        return f"the marker is carried by miniature {state.carrier} of {len(state.minis)} (CB-RET-13)"
    if state.carrier >= 0 and (state.marker >= 0 or state.minis[state.carrier].space < 0):
        return "the marker is carried and lies on the board, or its carrier is gone (CB-RET-13)"
    laid = state.options.scenario == "retrieve" and state.phase in AFTER_THE_MARKER
    if laid and state.carrier < 0 and state.marker < 0:
        return "the marker is neither carried nor on the board (CB-RET-13)"
    if len(state.obstacles) > 32 or len(set(state.obstacles)) < len(state.obstacles):
        return f"obstacles {state.obstacles} (CB-OBS-01)"
    problem = layout_problem(state.obstacles, state.options)
    return "" if problem is None else f"obstacles: {problem}"
