"""DIE, HER: rolls of a miniature, and the re-roll of a Hero."""

from __future__ import annotations

from dicefront.games.chessboard.rules.events import Rerolled
from dicefront.games.chessboard.rules.state import Mini
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, confirm, roll_die


def throw(mini: Mini, what: str) -> Steps[int]:
    """CB-DIE-02: a miniature rolls its own die, once."""
    face = yield from roll_die(mini.profile.die, "chessboard." + what, "CB-DIE-02", mini.owner)
    return face


def offer_reroll(
    mini: Mini, what: str, face: int, against: int, foe: int = NOBODY, type: str = ""
) -> Steps[int]:
    """CB-HER-01 to CB-HER-03, CB-HER-08: one re-roll per round; the new roll stands.

    The question tells what the owner knows: ``against`` is the number to reach or to beat, or 0 if it has not
    been rolled yet; ``foe`` and ``type`` name the other miniature and the attack, if there is one.
    """
    if not mini.reroll:
        return face
    args: dict[str, Json] = {"mini": mini.id, "face": face, "against": against, "foe": foe, "type": type}
    if not (yield from confirm(mini.owner, "chessboard.reroll." + what, "CB-HER-01", args)):
        return face
    mini.reroll = False
    again = yield from throw(mini, what)
    yield Rerolled(mini.id, what, face, again)
    return again
