"""Odd deeds and passives of the concentration phase, Mimetic, and tunnels."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import concentrate, move, rouse
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.contact import touches
from dicefront.games.spherewars.rules.deeds import target_refused, usable_deeds
from dicefront.games.spherewars.rules.dragging import drag_into_contact
from dicefront.games.spherewars.rules.events.feats import Dragged, FeatFailed
from dicefront.games.spherewars.rules.events.fighting import CriticalHit, DamageRolled
from dicefront.games.spherewars.rules.events.moving import Driven
from dicefront.games.spherewars.rules.events.shooting import ShotLost
from dicefront.games.spherewars.rules.events.spells import TargetHidden
from dicefront.games.spherewars.rules.melee import blow_of, charge_bonus, hand_of
from dicefront.games.spherewars.rules.moments import stays_hidden
from dicefront.games.spherewars.rules.movement import action_refused, choose_move
from dicefront.games.spherewars.rules.profile import (
    COMMON_HEIGHT,
    ELITE,
    HUGE,
    LARGE,
    SPECIAL_MOVE,
    Arms,
    Profile,
)
from dicefront.games.spherewars.rules.shooting import shoot
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    CONCENTRATE,
    DEAD,
    ENGAGE,
    MOVE,
    NEXT_ACTIVATION,
    OWN_ROUND,
    ROUSE,
    RUN,
    SPEED_UP,
    STAND,
    Joined,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import MOV
from dicefront.games.spherewars.scenes import charged, inch, one, position, put, where
from dicefront.kernel.effects import TURN
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.profiles import HERO, PLAIN, made
from tests.games.spherewars.test_ways_in_scenery import piece

CENTRE, NORTH = (20.0, 20.0), (20.0, 21.0)
FOE = made("foe", con_mundane=6, wounds=8, height=COMMON_HEIGHT)


def doer(*abilities: str, **more: Any) -> Profile:
    return made("doer", **{"abilities": abilities, "fur": 2, **more})


def focused(profile: Profile, *others: Any, **more: Any) -> State:
    return position(one(0, profile, CENTRE), *others, stage=CONCENTRATE, **more)


def did(state: State, trait: str, faces: list[int], *answers: Any) -> Played[None]:
    return play_out(concentrate(state), [(0, trait), *answers], faces)


# -- grudges -------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-DEE-08")
@pytest.mark.parametrize(("deed", "until"), [("obsession", OWN_ROUND), ("challengers_craving", TURN)])
def test_a_grudge_gives_a_die_against_one_enemy(deed: str, until: str) -> None:
    foes = [one(1, made("elite", rank=ELITE), NORTH), one(1, made("other", rank=ELITE), (20, 19))]
    state = focused(doer(deed), *foes)
    own, first, second = state.combatants
    did(state, deed, [5, 1], (0, 1), (0, 2))
    assert hand_of(state, own, first).count() == 3
    assert hand_of(state, own, second).count() == 2
    assert hand_of(state, first, own).count() == 3  # a supporter, and nothing of the grudge
    assert [effect.until for effect in first.effects.all] == [until]


@pytest.mark.rule("SW-ABI-29")
@pytest.mark.parametrize(("faces", "action"), [([5, 1], ENGAGE), ([5, 5], CHARGE)])
def test_obsession_makes_a_hardened_attacker_against_that_enemy(faces: list[int], action: int) -> None:
    state = focused(doer("obsession"), one(1, PLAIN, (20, 26)))
    did(state, "obsession", faces, (0, 2))
    activation_of(state).stage = MOVE
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    assert activation_of(state).action == action


@pytest.mark.rule("SW-ABI-32")
@pytest.mark.parametrize(("value_of", "bonus"), [(1, 0), (2, 1)])
def test_the_obsessed_charge_a_hardened_defender_with_their_bonus(value_of: int, bonus: int) -> None:
    defender = made("defender", universal=("hardened_defender",))
    state = position(one(0, doer("obsession"), CENTRE), one(1, defender, NORTH), joined=[charged(1)])
    state.combatants[1].bear("obsession", OWN_ROUND, 0, value_of)
    assert charge_bonus(state, state.combatants[0], state.combatants[1]) == bonus


@pytest.mark.rule("SW-DEE-08")
def test_a_challenge_is_for_those_of_rank() -> None:
    state = focused(doer("challengers_craving"), one(1, PLAIN, NORTH), one(1, HERO, (24, 20)))
    row = CATALOGUE.abilities["challengers_craving"]
    refusal = target_refused(state, actor_of(state), row, state.combatants[1])
    assert refusal is not None
    assert refusal.reason == "spherewars.feat.low_rank"
    assert target_refused(state, actor_of(state), row, state.combatants[2]) is None


@pytest.mark.rule("SW-ABI-33")
@pytest.mark.parametrize(("face", "driven"), [(1, [0]), (4, [])])
def test_who_fails_the_roll_must_come_for_the_challenger(face: int, driven: list[int]) -> None:
    elite = made("elite", rank=ELITE)
    state = focused(doer("challengers_craving"), one(1, elite, (20, 27)), one(0, PLAIN, (20, 29)))
    did(state, "challengers_craving", [5, 5, face], (0, 2))
    state.side = 1
    activation_of(state).who = 1
    put(state.combatants[2], 20, 31)  # nearer, but nobody has to join it
    played = play_out(choose_move(state), [] if driven else [(1, "stand")])
    assert [event.target for event in played.told(Driven)] == driven


# -- Bull Rush -----------------------------------------------------------------------------------------


def rush(foe: Profile = FOE, *others: Any) -> State:
    """It has charged the one enemy and concentrates."""
    state = position(one(0, doer("bull_rush", fur=1), (20, 18)), one(1, foe, NORTH), *others, stage=MOVE)
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    activation_of(state).stage = CONCENTRATE
    return state


@pytest.mark.rule("SW-MOV-33", "SW-MOV-20", "SW-DEE-08")
@pytest.mark.parametrize("follows", [True, False])
def test_a_bull_rush_pushes_and_may_follow(follows: bool) -> None:
    state = rush()
    played = did(state, "bull_rush", [5, 1, 1, 1], (0, follows))
    assert played.told(DamageRolled)[0].strength.amount == 3
    assert where(state.combatants[1]) == (20, 23)
    assert where(actor_of(state)) == ((20, 22) if follows else CENTRE)
    assert charge_bonus(state, actor_of(state), state.combatants[1]) == (1 if follows else 0)


@pytest.mark.rule("SW-MOV-33", "SW-PUR-19")
def test_who_follows_into_others_engages_them_and_traps_a_fugitive() -> None:
    fugitive, bystander = one(1, PLAIN, (21.005, 22), flight=1), one(1, PLAIN, (18.995, 22))
    state = focused(doer("bull_rush", fur=1), one(1, FOE, NORTH), fugitive, bystander, joined=[charged(1)])
    did(state, "bull_rush", [5, 1, 1, 1], (0, True))
    assert where(actor_of(state)) == (20, 22)
    assert state.combatants[2].where == DEAD
    assert [(one.enemy, one.charge) for one in activation_of(state).joined] == [(1, True), (3, False)]


@pytest.mark.rule("SW-DEE-08")
def test_only_who_was_joined_is_rushed() -> None:
    state = focused(doer("bull_rush", fur=1), one(1, FOE, NORTH))
    assert usable_deeds(state, actor_of(state)) == []


@pytest.mark.rule("SW-DEE-08", "SW-ABI-27", "SW-MOV-33")
def test_who_was_dragged_into_contact_is_not_rushed() -> None:
    state = focused(doer("bull_rush", fur=1), one(1, FOE, (20, 22)))
    play_out(drag_into_contact(state, *state.combatants))
    assert [(joined.enemy, joined.declared) for joined in activation_of(state).joined] == [(1, False)]
    assert usable_deeds(state, actor_of(state)) == []


@pytest.mark.rule("SW-MOV-20")
def test_who_follows_regains_nothing_that_was_lost_before() -> None:
    state = rush()
    activation_of(state).joined[0].whole = False
    did(state, "bull_rush", [5, 1, 1, 1], (0, True))
    assert touches(state, *state.combatants)
    assert charge_bonus(state, *state.combatants) == 0


@pytest.mark.rule("SW-ABI-27", "SW-MOV-20")
def test_who_was_met_by_another_move_and_is_joined_later_was_joined() -> None:
    bull, foe = one(0, doer("bull_rush"), (20, 18)), one(1, FOE, NORTH)
    met = Joined(1, True, False, False, False, declared=False)
    state = position(bull, foe, joined=[met], stage=MOVE)
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    assert [(joined.charge, joined.declared) for joined in activation_of(state).joined] == [(True, True)]


@pytest.mark.rule("SW-MOV-33")
def test_the_huge_are_not_moved_and_a_wall_stops_the_push() -> None:
    state = rush(made("giant", con_mundane=6, wounds=8, height=HUGE))
    assert did(state, "bull_rush", [5, 1, 1, 1]).told(Dragged) == []
    behind = one(1, FOE, (20, 22.5))
    state = rush(FOE, behind)
    did(state, "bull_rush", [5, 1, 1, 1], (0, True))
    assert where(state.combatants[1])[1] == pytest.approx(21.5, abs=0.02)


@pytest.mark.rule("SW-EQU-10", "SW-HTH-24", "SW-MOV-20")
def test_a_werebull_and_a_long_weapon() -> None:
    """Beyond MOV it stays an engagement; the push keeps a real charge; the weapon denies the bonus once."""
    werebull = made(
        "werebull", mov=4, str=4, fur=1, universal=("hardened_attacker",), abilities=("bull_rush",)
    )
    lance = made("lance", con_mundane=6, wounds=8, weapons=(Arms("long"),))
    state = position(one(0, werebull, CENTRE), one(1, lance, (20, 27)), stage=MOVE)
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    assert activation_of(state).action == ENGAGE  # Hardened Attacker fails against it
    near = position(one(0, werebull, CENTRE), one(1, lance, (20, 24)), one(1, FOE, (25, 20)), stage=MOVE)
    play_out(choose_move(near), [(0, "join"), (0, 1), (0, [])])
    assert activation_of(near).action == CHARGE
    activation_of(near).stage = CONCENTRATE
    did(near, "bull_rush", [5, 1, 1, 1], (0, True))
    blow = blow_of(near, actor_of(near), near.combatants[1], 0)
    assert blow.strength.amount == 4  # the long weapon denies it, after the push as before
    other = position(one(0, werebull, CENTRE), one(1, FOE, (20, 24)), stage=MOVE)
    play_out(choose_move(other), [(0, "join"), (0, 1), (0, [])])
    activation_of(other).stage = CONCENTRATE
    did(other, "bull_rush", [5, 1, 1, 1], (0, True))
    assert blow_of(other, actor_of(other), other.combatants[1], 0).strength.amount == 5


# -- passives of the concentration phase -----------------------------------------------------------------


@pytest.mark.rule("SW-ACT-30")
def test_a_lackey_incites_another_regor() -> None:
    lackey = made("lackey", abilities=("incite",), kin="regor")
    regor = made("regor", kin="regor")
    state = focused(lackey, one(0, regor, (20, 24)), one(0, PLAIN, (21.2, 20)), one(1, PLAIN, (20, 38)))
    state.combatants[0].activated = False
    did(state, "incite", [])
    assert value(state, state.combatants[1], MOV) == 5
    assert usable_deeds(state, actor_of(state)) == []  # once in an activation
    state.combatants[1].effects = state.combatants[1].effects.after(TURN)
    activation_of(state).done = []
    put(state.combatants[1], 20, 24.1)
    assert did(state, "incite", []).told(FeatFailed)[0].cause == "range"
    state.combatants[1].activated = True
    activation_of(state).done = []
    assert usable_deeds(state, actor_of(state)) == []


@pytest.mark.rule("SW-ACT-30", "SW-HTH-06")
def test_the_sack_takes_two_dice_once_in_a_game() -> None:
    foe = made("foe", dex=4, height=COMMON_HEIGHT)
    state = focused(made("lackey", abilities=("the_sack",)), one(1, foe, NORTH))
    own, enemy = state.combatants
    did(state, "the_sack", [])
    assert hand_of(state, enemy, own).count() == 2
    assert hand_of(state, own, enemy).count() == 2
    activation_of(state).done = []
    assert usable_deeds(state, own) == []
    enemy.effects = enemy.effects.after(TURN)
    assert hand_of(state, enemy, own).count() == 4


def test_nobody_puts_somebody_large_into_a_sack() -> None:
    state = focused(made("lackey", abilities=("the_sack",)), one(1, made("large", height=LARGE), NORTH))
    assert usable_deeds(state, actor_of(state)) == []


@pytest.mark.rule("SW-ACT-30", "SW-DIC-13", "SW-WOU-19")
@pytest.mark.parametrize(("faces", "hit"), [([6, 6], True), ([5, 5], False)])
def test_venom_wounds_and_stuns(faces: list[int], hit: bool) -> None:
    snake_man = made("snake_man", abilities=("venomous_spit",))
    state = focused(snake_man, one(1, FOE, (20, 25)))
    did(state, "venomous_spit", faces)
    foe = state.combatants[1]
    assert foe.wounds == (7 if hit else 8)  # exactly one wound
    assert foe.effects.has(STUNNED) is hit


@pytest.mark.rule("SW-CRI-16")
def test_two_spheres_of_venom_are_one_wound_and_no_critical() -> None:
    """The worked example: it is no damage roll."""
    snake_man = made("snake_man", race="adepts_of_malesur", abilities=("venomous_spit",))
    state = focused(snake_man, one(1, made("foe", con_mundane=4), (20, 25)))
    played = did(state, "venomous_spit", [6, 6])
    assert state.combatants[1].wounds == 4
    assert state.combatants[1].effects.has(STUNNED)
    assert played.told(CriticalHit) == []


@pytest.mark.rule("SW-CRI-16", "SW-DIC-16")
@pytest.mark.parametrize(("extra", "wounds"), [([4, 2], 4), ([2, 2], 5)])
def test_spheres_of_venom_need_extra_dice_against_the_hard(extra: list[int], wounds: int) -> None:
    """Target 8, dice S, S: no critical, so each needs a 3; one success is enough."""
    snake_man = made("snake_man", abilities=("venomous_spit",))
    state = focused(snake_man, one(1, made("foe", con_mundane=8), (20, 25)))
    did(state, "venomous_spit", [6, 6, *extra])
    assert state.combatants[1].wounds == wounds


@pytest.mark.rule("SW-STA-12")
def test_the_paralysed_use_none_of_these() -> None:
    state = focused(made("snake_man", abilities=("venomous_spit",)), one(1, FOE, (20, 25)))
    actor_of(state).bear(PARALYSED, NEXT_ACTIVATION)
    assert usable_deeds(state, actor_of(state)) == []


# -- Mimetic -------------------------------------------------------------------------------------------

YENAY = made("yenay", abilities=("mimetic",))


def shooting(*others: Any, closed: bool = True) -> State:
    archer = made("archer", pre=2)
    state = position(one(0, archer, CENTRE), *others)
    state.combatants[0].ranged = [CATALOGUE.ranged["tension"]]
    activation_of(state).action = STAND
    state.options = type(state.options)({**state.options.chosen, "measuring": "closed" if closed else "open"})
    return state


@pytest.mark.rule("SW-SHO-02", "SW-SHO-28")
def test_who_is_mimetic_cannot_be_shot_at_from_afar() -> None:
    state = shooting(one(1, YENAY, (20, 29.1)), one(1, PLAIN, (26, 20)))
    played = play_out(shoot(state), [(0, [[0, 1]]), (0, 2)], [1, 1])
    assert played.kinds == ["spherewars.shot.declare", "spherewars.shot.change"]
    assert [event.target for event in played.told(TargetHidden)] == [1]


def test_without_another_target_the_shot_is_lost() -> None:
    state = shooting(one(1, YENAY, (20, 29.1)))
    assert len(play_out(shoot(state), [(0, [[0, 1]])]).told(ShotLost)) == 1
    assert play_out(shoot(shooting(one(1, YENAY, (20, 29.1)), closed=False))).questions == []


@pytest.mark.parametrize(("gap", "stands", "hidden"), [
    (8.1, True, True), (8.0, True, False), (8.1, False, False),
])  # fmt: skip
def test_it_hides_only_far_away_and_after_standing_still(gap: float, stands: bool, hidden: bool) -> None:
    state = position(one(0, YENAY, CENTRE), one(1, PLAIN, (20, 21 + gap)), stage=ROUSE)
    play_out(rouse(state))
    answers: list[Any] = [(0, "stand")] if stands else [(0, "run"), (0, [])]
    play_out(move(state), answers)
    assert stays_hidden(state, state.combatants[0], state.combatants[1]) is hidden


# -- tunnels -------------------------------------------------------------------------------------------

MOLE = made("mole_boy", mov=4, mov_kind=SPECIAL_MOVE, abilities=("underground_tunneller",))


def mole(*others: Any, **more: Any) -> State:
    return position(one(0, MOLE, CENTRE), *others, stage=MOVE, **more)


def tunnelled(state: State, x: float, y: float) -> Played[None]:
    return play_out(choose_move(state), [(0, "tunnel"), (0, [inch(x), inch(y)])])


@pytest.mark.rule("SW-MOV-12", "SW-BAS-20")
def test_a_mole_boy_tunnels_past_everything() -> None:
    wall = piece("dolmen", 20, 24)
    state = mole(one(1, PLAIN, (21.5, 21)), things=[wall])
    tunnelled(state, 20, 38)
    assert where(actor_of(state)) == (20, 28)
    assert activation_of(state).action == SPEED_UP
    assert activation_of(state).moved


@pytest.mark.parametrize(("kind", "at"), [("dolmen", (20, 24)), ("mire", (20, 24))])
def test_it_comes_up_in_no_water_and_nothing_impassable(kind: str, at: tuple[float, float]) -> None:
    state = mole(one(1, PLAIN, (20, 38)), things=[piece(kind, *at)])
    with pytest.raises(AssertionError, match="no_room"):
        tunnelled(state, *at)


@pytest.mark.rule("SW-MOV-04")
def test_at_the_brink_of_water_it_may_come_up_where_it_is() -> None:
    brink = piece("mire", 20, 22)
    state = mole(one(1, PLAIN, (20, 38)), things=[brink])
    with pytest.raises(AssertionError, match="no_room"):
        tunnelled(state, 20, 21)
    tunnelled(state, 20, 20)
    assert where(actor_of(state)) == (20, 20)
    assert not activation_of(state).moved


def test_it_comes_up_beside_no_enemy() -> None:
    with pytest.raises(AssertionError, match="no_contact"):
        tunnelled(mole(one(1, PLAIN, (20, 25))), 20, 24)


@pytest.mark.rule("SW-MOV-26")
def test_on_the_surface_it_runs_and_a_failed_engagement_is_a_run() -> None:
    state = mole(one(1, PLAIN, (20, 32)))
    refusal = action_refused(state, actor_of(state), "speed_up")
    assert refusal is not None
    assert refusal.reason == "spherewars.move.tunnels"
    play_out(choose_move(state), [(0, "join"), (0, 1), (0, [])])
    assert activation_of(state).action == RUN
    assert where(actor_of(state)) == (20, 24)


def test_the_stunned_do_not_tunnel() -> None:
    state = mole(one(1, PLAIN, (20, 32)))
    actor_of(state).bear(STUNNED, NEXT_ACTIVATION)
    assert play_out(choose_move(state)).questions == []
