"""The report on Home Raiders: who meets whom, at which sizes and levels."""

from itertools import combinations

from dicefront.games.home_raiders.lab.report import HomeRaidersReport
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS
from dicefront.parts.lab.balance import Meeting, files_of
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.report import Wish

REPORT = HomeRaidersReport()


def test_every_team_meets_every_other_of_its_size() -> None:
    for field in REPORT.fields(Wish(40, 0, 1, False)):
        teams = {team.id for team in HOUSE_TEAMS.values() if team.limit == field.part.options["stars"]}
        assert {entry.roster for entry in field.entries} == teams
        assert field.pairs == 20
    assert REPORT.count(Wish(40, 0, 1, False)) == 40 * (45 + 10)


def test_search_plays_only_if_it_is_asked_for_and_at_the_usual_size() -> None:
    told = [(field.name, field.level, field.games) for field in REPORT.fields(Wish(40, 2, 1, False))]
    assert told == [("6-greedy", "greedy", 40), ("10-greedy", "greedy", 40), ("6-search", "search", 2)]
    assert [field.name for field in REPORT.fields(Wish(40, 0, 1, False))] == ["6-greedy", "10-greedy"]


def test_teams_go_by_their_faction_and_the_rolled_objectives_are_told() -> None:
    wish = Wish(2, 0, 1, False)
    field = REPORT.fields(wish)[1]
    games = (
        Record(0, 1, (0, 1), "home_raiders.end.vanish", (1, 2), 9, {"rounds": 5, "objective": "vanish"}),
        Record(0, 1, (1, 0), "home_raiders.end.spot", (2, 1), 9, {"rounds": 6, "objective": "spot"}),
    )
    meetings = [Meeting(one, other, games) for one, other in combinations(field.entries, 2)]
    page = files_of(REPORT, wish, [(field, meetings)])["home_raiders.md"]
    assert "The bounds over the field: no faction above 55 % or below 45 %, no team below 40 %." in page
    assert "| New Lilliput | 100.0 %" in page
    assert "| rounds in a game | 5.5 (" in page
    assert "| objective spot | 10 games, seat 1 wins 0.0 % (" in page
    assert "- Lords of Dust wins too rarely" in page
    assert "![Faction: share of wins, 10 Stars, greedy play](home_raiders-faction-10-greedy.svg)" in page
