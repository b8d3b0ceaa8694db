"""ASH: Double shot."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.abilities.shooting import ShootingAbility
from dicefront.games.home_raiders.rules.events.shooting import ShotSplit
from dicefront.games.home_raiders.rules.moments import OPTION
from dicefront.games.home_raiders.rules.shooting import take_cover, who_takes_it
from dicefront.games.home_raiders.rules.sight import sees
from dicefront.games.home_raiders.rules.state import Character, State, Troop
from dicefront.games.home_raiders.rules.strike import DEFLECTED, LIGHTNING, RANGED, Attack
from dicefront.games.home_raiders.rules.targets import (
    may_shoot_around,
    range_against,
    takers,
    touched_targets,
)
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import SPLIT, Gesture
from dicefront.kernel.ids import Json
from dicefront.kernel.plain import Written
from dicefront.kernel.procedure import Steps, ask
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.kernel.terms import GROUP
from dicefront.skirmish.measuring import distance
from dicefront.tabletop.sight import PARTIAL


class DoubleShot(ShootingAbility):
    """The total may be divided between two targets."""

    id = "double-shot"
    rules = "HR-ASH-03 to HR-ASH-06"
    weight = 0.25
    use = OPTION

    def divide_shot(
        self, state: State, attack: Attack, ignored: int, warned: list[int]
    ) -> Steps[Attack | None]:
        if attack.aces < 2 or attack.cause == DEFLECTED:
            return None
        troops: list[int] = []
        for troop in state.troops:
            if troop.owner != attack.attacker.owner and second_targets(state, attack, ignored, troop):
                troops.append(troop.id)
        if not troops:
            return None
        share = yield from ask(Split(attack, troops))
        if share is None:
            return None
        nearest = second_targets(state, attack, ignored, state.troops[share.troop])
        target = yield from who_takes_it(attack.attacker, nearest)
        second = Attack(RANGED, attack.cause, attack.attacker, target)
        second.options = attack.options[:]
        second.obscured = sees(state, attack.attacker, target, ignored) == PARTIAL
        second.aces = share.aces
        attack.aces -= share.aces
        yield ShotSplit(attack.attacker.id, attack.target.id, target.id, attack.aces, share.aces)
        yield from take_cover(state, second, [], warned)
        return second


@mypyc_attr(acyclic=True)
class Share(Written):
    """The troop of the second target of a Double shot, and the Aces for it."""

    def __init__(self, troop: int, aces: int) -> None:
        self.troop = troop
        self.aces = aces


class Split(Question[Share | None]):
    """HR-ASH-03 to HR-ASH-05: ``[troop of the second target, Aces for it]``, or null."""

    def __init__(self, attack: Attack, troops: list[int]) -> None:
        super().__init__(attack.attacker.owner, "home_raiders.shoot.double", "HR-ASH-03")
        self.shooter = attack.attacker.id
        self.target = attack.target.id
        self.aces = attack.aces
        self.troops = troops

    def read(self, answer: object) -> Share | Refusal | None:
        if answer is None:
            return None
        if not isinstance(answer, list) or len(answer) != 2:
            return unreadable("[troop, Aces], or null", answer)
        troop, aces = answer
        if isinstance(troop, list):
            return Refusal("home_raiders.sht.two_targets", "HR-ASH-03", {"character": self.shooter})
        if type(troop) is not int or type(aces) is not int:
            return unreadable("[troop, Aces], or null", answer)
        if troop not in self.troops:
            return Refusal("home_raiders.sht.no_second_target", "HR-ASH-05", {"troop": troop})
        if not 1 <= aces < self.aces:
            most = self.aces - 1
            return Refusal("home_raiders.sht.one_ace_each", "HR-ASH-04", {"aces": aces, "most": most})
        return Share(troop, aces)

    def gesture(self) -> Gesture:
        return Gesture(SPLIT, list[Json](self.troops), 0, self.aces - 1, of=[GROUP])

    def from_hand(self, form: Json) -> Json:
        """Several shares stay as they are, to be refused: there is one second target."""
        if not isinstance(form, list) or not form:
            return None
        return form[0] if len(form) == 1 else form[:2]

    def in_hand(self, value: Share | None) -> Json:
        return [] if value is None else [self.write(value)]

    def candidates(self) -> list[Share | None]:
        found: list[Share | None] = [None]
        for troop in self.troops:
            for aces in range(1, self.aces):
                found.append(Share(troop, aces))
        return found

    def show(self, value: Share | None) -> Sign:
        if value is None:
            return Sign(note=Note("kernel.show.none"))
        args: dict[str, Json] = {"aces": value.aces, "troop": value.troop}
        return Sign(self.shooter, group=value.troop, note=Note("home_raiders.show.share", args, self.rule))

    def args(self) -> dict[str, Json]:
        return {"character": self.shooter, "target": self.target, "aces": self.aces}


def second_targets(state: State, attack: Attack, ignored: int, troop: Troop) -> list[Character]:
    """HR-ASH-05: who of a troop would take the second part, within base range if the first target is.

    Nobody is shot at twice, also not if a Bodyguard stepped in; at point-blank both are touched (HR-ASH-19).
    """
    shooter = attack.attacker
    first, guard = attack.named.id, attack.target.id
    if not may_shoot_around(state, shooter) and attack.cause != LIGHTNING:
        touched = touched_targets(state, shooter, troop)
        return [target for target in touched if target.id not in (first, guard)]
    found: list[Character] = []
    for target in takers(state, shooter, troop, ignored, [first, guard]):
        if attack.beyond_range or distance(shooter, target) <= range_against(shooter.card.range, target):
            found.append(target)
    return found
