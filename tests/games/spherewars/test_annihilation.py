"""ANN: the movement that follows a kill (K6)."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import combat, concentrate, next_phase
from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.annihilation import KillMove, annihilator
from dicefront.games.spherewars.rules.defence_area import exerts_area
from dicefront.games.spherewars.rules.events.fighting import Annihilated, Died
from dicefront.games.spherewars.rules.measuring import in_area
from dicefront.games.spherewars.rules.melee import blow_of, fight, hand_of
from dicefront.games.spherewars.rules.profile import Profile
from dicefront.games.spherewars.rules.scenery import terrain_of, thing_of
from dicefront.games.spherewars.rules.shifting import trap_touched
from dicefront.games.spherewars.rules.state import CONCENTRATE, DEAD, FIRST_FLIGHT, State, activation_of
from dicefront.games.spherewars.rules.states import CONCUSSED, FEARFUL, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import DEED, FIGHT, PASSIVE, SHOT, SPELL, TRAP, Blow
from dicefront.games.spherewars.rules.wounds import hurt
from dicefront.games.spherewars.scenes import Placed, inch, one, position, where
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import TURN
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import Played, play_out, refusal_of
from dicefront.skirmish.contact import touching_enemies
from dicefront.skirmish.space import Thing
from dicefront.tabletop.path import length
from dicefront.tabletop.shapes import rectangle
from tests.games.spherewars.profiles import ASH, HERO, PLAIN, made

FAR_AWAY = one(1, PLAIN, (35, 35))


def killing(*others: Placed, killer: Profile = PLAIN, victim: Profile = PLAIN, **more: Any) -> State:
    """Number 0 stands beside number 1; others are on the table as well."""
    return position(one(0, killer, (20, 20)), one(1, victim, (20, 21)), *others, FAR_AWAY, **more)


def deadly(state: State, source: int = FIGHT, victim: int = 1, touching: bool = True) -> Blow:
    """A blow of number 0 that kills."""
    blow = Blow(source, state.combatants[0], state.combatants[victim], touching)
    blow.wounds = 9
    return blow


def struck(state: State, *blows: Blow) -> Steps[None]:
    yield from hurt(state, list(blows))
    yield from answer(state, list(blows))


def way(*points: tuple[float, float]) -> list[list[int]]:
    return [[inch(x), inch(y)] for x, y in points]


def moved(state: State, *points: tuple[float, float]) -> Played[None]:
    """Number 1 is killed, and number 0 moves."""
    return play_out(struck(state, deadly(state)), [(0, way(*points))])


@pytest.mark.rule("SW-ANN-01", "SW-ANN-03", "SW-HTH-18", "SW-CRI-10")
def test_a_killer_may_move_2_inches_by_any_path() -> None:
    state = killing()
    played = moved(state, (20, 21), (21, 21))
    assert where(state.combatants[0]) == (21, 21)
    assert played.told(Annihilated) == [Annihilated(0, way((20, 20), (20, 21), (21, 21)))]
    state = killing()
    assert not moved(state).told(Annihilated)
    assert where(state.combatants[0]) == (20, 20)


@pytest.mark.rule("SW-ANN-03", "SW-BAS-20")
def test_a_longer_way_is_cut() -> None:
    state = killing()
    moved(state, (20, 30))
    assert where(state.combatants[0]) == (20, 22)


@pytest.mark.rule("SW-ANN-01", "SW-ANN-02", "SW-ANN-14", "SW-WOU-15")
def test_which_kills_are_annihilations() -> None:
    for source in (FIGHT, DEED, SHOT, SPELL, PASSIVE, TRAP):
        state = killing()
        blow = deadly(state, source)
        play_out(hurt(state, [blow]))
        assert (annihilator([blow]) is not None) is (source in (FIGHT, DEED)), source
    state = killing()
    ranged = deadly(state, DEED, touching=False)
    play_out(hurt(state, [ranged]))
    assert annihilator([ranged]) is None
    state = killing(victim=ASH)
    touched = deadly(state)
    play_out(hurt(state, [touched]))
    assert annihilator([touched]) is None


@pytest.mark.rule("SW-ANN-01")
def test_who_kills_a_friend_does_not_move_on() -> None:
    state = killing(one(0, PLAIN, (20, 19)))
    blow = deadly(state, DEED, victim=2)
    assert play_out(struck(state, blow)).questions == []
    assert not state.combatants[0].killed, "an enemy, says the Pearl of the Deep"


@pytest.mark.rule("SW-ANN-04")
def test_not_while_another_enemy_touches_the_killer() -> None:
    state = killing(one(1, PLAIN, (21, 20)))
    assert not play_out(struck(state, deadly(state))).questions
    state = killing(one(1, ASH, (21, 20)))
    assert play_out(struck(state, deadly(state)), [(0, [])]).questions


@pytest.mark.rule("SW-ANN-05", "SW-STA-10", "SW-STA-16", "SW-STA-20", "SW-STA-23")
def test_states_keep_a_killer_from_moving_on() -> None:
    for which, stays in ((STUNNED, True), (PARALYSED, True), (FEARFUL, True), (CONCUSSED, False)):
        state = killing()
        state.combatants[0].bear(which, TURN)
        played = play_out(struck(state, deadly(state)), [] if stays else [(0, [])])
        assert (not played.questions) is stays, which


@pytest.mark.rule("SW-ANN-09", "SW-ANN-10", "SW-ANN-11", "SW-DEE-13")
def test_tir_abe_kills_three_and_does_not_fight_the_fourth() -> None:
    """The worked example: Stings, Hilt Blow and the fight kill one each; the last move ends beside Igniis."""
    tir_abe = made("tir_abe", dex=3, str=3, fur=2, con_mundane=5, abilities=("stings", "hilt_blow"))
    weak = made("weak", dex=1, con_mundane=2, wounds=1)
    foes = [one(1, weak, spot) for spot in ((20, 21), (20, 23), (20, 25), (20, 27))]
    state = position(one(0, tir_abe, (20, 20)), *foes, FAR_AWAY, stage=CONCENTRATE)
    stings: list[tuple[int, Any]] = [(0, "stings"), (0, 1), (0, way((20, 22)))]
    hilt_blow: list[tuple[int, Any]] = [(0, "hilt_blow"), (0, way((20, 24)))]
    hand_to_hand: list[tuple[int, Any]] = [(0, 3), (0, way((20, 26)))]
    killed: list[int] = []
    for steps, answers, dice in (
        (concentrate, stings, [5, 5]),
        (concentrate, hilt_blow, [5, 5, 1]),
        (concentrate, [], []),
        (combat, hand_to_hand, [5, 5, 5, 1, 5, 1, 1]),
        (next_phase, [], []),
    ):
        killed += [event.combatant for event in play_out(steps(state), answers, dice).told(Died)]
    assert killed == [1, 2, 3]
    assert state.activation is None, "it is over, and there was no further fight"
    assert touching_enemies(state, state.combatants[0]) == [state.combatants[4]]


@pytest.mark.rule("SW-ANN-06")
def test_the_move_goes_round_impassable_scenery() -> None:
    shape = rectangle(inch(19), inch(21), inch(21), inch(22))
    wall = Thing("dolmen", "dolmen", shape, 0, inch(9), False, False, False, NOBODY)
    state = killing(things=[wall])
    question = KillMove(state, state.combatants[0])
    refusal_of(question, way((20, 21.2)))


@pytest.mark.rule("SW-ANN-06", "SW-DEF-15")
def test_shaogi_goes_past_the_ripper_into_the_wood() -> None:
    """Neither the defence area nor the wood hinders it: it goes 2 inches, and nobody jumps."""
    wood = thing_of("wood", "wood 1", inch(20), inch(25.3), 0)
    state = killing(one(1, PLAIN, (21.5, 21.5)), things=[wood])
    ripper = state.combatants[2]
    assert exerts_area(state, ripper)
    played = moved(state, (20, 22))
    assert played.kinds == ["spherewars.kill.move"]
    assert where(state.combatants[0]) == (20, 22)
    assert in_area(state.combatants[0].body, ripper.body)
    assert terrain_of(state.space).around(state.combatants[0].body), "in the wood"


@pytest.mark.rule("SW-ANN-08", "SW-ANN-11", "SW-HTH-16")
def test_contact_after_the_move_is_no_charge_and_no_further_fight() -> None:
    killer = made("killer", str=4, universal=("assault", "hardened_attacker"))
    state = killing(one(1, PLAIN, (20, 23)), killer=killer, victim=made("imp", wounds=1))
    play_out(fight(state), [(0, 1), (0, way((20, 22)))], [5, 5, 1, 1, 5, 5, 1, 1])
    own, enemy = state.combatants[0], state.combatants[2]
    assert touching_enemies(state, own) == [enemy]
    assert activation_of(state).fought
    assert blow_of(state, own, enemy, 0).strength.amount == 4
    assert hand_of(state, own, enemy).bonus.amount == 0


@pytest.mark.rule("SW-ANN-09", "SW-ANN-10")
def test_after_a_deed_the_activation_goes_on_and_each_kill_gives_a_move() -> None:
    state = killing(one(1, PLAIN, (20, 23)))
    play_out(struck(state, deadly(state, DEED)), [(0, way((20, 22)))])
    assert not activation_of(state).over
    assert not activation_of(state).fought
    play_out(struck(state, deadly(state, DEED, 2)), [(0, way((20, 23)))])
    assert where(state.combatants[0]) == (20, 23)


@pytest.mark.rule("SW-WOU-17")
def test_trample_kills_two_and_gives_one_move() -> None:
    state = killing(one(1, PLAIN, (20, 19)))
    blows = [deadly(state, DEED, 1), deadly(state, DEED, 2)]
    played = play_out(struck(state, *blows), [(0, way((20, 21)))])
    assert played.kinds == ["spherewars.kill.move"]


@pytest.mark.rule("SW-ANN-12", "SW-WOU-09")
def test_the_death_of_a_leader_is_answered_before_the_move() -> None:
    state = killing(one(1, PLAIN, (20, 30)), victim=HERO)
    played = play_out(struck(state, deadly(state)), [(0, way((20, 21)))], [1, 4])
    assert played.course == [
        "spherewars.wounded",
        "spherewars.died",
        "spherewars.dice.morale",
        "spherewars.morale_rolled",
        "spherewars.began_to_flee",
        "spherewars.dice.morale",
        "spherewars.morale_rolled",
        "spherewars.fled",
        "spherewars.kill.move",
        "spherewars.annihilated",
    ]
    assert where(state.combatants[2]) == (20, 34)


@pytest.mark.rule("SW-ANN-13", "SW-PUR-15", "SW-PUR-19")
def test_of_the_enemies_it_touches_those_who_flee_are_trapped_and_no_others() -> None:
    beside = [one(1, PLAIN, (20, 21)), one(1, PLAIN, (21, 20), flight=FIRST_FLIGHT)]
    state = position(one(0, PLAIN, (20, 20)), *beside, FAR_AWAY)
    played = play_out(trap_touched(state, state.combatants[0]))
    assert [(death.combatant, death.cause) for death in played.told(Died)] == [(2, "trap")]
    gone = position(one(0, PLAIN, (20, 20)), *beside, FAR_AWAY)
    gone.combatants[0].where = DEAD
    assert not play_out(trap_touched(gone, gone.combatants[0])).told(Died)


@pytest.mark.rule("SW-ANN-13", "SW-PUR-19")
def test_a_fugitive_whom_the_move_touches_is_trapped() -> None:
    state = killing(one(1, PLAIN, (20, 23), flight=FIRST_FLIGHT))
    played = moved(state, (20, 22))
    assert [(death.combatant, death.cause) for death in played.told(Died)] == [(1, "fight"), (2, "trap")]


@pytest.mark.rule("SW-DEF-16")
def test_the_move_in_the_enemy_round_costs_the_defence_area() -> None:
    state = killing()
    state.side = 1
    played = moved(state, (20, 22))
    assert state.combatants[0].area_lost
    assert played.questions[0].reaction


@pytest.mark.rule("SW-TRN-17")
def test_nobody_is_asked_once_the_game_is_over() -> None:
    state = position(one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 21)))
    assert not play_out(struck(state, deadly(state))).questions
    assert state.outcome is not None


@pytest.mark.rule("SW-ANN-03")
def test_candidates_are_legal_and_read_again_as_they_are() -> None:
    for profile in (PLAIN, made("flyer", fly=True)):
        state = killing(one(1, PLAIN, (20, 22.5)), one(0, PLAIN, (21.5, 20)), killer=profile)
        state.combatants[1].where = 2
        question = KillMove(state, state.combatants[0])
        options = question.options()
        assert options[0] == [state.combatants[0].body.centre()]
        assert len(options) > 6
        for option in options:
            assert question.read(question.write(option)) == option
            assert length(option) <= inch(2) + 25
            assert question.show(option).piece == 0
        assert question.gesture().kind == "path"
        sample = question.sample(Draw(3))
        assert question.check(question.write(sample)) is None
        assert question.decline() == options[0]


@pytest.mark.rule("SW-ANN-07", "SW-ANN-03")
def test_once_measured_the_direction_is_final() -> None:
    """It ends on the way that was drawn, cut after 2 inches, and nobody is asked again."""
    state = killing()
    played = play_out(struck(state, deadly(state)), [(0, way((24, 20)))])
    assert played.kinds == ["spherewars.kill.move"]
    assert where(state.combatants[0]) == (22, 20)
    assert len(played.told(Annihilated)) == 1
