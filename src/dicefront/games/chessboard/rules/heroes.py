"""DIE, HER: rolls of a miniature, and the re-roll of a Hero."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import mypyc_attr

from dicefront.games.chessboard.rules.duel import (
    attack_roll_chances,
    defence_roll_chances,
    duel_of,
    wants_new_attack,
    wants_new_defence,
)
from dicefront.games.chessboard.rules.events import Rerolled
from dicefront.games.chessboard.rules.state import Mini
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.procedure import Steps, ask, roll_die
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.sign import Chance, Note, Sign
from dicefront.kernel.window import Window

ALONE: Final = ["save", "skill"]
"""Rolls that nobody rolls against."""


@mypyc_attr(free_list_len=1)
class Reroll(Confirm):
    """CB-DEC-08 to CB-DEC-10, CB-DEC-12: whether a Hero makes a roll again.

    It tells what the owner knows: ``against`` is the number to reach or to beat, or 0 if it has not been
    rolled yet; ``foe`` and ``type`` name the other miniature and the attack, if there is one.
    """

    def __init__(
        self, mini: Mini, kind: str, what: str, face: int, against: int, foe: Mini | None, type: str
    ) -> None:
        super().__init__(mini.owner, kind, "CB-HER-01", reaction=what in ("defence", "save"))
        self.mini = mini
        self.what = what
        self.face = face
        self.against = against
        self.foe = foe
        self.type = type

    def args(self) -> dict[str, Json]:
        return {
            "mini": self.mini.id,
            "face": self.face,
            "against": self.against,
            "foe": NOBODY if self.foe is None else self.foe.id,
            "type": self.type,
        }

    def show(self, value: bool) -> Sign:
        kept, again = self.chances()
        wanted = Chance(f"chessboard.show.wanted-{self.what}", again if value else kept)
        note = Note(f"chessboard.show.reroll.{self.what}.{'yes' if value else 'no'}")
        return Sign(chances=[wanted], note=note)

    def chances(self) -> tuple[Fraction, Fraction]:
        """The chance of what the owner of the Hero wants, with the roll kept and with a new one.

        An attacker wants the target to fail its Save, a defender wants no harm, Save and Skill to succeed.
        """
        die, foe = self.mini.die, self.foe
        if foe is None or self.what in ALONE:
            return Fraction(int(self.face >= self.against)), Fraction(max(0, die - self.against + 1), die)
        if self.what == "attack":
            return attack_roll_chances(duel_of(self.mini, foe, self.type), self.face, self.against)
        return defence_roll_chances(die, self.against, self.face)

    def is_wanted(self) -> bool:
        """Whether a new roll is the best answer."""
        foe = self.foe
        if foe is None or self.what in ALONE:
            return self.face < self.against
        if self.what == "attack":
            return wants_new_attack(duel_of(self.mini, foe, self.type), self.face, self.against)
        return wants_new_defence(duel_of(foe, self.mini, self.type), self.against, self.face)


def wants_reroll(question: Question[Any]) -> bool:
    """The best answer to a question about a re-roll."""
    assert isinstance(question, Reroll)
    return question.is_wanted()


def policy_wanted(_state: Any, question: Question[Any]) -> bool:
    """The policy *wanted*: roll again if a new roll is better than the one that lies."""
    return wants_reroll(question)


WINDOWS: Final = [
    Window(f"chessboard.reroll.{what}", "CB-HER-01", ["attacked"], {"wanted": policy_wanted})
    for what in ("defence", "save")
]
"""A re-roll against an attack interrupts whoever attacks."""


def throw(mini: Mini, what: str) -> Steps[int]:
    """CB-DIE-02: a miniature rolls its own die, once."""
    face = yield from roll_die(mini.profile.die, "chessboard." + what, "CB-DIE-02", mini.owner)
    return face


def offer_reroll(
    mini: Mini, what: str, face: int, against: int, foe: Mini | None = None, type: str = ""
) -> Steps[int]:
    """CB-HER-01 to CB-HER-03, CB-HER-08: one re-roll per round; the new roll stands."""
    if not mini.reroll:
        return face
    if not (yield from ask(Reroll(mini, "chessboard.reroll." + what, what, face, against, foe, type))):
        return face
    mini.reroll = False
    again = yield from throw(mini, what)
    yield Rerolled(mini.id, what, face, again)
    return again
