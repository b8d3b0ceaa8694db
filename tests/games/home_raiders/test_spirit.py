"""SPI, SQS: Spirit actions and challenges."""

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.events.fighting import (
    PoolRolled,
)
from dicefront.games.home_raiders.rules.events.spirit import (
    Challenged,
)
from dicefront.games.home_raiders.rules.spirit import (
    SpiritUse,
    answer_build,
    challenge_build,
    has_spirit_action,
    spirit_action,
)
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.games.home_raiders.scenes import Group, block, card, hero, position, unit
from dicefront.kernel.testing import Played, Script, offered, play_out, refusal_of

BLANK, ACE, CRITICAL = 1, 5, 6


def mind(*abilities: str, spirit: str = "R2", **given: Any) -> Card:
    return card("hero", abilities=list(abilities), spirit=spirit, **given)


def facing(actor: Card, target: Card, *others: Group, **given: Any) -> State:
    """Actor 0 and target 1, ten inches apart."""
    state = position(hero(0, actor, (5, 15)), hero(1, target, (15, 15)), *others, **given)
    settle(state)
    return state


def use(state: State, ability: str, dice: list[int], answers: Script | None = None) -> Played[None]:
    """The actor uses an ability on the target."""
    answers = [(0, [0, ability, 1]), *(answers or [])]
    return play_out(spirit_action(state, [state.characters[0]]), answers, dice)


def question(state: State) -> SpiritUse:
    return SpiritUse(state, 0, [state.characters[0]], False)


# -- SPI ------------------------------------------------------------------------------------------


@pytest.mark.rule("HR-SPI-01", "HR-SQS-01")
def test_only_an_ability_that_calls_for_it_makes_a_spirit_action() -> None:
    state = facing(mind("stun", "strong-will"), mind())
    assert offered(question(state)) == [[0, "stun", 1]]
    assert refusal_of(question(state), [0, "charm", 1]).rule == "HR-SPI-01"
    assert refusal_of(question(state), [0, "strong-will", 1]).rule == "HR-SPI-01"
    state = facing(mind("strong-will"), mind())
    assert not has_spirit_action(state, state.characters[0])


@pytest.mark.rule("HR-SPI-01", "HR-SPI-10")
@pytest.mark.parametrize(
    "answer",
    [
        None,
        3,
        "stun",
        [],
        [0, "stun"],
        [0, 38, 1],
        [True, "stun", 1],
        {"a": 1},
        [0, "stun", 2],
        [0, "dance", 1],
        [0, "stun", -1],
    ],
)
def test_anything_else_is_refused(answer: object) -> None:
    refusal_of(question(facing(mind("stun"), mind())), answer)


@pytest.mark.rule("HR-SPI-02")
def test_the_target_is_an_enemy_in_sight() -> None:
    wall = block(9, 12, 11, 18, 3)
    state = facing(mind("stun"), mind(), hero(0, mind(), (5, 18)), things=[wall])
    assert offered(question(state)) == []
    assert refusal_of(question(state), [0, "stun", 1]).reason == "home_raiders.spirit.hidden"
    assert refusal_of(question(state), [0, "stun", 2]).reason == "home_raiders.spirit.friend"


@pytest.mark.rule("HR-SPI-02")
def test_partial_obscuring_makes_no_difference() -> None:
    state = facing(mind("stun", spirit="W2"), mind(spirit="W1"), things=[block(9, 12, 11, 18, 1)])
    assert offered(question(state)) == [[0, "stun", 1]]
    assert answer_build(state, state.characters[1]).pool.text() == "W1"


@pytest.mark.rule("HR-SPI-03")
def test_distance_plays_no_part() -> None:
    state = position(hero(0, mind("stun"), (1, 1)), hero(1, mind(), (29, 29)))
    assert offered(question(state)) == [[0, "stun", 1]]


@pytest.mark.rule("HR-SPI-04")
def test_any_single_character_may_be_chosen_leaders_and_those_in_contact_too() -> None:
    leader = card("leader")
    state = position(
        hero(0, mind("stun"), (5, 15)),
        unit(1, card(), (5.985, 15), (10, 20), leader=(leader, (10, 22))),
    )
    assert offered(question(state)) == [[0, "stun", 1], [0, "stun", 2], [0, "stun", 3]]
    played = play_out(spirit_action(state, [state.characters[0]]), [(0, [0, "stun", 3])], [BLANK] * 3)
    assert played.told(Challenged)[0].target == 3


@pytest.mark.rule("HR-SPI-07")
def test_it_may_be_performed_in_base_contact_with_an_enemy() -> None:
    state = position(hero(0, mind("stun"), (5, 15)), hero(1, mind(), (5.985, 15)))
    assert has_spirit_action(state, state.characters[0])


@pytest.mark.rule("HR-SPI-05", "HR-SQS-04")
def test_the_challenger_with_more_aces_succeeds() -> None:
    state = facing(mind("distract"), mind(spirit="W2"))
    played = use(state, "distract", [ACE, ACE, ACE, BLANK])
    assert played.told(Challenged)[0].success
    assert state.characters[1].effects.has("distract")


@pytest.mark.rule("HR-SPI-06")
def test_on_a_tie_the_challenge_fails() -> None:
    state = facing(mind("distract"), mind(spirit="W2"))
    played = use(state, "distract", [ACE, BLANK, ACE, BLANK])
    assert not played.told(Challenged)[0].success
    assert not state.characters[1].effects.has("distract")


@pytest.mark.rule("HR-SPI-11")
def test_the_actor_rolls_first_and_each_adds_the_boost_of_its_spirit() -> None:
    state = facing(mind("distract", spirit="W1 +1"), mind(spirit="W2"))
    played = use(state, "distract", [ACE, ACE, BLANK])
    assert [(event.character, event.total) for event in played.told(PoolRolled)] == [(0, 2), (1, 1)]
    assert played.told(Challenged)[0].success


@pytest.mark.rule("HR-SPI-09")
def test_a_spirit_action_is_no_attack_for_a_bodyguard() -> None:
    guard = card(abilities=["bodyguard", "energy-barrier"], spirit="W1")
    state = position(hero(0, mind("distract"), (5, 15)), unit(1, guard, (15, 15), (15.985, 15)))
    played = use(state, "distract", [ACE, ACE, BLANK])
    assert played.kinds == ["home_raiders.spirit.use"]
    assert state.characters[1].effects.has("distract")


@pytest.mark.rule("HR-SPI-10")
def test_the_members_of_a_unit_choose_their_targets_one_after_the_other() -> None:
    state = position(
        unit(0, card(abilities=["distract"], spirit="W1"), (5, 15), (5, 17)),
        hero(1, mind(spirit=""), (15, 15)),
        hero(1, mind(spirit=""), (15, 18)),
    )
    members = state.characters[:2]
    played = play_out(
        spirit_action(state, members), [(0, [1, "distract", 3]), (0, [0, "distract", 2])], [ACE, ACE]
    )
    assert None not in offered(played.questions[0])
    assert None in offered(played.questions[1])
    assert [event.target for event in played.told(Challenged)] == [3, 2]
    state = position(
        unit(0, card(abilities=["distract"], spirit="W1"), (5, 15), (5, 17)),
        hero(1, mind(spirit=""), (15, 15)),
    )
    play_out(spirit_action(state, state.characters[:2]), [(0, [1, "distract", 2]), (0, None)], [BLANK])


@pytest.mark.rule("HR-SPI-12")
def test_without_a_legal_target_there_is_no_spirit_action() -> None:
    state = facing(mind("stun"), mind(), things=[block(9, 12, 11, 18, 3)])
    assert not has_spirit_action(state, state.characters[0])
    among_friends = facing(mind("distract"), mind(), hero(0, mind(), (5, 18)))
    assert has_spirit_action(among_friends, among_friends.characters[0])
    play_out(deal(among_friends, [Token(among_friends.characters[1], "fall")]))
    play_out(deal(among_friends, [Token(among_friends.characters[1], "fall")]))
    assert not has_spirit_action(among_friends, among_friends.characters[0])  # nor on one who has vanished


@pytest.mark.rule("HR-SQS-06", "HR-ACT-11")
def test_a_unit_goes_on_when_one_of_its_actors_is_gone() -> None:
    state = position(
        unit(0, card(abilities=["distract"], spirit="W1"), (5, 15), (5, 17)),
        hero(1, mind(spirit=""), (15, 15)),
    )
    members = state.characters[:2]
    play_out(deal(state, [Token(members[0], "fall")]))
    play_out(deal(state, [Token(members[0], "fall")]))
    play_out(spirit_action(state, members), [(0, [1, "distract", 2])], [ACE])


@pytest.mark.rule("HR-WND-06")
def test_wound_marks_take_dice_from_spirit_rolls() -> None:
    state = facing(mind("stun", spirit="W1* R1"), mind(spirit="W1* R1"))
    actor, target = state.characters
    assert challenge_build(state, actor, target).pool.text() == "W1 R1"
    actor.wounds = target.wounds = 1
    assert challenge_build(state, actor, target).pool.text() == "R1"
    assert answer_build(state, target).pool.text() == "R1"


@pytest.mark.rule("HR-WND-18")
def test_a_vanishing_character_is_no_target() -> None:
    state = facing(mind("stun"), mind())
    state.characters[1].vanishing = True
    assert refusal_of(question(state), [0, "stun", 1]).rule == "HR-WND-18"
