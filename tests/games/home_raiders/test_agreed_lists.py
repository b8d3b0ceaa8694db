"""HR-OPT-10: teams that break limits of team building, because all players agreed to it."""

from __future__ import annotations

import pytest

from dicefront.games.home_raiders.rules.cards import HERO, LEADER
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.options import Options
from dicefront.games.home_raiders.rules.optionsfile import complete_options, options_of
from dicefront.games.home_raiders.rules.team import BuildTeam, team_breaches, team_problems
from dicefront.games.home_raiders.scenes import team
from dicefront.kernel.agreement import ListAgreed
from dicefront.kernel.errors import BadData
from dicefront.kernel.ids import NOBODY, Json
from dicefront.kernel.testing import offered
from tests.games.home_raiders.musters import mustered

pytestmark = pytest.mark.rule("HR-OPT-10")

LEGAL = team("gremlins", "gr-ragmen*2", "gr-foreman-clank")
HORDE = team("gremlins", "gr-ragmen*20")
MIXED = team("gremlins", "gr-ragmen", "nl-guardmen")
TWINS = team("gremlins", "gr-socket*2", "gr-socket")


def options(**given: Json) -> Options:
    return options_of(complete_options(given))


@pytest.mark.parametrize(
    ("roster", "found"),
    [
        (HORDE, [("too_expensive", "HR-TEA-02")]),
        (MIXED, [("other_faction", "HR-TEA-03")]),
        (TWINS, [("taken_twice", "HR-TEA-07")] * 2),
        (
            team("gremlins", "gr-ragmen", "gr-ragmen", "gr-foreman-clank*2"),
            [("taken_twice", "HR-TEA-07")],
        ),
    ],
    ids=["dear", "mixed", "heroes", "leaders"],
)
def test_a_limit_holds_unless_all_agreed_to_lift_it(roster: Json, found: list[tuple[str, str]]) -> None:
    legal, agreed = options(), options(lists="agreed")
    expected = [(f"home_raiders.team.{reason}", rule) for reason, rule in found]
    assert [(one.reason, one.rule) for one in team_problems(roster, legal)] == expected
    assert team_breaches(roster, legal) == []
    assert [(one.reason, one.rule) for one in team_breaches(roster, agreed)] == expected
    assert BuildTeam(0, legal).check(roster) is not None
    assert BuildTeam(0, agreed).check(roster) is None


@pytest.mark.parametrize(
    ("roster", "reason"),
    [
        (team("gremlins", "gr-ragmen*30", "gr-ragmen"), "too_large"),
        (team("gremlins", "gr-ragmen", "gr-foreman-clank*2"), "too_many_leaders"),
        (team("gremlins", "gr-ragmen", "gr-foreman-clank", "nl-captain-shefin"), "too_many_leaders"),
        (team("gremlins"), "nobody"),
        (team("gremlins", "gr-foreman-clank"), "nobody"),
        (team("gremlins", "gr-ragmen", "no-such-card"), "unreadable"),
        (team("nobody", "gr-ragmen"), "unreadable"),
        (team("gremlins", "gr-ragmen", portal="moon"), "no_portal"),
        (
            {"faction": "gremlins", "troops": [{"ref": "a", "card": "gr-socket", "joins": "a"}]},
            "cannot_join",
        ),
    ],
)
def test_what_could_not_be_put_on_the_table_stays_refused(roster: Json, reason: str) -> None:
    agreed = options(lists="agreed")
    assert f"home_raiders.team.{reason}" in [one.reason for one in team_problems(roster, agreed)]
    with pytest.raises(BadData, match=r"rosters\[1\]: expected a team the rules allow"):
        GAME.table({"lists": "agreed"}, [LEGAL, roster])


def test_every_copy_of_a_hero_is_a_troop_and_every_copy_of_a_leader_has_a_unit() -> None:
    heroes = mustered(TWINS, LEGAL, lists="agreed")
    own = [troop for troop in heroes.troops if troop.owner == 0]
    assert [(troop.card.troop, len(troop.members)) for troop in own] == [(HERO, 1)] * 3
    roster: Json = {
        "faction": "gremlins",
        "troops": [
            {"ref": "a", "card": "gr-ragmen"},
            {"ref": "b", "card": "gr-ragmen"},
            {"ref": "c", "card": "gr-foreman-clank", "copies": 2, "joins": "b"},
        ],
    }
    leaders = mustered(roster, LEGAL, lists="agreed")
    units = [troop for troop in leaders.troops if troop.owner == 0]
    assert len(units) == 2
    for troop in units:
        assert troop.leader != NOBODY
        assert leaders.characters[troop.leader].card.troop == LEADER


def test_what_a_team_breaks_is_told_when_the_teams_are_shown() -> None:
    table = GAME.table({"lists": "agreed"}, [MIXED, LEGAL], seed=1)
    agreed = [event for event in table.told if isinstance(event, ListAgreed)]
    expected: list[Json] = [
        {
            "reason": "home_raiders.team.other_faction",
            "rule": "HR-TEA-03",
            "args": {"card": "nl-guardmen", "faction": "gremlins"},
        }
    ]
    assert [(event.player, event.problems) for event in agreed] == [(0, expected)]
    for player in (0, 1, None):
        seen = GAME.view(table.state, player)
        assert isinstance(seen, dict)
        assert seen["breaches"] == [expected, []]


def test_before_the_teams_are_shown_nobody_else_knows_of_it() -> None:
    broken = GAME.table({"lists": "agreed"}, [MIXED, None], seed=1)
    legal = GAME.table({"lists": "agreed"}, [LEGAL, None], seed=1)
    assert not [event for event in broken.told if isinstance(event, ListAgreed)]
    for player in (1, None):
        assert GAME.view(broken.state, player) == GAME.view(legal.state, player)
    broken.answer(1, HORDE)
    assert [event.player for event in broken.told if isinstance(event, ListAgreed)] == [0, 1]


def test_computers_keep_to_the_limits() -> None:
    agreed = options(lists="agreed")
    assert all(not team_breaches(roster, agreed) for roster in offered(BuildTeam(0, agreed)))
