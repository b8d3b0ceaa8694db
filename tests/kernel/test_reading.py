"""An answer is read once: the rules get what was read, the log what is written of it."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.kernel.dice import FastDice
from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import IllegalAnswer, Refusal, UnreadableAnswer, unreadable
from dicefront.kernel.game import Game, State, won_by
from dicefront.kernel.ids import Json
from dicefront.kernel.playout import play_randomly
from dicefront.kernel.position import Position, read_position
from dicefront.kernel.procedure import Steps, ask, ask_all
from dicefront.kernel.question import Question
from dicefront.kernel.table import Table


class Spot:
    """Where somebody aims; no plain data."""

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y


class Aim(Question[Spot]):
    """A spot below ten, written as ``{"x": 1, "y": 2}``; counts how often it reads."""

    reads = 0

    def __init__(self, player: int) -> None:
        super().__init__(player, "aiming.aim", "-", finite=False)

    def read(self, answer: object) -> Spot | Refusal:
        Aim.reads += 1
        if not isinstance(answer, dict) or not all(type(answer.get(name)) is int for name in ("x", "y")):
            return unreadable('{"x": number, "y": number}', answer)
        if answer["x"] + answer["y"] >= 10:
            return Refusal("aiming.too_far", "-")
        return Spot(answer["x"], answer["y"])

    def write(self, value: Spot) -> Json:
        return {"x": value.x, "y": value.y}

    def candidates(self) -> list[Spot]:
        return [Spot(0, 0), Spot(1, 2)]

    def sample(self, draw: Draw) -> Spot:
        return Spot(draw.below(5), draw.below(5))


class Aiming(State):
    def __init__(self) -> None:
        super().__init__()
        self.hits: list[int] = []

    def copy(self) -> Aiming:
        twin = Aiming()
        twin.outcome = self.outcome
        twin.hits = self.hits[:]
        return twin


class AimingGame(Game[Aiming]):
    """Both aim in secret, then the first one twice in a row; whoever aims farther has won."""

    def __init__(self) -> None:
        super().__init__("aiming", "1.0", "AI", [])

    def setup(self, options: dict[str, Json], rosters: list[Json]) -> Aiming:
        return Aiming()

    def next_procedure(self, state: Aiming) -> Steps[None] | None:
        return None if state.outcome is not None else self.aim(state)

    def aim(self, state: Aiming) -> Steps[None]:
        for spot in (yield from ask_all([Aim(0), Aim(1)])):
            state.hits.append(spot.x + spot.y)
        for _ in range(2):
            spot = yield from ask(Aim(0))
            state.hits.append(10 * spot.x + spot.y)
        state.outcome = won_by(0 if state.hits[0] >= state.hits[1] else 1, 2, "aiming.done", "-")

    def view(self, state: Aiming, player: int | None) -> Json:
        return list[Json](state.hits)

    def imagine(self, checkpoint: Aiming, live: Aiming, player: int, draw: Draw) -> Aiming:
        return checkpoint.copy()

    def encode(self, state: Aiming) -> Json:
        return list[Json](state.hits)

    def decode(self, data: Json) -> Aiming:
        found = Aiming()
        found.hits = [number for number in data if type(number) is int] if isinstance(data, list) else []
        return found


AIMING = AimingGame()


def halfway() -> Table[Aiming]:
    """Three of four answers are given."""
    table = AIMING.table()
    table.answer(1, {"x": 3, "y": 4})
    table.answer(0, {"x": 2, "y": 2})
    table.answer(0, {"x": 4, "y": 1})
    return table


def test_the_rules_get_what_was_read_and_the_log_what_is_written() -> None:
    table = halfway()
    assert table.state.hits == [4, 7, 41]
    assert [entry.value for entry in table.entries] == [{"x": 3, "y": 4}, {"x": 2, "y": 2}, {"x": 4, "y": 1}]


def test_what_was_given_cannot_be_changed_afterwards() -> None:
    table = AIMING.table()
    given: dict[str, Any] = {"x": 3, "y": 4, "more": [1]}
    table.answer(0, given)
    given["x"] = 9
    assert table.entries[0].value == {"x": 3, "y": 4}


@pytest.mark.parametrize(
    ("answer", "error"),
    [("x", UnreadableAnswer), ({"x": 9, "y": 9}, IllegalAnswer), (None, UnreadableAnswer)],
)
def test_an_answer_that_is_refused_changes_nothing(answer: object, error: type[Exception]) -> None:
    table = halfway()
    with pytest.raises(error):
        table.answer(0, answer)
    assert table.state.hits == [4, 7, 41]
    assert len(table.entries) == 3


def test_a_clone_reads_nothing_again() -> None:
    table = halfway()
    Aim.reads = 0
    twin = table.clone(FastDice(1))
    assert twin.state.hits == [4, 7, 41]
    assert Aim.reads == 0


def test_a_position_and_a_log_from_a_file_are_read_again() -> None:
    table = halfway()
    Aim.reads = 0
    data = table.position().to_json(AIMING)
    assert Table(AIMING, read_position(AIMING, data), FastDice(1), judge=True).state.hits == [4, 7, 41]
    assert Aim.reads == 3


def test_a_position_in_memory_is_judged_where_somebody_asks_for_it() -> None:
    position = halfway().position()
    position.tail[2].value = {"x": 9, "y": 9}
    again = Position(position.checkpoint, position.throws, position.tail, position.agreed)
    with pytest.raises(Exception, match=r"tail\[2\].*aiming.too_far"):
        Table(AIMING, again, FastDice(1), judge=True)


def test_a_candidate_is_taken_without_a_judge() -> None:
    table = AIMING.table()
    Aim.reads = 0
    table.take(0, table.pending[0].options()[1])
    table.take(1, table.pending[0].sample(Draw(3)))
    assert Aim.reads == 0
    assert table.state.hits[0] == 3
    assert play_randomly(table, Draw(1)) == 2


def test_going_back_gives_the_same_again() -> None:
    table = halfway()
    table.undo(0)
    assert table.state.hits == [4, 7]
    table.answer(0, {"x": 4, "y": 1})
    assert table.state.hits == [4, 7, 41]


class Nod(Question[bool]):
    """A question whose answers mean themselves."""

    def __init__(self) -> None:
        super().__init__(0, "aiming.nod", "-")

    def check(self, answer: object) -> Refusal | None:
        return None if answer is True else unreadable("true", answer)

    def candidates(self) -> list[bool]:
        return [True]


def test_an_answer_that_is_refused_is_not_copied_first() -> None:
    deep: list[Any] = []
    for _ in range(20_000):
        deep = [deep]
    assert isinstance(Nod().read(deep), Refusal)
    assert Nod().read(True) is True
