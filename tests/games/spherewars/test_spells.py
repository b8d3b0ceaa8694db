"""SPE: spells, step list P."""

from __future__ import annotations

import pytest

from dicefront.games.spherewars.rules.activation import concentrate
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import AimFeat, target_refused, targets_of
from dicefront.games.spherewars.rules.events.feats import FeatFailed
from dicefront.games.spherewars.rules.events.fighting import DamageRolled
from dicefront.games.spherewars.rules.events.spells import (
    SpellDesignated,
    SpellRetargeted,
    SpellRolled,
    TargetHidden,
)
from dicefront.games.spherewars.rules.focus import Focus, choose_feat
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.moments import TRAITS, Trait
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.sight import in_between, sees
from dicefront.games.spherewars.rules.spells import (
    AimAtPlace,
    cast_refused,
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
    STUNNED,
)
from dicefront.games.spherewars.rules.subjects import COM, POW, Cast
from dicefront.games.spherewars.scenes import inch, one, put
from dicefront.kernel.draw import Draw
from dicefront.kernel.testing import play_out, refusal_of
from dicefront.skirmish.space import Thing
from dicefront.tabletop.sight import HIDDEN, PARTIAL
from tests.games.spherewars.carrying import hero
from tests.games.spherewars.profiles import HERO, PLAIN, made
from tests.games.spherewars.sorcery import (
    AHEAD,
    SPHERE,
    TOUGH,
    bet_of,
    casts,
    relocating,
    scene,
    sorcerer,
)

HELPER = made("helper", pow=1)


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
