"""SHT: who may shoot at whom, and who takes the shot."""

from __future__ import annotations

from typing import Final

from dicefront.games.home_raiders.rules.cards import SHOOTING
from dicefront.games.home_raiders.rules.moments import SHOOTS_AROUND, SHOOTS_TOUCHED, SHORTENS_RANGE, asked
from dicefront.games.home_raiders.rules.own_dice import dice_of
from dicefront.games.home_raiders.rules.pools import sets_of
from dicefront.games.home_raiders.rules.sight import is_hidden
from dicefront.games.home_raiders.rules.state import (
    Character,
    State,
    Troop,
    is_bound,
    is_there,
    members_of,
)
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import NOBODY, Json
from dicefront.skirmish.contact import touches, touches_an_enemy
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import distance, nearest_to, within
from dicefront.skirmish.sheet import NO_ONE
from dicefront.tabletop.units import LIMIT

EQUALLY_NEAR: Final = 51
"""HR-SHT-08: 0.02 inches."""


def friend_problem(character: Character, friend: Character, rule: str, far: int = LIMIT) -> Refusal | None:
    """HR-GEN-10, HR-WND-18: why somebody is no friend there, so far away at most."""
    who: dict[str, Json] = {"character": character.id, "other": friend.id}
    if friend is character or friend.owner != character.owner:
        return Refusal("home_raiders.choice.no-friend", rule, who)
    if not is_there(friend):
        return Refusal("home_raiders.choice.not-there", "HR-WND-18", who)
    return None if within(character, friend, far) else Refusal("home_raiders.choice.too-far", rule, who)


def range_against(base_range: int, target: Character) -> int:
    """HR-RAN-02: the target may shorten it, but not below 0 (HR-ALD-07)."""
    for ability in asked(target, SHORTENS_RANGE):
        base_range -= ability.shortens_range
    return max(0, base_range)


def can_shoot(state: State, shooter: Character) -> bool:
    """HR-CRD-04, HR-SHT-02: dice to shoot with, and no enemy in base contact unless an ability helps."""
    if shooter.where != ON_TABLE or dice_of(state, shooter, SHOOTING).size() == 0:
        return False
    kit = shooter.kit
    return kit.uses(SHOOTS_AROUND) or kit.uses(SHOOTS_TOUCHED) or not touches_an_enemy(state, shooter)


def shooter_problem(state: State, shooter: Character) -> Refusal | None:
    """Why a character cannot shoot at anybody now."""
    who: dict[str, Json] = {"shooter": shooter.id}
    if shooter.where != ON_TABLE:
        return Refusal("home_raiders.sht.shooter_gone", "HR-WND-03", who)
    if shooter.card.dice[SHOOTING].healthy.size() == 0:
        return Refusal("home_raiders.sht.no_dice", "HR-CRD-04", who)
    if dice_of(state, shooter, SHOOTING).size() == 0:
        return Refusal("home_raiders.sht.no_dice", "HR-WND-07", who)
    if not can_shoot(state, shooter):
        return Refusal("home_raiders.sht.in_touch", "HR-SHT-02", who)
    return None


def is_protected_leader(state: State, target: Character) -> bool:
    """HR-SHT-10: the Leader of a Unit in which others are left."""
    if not state.options.leaders_protected:
        return False
    troop = state.troops[target.troop]
    return troop.leader == target.id and len(troop.members) > 1


# Why somebody is no eligible target.
ELIGIBLE: Final = 0
FRIEND: Final = 1
GONE: Final = 2
TRICKED: Final = 3
LEADER: Final = 4
IN_CONTACT: Final = 5
UNSEEN: Final = 6

FAULTS: Final = [
    ("", ""),
    ("home_raiders.sht.friend", "HR-SHT-14"),
    ("home_raiders.sht.gone", "HR-WND-18"),
    ("home_raiders.sht.tricked", "HR-ASP-06"),
    ("home_raiders.sht.leader", "HR-SHT-10"),
    ("home_raiders.sht.in_contact", "HR-SHT-11"),
    ("home_raiders.sht.hidden", "HR-LOS-08"),
]


def target_fault(state: State, shooter: Character, target: Character, ignored: int, blind: bool) -> int:
    """Why a character is no eligible target for a shot that may go anywhere; ``ELIGIBLE`` if it is one.

    ``ignored`` is left out of the line of sight (HR-ASH-15); a ``blind`` shot needs none (HR-ASH-13).
    """
    if target.owner == shooter.owner:
        return FRIEND
    if not is_there(target):  # HR-WND-18
        return GONE
    if is_bound(shooter, target):
        return TRICKED
    if is_protected_leader(state, target):
        return LEADER
    if state.options.advanced and touches_an_enemy(state, target):
        return IN_CONTACT
    if not blind and is_hidden(state, shooter, target, ignored):
        return UNSEEN
    return ELIGIBLE


def target_problem(state: State, shooter: Character, target: Character, ignored: int) -> Refusal | None:
    """The same in words to be, for a shot that needs to see."""
    fault = target_fault(state, shooter, target, ignored, False)
    if fault == ELIGIBLE:
        return None
    reason, rule = FAULTS[fault]
    return Refusal(reason, rule, {"shooter": shooter.id, "target": target.id})


def touched_problem(state: State, shooter: Character, target: Character) -> Refusal | None:
    """HR-ASH-18, HR-ASH-19: why a character cannot be shot at point-blank."""
    who = {"shooter": shooter.id, "target": target.id}
    if target.owner == shooter.owner:
        return Refusal("home_raiders.sht.friend", "HR-SHT-14", {**who})
    if not is_there(target):
        return Refusal("home_raiders.sht.gone", "HR-WND-18", {**who})
    if not touches(state, shooter, target):
        return Refusal("home_raiders.sht.not_touched", "HR-ASH-18", {**who})
    if is_bound(shooter, target):
        return Refusal("home_raiders.sht.tricked", "HR-ASP-06", {**who})
    if is_hidden(state, shooter, target):
        return Refusal("home_raiders.sht.hidden", "HR-LOS-08", {**who})
    return None


def takers(
    state: State,
    shooter: Character,
    troop: Troop,
    ignored: int = NOBODY,
    without: list[int] = NO_ONE,
    leaping_from: Character | None = None,
) -> list[Character]:
    """HR-SHT-07 to HR-SHT-12: the eligible members nearest to the shooter; more than one if equally near.

    ``without`` leaves out the first target of a Double shot, and a Bodyguard that took its place. The second
    bolt of Lightning bolt leaps from its first target, and needs no sight (HR-ASH-13). Members are looked at
    from near to far, so that hardly more than one line of sight has to be judged.
    """
    source = shooter if leaping_from is None else leaping_from
    blind = leaping_from is not None
    by_distance: list[tuple[int, int]] = []
    for member in troop.members:
        target = state.characters[member]
        if target.where == ON_TABLE and target is not leaping_from and member not in without:
            by_distance.append((distance(source, target), member))
    by_distance.sort()
    found: list[Character] = []
    nearest = 0
    for away, member in by_distance:
        if found and away - nearest > EQUALLY_NEAR:
            break
        target = state.characters[member]
        if target_fault(state, shooter, target, ignored, blind) == ELIGIBLE:
            if not found:
                nearest = away
            found.append(target)
    return found


def first_problem(state: State, shooter: Character, troop: Troop, ignored: int) -> Refusal:
    """Why nobody of a troop can be shot at: the reason of the nearest member."""
    nearest = nearest_to(shooter, [one for one in members_of(state, troop) if one.where == ON_TABLE])
    if nearest is not None:
        problem = target_problem(state, shooter, nearest, ignored)
        if problem is not None:
            return problem
    return Refusal("home_raiders.sht.no_target", "HR-SHT-12", {"shooter": shooter.id, "troop": troop.id})


def dice_problem(
    state: State, shooter: Character, target: Character, weapon: Character | None = None
) -> Refusal | None:
    """HR-RAN-03, HR-SHT-15: beyond range the strongest set is discarded, and something must be left.

    ``weapon`` is whose dice are used, if they are not its own (HR-ADF-06).
    """
    weapon = shooter if weapon is None else weapon
    base_range = range_against(weapon.card.range, target)
    if sets_of(dice_of(state, weapon, SHOOTING)) > 1 or distance(shooter, target) <= base_range:
        return None
    args: dict[str, Json] = {"shooter": shooter.id, "target": target.id, "range": base_range}
    return Refusal("home_raiders.sht.no_dice_left", "HR-RAN-03", args)


def may_shoot_around(state: State, shooter: Character) -> bool:
    """HR-SHT-02, HR-ASH-17, HR-ASH-19: whether it may shoot at somebody it does not touch."""
    return shooter.kit.uses(SHOOTS_AROUND) or not touches_an_enemy(state, shooter)


def touched_targets(state: State, shooter: Character, troop: Troop) -> list[Character]:
    """HR-ASH-18: the members of a troop that can be shot at point-blank."""
    return [
        member
        for member in members_of(state, troop)
        if touches(state, shooter, member) and touched_problem(state, shooter, member) is None
    ]
