"""ACT: activations, their phases, orders between actions, and who drops out in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import next_phase, pick
from dicefront.games.spherewars.rules.defence_area import entered
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Died
from dicefront.games.spherewars.rules.events.moving import Jumped
from dicefront.games.spherewars.rules.events.orders import OrderIssued, Relocated
from dicefront.games.spherewars.rules.events.playing import Activated
from dicefront.games.spherewars.rules.events.shooting import PrecisionRolled
from dicefront.games.spherewars.rules.flow import next_procedure
from dicefront.games.spherewars.rules.joining import Trajectory
from dicefront.games.spherewars.rules.melee import fight
from dicefront.games.spherewars.rules.movement import choose_move
from dicefront.games.spherewars.rules.profile import Arms
from dicefront.games.spherewars.rules.state import (
    AFTER_MOVE,
    COMBAT,
    CONCENTRATE,
    DEAD,
    ENGAGE,
    MOVE,
    ROUSE,
    RUN,
    STAND,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.windows import BETWEEN, open_window
from dicefront.games.spherewars.scenes import charged, inch, one, position, where
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import ASH, HERO, PLAIN, made

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
BOW = (Arms("tension"),)
ARCHER = made("archer", pre=3, ranged=BOW)
FRAIL = made("frail", wounds=2)
DOER = made("doer", fur=2, abilities=("regeneration_offering",))
PASS0, PASS1 = (0, None), (1, None)


def order(name: str, issuer: int, receiver: int) -> Any:
    return {"order": name, "issuer": issuer, "receiver": receiver}


def to(number: int, *points: tuple[float, float]) -> Any:
    return [[number, [[inch(x), inch(y)] for x, y in points]]]


def scene(*placed: Any, stage: int = MOVE, orders: int = 0, **more: Any) -> State:
    state = position(*placed, stage=stage, **more)
    for band in state.bands:
        band.orders = orders
    return state


def to_its_end(state: State) -> Steps[None]:
    """The activation that runs, phase by phase."""
    while state.activation is not None and state.outcome is None:
        yield from next_phase(state)


def shortly(played: Played[Any], *wanted: str) -> list[str]:
    """The course of some kinds of questions, events and rolls."""
    short = [kind.removeprefix("spherewars.").removeprefix("dice.") for kind in played.course]
    return [kind for kind in short if kind in wanted]


# -- phases ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ACT-02", "SW-ACT-05", "SW-ACT-04")
def test_movement_comes_before_concentration_and_that_before_combat() -> None:
    state = scene(one(0, DOER, CENTRE, wounds=3), one(1, PLAIN, (23, 20)), stage=ROUSE)
    answers = [(0, "join"), (0, 1), (0, []), (0, "regeneration_offering"), (0, 2), (0, 1)]
    played = play_out(to_its_end(state), answers, [5, 1, 1, 1, 2, 2, 1, 1])
    questions = [kind.removeprefix("spherewars.") for kind in played.kinds]
    assert questions == [
        "move.action", "join.target", "join.way", "focus.action", "deed.dice", "fight.enemy",
    ]  # fmt: skip
    assert state.combatants[0].activated
    assert state.activation is None


@pytest.mark.rule("SW-ACT-02")
def test_nobody_else_is_activated_before_it_is_done() -> None:
    state = scene(one(0, PLAIN, CENTRE), one(0, PLAIN, (10, 10)), one(1, PLAIN, (35, 35)), stage=ROUSE)
    played = play_out(to_its_end(state), [(0, "stand")])
    assert played.told(Activated) == []
    steps = next_procedure(state)
    assert steps is not None
    assert play_out(steps, [(0, 1)]).told(Activated)[0].combatant == 1


@pytest.mark.rule("SW-ACT-05", "SW-SHO-01")
def test_who_touches_an_enemy_fights_and_does_not_shoot() -> None:
    state = scene(one(0, ARCHER, CENTRE), one(1, PLAIN, NORTH), one(1, PLAIN, (28, 20)), stage=COMBAT)
    played = play_out(next_phase(state), [(0, 1)], [1, 1, 2, 2, 1, 1])
    assert played.kinds == ["spherewars.fight.enemy"]
    state = scene(one(0, PLAIN, CENTRE), one(1, PLAIN, (28, 20)), stage=COMBAT)
    assert play_out(next_phase(state)).questions == []


@pytest.mark.rule("SW-ACT-12", "SW-DIC-11", "SW-ORD-20")
def test_a_declaration_is_followed_by_its_window_and_then_by_the_dice() -> None:
    state = scene(one(0, ARCHER, CENTRE), one(1, PLAIN, (25, 20)), one(1, HERO, (27, 20)), stage=COMBAT)
    activation_of(state).action = STAND
    state.bands[1].orders = 1
    played = play_out(next_phase(state), [(0, [[0, 1]]), PASS1], [1, 1, 1])
    assert shortly(played, "shot_declared", "window.shot", "precision", "precision_rolled") == [
        "shot_declared", "window.shot", "precision", "precision_rolled",
    ]  # fmt: skip
    state = scene(one(0, PLAIN, CENTRE), one(1, HERO, NORTH), stage=COMBAT)
    state.bands[1].orders = 1
    played = play_out(next_phase(state), [(0, 1), PASS1], [6, 6, 1, 1, 1, 1, 1, 1, 1])
    assert shortly(played, "fight_declared", "window.dexterity", "dexterity", "damage") == [
        "fight_declared", "window.dexterity", "dexterity", "dexterity", "damage",
    ]  # fmt: skip


# -- orders in the place of a choice ----------------------------------------------------------------------


def before_activation(orders: int = 2) -> State:
    state = scene(one(0, PLAIN, CENTRE), one(1, HERO, (35, 35)), one(0, HERO, (22, 20)), orders=orders)
    state.activation = None
    return state


@pytest.mark.rule("SW-ORD-24", "SW-ORD-41", "SW-ORD-22")
def test_the_active_player_may_give_an_order_before_he_picks_and_is_asked_again() -> None:
    state = before_activation()
    answers = [PASS1, (0, -1), (0, order("relocate", 2, 0)), PASS1, PASS0, (0, to(0, (19, 20))), (0, 2)]
    played = play_out(pick(state), answers)
    assert [kind.removeprefix("spherewars.") for kind in played.kinds] == [
        "window.between", "turn.activate", "window.between", "window.between", "window.between",
        "order.relocate", "turn.activate",
    ]  # fmt: skip
    assert where(state.combatants[0]) == (19, 20)
    assert activation_of(state).who == 2


@pytest.mark.rule("SW-ORD-24", "SW-ACT-14")
def test_he_is_asked_in_the_window_once_the_other_has_stepped_in() -> None:
    state = before_activation()
    answers = [(1, order("relocate", 1, 1)), PASS0, (1, []), (0, 0)]
    played = play_out(pick(state), answers)
    assert [question.player for question in played.questions] == [1, 0, 1, 0]


@pytest.mark.rule("SW-ORD-24")
def test_who_wanted_an_order_and_gave_none_picks() -> None:
    state = before_activation()
    played = play_out(pick(state), [PASS1, (0, -1), PASS0, PASS1, (0, 0)])
    assert played.questions[-1].answers() == [0, 2]
    state = before_activation(orders=0)
    assert play_out(pick(state), [(0, 0)]).questions[0].answers() == [0, 2]


@pytest.mark.rule("SW-ORD-24")
def test_whoever_asks_for_a_window_is_not_passed_over_in_it() -> None:
    played = play_out(pick(before_activation()), [PASS1, (0, -1), PASS0, PASS1, (0, 0)])
    for question in played.questions:
        if question.kind == BETWEEN.kind:
            assert BETWEEN.passes_over(question) == (question.player == 1)


@pytest.mark.rule("SW-ORD-24", "SW-ACT-13")
def test_in_the_concentration_phase_an_order_may_take_the_place_of_a_deed() -> None:
    state = scene(
        one(0, DOER, CENTRE, wounds=3), one(1, PLAIN, (35, 35)), one(0, HERO, (22, 20)),
        stage=AFTER_MOVE, orders=1,
    )  # fmt: skip
    answers = [(0, "give_order"), (0, order("relocate", 2, 0)), (0, to(0, (19, 20))), (0, "")]
    played = play_out(to_it(state, COMBAT), answers)
    assert [kind.removeprefix("spherewars.") for kind in played.kinds] == [
        "focus.action", "window.between", "order.relocate", "focus.action",
    ]  # fmt: skip
    assert played.questions[-1].answers() == ["", "regeneration_offering"]


def to_it(state: State, stage: int) -> Steps[None]:
    while activation_of(state).stage != stage:
        yield from next_phase(state)


@pytest.mark.rule("SW-ORD-24", "SW-ORD-22")
def test_between_opens_after_the_move_after_each_deed_and_at_the_end() -> None:
    state = scene(one(0, DOER, CENTRE, wounds=3), one(1, PLAIN, (35, 35)), one(0, HERO, (22, 20)), orders=1)
    answers = [(0, "stand"), (0, "regeneration_offering"), (0, 1), PASS0, PASS0, PASS0]
    played = play_out(to_its_end(state), answers, [1])
    assert [kind.removeprefix("spherewars.") for kind in played.kinds] == [
        "move.action", "focus.action", "deed.dice", "window.deed", "window.between", "window.between",
    ]  # fmt: skip


@pytest.mark.rule("SW-ACT-27", "SW-SHO-12", "SW-SHO-39", "SW-ORD-50")
def test_who_is_moved_by_an_order_keeps_its_movement_action() -> None:
    state = scene(
        one(0, ARCHER, CENTRE), one(1, PLAIN, (20, 25)), one(0, HERO, (18, 20)), one(1, PLAIN, (20, 22.5)),
        stage=AFTER_MOVE, orders=1,
    )  # fmt: skip
    activation_of(state).action = STAND
    answers = [(0, order("relocate", 2, 0)), (0, to(0, (22, 20))), (0, [[0, 1]])]
    played = play_out(to_its_end(state), answers, [1, 1, 1])
    assert activation_was(played) == (3, "spherewars.precision_rolled")


def activation_was(played: Played[Any]) -> tuple[int, str]:
    """How many dice were rolled: neither a move nor partial sight took one."""
    rolled = played.told(PrecisionRolled)[0]
    return rolled.dice.amount, rolled.kind


@pytest.mark.rule("SW-ACT-27", "SW-ACT-09")
def test_who_engaged_and_was_moved_away_has_engaged_all_the_same() -> None:
    state = scene(
        one(0, ARCHER, CENTRE), one(1, PLAIN, (20, 21)), one(0, HERO, (18, 20)), stage=AFTER_MOVE, orders=1
    )
    activation_of(state).action = ENGAGE
    played = play_out(to_its_end(state), [(0, order("relocate", 2, 0)), (0, to(0, (22, 20)))])
    assert "spherewars.shot.declare" not in played.kinds
    assert where(state.combatants[0]) == (22, 20)


# -- effects of one moment --------------------------------------------------------------------------------


def rocks() -> State:
    """The actor has two abilities before the roll of a fight, the enemy one."""
    return scene(
        one(0, made("lava", wounds=8, con_mundane=6), CENTRE, traits=["sulphuric_rock", "horns"]),
        one(1, made("other", wounds=8, con_mundane=6), NORTH, traits=["sulphuric_rock"]),
        stage=COMBAT,
        joined=[charged(1)],
    )


@pytest.mark.rule("SW-ACT-18", "SW-ORD-62")
@pytest.mark.parametrize(("first", "strengths"), [("sulphuric_rock", [4, 1, 4]), ("horns", [1, 4, 4])])
def test_a_player_orders_his_effects_of_one_moment_the_active_one_first(
    first: str, strengths: list[int]
) -> None:
    state = rocks()
    played = play_out(fight(state), [(0, 1), (0, [0, first])], [1] * 9 + [1, 1, 2, 1, 1, 1])
    assert [event.strength.amount for event in played.told(DamageRolled)][:3] == strengths
    asked = [question for question in played.questions if question.kind == "spherewars.turn.order"]
    assert [question.answers() for question in asked] == [[[0, "horns"], [0, "sulphuric_rock"]]]


@pytest.mark.rule("SW-HTH-25", "SW-ANN-01", "SW-ACT-18")
def test_a_kill_before_the_roll_ends_the_fight_and_annihilates() -> None:
    state = scene(
        one(0, made("lava", wounds=8), CENTRE, traits=["sulphuric_rock"]), one(1, FRAIL, NORTH),
        one(1, PLAIN, (35, 35)), stage=COMBAT,
    )  # fmt: skip
    played = play_out(fight(state), [(0, 1), (0, [])], [5, 5, 5, 5])
    assert shortly(played, "dexterity", "died", "kill.move", "tired") == ["died", "kill.move", "tired"]
    assert state.combatants[0].fatigue == 1


@pytest.mark.rule("SW-ACT-18", "SW-WOU-20")
def test_nothing_more_happens_to_who_is_dead() -> None:
    state = rocks()
    state.combatants[1].wounds = 1
    played = play_out(fight(state), [(0, 1), (0, [0, "sulphuric_rock"])], [6, 6, 6, 6])
    assert len(played.told(DamageRolled)) == 1


# -- dropping out -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-ACT-11", "SW-ACT-22", "SW-DEF-09")
def test_a_reaction_does_not_use_up_an_activation() -> None:
    state = scene(one(0, PLAIN, CENTRE), one(1, PLAIN, (23, 21.5)))
    played = play_out(choose_move(state), [(0, "run"), (0, [[inch(24), inch(20)]]), (1, inch(3))])
    assert played.told(Jumped)[0].combatant == 1
    assert not state.combatants[1].activated
    state = scene(one(0, PLAIN, CENTRE), one(1, ARCHER, (23, 20)))
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, []), (1, 1)], [1, 1, 1])
    assert not state.combatants[1].activated


@pytest.mark.rule("SW-ACT-24", "SW-ACT-28", "SW-EQU-30")
def test_a_charger_killed_by_the_second_counter_shot_makes_no_contact_and_late_jumps_lapse() -> None:
    """The charger dies at the second of two shots: a late jumper stays where it is and keeps its area."""
    end = (23 - (1 - 0.36) ** 0.5, 20.0)
    way = [[inch(end[0]), inch(end[1])]]
    far = place_of_late_jump(late_jump(), way)
    state = late_jump()
    answers = [(0, "join"), (0, 1), (0, way), (1, far), (1, 1), (1, 2)]
    played = play_out(to_its_end(state), answers, [1, 1, 1, 6, 1, 1, 5, 5])
    assert played.told(Died)[0].combatant == 0
    assert where(state.combatants[0]) == CENTRE
    assert played.told(Jumped) == []
    assert not state.combatants[3].area_lost
    assert state.combatants[0].activated
    assert state.activation is None


def late_jump() -> State:
    """Two archers who are joined together, and one whose area holds the place beside them."""
    archers = [one(1, ARCHER, (23, 20.6)), one(1, ARCHER, (23, 19.4))]
    return scene(one(0, FRAIL, CENTRE), *archers, one(1, PLAIN, (21.5, 18.3)), one(0, PLAIN, (5, 5)))


def place_of_late_jump(state: State, way: Any) -> int:
    """How far along the way the mover rests, where the third enemy may still jump."""
    mover = actor_of(state)
    drawn = Trajectory(state, mover, state.combatants[1]).read(way)
    assert isinstance(drawn, list)
    found = entered(state, mover, drawn, state.combatants[1:3])
    return found[0].inside()[-1][1]


@pytest.mark.rule("SW-ACT-28", "SW-ORD-42")
def test_an_order_whose_receiver_dies_first_lapses_and_stays_spent() -> None:
    """The first to relocate destroys an Ash, whose outburst kills the second before it moves."""
    state = scene(
        one(0, HERO, (18, 20)), one(1, ASH, (20, 22), traits=["lava_outburst"]),
        one(0, made("sturdy", wounds=8, con_mundane=6), CENTRE), one(0, FRAIL, (21, 23)),
        one(1, PLAIN, (35, 35)), orders=2,
    )  # fmt: skip
    state.bands[1].orders = 0
    answers = [
        (0, order("relocate", 0, 2)), (0, order("relocate", 0, 3)),
        (0, to(2, (20, 21.9)) + to(3, (23, 23))), (1, 0), (1, 2),
    ]  # fmt: skip
    played = play_out(open_window(state, BETWEEN, []), answers, [1] * 6 + [5] * 3)
    assert state.combatants[3].where == DEAD
    assert [event.combatant for event in played.told(Relocated)] == [2]
    assert len(played.told(OrderIssued)) == 2
    assert state.bands[0].orders == 0


@pytest.mark.rule("SW-ACT-23", "SW-ANN-12", "SW-MOR-18")
def test_a_list_is_carried_to_its_end_before_the_calling_list_goes_on() -> None:
    """A leader dies in a fight: his band rolls and flees (K5), then the killer moves (K6) and tires (H13)."""
    state = scene(
        one(0, made("killer", dex=4, str=4), CENTRE), one(1, made("chief", rank=HERO.rank, wounds=2), NORTH),
        one(1, PLAIN, (30, 30)), one(0, PLAIN, (5, 5)), stage=COMBAT,
    )  # fmt: skip
    played = play_out(fight(state), [(0, 1), (0, [])], [6, 6, 5, 5, 1, 1, *[5] * 5, 1])
    assert shortly(played, "died", "morale", "began_to_flee", "fled", "kill.move", "tired") == [
        "died", "morale", "began_to_flee", "fled", "kill.move", "tired",
    ]  # fmt: skip


@pytest.mark.rule("SW-TRN-17", "SW-ACT-24")
def test_once_a_side_is_gone_no_window_opens() -> None:
    bite = made("biter", fur=2, abilities=("deadly_tail",))
    state = scene(one(0, bite, CENTRE), one(1, FRAIL, NORTH), one(0, HERO, (22, 20)), stage=CONCENTRATE)
    state.bands[0].orders = 1
    played = play_out(next_phase(state), [(0, "deadly_tail"), (0, 2), PASS0], [6, 6])
    assert state.outcome is not None
    assert "spherewars.window.between" not in played.kinds
    assert "spherewars.kill.move" not in played.kinds


@pytest.mark.rule("SW-ACT-25")
def test_who_flees_in_its_activation_and_is_regrouped_is_done_all_the_same() -> None:
    ogre = made("ogre", dex=4, str=4, fear=3)
    state = scene(
        one(0, made("meek", wounds=8), CENTRE), one(1, ogre, NORTH), one(0, HERO, (23, 17)), stage=COMBAT,
        orders=1,
    )  # fmt: skip
    state.bands[1].orders = 0
    answers = [(0, 1), PASS0, PASS0, (1, False), (0, order("hold_your_ground", 2, 0))]
    played = play_out(to_its_end(state), answers, [1, 1, 6, 5, 5, 5, 5, 1, 1, 1, 1])
    assert shortly(played, "began_to_flee", "regrouped") == ["began_to_flee", "regrouped"]
    assert actor_done(state)


def actor_done(state: State) -> bool:
    return state.activation is None and state.combatants[0].activated and not state.combatants[0].fleeing


@pytest.mark.rule("SW-ACT-07", "SW-ACT-03")
def test_running_allows_what_standing_still_does() -> None:
    state = scene(one(0, ARCHER, CENTRE), one(1, PLAIN, (30, 20)))
    play_out(to_it(state, AFTER_MOVE), [(0, "run"), (0, [[inch(22), inch(20)]])])
    assert activation_of(state).action == RUN
    assert actor_of(state).body.shape.x == inch(22)
