"""T2, ORD: abilities that lead: the strategic roll, orders of others, and who stands in for a leader."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.fighting import RolledAgain
from dicefront.games.spherewars.rules.events.playing import LeaderRolled
from dicefront.games.spherewars.rules.flight import flee
from dicefront.games.spherewars.rules.morale import has_presence
from dicefront.games.spherewars.rules.orders import issuers, receiver_refused
from dicefront.games.spherewars.rules.profile import LEADER, MESSENGER, Profile
from dicefront.games.spherewars.rules.state import (
    DEAD,
    FIRST_FLIGHT,
    NEXT_ACTIVATION,
    STRATEGY,
    State,
    is_there,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import TRAP, Blow
from dicefront.games.spherewars.rules.turn import dice_of_band, refill_orders, strategic_roll, strategy
from dicefront.games.spherewars.rules.wounds import die
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.testing import play_out
from dicefront.skirmish.figures import ON_TABLE, WAITING
from dicefront.tabletop.point import Point
from tests.games.spherewars.profiles import HERO, PLAIN, made

MERCENARIES = ("mercenaries",)
CAPTAIN = made("captain", rank=LEADER, com=3, factions=("legion",))
LAROC = made("laroc", abilities=("lesser_leader",), factions=MERCENARIES)
LOOKOUT = made("lookout", factions=MERCENARIES)
GUARD = made("guard", factions=("legion",))


def band(*profiles: Profile) -> State:
    """A band in a row, with an enemy far away."""
    own = [one(0, profile, (10 + 2.0 * place, 10)) for place, profile in enumerate(profiles)]
    return position(*own, one(1, PLAIN, (30, 38)))


# -- the strategic roll -----------------------------------------------------------------------------------


def leaders(own: Profile, other: Profile, *more: Any) -> State:
    return position(one(0, own, (10, 10)), one(1, other, (30, 30)), *more)


@pytest.mark.rule("SW-ABI-54")
@pytest.mark.parametrize(("enemy", "dice", "winner"), [
    ((), [4, 3, 2, 1, 4, 3, 3], 0),
    (("strategist",), [4, 3, 2, 1, 4, 3, 3], 1),
])  # fmt: skip
def test_a_strategist_wins_with_equal_best_dice(enemy: tuple[str, ...], dice: list[int], winner: int) -> None:
    rodanes = made("rodanes", rank=LEADER, com=4, universal=("strategist",))
    lance = made("lance", rank=LEADER, com=3, universal=enemy)
    assert play_out(strategic_roll(leaders(rodanes, lance)), dice=dice).result == winner


@pytest.mark.rule("SW-TRN-03", "SW-TRN-04")
def test_a_tactical_scout_helps_in_no_later_strategic_roll() -> None:
    scout = made("scout", abilities=("tactical_scout",))
    state = leaders(CAPTAIN, HERO, one(0, scout, (12, 10)))
    state.turn, state.activation, state.stage = 0, None, STRATEGY
    counts: list[list[int]] = []
    for _ in range(2):
        played = play_out(strategy(state), [(0, 0)], [6, 6, 6, 6, 1, 1, 1][len(counts) :])
        counts.append([len(event.faces) for event in played.told(LeaderRolled)])
    assert counts == [[4, 3], [3, 3]]


@pytest.mark.rule("SW-TRN-03", "SW-DEP-01")
@pytest.mark.parametrize(("turn", "there", "dice"), [(0, True, 4), (1, True, 3), (0, False, 3)])
def test_a_tactical_scout_helps_in_the_first_turn(turn: int, there: bool, dice: int) -> None:
    scout = made("scout", abilities=("tactical_scout",))
    state = leaders(CAPTAIN, HERO, one(0, scout, (12, 10)), one(0, scout, (14, 10)))
    state.turn = turn
    if not there:
        for someone in state.combatants[2:]:
            someone.where = WAITING
    assert dice_of_band(state, state.bands[0]) == dice  # two of them add no more than one
    assert dice_of_band(state, state.bands[0], "deployment") == 4
    assert dice_of_band(state, state.bands[1], "deployment") == 3


@pytest.mark.rule("SW-DEP-01")
def test_a_leader_who_is_not_yet_on_the_table_rolls_for_deployment() -> None:
    state = leaders(CAPTAIN, HERO)
    state.combatants[0].where = WAITING
    assert dice_of_band(state, state.bands[0], "deployment") == 3
    assert dice_of_band(state, state.bands[0]) == 1


SEER = made("seer", abilities=("strategic_vision",))


@pytest.mark.rule("SW-TRN-05", "SW-DIC-23")
def test_strategic_vision_rolls_a_die_again_and_who_is_behind_decides_first() -> None:
    state = leaders(CAPTAIN, HERO, one(0, SEER, (12, 10)), one(1, SEER, (32, 30)))
    # Side 0 is ahead with 6, 2, 1 against 5, 2, 1, which become 6, 5, 2; its own become 6, 3, 2.
    answers = [(1, [2]), (0, [2])]
    played = play_out(strategic_roll(state), answers, [6, 2, 1, 5, 2, 1, 6, 3])
    assert [again.combatant for again in played.told(RolledAgain)] == [3, 2]
    assert played.result == 1


@pytest.mark.parametrize("hindered", ["flees", "fights", "dead"])
def test_no_vision_for_those_who_are_busy(hindered: str) -> None:
    near = (13.0, 10.0) if hindered == "fights" else (20.0, 38.0)
    state = leaders(CAPTAIN, HERO, one(0, SEER, (12, 10)), one(1, PLAIN, near))
    seer = state.combatants[2]
    if hindered == "flees":
        seer.flight = FIRST_FLIGHT
    elif hindered == "dead":
        play_out(die(state, Blow(TRAP, state.combatants[1], seer, True)))
    assert play_out(strategic_roll(state), dice=[6, 2, 1, 5, 2, 1]).questions == []


# -- who issues orders --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ORD-03")
def test_an_amazon_orders_her_own_faction_only() -> None:
    amazon = made("amazon", abilities=("mercenary_messenger",), factions=MERCENARIES)
    state = band(CAPTAIN, amazon, LOOKOUT, GUARD)
    state.bands[0].orders = 1
    captain, her, lookout, guard, _ = state.combatants
    assert issuers(state, state.bands[0]) == [captain, her]
    assert receiver_refused(state, her, lookout, "relocate") is None
    assert receiver_refused(state, captain, guard, "relocate") is None
    refusal = receiver_refused(state, her, guard, "relocate")
    assert refusal is not None
    assert refusal.reason == "spherewars.order.not_hers"
    her.bear(STUNNED, NEXT_ACTIVATION)
    assert issuers(state, state.bands[0]) == [captain]


@pytest.mark.rule("SW-ORD-03")
def test_a_lesser_leader_orders_everybody_like_a_messenger() -> None:
    state = band(CAPTAIN, LAROC, GUARD)
    state.bands[0].orders = 1
    assert issuers(state, state.bands[0]) == state.combatants[:2]
    assert receiver_refused(state, state.combatants[1], state.combatants[2], "relocate") is None


def without_leader(laroc_flees: bool = False, leaves: bool = False) -> State:
    """The captain has died or left; there are Laroc, a messenger, a lookout and a guard."""
    runner = made("runner", rank=MESSENGER)
    state = band(CAPTAIN, LAROC, runner, LOOKOUT, GUARD)
    state.bands[0].orders = 2
    captain = state.combatants[0]
    if laroc_flees:
        state.combatants[1].flight = FIRST_FLIGHT
    if leaves:
        captain.flight = FIRST_FLIGHT
        captain.body = type(captain.body)(25000, 2000, 1250, 0, 1)
        play_out(flee(state, captain, Point(0, -1)))
    else:
        play_out(die(state, Blow(TRAP, state.combatants[5], captain, True)))
    assert not is_there(captain)
    return state


@pytest.mark.rule("SW-ORD-06")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_lesser_leader_takes_over_from_a_leader_who_is_gone(leaves: bool) -> None:
    state = without_leader(leaves=leaves)
    own, laroc = state.bands[0], state.combatants[1]
    assert own.orders == 2
    assert issuers(state, own) == [laroc]  # the messenger does not
    refill_orders(state, own)
    assert own.orders == 1
    own.orders = 0
    laroc.bear(PARALYSED, NEXT_ACTIVATION)
    refill_orders(state, own)
    assert own.orders == 0


@pytest.mark.rule("SW-ORD-05", "SW-ORD-06", "SW-ORD-07")
@pytest.mark.parametrize("state_of_mind", [STUNNED, PARALYSED, ""])
def test_who_took_over_gives_no_order_while_she_is_stunned_paralysed_or_flees(state_of_mind: str) -> None:
    state = without_leader()
    own, laroc = state.bands[0], state.combatants[1]
    if state_of_mind:
        laroc.bear(state_of_mind, NEXT_ACTIVATION)
    else:
        laroc.flight = FIRST_FLIGHT
    assert issuers(state, own) == []
    assert own.orders == 2


@pytest.mark.rule("SW-ORD-06")
def test_without_her_the_orders_are_lost() -> None:
    state = without_leader(laroc_flees=True)
    assert state.bands[0].orders == 0
    state = without_leader()
    play_out(die(state, Blow(TRAP, state.combatants[5], state.combatants[1], True)))
    assert state.bands[0].orders == 0
    refill_orders(state, state.bands[0])
    assert state.bands[0].orders == 0


@pytest.mark.rule("SW-ORD-06")
@pytest.mark.parametrize("place", [WAITING, DEAD])
def test_who_is_not_on_the_table_takes_nothing_over(place: int) -> None:
    state = band(CAPTAIN, LAROC, GUARD)
    state.bands[0].orders = 2
    captain, laroc = state.combatants[:2]
    laroc.where = place
    play_out(die(state, Blow(TRAP, state.combatants[3], captain, True)))
    assert state.bands[0].orders == 0
    laroc.where = ON_TABLE
    assert issuers(state, state.bands[0]) == []
    refill_orders(state, state.bands[0])
    assert state.bands[0].orders == 0


@pytest.mark.rule("SW-ORD-06")
def test_who_fled_when_the_leader_died_takes_nothing_over_when_she_regroups() -> None:
    state = without_leader(laroc_flees=True)
    state.combatants[1].flight = 0
    assert issuers(state, state.bands[0]) == []
    refill_orders(state, state.bands[0])
    assert state.bands[0].orders == 0


@pytest.mark.rule("SW-MOR-07")
def test_the_presence_of_who_took_over_helps_her_faction() -> None:
    before = band(CAPTAIN, LAROC, LOOKOUT)
    before.combatants[0].where = WAITING
    assert not has_presence(before, before.combatants[2])
    state = without_leader()
    assert has_presence(state, state.combatants[3])
    assert not has_presence(state, state.combatants[4])
