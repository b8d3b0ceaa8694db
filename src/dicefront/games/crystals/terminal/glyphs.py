"""The glyphs and colours of a drawing of Crystals, and the line that tells how things stand."""

from __future__ import annotations

from typing import Any

from dicefront.games.crystals.rules.state import PLAY, ROLL_FOR_FIRST_TURN, State
from dicefront.games.crystals.terminal.words import Words
from dicefront.kernel.game import Game
from dicefront.parts.terminal.drawing import Board, Room

GLYPHS = {"can": "•", "go": "→", "aim": "×", "home": "⌂", "crystal": "◆", "point": "▲", "turn": "▶",
         "full": "●", "empty": "○"}  # fmt: skip
LETTERS = {"can": "+", "go": ">", "aim": "x", "home": "H", "crystal": "c", "point": "e", "turn": ">",
           "full": "#", "empty": "."}  # fmt: skip
NOTCHES = ["", "⠄", "⠆", "⠇"]

FAINT = "#a9adb3"
AIM = "bold #ff6b6b"


class Glyphs(Board):
    """What the ring and the panel beside it share."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        super().__init__(game, words)
        self.crystal_words = words

    def sign(self, name: str, room: Room) -> str:
        return GLYPHS[name] if room.signs else LETTERS[name]

    def notches(self, level: int, room: Room) -> str:
        """The level: one notch for each."""
        return NOTCHES[level] if room.signs else "'" * level

    def headline(self, state: State, whose: bool = True) -> str:
        """Whose turn it is, unless a sign tells, the die, and the crystals that are left."""
        say = self.words.say
        parts: list[str] = []
        if state.outcome is not None:
            parts.append(say("crystals.play.over"))
        elif state.stage != PLAY:
            stage = "rolling" if state.stage == ROLL_FOR_FIRST_TURN else "choosing"
            parts.append(say(f"crystals.play.{stage}"))
        elif whose:
            parts.append(say("crystals.play.turn", player=self.words.name(state.player)))
        if state.stage == PLAY and state.outcome is None and state.face:
            parts.append(say("crystals.play.die", face=state.face))
        parts.append(say("crystals.play.middle", crystals=state.middle))
        limit = state.options.round_limit
        if limit and state.stage == PLAY:
            parts.append(say("crystals.play.round", turn=max(state.turns), limit=limit))
        return ", ".join(parts)
