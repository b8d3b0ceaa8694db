"""TOW: Tower and aura."""

import pytest

from dicefront.games.crystals.rules.events import PushedBack, Saved
from dicefront.games.crystals.rules.tower import cover
from dicefront.games.crystals.scenes import mines_of, position, where
from tests.games.crystals.crystals_positions import kinds, move, places, plan, play_turn


def covered(state: object, seat: int) -> list[int]:
    return [field for field in range(32) if cover(state, seat - 1, field)]  # type: ignore[arg-type]


@pytest.mark.rule("CR-TOW-01", "CR-TOW-02")
@pytest.mark.parametrize("experience", [1, 3, 5])
def test_the_aura_reaches_four_fields_to_each_side_at_every_level(experience: int) -> None:
    state = position({"2T": 20}, experience={"2T": experience})
    assert covered(state, 2) == list(range(16, 25))
    state = position({"2T": 1}, experience={"2T": experience})
    assert covered(state, 2) == [0, 1, 2, 3, 4, 5, 29, 30, 31]


@pytest.mark.rule("CR-TOW-02")
def test_the_aura_does_not_follow_jumps() -> None:
    state = position({"2T": 3})
    assert cover(state, 1, 11) == 0
    assert cover(state, 1, 7) == 1


@pytest.mark.rule("CR-TOW-03")
def test_the_aura_protects_only_its_owners_characters_the_tower_included() -> None:
    state = position({"1S": 5, "2S": 8, "3T": 9}, players=3)
    assert move(state, "1S", 3).rolls == []
    state = position({"1S": 5, "2T": 8})
    assert kinds(move(state, "1S", 3, [1])) == ["moved", "saved", "pushed-back"]


@pytest.mark.rule("CR-TOW-04")
@pytest.mark.parametrize(("experience", "faces"), [(1, [1]), (2, [1, 2]), (4, [1, 2]), (5, [1, 2, 3])])
def test_the_faces_that_save(experience: int, faces: list[int]) -> None:
    saving = []
    for face in range(1, 7):
        state = position({"1S": 5, "2M": 8, "2T": 9}, experience={"2T": experience})
        played = move(state, "1S", 3, [face])
        assert [roll.player for roll in played.rolls] == [1]
        if where(state, "2M") == 8:
            saving.append(face)
    assert saving == faces


@pytest.mark.rule("CR-TOW-05")
def test_defence_rolls_are_made_on_the_destination_after_a_jump_and_in_range() -> None:
    assert len(move(position({"1S": 5, "2M": 8, "2T": 9}), "1S", 3, [6]).rolls) == 1
    assert len(move(position({"1S": 0, "2M": 11, "2T": 13}), "1S", 3, [6]).rolls) == 1
    assert len(move(position({"1R": 5, "2M": 8, "2T": 12}), "1R", 4, [6]).rolls) == 1


@pytest.mark.rule("CR-TOW-06", "CR-OPT-08")
def test_the_aura_saves_from_a_mine_up_to_distance_four() -> None:
    state = position({"1S": 5, "1T": 12}, mines={8: 2})
    move(state, "1S", 3, [1])
    assert (where(state, "1S"), state.earned) == (8, [1, 0])
    state = position({"1S": 5, "1T": 13}, mines={8: 2})
    assert move(state, "1S", 3).rolls == []
    assert where(state, "1S") == "base"


@pytest.mark.rule("CR-TOW-06")
def test_the_tower_itself_is_saved_by_where_it_stands_after_the_move() -> None:
    state = position({"1T": 5}, mines={8: 2})
    move(state, "1T", 3, [1])
    assert where(state, "1T") == 8
    state = position({"1T": 5}, mines={8: 2})
    move(state, "1T", 3, [2])
    assert where(state, "1T") == "base"


@pytest.mark.rule("CR-TOW-07", "CR-OPT-08")
def test_the_aura_may_cover_attacks_only() -> None:
    state = position({"1S": 5, "1T": 9}, mines={8: 2}, aura_covers="attacks")
    assert move(state, "1S", 3).rolls == []
    assert where(state, "1S") == "base"
    state = position({"1S": 5, "2M": 8, "2T": 9}, aura_covers="attacks")
    assert len(move(state, "1S", 3, [1]).rolls) == 1


@pytest.mark.rule("CR-TOW-08")
def test_each_attacked_covered_character_rolls_once() -> None:
    state = position({"1R": 5, "2S": 9, "2M": 8, "2T": 7}, experience={"1R": 2})
    played = move(state, "1R", 4, [1, 6, 6])
    assert len(played.rolls) == 3
    assert places(state, "2S", "2M", "2T") == {"2S": 9, "2M": "base", "2T": "base"}


@pytest.mark.rule("CR-TOW-09", "CR-RES-02")
def test_killing_the_tower_takes_no_roll_from_the_others() -> None:
    state = position({"1R": 5, "2T": 9, "2M": 8})
    played = move(state, "1R", 4, [5, 1])
    assert kinds(played) == ["moved", "killed", "saved"]
    assert places(state, "1R", "2T", "2M") == {"1R": 9, "2T": "base", "2M": 8}


@pytest.mark.rule("CR-TOW-10")
def test_defence_rolls_come_after_the_choice_and_ask_nothing() -> None:
    state = position({"1S": 5, "1R": 20, "1M": 21, "1T": "start", "2M": 8, "2T": 9})
    played = play_turn(state, ["1S", "2S"], [3, 1])
    assert played.kinds == ["crystals.turn.move", "crystals.turn.experience"]
    assert played.purposes == ["crystals.move", "crystals.defence"]


@pytest.mark.rule("CR-TOW-11", "CR-TOW-12", "CR-TOW-13")
def test_the_saved_stays_its_owner_earns_a_point_and_the_mover_is_pushed_back() -> None:
    state = position({"1S": 5, "2M": 8, "2T": 9})
    played = move(state, "1S", 3, [1])
    assert played.told(Saved) == [Saved(1, 6, "miner", 8, 0)]
    assert played.told(PushedBack) == [PushedBack(0, 0, "scout", 7)]
    assert places(state, "1S", "2M", "2T") == {"1S": 7, "2M": 8, "2T": 9}
    assert state.earned == [0, 1]


@pytest.mark.rule("CR-TOW-13")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_a_failed_defence_is_a_kill(face: int) -> None:
    state = position({"1S": 5, "2M": 8, "2T": 9})
    move(state, "1S", 3, [face])
    assert places(state, "1S", "2M", "2T") == {"1S": 8, "2M": "base", "2T": 9}
    assert state.earned == [1, 0]


@pytest.mark.rule("CR-TOW-14")
@pytest.mark.parametrize("other", ["1M", "2S"])
def test_occupied_fields_are_skipped_in_the_push_back(other: str) -> None:
    state = position({"1S": 5, "2M": 8, "2T": 9, other: 7})
    move(state, "1S", 3, [1])
    assert where(state, "1S") == 6


@pytest.mark.rule("CR-TOW-15")
def test_the_push_back_ends_at_the_place_the_mover_came_from() -> None:
    state = position({"1S": 7, "2M": 8, "2T": 9})
    move(state, "1S", 1, [1])
    assert where(state, "1S") == 7
    state = position({"1S": 5, "1M": 6, "2S": 7, "2M": 8, "2T": 9})
    move(state, "1S", 3, [1])
    assert where(state, "1S") == 5


@pytest.mark.rule("CR-TOW-16")
def test_a_mover_from_start_is_pushed_back_to_start() -> None:
    state = position({"1S": "start", "2M": 0, "2T": 31})
    played = play_turn(state, ["2S"], [1, 1])
    assert where(state, "1S") == "start"
    assert kinds(played) == ["moved", "saved", "pushed-back", "gained"]  # and nobody is spawned
    assert played.told(PushedBack) == [PushedBack(0, 0, "scout", -1)]


@pytest.mark.rule("CR-TOW-16")
def test_a_mover_from_start_is_pushed_back_no_further_than_its_entry() -> None:
    state = position({"1S": "start", "1M": 0, "2M": 1, "2T": 31})
    move(state, "1S", 2, [1])
    assert where(state, "1S") == "start"
    state = position({"1S": "start", "2M": 1, "2T": 31})
    move(state, "1S", 2, [1])
    assert where(state, "1S") == 0


@pytest.mark.rule("CR-TOW-17")
def test_after_a_jump_the_push_back_runs_from_the_teleport_of_arrival() -> None:
    state = position({"1S": 0, "2M": 11, "2T": 14})
    move(state, "1S", 3, [1])
    assert where(state, "1S") == 10


@pytest.mark.rule("CR-TOW-18")
def test_a_push_back_onto_a_teleport_stays_there() -> None:
    state = position({"1S": 0, "2M": 4, "2T": 5})
    move(state, "1S", 4, [1])
    assert where(state, "1S") == 3


@pytest.mark.rule("CR-TOW-19")
@pytest.mark.parametrize(("owner", "place", "earned"), [(2, "base", [0, 2]), (1, 7, [1, 1])])
def test_a_push_back_onto_a_mine_triggers_it(owner: int, place: int | str, earned: list[int]) -> None:
    state = position({"1S": 5, "2M": 8, "2T": 9}, mines={7: owner})
    move(state, "1S", 3, [1])
    assert (where(state, "1S"), state.earned) == (place, earned)
    assert mines_of(state) == {}


@pytest.mark.rule("CR-TOW-20")
def test_a_save_from_afar_causes_no_push_back() -> None:
    state = position({"1R": 5, "2M": 8, "2T": 12})
    assert kinds(move(state, "1R", 4, [1])) == ["moved", "saved"]
    assert places(state, "1R", "2M") == {"1R": 9, "2M": 8}


@pytest.mark.rule("CR-TOW-21")
def test_all_attacks_are_settled_before_the_push_back() -> None:
    state = position({"1R": 5, "2S": 9, "2M": 8, "2T": 11})
    move(state, "1R", 4, [1, 4])
    assert places(state, "1R", "2S", "2M") == {"1R": 8, "2S": 9, "2M": "base"}


@pytest.mark.rule("CR-TOW-22")
@pytest.mark.parametrize("place", ["start", None])
def test_a_tower_off_the_loop_covers_nobody(place: str | None) -> None:
    tower: dict[str, int | str] = {} if place is None else {"2T": place}
    state = position({"1S": 13, "2M": 16, **tower})
    assert plan(state, "1S", 3).attacks[0].saves == 0
    assert move(state, "1S", 3).rolls == []
    assert where(state, "2M") == "base"


@pytest.mark.rule("CR-TOW-23")
def test_after_a_jump_into_another_lap_the_push_back_may_run_past_the_own_entry() -> None:
    around = {"2M": 3, "2T": 2, "2S": 1, "1M": 0}
    state = position({"1S": 24, **around}, last_teleport="lap")
    move(state, "1S", 3, [1])
    assert (where(state, "1S"), state.characters[0].step) == (31, 32)
