"""Standing choices: what was said beforehand answers on the server, under the conditions it was said with."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.chessboard.rules.heroes import Reroll
from dicefront.games.chessboard.rules.state import ChessState, Mini, Profile
from dicefront.kernel.game import game
from dicefront.kernel.ids import Json
from dicefront.kernel.window import ASK, StandingChoice, Window
from dicefront.server.match.choices import EVERY, NOTHING_TO_GAIN, USUAL, Choices, Found, Reacting
from dicefront.server.show import screen_of

SAVE = "chessboard.reroll.save"
HERO = 0
ARMY: Json = {"name": "Heroes", "minis": ["d8 hero", "d6 hero", "d4", "d4", "d4"]}
FOE = 5


@pytest.fixture
def state() -> ChessState:
    """North's turn; a Hero of South on c3, an enemy three spaces away."""
    options: Json = {"army_mode": "points", "points": 40}
    found: ChessState = game("chessboard").table(options, [ARMY, ARMY], 1).state
    found.phase, found.turn, found.round = "turn", 1, 1
    for mini in found.minis:
        mini.space = -2
    for number, space in ((HERO, 18), (1, 19), (FOE, 42), (FOE + 1, 43)):
        found.minis[number].space = space
    return found


@pytest.fixture
def choices() -> Choices:
    return Choices(screen_of("chessboard"), 2)


def window(face: int, piece: int = HERO, foe: int = FOE) -> Reroll:
    """South may re-roll a Save that shows this face."""
    return Reroll(miniature(piece, 0), SAVE, "save", face, 4, miniature(foe, 1), "melee")


def miniature(number: int, owner: int) -> Mini:
    """One of the Heroes, as far as a question looks at it."""
    die = 6 if number == 1 else 8
    return Mini(number, owner, Profile(die, 0, False, False, True, "sword-bearer", 0), 0, 0, True, True)


def set_choice(choices: Choices, state: ChessState, kind: str = SAVE, **more: Any) -> None:
    value = {"kind": kind, "answer": None, "until": "always", "clear": False, **more}
    value["moment"] = choices.moment(value["until"], state)
    choices.set(0, value)


def answer_of(found: Found | None) -> Any:
    return None if found is None else found.answer


def test_an_ability_is_always_used_never_used_or_asked_about(choices: Choices, state: ChessState) -> None:
    assert choices.find(window(1), state) is None
    set_choice(choices, state, how="react")
    assert answer_of(choices.find(window(1), state)) is True
    set_choice(choices, state, how="pass")
    assert answer_of(choices.find(window(1), state)) is False
    set_choice(choices, state, kind=EVERY, how="pass")
    choices.reacting[0] = Reacting(interrupts=())
    set_choice(choices, state, how="ask")
    assert choices.find(window(1), state) is None
    set_choice(choices, state, clear=True)
    assert answer_of(choices.find(window(1), state)) is False


def test_a_choice_for_one_piece_comes_before_that_for_all(choices: Choices, state: ChessState) -> None:
    set_choice(choices, state, how="pass")
    set_choice(choices, state, how="react", piece=HERO)
    assert answer_of(choices.find(window(1), state)) is True
    assert answer_of(choices.find(window(1, piece=1), state)) is False


def test_a_choice_holds_from_a_chance_on_and_within_a_distance(choices: Choices, state: ChessState) -> None:
    set_choice(choices, state, how="react", least=60)  # a Save with a d8 needs 4: 5 of 8
    assert answer_of(choices.find(window(1), state)) is True
    set_choice(choices, state, how="react", least=70)
    assert choices.find(window(1), state) is None
    set_choice(choices, state, how="react", within=3)
    assert answer_of(choices.find(window(1), state)) is True
    set_choice(choices, state, how="react", within=2)
    assert choices.find(window(1), state) is None


def test_a_choice_ends_with_its_turn_its_activation_or_its_number(
    choices: Choices, state: ChessState
) -> None:
    set_choice(choices, state, kind=EVERY, how="pass", until="activation")
    assert answer_of(choices.find(window(1), state)) is False
    state.minis[FOE].ready = not state.minis[FOE].ready
    assert choices.find(window(1), state) is None
    choices.reacting[0] = Reacting(interrupts=())
    set_choice(choices, state, kind=EVERY, how="pass", until="turn")
    assert [choice.kind for choice in choices.of(0, state)] == [EVERY]
    state.round += 1
    assert choices.find(window(1), state) is None
    assert choices.of(0, state) == []
    set_choice(choices, state, how="react", times=2)
    for _ in range(2):
        found = choices.find(window(1), state)
        assert found is not None
        choices.used(0, found.by)
    assert choices.find(window(1), state) is None


def test_passing_all_windows_is_interrupted_by_what_the_player_wants_to_be_asked_about(
    choices: Choices, state: ChessState
) -> None:
    set_choice(choices, state, kind=EVERY, how="pass")
    assert choices.find(window(1), state) is None  # attacked
    choices.reacting[0] = Reacting(interrupts=("ending",))
    assert answer_of(choices.find(window(1), state)) is False
    state.minis[1].space = -2
    assert choices.find(window(1), state) is None  # the last one
    choices.reacting[0] = Reacting(interrupts=("near",), near=3)
    assert choices.find(window(1), state) is None
    choices.reacting[0] = Reacting(interrupts=("near",), near=2)
    assert answer_of(choices.find(window(1), state)) is False


def test_auto_pass_declines_what_gains_nothing_and_hold_asks_everything(
    choices: Choices, state: ChessState
) -> None:
    choices.reacting[0] = Reacting(mode="pass")
    found = choices.find(window(8), state)  # saved already
    assert found is not None
    assert (found.answer, found.by) == (False, NOTHING_TO_GAIN)
    assert choices.find(window(1), state) is None
    set_choice(choices, state, how="react")
    choices.reacting[0] = Reacting(mode="hold")
    assert choices.find(window(1), state) is None


def test_a_choice_may_ask_on_calls_alone_and_pass_otherwise(choices: Choices, state: ChessState) -> None:
    """Contract 7: calls are open facts of the question and its window."""
    set_choice(choices, state, how="ask", calls=[["attacked", "ending"]])
    assert answer_of(choices.find(window(1), state)) is False
    state.minis[1].space = -2  # the last one
    assert choices.find(window(1), state) is None
    set_choice(choices, state, how="ask", calls=[["ending"], ["attacked"]])
    assert choices.find(window(1), state) is None


def test_a_choice_may_follow_a_policy_of_the_game(choices: Choices, state: ChessState) -> None:
    set_choice(choices, state, how="react", policy="wanted")
    assert answer_of(choices.find(window(1), state)) is True
    assert answer_of(choices.find(window(8), state)) is False  # saved already
    set_choice(choices, state, how="react")
    assert answer_of(choices.find(window(8), state)) is True, "without a policy it reacts"


def test_what_a_game_usually_does_holds_until_the_player_says_otherwise(
    choices: Choices, state: ChessState, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Window(SAVE, "CB-HER-01", ["attacked"], usual=StandingChoice(ASK, [["ending"]]))
    monkeypatch.setitem(choices.screen.game.windows, SAVE, usual)
    found = choices.find(window(1), state)
    assert found is not None
    assert (found.answer, found.by) == (False, USUAL)
    set_choice(choices, state, how="ask")
    assert choices.find(window(1), state) is None
    set_choice(choices, state, clear=True)
    choices.reacting[0] = Reacting(mode="hold")
    assert choices.find(window(1), state) is None


def test_a_choice_holds_in_sight_and_with_so_much_left(choices: Choices, state: ChessState) -> None:
    set_choice(choices, state, how="react", sight=True)  # c3 to c6: a clear line
    assert answer_of(choices.find(window(1), state)) is True
    state.obstacles = [26]  # on c4, between them
    assert choices.find(window(1), state) is None
    set_choice(choices, state, how="react", left=2)  # Heroes with a re-roll
    state.minis[HERO].reroll = state.minis[1].reroll = True
    assert answer_of(choices.find(window(1), state)) is True
    state.minis[1].reroll = False
    assert choices.find(window(1), state) is None


def test_an_enemy_nearby_and_the_end_of_the_game_interrupt_even_a_choice_for_one_ability(
    choices: Choices, state: ChessState
) -> None:
    set_choice(choices, state, how="react")
    assert answer_of(choices.find(window(1), state)) is True  # attacked: that is what it is for
    choices.reacting[0] = Reacting(near=3)
    assert choices.find(window(1), state) is None
    choices.reacting[0] = Reacting(near=2)
    assert answer_of(choices.find(window(1), state)) is True
    state.minis[1].space = -2
    assert choices.find(window(1), state) is None  # the last one of South
    choices.reacting[0] = Reacting(interrupts=("attacked", "leader", "near"))
    assert answer_of(choices.find(window(1), state)) is True  # switched off
