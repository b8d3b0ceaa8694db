"""A Wound token on its way to somebody (WND)."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.state import Character


class Token:
    """``sent_on`` says that it cannot be sent on a second time (HR-WND-09).

    ``origin`` is whom it was meant for, ``reason`` an id for the story: attack, fall, hurts, transfer,
    brainfreeze or shrapnel.
    """

    def __init__(self, receiver: Character, reason: str) -> None:
        self.receiver = receiver
        self.origin = receiver
        self.reason = reason
        self.sent_on = False

    def send_to(self, receiver: Character) -> None:
        """It goes to somebody else, for good."""
        self.receiver = receiver
        self.sent_on = True
