"""SphereWars on a screen: looks, standing choices, bands and stakes."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.roster import READY_BANDS
from dicefront.games.spherewars.rules.state import State
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.games.spherewars.show import LEDGER, SCREEN, printed
from dicefront.kernel.errors import BadData, NotYourDecision
from dicefront.kernel.modifier import Modifier, Total
from tests.games.spherewars.agreed import agreed
from tests.games.spherewars.battles import battle_table
from tests.games.spherewars.profiles import made

FIGHTER = made("werelynx", dex=3, str=3, con_mundane=4, mov=4)
OPTIONS = GAME.complete_options({})
SHOWN: Any = SCREEN(GAME)


@pytest.fixture
def state() -> State:
    return position(
        one(0, FIGHTER, (20.0, 20.0)), one(1, FIGHTER, (20.0, 21.0)), one(1, "sorrep", (20.0, 30.0))
    )


def test_distance_reach_and_sight_are_told(state: State) -> None:
    assert SHOWN.look(state, 0, "distance", {"piece": 0, "target": 1}) == {"distance": 0}
    reach = SHOWN.look(state, 0, "reach", {"piece": 2})
    assert reach["allowance"] == inch(4)
    assert reach["levels"][0]["outlines"]
    seen = SHOWN.look(state, 0, "seen", {"piece": 0})["enemies"]
    assert [one["target"] for one in seen] == [1, 2]
    assert seen[0]["level"] == "open"
    behind = SHOWN.look(state, 0, "sight", {"piece": 0, "target": 2})
    assert behind["level"] != "open"
    assert behind["character"] == 1
    beside = SHOWN.look(state, 0, "sight", {"piece": 0, "target": 2, "x": inch(26), "y": inch(24)})
    assert beside["level"] == "open"


def test_the_book_tells_what_everybody_bears() -> None:
    borne = position(one(0, "lookout", (20.0, 20.0)), one(0, "ikarus", (22.0, 20.0)), one(1, "imp", (20, 30)))
    bow, pistol = {"id": "light_mechanical", "range": 10}, {"id": "light_powder", "range": 8}
    assert SHOWN.look(borne, 0, "book", {})["arms"] == [
        [{"id": "light"}, bow, {"id": "leather"}],
        [{"id": "two_conventional"}, pistol, pistol, {"id": "orichalcum"}],
        [{"id": "light"}],
    ]
    entries = {entry.entry: entry.profile for entry in SHOWN.army_book(OPTIONS).entries}
    assert entries["lookout"]["arms"] == [{"id": "light"}, bow, {"id": "leather"}]


@pytest.mark.rule("SW-BAS-17")
def test_with_closed_measuring_looks_tell_no_length(state: State) -> None:
    agreed(state, measuring="closed")
    for what in ("distance", "reach", "bands", "range", "danger"):
        with pytest.raises(NotYourDecision) as refused:
            SHOWN.look(state, 0, what, {"piece": 0, "target": 2})
        assert refused.value.rule == "SW-BAS-17"
    assert SHOWN.look(state, 0, "sight", {"piece": 0, "target": 2})["distance"] is None
    assert "in_range" not in SHOWN.look(state, 0, "seen", {"piece": 0})["enemies"][0]


def test_a_look_at_what_is_not_there_says_so(state: State) -> None:
    for args in ({"piece": 9}, {"piece": "x"}, {}):
        with pytest.raises(BadData):
            SHOWN.look(state, 0, "reach", args)
    with pytest.raises(BadData):
        SHOWN.look(state, 0, "nothing", {})


def test_fights_and_odds_have_chances(state: State) -> None:
    chances = SHOWN.look(state, 0, "fight", {"piece": 0, "target": 1})["chances"]
    assert chances[0]["percent"] == pytest.approx(48.93, abs=0.01)
    assert chances[0]["why"][0]["rule"] == "SW-COM-07"
    assert SHOWN.odds({"dice": 4, "other": 3})[0].percent == pytest.approx(60.88, abs=0.01)
    assert SHOWN.odds({"dice": 2, "target": 4})[0].percent == pytest.approx(75)


def test_every_question_of_a_battle_is_shown_with_its_piece() -> None:
    table = battle_table(3)
    chanced = 0
    for _ in range(200):
        if not table.pending:
            break
        question = table.pending[0]
        prompt = SHOWN.prompt(table.state, question)
        assert prompt.candidates
        chanced += any(one.chances for one in prompt.candidates)
        if "combatant" in question.args():
            assert prompt.piece == question.args()["combatant"]
        facts = SHOWN.facts(table.state, question)
        assert facts.piece is None or table.state.combatants[facts.piece].owner == question.player
        table.take(question.player, question.options()[-1])
    assert chanced > 5


# -- bands --------------------------------------------------------------------------------------


def test_the_book_holds_every_race_and_the_bands_within_the_limit() -> None:
    book = SHOWN.army_book(OPTIONS)
    assert {one.group for one in book.entries} == set(CATALOGUE.races)
    assert book.budget == 300
    assert all(one.points <= 300 for one in book.ready)
    assert len(book.ready) >= 4
    assert {one.group for one in book.upgrades} == {"options", "artefacts", "consumables"}


def test_a_verdict_names_price_problems_and_who_is_barred() -> None:
    roster = READY_BANDS["scout_scions_tide"].roster.written()
    good = SHOWN.army_verdict(roster, OPTIONS)
    assert good.problems == []
    assert good.cost == 287
    assert "nek_org" in {one.entry for one in good.barred}
    bad = SHOWN.army_verdict({"race": "alliance", "recruits": [{"combatant": "nirlem"}]}, OPTIONS)
    assert {one.note.rule for one in bad.problems} >= {"SW-SIZ-02"}
    assert [one.entry for one in bad.problems if one.note.args.get("profile") == "nirlem"] == [0] * len(
        [one for one in bad.problems if one.note.args.get("profile") == "nirlem"]
    )
    assert SHOWN.army_verdict({"race": "nobody"}, OPTIONS).cost is None


@pytest.mark.rule("SW-BAN-10")
def test_a_verdict_warns_of_arcane_power_that_is_lost() -> None:
    band = READY_BANDS["skirmish_scions_mindripper"]
    verdict = SHOWN.army_verdict(band.roster.written(), GAME.complete_options({"points": band.points}))
    assert verdict.problems == []
    (warning,) = verdict.warnings
    assert (warning.note.rule, warning.note.args) == ("SW-BAN-10", {"profile": "sull", "left": 1})
    assert verdict.entries[warning.entry].entry == "sull"


def test_any_band_may_be_played() -> None:
    for seed in range(4):
        band = SHOWN.random_army(OPTIONS, seed)
        assert GAME.problems(band.roster, OPTIONS) == []


@pytest.mark.parametrize("kind", ["sheet", "cards", "plain"])
def test_a_band_is_printed(kind: str) -> None:
    for language, name in (("en", "Harpooner"), ("nl", "Harpoenier")):
        drawn = printed("Tide", "scout_scions_tide", OPTIONS, kind, language).to_svg()
        assert name in drawn


# -- stakes -------------------------------------------------------------------------------------


def test_a_damage_roll_is_worth_the_price_of_a_wound(state: State) -> None:
    ledger = LEDGER()
    strength = Total([Modifier("spherewars.attribute.str", 3, "SW-COM-07")])
    number = Total([Modifier("spherewars.attribute.con_mundane", 4, "SW-COM-07")])
    state.combatants[1].price = 50
    ledger.hear(state, DamageRolled(0, 1, strength, number, [1, 1, 1], 0), 7)
    stake = ledger.stakes[0]
    assert (stake.by, stake.against, stake.won, stake.worth) == (0, 1, False, 10.0)
    assert stake.chance == pytest.approx(0.875)
    assert SHOWN.odds(stake.situation)[0].percent == pytest.approx(87.5)


@pytest.mark.rule("SW-ART-01", "SW-CON-02")
def test_a_verdict_says_what_a_hero_may_carry_and_how_a_problem_is_put_right() -> None:
    hero = {"combatant": "nirlem", "options": ["nirlem_blunt"]}
    options = GAME.complete_options({"points": 500, "mission": "crash"})
    line = SHOWN.army_verdict({"race": "alliance", "recruits": [hero]}, options).entries[0].profile
    assert line["artefacts"]
    assert line["consumables"]
    assert line["power_left"] == line["ap"]
    scouts = {"race": "alliance", "recruits": [{"combatant": "lookout"}, {"combatant": "ranger"}, hero]}
    verdict = SHOWN.army_verdict(scouts, OPTIONS)
    fix = next(one.fix for one in verdict.problems if one.note.rule == "SW-SIZ-02")
    assert fix.note.args == {"profile": "nirlem"}
    assert SHOWN.army_verdict(fix.roster, OPTIONS).problems == []
    without = {"race": "alliance", "recruits": [{**hero, "options": ["nirlem_blunt", "nirlem_long"]}]}
    assert {one.note.rule for one in SHOWN.army_verdict(without, options).problems} >= {"SW-EQU-01"}


@pytest.mark.rule("SW-SPE-34")
@pytest.mark.rule("SW-MOR-01")
def test_the_lab_asks_for_fights_shots_spells_and_morale() -> None:
    def percents(**situation: Any) -> list[float]:
        return [chance.percent for chance in SHOWN.odds(situation)]

    assert percents(what="shot", dice=1, target=4) == [50.0, 50.0]
    assert percents(what="morale", target=4) == [50.0, 50.0]
    assert percents(what="morale", target=4, firm=True) == [75.0, 25.0]
    win, tie, lose = percents(what="fight", dice=2, other=2)
    assert win == lose
    assert win + tie + lose == pytest.approx(100, abs=0.02)
    bids = [percents(what="spell", gems=3, against=against, needed=1)[0] for against in (0, 1, 3)]
    assert bids == sorted(bids, reverse=True)
    assert len(set(bids)) == 3
