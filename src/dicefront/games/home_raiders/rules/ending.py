"""VIC, SQE: how a game ends."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.events.playing import GameEnded
from dicefront.games.home_raiders.rules.objectives import count, farthest
from dicefront.games.home_raiders.rules.state import DRAW, PORTAL, SPOT, VANISH, State
from dicefront.kernel.game import drawn, won_by
from dicefront.kernel.ids import NOBODY, PlayerId, RuleId
from dicefront.kernel.procedure import Steps, confirm
from dicefront.skirmish.figures import ON_TABLE


def is_there(state: State, player: PlayerId) -> bool:
    """Whether a team has anybody on the combat space."""
    return any(character.owner == player and character.where == ON_TABLE for character in state.characters)


def check_end_of_turn(state: State, skipped: bool = False) -> Steps[None]:
    """HR-SQR-08: HR-VIC-02 and HR-VIC-03; otherwise the next pearl is drawn.

    After a turn in which nobody did anything (``skipped``) a surviving player is not asked once more.
    """
    there = [is_there(state, 0), is_there(state, 1)]
    state.stage = DRAW
    if there[0] and there[1]:
        return
    if not there[0] and not there[1]:  # HR-VIC-03
        if state.objective == VANISH:
            yield judge(state)
        else:
            yield end(state, NOBODY, "home_raiders.end.nobody-left", "HR-VIC-03", count(state))
        return
    survivor = 0 if there[0] else 1
    if state.options.wipe_out_wins:
        yield end(state, survivor, "home_raiders.end.wiped-out", "HR-OPT-04", count(state))
        return
    over = state.objective == VANISH
    if not over and not skipped:
        over = yield from confirm(survivor, "home_raiders.end.survivor", "HR-VIC-02")
    if over:
        yield judge(state)


WON_BY: Final = {
    VANISH: ("home_raiders.end.vanish", "HR-OBJ-03", "HR-OBJ-06"),
    PORTAL: ("home_raiders.end.portal", "HR-OBJ-07", "HR-OBJ-09"),
    SPOT: ("home_raiders.end.spot", "HR-OBJ-18", "HR-OBJ-20"),
}
"""For each objective the reason of the end, and the paragraphs of a win and of a draw."""


def judge(state: State) -> GameEnded:
    """HR-SQE-02, HR-SQE-03: the objective decides; HR-OBJ-19: then the marker farthest from home."""
    counts = count(state)
    reason, wins, draws = WON_BY[state.objective]
    if counts[0] != counts[1]:
        return end(state, 0 if counts[0] > counts[1] else 1, reason, wins, counts)
    far = [farthest(state, 0), farthest(state, 1)] if state.objective == SPOT else [0, 0]
    if far[0] == far[1]:
        return end(state, NOBODY, reason, draws, counts)
    return end(state, 0 if far[0] > far[1] else 1, "home_raiders.end.farthest", "HR-OBJ-19", counts)


def end(state: State, winner: PlayerId, reason: str, rule: RuleId, counts: list[int]) -> GameEnded:
    """HR-VIC-05: a win for one player, or a draw."""
    state.acting = []
    if winner == NOBODY:
        state.outcome = drawn(2, reason, rule)
    else:
        state.outcome = won_by(winner, 2, reason, rule)
    return GameEnded(winner, reason, rule, counts)


def concede(state: State, player: PlayerId) -> None:
    """HR-VIC-04, HR-SQE-01: the opponent wins at once."""
    end(state, 1 - player, "home_raiders.end.conceded", "HR-VIC-04", count(state))


def agree(state: State) -> None:
    """The players agree on a draw."""
    end(state, NOBODY, "home_raiders.end.agreed", "HR-VIC-05", count(state))
