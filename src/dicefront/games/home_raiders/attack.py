"""ATK: the course of an attack, shared by close combat and shooting: what one attack knows."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.cards import Pool
from dicefront.games.home_raiders.state import Character
from dicefront.kernel.modifier import Modifier

# What kind of attack it is.
MELEE: Final = 0
RANGED: Final = 1

# Why it is made: an action, or for free (HR-ATK-16), and by which rule.
BY_ACTION: Final = 0
BREAK_AWAY: Final = 1  # HR-CON-02
ROUNDHOUSE: Final = 2
LIGHTNING: Final = 3
DEFLECTED: Final = 4
SWAN_SONG: Final = 5
CHARMED: Final = 6
BURST: Final = 7  # Shrapnel


class Build:
    """A dice pool being built, with the reason of every change (HR-DIC-21, HR-DIC-22).

    ``only`` is "" or "strongest" or "weakest"; upgrades and downgrades are counted, and carried out together.
    """

    def __init__(self, start: Pool, boost: int) -> None:
        self.start = start
        self.boost = boost
        self.discards: list[Modifier] = []
        self.only: list[Modifier] = []
        self.weakest_only = False
        self.upgrades: list[Modifier] = []
        self.downgrades: list[Modifier] = []
        self.boosts: list[Modifier] = []
        self.pool = start

    def upgrade(self, reason: str, rule: str) -> None:
        """The weakest set becomes one step stronger."""
        self.upgrades.append(Modifier(reason, 1, rule))

    def downgrade(self, reason: str, rule: str) -> None:
        """The strongest set becomes one step weaker."""
        self.downgrades.append(Modifier(reason, -1, rule))

    def add_boost(self, reason: str, amount: int, rule: str) -> None:
        """HR-DIC-18: the same ability counts once per roll."""
        for part in self.boosts:
            if part.reason == reason:
                return
        self.boosts.append(Modifier(reason, amount, rule))


class Attack:
    """One attack on its way through the thirteen steps."""

    def __init__(self, kind: int, cause: int, attacker: Character, target: Character) -> None:
        self.kind = kind
        self.cause = cause
        self.attacker = attacker
        self.target = target  # who defends; Bodyguard may change it
        self.named = target  # at whom it was directed (HR-AHE-14, HR-ADF-22)
        # Options of the attacker (HR-ATK-02).
        self.sucker_punch = False
        self.sure_aim = False
        self.blast = False
        self.lightning = False
        self.bullseye = False
        self.saturation = False
        self.point_blank = False
        self.parabolic = False
        # Fixed at step 4.
        self.obscured = False  # partially
        self.beyond_range = False
        self.ghost_caught = False  # Entangle against Ghost (HR-ACC-20)
        # Rolled.
        self.faces: list[list[int]] = []
        self.aces = 0  # the attacker's total
        self.defence = 0  # the defender's total
        self.success = False
        self.wounded = False  # HR-WND-10
        self.deflectors: list[int] = []  # who deflected in this chain already (HR-ADF-08)
