"""Windows (contract 7): who is asked, how long, and what was said beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dicefront.kernel.draw import Draw
from dicefront.kernel.errors import BadData, Refusal, TableError
from dicefront.kernel.position import NAMES
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Choose, Confirm, Question
from dicefront.kernel.table import Table
from dicefront.kernel.testing import check_imagined, check_log, check_random_game, play_out
from dicefront.kernel.window import ASK, AUTO, HOLD, PASS, Offer, StandingChoice, Window, window
from tests.kernel.feud import CLASH, FEUD, GRUDGE, Clash, FeudState

OPEN = Window("x.window.open", "X-1", ["always"])
SECRET = Window("x.window.secret", "X-2", secret=True)


def asking(of: Window, hands: dict[int, list[str]]) -> tuple[Callable[[int], Any], Callable[[int, str], Any]]:
    """Seats with things to use up; a seat without any is asked only if the window is secret."""

    def offers(seat: int) -> Question[str | None] | None:
        return Offer(of, seat, hands[seat]) if hands[seat] or of.secret else None

    def use(seat: int, what: str) -> Steps[None]:
        hands[seat].remove(what)
        return
        yield

    return offers, use


def test_seats_are_asked_in_turn_until_all_have_passed_one_after_the_other() -> None:
    hands = {0: ["a"], 1: ["b", "c"], 2: ["d"]}
    script = [(0, None), (1, "b"), (2, None), (0, "a"), (1, None), (2, None)]
    played = play_out(window([0, 1, 2], *asking(OPEN, hands)), script)
    assert played.kinds == ["x.window.open"] * 6
    assert hands == {0: [], 1: ["c"], 2: ["d"]}


def test_who_has_just_used_something_must_pass_again() -> None:
    hands = {0: ["a", "b"], 1: []}
    play_out(window([0, 1], *asking(OPEN, hands)), [(0, "a"), (0, None)])
    assert hands[0] == ["b"]


def test_a_seat_without_an_offer_is_passed_over_unless_the_window_is_secret() -> None:
    played = play_out(window([0, 1], *asking(OPEN, {0: [], 1: ["a"]})), [(1, None)])
    assert len(played.questions) == 1
    played = play_out(window([0, 1], *asking(SECRET, {0: [], 1: ["a"]})), [(0, None), (1, None)])
    assert not any(question.is_forced() for question in played.questions)


def test_a_window_without_seats_is_over_at_once() -> None:
    assert play_out(window([], *asking(SECRET, {}))).questions == []


def test_an_offer_is_a_reaction_of_the_kind_of_its_window() -> None:
    offer = Offer(OPEN, 1, ["a", "b"], {"what": 1})
    assert (offer.kind, offer.rule, offer.reaction, offer.secret) == ("x.window.open", "X-1", True, False)
    assert offer.options() == [None, "a", "b"]
    assert (offer.default(), offer.decline(), offer.args()) == (None, None, {"what": 1})
    assert offer.read("b") == "b"
    assert offer.read(None) is None
    for wrong in ("c", 1, ["a"], {"a": 1}):
        assert isinstance(offer.read(wrong), Refusal)


def test_declining_is_nothing_no_or_none() -> None:
    assert Confirm(0, "x.y", "X-1").decline() is False
    assert Choose(0, "x.y", "X-1", [3, None]).decline() is None
    assert Choose(0, "x.y", "X-1", [[1], []]).decline() == []
    assert Choose(0, "x.y", "X-1", [3, 0]).decline() == 3, "zero is an answer like another"


# -- standing choices ---------------------------------------------------------------------------


def clash_of(seat: int, turn: int = 0) -> tuple[FeudState, Clash]:
    """Seat 0 attacks seat 1, with the sides 0, 2 and 1, 3."""
    state = FEUD.setup({"seats": 4, "allies": "yes", "leaky": "no"}, [[1], [2, 4], [], [3]])
    state.turn = turn
    return state, Clash(state, seat, 0, 1)


@pytest.mark.parametrize(
    ("choice", "answer"),
    [
        (StandingChoice(ASK), []),
        (StandingChoice(ASK, [["target"]]), []),
        (StandingChoice(ASK, [["ally"]]), [None]),
        (StandingChoice(ASK, [["ally"], ["target"]]), []),
        (StandingChoice(ASK, [["target", "late"]]), [None]),
        (StandingChoice(PASS), [None]),
        (StandingChoice(HOLD, [["ally"]]), []),
        (StandingChoice(AUTO, policy="biggest"), [4]),
        (StandingChoice(AUTO, policy="unknown"), []),
    ],
)
def test_a_standing_choice_asks_on_calls_passes_holds_or_follows_a_policy(
    choice: StandingChoice, answer: list[object]
) -> None:
    state, question = clash_of(1)
    assert CLASH.answer(choice, state, question) == answer


def test_the_usual_choice_of_a_window_is_the_same_for_all_and_looks_at_open_facts_only() -> None:
    asked = {}
    for seat in range(4):
        for turn in (0, 4):
            state, question = clash_of(seat, turn)
            before = CLASH.answer(CLASH.usual, state, question)
            state.charms = [[], [], [], []]  # whatever is hidden
            assert CLASH.answer(CLASH.usual, state, Clash(state, seat, 0, 1)) == before
            asked[seat, turn] = before == []
    assert [seat for seat in range(4) if asked[seat, 0]] == [1], "the target"
    assert [seat for seat in range(4) if asked[seat, 4]] == [1, 3], "and late in the game its ally"


def test_calls_of_the_window_hold_whenever_it_opens() -> None:
    question = Confirm(0, GRUDGE.kind, "FEUD-4", reaction=True)
    assert GRUDGE.calls_of(question) == ["beaten"]
    assert GRUDGE.answer(StandingChoice(ASK, [["beaten"]]), None, question) == []
    assert GRUDGE.answer(StandingChoice(ASK, [["target"]]), None, question) == [False]


def test_a_standing_choice_is_one_of_four() -> None:
    with pytest.raises(BadData, match="one of ask, pass, hold, auto"):
        StandingChoice("perhaps")


def test_a_game_finds_its_windows_by_the_kind_of_a_question() -> None:
    assert FEUD.windows == {"feud.window.clash": CLASH, "feud.window.grudge": GRUDGE}


# -- at a table ---------------------------------------------------------------------------------


def seated(seats: int, allies: str, seed: int) -> Table[FeudState]:
    hands: list[Any] = [[[], [1], [2, 5], [3], [4, 4], []][(seat + seed) % 6] for seat in range(seats)]
    return FEUD.table({"seats": seats, "allies": allies}, rosters=hands, seed=seed)


def test_in_a_secret_window_everybody_is_asked_and_the_log_tells_nothing() -> None:
    table = FEUD.table({"seats": 3}, rosters=[[], [1], []])
    table.answer(0, 1)
    for seat in (0, 1, 2):
        assert [question.player for question in table.pending] == [seat]
        table.answer(seat, None)
    assert [NAMES[entry.kind] for entry in table.entries] == ["answer"] * 4


@pytest.mark.usefixtures("toy_is_installed")
@pytest.mark.parametrize("allies", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_games_with_windows_hold_at_every_decision_with_up_to_six_seats(seats: int, allies: str) -> None:
    for seed in range(3):
        table = seated(seats, allies, seed)
        check_random_game(table, Draw(seed), every=3)
        check_log(table)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nobody_can_tell_from_who_is_asked_what_is_hidden(seats: int) -> None:
    table = seated(seats, "yes", 1)
    draw = Draw(seats)
    while table.pending:
        check_imagined(table, draw)
        question = table.pending[draw.below(len(table.pending))]
        options = question.options()
        table.take(question.player, options[draw.below(len(options))])


def test_a_window_that_asks_by_what_is_hidden_is_found_out() -> None:
    table = FEUD.table({"seats": 3, "leaky": "yes"}, rosters=[[1], [1], []])
    table.answer(0, 1)
    table.answer(0, None)
    assert [question.player for question in table.pending] == [1]
    table.answer(1, None)
    assert table.pending[0].kind == "feud.bid", "seat 2 was not asked: everybody knows that it has no charm"
    found = 0
    for seed in range(20):
        try:
            check_imagined(table, Draw(seed))
        except (AssertionError, TableError):  # somebody else is asked, or the tail does not fit
            found += 1
    assert found > 5
