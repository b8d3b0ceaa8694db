"""GNA, SQN: Generic actions; Grapple, Lead by example and Action group."""

import pytest

from dicefront.games.home_raiders.rules.abilities.close_combat import grapple_build
from dicefront.games.home_raiders.rules.abilities.unit import Division
from dicefront.games.home_raiders.rules.activation import end_turn, take_action
from dicefront.games.home_raiders.rules.declaring import Menu
from dicefront.games.home_raiders.rules.events.fighting import Healed, PoolRolled
from dicefront.games.home_raiders.rules.events.moving import Teleported
from dicefront.games.home_raiders.rules.events.playing import GrappleTried, MarkerTaken, UnitDivided
from dicefront.games.home_raiders.rules.generic import Deed, GenericUse, generic_action, generic_uses
from dicefront.games.home_raiders.rules.state import SPOT, TURN, TURN_END, State
from dicefront.games.home_raiders.scenes import card, hero, marker, position, put, unit
from dicefront.kernel.errors import UNREADABLE
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.question import Question
from dicefront.kernel.testing import Played, Script, offered, play_out, refusal_of
from tests.games.home_raiders.names import bear

BLANK, ACE = 1, 5
TOUCH = 0.985


def generic(state: State, answers: Script, dice: list[int] | None = None) -> Played[None]:
    troop = state.troops[0]
    members = [state.characters[number] for number in troop.members]
    return play_out(generic_action(state, troop, members), answers, dice)


GRAPPLER = card(abilities=["grapple"], close="W2 R1")


def grapplers() -> State:
    """Two grapplers in contact with an enemy each, a third one on a marker."""
    return position(
        unit(0, GRAPPLER, (5, 5), (7, 5), (9, 5)),
        hero(1, card("hero"), (5, 5 + TOUCH)),
        hero(1, card("hero"), (7, 5 + TOUCH)),
        markers=[marker(0, 9, 5.5)],
        objective="spot",
    )


@pytest.mark.rule("HR-GNA-02", "HR-SQN-01")
def test_only_these_are_generic_actions() -> None:
    kind = card("leader", abilities=["grapple", "lead-by-example", "eager-teleport", "stun", "push", "aim"])
    state = position(
        hero(0, kind, (5, 5)),
        hero(1, card("hero"), (5, 5 + TOUCH)),
        markers=[marker(0, 5, 4.5), marker(1, 20, 20)],
        objective="spot",
    )
    state.characters[0].wounds = 1
    assert [deed.to_json() for deed in generic_uses(state, state.characters[0])] == [
        [0, "marker", 0],
        [0, "grapple", 1],
        [0, "heal", 0],
        [0, "teleport"],
    ]
    plain = position(hero(0, card("hero"), (5, 5)), hero(1, card("hero"), (5, 5 + TOUCH)))
    assert generic_uses(plain, plain.characters[0]) == []


@pytest.mark.rule("HR-GNA-02", "HR-GNA-05", "HR-SQN-01")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (None, "home_raiders.generic.nothing-done"),
        (3, "kernel.unreadable"),
        ([], "kernel.unreadable"),
        ([0], "kernel.unreadable"),
        ([0, 1], "kernel.unreadable"),
        (["grapple", "grapple"], "kernel.unreadable"),
        ([0, "grapple"], "home_raiders.generic.not-open"),
        ([0, "grapple", 4], "home_raiders.generic.not-open"),
        ([2, "grapple", 3], "home_raiders.generic.not-open"),
        ([0, "dance", 3], "home_raiders.generic.not-open"),
        (["divide"], "home_raiders.generic.no-division"),
        ({}, "kernel.unreadable"),
    ],
)
def test_anything_else_is_refused(answer: object, reason: str) -> None:
    state = grapplers()
    assert refusal_of(GenericUse(state, 0, state.characters[:3], False, False), answer).reason == reason


@pytest.mark.rule("HR-GNA-01")
def test_taking_a_marker_costs_one_action_and_no_dice() -> None:
    state = grapplers()
    played = play_out(
        take_action(state), [(0, {"troop": 0, "action": "generic"}), (0, [2, "marker", 0]), (0, None)]
    )
    assert not played.rolls
    assert state.troops[0].actions == 1


@pytest.mark.rule("HR-GNA-04")
def test_generic_actions_may_be_performed_in_contact_with_an_enemy() -> None:
    state = grapplers()
    state.markers[0].x = state.characters[0].body.shape.x
    generic(state, [(0, [0, "marker", 0]), (0, None)])
    assert state.markers[0].controller == 0


@pytest.mark.rule("HR-GNA-05", "HR-SQN-02")
def test_the_example_two_grapple_and_a_third_takes_the_marker() -> None:
    state = grapplers()
    played = generic(
        state,
        [(0, [1, "grapple", 4]), (0, [2, "marker", 0]), (0, [0, "grapple", 3])],
        [BLANK, ACE, ACE, BLANK],
    )
    assert [event.character for event in played.told(GrappleTried)] == [1, 0]
    assert played.told(MarkerTaken)[0].character == 2
    assert state.characters[3].effects.has("grapple")
    assert state.characters[4].effects.has("grapple")


@pytest.mark.rule("HR-GNA-05")
def test_each_does_one_thing_or_none() -> None:
    state = grapplers()
    played = generic(state, [(0, [0, "grapple", 3]), (0, None)], [BLANK, BLANK])
    assert [option[0] for option in offered(played.questions[1]) if option] == [1, 2]


# -- Grapple --------------------------------------------------------------------------------------


@pytest.mark.rule("HR-ACC-15")
def test_grapple_rolls_the_weakest_set_and_needs_an_ace() -> None:
    state = grapplers()
    assert grapple_build(state, state.characters[0]).pool.text() == "W2"
    played = generic(state, [(0, [0, "grapple", 3]), (0, None)], [BLANK, BLANK])
    assert not state.characters[3].effects.has("grapple")
    assert not played.told(GrappleTried)[0].success
    assert played.told(PoolRolled)[0].type == "grapple"


@pytest.mark.rule("HR-SQN-02", "HR-ASP-04")
def test_a_distracted_grappler_downgrades_its_dice() -> None:
    state = position(
        hero(0, card("hero", abilities=["grapple"], close="R2"), (5, 5)),
        hero(1, card("hero"), (5, 5 + TOUCH)),
    )
    bear(state.characters[0], "distract")
    assert grapple_build(state, state.characters[0]).pool.text() == "W2"
    generic(state, [(0, [0, "grapple", 1])], [BLANK, BLANK])
    assert not state.characters[0].effects.has("distract")


@pytest.mark.rule("HR-ACC-18")
def test_reach_does_not_help_to_grapple() -> None:
    kind = card("hero", abilities=["grapple", "reach"])
    state = position(hero(0, kind, (5, 5)), hero(1, card("hero"), (5, 7)))
    assert generic_uses(state, state.characters[0]) == []


@pytest.mark.rule("HR-ACC-15", "HR-WND-06", "HR-WND-07")
def test_wound_marks_take_dice_from_a_grapple() -> None:
    kind = card("hero", abilities=["grapple"], close="W1* R1")
    state = position(hero(0, kind, (5, 5)), hero(1, card("hero"), (5, 5 + TOUCH)))
    assert grapple_build(state, state.characters[0]).pool.text() == "W1"
    state.characters[0].wounds = 1
    assert grapple_build(state, state.characters[0]).pool.text() == "R1"
    weak = card("hero", abilities=["grapple"], close="W1*")
    state = position(hero(0, weak, (5, 5)), hero(1, card("hero"), (5, 5 + TOUCH)))
    assert generic_uses(state, state.characters[0]) == [Deed(0, "grapple", 1)]
    state.characters[0].wounds = 1
    assert generic_uses(state, state.characters[0]) == []


@pytest.mark.rule("HR-GNA-05", "HR-GTG-05")
def test_who_was_forced_to_the_ground_does_nothing() -> None:
    state = grapplers()
    state.characters[0].down = True
    played = generic(state, [(0, [1, "grapple", 4]), (0, None)], [BLANK, BLANK])
    assert [option[0] for option in offered(played.questions[0])] == [1, 2]


# -- Lead by example, Eager teleport --------------------------------------------------------------


@pytest.mark.rule("HR-ALD-08", "HR-SQN-03", "HR-WND-12")
def test_lead_by_example_heals_and_hurts() -> None:
    auntie = card("leader", abilities=["lead-by-example"])
    state = position(
        unit(0, card(close="W1"), (5, 5), leader=(auntie, (7, 5))), hero(1, card("hero"), (5, 5 + TOUCH))
    )
    state.characters[0].wounds = 1
    declared = {"troop": 0, "action": "melee", "apart": [[1, "generic", "before"]]}
    played = play_out(take_action(state), [(0, declared), (0, [1, "heal", 0]), (0, None)])
    assert played.told(Healed)[0].character == 0
    assert state.characters[0].wounds == 0
    assert state.characters[1].hurts == 1
    play_out(take_action(state), [(0, {"troop": 0, "action": "end"})])
    play_out(end_turn(state))
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-SQN-03", "HR-AMV-16")
def test_eager_teleport_is_a_generic_action_that_hurts() -> None:
    state = position(
        hero(0, card("hero", abilities=["eager-teleport"]), (5, 5)), hero(1, card("hero"), (20, 20))
    )
    twin = state.copy()
    steps = generic_action(twin, twin.troops[0], [twin.characters[0]])
    use = next(steps)
    assert isinstance(use, Question)
    where = steps.send(use.read([0, "teleport"]))
    assert isinstance(where, Question)
    place = offered(where)[0]
    played = generic(state, [(0, [0, "teleport"]), (0, place)])
    assert played.told(Teleported)
    assert state.characters[0].hurts == 1
    assert generic_uses(state, state.characters[0]) == []


# -- Action group ---------------------------------------------------------------------------------

PACK = card(abilities=["action-group", "climb"])
BOSS = card("leader", abilities=["aim"])


def pack(*places: tuple[float, float], led: bool = False) -> State:
    return position(
        unit(0, PACK, *places, leader=(BOSS, (5, 7)) if led else None), hero(1, card("hero"), (25, 25))
    )


@pytest.mark.rule("HR-AUN-01", "HR-AUN-02", "HR-SQA-07")
def test_the_example_of_a_unit_of_four_that_splits_in_two() -> None:
    state = pack((5, 5), (6.5, 5), (8, 5), (9.5, 5))
    played = play_out(
        take_action(state), [(0, {"troop": 0, "action": "generic"}), (0, ["divide"]), (0, [2, 3])]
    )
    assert played.told(UnitDivided)[0].members == [2, 3]
    assert [troop.members for troop in state.troops] == [[0, 1], [4], [2, 3]]
    assert state.acting == [0, 2]
    assert [state.troops[number].actions for number in state.acting] == [1, 1]
    assert state.troops[2].activated
    # Both halves perform one more action now, one after the other.
    play_out(take_action(state), [(0, {"troop": 2, "action": "move"}), (0, [])])
    assert state.stage == TURN
    play_out(take_action(state), [(0, {"troop": 0, "action": "move"}), (0, [])])
    assert state.stage == TURN_END


@pytest.mark.rule("HR-AUN-03")
def test_both_keep_the_unit_abilities_and_the_leader_goes_with_one() -> None:
    state = pack((5, 5), (6.5, 5), led=True)
    generic(state, [(0, ["divide"]), (0, [1, 2])])
    assert (state.troops[0].leader, state.troops[2].leader) == (NOBODY, 2)
    has = [state.characters[number].kit.ids() for number in range(3)]
    assert ["action-group" in kit for kit in has] == [True, True, True]
    assert ["aim" in kit for kit in has] == [False, True, True]


@pytest.mark.rule("HR-AUN-01")
def test_each_half_needs_a_character_of_the_unit() -> None:
    state = pack((5, 5), (6.5, 5), led=True)
    question = Division(state, state.troops[0])
    assert offered(question) == [[1], [1, 2]]
    assert question.check([0, 2]) is None
    assert refusal_of(question, [0, 1]).rule == "HR-AUN-01"
    for halves in ([], [0, 1], [2]):
        assert refusal_of(question, halves).reason == "home_raiders.generic.half-is-empty"
    assert refusal_of(question, [3]).reason == "home_raiders.generic.not-a-member"
    for answer in (None, 1, [1, 1], ["1"], [True]):
        assert refusal_of(question, answer).reason == UNREADABLE


@pytest.mark.rule("HR-AUN-01")
def test_a_large_unit_is_offered_a_sensible_few_divisions() -> None:
    state = pack(*[(2 + 1.5 * number, 5) for number in range(9)], led=True)
    question = Division(state, state.troops[0])
    assert not question.finite
    assert 8 <= len(offered(question)) <= 40
    assert all(question.check(option) is None for option in offered(question))


@pytest.mark.rule("HR-AUN-01")
def test_only_a_unit_with_action_group_and_two_characters_divides() -> None:
    actions = [one.action for one in Menu(pack((5, 5)), pack((5, 5)).troops[0]).declarations()]
    assert "generic" not in actions
    led = pack((5, 5), led=True)
    assert "generic" not in [one.action for one in Menu(led, led.troops[0]).declarations()]
    state = pack((5, 5), (6.5, 5))
    assert "generic" in [one.action for one in Menu(state, state.troops[0]).declarations()]
    plain = position(unit(0, card(), (5, 5), (6.5, 5)), hero(1, card("hero"), (25, 25)))
    assert "generic" not in [one.action for one in Menu(plain, plain.troops[0]).declarations()]


@pytest.mark.rule("HR-AUN-01")
def test_the_whole_unit_divides_so_nobody_may_act_apart_or_sit_out() -> None:
    state = pack((5, 5), (6.5, 5), led=True)
    state.characters[0].sitting_out = 1
    assert "generic" not in [one.action for one in Menu(state, state.troops[0]).declarations()]


@pytest.mark.rule("HR-AUN-01")
def test_a_unit_does_not_divide_without_its_leader_nor_after_another_generic_action() -> None:
    state = pack((5, 5), (6.5, 5), led=True)
    state.markers = [marker(0, 5, 4.5), marker(0, 6.5, 4.5)]
    state.objective = SPOT
    troop = state.troops[0]
    played = play_out(generic_action(state, troop, state.characters[:2]), [(0, [0, "marker", 0]), (0, None)])
    assert ["divide"] not in offered(played.questions[0])
    state.markers[0].controller = NOBODY
    played = generic(state, [(0, [0, "marker", 0]), (0, None)])
    assert ["divide"] in offered(played.questions[0])
    assert ["divide"] not in offered(played.questions[1])


@pytest.mark.rule("HR-GNA-03")
def test_a_leader_performs_no_generic_action_of_its_own_while_the_rest_moves() -> None:
    auntie = card("leader", abilities=["lead-by-example"])
    state = position(unit(0, card(), (5, 5), leader=(auntie, (7, 5))), hero(1, card("hero"), (25, 25)))
    state.characters[0].wounds = 1
    offers = Menu(state, state.troops[0]).declarations()
    assert not [one for one in offers if one.apart]
    put(state, 2, 5, 5 + TOUCH)  # now the rest can fight
    offers = Menu(state, state.troops[0]).declarations()
    assert [one.action for one in offers if one.apart and one.apart[0].action == "generic"] == ["melee"] * 2
