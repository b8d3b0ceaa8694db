"""ASH: the Shooting abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.ground import go_to_ground
from dicefront.games.home_raiders.rules.moments import OPTION, SHOOTING, Ability
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.state import Character, State, is_there
from dicefront.games.home_raiders.rules.strike import RANGED, Attack
from dicefront.kernel.procedure import Steps
from dicefront.skirmish.measuring import distance, within
from dicefront.tabletop.sight import HIDDEN

BLAST_REACH: Final = 2 * INCH


class ShootingAbility(Ability):
    """Base of the Shooting abilities."""

    family: ClassVar[str] = SHOOTING


class SureAim(ShootingAbility):
    """Two actions for one shot, with an upgrade."""

    id = "sure-aim"
    rules = "HR-ASH-01 to HR-ASH-02"
    weight = 0.5
    use = OPTION
    actions = 2
    shot_option = True
    takes_two_actions = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.upgrade(self.reason, "HR-ASH-01")


class Blast(ShootingAbility):
    """Two actions for one shot at everybody within 2 inches of the target."""

    id = "blast"
    rules = "HR-ASH-07 to HR-ASH-11"
    weight = 1.5
    use = OPTION
    actions = 2
    shot_option = True
    takes_two_actions = True

    def strikes_round(self, state: State, attack: Attack) -> list[Character]:
        centre = attack.named
        spared = state.options.blast_spares_hidden
        found: list[tuple[int, int]] = []
        for other in state.characters:
            if other is centre or not is_there(other):
                continue
            if within(centre, other, BLAST_REACH) and not (spared and sees(state, centre, other) == HIDDEN):
                found.append((distance(centre, other), other.id))
        found.sort()
        return [state.characters[number] for _, number in found]


class Parabolic(ShootingAbility):
    """Over one obstacle, at the price of a downgrade."""

    id = "parabolic"
    rules = "HR-ASH-15"
    weight = 1.0
    use = OPTION
    shoots_over = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.downgrade(self.reason, "HR-ASH-15")


class Bullseye(ShootingAbility):
    """A downgrade for a downgrade: of each target of a Double shot, of a Blast the target character alone."""

    id = "bullseye"
    rules = "HR-ASH-16"
    weight = 0.5
    use = OPTION
    shot_option = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.downgrade(self.reason, "HR-ASH-16")

    def shape_their_defence(self, state: State, attack: Attack, build: Build, defender: Character) -> None:
        if attack.uses(self) and defender is attack.target:  # HR-ASH-06, HR-ASH-10
            build.downgrade(self.reason, "HR-ASH-16")


class Multitask(ShootingAbility):
    """It shoots at others while it touches an enemy."""

    id = "multitask"
    rules = "HR-ASH-17"
    weight = 1.0
    shoots_around = True


class PointBlank(ShootingAbility):
    """It shoots at whom it touches, with an upgrade."""

    id = "point-blank"
    rules = "HR-ASH-18 to HR-ASH-19"
    weight = 1.0
    shoots_touched = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.upgrade(self.reason, "HR-ASH-18")


class SaturationFire(ShootingAbility):
    """With the strongest set only; the target troop is forced to the ground."""

    id = "saturation-fire"
    rules = "HR-ASH-20 to HR-ASH-21"
    weight = 1.5
    use = OPTION
    shot_option = True
    pins = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.uses(self):
            build.roll_only_strongest(self.reason, "HR-ASH-20")

    def before_cover(self, state: State, attack: Attack) -> Steps[None]:
        return go_to_ground(state, state.troop_of(attack.target), True)


class Sniper(ShootingAbility):
    """An upgrade against a troop that has not been activated this round (HR-ASH-06)."""

    id = "sniper"
    rules = "HR-ASH-22"
    weight = 1.5

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == RANGED and not state.troop_of(attack.named).activated:
            build.upgrade(self.reason, "HR-ASH-22")
