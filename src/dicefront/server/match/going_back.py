"""Taking back: at once, by asking the others, or step by step in practice (T-23 to T-25)."""

from __future__ import annotations

from dicefront.kernel.errors import NotYourDecision
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.position import ANSWER as ANSWER_ENTRY
from dicefront.server.match.playing import Playing
from dicefront.server.match.refusals import forbid
from dicefront.server.match.state import MatchState
from dicefront.server.protocol import from_client as client
from dicefront.server.protocol.table import BackRequest
from dicefront.server.store import acts
from dicefront.server.store.acts import Act


def undo(state: MatchState, player: PlayerId) -> Act:
    table = state.course.running
    if state.row.settings.undo == "never":
        raise forbid("no-undo")
    if table.is_over:
        raise forbid("over")
    refusal = table.can_undo(player)
    if refusal is not None:
        raise NotYourDecision(refusal)
    return Act(acts.BACK, player, {"entry": table._last_answer(), "dice": "same"})


def decision_at(state: MatchState, entry: int) -> int:
    """An entry one can go back to: somebody decided freely there."""
    table = state.course.running
    if not 0 <= entry < len(table.entries) or table.entries[entry].kind != ANSWER_ENTRY:
        raise forbid("not-a-decision", entry=entry)
    refusal = table.game.may_undo(table.state)
    if refusal is not None:
        raise NotYourDecision(refusal)
    return entry


def step_back(state: MatchState, player: PlayerId, message: client.StepBack) -> Act:
    if not state.is_alone() or state.row.settings.undo == "never":
        raise forbid("must-ask")
    entry = decision_at(state, message.entry)
    dice = "new" if state.course.running.is_over else message.dice  # the key of the old ones is known then
    return Act(acts.BACK, player, {"entry": entry, "dice": dice, "practice": True})


async def negotiate(
    playing: Playing, player: PlayerId, message: client.AskBack | client.AnswerBack | client.EndMatch
) -> int | None:
    """Ask the others to go back or to end, or answer them; returns the entry if all agreed to go back."""
    state = playing.state
    if isinstance(message, client.AnswerBack):
        request = await answer_request(playing, player, message)
    else:
        request = state.back = new_request(state, player, message)
    if request.waiting or request.refused is not None:
        return None
    if request.end:
        await playing.do(Act(acts.ENDED, request.player))
        return None
    await playing.do(Act(acts.BACK, request.player, {"entry": request.entry, "dice": "same"}))
    return state.course.entries


def new_request(
    state: MatchState, player: PlayerId, message: client.AskBack | client.EndMatch
) -> BackRequest:
    """What somebody asks of the others; after a failed rule, whatever was agreed on taking back."""
    if state.course.running.is_over or (state.halt is not None and state.halt.ended):
        raise forbid("over")
    if state.back is not None and state.back.refused is None:
        raise forbid("asked-already")
    people = [row.seat for row in state.row.seats if row.kind == "person" and row.seat != player]
    if state.is_alone():
        people = []
    if isinstance(message, client.EndMatch):
        if state.halt is None:
            raise forbid("not-now")
        return BackRequest(player=player, entry=state.course.entries, waiting=people, end=True)
    if state.halt is None and (state.row.settings.undo != "ask" or state.nobody_goes_back(player)):
        raise forbid("no-undo")
    return BackRequest(player=player, entry=decision_at(state, message.entry), waiting=people)


async def answer_request(playing: Playing, player: PlayerId, message: client.AnswerBack) -> BackRequest:
    """Somebody agrees or not; the request as it stands then."""
    request = playing.state.back
    if request is None or player not in request.waiting:
        raise forbid("not-now")
    if message.answer == "yes":
        request.waiting.remove(player)
        return request
    request.waiting = []
    request.refused = player
    if message.answer == "never":
        await playing.do(Act(acts.NEVER, player))
    return request
