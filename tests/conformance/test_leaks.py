"""Views leak nothing: change only what B keeps secret, and A sees, hears and is asked the very same."""

from __future__ import annotations

import json
from typing import Any

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.game import Game
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_on
from dicefront.kernel.position import FORCED
from dicefront.kernel.table import Table
from dicefront.kernel.testing import describe, option_sets, told_to
from tests.conformance.hints import ROSTERS
from tests.conformance.registered import every_game, share


def known_to(table: Table[Any], player: int | None) -> str:
    """All that one seat sees, hears and is asked, and whom it is waiting for."""
    question = None if player is None else table.question(player)
    return json.dumps(
        {
            "view": table.game.view(table.state, player),
            "told": told_to(table, player),
            "asked": None if question is None else describe(question),
            "waiting for": [other.player for other in table.pending],
        },
        sort_keys=True,
    )


def sealed_moments(game: Game[Any]) -> list[Table[Any]]:
    """Tables at which several players answer at once, found by random play with varied options."""
    found: list[Table[Any]] = []
    for number, options in enumerate(option_sets(game, share(game, 40))):
        table = game.table(options, seed=number)
        draw = Draw(number)
        for _ in range(200):
            if not table.pending:
                break
            if len(table.pending) > 1:
                found.append(table.clone(FastDice(1)))
            play_on(table, draw, 1)
    return found


@every_game
def test_a_sealed_answer_leaves_no_trace_before_all_are_in(game: Game[Any]) -> None:
    for table in sealed_moments(game):
        for question in table.pending:
            traces: dict[int | None, set[str]] = {}
            options = question.options()
            for option in options[:: max(1, len(options) // 4)]:
                twin = table.clone(FastDice(1))
                twin.take(question.player, option)
                if not twin.pending or twin.entries[-1].kind == FORCED:
                    continue  # it was the last one: now all is shown
                for player in [*range(table.seats), None]:
                    if player != question.player:
                        traces.setdefault(player, set()).add(known_to(twin, player))
            for player, seen in traces.items():
                assert len(seen) == 1, f"player {player} can tell the answers to {question!r} apart"


@every_game
def test_a_secret_roster_leaves_no_trace_before_it_is_shown(game: Game[Any]) -> None:
    rosters = ROSTERS[game.id]  # a new game says in hints.py what it hides, or that it hides nothing
    for owner in range(2 if rosters else 0):
        other = 1 - owner
        traces: dict[int | None, set[str]] = {other: set(), None: set()}
        for roster in rosters:
            given: list[Json] = [None, None]
            given[owner] = roster
            table = game.table(rosters=given)
            assert table.question(other) is not None, "the other player chooses without knowing"
            for player, seen in traces.items():
                seen.add(known_to(table, player))
        for player, seen in traces.items():
            assert len(seen) == 1, f"player {player} can tell the rosters of player {owner} apart"


@every_game
def test_a_secret_in_a_checkpoint_leaves_no_trace(game: Game[Any]) -> None:
    """The same through saved positions: only the hidden part of the checkpoint differs."""
    rosters = ROSTERS[game.id]
    seen: set[str] = set()
    for roster in rosters:
        table = game.table(rosters=[None, roster])
        seen.add(known_to(table.clone(FastDice(1)), 0))
    assert len(seen) == (1 if rosters else 0)


@every_game
def test_a_spectator_sees_no_more_than_any_player(game: Game[Any]) -> None:
    """Whatever a spectator is told, every seat is told as well."""
    for number, options in enumerate(option_sets(game, share(game, 5))):
        table = game.table(options, seed=number)
        draw = Draw(number)
        while table.pending:
            play_on(table, draw, 1)
            public = [json.dumps(event, sort_keys=True) for event in told_to(table, None)]
            for player in range(table.seats):
                private = [json.dumps(event, sort_keys=True) for event in told_to(table, player)]
                assert len(private) >= len(public)
