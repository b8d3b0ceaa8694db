"""SPE, TRN: the power gems of a side, and when sorcerers cost it some."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.events.morale import LeftTable
from dicefront.games.spherewars.rules.events.spells import GemsLost, LatentEnded
from dicefront.games.spherewars.rules.flight import begin_to_flee, flee
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.state import (
    FIRST_FLIGHT,
    LATENT,
    OWN_ROUND,
    STEADY,
    Cloud,
    State,
)
from dicefront.games.spherewars.rules.states import (
    CONCUSSED,
    FEARFUL,
    PARALYSED,
    STATES,
    STUNNED,
    enter_state,
    has_power,
)
from dicefront.games.spherewars.rules.subjects import FIGHT, Blow
from dicefront.games.spherewars.rules.turn import begin_round, fill_pools, updating
from dicefront.games.spherewars.rules.wounds import die
from dicefront.games.spherewars.scenes import one, position, put
from dicefront.kernel.effects import GAME as GAME_LONG
from dicefront.kernel.effects import TURN
from dicefront.kernel.testing import play_out
from dicefront.tabletop.point import Point
from tests.games.spherewars.profiles import PLAIN, made

LAROC = made("laroc", pow=7)
COLLECTOR = made("tax_collector", pow=2)


def coven() -> State:
    """Laroc and two Tax Collectors against nobody in particular."""
    return position(
        one(0, LAROC, (20, 20)),
        one(0, COLLECTOR, (24, 20)),
        one(0, COLLECTOR, (28, 20)),
        one(1, PLAIN, (20, 30)),
    )


def killed(state: State, number: int) -> list[GemsLost]:
    return play_out(die(state, Blow(FIGHT, None, state.combatants[number], True))).told(GemsLost)


@pytest.mark.rule("SW-SPE-02", "SW-SPE-03", "SW-TRN-10", "SW-TRN-15", "SW-MUL-11")
def test_the_pool_is_the_power_of_the_side() -> None:
    state = coven()
    state.gems[0] = Gems(3, 4)  # what is left over is not kept on top
    fill_pools(state)
    assert [pool.total() for pool in state.gems] == [11, 0]


@pytest.mark.rule("SW-TRN-10", "SW-SPE-14", "SW-STA-07", "SW-STA-12", "SW-STA-19", "SW-STA-22")
@pytest.mark.parametrize(
    ("which", "gems"), [(STUNNED, 11), (FEARFUL, 11), (PARALYSED, 4), (CONCUSSED, 4), ("flees", 4)]
)
def test_who_has_no_power_adds_none(which: str, gems: int) -> None:
    state = coven()
    laroc = state.combatants[0]
    if which == "flees":
        laroc.flight = FIRST_FLIGHT
    else:
        laroc.bear(which, TURN)
    fill_pools(state)
    assert state.gems[0].total() == gems
    assert has_power(laroc) == (gems == 11)


@pytest.mark.rule("SW-SPE-05", "SW-ATT-10", "SW-WOU-09")
def test_a_dead_sorcerer_takes_its_gems_along() -> None:
    state = coven()
    state.gems[0].own = 5
    assert killed(state, 0) == [GemsLost(0, 5)]
    assert state.gems[0].own == 0
    play_out(updating(state))
    assert state.gems[0].own == 4


@pytest.mark.rule("SW-SPE-05", "SW-STA-22")
def test_gems_are_lost_once_between_two_updatings() -> None:
    state = coven()
    state.gems[0].own = 11
    collector = state.combatants[1]
    assert play_out(begin_to_flee(state, collector)).told(GemsLost) == [GemsLost(1, 2)]
    collector.flight = STEADY
    assert play_out(enter_state(state, collector, CONCUSSED)).told(GemsLost) == []
    play_out(updating(state))
    assert state.gems[0].own == 9
    assert killed(state, 1) == []  # concussed already: nothing more to lose
    assert play_out(enter_state(state, state.combatants[2], CONCUSSED)).told(GemsLost) == [GemsLost(2, 2)]
    assert state.gems[0].own == 7


@pytest.mark.rule("SW-SPE-06")
@pytest.mark.parametrize("which", [STUNNED, FEARFUL, PARALYSED])
def test_other_states_take_no_gems(which: str) -> None:
    state = coven()
    fill_pools(state)
    play_out(enter_state(state, state.combatants[0], which))
    assert state.gems[0].own == 11


@pytest.mark.rule("SW-SPE-43", "SW-SPE-08", "SW-SPE-15")
def test_gems_of_one_use_are_spent_first_and_lost_last() -> None:
    pool = Gems(3, 2, 2, 1)
    assert (pool.to_cast(), pool.to_dispel(True), pool.to_dispel(False)) == (7, 6, 3)
    spent = pool.spend_on_casting(3)
    assert (spent.casting, spent.own) == (2, 1)
    pool.spend_on_dispelling(2, False)  # nobody is able: only gems that were made
    assert (pool.own, pool.made, pool.casting, pool.dispelling) == (2, 1, 0, 0)
    pool = Gems(1, 1, 1, 1)
    assert pool.lose(3) == 3
    assert (pool.own, pool.made, pool.casting, pool.dispelling) == (0, 0, 0, 1)
    assert pool.lose(7) == 1


@pytest.mark.rule("SW-SPE-07", "SW-STA-03")
@pytest.mark.parametrize("which", ["", "flees", *STATES])
def test_permanent_artefacts_make_gems_whatever_becomes_of_their_bearer(which: str) -> None:
    state = coven()
    bearer = state.combatants[0]
    bearer.bear("arcane_attack_cloak", GAME_LONG)
    if which == "flees":
        bearer.flight = FIRST_FLIGHT
    elif which:
        bearer.bear(which, TURN)
    play_out(begin_round(state, 0))
    assert state.gems[0].casting == 1
    bearer.bear("heart_of_the_volcano", GAME_LONG)
    play_out(updating(state))
    assert state.gems[0].made == 1


@pytest.mark.rule("SW-UNC-02", "SW-UNC-03")
def test_gems_come_back_as_what_they_were() -> None:
    pool = Gems(2, 1, 1)
    spent = pool.spend_on_casting(4)
    assert pool.give_back(spent, 1) == 1
    assert (pool.own, pool.casting) == (1, 0)
    pool = Gems(2, 1, 1)
    assert pool.give_back(pool.spend_on_casting(4), 4) == 4
    assert (pool.own, pool.made, pool.casting) == (2, 1, 1)


# -- latent spells ----------------------------------------------------------------------------------------


def enchanted() -> State:
    """Laroc keeps two latent spells on a friend, a Tax Collector one of another kind, and a cloud."""
    state = coven()
    friend = state.combatants[1]
    friend.bear("oaken_will", LATENT, 0)
    friend.bear("misty_soul", LATENT, 0)
    friend.bear("protection_sphere", LATENT, 2)
    state.clouds = [Cloud("sulphuric_fumes", 0, 0, 0, 5000)]
    return state


def left(state: State) -> list[str]:
    return [effect.id for effect in state.combatants[1].effects.all] + [one.trait for one in state.clouds]


@pytest.mark.rule("SW-SPE-39", "SW-FLE-23")
def test_latent_spells_end_when_the_caster_flees_off_the_table() -> None:
    state = enchanted()
    put(state.combatants[0], 20, 1)
    told = play_out(flee(state, state.combatants[0], Point(0, -1)))
    assert told.told(LeftTable) != []
    assert [event.trait for event in told.told(LatentEnded)] == [
        "oaken_will",
        "misty_soul",
        "sulphuric_fumes",
    ]
    assert left(state) == ["protection_sphere"]


@pytest.mark.rule("SW-SPE-39", "SW-STA-05", "SW-UNC-06")
def test_latent_spells_end_when_the_caster_enters_a_state_or_dies() -> None:
    for which in STATES:
        state = enchanted()
        told = play_out(enter_state(state, state.combatants[0], which)).told(LatentEnded)
        assert [event.trait for event in told] == ["oaken_will", "misty_soul", "sulphuric_fumes"]
        assert left(state) == ["protection_sphere"]
    state = enchanted()
    killed(state, 0)
    assert left(state) == ["protection_sphere"]
    state = enchanted()
    play_out(enter_state(state, state.combatants[0], CONCUSSED, spared="misty_soul"))
    assert left(state) == ["misty_soul", "protection_sphere"]


@pytest.mark.rule("SW-SPE-39", "SW-TRN-14")
def test_flights_and_updating_end_no_latent_spell_but_the_next_own_round_does() -> None:
    state = enchanted()
    before = left(state)
    play_out(begin_to_flee(state, state.combatants[0]))
    play_out(updating(state))
    play_out(begin_round(state, 1))
    assert left(state) == before
    state.combatants[3].bear("obsession", OWN_ROUND, 3)
    play_out(begin_round(state, 0))
    assert left(state) == []
    assert state.combatants[3].effects.has("obsession")


def test_gems_and_clouds_are_kept_and_seen() -> None:
    state = enchanted()
    state.combatants[0].gems_lost = True
    state.gems = [Gems(1, 2, 3, 4), Gems()]
    for copy in (state.copy(), state):
        seen = GAME.view(copy, 1)
        assert isinstance(seen, dict)
        assert seen["gems"] == [
            {"own": 1, "made": 2, "casting": 3, "dispelling": 4},
            {"own": 0, "made": 0, "casting": 0, "dispelling": 0},
        ]
        assert seen["clouds"] == [{"trait": "sulphuric_fumes", "combatant": 0, "disc": [0, 0, 5000]}]
    state.gems[0].own = -1
    assert GAME.problem_of_state(state) == "the pool of side 0 is below 0"


def test_a_saved_match_has_its_gems_and_clouds() -> None:
    state = position(one(0, "sull", (20, 20)), one(1, "satanor", (20, 30)))
    state.gems = [Gems(1, 2, 3, 4), Gems(5)]
    state.clouds = [Cloud("sulphuric_fumes", 1, 10, 20, 5000)]
    state.combatants[0].gems_lost = True
    state.combatants[1].bear("oaken_will", LATENT, 0)
    data = GAME.encode(state)
    assert GAME.encode(GAME.decode(data)) == data
    assert GAME.decode(data).gems[0].dispelling == 4
