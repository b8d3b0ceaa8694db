"""MOV: movement."""

import pytest

from dicefront.games.crystals.rules.choosing import MoveQuestion
from dicefront.games.crystals.rules.events import Moved
from dicefront.games.crystals.rules.movement import legal_movers
from dicefront.games.crystals.scenes import mines_of, movers, number_of, position, where
from dicefront.kernel.testing import refusal_of
from tests.games.crystals.crystals_positions import kinds, move, places


@pytest.mark.rule("CR-MOV-01")
def test_every_field_counts_occupied_or_not_teleports_included() -> None:
    state = position({"1S": 2, "2S": 4, "1M": 5})
    played = move(state, "1S", 5)
    assert played.events == [Moved(0, 0, "scout", 5, 2, 7)]
    assert where(state, "1S") == 7


@pytest.mark.rule("CR-MOV-02")
def test_from_start_the_entry_is_the_first_field() -> None:
    state = position({"1S": "start"})
    move(state, "1S", 3)
    assert where(state, "1S") == 2


@pytest.mark.rule("CR-MOV-03")
def test_opponents_on_the_way_are_passed() -> None:
    state = position({"1S": 4, "2S": 5, "2M": 6})
    assert kinds(move(state, "1S", 3)) == ["moved"]
    assert places(state, "1S", "2S", "2M") == {"1S": 7, "2S": 5, "2M": 6}


@pytest.mark.rule("CR-MOV-04")
def test_own_characters_on_the_way_are_passed() -> None:
    state = position({"1S": 4, "1M": 5, "1R": 6})
    move(state, "1S", 3)
    assert places(state, "1S", "1M", "1R") == {"1S": 7, "1M": 5, "1R": 6}


@pytest.mark.rule("CR-MOV-05")
def test_an_own_character_on_the_landing_field_forbids_the_move() -> None:
    state = position({"1S": "start", "1M": 2})
    state.face = 3
    assert movers(state, 1, 3) == ["1M"]
    question = MoveQuestion(0, state, legal_movers(state, 0, 3))
    refusal = refusal_of(question, number_of("1S"))
    assert (refusal.reason, refusal.rule) == ("crystals.move.own_character", "CR-MOV-05")
    assert refusal.args == {"character": 0, "role": "scout", "field": 2}
    assert question.args() == {"face": 3}
    state.face = 0
    move(state, "1M", 3)
    assert where(state, "1M") == 5


@pytest.mark.rule("CR-MOV-06", "CR-MIN-13")
def test_mines_and_teleports_on_the_way_are_passed() -> None:
    state = position({"1S": 2}, mines={4: 2, 3: 2})
    assert kinds(move(state, "1S", 3)) == ["moved"]
    assert where(state, "1S") == 5
    assert mines_of(state) == {4: 2, 3: 2}
