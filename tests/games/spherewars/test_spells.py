"""SPE: spells, step list P."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from dicefront.games.spherewars.rules.activation import concentrate, end_activation
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.bets import HideGems, kept, prepare, successes
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import AimFeat, target_refused, targets_of
from dicefront.games.spherewars.rules.events.feats import FeatFailed
from dicefront.games.spherewars.rules.events.fighting import CriticalHit, DamageRolled
from dicefront.games.spherewars.rules.events.spells import (
    GemsShown,
    LatentEnded,
    SpellDesignated,
    SpellRetargeted,
    SpellRolled,
    TargetHidden,
)
from dicefront.games.spherewars.rules.focus import Focus, choose_feat
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.moments import TRAITS, Trait
from dicefront.games.spherewars.rules.power import Power
from dicefront.games.spherewars.rules.rows import AbilityRow
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.sight import in_between, sees
from dicefront.games.spherewars.rules.spell_chances import spell
from dicefront.games.spherewars.rules.spells import (
    AimAtPlace,
    cast_refused,
    cast_spell,
    replaced_by,
    usable_spells,
    works,
)
from dicefront.games.spherewars.rules.state import (
    CHARGE,
    DEAD,
    ENGAGE,
    FIRST_FLIGHT,
    RUN,
    SPEED_UP,
    STAND,
    Combatant,
    State,
    activation_of,
    actor_of,
)
from dicefront.games.spherewars.rules.states import (
    CONCUSSED,
    FEARFUL,
    PARALYSED,
    STATES,
    STUNNED,
    enter_state,
)
from dicefront.games.spherewars.rules.subjects import COM, CON_ARCANE, POW, Cast
from dicefront.games.spherewars.rules.turn import begin_round
from dicefront.games.spherewars.rules.windows import IssueOrder
from dicefront.games.spherewars.scenes import inch, one, position, put
from dicefront.kernel.draw import Draw
from dicefront.kernel.event import Event
from dicefront.kernel.procedure import Steps
from dicefront.kernel.question import Question
from dicefront.kernel.testing import Played, play_out, refusal_of
from dicefront.skirmish.space import Thing
from dicefront.tabletop.sight import HIDDEN, PARTIAL
from tests.games.spherewars.carrying import hero
from tests.games.spherewars.profiles import ASH, HERO, PLAIN, made
from tests.games.spherewars.sorcery import AHEAD, CENTRE, TOUGH, casts, scene, sorcerer

SPHERE = sorcerer("lightning_sphere")
HELPER = made("helper", pow=1)


def bet_of(state: State, spell_id: str = "lightning_sphere") -> Cast:
    """A spell of number 0 at number 1, ready for the gems to be hidden."""
    cast = Cast(state.combatants[0], CATALOGUE.abilities[spell_id], state.combatants[1])
    prepare(state, cast)
    return cast


@pytest.mark.rule("SW-SPE-34", "SW-SPE-35")
@pytest.mark.parametrize(
    ("spell", "needed"), [("mindfreeze", 1), ("life_bane", 1), ("lightning_sphere", 1), ("wrath_of_sull", 2)]
)
def test_a_spell_works_with_enough_successes_and_a_graded_one_with_any(spell: str, needed: int) -> None:
    cast = bet_of(scene(SPHERE, one(1, TOUGH, AHEAD)), spell)
    for count in range(4):
        cast.successes = count
        assert works(cast) is (count >= needed)


# -- who casts --------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-01", "SW-COM-06", "SW-ATT-10")
def test_who_has_power_is_a_sorcerer() -> None:
    powers = {"nirlem": 2, "tax_collector": 2, "satanor": 8, "sull": 4, "dowser": 1, "miuhalo": 7}
    for profile, power in {**powers, "pack_of_mongoose_boys": 3}.items():
        assert CATALOGUE.profiles[profile].pow == power
        assert CATALOGUE.profiles[profile].is_sorcerer()
    state = scene(made("lay", abilities=("lightning_sphere",)), one(1, TOUGH, AHEAD))
    assert usable_spells(state, actor_of(state)) == []


@pytest.mark.rule("SW-SPE-10", "SW-ACT-04", "SW-SPE-11")
def test_spells_and_deeds_are_mixed_and_each_is_tried_once() -> None:
    both = sorcerer("lightning_sphere", "lava_torrent", "lava_dart", fur=1)
    state = scene(both, one(1, TOUGH, AHEAD))
    casts(state, "lightning_sphere", [(0, 1)], [1])
    played = play_out(choose_feat(state, actor_of(state)), [(0, "")])
    assert played.questions[0].answers() == ["", "lava_dart", "lava_torrent"]
    casts(state, "lava_dart", [], [1])
    casts(state, "lava_torrent", [(0, 1)], [1])
    assert activation_of(state).done == ["lightning_sphere", "lava_dart", "lava_torrent"]
    assert play_out(concentrate(state)).questions == []


@pytest.mark.rule("SW-SPE-12", "SW-ACT-07", "SW-DEF-10")
@pytest.mark.parametrize(
    ("action", "able"), [(STAND, True), (RUN, True), (CHARGE, True), (SPEED_UP, False), (ENGAGE, False)]
)
def test_haste_forbids_to_cast(action: int, able: bool) -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD))
    activation_of(state).action = action
    activation_of(state).stopped = True
    assert usable_spells(state, actor_of(state)) == (["lightning_sphere"] if able else [])


@pytest.mark.rule("SW-SPE-14", "SW-STA-07", "SW-STA-12", "SW-STA-19", "SW-STA-22")
@pytest.mark.parametrize(
    ("which", "able"), [(STUNNED, True), (FEARFUL, True), (PARALYSED, False), (CONCUSSED, False)]
)
def test_who_may_neither_cast_nor_dispel(which: str, able: bool) -> None:
    state = scene(SPHERE, one(1, HELPER, AHEAD))
    state.gems[1] = Gems(3)
    for number in (0, 1):
        state.combatants[number].bear(which, "next_activation")
    refusal = cast_refused(state, actor_of(state))
    assert (refusal is None) is able
    assert refusal is None or refusal.rule == "SW-SPE-14"
    assert bet_of(state).dispelling.pool == (3 if able else 0)


@pytest.mark.rule("SW-SPE-14")
def test_the_fleeing_do_not_dispel() -> None:
    state = scene(SPHERE, one(1, HELPER, AHEAD, flight=FIRST_FLIGHT))
    state.gems[1] = Gems(3, 1)
    assert bet_of(state).dispelling.pool == 1  # SW-SPE-15: what artefacts made


@pytest.mark.rule("SW-SPE-13", "SW-SPE-15", "SW-SPE-08")
def test_dispelling_needs_neither_sight_nor_rest_but_a_sorcerer_or_made_gems() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), one(1, HELPER, (60, 45)))
    state.gems[1] = Gems(3, 2, 4, 1)
    assert bet_of(state).dispelling.pool == 6
    state.combatants[2].where = DEAD
    assert bet_of(state).dispelling.pool == 3


@pytest.mark.rule("SW-SCN-26")
def test_nobody_casts_in_deep_water() -> None:
    water = thing_of("lake", "lake", inch(20), inch(20), 0)
    state = scene(SPHERE, one(1, TOUGH, (20, 28)), things=[water])
    refusal = cast_refused(state, actor_of(state))
    assert refusal is not None
    assert refusal.rule == "SW-SCN-26"


@pytest.mark.rule("SW-ACT-20", "SW-CON-17")
@pytest.mark.parametrize("items", [(), ("inferior_enchantment_papyrus",)])
def test_who_has_no_gems_is_asked_whether_or_not_a_hero_hides_a_papyrus(items: tuple[str, ...]) -> None:
    keeper = one(0, hero(pow=1), (5, 5), items=items)
    state = scene(SPHERE, one(1, TOUGH, AHEAD), keeper, gems=0)
    question = next(choose_feat(state, actor_of(state)))
    assert isinstance(question, Focus)
    assert question.secret
    assert ("lightning_sphere" in question.options()) is bool(items)


@pytest.mark.rule("SW-SPE-22")
def test_without_gems_nothing_is_cast() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), gems=0)
    state.gems[0].dispelling = 3
    refusal = cast_refused(state, actor_of(state))
    assert refusal is not None
    assert refusal.reason == "spherewars.spell.pool"
    state.gems[0].casting = 1
    assert cast_refused(state, actor_of(state)) is None


@pytest.mark.rule("SW-ATT-15")
def test_flight_and_concussion_take_all_power() -> None:
    state = scene(made("chief", pow=4, com=3, rank=HERO.rank), one(1, TOUGH, AHEAD))
    me = actor_of(state)
    assert value(state, me, POW) == 4
    me.bear(CONCUSSED, "next_activation")
    assert (value(state, me, POW), value(state, me, COM)) == (0, 3)
    me.shake_off(CONCUSSED)
    me.flight = FIRST_FLIGHT
    assert value(state, me, POW) == 0


# -- P1 to P5 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-18")
def test_a_spell_on_oneself_needs_no_target() -> None:
    state = scene(sorcerer("flashing_form"), one(1, TOUGH, AHEAD))
    played = casts(state, "flashing_form", [(0, 1)], [5])
    assert played.told(SpellDesignated)[0].target == -1
    assert "spherewars.spell.target" not in played.kinds


@pytest.mark.rule("SW-SPE-18", "SW-SPE-17", "SW-SPE-36", "SW-BAS-15")
def test_the_distance_is_measured_last_and_costs_the_gems() -> None:
    state = scene(SPHERE, one(1, TOUGH, (20, 29.1)), one(1, TOUGH, (20, 11)))
    played = casts(state, "lightning_sphere", [(0, 1), (0, 3)], [5, 5, 1])
    assert played.kinds[1] == "spherewars.spell.target"
    assert played.told(FeatFailed)[0].cause == "range"
    assert state.gems[0].own == 5
    assert isinstance(played.questions[1], AimFeat)
    assert played.questions[1].answers() == [2, 1]  # open measuring: those in range first
    activation_of(state).done = []
    casts(state, "lightning_sphere", [(0, 2), (0, 3)], [5, 5, 1, 6, 1])
    assert state.combatants[2].wounds == 7


@pytest.mark.rule("SW-SPE-19", "SW-SIT-20")
def test_a_spell_that_needs_sight_reaches_into_no_combat() -> None:
    state = scene(
        sorcerer("lightning_sphere", "throbbing_heart"),
        one(1, TOUGH, AHEAD),
        one(0, PLAIN, (20, 26)),
        one(1, TOUGH, (30, 20)),
    )
    row = CATALOGUE.abilities["lightning_sphere"]
    assert [target.id for target in targets_of(state, actor_of(state), row)] == [3]
    refusal = target_refused(state, actor_of(state), row, state.combatants[1])
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("spherewars.spell.not_seen", "SW-SPE-19")


@pytest.mark.rule("SW-SPE-19")
def test_partial_sight_does_no_harm() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), one(0, PLAIN, (20.6, 23)))
    casts(state, "lightning_sphere", [(0, 1)], [4, 6, 6])
    assert state.combatants[1].wounds == 5


def relocating(receiver: int, x: float, y: float, seat: int = 1) -> list[tuple[int, Any]]:
    """An order of number 2 to relocate somebody to a place, and that its owner passes afterwards."""
    order = {"order": "relocate", "issuer": 2, "receiver": receiver}
    return [(seat, order), (seat, [[receiver, [[int(x * 2500), int(y * 2500)]]]])]


@pytest.mark.rule("SW-SPE-28", "SW-SPE-20", "SW-SPE-29", "SW-SPE-31", "SW-ORD-29")
@pytest.mark.parametrize("changes", [True, False])
def test_who_has_moved_may_be_kept_or_changed(changes: bool) -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), one(1, HERO, (24, 25)))
    state.bands[1].orders = 1
    answers = [(0, 1), *relocating(1, 19, 26), (0, 2 if changes else None), (0, 2)]
    played = casts(state, "lightning_sphere", answers, [3, 3] if changes else [3, 3, 1, 1])
    assert [event.chosen for event in played.told(SpellRetargeted)] == ([True] if changes else [])
    assert played.told(SpellRolled)[0].successes == (0 if changes else 2)  # 3s are removed after a change


@pytest.mark.rule("SW-SPE-24", "SW-SPE-46")
def test_an_enemy_who_steps_between_becomes_the_target() -> None:
    state = scene(SPHERE, one(1, TOUGH, (20, 26)), one(1, HERO, (26, 22)), one(1, TOUGH, (22, 23)))
    state.bands[1].orders = 1
    played = casts(state, "lightning_sphere", [(0, 1), *relocating(3, 20, 23), (0, 2)], [3, 3, 1, 1])
    assert [(event.target, event.chosen) for event in played.told(SpellRetargeted)] == [(3, False)]
    assert played.told(DamageRolled)[0].enemy == 3
    assert played.told(SpellRolled)[0].successes == 2  # without penalty


@pytest.mark.rule("SW-SPE-24", "SW-SPE-26", "SW-SIT-20")
def test_an_enemy_in_combat_who_steps_between_cannot_be_the_target() -> None:
    state = scene(
        SPHERE,
        one(1, TOUGH, (20, 26)),
        one(1, HERO, (26, 22)),
        one(1, TOUGH, (22, 23)),
        one(0, PLAIN, (19, 23)),
        one(1, TOUGH, (14, 20)),
    )
    cast = Cast(state.combatants[0], CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    put(state.combatants[3], 20, 23)
    assert in_between(state, state.combatants[0], state.combatants[1]) == 3
    assert replaced_by(state, cast, state.combatants[1]) is None


@pytest.mark.rule("SW-SPE-26", "SW-SPE-29", "SW-SPE-37")
@pytest.mark.parametrize("changes", [True, False])
def test_a_friend_in_the_way_costs_the_target(changes: bool) -> None:
    state = scene(
        SPHERE,
        one(1, TOUGH, (20, 26)),
        one(0, HERO, (26, 22)),
        one(0, TOUGH, (22, 23)),
        one(1, TOUGH, (14, 20)),
    )
    state.bands[0].orders = 1
    answers = [(0, 1), *relocating(3, 20, 23, 0)]
    if changes:
        played = casts(state, "lightning_sphere", [*answers, (0, 4), (0, 2)], [4, 1, 1, 1])
        assert played.told(DamageRolled)[0].enemy == 4
        return
    played = casts(state, "lightning_sphere", [*answers, (0, None)], [])
    assert played.told(FeatFailed)[0].cause == "terms"
    assert state.gems[0].own == 8  # it costs no gems, but it was tried
    assert usable_spells(state, actor_of(state)) == []


def wood(x: float, y: float) -> Thing:
    return thing_of("wood", "wood", inch(x), inch(y), 0)


@pytest.mark.rule("SW-SPE-25", "SW-SPE-19")
def test_scenery_that_makes_sight_partial_leaves_the_target() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), one(1, HERO, (24, 25)), things=[wood(15, 25.5)])
    state.bands[1].orders = 1
    answers = [(0, 1), *relocating(1, 18, 25.5), (0, None), (0, 1)]
    played = casts(state, "lightning_sphere", answers, [3, 1, 1])
    assert sees(state, actor_of(state), state.combatants[1]) == PARTIAL
    assert played.told(DamageRolled)[0].enemy == 1


@pytest.mark.rule("SW-SPE-27", "SW-SPE-37")
def test_scenery_that_blocks_sight_costs_the_target() -> None:
    state = scene(SPHERE, one(1, TOUGH, (27, 27)), one(1, HERO, (30, 28)), things=[wood(20, 24.5)])
    state.bands[1].orders = 1
    answers = [(0, 1), *relocating(1, 25.6, 28.4), (0, None)]
    played = casts(state, "lightning_sphere", answers, [])
    assert sees(state, actor_of(state), state.combatants[1]) == HIDDEN
    assert played.told(FeatFailed)[0].cause == "terms"


@pytest.mark.rule("SW-SPE-26", "SW-SPE-37", "SW-SPE-29")
def test_without_another_target_the_spell_is_lost() -> None:
    state = scene(SPHERE, one(1, TOUGH, (20, 26)), one(0, HERO, (26, 22)), one(0, TOUGH, (22, 23)))
    state.bands[0].orders = 1
    played = casts(state, "lightning_sphere", relocating(3, 20, 23, 0), [])
    assert played.told(FeatFailed)[0].cause == "terms"


@pytest.mark.rule("SW-SPE-29")
def test_the_target_is_changed_once() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), one(1, HERO, (24, 25)), one(1, TOUGH, (27, 25)))
    state.bands[1].orders = 2
    order, way = relocating(1, 19, 26)
    again = [order, (1, None), way, (0, 2), *relocating(3, 28, 26), (0, 1)]
    played = casts(state, "lightning_sphere", [(0, 1), *again], [1])
    assert played.kinds.count("spherewars.spell.change") == 1


@pytest.mark.rule("SW-SPE-45", "SW-SPE-17")
def test_a_place_is_named_without_measuring() -> None:
    state = scene(sorcerer("sulphuric_fumes"), one(1, TOUGH, AHEAD))
    far = [20 * 2500, 29 * 2500]
    played = casts(state, "sulphuric_fumes", [(0, far), (0, 1)], [5])
    assert played.told(FeatFailed)[0].cause == "range"
    question = played.questions[1]
    assert isinstance(question, AimAtPlace)
    assert refusal_of(question, [-1, 0]).reason == "spherewars.spell.off_table"
    assert refusal_of(question, "there").reason == "kernel.unreadable"
    assert question.answers() == [[50000, 62500], [50000, 50000]]
    assert question.check(question.write(question.sample(Draw(3)))) is None
    activation_of(state).done = []
    casts(state, "sulphuric_fumes", [(0, [50000, 66250]), (0, 1)], [5])  # six inches from the base
    assert len(state.clouds) == 1


@pytest.mark.rule("SW-SPE-46", "SW-SPE-20")
def test_the_distance_is_taken_from_where_the_caster_then_is() -> None:
    state = scene(SPHERE, one(1, TOUGH, (20, 30)), one(0, HERO, (24, 20)))
    state.bands[0].orders = 1
    order = {"order": "relocate", "issuer": 2, "receiver": 0}
    answers = [(0, order), (0, [[0, [[50000, 55000]]]]), (0, 1)]
    assert casts(state, "lightning_sphere", answers, [5, 1, 1]).told(DamageRolled) != []


class Mist(Trait):
    """Somebody who hides further than six inches away."""

    id = "hides"

    def stays_hidden(self, state: State, me: Combatant, attacker: Combatant) -> bool:
        return True


def test_who_is_hidden_cannot_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRAITS, "hides", Mist())
    state = scene(SPHERE, one(1, TOUGH, AHEAD), one(1, TOUGH, (14, 20)))
    state.combatants[1].bear("hides", "game")
    played = casts(state, "lightning_sphere", [(0, 1), (0, 1)], [1])
    assert (played.told(TargetHidden)[0].target, played.told(SpellDesignated)[0].target) == (1, 2)
    state = scene(SPHERE, one(1, TOUGH, AHEAD))
    state.combatants[1].bear("hides", "game")
    assert casts(state, "lightning_sphere", [], []).told(FeatFailed)[0].cause == "terms"


# -- P6 to P8 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-22", "SW-SPE-02", "SW-SPE-09", "SW-MUL-11")
def test_the_most_is_the_power_and_one_for_each_other_sorcerer() -> None:
    """Sull (POW 4) with a Shaman and a Dowser: pool 8, at most 6 gems."""
    state = position(
        one(0, "sull", CENTRE), one(1, TOUGH, AHEAD), one(0, "shaman", (14, 20)), one(0, "dowser", (26, 20))
    )
    state.gems = [Gems(8), Gems()]
    cast = bet_of(state)
    assert (cast.casting.pool, cast.casting.most.amount) == (8, 6)
    question = HideGems(cast, cast.casting)
    assert question.answers() == [1, 2, 3, 4, 5, 6]
    state.combatants[2].bear(PARALYSED, "next_activation")
    assert bet_of(state).casting.most.amount == 5
    state.combatants[3].flight = FIRST_FLIGHT
    assert bet_of(state).casting.most.amount == 4


@pytest.mark.rule("SW-SPE-23")
def test_any_number_up_to_the_pool_dispels() -> None:
    """The Alliance has 9 gems and chooses 3."""
    state = scene(SPHERE, one(1, TOUGH, AHEAD), against=9)
    cast = bet_of(state)
    question = HideGems(cast, cast.dispelling)
    assert question.answers() == list(range(10))
    assert refusal_of(question, 10).reason == "spherewars.spell.pool"
    played = casts(state, "lightning_sphere", [(0, 1), (1, 3)], [5, 1, 1, 1, 1, 1])
    assert state.gems[1].total() == 6
    assert played.told(GemsShown)[0].against == 3


@pytest.mark.rule("SW-SPE-21", "SW-SPE-16", "SW-SPE-04")
def test_both_hide_their_gems_at_the_same_time() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), against=2)
    steps = concentrate(state)
    question = next(steps)
    while getattr(question, "kind", "") != "spherewars.focus.action":
        question = steps.send(None)
    sealed = steps.send("lightning_sphere")
    while not hasattr(sealed, "questions"):
        sealed = steps.send(None)
    assert [(one.kind, one.player, one.secret) for one in sealed.questions] == [
        ("spherewars.spell.cast", 0, True),
        ("spherewars.spell.dispel", 1, True),
    ]


@pytest.mark.rule("SW-SPE-16", "SW-SPE-04")
def test_a_side_without_gems_goes_through_it_with_none() -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD))
    played = casts(state, "lightning_sphere", [(0, 2)], [1, 2])
    assert "spherewars.spell.dispel" not in played.kinds
    assert state.gems[0].own == 6


@pytest.mark.rule("SW-SPE-38", "SW-SPE-04", "SW-STA-22")
@pytest.mark.parametrize("gems", [0, 5])
def test_a_false_bet_concusses_the_caster_and_costs_all_gems_shown(gems: int) -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD), against=2)
    cast = bet_of(state)
    question = HideGems(cast, cast.casting)
    assert question.check(gems) is None
    note = question.show([gems, 0]).note
    assert note is not None
    assert note.id == "spherewars.show.false_bet"  # a warning
    played = casts(state, "lightning_sphere", [(0, gems), (1, 2)], [])
    assert played.rolls == []
    assert actor_of(state).effects.has(CONCUSSED)
    assert (state.gems[0].own, state.gems[1].total()) == (max(8 - gems - 4, 0), 0)


@pytest.mark.rule("SW-SPE-38")
@pytest.mark.parametrize("answer", [-1, 9, "all", None, [1], [1, 1], 1.5, [1, "a"]])
def test_no_other_bet_is_read(answer: object) -> None:
    state = scene(SPHERE, one(1, TOUGH, AHEAD))
    cast = bet_of(state)
    assert refusal_of(HideGems(cast, cast.casting), answer).rule in ("SW-SPE-22", "-")


@pytest.mark.rule("SW-SPE-44", "SW-SPE-43", "SW-SPE-38")
def test_gems_of_a_papyrus_must_be_part_of_the_bet() -> None:
    """Pool 2, Superior Dispelling Papyrus: the bet is at least 2 and at most 4."""
    state = scene(SPHERE, one(1, TOUGH, AHEAD), gems=4, against=2)
    cast = Cast(state.combatants[0], CATALOGUE.abilities["lightning_sphere"], state.combatants[1])
    cast.dispelling.papyri = 2
    cast.casting.papyri = 1
    prepare(state, cast)
    question = HideGems(cast, cast.dispelling)
    assert question.answers() == [2, 3, 4]
    assert refusal_of(question, 1).reason == "spherewars.spell.papyrus"
    assert [cast.casting.is_false(gems) for gems in (0, 1, 5)] == [True, False, False]  # outside the maximum
    assert HideGems(cast, cast.casting).answers() == [1, 2, 3, 4, 5]


# -- P10, P11 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-30", "SW-SPE-31", "SW-SPE-32", "SW-SPE-33")
@pytest.mark.parametrize(
    ("casting", "dispelling", "lost", "found"),
    [
        ([2, 1], [], 2, 0),
        ([6, 5, 5, 4, 2, 1], [5, 5, 2], 2, 2),
        ([6, 3], [5, 4, 4], 2, 1),
        ([3, 3, 4], [], 3, 1),
        ([4, 4, 4, 4], [], 2, 3),
        ([6, 6], [6, 5], 2, 1),
        ([5], [6], 2, 0),
    ],
)
def test_successes(casting: list[int], dispelling: list[int], lost: int, found: int) -> None:
    assert successes(kept(casting, lost), kept(dispelling, 2)) == found


@pytest.mark.rule("SW-SPE-30", "SW-SPE-32")
def test_both_sides_roll_their_gems() -> None:
    """Sull's six dice against three."""
    state = scene(sorcerer("lightning_sphere", pow=6), one(1, TOUGH, AHEAD), against=3)
    dice = [6, 5, 5, 4, 2, 1, 5, 5, 2, 1, 1]
    played = casts(state, "lightning_sphere", [(0, 6), (1, 3)], dice)
    rolled = played.told(SpellRolled)[0]
    assert (rolled.casting, rolled.dispelling, rolled.successes) == ([6, 5, 5, 4, 2, 1], [5, 5, 2], 2)
    assert played.purposes[:2] == ["spherewars.dice.casting", "spherewars.dice.dispelling"]
    assert [roll.player for roll in played.rolls[:2]] == [0, 1]


@pytest.mark.rule("SW-SPE-34")
@pytest.mark.parametrize(("spell_id", "dice", "works"), [
    ("lightning_sphere", [5, 5, 4], True),
    ("incinerating_blast", [5, 1, 2], False),
    ("incinerating_blast", [5, 4, 2], True),
])  # fmt: skip
def test_fixed_successes(spell_id: str, dice: list[int], works: bool) -> None:
    state = scene(sorcerer(spell_id), one(1, TOUGH, AHEAD))
    strength = 5 if spell_id == "incinerating_blast" else 2
    played = casts(state, spell_id, [(0, 3)], dice + [1] * (strength if works else 0))
    assert (played.told(DamageRolled) != []) is works


@pytest.mark.rule("SW-SPE-30", "SW-SPE-31", "SW-SPE-32", "SW-UNC-02", "SW-UNC-04", "SW-UNC-07")
@pytest.mark.parametrize(("gems", "against", "lost"), [(3, 0, 2), (4, 2, 2), (3, 2, 3), (5, 1, 2), (2, 3, 2)])
def test_the_chances_are_those_of_the_rules(gems: int, against: int, lost: int) -> None:
    counts = [0, 0, 0, 0]
    answers = [kept(list(dice), 2) for dice in product(range(1, 7), repeat=against)]
    for dice in product(range(1, 7), repeat=gems):
        power = Power(list(dice))
        for answer in answers:
            found = (
                3
                if power.indestructible
                else 0
                if power.fails()
                else successes(kept(list(dice), lost), answer)
            )
            counts[found] += 1
    total = 6 ** (gems + against)
    assert spell(gems, against, lost + 1) == pytest.approx([count / total for count in counts])


# -- P14 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-41", "SW-ATK-02", "SW-ATT-07")
def test_spells_meet_arcane_constitution() -> None:
    """Satanor's lava spell against the Near Heart: difficulty 3."""
    state = scene(sorcerer("lava_torrent"), one(1, "near_heart", AHEAD))
    played = casts(state, "lava_torrent", [(0, 1)], [5, 6, 6])
    assert played.told(DamageRolled)[0].number.amount == 3
    assert played.told(CriticalHit)[0].critical == "brutal"
    assert value(state, state.combatants[1], CON_ARCANE) == 3


@pytest.mark.rule("SW-SPE-42", "SW-SPE-41")
def test_killing_with_a_spell_gives_no_annihilation_movement() -> None:
    state = scene(
        sorcerer("hail_of_fire"), one(1, made("frail", wounds=1), (20, 21)), one(1, TOUGH, (40, 40))
    )
    answers = [(0, [50000, 57500]), (0, 2)]
    played = casts(state, "hail_of_fire", answers, [5, 5, 6, 1])
    assert state.combatants[1].where == DEAD
    assert "spherewars.kill.move" not in played.kinds


@pytest.mark.rule("SW-WOU-11")
@pytest.mark.parametrize("spell_id", ["lightning_sphere", "confusion"])
def test_a_spell_that_works_destroys_the_ephemeral(spell_id: str) -> None:
    state = scene(sorcerer(spell_id), one(1, ASH, AHEAD), one(1, TOUGH, (40, 40)))
    casts(state, spell_id, [(0, 1), (0, 1)], [5])
    assert state.combatants[1].where == DEAD


@pytest.mark.rule("SW-SPE-39", "SW-SPE-40")
def test_a_latent_spell_ends_with_the_next_own_round() -> None:
    state = scene(sorcerer("terrifying_countenance", fur=1), one(1, TOUGH, AHEAD))
    casts(state, "terrifying_countenance", [(0, 1)], [5])
    me = actor_of(state)
    assert me.effects.has("terrifying_countenance")
    play_out(end_activation(state))
    play_out(begin_round(state, 1))
    assert me.effects.has("terrifying_countenance")
    play_out(begin_round(state, 0))
    assert not me.effects.all


@pytest.mark.rule("SW-SPE-39", "SW-STA-05")
@pytest.mark.parametrize("which", STATES)
def test_the_state_of_its_caster_ends_a_latent_spell(which: str) -> None:
    state = scene(sorcerer("misty_soul"), one(0, PLAIN, (20, 22)), one(1, TOUGH, AHEAD))
    casts(state, "misty_soul", [(0, 1), (0, 1)], [5])
    friend = state.combatants[1]
    assert friend.effects.has("misty_soul")
    friend.bear(which, "next_activation")  # that of its bearer does not
    assert friend.effects.has("misty_soul")
    assert play_out(enter_state(state, actor_of(state), which)).told(LatentEnded) != []
    assert not friend.effects.has("misty_soul")


@pytest.mark.rule("SW-MUL-12", "SW-MUL-23")
def test_a_spell_on_friends_stays_in_the_band() -> None:
    state = scene(sorcerer("misty_soul"), one(0, PLAIN, (20, 22)), one(0, PLAIN, (20, 18)))
    state.combatants[2].band = 1
    row: AbilityRow = CATALOGUE.abilities["misty_soul"]
    assert [target.id for target in targets_of(state, actor_of(state), row)] == [0, 1]
    refusal = target_refused(state, actor_of(state), row, state.combatants[2])
    assert refusal is not None
    assert refusal.rule == "SW-MUL-12"


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
