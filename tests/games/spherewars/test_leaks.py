"""Games that differ only in what one player hides are the same for everybody else, decision by decision."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dicefront.games.spherewars.rules.bands import random_band
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.recruiting import artefacts_for, band_problems, consumables_for
from dicefront.games.spherewars.rules.roster import Recruit, Roster
from dicefront.games.spherewars.rules.state import STRATEGY, State, is_hero, is_there
from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import Refusal
from dicefront.kernel.ids import Json
from dicefront.kernel.position import FORCED, Position
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table
from tests.conformance.test_leaks import known_to
from tests.games.spherewars.battles import mix

RACES = list(CATALOGUE.races)
POINTS = 500
GAMES = 4
DECISIONS = 50
TABLES = 40
"""So many tables are looked through for sealed answers."""
STRANGE: list[Json] = [
    None,
    0,
    -1,
    True,
    "",
    [],
    [[1, 2]],
    {"item": "sublime_mist_scroll", "bearer": 0},
    {"order": "relocate", "issuer": 0, "receiver": 0},
]
"""Answers of which most are refused, whatever is asked."""


# -- one item more, or another one -------------------------------------------------------------------


def any_band(race: str, draw: Draw) -> Roster:
    while True:
        band = random_band(race, POINTS, draw)
        if not band_problems(band, POINTS):
            return band


def two_bands(race: str, artefacts: bool, draw: Draw) -> list[Json]:
    """The same band twice, whose leader carries another artefact, or one consumable and none."""
    while True:
        band = any_band(race, draw)
        leader = next(one for one in band.recruits if one.profile.is_hero())
        found = [rearmed(band, leader, item) for item in choices(band, leader, artefacts, draw)]
        if len(found) == 2 and None not in found:
            return found


def choices(band: Roster, leader: Recruit, artefacts: bool, draw: Draw) -> list[Any]:
    if not artefacts:
        leader.consumables = []
        every = consumables_for(leader, band.race)
        return [None, every[draw.below(len(every))]]
    leader.artefacts = []
    rows = artefacts_for(leader, band, [])
    first = rows.pop(draw.below(len(rows)))
    return [first, rows[draw.below(len(rows))]] if rows else []


def rearmed(band: Roster, leader: Recruit, item: Any) -> Json:
    """The band with that item of the leader; nothing if it may not carry it."""
    if item is None:
        leader.consumables = []
    elif item.id in CATALOGUE.artefacts:
        leader.artefacts = [item]
    else:
        leader.consumables = [item]
    return None if band_problems(band, POINTS) else band.written()


def twins(race: str, artefacts: bool, draw: Draw) -> list[Table[State]]:
    """Two tables at which seat 1 hides something else, with everybody in the middle, and heroes hurt."""
    foe = any_band(RACES[draw.below(len(RACES))], draw).written()
    options: Json = {"points": POINTS, "measuring": ["open", "closed"][draw.below(2)], "weather": "rolled"}
    seed, found = draw.below(10_000), []
    for band in two_bands(race, artefacts, draw):
        table = GAME.table(options, [foe, band], seed=seed)
        while table.state.stage != STRATEGY:
            table.take(table.pending[0].player, table.pending[0].default())
        state = table.state.copy()
        mix(state, Draw(seed))
        for one in state.combatants:
            one.wounds -= int(is_hero(one) and is_there(one))
        found.append(Table(GAME, Position(state, 0, []), FastDice(seed)))
    return found


def shown_by(table: Table[State]) -> list[list[str]]:
    """What the heroes of seat 1 are known to carry, or to have used."""
    return [one.shown for one in table.state.combatants if one.owner == 1]


def refused(table: Table[State], question: Question[Any]) -> list[str]:
    """Why strange answers are refused."""
    found = []
    for answer in [*STRANGE, question.write(question.sample(Draw(len(table.entries))))]:
        refusal = question.check(answer)
        found.append("" if refusal is None else f"{refusal.reason} {refusal.rule} {refusal.args}")
    return found


def same_for_others(left: Table[State], right: Table[State]) -> None:
    """Seat 0 and those who only watch see, hear and are asked the same, and are refused the same."""
    for seat in (0, None):
        assert known_to(left, seat) == known_to(right, seat), left.pending
    asked, again = left.question(0), right.question(0)
    if asked is not None and again is not None:
        assert refused(left, asked) == refused(right, again), asked
        assert asked.calls() == again.calls()


def play_both(left: Table[State], right: Table[State], most: int, draw: Draw) -> Counter[str]:
    """The same game at both tables, until something shows that differs; the kinds that were asked."""
    kinds: Counter[str] = Counter()
    while left.pending and sum(kinds.values()) < most and shown_by(left) == shown_by(right):
        same_for_others(left, right)
        place = draw.below(len(left.pending))
        question, other = left.pending[place], right.pending[place]
        options = question.options()
        answer = question.write(options[draw.below(len(options))])
        if question.player == 1 and isinstance(other.read(answer), Refusal):
            answer = question.write(question.decline())
        kinds[question.kind] += 1
        for table in (left, right):
            table.answer(question.player, answer)
    return kinds


@pytest.mark.rule("SW-BAN-12", "SW-ACT-20", "SW-ART-09", "SW-CON-04")
@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("artefacts", [True, False], ids=["artefact", "consumable"])
def test_nobody_can_tell_what_a_leader_hides(race: str, artefacts: bool) -> None:
    draw, kinds = Draw(RACES.index(race)), Counter[str]()
    for _ in range(GAMES):
        left, right = twins(race, artefacts, draw)
        kinds += play_both(left, right, DECISIONS, draw)
    assert {"spherewars.turn.activate", "spherewars.window.between"} <= set(kinds)
    assert len(kinds) > 8


# -- what is hidden for a moment -----------------------------------------------------------------------


def traces_of(table: Table[State], question: Question[Any]) -> dict[int | None, set[str]]:
    """What everybody else knows after each answer to a sealed question."""
    found: dict[int | None, set[str]] = {}
    options = question.options()
    for option in options[:: max(1, len(options) // 5)]:
        twin = table.clone(FastDice(1))
        twin.take(question.player, option)
        if not twin.pending or twin.entries[-1].kind == FORCED:
            continue  # it was the last one: now all is shown
        for seat in [*range(table.seats), None]:
            if seat != question.player:
                found.setdefault(seat, set()).add(known_to(twin, seat))
    return found


def sealed_tables(kinds: list[str], wanted: int) -> list[Table[State]]:
    """Tables at which several answer one of these questions at once."""
    found: list[Table[State]] = []
    for seed in range(TABLES):
        draw = Draw(seed)
        table = twins(RACES[seed % len(RACES)], True, draw)[0]
        for _ in range(150):
            if not table.pending or len(found) == wanted:
                break
            if len(table.pending) > 1 and table.pending[0].kind in kinds:
                found.append(table.clone(FastDice(1)))
            question = table.pending[draw.below(len(table.pending))]
            options = [one for one in question.options() if is_eager(question, one)] or question.options()
            table.take(question.player, options[draw.below(len(options))])
    return found


def is_eager(question: Question[Any], option: Any) -> bool:
    """Whether an answer is a spell, or an order to relocate somebody."""
    answer = question.write(option)
    if isinstance(answer, dict):
        return answer.get("order") == "relocate"
    return (
        isinstance(answer, str) and answer in CATALOGUE.abilities and question.kind.endswith("focus.action")
    )


@pytest.mark.rule("SW-SPE-21", "SW-ORD-42", "SW-MUL-19")
@pytest.mark.parametrize(("kinds", "wanted"), [
    (["spherewars.spell.cast", "spherewars.spell.dispel"], 4),
    (["spherewars.order.relocate"], 3),
], ids=["gems", "relocations"])  # fmt: skip
def test_nobody_can_tell_what_is_sealed_before_all_is_open(kinds: list[str], wanted: int) -> None:
    several, tables = 0, sealed_tables(kinds, wanted)
    assert len(tables) == wanted
    for table in tables:
        for question in table.pending:
            for seat, seen in traces_of(table, question).items():
                assert len(seen) == 1, f"seat {seat} can tell the answers to {question!r} apart"
                several += 1
    assert several > 2 * wanted
