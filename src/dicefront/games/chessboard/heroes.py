"""DIE, HER: rolls of a miniature, and the re-roll of a Hero."""

from __future__ import annotations

from dicefront.games.chessboard.events import Rerolled
from dicefront.games.chessboard.state import Mini
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps, confirm, roll_die


def throw(mini: Mini, what: str) -> Steps[int]:
    """CB-DIE-02: a miniature rolls its own die, once."""
    face = yield from roll_die(mini.profile.die, "chessboard." + what, "CB-DIE-02", mini.owner)
    return face


def offer_reroll(mini: Mini, what: str, face: int, against: int) -> Steps[int]:
    """CB-HER-01 to CB-HER-03, CB-HER-08: one re-roll per round; the new roll stands.

    ``against`` is what the owner knows of the other side: the result to beat, or 0.
    """
    if not mini.reroll:
        return face
    args: dict[str, Json] = {"mini": mini.id, "face": face, "against": against}
    if not (yield from confirm(mini.owner, "chessboard.reroll." + what, "CB-HER-01", args)):
        return face
    mini.reroll = False
    again = yield from throw(mini, what)
    yield Rerolled(mini.id, what, face, again)
    return again
