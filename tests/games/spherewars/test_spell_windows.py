"""SPE, LIS P: a spell from its designation to its end, with all windows, changes of target and losses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dicefront.games.spherewars.rules.events.feats import FeatFailed
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.events.spells import (
    SpellRolled,
)
from dicefront.games.spherewars.rules.spells import (
    cast_spell,
)
from dicefront.games.spherewars.rules.state import (
    State,
    actor_of,
)
from dicefront.games.spherewars.rules.subjects import Cast
from dicefront.games.spherewars.rules.windows import IssueOrder
from dicefront.games.spherewars.scenes import one
from dicefront.kernel.event import Event
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.testing import Played, play_out
from tests.games.spherewars.carrying import hero
from tests.games.spherewars.profiles import HERO
from tests.games.spherewars.sorcery import (
    AHEAD,
    SPHERE,
    TOUGH,
    casts,
    relocating,
    scene,
)

# -- the whole list with its windows ----------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-16", "SW-SPE-20", "SW-ORD-29", "SW-UNC-09")
def test_list_p_from_the_designation_to_the_uncontrolled_power() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), one(1, HERO, (24, 25)), against=2)
    state.bands[1].orders = 1
    answers = [(0, 1), *relocating(1, 19, 26), (0, None), (0, 4), (1, 1)]
    played = casts(state, "lightning_sphere", answers, [5, 4, 1, 1, 3, 1, 1])
    course = [step.removeprefix("spherewars.") for step in played.course]
    wanted = [
        "focus.action", "spell.target", "spell_designated",  # P1
        "window.spell", "order_issued", "order.relocate", "relocated",  # P2, P3
        "spell.change",  # P4, P5
        "spell.cast", "spell.dispel",  # P6, P7
        "gems_shown",  # P8, P9
        "dice.casting", "dice.dispelling", "power_uncontrolled",  # P10
        "spell_rolled",  # P11, P12
        "dice.damage", "damage_rolled",  # P14
        "wounded",  # P15: two 1s
    ]  # fmt: skip
    assert course == wanted
    assert actor_of(state).wounds == 4
    assert (state.gems[0].own, state.gems[1].made) == (4, 1)


@pytest.mark.rule("SW-SPE-16", "SW-ACT-20", "SW-ORD-29", "SW-ORD-30", "SW-ORD-31", "SW-ORD-32")
def test_list_p_with_all_windows_of_a_target_who_may_carry_items() -> None:
    wounded = one(1, hero(con_mundane=5, con_arcane=5, wounds=8), AHEAD, wounds=5)
    state = scene(SPHERE, wounded, against=4)
    answers: list[tuple[int, Any]] = [(1, None), (0, 4), (1, 1), *[(1, None)] * 4]
    played = play_out(cast_spell(state, actor_of(state), "lightning_sphere"), answers, [3, 4, 5, 5, 1, 1, 1])
    assert [step.removeprefix("spherewars.") for step in played.course] == [
        "spell_designated",  # P1
        "window.spell",  # P2
        "spell.cast", "spell.dispel",  # P6
        "window.gems",  # P7
        "gems_shown",  # P8
        "window.shown",  # P9
        "dice.casting", "dice.dispelling",  # P10
        "spell_rolled",  # P11
        "window.outcome",  # P12
        "dice.damage", "damage_rolled", "window.after_damage",  # P14
    ]  # fmt: skip


@pytest.mark.rule("SW-ORD-32")
def test_a_spell_that_fails_opens_no_window_for_its_outcome() -> None:
    state = scene(SPHERE, one(1, hero(), AHEAD, wounds=2), against=4)
    answers: list[tuple[int, Any]] = [(1, None), (0, 1), (1, 1), (1, None), (1, None)]
    played = play_out(cast_spell(state, actor_of(state), "lightning_sphere"), answers, [2, 3])
    assert "spherewars.window.shown" in played.course
    assert "spherewars.window.outcome" not in played.course


def meddled(state: State, when: str, act: Callable[[Cast], None]) -> Steps[None]:
    """A spell of number 0; at a question or event something changes the spell at hand, as items do."""
    steps = cast_spell(state, actor_of(state), "lightning_sphere")
    cast: Cast | None = None
    value: object = None
    while True:
        try:
            step = steps.send(value)
        except StopIteration:
            return
        if isinstance(step, IssueOrder) and step.occasion.cast is not None:
            cast = step.occasion.cast
        if isinstance(step, (Question, Event)) and step.kind == "spherewars." + when and cast is not None:
            act(cast)
        value = yield step


def meddling(
    state: State, when: str, act: Callable[[Cast], None], answers: list[tuple[int, Any]], dice: list[int]
) -> Played[None]:
    """Number 0 casts; the other side has an issuer of orders, who issues none."""
    state.bands[1].orders = 1
    return play_out(meddled(state, when, act), answers, dice)


CHIEF = one(1, HERO, (24, 45))
"""Somebody who makes the other side be asked for orders; he is seen as well."""
ENGAGED = one(0, TOUGH, (24, 46))
"""Who fights the chief, so that no spell can be aimed at him."""


@pytest.mark.rule("SW-SPE-46", "SW-SPE-20")
def test_another_target_named_in_the_window_opens_it_again() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), CHIEF, one(1, TOUGH, (14, 20)))

    def act(cast: Cast) -> None:
        cast.target = state.combatants[3]

    played = meddling(state, "window.spell", act, [(0, 1), (1, None), (1, None), (0, 1)], [3, 1, 1])
    assert played.kinds.count("spherewars.window.spell") == 2
    assert played.told(DamageRolled)[0].enemy == 3
    assert played.told(SpellRolled)[0].successes == 1  # the change is not used up


def misted(cast: Cast) -> None:
    cast.misted = 1


@pytest.mark.rule("SW-CON-12", "SW-SPE-29", "SW-SPE-37")
@pytest.mark.parametrize("another", [True, False])
def test_mist_forces_a_change(another: bool) -> None:
    """Without another target the spell is lost: the chief is in combat."""
    if another:
        state = scene(SPHERE, one(1, TOUGH, AHEAD), CHIEF)
        answers = [(0, 1), (1, None), (0, 2), (1, None), (0, 1)]
        played = meddling(state, "window.spell", misted, answers, [3])
        assert played.told(SpellRolled)[0].successes == 0
    else:
        state = scene(SPHERE, one(1, TOUGH, AHEAD), CHIEF, ENGAGED)
        played = meddling(state, "window.spell", misted, [(1, None)], [])
        assert played.told(FeatFailed)[0].cause == "terms"


@pytest.mark.rule("SW-SPE-44")
def test_gems_of_a_papyrus_vanish_with_a_lost_spell() -> None:
    """If the spell is lost in P5, the two gems vanish and the pool is 2."""
    state = scene(SPHERE, one(1, TOUGH, AHEAD), CHIEF, ENGAGED, against=2)

    def act(cast: Cast) -> None:
        cast.dispelling.papyri = 2
        misted(cast)

    meddling(state, "window.spell", act, [(1, None)], [])
    assert state.gems[1].total() == 2


@pytest.mark.rule("SW-SPE-44", "SW-SPE-43")
def test_gems_of_a_papyrus_are_rolled_and_cost_no_others() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), CHIEF, against=2)

    def act(cast: Cast) -> None:
        cast.dispelling.papyri = 2

    meddling(state, "window.spell", act, [(0, 1), (1, None), (0, 1), (1, 3)], [5, 6, 1, 1])
    assert state.gems[1].total() == 1


@pytest.mark.rule("SW-SPE-44", "SW-UNC-02", "SW-UNC-03")
@pytest.mark.parametrize(("dice", "own"), [([6, 6, 6], 8), ([6, 6, 4], 7)])
def test_gems_of_a_papyrus_do_not_come_back(dice: list[int], own: int) -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), CHIEF)

    def act(cast: Cast) -> None:
        cast.casting.papyri = 1

    meddling(state, "window.spell", act, [(0, 1), (1, None), (0, 3)], [*dice, 1, 1])
    assert state.gems[0].total() == own


@pytest.mark.rule("SW-CON-25", "SW-CON-26", "SW-UNC-10")
@pytest.mark.parametrize("when", ["gems_shown", "spell_rolled"])
@pytest.mark.parametrize(
    ("dice", "shown", "outcome"),
    [([5, 4, 4], True, True), ([6, 6, 4], False, True), ([6, 6, 6], False, False), ([5, 5, 5], False, True)],
)
def test_a_cancelled_spell(when: str, dice: list[int], shown: bool, outcome: bool) -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), CHIEF)

    def act(cast: Cast) -> None:
        cast.cancelled = True

    cancelled = shown if when == "gems_shown" else outcome
    dice = dice + ([] if cancelled else [1, 1])
    played = meddling(state, when, act, [(0, 1), (1, None), (0, 3)], dice)
    assert [event.cause for event in played.told(FeatFailed)] == (["cancelled"] if cancelled else [])
    assert (played.told(DamageRolled) == []) is cancelled
