"""What must hold for every game in the register, at every decision and with every option."""

from __future__ import annotations

import json
from typing import Any

from dicefront.kernel.dice import FastDice, ManualDice, Roll
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import DiceError, NotYourDecision
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on, play_randomly
from dicefront.kernel.table import Table
from dicefront.kernel.testing import (
    check_imagined,
    check_log,
    check_moment,
    check_random_game,
    check_terms,
    check_undo,
    check_words,
    fingerprint,
    offered,
)
from tests.conformance.deciders import check_deciders
from tests.conformance.hints import SHORT, SMALL
from tests.conformance.registered import (
    SETS_PER_GAME,
    every_game,
    moments,
    paragraphs,
    share,
    with_options,
)

LONGEST_GAME = 20_000


def decide(table: Table[Any], draw: Draw) -> tuple[Any, Any]:
    """Any pending question, and any candidate of it."""
    question = table.pending[draw.below(len(table.pending))]
    options = question.options()
    return question, options[draw.below(len(options))]


@with_options(SETS_PER_GAME)
def test_a_random_game_holds_and_comes_to_an_end(game: Game[Any], options: Json, seed: int) -> None:
    """Clones, positions as JSON, candidates and their judge, invariants, who is asked; an end for all."""
    table = game.table(options, seed=seed)
    draw = Draw(seed)
    every = 20 if share(game, 20) == 20 else 80
    count = 0
    question = None
    while table.pending:
        assert count < LONGEST_GAME, f"no end within {LONGEST_GAME} decisions"
        if count % every == seed % every:
            check_moment(table)
        check_deciders(table, question)
        check_terms(table)
        problem = game.problem_of_state(table.state)
        assert not problem, problem
        question, answer = decide(table, draw)
        table.take(question.player, answer)
        count += 1
    outcome = table.outcome
    assert outcome is not None, "nothing is asked, and the game is not over"
    assert len(outcome.places) == table.seats
    assert min(outcome.places) == 1
    assert outcome.rule in paragraphs(game), "the end cites a paragraph that is not there"
    check_log(table)


@every_game
def test_a_whole_game_holds_at_every_single_decision(game: Game[Any]) -> None:
    for seed in SHORT.get(game.id, range(share(game, 3))):
        table = SMALL[game.id](seed) if game.id in SMALL else game.table(seed=seed)
        assert check_random_game(table, Draw(seed), LONGEST_GAME) > 5


@with_options(12)
def test_answers_can_be_spelled_imagined_and_taken_back(game: Game[Any], options: Json, seed: int) -> None:
    table = game.table(options, seed=seed)
    draw = Draw(seed)
    undone = 0
    for count in range(300 if share(game, 3) == 3 else 120):
        if not table.pending:
            break
        if count % 10 == seed % 10:
            check_words(table)
            check_imagined(table, draw)
        question, answer = decide(table, draw)
        if count % 3 == 0:
            undone += check_undo(table, question, answer)
        else:
            table.take(question.player, answer)
    assert undone > 0 or game.may_undo(table.state) is not None, "no answer could ever be taken back"


@every_game
def test_going_back_to_any_entry_is_the_moment_of_that_time(game: Game[Any]) -> None:
    table = game.table(seed=7)
    draw = Draw(7)
    seen: list[tuple[int, str]] = []
    while table.pending:
        seen.append((len(table.entries), fingerprint(table)))
        play_on(table, draw, 1)
    for count, then in seen[:: max(1, len(seen) // 25)][::-1]:
        table.rewind(count)
        assert fingerprint(table) == then
        assert len(table.entries) == count


@every_game
def test_a_log_can_be_cut_off_anywhere(game: Game[Any]) -> None:
    for number, table in enumerate(moments(game, 8, seed=3)):
        check_log(table)
        if number % 2:
            if _has_draws(table):
                table.offer_draw(0)
        else:
            table.resign(table.seats - 1)
        check_log(table)
        play_randomly(table, Draw(number))
        check_log(table)


def _has_draws(table: Table[Any]) -> bool:
    try:
        table.game.agree_draw(table.state.copy())
    except NotYourDecision:
        return False
    return True


@every_game
def test_whoever_resigns_leaves_a_match_that_holds(game: Game[Any]) -> None:
    for number, table in enumerate(moments(game, 10, seed=4)):
        leaver = number % table.seats
        table.resign(leaver)
        if table.seats == 2:
            assert table.outcome is not None
            assert table.outcome.winners == [1 - leaver]
        assert all(question.player != leaver for question in table.pending), "nobody waits for who is gone"
        if table.pending:
            check_random_game(table, Draw(number), every=10)
        assert table.outcome is not None
        assert leaver not in table.outcome.winners


@every_game
def test_without_history_the_same_game_is_played(game: Game[Any]) -> None:
    for seed in range(share(game, 3)):
        kept, fast = game.table(seed=seed), game.table(seed=seed, keep=False)
        assert play_randomly(kept, Draw(seed)) == play_randomly(fast, Draw(seed))
        assert game.encode(kept.state) == game.encode(fast.state)


@every_game
def test_what_is_observed_of_a_table_cannot_be_changed_through_it(game: Game[Any]) -> None:
    for table in moments(game, 6, seed=5):
        before = fingerprint(table)
        spoil(game.view(table.state, 0))
        spoil(game.encode(table.state))
        for question in table.pending:
            spoil(question.args())
        assert fingerprint(table) == before


def spoil(data: Any) -> None:
    """Ruin everything in plain data that can be ruined."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()


class Fault(Exception):
    """Stands for anything that can go wrong with dice."""


@every_game
def test_a_fault_in_the_middle_of_a_rule_never_spoils_a_match(game: Game[Any]) -> None:
    """Dice fail in the middle of whatever is going on; the match goes on as if they had not."""
    real = FastDice(11)
    thrown = 0
    failing = False

    def read(roll: Roll) -> list[int]:
        nonlocal thrown, failing
        if failing:
            raise Fault("the dice fell off the table")
        thrown += 1
        return real.throw(thrown, roll)

    table = game.table(dice=ManualDice(read))
    draw = Draw(11)
    faults = 0
    for count in range(400):
        if not table.pending:
            break
        question, answer = decide(table, draw)
        failing = count % 2 == 0
        before, entries = fingerprint(table), len(table.entries)
        try:
            table.take(question.player, answer)
        except DiceError as error:
            faults += 1
            assert "Fault" in str(error.arguments["problem"])  # noqa: PT017
            assert fingerprint(table) == before
            assert len(table.entries) == entries
            failing = False
            table.take(question.player, answer)
    assert faults > 3, "the faults must have hit something"


@every_game
def test_views_and_questions_are_plain_data(game: Game[Any]) -> None:
    for table in moments(game, 6, seed=6):
        for player in [*range(table.seats), None]:
            view = game.view(table.state, player)
            assert json.loads(json.dumps(view)) == view
        for question in table.pending:
            assert question.kind.startswith(game.id + ".")
            assert question.rule in paragraphs(game), f"{question!r} cites a paragraph that is not there"
            for option in offered(question):
                assert json.loads(json.dumps(option)) == option


@every_game
def test_the_diagram_shows_the_state_and_nothing_else(game: Game[Any]) -> None:
    for table in moments(game, 4, seed=7):
        text = game.diagram(table.state)
        assert text == game.diagram(game.decode(game.encode(table.state)))
        assert all(len(line) <= 100 for line in text.splitlines())


@every_game
def test_options_are_documented_by_paragraphs(game: Game[Any]) -> None:
    known = paragraphs(game)
    for option in game.options:
        assert option.rule in known, f"the option {option.name} cites {option.rule}, which is not there"
        assert option.allows(option.default)
