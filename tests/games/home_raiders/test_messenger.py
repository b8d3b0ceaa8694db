"""AHE: Messenger."""

import pytest

from dicefront.games.home_raiders.rules.abilities.leader import patients
from dicefront.games.home_raiders.rules.abilities.unit import divide
from dicefront.games.home_raiders.rules.activation import end_of_turn_abilities, note_start
from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.cards import Card
from dicefront.games.home_raiders.rules.events.playing import MessageBrought
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.scenes import card, hero, position, put, unit
from dicefront.kernel.testing import Played, Script, offered, play_out
from tests.games.home_raiders.names import IDS, bear

MESSENGER = card("hero", abilities=["messenger"])
WIDE = 0.984
"""Two radii of a base of 25 mm."""


def abilities(state: State, number: int) -> list[str]:
    return state.characters[number].kit.ids()


def telling(leader: Card, near: float = 2.0) -> State:
    """Messenger 0; Leader 2 in Unit 1, so far away; Unit 2 with character 3; Hero 4."""
    state = position(
        hero(0, MESSENGER, (5, 5)),
        unit(0, card(), (5, 9), leader=(leader, (5 + WIDE + near, 5))),
        unit(0, card(abilities=["hikers"]), (20, 20)),
        hero(0, card("hero"), (28, 28)),
        hero(1, card("hero"), (2, 28)),
    )
    settle(state)
    note_start(state, state.troops[0])
    return state


def arrive(state: State, gap: float, answers: Script | None = None) -> Played[None]:
    put(state, 0, 20 - WIDE - gap, 20)
    return play_out(end_of_turn_abilities(state), answers)


SHEFIN = card("leader", abilities=["sucker-punch", "fast-recovery", "defensive-stance", "lead-by-example"])


@pytest.mark.rule("HR-AHE-10", "HR-SQA-09")
def test_the_example_of_ada_brass() -> None:
    state = telling(SHEFIN, 2.0)
    played = arrive(state, 3.0, [(0, [2, 2])])
    brought = ["fast-recovery", "defensive-stance", "lead-by-example"]
    assert played.told(MessageBrought)[0].abilities == brought
    assert abilities(state, 3) == ["hikers", "fast-recovery", "defensive-stance"]
    assert state.near_leaders == []


@pytest.mark.rule("HR-AHE-10")
def test_nothing_is_brought_to_the_unit_of_the_leader_itself() -> None:
    state = telling(SHEFIN)
    put(state, 0, 5, 7)
    assert play_out(end_of_turn_abilities(state)).kinds == []
    assert state.troops[1].lent_by == []


@pytest.mark.rule("HR-AHE-10", "HR-ASP-15")
def test_a_messenger_that_has_lost_its_ability_brings_nothing() -> None:
    state = telling(SHEFIN)
    bear(state.characters[0], "stun", IDS.index("messenger"))
    settle(state)
    assert not arrive(state, 2.0).told(MessageBrought)


@pytest.mark.rule("HR-AHE-10")
@pytest.mark.parametrize(("start", "end"), [(3.1, 2.0), (2.0, 3.1)])
def test_three_inches_are_the_limit_at_both_ends(start: float, end: float) -> None:
    state = telling(SHEFIN, start)
    arrive(state, end)
    assert abilities(state, 3) == ["hikers"]


@pytest.mark.rule("HR-AHE-10", "HR-GEN-12")
def test_with_several_units_in_reach_the_owner_picks_and_a_hero_counts_as_a_unit() -> None:
    state = telling(SHEFIN)
    put(state, 4, 18, 22)
    played = arrive(state, 1.0, [(0, [2, 3])])
    assert offered(played.questions[0]) == [[2, 2], [2, 3]]
    assert abilities(state, 3) == ["hikers"]
    assert abilities(state, 4) == ["fast-recovery", "defensive-stance"]


@pytest.mark.rule("HR-AHE-10")
def test_nothing_is_brought_to_who_has_it_already() -> None:
    state = telling(SHEFIN)
    state.troops[2].lent_by = [2]
    settle(state)
    assert not arrive(state, 1.0).questions


@pytest.mark.rule("HR-AHE-10", "HR-AUN-03")
def test_both_halves_of_a_unit_that_divides_keep_what_was_brought() -> None:
    state = telling(SHEFIN)
    state.characters[4].troop = 2
    state.troops[2].members, state.troops[3].members = [3, 4], []
    arrive(state, 1.0, [(0, [2, 2])])
    play_out(divide(state, state.troops[2], [4]))
    assert abilities(state, 3) == ["hikers", "fast-recovery", "defensive-stance"]
    assert abilities(state, 4) == ["fast-recovery", "defensive-stance"]


@pytest.mark.rule("HR-AHE-11")
def test_it_ends_early_if_the_leader_is_confused() -> None:
    state = telling(SHEFIN)
    arrive(state, 1.0, [(0, [2, 2])])
    bear(state.characters[2], "confuse")
    settle(state)
    assert abilities(state, 3) == ["hikers"]


@pytest.mark.rule("HR-AHE-11")
def test_only_abilities_that_work_on_a_unit_are_carried() -> None:
    state = telling(card("leader", abilities=["redeploy", "replacement"]))
    assert not arrive(state, 1.0).questions


@pytest.mark.rule("HR-AHE-11", "HR-ALD-08", "HR-ALD-15")
def test_lead_by_example_works_on_a_unit_and_is_carried() -> None:
    state = telling(card("leader", abilities=["lead-by-example"]))
    state.characters[3].wounds = 1
    assert patients(state, state.characters[2]) == []
    arrive(state, 1.0, [(0, [2, 2])])
    assert patients(state, state.characters[2]) == [state.characters[3]]
    state.near_leaders = [[0, 2]]
    assert not arrive(state, 1.0).questions  # the Unit has it already


@pytest.mark.rule("HR-AHE-12")
def test_from_a_general_there_is_nothing_to_carry() -> None:
    state = telling(card("leader", abilities=["general", "aim", "lead-by-example"]))
    assert not arrive(state, 1.0).questions
    state = telling(card("leader", abilities=["aim"]))
    assert arrive(state, 1.0, [(0, [2, 2])]).questions


@pytest.mark.rule("HR-AHE-10")
def test_a_hero_without_messenger_hears_nothing() -> None:
    state = telling(SHEFIN)
    bear(state.characters[0], "stun", IDS.index("messenger"))
    settle(state)
    note_start(state, state.troops[0])
    assert state.near_leaders == []
