"""SQC, SQG, SQN, SQD: the step lists, each from its first step to its last.

A course is everything that is told, asked and thrown, in the order in which it comes.
"""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.activation import end_turn, take_action
from dicefront.games.home_raiders.rules.close_combat import MeleeTarget, close_combat_action
from dicefront.games.home_raiders.rules.events.fighting import Attacked, HurtSpared
from dicefront.games.home_raiders.rules.events.playing import GrappleTried, MarkerTaken
from dicefront.games.home_raiders.rules.flow import next_procedure
from dicefront.games.home_raiders.rules.generic import generic_action
from dicefront.games.home_raiders.rules.state import ROUND_START, State
from dicefront.games.home_raiders.scenes import block, card, faces, hero, inch, marker, position, team, unit
from dicefront.kernel.dice import Roll
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.question import Question, Sealed
from dicefront.kernel.testing import Played, offered, play_out, refusal_of
from tests.games.home_raiders.fights import attack_of, duel, fighter, pools_rolled, strike
from tests.games.home_raiders.musters import begun
from tests.games.home_raiders.names import bear
from tests.games.home_raiders.test_abilities_shooting import marksman, victim
from tests.games.home_raiders.test_shooting import TOUCH, action, archer, at, prey, question

ENEMY = card("hero", defence="W1", close="W1")


def course(played: Played[Any]) -> list[str]:
    return [kind.removeprefix("home_raiders.") for kind in played.course]


# -- SQC ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "HR-SQC-02",
    "HR-SQC-03",
    "HR-SQC-04",
    "HR-SQC-05",
    "HR-SQC-06",
    "HR-SQC-07",
    "HR-SQC-08",
    "HR-SQC-09",
    "HR-SQC-10",
    "HR-SQC-11",
    "HR-SQC-12",
    "HR-SQC-13",
    "HR-SQC-15",
    "HR-ATK-05",
    "HR-ATK-09",
    "HR-ATK-15",
)
def test_the_course_of_a_close_combat_attack_action() -> None:
    brawler = card(
        close="W1 R1 +1", abilities=["violent-attack", "sucker-punch", "knock-back", "roundhouse-attack"]
    )
    stubborn = card(defence="W1 R1", abilities=["energy-barrier", "flicker"])
    state = position(
        unit(0, brawler, (10, 10), (10, 12)),
        unit(1, stubborn, (11, 10), leader=(card("leader", abilities=["defensive-stance"]), (12.5, 12))),
        hero(1, fighter("bodyguard"), (11.985, 10)),
        hero(1, ENEMY, (9, 10)),
        hero(1, ENEMY, (9, 12)),
    )
    answers = [
        (0, [0, 2, "sucker-punch"]),
        (1, None),  # no Bodyguard
        (1, True),  # once more
        (1, False),  # and the first roll counts
        (0, "white"),
        (0, [inch(11), inch(8)]),
        (0, None),
        (1, []),
        (0, [1, 6]),  # the second member, after everything of the first
        (0, None),
    ]
    thrown = faces("A", "C", "A", "A -", "-", "- -", "A")
    played = play_out(close_combat_action(state, state.troops[0], state.characters[:2]), answers, thrown)
    assert course(played) == [
        *["melee.target", "attacked", "react.bodyguard"],
        *["melee", "pool-rolled"],
        *["react.energy-barrier", "roll-forced", "melee", "melee", "pool-rolled"],
        *["react.energy-barrier", "roll-chosen"],
        *["defence", "pool-rolled", "melee.violent", "set-rerolled", "defence", "pool-rolled"],
        *["attack-succeeded", "wounded"],
        *["went-to-ground", "melee.knock-back", "shoved", "melee.roundhouse", "react.defensive-stance"],
        *["melee.target", "attacked", "melee", "pool-rolled", "defence", "pool-rolled", "melee.violent"],
        "attack-failed",
    ]


@pytest.mark.rule("HR-SQC-13", "HR-ATK-15")
def test_flicker_comes_before_defensive_stance() -> None:
    steady = card(defence="W1", abilities=["flicker"])
    leader = (card("leader", abilities=["defensive-stance"]), (12.5, 12))
    state = position(hero(0, fighter(close="W1"), (10, 10)), unit(1, steady, (11, 10), leader=leader))
    played = strike(state, faces("-", "-"), [(1, None), (1, [])])
    assert course(played)[-3:] == ["attack-failed", "react.flicker", "react.defensive-stance"]


@pytest.mark.rule("HR-SQC-01", "HR-SQC-15", "HR-CCA-07")
def test_each_character_attacks_once_and_nobody_else_is_asked() -> None:
    state = position(
        unit(0, card(close="W1"), (10, 10), (10, 12), (20, 20)),
        hero(1, ENEMY, (11, 10)),
        hero(1, ENEMY, (11, 12)),
    )
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:3]),
        [(0, [1, 4]), (0, [0, 3])],
        faces("-", "-", "-", "-"),
    )
    assert [one.args() for one in played.questions] == [{"fighters": [0, 1]}, {"fighters": [0]}]


@pytest.mark.rule("HR-ATK-04", "HR-SQC-03")
def test_whom_nobody_can_attack_in_close_combat() -> None:
    state = position(
        unit(0, card(close="W1"), (10, 10), (10, 12)),
        hero(1, ENEMY, (11, 10)),
        hero(1, ENEMY, (9, 10)),
        hero(1, ENEMY, (10, 9)),
        hero(1, ENEMY, (14, 10)),
    )
    bear(state.characters[0], "bound", 3)
    state.characters[4].vanishing = True
    before = [one.wounds for one in state.characters]
    asked = MeleeTarget(state, [state.characters[0]])
    assert asked.check([0, 2]) is None
    for target, reason in ((1, "friend"), (3, "tricked"), (4, "gone"), (5, "out-of-contact")):
        assert refusal_of(asked, [0, target]).reason == f"home_raiders.melee.{reason}"
    assert refusal_of(asked, [1, 2]).reason == "home_raiders.melee.not-its-turn"
    assert refusal_of(asked, [0, 2, "sucker-punch"]).rule == "HR-ACC-11"
    assert refusal_of(asked, [0, 2, 3]).reason == "home_raiders.melee.tricked"
    assert offered(asked) == [None, [0, 2]]
    assert [one.wounds for one in state.characters] == before


@pytest.mark.rule("HR-ATK-10", "HR-SQC-08")
@pytest.mark.parametrize(
    ("card_dice", "shown", "total"), [("W1 +1", "A", 2), ("W1", "A", 1), ("W1 +1", "-", 0)]
)
def test_the_total_that_is_compared_counts_the_attackers_boost(
    card_dice: str, shown: str, total: int
) -> None:
    state = duel(fighter(close=card_dice), card("hero", defence="W2"))
    attack = attack_of(strike(state, faces(shown, "A -")))
    assert attack.aces == total
    assert attack.success == (total > 1)
    assert state.characters[1].wounds == (total > 1)


@pytest.mark.rule("HR-ATK-10", "HR-SQC-08", "HR-ACC-05")
def test_the_ace_of_a_reassuring_attack_is_compared() -> None:
    state = duel(fighter("reassuring-attack", close="W1"), ENEMY)
    assert attack_of(strike(state, faces("-", "-"))).success
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-ATK-10", "HR-SQG-10")
def test_double_shot_is_decided_with_the_whole_total() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W1 +1"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim(), (10, 18)),
    )
    played = action(state, (0, at(0, 1)), (1, False), (0, [2, 1]), (1, False), dice=faces("A", "-", "-"))
    assert played.questions[2].args()["aces"] == 2
    assert [one.wounds for one in state.characters] == [0, 1, 1]


@pytest.mark.rule("HR-ATK-12", "HR-SQC-10")
@pytest.mark.parametrize(("again", "holds"), [("A", True), ("-", False)])
def test_what_the_reroll_left_and_the_boost_are_compared(again: str, holds: bool) -> None:
    """Two Aces against W1 +1: it held with an Ace and the Boost, and holds with them after the reroll."""
    state = duel(fighter("violent-attack", close="W2"), card("hero", defence="W1 +1"))
    attack = attack_of(strike(state, faces("A A", "A", again), [(0, "white")]))
    assert attack.defence == (2 if holds else 0)  # without an Ace there is no Boost (HR-DIC-17)
    assert attack.success != holds
    assert state.characters[1].wounds == (0 if holds else 1)


@pytest.mark.rule("HR-SQC-14", "HR-ACC-12", "HR-ACC-11")
def test_the_second_attack_of_a_rampage_may_be_a_sucker_punch() -> None:
    state = position(
        hero(0, fighter("rampage", "sucker-punch", close="W1 R1"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10)),
        unit(1, card(defence="W1"), (9, 10), (8, 10)),
    )
    steps = close_combat_action(state, state.troops[0], state.characters[:1])
    played = play_out(steps, [(0, [0, 1, 2, "sucker-punch"])], faces("A A", "-", "A", "-"))
    assert [(one.target, one.abilities) for one in played.told(Attacked)] == [(1, []), (2, ["sucker-punch"])]
    assert pools_rolled(played) == ["W1 R1", "W1", "R1", "W1"]
    assert [one.down for one in state.characters] == [False, False, True, True]
    assert course(played)[-1] == "hurt-spared"  # its healing is checked after both
    assert played.told(HurtSpared)


# -- SQG ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "HR-SQG-01",
    "HR-SQG-02",
    "HR-SQG-03",
    "HR-SQG-04",
    "HR-SQG-05",
    "HR-SQG-06",
    "HR-SQG-07",
    "HR-SQG-08",
    "HR-SQG-09",
    "HR-SQG-10",
    "HR-SQG-11",
    "HR-SQG-12",
    "HR-SQG-13",
    "HR-SQG-14",
    "HR-ATK-06",
    "HR-GTG-09",
)
def test_the_course_of_a_ranged_attack_action() -> None:
    state = position(
        unit(0, archer(shooting="W2 +1", abilities=["double-shot"]), (5, 15), (5, 17)),
        hero(1, victim("energy-barrier"), (10, 15)),
        hero(1, victim("bodyguard"), (10 + TOUCH, 15)),
        hero(1, victim("deflect", defence="W3"), (10, 18)),
    )
    answers = [
        (0, at(0, 1)),
        (1, None),  # no Bodyguard
        (1, False),
        (1, True),  # once more
        (1, False),  # and the first roll counts
        (0, [3, 1]),
        (1, True),  # the second target goes to ground
        (1, None),  # its shot is not deflected
        (0, None),
    ]
    thrown = faces("A A", "A -", "A", "A - -")
    played = action(state, *answers, dice=thrown)
    assert course(played) == [
        *["shoot.target", "attacked", "react.bodyguard", "react.ground"],
        *["ranged", "pool-rolled", "react.energy-barrier", "roll-forced", "ranged", "pool-rolled"],
        *["react.energy-barrier", "roll-chosen"],
        *["shoot.double", "shot-split", "react.ground", "went-to-ground"],
        *["defence", "pool-rolled", "attack-succeeded", "defence", "pool-rolled", "attack-failed"],
        *["wounded", "react.deflect"],
        "shoot.order",
    ]
    assert [one.args()["shooters"] for one in (played.questions[0], played.questions[-1])] == [[0, 1], [1]]


@pytest.mark.rule("HR-SQG-13", "HR-ASH-12", "HR-ADF-05")
def test_a_bolt_jumps_and_whoever_holds_against_it_deflects() -> None:
    state = position(
        hero(0, marksman("lightning-bolt", shooting="W1 R1"), (5, 15)),
        hero(1, victim(), (10, 15)),
        hero(1, victim("deflect"), (10, 18)),
    )
    bolt = at(0, 1, **{"with": ["lightning-bolt"]})
    answers = [(0, bolt), (1, False), (0, at(0, 2)), (1, False), (1, None)]
    played = action(state, *answers, dice=faces("A", "-", "- -", "-"))
    assert course(played)[7:] == [
        *["attack-succeeded", "wounded", "shoot.lightning-next"],
        *["attacked", "react.ground", "ranged", "pool-rolled"],
        *["defence", "pool-rolled", "attack-failed", "react.deflect"],
    ]


@pytest.mark.rule("HR-SQG-06", "HR-GTG-09")
def test_a_troop_is_asked_once_in_an_action_and_again_in_the_next() -> None:
    state = position(unit(0, archer(), (5, 15), (5, 17)), hero(1, victim(), (10, 16)))
    for _ in range(2):
        played = action(state, (0, at(0, 1)), (1, False), (0, at(1, 1)), dice=faces("-", "-", "-", "-"))
        assert played.kinds.count("home_raiders.react.ground") == 1


@pytest.mark.rule("HR-ATK-04", "HR-SQG-04")
def test_whom_nobody_can_shoot_at() -> None:
    state = position(
        unit(0, archer(range=3, shooting="W1"), (5, 15)),
        unit(0, prey(), (5, 20)),
        hero(1, victim(), (7.5, 15)),
        hero(1, victim(), (7.5, 20)),
        hero(1, victim(), (14, 15)),
        things=[block(6, 17, 7, 19, 3)],
    )
    asked = question(state)
    assert asked.check(at(0, 2)) is None
    assert offered(asked) == [at(0, 2)]
    for troop in (1, 3, 4):  # a friend, somebody behind a wall, and one so far away that no die is left
        assert asked.check(at(0, troop)) is not None


# -- SQN ----------------------------------------------------------------------------------------


def helpful() -> State:
    """A grappler on a marker and beside an enemy, another grappler, and their Leader who heals."""
    grappler = card(abilities=["grapple"], close="W1")
    boss = card("leader", abilities=["lead-by-example"])
    state = position(
        unit(0, grappler, (5, 5), (7, 5), leader=(boss, (6, 4))),
        hero(1, ENEMY, (5, 5.985)),
        hero(1, ENEMY, (7, 5.985)),
        markers=[marker(0, 5, 4.5)],
        objective="spot",
    )
    state.characters[1].wounds = 1
    return state


@pytest.mark.rule("HR-SQN-01", "HR-SQN-02", "HR-GNA-05")
def test_each_character_takes_one_generic_action_in_the_order_of_the_active_player() -> None:
    state = helpful()
    steps = generic_action(state, state.troops[0], state.characters[:3])
    played = play_out(steps, [(0, [2, "heal", 1]), (0, [0, "marker", 0]), (0, [1, "grapple", 4])], faces("A"))
    who = [{option[0] for option in offered(one) if option} for one in played.questions]
    assert who == [{0, 1, 2}, {0, 1}, {1}]  # who has acted does not act again
    assert [0, "grapple", 3] in offered(played.questions[1])
    assert course(played) == [
        *["generic.use", "healed", "generic.use", "marker-taken"],
        *["generic.use", "grapple", "pool-rolled", "grapple-tried"],
    ]
    assert (played.told(MarkerTaken)[0].character, played.told(GrappleTried)[0].target) == (0, 4)


@pytest.mark.rule("HR-SQN-01", "HR-GNA-05")
def test_somebody_has_to_act_and_the_others_need_not() -> None:
    state = helpful()
    steps = generic_action(state, state.troops[0], state.characters[:3])
    played = play_out(steps, [(0, [0, "marker", 0]), (0, None)])
    assert refusal_of(played.questions[0], None).rule == "HR-GNA-02"
    assert state.markers[0].controller == 0


@pytest.mark.rule("HR-SQN-03", "HR-ALD-08")
def test_who_heals_is_hurt_at_the_end_of_the_turn_and_not_before() -> None:
    state = helpful()
    declared = {"troop": 0, "action": "generic"}
    played = play_out(take_action(state), [(0, declared), (0, [2, "heal", 1]), (0, None)])
    assert [one.wounds for one in state.characters[:3]] == [0, 0, 0]
    assert "wounded" not in course(played)
    ended = play_out(end_turn(state))
    assert [one.wounds for one in state.characters[:3]] == [0, 0, 1]
    assert course(ended)[0] == "wounded"


# -- SQD ----------------------------------------------------------------------------------------


class Setting:
    """A set-up as it goes: who was asked or threw, in order."""

    def __init__(self, first: Json, second: Json, **options: Json) -> None:
        self.state = begun(**options)
        self.rosters = [first, second]
        self.asked: list[tuple[str, int]] = []
        while self.state.stage < ROUND_START:
            steps = next_procedure(self.state)
            assert steps is not None
            value: object = None
            while True:
                try:
                    value = self.answer(steps.send(value))
                except StopIteration:
                    break

    def answer(self, step: object) -> object:
        if isinstance(step, Roll):
            self.asked.append((step.purpose.removeprefix("home_raiders."), step.player))
            return [1 if self.asked[-2][0] == "objective" else 4]  # an Ace, but one Blank for the objective
        if isinstance(step, Sealed):
            return [self.choice(one) for one in step.questions]
        return self.choice(step) if isinstance(step, Question) else None

    def choice(self, asked: Question[Any]) -> object:
        kind = asked.kind.removeprefix("home_raiders.")
        self.asked.append((kind, asked.player))
        if kind == "team.cards":
            return asked.read(self.rosters[asked.player])
        if kind == "setup.call":
            return "blank" if asked.player == 0 else "ace"
        return asked.options()[-1 if kind in ("deploy.leader", "setup.reckon") else 0]


@pytest.mark.rule(
    "HR-SQD-02",
    "HR-SQD-03",
    "HR-SQD-04",
    "HR-SQD-05",
    "HR-SQD-06",
    "HR-SQD-07",
    "HR-SQD-08",
    "HR-SQD-09",
    "HR-SQD-10",
    "HR-SQD-11",
    "HR-SQD-12",
    "HR-SQD-13",
    "HR-SET-07",
    "HR-SET-09",
    "HR-OBJ-11",
)
def test_the_course_of_the_setup() -> None:
    """The second player calls Ace and deploys first, with a Unit that is held back and has Reckon."""
    setting = Setting(
        team("lords-of-dust", "ld-ash-duellist"), team("freeloaders", "fl-sock-thieves", "fl-nap-king-snorl")
    )
    assert setting.asked == [
        *[("team.cards", 0), ("team.cards", 1)],
        ("setup.sworn-enemy", 0),
        ("layout", NOBODY),
        *[("setup.call", 0), ("setup.call", 1), ("roll-off", NOBODY)],
        *[("setup.portal-place", 1), ("deploy.leader", 1)],
        *[("deploy.leader", 0), ("deploy.place", 0)],  # his Portal stands opposite
        ("deploy.hold-back", 1),
        *[("objective", 0), ("objective", 0)],
        *[("setup.marker", 1), ("setup.marker", 0), ("setup.marker", 1), ("setup.marker", 0)],
        ("setup.reckon", 1),
    ]
    assert [thing.owner for thing in setting.state.space.things] == [1, 0]
