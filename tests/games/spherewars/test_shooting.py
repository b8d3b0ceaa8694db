"""SHO, EQU: mundane shots, step list S, and shots against a charge, step list X."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import combat
from dicefront.games.spherewars.rules.aiming import aim, blow_of_shot
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.shooting import (
    OutOfRange,
    PrecisionRolled,
    ShotDeclared,
    ShotLost,
    TargetReplaced,
)
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import FLAT, HUGE, LARGE, SMALL, Arms, Profile
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.scenery_file import SCENERY
from dicefront.games.spherewars.rules.shelter import is_in_deep
from dicefront.games.spherewars.rules.shooting import DeclareShot, shoot, shot_of
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    DEAD,
    ENGAGE,
    MOVE,
    RUN,
    SPEED_UP,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import Shot
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.testing import Played, play_out, refusal_of
from tests.games.spherewars.profiles import ASH, HERO, PLAIN, made

CENTRE = (20.0, 20.0)
BOW = (Arms("tension"),)
ARCHER = made("archer", pre=3, str=2, ranged=BOW)
COLLECTOR = made("tax_collector", pre=3, str=2, ranged=(Arms("light_mechanical"),))
MOVER = made("mover", mov=6)
BLOWPIPER = made("blowpiper", mov=4, height=SMALL, con_mundane=2)


def scene(*others: Any, shooter: Profile = ARCHER, action: int = STAND, things: Any = ()) -> State:
    state = position(one(0, shooter, CENTRE), *others, things=things)
    activation_of(state).action = action
    activation_of(state).moved = action != STAND
    return state


def shot_at(state: State, number: int = 1, weapon: int = 0) -> Shot:
    """A shot of number 0, aimed."""
    shooter = actor_of(state)
    shot = shot_of(state, shooter, shooter.ranged[weapon], state.combatants[number])
    aim(state, shot)
    return shot


def dice(state: State, number: int = 1) -> int:
    return shot_at(state, number).total().amount


def number_of(state: State, number: int = 1) -> int:
    return shot_at(state, number).number.amount


def fired(state: State, faces: list[int], *answers: Any) -> Played[None]:
    return play_out(shoot(state), list(answers) or [(0, [[0, 1]])], faces)


# -- who shoots, and at whom ------------------------------------------------------------------------------


@pytest.mark.rule("SW-SHO-01", "SW-ACT-07", "SW-ACT-09", "SW-EQU-31", "SW-MOV-13")
@pytest.mark.parametrize(
    ("action", "shoots"), [(STAND, True), (RUN, True), (SPEED_UP, False), (CHARGE, False), (ENGAGE, False)]
)
def test_who_stood_still_or_ran_may_shoot(action: int, shoots: bool) -> None:
    state = scene(one(1, PLAIN, (25, 20)), action=action)
    answers: list[tuple[int, Any]] = [(0, [])] if shoots else []
    assert len(play_out(shoot(state), answers).questions) == shoots


@pytest.mark.rule("SW-EQU-31", "SW-EQU-21")
def test_some_weapons_shoot_while_speeding_up() -> None:
    state = scene(
        one(1, PLAIN, (22, 20)), shooter=made("thrower", pre=2, ranged=(Arms("projectile"),)), action=SPEED_UP
    )
    assert play_out(shoot(state), [(0, [])]).kinds == ["spherewars.shot.declare"]


@pytest.mark.rule("SW-SHO-01", "SW-DEF-10", "SW-STA-12", "SW-ATT-05")
def test_who_may_not_shoot() -> None:
    in_contact = scene(one(1, PLAIN, (21, 20)))
    stopped = scene(one(1, PLAIN, (25, 20)))
    activation_of(stopped).stopped = True
    paralysed = scene(one(1, PLAIN, (25, 20)))
    actor_of(paralysed).bear(PARALYSED, "next_activation")
    unarmed = scene(one(1, PLAIN, (25, 20)), shooter=PLAIN)
    for state in (in_contact, stopped, paralysed, unarmed):
        assert play_out(shoot(state)).questions == []


@pytest.mark.rule("SW-SHO-01", "SW-ACT-05", "SW-BAS-07", "SW-HTH-01")
@pytest.mark.parametrize(
    ("x", "flight", "kinds"),
    [(21, 0, ["spherewars.fight.enemy"]), (21, 1, []), (21.1, 1, ["spherewars.shot.declare"])],
)
def test_who_touches_a_fugitive_neither_fights_nor_shoots(x: float, flight: int, kinds: list[str]) -> None:
    state = scene(one(1, PLAIN, (x, 20), flight=flight), one(1, PLAIN, (20, 25)))
    answers: list[tuple[int, Any]] = [(0, [] if flight else 1)] if kinds else []
    assert play_out(combat(state), answers, [] if flight else [6, 6, 6, 6]).kinds == kinds


@pytest.mark.rule("SW-SHO-02", "SW-SHO-03", "SW-SIT-20", "SW-SHO-36")
def test_targets_are_enemies_in_sight_and_out_of_combat() -> None:
    state = scene(
        one(1, PLAIN, (25, 20)),
        one(1, PLAIN, (20, 25)),
        one(0, PLAIN, (20, 26)),
        one(1, PLAIN, (27, 20)),
    )
    question = play_out(shoot(state), [(0, [])]).questions[0]
    assert question.check([[0, 1]]) is None
    assert refusal_of(question, [[0, 2]]).rule == "SW-SHO-02"  # in combat
    assert refusal_of(question, [[0, 4]]).rule == "SW-SHO-02"  # behind number 1
    assert refusal_of(question, [[0, 3]]).rule == "SW-SHO-02"  # a friend


@pytest.mark.parametrize("answer", [None, 1, [1], [[0]], [[3, 1]], [[0, 1], [0, 1]], [["a", 1]]])
def test_what_is_no_shot_is_told_so(answer: object) -> None:
    state = scene(one(1, PLAIN, (25, 20)))
    question = DeclareShot(actor_of(state), actor_of(state).ranged, [1])
    assert refusal_of(question, answer).reason == "kernel.unreadable"


# -- dice and target number -------------------------------------------------------------------------------


@pytest.mark.rule("SW-SHO-05", "SW-SHO-08", "SW-SHO-11")
def test_the_example_of_the_tax_collector() -> None:
    state = scene(one(1, BLOWPIPER, (26, 20)), shooter=COLLECTOR)
    played = fired(state, [5, 4, 5, 2])
    rolled = played.told(PrecisionRolled)[0]
    assert (rolled.dice.amount, rolled.number.amount, rolled.hit) == (2, 4, True)
    assert state.combatants[1].wounds == 3


@pytest.mark.rule("SW-SHO-11")
@pytest.mark.parametrize(("height", "count"), [(FLAT, 1), (SMALL, 2), (2, 3), (LARGE, 4), (HUGE, 5), (5, 5)])
def test_height_changes_the_dice(height: int, count: int) -> None:
    assert dice(scene(one(1, made("target", height=height), (25, 20)))) == count


@pytest.mark.rule("SW-SHO-12", "SW-EQU-36", "SW-SHO-39")
def test_who_moved_has_one_die_less_unless_its_weapon_allows_it() -> None:
    assert dice(scene(one(1, PLAIN, (25, 20)), shooter=COLLECTOR, action=RUN)) == 2
    assert dice(scene(one(1, PLAIN, (25, 20)), action=RUN)) == 3


@pytest.mark.rule("SW-SHO-13", "SW-STA-09", "SW-STA-15", "SW-FLE-16")
def test_the_helpless_are_easier_to_hit_once() -> None:
    state = scene(one(1, PLAIN, (25, 20), flight=1))
    assert dice(state) == 4
    state.combatants[1].bear(STUNNED, "next_activation")
    assert dice(state) == 4
    state.combatants[1].flight = 0
    assert dice(state) == 4
    paralysed = scene(one(1, PLAIN, (25, 20)))
    assert dice(paralysed) == 3
    paralysed.combatants[1].bear(PARALYSED, "next_activation")
    assert dice(paralysed) == 4


@pytest.mark.rule("SW-SHO-14", "SW-SHO-17", "SW-BAS-06")
@pytest.mark.parametrize(("x", "count"), [(29.0, 3), (29.1, 2)])
def test_long_range_costs_a_die(x: float, count: int) -> None:
    assert dice(scene(one(1, PLAIN, (x, 20)))) == count


@pytest.mark.rule("SW-SHO-15", "SW-SIT-04")
def test_partial_sight_costs_a_die() -> None:
    assert dice(scene(one(1, PLAIN, (25, 20)), one(0, PLAIN, (22.5, 20.6)))) == 2


@pytest.mark.rule("SW-SHO-16", "SW-SCN-08", "SW-SCN-11")
def test_cover_takes_a_point_of_precision_instead() -> None:
    wood = thing_of("wood", "wood 1", inch(26), inch(20), 0)
    state = scene(one(1, PLAIN, (26, 20)), things=[wood])
    assert dice(state) == 2
    state = scene(one(1, PLAIN, (26, 20)), shooter=made("poor", pre=1, ranged=BOW), things=[wood])
    assert dice(state) == 1


@pytest.mark.rule("SW-SHO-16", "SW-SHO-19")
def test_another_obstacle_beside_the_cover_costs_a_die_more() -> None:
    """The example: PRE 3, a target in a wood with a figure half in the way: 1 die."""
    wood = thing_of("wood", "wood 1", inch(28), inch(20), 0)
    state = scene(one(1, PLAIN, (28, 20)), one(0, PLAIN, (23, 20.5)), things=[wood])
    assert dice(state) == 1


PISTOLS = made("ikarus", pre=3, ranged=(Arms("light_powder", 2),))


@pytest.mark.rule("SW-SHO-32", "SW-SHO-28", "SW-SHO-18")
def test_the_second_shot_may_go_elsewhere_at_the_price_of_both_rules() -> None:
    state = scene(one(1, made("frail", wounds=2), (25, 20)), one(1, PLAIN, (20, 25)), shooter=PISTOLS)
    strength = CATALOGUE.ranged["light_powder"].strength
    hit = [5, 1, 1, *[6] * strength]
    played = play_out(shoot(state), [(0, [[0, 1], [1, 1]]), (0, 2)], [*hit, 1, 1])
    first, second = played.told(PrecisionRolled)
    assert (first.dice.amount, first.number.amount) == (3, 4)
    assert (second.enemy, second.dice.amount, second.number.amount) == (2, 2, 5)


@pytest.mark.rule("SW-SHO-28", "SW-SHO-37", "SW-ORD-46")
def test_the_target_is_changed_once_in_an_activation_and_orders_come_before_the_first_shot() -> None:
    state = scene(one(1, PLAIN, (25, 20)), one(1, HERO, (25, 23)), one(1, PLAIN, (20, 25)), shooter=PISTOLS)
    state.bands[1].orders = 3
    answers = [(0, [[0, 1], [1, 1]]), (1, order("hit_the_dirt", 2, 1)), (1, None), (0, 3), (1, None)]
    played = play_out(shoot(state), answers, [1] * 4)
    first, second = played.told(PrecisionRolled)
    assert (first.enemy, first.dice.amount, first.number.amount) == (3, 2, 5)
    assert (second.enemy, second.dice.amount, second.number.amount) == (1, 2, 6)
    assert played.kinds.count("spherewars.window.shot") == 3
    assert played.kinds.count("spherewars.shot.change") == 1


@pytest.mark.rule("SW-SHO-18", "SW-SHO-32", "SW-SHO-31", "SW-EQU-22")
def test_two_weapons_at_two_targets_have_a_die_less_each() -> None:
    for second, count in ((1, 3), (2, 2)):
        state = scene(one(1, PLAIN, (25, 20)), one(1, PLAIN, (20, 25)), shooter=PISTOLS)
        played = play_out(shoot(state), [(0, [[0, 1], [1, second]]), (0, None)], [1] * (2 * count))
        assert [event.dice.amount for event in played.told(PrecisionRolled)] == [count, count]


@pytest.mark.rule("SW-SHO-06", "SW-SHO-07", "SW-FLY-06")
def test_the_number_is_the_movement_of_the_target() -> None:
    assert number_of(scene(one(1, made("slow", mov=3), (25, 20)))) == 3
    assert number_of(scene(one(1, made("eagle_man", mov=6, fly=True), (25, 20)))) == 7


@pytest.mark.rule("SW-ABI-19", "SW-ABI-20", "SW-STA-08", "SW-ART-14")
def test_skill_changes_the_number_by_one() -> None:
    state = scene(
        one(1, PLAIN, (25, 20)), shooter=made("expert", pre=2, ranged=BOW, universal=("expert_shooter",))
    )
    assert number_of(state) == 3
    actor_of(state).bear(STUNNED, "next_activation")
    assert number_of(state) == 4
    poor = made("inexpert", pre=2, ranged=BOW, universal=("inexpert_shooter",))
    assert number_of(scene(one(1, PLAIN, (25, 20)), shooter=poor)) == 5


# -- the hit ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SHO-21", "SW-SHO-04", "SW-BAS-19")
@pytest.mark.parametrize(("x", "hit"), [(29.0, True), (29.1, False)])
def test_the_range_is_measured_after_the_roll(x: float, hit: bool) -> None:
    state = scene(one(1, PLAIN, (x, 20)))
    played = fired(state, [6, 1, 1, 1, 1] if hit else [6, 1])
    assert len(played.told(OutOfRange)) == (not hit)


@pytest.mark.rule("SW-SHO-10", "SW-EQU-34", "SW-EQU-35", "SW-EQU-17", "SW-EQU-20")
def test_penetration() -> None:
    musket = made("musketeer", pre=2, ranged=(Arms("powder"),))
    assert blow_of_shot_at(scene(one(1, PLAIN, (33, 20)), shooter=musket)) == (3, 1)
    for x, con in ((26.0, 1), (26.1, 2)):
        assert blow_of_shot_at(scene(one(1, PLAIN, (x, 20)), shooter=COLLECTOR)) == (2, con)


def blow_of_shot_at(state: State) -> tuple[int, int]:
    blow = blow_of_shot(state, shot_at(state), 0)
    return blow.strength.amount, blow.number.amount


@pytest.mark.rule("SW-EQU-37", "SW-EQU-15", "SW-EQU-16", "SW-EQU-21", "SW-SHO-09")
def test_the_strength_is_that_of_the_weapon_or_of_its_bearer() -> None:
    thrower = made("thrower", pre=2, str=4, ranged=(Arms("projectile"),))
    assert blow_of_shot_at(scene(one(1, PLAIN, (23, 20)), shooter=thrower))[0] == 5
    assert blow_of_shot_at(scene(one(1, PLAIN, (23, 20)), shooter=ARCHER))[0] == 2
    flyer = scene(one(1, made("flyer", fly=True), (23, 20)), shooter=thrower)
    assert blow_of_shot_at(flyer)[0] == 4  # SW-FLY-06


@pytest.mark.rule("SW-SHO-34", "SW-CRI-05", "SW-CRI-12")
def test_two_spheres_add_strength_and_need_no_extra_dice() -> None:
    state = scene(one(1, made("swift", mov=8), (25, 20)))
    fired(state, [6, 6, 3, 1, 1, 1])  # three damage dice
    assert state.combatants[1].wounds == 5


@pytest.mark.rule("SW-SHO-33", "SW-ANN-02", "SW-MOR-13")
def test_a_kill_by_a_shot_moves_nobody() -> None:
    state = scene(one(1, made("frail", wounds=1), (25, 20)), one(1, PLAIN, (35, 35)))
    played = fired(state, [6, 1, 1, 6, 1])
    assert state.combatants[1].where == DEAD
    assert played.kinds == ["spherewars.shot.declare"]


@pytest.mark.rule("SW-SHO-33", "SW-WOU-17", "SW-MIS-08")
def test_a_shot_that_kills_the_last_enemy_ends_the_game() -> None:
    state = scene(one(1, made("frail", wounds=1), (25, 20)))
    fired(state, [6, 1, 1, 6, 1])
    assert state.outcome is not None
    assert state.outcome.places == [1, 2]


@pytest.mark.rule("SW-SHO-38", "SW-WOU-11")
@pytest.mark.parametrize(("x", "dies"), [(25, True), (35, False)])
def test_an_ephemeral_target_needs_no_rolls(x: float, dies: bool) -> None:
    state = scene(one(1, ASH, (x, 20)), one(1, PLAIN, (5, 5)))
    assert fired(state, []).rolls == []
    assert (state.combatants[1].where == DEAD) is dies


# -- orders before the roll ---------------------------------------------------------------------------------


def order(name: str, issuer: int, receiver: int) -> Any:
    return {"order": name, "issuer": issuer, "receiver": receiver}


def to(number: int, *points: tuple[float, float]) -> Any:
    return [[number, [[inch(x), inch(y)] for x, y in points]]]


def answered(*others: Any) -> State:
    """A leader of the targets' side has an order."""
    state = scene(one(1, PLAIN, (25, 20)), one(1, HERO, (25, 23)), *others)
    state.bands[1].orders = 2
    return state


@pytest.mark.rule("SW-ORD-43", "SW-ORD-44", "SW-ORD-46", "SW-SHO-29")
@pytest.mark.parametrize(("mov", "number"), [(4, 6), (6, 7)])
def test_hit_the_dirt_raises_the_difficulty(mov: int, number: int) -> None:
    state = scene(one(1, made("target", mov=mov), (25, 20)), one(1, HERO, (25, 23)))
    state.bands[1].orders = 1
    played = fired(state, [1, 1, 1], (0, [[0, 1]]), (1, order("hit_the_dirt", 2, 1)), (0, None))
    assert played.told(PrecisionRolled)[0].number.amount == number
    assert not state.combatants[1].effects.has("hit_the_dirt")


@pytest.mark.rule("SW-ORD-44", "SW-ABI-19", "SW-ABI-20")
@pytest.mark.parametrize(
    ("skill", "storm", "mov", "number"),
    [((), False, 4, 6), (("expert_shooter",), False, 4, 5), (("inexpert_shooter",), False, 4, 7),
     (("expert_shooter",), True, 4, 6), ((), False, 6, 7)],
)  # fmt: skip
def test_what_changes_the_difficulty_of_hit_the_dirt(
    skill: tuple[str, ...], storm: bool, mov: int, number: int
) -> None:
    shooter = made("shooter", pre=2, ranged=BOW, universal=skill)
    state = scene(one(1, made("target", mov=mov), (25, 20)), one(1, HERO, (25, 23)), shooter=shooter)
    state.bands[1].orders = 1
    state.weather = SCENERY.weathers["stormy"].level if storm else state.weather
    answers = [(0, [[0, 1]]), (1, order("hit_the_dirt", 2, 1)), (0, None)]
    played = fired(state, [1] * 2, *answers)
    assert played.told(PrecisionRolled)[0].number.amount == number


@pytest.mark.rule("SW-SHO-37", "SW-ORD-46")
def test_hit_the_dirt_covers_both_pistols_of_an_ikarus() -> None:
    state = scene(one(1, BLOWPIPER, (25, 20)), one(1, HERO, (25, 23)), shooter=PISTOLS)
    state.bands[1].orders = 1
    answers = [(0, [[0, 1], [1, 1]]), (1, order("hit_the_dirt", 2, 1)), (0, None), (0, None)]
    played = fired(state, [1] * 4, *answers)
    assert [rolled.number.amount for rolled in played.told(PrecisionRolled)] == [6, 6]


@pytest.mark.rule("SW-SHO-23", "SW-SHO-22", "SW-ORD-35")
def test_an_enemy_who_steps_between_becomes_the_target() -> None:
    state = answered(one(1, made("shield", radius=1500), (23, 21.5)))
    played = fired(
        state,
        [1, 1, 1],
        (0, [[0, 1]]),
        (1, order("relocate", 2, 3)),
        (1, None),
        (1, to(3, (23, 20))),
        (1, None),
        (0, None),
    )
    assert played.told(TargetReplaced)[0].enemy == 3
    assert played.told(PrecisionRolled)[0].enemy == 3


@pytest.mark.rule("SW-SHO-28", "SW-SHO-27")
def test_the_shooter_may_change_the_target_once_at_a_price() -> None:
    state = answered()
    played = fired(
        state, [1, 1, 1],
        (0, [[0, 1]]), (1, order("relocate", 2, 1)), (1, None), (1, to(1, (25, 18))), (0, 2), (1, None),
    )  # fmt: skip
    rolled = played.told(PrecisionRolled)[0]
    assert (rolled.enemy, rolled.number.amount) == (2, 5)


@pytest.mark.rule("SW-SHO-30", "SW-SHO-25", "SW-SHO-26")
def test_a_shot_without_a_target_is_lost() -> None:
    wall = made("wall", radius=2500, height=HUGE)
    state = scene(one(1, PLAIN, (25, 20)), one(1, HERO, (27.5, 23.2)), one(0, wall, (22.5, 21.4)))
    state.bands[1].orders = 1
    played = fired(state, [], (0, [[0, 1]]), (1, order("relocate", 2, 1)), (1, to(1, (25, 22))))
    assert len(played.told(ShotLost)) == 1
    assert played.told(PrecisionRolled) == []


@pytest.mark.rule("SW-SHO-01", "SW-SHO-39", "SW-ORD-54")
def test_a_shooter_brought_into_contact_loses_the_shot() -> None:
    state = scene(one(1, PLAIN, (25, 20)), one(0, HERO, (18, 20)), one(1, PLAIN, (20, 22.5)))
    state.bands[0].orders = 1
    played = fired(state, [], (0, [[0, 1]]), (0, order("relocate", 2, 0)), (0, to(0, (20, 21.5))))
    assert len(played.told(ShotLost)) == 1
    assert not played.told(PrecisionRolled)


@pytest.mark.rule("SW-SCN-26", "SW-SHO-39")
def test_a_shooter_brought_into_deep_water_loses_the_shot() -> None:
    lake = thing_of("lake", "lake 1", inch(20), inch(24), 0)
    state = scene(one(1, PLAIN, (25, 20)), one(0, HERO, (18, 20)), things=[lake])
    state.bands[0].orders = 1
    played = fired(state, [], (0, [[0, 1]]), (0, order("relocate", 2, 0)), (0, to(0, (20, 21.7))))
    assert is_in_deep(state, actor_of(state))
    assert len(played.told(ShotLost)) == 1


@pytest.mark.rule("SW-SHO-18", "SW-SHO-32", "SW-ORD-62")
def test_two_shots_at_one_target_are_so_though_another_suffers_the_first() -> None:
    shielded = made("shielded", abilities=("kazags_protection",), wounds=8)
    minion = made("minion", universal=("insignificant",), con_mundane=6)
    state = scene(one(1, shielded, (25, 20)), one(1, minion, (26.5, 20)), shooter=PISTOLS)
    answers = [(0, [[0, 1], [1, 1]]), (1, 2)]
    played = play_out(shoot(state), answers, [5, 1, 1, 1, 1, 1, 1, 1, 1])
    assert [event.dice.amount for event in played.told(PrecisionRolled)] == [3, 3]


# -- shots against a charge -------------------------------------------------------------------------------


def charge(*others: Any, mover: Profile = MOVER) -> State:
    return position(one(0, mover, CENTRE), *others, stage=MOVE)


def join(state: State, faces: list[int], *answers: Any) -> Played[None]:
    return play_out(choose_move(state), [(0, "join"), (0, 1), (0, []), *answers], faces)


@pytest.mark.rule("SW-EQU-23", "SW-EQU-24", "SW-EQU-25", "SW-MOV-25", "SW-ORD-28")
@pytest.mark.parametrize(("mov", "number"), [(5, 6), (6, 7), (8, 9)])
def test_a_bow_answers_a_charge(mov: int, number: int) -> None:
    state = charge(one(1, ARCHER, (24, 20)), mover=made("mover", mov=mov))
    played = join(state, [1, 1, 1], (1, 1))
    rolled = played.told(PrecisionRolled)[0]
    assert (rolled.dice.amount, rolled.number.amount) == (3, number)
    assert played.told(ShotDeclared)[0].against_charge
    assert activation_of(state).action == CHARGE


@pytest.mark.rule("SW-EQU-25", "SW-FLY-06")
def test_the_example_of_the_leviathan_and_the_eagle_man() -> None:
    """Inexpert, MOV 6, flying: 7 + 1 + 1; Nature's Camouflage would make it 10."""
    shooter = made("leviathan", pre=2, ranged=BOW, universal=("inexpert_shooter",))
    state = charge(one(1, shooter, (24, 20)), mover=made("eagle_man", mov=6, fly=True))
    played = join(state, [1, 1], (1, 1))
    assert played.told(PrecisionRolled)[0].number.amount == 9


@pytest.mark.rule("SW-EQU-30", "SW-ACT-24")
def test_a_mover_killed_before_contact_makes_none() -> None:
    state = charge(one(1, ARCHER, (24, 20)), one(0, PLAIN, (5, 5)), mover=made("frail", mov=6, wounds=1))
    join(state, [6, 6, 1, 6, 1, 1], (1, 1))
    assert actor_of(state).where == DEAD
    assert activation_of(state).over
    assert where(actor_of(state)) == CENTRE


@pytest.mark.rule("SW-EQU-23", "SW-EQU-29", "SW-PUR-18", "SW-MOV-27")
def test_who_does_not_answer_a_charge() -> None:
    in_combat = charge(one(1, ARCHER, (24, 20)), one(0, PLAIN, (24, 21)))
    paralysed = charge(one(1, ARCHER, (24, 20)))
    paralysed.combatants[1].bear(PARALYSED, "next_activation")
    too_far = charge(one(1, ARCHER, (38, 20)))
    gun = charge(one(1, made("gunner", pre=2, ranged=(Arms("powder"),)), (24, 20)))
    for state in (in_combat, paralysed, too_far, gun):
        assert "spherewars.counter.shot" not in join(state, []).kinds


@pytest.mark.rule("SW-EQU-23", "SW-ABI-29")
def test_nobody_shoots_against_a_mighty_dive() -> None:
    """Not against a charge, real or counted as one; against an engagement everybody does."""
    for mov, universal, shoots in ((6, (), False), (2, (), True), (2, ("hardened_attacker",), False)):
        diver = made("diver", mov=mov, abilities=("mighty_dive",), universal=universal)
        state = charge(one(1, ARCHER, (24, 20)), mover=diver)
        played = join(state, [], *[(1, None)] * shoots)
        assert ("spherewars.counter.shot" in played.kinds) is shoots
        assert activation_of(state).joined[0].charge is not shoots
        assert where(actor_of(state)) == (23, 20)


@pytest.mark.rule("SW-EQU-28")
def test_of_two_weapons_one_is_fired() -> None:
    both = made("both", pre=2, ranged=(Arms("tension"), Arms("light_tension")))
    state = charge(one(1, both, (24, 20)))
    played = join(state, [1, 1], (1, 1), (1, "tension"))
    assert played.told(ShotDeclared)[0].weapon == "tension"


@pytest.mark.rule("SW-SHO-20", "SW-EQU-24")
def test_a_shot_against_a_charge_knows_the_size_modifiers_only() -> None:
    """The mover is stunned and large, it comes from a wood and past a friend: only its height counts."""
    wood = thing_of("wood", "wood 1", inch(20), inch(20), 0)
    mover = made("large", height=LARGE, mov=8)
    others = [one(1, ARCHER, (26, 20)), one(0, PLAIN, (23, 20.9))]
    state = position(one(0, mover, CENTRE), *others, things=[wood], stage=MOVE)
    state.combatants[0].bear(STUNNED, "activation")
    shot = Shot(state.combatants[1], state.combatants[0], state.combatants[1].ranged[0], True)
    shot.against_charge = True
    activation_of(state).moved = True
    aim(state, shot)
    assert [(part.reason, part.amount) for part in shot.bonus.parts if part.amount] == [
        ("spherewars.reason.height", 1)
    ]
    assert shot.total().amount == 4


@pytest.mark.rule("SW-EQU-26", "SW-SCN-35", "SW-SCN-11")
@pytest.mark.parametrize("against_charge", [True, False])
def test_neither_a_hill_nor_a_wood_counts_where_a_charge_is_shot_at(against_charge: bool) -> None:
    hill = thing_of("hill", "hill 1", inch(30), inch(20), 0)
    wood = thing_of("leafy_wood", "wood 1", inch(20), inch(20), 0)
    state = position(one(0, PLAIN, CENTRE), one(1, ARCHER, (30, 20)), things=[hill, wood], stage=MOVE)
    shot = Shot(state.combatants[1], state.combatants[0], state.combatants[1].ranged[0], True)
    shot.against_charge = against_charge
    reasons = [part.rule for part in blow_of_shot(state, shot, 0).strength.parts]
    assert [rule for rule in ("SW-SCN-35", "SW-SCN-11") if rule in reasons] == (
        [] if against_charge else ["SW-SCN-35", "SW-SCN-11"]
    )


@pytest.mark.rule("SW-SHO-24", "SW-SHO-27")
def test_a_target_relocated_behind_scenery_stays_the_target_with_new_modifiers() -> None:
    wood = thing_of("wood", "wood 1", inch(27), inch(23.2), 0)
    state = scene(one(1, PLAIN, (27, 19)), one(1, HERO, (31, 19)), things=[wood])
    state.bands[1].orders = 1
    away = to(1, (27, 21))
    played = fired(state, [1, 1], (0, [[0, 1]]), (1, order("relocate", 2, 1)), (1, away), (0, None))
    rolled = played.told(PrecisionRolled)[0]
    assert (rolled.enemy, rolled.dice.amount) == (1, 2)


@pytest.mark.rule("SW-SHO-35")
def test_ranged_weapons_do_not_run_out() -> None:
    state = scene(one(1, made("sturdy", mov=9), (25, 20)))
    for _ in range(12):
        assert len(fired(state, [1, 1, 1]).told(PrecisionRolled)) == 1


@pytest.mark.rule("SW-ACT-24", "SW-SHO-31")
def test_a_shooter_who_dies_of_its_first_shot_does_not_fire_the_second_weapon() -> None:
    """The target bursts beside the shooter when the first shot kills it."""
    pistols = made("frail ikarus", pre=3, wounds=2, ranged=(Arms("light_powder", 2),))
    bomb = one(1, made("bomb", wounds=2), (22.5, 20), traits=["lava_outburst"])
    state = scene(bomb, one(1, PLAIN, (20, 30)), one(0, PLAIN, (5, 5)), shooter=pistols)
    strength = CATALOGUE.ranged["light_powder"].strength
    dice = [5, 1, *[6] * strength, 5, 5, 5]
    played = play_out(shoot(state), [(0, [[0, 1], [1, 2]])], dice)
    assert len(played.told(PrecisionRolled)) == 1
    assert state.combatants[0].where == DEAD
