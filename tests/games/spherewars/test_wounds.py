"""WOU, CRI: wounds, criticals and death, step list K from K1 to K4; TRN-17, MIS-08: the end."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from dicefront.games.spherewars.rules.aftermath import answer
from dicefront.games.spherewars.rules.delayed import take_due
from dicefront.games.spherewars.rules.dice import ANY_ONE, Permission
from dicefront.games.spherewars.rules.events.fighting import (
    CriticalHit,
    DamageRolled,
    Died,
    Healed,
    RolledAgain,
    Wounded,
)
from dicefront.games.spherewars.rules.events.playing import GameOver
from dicefront.games.spherewars.rules.melee import blow_of
from dicefront.games.spherewars.rules.moments import TRAITS, Trait, kit_of
from dicefront.games.spherewars.rules.profile import WOUNDS, Profile
from dicefront.games.spherewars.rules.state import DEAD, FLED, NEXT_ACTIVATION, Combatant, State, is_there
from dicefront.games.spherewars.rules.subjects import DEED, FIGHT, PASSIVE, SHOT, Blow
from dicefront.games.spherewars.rules.walk import walk
from dicefront.games.spherewars.rules.wounds import (
    destroy_ephemerals,
    die,
    heal,
    hurt,
    leave_table,
    roll_damage,
    trap,
)
from dicefront.games.spherewars.scenes import inch, one, position, where
from dicefront.kernel.effects import ACTIVATION, TURN, Effect
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import Played, play_out, refusal_of
from dicefront.skirmish.contact import touching_enemies
from dicefront.tabletop.point import Point
from tests.games.spherewars.profiles import ASH, GOAT_MAN, HERO, LEVIATHAN, PLAIN, made

S = 6


def pair(own: Profile = PLAIN, other: Profile = PLAIN) -> State:
    """Two combatants in contact, and one more of each side far away."""
    return position(
        one(0, own, (20, 20)), one(1, other, (20, 21)), one(0, PLAIN, (5, 5)), one(1, PLAIN, (35, 35))
    )


def blow(state: State, wounds: int = 0, source: int = FIGHT, victim: int = 1) -> Blow:
    """A blow of number 0 at a victim that is worth so many wounds."""
    found = Blow(source, state.combatants[0], state.combatants[victim], True)
    found.wounds = wounds
    return found


def struck(state: State, dice: list[int]) -> Played[None]:
    """The damage roll of number 0 against number 1 with list K."""
    return play_out(strike(state), None, dice)


def strike(state: State) -> Steps[None]:
    found = blow_of(state, state.combatants[0], state.combatants[1], 0)
    yield from roll_damage(state, found)
    yield from hurt(state, [found])


# -- wounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("SW-WOU-01", "SW-TRA-06")
def test_wound_levels() -> None:
    assert WOUNDS[1:] == [2, 3, 4, 5, 6, 7, 8]
    assert pair().combatants[1].wounds == 5


@pytest.mark.rule("SW-WOU-02", "SW-WOU-07", "SW-DIC-19")
def test_all_wounds_of_one_roll_are_taken_together() -> None:
    state = pair(GOAT_MAN)
    played = struck(state, [5, 4, 1])
    assert played.told(Wounded) == [Wounded(1, 2, 3)]
    assert state.combatants[1].wounds == 3


@pytest.mark.rule("SW-WOU-03", "SW-WOU-04")
def test_without_wounds_left_it_is_dead_and_has_no_effect() -> None:
    for wounds in (5, 9):
        state = pair()
        played = play_out(hurt(state, [blow(state, wounds)]))
        assert played.told(Died) == [Died(1, 0, "fight")]
        assert state.combatants[1].where == DEAD
        assert state.combatants[1].wounds == 0
        assert not touching_enemies(state, state.combatants[0])
    state = pair()
    play_out(hurt(state, [blow(state, 4)]))
    assert is_there(state.combatants[1])


@pytest.mark.rule("SW-WOU-05")
def test_some_results_kill_whatever_is_left() -> None:
    state = pair(PLAIN, LEVIATHAN)
    play_out(trap(state, state.combatants[1], state.combatants[0]))
    assert state.combatants[1].where == DEAD


@pytest.mark.rule("SW-WOU-06")
def test_healing_never_exceeds_the_profile() -> None:
    state = position(one(0, PLAIN, (20, 20), wounds=4), acting=0)
    combatant = state.combatants[0]
    assert play_out(heal(combatant, 2)).told(Healed) == [Healed(0, 1, 5)]
    assert not play_out(heal(combatant, 2)).events


@pytest.mark.rule("SW-WOU-17")
def test_an_effect_strikes_several_one_after_the_other() -> None:
    state = position(
        one(0, PLAIN, (20, 20)), one(1, PLAIN, (20, 21)), one(1, PLAIN, (20, 19)), one(1, PLAIN, (35, 35))
    )
    blows = [blow(state, 9, DEED, 2), blow(state, 9, DEED, 1)]
    assert [death.combatant for death in play_out(hurt(state, blows)).told(Died)] == [2, 1]
    assert [one_blow.killed for one_blow in blows] == [True, True]


@pytest.mark.rule("SW-WOU-19")
def test_direct_wounds_give_no_criticals() -> None:
    state = pair()
    direct = blow(state, 2)
    direct.direct = True
    direct.critical = 2
    assert play_out(hurt(state, [direct])).told(Wounded) == [Wounded(1, 2, 3)]


@pytest.mark.rule("SW-WOU-20")
def test_nobody_dies_twice() -> None:
    state = pair()
    blows = [blow(state, 9), blow(state, 9)]
    played = play_out(hurt(state, blows))
    assert len(played.told(Died)) == 1
    assert not blows[1].killed


@pytest.mark.rule("SW-ACT-24", "SW-ACT-10")
def test_the_death_of_the_activated_combatant_ends_its_activation() -> None:
    state = pair()
    assert state.activation is not None
    play_out(hurt(state, [blow(state, 9)]))
    assert not state.activation.over
    back = Blow(FIGHT, state.combatants[3], state.combatants[0], True)
    back.wounds = 9
    play_out(hurt(state, [back]))
    assert state.activation.over


# -- criticals ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-CRI-07", "SW-CRI-12", "SW-CRI-01")
def test_the_goat_man_strikes_the_leviathan_brutally() -> None:
    state = pair(GOAT_MAN, LEVIATHAN)
    played = struck(state, [S, S, 5])
    assert played.told(DamageRolled)[0].wounds == 2
    assert played.told(CriticalHit) == [CriticalHit(0, 1, "brutal")]
    assert played.told(Wounded) == [Wounded(1, 3, 5)]


@pytest.mark.rule("SW-CRI-13", "SW-CRI-02", "SW-DIC-18")
def test_a_single_sphere_is_confirmed_by_an_extra_die() -> None:
    played = struck(pair(GOAT_MAN, LEVIATHAN), [S, 5, 5, 2])
    assert played.told(Wounded) == [Wounded(1, 1, 7)]
    assert not played.told(CriticalHit)
    extra_sphere = struck(pair(GOAT_MAN, LEVIATHAN), [S, 5, 5, S])
    assert not extra_sphere.told(CriticalHit)
    assert not struck(pair(GOAT_MAN, LEVIATHAN), [S, 5, 5, 1]).told(Wounded)


@pytest.mark.rule("SW-CRI-09", "SW-CRI-10", "SW-CRI-01")
def test_three_spheres_kill_whatever_the_constitution() -> None:
    for faces in ([S, S, S, 1], [S, S, S, S]):
        state = pair(made("strong", str=4), LEVIATHAN)
        played = struck(state, faces)
        assert played.told(CriticalHit) == [CriticalHit(0, 1, "deadly")]
        assert played.told(Died) == [Died(1, 0, "fight")]


class Saving(Trait):
    """What stands for a save: it takes all wounds away."""

    id: ClassVar[str] = "saving"

    def __init__(self) -> None:
        super().__init__()
        self.number = 1100

    def save(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        blow.wounds = 0
        return
        yield


@pytest.mark.rule("SW-WOU-05", "SW-WOU-09")
def test_a_save_helps_against_wounds_and_not_against_outright_death() -> None:
    state = pair(GOAT_MAN)
    state.combatants[1].kit = kit_of([Saving()])
    assert not struck(state, [5, 5, 5]).told(Wounded)
    assert not struck(state, [S, S, 5]).told(Wounded)
    struck(state, [S, S, S])
    assert state.combatants[1].where == DEAD


class Shielding(Saving):
    """Another save, which takes one wound away."""

    id: ClassVar[str] = "shielding"

    def __init__(self) -> None:
        super().__init__()
        self.number = 1102

    def save(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        blow.wounds -= 1
        yield Healed(me.id, 1, blow.wounds)


@pytest.mark.rule("SW-WOU-08", "SW-WOU-05")
def test_the_owner_of_the_victim_orders_saves_until_no_wound_is_left() -> None:
    state = pair(GOAT_MAN)
    state.combatants[1].kit = kit_of([Saving(), Shielding()])
    played = play_out(strike(state), [(1, "shielding")], [5, 5, 1])
    assert played.kinds == ["spherewars.blow.saves"]
    assert played.told(Healed) == [Healed(1, 1, 1)]
    assert not played.told(Wounded)
    played = play_out(strike(state), [(1, "saving")], [5, 5, 1])
    assert not played.told(Healed)


class Repeating(Trait):
    """What stands for permissions to roll again: any one die that shows 2 at most."""

    id: ClassVar[str] = "repeating"

    def __init__(self) -> None:
        super().__init__()
        self.number = 1103

    def rerolls(
        self, state: State, me: Combatant, purpose: str, against: Combatant | None = None
    ) -> Permission | None:
        return Permission(self.id, "SW-DIC-23", ANY_ONE, 2) if purpose == "damage_fight" else None


@pytest.mark.rule("SW-DIC-23", "SW-CRI-07")
def test_damage_dice_are_rolled_again_before_criticals_are_read() -> None:
    state = pair(GOAT_MAN)
    state.combatants[0].kit = kit_of([Repeating()])
    played = play_out(strike(state), [(0, [2])], [S, 5, 2, S])
    assert played.told(RolledAgain) == [RolledAgain(0, "repeating", [S, 5, 2], [S, S, 5])]
    assert played.told(CriticalHit) == [CriticalHit(0, 1, "brutal")]
    question = played.questions[0]
    assert question.options() == [[], [2]]
    refusal_of(question, [0])
    assert question.gesture().high == 1
    assert not play_out(strike(pair(GOAT_MAN)), None, [5, 5, 2]).questions


class Gashing(Trait):
    """What stands for effects that depend on having wounded, and on a death."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 1101

    def after_wounding(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        yield Healed(me.id, blow.taken, is_there(blow.victim))

    def at_own_death(self, state: State, me: Combatant, blow: Blow) -> Steps[None]:
        yield Healed(me.id, 0, is_there(me))


@pytest.mark.rule("SW-WOU-09")
def test_step_list_k() -> None:
    """K1 criticals, K2 saves, K3 wounds and what follows from them, K4 the death and what is tied to it."""
    state = pair(GOAT_MAN)
    for combatant in state.combatants[:2]:
        combatant.kit = kit_of([Gashing()])
    played = struck(state, [S, S, 5])
    assert played.course == [
        "spherewars.dice.damage",
        "spherewars.damage_rolled",
        "spherewars.critical_hit",  # K1
        "spherewars.wounded",  # K3
        "spherewars.healed",
    ]
    played = struck(state, [S, 5, 1])
    assert [type(event).__name__ for event in played.events] == [
        "DamageRolled",
        "Wounded",
        "Healed",
        "Died",  # K4
        "Healed",
    ]
    assert played.told(Healed) == [Healed(0, 2, True), Healed(1, 0, False)]


# -- the ephemeral --------------------------------------------------------------------------------


@pytest.mark.rule("SW-WOU-10", "SW-WOU-11")
def test_whatever_is_addressed_to_the_ephemeral_destroys_it() -> None:
    state = pair(PLAIN, ASH)
    played = play_out(strike(state))
    assert played.told(Died) == [Died(1, 0, "fight")]
    assert not played.rolls
    state = pair(PLAIN, ASH)
    play_out(hurt(state, [blow(state, 0, SHOT)]))
    assert state.combatants[1].where == DEAD


@pytest.mark.rule("SW-WOU-10", "SW-WOU-13")
def test_the_touch_of_an_enemy_destroys_the_ephemeral() -> None:
    state = position(one(0, PLAIN, (20, 20)), one(1, ASH, (20, 21)), one(1, PLAIN, (21, 20)))
    played = play_out(destroy_ephemerals(state, state.combatants[0]))
    assert played.told(Died) == [Died(1, 0, "touch")]
    state = position(one(0, ASH, (20, 20)), one(1, PLAIN, (20, 21)))
    assert play_out(destroy_ephemerals(state, state.combatants[0])).told(Died) == [Died(0, 1, "touch")]


@pytest.mark.rule("SW-WOU-13")
def test_a_walk_destroys_the_ephemeral_on_its_way() -> None:
    state = position(
        one(0, PLAIN, (20, 20)), one(1, ASH, (20, 22)), one(1, ASH, (25, 22)), one(1, PLAIN, (35, 35))
    )
    way = [Point(inch(20), inch(y)) for y in (20, 24)]
    played = play_out(walk(state, state.combatants[0], way))
    assert played.told(Died) == [Died(1, 0, "touch")]
    assert where(state.combatants[0]) == (20, 24)


@pytest.mark.rule("SW-WOU-12")
def test_two_ephemeral_enemies_destroy_each_other() -> None:
    state = position(one(0, ASH, (20, 20)), one(1, ASH, (20, 21)))
    played = play_out(destroy_ephemerals(state, state.combatants[0]))
    assert [death.combatant for death in played.told(Died)] == [1, 0]


# -- the end --------------------------------------------------------------------------------------


def over(state: State, *dead: int, **fled: Any) -> Played[None]:
    """What follows when some have died, and others have left the table."""
    for number in dead:
        play_out(die(state, Blow(FIGHT, None, state.combatants[number], True)))
    for number in fled.get("fled", []):
        leave_table(state, state.combatants[number], FLED)
    return play_out(answer(state))


@pytest.mark.rule("SW-TRN-17", "SW-MIS-08", "SW-MIS-38")
def test_the_side_with_combatants_left_wins() -> None:
    state = pair()
    assert not over(state, 1).told(GameOver)
    assert over(state, 3).told(GameOver) == [GameOver("spherewars.end.eliminated", "SW-MIS-38", [1, 2])]
    assert state.outcome is not None
    assert state.outcome.winners == [0]
    assert not over(state).told(GameOver), "it is told once"


@pytest.mark.rule("SW-TRN-17", "SW-MIS-38")
def test_without_anybody_left_it_is_a_draw() -> None:
    state = pair()
    over(state, 1, 3, 0, 2)
    assert state.outcome is not None
    assert state.outcome.is_draw


@pytest.mark.rule("SW-MIS-08", "SW-FLE-23")
def test_those_who_left_the_table_are_gone_and_those_who_flee_on_it_are_not() -> None:
    state = pair()
    state.combatants[1].flight = 1
    assert not over(state, 3).told(GameOver)
    assert over(state, fled=[1]).told(GameOver)


@pytest.mark.rule("SW-WOU-03")
def test_what_lay_on_the_dead_ends_and_a_dead_leader_is_remembered() -> None:
    state = pair(HERO, HERO)
    state.combatants[1].bear("stunned", TURN)
    play_out(hurt(state, [blow(state, 9)]))
    assert not state.combatants[1].effects.has("stunned")
    assert state.fallen == [1]
    play_out(die(state, Blow(DEED, None, state.combatants[0], False)))
    assert state.fallen == [1, 0]
    assert [effect.source for effect in state.combatants[0].effects.all] == [NOBODY]


# -- delayed effects ------------------------------------------------------------------------------


class Bleeding(Trait):
    """What stands for a delayed effect: it costs so many wounds as its value says."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def when_due(self, state: State, me: Combatant, effect: Effect) -> Steps[None]:
        wounds = Blow(PASSIVE, state.combatants[effect.source], me, False)
        wounds.wounds = effect.value
        wounds.direct = True
        yield from hurt(state, [wounds])


@pytest.fixture
def bleeding(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("bleeding", "seeping"):  # no traits of the game
        monkeypatch.setitem(TRAITS, name, Bleeding(name))


@pytest.mark.rule("SW-WOU-18")
@pytest.mark.usefixtures("bleeding")
def test_delayed_effects_take_place_once_at_the_end_of_the_next_activation() -> None:
    state = pair()
    victim = state.combatants[0]
    for source in (1, 3):
        victim.bear("bleeding", NEXT_ACTIVATION, source, 1)
    assert not play_out(take_due(state, victim)).events, "it was caused in this activation"
    victim.effects = victim.effects.prolonged(NEXT_ACTIVATION, ACTIVATION)  # A2 of the next one
    played = play_out(take_due(state, victim))
    assert played.told(Wounded) == [Wounded(0, 1, 4)]
    assert not play_out(take_due(state, victim)).events


@pytest.mark.rule("SW-WOU-18", "SW-WOU-20")
@pytest.mark.usefixtures("bleeding")
def test_the_owner_orders_delayed_effects_and_the_dead_suffer_no_more() -> None:
    state = pair()
    victim = state.combatants[0]
    victim.bear("bleeding", ACTIVATION, 1, 9)
    victim.bear("seeping", ACTIVATION, 3, 9)
    played = play_out(take_due(state, victim), [(0, "seeping")])
    assert played.told(Died) == [Died(0, 3, "passive")]
    assert played.kinds == ["spherewars.turn.order"]
