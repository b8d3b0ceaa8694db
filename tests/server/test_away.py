"""Days away (C-6): up to fourteen a year stop the own clocks of slow games."""

from __future__ import annotations

from datetime import date, timedelta

from dicefront.server.http.routes.away import number_of, today
from dicefront.server.match.clocks import DAY, LAG, Clocks
from dicefront.server.store.rows import Clock
from tests.server.meeting import asked_of, two_players
from tests.server.serving import Visitors

SLOW = Clock(bank=3 * 86_400)


def dates(first: date, count: int) -> list[str]:
    return [(first + timedelta(days=ahead)).isoformat() for ahead in range(count)]


def test_days_away_are_not_charged_to_whoever_is_away() -> None:
    clocks = Clocks(SLOW, 2)
    clocks.away = {0: [11, 12]}
    clocks.ask([0, 1], [], 10.5 * DAY)
    assert clocks.used(0, 13.5 * DAY) == DAY - LAG  # half a day before, half a day after
    assert clocks.used(1, 13.5 * DAY) == 3 * DAY - LAG
    assert [clock.runs for clock in clocks.show(11.5 * DAY)] == [False, True]
    assert not clocks.is_out(0, 13.5 * DAY)
    clocks.answered(0, 13.5 * DAY)
    assert clocks.left[0] == SLOW.bank - DAY + LAG


def test_a_quick_game_knows_no_days_away() -> None:
    clocks = Clocks(Clock(bank=600), 2)
    clocks.away = {0: [10]}
    clocks.ask([0], [], 10.0 * DAY)
    assert clocks.is_out(0, 10.0 * DAY + 700)
    assert clocks.show(10.0 * DAY)[0].runs


def test_at_most_fourteen_days_a_year_can_be_set_and_taken_back(visitor: Visitors) -> None:
    anna = visitor()
    # A year of which no day has gone by.
    first = date(date.today().year + 1, 1, 1)
    assert anna.put("/api/me/away", {"days": dates(first, 14)})["days"] == dates(first, 14)
    assert anna.http.put("/api/me/away", json={"days": dates(first, 15)}).json()["code"] == "too-many-days"
    assert len(anna.get("/api/me/away")["days"]) == 14
    assert anna.put("/api/me/away", {"days": []}) == {"days": [], "left": 14}
    for wrong in ("yesterday", "2020-01-01", "2999-01-01"):
        assert anna.http.put("/api/me/away", json={"days": [wrong]}).status_code == 422
    assert number_of("1970-01-02") == 1


def test_a_day_away_stops_the_clock_of_a_match_that_runs(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, clock={"bank": SLOW.bank})
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        slow = asked_of([south, north])
        number = slow.question["player"]
        person = anna if number == 0 else bram
        assert slow.snapshot["clocks"][number]["runs"]
        now = date(1970, 1, 1) + timedelta(days=today())
        # Today and tomorrow: midnight, even that of a year, may come in between.
        assert person.put("/api/me/away", {"days": dates(now, 2)})["left"] in (12, 13)
        slow.until(lambda latest: not latest["clocks"][number]["runs"])
        person.put("/api/me/away", {"days": []})
        slow.until(lambda latest: latest["clocks"][number]["runs"])
