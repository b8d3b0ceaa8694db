"""SCN: cover in combat, higher ground and deep water."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.melee import blow_of, hand_of
from dicefront.games.spherewars.rules.profile import FLAT, LARGE, SMALL
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.scenery_file import BARE, DENSE, SPARSE
from dicefront.games.spherewars.rules.shelter import cover_of, elevation_of, height_for_shots, is_in_deep
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.scenes import charged, one, position
from dicefront.skirmish.space import Thing
from tests.games.spherewars.bodies import units
from tests.games.spherewars.profiles import PLAIN, made

FLYER = made("flyer", fly=True)


def piece(kind: str, x: float, y: float, turn: float = 0) -> Thing:
    ux, uy = units(x, y)
    return thing_of(kind, kind, ux, uy, turn)


def joined(kind: str, defender: float, was_free: bool = True, turn: float = 0) -> State:
    """A charger from the right against somebody at so much to the right of the middle of a piece."""
    return position(
        one(0, PLAIN, (21 + defender, 20)),
        one(1, PLAIN, (20 + defender, 20)),
        joined=[charged(1, was_free=was_free)],
        things=[piece(kind, 20, 20, turn)],
    )


def numbers(state: State) -> tuple[int, int]:
    """The dice of the defender, and the strength of the charger if it wins."""
    charger, defender = state.combatants
    strength = blow_of(state, charger, defender, 0).strength
    return hand_of(state, defender, charger).total().amount, strength.amount


@pytest.mark.rule("SW-SCN-09", "SW-SCN-12", "SW-SCN-13", "SW-SCN-14")
def test_cover_in_combat() -> None:
    """Plain: DEX 2, STR 2 and 3 with the charge."""
    assert numbers(joined("wood", 10)) == (2, 3)
    assert numbers(joined("wood", 3.4)) == (3, 3), "it grazes the edge, the charger does not touch the wood"
    assert numbers(joined("wood", 0)) == (2, 3), "both are in the wood"
    assert numbers(joined("leafy_wood", 4.4)) == (3, 2)
    assert numbers(joined("leafy_wood", 4.4, was_free=False)) == (2, 3)
    assert numbers(joined("hill", 4.4)) == (2, 3)


@pytest.mark.rule("SW-SCN-40")
def test_both_have_cover_across_a_line() -> None:
    state = joined("hedge", -0.5, turn=90)
    charger, defender = state.combatants
    assert (cover_of(state, charger, defender), cover_of(state, defender, charger)) == (SPARSE, SPARSE)
    beside = joined("hedge", 3, turn=90)
    assert cover_of(beside, *beside.combatants) == BARE


@pytest.mark.rule("SW-SCN-15", "SW-FLY-09")
def test_the_densest_piece_counts_and_flyers_have_none() -> None:
    things = [piece("rubble", 20, 20), piece("leafy_wood", 20, 25)]
    state = position(
        one(0, PLAIN, (20, 21.3)), one(1, FLYER, (20.6, 21)), one(1, PLAIN, (35, 35)), things=things
    )
    covered, flyer, other = state.combatants
    assert cover_of(state, covered, other) == DENSE
    assert cover_of(state, flyer, other) == BARE


@pytest.mark.rule("SW-SCN-26", "SW-SCN-34", "SW-SIT-26")
def test_higher_ground_and_deep_water() -> None:
    tall, imp = made("tall", height=LARGE), made("imp", height=SMALL)
    things = [piece("lake", 10, 10), piece("hill", 30, 30), piece("stream", 10, 30)]
    state = position(
        one(0, tall, (10, 10)),
        one(0, imp, (30, 30)),
        one(0, tall, (6, 30)),
        one(1, FLYER, (11, 12)),
        things=things,
    )
    swimmer, on_hill, wading, flyer = state.combatants
    assert [is_in_deep(state, each) for each in state.combatants] == [True, False, False, False]
    assert [elevation_of(state, each) for each in state.combatants] == [0, 4, 0, 0]
    assert height_for_shots(state, swimmer) == FLAT
    assert height_for_shots(state, on_hill) == SMALL
    assert height_for_shots(state, wading) == LARGE - 1
    assert height_for_shots(state, flyer) == flyer.profile.height


@pytest.mark.rule("SW-SCN-36")
def test_down_from_a_hill() -> None:
    """STR 3 charges downhill and wins: 5 damage dice; nothing if contact was broken since."""
    strong = made("strong", str=3)
    for above, whole, dice in [(True, True, 5), (False, True, 4), (True, False, 3)]:
        state = position(
            one(0, strong, (20, 20)), one(1, PLAIN, (21, 20)), joined=[charged(1, above=above, whole=whole)]
        )
        charger, enemy = state.combatants
        assert blow_of(state, charger, enemy, 0).strength.amount == dice
