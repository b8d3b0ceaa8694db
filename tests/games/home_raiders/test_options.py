"""OPT: the options, what is usual, and what is refused."""

import pytest

from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.optionsfile import OPTIONS, complete_options, options_of
from dicefront.kernel.chosen import ChosenCodec
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import Json
from dicefront.kernel.testing import offered


@pytest.mark.parametrize(
    ("rule", "name", "values", "usual"),
    [
        pytest.param(
            "HR-OPT-01", "level", ["advanced", "basic"], "advanced", marks=pytest.mark.rule("HR-OPT-01")
        ),
        pytest.param(
            "HR-OPT-02", "formation_mode", ["chain", "all"], "chain", marks=pytest.mark.rule("HR-OPT-02")
        ),
        pytest.param(
            "HR-OPT-03",
            "leader_shots",
            ["protected", "nearest"],
            "protected",
            marks=pytest.mark.rule("HR-OPT-03"),
        ),
        pytest.param(
            "HR-OPT-04", "wipe_out", ["objective", "win"], "objective", marks=pytest.mark.rule("HR-OPT-04")
        ),
        pytest.param(
            "HR-OPT-05",
            "layout",
            ["rolled", "direct", "cunning"],
            "rolled",
            marks=pytest.mark.rule("HR-OPT-05"),
        ),
        pytest.param(
            "HR-OPT-06",
            "objective",
            ["rolled", "vanish", "portal", "spot"],
            "rolled",
            marks=pytest.mark.rule("HR-OPT-06"),
        ),
        pytest.param(
            "HR-OPT-07",
            "vanish_count",
            ["characters", "stars"],
            "characters",
            marks=pytest.mark.rule("HR-OPT-07"),
        ),
    ],
)
def test_values_and_defaults_are_those_of_the_catalogue(
    rule: str, name: str, values: list[Json], usual: Json
) -> None:
    option = next(one for one in OPTIONS if one.name == name)
    assert (option.values, option.default, option.rule) == (values, usual, rule)
    for value in values:
        assert complete_options({name: value})[name] == value
    with pytest.raises(BadData, match=rule):
        complete_options({name: "sometimes"})


@pytest.mark.rule("HR-OPT-08")
def test_the_limit_is_a_whole_number_of_stars_from_2_to_30() -> None:
    assert complete_options({})["stars"] == 6
    for stars in (2, 30):
        assert options_of(complete_options({"stars": stars})).stars == stars
    for wrong in (1, 31, 6.0, "6", True, None):
        with pytest.raises(BadData, match="HR-OPT-08"):
            complete_options({"stars": wrong})


@pytest.mark.rule("HR-OPT-01", "HR-GEN-03")
def test_the_level_is_read_once() -> None:
    assert options_of(complete_options({})).advanced
    assert not options_of(complete_options({"level": "basic"})).advanced


@pytest.mark.rule("HR-OPT-09")
def test_options_are_fixed_for_a_match_and_shared_by_its_states() -> None:
    given: dict[str, Json] = {"stars": 4, "table": {"id": "own", "width": 30, "depth": 30}}
    match = GAME.table(given, seed=1)
    assert isinstance(given["table"], dict)
    given["table"]["width"] = 99
    options = match.state.options
    assert options.table_file.width == 30 * 2540
    assert match.state.copy().options is options
    for _ in range(4):
        match.answer(match.pending[0].player, offered(match.pending[0])[0])
    assert match.state.options is options


def test_the_same_options_are_worked_out_once() -> None:
    assert options_of(complete_options({})) is options_of(complete_options(None))
    codec = ChosenCodec(complete_options, options_of)
    options = options_of(complete_options({"stars": 9, "table": "desk"}))
    assert codec.decode(codec.encode(options), "options") is options


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ([], "options"),
        ({"colour": "red"}, r"options\.colour"),
        ({"colour": {}}, r"options\.colour"),
        ({"level": {"a": 1}}, r"options\.level"),
        ({"table": {"id": "x"}}, r"options\.table\.width"),
        ({"table": []}, r"options\.table"),
        ({"cards": 5}, r"options\.cards"),
        ({"cards": {"cart": []}}, r"options\.cards\.cart"),
        ({"cards": {"card": [{"id": "x"}]}}, r"options\.cards: card 1 \(x\)\.troop"),
        (
            {"cards": {"faction": [{"id": "gremlins", "name_en": "G"}]}},
            r"options\.cards: faction 1 \(gremlins\)\.id",
        ),
    ],
)
def test_what_cannot_be_used_is_named(given: Json, where: str) -> None:
    with pytest.raises(BadData, match=f"^{where}: "):
        complete_options(given)
