"""ALD: the Leader abilities. How Redeploy moves a Leader is judged with the orders."""

from __future__ import annotations

from typing import ClassVar, Final

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import LEADER as LEADER_CARD
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.events.playing import LeaderReplaced
from dicefront.games.home_raiders.rules.faults import standing_problem
from dicefront.games.home_raiders.rules.leaders import enter_troop, leave_troop
from dicefront.games.home_raiders.rules.moments import ACTION, LEADER, OPTION, SETUP, SPREADS, Ability
from dicefront.games.home_raiders.rules.movement import step_back
from dicefront.games.home_raiders.rules.picking import allowed, pick
from dicefront.games.home_raiders.rules.pools import Build
from dicefront.games.home_raiders.rules.state import Character, State, Troop, is_there, members_of
from dicefront.games.home_raiders.rules.strike import MELEE, RANGED, Attack
from dicefront.games.home_raiders.rules.wounds import heal
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.procedure import Steps
from dicefront.kernel.window import Window
from dicefront.skirmish.figures import place
from dicefront.skirmish.footing import nearest_footing, surfaces_at
from dicefront.skirmish.missions import release
from dicefront.tabletop.point import square

WHOLE_ROUND: Final = 99
"""More actions than a turn can have."""


class LeaderAbility(Ability):
    """Base of the Leader abilities."""

    family: ClassVar[str] = LEADER


class Aim(LeaderAbility):
    """Ranged attacks of the Unit have a Boost of 1."""

    id = "aim"
    rules = "HR-ALD-01"
    weight = 5.0
    shared = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == RANGED:
            build.add_boost(self.reason, 1, "HR-ALD-01")


class WarriorMonk(LeaderAbility):
    """Close combat attacks of the Unit have a Boost of 1, free ones included."""

    id = "warrior-monk"
    rules = "HR-ALD-02"
    weight = 6.0
    shared = True

    def shape_attack(self, state: State, attack: Attack, build: Build) -> None:
        if attack.kind == MELEE:
            build.add_boost(self.reason, 1, "HR-ALD-02")


class FastRecovery(LeaderAbility):
    """At the start of its turn the Unit may stand up without an action."""

    id = "fast-recovery"
    rules = "HR-ALD-03"
    weight = 2.0
    use = OPTION
    shared = True
    stands_up_free = True


class DefensiveStance(LeaderAbility):
    """After a defence in close combat each character of the Unit may move up to 1 inch."""

    id = "defensive-stance"
    rules = "HR-ALD-04 to HR-ALD-05"
    weight = 3.0
    use = OPTION
    window = Window("home_raiders.react.defensive-stance", "HR-ALD-05")
    shared = True

    def unit_after_defending(self, state: State, troop: Troop) -> Steps[None]:
        return step_back(state, troop)


class Reckon(LeaderAbility):
    """The Unit moves once before the first round."""

    id = "reckon"
    rules = "HR-ALD-06"
    weight = 1.0
    use = SETUP
    shared = True
    moves_early = True


class Dodge(LeaderAbility):
    """Against the Unit ranges are 2 inches less."""

    id = "dodge"
    rules = "HR-ALD-07"
    weight = 2.0
    shared = True
    shortens_range = 2 * INCH


class LeadByExample(LeaderAbility):
    """The Leader heals somebody of its Unit."""

    id = "lead-by-example"
    rules = "HR-ALD-08"
    weight = 2.0
    use = ACTION
    hurts = True
    deed = "heal"

    def deed_targets(self, state: State, me: Character) -> list[int]:
        return [patient.id for patient in patients(state, me)]

    def do_deed(self, state: State, me: Character, on: int) -> Steps[None]:
        me.hurts += 1  # HR-SQN-03
        yield from heal(state.characters[on])


def patients(state: State, leader: Character) -> list[Character]:
    """HR-ALD-08, HR-ALD-14, HR-AHE-10: the wounded characters that Lead by example can heal.

    Those of its own Unit, itself included; of the whole team for a General; and of a Unit to which a
    Messenger brought its abilities.
    """
    everybody = leader.kit.uses(SPREADS)
    return [
        member
        for troop in state.troops
        if troop.owner == leader.owner
        and (everybody or troop.id == leader.troop or leader.id in troop.lent_by)
        for member in members_of(state, troop)
        if member.wounds > 0 and is_there(member)
    ]


class Replacement(LeaderAbility):
    """Another Leader may come to its place when it was removed."""

    id = "replacement"
    rules = "HR-ALD-09 to HR-ALD-13"
    weight = 1.0
    use = OPTION

    def may_be_succeeded(self, state: State, me: Character) -> bool:
        return bool(allowed(state, lambda one: successor_problem(state, me, one)))

    def be_succeeded(self, state: State, me: Character) -> Steps[None]:
        args: dict[str, Json] = {"character": me.id}
        kind = "home_raiders.vanish.replacement"
        other = yield from pick(
            state, me.owner, kind, "HR-ALD-09", args, lambda one: successor_problem(state, me, one)
        )
        if other is not None:
            yield replace(state, me, other)


def successor_problem(state: State, gone: Character, other: Character) -> Refusal | None:
    """HR-ALD-09: a friendly Leader of a different Unit, for whom there is a place (HR-ALD-10)."""
    who: dict[str, Json] = {"character": gone.id, "other": other.id}
    if other.owner != gone.owner or other is gone:
        return Refusal("home_raiders.choice.no-friend", "HR-ALD-09", who)
    if other.card.troop != LEADER_CARD:
        return Refusal("home_raiders.choice.no-leader", "HR-ALD-09", who)
    if not is_there(other):
        return Refusal("home_raiders.choice.not-there", "HR-WND-18", who)
    if other.troop == gone.troop or not place_of_successor(state, gone, other):
        return Refusal("home_raiders.choice.no-place", "HR-ALD-10", who)
    return None


def place_of_successor(state: State, gone: Character, other: Character) -> list[int]:
    """HR-ALD-10: where the vanished Leader stood, or as near as possible; empty if nowhere."""
    body = gone.body
    x, y, z = body.shape.x, body.shape.y, body.bottom
    if standing_problem(state, other, x, y, z) is None:
        return [x, y, z]
    best: list[int] = []
    least = 0
    for height in [z, *reversed(surfaces_at(state.space, x, y))]:
        for point in nearest_footing(state, other, x, y, height):
            away = square(x, y, point.x, point.y) + (height - z) * (height - z)
            if not best or away < least:
                best = [point.x, point.y, height]
                least = away
    return best


def replace(state: State, gone: Character, leader: Character) -> LeaderReplaced:
    """HR-ALD-09 to HR-ALD-12: the new Leader comes with its wounds and effects; no free attacks arise."""
    x, y, z = place_of_successor(state, gone, leader)
    leave_troop(state, leader)
    troop = state.troops[gone.troop]
    enter_troop(leader, troop)
    place(leader, x, y, z)
    if leader.acted:  # HR-ALD-12: it does not act again in this round
        leader.sitting_out = WHOLE_ROUND
    settle(state)
    release(state)
    return LeaderReplaced(gone.id, leader.id, troop.id, [x, y, z])


class General(LeaderAbility):
    """The abilities that the Leader shares work on the whole team, Heroes included."""

    id = "general"
    rules = "HR-ALD-14 to HR-ALD-16"
    spreads = True


class Redeploy(LeaderAbility):
    """The Leader leaves its Unit, or joins one without a Leader."""

    id = "redeploy"
    rules = "HR-ALD-17 to HR-ALD-22"
    weight = 1.0
    use = OPTION
    may_change_units = True
