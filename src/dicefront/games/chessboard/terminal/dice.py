"""The dice of Chessboard Skirmish with their reasons: what was rolled, what was needed, which paragraph."""

from __future__ import annotations

from dicefront.games.chessboard.rules.combat import attack_result
from dicefront.games.chessboard.rules.duel import SAVE
from dicefront.games.chessboard.rules.events import (
    ArmorUsed,
    Attacked,
    Defeated,
    Defended,
    DeployerFound,
    Hit,
    InitiativeWon,
    MarkerLaid,
    MarkerPickedUp,
    ObstaclesSet,
    PickUpFailed,
    Rerolled,
    Saved,
)
from dicefront.games.chessboard.rules.skills import skill_target
from dicefront.games.chessboard.rules.state import ChessState
from dicefront.games.chessboard.terminal.labels import Labels
from dicefront.kernel.event import Event, Thrown

_TOLD_BY: dict[str, tuple[type[Event], ...]] = {
    "chessboard.attack": (Hit, Defended, Rerolled),
    "chessboard.defence": (Hit, Defended, Rerolled),
    "chessboard.save": (Saved, ArmorUsed, Defeated, Rerolled),
    "chessboard.skill": (PickUpFailed, Rerolled),
    "chessboard.initiative": (InitiativeWon,),
    "chessboard.roll-off": (DeployerFound,),
    "chessboard.marker": (MarkerLaid,),
    "chessboard.obstacles": (ObstaclesSet,),
}
"""For each purpose of a throw the events that tell its face, so that the throw need not be told by itself."""


class DiceTeller:
    """Tells throws and what follows from them; remembers the last of them for ``why``."""

    def __init__(self, words: Labels) -> None:
        self.words = words
        self._reasons: list[str] = []
        self._fresh = True

    def why(self) -> list[str]:
        """The derivation of the last roll."""
        return list(self._reasons) or [self.words.say("play.no-dice")]

    def line(self, event: Event, after: list[Event], state: ChessState) -> str | None:
        """The line for an event about dice: empty if another tells it, ``None`` if it is not about dice."""
        if isinstance(event, Thrown):
            return self._thrown(event, after)
        if isinstance(event, (Attacked, InitiativeWon, DeployerFound)):
            if isinstance(event, Attacked):
                self._reasons = []
            line = self.words.event(event, state)
            self._reasons.append(line)
            return line
        if isinstance(event, (Hit, Defended)):
            return self._clash(event, state)
        if isinstance(event, (Saved, ArmorUsed, Defeated)):
            return self._save(event, state)
        if isinstance(event, Rerolled):
            line = "  " + self.words.event(event, state)
            self._reasons.append(line)
            return line
        if isinstance(event, (PickUpFailed, MarkerPickedUp)):
            return self._skill(event, state)
        return None

    def _thrown(self, event: Thrown, after: list[Event]) -> str:
        if event.purpose in ("chessboard.initiative", "chessboard.roll-off", "chessboard.skill"):
            if not self._is_second_of_pair(event):
                self._reasons = []
        if event.purpose != "chessboard.obstacles":
            self._reasons.append(
                "  " + self.words.say("chessboard.play.roll", **self.words.throw_words(event))
            )
        if any(isinstance(later, _TOLD_BY.get(event.purpose, ())) for later in after):
            return ""
        return "  " + self.words.say("chessboard.play.roll", **self.words.throw_words(event))

    def _is_second_of_pair(self, event: Thrown) -> bool:
        """North's die belongs to South's; a tie is rolled again by both."""
        return event.purpose != "chessboard.skill" and event.player == 1

    def _clash(self, event: Hit | Defended, state: ChessState) -> str:
        """Attack roll, result and Defense roll, and which of them won."""
        say = self.words.say
        attacker, target = state.minis[event.mini], state.minis[event.target]
        halved = say("chessboard.play.halved", result=event.attack) if event.type == "bow" else ""
        which = "hit" if isinstance(event, Hit) else "defended"
        for part in attack_result(event.type, event.face).parts:
            self._reasons.append(
                "  "
                + say(
                    "chessboard.play.part", text=say(part.reason), amount=signed(part.amount), rule=part.rule
                )
            )
        verdict = say(f"chessboard.play.why-{which}", attack=event.attack, defence=event.defence)
        self._reasons.append("  " + verdict)
        return "  " + say(
            f"chessboard.play.{which}",
            die=str(attacker.die),
            face=event.face,
            halved=halved,
            attack=event.attack,
            target_die=str(target.die),
            defence=event.defence,
        )

    def _save(self, event: Saved | ArmorUsed | Defeated, state: ChessState) -> str:
        say = self.words.say
        target = state.minis[event.target]
        which = {Saved: "saved", ArmorUsed: "armor-used", Defeated: "defeated"}[type(event)]
        left = event.left if isinstance(event, ArmorUsed) else 0
        line = "  " + say(
            f"chessboard.play.{which}",
            target=self.words.label(target),
            die=str(target.die),
            face=event.face,
            needed=SAVE,
            left=left,
            before=left + 1,
        )
        self._reasons.append(line)
        return line

    def _skill(self, event: PickUpFailed | MarkerPickedUp, state: ChessState) -> str:
        line = self.words.event(event, state)
        if state.options.pickup == "skill":
            needed = skill_target(state.minis[event.mini])
            for part in needed.parts:
                self._reasons.append(
                    "  "
                    + self.words.say(
                        "chessboard.play.part",
                        text=self.words.say(part.reason),
                        amount=signed(part.amount),
                        rule=part.rule,
                    )
                )
            self._reasons.append("  " + self.words.say("chessboard.play.why-skill", needed=needed.amount))
            self._reasons.append(line)
        return line


def signed(amount: int) -> str:
    """``+3`` or ``-3``."""
    return f"{amount:+d}"
