"""ADF: Mirror image and Shrapnel, by which tokens come to others."""

import pytest

from dicefront.games.home_raiders.rules.close_combat import close_combat_action
from dicefront.games.home_raiders.rules.events.fighting import (
    Burst,
    TokenSentOn,
    Vanished,
    Wounded,
)
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.rules.strike import (
    Token,
)
from dicefront.games.home_raiders.rules.wounds import deal
from dicefront.games.home_raiders.scenes import card, faces, hero, position, unit
from dicefront.kernel.testing import play_out
from dicefront.skirmish.figures import ON_TABLE
from tests.games.home_raiders.fights import duel, fighter, pools_rolled, totals
from tests.games.home_raiders.names import bear
from tests.games.home_raiders.test_defence_abilities import WEAK, hurt

# -- Mirror image -------------------------------------------------------------------------------


def mirrored() -> State:
    mirror = fighter("mirror-image", defence="W1 R1")
    return position(hero(0, WEAK, (10, 10)), hero(1, mirror, (11, 10)), hero(1, card(), (11, 15)))


@pytest.mark.rule("HR-ADF-25", "HR-WND-08", "HR-SQW-02")
def test_mirror_image_sends_the_token_to_a_friend_with_an_ace() -> None:
    state = mirrored()
    played = hurt(state, 1, answers=[(1, 2)], dice="A")
    assert [character.wounds for character in state.characters] == [0, 0, 1]
    assert played.told(TokenSentOn) == [TokenSentOn(1, 2, "mirror-image")]
    assert played.result == [2]


@pytest.mark.rule("HR-ADF-25")
def test_mirror_image_rolls_one_die_of_the_weakest_defence_set() -> None:
    state = mirrored()
    played = play_out(
        deal(state, [Token(state.characters[1], "attack")]), [(1, 2)], [3]
    )  # an Ace on a red die
    assert played.purposes == ["home_raiders.mirror-image"]
    assert state.characters[1].wounds == 1


@pytest.mark.rule("HR-ADF-26")
def test_with_a_blank_the_token_stays_and_without_a_friend_near_nothing_is_rolled() -> None:
    state = mirrored()
    hurt(state, 1, answers=[(1, 2)], dice="-")
    assert [character.wounds for character in state.characters] == [0, 1, 0]
    alone = duel(WEAK, fighter("mirror-image", defence="W1"))
    assert not hurt(alone, 1).questions


@pytest.mark.rule("HR-ADF-25", "HR-GEN-12")
def test_mirror_image_is_optional() -> None:
    state = mirrored()
    played = hurt(state, 1, answers=[(1, None)])
    assert state.characters[1].wounds == 1
    assert not played.rolls


@pytest.mark.rule("HR-ADF-25", "HR-ADF-26", "HR-GEN-08")
@pytest.mark.parametrize(("away", "near"), [(5.0, True), (5.1, False)])
def test_mirror_image_reaches_five_inches(away: float, near: bool) -> None:
    friend = (10 + away + 25 / 25.4 - 0.001, 10)
    state = position(hero(0, fighter("mirror-image", defence="W1"), (10, 10)), hero(0, card(), friend))
    played = hurt(state, 0, answers=[(0, None)] if near else [])
    assert bool(played.questions) == near


# -- Shrapnel -----------------------------------------------------------------------------------


@pytest.mark.rule("HR-ADF-09", "HR-ADF-10", "HR-SQW-07")
def test_shrapnel_strikes_everybody_in_contact_with_one_ace() -> None:
    state = position(
        hero(0, fighter("shrapnel", "exploit-weakness", "precise-attack", "violent-attack"), (10, 10)),
        hero(1, card(defence="R1"), (11, 10)),
        hero(0, card(defence="R1"), (9, 10)),
        hero(1, card(defence="R1"), (10, 13)),
    )
    state.characters[0].wounds = 1
    played = hurt(state, 0, dice="- C A")  # a Critical Ace is rolled again
    assert played.told(Burst) == [Burst(0, [1, 2])]
    assert totals(played) == [0, 2]
    assert pools_rolled(played) == ["R1", "R1"]  # no ability of the one who bursts
    assert [character.wounds for character in state.characters[1:]] == [1, 0, 0]
    assert set(played.purposes) == {"home_raiders.defence"}


@pytest.mark.rule("HR-ADF-10")
def test_against_shrapnel_the_defenders_use_their_abilities_for_close_combat() -> None:
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        hero(1, fighter("resilience", "energy-barrier", defence="W2"), (11, 10)),
    )
    state.characters[0].wounds = 1
    assert pools_rolled(hurt(state, 0, dice="A -")) == ["R2"]


@pytest.mark.rule("HR-ADF-11", "HR-WND-14")
def test_all_defenders_of_a_burst_roll_before_wounds_are_placed_and_leave_together() -> None:
    state = position(hero(0, fighter("shrapnel"), (10, 10)), hero(1, WEAK, (11, 10)), hero(1, WEAK, (9, 10)))
    for character in state.characters:
        character.wounds = 1
    played = hurt(state, 0, dice="- -")
    kinds = [type(event).__name__ for event in played.events]
    assert kinds[-4:] == ["Wounded", "Wounded", "Vanished", "Vanished"]
    assert played.told(Vanished) == [Vanished(0), Vanished(1), Vanished(2)]
    assert played.result == [0]


@pytest.mark.rule("HR-ADF-12", "HR-WND-19", "HR-SQW-10")
def test_a_chain_of_bursts_goes_on_and_spares_those_who_are_gone() -> None:
    rag = card(abilities=["shrapnel"], defence="W1")
    state = position(unit(0, rag, (10, 10), (11, 10), (12, 10)), hero(1, card(), (20, 20)))
    for character in state.characters[:3]:
        character.wounds = 1
    played = hurt(state, 0, dice="- A")
    assert played.told(Burst) == [Burst(0, [1]), Burst(1, [2])]
    assert played.told(Vanished) == [Vanished(0), Vanished(1)]
    assert (state.characters[2].where, state.characters[2].wounds) == (ON_TABLE, 1)
    assert [event.cause for event in played.told(Wounded)] == ["attack", "shrapnel"]


@pytest.mark.rule("HR-ADF-27", "HR-SQW-11")
def test_flicker_after_a_burst_waits_until_the_chain_is_finished() -> None:
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        hero(1, fighter("flicker", defence="W1"), (11, 10)),
        hero(1, fighter("shrapnel", defence="W1"), (9, 10)),
        hero(1, card(), (13, 13)),
    )
    state.characters[0].wounds = state.characters[2].wounds = 1
    # The flickerer holds; the other bursts as well, with nobody in contact any more.
    played = hurt(state, 0, dice="A -", answers=[(1, 3)])
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("Swapped") > kinds.index("Vanished", kinds.index("Vanished") + 1)


@pytest.mark.rule("HR-ADF-27", "HR-SQW-11")
def test_nobody_steps_back_for_a_member_that_the_burst_made_vanish() -> None:
    leader = card(troop="leader", abilities=["defensive-stance"])
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), leader=(leader, (12.5, 10))),
    )
    state.characters[0].wounds = state.characters[1].wounds = 1
    assert not hurt(state, 0, dice="-").questions
    assert state.characters[1].where == VANISHED
    held = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        unit(1, card(defence="W1"), (11, 10), leader=(leader, (12.5, 10))),
    )
    held.characters[0].wounds = 1
    assert hurt(held, 0, dice="A", answers=[(1, [])]).kinds == ["home_raiders.react.defensive-stance"]


@pytest.mark.rule("HR-SQW-11", "HR-GEN-13")
@pytest.mark.parametrize("active", [0, 1])
def test_after_a_burst_the_active_player_flickers_first(active: int) -> None:
    state = position(
        hero(0, fighter("shrapnel"), (10, 10)),
        hero(0, fighter("flicker", defence="W1"), (11, 10)),
        hero(1, fighter("flicker", defence="W1"), (9, 10)),
        player=active,
    )
    state.characters[0].wounds = 1
    played = hurt(state, 0, dice="A A", answers=[(active, None), (1 - active, None)])
    assert [question.player for question in played.questions] == [active, 1 - active]


def test_a_burst_uses_up_grapple() -> None:
    state = position(hero(0, fighter("shrapnel"), (10, 10)), hero(1, card(defence="W1 R1"), (11, 10)))
    state.characters[0].wounds = 1
    bear(state.characters[1], "grapple")
    assert pools_rolled(hurt(state, 0, dice="A")) == ["W1"]
    assert not state.characters[1].effects.has("grapple")


def test_an_action_with_every_window_open() -> None:
    state = position(
        hero(0, fighter("violent-attack", "sucker-punch", "roundhouse-attack", close="W1 R1"), (10, 10)),
        hero(1, fighter("energy-barrier", "mirror-image", "flicker", defence="W1"), (11, 10)),
        hero(1, fighter("bodyguard", defence="W1"), (12, 10)),
    )
    played = play_out(
        close_combat_action(state, state.troops[0], state.characters[:1]),
        [(0, [0, 1, "sucker-punch"]), (1, None), (1, True), (1, False), (0, "white"), (1, 2)],
        faces("A", "-", "A", "-", "A"),
    )
    assert played.kinds == [
        "home_raiders.melee.target",
        "home_raiders.react.bodyguard",
        "home_raiders.react.energy-barrier",
        "home_raiders.react.energy-barrier",
        "home_raiders.melee.violent",
        "home_raiders.wound.mirror-image",
    ]
    assert [character.wounds for character in state.characters] == [0, 0, 1]
    assert not any(character.down for character in state.characters)  # the target was not wounded
