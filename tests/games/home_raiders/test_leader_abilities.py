"""ALD: Replacement and Redeploy as far as troops and pearls are concerned, and Lead by example."""

from collections.abc import Sequence

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.abilities.leader import WHOLE_ROUND, patients
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.close_combat import close_combat_action
from dicefront.games.home_raiders.rules.declaring import Menu
from dicefront.games.home_raiders.rules.events.playing import LeaderReplaced
from dicefront.games.home_raiders.rules.leaders import go_alone, join_unit, may_leave, units_to_join
from dicefront.games.home_raiders.rules.movement import movement_action
from dicefront.games.home_raiders.rules.objectives import vanished
from dicefront.games.home_raiders.rules.shooting import ranged_attack_action
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.games.home_raiders.scenes import Group, block, card, hero, inch, position, put, unit
from dicefront.kernel.ids import NOBODY
from dicefront.kernel.testing import Played, Script, offered, play_out
from tests.games.home_raiders.moves import points, reason
from tests.games.home_raiders.names import IDS, bear, has

BASE = 2500 / 2540
CLANK = card("leader", abilities=["replacement", "fast-recovery"])
KING = card("leader", abilities=["aim"])


def vanish(state: State, number: int, answers: Script) -> Played[list[int]]:
    state.characters[number].wounds = 1
    return play_out(deal(state, [Token(state.characters[number], "fall")]), answers)


def two_leaders() -> State:
    """Leader 1 with Replacement in Unit 0, Leader 3 in Unit 1, and an enemy."""
    state = position(
        unit(0, card(), (5, 5), leader=(CLANK, (7, 5))),
        unit(0, card(), (15, 15), leader=(KING, (17, 15))),
        hero(1, card("hero"), (25, 25)),
    )
    settle(state)
    return state


# -- Replacement ----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ALD-09", "HR-WND-15")
def test_another_leader_comes_to_the_place_of_the_vanished_one() -> None:
    state = two_leaders()
    played = vanish(state, 1, [(0, 3)])
    assert played.kinds == ["home_raiders.vanish.replacement"]
    assert offered(played.questions[0]) == [None, 3]
    new = state.characters[3]
    assert (new.body.shape.x, new.body.shape.y, new.troop) == (inch(7), inch(5), 0)
    assert state.troops[0].members == [0, 3]
    assert state.troops[0].leader == 3
    assert state.troops[1].members == [2]
    assert state.troops[1].leader == NOBODY
    assert has(state.characters[0].kit, IDS.index("aim"))
    assert not has(state.characters[2].kit, IDS.index("aim"))


@pytest.mark.rule("HR-ALD-09", "HR-GEN-12")
def test_replacement_may_be_declined() -> None:
    state = two_leaders()
    vanish(state, 1, [(0, None)])
    assert state.troops[0].leader == NOBODY
    assert state.troops[1].leader == 3


@pytest.mark.rule("HR-ALD-09")
def test_a_leader_without_replacement_is_not_replaced() -> None:
    state = two_leaders()
    vanish(state, 3, [])
    assert state.troops[1].leader == NOBODY


@pytest.mark.rule("HR-ALD-10")
def test_the_new_leader_keeps_its_wounds_and_effects() -> None:
    state = two_leaders()
    new = state.characters[3]
    new.wounds, new.down = 1, True
    bear(new, "distract")
    vanish(state, 1, [(0, 3)])
    assert (new.wounds, new.effects.has("distract"), new.down) == (1, True, True)


@pytest.mark.rule("HR-ALD-10")
def test_a_base_that_does_not_fit_is_placed_as_near_as_possible() -> None:
    large = card("leader", base_mm=40)
    state = position(
        unit(0, card(), (5, 5), leader=(CLANK, (7, 5))),
        unit(0, card(), (15, 15), leader=(large, (17, 15))),
        things=[block(7.5, 0, 9, 30, 3)],
    )
    settle(state)
    event = vanish(state, 1, [(0, 3)]).told(LeaderReplaced)[0]
    x, y, z = event.place
    assert (x, z) == (pytest.approx(inch(7.5) - 2000, abs=3), 0)
    assert abs(y - inch(5)) < inch(0.1)


@pytest.mark.rule("HR-ALD-11")
def test_the_example_of_the_last_of_its_unit() -> None:
    state = two_leaders()
    state.bag = [2, 1]
    vanish(state, 0, [])
    state.troops[0].activated = True
    vanish(state, 1, [(0, 3)])
    assert state.troops[0].members == [3]
    assert state.troops[0].activated
    assert state.bag == [2, 1]
    assert state.troops[1].members == [2]


@pytest.mark.rule("HR-ALD-10")
def test_as_near_as_possible_is_judged_over_all_heights() -> None:
    """Too broad for the pedestal; the table beside it is nearer than another top that is as high."""
    state = position(
        unit(0, card(), (5, 5), leader=(CLANK, (8, 5, 1.5))),
        unit(0, card(), (15, 15), leader=(card("leader", base_mm=50), (18, 15))),
        hero(1, card("hero"), (25, 25)),
        things=[block(7.6, 4.6, 8.4, 5.4, 1.5), block(15, 3, 20, 8, 1.5)],
    )
    vanish(state, 1, [(0, 3)])
    body = state.characters[3].body
    assert body.bottom == 0
    assert (body.shape.x - inch(8)) ** 2 + (body.shape.y - inch(5)) ** 2 < inch(3) ** 2


@pytest.mark.rule("HR-ALD-12")
def test_a_leader_that_has_acted_does_not_act_again_in_the_same_round() -> None:
    state = two_leaders()
    state.characters[3].acted = True
    vanish(state, 1, [(0, 3)])
    assert state.characters[3].sitting_out == WHOLE_ROUND
    state = two_leaders()
    vanish(state, 1, [(0, 3)])
    assert state.characters[3].sitting_out == 0


@pytest.mark.rule("HR-ALD-12", "HR-ACT-11")
def test_a_leader_that_leaves_in_the_middle_of_an_action_takes_no_more_part_in_it() -> None:
    """A Blast strikes a Leader of the same team, and the Leader of the shooters takes its place."""
    grenadier = card(abilities=["blast"], shooting="W1", range=20)
    state = position(
        unit(0, grenadier, (5, 5), leader=(card("leader", shooting="W1", range=20), (7, 5))),
        unit(0, card(), (5, 17), leader=(card("leader", abilities=["replacement"], defence=""), (6, 14))),
        hero(1, card("hero", defence="W1"), (5, 12)),
    )
    state.characters[3].wounds = 1
    blast = {"shooter": 0, "at": 2, "with": ["blast"]}
    steps = ranged_attack_action(state, state.troops[0], [state.characters[0], state.characters[1]], 2)
    played = play_out(steps, [(0, blast), (0, False), (1, False), (0, 1)], [5, 5])
    assert played.kinds[-1] == "home_raiders.vanish.replacement"
    assert state.characters[1].troop == 1


# A Leader on the ground comes to a Unit in the middle of its action (HR-GTG-08).

FRAIL = card("leader", abilities=["replacement"], defence="")


def relieved(frail: tuple[float, float], *enemies: Group, abilities: Sequence[str] = ()) -> State:
    """Members 0 and 1 with the frail Leader 2; Leader 4 of another Unit lies on the ground."""
    member = card(abilities=abilities, close="W1", shooting="W1", range=20, defence="W1")
    state = position(
        unit(0, member, (5, 5), (7, 5), leader=(FRAIL, frail)),
        unit(0, card(), (25, 25), leader=(KING, (27, 25))),
        *enemies,
    )
    state.characters[2].wounds = 1
    state.characters[4].down = True
    return state


def comes_lying(state: State) -> bool:
    """The new Leader lies among them, so the next action is spent (HR-GTG-08)."""
    new = state.characters[4]
    menu = Menu(state, state.troops[0]).declarations()
    return new.troop == 0 and new.down and [one.action for one in menu] == ["stand"]


@pytest.mark.rule("HR-GTG-08")
def test_the_others_go_on_fighting_when_a_leader_on_the_ground_joins_them() -> None:
    """The first blow takes an enemy whose last attack takes the Leader; the second member still attacks."""
    singer = card("hero", abilities=["swan-song"], close="W1", defence="W1")
    state = relieved((6, 7.2), hero(1, singer, (5.4, 6.3)), hero(1, card("hero", defence="W1"), (8.2, 5)))
    put(state, 0, 5.4, 6.3 - BASE)
    put(state, 1, 8.2 - BASE, 5)
    put(state, 2, 5.4, 6.3 + BASE)
    state.characters[5].wounds = 1
    fighters = [state.characters[0], state.characters[1]]
    steps = close_combat_action(state, state.troops[0], fighters)
    play_out(steps, [(0, [0, 5]), (1, ["melee", 2]), (0, 4), (0, [1, 6])], [5, 1, 5, 5, 1])
    assert state.characters[6].wounds == 1
    assert comes_lying(state)


@pytest.mark.rule("HR-GTG-08")
def test_the_others_go_on_shooting_when_a_leader_on_the_ground_joins_them() -> None:
    """The first shot is a Blast beside the own Leader."""
    state = relieved((6, 8), hero(1, card("hero", defence="W1"), (6, 10)), abilities=["blast"])
    shooters = [state.characters[0], state.characters[1]]
    blast = {"shooter": 0, "at": 2, "with": ["blast"]}
    steps = ranged_attack_action(state, state.troops[0], shooters, 2)
    answers: Script = [(0, blast), (0, False), (1, False), (0, 4), (0, {"shooter": 1, "at": 2})]
    play_out(steps, answers, [5, 5, 5, 1])
    assert state.characters[5].wounds == 1
    assert comes_lying(state)


@pytest.mark.rule("HR-GTG-08", "HR-CON-11")
def test_the_others_go_on_moving_when_a_leader_on_the_ground_joins_them() -> None:
    """The Leader breaks away and does not survive it."""
    state = relieved((6, 7), hero(1, card("hero", close="W1"), (6, 7 + BASE)))
    answers = [(0, [2]), (1, [[5, 2]]), (0, 4), (0, [[0, [[inch(5), inch(4)]]]])]
    members = [state.characters[number] for number in (0, 1, 2)]
    play_out(movement_action(state, state.troops[0], members, False), answers, [5])
    assert state.characters[0].body.shape.y == inch(4)
    assert comes_lying(state)


@pytest.mark.rule("HR-ALD-12")
def test_a_unit_left_empty_by_the_transfer_is_gone_and_its_pearl_stays() -> None:
    state = two_leaders()
    state.bag = [2, 1]
    vanish(state, 2, [])
    vanish(state, 1, [(0, 3)])
    assert state.troops[1].members == []
    assert state.bag == [2, 1]


@pytest.mark.rule("HR-ALD-13")
def test_the_replaced_leader_counts_as_vanished() -> None:
    state = two_leaders()
    vanish(state, 1, [(0, 3)])
    assert vanished(state, 0) == 1


# -- Redeploy -------------------------------------------------------------------------------------

BOSS = card("leader", abilities=["redeploy", "aim"])


def boss_and_two_units() -> State:
    """Leader 1 with Redeploy in Unit 0; Unit 1 has no Leader, Unit 2 has one; a Hero."""
    state = position(
        unit(0, card(), (5, 5), leader=(BOSS, (7, 5))),
        unit(0, card(), (15, 15)),
        unit(0, card(), (20, 15), leader=(KING, (22, 15))),
        hero(0, card("hero"), (25, 5)),
        unit(1, card(), (25, 25)),
    )
    settle(state)
    return state


@pytest.mark.rule("HR-ALD-17")
def test_only_a_leader_with_redeploy_and_company_may_leave() -> None:
    state = boss_and_two_units()
    assert may_leave(state, state.characters[1])
    assert not may_leave(state, state.characters[4])
    play_out(go_alone(state, state.characters[1]))
    assert not may_leave(state, state.characters[1])


@pytest.mark.rule("HR-ALD-17", "HR-ALD-18", "HR-ALD-19")
def test_a_leader_that_left_is_an_activated_unit_of_its_own_with_the_actions_left() -> None:
    state = boss_and_two_units()
    state.bag = [2, 1]
    play_out(go_alone(state, state.characters[1]))
    alone = state.troops[5]
    assert (alone.members, alone.leader, alone.activated, alone.actions) == ([1], 1, True, 2)
    assert state.acting == [0, 5]
    assert state.bag == [2, 1]
    assert has(state.characters[1].kit, IDS.index("aim"))
    assert not has(state.characters[0].kit, IDS.index("aim"))


@pytest.mark.rule("HR-ALD-20", "HR-LDR-02", "HR-HRO-02")
def test_it_may_join_a_friendly_unit_without_a_leader_and_no_hero() -> None:
    state = boss_and_two_units()
    assert [troop.id for troop in units_to_join(state, state.characters[1])] == [1]


@pytest.mark.rule("HR-ALD-20", "HR-ALD-21")
def test_the_joined_unit_has_its_leader_and_cannot_be_activated() -> None:
    state = boss_and_two_units()
    state.bag = [3, 1]
    play_out(go_alone(state, state.characters[1]))
    play_out(join_unit(state, state.characters[1], state.troops[1]))
    joined = state.troops[1]
    assert (joined.members, joined.leader, joined.blocked) == ([2, 1], 1, True)
    assert state.troops[5].members == []
    assert state.bag == [3, 1]
    assert has(state.characters[2].kit, IDS.index("aim"))


@pytest.mark.rule("HR-ALD-18")
def test_nobody_acts_more_often_by_joining_the_other_part_of_a_divided_unit() -> None:
    state = boss_and_two_units()
    state.troops[0].actions = 1  # this action is its last
    state.troops[1].actions = 1
    state.acting = [0, 1]
    play_out(join_unit(state, state.characters[1], state.troops[1]))
    assert state.characters[1].sitting_out == 1


# -- Lead by example ------------------------------------------------------------------------------


@pytest.mark.rule("HR-ALD-08")
def test_lead_by_example_heals_the_wounded_of_its_unit_itself_included() -> None:
    auntie = card("leader", abilities=["lead-by-example"])
    state = position(unit(0, card(), (5, 5), (20, 5), leader=(auntie, (7, 5))), unit(0, card(), (15, 15)))
    settle(state)
    for number in (1, 2, 3):
        state.characters[number].wounds = 1
    assert [one.id for one in patients(state, state.characters[2])] == [1, 2]


@pytest.mark.rule("HR-ALD-08", "HR-ALD-14")
def test_a_general_heals_anybody_of_its_team() -> None:
    auntie = card("leader", abilities=["lead-by-example", "general"])
    state = position(
        unit(0, card(), (5, 5), leader=(auntie, (7, 5))),
        hero(0, card("hero"), (15, 15)),
        hero(1, card("hero"), (25, 15)),
    )
    settle(state)
    for character in state.characters:
        character.wounds = 1
    assert [one.id for one in patients(state, state.characters[1])] == [0, 1, 2]
    bear(state.characters[1], "stun", IDS.index("general"))
    settle(state)
    assert [one.id for one in patients(state, state.characters[1])] == [0, 1]


@pytest.mark.rule("HR-ALD-09")
def test_nothing_is_asked_where_there_is_no_other_leader() -> None:
    state = position(unit(0, card(), (5, 5), leader=(CLANK, (7, 5))))
    settle(state)
    assert not play_out(ability("replacement").be_succeeded(state, state.characters[1])).questions


@pytest.mark.rule("HR-ALD-20")
@pytest.mark.parametrize(("gap", "said"), [(3.0, ""), (3.1, "move.too-far-to-join")])
def test_a_leader_joins_within_3_inches_also_a_unit_in_open_formation(gap: float, said: str) -> None:
    leader = card("leader", abilities=["redeploy"], movement=8)
    state = position(
        unit(0, card(), (5, 5), leader=(leader, (7, 5))),
        unit(0, card(abilities=["open-formation"]), (15, 5)),
        hero(1, card("hero"), (25, 25)),
    )
    there = 15 - BASE - gap + 0.001
    move = [1, points((there, 5)), "join", 1]
    assert reason(state, move) == said
