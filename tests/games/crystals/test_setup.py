"""SET: set-up."""

from typing import Any

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.events import Revealed, Tied, WentFirst
from dicefront.games.crystals.rules.flow import pass_the_turn
from dicefront.games.crystals.rules.roles import ATTACKER, RIDER, ROLES, TEAM
from dicefront.games.crystals.rules.setup import choose_first_spawns, roll_for_first_turn
from dicefront.games.crystals.rules.state import ROLL_FOR_FIRST_TURN
from dicefront.games.crystals.scenes import number_of, position, where
from dicefront.kernel.dice import ScriptedDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.event import seen_by
from dicefront.kernel.seat import Seat
from dicefront.kernel.testing import asked, play_out, refusal_of
from tests.games.crystals.crystals_positions import play_turn


@pytest.mark.rule("CR-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_players_have_a_seat_each(players: int) -> None:
    table = GAME.table({"players": players})
    assert table.seats == players
    assert sorted({character.owner for character in table.state.characters}) == list(range(players))


@pytest.mark.rule("CR-SET-01")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    with pytest.raises(BadData, match=r"options\.players: expected 2, 3, 4"):
        GAME.table({"players": players})


@pytest.mark.rule("CR-SET-02")
@pytest.mark.parametrize(("players", "sides", "teleports"), [(2, 4, 4), (3, 3, 3), (4, 4, 4)])
def test_majors_and_minors_are_the_sides_and_teleports_the_corners(
    players: int, sides: int, teleports: int
) -> None:
    track = GAME.table({"players": players, "side_length": 7}).state.options.board.track
    assert len(track.teleports) == teleports
    assert track.fields == sides * 7 + teleports


@pytest.mark.rule("CR-SET-03")
@pytest.mark.parametrize(("players", "crystals"), [(2, 5), (3, 7), (4, 9)])
def test_the_middle_holds_two_crystals_for_each_player_and_one_more(players: int, crystals: int) -> None:
    state = GAME.table({"players": players}).state
    assert state.middle == crystals
    assert state.crystals == [0] * players


@pytest.mark.rule("CR-SET-04")
def test_each_player_has_a_scout_an_attacker_a_miner_and_a_tower() -> None:
    state = GAME.table({"players": 3}).state
    for seat in range(3):
        team = state.characters[TEAM * seat : TEAM * seat + TEAM]
        assert [ROLES[character.role] for character in team] == ["scout", "attacker", "miner", "tower"]


@pytest.mark.rule("CR-SET-05", "CR-DEC-01")
def test_each_player_chooses_rider_or_archer_and_keeps_it() -> None:
    table = GAME.table(dice=ScriptedDice([1, 2, 3]))
    question = asked(table, "crystals.setup.attacker")
    assert question.options() == ["rider", "archer"]
    assert refusal_of(question, "tower").reason == "crystals.setup.no_attacker"
    assert refusal_of(question, 1).reason == "kernel.unreadable"
    for player, answer in [(0, "rider"), (1, "archer"), (0, 1), (1, 5)]:
        table.answer(player, answer)
    assert [ROLES[table.state.characters[number].role] for number in (1, 5)] == ["rider", "archer"]


@pytest.mark.rule("CR-SET-06")
def test_choices_are_secret_until_all_are_made() -> None:
    table = GAME.table(dice=ScriptedDice([1, 2, 3]))
    before = GAME.view(table.state, 1)
    assert table.answer(0, "archer") == []
    assert GAME.view(table.state, 1) == before
    assert table.answer(1, "rider") == []
    assert GAME.view(table.state, 0) == {**_view(table.state, None), "attacker": "archer"}
    assert GAME.view(table.state, 1) == {**_view(table.state, None), "attacker": "rider"}
    assert table.answer(1, 5) == []
    told = [event for event in table.answer(0, 2) if isinstance(event, Revealed)]
    assert told == [Revealed(0, "archer", "miner"), Revealed(1, "rider", "rider")]


def _view(state: object, player: int | None) -> dict[str, object]:
    view = GAME.view(state, player)  # type: ignore[arg-type]
    assert isinstance(view, dict)
    assert "attacker" not in view
    return dict(view)


@pytest.mark.rule("CR-SET-06")
def test_an_imagined_table_draws_the_attackers_of_the_others_anew() -> None:
    table = GAME.table({"players": 3})
    for player in range(3):
        table.answer(player, "archer")
    seen = set()
    for seed in range(20):
        imagined = Seat(table, 1).imagine(Draw(seed))
        assert imagined.state.secrets[1] == table.state.secrets[1]
        assert GAME.view(imagined.state, 1) == GAME.view(table.state, 1)
        seen.add(tuple(imagined.state.secrets))
    assert len(seen) == 4


@pytest.mark.rule("CR-SET-06")
def test_nobody_learns_a_choice_from_the_position_that_is_shown() -> None:
    first, second = GAME.table(), GAME.table()
    first.answer(0, "rider")
    second.answer(0, "archer")
    assert GAME.view(first.state, 1) == GAME.view(second.state, 1)
    first.answer(1, "rider")
    second.answer(1, "rider")
    assert GAME.view(first.state, 1) == GAME.view(second.state, 1)
    assert seen_by(first.told, 1) == seen_by(second.told, 1) == []
    assert first.state.characters[1].role == second.state.characters[1].role == ATTACKER


@pytest.mark.rule("CR-SET-07")
def test_everybody_begins_in_base_with_one_experience_and_four_mines() -> None:
    state = GAME.table({"players": 4}).state
    assert {(character.step, character.experience, character.level()) for character in state.characters} == {
        (-1, 1, 1)
    }
    assert state.earned == [0, 0, 0, 0]
    assert state.stock == [4, 4, 4, 4]
    assert all(owner == -1 for owner in state.mines)


@pytest.mark.rule("CR-SET-08", "CR-DEC-02")
def test_each_player_spawns_one_character_of_choice_before_the_first_turn() -> None:
    state = position()
    state.secrets = [RIDER, RIDER]
    played = play_out(choose_first_spawns(state), [(0, number_of("1T")), (1, number_of("2M"))])
    assert played.kinds == ["crystals.setup.first-spawn"] * 2
    question = played.questions[0]
    assert question.options() == [0, 1, 2, 3]
    assert refusal_of(question, 4).reason == "crystals.setup.not_yours"
    assert refusal_of(question, "0").reason == "kernel.unreadable"
    assert state.starts == [number_of("1T"), number_of("2M")]
    assert [where(state, name) for name in ("2S", "2R", "2M", "2T")] == ["base", "base", "start", "base"]


@pytest.mark.rule("CR-SET-09")
def test_the_single_lowest_number_goes_first() -> None:
    state = position(players=3)
    state.stage = ROLL_FOR_FIRST_TURN
    played = play_out(roll_for_first_turn(state), dice=[4, 5, 2])
    assert [roll.player for roll in played.rolls] == [0, 1, 2]
    assert played.events == [WentFirst(2, 2)]
    assert state.player == 2


@pytest.mark.rule("CR-SET-10")
def test_those_who_share_the_lowest_number_roll_again() -> None:
    state = position(players=4)
    state.stage = ROLL_FOR_FIRST_TURN
    played = play_out(roll_for_first_turn(state), dice=[3, 1, 1, 5, 2, 2, 6, 4])
    assert [roll.player for roll in played.rolls] == [0, 1, 2, 3, 1, 2, 1, 2]
    assert played.events == [Tied(1, 2), Tied(2, 2), WentFirst(2, 4)]
    assert state.player == 2


@pytest.mark.rule("CR-SET-11")
def test_turns_pass_clockwise() -> None:
    state = position({"3S": "start"}, players=4, turn_of=3)
    play_turn(state, ["3M"], [2])
    order = [state.player]
    for _ in range(4):
        pass_the_turn(state)
        order.append(state.player)
    assert order == [3, 0, 1, 2, 3]


def test_stages_and_classes_are_words_in_positions_and_numbers_are_still_read() -> None:
    state = position({"1S": 5, "2A": "start"})
    data: Any = GAME.encode(state)
    assert data["stage"] == "play"
    assert [character["role"] for character in data["characters"]][:4] == ["scout", "rider", "miner", "tower"]
    assert data["secrets"] == ["attacker", "attacker"]
    older = data | {"stage": 3, "secrets": [5, 5]}
    for character, role in zip(older["characters"], [0, 1, 3, 4, 0, 2, 3, 4], strict=True):
        character["role"] = role
    assert GAME.encode(GAME.decode(older)) == GAME.encode(state)
    with pytest.raises(BadData, match=r"state\.stage: expected one of attackers, first_spawns, "):
        GAME.decode(data | {"stage": "later"})


def test_who_stands_where_is_worked_out_if_it_was_left_out_and_judged_if_not() -> None:
    state = position({"1S": 5, "2A": "start", "2T": 9})
    data: Any = GAME.encode(state)
    bare = {name: part for name, part in data.items() if name not in ("occupants", "starts")}
    assert GAME.encode(GAME.decode(bare)) == data
    data["occupants"][6] = 0
    with pytest.raises(BadData, match=r"occupants\[6\] is 0, by the characters it is -1"):
        GAME.decode(data)
