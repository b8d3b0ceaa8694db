"""CON: scrolls, papyri and other consumables that do more than raise a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import concentrate
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import fury_left
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, RolledAgain
from dicefront.games.spherewars.rules.events.playing import TurnBegun
from dicefront.games.spherewars.rules.events.shooting import PrecisionRolled, ShotLost, TargetReplaced
from dicefront.games.spherewars.rules.events.spells import GemsShown, SpellRetargeted
from dicefront.games.spherewars.rules.focus_items import usable_items
from dicefront.games.spherewars.rules.game import GAME
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.item_windows import (
    COUNTER_SHOT,
)
from dicefront.games.spherewars.rules.items import possible_uses
from dicefront.games.spherewars.rules.moments import TRAITS, kit_of
from dicefront.games.spherewars.rules.profile import COMMON_FEAR, RESPECTABLE, Arms
from dicefront.games.spherewars.rules.shooting import shoot
from dicefront.games.spherewars.rules.state import (
    CONCENTRATE,
    FIRST_FLIGHT,
    STAND,
    STRATEGY,
    State,
    activation_of,
)
from dicefront.games.spherewars.rules.states import FEARFUL
from dicefront.games.spherewars.rules.subjects import (
    Occasion,
    Use,
)
from dicefront.games.spherewars.rules.turn import strategy
from dicefront.games.spherewars.rules.windows import (
    BETWEEN,
    DEXTERITY,
    KILL,
    open_window,
)
from dicefront.games.spherewars.scenes import Placed, inch, one, position
from dicefront.kernel.question import Question
from tests.games.spherewars.carrying import CENTRE, NORTH, hero, offered, scene, used
from tests.games.spherewars.profiles import PLAIN, made
from tests.games.spherewars.stepping import carried_through, step_through

# -- mist and choice --------------------------------------------------------------------------------

ARCHER = made("archer", pre=3, ranged=(Arms("light_mechanical"),))


def shot_at(*items: str, others: int = 1) -> State:
    """Number 0 shoots at the bearer of items, number 1; friends of his stand beside him."""
    state = position(
        one(0, ARCHER, CENTRE),
        one(1, hero("adepts_of_malesur"), (20, 25), items=items),
        *[one(1, PLAIN, (22 + 2 * place, 25)) for place in range(others)],
    )
    activation_of(state).action = STAND
    return state


def drink(item: str, **more: Any) -> dict[str, Any]:
    return {"item": item, "bearer": 1, **more}


@pytest.mark.rule("SW-CON-11", "SW-CON-12", "SW-SHO-28")
@pytest.mark.parametrize(
    ("item", "faces", "hidden"),
    [
        ("inferior_mist_scroll", [4], False),
        ("inferior_mist_scroll", [5], True),
        ("superior_mist_scroll", [3], True),
        ("superior_mist_scroll", [2], False),
        ("sublime_mist_scroll", [], True),
    ],
)
def test_mist_forces_another_target(item: str, faces: list[int], hidden: bool) -> None:
    state = shot_at(item)
    change: list[tuple[int, Any]] = [(0, 2)] if hidden else []
    played = step_through(shoot(state), [(0, [[0, 1]]), (1, drink(item)), *change], [*faces, 1, 1, 1])
    changed = [event for event in played.told(TargetReplaced) if event.chosen]
    assert [event.enemy for event in changed] == ([2] if hidden else [])
    rolled = played.told(PrecisionRolled)[0]
    assert rolled.enemy == (2 if hidden else 1)
    assert rolled.number.amount == 4 + hidden  # SW-SHO-28


@pytest.mark.rule("SW-CON-12")
def test_mist_takes_the_shot_of_who_has_no_other_target() -> None:
    state = shot_at("sublime_mist_scroll", others=0)
    played = step_through(shoot(state), [(0, [[0, 1]]), (1, drink("sublime_mist_scroll"))])
    assert played.told(ShotLost)
    assert not played.rolls


@pytest.mark.rule("SW-CON-12")
def test_mist_leaves_no_choice() -> None:
    state = shot_at("sublime_mist_scroll")
    steps = shoot(state)
    answers = iter([[[0, 1]], drink("sublime_mist_scroll"), None])
    value_: Any = None
    while True:
        step = steps.send(value_)
        value_ = None
        if isinstance(step, Question):
            if step.kind == "spherewars.shot.change":
                break
            value_ = step.read(next(answers))
    assert step.options() == [2]


def test_choice_blow_names_another_target_at_no_cost() -> None:
    state = shot_at("choice_blow")
    answers = [(0, [[0, 1]]), (1, drink("choice_blow", target=2))]
    played = step_through(shoot(state), answers, [1, 1, 1])
    rolled = played.told(PrecisionRolled)[0]
    assert (rolled.enemy, rolled.number.amount) == (2, 4)


@pytest.mark.rule("SW-ACT-16", "SW-ORD-34")
def test_no_mist_against_a_shot_at_a_charge() -> None:
    state = scene("sublime_mist_scroll", profile=hero("adepts_of_malesur"))
    occasion = Occasion(COUNTER_SHOT.name, [state.combatants[0]])
    occasion.actors = [state.combatants[1]]
    assert possible_uses(state, 0, occasion) == []


@pytest.mark.rule("SW-CON-12")
def test_mist_leaves_a_caster_no_choice_either() -> None:
    """P5: the change is forced; the spell is lost only where there is no other target."""
    state = spellbound(enemy=("sublime_mist_scroll",))
    played = step_through(
        concentrate(state), [(0, SPELL_), (0, 1), (1, drink("sublime_mist_scroll")), (0, 2)], [1]
    )
    change = next(asked for asked in played.questions if asked.kind == "spherewars.spell.change")
    assert change.options() == [2]
    assert change.check(None) is not None


@pytest.mark.rule("SW-CON-12", "SW-SPE-28")
def test_mist_lapses_when_its_user_is_no_target_any_more() -> None:
    """After mist and Choice Blow number 2 is the target; when he moves, the caster goes back to number 1."""
    state = spellbound(enemy=("sublime_mist_scroll", "choice_blow"))
    state.bands[1].orders = 1
    aside = {"order": "relocate", "issuer": 1, "receiver": 2}
    asked: list[str] = []
    wishes: dict[str, list[Any]] = {
        "focus.action": [SPELL_],
        "spell.target": [1],
        "window.spell": [drink("sublime_mist_scroll"), drink("choice_blow", target=2), None, aside],
        "order.relocate": [[[2, [[inch(24), inch(25)]]]]],
        "spell.change": [1],
        "spell.cast": [1],
    }

    def answer(question: Question[Any]) -> Any:
        kind = question.kind.removeprefix("spherewars.")
        asked.append(kind)
        left = wishes.get(kind, []) if kind != "window.spell" or question.player == 1 else []
        return question.read(left.pop(0)) if left else question.decline()

    told = carried_through(concentrate(state), answer, [3])
    assert [event.target for event in told if isinstance(event, SpellRetargeted)] == [1]
    assert any(isinstance(event, GemsShown) for event in told), "the mist does not take the spell"
    assert not any(wishes.values())


# -- scrolls ----------------------------------------------------------------------------------------


def led(item: str, *heard: str) -> State:
    """A leader with a scroll and no orders, and a fugitive who has heard orders already."""
    state = position(
        one(0, hero(), CENTRE, items=[item]),
        one(0, PLAIN, (20, 22), flight=FIRST_FLIGHT),
        one(1, PLAIN, (35, 35)),
    )
    state.activation = None
    state.combatants[1].heard = list(heard)
    state.combatants[1].ordered = len(heard) > 0
    return state


@pytest.mark.rule("SW-CON-23", "SW-CON-24", "SW-ORD-13")
@pytest.mark.parametrize(
    ("item", "heard", "legal"),
    [
        ("inferior_command_scroll", [], True),
        ("inferior_command_scroll", ["relocate"], False),
        ("superior_command_scroll", ["relocate"], True),
        ("superior_command_scroll", ["hold_your_ground"], False),
        ("sublime_command_scroll", ["hold_your_ground"], True),
    ],
)
def test_command_scrolls(item: str, heard: list[str], legal: bool) -> None:
    state = led(item, *heard)
    wanted = used(item, target=1, order="hold_your_ground")
    question: Any = next(open_window(state, BETWEEN, []))
    assert (question.check(wanted) is None) == legal
    if legal:
        step_through(open_window(state, BETWEEN, []), [(0, wanted)])
        assert not state.combatants[1].fleeing
        assert state.bands[0].orders == 0
        assert state.combatants[1].heard == [*heard, "hold_your_ground"]


@pytest.mark.rule("SW-CON-23", "SW-ORD-17")
@pytest.mark.parametrize("race", sorted(CATALOGUE.races))
def test_a_scroll_gives_the_exclusive_order_of_its_own_race_alone(race: str) -> None:
    state = led("sublime_command_scroll")
    state.bands[0].race = race
    occasion = Occasion(KILL.name, state.combatants[:1])
    occasion.usable = [*KILL.usable, "hold_your_ground"]
    given = {(use.order, use.target) for use in possible_uses(state, 0, occasion)}
    own = CATALOGUE.races[race].order.id == "devour"
    assert given == {("hold_your_ground", 1), *([("devour", 0)] if own else [])}


@pytest.mark.rule("SW-CON-24")
def test_nobody_receives_two_orders_in_one_window() -> None:
    state = led("sublime_command_scroll")
    state.bands[0].orders = 1
    order = {"order": "hold_your_ground", "issuer": 0, "receiver": 1}
    state.combatants[1].flight = FIRST_FLIGHT
    steps = open_window(state, BETWEEN, [])
    question: Any = next(steps)
    steps.send(question.read(order))
    again: Any = steps.send(None)
    assert all(option.target != 1 for option in again.options() if isinstance(option, Use) and option.order)


@pytest.mark.rule("SW-CON-06", "SW-ORD-05")
@pytest.mark.parametrize("flight", [0, FIRST_FLIGHT])
def test_a_scroll_needs_a_leader_who_can_issue_orders(flight: int) -> None:
    state = led("sublime_command_scroll")
    state.combatants[0].flight = flight
    asked_ = any(isinstance(step, Question) for step in open_window(state, BETWEEN, []))
    assert asked_ == (flight == 0)


# -- the strategic roll -----------------------------------------------------------------------------


BOTH = [(0, CENTRE), (1, (30.0, 30.0))]


def before_turn(*items: str, others: Sequence[Placed] = (), **more: Any) -> State:
    state = position(one(0, hero(**more), CENTRE, items=items), one(1, hero(), (30, 30)), *others)
    state.activation, state.stage = None, STRATEGY
    return state


@pytest.mark.rule("SW-CON-29", "SW-TRN-03")
@pytest.mark.parametrize(("grade", "dice"), [("inferior", 1), ("superior", 2), ("sublime", 3)])
def test_tactical_papyri_add_dice(grade: str, dice: int) -> None:
    item = f"{grade}_tactical_papyrus"
    state = before_turn(item)
    faces = [6, *[2] * (2 + dice), 1, 1, 1]
    answers = [(0, used(item)), (0, 0)]
    played = step_through(strategy(state), answers, faces)
    assert len(played.rolls[0].sides) == 3 + dice


@pytest.mark.rule("SW-CON-10", "SW-ABI-54")
def test_the_strategic_papyrus_makes_a_strategist() -> None:
    state = before_turn("strategic_papyrus")
    answers = [(0, used("strategic_papyrus")), (0, 0)]
    step_through(strategy(state), answers, [5, 4, 1, 5, 4, 2])
    assert state.combatants[0].effects.has("strategist")


@pytest.mark.rule("SW-CON-06")
def test_who_flees_reads_no_papyri() -> None:
    state = before_turn("strategic_papyrus", "inferior_tactical_papyrus")
    state.combatants[0].flight = FIRST_FLIGHT
    assert possible_uses(state, 0, Occasion("strategy", [])) == []


@pytest.mark.rule("SW-ART-30", "SW-TRN-05", "SW-ORD-60")
def test_the_tactical_ring_repeats_the_best_die() -> None:
    state = before_turn("tactical_ring", ap=1, slots=(0, 0, 0, 0, 1))
    ring = used("tactical_ring")
    answers = [(0, ring), (0, 0)]
    played = step_through(strategy(state), answers, [4, 4, 2, 5, 1, 1, 6])
    assert played.told(RolledAgain)[0].faces == [6, 4, 2]  # the worked example
    assert played.told(TurnBegun)
    assert state.combatants[0].shown == ["tactical_ring"]


@pytest.mark.rule("SW-ORD-60", "SW-ACT-15")
def test_an_ability_may_answer_the_tactical_ring() -> None:
    """T2: abilities and items, until both sides decline one after the other."""
    seer = made("seer", abilities=("strategic_vision",))
    state = before_turn("tactical_ring", others=[one(1, seer, (32, 30))], ap=1, slots=(0, 0, 0, 0, 1))
    # Behind with 4, 4, 2 against 5, 1, 1 the ring makes 6, 4, 2; the vision, declined before, makes 6, 5, 1.
    wishes = [(0, used("tactical_ring")), (1, [1]), (1, 0)]
    played = step_through(strategy(state), wishes, [4, 4, 2, 5, 1, 1, 6, 6])
    assert [again.trait for again in played.told(RolledAgain)] == ["tactical_ring", "strategic_vision"]
    assert played.told(RolledAgain)[1].faces == [6, 5, 1]


@pytest.mark.rule("SW-ORD-60", "SW-ACT-15", "SW-ACT-19")
def test_an_item_may_answer_the_ability_that_answered_an_item() -> None:
    """T2: both decline one after the other, or it goes on."""
    seer = made("seer", abilities=("strategic_vision",))
    leader = hero("adepts_of_malesur", ap=1, slots=(0, 0, 0, 0, 1))
    ours = one(0, leader, CENTRE, items=["tactical_ring", "strategic_blow"])
    state = position(ours, one(1, hero(), (30, 30)), one(1, seer, (32, 30)))
    state.activation, state.stage = None, STRATEGY
    wishes = [(0, used("tactical_ring")), (1, [1]), (0, used("strategic_blow", target=1)), (0, 0)]
    played = step_through(strategy(state), wishes, [4, 4, 2, 5, 1, 1, 6, 6, 1, 1, 1])
    again = [event.trait for event in played.told(RolledAgain)]
    assert again == ["tactical_ring", "strategic_vision", "strategic_blow"]


def test_the_strategic_blow_repeats_all_dice_of_a_player() -> None:
    state = position(
        one(0, hero("adepts_of_malesur"), CENTRE, items=["strategic_blow"]), one(1, hero(), (30, 30))
    )
    state.activation, state.stage = None, STRATEGY
    blow = used("strategic_blow", target=1)
    answers = [(0, blow), (0, 0)]
    played = step_through(strategy(state), answers, [5, 5, 5, 6, 6, 6, 1, 1, 1])
    assert played.told(RolledAgain)[0].faces == [1, 1, 1]
    assert state.bands[1].extra_orders == 0


@pytest.mark.rule("SW-DIC-23", "SW-ORD-60")
def test_both_leaders_may_use_a_strategic_blow_on_one_roll() -> None:
    """The permission of each is one of its own."""
    first, second = (
        one(band, hero("adepts_of_malesur"), spot, items=["strategic_blow"]) for band, spot in BOTH
    )
    state = position(first, second)
    state.activation, state.stage = None, STRATEGY
    wishes = [
        (0, used("strategic_blow", target=1)),
        (1, {"item": "strategic_blow", "bearer": 1, "target": 1}),
        (1, 1),
    ]
    played = step_through(strategy(state), wishes, [5, 5, 5, 6, 6, 6, 1, 1, 1, 6, 2, 2])
    assert [again.faces for again in played.told(RolledAgain)] == [[1, 1, 1], [6, 2, 2]]


# -- deeds and fights ---------------------------------------------------------------------------------


def doer(item: str, deed: str = "swipe", **more: Any) -> State:
    profile = hero(CATALOGUE.consumables[item].race, fur=2, abilities=(deed,), **more)
    enemy = made("tough", con_mundane=5, wounds=8)
    return position(one(0, profile, CENTRE, items=[item]), one(1, enemy, NORTH), stage=CONCENTRATE)


@pytest.mark.parametrize("joins", [True, False])
def test_the_concoction_adds_a_die(joins: bool) -> None:
    item = "concoction_of_the_changing_rage"
    state = doer(item)
    wanted = used(item, target=0) if joins else used(item)
    answers = [(0, "swipe"), (0, 2), (0, wanted)]
    played = step_through(concentrate(state), answers, [1, 1, 1] if joins else [1, 1])
    assert len(played.rolls[0].sides) == 2 + joins
    assert fury_left(state, state.combatants[0]) == 1 - joins


def test_the_draught_repeats_what_failed() -> None:
    state = doer("draught_of_cinders", "deadly_tail")
    answers = [(0, "deadly_tail"), (0, 2), (0, used("draught_of_cinders"))]
    step_through(concentrate(state), answers, [6, 1, 6])
    assert state.combatants[1].wounds == 6


@pytest.mark.rule("SW-ACT-20", "SW-DEE-07")
@pytest.mark.parametrize(("faces", "drinks"), [([2, 1], True), ([6, 1], False)])
def test_who_says_nothing_drinks_the_draught_only_if_the_deed_fails(faces: list[int], drinks: bool) -> None:
    state = doer("draught_of_cinders", "deadly_tail")
    played = step_through(concentrate(state), [(0, "deadly_tail"), (0, 2)], faces)
    asked = next(one for one in played.questions if one.kind == "spherewars.window.after_deed")
    answers = [asked.write(answer) for answer in GAME.unasked(state, asked)]
    assert answers == [used("draught_of_cinders") if drinks else None]


@pytest.mark.parametrize(("fear", "afraid"), [(RESPECTABLE, True), (COMMON_FEAR, False)])
def test_the_ointment_frightens_who_frightens_less(fear: int, afraid: bool) -> None:
    state = scene("ointment_of_panic", profile=hero("scions_of_kurgan", fear=fear))
    assert ("ointment_of_panic" in offered(state, DEXTERITY)) == afraid
    if afraid:
        item = used("ointment_of_panic", target=1)
        step_through(open_window(state, DEXTERITY, state.combatants[:2]), [(0, item)], [1])
        assert state.combatants[1].effects.has(FEARFUL)


# -- the concentration phase --------------------------------------------------------------------------


def focused(item: str, enemy: tuple[float, float] = (20, 24), **more: Any) -> State:
    row: Any = CATALOGUE.artefacts.get(item) or CATALOGUE.consumables[item]
    race = "alliance" if row.race == "any" else row.race
    profile = hero(race, ap=9, slots=(0, 0, 0, 1, 0), **more)
    state = position(one(0, profile, CENTRE, items=[item]), one(1, PLAIN, enemy), stage=CONCENTRATE)
    activation_of(state).action = STAND
    return state


@pytest.mark.rule("SW-ORD-61")
def test_the_censer_brings_two_gems() -> None:
    state = focused("censer_of_isha")
    step_through(concentrate(state), [(0, "censer_of_isha")])
    assert state.gems[0].made == 2
    assert state.combatants[0].hidden == []


@pytest.mark.parametrize(("at", "struck"), [((20, 24), True), ((20, 26), False)])
def test_the_jar_is_thrown_four_inches(at: tuple[float, float], struck: bool) -> None:
    state = focused("jar_of_spitting_lava", at)
    step_through(concentrate(state), [(0, "jar_of_spitting_lava")], [2, 1] if struck else [])
    assert state.combatants[1].wounds == 5 - struck
    assert state.combatants[0].hidden == []


@pytest.mark.rule("SW-ACT-30", "SW-ORD-33")
@pytest.mark.parametrize(
    ("item", "dice"), [("censer_of_isha", []), ("jar_of_spitting_lava", [5, 5]), ("fear_blow", [5])]
)
def test_no_order_answers_a_consumable_of_the_concentration_phase(item: str, dice: list[int]) -> None:
    """It skips D2: nobody moves out of the way of a jar; of an artefact one may."""
    state = focused(item)
    state.bands[0].orders = state.bands[1].orders = 2
    played = step_through(concentrate(state), [(0, item)], dice)
    assert "spherewars.window.deed" not in played.kinds
    state = focused("staff_of_the_wayfarer")
    state.bands[0].orders = 2
    played = step_through(concentrate(state), [(0, "staff_of_the_wayfarer")], [1])
    assert "spherewars.window.deed" in played.kinds


def test_the_jar_does_nothing_to_the_red_hot() -> None:
    state = focused("jar_of_spitting_lava")
    state.combatants[1].kit = kit_of([TRAITS["red_hot"]])
    assert usable_items(state, state.combatants[0]) == []


def test_the_fear_blow_frightens_all_around() -> None:
    state = focused("fear_blow")
    step_through(concentrate(state), [(0, "fear_blow")], [1])
    assert state.combatants[1].effects.has(FEARFUL)


# -- spells -------------------------------------------------------------------------------------------


def spellbound(own: tuple[str, ...] = (), enemy: tuple[str, ...] = (), gems: int = 4) -> State:
    """A sorcerer who has items, number 0, and an enemy leader who has some, number 1."""
    caster = hero("packs_of_urueh", pow=4, abilities=("destroying_ball",))
    state = position(
        one(0, caster, CENTRE, items=own),
        one(1, hero(con_arcane=2), (20, 25), items=enemy),
        one(1, PLAIN, (23, 25)),
        stage=CONCENTRATE,
    )
    activation_of(state).action = STAND
    state.gems = [Gems(gems), Gems(0)]
    return state


SPELL_ = "destroying_ball"


@pytest.mark.rule("SW-CON-16", "SW-CON-17", "SW-SPE-44")
@pytest.mark.parametrize(("grade", "gems"), [("inferior", 1), ("superior", 2), ("sublime", 3)])
def test_enchantment_papyri_add_gems(grade: str, gems: int) -> None:
    item = f"{grade}_enchantment_papyrus"
    state = spellbound(own=(item,), gems=0)
    wishes = [(0, SPELL_), (0, 1), (0, used(item)), (0, gems)]
    played = step_through(concentrate(state), wishes, [3, *[2] * (gems - 1)])
    shown = played.told(GemsShown)[0]
    assert shown.gems == gems
    assert state.gems[0].total() == 0


@pytest.mark.rule("SW-CON-15", "SW-SPE-44", "SW-ART-31")
@pytest.mark.parametrize(("grade", "gems"), [("inferior", 1), ("superior", 2), ("sublime", 3)])
def test_dispelling_papyri_add_gems(grade: str, gems: int) -> None:
    item = f"{grade}_dispelling_papyrus"
    state = spellbound(enemy=(item,))
    wishes = [(0, SPELL_), (0, 1), (1, {"item": item, "bearer": 1}), (0, 1), (1, gems)]
    played = step_through(concentrate(state), wishes, [3, *[5] * gems])
    assert played.told(GemsShown)[0].against == gems
    assert not played.told(DamageRolled)


@pytest.mark.rule("SW-CON-25")
@pytest.mark.parametrize(("faces", "stopped"), [([5, 5, 4], True), ([6, 6, 4], False)])
def test_the_inferior_cancellation_papyrus(faces: list[int], stopped: bool) -> None:
    item = "inferior_cancellation_papyrus"
    state = spellbound(enemy=(item,))
    wishes = [(0, SPELL_), (0, 1), (0, 3), (1, {"item": item, "bearer": 1})]
    dice = faces if stopped else [*faces, 1, 1, 1, 1]
    played = step_through(concentrate(state), wishes, dice)
    assert bool(played.told(DamageRolled)) != stopped
    assert state.combatants[1].hidden == []
    assert state.gems[0].own >= 1


@pytest.mark.rule("SW-CON-26")
@pytest.mark.parametrize(("faces", "stopped"), [([5, 5, 4], True), ([6, 6, 6], False)])
def test_the_sublime_cancellation_papyrus(faces: list[int], stopped: bool) -> None:
    item = "sublime_cancellation_papyrus"
    state = spellbound(enemy=(item,))
    wishes = [(0, SPELL_), (0, 1), (0, 3), (1, {"item": item, "bearer": 1})]
    dice = faces if stopped else [*faces, 1, 1, 1, 1]
    played = step_through(concentrate(state), wishes, dice)
    assert bool(played.told(DamageRolled)) != stopped


@pytest.mark.rule("SW-CON-11", "SW-CON-12", "SW-SPE-29")
def test_mist_hides_from_a_spell() -> None:
    state = spellbound(enemy=("sublime_mist_scroll",))
    wishes = [(0, SPELL_), (0, 1), (1, {"item": "sublime_mist_scroll", "bearer": 1}), (0, 2), (0, 1)]
    played = step_through(concentrate(state), wishes, [3])
    assert played.told(SpellRetargeted)[0].target == 2


def test_choice_blow_turns_a_spell_aside() -> None:
    state = spellbound(enemy=("choice_blow",))
    blow = {"item": "choice_blow", "bearer": 1, "target": 2}
    played = step_through(concentrate(state), [(0, SPELL_), (0, 1), (1, blow), (0, 2)], [5, 5, 1, 1, 1, 1])
    rolled = played.told(DamageRolled)
    assert [event.enemy for event in rolled] == [2]


@pytest.mark.rule("SW-CON-27")
def test_healing_while_the_gems_are_hidden() -> None:
    state = spellbound(enemy=("superior_healing_potion",))
    state.combatants[1].wounds = 1
    item = {"item": "superior_healing_potion", "bearer": 1}
    step_through(concentrate(state), [(0, SPELL_), (0, 1), (0, 1), (1, item)], [3])
    assert state.combatants[1].wounds == 3
