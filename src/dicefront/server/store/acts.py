"""Acts: what was done in a match, as it is written down."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

BEGIN: Final = "begin"
ANSWER: Final = "answer"
DEFAULT: Final = "default"
RESIGN: Final = "resign"
OFFER: Final = "offer-draw"
ACCEPT: Final = "accept-draw"
DECLINE: Final = "decline-draw"
BACK: Final = "back"
REPLACED: Final = "replaced"
STANDING: Final = "standing"
TIME: Final = "time"
NEVER: Final = "never"
REACTING: Final = "reacting"
PAUSED: Final = "paused"
RESUMED: Final = "resumed"
ENDED: Final = "ended"
"""The kinds of acts. The first eight change the table, the others what lies beside it."""

SOFT: Final = "soft"
"""The name of the soft timer, beside the names of standing choices: the default answer was its doing."""


class Act(Struct, omit_defaults=True):
    """One thing that was done: by whom, what, when, and the entries it added to the history.

    ``command`` is the number the client gave it, ``clocks`` what every bank held afterwards, ``standing``
    is the kind of question that a standing choice answered, and ``by`` the name of that choice. ``salt`` is
    set for a choice in secret (see ``sealing``).
    """

    kind: str
    player: int = -1
    value: Any = None
    entries: list[Any] = []
    at: float = 0.0
    command: str = ""
    clocks: list[float] = []
    standing: str = ""
    by: str = ""
    salt: str = ""


class Origin(Struct):
    """Where a branch comes from: the match, the entry, and the history up to there."""

    match: str
    entry: int
    entries: list[Any]
