"""SHT, ASH: one declared shot: who shoots at whom, and with which options (HR-ATK-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.moments import (
    ABILITIES,
    AFTER_SHOT,
    MOMENTS,
    PINS,
    SHOOTS_OVER,
    SHOOTS_TOUCHED,
    SHOT_OPTION,
    Ability,
    asked,
)
from dicefront.games.home_raiders.rules.sight import blockers, sees
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.games.home_raiders.rules.strike import BY_ACTION, LIGHTNING, RANGED, Attack
from dicefront.games.home_raiders.rules.targets import (
    ELIGIBLE,
    can_shoot,
    dice_problem,
    first_problem,
    may_shoot_around,
    range_against,
    shooter_problem,
    takers,
    target_fault,
    touched_problem,
    touched_targets,
)
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written
from dicefront.kernel.traits import paragraphs
from dicefront.skirmish.measuring import distance
from dicefront.tabletop.sight import OPEN, PARTIAL


@mypyc_attr(acyclic=True)
class Shot(Written):
    """A shot as declared, with the abilities that are used.

    ``touched`` is the target of Point blank, ``ignored`` the obstacle of Parabolic.
    """

    def __init__(self, shooter: int, troop: int, touched: int, options: list[Ability], ignored: int) -> None:
        self.shooter = shooter
        self.troop = troop
        self.touched = touched
        self.options = options
        self.ignored = ignored

    def to_json(self) -> dict[str, Json]:
        """``{"shooter": 3, "at": 5}``, with ``touched``, ``with`` and ``past`` where they are used."""
        written: dict[str, Json] = {"shooter": self.shooter, "at": self.troop}
        if self.touched != NOBODY:
            written["touched"] = self.touched
        if self.options:
            written["with"] = list[Json](self.option_ids())
        if self.ignored != NOBODY:
            thing, character = self.past()
            written["past"] = ["character", character] if thing == NOBODY else ["thing", thing]
        return written

    def past(self) -> tuple[int, int]:
        """The object and the character that are left out of sight; ``NOBODY`` for the one that is not."""
        return (self.ignored, NOBODY) if self.ignored >= 0 else (NOBODY, -2 - self.ignored)

    def option_ids(self) -> list[str]:
        """The abilities that are used with it."""
        return [option.id for option in self.options]

    def actions(self) -> int:
        """HR-ASH-02: what it costs."""
        return max([option.actions for option in self.options], default=1)

    def is_plain(self) -> bool:
        """Whether no ability is used."""
        return self.touched == NOBODY and not self.options and self.ignored == NOBODY


FORM: Final = (
    '{"shooter": character, "at": troop, "touched"?: character, "with"?: [options], "past"?: [kind, number]}'
)


def shot_in(state: State, answer: object) -> Shot | Refusal:
    """The shot in plain data of any shape."""
    if not isinstance(answer, dict):
        return unreadable(FORM, answer)
    for key in answer:
        if key not in ("shooter", "at", "touched", "with", "past"):
            return unreadable(FORM, key)
    shooter = answer.get("shooter")
    troop = answer.get("at")
    touched = answer.get("touched", NOBODY)
    if type(shooter) is not int or not 0 <= shooter < len(state.characters):
        return unreadable("the number of a character as shooter", shooter)
    if type(troop) is not int or not 0 <= troop < len(state.troops):
        return unreadable("the number of a troop as target", troop)
    if type(touched) is not int or not NOBODY <= touched < len(state.characters):
        return unreadable("the number of a character that is touched", touched)
    options = _read_options(answer.get("with", []))
    if options is None:
        known = [one.id for one in ABILITIES.values() if MOMENTS.is_used(SHOT_OPTION, one)]
        return unreadable("a list of " + ", ".join(known), answer.get("with"))
    ignored = _read_ignored(state, answer.get("past"))
    if ignored is None:
        return unreadable('["thing", number] or ["character", number]', answer.get("past"))
    return Shot(shooter, troop, touched, options, ignored)


def _read_options(given: object) -> list[Ability] | None:
    """Options in the order of the catalogue, whatever order they are named in."""
    if not isinstance(given, list):
        return None
    options: list[Ability] = []
    for name in given:
        option = ABILITIES.get(name) if isinstance(name, str) else None
        if option is None or option in options or not MOMENTS.is_used(SHOT_OPTION, option):
            return None
        options.append(option)
    options.sort(key=lambda option: option.number)
    return options


def _read_ignored(state: State, given: object) -> int | None:
    if given is None:
        return NOBODY
    if not isinstance(given, list) or len(given) != 2 or type(given[1]) is not int or given[1] < 0:
        return None
    number: int = given[1]
    if given[0] == "thing" and number < len(state.space.things):
        return number
    if given[0] == "character" and number < len(state.characters):
        return -2 - number
    return None


# -- what may be declared -------------------------------------------------------------------------


def make_attack(state: State, shot: Shot, cause: int, target: Character) -> Attack:
    """HR-SQG-04: the attack with everything that is fixed when it is declared."""
    shooter = state.characters[shot.shooter]
    attack = Attack(RANGED, cause, shooter, target)
    attack.options.extend(shot.options)
    if shot.touched != NOBODY:
        attack.options.extend(asked(shooter, SHOOTS_TOUCHED))
    if shot.ignored != NOBODY:
        attack.options.extend(asked(shooter, SHOOTS_OVER))
    if cause == LIGHTNING:  # HR-ASH-13: the second bolt asks neither for sight nor for range
        return attack
    attack.obscured = sees(state, shooter, target, shot.ignored) == PARTIAL  # HR-LOS-07
    attack.beyond_range = distance(shooter, target) > range_against(shooter.card.range, target)  # HR-RAN-02
    return attack


def takers_of(state: State, shot: Shot) -> list[Character]:
    """Who can take a shot: whom the shooter touches, else the nearest; more than one if equally near."""
    if shot.touched != NOBODY:
        return [state.characters[shot.touched]]
    return takers(state, state.characters[shot.shooter], state.troops[shot.troop], shot.ignored)


def shot_problem(state: State, shot: Shot, cause: int, actions: int) -> Refusal | None:
    """Why a shot cannot be declared (HR-ATK-04); ``actions`` are left, this one included."""
    shooter = state.characters[shot.shooter]
    troop = state.troops[shot.troop]
    problem = shooter_problem(state, shooter)
    if problem is not None:
        return problem
    if troop.owner == shooter.owner:
        return Refusal("home_raiders.sht.friendly_troop", "HR-SHT-14", {"troop": shot.troop})
    problem = options_problem(shooter, shot, cause, actions)
    if problem is not None:
        return problem
    if shot.touched != NOBODY:
        target = state.characters[shot.touched]
        if target.troop != shot.troop:
            return Refusal("home_raiders.sht.other_troop", "HR-SHT-01", {"target": shot.touched})
        problem = touched_problem(state, shooter, target)
        if problem is not None:
            return problem
    else:
        if not may_shoot_around(state, shooter):
            return Refusal("home_raiders.sht.in_touch", "HR-ASH-19", {"shooter": shot.shooter})
        if not troop.members:
            return Refusal("home_raiders.round.gone", "HR-WND-03", {"troop": shot.troop})
        nearest = takers(state, shooter, troop, shot.ignored)
        if not nearest:
            return first_problem(state, shooter, troop, shot.ignored)
        target = nearest[0]
        if not pins(state, shot.options):
            problem = dice_problem(state, shooter, target)
            if problem is not None:
                return problem
        if shot.ignored != NOBODY and not clears(state, shooter, target, shot.ignored):
            return Refusal("home_raiders.sht.nothing_to_ignore", "HR-ASH-15", {"shooter": shot.shooter})
    return None


def pins(state: State, options: list[Ability]) -> bool:
    """HR-RAN-03, HR-OPT-13: Saturation fire forces to the ground without a hit, so it needs no dice."""
    return state.options.pinning_at_any_range and any(MOMENTS.is_used(PINS, one) for one in options)


def options_problem(shooter: Character, shot: Shot, cause: int, actions: int) -> Refusal | None:
    """HR-ATK-03, HR-ATK-16: abilities it has, costs it can pay, and no two that exclude each other."""
    for option in shot.options:
        if not shooter.kit.holds(option):
            return no_ability(shooter, option.id, paragraphs(option.rules)[0])
    if shot.ignored != NOBODY and not shooter.kit.uses(SHOOTS_OVER):
        return no_ability(shooter, "parabolic", "HR-ASH-15")
    if shot.touched != NOBODY and not shooter.kit.uses(SHOOTS_TOUCHED):
        return no_ability(shooter, "point-blank", "HR-ASH-18")
    costly = [option for option in shot.options if option.actions > 1]
    if len(costly) > 1:
        return Refusal("home_raiders.sht.both_cost_two", "HR-ATK-03", {"shooter": shooter.id})
    if costly and (cause != BY_ACTION or actions < 2):
        return Refusal("home_raiders.sht.two_actions", "HR-ASH-01", {"shooter": shooter.id})
    if cause == LIGHTNING and any(MOMENTS.is_used(AFTER_SHOT, option) for option in shot.options):
        return Refusal("home_raiders.sht.second_bolt", "HR-ASH-13", {"shooter": shooter.id})
    return None


def no_ability(shooter: Character, option: str, rule: str) -> Refusal:
    return Refusal("home_raiders.sht.no_ability", rule, {"character": shooter.id, "option": option})


def clears(state: State, shooter: Character, target: Character, ignored: int) -> bool:
    """Whether leaving an obstacle out shows more of a target: ignoring any other would only cost dice."""
    return sees(state, shooter, target, ignored) > sees(state, shooter, target)


# -- all of them ----------------------------------------------------------------------------------


def option_sets(shooter: Character, cause: int, actions: int) -> list[list[Ability]]:
    """All sets of options a shooter may combine, the empty one first."""
    found: list[list[Ability]] = [[]]
    for option in asked(shooter, SHOT_OPTION):
        if option.actions > 1 and (cause != BY_ACTION or actions < 2):
            continue
        if cause == LIGHTNING and MOMENTS.is_used(AFTER_SHOT, option):
            continue
        for one in found[:]:
            if option.actions == 1 or all(other.actions == 1 for other in one):
                found.append([*one, option])
    return found


def shots_at(state: State, shooter: Character, troop: Troop, cause: int, actions: int) -> list[Shot]:
    """Every legal shot of a character at a troop."""
    found: list[Shot] = []
    sets = option_sets(shooter, cause, actions)
    if may_shoot_around(state, shooter):
        nearest = takers(state, shooter, troop)
        if nearest:
            _add(state, found, Shot(shooter.id, troop.id, NOBODY, [], NOBODY), sets, nearest[0])
        if shooter.kit.uses(SHOOTS_OVER):
            for ignored in obstacles_worth_ignoring(state, shooter, troop):
                nearest = takers(state, shooter, troop, ignored)
                if nearest and clears(state, shooter, nearest[0], ignored):
                    _add(state, found, Shot(shooter.id, troop.id, NOBODY, [], ignored), sets, nearest[0])
    if shooter.kit.uses(SHOOTS_TOUCHED):
        for target in touched_targets(state, shooter, troop):
            _add(state, found, Shot(shooter.id, troop.id, target.id, [], NOBODY), sets, target)
    return found


def shot_at(state: State, shooter: Character, target: Character) -> Shot | None:
    """The plainest legal shot at one character, were it the nearest of its troop: for those who advise."""
    if not can_shoot(state, shooter):
        return None
    if may_shoot_around(state, shooter):
        hits = dice_problem(state, shooter, target) is None
        options = [] if hits else asked(shooter, PINS)
        if hits or may_pin(state, shooter):
            if target_fault(state, shooter, target, NOBODY, False) == ELIGIBLE:
                return Shot(shooter.id, target.troop, NOBODY, options, NOBODY)
            if shooter.kit.uses(SHOOTS_OVER):
                for ignored in blockers(state, shooter, target):
                    if target_fault(state, shooter, target, ignored, False) == ELIGIBLE:
                        return Shot(shooter.id, target.troop, NOBODY, options, ignored)
    if shooter.kit.uses(SHOOTS_TOUCHED) and touched_problem(state, shooter, target) is None:
        return Shot(shooter.id, target.troop, target.id, [], NOBODY)
    return None


def can_shoot_at(state: State, shooter: Character, troop: Troop, actions: int) -> bool:
    """Whether there is a legal shot at a troop; the plain one is legal if any without an ability is."""
    if may_shoot_around(state, shooter) and may_reach(state, shooter, troop):
        nearest = takers(state, shooter, troop)
        if nearest and (may_pin(state, shooter) or dice_problem(state, shooter, nearest[0]) is None):
            return True
    if shooter.kit.uses(SHOOTS_OVER) or shooter.kit.uses(SHOOTS_TOUCHED):
        return bool(shots_at(state, shooter, troop, BY_ACTION, actions))
    return False


def may_reach(state: State, shooter: Character, troop: Troop) -> bool:
    """Whether anybody of a troop is near enough to be shot at with some dice left; sight is not asked for."""
    if may_pin(state, shooter):
        return True
    return any(dice_problem(state, shooter, member) is None for member in members_of(state, troop))


def may_pin(state: State, shooter: Character) -> bool:
    """Whether it may use Saturation fire at any range (HR-OPT-13)."""
    return state.options.pinning_at_any_range and shooter.kit.uses(PINS)


def _add(state: State, found: list[Shot], plain: Shot, sets: list[list[Ability]], target: Character) -> None:
    shooter = state.characters[plain.shooter]
    dice_left = plain.touched != NOBODY or dice_problem(state, shooter, target) is None
    for options in sets:
        if dice_left or pins(state, options):
            found.append(Shot(plain.shooter, plain.troop, plain.touched, options, plain.ignored))


def obstacles_worth_ignoring(state: State, shooter: Character, troop: Troop) -> list[int]:
    """What stands between a shooter and any member of a troop that is not in full view, ascending."""
    found: list[int] = []
    for member in members_of(state, troop):
        if sees(state, shooter, member) != OPEN:
            for ignored in blockers(state, shooter, member):
                if ignored not in found:
                    found.append(ignored)
    found.sort()
    return found
