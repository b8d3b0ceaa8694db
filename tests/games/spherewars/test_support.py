"""SUP, FAT: who supports a fighter, and what fights cost."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.events.fighting import (
    HandCounted,
    Tired,
)
from dicefront.games.spherewars.rules.melee import fight, hand_of
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION, State, actor_of
from dicefront.games.spherewars.rules.states import FEARFUL, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import DEED, SHOT, Blow
from dicefront.games.spherewars.rules.turn import updating
from dicefront.games.spherewars.rules.wounds import hurt, trap
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import TURN
from dicefront.kernel.errors import UNREADABLE
from dicefront.kernel.testing import Played, play_out, refusal_of
from tests.games.spherewars.fights import CENTRE, EAST, NORTH, SOUTH, S, duel, fought
from tests.games.spherewars.profiles import (
    ASH,
    NEK_ORG,
    PLAIN,
    POSTULANT,
    RIDER,
    SORREP,
    STEVEDORE,
    TIR_ABE,
    made,
)


@pytest.mark.rule("SW-SUP-01", "SW-SUP-02", "SW-SUP-04", "SW-SUP-08")
def test_both_sides_are_supported_by_those_who_touch_the_enemy() -> None:
    nek_org, amazon = one(0, NEK_ORG, CENTRE), one(1, PLAIN, NORTH)
    battler, other = one(0, PLAIN, (20, 22)), one(0, PLAIN, (19, 21))
    postulant = one(1, POSTULANT, SOUTH)
    against_the_battler = one(1, PLAIN, (20, 23))  # it touches a supporter and changes nothing
    state = position(nek_org, amazon, battler, other, postulant, against_the_battler)
    own = hand_of(state, state.combatants[0], state.combatants[1])
    assert [supporter.id for supporter in own.supporters] == [2, 3]
    theirs = hand_of(state, state.combatants[1], state.combatants[0])
    assert [supporter.id for supporter in theirs.supporters] == [4]
    fought(state, [1] * 9, [(0, 1)])
    assert [combatant.fatigue for combatant in state.combatants] == [1, 1, 0, 0, 0, 0]


def crowd(*traits: list[str]) -> State:
    """Number 0 fights 1, who is touched by four friends of 0 with these traits as well."""
    places = [(20.0, 22.0), (19.134, 21.5), (20.866, 21.5), (19.134, 20.5)]
    supporters = [one(0, PLAIN, spot, traits=own) for spot, own in zip(places, traits, strict=True)]
    return position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), *supporters)


@pytest.mark.rule("SW-SUP-03", "SW-HTH-08")
def test_at_most_three_supports_count() -> None:
    played = fought(crowd([], [], [], []), [1] * 7)
    assert played.kinds == ["spherewars.fight.enemy"]
    assert played.told(HandCounted)[0].dice.amount == 5


@pytest.mark.rule("SW-SUP-03")
def test_the_owner_chooses_three_supports_where_it_matters() -> None:
    state = crowd(["unimportant"], [], ["bodyguard"], [])
    played = fought(state, [1, 1, 1, 1, 1, 2, 2, 1, 1], [(0, 1), (0, [3, 4, 5])])
    question = played.questions[1]
    assert question.kind == "spherewars.fight.supporters"
    assert question.default() == [3, 4, 5]
    assert len(question.options()) == 4
    assert refusal_of(question, [0, 3, 4]).rule == "SW-SUP-01"
    assert refusal_of(question, [0]).reason == "spherewars.fight.no_supporter"
    for answer in ([3, 3, 4], [3, 4], [2, 3, 4, 5], [3, 4, True], "345"):
        assert refusal_of(question, answer).reason == UNREADABLE
    assert question.read([5, 3, 4]) == [3, 4, 5]
    for seed in range(10):
        assert question.sample(Draw(seed)) in question.options()
    assert played.told(HandCounted)[0].supporters == [4, 3, 5]
    assert played.told(HandCounted)[0].dice.amount == 5


@pytest.mark.rule("SW-SUP-07", "SW-ABI-63")
def test_the_unimportant_add_no_die_and_the_insignificant_do() -> None:
    state = position(
        one(0, PLAIN, CENTRE),
        one(1, PLAIN, NORTH),
        one(0, PLAIN, (20, 22), traits=["unimportant"]),
        one(0, PLAIN, (19, 21), traits=["insignificant"]),
    )
    hand = hand_of(state, state.combatants[0], state.combatants[1])
    assert hand.count() == 3
    assert [supporter.id for supporter in hand.supporters] == [3, 2]


@pytest.mark.rule("SW-SUP-06", "SW-STA-10", "SW-STA-16", "SW-STA-20", "SW-FLE-13", "SW-WOU-16")
def test_who_cannot_support() -> None:
    for which in (STUNNED, FEARFUL, PARALYSED, ""):
        state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, PLAIN, (20, 22)))
        supporter = state.combatants[2]
        if which:
            supporter.bear(which, TURN)
        else:
            supporter.flight = 1
        assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 2, which
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, ASH, (20, 22)))
    assert hand_of(state, state.combatants[0], state.combatants[1]).count() == 2


@pytest.mark.rule("SW-SUP-06")
def test_the_paralysed_are_not_supported_and_the_stunned_are() -> None:
    for which, dice in ((STUNNED, 3), (FEARFUL, 3), ("concussed", 3), (PARALYSED, 1)):
        state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(0, PLAIN, (20, 22)))
        state.combatants[0].bear(which, TURN)
        hand = hand_of(state, state.combatants[0], state.combatants[1])
        assert hand.count() == dice, which


# -- fatigue --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-FAT-01", "SW-FAT-02", "SW-ATT-16")
def test_tir_abe_is_tired_by_sorreps() -> None:
    state = position(
        one(0, TIR_ABE, CENTRE), one(1, SORREP, NORTH), one(1, SORREP, SOUTH), one(1, RIDER, EAST)
    )
    dice: list[list[int]] = []
    for enemy in (1, 1, 2, 3):
        played = fought_again(state, enemy)
        dice.append([dex_of(hand) for hand in played.told(HandCounted)])
    assert dice == [[4, 2], [3, 1], [2, 2], [2, 3]]


def dex_of(counted: HandCounted) -> int:
    """The dice of a hand without those of supporters."""
    return sum(part.amount for part in counted.dice.parts if part.reason != "spherewars.reason.support")


def fought_again(state: State, enemy: int) -> Played[None]:
    """The fight of the activated combatant with an enemy, all dice showing a tie."""
    own, other = (
        hand_of(state, actor_of(state), state.combatants[enemy]),
        hand_of(state, state.combatants[enemy], actor_of(state)),
    )
    return play_out(fight(state), [(0, enemy)], [1] * (own.count() + other.count()))


@pytest.mark.rule("SW-FAT-06", "SW-ABI-45")
def test_the_insignificant_tire_only_themselves() -> None:
    state = duel(PLAIN, made("imp", universal=("insignificant",)))
    played = fought(state, [S, S, S, S])
    assert played.told(Tired) == [Tired(1, 1)]


@pytest.mark.rule("SW-FAT-06")
def test_a_friend_who_is_insignificant_spares_nobody() -> None:
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH), one(1, POSTULANT, (20, 22)))
    assert fought(state, [S, S, S, S]).told(Tired) == [Tired(0, 1), Tired(1, 1)]


@pytest.mark.rule("SW-FAT-07", "SW-ABI-55")
def test_the_tireless_keep_their_dexterity() -> None:
    state = duel(RIDER, PLAIN)
    played = fought(state, [5, 5, 2, 5, 5, 1, 1, 1])
    assert played.told(Tired) == [Tired(1, 1)]


@pytest.mark.rule("SW-FAT-08", "SW-SUP-08")
def test_only_fights_tire() -> None:
    state = position(one(0, PLAIN, CENTRE), one(1, PLAIN, NORTH, flight=1), one(1, PLAIN, (30, 30)))
    play_out(trap(state, state.combatants[1], state.combatants[0]))
    for source in (SHOT, DEED):
        blow = Blow(source, state.combatants[0], state.combatants[2], False)
        blow.wounds = 1
        play_out(hurt(state, [blow]))
    assert [combatant.fatigue for combatant in state.combatants] == [0, 0, 0]


@pytest.mark.rule("SW-FAT-05", "SW-STA-02")
def test_updating_removes_fatigue_and_no_states() -> None:
    state = position(one(0, PLAIN, CENTRE, fatigue=3), one(1, PLAIN, (30, 30)))
    state.combatants[0].bear(STUNNED, NEXT_ACTIVATION)
    state.activation = None
    play_out(updating(state))
    assert state.combatants[0].fatigue == 0
    assert state.combatants[0].effects.has(STUNNED)


@pytest.mark.rule("SW-ABI-45", "SW-FAT-06")
def test_a_ranger_who_fought_the_insignificant_has_full_dexterity() -> None:
    imp = made("imp", universal=("insignificant",))
    state = position(one(0, PLAIN, CENTRE), one(1, imp, NORTH), one(1, imp, SOUTH), one(1, STEVEDORE, EAST))
    for enemy in (1, 2):
        fought_again(state, enemy)
    assert hand_of(state, state.combatants[0], state.combatants[3]).dex.amount == 2
