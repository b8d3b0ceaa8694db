"""What questions show: every number is what its name says, and nobody reads plain data."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.home_raiders.rules.abilities.all import ability
from dicefront.games.home_raiders.rules.abilities.hero import Deliver, Message
from dicefront.games.home_raiders.rules.abilities.movement import Teleport
from dicefront.games.home_raiders.rules.abilities.shooting import Share, Split
from dicefront.games.home_raiders.rules.breaking import BreakAway
from dicefront.games.home_raiders.rules.constants import INCH
from dicefront.games.home_raiders.rules.forced import ForcedMove
from dicefront.games.home_raiders.rules.free_attacks import FreeAttacks
from dicefront.games.home_raiders.rules.game import GAME
from dicefront.games.home_raiders.rules.generic import Deed, GenericUse
from dicefront.games.home_raiders.rules.movement import GiveOrders
from dicefront.games.home_raiders.rules.moves import PUSH_IT, Move
from dicefront.games.home_raiders.rules.orders import ANYHOW, Terms
from dicefront.games.home_raiders.rules.setup import call
from dicefront.games.home_raiders.rules.state import State
from dicefront.games.home_raiders.rules.strike import BY_ACTION, RANGED, Attack
from dicefront.games.home_raiders.scenes import block, card, hero, inch, position, unit
from dicefront.games.home_raiders.show.screen import HomeRaidersScreen
from dicefront.games.home_raiders.show.sight import strikes
from dicefront.games.home_raiders.show.windows import add_facts
from dicefront.kernel.errors import Refusal
from dicefront.kernel.question import Confirm, Question
from dicefront.kernel.sign import GOES, Sign, notes_of
from dicefront.parts.show.screen import Facts
from dicefront.parts.terminal.part import wording_of
from dicefront.skirmish.beside import Arrival
from dicefront.tabletop.point import Point
from dicefront.text.messages import Messages

SCREEN = HomeRaidersScreen(GAME)
WORDS = wording_of(GAME, Messages("en"))

SHOOTER = card("hero", shooting="W4", abilities=["double-shot", "deflect"])


def battle() -> State:
    """Troop 0 has the characters 0 to 2, troop 1 character 3, troop 2 characters 4 and 5, troop 3 one."""
    return position(
        unit(0, card(), (5, 5), (6.5, 5), (8, 5)),
        hero(0, SHOOTER, (5, 10)),
        unit(1, card(), (20, 5), (21.5, 5)),
        hero(1, SHOOTER, (20, 10)),
    )


def told(state: State, sign: Sign) -> list[str]:
    """The notes of a sign in words."""
    return [WORDS.say(note.id, **WORDS.words_for(note.args, state, note.id)) for note in notes_of(sign)]


def shown(state: State, question: Question[Any], value: Any) -> list[str]:
    return told(state, question.show(value))


# -- troops are no characters ---------------------------------------------------------------------


def test_a_troop_at_which_a_shot_is_deflected_is_shown_as_a_troop() -> None:
    state = battle()
    attack = Attack(RANGED, BY_ACTION, state.characters[3], state.characters[6])
    question = next(ability("deflect").send_back(state, attack, state.characters[6], []))
    assert isinstance(question, Question)
    sign = question.show(0)
    assert (sign.group, sign.piece, sign.target) == (0, None, None)
    assert told(state, sign) == ["own-card (A)"]
    found = SCREEN.candidate(state, question, 1)
    assert found.piece == 3, "the piece that stands for troop 1"


def test_the_second_target_of_a_double_shot_is_shown_as_a_troop_with_its_aces() -> None:
    state = battle()
    attack = Attack(RANGED, BY_ACTION, state.characters[3], state.characters[4])
    attack.aces = 3
    question = Split(attack, [2, 3])
    sign = question.show(Share(2, 1))
    assert (sign.piece, sign.group) == (3, 2)
    assert told(state, sign) == ["1 Ace at own-card (c)"]
    assert SCREEN.candidate(state, question, Share(3, 2)).target == 6
    assert question.from_hand([[2, 1]]) == [2, 1]
    both = question.read(question.from_hand([[2, 1], [3, 1]]))
    assert isinstance(both, Refusal)
    assert both.reason == "home_raiders.sht.two_targets"


def test_a_message_is_shown_with_its_leader_and_its_troop() -> None:
    state = battle()
    question = Deliver(0, "home_raiders.end.messenger", "HR-AHE-10", [Message(3, 0)])
    sign = question.show(Message(3, 0))
    assert (sign.piece, sign.group) == (3, 0)
    assert told(state, sign) == ["the abilities of own-card B+ to own-card (A)"]


# -- characters are no coordinates ----------------------------------------------------------------


def test_a_teleport_is_shown_where_it_ends_and_beside_whom() -> None:
    state = battle()
    question = Teleport(state, state.characters[3])
    x, y = inch(6.5), inch(6)
    sign = question.show(Arrival(1, x, y, 0))
    assert sign.point == [x, y, 0]
    assert [(mark.role, mark.piece, mark.points) for mark in sign.marks] == [(GOES, 3, [[x, y, 0]])]
    assert told(state, sign) == ["beside own-card A2: 6.5,6"]


def test_a_push_is_shown_where_it_ends() -> None:
    state = position(unit(0, card(abilities=["push"]), (5, 5)), things=[block(6, 4, 7, 6, 1)])
    question = GiveOrders(Terms(state, state.troops[0], state.characters, ANYHOW), "x", "-")
    sign = question.show([Move(0, [], PUSH_IT, 0, INCH, 0)])
    assert sign.point == [inch(5) + INCH, inch(5)]
    assert told(state, sign) == ["own-card A1: to 6,5", "own-card A1 pushes an object"]


def test_a_forced_move_is_shown_where_it_ends_not_where_it_aims() -> None:
    state = position(unit(0, card(), (5, 5)), unit(1, card(), (12, 5)), things=[block(7, 3, 8, 7, 3)])
    question = ForcedMove(1, "x", "-", state, state.characters[0], inch(4), None)
    point = question.show(Point(inch(9), inch(5))).point
    assert point is not None
    assert point[0] < inch(7), "the block is in the way"


# -- nobody reads plain data ----------------------------------------------------------------------


def test_words_to_choose_from_have_names() -> None:
    state = battle()
    assert [shown(state, call(0), value) for value in ("ace", "blank")] == [["Ace"], ["Blank"]]


def test_generic_actions_say_who_does_what_to_whom() -> None:
    state = battle()
    question = GenericUse(state, 0, [state.characters[0]], False, True)
    assert shown(state, question, Deed(0, "grapple", 4)) == ["own-card A1 grapples own-card c1"]
    assert shown(state, question, Deed(0, "marker", 1)) == ["own-card A1 takes marker 2"]
    assert shown(state, question, None) == ["none"]


def test_several_characters_are_named() -> None:
    state = battle()
    question = BreakAway(0, 0, [0, 1, 2])
    assert shown(state, question, [2, 0]) == ["own-card A3, A1"]
    assert shown(state, question, []) == ["none"]


def test_free_attacks_name_everybody_in_their_order() -> None:
    state = battle()
    question = FreeAttacks(state, 1, [[4, 0], [5, 0], [5, 1]])
    assert shown(state, question, [[5, 1], [4, 0]]) == [
        "own-card c2 strikes own-card A2",
        "own-card c1 strikes own-card A1",
    ]
    assert shown(state, question, []) == ["no free attack"]


# -- prompts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("second", [None, 0, 2])
def test_the_prompt_of_energy_barrier_says_what_was_rolled(language: str, second: int | None) -> None:
    state = battle()
    args: dict[str, Any] = {"character": 0, "attacker": 4, "total": 3, "second_total": second}
    question = Confirm(0, "home_raiders.react.energy-barrier", "HR-ADF-14", args)
    text = wording_of(GAME, Messages(language)).question(question, state)
    assert "3" in text
    assert ("{" in text, "none" in text, "None" in text) == (False, False, False)
    assert (f" {second}" in text) == (second is not None)


# -- heights --------------------------------------------------------------------------------------


def test_a_window_tells_how_far_the_enemy_is_with_its_height() -> None:
    state = position(unit(0, card(), (5, 5)), unit(1, card(), (5, 5, 6)), things=[block(4, 4, 6, 6, 6)])
    facts = add_facts(state, FreeAttacks(state, 0, [[0, 1]]), Facts())
    assert facts.distance == 6


def test_danger_counts_the_height_on_which_somebody_stands() -> None:
    state = position(
        unit(0, card(movement=3), (5, 5)), unit(1, card(), (7, 5, 9)), things=[block(6, 4, 8, 6, 9)]
    )
    assert strikes(state, state.characters[0], state.characters[1]) == (False, False)


# -- whose turn it is -----------------------------------------------------------------------------


def test_a_question_in_the_turn_of_somebody_else_is_a_reaction() -> None:
    state = battle()
    state.player = 0
    assert GAME.interrupts(state, 1)
    assert not GAME.interrupts(state, 0)
    assert GAME.turn(state) == [state.round, 0]
