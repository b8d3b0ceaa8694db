"""HR-GEN-13: who says which of several effects of one moment comes next."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.activation import end_of_turn_abilities, note_start
from dicefront.games.home_raiders.rules.events.fighting import Burst, SangLast, Swapped, TokenSentOn
from dicefront.games.home_raiders.rules.events.playing import LeaderReplaced, MessageBrought
from dicefront.games.home_raiders.rules.events.shooting import ShotDeflected
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import Token
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.games.home_raiders.scenes import card, faces, hero, position, put, unit
from dicefront.kernel.testing import Played, Script, offered, play_out, refusal_of
from tests.games.home_raiders.fights import fighter
from tests.games.home_raiders.test_abilities_shooting import marksman, victim
from tests.games.home_raiders.test_shooting import ACE, BLANK, TOUCH, action, at

ORDER = "home_raiders.turn.order"


def hurt(state: State, *receivers: int, answers: Script, dice: str = "") -> Played[list[int]]:
    """One batch of Wound tokens for those who have one already."""
    for number in receivers:
        state.characters[number].wounds = 1
    tokens = [Token(state.characters[number], "attack") for number in receivers]
    return play_out(deal(state, tokens), answers, faces(dice))


def orders(played: Played[Any]) -> list[tuple[int, object, list[Any]]]:
    """The questions of order: to whom, about what, and who is waiting."""
    return [(one.player, one.args()["what"], offered(one)) for one in played.questions if one.kind == ORDER]


def singers(*owners: int) -> State:
    """Heroes with Swan song, each in base contact with an enemy of its own."""
    groups = []
    for number, owner in enumerate(owners):
        groups.append(hero(owner, fighter("swan-song", close="W1"), (5 + 4 * number, 5)))
    for number, owner in enumerate(owners):
        groups.append(hero(1 - owner, fighter(defence="W1"), (5 + 4 * number, 5 + TOUCH)))
    return position(*groups)


@pytest.mark.rule("HR-GEN-13", "HR-SQW-06")
def test_the_owner_of_two_swan_songs_says_which_comes_first() -> None:
    state = singers(1, 1)
    answers: Script = [(1, 1), (1, ["melee", 3]), (1, ["melee", 2])]
    played = hurt(state, 0, 1, answers=answers, dice="A - A -")
    assert orders(played) == [(1, "swan-song", [0, 1])]
    assert [event.character for event in played.told(SangLast)] == [1, 0]


@pytest.mark.rule("HR-GEN-13", "HR-SQW-06")
def test_swan_songs_of_both_sides_need_no_question_the_active_player_comes_first() -> None:
    state = singers(1, 0)
    played = hurt(state, 0, 1, answers=[(0, ["melee", 3]), (1, ["melee", 2])], dice="A - A -")
    assert orders(played) == []
    assert [event.character for event in played.told(SangLast)] == [1, 0]


@pytest.mark.rule("HR-GEN-13")
def test_who_has_nobody_to_attack_is_no_part_of_the_order() -> None:
    state = singers(1, 1)
    put(state, 3, 25, 25)
    played = hurt(state, 0, 1, answers=[(1, ["melee", 2])], dice="A -")
    assert orders(played) == []


@pytest.mark.rule("HR-GEN-13", "HR-SQW-07")
def test_the_owner_of_two_bursts_says_which_comes_first() -> None:
    shrapnel = fighter("shrapnel")
    state = position(
        hero(1, shrapnel, (10, 10)),
        hero(1, shrapnel, (10 + 2 * TOUCH, 10)),
        hero(0, card("hero", defence="W1"), (10 + TOUCH, 10)),
    )
    played = hurt(state, 0, 1, answers=[(1, 1)], dice="A -")
    assert orders(played) == [(1, "shrapnel", [0, 1])]
    assert played.told(Burst) == [Burst(1, [2]), Burst(0, [2])]
    assert state.characters[2].wounds == 1


@pytest.mark.rule("HR-GEN-13", "HR-SQW-02")
def test_the_owner_says_whose_token_is_sent_on_first() -> None:
    selfish = fighter("selfish-fighter")
    state = position(
        hero(1, selfish, (10, 10)),
        hero(1, card(), (10 + TOUCH, 10)),
        hero(1, selfish, (10 + 2 * TOUCH, 10)),
    )
    played = hurt(state, 0, 2, answers=[(1, 2), (1, 1), (1, None)])
    assert orders(played) == [(1, "sent-on", [0, 2])]
    assert played.told(TokenSentOn) == [TokenSentOn(2, 1, "selfish-fighter")]


@pytest.mark.rule("HR-GEN-13", "HR-SQW-09")
def test_the_owner_says_which_leader_is_replaced_first() -> None:
    frail = card("leader", abilities=["replacement"])
    state = position(
        unit(1, card(), (5, 5), leader=(frail, (6, 5))),
        unit(1, card(), (15, 5), leader=(frail, (16, 5))),
        unit(1, card(), (25, 5), leader=(card("leader"), (26, 5))),
    )
    played = hurt(state, 1, 3, answers=[(1, 3), (1, 5), (1, None)])
    assert orders(played) == [(1, "replacement", [1, 3])]
    assert [(event.gone, event.character) for event in played.told(LeaderReplaced)] == [(3, 5)]


@pytest.mark.rule("HR-GEN-13", "HR-SQW-11", "HR-ADF-27")
def test_the_owner_says_who_recovers_first_from_a_burst() -> None:
    flicker = fighter("flicker", defence="W1")
    state = position(
        hero(1, fighter("shrapnel"), (10, 10)),
        hero(0, flicker, (10 + TOUCH, 10)),
        hero(0, flicker, (10 - TOUCH, 10)),
    )
    played = hurt(state, 0, answers=[(0, 2), (0, 1), (0, None)], dice="A A")
    assert orders(played) == [(0, "recovery", [1, 2])]
    assert played.told(Swapped) == [Swapped(2, 1)]


@pytest.mark.rule("HR-GEN-13", "HR-SQG-13")
def test_the_owner_says_who_deflects_first_after_a_double_shot() -> None:
    state = position(
        hero(0, marksman("double-shot", shooting="W2"), (5, 15)),
        hero(1, victim("deflect", defence="W2"), (10, 15)),
        hero(1, victim("deflect", defence="W2"), (5, 20)),
    )
    # Both hold; the second deflects first and hits nobody, then the first does.
    answers: Script = [
        *[(0, at(0, 1)), (1, False), (0, [2, 1]), (1, False)],
        *[(1, 2), (1, 0), (0, False), (1, None)],
    ]
    played = action(state, *answers, dice=[ACE, ACE, ACE, BLANK, ACE, BLANK, BLANK, BLANK, BLANK])
    assert orders(played) == [(1, "deflect", [1, 2])]
    assert [event.character for event in played.told(ShotDeflected)] == [2]


@pytest.mark.rule("HR-GEN-13", "HR-SQA-09")
def test_the_owner_says_which_messenger_brings_word_first() -> None:
    messenger = card("hero", abilities=["messenger"])
    state = position(
        unit(0, card(), (10, 10), specialists=[(messenger, (11, 10)), (messenger, (12, 10))]),
        unit(0, card(), (11, 12), leader=(card("leader", abilities=["aim"]), (12, 12))),
        unit(0, card(), (12, 8)),
        hero(1, card("hero"), (25, 25)),
    )
    note_start(state, state.troops[0])
    played = play_out(end_of_turn_abilities(state), [(0, 2), (0, [4, 2]), (0, [4, 0])])
    assert orders(played) == [(0, "messenger", [1, 2])]
    assert [(event.character, event.troop) for event in played.told(MessageBrought)] == [(2, 2), (1, 0)]


@pytest.mark.rule("HR-GEN-13")
def test_somebody_who_does_not_wait_cannot_be_named() -> None:
    state = singers(1, 1)
    played = hurt(state, 0, 1, answers=[(1, 0), (1, None), (1, None)])
    assert refusal_of(played.questions[0], 2).rule == "HR-GEN-13"
