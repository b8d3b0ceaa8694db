"""How much it means to give an answer: a screen shows it by its button, and by how that is pressed."""

from __future__ import annotations

from typing import Final, Literal

from dicefront.parts.show.message import Json

Weight = Literal["main", "plain", "quiet", "heavy", "grave"]

MAIN: Final = "main"
"""What the question is about; one in a question at most."""
PLAIN: Final = "plain"
"""One of several, and nothing follows that cannot be taken back."""
QUIET: Final = "quiet"
"""It passes, stays or ends something; its notes name what is given up."""
HEAVY: Final = "heavy"
"""Dice, other seats or hidden things follow: it is aimed at first, then committed."""
GRAVE: Final = "grave"
"""It costs what nobody wants to lose by mistake; its notes name the loss."""


def passes(answer: Json) -> bool:
    """Whether an answer, as it is written, is nothing, no, none or no name."""
    return answer is None or answer is False or answer in ([], "")
