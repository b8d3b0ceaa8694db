"""SPE, LIS P: gems bet on a spell and against it, the roll, and what a spell then does."""

from __future__ import annotations

from itertools import product

import pytest

from dicefront.games.spherewars.rules.activation import concentrate, end_activation
from dicefront.games.spherewars.rules.attributes import value
from dicefront.games.spherewars.rules.bets import HideGems, kept, prepare, successes
from dicefront.games.spherewars.rules.catalogue import CATALOGUE
from dicefront.games.spherewars.rules.deeds import target_refused, targets_of
from dicefront.games.spherewars.rules.events.fighting import CriticalHit, DamageRolled
from dicefront.games.spherewars.rules.events.spells import (
    GemsShown,
    LatentEnded,
    SpellRolled,
)
from dicefront.games.spherewars.rules.gems import Gems
from dicefront.games.spherewars.rules.power import Power
from dicefront.games.spherewars.rules.rows import AbilityRow
from dicefront.games.spherewars.rules.shelter import is_in_deep
from dicefront.games.spherewars.rules.spell_chances import spell
from dicefront.games.spherewars.rules.state import (
    DEAD,
    FIRST_FLIGHT,
    actor_of,
)
from dicefront.games.spherewars.rules.states import (
    CONCUSSED,
    PARALYSED,
    STATES,
    enter_state,
)
from dicefront.games.spherewars.rules.subjects import CON_ARCANE, Cast
from dicefront.games.spherewars.rules.turn import begin_round
from dicefront.games.spherewars.scenes import one, piece, position
from dicefront.kernel.testing import play_out, refusal_of
from tests.games.spherewars.profiles import ASH, PLAIN, made
from tests.games.spherewars.sorcery import (
    AHEAD,
    CENTRE,
    SPHERE,
    TOUGH,
    bet_of,
    casts,
    scene,
    sorcerer,
)

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


@pytest.mark.rule("SW-SPE-22", "SW-SPE-14", "SW-SCN-26")
def test_who_is_concussed_lends_no_gem_and_who_stands_in_deep_water_does() -> None:
    others = [one(0, "shaman", (10, 20)), one(0, "dowser", (30, 20))]
    state = position(
        one(0, "sull", CENTRE), one(1, TOUGH, AHEAD), *others, things=[piece("lake", (30, 20), 90)]
    )
    state.gems = [Gems(8), Gems()]
    assert is_in_deep(state, state.combatants[3])
    assert bet_of(state).casting.most.amount == 6
    state.combatants[2].bear(CONCUSSED, "next_activation")
    assert bet_of(state).casting.most.amount == 5


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
