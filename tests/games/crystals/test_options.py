"""OPT: options."""

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.options import OPTIONS, complete_options
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on

DEFAULTS = {
    "players": 2,
    "side_length": 7,
    "track": "standard",
    "crystals_to_win": 3,
    "victory": "either",
    "last_teleport": "stay",
    "teleport_origin_kill": "no",
    "mine_trigger": "end",
    "aura_covers": "all",
    "extra_turn_limit": 0,
    "round_limit": 0,
}


@pytest.mark.rule(
    "CR-OPT-01",
    "CR-OPT-03",
    "CR-OPT-04",
    "CR-OPT-05",
    "CR-OPT-06",
    "CR-OPT-07",
    "CR-OPT-08",
    "CR-OPT-09",
    "CR-OPT-10",
)
def test_the_defaults() -> None:
    assert complete_options(None) == DEFAULTS


@pytest.mark.rule("CR-OPT-02")
@pytest.mark.parametrize(("players", "side"), [(2, 7), (3, 7), (4, 5)])
def test_the_usual_side_length_depends_on_the_players(players: int, side: int) -> None:
    full = complete_options({"players": players})
    assert full["side_length"] == side
    assert complete_options(full) == full


VALUES: list[tuple[str, list[Json], list[Json]]] = [
    ("players", [2, 3, 4], [1, 5, "2", True, None]),
    ("side_length", [3, 5, 7, 9, "standard"], [4, 11, 0]),
    ("crystals_to_win", [2, 3], [1, 4]),
    ("victory", ["either", "crystals"], ["levels", 1]),
    ("last_teleport", ["stay", "home", "lap"], ["go"]),
    ("teleport_origin_kill", ["no", "yes"], [True]),
    ("mine_trigger", ["end", "pass_clears"], ["pass"]),
    ("aura_covers", ["all", "attacks"], ["none"]),
    ("extra_turn_limit", [0, 1, 5], [6, -1]),
    ("round_limit", [0, 10, 200], [1, 9, 201]),
]


@pytest.mark.rule("CR-OPT-01", "CR-OPT-02", "CR-OPT-03", "CR-OPT-09", "CR-OPT-10")
@pytest.mark.parametrize(("name", "good", "bad"), VALUES)
def test_values_that_are_taken_and_values_that_are_refused(
    name: str, good: list[Json], bad: list[Json]
) -> None:
    for value in good:
        GAME.table({name: value})
    for value in bad:
        with pytest.raises(BadData) as refused:
            GAME.table({name: value})
        assert refused.value.where == f"options.{name}"


def test_every_option_names_its_paragraph() -> None:
    assert [option.rule for option in OPTIONS] == [
        "CR-OPT-01",
        "CR-OPT-02",
        "CR-OPT-12",
        "CR-OPT-03",
        "CR-OPT-04",
        "CR-OPT-05",
        "CR-OPT-06",
        "CR-OPT-07",
        "CR-OPT-08",
        "CR-OPT-09",
        "CR-OPT-10",
    ]


@pytest.mark.rule("CR-OPT-11")
def test_options_do_not_change_during_a_game() -> None:
    table = GAME.table({"players": 3, "last_teleport": "lap"})
    before = dict(table.state.options.chosen)
    play_on(table, Draw(3), 80)
    assert table.state.options.chosen == before == table.header["options"]


def test_rosters_are_refused() -> None:
    with pytest.raises(BadData, match=r"rosters\[1\]: expected nothing"):
        GAME.table(rosters=[None, []])
    assert [refusal.reason for refusal in GAME.problems([], {})] == ["crystals.setup.no_roster"]
    assert GAME.problems(None, {}) == []
