"""TEA: building a team."""

import copy
from typing import Any

import pytest

from dicefront.games.home_raiders.rules.cardfile import HOUSE
from dicefront.games.home_raiders.rules.cards import LEADER, UNIT
from dicefront.games.home_raiders.rules.constants import house_file
from dicefront.games.home_raiders.rules.events.setup import TeamsShown
from dicefront.games.home_raiders.rules.optionsfile import complete_options, options_of
from dicefront.games.home_raiders.rules.setup import build_teams, first_state, lay_table
from dicefront.games.home_raiders.rules.team import (
    BuildTeam,
    check_rosters,
    mixed_team,
    read_team,
    ready_teams,
    team_problems,
    written,
)
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS, read_ready_teams
from dicefront.games.home_raiders.scenes import team
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, CannotUndo
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Sealed
from dicefront.kernel.testing import play_out
from tests.games.home_raiders.musters import BARE, begun, mustered

OPTIONS = options_of(complete_options({}))


def wrong(roster: Json, **options: Json) -> list[str]:
    """The paragraphs that a roster breaks."""
    return [one.rule for one in team_problems(roster, options_of(complete_options(options)))]


@pytest.mark.rule("HR-TEA-01", "HR-TEA-02", "HR-OPT-08")
def test_one_limit_holds_for_both_teams() -> None:
    six = team("new-lilliput", "nl-guardmen", "nl-surveyors", "nl-thimble-fusiliers")
    assert wrong(six) == []
    assert wrong(six, stars=5) == ["HR-TEA-02"]
    for rosters in ([six, None], [None, six]):
        with pytest.raises(BadData, match="HR-TEA-02"):
            check_rosters(rosters, options_of(complete_options({"stars": 5})))


@pytest.mark.rule("HR-TEA-02")
def test_stars_need_not_be_spent() -> None:
    assert wrong(team("gremlins", "gr-ragmen")) == []


@pytest.mark.rule("HR-TEA-03")
def test_all_cards_belong_to_one_faction() -> None:
    assert wrong(team("gremlins", "gr-ragmen", "nl-ada-brass")) == ["HR-TEA-03"]
    assert wrong({"faction": "ghosts", "troops": []}) == ["HR-TEA-03"]


@pytest.mark.rule("HR-TEA-03")
def test_both_players_may_use_the_same_faction() -> None:
    state = mustered("gr-6-scrapyard", "gr-6-scrapyard")
    assert {one.card.faction for one in state.characters} == {"gremlins"}
    assert len([one for one in state.characters if one.owner == 0]) == 9


@pytest.mark.rule("HR-TEA-04")
def test_no_more_leaders_than_units_counted_after_merging() -> None:
    apart = team("gremlins", "gr-ragmen", "gr-ragmen", "gr-foreman-clank", "gr-boss-fuseblower")
    merged = team("gremlins", "gr-ragmen*2", "gr-foreman-clank", "gr-boss-fuseblower")
    assert wrong(apart) == []
    assert wrong(merged) == ["HR-TEA-04"]


@pytest.mark.rule("HR-TEA-05")
def test_a_unit_card_brings_as_many_characters_as_its_force() -> None:
    state = mustered(team("fair-folk", "ff-centaurs"), team("gremlins", "gr-big-cog"))
    assert [len(troop.members) for troop in state.troops] == [4, 1]


@pytest.mark.rule("HR-TEA-06")
@pytest.mark.parametrize(
    ("roster", "sizes"),
    [
        (team("gremlins", "gr-ragmen*2"), [6]),
        (team("gremlins", "gr-ragmen", "gr-ragmen"), [3, 3]),
    ],
)
def test_a_further_copy_joins_or_stands_alone(roster: Json, sizes: list[int]) -> None:
    assert sum(entry.stars() for entry in read_team(roster, OPTIONS).entries) == 2
    state = mustered(roster, "gr-6-scrapyard")
    assert [len(troop.members) for troop in state.troops if troop.owner == 0] == sizes


@pytest.mark.rule("HR-TEA-07")
@pytest.mark.parametrize("cards", [["gr-big-cog*2"], ["gr-big-cog", "gr-big-cog"]])
def test_leaders_and_heroes_are_taken_once(cards: list[str]) -> None:
    assert wrong(team("gremlins", *cards)) == ["HR-TEA-07"]
    leaders = team("gremlins", "gr-ragmen", "gr-ragmen", "gr-foreman-clank", "gr-foreman-clank")
    assert wrong(leaders) == ["HR-TEA-07"]


@pytest.mark.rule("HR-TEA-08")
def test_a_team_holds_a_unit_or_a_hero() -> None:
    assert wrong(team("gremlins")) == ["HR-TEA-08"]
    assert wrong(team("gremlins", "gr-big-cog")) == []
    assert wrong(team("gremlins", "gr-foreman-clank")) == ["HR-TEA-04", "HR-TEA-08"]


@pytest.mark.rule("HR-TEA-09")
def test_medium_and_large_games_can_be_agreed_on() -> None:
    assert complete_options({})["stars"] == 6
    large = options_of(complete_options({"stars": 14}))
    assert all(not team_problems(roster, large) for roster in ready_teams(large))


@pytest.mark.rule("HR-TEA-10", "HR-SQD-02")
def test_teams_are_built_in_secret_and_shown_together() -> None:
    state = begun()
    steps = build_teams(state)
    sealed = next(steps)
    assert isinstance(sealed, Sealed)
    assert [question.player for question in sealed.questions] == [0, 1]
    assert all(question.secret for question in sealed.questions)
    played = play_out(build_teams(state), [(0, "nl-6-survey"), (1, team("gremlins", "gr-ragmen"))])
    assert played.kinds == ["home_raiders.team.cards"] * 2
    (shown,) = played.told(TeamsShown)
    assert shown.reveals()
    assert (shown.first_team, shown.second_team) == ("nl-6-survey", team("gremlins", "gr-ragmen"))


@pytest.mark.rule("HR-TEA-10")
def test_a_team_that_is_not_shown_yet_is_seen_by_its_owner_alone() -> None:
    from dicefront.games.home_raiders.rules.game import GAME

    bare = options_of(complete_options({"table": BARE}))
    state = first_state(bare, ["nl-6-survey", team("gremlins", "gr-ragmen")])
    seen: list[Any] = [GAME.view(state, player) for player in (0, 1, None)]
    assert [one.get("roster") for one in seen] == ["nl-6-survey", team("gremlins", "gr-ragmen"), None]
    imagined = GAME.imagine(state, state, 0, Draw(1))
    assert imagined.rosters[0] == "nl-6-survey"
    assert imagined.rosters[1] in ready_teams(OPTIONS)
    assert state.rosters[1] == team("gremlins", "gr-ragmen")
    other = GAME.imagine(state, state, 1, Draw(1))
    assert other.rosters[0] in ready_teams(OPTIONS)
    assert other.rosters[1] == team("gremlins", "gr-ragmen")
    play_out(lay_table(state))
    assert GAME.imagine(state, state, 0, Draw(1)).rosters[1] in ready_teams(OPTIONS)
    laid: Any = GAME.view(state, 0)
    assert (laid["stage"], laid["roster"]) == ("teams", "nl-6-survey")
    play_out(build_teams(state))
    assert GAME.imagine(state, state, 0, Draw(1)).rosters == state.rosters
    shown: list[Any] = [GAME.view(state, player) for player in (0, 1, None)]
    assert [one.get("roster") for one in shown] == [None] * 3


@pytest.mark.rule("HR-TEA-10")
def test_nobody_imagines_a_team_that_is_still_to_be_built() -> None:
    from dicefront.games.home_raiders.rules.game import GAME

    assert GAME.imagine(begun(), begun(), 0, Draw(1)).rosters == [None, None]
    assert "roster" not in GAME.view(begun(), 0)  # type: ignore[operator]


@pytest.mark.rule("HR-TEA-10")
def test_whoever_has_seen_the_other_team_keeps_his_own() -> None:
    from dicefront.games.home_raiders.rules.game import GAME

    match = GAME.table({"table": "shelf"})
    match.answer(0, "nl-6-survey")
    match.undo(0)
    match.answer(0, "nl-6-garrison")
    match.answer(1, "gr-6-scrapyard")
    for player in (0, 1):
        with pytest.raises(CannotUndo):
            match.undo(player)


@pytest.mark.rule("HR-GEN-01")
def test_there_are_two_teams() -> None:
    with pytest.raises(BadData, match="HR-GEN-01"):
        first_state(OPTIONS, [None])
    assert {troop.owner for troop in mustered().troops} == {0, 1}


@pytest.mark.rule("HR-LDR-02", "HR-DEP-04")
def test_a_roster_proposes_a_unit_for_each_leader() -> None:
    roster: dict[str, Any] = {
        "faction": "gremlins",
        "troops": [
            {"ref": "a", "card": "gr-ragmen"},
            {"ref": "b", "card": "gr-rodbearers"},
            {"ref": "boss", "card": "gr-boss-fuseblower"},
            {"ref": "clank", "card": "gr-foreman-clank", "joins": "a"},
        ],
    }
    state = mustered(roster)
    leaders = [state.characters[troop.leader].card.id for troop in state.troops[:2]]
    assert leaders == ["gr-foreman-clank", "gr-boss-fuseblower"]
    for bad in ("boss", "nobody"):
        roster["troops"][3]["joins"] = bad
        assert wrong(roster) == ["HR-LDR-02"]
    roster["troops"][3]["joins"] = "a"
    roster["troops"][2]["joins"] = "a"
    assert wrong(roster) == ["HR-LDR-02"]


@pytest.mark.rule("HR-TAB-07")
@pytest.mark.parametrize("kind", ["phone", "lighthouse", "bar-of-soap", "computer-screen"])
def test_a_portal_needs_a_significant_volume(kind: str) -> None:
    """A phone and a bar of soap are too low, a screen is too long here, and nobody has a lighthouse."""
    assert wrong(team("gremlins", "gr-ragmen", portal=kind)) == ["HR-TAB-07"]
    assert wrong(team("gremlins", "gr-ragmen", portal="lamp")) == []


@pytest.mark.parametrize(
    "roster",
    [
        None,
        7,
        [],
        "nl-7-nothing",
        {"faction": "gremlins", "troops": {}},
        {"faction": "gremlins", "troops": [{"ref": "a", "card": "gr-nobody"}]},
        {"faction": "gremlins", "troops": [{"ref": "a", "card": "gr-ragmen", "copies": 0}]},
        {"faction": "gremlins", "troops": [{"ref": "a", "card": "gr-ragmen", "copies": True}]},
        {
            "faction": "gremlins",
            "troops": [{"ref": "a", "card": "gr-ragmen"}, {"ref": "a", "card": "gr-ragmen"}],
        },
        {"faction": "gremlins", "troops": [], "portal": 3},
        {"faction": "gremlins", "troops": [], "colour": "red"},
    ],
)
def test_what_is_no_roster_is_refused(roster: Json) -> None:
    assert team_problems(roster, OPTIONS)
    assert BuildTeam(0, OPTIONS).check(roster) is not None


def test_ready_made_teams_are_legal_at_their_limit() -> None:
    """Check 8 of the data set."""
    assert len(HOUSE_TEAMS) == 15
    for ready in HOUSE_TEAMS.values():
        assert wrong(ready.id, stars=ready.limit) == []
        assert ready.stars() == ready.limit
        assert len([entry for entry in ready.entries if entry.card.troop == LEADER]) <= len(
            [entry for entry in ready.entries if entry.card.troop == UNIT]
        )


@pytest.mark.parametrize("name", ["stars", "characters"])
def test_sums_of_ready_made_teams_are_checked(name: str) -> None:
    data: Any = copy.deepcopy(house_file("teams.toml"))
    data["team"][3][name] += 1
    with pytest.raises(BadData, match=rf"teams\.toml: team 4 \(gr-6-short-circuit\)\.{name}: expected"):
        read_ready_teams(data, "teams.toml", HOUSE, {})


@pytest.mark.parametrize("stars", [2, 3, 6, 9, 17, 30])
def test_teams_that_are_put_together_are_legal(stars: int) -> None:
    options = options_of(complete_options({"stars": stars}))
    for seed in range(10):
        for faction in options.cards.factions:
            found = mixed_team(options, faction, Draw(seed))
            assert found is not None
            assert team_problems(written(found), options) == []
    assert len(ready_teams(options)) >= 10
