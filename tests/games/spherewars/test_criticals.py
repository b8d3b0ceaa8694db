"""CRI: brutal, deadly and perfect blows, and the exclusive criticals of the races."""

from __future__ import annotations

from typing import Any

import pytest

from dicefront.games.spherewars.rules.abilities.all import ALL_TRAITS
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.delayed import take_due
from dicefront.games.spherewars.rules.events.fighting import CriticalHit, DamageRolled, Died, Healed, Wounded
from dicefront.games.spherewars.rules.events.morale import MoraleRolled
from dicefront.games.spherewars.rules.melee import blow_of, fight
from dicefront.games.spherewars.rules.moments import CRITICAL, MOMENTS
from dicefront.games.spherewars.rules.profile import TERRIFYING, Profile
from dicefront.games.spherewars.rules.scenery import thing_of
from dicefront.games.spherewars.rules.shooting import shoot
from dicefront.games.spherewars.rules.state import NEXT_ACTIVATION, STAND, State, activation_of
from dicefront.games.spherewars.rules.states import STUNNED
from dicefront.games.spherewars.rules.subjects import DEED, DEX, FIGHT, SHOT, SPELL, Blow
from dicefront.games.spherewars.rules.wounds import hurt, roll_damage
from dicefront.games.spherewars.scenes import inch, one, position
from dicefront.kernel.effects import ACTIVATION
from dicefront.kernel.procedure import Steps
from dicefront.kernel.testing import Played, play_out
from dicefront.skirmish.space import Space
from tests.games.spherewars.profiles import PLAIN, made

S = 6
ALLIANCE = made("alliance", race="alliance", dex=3, str=3)
SCION = made("scion", race="scions_of_kurgan", dex=3, str=3)
PACK = made("pack", race="packs_of_urueh", dex=3, str=3)
HARD = made("hard", dex=2, con_mundane=5, wounds=8)


def facing(own: Profile, other: Profile = HARD, **more: Any) -> State:
    return position(one(0, own, (20, 20), **more), one(1, other, (20, 21)), one(1, PLAIN, (35, 35)))


def strike(state: State, source: int = FIGHT, touching: bool = True) -> Steps[None]:
    blow = blow_of(state, state.combatants[0], state.combatants[1], 0)
    blow.source = source
    blow.touching = touching
    yield from roll_damage(state, blow)
    yield from hurt(state, [blow])


def struck(state: State, faces: list[int], *answers: tuple[int, str], **more: Any) -> Played[None]:
    return play_out(strike(state, **more), list(answers), faces)


def test_every_race_has_its_exclusive_critical() -> None:
    known = {trait.id for trait in ALL_TRAITS if MOMENTS.is_used(CRITICAL, trait)}
    assert {race.critical.id for race in CATALOGUE.races.values()} == known


@pytest.mark.rule("SW-CRI-08", "SW-CRI-07", "SW-CRI-18")
def test_in_contact_a_striker_chooses_between_the_brutal_blow_and_that_of_his_race() -> None:
    state = facing(ALLIANCE)
    played = struck(state, [S, S, 1], (0, "brutal"))
    assert played.kinds == ["spherewars.blow.critical"]
    assert played.told(Wounded) == [Wounded(1, 3, 5)]
    assert not state.combatants[1].effects.has(STUNNED)
    played = struck(state, [S, S, 1], (0, "exclusive"))
    assert played.told(CriticalHit) == [CriticalHit(0, 1, "exclusive")]
    assert played.told(Wounded) == [Wounded(1, 2, 3)]
    assert state.combatants[1].effects.has(STUNNED)


@pytest.mark.rule("SW-CRI-08", "SW-CRI-15", "SW-CRI-17")
def test_where_only_the_brutal_blow_exists() -> None:
    for source, touching, asks in (
        (FIGHT, True, True),
        (DEED, True, True),
        (DEED, False, False),
        (SHOT, False, False),
        (SPELL, True, False),
    ):
        answers = [(0, "brutal")] if asks else []
        played = struck(facing(ALLIANCE), [S, S, 1], *answers, source=source, touching=touching)
        assert played.told(Wounded) == [Wounded(1, 3, 5)], source
    assert not struck(facing(made("other", str=3)), [S, S, 1]).questions, "it has none"


@pytest.mark.rule("SW-CRI-10")
def test_a_deadly_blow_is_not_exchanged() -> None:
    played = struck(facing(ALLIANCE), [S, S, S])
    assert not played.questions
    assert played.told(Died) == [Died(1, 0, "fight")]


def fought(state: State, faces: list[int]) -> Played[None]:
    return play_out(fight(state), [(0, 1), (0, [])] if faces[-1] == S else [(0, 1)], faces)


@pytest.mark.rule("SW-CRI-11", "SW-CRI-05")
def test_a_perfect_blow_gives_both() -> None:
    state = facing(ALLIANCE)
    played = fought(state, [S, S, 4, 5, 1, S, S, 5, 2])
    assert played.told(DamageRolled)[0].strength.amount == 4
    assert played.told(DamageRolled)[0].wounds == 3
    assert played.told(CriticalHit) == [CriticalHit(0, 1, "precise"), CriticalHit(0, 1, "perfect")]
    assert played.told(Wounded) == [Wounded(1, 4, 4)]
    assert state.combatants[1].effects.has(STUNNED)


@pytest.mark.rule("SW-CRI-11")
def test_a_deadly_perfect_blow_takes_effect_as_far_as_it_can() -> None:
    state = facing(SCION, wounds=2)
    played = fought(state, [S, S, 2, 5, 1, 1, S, S, S])
    assert played.told(Died) == [Died(1, 0, "fight")]
    assert played.told(Healed) == [Healed(0, 1, 3)]


@pytest.mark.rule("SW-CRI-11", "SW-CRI-08", "SW-SHO-34")
def test_a_precise_shot_with_two_spheres_of_damage_is_no_perfect_blow() -> None:
    """The worked example: a point of strength and a wound more; the exclusive critical is for contact."""
    archer = made("archer", race="alliance", pre=3)
    state = position(one(0, archer, (20, 20)), one(1, HARD, (20, 25)))
    state.combatants[0].ranged = [CATALOGUE.ranged["light_mechanical"]]
    activation_of(state).action = STAND
    played = play_out(shoot(state), [(0, [[0, 1]])], [S, S, 1, S, S, 1])
    assert played.told(DamageRolled)[0].strength.amount == 2 + 1
    assert played.told(CriticalHit) == [CriticalHit(0, 1, "precise"), CriticalHit(0, 1, "brutal")]
    assert played.told(Wounded) == [Wounded(1, 2 + 1, 5)]
    assert not state.combatants[1].effects.has(STUNNED)


@pytest.mark.rule("SW-CRI-14", "SW-WOU-19")
def test_a_deed_that_wounds_straight_from_its_roll_gives_no_criticals() -> None:
    state = facing(ALLIANCE)
    mantis = Blow(DEED, state.combatants[0], state.combatants[1], True)
    mantis.wounds = 2
    mantis.direct = True
    played = play_out(hurt(state, [mantis]))
    assert played.told(Wounded) == [Wounded(1, 2, 6)]
    assert not played.told(CriticalHit)


@pytest.mark.rule("SW-CRI-16", "SW-CRI-07")
def test_sulphuric_rock_calls_for_a_damage_roll_and_gives_criticals() -> None:
    state = facing(made("rock", str=4), made("victim", con_mundane=3))
    played = struck(state, [S, S, 3, 1])
    assert played.told(Wounded) == [Wounded(1, 4, 1)]


@pytest.mark.rule("SW-CRI-08", "SW-ATT-14")
def test_a_devouring_bite_heals_and_costs_dexterity() -> None:
    state = facing(SCION, wounds=3)
    played = struck(state, [S, S, 1], (0, "exclusive"))
    assert played.told(Healed) == [Healed(0, 1, 4)]
    assert value(state, state.combatants[1], DEX) == 1


@pytest.mark.rule("SW-CRI-08", "SW-PUR-01", "SW-MOR-20")
def test_feral_terror_calls_for_a_harder_morale_roll_instead_of_that_for_blood() -> None:
    adept = made("adept", race="adepts_of_malesur", dex=3, str=3, fear=TERRIFYING)
    state = facing(adept)
    faces = [5, 5, 1, 4, 1, S, S, 1]
    played = play_out(fight(state), [(0, 1), (0, "exclusive"), (0, False)], [*faces, 4])
    assert [rolled.number.amount for rolled in played.told(MoraleRolled)] == [5]
    assert state.combatants[1].fleeing
    state = facing(adept)
    played = play_out(fight(state), [(0, 1), (0, "brutal")], [*faces, S])
    assert [rolled.number.amount for rolled in played.told(MoraleRolled)] == [6]
    meek = facing(made("meek", race="adepts_of_malesur", dex=3, str=3))
    played = play_out(fight(meek), [(0, 1), (0, "exclusive")], [*faces, 5])
    assert [rolled.passed for rolled in played.told(MoraleRolled)] == [True]


@pytest.mark.rule("SW-CRI-08", "SW-WOU-18")
def test_a_burning_wound_burns_at_the_end_of_two_activations() -> None:
    state = facing(PACK)
    victim = state.combatants[1]
    struck(state, [S, S, 1], (0, "exclusive"))
    struck(state, [S, S, 1], (0, "exclusive"))
    assert [effect.value for effect in victim.effects.all] == [2], "nobody burns twice"
    wounds: list[int] = []
    left: list[list[int]] = []
    for face in (3, 4):
        victim.effects = victim.effects.prolonged(NEXT_ACTIVATION, ACTIVATION)  # A2
        play_out(take_due(state, victim), None, [face])
        wounds.append(victim.wounds)
        left.append([effect.value for effect in victim.effects.all])
    assert wounds == [3, 3]
    assert left == [[1], []]
    assert not victim.effects.all
    cool = facing(PACK, made("cool", con_mundane=5, wounds=8, universal=("red_hot",)))
    struck(cool, [S, S, 1], (0, "exclusive"))
    assert not cool.combatants[1].effects.all


@pytest.mark.rule("SW-WOU-18", "SW-CRI-08")
@pytest.mark.parametrize(("kind", "burns"), [("mire", False), ("lake", False), ("wood", True)])
def test_water_puts_a_burning_wound_out(kind: str, burns: bool) -> None:
    state = facing(PACK)
    piece = thing_of(kind, "1", inch(24), inch(22), 0.0)
    state.space = Space(state.options.width, state.options.depth, [piece])
    victim = state.combatants[1]
    victim.bear("burning", ACTIVATION, 0, 2)
    played = play_out(take_due(state, victim), None, [3] if burns else [])
    assert len(played.rolls) == burns
    assert victim.effects.has("burning") is burns, "it does not burn again on dry ground"
