"""SPN and STA: spawning, and the Start."""

import pytest

from dicefront.games.crystals.rules.events import ExtraTurn, Spawned
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.rules.spawning import SPAWN_END, SPAWN_START, SpawnQuestion, must_spawn, spawn
from dicefront.games.crystals.scenes import mines_of, number_of, position, where
from dicefront.kernel.testing import play_out, refusal_of
from tests.games.crystals.crystals_positions import kinds, move, places, plan, play_turn


@pytest.mark.rule("CR-SPN-01", "CR-SEQ-01", "CR-DEC-03")
def test_a_turn_begins_with_a_spawn_of_choice() -> None:
    state = position({"1S": 5, "1T": 9})
    played = play_turn(state, ["1M", "1S"], [2])
    assert played.kinds == [SPAWN_START, "crystals.turn.move"]
    question = played.questions[0]
    assert question.options() == [number_of("1R"), number_of("1M")]
    assert refusal_of(question, number_of("1S")).reason == "crystals.spawn.not_in_base"
    assert refusal_of(question, number_of("2S")).reason == "crystals.spawn.not_yours"
    assert refusal_of(question, "1M").reason == "kernel.unreadable"
    assert played.events[0] == Spawned(0, number_of("1M"), "miner")


@pytest.mark.rule("CR-SPN-02", "CR-SEQ-13", "CR-DEC-06")
def test_a_turn_ends_with_a_spawn_after_experience() -> None:
    state = position({"1S": "start", "1T": 9, "2S": 1})
    played = play_turn(state, ["1S", "1R", "1M"], [2])
    assert played.kinds == ["crystals.turn.move", "crystals.turn.experience", SPAWN_END]
    assert kinds(played) == ["moved", "killed", "gained", "spawned"]
    assert where(state, "1M") == "start"


@pytest.mark.rule("CR-SPN-03")
def test_spawning_triggers_nothing() -> None:
    state = position({"1S": 20, "2M": 31, "2S": 0}, mines={1: 2}, experience={"1R": 5})
    played = play_out(spawn(state, 0, SPAWN_START), [(0, number_of("1R"))])
    assert played.events == [Spawned(0, number_of("1R"), "rider")]
    assert places(state, "1R", "2M", "2S") == {"1R": "start", "2M": 31, "2S": 0}
    assert mines_of(state) == {1: 2}
    assert state.earned == [0, 0]


@pytest.mark.rule("CR-SPN-04", "CR-SPN-05")
def test_at_most_one_is_spawned_and_none_if_start_is_occupied() -> None:
    state = position({"1S": "start", "1T": 8})
    assert not must_spawn(state, 0)
    played = play_turn(state, ["1T"], [2])
    assert played.kinds == ["crystals.turn.move"]
    assert kinds(played) == ["moved"]
    state = position({"1T": 8})
    played = play_turn(state, ["1M", "1T"], [2])
    assert len(played.told(Spawned)) == 1


@pytest.mark.rule("CR-SPN-05")
def test_nothing_is_spawned_from_an_empty_base() -> None:
    state = position({"1S": 5, "1R": 9, "1M": 12, "1T": 20})
    assert not must_spawn(state, 0)
    played = play_turn(state, ["1S"], [2])
    assert kinds(played) == ["moved"]


@pytest.mark.rule("CR-SPN-06")
def test_a_killed_character_waits_for_its_owners_next_spawn() -> None:
    state = position({"1S": 5, "1R": "start", "2S": 7, "2M": "start", "2R": 20, "2T": 25})
    play_turn(state, ["1S", "1S"], [2])
    assert where(state, "2S") == "base"
    played = play_turn(state, ["2M"], [3])
    assert where(state, "2S") == "start"
    assert kinds(played) == ["moved", "spawned"]


@pytest.mark.rule("CR-SPN-07")
def test_each_extra_turn_has_its_own_spawns() -> None:
    state = position({"1S": "start"})
    first = play_turn(state, ["1M"], [6])
    assert first.kinds == [SPAWN_END]
    assert first.told(ExtraTurn) == [ExtraTurn(0, 1)]
    second = play_turn(state, ["1M", "1T"], [2])
    assert second.kinds == ["crystals.turn.move", SPAWN_END]
    assert where(state, "1T") == "start"


@pytest.mark.rule("CR-SPN-08")
def test_after_the_start_spawn_somebody_is_outside_the_base() -> None:
    state = position({"2S": 4})
    played = play_turn(state, ["1R", "1S"], [3])
    assert played.kinds == [SPAWN_START, SPAWN_END]
    assert where(state, "1R") == 2


# -- Start --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-STA-01")
def test_nobody_on_start_can_be_attacked() -> None:
    state = position({"1A": 29, "2S": "start", "1S": "start"}, experience={"1A": 5})
    assert plan(state, "1A", 2).attacks == []
    state = position({"1A": 12, "2S": "start"}, experience={"1A": 5})
    assert plan(state, "1A", 3).attacks == []  # destination F15, range F16 to F18: past the Start of seat 2


@pytest.mark.rule("CR-STA-02", "CR-TOW-22")
def test_a_tower_on_start_has_no_aura() -> None:
    state = position({"1S": 13, "2M": 16, "2T": "start"})
    played = move(state, "1S", 3)
    assert played.rolls == []
    assert where(state, "2M") == "base"


@pytest.mark.rule("CR-STA-03", "CR-RNG-05")
def test_attackers_attack_in_a_move_that_begins_on_start() -> None:
    state = position({"1R": "start", "2S": 31})
    move(state, "1R", 1)
    assert where(state, "2S") == "base"


@pytest.mark.rule("CR-STA-03")
def test_the_scout_earns_its_extra_turn_in_a_move_that_begins_on_start() -> None:
    state = position({"1S": "start"})
    assert move(state, "1S", 1).result is True


@pytest.mark.rule("CR-STA-03", "CR-MIN-03")
def test_the_miner_leaves_no_mine_on_start() -> None:
    state = position({"1M": "start"}, experience={"1M": 5})
    move(state, "1M", 1)
    assert mines_of(state) == {}
    assert state.stock == [4, 4]


@pytest.mark.rule("CR-STA-04")
def test_a_scout_pushed_back_onto_start_earns_no_extra_turn() -> None:
    state = position({"1S": "start", "2M": 0, "2T": 31})
    assert move(state, "1S", 1, [1]).result is False
    assert where(state, "1S") == "start"
    state = position({"1S": 4, "2M": 5, "2T": 8})
    assert move(state, "1S", 1, [1]).result is True  # pushed back onto its field, it earns it
    assert where(state, "1S") == 4


@pytest.mark.rule("CR-SPN-01")
def test_legal_movers_never_include_the_base() -> None:
    state = position({"1S": 5})
    assert legal_movers(state, 0, 3) == [number_of("1S")]
    assert SpawnQuestion(0, SPAWN_START, state, [1, 2]).rule == "CR-DEC-03"
    assert SpawnQuestion(0, SPAWN_END, state, [1, 2]).rule == "CR-DEC-06"
