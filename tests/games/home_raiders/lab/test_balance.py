"""The report on Home Raiders: who meets whom, what is counted, and what is found."""

import pytest

from dicefront.games.home_raiders.lab.balance import (
    GREEDY,
    SEARCH,
    Field,
    Meeting,
    bouts,
    faction_shares,
    fields,
    findings,
    meetings_of,
    scores_of,
    share,
    team_shares,
    teams_of,
)
from dicefront.games.home_raiders.lab.balance_text import files_of
from dicefront.games.home_raiders.rules.teamfile import HOUSE_TEAMS
from dicefront.parts.lab.balance import percent
from dicefront.parts.lab.record import Record
from dicefront.parts.lab.statistics import Interval

GARRISON, SURVEY = HOUSE_TEAMS["nl-6-garrison"], HOUSE_TEAMS["nl-6-survey"]
SCRAPYARD, HUNT = HOUSE_TEAMS["gr-6-scrapyard"], HOUSE_TEAMS["ff-6-wild-hunt"]

SEEN = [
    Meeting(GARRISON, SCRAPYARD, (2.0, 1.0), ("home_raiders.end.vanish",) * 4),
    Meeting(HUNT, GARRISON, (0.0, 2.0), ("home_raiders.end.spot",) * 4),
    Meeting(GARRISON, SURVEY, (2.0, 2.0), ("home_raiders.end.portal",) * 4),
]


def test_every_team_meets_every_other_of_its_size() -> None:
    wanted = bouts(Field(6, GREEDY), 40, 1)
    teams = teams_of(6)
    assert len(teams) == 10
    assert len(wanted) == 45
    assert {bout.pairs for bout in wanted} == {20}
    assert len({bout.series.seed for bout in wanted}) == len(wanted)


def test_a_team_is_scored_from_both_sides() -> None:
    assert scores_of(SEEN, GARRISON.id) == [2.0, 1.0, 2.0, 0.0, 2.0, 2.0]
    assert scores_of(SEEN, SCRAPYARD.id) == [0.0, 1.0]


def test_the_share_of_a_faction_leaves_out_its_own_teams() -> None:
    lilliput = next(one for one in faction_shares(SEEN) if one.name == "New Lilliput")
    assert lilliput.value.value == pytest.approx(5 / 8)
    assert lilliput.games == 8


def test_teams_are_listed_best_first() -> None:
    names = [one.name for one in team_shares(SEEN)]
    assert names[0] == GARRISON.name_en
    assert names[-1] == SURVEY.name_en


def test_what_is_out_of_bounds_is_named() -> None:
    strong, weak, fair = share("Strong", [2.0, 1.0]), share("Weak", [0.5, 0.5]), share("Fair", [1.0])
    assert [line.split()[0] for line in findings([strong, fair, weak], [])] == ["Strong", "Weak"]
    assert findings([fair], [fair]) == []
    assert "hopeless" in findings([], [share("Poor", [0.0, 0.5])])[0]


def test_records_are_sorted_by_meeting() -> None:
    wanted = bouts(Field(6, GREEDY), 2, 1)[:2]
    records = [
        Record(0, 1, (0, 1), "home_raiders.end.vanish", (1, 2), 9),
        Record(0, 1, (1, 0), "home_raiders.end.vanish", (1, 2), 9),
        Record(0, 2, (0, 1), "home_raiders.end.spot", (1, 1), 9),
        Record(0, 2, (1, 0), "home_raiders.end.spot", (2, 1), 9),
    ]
    assert [meeting.scores for meeting in meetings_of(wanted, records)] == [(1.0,), (1.5,)]


def test_the_files_hold_tables_and_plots() -> None:
    files = files_of({Field(6, GREEDY): SEEN, Field(6, SEARCH): SEEN[:1]}, 4, 2, 7)
    assert sorted(files) == [
        "home_raiders-factions-6-search.svg",
        "home_raiders-factions-6.svg",
        "home_raiders-teams-6-search.svg",
        "home_raiders-teams-6.svg",
        "home_raiders.md",
    ]
    page = files["home_raiders.md"]
    assert "| New Lilliput | 62.5 %" in page
    assert "-n 4 --searched 2 --seed 7" in page
    assert "## 6 Stars, search play" in page
    assert all(name in page for name in files if name.endswith(".svg"))
    assert files["home_raiders-teams-6.svg"].startswith("<svg")


def test_search_plays_only_if_it_is_asked_for() -> None:
    assert [(field.stars, field.level) for field in fields(0)] == [(6, GREEDY), (10, GREEDY)]
    assert fields(2)[2:] == [Field(6, SEARCH)]
    assert {bout.series.contenders[0].level for bout in bouts(Field(6, SEARCH), 2, 1)} == {SEARCH}


def test_a_share_is_written_with_its_interval() -> None:
    assert percent(Interval(0.521, 0.48, 0.562)) == "52.1 % (48.0 to 56.2)"
