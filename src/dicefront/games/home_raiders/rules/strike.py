"""ATK, WND: what one attack knows on its way through the steps of ``attack``, and the tokens it brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.dice import Rolled
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written
from dicefront.kernel.traits import Trait

# What kind of attack it is.
MELEE: Final = 0
RANGED: Final = 1
KINDS: Final = ["melee", "ranged"]

# Why it is made: an action, or for free (HR-ATK-16), and by which rule.
BY_ACTION: Final = 0
BREAK_AWAY: Final = 1  # HR-CON-02
ROUNDHOUSE: Final = 2
LIGHTNING: Final = 3
DEFLECTED: Final = 4
SWAN_SONG: Final = 5
CHARMED: Final = 6
BURST: Final = 7  # Shrapnel
CAUSES: Final = [
    "action", "break-away", "roundhouse", "lightning", "deflected", "swan-song", "charmed", "burst",
]  # fmt: skip


@mypyc_attr(acyclic=True)
class Blow(Written):
    """One Close combat attack as declared, with the abilities that are used with it."""

    def __init__(self, target: int, options: list[Trait]) -> None:
        self.target = target
        self.options = options

    def to_json(self) -> list[Json]:
        """``[target]``, or ``[target, "sucker-punch"]``."""
        return [self.target, *[option.id for option in self.options]]


class Attack:
    """One attack on its way through the thirteen steps."""

    def __init__(self, kind: int, cause: int, attacker: Character, target: Character) -> None:
        self.kind = kind
        self.cause = cause
        self.attacker = attacker
        self.weapon = attacker  # whose dice, Boost and range are used (HR-ADF-06)
        self.place = attacker.body  # where the attacker stood (HR-ATK-20)
        self.target = target  # who defends; Bodyguard may change it
        self.named = target  # at whom it was directed (HR-AHE-14, HR-ADF-22)
        self.options: list[Trait] = []  # the abilities that are used with it (HR-ATK-02)
        self.reserved = NOBODY  # the second target of a Rampage (HR-ACC-22)
        # Fixed at step 4.
        self.obscured = False  # partially
        self.beyond_range = False
        # Rolled.
        self.build: Build | None = None
        self.rolled: Rolled | None = None
        self.aces = 0  # the attacker's total
        self.defence = 0  # the defender's total
        self.success = False
        self.wounded = False  # HR-WND-10
        self.deflectors: list[int] = []  # who deflected in this chain already (HR-ADF-08)

    def among(self, characters: list[Character]) -> Attack:
        """The attack as it is declared, between the same characters of a copied state."""
        found = Attack(self.kind, self.cause, characters[self.attacker.id], characters[self.target.id])
        found.weapon, found.named = characters[self.weapon.id], characters[self.named.id]
        found.place, found.options, found.reserved = self.place, self.options, self.reserved
        found.obscured, found.beyond_range = self.obscured, self.beyond_range
        found.deflectors = self.deflectors
        return found

    def uses(self, ability: Trait) -> bool:
        return ability in self.options

    def may_choose(self) -> bool:
        """HR-ASP-13: a charmed attacker uses no optional ability."""
        return self.cause != CHARMED


class Stand:
    """One defence against an attack; several characters may stand against one attack roll."""

    def __init__(self, defender: Character, against: int, build: Build) -> None:
        self.defender = defender
        self.against = against  # the attacker's total it has to meet
        self.build = build
        self.rolled: Rolled | None = None
        self.total = 0
        self.held = False  # the defence succeeded (HR-ATK-13)


class Token:
    """A Wound token on its way to somebody.

    ``sent_on`` says that it cannot be sent on a second time (HR-WND-09). ``origin`` is whom it was meant for,
    ``reason`` an id for the story: attack, fall, hurts, transfer, brainfreeze or shrapnel.
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
