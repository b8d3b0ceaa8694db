"""What happens in Crystals, one paragraph for a turn, with the dice and the reasons."""

from __future__ import annotations

from typing import Final

from dicefront.games.crystals.rules.events import (
    CameHome,
    ExtraTurn,
    ExtraTurnLost,
    Gained,
    Jumped,
    Killed,
    MineCleared,
    MineKilled,
    MineLaid,
    MineSurvived,
    MineTaken,
    Moved,
    NoMove,
    PointsLost,
    PushedBack,
    Revealed,
    Saved,
    Spawned,
    Tied,
    WentFirst,
)
from dicefront.games.crystals.rules.roles import FIRST_EXPERIENCE, LEVELS, TEAM, TOWER_SLOT
from dicefront.games.crystals.rules.state import State
from dicefront.kernel.event import Event, Thrown
from dicefront.kernel.ids import NOBODY
from dicefront.parts.terminal.wording import Wording

RULES: Final[dict[type[Event], str]] = {
    Revealed: "CR-SET-06",
    Tied: "CR-SET-10",
    WentFirst: "CR-SET-09",
    Spawned: "CR-SPN-03",
    NoMove: "CR-TRN-07",
    Moved: "CR-MOV-01",
    Jumped: "CR-TEL-01",
    CameHome: "CR-LAP-05",
    Killed: "CR-KIL-02",
    Saved: "CR-TOW-11",
    PushedBack: "CR-TOW-13",
    MineLaid: "CR-MIN-01",
    MineKilled: "CR-MIN-10",
    MineSurvived: "CR-MIN-11",
    MineTaken: "CR-MIN-12",
    MineCleared: "CR-MIN-14",
    Gained: "CR-EXP-05",
    PointsLost: "CR-EXP-09",
    ExtraTurn: "CR-XTR-02",
    ExtraTurnLost: "CR-XTR-04",
}
PLAIN: Final = (Revealed, Tied, WentFirst, Spawned, Moved, Gained)
"""Events that happen all the time: their paragraph is told on request only."""

SIX: Final = 6


class Teller:
    """Tells events in order; remembers the turn that runs, and the reasons of its dice for ``why``."""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.levels: list[int] = []
        self.rolls: list[str] = []
        self.reasons: list[str] = []
        self.speaker = NOBODY
        self.spawned_first = False
        self.revealed = False
        self.face = 0
        self.lines: list[str] = []

    def begin(self) -> None:
        self.levels = []
        self.reasons = []
        self.rolls = []
        self.speaker = NOBODY

    def watch(self, state: State) -> None:
        self.levels = [character.level() for character in state.characters]

    def tell(self, events: list[Event], state: State) -> list[str]:
        self.lines = []
        if not self.levels:
            self.levels = [LEVELS[FIRST_EXPERIENCE]] * len(state.characters)
        begins = True  # what is told after a decision stands on a line of its own
        for event in events:
            begins = self._tell(event, state, begins)
        return self.lines

    def _tell(self, event: Event, state: State, begins: bool) -> bool:
        """Tell one event; whether the next one begins a new paragraph."""
        if isinstance(event, Thrown):
            return self._thrown(event, begins)
        if isinstance(event, Spawned) and self.revealed:
            self.revealed = False
            return True  # the choice that was just shown
        self.revealed = isinstance(event, Revealed)
        if isinstance(event, Spawned) and event.player != self.speaker:
            self.speaker, self.spawned_first, begins = event.player, True, True
        line = self.words.event(event, state)
        rule = self._rule(event)
        if rule:
            self._explain(line, rule)
        told = line if not rule or isinstance(event, PLAIN) else f"{line} ({rule})"
        if isinstance(event, Gained):
            self.levels[event.character] = event.level
            self._say(told, begins)
            return False
        if not rule or isinstance(event, (Revealed, Tied, WentFirst)):
            self._say(told, not isinstance(event, (Tied, WentFirst)))
            return True
        self._say(told, begins)
        return False

    def _say(self, text: str, begins: bool) -> None:
        if begins or not self.lines:
            self.lines.append(text)
        else:
            self.lines[-1] += " " + text

    def _rule(self, event: Event) -> str:
        if isinstance(event, ExtraTurn):
            return "CR-XTR-01" if self.face == SIX else "CR-SCT-01"
        return RULES.get(type(event), "")

    def _explain(self, line: str, rule: str) -> None:
        self.reasons.append(f"  {line} ({rule})")

    # -- dice -----------------------------------------------------------------------------------

    def why(self) -> list[str]:
        """The last turn: its dice, and everything that followed from them."""
        return list(self.reasons) or [self.words.say("play.no-dice")]

    def _thrown(self, event: Thrown, begins: bool) -> bool:
        rolled = self.words.say("crystals.play.roll", **self.words.throw_words(event))
        if event.purpose == "crystals.first-turn":
            return self._first_turn(event, rolled)
        if event.purpose == "crystals.defence":
            saves = self.levels[TEAM * event.player + TOWER_SLOT]
            args = {**self.words.throw_words(event), "saves": saves}
            self.reasons += [rolled, "  " + self.words.say("crystals.play.why-defence", **args)]
            self._say(self.words.say("crystals.play.defence", **args), begins)
            return False
        self.face = event.faces[0]
        self.reasons = [rolled]
        joins = self.speaker == event.player and self.spawned_first
        self.speaker, self.spawned_first = event.player, False
        return not joins

    def _first_turn(self, event: Thrown, rolled: str) -> bool:
        """The rolls for the first turn, side by side in one line."""
        if not self.rolls or not self.lines:
            self.rolls = []
            self.lines.append("")
            self.reasons = [] if self.speaker != event.player else self.reasons
        self.rolls.append(f"{self.words.name(event.player)} {event.faces[0]}")
        self.reasons.append(rolled)
        self.lines[-1] = self.words.say("crystals.play.first-rolls", rolls=", ".join(self.rolls))
        return False
