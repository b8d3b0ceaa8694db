"""MOR: morale rolls, step list L, and the answer to a leader's death (K5)."""

from __future__ import annotations

from typing import Final

from dicefront.games.spherewars.rules.attributes import courage_of
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.contact import fights
from dicefront.games.spherewars.rules.dice import WHOLE, Permission, Rolled, settle, throw_dice
from dicefront.games.spherewars.rules.elimination import look_for_end
from dicefront.games.spherewars.rules.events.morale import MoraleRolled, Regrouped
from dicefront.games.spherewars.rules.flight import begin_to_flee, flee_from, flee_to_edge
from dicefront.games.spherewars.rules.leadership import IN_CHARGE, faction_of
from dicefront.games.spherewars.rules.measuring import within
from dicefront.games.spherewars.rules.moments import PRESENCE_REACH, SHAPE_TEST, asked
from dicefront.games.spherewars.rules.options import INCH
from dicefront.games.spherewars.rules.profile import (
    BRAVE,
    COWARD,
    MESSENGER,
    SUPERIOR,
    UNBREAKABLE,
)
from dicefront.games.spherewars.rules.rerolls import permissions_of, roll_in_secret, use_permission
from dicefront.games.spherewars.rules.rows import BONUS
from dicefront.games.spherewars.rules.secrets import weigh
from dicefront.games.spherewars.rules.state import (
    LATER_FLIGHT,
    STEADY,
    Band,
    Combatant,
    State,
    activation_of,
    is_ephemeral,
    is_friend,
    is_hero,
    is_leader,
    is_own,
    is_there,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import (
    BLOOD,
    CONTROL,
    FIGHT,
    LEADER_DIED,
    REGROUP,
    TRIGGERS,
    Blow,
    Courage,
    Test,
)
from dicefront.games.spherewars.rules.windows import MORALE, UNLED, open_window
from dicefront.games.spherewars.rules.wounds import SLAIN
from dicefront.kernel.gesture import PICK_PIECE
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps, choose
from dicefront.tabletop.point import Point

PRESENCE: Final = 5
"""SW-MOR-07: how many inches the presence of a leader reaches."""
FIRM: Final = Permission("firm", "SW-MOR-06", WHOLE)
"""SW-MOR-06: the owner of a firm combatant may repeat a failed roll once."""
UNITED: Final = Permission("pure_band", "SW-BAN-08", WHOLE)
"""What a band of a single faction may do when its leader has died."""


# -- the roll: L1 to L4 ---------------------------------------------------------------------------


def passes(
    state: State, tester: Combatant, trigger: int, cause: Combatant | None, harder: int = 0
) -> Steps[bool]:
    """L1 to L4: whether a combatant passes a morale roll, which an effect may make harder."""
    concerned = [tester] if cause is None else [tester, cause]
    yield from weigh(concerned, lambda: weight_of(state, tester, trigger, cause))
    courage = courage_of(state, tester)
    if courage.morale == UNBREAKABLE or is_ephemeral(tester):  # L1, SW-MOR-03, SW-MOR-17
        return True
    found = test_of(state, tester, trigger, cause)  # L2
    found.number.add("spherewars.reason.effect", harder, "SW-MOR-20")
    if found.exempt:
        return True
    occasion = yield from open_window(state, UNLED if trigger == CONTROL else MORALE, [tester])  # L3
    if occasion.passed:
        return True  # SW-MOR-09
    return (yield from roll_morale(state, found, courage.firm))  # L4


def weight_of(state: State, tester: Combatant, trigger: int, cause: Combatant | None) -> list[int]:
    """What hidden artefacts may change of a morale roll."""
    unbreakable = courage_of(state, tester).morale == UNBREAKABLE
    return [1, 0] if unbreakable else [0, test_of(state, tester, trigger, cause).number.amount]


def roll_morale(state: State, found: Test, firm: bool) -> Steps[bool]:
    """L4: one die; after a failure it may be rolled again by each permission once (SW-MOR-06, SW-DIC-23)."""
    tester = found.tester
    rolled = yield from throw_dice(1, "morale", "SW-MOR-01", tester.owner)
    passed = yield from read_morale(found, rolled)
    again = permissions_of(state, tester, "morale")
    if found.trigger == LEADER_DIED and stands_united(state, state.bands[tester.band]):
        again.insert(0, UNITED)
    if firm:
        again.insert(0, FIRM)
    while not passed and again:
        used = yield from use_permission(tester, rolled, again.pop(0), "morale")
        if used:
            passed = yield from read_morale(found, rolled)
    for one in state.combatants:
        near = one is tester or within(one.body, tester.body, PRESENCE * INCH)
        if not passed and is_own(one, tester) and is_hero(one) and is_there(one) and near:
            used = yield from roll_in_secret(state, one, rolled, "morale")
            if used:
                passed = yield from read_morale(found, rolled)
    return passed


def stands_united(state: State, band: Band) -> bool:
    """SW-BAN-08: a race may let a band of a single faction repeat rolls for the death of its leader (L4)."""
    if band.race not in CATALOGUE.races:
        return False
    factions = {faction_of(state, one) for one in state.combatants if state.bands[one.band] is band}
    return len(factions) == 1 and any(rule.kind == BONUS for rule in CATALOGUE.races[band.race].rules)


def read_morale(found: Test, rolled: Rolled) -> Steps[bool]:
    """SW-MOR-02: whether a die is high enough; from 7 on a Sphere needs the extra die."""
    tester = found.tester
    result = yield from settle(rolled, found.number.amount, False, "morale", tester.owner)
    passed = result.successes > 0
    rolled.failed = not passed
    yield MoraleRolled(tester.id, TRIGGERS[found.trigger], found.number, rolled.faces[0], passed)
    return passed


def test_of(state: State, tester: Combatant, trigger: int, cause: Combatant | None) -> Test:
    """L2: the number to reach, with its reasons (SW-MOR-01 to SW-MOR-12)."""
    found = Test(tester, trigger, cause)
    found.presence = trigger != CONTROL  # SW-ABI-59
    courage = courage_of(state, tester)
    found.number.add("spherewars.reason.rank", base_number(tester), "SW-MOR-01")
    if courage.morale == BRAVE:
        found.number.add("spherewars.reason.brave", -1, "SW-MOR-04")
    elif courage.morale == COWARD:
        found.number.add("spherewars.reason.coward", 1, "SW-MOR-04")
    if trigger == BLOOD and cause is not None:
        more = fear_between(courage, courage_of(state, cause)) - 1
        found.number.add("spherewars.reason.fear", max(more, 0), "SW-MOR-11")
    for trait in asked(tester, SHAPE_TEST):
        trait.shape_test(state, tester, found)
    if found.presence and has_presence(state, tester):
        found.number.add("spherewars.reason.presence", -1, "SW-MOR-07")
    return found


def base_number(tester: Combatant) -> int:
    """SW-MOR-01: by the kind of combatant."""
    if is_hero(tester) or tester.profile.rank == SUPERIOR:
        return 3
    return 5 if tester.profile.rank == MESSENGER else 4


def has_presence(state: State, tester: Combatant) -> bool:
    """SW-MOR-07, SW-MOR-08: whether another leader of its side is near; a fleeing one helps nobody."""
    return any(
        leads(state, one, tester)
        and one is not tester
        and is_friend(one, tester)
        and is_there(one)
        and not one.fleeing
        and within(one.body, tester.body, presence_reach(state, tester, one))
        for one in state.combatants
    )


def leads(state: State, one: Combatant, tester: Combatant) -> bool:
    """A leader, or who stands in for him among her own (Lesser Leader)."""
    if one.effects.has(IN_CHARGE):
        return one.band == tester.band and faction_of(state, one) == faction_of(state, tester)
    return is_leader(one)


def presence_reach(state: State, tester: Combatant, leader: Combatant) -> int:
    """SW-MOR-07: how far a leader may be away to help somebody."""
    reach = PRESENCE
    for trait in asked(tester, PRESENCE_REACH):
        reach = max(reach, trait.presence_reach(state, tester, leader))
    return reach * INCH


def fear_between(own: Courage, other: Courage) -> int:
    """SW-MOR-11: by how many levels the other is more frightening."""
    return other.fear - own.fear


# -- receiving blood: L1 after H11 ----------------------------------------------------------------


def must_test(state: State, blow: Blow) -> bool:
    """SW-MOR-10, SW-MOR-12: wounded, alive, and the winner is more frightening, or as much so and taller."""
    loser, winner = blow.victim, blow.striker
    if winner is None or not blow.taken or not is_there(loser) or loser.fleeing:
        return False
    if blow.terror or blow.source != FIGHT:  # SW-MOR-13
        return blow.terror > 0
    fear = fear_between(courage_of(state, loser), courage_of(state, winner))
    return fear > 0 or (fear == 0 and winner.profile.height > loser.profile.height)


# -- while fleeing: A3 ----------------------------------------------------------------------------


def regroup(state: State, actor: Combatant) -> Steps[None]:
    """SW-FLE-17: the first step of a fugitive's activation, and the last unless an order regroups it."""
    passed = yield from passes(state, actor, REGROUP, None)
    if not actor.fleeing:
        return  # SW-FLE-18: Hold your ground! lets it act as usual
    activation_of(state).over = True
    if passed:
        actor.flight = STEADY
        yield Regrouped(actor.id)
        return
    actor.flight = LATER_FLIGHT
    if not actor.effects.has(STUNNED) and not actor.effects.has(PARALYSED):  # SW-FLE-20
        yield from flee_to_edge(state, actor)
        yield from mourn(state)
        yield from look_for_end(state)


# -- the death of a leader: K5 --------------------------------------------------------------------


def mourn(state: State) -> Steps[None]:
    """K5: the deaths of leaders are answered, those of the reactive side first (SW-MOR-22)."""
    while state.fallen:
        leaders = [state.combatants[number] for number in state.fallen]
        state.fallen = []
        leaders.sort(key=lambda leader: (leader.side == state.side, leader.owner))  # SW-MUL-20
        for leader in leaders:
            yield from lose_leader(state, leader)


def lose_leader(state: State, leader: Combatant) -> Steps[None]:
    """SW-MOR-16, SW-MOR-18: his band rolls; then those who failed flee, as their owner orders both."""
    cause = cause_of_flight(state, leader)
    shaken = [one for one in state.combatants if one.band == leader.band and is_shaken(state, one)]
    helped = can_be_helped(state, leader)
    failed: list[Combatant] = []
    while shaken:
        one = yield from next_of(state, leader, shaken, helped)
        passed = yield from passes(state, one, LEADER_DIED, None)
        if not passed:
            yield from begin_to_flee(state, one)  # L5
            failed.append(one)
    while failed:
        fugitive = yield from next_of(state, leader, failed, True)
        if is_there(fugitive):
            yield from flee_from(state, fugitive, cause)


def can_be_helped(state: State, leader: Combatant) -> bool:
    """Whether a hero of the side is left who may help in a morale roll; otherwise their order is all one."""
    return any(is_hero(one) and is_there(one) and one.side == leader.side for one in state.combatants)


def next_of(state: State, leader: Combatant, left: list[Combatant], matters: bool) -> Steps[Combatant]:
    """K5: the owner of a leader's band says who is next; nobody is asked where it does not matter."""
    number = left[0].id
    if matters and len(left) > 1:
        number = yield from choose(
            leader.owner,
            "spherewars.morale.order",
            "SW-MOR-18",
            [one.id for one in left],
            hand=PICK_PIECE,
        )
    found = state.combatants[number]
    left.remove(found)
    return found


def is_shaken(state: State, one: Combatant) -> bool:
    """SW-MOR-16, SW-MOR-17: whom the death of a leader concerns; traits exempt more of them."""
    return is_there(one) and not one.fleeing and not is_ephemeral(one) and not fights(state, one)


def cause_of_flight(state: State, leader: Combatant) -> Point:
    """SW-FLE-04: where the killer stands, or else the spot where the leader died."""
    for killer in [effect.source for effect in leader.effects.named(SLAIN)]:
        if killer != NOBODY and is_there(state.combatants[killer]):
            return state.combatants[killer].body.centre()
    return leader.body.centre()
