"""ACT-20: on which calls a player who has said nothing is asked, and the policies that answer for him."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.deeds import FURY, SPLIT, FuryDice
from dicefront.games.spherewars.rules.dice import ANY_ONE, Permission, Rolled
from dicefront.games.spherewars.rules.focus import (
    FEAT,
    FIRST,
    FOCUS,
    HIDDEN,
    NO_FEAT,
    WORKS,
    Focus,
    usable_feats,
)
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.item_windows import (
    CALLS,
    DEED_ROLLED,
    ENEMY,
    FLEEING,
    HERO,
    STRATEGY_ROLLED,
    TARGET,
    WISHED,
    UseItem,
)
from dicefront.games.spherewars.rules.orders import possible_orders
from dicefront.games.spherewars.rules.profile import LEADER as LEADER_RANK
from dicefront.games.spherewars.rules.reactions import ABILITY, COUNTERATTACK, KNOWN, MayUse
from dicefront.games.spherewars.rules.rerolls import REROLL, RollAgain
from dicefront.games.spherewars.rules.state import CONCENTRATE, ROUND, State, activation_of, actor_of
from dicefront.games.spherewars.rules.subjects import Occasion, Use
from dicefront.games.spherewars.rules.windows import (
    ACTIVATION_START,
    BETWEEN,
    CONTACT,
    DEED,
    DEXTERITY,
    FREE,
    JOIN,
    KILL,
    LAST,
    MORALE,
    MOVE,
    ORDER,
    PURSUIT_END,
    SHOT,
    SPELL,
    IssueOrder,
)
from dicefront.games.spherewars.scenes import one, position
from dicefront.kernel.game import Game
from dicefront.kernel.question import Question
from dicefront.kernel.window import ASK, AUTO, PASS, Window
from tests.games.spherewars.profiles import HERO as LEADER
from tests.games.spherewars.profiles import PLAIN, made

USUAL: list[tuple[Window, str, list[list[str]]]] = [
    (BETWEEN, ASK, [[ENEMY, FLEEING, ORDER], [LAST, ORDER], [WISHED]]),
    (ACTIVATION_START, ASK, [[HERO, FREE], [CONTACT, ORDER]]),
    (MOVE, PASS, []),
    (JOIN, ASK, [[ENEMY, TARGET, ORDER]]),
    (DEED, ASK, [[ENEMY, TARGET, ORDER]]),
    (SPELL, ASK, [[ENEMY, TARGET]]),
    (DEXTERITY, ASK, [[ENEMY, TARGET, ORDER], [ENEMY, TARGET, HERO]]),
    (SHOT, ASK, [[ENEMY, TARGET, ORDER], [ENEMY, TARGET, HERO]]),
    (KILL, ASK, [[ORDER]]),
    (MORALE, ASK, [[ORDER], [HERO]]),
    (PURSUIT_END, ASK, [[TARGET, ORDER]]),
    (STRATEGY_ROLLED, AUTO, []),
    (DEED_ROLLED, AUTO, []),
    (REROLL, ASK, [[KNOWN]]),
    (ABILITY, ASK, [[KNOWN]]),
    (COUNTERATTACK, ASK, [[KNOWN]]),
    (FOCUS, ASK, [[FIRST, HIDDEN], [WORKS]]),
    (FURY, ASK, [[SPLIT]]),
]


@pytest.mark.rule("SW-ACT-20")
@pytest.mark.parametrize(("window", "how", "calls"), USUAL, ids=[window.kind for window, _, _ in USUAL])
def test_who_has_said_nothing_is_asked_on_these_calls(
    window: Window, how: str, calls: list[list[str]]
) -> None:
    assert (window.usual.how, window.usual.calls) == (how, calls)
    assert all(name in window.may_call for group in calls for name in group)
    assert window.usual.policy in ["", *window.policies]


def is_asked(state: State, question: Question[Any]) -> bool:
    game: Game[State] = GAME
    return not game.unasked(state, question)


# -- windows of orders ------------------------------------------------------------------------------


def fight(orders: int, side: int, fleeing: bool = False) -> State:
    """A leader of seat 0 and somebody of his; the round is that of a side."""
    state = position(one(0, LEADER, (20, 20)), one(0, PLAIN, (22, 20)), one(1, PLAIN, (20, 26)), stage=ROUND)
    state.side = side
    state.bands[0].orders = orders
    state.combatants[1].flight = 1 if fleeing else 0
    return state


def asked_in(state: State, window: Any, subject: int) -> IssueOrder:
    occasion = Occasion(window.name, [state.combatants[subject]])
    occasion.usable = window.usable
    return IssueOrder(state, 0, window, occasion, possible_orders(state, 0, window.usable, occasion))


@pytest.mark.rule("SW-ACT-20", "SW-ORD-26")
def test_the_side_of_the_target_is_asked_when_it_could_give_an_order() -> None:
    for orders, side, subject, asked in (
        (2, 1, 1, True),
        (0, 1, 1, False),
        (2, 0, 1, False),
        (2, 1, 2, False),
    ):
        state = fight(orders, side)
        assert is_asked(state, asked_in(state, JOIN, subject)) is asked, (orders, side, subject)


@pytest.mark.rule("SW-ACT-20", "SW-ORD-24")
def test_between_two_steps_the_enemy_is_asked_when_one_of_his_flees_and_an_order_could_help() -> None:
    for orders, side, fleeing, asked in (
        (2, 1, True, True),
        (2, 1, False, False),
        (0, 1, True, False),
        (2, 0, True, False),
    ):
        state = fight(orders, side, fleeing)
        assert is_asked(state, asked_in(state, BETWEEN, 1)) is asked, (orders, side, fleeing)


# -- the own concentration phase ----------------------------------------------------------------------

DEEDS = made("fury", fur=3, abilities=("swipe", "wild_wrath"), rank=LEADER_RANK, ap=9, slots=(1, 1, 1, 1, 1))


def concentrating(*done: str, items: tuple[str, ...] = ()) -> State:
    """A hero with two deeds beside an enemy, who has tried some of them."""
    state = position(one(0, DEEDS, (20, 20), items=items), one(1, PLAIN, (20, 21)), stage=CONCENTRATE)
    activation_of(state).done = list(done)
    return state


@pytest.mark.rule("SW-ACT-20", "SW-ACT-04")
@pytest.mark.parametrize("items", [(), ("skull_staff",)])
def test_after_a_feat_who_has_openly_nothing_left_is_passed_over(items: tuple[str, ...]) -> None:
    for done, asked in (([], True), (["swipe"], True), (["swipe", "wild_wrath"], False)):
        state = concentrating(*done, items=items)
        question = Focus(state, actor_of(state), [NO_FEAT, *usable_feats(state, actor_of(state))], False)
        assert is_asked(state, question) is asked, done
        assert question.decline() == NO_FEAT


def choosing(state: State) -> Focus:
    return Focus(state, actor_of(state), [NO_FEAT, *usable_feats(state, actor_of(state))], False)


@pytest.mark.rule("SW-ACT-20", "SW-ACT-04", "SW-BAS-17")
@pytest.mark.parametrize("deed", ["bellow", "roar_of_the_beast"])
def test_nobody_is_asked_for_what_reaches_nobody_unless_distances_are_hidden(deed: str) -> None:
    troop = made("troop", fur=2, abilities=(deed,))
    for measuring, y, asked in (("open", 23, True), ("open", 35, False), ("closed", 35, True)):
        placed = [one(0, troop, (20, 20)), one(1, PLAIN, (20, y))]
        question = choosing(position(*placed, stage=CONCENTRATE, chosen={"measuring": measuring}))
        assert FEAT in question.calls()
        assert is_asked(question.state, question) is asked, (measuring, y)


@pytest.mark.rule("SW-ACT-20", "SW-ACT-04")
def test_nobody_is_asked_to_heal_who_has_no_wounds() -> None:
    healer = made("healer", fur=2, wounds=3, abilities=("regeneration_offering",))
    for wounds, asked in ((3, False), (2, True)):
        patient = one(0, healer, (20, 20), wounds=wounds)
        question = choosing(position(patient, one(1, PLAIN, (20, 35)), stage=CONCENTRATE))
        assert is_asked(question.state, question) is asked, wounds


@pytest.mark.rule("SW-ACT-20", "SW-ART-11")
@pytest.mark.parametrize("items", [(), ("skull_staff",)])
def test_a_hero_is_asked_once_for_what_he_may_hide(items: tuple[str, ...]) -> None:
    bearer = made("bearer", race="scions_of_kurgan", rank=LEADER_RANK, ap=9, slots=(1, 1, 1, 1, 1))
    for done, asked in (([], True), (["stings"], False)):
        state = position(one(0, bearer, (20, 20), items=items), one(1, PLAIN, (20, 24)), stage=CONCENTRATE)
        activation_of(state).done = list(done)
        question = choosing(state)
        assert HIDDEN in question.calls()
        assert is_asked(state, question) is asked, done


@pytest.mark.rule("SW-ACT-20", "SW-ORD-25")
def test_a_hero_who_touches_an_enemy_needs_no_potion_of_speed() -> None:
    for y, asked in ((35, True), (21, False)):
        state = position(one(0, LEADER, (20, 20)), one(1, PLAIN, (20, y)))
        state.bands[0].orders = 0
        assert is_asked(state, asked_in(state, ACTIVATION_START, 0)) is asked, y


@pytest.mark.rule("SW-ACT-20", "SW-DEE-04")
def test_all_dice_go_into_the_last_deed_unasked() -> None:
    for done, fury, asked in (([], 0, True), (["wild_wrath"], 0, False), ([], 2, False)):
        state = concentrating(*done)
        activation_of(state).fury = fury
        question = FuryDice(state, actor_of(state), "swipe", 3 - fury)
        assert is_asked(state, question) is asked, (done, fury)
        assert question.decline() == 3 - fury


# -- policies -----------------------------------------------------------------------------------------


RING = Permission("ring_of_xialio", "SW-DIC-23", ANY_ONE)
BEARER = made("bearer", race="adepts_of_malesur")


def reroll(faces: list[int], rival: list[int], held: bool, known: bool = False) -> tuple[State, RollAgain]:
    state = position(one(0, BEARER, (20, 20)), one(1, PLAIN, (20, 22)))
    rolled = Rolled(faces)
    rolled.meet(Rolled(rival))
    offers = rolled.offers(RING) if held else []
    return state, RollAgain(state.combatants[0], rolled, RING, offers, known)


@pytest.mark.rule("SW-ACT-20", "SW-DIC-23")
def test_a_hidden_permission_rolls_the_worst_die_again_when_the_roll_is_lost() -> None:
    for faces, rival, held, answer in (
        ([5, 3, 2], [6, 1], True, [2]),
        ([6, 3, 2], [5, 1], True, []),
        ([5, 3, 2], [6, 1], False, []),
    ):
        state, question = reroll(faces, rival, held)
        assert GAME.unasked(state, question) == [answer]


@pytest.mark.rule("SW-ACT-20")
def test_a_permission_that_everybody_knows_is_asked_about() -> None:
    state, question = reroll([5, 3, 2], [6, 1], True, known=True)
    assert is_asked(state, question)


@pytest.mark.parametrize(
    ("faces", "number", "failing"),
    [([4, 2], 5, True), ([5, 2], 5, False), ([6, 2], 7, False), ([5, 5], 8, True)],
)
def test_a_roll_fails_as_it_lies_if_no_die_is_enough(faces: list[int], number: int, failing: bool) -> None:
    rolled = Rolled(faces)
    rolled.number = number
    assert rolled.is_failing() is failing


@pytest.mark.rule("SW-ACT-20", "SW-WOU-08", "SW-ABI-11")
@pytest.mark.parametrize("window", [ABILITY, COUNTERATTACK], ids=["save", "counterattack"])
def test_what_is_hidden_is_used_by_those_who_have_it_and_nobody_is_asked(window: Window) -> None:
    state = position(one(0, BEARER, (20, 20)))
    for held in (True, False):
        question = MayUse(0, window.kind, window.rule, {}, known=False, held=held)
        assert GAME.unasked(state, question) == [held]
    assert is_asked(state, MayUse(0, window.kind, window.rule, {}))


@pytest.mark.rule("SW-ACT-20", "SW-ORD-60", "SW-ART-30")
@pytest.mark.parametrize(("own", "used"), [([4, 3], True), ([6, 3], False), ([5, 2], False)])
def test_a_ring_is_used_when_the_own_strategic_roll_is_behind(own: list[int], used: bool) -> None:
    state = position(one(0, LEADER, (20, 20), items=["tactical_ring"]), one(1, LEADER, (20, 30)))
    occasion = Occasion(STRATEGY_ROLLED.name, [])
    occasion.rolls = [Rolled(own), Rolled([5, 2])]
    question = UseItem(state, 0, STRATEGY_ROLLED, occasion)
    answers = [question.write(answer) for answer in GAME.unasked(state, question)]  # type: ignore[arg-type]
    assert answers == [question.write(Use("tactical_ring", 0)) if used else None]


@pytest.mark.rule("SW-ACT-20")
def test_calls_and_policies_are_open_facts_of_every_window() -> None:
    for window in GAME.windows.values():
        assert window.secret
        assert set(window.may_call) <= {
            *CALLS,
            ORDER,
            CONTACT,
            FREE,
            LAST,
            KNOWN,
            FIRST,
            FEAT,
            WORKS,
            HIDDEN,
            SPLIT,
        }
