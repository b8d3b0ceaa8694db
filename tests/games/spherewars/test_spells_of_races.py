"""The spells of the four races, each by what it does, and the passive abilities that belong to sorcery."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import targets_of
from dicefront.games.spherewars.rules.delayed import take_due
from dicefront.games.spherewars.rules.events.feats import Dragged
from dicefront.games.spherewars.rules.events.fighting import DamageRolled, Healed
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.events.spells import GemsLost
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.moments import TRAITS, Trait
from dicefront.games.spherewars.rules.pace import roll_pace
from dicefront.games.spherewars.rules.profile import VARIABLE
from dicefront.games.spherewars.rules.pushing import PushTo
from dicefront.games.spherewars.rules.rows import SPELL
from dicefront.games.spherewars.rules.state import (
    DEAD,
    Combatant,
    State,
    actor_of,
)
from dicefront.games.spherewars.rules.states import CONCUSSED, PARALYSED, STUNNED
from dicefront.games.spherewars.rules.subjects import (
    DEX,
    FIGHT,
    MOV,
    Blow,
    Cast,
)
from dicefront.games.spherewars.rules.wounds import die
from dicefront.games.spherewars.scenes import inch, one, where
from dicefront.kernel.draw import Draw
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.testing import play_out, refusal_of
from tests.games.spherewars.profiles import ASH, PLAIN, made
from tests.games.spherewars.sorcery import (
    AHEAD,
    RED_HOT,
    TOUGH,
    casts,
    scene,
    sorcerer,
    spot,
)

LEGION = made("legionary", factions=("legion",))


def test_every_spell_is_a_trait_and_every_trait_of_a_spell_in_the_data() -> None:
    named = [row.id for row in CATALOGUE.abilities.values() if row.use == SPELL]
    assert len(named) == 25
    assert sorted(named) == sorted(one.id for one in TRAITS.values() if one.family == "spell")


# -- spells that strike -----------------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-41", "SW-SPE-35")
@pytest.mark.parametrize(("spell", "dice", "strength"), [
    ("lightning_sphere", [5], 2), ("lava_torrent", [5], 2), ("destroying_ball", [5, 5], 4),
    ("incinerating_blast", [5, 5], 5), ("wrath_of_sull", [5, 5], 3), ("devouring_insects", [5, 5], 2),
    ("life_bane", [5], 2), ("life_bane", [5, 5], 3), ("life_bane", [5, 5, 4], 4),
])  # fmt: skip
def test_strength(spell: str, dice: list[int], strength: int) -> None:
    state = scene(sorcerer(spell), one(1, TOUGH, AHEAD))
    played = casts(state, spell, [(0, len(dice))], dice + [1] * strength)
    assert played.told(DamageRolled)[0].strength.amount == strength
    assert played.told(DamageRolled)[0].strength.parts[0].rule == "SW-SPE-41"
    assert played.told(DamageRolled)[0].number.amount == 5


@pytest.mark.parametrize(("wounded", "left"), [(True, 2), (False, 3)])
def test_wrath_of_sull_takes_a_gem_for_a_wound(wounded: bool, left: int) -> None:
    state = scene(sorcerer("wrath_of_sull"), one(1, TOUGH, AHEAD), one(1, made("mage", pow=3), (40, 40)))
    state.gems[1] = Gems(3)
    played = casts(state, "wrath_of_sull", [(0, 1), (0, 2), (1, 0)], [5, 5, 5 if wounded else 4, 1, 1])
    assert state.gems[1].own == left
    assert played.told(GemsLost) == ([GemsLost(1, 1)] if wounded else [])


@pytest.mark.rule("SW-WOU-18")
@pytest.mark.parametrize("caster_dies", [True, False])
def test_devouring_insects_bite_again(caster_dies: bool) -> None:
    state = scene(sorcerer("devouring_insects"), one(1, TOUGH, AHEAD), one(0, PLAIN, (40, 40)))
    casts(state, "devouring_insects", [(0, 2)], [5, 5, 5, 1])
    victim = state.combatants[1]
    assert victim.wounds == 7
    if caster_dies:
        play_out(die(state, Blow(FIGHT, None, state.combatants[0], True)))
    victim.effects = victim.effects.prolonged("next_activation", ACTIVATION)
    play_out(take_due(state, victim), [], [5, 1])
    assert (victim.wounds, victim.effects.all) == (6, [])


@pytest.mark.parametrize(("hurt", "asked"), [((0, 1), True), ((1,), False), ((), False)])
def test_life_bane_heals_somebody_near(hurt: tuple[int, ...], asked: bool) -> None:
    state = scene(
        sorcerer("life_bane"), one(0, PLAIN, (20, 16)), one(0, PLAIN, (20, 14)), one(1, TOUGH, AHEAD)
    )
    for number in (*hurt, 2):  # number 2 is too far away
        state.combatants[number].wounds = 3
    answers: list[tuple[int, Any]] = [(0, 3), *([(0, 1)] if asked else [])]
    played = casts(state, "life_bane", answers, [5, 5, 4, 5, 1, 1, 1])
    assert [event.combatant for event in played.told(Healed)] == ([1] if hurt else [])
    assert ("spherewars.effect.choose" in played.kinds) is asked


def test_life_bane_heals_nobody_without_a_wound_or_with_fewer_successes() -> None:
    for dice in ([5, 5, 4, 1, 1, 1, 1], [5, 5, 1, 5, 1, 1]):
        state = scene(sorcerer("life_bane"), one(1, TOUGH, AHEAD))
        state.combatants[0].wounds = 3
        assert casts(state, "life_bane", [(0, 3)], dice).told(Healed) == []


@pytest.mark.rule("SW-WOU-17", "SW-SPE-45", "SW-WOU-11", "SW-MUL-12")
def test_hail_of_fire_strikes_friend_and_enemy_but_not_the_red_hot() -> None:
    state = scene(
        sorcerer("hail_of_fire"),
        one(1, TOUGH, (20, 26)),
        one(0, PLAIN, (20, 27)),
        one(1, RED_HOT, (21.5, 25)),
        one(1, ASH, (19, 24)),
        one(1, TOUGH, (20, 29)),
    )
    answers = [(0, spot(20, 25)), (0, 2), (0, 2), (0, 4)]
    played = casts(state, "hail_of_fire", answers, [5, 5, 2, 1, 1, 1])
    assert [event.enemy for event in played.told(DamageRolled)] == [2, 1]
    assert state.combatants[2].wounds == 4
    assert state.combatants[4].where == DEAD
    assert played.kinds.count("spherewars.effect.order") == 2


@pytest.mark.rule("SW-MUL-12")
def test_hail_of_fire_spares_allies() -> None:
    state = scene(sorcerer("hail_of_fire"), one(0, PLAIN, (20, 26)), one(1, TOUGH, (40, 40)))
    state.combatants[1].band = 1
    assert casts(state, "hail_of_fire", [(0, spot(20, 26)), (0, 2)], [5, 5]).told(DamageRolled) == []


# -- spells that afflict and heal -------------------------------------------------------------------------


@pytest.mark.rule("SW-SPE-35")
@pytest.mark.parametrize(
    ("dice", "dex", "state_id"), [([5], 1, ""), ([5, 5], 2, STUNNED), ([5, 5, 4], 2, PARALYSED)]
)
def test_mindfreeze(dice: list[int], dex: int, state_id: str) -> None:
    state = scene(sorcerer("mindfreeze"), one(1, TOUGH, AHEAD))
    played = casts(state, "mindfreeze", [(0, len(dice))], dice)
    victim = state.combatants[1]
    assert value(state, victim, DEX) == dex
    assert [effect.id for effect in victim.effects.all] == [state_id or "mindfreeze"]
    assert victim.effects.all[0].until == "next_activation"
    assert played.told(MoraleRolled) == []


@pytest.mark.parametrize(("face", "stunned"), [(3, True), (4, False)])
def test_confusion(face: int, stunned: bool) -> None:
    state = scene(sorcerer("confusion"), one(1, TOUGH, AHEAD))
    casts(state, "confusion", [(0, 1)], [5, face])
    assert state.combatants[1].effects.has(STUNNED) is stunned


@pytest.mark.rule("SW-WOU-06", "SW-SPE-35")
def test_throbbing_heart_heals_the_legion() -> None:
    state = scene(
        sorcerer("throbbing_heart", factions=("legion",)),
        one(0, LEGION, (20, 22), wounds=2),
        one(0, made("hireling", factions=("mercenaries",)), (20, 18)),
        one(1, TOUGH, AHEAD),
    )
    row = CATALOGUE.abilities["throbbing_heart"]
    assert [target.id for target in targets_of(state, actor_of(state), row)] == [0, 1]
    casts(state, "throbbing_heart", [(0, 1), (0, 2)], [5, 5])
    assert state.combatants[1].wounds == 4


def test_inner_blessing_ends_all_states_and_heals() -> None:
    mage = made("mage", pow=1)
    state = scene(sorcerer("inner_blessing"), one(0, mage, (20, 22), wounds=2), one(1, TOUGH, AHEAD))
    friend = state.combatants[1]
    for which in (STUNNED, CONCUSSED):
        friend.bear(which, "next_activation")
    friend.bear("mindfreeze", "next_activation")
    casts(state, "inner_blessing", [(0, 1), (0, 1)], [5])
    assert [effect.id for effect in friend.effects.all] == ["mindfreeze"]
    assert friend.wounds == 3


# -- movement ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spell", "change", "until"), [
    ("blessing_of_the_north_wind", 2, "turn"), ("curse_of_the_north_wind", -2, "next_activation"),
    ("ice_vortex", -1, "next_activation"),
])  # fmt: skip
def test_spells_that_change_movement(spell: str, change: int, until: str) -> None:
    side = 0 if change > 0 else 1
    state = scene(sorcerer(spell), one(side, made("walker", mov=4), AHEAD), one(1, PLAIN, (40, 40)))
    targets = [(0, 1)]
    pushed = [(0, None)] if spell == "ice_vortex" else []
    casts(state, spell, [*targets, (0, 1), *pushed], [5])
    walker = state.combatants[1]
    assert value(state, walker, MOV) == 4 + change
    assert walker.effects.all[0].until == until


@pytest.mark.rule("SW-RND-01", "SW-ATT-14")
@pytest.mark.parametrize(("faces", "effects", "far"), [
    ([5, 4], ["blessing_of_the_north_wind"], 11),
    ([5, 4], ["curse_of_the_north_wind"], 7),
    ([1, 1], ["curse_of_the_north_wind", "ice_vortex"], 1),
    ([5, 4], ["curse_of_the_north_wind", "ice_vortex"], 6),
])  # fmt: skip
def test_they_change_a_random_move_as_well(faces: list[int], effects: list[str], far: int) -> None:
    state = scene(made("rider", mov=4, mov_kind=VARIABLE), one(1, TOUGH, AHEAD))
    for effect in effects:
        actor_of(state).bear(effect, "turn")
    pace = play_out(roll_pace(state, actor_of(state)), [], faces).result
    assert pace is not None
    assert pace.single.allowance(0) == inch(far)


@pytest.mark.rule("SW-MOV-33", "SW-BAS-20", "SW-DEF-16")
def test_ice_vortex_moves_an_enemy_in_a_straight_line() -> None:
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD))
    played = casts(state, "ice_vortex", [(0, 1), (0, spot(30, 25))], [5])
    assert where(state.combatants[1]) == (23, 25)
    assert played.told(Dragged)[0].combatant == 1
    assert state.combatants[1].area_lost


@pytest.mark.rule("SW-MOV-33")
def test_ice_vortex_stops_before_bases_and_never_makes_contact() -> None:
    others = [one(0, PLAIN, (22, 25)), one(1, PLAIN, (18, 25))]
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD), *others)
    cast = Cast(actor_of(state), CATALOGUE.abilities["ice_vortex"], state.combatants[1])
    question = PushTo(state, cast, state.combatants[1], inch(3))
    assert question.read(spot(30, 25))[-1].x < inch(21)  # type: ignore[index]
    assert question.read(spot(10, 25))[-1].x >= inch(19) - 25  # type: ignore[index]
    assert len(question.read(None)) == 1  # type: ignore[arg-type]
    assert refusal_of(question, "there").reason == "kernel.unreadable"
    for way in [*question.options(), question.sample(Draw(5))]:
        assert question.check(question.write(way)) is None


@pytest.mark.parametrize("seed", range(5))
def test_a_push_to_where_a_push_ends_is_the_same(seed: int) -> None:
    """Ends are rounded, and what is written is the end."""
    draw = Draw(seed)
    others = [one(draw.below(2), PLAIN, (20 + x + draw.below(90) / 100, 24.2 + x / 2)) for x in (-2, 1)]
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD), *others)
    cast = Cast(actor_of(state), CATALOGUE.abilities["ice_vortex"], state.combatants[1])
    question = PushTo(state, cast, state.combatants[1], inch(3))
    for way in [*question.options(), *[question.sample(draw) for _ in range(100)]]:
        assert question.read(question.write(way)) == way


class Rooted(Trait):
    """Nobody moves the bearer."""

    id = "rooted"

    def refuse_push(self, state: State, me: Combatant) -> bool:
        return True


@pytest.mark.rule("SW-MOV-33")
def test_who_is_rooted_is_not_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TRAITS, "rooted", Rooted())
    state = scene(sorcerer("ice_vortex"), one(1, PLAIN, AHEAD))
    state.combatants[1].bear("rooted", "game")
    assert casts(state, "ice_vortex", [(0, 1)], [5]).told(Dragged) == []
