"""ASH: Shooting abilities, as far as they change pools. What they do besides stands in ``shooting``."""

from __future__ import annotations

from dicefront.games.home_raiders.rules.abilities.base import Trait
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State
from dicefront.games.home_raiders.rules.strike import RANGED, Attack


class SureAim(Trait):
    """HR-ASH-01: two actions for one shot, with an upgrade."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.sure_aim:
            build.upgrade(self.reason, "HR-ASH-01")


class LightningBolt(Trait):
    """HR-ASH-12: the first shot with the strongest set only."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.lightning:
            build.roll_only_strongest(self.reason, "HR-ASH-12")


class Parabolic(Trait):
    """HR-ASH-15: over one obstacle, at the price of a downgrade."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.parabolic:
            build.downgrade(self.reason, "HR-ASH-15")


class Bullseye(Trait):
    """HR-ASH-16: a downgrade for a downgrade."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.bullseye:
            build.downgrade(self.reason, "HR-ASH-16")

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        # HR-ASH-06: each target of a Double shot; of a Blast the target character alone.
        if attack.bullseye and (not attack.blast or defender is attack.target):
            build.downgrade(self.reason, "HR-ASH-16")


class PointBlank(Trait):
    """HR-ASH-18: an upgrade against whom it touches."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.point_blank:
            build.upgrade(self.reason, "HR-ASH-18")


class SaturationFire(Trait):
    """HR-ASH-20: with the strongest set only."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.saturation:
            build.roll_only_strongest(self.reason, "HR-ASH-20")


class Sniper(Trait):
    """HR-ASH-22, HR-ASH-06: an upgrade against a troop that has not been activated this round."""

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == RANGED and not state.troop_of(attack.named).activated:
            build.upgrade(self.reason, "HR-ASH-22")
