"""SCN: cover in combat, higher ground and deep water."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.aiming import blow_of_shot
from dicefront.games.spherewars.rules.ground import Gait
from dicefront.games.spherewars.rules.melee import blow_of, hand_of
from dicefront.games.spherewars.rules.moments import SHAPE_GAIT, asked
from dicefront.games.spherewars.rules.profile import COLOSSAL, COMMON_HEIGHT, FLAT, HUGE, LARGE, SMALL
from dicefront.games.spherewars.rules.scenery import FLOOR, terrain_of, thing_of
from dicefront.games.spherewars.rules.scenery_file import BARE, DENSE, SCENERY, SPARSE
from dicefront.games.spherewars.rules.shelter import cover_of, elevation_of, height_for_shots, is_in_deep
from dicefront.games.spherewars.rules.state import Combatant, State
from dicefront.games.spherewars.rules.subjects import Shot
from dicefront.games.spherewars.scenes import charged, one, position
from dicefront.skirmish.space import Thing
from dicefront.tabletop.bases import Base
from tests.games.spherewars.bodies import units
from tests.games.spherewars.profiles import PLAIN, made

FLYER = made("flyer", fly=True)


def gait_of(state: State, walker: Combatant) -> Gait:
    """How somebody walks, by its traits."""
    gait = Gait(walker.walker.radius, walker.profile.height, walker.walker.flies)
    for trait in asked(walker, SHAPE_GAIT):
        trait.shape_gait(state, walker, gait)
    return gait


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


@pytest.mark.rule("SW-SCN-35", "SW-SCN-37")
@pytest.mark.parametrize(
    ("shooter", "target", "dice"),
    [((30, 30), (10, 10), 3), ((10, 10), (30, 30), 2), ((29, 30), (31, 30), 2), ((10, 10), (15, 10), 2)],
)
def test_shots_down_from_a_hill(shooter: tuple[float, float], target: tuple[float, float], dice: int) -> None:
    state = position(one(0, PLAIN, shooter), one(1, PLAIN, target), things=[piece("hill", 30, 30)])
    bow = position(one(0, "lookout", (1, 1)), one(1, PLAIN, (5, 5))).combatants[0].ranged[0]
    shot = Shot(state.combatants[0], state.combatants[1], bow, False)
    strength = blow_of_shot(state, shot, 0).strength
    plain = strength.amount - sum([part.amount for part in strength.parts if part.rule == "SW-SCN-35"])
    assert strength.amount - plain == dice - 2


@pytest.mark.rule("SW-EQU-26", "SW-SCN-35", "SW-SCN-11")
@pytest.mark.parametrize(
    ("things", "shooter", "target"),
    [([piece("hill", 30, 30)], (30, 30), (10, 10)), ([piece("leafy_wood", 20, 20)], (10, 20), (20, 20))],
    ids=["from above", "dense cover"],
)
def test_neither_height_nor_cover_changes_the_damage_of_a_shot_against_a_charge(
    things: list[Thing], shooter: tuple[float, float], target: tuple[float, float]
) -> None:
    state = position(one(0, PLAIN, shooter), one(1, PLAIN, target), things=things)
    bow = position(one(0, "lookout", (1, 1)), one(1, PLAIN, (5, 5))).combatants[0].ranged[0]
    shot = Shot(state.combatants[0], state.combatants[1], bow, False)
    ordinary = blow_of_shot(state, shot, 0).strength
    shot.against_charge = True
    against_charge = blow_of_shot(state, shot, 0).strength
    assert ordinary.amount != against_charge.amount
    assert [part.rule for part in against_charge.parts] == ["SW-SHO-08"]


@pytest.mark.rule("SW-SCN-18")
def test_fatigue_takes_no_die_of_cover() -> None:
    state = joined("wood", 3.4)
    assert numbers(state)[0] == 3
    state.combatants[1].fatigue = 5
    assert numbers(state)[0] == 2, "DEX falls to 1, the die of cover stays"


@pytest.mark.rule("SW-SCN-19", "SW-SCN-22", "SW-SCN-23")
def test_who_ignores_the_penalties_of_a_piece_has_its_cover_and_its_height() -> None:
    things = [piece("stream", 20, 20)]
    state = position(one(0, PLAIN, (16, 20), traits=["aquatic"]), one(1, PLAIN, (35, 35)), things=things)
    swimmer, other = state.combatants
    (stream,) = terrain_of(state.space).pieces
    assert gait_of(state, swimmer).lost_in(stream) == 0
    assert gait_of(state, other).lost_in(stream) == 1
    assert cover_of(state, swimmer, other) == SPARSE
    assert height_for_shots(state, swimmer) == swimmer.profile.height - 1


@pytest.mark.rule("SW-SCN-29", "SW-SCN-27", "SW-SCN-28")
def test_deep_lava_is_lava_and_deep() -> None:
    things = [piece("lava_lake", 20, 20)]
    state = position(one(0, PLAIN, (16, 20), traits=["red_hot"]), one(1, PLAIN, (35, 35)), things=things)
    hot, other = state.combatants
    (lava,) = terrain_of(state.space).pieces
    assert (gait_of(state, hot).may_enter(lava), gait_of(state, other).may_enter(lava)) == (True, False)
    assert gait_of(state, hot).lost_in(lava) == 0
    assert (is_in_deep(state, hot), height_for_shots(state, hot)) == (True, FLAT)


@pytest.mark.rule("SW-SCN-43")
def test_a_tower_is_a_building_and_an_elevation() -> None:
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (35, 35)), things=[piece("tower", 20, 20)])
    inside, other = state.combatants
    (tower,) = terrain_of(state.space).pieces
    assert (tower.building, tower.elevation) == (True, True)
    assert cover_of(state, inside, other) == SPARSE
    assert elevation_of(state, inside) == 0
    inside.body = body_on(inside.body, 2)
    assert elevation_of(state, inside) == 2


def body_on(body: Base, floor: int) -> Base:
    return Base(body.shape.x, body.shape.y, body.shape.reach, floor * FLOOR, body.top - body.bottom)


@pytest.mark.rule("SW-SCN-05")
def test_scenery_has_the_height_levels_of_combatants() -> None:
    heights = {kind: SCENERY.kinds[kind].height for kind in ("stream", "hedge", "rubble", "wood", "hill")}
    assert heights == {"stream": FLAT, "hedge": SMALL, "rubble": COMMON_HEIGHT, "wood": LARGE, "hill": HUGE}
    assert list(range(6)) == [FLAT, SMALL, COMMON_HEIGHT, LARGE, HUGE, COLOSSAL]
