"""ACT, LDR, HR-SQA-04, HR-SQA-05: what a troop can do with its next action, and how that is declared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from dicefront.games.home_raiders.rules.cards import UNIT
from dicefront.games.home_raiders.rules.close_combat import can_fight, has_dice
from dicefront.games.home_raiders.rules.generic import can_divide, has_generic_action
from dicefront.games.home_raiders.rules.ground import somebody_is_down
from dicefront.games.home_raiders.rules.moments import USE_SPIRIT
from dicefront.games.home_raiders.rules.movement import can_move, must_close_up
from dicefront.games.home_raiders.rules.shooting import can_shoot_now
from dicefront.games.home_raiders.rules.shot import Shot, shot_problem
from dicefront.games.home_raiders.rules.spirit import has_spirit_action
from dicefront.games.home_raiders.rules.state import Character, State, Troop, members_of
from dicefront.games.home_raiders.rules.strike import BY_ACTION
from dicefront.games.home_raiders.rules.targets import shooter_problem
from dicefront.kernel.errors import Refusal, unreadable
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.plain import Written
from dicefront.kernel.question import Question
from dicefront.kernel.sign import Note, Sign
from dicefront.skirmish.battle import enemies_of
from dicefront.skirmish.figures import ON_TABLE
from dicefront.skirmish.measuring import nearest_to
from dicefront.skirmish.missions import markers_held_by_enemies, markers_to_take

UNKNOWN: Final = -1

# HR-ACT-02: the types of action.
MOVE: Final = "move"
MELEE: Final = "melee"
SHOOT: Final = "shoot"
SPIRIT: Final = "spirit"
GENERIC: Final = "generic"
TYPES: Final = [MOVE, MELEE, SHOOT, SPIRIT, GENERIC]

STAND: Final = "stand"  # HR-GTG-05
HOLD: Final = "hold"  # HR-ACT-13: the rest does nothing
END: Final = "end"  # HR-ACT-01: all actions left are forgone

BEFORE: Final = "before"
AFTER: Final = "after"


@mypyc_attr(acyclic=True)
class Apart(Written):
    """A Leader or Specialist that does something else than the rest, before or after it (HR-LDR-09)."""

    def __init__(self, character: int, action: str, before: bool) -> None:
        self.character = character
        self.action = action
        self.before = before

    def to_json(self) -> list[Json]:
        return [self.character, self.action, BEFORE if self.before else AFTER]


@mypyc_attr(acyclic=True)
class Declaration(Written):
    """What a troop does with one action: the rest, those who act apart, and a marker-taker or ``NOBODY``."""

    def __init__(self, troop: int, action: str, apart: list[Apart], marker: int) -> None:
        self.troop = troop
        self.action = action
        self.apart = apart
        self.marker = marker

    def to_json(self) -> dict[str, Json]:
        found: dict[str, Json] = {"troop": self.troop, "action": self.action}
        if self.apart:
            found["apart"] = [one.to_json() for one in self.apart]
        if self.marker != NOBODY:
            found["marker"] = self.marker
        return found

    def is_plain(self) -> bool:
        """Whether everybody does the same."""
        return not self.apart and self.marker == NOBODY

    def is_same(self, other: Declaration) -> bool:
        """Whether it means the same; those who act apart may be named in any order."""
        if self.troop != other.troop or self.action != other.action or self.marker != other.marker:
            return False
        return len(self.apart) == len(other.apart) and all(one in other.apart for one in self.apart)


def declaration_in(answer: object) -> Declaration | None:
    """The declaration in plain data; none if they have not the shape."""
    if not isinstance(answer, dict) or not set(answer) <= {"troop", "action", "apart", "marker"}:
        return None
    troop, action = answer.get("troop"), answer.get("action")
    if type(troop) is not int or not isinstance(action, str):
        return None
    marker = answer.get("marker")
    if marker is not None and type(marker) is not int:
        return None
    parts = answer.get("apart", [])
    if not isinstance(parts, list):
        return None
    apart: list[Apart] = []
    for part in parts:
        if not isinstance(part, list) or len(part) != 3 or type(part[0]) is not int:
            return None
        if not isinstance(part[1], str) or part[2] not in (BEFORE, AFTER):
            return None
        apart.append(Apart(part[0], part[1], part[2] == BEFORE))
    return Declaration(troop, action, apart, NOBODY if marker is None else marker)


# -- who can do what ------------------------------------------------------------------------------


def can_carry_out(state: State, troop: Troop, character: Character, action: str) -> bool:
    """Whether one character can do something with an action of this type now."""
    if action == MOVE:
        return can_move(state, troop, [character])
    if action == MELEE:
        return can_fight(state, character)
    if action == SHOOT:
        return can_shoot_now(state, character, troop.actions)
    if action == SPIRIT:
        return has_spirit_action(state, character)
    return has_generic_action(state, character)


def leader_may(rest: str, action: str) -> bool:
    """HR-LDR-05 to HR-LDR-07, HR-GNA-03, HR-SPI-08: what a Leader may do meanwhile."""
    if action == SPIRIT:
        return rest in (MELEE, SHOOT)
    if action == GENERIC:
        return rest != MOVE
    return True


def specialist_may(rest: str, action: str) -> bool:
    """HR-AHE-18: a Specialist differs by its own Generic and Spirit abilities only."""
    return action in (SPIRIT, GENERIC) and leader_may(rest, action)


def acts_alone(troop: Troop, character: Character) -> bool:
    """HR-AHE-21: whether this is the third action of a Hero inside a Unit."""
    return character.effects.has("fervour") and len(troop.members) > 1


def core_of(state: State, troop: Troop) -> list[Character]:
    """Those who have to do the same: all but the attached Leader and the Specialists.

    A lone survivor is the Unit itself, and so are Specialists when nobody of the Unit card is left
    (HR-LDR-08, HR-AHE-20).
    """
    members = members_of(state, troop)
    led = len(members) > 1
    manned = any(member.card.troop == UNIT for member in members)
    return [
        member
        for member in members
        if not (led and member.id == troop.leader) and not (manned and member.id in troop.specialists)
    ]


@mypyc_attr(acyclic=True)
class Menu:
    """Everything a troop can declare now. Who can do what is looked at when it is needed, and only once."""

    def __init__(self, state: State, troop: Troop) -> None:
        self.state = state
        self.troop = troop
        self.known: dict[str, list[int]] = {}  # for each action whether each character is able to
        self.core: list[Character] = []  # those who have to do the same
        self.attached: list[Character] = []  # the Leader and the Specialists
        own = core_of(state, troop)
        for member in members_of(state, troop):
            if member.where == ON_TABLE and member.sitting_out == 0:
                if member in own:
                    self.core.append(member)
                else:
                    self.attached.append(member)

    def able(self, character: Character, action: str) -> bool:
        known = self.known.get(action)
        if known is None:
            known = self.known[action] = [UNKNOWN] * len(self.state.characters)
        if known[character.id] == UNKNOWN:
            known[character.id] = int(can_carry_out(self.state, self.troop, character, action))
        return known[character.id] == 1

    def anybody(self, action: str, without: list[int]) -> bool:
        """HR-ACT-12: whether somebody who does the same as the rest can carry it out."""
        for member in self.core:
            if member.id not in without and self.able(member, action):
                return True
        if action == SPIRIT:  # HR-SPI-08: those attached take no part in it
            return False
        return any(member.id not in without and self.able(member, action) for member in self.attached)

    def declarations(self) -> list[Declaration]:
        """HR-SQA-04, HR-SQA-05: everything that is legal; forgoing the actions left comes last."""
        troop = self.troop
        if somebody_is_down(self.state, troop):
            return [Declaration(troop.id, STAND, [], NOBODY)]
        movers = [*self.core, *self.attached]
        if must_close_up(self.state, troop, movers):  # HR-UNT-03, HR-UNT-04
            return [Declaration(troop.id, MOVE, [], NOBODY)]
        found: list[Declaration] = []
        if any(acts_alone(troop, member) for member in self.core):  # HR-AHE-21, HR-ACT-13
            for action in (MOVE, MELEE, SHOOT):
                self.add(found, action)
        elif self.core:
            for action in TYPES:
                self.add(found, action)
        self.add_holding(found)
        found.append(Declaration(troop.id, END, [], NOBODY))
        return found

    def add(self, found: list[Declaration], action: str) -> None:
        """All ways in which the rest does one type of action."""
        for apart in self.ways_apart(action):
            away = [one.character for one in apart]
            if self.anybody(action, away) or (action == GENERIC and not apart and self.can_divide()):
                found.append(Declaration(self.troop.id, action, apart, NOBODY))
                if action in (MELEE, SHOOT, SPIRIT):
                    self.add_marker_takers(found, action, apart, away)

    def add_marker_takers(
        self, found: list[Declaration], action: str, apart: list[Apart], away: list[int]
    ) -> None:
        """HR-OBJ-15: one member takes a marker while the others do what they do, unless they move."""
        if not self.state.markers:
            return
        for member in [*self.core, *self.attached]:
            if member.id not in away and self.may_get_a_marker(member):
                if self.anybody(action, [*away, member.id]):
                    found.append(Declaration(self.troop.id, action, apart, member.id))

    def may_get_a_marker(self, member: Character) -> bool:
        """Whether it can take a marker, or could once the attack of the others has freed it (HR-OBJ-16)."""
        return bool(markers_to_take(self.state, member) or markers_held_by_enemies(self.state, member))

    def add_holding(self, found: list[Declaration]) -> None:
        """HR-ACT-13, HR-ASH-02, HR-AHE-21: the rest does nothing, and those attached act on their own.

        A rest that can move is left out: its Movement action may be empty, which comes to the same.
        """
        if any(acts_alone(self.troop, one) for one in self.attached):
            rest = MOVE
        elif not self.core:  # Sure aim, Blast or Running shot: the action spent counts as a Ranged attack
            rest = SHOOT
        elif any(self.able(member, MOVE) for member in self.core):
            return
        else:
            rest = MOVE
        for apart in self.ways_apart(rest, True):
            if apart:
                found.append(Declaration(self.troop.id, HOLD, apart, NOBODY))

    def ways_apart(self, rest: str, holding: bool = False) -> list[list[Apart]]:
        """Who of those attached acts differently, and how: every combination, nobody first."""
        found: list[list[Apart]] = [[]]
        for member in self.attached:
            own: list[Apart] = []
            for action in TYPES:
                if self.may_differ(member, rest, action, holding) and self.able(member, action):
                    own.append(Apart(member.id, action, True))
                    if not holding:
                        own.append(Apart(member.id, action, False))
            found += [[*apart, one] for apart in found for one in own]
        return found

    def may_differ(self, member: Character, rest: str, action: str, holding: bool) -> bool:
        """Whether somebody attached may do this while the rest does that."""
        if action == rest and not holding:
            return False
        if acts_alone(self.troop, member):
            return action in (MOVE, MELEE, SHOOT)
        if member.id == self.troop.leader:
            if holding and rest == MOVE and action == MOVE and self.core:
                return False  # the same as a Movement action of all
            return leader_may(rest, action)
        return specialist_may(rest, action) or (holding and not self.core)  # HR-ASH-02: anything

    def can_divide(self) -> bool:
        """HR-AUN-01: by the whole Unit together, with nobody apart and nobody sitting out."""
        everybody = len(self.core) + len(self.attached) == len(self.troop.members)
        return everybody and can_divide(self.state, self.troop)


# -- why not --------------------------------------------------------------------------------------


def why_unable(state: State, troop: Troop, character: Character, action: str) -> Refusal:
    """Why a character cannot carry out an action of this type."""
    who: dict[str, Json] = {"character": character.id}
    if action == MELEE:
        if not has_dice(state, character):
            return Refusal("home_raiders.melee.no-dice", "HR-CRD-04", who)
        return Refusal("home_raiders.melee.nobody-near", "HR-CCA-01", who)
    if action == SHOOT:
        return why_no_shot(state, troop, character)
    if action == SPIRIT:
        if not character.kit.uses(USE_SPIRIT):
            return Refusal("home_raiders.spirit.no-ability", "HR-SPI-01", who)
        return Refusal("home_raiders.spirit.nobody-to-target", "HR-SPI-12", who)
    if action == GENERIC:
        return Refusal("home_raiders.generic.not-open", "HR-GNA-02", who)
    return Refusal("home_raiders.move.not-a-mover", "HR-MVT-01", who)


def why_no_shot(state: State, troop: Troop, shooter: Character) -> Refusal:
    """Why a character has nobody to shoot at: it cannot shoot, or why not at the nearest enemy."""
    refusal = shooter_problem(state, shooter)
    if refusal is not None:
        return refusal
    nearest = nearest_to(shooter, enemies_of(state, shooter.side))
    if nearest is not None:
        shot = Shot(shooter.id, nearest.troop, NOBODY, [], NOBODY)
        refusal = shot_problem(state, shot, BY_ACTION, troop.actions)
    if refusal is None:
        return Refusal("home_raiders.action.impossible", "HR-ACT-12", {"troop": troop.id, "action": SHOOT})
    return refusal


OTHERWISE: Final = {HOLD: "HR-ACT-13", STAND: "HR-GTG-05", END: "HR-ACT-01"}


def why_nobody(menu: Menu, action: str) -> Refusal:
    """HR-ACT-12: why a Unit cannot declare a type of action; the reason of all, where they have the same."""
    troop = menu.troop
    who: dict[str, Json] = {"troop": troop.id, "action": action}
    if action in OTHERWISE:
        return Refusal("home_raiders.action.impossible", OTHERWISE[action], who)
    reasons = [why_unable(menu.state, troop, one, action) for one in menu.core or menu.attached]
    if len(reasons) == 1:
        return reasons[0]
    if reasons and all(one.rule == reasons[0].rule for one in reasons):
        return Refusal("home_raiders.action.impossible", reasons[0].rule, who)
    return Refusal("home_raiders.action.impossible", "HR-ACT-12", who)


def why_not_apart(menu: Menu, declared: Declaration) -> Refusal | None:
    """Why somebody cannot do something else than the rest, if that is what is wrong."""
    who: dict[str, Json] = {"troop": menu.troop.id, "action": declared.action}
    rest = MOVE if declared.action == HOLD else declared.action
    for one in declared.apart:
        attached = [member for member in menu.attached if member.id == one.character]
        if not attached:
            return Refusal("home_raiders.action.not-apart", "HR-ACT-04", who)
        member = attached[0]
        if not menu.may_differ(member, rest, one.action, declared.action == HOLD):
            rule = apart_rule(rest, one.action) if member.id == menu.troop.leader else "HR-AHE-18"
            return Refusal("home_raiders.action.not-apart", rule, who)
        if not menu.able(member, one.action):
            return why_unable(menu.state, menu.troop, member, one.action)
    return None


def apart_rule(rest: str, action: str) -> str:
    """The paragraph that keeps a Leader from an action while the rest does that one."""
    if rest == MOVE and action in (SPIRIT, GENERIC):
        return "HR-LDR-05"
    if rest == GENERIC and action == SPIRIT:
        return "HR-LDR-07"
    return "HR-SPI-08" if action == SPIRIT else "HR-LDR-04"


# -- the question ---------------------------------------------------------------------------------


class TakeAction(Question[Declaration]):
    """HR-SQA-05: what one of the acting troops does with its next action.

    ``{"troop": t, "action": a}`` with move, melee, shoot, spirit, generic, hold, stand or end;
    ``"apart": [[character, type, "before" or "after"]]`` for a Leader or Specialist that does something
    else, and ``"marker": character`` for the one that takes a marker meanwhile.
    """

    def __init__(self, state: State, troops: list[Troop]) -> None:
        super().__init__(state.player, "home_raiders.turn.action", "HR-ACT-02")
        self.state = state
        self.troops = troops

    def read(self, answer: object) -> Declaration | Refusal:
        declared = declaration_in(answer)
        if declared is None:
            return unreadable('{"troop": number, "action": type}', answer)
        same_type = False
        for legal in self.options():
            if legal.is_same(declared):
                return declared
            if legal.troop == declared.troop and legal.action == declared.action:
                same_type = True
        return self.reason(declared, same_type)

    def reason(self, declared: Declaration, same_type: bool) -> Refusal:
        """Why a declaration is not legal."""
        who: dict[str, Json] = {"troop": declared.troop, "action": declared.action}
        acting = [troop for troop in self.troops if troop.id == declared.troop]
        if not acting:
            return Refusal("home_raiders.action.not-acting", "HR-RND-04", who)
        troop = acting[0]
        known = [*TYPES, STAND, HOLD, END]
        if declared.action not in known:
            return unreadable("one of " + ", ".join(known), declared.action)
        if somebody_is_down(self.state, troop):
            return Refusal("home_raiders.action.stand-up-first", "HR-GTG-05", who)
        if not same_type:
            legal = [one.action for one in self.options() if one.troop == troop.id]
            if legal == [MOVE]:
                return Refusal("home_raiders.action.out-of-formation", "HR-UNT-03", who)
            return why_nobody(Menu(self.state, troop), declared.action)
        if declared.apart:
            refusal = why_not_apart(Menu(self.state, troop), declared)
            if refusal is not None:
                return refusal
        if declared.marker != NOBODY:
            return Refusal("home_raiders.action.no-marker-taker", "HR-OBJ-15", who)
        return Refusal("home_raiders.action.not-apart", "HR-LDR-04", who)

    def candidates(self) -> list[Declaration]:
        found: list[Declaration] = []
        for troop in self.troops:
            found += Menu(self.state, troop).declarations()
        return found

    def show(self, value: Declaration) -> Sign:
        """What the troop does, who does something else meanwhile, and who takes a marker."""
        args: dict[str, Json] = {"troop": value.troop, "action": value.action}
        sign = Sign(group=value.troop, note=Note("home_raiders.show.action", args, "HR-ACT-02"))
        for one in value.apart:
            when = BEFORE if one.before else AFTER
            apart: dict[str, Json] = {"character": one.character, "action": one.action, "when": when}
            sign.notes.append(Note("home_raiders.show.apart", apart, "HR-LDR-04"))
        if value.marker != NOBODY:
            sign.notes.append(Note("home_raiders.show.marker", {"character": value.marker}, "HR-OBJ-15"))
        return sign

    def args(self) -> dict[str, Json]:
        troops: list[Json] = [troop.id for troop in self.troops]
        actions: list[Json] = [troop.actions for troop in self.troops]
        return {"troops": troops, "actions": actions}
