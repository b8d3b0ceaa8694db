"""SPE, PAS: what combatants have that changes spells, coins and shots."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.aiming import blow_of_shot
from dicefront.games.spherewars.rules.bets import HideGems, coins_of, prepare, set_coins
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.events.spells import CoinSpent, GemsGained
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.moments import TRAITS
from dicefront.games.spherewars.rules.shooting import fire, shot_of
from dicefront.games.spherewars.rules.state import (
    STAND,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import CONCUSSED, PARALYSED
from dicefront.games.spherewars.rules.subjects import (
    FIGHT,
    SHOT,
    Blow,
    Cast,
)
from dicefront.games.spherewars.scenes import one
from dicefront.kernel.testing import play_out, refusal_of
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.sorcery import (
    AHEAD,
    ARCHER,
    RED_HOT,
    TOUGH,
    casts,
    scene,
    sorcerer,
)

# -- passives ---------------------------------------------------------------------------------------------


def test_arcane_offering_and_volcanic_skin_stand_in_the_profiles() -> None:
    holders = [one_of for one_of in CATALOGUE.profiles.values() if "arcane_offering" in one_of.abilities]
    assert len(holders) > 10
    assert all(one_of.con_arcane == one_of.con_mundane + 1 for one_of in holders)


@pytest.mark.rule("SW-SPE-38", "SW-SPE-22")
def test_the_coffer_of_isha_adds_dice_that_are_no_gems() -> None:
    state = scene(sorcerer("lightning_sphere", "coffer_of_isha"), one(1, TOUGH, AHEAD))
    me = actor_of(state)
    set_coins(me, 2)
    cast = Cast(me, CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    prepare(state, cast)
    question = HideGems(cast, cast.casting)
    assert question.answers() == [1, 2, 3, 4, [1, 1], [2, 1], [3, 1], [4, 1]]
    assert question.gesture().items == ["gems", "coins"]
    assert question.from_hand([["coins", 1], ["gems", 3]]) == [3, 1]
    for bet in question.options():
        assert question.from_hand(question.in_hand(bet)) == question.write(bet)
    assert question.in_hand([3, 1]) == [["gems", 3], ["coins", 1]]
    assert refusal_of(question, [1, 2]).reason == "spherewars.spell.coins"
    played = casts(state, "lightning_sphere", [(0, [4, 1])], [5, 4, 3, 1, 2, 1, 1])
    assert len(played.rolls[0].sides) == 5
    assert played.told(CoinSpent) == [CoinSpent(0)]
    assert (coins_of(me), state.gems[0].own) == (1, 4)
    assert not me.effects.has(CONCUSSED)


def test_without_a_gem_a_coin_is_a_false_bet() -> None:
    state = scene(sorcerer("lightning_sphere", "coffer_of_isha"), one(1, TOUGH, AHEAD))
    set_coins(actor_of(state), 1)
    casts(state, "lightning_sphere", [(0, [0, 1])], [])
    assert actor_of(state).effects.has(CONCUSSED)


def test_coins_dispel_as_well_unless_their_holder_has_no_power() -> None:
    collector = made("collector", pow=2, abilities=("coffer_of_isha",))
    for which, able in (("", True), (PARALYSED, False)):
        state = scene(sorcerer("lightning_sphere"), one(1, TOUGH, AHEAD), one(1, collector, (40, 40)))
        set_coins(state.combatants[2], 1)
        if which:
            state.combatants[2].bear(which, "next_activation")
        answers = [(0, 1), (0, 1), *([(1, [0, 1])] if able else [])]
        casts(state, "lightning_sphere", answers, [4, 5] if able else [4, 1, 1])
        assert coins_of(state.combatants[2]) == (0 if able else 1)


@pytest.mark.parametrize(("source", "coins"), [(FIGHT, 3), (SHOT, 3), (4, 2)])
def test_wounds_fill_the_coffer_up_to_three(source: int, coins: int) -> None:
    state = scene(sorcerer("coffer_of_isha"), one(1, TOUGH, AHEAD))
    me = actor_of(state)
    set_coins(me, 2)
    for _ in range(2):
        blow = Blow(source, me, state.combatants[1], False)
        blow.taken = 1
        play_out(TRAITS["coffer_of_isha"].after_wounding(state, me, blow))
    assert coins_of(me) == coins
    seen = GAME.view(state, 1)
    assert isinstance(seen, dict)
    assert seen["combatants"][0]["coins"] == coins  # type: ignore[index,call-overload]


@pytest.mark.rule("SW-SPE-22")
def test_volcanic_connection_counts_twice_for_volcanic_mana() -> None:
    summoners = made("summoners", pow=3, abilities=("volcanic_connection",))
    for mana, most in (("volcanic_skin", 5), ("volcanic_mana", 6)):
        state = scene(sorcerer("lightning_sphere", mana), one(1, TOUGH, AHEAD), one(0, summoners, (26, 20)))
        cast = Cast(actor_of(state), CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
        prepare(state, cast)
        assert cast.casting.most.amount == most
    state.combatants[2].bear(CONCUSSED, "next_activation")
    cast = Cast(actor_of(state), CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    prepare(state, cast)
    assert cast.casting.most.amount == 4


SHIELDED = made("shielded", abilities=("kazags_protection",), wounds=8)
MINION = made("minion", universal=("insignificant",), con_arcane=3, con_mundane=3)


@pytest.mark.rule("SW-SPE-46", "SW-ORD-62")
@pytest.mark.parametrize("used", [True, False])
def test_kazags_protection_turns_a_spell_on_a_minion(used: bool) -> None:
    state = scene(
        sorcerer("lightning_sphere"),
        one(1, SHIELDED, AHEAD),
        one(1, MINION, (20, 27)),
        one(1, PLAIN, (22, 25)),
    )
    played = casts(state, "lightning_sphere", [(0, 1), (0, 1), (1, 2 if used else None)], [5, 1, 1])
    rolled = played.told(DamageRolled)[0]
    assert (rolled.enemy, rolled.number.amount) == ((2, 3) if used else (1, 2))
    assert state.combatants[1].effects.has("kazags_protection") is used
    activation_of(state).done = []
    again = casts(state, "lightning_sphere", [(0, 1), (0, 1), *([] if used else [(1, None)])], [5, 1, 1])
    assert again.told(DamageRolled)[0].enemy == 1  # once a round


@pytest.mark.rule("SW-ORD-62")
def test_kazags_protection_turns_a_shot_but_not_far_or_from_who_flees() -> None:
    state = scene(ARCHER, one(1, SHIELDED, AHEAD), one(1, MINION, (20, 27)), one(1, MINION, (20, 28.1)))
    activation_of(state).action = STAND
    shot = shot_of(state, actor_of(state), actor_of(state).ranged[0], state.combatants[1])
    played = play_out(fire(state, shot, True), [(1, 2)], [6, 5, 1, 1, 1])
    assert played.questions[-1].answers() == [None, 2]
    assert played.told(DamageRolled)[0].enemy == 2


def test_energetic_suction_may_give_gems() -> None:
    state = scene(sorcerer("energetic_suction", fur=3), one(0, RED_HOT, (20, 23)), gems=0)
    actor_of(state).wounds = 4
    answers = [(0, 3), (0, True), (0, False)]
    played = casts(state, "energetic_suction", answers, [5, 5, 1])
    assert played.told(GemsGained) == [GemsGained(0, 1)]
    assert (state.gems[0].own, actor_of(state).wounds) == (1, 5)


@pytest.mark.rule("SW-ATK-04", "SW-ATK-02")
def test_shots_meet_mundane_constitution() -> None:
    state = scene(ARCHER, one(1, made("target", con_mundane=5, con_arcane=3), AHEAD))
    shot = shot_of(state, actor_of(state), actor_of(state).ranged[0], state.combatants[1])
    assert blow_of_shot(state, shot, 0).number.parts[0].amount == 5
