"""Taking back: at once, by asking the others, or step by step in practice (T-23 to T-25)."""

from __future__ import annotations

from typing import Any

from dicefront.kernel.errors import NotYourDecision, Refusal
from dicefront.kernel.ids import PlayerId
from dicefront.kernel.position import ANSWER as ANSWER_ENTRY
from dicefront.server.match import Match
from dicefront.server.protocol import from_client as client
from dicefront.server.protocol.table import BackRequest
from dicefront.server.store import acts
from dicefront.server.store.acts import Act


def forbid(reason: str, **args: Any) -> NotYourDecision:
    """The refusal of a command that is not possible now."""
    return NotYourDecision(Refusal(f"server.{reason}", "-", args))


def undo(match: Match, player: PlayerId) -> Act:
    table = match.course.running
    if match.row.settings.undo == "never":
        raise forbid("no-undo")
    if table.is_over:
        raise forbid("over")
    refusal = table.can_undo(player)
    if refusal is not None:
        raise NotYourDecision(refusal)
    return Act(acts.BACK, player, {"entry": table._last_answer(), "dice": "same"})


def decision_at(match: Match, entry: int) -> int:
    """An entry one can go back to: somebody decided freely there."""
    table = match.course.running
    if not 0 <= entry < len(table.entries) or table.entries[entry].kind != ANSWER_ENTRY:
        raise forbid("not-a-decision", entry=entry)
    refusal = table.game.may_undo(table.state)
    if refusal is not None:
        raise NotYourDecision(refusal)
    return entry


def step_back(match: Match, player: PlayerId, message: client.StepBack) -> Act:
    if not match.is_alone() or match.row.settings.undo == "never":
        raise forbid("must-ask")
    entry = decision_at(match, message.entry)
    dice = "new" if match.course.running.is_over else message.dice  # the key of the old ones is known then
    return Act(acts.BACK, player, {"entry": entry, "dice": dice, "practice": True})


async def negotiate(
    match: Match, player: PlayerId, message: client.AskBack | client.AnswerBack | client.EndMatch
) -> int | None:
    """Ask the others to go back or to end, or answer them; returns the entry if all agreed to go back."""
    if isinstance(message, client.AnswerBack):
        request = await answer_request(match, player, message)
    else:
        request = match.back = new_request(match, player, message)
    if request.waiting or request.refused is not None:
        return None
    if request.end:
        await match.do(Act(acts.ENDED, request.player))
        return None
    await match.do(Act(acts.BACK, request.player, {"entry": request.entry, "dice": "same"}))
    return match.course.entries


def new_request(match: Match, player: PlayerId, message: client.AskBack | client.EndMatch) -> BackRequest:
    """What somebody asks of the others; after a failed rule, whatever was agreed on taking back."""
    if match.course.running.is_over or (match.halt is not None and match.halt.ended):
        raise forbid("over")
    if match.back is not None and match.back.refused is None:
        raise forbid("asked-already")
    people = [row.seat for row in match.row.seats if row.kind == "person" and row.seat != player]
    if match.is_alone():
        people = []
    if isinstance(message, client.EndMatch):
        if match.halt is None:
            raise forbid("not-now")
        return BackRequest(player=player, entry=match.course.entries, waiting=people, end=True)
    if match.halt is None and (match.row.settings.undo != "ask" or match.nobody_goes_back(player)):
        raise forbid("no-undo")
    return BackRequest(player=player, entry=decision_at(match, message.entry), waiting=people)


async def answer_request(match: Match, player: PlayerId, message: client.AnswerBack) -> BackRequest:
    """Somebody agrees or not; the request as it stands then."""
    request = match.back
    if request is None or player not in request.waiting:
        raise forbid("not-now")
    if message.answer == "yes":
        request.waiting.remove(player)
        return request
    request.waiting = []
    request.refused = player
    if message.answer == "never":
        await match.do(Act(acts.NEVER, player))
    return request
