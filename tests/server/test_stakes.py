"""Stakes: what a roll was about, how likely it was, what it was worth, and that luck evens out."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from dicefront.games.chessboard.rules.catalogue import FIGURES
from dicefront.games.chessboard.rules.events import Attacked, Defeated, Defended
from dicefront.games.chessboard.rules.odds import duel_odds
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Thrown
from dicefront.kernel.game import game
from dicefront.kernel.testing import offered
from dicefront.parts.show.ledger import Ledger, Stake
from dicefront.server.course.course import Course
from dicefront.server.course.fortune import fortune_of
from dicefront.server.store.acts import ANSWER, BACK, BEGIN, Act
from tests.games.home_raiders.names import ENERGY_BARRIER, PRECISE_ATTACK, VIOLENT_ATTACK, has
from tests.server.meeting import SHORT, play_out, two_players
from tests.server.serving import Visitors

SEED = 5
"""Dice with which somebody is attacked within three rounds."""
PLAIN = {"name": "Plain", "minis": ["d8", "d6", "d6", "d4", "d4 armor:1"]}


def course_of(name: str, options: dict[str, Any], seed: int, rosters: list[Any] | None = None) -> Course:
    """A match as the server keeps it, played to its end by chance."""
    rules = game(name)
    course = Course(name, rules.complete_options(options), rosters or [None, None], bytes([seed]) * 32, None)
    course.perform(Act(kind=BEGIN, player=-1, at=0.0))
    draw = Draw(seed)
    while course.pending:
        question = course.pending[0]
        answers = offered(question)
        answer = answers[draw.below(len(answers))] if answers else question.default()
        course.perform(Act(kind=ANSWER, player=question.player, value=answer, at=0.0))
    return course


@pytest.mark.parametrize(
    ("name", "options", "rosters", "games"),
    [
        ("chessboard", {}, [PLAIN, PLAIN], 12),
        ("crystals", {"side_length": 5}, None, 10),
        ("home_raiders", {"stars": 4, "table": "bedside-table"}, None, 4),
        ("spherewars", {}, None, 2),
    ],
)
def test_what_is_expected_is_what_comes_in_the_long_run(
    name: str, options: dict[str, Any], rosters: list[Any] | None, games: int
) -> None:
    stakes: list[Stake] = []
    for seed in range(1, games + 1):
        stakes += course_of(name, options, seed, rosters).ledger.stakes
    assert len(stakes) > 20
    assert all(0 <= stake.chance <= 1 and stake.worth > 0 and stake.by != stake.against for stake in stakes)
    spread = sqrt(sum(stake.variance for stake in stakes))
    assert abs(sum(stake.surplus for stake in stakes)) < 4 * spread
    assert any(stake.won for stake in stakes)
    assert not all(stake.won for stake in stakes)


@pytest.mark.parametrize(
    ("name", "options", "lost"),
    [
        ("chessboard", SHORT["chessboard"], ("chessboard.odds.defeat", "chessboard.odds.armor")),
        ("crystals", {"side_length": 5}, ("crystals.show.killed-one",)),
        ("home_raiders", SHORT["home_raiders"], ("home_raiders.show.win",)),
        ("spherewars", {}, ("spherewars.odds.success",)),
    ],
)
def test_a_contest_is_taken_to_the_lab_with_the_same_chance(
    visitor: Visitors, name: str, options: dict[str, Any], lost: tuple[str, ...]
) -> None:
    special = (PRECISE_ATTACK, ENERGY_BARRIER, VIOLENT_ATTACK)
    anna = visitor()
    found = 0
    for seed in range(1, 6):
        course = course_of(name, options, seed)
        if name == "home_raiders" and any(
            has(character.card, ability)
            for character in course.running.state.characters
            for ability in special
        ):
            continue  # what rolls again is no part of the Lab
        for stake in course.ledger.stakes[:4]:
            chances = anna.post(f"/api/odds/{name}", {"situation": stake.situation})["chances"]
            told = sum(one["percent"] for one in chances if one["id"] in lost)
            assert told == pytest.approx(100 * stake.chance, abs=0.02)
            found += 1
    assert found > 2


def test_a_miniature_is_worth_its_points_and_its_armor_what_that_costs() -> None:
    stakes = course_of("chessboard", {}, 3, [PLAIN, PLAIN]).ledger.stakes
    assert {stake.worth for stake in stakes} == {8, 6, 4, FIGURES.prices["armor"]}
    even = duel_odds("melee", 6, False, 6, False, 0)
    assert float(even.defeat) in {stake.chance for stake in stakes if stake.worth == 6}


def test_every_attack_that_ends_is_one_contest() -> None:
    course = course_of("chessboard", {}, 5, [PLAIN, PLAIN])
    kinds = [seen.kind for seen in course.streams[-1]]
    assert kinds.count(Attacked.kind) == len(course.ledger.stakes)
    fallen = kinds.count(Defeated.kind) + kinds.count("chessboard.armor-used")
    assert sum(stake.won for stake in course.ledger.stakes) == fallen
    assert kinds.count(Defended.kind) > 0


def test_what_is_taken_back_is_no_longer_at_stake() -> None:
    course = course_of("chessboard", {}, 5, [PLAIN, PLAIN])
    some = course.ledger.stakes[2].entry
    course.perform(Act(kind=BACK, player=0, value={"entry": some, "dice": "same"}, at=0.0))
    assert max(stake.entry for stake in course.ledger.stakes) <= course.entries


def test_only_a_character_that_rolls_has_something_at_stake() -> None:
    course = course_of("crystals", {"side_length": 5}, 2)
    rolls = [
        seen
        for seen in course.streams[-1]
        if seen.kind == Thrown.kind and seen.args["purpose"] == "crystals.defence"
    ]
    assert rolls
    assert len(course.ledger.stakes) == len(rolls)
    assert all(stake.worth <= 1 for stake in course.ledger.stakes)


# -- sums ---------------------------------------------------------------------------------------


def stake(chance: float, worth: float, won: bool) -> Stake:
    return Stake(1, 0, 1, "-", chance, worth, won, {})


def test_luck_for_much_outweighs_luck_for_little() -> None:
    stakes = [stake(0.5, 20, True), stake(0.5, 2, False), stake(0.5, 2, False)]
    first, second = fortune_of(stakes, 0), fortune_of(stakes, 1)
    assert (first.contests, first.at_stake, first.expected, first.actual) == (3, 24, 12, 20)
    assert (second.expected, second.actual) == (-12, -20)
    assert first.worse > 0.7
    assert first.worse + second.worse == pytest.approx(1)


def test_what_was_certain_is_no_luck() -> None:
    assert fortune_of([stake(1.0, 5, True)], 0).worse == 0.5
    assert fortune_of([], 0).worse == 0.5


def test_a_game_without_a_ledger_has_no_stakes() -> None:
    assert Ledger().stakes == []


# -- requests -----------------------------------------------------------------------------------


def test_luck_is_told_while_a_match_runs_and_is_the_same_in_its_replay(visitor: Visitors) -> None:
    match, anna, bram = two_players(visitor, "chessboard", options=SHORT["chessboard"], seed=SEED)
    with anna.sit(match, 0) as south, bram.sit(match, 1) as north:
        begun = anna.get(f"/api/matches/{match}/luck")
        assert begun["stakes"] == []
        play_out([south, north], Draw(3))
        live = anna.get(f"/api/matches/{match}/luck")
    assert live["stakes"]
    assert [one["contests"] for one in live["seats"]] == [len(live["stakes"])] * 2
    assert live["seats"][0]["expected"] == pytest.approx(-live["seats"][1]["expected"], abs=0.01)
    log = anna.get(f"/api/matches/{match}/log")
    brought = bram.post("/api/replays", {"log": log})
    assert bram.get(f"/api/matches/{brought['id']}/luck") == live


def test_luck_is_nobodys_business_where_nobody_may_watch(visitor: Visitors) -> None:
    match, _, _ = two_players(visitor, "chessboard", watch=False)
    visitor().get(f"/api/matches/{match}/luck", 403)
