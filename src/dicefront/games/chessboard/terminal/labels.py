"""The miniatures of Chessboard Skirmish in words."""

from __future__ import annotations

from typing import Any

from dicefront.games.chessboard.rules.state import NOWHERE, Mini
from dicefront.kernel.game import Game
from dicefront.kernel.terms import PIECE
from dicefront.parts.terminal.wording import Wording
from dicefront.tabletop.grid import NAMES, space_named
from dicefront.text.messages import Messages


class Labels(Wording):
    """Names miniatures by where they stood when the thing happened that is told."""

    def __init__(self, game: Game[Any], messages: Messages, names: list[str]) -> None:
        super().__init__(game, messages, names)
        self.places: dict[int, int] = {}

    def label(self, mini: Mini, owner: bool = True, place: bool = True) -> str:
        """``South's d8 on c3``, or only the half that is not said anyway."""
        space = self.places.get(mini.id, NOWHERE)
        args = {
            "player": self.name(mini.owner),
            "die": str(mini.die),
            "space": NAMES[space] if space >= 0 else "-",
        }
        which = ("mini" if owner else "own-mini") + ("" if place and space >= 0 else "-off")
        return self.say(f"chessboard.play.{which}", **args)

    def short_name(self, term: str, number: int, state: Any) -> str:
        """A miniature by its space; one that waits in reserve by its number, ``m3``."""
        space = state.minis[number].space if term == PIECE else number
        return NAMES[space] if space >= 0 else f"m{number + 1}"

    def called(self, term: str, word: str, state: Any) -> int | None:
        space = space_named(word.lower())
        if term != PIECE:
            return space if space >= 0 else None
        for mini in state.minis:
            if (mini.space == space >= 0) or (mini.space < 0 and word.lower() == f"m{mini.id + 1}"):
                number: int = mini.id
                return number
        return None

    def kit(self, mini: Mini) -> str:
        """What a miniature has besides its die, in words."""
        words = [
            self.say(f"chessboard.equipment-{item}") for item in ("bow", "gun") if getattr(mini.profile, item)
        ]
        if mini.armor:
            words.append(self.say("chessboard.play.armor", left=mini.armor))
        if mini.profile.hero:
            words.append(self.say("chessboard.play.hero" if mini.reroll else "chessboard.play.hero-spent"))
        return ", ".join(words)
