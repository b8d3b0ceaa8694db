"""Crystals against a second, naive program: the same dice and the same choices, compared after every turn.

For many more games: ``python -m tests.differential.test_crystals_naive 10000``.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

from dicefront.games.crystals import GAME
from dicefront.games.crystals.rules.board import IN_BASE, ON_START
from dicefront.games.crystals.rules.roles import TEAM
from dicefront.games.crystals.rules.state import PLAY, State
from dicefront.kernel.dice import Roll
from dicefront.kernel.draw import Draw, child_seed
from dicefront.kernel.ids import Json
from dicefront.kernel.question import Question, Sealed
from tests.differential.crystals_naive import CLASSES, Game, Name, new_game, one_turn

TURNS_AT_MOST = 5000


class Turn:
    """What was thrown and answered in one procedure of the rules, to be given to the naive program."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.answers: list[tuple[int, str, list[Name], Name]] = []

    def choose(self, seat: int, kind: str, names: list[Name]) -> Name:
        """The choice of the naive program: it must ask the same, in the same order."""
        asked, asked_kind, options, answer = self.answers.pop(0)
        assert (seat, kind, names) == (asked, asked_kind, options)
        return answer


def name_of(number: int) -> Name:
    return number // TEAM, CLASSES[number % TEAM]


def run_procedure(state: State, draw: Draw) -> Turn:
    """Run the next procedure of the rules with random dice and answers."""
    turn = Turn()
    procedure = GAME.next_procedure(state)
    assert procedure is not None
    value: Any = None
    while True:
        try:
            step = procedure.send(value)
        except StopIteration:
            return turn
        value = None
        if isinstance(step, Roll):
            turn.faces.append(1 + draw.below(6))
            value = turn.faces[-1:]
        elif isinstance(step, Question):
            value = answer_of(step, draw)
            kind = step.kind.removeprefix("crystals.turn.")
            turn.answers.append((step.player, kind, [name_of(n) for n in step.options()], name_of(value)))
        elif isinstance(step, Sealed):
            value = [answer_of(question, draw) for question in step.questions]


def answer_of(question: Question[Any], draw: Draw) -> Any:
    return question.options()[draw.below(len(question.options()))]


def as_naive(state: State) -> dict[str, Any]:
    """The state in the words of the naive program."""
    places: dict[Name, int | str] = {}
    for number, character in enumerate(state.characters):
        step = character.step
        place: int | str = (
            "base" if step == IN_BASE else "start" if step == ON_START else state.field_of(character)
        )
        places[name_of(number)] = place
    return {
        "place": places,
        "experience": {name_of(n): character.experience for n, character in enumerate(state.characters)},
        "mines": {field: owner for field, owner in enumerate(state.mines) if owner >= 0},
        "crystals": state.crystals,
        "middle": state.middle,
        "turns": state.turns,
        "winners": None if state.outcome is None else state.outcome.winners,
    }


def set_up(options: dict[str, Json], draw: Draw) -> tuple[State, Game]:
    """Both programs before the first turn; the set-up itself is the rules' own."""
    state = GAME.setup(GAME.complete_options(options), [None] * int(options["players"]))  # type: ignore[arg-type]
    while state.stage != PLAY:
        run_procedure(state, draw)
    seats = range(state.options.seats)
    attackers = ["rider" if state.characters[TEAM * seat + 1].role == 1 else "archer" for seat in seats]
    first = [name_of(state.starts[seat])[1] for seat in seats]
    return state, new_game(state.options.chosen, attackers, first, state.player)


def compare_game(options: dict[str, Json], seed: int) -> int:
    """Play one match in both programs; returns the number of turns."""
    draw = Draw(child_seed(seed, 77))
    state, game = set_up(options, draw)
    for count in range(1, TURNS_AT_MOST):
        turn = run_procedure(state, draw)
        faces = iter(turn.faces)
        one_turn(game, faces, turn.choose)
        where = f"seed {seed}, options {options}, turn {count}"
        assert list(faces) == [], where
        assert turn.answers == [], where
        found = as_naive(state)
        assert found == {name: game[name] for name in found}, where
        if state.outcome is not None:
            return count
        assert (state.player, state.extra_turns) == (game["on_turn"], game["in_a_row"]), where
    raise AssertionError(f"no end: seed {seed}, options {options}")


def options_for(seed: int) -> dict[str, Json]:
    """Any combination of options; half of the games are played with the defaults."""
    draw = Draw(child_seed(seed, 78))

    def one_of(values: list[Json]) -> Json:
        return values[draw.below(len(values))]

    options: dict[str, Json] = {"players": one_of([2, 3, 4])}
    if draw.below(2):
        options |= {
            "side_length": one_of([3, 5, 7, 9]),
            "crystals_to_win": one_of([2, 3]),
            "victory": one_of(["either", "crystals", "champions"]),
            "last_teleport": one_of(["stay", "home", "lap"]),
            "teleport_origin_kill": one_of(["no", "yes"]),
            "mine_trigger": one_of(["end", "pass_clears"]),
            "aura_covers": one_of(["all", "attacks"]),
            "extra_turn_limit": one_of([0, 1, 2, 5]),
            "round_limit": one_of([0, 10, 40]),
        }
    return options


@pytest.mark.rule("CR-SEQ-01", "CR-SEQ-04", "CR-SEQ-08", "CR-SEQ-12", "CR-SEQ-14")
@pytest.mark.parametrize("block", range(8))
def test_both_programs_agree(block: int) -> None:
    for seed in range(25 * block, 25 * block + 25):
        compare_game(options_for(seed), seed)


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 10_000
    turns = sum(compare_game(options_for(seed), seed) for seed in range(games))
    print(f"{games} games, {turns} turns: both programs agree")


if __name__ == "__main__":
    main(sys.argv[1:])
