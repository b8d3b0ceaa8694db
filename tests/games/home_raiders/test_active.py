"""Which abilities a character has now (UNT-05, UNT-06, LDR-03, General, Confuse, Stun)."""

import pytest

from dicefront.games.home_raiders.rules.active import settle
from dicefront.games.home_raiders.rules.state import VANISHED, State
from dicefront.games.home_raiders.scenes import card, hero, position, unit
from dicefront.kernel.ids import NOBODY
from tests.games.home_raiders.names import IDS, bear


def abilities(state: State, number: int) -> list[str]:
    return state.characters[number].kit.ids()


def vanish(state: State, number: int) -> None:
    character = state.characters[number]
    troop = state.troops[character.troop]
    character.where = VANISHED
    troop.members.remove(number)
    if troop.leader == number:
        troop.leader = NOBODY
    if number in troop.specialists:
        troop.specialists.remove(number)
    settle(state)


UNIT = card(abilities=["climb", "hikers"])
LEADER = card("leader", abilities=["sucker-punch", "fast-recovery", "aim"])


@pytest.mark.rule("HR-UNT-05")
def test_unit_abilities_belong_to_everybody_of_the_unit_also_those_attached() -> None:
    specialist = card("hero", abilities=["specialist"])
    state = position(unit(0, UNIT, (5, 5), leader=(LEADER, (6.5, 5)), specialists=[(specialist, (8, 5))]))
    settle(state)
    assert abilities(state, 0) == ["climb", "hikers", "aim", "fast-recovery"]
    assert "hikers" in abilities(state, 1)
    assert abilities(state, 2) == ["hikers", "aim", "fast-recovery", "specialist"]


@pytest.mark.rule("HR-UNT-05")
def test_the_unit_ability_is_gone_when_nobody_of_the_unit_card_is_left() -> None:
    state = position(unit(0, UNIT, (5, 5), leader=(LEADER, (6.5, 5))))
    vanish(state, 0)
    assert abilities(state, 1) == ["sucker-punch", "aim", "fast-recovery"]


@pytest.mark.rule("HR-UNT-06")
def test_shefin_alone_has_sucker_punch_and_the_guardmen_alone_have_roundhouse_attack() -> None:
    state = position(unit(0, "nl-guardmen", (5, 5), (6.5, 5), leader=("nl-captain-shefin", (8, 5))))
    settle(state)
    assert abilities(state, 2) == ["sucker-punch", "fast-recovery", "defensive-stance"]
    for guardman in (0, 1):
        assert abilities(state, guardman) == [
            "roundhouse-attack",
            "reach",
            "bodyguard",
            "fast-recovery",
            "defensive-stance",
        ]


@pytest.mark.rule("HR-LDR-03")
def test_leader_abilities_end_when_the_leader_vanishes() -> None:
    state = position(unit(0, UNIT, (5, 5), leader=(LEADER, (6.5, 5))), unit(0, card(abilities=[]), (15, 5)))
    settle(state)
    assert "aim" in abilities(state, 0)
    assert abilities(state, 2) == []  # another Unit
    vanish(state, 1)
    assert abilities(state, 0) == ["climb", "hikers"]


@pytest.mark.rule("HR-GEN-03")
def test_at_basic_level_nobody_has_abilities() -> None:
    state = position(unit(0, UNIT, (5, 5), leader=(LEADER, (6.5, 5))), level="basic")
    settle(state)
    assert abilities(state, 0) == abilities(state, 1) == []


GENERAL = card("leader", abilities=["general", "aim", "redeploy", "replacement", "lead-by-example"])


@pytest.mark.rule("HR-ALD-14", "HR-ALD-15")
def test_a_general_spreads_what_works_on_its_unit_over_the_team_and_nothing_else() -> None:
    state = position(
        unit(0, card(), (5, 5), leader=(GENERAL, (6.5, 5))),
        hero(0, card("hero"), (15, 5)),
        unit(0, card(), (20, 5), leader=(LEADER, (21.5, 5))),
        hero(1, card("hero"), (15, 25)),
    )
    settle(state)
    assert abilities(state, 0) == ["aim"]
    assert abilities(state, 2) == ["aim"]
    assert abilities(state, 4) == ["sucker-punch", "aim", "fast-recovery"]  # Aim of two Leaders counts once
    assert abilities(state, 5) == []
    assert "redeploy" in abilities(state, 1)
    assert "general" in abilities(state, 1)


@pytest.mark.rule("HR-ALD-14")
def test_a_leader_without_general_spreads_nothing() -> None:
    state = position(unit(0, card(), (5, 5), leader=(LEADER, (6.5, 5))), hero(0, card("hero"), (15, 5)))
    settle(state)
    assert abilities(state, 2) == []


@pytest.mark.rule("HR-ALD-16")
def test_what_a_general_spreads_ends_with_it() -> None:
    state = position(unit(0, card(), (5, 5), leader=(GENERAL, (6.5, 5))), hero(0, card("hero"), (15, 5)))
    settle(state)
    assert abilities(state, 2) == ["aim"]
    vanish(state, 1)
    assert abilities(state, 2) == []


@pytest.mark.rule("HR-ALD-16")
def test_stun_on_general_alone_leaves_its_own_unit_the_other_abilities() -> None:
    state = position(unit(0, card(), (5, 5), leader=(GENERAL, (6.5, 5))), hero(0, card("hero"), (15, 5)))
    bear(state.characters[1], "stun", IDS.index("general"))
    settle(state)
    assert abilities(state, 0) == ["aim"]
    assert abilities(state, 2) == []


@pytest.mark.rule("HR-ASP-14")
def test_a_confused_leader_has_no_leader_abilities_nor_has_anybody_through_it() -> None:
    state = position(unit(0, UNIT, (5, 5), leader=(LEADER, (6.5, 5))))
    bear(state.characters[1], "confuse")
    settle(state)
    assert abilities(state, 0) == ["climb", "hikers"]
    assert abilities(state, 1) == ["sucker-punch", "hikers"]


@pytest.mark.rule("HR-ASP-16")
def test_a_stunned_unit_ability_is_lost_for_one_a_stunned_leader_ability_for_all() -> None:
    state = position(unit(0, UNIT, (5, 5), (6.5, 5), leader=(LEADER, (8, 5))))
    bear(state.characters[0], "stun", IDS.index("hikers"))
    bear(state.characters[2], "stun", IDS.index("aim"))
    settle(state)
    assert abilities(state, 0) == ["climb", "fast-recovery"]
    assert abilities(state, 1) == ["climb", "hikers", "fast-recovery"]
    assert abilities(state, 2) == ["sucker-punch", "hikers", "fast-recovery"]
