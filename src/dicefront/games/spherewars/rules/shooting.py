"""SHO, EQU: mundane shots, step list S."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.aftermath import answer, step_in_on
from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot, weight_of
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.contact import fights, touching_enemies
from dicefront.games.spherewars.rules.dice import settle, throw_dice
from dicefront.games.spherewars.rules.events.fighting import CriticalHit
from dicefront.games.spherewars.rules.events.shooting import (
    OutOfRange,
    PrecisionRolled,
    ShotDeclared,
    ShotLost,
    TargetReplaced,
)
from dicefront.games.spherewars.rules.events.spells import TargetHidden
from dicefront.games.spherewars.rules.item_windows import (
    ON_HERO,
    PRECISION_ROLLED,
    ItemWindow,
    use_items,
)
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import (
    AFTER_SHOT,
    REDIRECT,
    REFUSE_SHOT,
    asked,
    stays_hidden,
)
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import NONE
from dicefront.games.spherewars.rules.rerolls import roll_again
from dicefront.games.spherewars.rules.rows import RangedRow
from dicefront.games.spherewars.rules.secrets import weigh
from dicefront.games.spherewars.rules.shelter import (
    is_in_deep,
)
from dicefront.games.spherewars.rules.sight import in_between, sees_to_shoot
from dicefront.games.spherewars.rules.state import (
    RUN,
    SPEED_UP,
    STAND,
    Combatant,
    State,
    activation_of,
    actor_of,
    end_action,
    is_enemy,
    is_ephemeral,
    is_there,
    stopped,
)
from dicefront.games.spherewars.rules.subjects import (
    PRE,
    Occasion,
    Shot,
)
from dicefront.games.spherewars.rules.windows import SHOT as SHOT_WINDOW
from dicefront.games.spherewars.rules.wounds import hurt, roll_damage
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.gesture import ASSIGN, PICK_PIECE, Gesture
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Plain
from dicefront.kernel.procedure import Steps, ask, choose
from dicefront.kernel.question import Question
from dicefront.kernel.sign import HITS, Mark, Note, Sign
from dicefront.kernel.terms import NUMBER, PIECE
from dicefront.tabletop.sight import HIDDEN

SECOND_SHOT: Final = ItemWindow("shot", "SW-ORD-34", ON_HERO)
"""S2 for the second weapon, before which no orders are issued (SW-SHO-37)."""
WHILE_SPEEDING_UP: Final = "shot_while_speeding_up"


# -- who may shoot, and at whom -------------------------------------------------------------------------


def usable_weapons(state: State, shooter: Combatant) -> list[RangedRow]:
    """SW-SHO-01, SW-ACT-07, SW-ACT-09: what it may shoot with in its combat phase."""
    act = activation_of(state)
    if touching_enemies(state, shooter) or act.stopped or value(state, shooter, PRE) == NONE:
        return []
    if shot_refused(state, shooter) is not None:
        return []
    if act.action in (STAND, RUN):
        return shooter.ranged
    if act.action == SPEED_UP:  # SW-EQU-31
        return [weapon for weapon in shooter.ranged if WHILE_SPEEDING_UP in weapon.traits]
    return []


def shot_refused(state: State, shooter: Combatant) -> Refusal | None:
    """SW-STA-12, SW-SCN-26: why it may not shoot at all."""
    for trait in asked(shooter, REFUSE_SHOT):
        refusal = trait.refuse_shot(state, shooter)
        if refusal is not None:
            return refusal
    if is_in_deep(state, shooter):
        return Refusal("spherewars.shot.too_deep", "SW-SCN-26", {"combatant": shooter.id})
    return None


def targets(state: State, shooter: Combatant) -> list[int]:
    """SW-SHO-02, SW-SHO-03: the enemies in sight; with open measuring none who stays hidden (S1)."""
    return [
        other.id
        for other in state.combatants
        if is_there(other)
        and is_enemy(shooter, other)
        and sees_to_shoot(state, shooter, other) != HIDDEN
        and not (state.options.open_measuring and stays_hidden(state, other, shooter))
    ]


# -- list S ---------------------------------------------------------------------------------------------


def shoot(state: State) -> Steps[None]:
    """List S: the activated combatant may shoot, with each of its weapons once."""
    shooter = actor_of(state)
    weapons = usable_weapons(state, shooter)
    seen = targets(state, shooter) if weapons else []
    if not seen:
        return
    aims = yield from ask(DeclareShot(shooter, weapons, seen))  # S1
    shots = [shot_of(state, shooter, weapons[aim.weapon], state.combatants[aim.target]) for aim in aims]
    for shot in shots:
        shot.volley = shots
        if not stopped(state, shooter):  # SW-ACT-24
            yield ShotDeclared(shooter.id, shot.target.id, shot.weapon.id, False)
            yield from fire(state, shot, shot is shots[0])
    end_action(state)


def shot_of(state: State, shooter: Combatant, weapon: RangedRow, target: Combatant) -> Shot:
    """A shot of the combat phase; while speeding up it is a quick one (SW-EQU-32)."""
    return Shot(shooter, target, weapon, activation_of(state).action == SPEED_UP)


def fire(state: State, shot: Shot, first: bool) -> Steps[None]:
    """S2 to S10 for one weapon; orders are issued before the first shot only (SW-SHO-37)."""
    aimed = yield from settle_target(state, shot, first)  # S2 to S4
    if not aimed:
        yield ShotLost(shot.shooter.id)
        return
    for trait in asked(shot.shooter, AFTER_SHOT):
        trait.after_shot(state, shot.shooter, shot)
    if is_ephemeral(shot.target):  # SW-SHO-38
        hit = 0
    else:
        hit = yield from roll_precision(state, shot)  # S5 to S7
    if hit < 0:
        return
    if not within(shot.shooter.body, shot.target.body, shot.weapon.range_in * INCH):  # S8
        yield OutOfRange(shot.shooter.id, shot.target.id)
        return
    aimed_at = shot.target
    for trait in asked(aimed_at, REDIRECT):
        shot.target = yield from trait.redirect(state, shot.target, shot.shooter)
    yield from strike(state, shot, hit)  # S9, S10
    shot.target = aimed_at  # SW-SHO-18: whoever suffered it


def settle_target(state: State, shot: Shot, orders: bool) -> Steps[bool]:
    """S2 to S4: orders, a new look, a change of target, until it is settled; false if the shot is lost."""
    stirred = not orders  # something has happened since the declaration
    named = True
    while True:
        if named and not (yield from find_target(state, shot)):  # S1, S4
            return False
        named = False
        occasion = occasion_of(SHOT_WINDOW.name, shot)
        if orders:
            yield from step_in_on(state, SHOT_WINDOW, occasion)  # S2
        else:
            yield from use_items(state, SECOND_SHOT, occasion)
        stirred = stirred or occasion.used
        if not can_go_on(state, shot.shooter):
            return False
        enemy = occasion.named if occasion.named is not None else replaced_by(state, shot)  # S3
        if enemy is not None:
            shot.target = enemy
            yield TargetReplaced(shot.shooter.id, enemy.id, False)
            continue
        forced = occasion.misted is shot.target
        again = yield from change_target(state, shot, stirred, forced)  # S4
        named = again
        if not again:
            return (
                not forced
                and is_there(shot.target)
                and sees_to_shoot(state, shot.shooter, shot.target) != HIDDEN
            )


def can_go_on(state: State, shooter: Combatant) -> bool:
    """S3, SW-SHO-01, SW-SHO-39: whether it may still shoot from where orders have left it."""
    if stopped(state, shooter) or touching_enemies(state, shooter):
        return False
    return not is_in_deep(state, shooter)


def occasion_of(window: str, shot: Shot) -> Occasion:
    """What a window about a shot is about."""
    occasion = Occasion(window, [shot.target])
    occasion.actors = [shot.shooter]
    occasion.shot = shot
    return occasion


def find_target(state: State, shot: Shot) -> Steps[bool]:
    """S1, S4: who stays hidden is no target; another one is named, which is no change of target."""
    shooter = shot.shooter
    others = targets(state, shooter)
    while stays_hidden(state, shot.target, shooter):
        yield TargetHidden(shooter.id, shot.target.id)
        others = [number for number in others if number != shot.target.id]
        if not others:
            return False
        offers: list[int | None] = [None, *others]
        args: dict[str, Json] = {"combatant": shooter.id, "enemy": shot.target.id}
        chosen = yield from choose(
            shooter.owner, "spherewars.shot.change", "SW-SHO-02", offers, args, hand=PICK_PIECE
        )
        if chosen is None:
            return False
        shot.target = state.combatants[chosen]
    return True


def replaced_by(state: State, shot: Shot) -> Combatant | None:
    """SW-SHO-23: the enemy who now stands between shooter and target, if he can be shot at."""
    shooter, target = shot.shooter, shot.target
    if not is_there(target) or fights(state, target):
        return None
    number = in_between(state, shooter, target)
    if number == NOBODY or sees_to_shoot(state, shooter, state.combatants[number]) == HIDDEN:
        return None
    return state.combatants[number]


def change_target(state: State, shot: Shot, stirred: bool, forced: bool) -> Steps[bool]:
    """S4, SW-SHO-28: another target, once in an activation; who lost his has to change it or loses the shot.

    Where nothing has happened since the declaration nobody is asked: it would only cost him. A Mist Scroll
    leaves no choice (SW-CON-12).
    """
    shooter, target = shot.shooter, shot.target
    lost = not is_there(target) or sees_to_shoot(state, shooter, target) == HIDDEN
    others = [number for number in targets(state, shooter) if number != target.id]
    if any(one.changed for one in shot.volley) or not others or not (lost or stirred):
        return False
    offers: list[int | None] = []
    offers += others if forced else [None, *others]
    chosen = yield from choose(
        shooter.owner,
        "spherewars.shot.change",
        "SW-SHO-28",
        offers,
        {"combatant": shooter.id, "enemy": target.id},
        hand=PICK_PIECE,
    )
    if chosen is None:
        return False
    shot.target = state.combatants[chosen]
    shot.changed = True
    yield TargetReplaced(shooter.id, chosen, True)
    return True


# -- the precision roll -----------------------------------------------------------------------------------


def roll_precision(state: State, shot: Shot) -> Steps[int]:
    """S5 to S7, X3: -1 for a miss, otherwise what a precise blow adds (SW-CRI-05)."""
    shooter = shot.shooter
    yield from weigh([shooter, shot.target], lambda: weight_of(state, shot))
    aim(state, shot)  # S5
    dice = shot.total()
    shot.rolled = yield from throw_dice(dice.amount, "precision", "SW-SHO-05", shooter.owner)  # S6
    shot.rolled.number = shot.number.amount
    yield from roll_again(state, shooter, shot.rolled, "precision")
    found = yield from settle(shot.rolled, shot.number.amount, True, "precision", shooter.owner)
    hit = found.successes > 0
    yield PrecisionRolled(shooter.id, shot.target.id, dice, shot.number, shot.rolled.faces[:], hit)
    yield from use_items(state, PRECISION_ROLLED, occasion_of(PRECISION_ROLLED.name, shot))  # S7, X4
    if not hit:
        return -1
    if found.critical:
        yield CriticalHit(shooter.id, shot.target.id, "precise")
    return found.critical


# -- the hit ----------------------------------------------------------------------------------------------


def strike(state: State, shot: Shot, precise: int) -> Steps[None]:
    """S9, S10, X5: the damage roll and list K; no annihilation and no receiving of blood (SW-SHO-33)."""
    yield from weigh([shot.shooter, shot.target], lambda: blow_of_shot(state, shot, precise).weight())
    blow = blow_of_shot(state, shot, precise)
    yield from roll_damage(state, blow)
    yield from hurt(state, [blow])
    yield from answer(state, [blow])


# -- S1 ---------------------------------------------------------------------------------------------------


class Aim(Plain):
    """A weapon by its place among those that may be used, and a target."""

    def __init__(self, weapon: int, target: int) -> None:
        self.weapon = weapon
        self.target = target

    def to_json(self) -> list[Json]:
        return [self.weapon, self.target]


class DeclareShot(Question[list[Aim]]):
    """S1: which weapon is shot at whom; none to hold fire. Both may go at one target (SW-SHO-31)."""

    def __init__(self, shooter: Combatant, weapons: list[RangedRow], seen: list[int]) -> None:
        super().__init__(shooter.owner, "spherewars.shot.declare", "SW-SHO-01")
        self.shooter = shooter
        self.weapons = weapons
        self.seen = seen

    def read(self, answer: object) -> list[Aim] | Refusal:
        if not isinstance(answer, list) or len(answer) > len(self.weapons):
            return unreadable("[[weapon, target], ...]", answer)
        found: list[Aim] = []
        for part in answer:
            if not isinstance(part, list) or len(part) != 2:
                return unreadable("[weapon, target]", part)
            weapon, target = part
            if type(weapon) is not int or not 0 <= weapon < len(self.weapons):
                return unreadable("a weapon by its place", weapon)
            if any(aim.weapon == weapon for aim in found):
                return unreadable("each weapon once", part)
            if type(target) is not int or target not in self.seen:
                return Refusal("spherewars.shot.not_seen", "SW-SHO-02", {"combatant": self.shooter.id})
            found.append(Aim(weapon, target))
        found.sort(key=lambda aim: aim.weapon)
        return found

    def candidates(self) -> list[list[Aim]]:
        """Hold fire; every weapon alone; all of them together, at one target or at two."""
        found: list[list[Aim]] = [[]]
        for weapon in range(len(self.weapons)):
            found += [[Aim(weapon, target)] for target in self.seen]
        if len(self.weapons) > 1:
            found += [[Aim(0, one), Aim(1, other)] for one in self.seen for other in self.seen]
        return found

    def gesture(self) -> Gesture:
        seen: list[Json] = list[Json](self.seen)
        if len(self.weapons) == 1:
            return Gesture(PICK_PIECE, seen, optional=True)
        weapons: list[Json] = list[Json](range(len(self.weapons)))
        return Gesture(ASSIGN, weapons, 0, len(weapons), places=seen, of=[NUMBER, PIECE])

    def from_hand(self, form: Json) -> Json:
        if len(self.weapons) > 1:
            return form
        return [] if form is None else [[0, form]]

    def in_hand(self, value: list[Aim]) -> Json:
        if len(self.weapons) > 1:
            return self.write(value)
        return value[0].target if value else None

    def write(self, value: list[Aim]) -> Json:
        return [aim.to_json() for aim in value]

    def show(self, value: list[Aim]) -> Sign:
        if not value:
            return Sign(note=Note("spherewars.show.hold_fire", {"combatant": self.shooter.id}))
        targets = [aim.target for aim in value]
        return Sign(
            piece=self.shooter.id,
            target=targets[0],
            marks=[Mark(HITS, target) for target in targets],
            note=Note(
                "spherewars.show.shoot", {"combatant": self.shooter.id, "enemies": list[Json](targets)}
            ),
        )

    def args(self) -> dict[str, Json]:
        return {"combatant": self.shooter.id}
